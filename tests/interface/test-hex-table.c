/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a hand does to a board of Neuroshima Hex!, without the hand: each change is one step, and
 * what the rules forbid is not done. What comes of it is read in the scenario. */

#include "hex-board.h"

#include "adc-hex-edit.h"

static guint
cell (const char *name)
{
  return adc_hex_cell_parse (name);
}

static void
assert_undone (Hex *hex, AdcScenario *before, guint n_steps)
{
  for (guint i = 0; i < n_steps; i++)
    adc_battle_session_undo (hex->session);
  g_assert_true (adc_scenario_equal (before, hex_get_scenario (hex)));
}

static void
test_moments (Hex *hex, gconstpointer data G_GNUC_UNUSED)
{
  const AdcHexPhase *phase;
  AdcHexState state;

  g_assert_cmpint (adc_hex_table_get_n_phases (hex->table), ==, 5);
  g_assert_cmpint (adc_hex_table_get_moment (hex->table), ==, ADC_HEX_BEFORE);
  adc_hex_table_get_state (hex->table, &state, &phase);
  g_assert_null (phase);
  g_assert_cmpuint (state.alive & adc_hex_bit (cell ("b1")), !=, 0);
  g_assert_cmpuint (state.points[0], ==, 20);

  adc_hex_table_set_moment (hex->table, 1);
  adc_hex_table_get_state (hex->table, &state, &phase);
  g_assert_nonnull (phase);
  g_assert_cmpuint (phase->initiative, ==, 3);
  g_assert_cmpuint (state.alive & adc_hex_bit (cell ("b1")), ==, 0);
  g_assert_cmpuint (state.alive & adc_hex_bit (cell ("a3")), !=, 0);

  /* Past the end there is nothing, and only a phase has events. */
  adc_hex_table_set_event (hex->table, 2);
  g_assert_cmpint (adc_hex_table_get_event (hex->table), ==, 2);
  adc_hex_table_set_event (hex->table, 1000);
  g_assert_cmpint (adc_hex_table_get_event (hex->table), ==, -1);
  adc_hex_table_set_event (hex->table, 0);
  adc_hex_table_set_moment (hex->table, 1000);
  g_assert_cmpint (adc_hex_table_get_moment (hex->table), ==, 5);
  g_assert_cmpint (adc_hex_table_get_event (hex->table), ==, -1);
  adc_hex_table_get_state (hex->table, &state, &phase);
  g_assert_null (phase);
  g_assert_cmpuint (state.points[0], ==, 18);
  g_assert_cmpuint (state.points[1], ==, 14);

  /* Whatever is changed, the board is back before the battle. */
  g_assert_true (adc_hex_table_rotate (hex->table, cell ("c3"), 1));
  g_assert_cmpint (adc_hex_table_get_moment (hex->table), ==, ADC_HEX_BEFORE);
}

static void
test_place (Hex *hex, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcScenario) before = adc_scenario_copy (hex_get_scenario (hex));

  hex_assert_pile (hex, "moloch-hunter", NULL, 2);
  hex_lay (hex, "moloch-hunter", "c3", 2);
  hex_assert_at (hex, "c3", "moloch-hunter@2");
  hex_assert_pile (hex, "moloch-hunter", NULL, 1);
  g_assert_cmpuint (adc_hex_table_count_in (hex->table, "moloch", "moloch-hunter", NULL), ==, 1);

  /* From the hand before what is left. */
  g_assert_true (adc_hex_table_put (hex->table, "moloch", "moloch-hunter", "hand"));
  hex_assert_pile (hex, "moloch-hunter", "hand", 1);
  hex_assert_pile (hex, "moloch-hunter", NULL, 0);
  hex_lay (hex, "moloch-hunter", "c4", 0);
  hex_assert_pile (hex, "moloch-hunter", "hand", 0);
  hex_assert_pile (hex, "moloch-hunter", NULL, 0);
  assert_undone (hex, before, 3);
}

