/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-library-loader.h"
#include "buck-map.h"
#include "buck-zones.h"

#include <string.h>

#define N_TURNS 70 /* more than two revolutions of the slowest body */

static void
assert_touches (AdcZone *zone, const char *wanted)
{
  g_autofree char *expected = buck_map_sort (wanted);
  g_autofree char *listed = g_strjoinv (" ", (char **) adc_zone_get_touches (zone));
  g_autofree char *sorted = buck_map_sort (listed);
  g_autofree char *joined = buck_map_join (adc_map_get_neighbours (buck_map_get (), zone));
  g_autofree char *resorted = buck_map_sort (joined);

  g_assert_cmpstr (sorted, ==, expected);
  g_assert_cmpstr (resorted, ==, expected);
}

static void
test_zones (void)
{
  GListModel *zones = adc_map_get_zones (buck_map_get ());
  guint n_checked = 0;

  g_assert_cmpuint (g_list_model_get_n_items (zones), ==, BUCK_N_ZONES + BUCK_N_SPACES);
  g_assert_true (g_list_model_get_item_type (zones) == ADC_TYPE_ZONE);
  g_assert_null (g_list_model_get_item (zones, BUCK_N_ZONES + BUCK_N_SPACES));

  for (guint i = 0; i < BUCK_N_ZONES; i++) {
    const BuckZone *wanted = &buck_zones[i];
    AdcZone *zone = buck_map_get_zone (wanted->id);

    g_assert_cmpstr (adc_entry_get_title (ADC_ENTRY (zone)), ==, wanted->title);
    g_assert_cmpint (adc_zone_get_zone_kind (zone), ==, wanted->kind);
    g_assert_cmpstr (adc_zone_get_body (zone), ==, wanted->body);
    g_assert_null (adc_zone_get_orbit (zone));
    g_assert_cmpint (adc_zone_get_realm (zone), ==,
                     i < BUCK_N_GROUND ? ADC_REALM_GROUND : ADC_REALM_ORBIT);
    g_assert_true (adc_game_lookup (buck_map_get_game (), wanted->id) == ADC_ENTRY (zone));
    assert_touches (zone, wanted->touches);
    n_checked += adc_zone_is_checked (zone);
  }

  /* L-5, the elevator, the far orbits of Earth and Mars, and the orbits of the nine asteroids. */
  g_assert_cmpuint (n_checked, ==, 13);
  g_assert_true (adc_zone_is_checked (buck_map_get_zone ("l-5-colony")));
  g_assert_false (adc_zone_is_checked (buck_map_get_zone ("l-4-colony")));
}

static void
test_space (void)
{
  for (guint i = 0; i < BUCK_N_SPACES; i++) {
    AdcZone *zone = buck_map_get_zone (buck_spaces[i].id);
    g_autofree char *id = g_strdup_printf ("%s-%u", adc_zone_get_orbit (zone),
                                           adc_zone_get_index (zone));

    g_assert_cmpstr (id, ==, buck_spaces[i].id);
    g_assert_cmpint (adc_zone_get_zone_kind (zone), ==, ADC_ZONE_KIND_SPACE);
    g_assert_cmpint (adc_zone_get_realm (zone), ==, ADC_REALM_SPACE);
    g_assert_null (adc_zone_get_body (zone));
    g_assert_false (adc_zone_is_checked (zone));
    /* In the order of the board, after those that are entries. */
    g_assert_cmpuint (adc_map_get_position (buck_map_get (), zone), ==, BUCK_N_ZONES + i);
    assert_touches (zone, buck_spaces[i].touches);
  }
}

