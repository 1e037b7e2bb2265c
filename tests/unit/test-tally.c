/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the players of the games that ship count, and what they need for it: sequences with a rule at every step, counters
 * and dice. */

#include "adc-faction.h"
#include "adc-language.h"
#include "adc-library-loader.h"
#include "adc-sequence.h"
#include "adc-tally.h"

static AdcLibrary *library;

static AdcGame *
get_game (const char *id)
{
  AdcGame *game = adc_library_get_game (library, id);

  g_assert_nonnull (game);
  return game;
}

static const AdcCounter *
get_counter (AdcTally *tally, const char *id)
{
  const AdcCounter *counter =
    adc_counters_find (adc_game_get_counters (adc_tally_get_game (tally)), id);

  g_assert_nonnull (counter);
  return counter;
}

/* What is reached, as “heading (effect) rule” lines. */
static char *
dup_reached (AdcTally *tally)
{
  static const char * const effects[] = { "note", "wins", "loses", "ends" };
  g_autoptr(GArray) reached = adc_tally_list_reached (tally);
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < reached->len; i++) {
    const AdcReached *one = &g_array_index (reached, AdcReached, i);
    g_autofree char *heading = adc_reached_dup_heading (one, tally);

    g_string_append_printf (out, "%s (%s) %s\n", heading, effects[one->mark->effect],
                            one->mark->rule);
  }

  return g_string_free (out, FALSE);
}

static void
assert_reached (AdcTally *tally, const char *wanted)
{
  g_autofree char *found = dup_reached (tally);

  g_assert_cmpstr (found, ==, wanted);
}

/* A destroyed headquarters; limits; what it means depends on who plays. */
static void
test_headquarters (void)
{
  g_autoptr(AdcTally) tally = adc_tally_new (get_game ("neuroshima-hex"));
  const AdcCounter *qg = get_counter (tally, "compte-qg");

  g_assert_cmpuint (adc_tally_get_n_players (tally), ==, 2);
  g_assert_cmpint (adc_tally_get (tally, qg, 0), ==, 20);
  assert_reached (tally, "");
  adc_tally_set (tally, qg, 0, 21);
  g_assert_cmpint (adc_tally_get (tally, qg, 0), ==, 20);
  adc_tally_set (tally, qg, 0, 1);
  assert_reached (tally, "");
  adc_tally_set (tally, qg, 0, -5);
  g_assert_cmpint (adc_tally_get (tally, qg, 0), ==, 0);
  g_assert_cmpint (adc_tally_get (tally, qg, 1), ==, 20);
  assert_reached (tally, "Moloch · HQ points: 0 (loses) regle-victoire\n");
  adc_tally_set_n_players (tally, 4);
  assert_reached (tally, "Moloch · HQ points: 0 (loses) regle-qg-detruit\n");
  g_assert_true (adc_tally_can_team (tally));
  adc_tally_set_team (tally, TRUE);
  assert_reached (tally, "Moloch · HQ points: 0 (loses) regle-alliance\n");
  adc_tally_set_n_players (tally, 3);
  g_assert_false (adc_tally_is_team (tally));
  assert_reached (tally, "Moloch · HQ points: 0 (loses) regle-qg-detruit\n");
  adc_tally_set_n_players (tally, 99);
  g_assert_cmpuint (adc_tally_get_n_players (tally), ==, 4);
  adc_tally_reset (tally);
  assert_reached (tally, "");
}

/* What few games need says nothing until it is asked for; a team has its points together. */
static void
test_teams (void)
{
  g_autoptr(AdcTally) tally = adc_tally_new (get_game ("neuroshima-hex"));
  const AdcCounter *points = get_counter (tally, "compte-points");
  g_autofree char *label = NULL;

  adc_tally_set_n_players (tally, 4);
  adc_tally_set (tally, points, 0, 25);
  g_assert_false (adc_tally_is_shown (tally, points));
  assert_reached (tally, "");
  adc_tally_set_shown (tally, points, TRUE);
  assert_reached (tally, "Moloch · Points: 25 (wins) regle-points\n");
  adc_tally_set_team (tally, TRUE);
  assert_reached (tally, "");
  g_assert_cmpuint (adc_tally_get_n_teams (tally), ==, 2);
  g_assert_cmpuint (adc_tally_get_team (tally, 2), ==, 0);
  adc_tally_set (tally, points, 2, 15);
  g_assert_cmpint (adc_tally_get_sum (tally, points, 0), ==, 40);
  label = adc_tally_dup_team_label (tally, 0);
  g_assert_cmpstr (label, ==, "Moloch and Borgo");
  assert_reached (tally, "Moloch and Borgo · Points: 40 (wins) regle-points\n");
  adc_tally_set_shown (tally, points, FALSE);
  assert_reached (tally, "");
}