static void
test_place_all (Hex *hex, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcScenario) before = adc_scenario_copy (hex_get_scenario (hex));
  AdcHexBattle *battle = adc_hex_table_get_battle (hex->table);
  const AdcHexPlacement placements[] = {
    { adc_hex_battle_find_tile (battle, "moloch-hunter"), cell ("a1"), 1 },
    { adc_hex_battle_find_tile (battle, "moloch-cyborg"), cell ("b2"), 5 },
  };
  guint n = 2;

  adc_hex_table_set_preview (hex->table, placements, 2);
  g_assert_nonnull (adc_hex_table_get_preview (hex->table, &n));
  g_assert_cmpuint (n, ==, 2);
  g_assert_true (adc_hex_table_place_all (hex->table, "moloch", placements, 2));
  hex_assert_at (hex, "a1", "moloch-hunter@1");
  hex_assert_at (hex, "b2", "moloch-cyborg@5");

  /* What was shown is there now, and was of the battle that is gone. */
  g_assert_null (adc_hex_table_get_preview (hex->table, &n));
  g_assert_cmpuint (n, ==, 0);
  assert_undone (hex, before, 1);
}

static void
assert_refused (Hex *hex, gboolean done, AdcScenario *before, const char *rule)
{
  g_assert_false (done);
  g_assert_cmpuint (hex->n_refused, ==, 1);
  g_assert_cmpstr (hex->rule, ==, rule);
  g_assert_nonnull (adc_game_lookup (hex->game, rule));
  g_assert_true (adc_scenario_equal (before, hex_get_scenario (hex)));
  hex->n_refused = 0;
}

static void
test_refuse (Hex *hex, gconstpointer data G_GNUC_UNUSED)
{
  AdcHexTable *table = hex->table;
  g_autoptr(AdcScenario) before = NULL;

  hex_lay (hex, "moloch-hq", "c3", 0);
  hex_lay (hex, "moloch-gauss", "c4", 0);
  for (guint i = 0; i < 3; i++)
    g_assert_true (adc_hex_table_put (table, "moloch", "moloch-push", "hand"));
  before = adc_scenario_copy (hex_get_scenario (hex));

  assert_refused (hex, adc_hex_table_place (table, "moloch", "moloch-hunter", cell ("c3"), 0),
                  before, "regle-poser-unite");
  assert_refused (hex, adc_hex_table_move (table, cell ("c4"), cell ("c3")), before,
                  "regle-poser-unite");
  assert_refused (hex, adc_hex_table_place (table, "moloch", "moloch-gauss", cell ("a1"), 0),
                  before, "regle-contenu");
  assert_refused (hex, adc_hex_table_place (table, "moloch", "moloch-push", cell ("a1"), 0),
                  before, "regle-actions");
  assert_refused (hex, adc_hex_table_put (table, "moloch", "moloch-hunter", "hand"), before,
                  "regle-tour");
  assert_refused (hex, adc_hex_table_remove (table, cell ("c3"), "discard"), before, "regle-qg");
  assert_refused (hex, adc_hex_table_set_wounds (table, cell ("c4"), 2), before,
                  "regle-resistance");
  assert_refused (hex, adc_hex_table_set_points (table, "moloch", 21), before, "regle-qg");
  assert_refused (hex, adc_hex_table_set_points (table, "moloch", 0), before, "regle-qg");
}

static void
test_change (Hex *hex, gconstpointer data G_GNUC_UNUSED)
{
  AdcHexTable *table = hex->table;
  g_autoptr(AdcScenario) before = NULL;

  hex_lay (hex, "moloch-hq", "c3", 0);
  hex_lay (hex, "moloch-blocker", "a1", 5);
  before = adc_scenario_copy (hex_get_scenario (hex));

  g_assert_true (adc_hex_table_move (table, cell ("a1"), cell ("e3")));
  hex_assert_at (hex, "a1", "-");
  hex_assert_at (hex, "e3", "moloch-blocker@5");
  g_assert_true (adc_hex_table_rotate (table, cell ("e3"), 2));
  hex_assert_at (hex, "e3", "moloch-blocker@1");
  g_assert_true (adc_hex_table_rotate (table, cell ("e3"), -7));
  hex_assert_at (hex, "e3", "moloch-blocker@0");
  g_assert_true (adc_hex_table_set_wounds (table, cell ("e3"), 2));
  hex_assert_at (hex, "e3", "moloch-blocker@0/2");
  g_assert_true (adc_hex_table_set_points (table, "moloch", 7));
  hex_assert_at (hex, "c3", "moloch-hq@0/7");

  /* In a pile it is as good as new, and so it comes back. */
  g_assert_true (adc_hex_table_remove (table, cell ("e3"), "discard"));
  hex_assert_pile (hex, "moloch-blocker", "discard", 1);
  g_assert_true (adc_hex_table_shift (table, "moloch", "moloch-blocker", "discard", "hand"));
  hex_lay (hex, "moloch-blocker", "b1", 3);
  hex_assert_at (hex, "b1", "moloch-blocker@3");
  g_assert_true (adc_hex_table_remove (table, cell ("b1"), NULL));
  hex_assert_pile (hex, "moloch-blocker", NULL, 2);

  /* There is nothing where nothing lies, and nobody minds. */
  g_assert_false (adc_hex_table_rotate (table, cell ("d4"), 1));
  g_assert_false (adc_hex_table_remove (table, cell ("d4"), NULL));
  g_assert_false (adc_hex_table_take (table, "moloch", "moloch-clown", "hand"));
  g_assert_false (adc_hex_table_set_points (table, "posterunek", 3));
  g_assert_cmpuint (hex->n_refused, ==, 0);
  assert_undone (hex, before, 9);
}

