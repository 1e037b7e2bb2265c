/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The map as a player sees it and finds the way about it. */

#include "map-window.h"

#include "adc-body-chart.h"
#include "adc-map-page.h"
#include "adc-orbit-chart.h"
#include "adc-zone-button.h"
#include "adc-zone-entry.h"
#include "widgets.h"

#include <math.h>

static GtkListBox *
get_rows (void)
{
  return widget_get_child (adc_driver_get_window (map_application), "views");
}

/* The titles of the views that are offered. */
static char *
dup_offered (void)
{
  return map_dup_text (get_rows ());
}

static const char *
get_location (void)
{
  return adc_window_get_location (adc_driver_get_window (map_application));
}

static void
cycle (const char *action)
{
  gtk_widget_activate_action (GTK_WIDGET (adc_driver_get_window (map_application)), action, NULL);
  adc_driver_settle ();
}

static void
assert_no_map (const char *game)
{
  g_autofree char *rules = g_strdup_printf ("%s/rules", game);
  g_autofree char *map = g_strdup_printf ("%s/map", game);
  g_autofree char *item = g_strdup_printf ("%s/map/mars-orbit-3", game);
  g_autofree char *offered = NULL;

  adc_driver_open (map_application, rules);
  offered = dup_offered ();
  g_assert_null (strstr (offered, "Map"));
  g_assert_nonnull (strstr (offered, "Battle"));

  adc_driver_open (map_application, map);
  g_assert_cmpstr (get_location (), ==, rules);
  map_assert_text (adc_driver_get_window (map_application), "has nothing under “Map”.");
  adc_driver_open (map_application, item);
  g_assert_cmpstr (get_location (), ==, rules);
}

static void
test_offered (void)
{
  GtkDropDown *games = widget_get_child (adc_driver_get_window (map_application), "games");
  g_autofree char *offered = dup_offered ();

  g_assert_nonnull (strstr (offered, "Map"));
  assert_no_map ("ares");
  assert_no_map ("neuroshima-hex");

  /* The keyboard goes past it. */
  adc_driver_open (map_application, "neuroshima-hex/decks");
  cycle ("win.next-view");
  g_assert_cmpstr (get_location (), ==, "neuroshima-hex/battle");
  cycle ("win.previous-view");
  g_assert_cmpstr (get_location (), ==, "neuroshima-hex/decks");

  /* Another game while on the map: its rules. */
  map_open ("map");
  for (guint i = 0; i < 2; i++) {
    gtk_drop_down_set_selected (games, i);
    if (!g_str_has_prefix (get_location (), "buck-rogers/"))
      break;
  }
  g_assert_true (g_str_has_suffix (get_location (), "/rules"));
  g_assert_false (g_str_has_prefix (get_location (), "buck-rogers/"));
  map_open ("decks");
  cycle ("win.next-view");
  g_assert_cmpstr (get_location (), ==, "buck-rogers/map");
}

static void
test_type (void)
{
  gpointer entry = map_get_child ("zone_entry");

  map_type (entry, "deimos");
  g_assert_cmpstr (map_get_shown (), ==, "deimos");
  g_assert_cmpstr (get_location (), ==, "buck-rogers/zone/deimos");
  g_assert_cmpstr (gtk_label_get_label (map_get_part ("zone_panel", "title")), ==, "Deimos");
  map_assert_text (map_get_child ("zone_panel"), "To be checked on the board");

  /* In the other language, without accents, and by the name of a planet: the way to it. */
  map_type (entry, "ASCENSEUR spatial");
  g_assert_cmpstr (map_get_shown (), ==, "space-elevator");
  map_type (entry, "mars orbit 12");
  g_assert_cmpstr (map_get_shown (), ==, "mars-orbit-12");
  g_assert_cmpstr (get_location (), ==, "buck-rogers/map");
  map_type (entry, "venus");
  g_assert_cmpstr (map_get_shown (), ==, "far-venus-orbit");

  /* What names nothing changes nothing; an empty field neither. */
  map_type (entry, "atlantis");
  map_type (entry, "");
  g_assert_cmpstr (map_get_shown (), ==, "far-venus-orbit");
}