/* Against one faction more is needed; not by that faction itself. */
static void
test_factions (void)
{
  g_autoptr(AdcTally) tally = adc_tally_new (get_game ("starcraft"));
  const AdcCounter *points = get_counter (tally, "compte-pv");

  g_assert_cmpstr (adc_tally_get_faction (tally, 0), ==, "raynor"); /* a people is nobody's */
  adc_tally_set (tally, points, 0, 15);
  adc_tally_set (tally, points, 1, 15);
  assert_reached (tally, "Jim Raynor · Conquest points: 15 (ends) regle-victoire-normale\n"
                         "Arcturus Mengsk · Conquest points: 15 (ends) regle-victoire-normale\n");
  adc_tally_set_faction (tally, 1, "aldaris");
  assert_reached (tally, "Aldaris · Conquest points: 15 (ends) regle-victoire-normale\n");
  adc_tally_set (tally, points, 0, 20);
  assert_reached (tally, "Aldaris · Conquest points: 15 (ends) regle-victoire-normale\n"
                         "Jim Raynor · Conquest points: 20 (ends) regle-aldaris\n");
  adc_tally_set_faction (tally, 0, "aldaris"); /* they change places */
  g_assert_cmpstr (adc_tally_get_faction (tally, 1), ==, "raynor");
  adc_tally_set_faction (tally, 0, "terran");
  adc_tally_set_faction (tally, 0, "nobody");
  g_assert_cmpstr (adc_tally_get_faction (tally, 0), ==, "aldaris");

  adc_tally_set_n_players (tally, 4);
  adc_tally_set_team (tally, TRUE);
  adc_tally_set (tally, points, 2, 15); /* with Aldaris */
  assert_reached (tally, "Aldaris and Tassadar · Conquest points: 35 (ends) regle-equipe-victoire\n");
  adc_tally_set_faction (tally, 2, "aldaris"); /* a partner is no opponent */
  assert_reached (tally, "Tassadar and Aldaris · Conquest points: 35 (ends) regle-equipe-victoire\n");
  adc_tally_set (tally, points, 2, 9);
  adc_tally_set (tally, points, 3, 20);
  assert_reached (tally, "");
  adc_tally_set (tally, points, 3, 25);
  assert_reached (tally, "Jim Raynor and Arcturus Mengsk · Conquest points: 40 (ends) "
                         "regle-equipe-victoire\n");
}

/* Where a counter begins depends on how many play, unless somebody has moved it. */
static void
test_starts (void)
{
  static const struct { guint n_players; int zones, leaders, win; } wanted[] = {
    { 2, 12, 3, 25 }, { 3, 9, 2, 20 }, { 4, 6, 1, 15 }, { 5, 6, 1, 15 }, { 6, 6, 1, 15 },
  };
  AdcGame *game = get_game ("buck-rogers");
  g_autoptr(AdcTally) tally = adc_tally_new (game);
  const AdcCounter *zones = get_counter (tally, "compte-zones");
  const AdcCounter *leaders = get_counter (tally, "compte-chefs");
  const AdcCounter *turn = get_counter (tally, "compte-tours");

  for (guint i = 0; i < G_N_ELEMENTS (wanted); i++) {
    const AdcMusterTable *table =
      adc_muster_find_table (adc_game_get_muster (game), wanted[i].n_players);
    g_autoptr(GArray) reached = NULL;

    adc_tally_set_n_players (tally, wanted[i].n_players);
    g_assert_cmpint (adc_tally_get (tally, zones, 1), ==, wanted[i].zones);
    g_assert_cmpint (adc_tally_get (tally, leaders, 1), ==, wanted[i].leaders);
    g_assert_cmpint (wanted[i].zones, ==, (int) table->n_zones);
    g_assert_cmpint (wanted[i].leaders, ==, (int) table->n_armies);
    g_assert_cmpint (wanted[i].win, ==, (int) table->n_to_win);
    adc_tally_set (tally, zones, 1, wanted[i].win - 1);
    assert_reached (tally, "");
    adc_tally_set (tally, zones, 1, wanted[i].win);
    reached = adc_tally_list_reached (tally);
    g_assert_cmpuint (reached->len, ==, 1);
    adc_tally_reset (tally);
  }

  adc_tally_set (tally, zones, 0, 7);
  adc_tally_set_n_players (tally, 2);
  g_assert_cmpint (adc_tally_get (tally, zones, 0), ==, 7);
  g_assert_cmpint (adc_tally_get (tally, zones, 1), ==, 12);
  for (guint i = 1; i < 8; i++)
    g_assert_true (adc_tally_advance (tally, "sequence-tour") == turn);
  assert_reached (tally, "Turn: 8 (ends) note-revolution\n");
  g_assert_null (adc_tally_advance (tally, "sequence-combat"));
}

