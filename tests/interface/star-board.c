/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "star-board.h"

#include "adc-battles.h"
#include "adc-driver.h"
#include "adc-language.h"
#include "adc-library-loader.h"
#include "adc-star-board.h"
#include "adc-star-card-picker.h"
#include "adc-star-piece-entry.h"
#include "adc-star-side-header.h"
#include "widgets.h"

#include <adwaita.h>
#include <glib/gstdio.h>

static void
create_window (Star *star)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  g_autoptr(GPtrArray) panels = NULL;

  star->board = ADC_BOARD (adc_star_board_new ());
  adc_board_set_completions (star->board, star->completions);
  adc_board_set_session (star->board, star->session);
  panels = adc_board_list_panels (star->board);
  star->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_box_append (GTK_BOX (star->box), GTK_WIDGET (star->board));
  for (guint i = 0; i < panels->len; i++)
    gtk_box_append (GTK_BOX (star->box), panels->pdata[i]);

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), star->box);
  star->window = adw_window_new ();
  adw_window_set_content (ADW_WINDOW (star->window), scroller);
  gtk_window_set_default_size (GTK_WINDOW (star->window), 900, 900);
  gtk_window_present (GTK_WINDOW (star->window));
}

static void
set_up (Star *star, gconstpointer name)
{
  g_autoptr(AdcScenario) scenario = NULL;

  adc_language_set_current ("en");
  star->library = adc_library_load (NULL);
  star->game = adc_library_get_game (star->library, "starcraft");
  star->path = g_build_filename (g_get_tmp_dir (), "adc-test-star-board.xml", NULL);
  star->completions = adc_completions_new (star->path);
  adc_completions_attach (star->completions, star->library);
  scenario = name != NULL ? adc_driver_load_battle (star->game, name)
                          : adc_battles_create_empty (star->game);
  star->session = adc_battle_session_new (star->game, scenario);
  create_window (star);
  star_settle (star);
}

static void
tear_down (Star *star, gconstpointer name G_GNUC_UNUSED)
{
  gpointer box = star->box;

  g_object_add_weak_pointer (box, &box);
  g_object_ref (star->board);
  gtk_window_destroy (GTK_WINDOW (star->window));
  g_assert_finalize_object (star->board);
  g_assert_null (box);
  adc_battle_session_cancel (star->session);
  g_object_unref (star->session);
  adc_completions_flush (star->completions);
  g_assert_finalize_object (star->completions);
  g_unlink (star->path);
  g_free (star->path);
  g_object_unref (star->library);
}

void
star_settle (Star *star)
{
  adc_driver_settle_window (star->window);
}

static gboolean
is_answered (gpointer session)
{
  return adc_battle_session_get_progress (session) < 0;
}

void
star_wait (Star *star)
{
  adc_driver_wait (is_answered, star->session);
  star_settle (star);
}

AdcScenario *
star_get_scenario (Star *star)
{
  return adc_battle_session_get_scenario (star->session);
}

const char *
star_get_place (Star *star, const char *force)
{
  const AdcScenarioForce *found = adc_scenario_find_force (star_get_scenario (star), force, NULL);

  g_assert_nonnull (found);
  return found->place != NULL ? found->place : "";
}

guint
star_count (Star *star, const char *side, const char *place)
{
  const AdcScenarioSide *found = adc_scenario_find_side (star_get_scenario (star), side);
  guint n = 0;

  for (guint i = 0; i < found->forces->len; i++)
    n += g_strcmp0 (((AdcScenarioForce *) found->forces->pdata[i])->place, place) == 0;

  return n;
}

const char *
star_find_force (Star *star, const char *side, const char *place, const char *unit)
{
  const AdcScenarioSide *found = adc_scenario_find_side (star_get_scenario (star), side);

  for (guint i = 0; i < found->forces->len; i++) {
    const AdcScenarioForce *force = found->forces->pdata[i];

    if ((place == NULL || g_strcmp0 (force->place, place) == 0) &&
        (unit == NULL || g_strcmp0 (force->unit, unit) == 0))
      return force->id;
  }

  return NULL;
}

gboolean
star_is_legal (Star *star)
{
  return adc_battle_session_get_battle (star->session) != NULL &&
         !adc_faults_forbid (adc_battle_session_get_faults (star->session), 0);
}

static void
type_name (GtkWidget *inside, const char *text)
{
  GtkWidget *field = widget_find (inside, ADC_TYPE_NAME_ENTRY);

  g_assert_true (gtk_widget_grab_focus (field));
  widget_enter (adc_name_entry_get_field (ADC_NAME_ENTRY (field)), text);
}