static void
assert_armies (Hex *hex, const char *expected)
{
  GPtrArray *sides = adc_scenario_get_sides (hex_get_scenario (hex));
  g_autoptr(GString) found = g_string_new (NULL);

  for (guint i = 0; i < sides->len; i++) {
    const AdcScenarioSide *side = sides->pdata[i];

    g_assert_cmpstr (side->faction, ==, side->id);
    g_string_append_printf (found, "%s%s%s", i > 0 ? " " : "", side->id,
                            adc_settings_get (side->settings, "team", ""));
  }
  g_assert_cmpstr (found->str, ==, expected);
}

static void
test_armies (Hex *hex, gconstpointer data G_GNUC_UNUSED)
{
  static const char * const three[] = { "borgo", "moloch", "posterunek", NULL };
  static const char * const four[] = { "borgo", "moloch", "hegemonia", "posterunek", NULL };
  static const char * const others[] = { "borgo", "hegemonia", NULL };
  static const char * const one[] = { "borgo", NULL };
  static const char * const twice[] = { "borgo", "borgo", NULL };

  assert_armies (hex, "moloch posterunek");
  g_assert_cmpstr (adc_hex_table_get_side (hex->table), ==, "moloch");
  hex_lay (hex, "moloch-hunter", "c3", 1);
  g_assert_true (adc_hex_table_set_armies (hex->table, three, FALSE));
  assert_armies (hex, "borgo moloch posterunek");
  hex_assert_at (hex, "c3", "moloch-hunter@1");
  g_assert_cmpstr (adc_hex_table_get_side (hex->table), ==, "moloch");

  /* Turns alternate: every other one is an ally. */
  g_assert_true (adc_hex_table_set_armies (hex->table, four, TRUE));
  assert_armies (hex, "borgo1 moloch2 hegemonia1 posterunek2");
  g_assert_true (adc_hex_table_set_armies (hex->table, four, FALSE));
  assert_armies (hex, "borgo moloch hegemonia posterunek");

  /* Whose tiles were being laid has left. */
  g_assert_true (adc_hex_table_set_armies (hex->table, others, FALSE));
  assert_armies (hex, "borgo hegemonia");
  hex_assert_at (hex, "c3", "-");
  g_assert_cmpstr (adc_hex_table_get_side (hex->table), ==, "borgo");

  g_assert_false (adc_hex_table_set_armies (hex->table, one, FALSE));
  g_assert_cmpuint (hex->n_refused, ==, 1);
  g_assert_false (adc_hex_table_set_armies (hex->table, others, TRUE));
  g_assert_cmpuint (hex->n_refused, ==, 2);
  g_assert_true (adc_hex_table_set_armies (hex->table, twice, FALSE) == FALSE);
  assert_armies (hex, "borgo hegemonia");

  g_assert_true (adc_hex_table_set_option (hex->table, "board", "hill"));
  g_assert_true (adc_hex_table_set_option (hex->table, "scoring", "points"));
  g_assert_true (adc_hex_table_set_score (hex->table, "borgo", 12));
  g_assert_false (adc_hex_table_set_option (hex->table, "board", "round"));
  g_assert_true (adc_hex_battle_get_position (adc_hex_table_get_battle (hex->table))->is_hill);
}