/* Rounds run down to none, and no further. */
static void
test_rounds (void)
{
  g_autoptr(AdcTally) tally = adc_tally_new (get_game ("ares"));
  const AdcCounter *rounds = get_counter (tally, "compte-rounds");

  g_assert_cmpint (((const AdcCounterStart *) rounds->starts->pdata[0])->value, ==, 6);
  g_assert_cmpint (((const AdcCounterStart *) rounds->starts->pdata[1])->value, ==, 3);
  for (int i = 6; i > 0; i--) {
    assert_reached (tally, "");
    g_assert_cmpint (adc_tally_get (tally, rounds, 0), ==, i);
    adc_tally_advance (tally, "sequence-round");
  }
  assert_reached (tally, "Combat Rounds: 0 (note) fin-round\n");
  adc_tally_advance (tally, "sequence-round");
  g_assert_cmpint (adc_tally_get (tally, rounds, 0), ==, 0);
}

static void
test_names (void)
{
  g_autoptr(AdcTally) tally = adc_tally_new (get_game ("ares"));
  g_autofree char *usual = adc_tally_dup_label (tally, 1);
  g_autofree char *given = NULL;
  g_autofree char *back = NULL;

  g_assert_cmpstr (usual, ==, "Kahoum");
  adc_tally_set_name (tally, 1, "  Élise\n& co ");
  given = adc_tally_dup_label (tally, 1);
  g_assert_cmpstr (given, ==, "Élise & co");
  adc_tally_set_name (tally, 1, "ééééééééééééééééééééééééééééééééééééééééééééééééééééééééé");
  g_assert_cmpint (g_utf8_strlen (adc_tally_get_name (tally, 1), -1), ==, ADC_TALLY_MAX_NAME);
  adc_tally_set_name (tally, 1, " \t ");
  back = adc_tally_dup_label (tally, 1);
  g_assert_cmpstr (back, ==, "Kahoum");
}

/* Steps are undone and done again; what is kept comes back. */
static void
test_session (void)
{
  AdcGame *game = get_game ("neuroshima-hex");
  g_autoptr(AdcSession) session = adc_tally_session_new (game);
  g_autoptr(AdcSession) other = adc_tally_session_new (game);
  AdcTally *tally = adc_session_get_document (session);
  const AdcCounter *qg = get_counter (tally, "compte-qg");

  g_assert_false (adc_session_commit (session));
  adc_tally_set (tally, qg, 1, 12);
  g_assert_true (adc_session_commit (session));
  adc_tally_set_n_players (tally, 4);
  adc_tally_set_team (tally, TRUE);
  adc_tally_set_name (tally, 3, "Zoé");
  adc_tally_set_faction (tally, 0, "hegemonia");
  adc_tally_set_shown (tally, get_counter (tally, "compte-points"), TRUE);
  g_assert_true (adc_session_commit (session));
  adc_session_undo (session);
  g_assert_cmpuint (adc_tally_get_n_players (tally), ==, 2);
  g_assert_cmpint (adc_tally_get (tally, qg, 1), ==, 12);
  g_assert_cmpstr (adc_tally_get_faction (tally, 0), ==, "moloch");
  adc_session_undo (session);
  g_assert_cmpint (adc_tally_get (tally, qg, 1), ==, 20);
  adc_session_redo (session);
  adc_session_redo (session);
  g_assert_true (adc_session_restore (other, adc_session_get_state (session)));
  g_assert_true (g_variant_equal (adc_session_get_state (other), adc_session_get_state (session)));
  tally = adc_session_get_document (other);
  g_assert_cmpint (adc_tally_get (tally, qg, 1), ==, 12);
  g_assert_true (adc_tally_is_team (tally));
  g_assert_cmpstr (adc_tally_get_name (tally, 3), ==, "Zoé");
  g_assert_cmpstr (adc_tally_get_faction (tally, 0), ==, "hegemonia");
  g_assert_false (adc_session_can_undo (other));
}