/* The arrows choose among what is meant. */
static void
test_choose (void)
{
  gpointer entry = map_get_child ("zone_entry");
  GtkEntry *field = adc_name_entry_get_field (entry);

  gtk_widget_grab_focus (GTK_WIDGET (field));
  gtk_editable_set_text (GTK_EDITABLE (field), "regency");
  adc_driver_settle ();
  g_assert_true (widget_press_key (field, GDK_KEY_Down, 0));
  g_assert_true (widget_press_key (field, GDK_KEY_Down, 0));
  g_assert_true (widget_press_key (field, GDK_KEY_Up, 0));
  g_signal_emit_by_name (field, "activate");
  g_assert_cmpstr (map_get_shown (), ==, "eurasian-regency");

  gtk_editable_set_text (GTK_EDITABLE (field), "regency");
  g_assert_true (widget_press_key (field, GDK_KEY_Escape, 0));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (field)), ==, "");
  g_assert_cmpstr (map_get_shown (), ==, "eurasian-regency");
}

static void
assert_touches (const char *expected)
{
  g_autofree char *zones = map_dup_zones (map_get_part ("zone_panel", "touches"));

  g_assert_cmpstr (zones, ==, expected);
}

static void
click_zone (gpointer inside, const char *title)
{
  GtkWidget *child = gtk_widget_get_first_child (adw_bin_get_child (inside));

  for (; child != NULL; child = gtk_widget_get_next_sibling (child)) {
    AdcZone *zone = adc_zone_button_get_zone (ADC_ZONE_BUTTON (child));

    if (g_str_equal (adc_entry_get_title (ADC_ENTRY (zone)), title)) {
      g_signal_emit_by_name (gtk_widget_get_first_child (child), "clicked");
      adc_driver_settle ();
      return;
    }
  }
  g_assert_not_reached ();
}

static void
test_neighbours (void)
{
  map_open ("zone/pavonis");
  assert_touches ("Boreal Sea, Arcadia, Space Elevator, Near Mars Orbit");
  click_zone (map_get_part ("zone_panel", "touches"), "Space Elevator");
  g_assert_cmpstr (map_get_shown (), ==, "space-elevator");
  assert_touches ("Pavonis, Near Mars Orbit, Far Mars Orbit");
  g_assert_false (gtk_widget_get_visible (map_get_part ("zone_panel", "unchecked")));

  /* The way out leads to where the planet is. */
  map_open ("zone/far-mars-orbit");
  assert_touches ("Space Elevator, Deimos, Near Mars Orbit, Mars Orbit 9");
  map_set_turn (3);
  assert_touches ("Space Elevator, Deimos, Near Mars Orbit, Mars Orbit 12");
  click_zone (map_get_part ("zone_panel", "touches"), "Mars Orbit 12");
  map_assert_text (map_get_child ("zone_panel"), "Mars is here");
  map_set_turn (4);
  g_assert_false (gtk_widget_get_visible (map_get_part ("zone_panel", "here")));
}

static void
get_place (const char *body, double *x, double *y)
{
  graphene_point_t place;

  g_assert_true (adc_orbit_chart_find_body (map_get_child ("chart"),
                                            adc_map_find_body (map_get_map (), body), &place));
  *x = place.x;
  *y = place.y;
}

static void
assert_body_at (const char *body, const char *zone)
{
  graphene_point_t place;
  double x, y;

  get_place (body, &x, &y);
  g_assert_true (adc_orbit_chart_find_zone (map_get_child ("chart"), map_get_zone (zone), &place));
  g_assert_cmpfloat (hypot (place.x - x, place.y - y), <, 0.01);
}