/* A decision leaves the moment alone; anything else takes the decisions away. */
static void
test_decide (Hex *hex, gconstpointer data G_GNUC_UNUSED)
{
  GHashTable *settings;

  g_assert_cmpuint (adc_hex_battle_get_result (adc_hex_table_get_battle (hex->table))->n_questions,
                    >, 0);
  g_assert_false (adc_hex_table_decide (hex->table, 1000, 0));
  adc_hex_table_set_moment (hex->table, 0);
  g_assert_true (adc_hex_table_decide (hex->table, 0, 1));
  g_assert_true (adc_hex_battle_is_decided (adc_hex_table_get_battle (hex->table), 0));
  g_assert_cmpint (adc_hex_table_get_moment (hex->table), ==, 0);
  adc_battle_session_undo (hex->session);
  g_assert_false (adc_hex_battle_is_decided (adc_hex_table_get_battle (hex->table), 0));
  g_assert_cmpint (adc_hex_table_get_moment (hex->table), ==, 0);

  adc_battle_session_redo (hex->session);
  settings = adc_scenario_get_settings (hex_get_scenario (hex));
  g_assert_nonnull (adc_settings_get (settings, "decisions", NULL));
  hex_lay (hex, "moloch-hunter", "e3", 0);
  settings = adc_scenario_get_settings (hex_get_scenario (hex));
  g_assert_null (adc_settings_get (settings, "decisions", NULL));
}

/* A battle that another decision makes longer is still over for whoever was at its end. */
static void
test_end (Hex *hex, gconstpointer data G_GNUC_UNUSED)
{
  g_assert_cmpint (adc_hex_table_get_n_phases (hex->table), ==, 3);
  g_assert_true (adc_hex_table_decide (hex->table, 0, 1));
  g_assert_cmpint (adc_hex_table_get_n_phases (hex->table), ==, 2);
  adc_hex_table_set_moment (hex->table, 2);
  g_assert_true (adc_hex_table_decide (hex->table, 0, 0));
  g_assert_cmpint (adc_hex_table_get_moment (hex->table), ==, 3);
}

/* The army at work stays when the board gets a name or a tile, not when it is another board. */
static void
test_side (Hex *hex, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcScenario) renamed = adc_scenario_copy (hex_get_scenario (hex));
  g_autoptr(AdcScenario) other = adc_scenario_copy (hex_get_scenario (hex));

  adc_hex_table_set_side (hex->table, "hegemonia");
  adc_scenario_take_title (renamed, adc_text_new ("en", "Ours"));
  adc_battle_session_edit (hex->session, renamed);
  g_assert_cmpstr (adc_hex_table_get_side (hex->table), ==, "hegemonia");
  g_assert_true (adc_hex_table_rotate (hex->table, cell ("c3"), 1));
  g_assert_cmpstr (adc_hex_table_get_side (hex->table), ==, "hegemonia");

  adc_scenario_take_title (other, adc_text_new ("en", "Another"));
  adc_battle_session_open (hex->session, other);
  g_assert_cmpstr (adc_hex_table_get_side (hex->table), ==, "posterunek");
}

static void
test_conclude (Hex *hex, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcScenario) before = adc_scenario_copy (hex_get_scenario (hex));

  adc_hex_table_set_moment (hex->table, 5);
  g_assert_true (adc_hex_table_conclude (hex->table));
  g_assert_cmpint (adc_hex_table_get_moment (hex->table), ==, ADC_HEX_BEFORE);
  hex_assert_at (hex, "b1", "-");
  hex_assert_at (hex, "c2", "posterunek-hq@0/18");
  hex_assert_at (hex, "a2", "hegemonia-hq@0/14");
  hex_assert_pile (hex, "hegemonia-runner", "discard", 2);
  assert_undone (hex, before, 1);
}