/* Nothing absurd gets in. */
static void
test_hostile (void)
{
  static const char * const states[] = {
    "(uint32 0, true, @a(ss) [], @a{sai} {}, @as [])",
    "(uint32 4000000000, true, [('', 'nobody'), ('', 'moloch'), ('', 'moloch')],"
    " {'compte-qg': [-2147483648, 2147483647, 21, 7, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9],"
    " 'compte-tours': [0, 5], 'compte-rien': [1]}, ['compte-qg', 'compte-rien'])",
  };
  AdcGame *game = get_game ("neuroshima-hex");
  g_autoptr(AdcSession) session = adc_tally_session_new (game);
  AdcTally *tally = adc_session_get_document (session);
  g_autoptr(GVariant) wrong = g_variant_ref_sink (g_variant_new_parsed ("('no', 'tally')"));

  adc_tally_set (tally, get_counter (tally, "compte-qg"), 0, 3);
  g_assert_true (adc_session_commit (session));
  g_assert_false (adc_session_restore (session, wrong));
  g_assert_cmpint (adc_tally_get (tally, get_counter (tally, "compte-qg"), 0), ==, 3);
  for (guint i = 0; i < G_N_ELEMENTS (states); i++) {
    g_autoptr(GVariant) state = g_variant_ref_sink (g_variant_new_parsed (states[i]));

    g_assert_true (adc_session_restore (session, state));
    g_assert_cmpuint (adc_tally_get_n_players (tally), ==, 2);
    g_assert_cmpint (adc_tally_get (tally, get_counter (tally, "compte-qg"), 0), ==, 20);
    g_assert_cmpint (adc_tally_get (tally, get_counter (tally, "compte-qg"), 1), ==, 20);
    g_assert_cmpint (adc_tally_get (tally, get_counter (tally, "compte-qg"), 2), ==, 20);
    g_assert_cmpint (adc_tally_get (tally, get_counter (tally, "compte-qg"), 3), ==, i == 0 ? 20 : 7);
    g_assert_cmpint (adc_tally_get (tally, get_counter (tally, "compte-tours"), 0), ==, 1);
    for (guint j = 0; j < 4; j++)
      for (guint k = 0; k < j; k++)
        g_assert_cmpstr (adc_tally_get_faction (tally, j), !=, adc_tally_get_faction (tally, k));
  }
}

static void
check_steps (AdcGame *game, GListModel *steps, const char *sequence)
{
  for (guint i = 0; i < g_list_model_get_n_items (steps); i++) {
    g_autoptr(AdcStep) step = g_list_model_get_item (steps, i);

    g_test_message ("%s: %s", sequence, adc_step_get_id (step));
    g_assert_nonnull (adc_step_get_rule (step));
    g_assert_nonnull (adc_game_lookup (game, adc_step_get_rule (step)));
    check_steps (game, adc_step_get_children (step), sequence);
  }
}

static void
check_text (const AdcText *text)
{
  g_assert_true (adc_text_has (text, "fr"));
  g_assert_true (adc_text_has (text, "en"));
}