static void
test_turns (void)
{
  GtkSpinButton *spin = map_get_child ("turn_spin");
  gpointer view = map_get_view ();

  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (spin)), ==, "Set-up");
  assert_body_at ("body-mars", "mars-orbit-9");
  map_set_turn (3);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (spin)), ==, "Turn 3");
  assert_body_at ("body-mercury", "mercury-orbit-1");
  assert_body_at ("body-mars", "mars-orbit-12");
  assert_body_at ("body-pallas", "asteroid-orbit-31");

  map_press (GDK_KEY_Page_Down);
  map_press (GDK_KEY_bracketright);
  g_assert_cmpuint (adc_map_plan_get_turn (map_get_plan ()), ==, 5);
  assert_body_at ("body-pallas", "asteroid-orbit-1");
  map_press (GDK_KEY_Page_Up);
  map_press (GDK_KEY_bracketleft);
  g_assert_true (gtk_widget_activate_action (view, "map.previous-turn", NULL));
  g_assert_cmpuint (adc_map_plan_get_turn (map_get_plan ()), ==, 2);
  g_assert_true (gtk_widget_activate_action (view, "map.next-turn", NULL));

  /* Typed with the word or without it; what is no turn leaves it. */
  gtk_editable_set_text (GTK_EDITABLE (spin), "8");
  gtk_spin_button_update (spin);
  assert_body_at ("body-earth", "earth-orbit-0");
  gtk_editable_set_text (GTK_EDITABLE (spin), "Turn 5000000000000");
  gtk_spin_button_update (spin);
  g_assert_cmpuint (adc_map_plan_get_turn (map_get_plan ()), ==, ADC_MAP_MAX_TURN);
  gtk_editable_set_text (GTK_EDITABLE (spin), "soon");
  gtk_spin_button_update (spin);
  g_assert_cmpuint (adc_map_plan_get_turn (map_get_plan ()), ==, ADC_MAP_MAX_TURN);
  gtk_editable_set_text (GTK_EDITABLE (spin), "Set-up");
  gtk_spin_button_update (spin);
  assert_body_at ("body-earth", "earth-orbit-0");
  map_press (GDK_KEY_Page_Up);
  g_assert_cmpuint (adc_map_plan_get_turn (map_get_plan ()), ==, 0);
}

static void
click_at (double x, double y)
{
  gpointer chart = map_get_child ("chart");

  g_signal_emit_by_name (widget_find_controller (chart, GTK_TYPE_GESTURE_CLICK), "released", 1, x,
                         y);
  adc_driver_settle ();
}

static void
test_mouse (void)
{
  graphene_point_t place;
  double x, y;

  get_place ("body-mars", &x, &y);
  click_at (x, y);
  g_assert_cmpstr (map_get_shown (), ==, "far-mars-orbit");
  click_at (x, y); /* then what is under it */
  g_assert_cmpstr (map_get_shown (), ==, "mars-orbit-9");
  get_place ("body-moon", &x, &y);
  click_at (x, y);
  g_assert_cmpstr (map_get_shown (), ==, "near-moon-orbit");

  adc_orbit_chart_find_zone (map_get_child ("chart"), map_get_zone ("venus-orbit-0"), &place);
  click_at (place.x + 2, place.y - 2);
  g_assert_cmpstr (map_get_shown (), ==, "venus-orbit-0");
  click_at (1, 1); /* nothing there */
  g_assert_cmpstr (map_get_shown (), ==, "venus-orbit-0");
}

static void
test_body_chart (void)
{
  g_autofree char *mars = NULL;
  g_autofree char *earth = NULL;
  g_autofree char *thule = NULL;

  g_assert_false (gtk_widget_get_visible (map_get_child ("body_chart")));
  map_open ("zone/deimos");
  mars = map_dup_zones (map_get_child ("body_chart"));
  g_assert_cmpstr (mars, ==,
                   "Far Mars Orbit, Near Mars Orbit, Boreal Sea, Coprates Chasm, RAM HQ, Arcadia, "
                   "Pavonis, Space Elevator, Deimos");
  map_assert_text (map_get_child ("body_chart"), "Set-up: on Mars Orbit 9. A year of 16 turns.");

  /* The Moon is the Earth's, and the other way round. */
  map_open ("zone/tycho");
  earth = map_dup_zones (map_get_child ("body_chart"));
  g_assert_nonnull (strstr (earth, "Far Earth/Moon Orbit, Near Earth Orbit"));
  g_assert_nonnull (strstr (earth, "Near Moon Orbit, Moscoviense"));
  g_assert_true (g_str_has_suffix (earth, "L-4 Colony, L-5 Colony"));
  map_open ("zone/thule");
  thule = map_dup_zones (map_get_child ("body_chart"));
  g_assert_cmpstr (thule, ==, "Thule Orbit, Thule");

  /* In space: the body that is there, if there is one. */
  map_open ("map/mars-orbit-9");
  g_assert_cmpstr (adc_body_chart_get_body (map_get_child ("body_chart"))->id, ==, "body-mars");
  map_set_turn (1);
  g_assert_false (gtk_widget_get_visible (map_get_child ("body_chart")));
}