/* They have names in both languages and a source, but are not looked up as entries are. */
static void
test_space_names (void)
{
  AdcEntry *zone = ADC_ENTRY (buck_map_get_zone ("mars-orbit-10"));
  g_autofree char *location = adc_entry_dup_location (zone);
  g_autofree char *citation = adc_entry_dup_citation (zone);

  g_assert_cmpstr (adc_entry_get_title_in (zone, "fr"), ==, "Orbite de Mars 10");
  g_assert_cmpstr (adc_entry_get_title_in (zone, "en"), ==, "Mars Orbit 10");
  g_assert_cmpstr (location, ==, "buck-rogers/zone/mars-orbit-10");
  g_assert_cmpstr (citation, ==, "Public port of the game, to be checked on the board, “Carte”");
  g_assert_null (adc_game_lookup (buck_map_get_game (), "mars-orbit-10"));
  g_assert_cmpuint (
    g_list_model_get_n_items (adc_game_get_entries (buck_map_get_game (), ADC_KIND_ZONE)), ==,
    BUCK_N_ZONES);
}

static void
assert_mutual (guint turn)
{
  GListModel *zones = adc_map_get_zones (buck_map_get ());

  for (guint i = 0; i < g_list_model_get_n_items (zones); i++) {
    g_autoptr(AdcZone) zone = g_list_model_get_item (zones, i);
    g_autoptr(GPtrArray) touching = adc_map_list_touching (buck_map_get (), zone, turn);
    guint last = 0;

    g_assert_cmpuint (touching->len, >, 0);
    for (guint j = 0; j < touching->len; j++) {
      g_autoptr(GPtrArray) back =
        adc_map_list_touching (buck_map_get (), touching->pdata[j], turn);
      const guint position = adc_map_get_position (buck_map_get (), touching->pdata[j]);

      g_assert_true (g_ptr_array_find (back, zone, NULL));
      g_assert_true (touching->pdata[j] != zone);
      g_assert_true (j == 0 || position > last); /* in order, and none twice */
      last = position;
    }
  }
}

static void
test_symmetry (void)
{
  for (guint turn = 0; turn < N_TURNS; turn++)
    assert_mutual (turn);
}

static void
assert_whereabouts (const AdcBody *body, const char *orbit, guint start, guint year)
{
  for (guint turn = 0; turn < N_TURNS; turn++) {
    AdcZone *zone = adc_map_locate (buck_map_get (), body, turn);
    g_autoptr(GPtrArray) bodies = adc_map_list_bodies_at (buck_map_get (), zone, turn);
    g_autofree char *id = g_strdup_printf ("%s-%u", orbit, (start + turn) % year);

    g_assert_cmpstr (adc_entry_get_id (ADC_ENTRY (zone)), ==, id);
    g_assert_true (g_ptr_array_find (bodies, body, NULL));
  }

  g_assert_cmpuint (adc_map_get_year (buck_map_get (), body), ==, year);
}

static void
test_bodies (void)
{
  AdcMap *map = buck_map_get ();
  const AdcBody *moon = adc_map_find_body (map, "body-moon");

  g_assert_cmpuint (adc_map_get_bodies (map)->len, ==, BUCK_N_BODIES + 1);
  for (guint i = 0; i < BUCK_N_BODIES; i++) {
    const BuckBody *wanted = &buck_bodies[i];
    const AdcBody *body = adc_map_find_body (map, wanted->id);

    g_assert_cmpstr (body->orbit, ==, wanted->orbit);
    g_assert_null (body->around);
    assert_whereabouts (body, wanted->orbit, wanted->start, wanted->year);
  }

  g_assert_null (moon->orbit);
  g_assert_null (moon->gate);
  g_assert_cmpstr (moon->around, ==, "body-earth");
  assert_whereabouts (moon, "earth-orbit", 0, 8);
  g_assert_null (adc_map_find_body (map, "body-pluto"));
}

/* The way into space leads where the body is, and nowhere else. */
static void
test_gates (void)
{
  AdcMap *map = buck_map_get ();

  for (guint i = 0; i < BUCK_N_BODIES; i++) {
    const AdcBody *body = adc_map_find_body (map, buck_bodies[i].id);

    for (guint turn = 0; turn < N_TURNS; turn++) {
      g_autoptr(GPtrArray) touching = adc_map_list_touching (map, body->gate, turn);
      guint n_space = 0;

      for (guint j = 0; j < touching->len; j++)
        if (adc_zone_get_realm (touching->pdata[j]) == ADC_REALM_SPACE) {
          g_assert_true (touching->pdata[j] == adc_map_locate (map, body, turn));
          n_space++;
        }
      g_assert_cmpuint (n_space, ==, 1);
    }
  }

  g_assert_true (adc_map_find_body (map, "body-mars")->gate ==
                 buck_map_get_zone ("far-mars-orbit"));
  g_assert_true (adc_map_find_body (map, "body-thule")->gate == buck_map_get_zone ("thule-orbit"));
}

