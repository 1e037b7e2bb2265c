/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-journey.h"
#include "adc-mobility.h"
#include "buck-map.h"

#define NEVER G_MAXUINT
#define HORIZON 40 /* turns: every ship arrives much earlier */

/* The same search by other means: from one zone to all, asking the map anew for every step. */
typedef struct {
  guint n_turns;
  guint n_moves;
} Length;

static guint
count_zones (void)
{
  return g_list_model_get_n_items (adc_map_get_zones (buck_map_get ()));
}

static AdcZone *
get_zone (guint position)
{
  g_autoptr(AdcZone) zone = g_list_model_get_item (adc_map_get_zones (buck_map_get ()), position);

  return zone; /* the map keeps it alive */
}

/* Spends one move after the other; what is known of a zone in a turn is the fewest zones entered, by
 * moves made. */
static void
spread (guint turn, guint n_moves, AdcRealm realms, guint *known)
{
  const guint n = count_zones ();

  for (guint move = 0; move < n_moves; move++)
    for (guint i = 0; i < n; i++) {
      const guint entered = known[move * n + i];
      g_autoptr(GPtrArray) touching = NULL;

      if (entered == NEVER)
        continue;
      touching = adc_map_list_touching (buck_map_get (), get_zone (i), turn);
      for (guint j = 0; j < touching->len; j++) {
        const guint to = adc_map_get_position (buck_map_get (), touching->pdata[j]);

        if (adc_zone_get_realm (touching->pdata[j]) & realms)
          known[(move + 1) * n + to] = MIN (known[(move + 1) * n + to], entered + 1);
      }
    }
}

/* From one zone to all others. */
static Length *
survey (guint from, guint turn, guint n_moves, AdcRealm realms)
{
  const guint n = count_zones ();
  Length *lengths = g_new (Length, n);
  g_autofree guint *entered = g_new (guint, n);
  guint n_open = n - 1;

  for (guint i = 0; i < n; i++) {
    lengths[i] = (Length) { NEVER, NEVER };
    entered[i] = NEVER;
  }
  entered[from] = 0;
  lengths[from] = (Length) { 0, 0 };

  for (guint t = 0; t < HORIZON && n_open > 0; t++) {
    g_autofree guint *known = g_new (guint, (n_moves + 1) * n);

    for (guint i = 0; i < (n_moves + 1) * n; i++)
      known[i] = i < n ? entered[i] : NEVER;
    spread (turn + t, n_moves, realms, known);

    for (guint i = 0; i < n; i++) {
      for (guint move = 1; move <= n_moves; move++)
        entered[i] = MIN (entered[i], known[move * n + i]);
      if (entered[i] != NEVER && lengths[i].n_turns == NEVER) {
        lengths[i] = (Length) { t + 1, entered[i] };
        n_open--;
      }
    }
  }

  return lengths;
}

/* Each leg touches the one before in its turn, and no turn has more moves than there may be. */
static void
assert_legal (const AdcJourney *journey, AdcZone *from, AdcZone *to, guint turn, guint n_moves,
              AdcRealm realms)
{
  const AdcLeg *first = &g_array_index (journey->legs, AdcLeg, 0);
  const AdcLeg *last = &g_array_index (journey->legs, AdcLeg, journey->legs->len - 1);

  g_assert_true (first->zone == from && last->zone == to);
  g_assert_cmpuint (first->turn, ==, turn);
  g_assert_cmpuint (first->move, ==, 0);
  g_assert_cmpuint (journey->legs->len, ==, journey->n_moves + 1);
  g_assert_cmpuint (journey->n_turns, ==, from == to ? 0 : last->turn - turn + 1);

  for (guint i = 1; i < journey->legs->len; i++) {
    const AdcLeg *before = &g_array_index (journey->legs, AdcLeg, i - 1);
    const AdcLeg *leg = &g_array_index (journey->legs, AdcLeg, i);
    g_autoptr(GPtrArray) touching = adc_map_list_touching (buck_map_get (), before->zone,
                                                           leg->turn);

    g_assert_true (g_ptr_array_find (touching, leg->zone, NULL));
    g_assert_cmpuint (leg->move, ==, leg->turn == before->turn ? before->move + 1 : 1);
    g_assert_cmpuint (leg->turn, >=, before->turn);
    g_assert_cmpuint (leg->move, <=, n_moves);
    g_assert_true (adc_zone_get_realm (leg->zone) & realms);
  }
}