/* Along the rings and across them to every zone in space, and to every body. */
static void
test_keyboard (void)
{
  g_autoptr(GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  GPtrArray *orbits = adc_map_get_orbits (map_get_map ());
  guint n_space = 0;

  map_open ("map/mercury-orbit-0");
  for (guint i = 0; i < orbits->len; i++) {
    const AdcOrbit *orbit = orbits->pdata[i];

    for (guint j = 0; j < orbit->zones->len; j++) {
      map_press (GDK_KEY_Left);
      g_hash_table_add (seen, (gpointer) map_get_shown ());
    }
    n_space += orbit->zones->len;
    g_assert_cmpuint (g_hash_table_size (seen), ==, n_space);
    map_press (GDK_KEY_Up);
  }
  g_assert_cmpuint (n_space, ==, 110);
  for (guint i = 0; i < orbits->len; i++)
    map_press (GDK_KEY_Down);
  g_assert_true (g_str_has_prefix (map_get_shown (), "mercury-orbit-"));

  g_hash_table_remove_all (seen);
  for (guint i = 0; i < adc_map_get_bodies (map_get_map ())->len; i++) {
    map_press (GDK_KEY_b);
    g_hash_table_add (seen, (gpointer) map_get_shown ());
  }
  g_assert_cmpuint (g_hash_table_size (seen), ==, adc_map_get_bodies (map_get_map ())->len);
  g_assert_true (widget_press_key (map_get_child ("chart"), GDK_KEY_b, GDK_SHIFT_MASK));
  g_assert_true (g_hash_table_contains (seen, map_get_shown ()));

  /* In and out of a body. */
  map_open ("map/mars-orbit-9");
  map_press (GDK_KEY_Return);
  g_assert_cmpstr (map_get_shown (), ==, "far-mars-orbit");
  map_press (GDK_KEY_BackSpace);
  g_assert_cmpstr (map_get_shown (), ==, "mars-orbit-9");
  map_press (GDK_KEY_Right);
  g_assert_cmpstr (map_get_shown (), ==, "mars-orbit-8");
}

static void
test_names (void)
{
  gpointer chart = map_get_child ("chart");

  widget_assert_named (chart, "Solar System");
  map_open ("map/mars-orbit-10");
  map_set_turn (1);
  widget_assert_named (chart, "Mars Orbit 10, Mars is here, touches Far Mars Orbit, Trans-Earth "
                              "Orbit 10, Mars Orbit 9, Mars Orbit 11, Trans-Mars Orbit 20, "
                              "Trans-Mars Orbit 21");
  map_press (GDK_KEY_Left);
  widget_assert_named (chart, "Mars Orbit 11, touches Trans-Earth Orbit 11, Mars Orbit 10, "
                              "Mars Orbit 12, Trans-Mars Orbit 22, Trans-Mars Orbit 23");
  map_open ("zone/deimos");
  widget_assert_named (chart, "Deimos, touches Far Mars Orbit");
  widget_assert_named (map_get_part ("zone_panel", "heading"), "Deimos, touches Far Mars Orbit");
}

static gboolean
is_wide (gpointer page)
{
  return adc_map_page_is_wide (page);
}

/* While the rest scrolls, the map stays in sight. */
static void
test_scroll (void)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (map_get_child ("scroller"));
  graphene_rect_t before, after;

  adc_driver_wait (is_wide, map_get_child ("page"));
  map_open ("zone/eurasian-regency");
  g_assert_true (
    gtk_widget_compute_bounds (map_get_child ("chart"), GTK_WIDGET (map_get_view ()), &before));
  gtk_adjustment_set_value (adjustment, 200);
  adc_driver_settle ();
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), ==, 200);
  g_assert_true (
    gtk_widget_compute_bounds (map_get_child ("chart"), GTK_WIDGET (map_get_view ()), &after));
  g_assert_true (graphene_rect_equal (&before, &after));

  /* Tab goes from it to what is beside it. */
  gtk_widget_grab_focus (map_get_child ("chart"));
  g_assert_true (gtk_widget_child_focus (map_get_child ("page"), GTK_DIR_TAB_FORWARD));
  g_assert_true (gtk_widget_is_ancestor (
    gtk_root_get_focus (gtk_widget_get_root (map_get_child ("page"))),
    map_get_child ("zone_entry")));
}