static void
check_counters (AdcGame *game)
{
  GPtrArray *list = adc_counters_get_list (adc_game_get_counters (game));

  for (guint i = 0; i < list->len; i++) {
    const AdcCounter *counter = list->pdata[i];

    g_test_message ("%s: %s", adc_game_get_id (game), counter->id);
    g_assert_nonnull (adc_game_lookup (game, counter->rule));
    check_text (counter->title);
    if (counter->summary != NULL)
      check_text (counter->summary);
    for (guint j = 0; j < counter->starts->len; j++)
      g_assert_nonnull (
        adc_game_lookup (game, ((const AdcCounterStart *) counter->starts->pdata[j])->rule));
    for (guint j = 0; j < counter->marks->len; j++) {
      const AdcCounterMark *mark = counter->marks->pdata[j];

      g_assert_nonnull (adc_game_lookup (game, mark->rule));
      check_text (mark->title);
    }
  }
}

/* Every game has what a table needs, from the set-up to the end. */
static void
test_content (void)
{
  static const struct {
    const char *game, *set_up, *turn, *battle, *end, *counters;
    guint       faces;
  } wanted[] = {
    { "ares", "sequence-mise-en-place", "sequence-tour", "sequence-combat", "sequence-fin",
      "compte-tours compte-rounds compte-points", 6 },
    { "neuroshima-hex", "sequence-mise-en-place", "sequence-tour", "sequence-bataille",
      "sequence-fin", "compte-tours compte-qg compte-points compte-pioche", 0 },
    { "buck-rogers", "sequence-debut", "sequence-tour", "sequence-combat", "sequence-fin",
      "compte-tours compte-zones compte-chefs", 10 },
    { "starcraft", "sequence-preparation", "sequence-round", "sequence-bataille", "sequence-fin",
      "compte-rounds compte-fin compte-pv", 0 },
    { "ark", "sequence-mise-en-place", "sequence-tour", "sequence-combat", "sequence-fin",
      "compte-tours compte-arsenal compte-succes compte-objectifs", 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (wanted); i++) {
    AdcGame *game = get_game (wanted[i].game);
    AdcCounters *counters = adc_game_get_counters (game);
    const char * const ids[] = { wanted[i].set_up, wanted[i].turn, wanted[i].battle, wanted[i].end };
    GListModel *sequences = adc_game_get_entries (game, ADC_KIND_SEQUENCE);
    g_auto(GStrv) names = g_strsplit (wanted[i].counters, " ", -1);

    for (guint j = 0; j < G_N_ELEMENTS (ids); j++)
      g_assert_true (ADC_IS_SEQUENCE (adc_game_lookup (game, ids[j])));
    for (guint j = 0; j < g_list_model_get_n_items (sequences); j++) {
      g_autoptr(AdcSequence) sequence = g_list_model_get_item (sequences, j);

      check_steps (game, adc_sequence_get_steps (sequence), adc_entry_get_id (ADC_ENTRY (sequence)));
    }
    g_assert_nonnull (counters);
    g_assert_cmpuint (adc_counters_get_list (counters)->len, ==, g_strv_length (names));
    for (guint j = 0; names[j] != NULL; j++)
      g_assert_nonnull (adc_counters_find (counters, names[j]));
    check_counters (game);
    g_assert_cmpuint (adc_counters_get_dice (counters)->len, ==, wanted[i].faces > 0 ? 1 : 0);
    if (wanted[i].faces > 0) {
      const AdcDieKind *die = adc_counters_get_dice (counters)->pdata[0];

      g_assert_cmpuint (die->n_faces, ==, wanted[i].faces);
      g_assert_cmpint (die->is_at_least, ==, wanted[i].faces == 10);
      g_assert_nonnull (adc_game_lookup (game, die->rule));
      check_text (die->title);
    }
  }
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  adc_language_set_current ("en");
  library = adc_library_load (NULL);
  g_test_add_func ("/tally/headquarters", test_headquarters);
  g_test_add_func ("/tally/teams", test_teams);
  g_test_add_func ("/tally/factions", test_factions);
  g_test_add_func ("/tally/starts", test_starts);
  g_test_add_func ("/tally/rounds", test_rounds);
  g_test_add_func ("/tally/names", test_names);
  g_test_add_func ("/tally/session", test_session);
  g_test_add_func ("/tally/hostile", test_hostile);
  g_test_add_func ("/tally/content", test_content);
  status = g_test_run ();
  g_object_unref (library);
  return status;
}
