/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How far it is over the map, and the voyages that are examples. */

#include "map-window.h"

#include "adc-mobility.h"
#include "adc-zone-button.h"
#include "adc-zone-entry.h"
#include "widgets.h"

static void
ask (const char *from, const char *to)
{
  map_type (map_get_part ("journey_panel", "from_entry"), from);
  map_type (map_get_part ("journey_panel", "to_entry"), to);
}

static const char *
get_answer (void)
{
  return gtk_label_get_label (map_get_part ("journey_panel", "result"));
}

static void
choose_unit (const char *id)
{
  GListModel *units = adc_map_plan_get_units (map_get_plan ());

  for (guint i = 0; i < g_list_model_get_n_items (units); i++) {
    g_autoptr(AdcEntry) unit = g_list_model_get_item (units, i);

    if (g_str_equal (adc_entry_get_id (unit), id)) {
      gtk_drop_down_set_selected (map_get_part ("journey_panel", "unit_drop_down"), i);
      return;
    }
  }
  g_assert_not_reached ();
}

/* Only what moves can be chosen, and what goes everywhere is chosen first. */
static void
test_units (void)
{
  GListModel *units = adc_map_plan_get_units (map_get_plan ());
  GtkDropDown *drop_down = map_get_part ("journey_panel", "unit_drop_down");
  GListModel *titles = gtk_drop_down_get_model (drop_down);
  g_autoptr(GtkStringObject) first = g_list_model_get_item (titles, 0);

  g_assert_cmpuint (g_list_model_get_n_items (units), ==, 6);
  g_assert_cmpuint (g_list_model_get_n_items (titles), ==, 6);
  g_assert_cmpstr (gtk_string_object_get_string (first), ==, "Trooper (1 zone a turn)");
  g_assert_cmpstr (adc_entry_get_id (ADC_ENTRY (adc_map_plan_get_unit (map_get_plan ()))), ==,
                   "fighter");
  choose_unit ("battler");
  g_assert_cmpstr (adc_entry_get_id (ADC_ENTRY (adc_map_plan_get_unit (map_get_plan ()))), ==,
                   "battler");
  choose_unit ("fighter");
}