static gboolean
is_narrow (gpointer page)
{
  return !adc_map_page_is_wide (page);
}

static void
test_narrow (void)
{
  GtkWidget *window = GTK_WIDGET (adc_driver_get_window (map_application));

  map_open ("zone/eurasian-regency");
  adc_driver_wait (is_wide, map_get_child ("page"));
  adc_driver_resize (map_application, 360, 700);
  adc_driver_wait (is_narrow, map_get_child ("page"));
  g_assert_cmpint (gtk_widget_get_width (window), <=, 360);
  g_assert_cmpint (gtk_widget_get_width (map_get_child ("chart")), >=, 320);
  g_assert_cmpint (gtk_widget_get_height (map_get_child ("chart")), >=, 320);
  adc_driver_resize (map_application, 360, 300);
  adc_driver_resize (map_application, 1100, 320);
}

static void
test_kept (void)
{
  g_autoptr(GVariant) kept = NULL;
  guint turn = 0;

  map_open ("zone/thule");
  map_set_turn (6);
  adc_map_plan_set_from (map_get_plan (), map_get_zone ("thule"));
  adc_map_plan_set_to (map_get_plan (), map_get_zone ("mars-orbit-2"));
  map_open ("map/venus-orbit-3");
  adc_driver_open (map_application, "ares/rules");
  map_open ("map");
  g_assert_cmpstr (map_get_shown (), ==, "venus-orbit-3");

  /* The window is another one in the other language; what it shows is the same. */
  adc_application_set_language (map_application, "fr");
  adc_driver_settle ();
  g_assert_cmpstr (map_get_shown (), ==, "venus-orbit-3");
  g_assert_cmpuint (adc_map_plan_get_turn (map_get_plan ()), ==, 6);
  g_assert_true (adc_map_plan_get_from (map_get_plan ()) == map_get_zone ("thule"));
  g_assert_true (adc_map_plan_get_to (map_get_plan ()) == map_get_zone ("mars-orbit-2"));
  g_assert_cmpstr (gtk_label_get_label (map_get_child ("title")), ==, "Système Solaire");
  g_assert_cmpstr (gtk_label_get_label (map_get_part ("zone_panel", "title")), ==,
                   "Orbite de Vénus 3");

  kept = g_settings_get_value (adc_application_get_settings (map_application), "maps");
  g_assert_true (g_variant_lookup (kept, "buck-rogers", "(usssss)", &turn, NULL, NULL, NULL, NULL,
                                   NULL));
  g_assert_cmpuint (turn, ==, 6);
}

/* Settings of another version, or that somebody wrote by hand. */
static void
test_strange_settings (void)
{
  GSettings *settings = adc_application_get_settings (map_application);
  g_autoptr(AdcMapPlan) plan = adc_map_plan_new (settings);

  g_settings_set_value (
    settings, "maps",
    g_variant_new_parsed ("@a{s(usssss)} {'buck-rogers': (4000000000, 'gone', 'thule', '', "
                          "'factory', 'no-voyage'), 'ares': (1, '', '', '', '', '')}"));
  adc_map_plan_set_game (plan, adc_map_plan_get_game (map_get_plan ()));
  g_assert_cmpuint (adc_map_plan_get_turn (plan), ==, ADC_MAP_MAX_TURN);
  g_assert_null (adc_map_plan_get_zone (plan));
  g_assert_true (adc_map_plan_get_from (plan) == map_get_zone ("thule"));
  g_assert_cmpstr (adc_entry_get_id (ADC_ENTRY (adc_map_plan_get_unit (plan))), ==, "fighter");
  g_assert_null (adc_map_plan_get_voyage (plan));
  g_settings_reset (settings, "maps");
}