static guint
count_zones (const AdcBody *body, AdcRealm realm)
{
  guint n = 0;

  for (guint i = 0; i < body->zones->len; i++)
    n += adc_zone_get_realm (body->zones->pdata[i]) == realm;

  return n;
}

/* The ground that touches the orbit where a satellite stands. */
static guint
count_under (const char *orbit)
{
  GPtrArray *neighbours = adc_map_get_neighbours (buck_map_get (), buck_map_get_zone (orbit));
  guint n = 0;

  for (guint i = 0; i < neighbours->len; i++)
    n += adc_zone_get_realm (neighbours->pdata[i]) == ADC_REALM_GROUND;

  return n;
}

static void
test_figures (void)
{
  static const struct { const char *body; guint n_ground; guint n_orbits; } planets[] = {
    { "body-mercury", 6, 2 }, { "body-venus", 7, 2 }, { "body-earth", 9, 2 },
    { "body-moon", 4, 1 },    { "body-mars", 7, 2 },
  };
  static const struct { const char *orbit; guint n; } controls[] = {
    { "near-mercury-orbit", 6 }, { "near-venus-orbit", 7 }, { "near-earth-orbit", 7 },
    { "near-moon-orbit", 4 },    { "near-mars-orbit", 6 },  { "thule-orbit", 1 },
  };
  AdcMap *map = buck_map_get ();
  guint n_places = 0, n_asteroids = 0;

  for (guint i = 0; i < G_N_ELEMENTS (planets); i++) {
    const AdcBody *body = adc_map_find_body (map, planets[i].body);

    g_assert_cmpuint (count_zones (body, ADC_REALM_GROUND), ==, planets[i].n_ground);
    g_assert_cmpuint (count_zones (body, ADC_REALM_ORBIT), ==, planets[i].n_orbits);
    /* Ground first. */
    g_assert_cmpint (adc_zone_get_realm (body->zones->pdata[0]), ==, ADC_REALM_GROUND);
  }
  for (guint i = 0; i < G_N_ELEMENTS (controls); i++)
    g_assert_cmpuint (count_under (controls[i].orbit), ==, controls[i].n);

  for (guint i = 0; i < BUCK_N_ZONES; i++) {
    n_places += buck_zones[i].kind == ADC_ZONE_KIND_NEAR_ORBIT ||
                buck_zones[i].kind == ADC_ZONE_KIND_ONLY_ORBIT;
    n_asteroids += buck_zones[i].kind == ADC_ZONE_KIND_ASTEROID;
  }
  g_assert_cmpuint (n_places, ==, 14);
  g_assert_cmpuint (n_asteroids, ==, 9);
}

static void
test_orbits (void)
{
  static const struct { const char *id; guint n_zones; gboolean is_linked; } wanted[] = {
    { "mercury-orbit", 2, TRUE },      { "venus-orbit", 4, TRUE }, { "earth-orbit", 8, TRUE },
    { "trans-earth-orbit", 16, FALSE }, { "mars-orbit", 16, TRUE },
    { "trans-mars-orbit", 32, FALSE },  { "asteroid-orbit", 32, TRUE },
  };
  GPtrArray *orbits = adc_map_get_orbits (buck_map_get ());

  g_assert_cmpuint (orbits->len, ==, G_N_ELEMENTS (wanted));
  for (guint i = 0; i < orbits->len; i++) {
    const AdcOrbit *orbit = orbits->pdata[i];

    g_assert_cmpstr (orbit->id, ==, wanted[i].id);
    g_assert_cmpuint (orbit->zones->len, ==, wanted[i].n_zones);
    g_assert_cmpint (orbit->is_linked, ==, wanted[i].is_linked);
    g_assert_cmpstr (orbit->inner, ==, i > 0 ? wanted[i - 1].id : NULL);
    g_assert_true (adc_text_has (orbit->title, "en") && adc_text_has (orbit->title, "fr"));
  }

  g_assert_cmpstr (adc_orbit_get_title (orbits->pdata[4]), ==, "Mars Orbit");
  g_assert_cmpstr (adc_body_get_title (adc_map_find_body (buck_map_get (), "body-earth")), ==,
                   "Earth");
}

