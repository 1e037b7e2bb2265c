/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "buck-board.h"

#include "adc-battles.h"
#include "adc-buck-board.h"
#include "adc-driver.h"
#include "adc-language.h"
#include "adc-library-loader.h"
#include "widgets.h"

#include <adwaita.h>
#include <glib/gstdio.h>

static void
set_up (Buck *buck, gconstpointer name)
{
  GtkWidget *scroller;
  g_autoptr(AdcScenario) scenario = NULL;
  g_autoptr(GPtrArray) problems = NULL;

  adc_language_set_current ("en");
  buck->library = adc_library_load (&problems);
  buck->game = adc_library_get_game (buck->library, "buck-rogers");
  buck->path = g_build_filename (g_get_tmp_dir (), "adc-test-buck-board.xml", NULL);
  buck->completions = adc_completions_new (buck->path);
  adc_completions_attach (buck->completions, buck->library);
  scenario = name != NULL ? adc_driver_load_battle (buck->game, name)
                          : adc_battles_create_empty (buck->game);
  buck->session = adc_battle_session_new (buck->game, scenario);

  buck->board = ADC_BOARD (adc_buck_board_new ());
  adc_board_set_completions (buck->board, buck->completions);
  adc_board_set_session (buck->board, buck->session);
  buck->table = ADC_BUCK_COMBAT_TABLE (
    widget_find (GTK_WIDGET (buck->board), ADC_TYPE_BUCK_COMBAT_TABLE));
  buck->window = adw_window_new ();
  scroller = gtk_scrolled_window_new (); /* higher than a screen, as in the view */
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (buck->board));
  adw_window_set_content (ADW_WINDOW (buck->window), scroller);
  gtk_window_set_default_size (GTK_WINDOW (buck->window), 900, 900);
  gtk_window_present (GTK_WINDOW (buck->window));
  buck_settle (buck);
}

static void
tear_down (Buck *buck, gconstpointer name G_GNUC_UNUSED)
{
  g_object_ref (buck->board);
  gtk_window_destroy (GTK_WINDOW (buck->window));
  g_assert_finalize_object (buck->board);
  adc_battle_session_cancel (buck->session);
  g_object_unref (buck->session);
  adc_completions_flush (buck->completions);
  g_assert_finalize_object (buck->completions);
  g_unlink (buck->path);
  g_free (buck->path);
  g_object_unref (buck->library);
}

void
buck_settle (Buck *buck)
{
  adc_driver_settle_window (buck->window);
}

AdcScenario *
buck_get_scenario (Buck *buck)
{
  return adc_battle_session_get_scenario (buck->session);
}

const char *
buck_get_setting (Buck *buck, const char *side, const char *name)
{
  AdcScenario *scenario = buck_get_scenario (buck);

  return adc_settings_get (side != NULL ? adc_scenario_find_side (scenario, side)->settings
                                        : adc_scenario_get_settings (scenario),
                           name, NULL);
}

void
buck_assert_count (Buck *buck, const char *side, const char *unit, const char *place, guint count)
{
  const AdcScenarioSide *found = adc_scenario_find_side (buck_get_scenario (buck), side);

  g_assert_nonnull (found);
  g_assert_cmpuint (adc_buck_slot_count (adc_buck_slot_find (unit, place), found), ==, count);
}

void
buck_assert_order (Buck *buck, const char *sides)
{
  GPtrArray *all = adc_scenario_get_sides (buck_get_scenario (buck));
  g_autoptr(GString) order = g_string_new (NULL);

  for (guint i = 0; i < all->len; i++)
    g_string_append_printf (order, "%s%s", i > 0 ? " " : "",
                            ((AdcScenarioSide *) all->pdata[i])->id);
  g_assert_cmpstr (order->str, ==, sides);
}

static gboolean
is_panel_of (GtkWidget *widget, gconstpointer side)
{
  return ADC_IS_BUCK_SIDE_PANEL (widget) &&
         g_strcmp0 (adc_buck_side_panel_get_side (ADC_BUCK_SIDE_PANEL (widget)), side) == 0;
}

AdcBuckSidePanel *
buck_get_panel (Buck *buck, const char *side)
{
  GtkWidget *panel = widget_find_if (GTK_WIDGET (buck->board), is_panel_of, side);

  g_assert_nonnull (panel);
  return ADC_BUCK_SIDE_PANEL (panel);
}

AdcBuckPieceRow *
buck_get_row (Buck *buck, const char *side, const char *unit, const char *place)
{
  GtkWidget *row = gtk_widget_get_first_child (widget_get_child (buck_get_panel (buck, side),
                                                                 "rows"));

  while (adc_buck_piece_row_get_slot (ADC_BUCK_PIECE_ROW (row)) != adc_buck_slot_find (unit, place))
    row = gtk_widget_get_next_sibling (row);
  return ADC_BUCK_PIECE_ROW (row);
}

static gboolean
has_keys (GtkWidget *widget)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr(GObject) controller = g_list_model_get_item (controllers, i);

    if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
      return TRUE;
  }

  return FALSE;
}

gboolean
buck_press (Buck *buck, guint key, GdkModifierType state)
{
  GtkWidget *widget = gtk_root_get_focus (GTK_ROOT (buck->window));

  g_assert_nonnull (widget);
  for (; widget != NULL && widget != buck->window; widget = gtk_widget_get_parent (widget))
    if (has_keys (widget) && widget_press_key (widget, key, state))
      return TRUE;

  return FALSE;
}

gboolean
buck_press_on (Buck *buck, const char *side, const char *unit, guint key)
{
  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (buck_get_row (buck, side, unit, "zone"))));
  return buck_press (buck, key, 0);
}

void
buck_type (Buck *buck, const char *digits)
{
  for (const char *digit = digits; *digit != '\0'; digit++)
    g_assert_true (buck_press (buck, gdk_unicode_to_keyval (*digit), 0));
}

const char *
buck_get_focus (Buck *buck)
{
  static char name[64];
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (buck->window));
  const AdcBuckSlot *slot;
  GtkWidget *panel;

  if (!ADC_IS_BUCK_PIECE_ROW (focus))
    return NULL;

  slot = adc_buck_piece_row_get_slot (ADC_BUCK_PIECE_ROW (focus));
  panel = gtk_widget_get_ancestor (focus, ADC_TYPE_BUCK_SIDE_PANEL);
  g_snprintf (name, sizeof name, "%s %s %s",
              adc_buck_side_panel_get_side (ADC_BUCK_SIDE_PANEL (panel)), slot->unit, slot->place);
  return name;
}

void
buck_choose (Buck *buck, const char *side, const char *setting, guint line)
{
  GtkWidget *field = widget_find_option (GTK_WIDGET (buck->board), side, setting);

  g_assert_nonnull (field);
  g_assert_true (gtk_widget_get_visible (field));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (widget_find (field, GTK_TYPE_DROP_DOWN)), line);
}

int
buck_run (int argc, char *argv[], const BuckTest *tests, guint n_tests)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  for (guint i = 0; i < n_tests; i++)
    g_test_add (tests[i].path, Buck, tests[i].scenario, set_up, tests[i].function, tear_down);

  return g_test_run ();
}