/* Whatever is done, nothing complains. */
static void
test_random (void)
{
  static const guint keys[] = { GDK_KEY_Left,      GDK_KEY_Right,     GDK_KEY_Up, GDK_KEY_Down,
                                GDK_KEY_Page_Down, GDK_KEY_Page_Up,   GDK_KEY_b,  GDK_KEY_Return,
                                GDK_KEY_space,     GDK_KEY_BackSpace, GDK_KEY_f,  GDK_KEY_t };
  static const char * const texts[] = { "mars", "thule", "", "orbit 3", "x", " ", "é", "regency" };
  static const char * const entries[] = { "from_entry", "to_entry" };
  g_autoptr(GRand) random = g_rand_new_with_seed (2419);
  GListModel *zones = adc_map_get_zones (map_get_map ());
  GPtrArray *voyages = adc_map_get_voyages (map_get_map ());

  for (guint i = 0; i < 150; i++) {
    const guint n_zones = g_list_model_get_n_items (zones);
    g_autoptr(AdcZone) zone = g_list_model_get_item (zones, g_rand_int_range (random, 0, n_zones));
    GPtrArray *lines = adc_map_plan_get_lines (map_get_plan ());
    GtkDropDown *units = map_get_part ("journey_panel", "unit_drop_down");

    switch (g_rand_int_range (random, 0, 10)) {
    case 0:
      map_type (map_get_child ("zone_entry"), texts[g_rand_int_range (random, 0, 8)]);
      break;
    case 1:
      map_type (map_get_part ("journey_panel", entries[g_rand_int_range (random, 0, 2)]),
                texts[g_rand_int_range (random, 0, 8)]);
      break;
    case 2:
      map_set_turn (g_rand_int_range (random, 0, 100));
      break;
    case 3:
      click_at (g_rand_double_range (random, 0, 700), g_rand_double_range (random, 0, 700));
      break;
    case 4:
      gtk_drop_down_set_selected (units, g_rand_int_range (random, 0, 6));
      break;
    case 5:
      adc_map_plan_set_voyage (map_get_plan (),
                               voyages->pdata[g_rand_int_range (random, 0, voyages->len)]);
      break;
    case 6:
      if (lines != NULL)
        adc_map_plan_set_n_lines (map_get_plan (), g_rand_int_range (random, 0, lines->len + 1));
      break;
    case 7:
      adc_map_plan_set_from (map_get_plan (), zone);
      g_signal_emit_by_name (map_get_part ("journey_panel", "swap_button"), "clicked");
      break;
    default:
      map_press (keys[g_rand_int_range (random, 0, G_N_ELEMENTS (keys))]);
    }
    if (i % 30 == 29)
      adc_driver_resize (map_application, i % 60 == 29 ? 360 : 1100, 700);
  }
}

int
main (int argc, char *argv[])
{
  static const MapTest tests[] = {
    { "/map-view/offered", test_offered },
    { "/map-view/type", test_type },
    { "/map-view/choose", test_choose },
    { "/map-view/neighbours", test_neighbours },
    { "/map-view/turns", test_turns },
    { "/map-view/mouse", test_mouse },
    { "/map-view/body-chart", test_body_chart },
    { "/map-view/keyboard", test_keyboard },
    { "/map-view/names", test_names },
    { "/map-view/scroll", test_scroll },
    { "/map-view/kept", test_kept },
    { "/map-view/strange-settings", test_strange_settings },
    { "/map-view/narrow", test_narrow },
    { "/map-view/random", test_random },
  };

  return map_run (argc, argv, tests, G_N_ELEMENTS (tests));
}