static gboolean
is_header_of (GtkWidget *widget, gconstpointer side)
{
  return ADC_IS_STAR_SIDE_HEADER (widget) &&
         adc_star_side_header_get_side (ADC_STAR_SIDE_HEADER (widget)) == GPOINTER_TO_UINT (side);
}

void
star_add_unit (Star *star, guint side, const char *text)
{
  type_name (widget_find_if (star->box, is_header_of, GUINT_TO_POINTER (side)), text);
}

typedef struct {
  guint           side;
  AdcStarSpotKind kind;
} PilePlace;

static gboolean
is_pile_at (GtkWidget *widget, gconstpointer data)
{
  const PilePlace *place = data;

  return ADC_IS_STAR_PILE (widget) &&
         adc_star_pile_get_side (ADC_STAR_PILE (widget)) == place->side &&
         adc_star_pile_get_kind (ADC_STAR_PILE (widget)) == place->kind;
}

AdcStarPile *
star_get_pile (Star *star, guint side, AdcStarSpotKind kind)
{
  const PilePlace place = { side, kind };

  return ADC_STAR_PILE (widget_find_if (star->box, is_pile_at, &place));
}

void
star_add_card (Star *star, guint side, AdcStarSpotKind pile, const char *text)
{
  type_name (GTK_WIDGET (star_get_pile (star, side, pile)), text);
}

static gboolean
is_chip_of (GtkWidget *widget, gconstpointer force)
{
  return ADC_IS_STAR_UNIT_CHIP (widget) &&
         g_strcmp0 (adc_star_unit_chip_get_force (ADC_STAR_UNIT_CHIP (widget)), force) == 0;
}

AdcStarUnitChip *
star_get_chip (Star *star, const char *force)
{
  GtkWidget *chip = widget_find_if (star->box, is_chip_of, force);

  g_assert_nonnull (chip);
  return ADC_STAR_UNIT_CHIP (chip);
}

gboolean
star_press_on (Star *star, const char *force, guint key, GdkModifierType state)
{
  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (star_get_chip (star, force))));
  return widget_press_key (widget_get_child (star->board, "content"), key, state);
}

void
star_close_menu (Star *star)
{
  gtk_popover_popdown (
    GTK_POPOVER (widget_find (GTK_WIDGET (star->board), GTK_TYPE_POPOVER_MENU)));
}

const char *
star_get_focus (Star *star)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (star->window));

  return ADC_IS_STAR_UNIT_CHIP (focus)
           ? adc_star_unit_chip_get_force (ADC_STAR_UNIT_CHIP (focus))
           : NULL;
}

typedef struct {
  guint       side;
  AdcStarSpot spot;
} SlotPlace;

static gboolean
is_slot_at (GtkWidget *widget, gconstpointer data)
{
  const SlotPlace *place = data;

  return ADC_IS_STAR_CARD_SLOT (widget) &&
         adc_star_card_slot_get_side (ADC_STAR_CARD_SLOT (widget)) == place->side &&
         adc_star_spot_equal (adc_star_card_slot_get_spot (ADC_STAR_CARD_SLOT (widget)),
                              place->spot);
}

AdcStarCardSlot *
star_get_slot (Star *star, guint side, const char *text)
{
  const SlotPlace place = { side, adc_star_spot_parse (text) };
  GtkWidget *slot = widget_find_if (star->box, is_slot_at, &place);

  g_assert_nonnull (slot);
  return ADC_STAR_CARD_SLOT (slot);
}

void
star_choose_card (Star *star, guint side, const char *place, const char *text)
{
  GtkWidget *picker = widget_find (GTK_WIDGET (star->board), ADC_TYPE_STAR_CARD_PICKER);
  GtkWidget *search;

  g_signal_emit_by_name (star_get_slot (star, side, place), "clicked");
  g_assert_true (gtk_widget_get_visible (picker));
  search = widget_find (picker, GTK_TYPE_SEARCH_ENTRY);
  widget_enter (search, text);
  g_assert_false (gtk_widget_get_visible (picker));
}

gboolean
star_shows (Star *star, const char *text)
{
  return widget_says (star->box, text);
}

GtkWidget *
star_find_button (Star *star, const char *label)
{
  return widget_find_shown_button (star->box, label);
}

int
star_run (int argc, char *argv[], const StarTest *tests, guint n_tests)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  for (guint i = 0; i < n_tests; i++)
    g_test_add (tests[i].path, Star, tests[i].scenario, set_up, tests[i].function, tear_down);

  return g_test_run ();
}
