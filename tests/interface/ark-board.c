/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "ark-board.h"

#include "adc-ark-board.h"
#include "adc-battles.h"
#include "adc-driver.h"
#include "adc-language.h"
#include "adc-library-loader.h"
#include "adc-mends.h"
#include "widgets.h"

#include <adwaita.h>
#include <glib/gstdio.h>

/* What the view around the board does. */
static void
ask_value_cb (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter, gpointer board)
{
  const char *force, *stat;

  g_variant_get (parameter, "(&s&s)", &force, &stat);
  adc_board_ask_value (board, force, stat);
}

static void
add_actions (Ark *ark)
{
  static const GActionEntry actions[] = { { .name = "ask-value", .activate = ask_value_cb,
                                            .parameter_type = "(ss)" } };
  g_autoptr(GSimpleActionGroup) group = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (group), actions, G_N_ELEMENTS (actions),
                                   ark->board);
  gtk_widget_insert_action_group (ark->window, "battle", G_ACTION_GROUP (group));
}

static void
create_window (Ark *ark)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  g_autoptr(GPtrArray) panels = NULL;

  adc_mends_install ();
  ark->board = ADC_BOARD (adc_ark_board_new ());
  adc_board_set_completions (ark->board, ark->completions);
  adc_board_set_session (ark->board, ark->session);
  panels = adc_board_list_panels (ark->board);
  ark->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_box_append (GTK_BOX (ark->box), GTK_WIDGET (ark->board));
  for (guint i = 0; i < panels->len; i++)
    gtk_box_append (GTK_BOX (ark->box), panels->pdata[i]);

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), ark->box);
  ark->window = adw_window_new ();
  adw_window_set_content (ADW_WINDOW (ark->window), scroller);
  gtk_window_set_default_size (GTK_WINDOW (ark->window), 900, 900);
  add_actions (ark);
  gtk_window_present (GTK_WINDOW (ark->window));
}

static void
set_up (Ark *ark, gconstpointer name)
{
  g_autoptr(AdcScenario) scenario = NULL;

  adc_language_set_current ("en");
  ark->library = adc_library_load (NULL);
  ark->game = adc_library_get_game (ark->library, "ark");
  ark->path = g_build_filename (g_get_tmp_dir (), "adc-test-ark-board.xml", NULL);
  ark->completions = adc_completions_new (ark->path);
  adc_completions_attach (ark->completions, ark->library);
  scenario = name != NULL ? adc_driver_load_battle (ark->game, name)
                          : adc_battles_create_empty (ark->game);
  ark->session = adc_battle_session_new (ark->game, scenario);
  create_window (ark);
  ark_settle (ark);
}

static gboolean
is_answered (gpointer session)
{
  return adc_battle_session_get_progress (session) < 0;
}

static void
tear_down (Ark *ark, gconstpointer name G_GNUC_UNUSED)
{
  gpointer box = ark->box;

  g_object_add_weak_pointer (box, &box);
  g_object_ref (ark->board);
  gtk_window_destroy (GTK_WINDOW (ark->window));
  g_assert_finalize_object (ark->board);
  g_assert_null (box);
  adc_driver_wait (is_answered, ark->session);
  g_assert_finalize_object (ark->session);
  adc_completions_flush (ark->completions);
  g_assert_finalize_object (ark->completions);
  g_unlink (ark->path);
  g_free (ark->path);
  g_object_unref (ark->library);
}

void
ark_settle (Ark *ark)
{
  adc_driver_settle_window (ark->window);
}

AdcScenario *
ark_get_scenario (Ark *ark)
{
  return adc_battle_session_get_scenario (ark->session);
}

AdcScenarioSide *
ark_get_side (Ark *ark, const char *side)
{
  AdcScenarioSide *found = adc_scenario_find_side (ark_get_scenario (ark), side);

  g_assert_nonnull (found);
  return found;
}

const char *
ark_get_setting (Ark *ark, const char *side, const char *setting)
{
  return adc_settings_get (side != NULL ? ark_get_side (ark, side)->settings
                                        : adc_scenario_get_settings (ark_get_scenario (ark)),
                           setting, NULL);
}

gboolean
ark_is_at (Ark *ark, const char *force, const char *place)
{
  const AdcScenarioForce *found = adc_scenario_find_force (ark_get_scenario (ark), force, NULL);

  return found != NULL && g_strcmp0 (found->place, place) == 0;
}

const char *
ark_find_force (Ark *ark, const char *side, const char *place, const char *unit)
{
  const AdcScenarioSide *found = ark_get_side (ark, side);

  for (guint i = 0; i < found->forces->len; i++) {
    const AdcScenarioForce *force = found->forces->pdata[i];

    if (g_strcmp0 (force->place, place) == 0 && g_strcmp0 (force->unit, unit) == 0)
      return force->id;
  }

  return NULL;
}

static gboolean
is_named (GtkWidget *widget, gconstpointer name)
{
  g_autofree char *difference = NULL;

  /* A label is called what it says: what it stands beside is meant. */
  if (!gtk_widget_get_mapped (widget) || GTK_IS_LABEL (widget) ||
      !gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL))
    return FALSE;

  difference = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget),
                                                   GTK_ACCESSIBLE_PROPERTY_LABEL, name);
  return difference == NULL;
}

GtkWidget *
ark_find_named (Ark *ark, const char *label)
{
  return widget_find_if (ark->box, is_named, label);
}

AdcArkNumber *
ark_find_number (Ark *ark, const char *label)
{
  GtkWidget *found = ark_find_named (ark, label);

  return found != NULL ? ADC_ARK_NUMBER (gtk_widget_get_ancestor (found, ADC_TYPE_ARK_NUMBER))
                       : NULL;
}

void
ark_set_number (Ark *ark, const char *label, int value)
{
  GtkWidget *spin = ark_find_named (ark, label);

  if (spin == NULL)
    g_error ("there is no “%s”", label);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), value);
  ark_settle (ark);
}

GtkWidget *
ark_find_button (Ark *ark, const char *label)
{
  return widget_find_shown_button (ark->box, label);
}

AdcArkGrid *
ark_get_grid (Ark *ark)
{
  return ADC_ARK_GRID (widget_find (ark->box, ADC_TYPE_ARK_GRID));
}

gboolean
ark_shows (Ark *ark, const char *text)
{
  return widget_says (ark->box, text);
}

int
ark_run (int argc, char *argv[], const ArkTest *tests, guint n_tests)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  for (guint i = 0; i < n_tests; i++)
    g_test_add (tests[i].path, Ark, tests[i].scenario, set_up, tests[i].function, tear_down);

  return g_test_run ();
}