/* What cards do goes with the card to the discard pile, in one step. */
static void
test_orders (Hex *hex, gconstpointer data G_GNUC_UNUSED)
{
  AdcHexState end;

  hex_lay (hex, "moloch-blocker", "a1", 0);
  hex_lay (hex, "posterunek-commando", "c3", 0);
  g_assert_true (adc_hex_table_put (hex->table, "moloch", "moloch-bomb", "hand"));
  g_assert_true (adc_hex_table_order (hex->table, "moloch", "moloch-move", cell ("a1"),
                                      cell ("a2"), 4));
  hex_assert_at (hex, "a2", "moloch-blocker@4");
  hex_assert_pile (hex, "moloch-move", "discard", 1);

  adc_hex_table_get_state (hex->table, &end, NULL);
  end.alive &= ~adc_hex_bit (cell ("c3"));
  end.wounds[cell ("a2")] = 1;
  g_assert_true (adc_hex_table_strike (hex->table, "moloch", "moloch-bomb", &end));
  hex_assert_at (hex, "c3", "-");
  hex_assert_at (hex, "a2", "moloch-blocker@4/1");
  hex_assert_pile (hex, "posterunek-commando", "discard", 1);
  hex_assert_pile (hex, "moloch-bomb", "hand", 0);
  hex_assert_pile (hex, "moloch-bomb", "discard", 1);

  g_assert_true (adc_hex_table_spend (hex->table, "moloch", "moloch-battle"));
  hex_assert_pile (hex, "moloch-battle", "discard", 1);
  g_assert_false (adc_hex_table_spend (hex->table, "moloch", "moloch-bomb")); /* there was one */
  g_assert_cmpuint (hex->n_refused, ==, 1);
}

/* A file may say what no hand would do: it can be put right, and is kept right from then on. */
static void
test_strange_file (Hex *hex, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcScenario) strange = adc_scenario_copy (hex_get_scenario (hex));
  AdcScenarioForce *runner = adc_scenario_find_force (strange, "hegemonia-runner-1", NULL);
  AdcHexState state;

  adc_settings_set (runner->settings, "wounds", "-3");
  adc_settings_set (runner->settings, "rotation", "99999999999999999999");
  g_free (runner->place);
  runner->place = g_strdup ("c2"); /* upon an HQ */
  adc_battle_session_edit (hex->session, strange);
  g_assert_null (adc_hex_table_get_battle (hex->table));
  g_assert_cmpint (adc_hex_table_get_n_phases (hex->table), ==, 0);
  adc_hex_table_set_moment (hex->table, 0);
  g_assert_cmpint (adc_hex_table_get_moment (hex->table), ==, ADC_HEX_BEFORE);
  adc_hex_table_get_state (hex->table, &state, NULL);
  g_assert_cmpuint (state.alive, ==, 0);
  g_assert_false (adc_hex_table_decide (hex->table, 0, 0));
  g_assert_false (adc_hex_table_conclude (hex->table));

  g_assert_true (adc_hex_table_move (hex->table, cell ("c2"), cell ("c3")));
  g_assert_true (adc_hex_table_rotate (hex->table, cell ("c3"), 1));
  g_assert_true (adc_hex_table_set_wounds (hex->table, cell ("c3"), 0));
  g_assert_nonnull (adc_hex_table_get_battle (hex->table));
  hex_assert_at (hex, "c3", "hegemonia-runner@1");
  g_assert_false (adc_hex_table_move (hex->table, cell ("c3"), cell ("c2")));
}

static void
test_no_session (Hex *hex, gconstpointer data G_GNUC_UNUSED)
{
  adc_hex_table_set_session (hex->table, NULL);
  g_assert_null (adc_hex_table_get_battle (hex->table));
  g_assert_null (adc_hex_table_get_game (hex->table));
  g_assert_null (adc_hex_table_get_side (hex->table));
  g_assert_false (adc_hex_table_place (hex->table, "moloch", "moloch-hunter", 0, 0));
  g_assert_false (adc_hex_table_conclude (hex->table));
  g_assert_cmpuint (adc_hex_table_count_left (hex->table, "moloch", "moloch-hunter"), ==, 0);
}

int
main (int argc, char *argv[])
{
  static const HexTest tests[] = {
    { "/hex-table/moments", "exemple-bataille", test_moments },
    { "/hex-table/place", NULL, test_place },
    { "/hex-table/place-all", NULL, test_place_all },
    { "/hex-table/refuse", NULL, test_refuse },
    { "/hex-table/change", NULL, test_change },
    { "/hex-table/armies", NULL, test_armies },
    { "/hex-table/decide", "clown-bord", test_decide },
    { "/hex-table/end", "faq-medecin-un-ennemi", test_end },
    { "/hex-table/side", "exemple-bataille", test_side },
    { "/hex-table/conclude", "exemple-bataille", test_conclude },
    { "/hex-table/orders", NULL, test_orders },
    { "/hex-table/strange-file", "exemple-bataille", test_strange_file },
    { "/hex-table/no-session", "exemple-bataille", test_no_session },
  };

  return hex_run (argc, argv, FALSE, tests, G_N_ELEMENTS (tests));
}