static void
test_cargo (void)
{
  GPtrArray *capacities = adc_map_get_capacities (buck_map_get ());
  const AdcCapacity *troopers = capacities->pdata[0];
  const AdcCapacity *factory = capacities->pdata[1];

  g_assert_cmpuint (capacities->len, ==, 2);
  g_assert_cmpstr (troopers->carrier, ==, "transport");
  g_assert_cmpstr (troopers->load, ==, "trooper");
  g_assert_cmpuint (troopers->count, ==, 5);
  g_assert_cmpstr (factory->carrier, ==, "transport");
  g_assert_cmpstr (factory->load, ==, "factory");
  g_assert_cmpuint (factory->count, ==, 1);
}

static void
test_match (void)
{
  static const struct { const char *text; const char *wanted; } cases[] = {
    { "deimos", "deimos" },
    { "  DEIMOS ", "deimos" },
    { "far-mars-orbit", "far-mars-orbit" },
    { "Orbite lointaine de mars", "far-mars-orbit" },
    { "far earth moon", "far-earth-moon-orbit" },
    { "colonie l 5", "l-5-colony" },
    { "Ceinture d'Asteroïdes 3", "asteroid-orbit-3" }, /* not 30 nor 31: the exact one alone */
    { "mars orbit 1", "mars-orbit-1" },
    { "ceres", "ceres" },                              /* not its orbit */
    { "tran", "tranquility trans-earth-orbit-0" },     /* begins so: not those with it inside */
    { "regency", "american-regency eurasian-regency african-regency" },
    { "orbite proche de la", "near-earth-orbit near-moon-orbit" },
    { "xyzzy", "" },
    { "", "" },
    { " \t-’ ", "" },
    { "\xff\xfe", "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr(GPtrArray) zones = adc_map_match (buck_map_get (), cases[i].text);
    g_autofree char *found = buck_map_join (zones);

    if (strstr (cases[i].wanted, "trans-earth-orbit-0") != NULL)
      g_assert_true (g_str_has_prefix (found, cases[i].wanted));
    else
      g_assert_cmpstr (found, ==, cases[i].wanted);
  }
}

static void
test_unknown (void)
{
  g_autoptr(AdcLibrary) library = adc_library_load (NULL);
  AdcGame *other = adc_library_get_game (library, "ares");
  g_autoptr(AdcZone) stranger = g_object_new (ADC_TYPE_ZONE, NULL);

  g_assert_null (adc_game_get_map (other));
  g_assert_null (adc_game_get_muster (other));
  g_assert_null (adc_map_find_zone (buck_map_get (), "nowhere"));
  g_assert_null (adc_map_find_zone (buck_map_get (), NULL));
  g_assert_cmpuint (adc_map_get_position (buck_map_get (), stranger), ==, G_MAXUINT);
}

int
main (int argc, char *argv[])
{
  static const BuckTest tests[] = {
    { "/map/zones", test_zones },
    { "/map/space", test_space },
    { "/map/space-names", test_space_names },
    { "/map/symmetry", test_symmetry },
    { "/map/bodies", test_bodies },
    { "/map/gates", test_gates },
    { "/map/figures", test_figures },
    { "/map/orbits", test_orbits },
    { "/map/cargo", test_cargo },
    { "/map/match", test_match },
    { "/map/unknown", test_unknown },
  };

  return buck_map_run (argc, argv, tests, G_N_ELEMENTS (tests));
}