static void
compare_from (guint from, guint turn, guint n_moves, AdcRealm realms, guint step)
{
  g_autofree Length *lengths = survey (from, turn, n_moves, realms);

  for (guint to = from % step; to < count_zones (); to += step) {
    AdcJourney *journey =
      adc_journey_find (buck_map_get (), get_zone (from), get_zone (to), turn, n_moves, realms);

    if (lengths[to].n_turns == NEVER) {
      g_assert_null (journey);
      continue;
    }
    g_assert_nonnull (journey);
    g_assert_cmpuint (journey->n_turns, ==, lengths[to].n_turns);
    g_assert_cmpuint (journey->n_moves, ==, lengths[to].n_moves);
    assert_legal (journey, get_zone (from), get_zone (to), turn, n_moves, realms);
    adc_journey_free (journey);
  }
}

/* From everywhere to everywhere there is a way for a ship, and it is the shortest. */
static void
test_all_pairs (void)
{
  for (guint from = 0; from < count_zones (); from++)
    compare_from (from, 1, 4, ADC_REALM_ALL, 1);
  for (guint from = 0; from < count_zones (); from++) {
    g_autofree Length *lengths = survey (from, 1, 4, ADC_REALM_ALL);

    for (guint to = 0; to < count_zones (); to++)
      g_assert_cmpuint (lengths[to].n_turns, !=, NEVER);
  }
}

static void
test_other_turns (void)
{
  for (guint turn = 0; turn < 35; turn += 5)
    for (guint from = turn; from < count_zones (); from += 7)
      compare_from (from, turn, 4, ADC_REALM_ALL, 5);
}

/* Slow pieces wait for the planets; others have to keep off the ground, or to it. */
static void
test_other_pieces (void)
{
  for (guint from = 0; from < count_zones (); from += 11) {
    compare_from (from, 3, 1, ADC_REALM_ALL, 9);
    compare_from (from, 3, 2, ADC_REALM_ALL, 9);
    compare_from (from, 3, 20, ADC_REALM_ALL, 9);
    if (adc_zone_get_realm (get_zone (from)) != ADC_REALM_GROUND)
      compare_from (from, 3, 4, ADC_REALM_ORBIT | ADC_REALM_SPACE, 5);
    else
      compare_from (from, 3, 1, ADC_REALM_GROUND, 1);
  }
}

/* "0.1 thule-orbit 0.2 …" */
static char *
describe (const AdcJourney *journey)
{
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < journey->legs->len; i++) {
    const AdcLeg *leg = &g_array_index (journey->legs, AdcLeg, i);

    g_string_append_printf (out, "%s%u.%u %s", i > 0 ? " " : "", leg->turn, leg->move,
                            adc_entry_get_id (ADC_ENTRY (leg->zone)));
  }

  return g_string_free (out, FALSE);
}