static void
test_known (void)
{
  static const struct {
    const char *from, *to, *unit;
    guint       turn;
    const char *answer;
    const char *legs; /* what is listed below it */
  } cases[] = {
    { "Thule", "Deimos", "fighter", 0, "2 turns, 7 zones",
      "Thule Orbit, Asteroid Orbit 19, Trans-Mars Orbit 19, Mars Orbit 9, Mars Orbit 10, "
      "Far Mars Orbit, Deimos" },
    { "Deimos", "Near Mars Orbit", "fighter", 1, "1 turn, 2 zones",
      "Far Mars Orbit, Near Mars Orbit" },
    { "Pavonis", "Far Mars Orbit", "fighter", 1, "1 turn, 2 zones",
      "Space Elevator, Far Mars Orbit" },
    { "American Regency", "African Regency", "trooper", 1, "2 turns, 2 zones",
      "Eurasian Regency, African Regency" },
    { "Bach", "Bach", "fighter", 7, "Already there", "" },
    { "Bach", "Tycho", "gennie", 1, "There is no way for this unit: Gennie.", "" },
    { "Tycho", "Near Moon Orbit", "battler", 1, "There is no way for this unit: Battler.", "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *legs = NULL;

    map_set_turn (cases[i].turn);
    choose_unit (cases[i].unit);
    ask (cases[i].from, cases[i].to);
    legs = map_dup_zones (map_get_part ("journey_panel", "legs"));
    g_assert_cmpstr (get_answer (), ==, cases[i].answer);
    g_assert_cmpstr (legs, ==, cases[i].legs);
  }
}

/* A unit goes as far as the user says. */
static void
test_completed (void)
{
  AdcGame *game = adc_map_plan_get_game (map_get_plan ());
  AdcPiece *fighter = ADC_PIECE (adc_game_lookup (game, "fighter"));
  GListModel *units = adc_map_plan_get_units (map_get_plan ());

  choose_unit ("fighter");
  ask ("Thule", "Deimos");
  g_assert_cmpstr (get_answer (), ==, "2 turns, 7 zones");
  adc_piece_set_user_value (fighter, "moves", "9");
  g_assert_cmpstr (get_answer (), ==, "1 turn, 6 zones");
  adc_piece_set_user_value (fighter, "moves", "0");
  g_assert_cmpuint (g_list_model_get_n_items (units), ==, 5);
  g_assert_true (adc_map_plan_get_unit (map_get_plan ()) == adc_game_get_traveller (game));
  g_assert_true (adc_map_plan_get_unit (map_get_plan ()) != fighter);
  adc_piece_set_user_value (fighter, "moves", NULL);
  g_assert_cmpuint (g_list_model_get_n_items (units), ==, 6);
}

/* Turn by turn, and when it leaves later. */
static void
test_turns (void)
{
  gpointer panel = map_get_child ("journey_panel");
  AdcGame *game = adc_map_plan_get_game (map_get_plan ());
  AdcPiece *fighter = ADC_PIECE (adc_game_lookup (game, "fighter"));

  choose_unit ("fighter");
  ask ("Thule", "Deimos");
  map_assert_text (panel, "Set-up | Thule Orbit | 1 | Asteroid Orbit 19 | 2");
  map_assert_text (panel, "Turn 1 | Mars Orbit 10 | 5 | Far Mars Orbit | 6 | Deimos | 7");
  map_assert_text (panel, "Leaving: Set-up | 2 turns, 7 zones | Leaving: Turn 1 | 2 turns, 7 zones");
  map_assert_text (panel, "Leaving: Turn 2 | 2 turns, 8 zones | Leaving: Turn 3 | 2 turns, 8 zones");
  map_assert_text (panel, "They come from: Public port of the game, to be checked on the board.");

  /* Who has but one move lets the planet come. */
  adc_piece_set_user_value (fighter, "moves", "1");
  map_set_turn (1);
  ask ("Mars Orbit 11", "Far Mars Orbit");
  map_assert_text (panel, "2 turns, 1 zone | Turn 1 | It waits where it is. | Turn 2 | "
                          "Far Mars Orbit | 1");
  adc_piece_set_user_value (fighter, "moves", NULL);
}

static void
test_here (void)
{
  gpointer panel = map_get_child ("journey_panel");

  choose_unit ("fighter");
  g_assert_cmpstr (get_answer (), ==, "Say where the journey starts and where it ends.");
  g_assert_false (gtk_widget_get_sensitive (map_get_part ("journey_panel", "swap_button")));
  map_open ("zone/pavonis");
  g_signal_emit_by_name (map_get_part ("zone_panel", "from_button"), "clicked");
  g_assert_cmpstr (get_answer (), ==, "What can be reached this turn is marked on the map.");
  map_open ("zone/deimos");
  g_signal_emit_by_name (map_get_part ("zone_panel", "to_button"), "clicked");
  g_assert_cmpstr (get_answer (), ==, "1 turn, 3 zones");

  g_signal_emit_by_name (map_get_part ("journey_panel", "swap_button"), "clicked");
  g_assert_true (adc_map_plan_get_from (map_get_plan ()) == map_get_zone ("deimos"));
  adc_driver_settle ();
  map_assert_text (panel, "Far Mars Orbit | 1 | Space Elevator | 2 | Pavonis | 3");

  /* An emptied field takes the question back. */
  map_type (map_get_part ("journey_panel", "to_entry"), "");
  g_assert_null (adc_map_plan_get_to (map_get_plan ()));
  g_assert_cmpuint (adc_map_plan_get_route (map_get_plan ())->len, ==, 0);

  /* From the keyboard of the map. */
  map_open ("map/mars-orbit-3");
  map_press (GDK_KEY_f);
  map_press (GDK_KEY_Left);
  map_press (GDK_KEY_t);
  g_assert_cmpstr (get_answer (), ==, "1 turn, 1 zone");
}

static gboolean
has_class (gpointer inside, const char *zone, const char *name)
{
  for (GtkWidget *child = gtk_widget_get_first_child (inside); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    if (ADC_IS_ZONE_BUTTON (child) &&
        adc_zone_button_get_zone (ADC_ZONE_BUTTON (child)) == map_get_zone (zone) &&
        gtk_widget_has_css_class (gtk_widget_get_first_child (child), name))
      return TRUE;
    if (has_class (child, zone, name))
      return TRUE;
  }

  return FALSE;
}

/* The chart of the body shows the way, what is within reach, and what is next to the zone shown. */
static void
test_marks (void)
{
  gpointer chart = map_get_child ("body_chart");

  map_open ("zone/pavonis");
  g_assert_true (has_class (chart, "pavonis", "shown"));
  g_assert_true (has_class (chart, "space-elevator", "touching"));
  g_assert_false (has_class (chart, "deimos", "touching"));
  g_assert_false (has_class (chart, "deimos", "reached"));
  choose_unit ("trooper");
  g_signal_emit_by_name (map_get_part ("zone_panel", "from_button"), "clicked");
  g_assert_true (has_class (chart, "space-elevator", "reached"));
  g_assert_false (has_class (chart, "near-mars-orbit", "reached"));
  choose_unit ("fighter");
  g_assert_true (has_class (chart, "deimos", "reached"));
  map_type (map_get_part ("journey_panel", "to_entry"), "deimos");
  map_assert_text (chart, "Space Elevator | 1 | ");
  map_assert_text (chart, "Deimos | 3");
}

static void
open_example (const char *id)
{
  GPtrArray *voyages = adc_map_get_voyages (map_get_map ());
  GtkListBox *list = widget_get_child (map_get_child ("examples_menu"), "list");

  for (guint i = 0; i < voyages->len; i++) {
    const AdcVoyage *voyage = voyages->pdata[i];

    if (g_str_equal (voyage->id, id)) {
      g_signal_emit_by_name (list, "row-activated", gtk_list_box_get_row_at_index (list, (int) i));
      adc_driver_settle ();
      return;
    }
  }
  g_assert_not_reached ();
}

static void
choose_line (int position)
{
  GtkListBox *list = map_get_part ("voyage_panel", "list");

  gtk_list_box_select_row (list, gtk_list_box_get_row_at_index (list, position));
}

static void
test_voyage (void)
{
  gpointer panel = map_get_child ("voyage_panel");

  g_assert_false (gtk_widget_get_visible (panel));
  open_example ("voyage-thule");
  g_assert_true (gtk_widget_get_visible (panel));
  map_assert_text (panel, "From Thule to Deimos");
  g_assert_cmpuint (adc_map_plan_get_route (map_get_plan ())->len, ==, 8);
  g_assert_cmpuint (adc_map_plan_get_turn (map_get_plan ()), ==, 1);
  g_assert_cmpstr (map_get_shown (), ==, "deimos");

  /* Line by line: the map is as it is then. */
  choose_line (1);
  g_assert_cmpuint (adc_map_plan_get_turn (map_get_plan ()), ==, 0);
  g_assert_cmpstr (map_get_shown (), ==, "asteroid-orbit-19");
  g_assert_cmpuint (adc_map_plan_get_route (map_get_plan ())->len, ==, 3);
  choose_line (4); /* it waits */
  g_assert_cmpuint (adc_map_plan_get_turn (map_get_plan ()), ==, 1);
  g_assert_cmpuint (adc_map_plan_get_route (map_get_plan ())->len, ==, 5);

  g_signal_emit_by_name (map_get_part ("voyage_panel", "close_button"), "clicked");
  g_assert_false (gtk_widget_get_visible (panel));
  g_assert_cmpuint (adc_map_plan_get_route (map_get_plan ())->len, ==, 0);
}

/* What is refused is said to be, and is not gone. */
static void
test_refused (void)
{
  gpointer panel = map_get_child ("voyage_panel");

  open_example ("deimos");
  map_assert_text (panel, "From Deimos to Near Mars Orbit: the two do not touch. | "
                          "Turn 1 · refused");
  map_assert_text (panel, "To Near Mars Orbit: zone 2 of 4. | Turn 1");
  g_assert_cmpuint (adc_map_plan_get_route (map_get_plan ())->len, ==, 3);
  choose_line (0);
  g_assert_cmpstr (map_get_shown (), ==, "deimos");
  g_assert_cmpuint (adc_map_plan_get_route (map_get_plan ())->len, ==, 1);

  open_example ("gennie-refusee");
  g_assert_cmpstr (map_get_shown (), ==, "eurasian-regency");

  /* A question of one's own leaves the example. */
  map_open ("zone/bach");
  map_press (GDK_KEY_f);
  g_assert_false (gtk_widget_get_visible (panel));
}

/* The example that is open stays so in the other language, and speaks it. */
static void
test_language (void)
{
  open_example ("deimos");
  adc_application_set_language (map_application, "fr");
  adc_driver_settle ();
  g_assert_true (gtk_widget_get_visible (map_get_child ("voyage_panel")));
  map_assert_text (map_get_child ("voyage_panel"), "de Deimos à l’Orbite Proche");
  g_assert_cmpstr (adc_map_plan_get_voyage (map_get_plan ())->id, ==, "deimos");
}

int
main (int argc, char *argv[])
{
  static const MapTest tests[] = {
    { "/map-journey/units", test_units },
    { "/map-journey/known", test_known },
    { "/map-journey/completed", test_completed },
    { "/map-journey/turns", test_turns },
    { "/map-journey/here", test_here },
    { "/map-journey/marks", test_marks },
    { "/map-journey/voyage", test_voyage },
    { "/map-journey/refused", test_refused },
    { "/map-journey/language", test_language },
  };

  return map_run (argc, argv, tests, G_N_ELEMENTS (tests));
}