static void
test_known (void)
{
  static const struct {
    const char *from, *to;
    guint       turn, n_moves;
    AdcRealm    realms;
    const char *wanted; /* or NULL: there is no way */
  } cases[] = {
    { "thule", "deimos", 0, 4, ADC_REALM_ALL,
      "0.0 thule 0.1 thule-orbit 0.2 asteroid-orbit-19 0.3 trans-mars-orbit-19 0.4 mars-orbit-9 "
      "1.1 mars-orbit-10 1.2 far-mars-orbit 1.3 deimos" },
    { "deimos", "near-mars-orbit", 1, 4, ADC_REALM_ALL,
      "1.0 deimos 1.1 far-mars-orbit 1.2 near-mars-orbit" },
    { "pavonis", "far-mars-orbit", 1, 4, ADC_REALM_ALL,
      "1.0 pavonis 1.1 space-elevator 1.2 far-mars-orbit" },
    { "american-regency", "african-regency", 1, 1, ADC_REALM_GROUND,
      "1.0 american-regency 1.1 eurasian-regency 2.1 african-regency" },
    { "bach", "bach", 7, 4, ADC_REALM_ALL, "7.0 bach" },
    { "bach", "bach", 7, 0, ADC_REALM_ALL, "7.0 bach" },
    { "bach", "tolstoi", 7, 0, ADC_REALM_ALL, NULL },
    { "bach", "mariposas", 1, 1, ADC_REALM_GROUND, NULL },
    { "bach", "tycho", 1, 1, ADC_REALM_GROUND, NULL },
    { "near-moon-orbit", "tycho", 1, 4, ADC_REALM_ORBIT | ADC_REALM_SPACE, NULL },
    { "tycho", "near-moon-orbit", 1, 4, ADC_REALM_ORBIT | ADC_REALM_SPACE, NULL },
    /* It stays where it is and Mars comes to it; or it goes to meet it, as early as it can. */
    { "mars-orbit-11", "far-mars-orbit", 1, 1, ADC_REALM_ALL,
      "1.0 mars-orbit-11 2.1 far-mars-orbit" },
    { "mars-orbit-12", "far-mars-orbit", 1, 1, ADC_REALM_ALL,
      "1.0 mars-orbit-12 1.1 mars-orbit-11 2.1 far-mars-orbit" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    AdcJourney *journey = adc_journey_find (
      buck_map_get (), buck_map_get_zone (cases[i].from), buck_map_get_zone (cases[i].to),
      cases[i].turn, cases[i].n_moves, cases[i].realms);
    g_autofree char *found = journey != NULL ? describe (journey) : NULL;

    g_assert_cmpstr (found, ==, cases[i].wanted);
    g_clear_pointer (&journey, adc_journey_free);
  }
}

static void
test_reach (void)
{
  AdcMap *map = buck_map_get ();

  for (guint from = 0; from < count_zones (); from += 3)
    for (guint n_moves = 0; n_moves <= 4; n_moves += 2) {
      g_autoptr(GHashTable) reach =
        adc_journey_reach (map, get_zone (from), from % 9, n_moves, ADC_REALM_ALL);
      g_autofree Length *lengths = survey (from, from % 9, n_moves, ADC_REALM_ALL);

      for (guint to = 0; to < count_zones (); to++) {
        gpointer moves;

        if (!g_hash_table_lookup_extended (reach, get_zone (to), NULL, &moves))
          g_assert_cmpuint (lengths[to].n_turns, >, 1);
        else
          g_assert_cmpuint (GPOINTER_TO_UINT (moves), ==, lengths[to].n_moves);
      }
    }
}

static void
test_reach_of_pieces (void)
{
  AdcMap *map = buck_map_get ();
  g_autoptr(GHashTable) walker =
    adc_journey_reach (map, buck_map_get_zone ("bach"), 1, 1, ADC_REALM_GROUND);
  g_autoptr(GHashTable) lost =
    adc_journey_reach (map, buck_map_get_zone ("bach"), 1, 4, ADC_REALM_SPACE);

  g_assert_cmpuint (g_hash_table_size (walker), ==, 4); /* its own and the three it touches */
  g_assert_cmpuint (g_hash_table_size (lost), ==, 0);
}

static void
test_mobility (void)
{
  static const struct { const char *unit; guint n_moves; AdcRealm realms; } cases[] = {
    { "leader", 4, ADC_REALM_ALL },
    { "trooper", 1, ADC_REALM_GROUND },
    { "gennie", 1, ADC_REALM_GROUND },
    { "fighter", 4, ADC_REALM_ALL },
    { "battler", 4, ADC_REALM_ORBIT | ADC_REALM_SPACE },
    { "transport", 4, ADC_REALM_ALL },
    { "killer-satellite", 0, ADC_REALM_ORBIT | ADC_REALM_SPACE },
    { "factory", 0, ADC_REALM_GROUND },
    { "control-marker", 0, ADC_REALM_GROUND },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    AdcPiece *unit = ADC_PIECE (adc_game_lookup (buck_map_get_game (), cases[i].unit));

    g_assert_cmpuint (adc_piece_get_moves (unit), ==, cases[i].n_moves);
    g_assert_cmpint (adc_piece_get_realms (unit), ==, cases[i].realms);
  }
  g_assert_cmpstr (
    adc_entry_get_id (ADC_ENTRY (adc_game_get_traveller (buck_map_get_game ()))), ==, "fighter");
}

int
main (int argc, char *argv[])
{
  static const BuckTest tests[] = {
    { "/journey/known", test_known },
    { "/journey/all-pairs", test_all_pairs },
    { "/journey/other-turns", test_other_turns },
    { "/journey/other-pieces", test_other_pieces },
    { "/journey/reach", test_reach },
    { "/journey/reach-of-pieces", test_reach_of_pieces },
    { "/journey/mobility", test_mobility },
  };

  return buck_map_run (argc, argv, tests, G_N_ELEMENTS (tests));
}
