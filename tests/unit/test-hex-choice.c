/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What players would decide, and what the adviser recommends. */

#include "adc-hex-adviser.h"
#include "hex-fight.h"

#include <string.h>

#define PLENTY 100000

static void
check_choice (const char *armies, const char *tiles, const char *given, const char *expected)
{
  g_autoptr(GString) text = g_string_new (NULL);
  AdcHexPosition position;
  AdcHexAnswers answers, best;
  AdcHexResult result;

  hex_board (&position, armies, tiles);
  hex_answers_parse (&answers, given);
  g_assert_true (adc_hex_choose (&position, &answers, PLENTY, &best, &result));
  g_assert_cmpuint (best.n, ==, result.n_questions);
  for (guint i = 0; i < best.n; i++) {
    g_assert_cmpuint (best.options[i], ==, result.questions[i].taken);
    g_string_append_printf (text, "%s%u", i > 0 ? " " : "", best.options[i]);
  }
  g_assert_cmpstr (text->str, ==, expected);
}

static void
test_best (void)
{
  /* three enemies for one Clown, or three friends */
  check_choice ("moloch borgo", "c3:moloch-clown c4:borgo-scout d3:borgo-scout b3:borgo-scout",
                NULL, "1");
  check_choice ("moloch borgo", "c3:moloch-clown c4:moloch-scout d3:moloch-scout c2:borgo-scout",
                NULL, "0");
  /* the HQ before the tile */
  check_choice ("posterunek moloch",
                "c3:posterunek-medic c2:posterunek-hq d2:posterunek-scout c1:moloch-cyborg@3"
                " d1:moloch-cyborg@3",
                NULL, "0");
  /* what the player said stays, and what follows is the best after it */
  check_choice ("moloch borgo", "c3:moloch-clown c4:borgo-scout d3:borgo-scout b3:borgo-scout", "0",
                "0");
  check_choice ("moloch borgo", "c3:moloch-clown c4:borgo-scout d3:borgo-scout b3:borgo-scout", "7",
                "0");
  /* equals: the first */
  check_choice ("posterunek moloch",
                "c3:posterunek-medic c2:posterunek-scout d2:posterunek-scout c1:moloch-cyborg@3"
                " d1:moloch-cyborg@3",
                NULL, "0");
}

static void
test_rating (void)
{
  AdcHexPosition position;
  AdcHexResult result;
  int rating;

  hex_board (&position, "posterunek moloch", "c3:posterunek-brawler c4:posterunek-hq c2:moloch-hq");
  adc_hex_resolve (&position, NULL, &result, NULL);
  rating = adc_hex_state_rate (&position, &result.end, 0);
  g_assert_cmpint (rating, >, 0);
  g_assert_cmpint (adc_hex_state_rate (&position, &result.end, 1), ==, -rating);

  /* an HQ weighs more than all points, a point more than all tiles */
  result.end.points[0] = 1;
  result.end.points[1] = 20;
  result.end.alive &= ~adc_hex_bit (adc_hex_cell_parse ("c2"));
  g_assert_cmpint (adc_hex_state_rate (&position, &result.end, 0), >, 0);
  adc_hex_resolve (&position, NULL, &result, NULL);
  result.end.alive &= ~adc_hex_bit (adc_hex_cell_parse ("c3"));
  result.end.points[0] = 20;
  result.end.points[1] = 19;
  g_assert_cmpint (adc_hex_state_rate (&position, &result.end, 0), >, 0);

  position.is_scored = TRUE;
  result.end.scored[0] = 1;
  result.end.scored[1] = 2;
  g_assert_cmpint (adc_hex_state_rate (&position, &result.end, 0), <, 0);
}

/* The plain way: to the end of every answer, and back. */
static AdcHexState
weigh (const AdcHexPosition *position, AdcHexAnswers *answers, guint *n_left)
{
  g_autofree AdcHexResult *result = g_new (AdcHexResult, 1);
  AdcHexState best = { 0 };
  const AdcHexQuestion *question;

  *n_left -= MIN (*n_left, 1);
  adc_hex_resolve (position, answers, result, NULL);
  if (result->n_questions == answers->n || *n_left == 0)
    return result->end;

  question = &result->questions[answers->n];
  for (guint i = 0; i < question->n_options; i++) {
    AdcHexState end;

    answers->options[answers->n++] = (guint8) i;
    end = weigh (position, answers, n_left);
    answers->n--;
    if (i == 0 || adc_hex_state_rate (position, &end, question->side) >
                    adc_hex_state_rate (position, &best, question->side))
      best = end;
  }

  return best;
}

static void
test_brute_force (void)
{
  static const char * const armies[] = { "moloch posterunek", "moloch hegemonia", "moloch borgo",
                                         "posterunek hegemonia moloch",
                                         "moloch+hegemonia posterunek+borgo" };
  g_autoptr(GRand) random = g_rand_new_with_seed (19);
  guint n_weighed = 0, n_asked = 0;

  for (guint i = 0; i < 4000; i++) {
    AdcHexAnswers answers = { 0 }, best;
    guint n_left = 2000;
    AdcHexPosition position;
    AdcHexResult result;
    AdcHexState end;
    g_autofree char *chosen = NULL;
    g_autofree char *weighed = NULL;

    hex_board_deal (&position, armies[i % G_N_ELEMENTS (armies)],
                    (guint) g_rand_int_range (random, 10, 20), random);
    hex_board_entangle (&position, i % 12, random);
    end = weigh (&position, &answers, &n_left);
    if (n_left == 0)
      continue;

    n_weighed++;
    g_assert_true (adc_hex_choose (&position, NULL, PLENTY, &best, &result));
    n_asked += result.n_questions > 1;
    chosen = hex_state_print (&position, &result.end);
    weighed = hex_state_print (&position, &end);
    g_assert_cmpstr (chosen, ==, weighed);
  }

  g_assert_cmpuint (n_weighed, >, 3900);
  g_assert_cmpuint (n_asked, >, 100);
}

static void
test_limit (void)
{
  AdcHexPosition position;
  AdcHexAnswers best;
  AdcHexResult result;

  hex_board (&position, "moloch borgo",
             "c3:moloch-clown c4:borgo-scout d3:borgo-scout b3:borgo-scout");
  g_assert_false (adc_hex_choose (&position, NULL, 1, &best, &result));
  g_assert_cmpuint (best.n, ==, 1);
  g_assert_cmpuint (best.options[0], ==, 0);
  g_assert_cmpuint (result.n_questions, ==, 1);
  g_assert_true (adc_hex_choose (&position, NULL, 3, &best, &result));
  g_assert_cmpuint (best.options[0], ==, 1);

  /* without questions there is nothing to weigh */
  hex_board (&position, "moloch borgo", "c3:moloch-hunter c4:borgo-scout");
  g_assert_true (adc_hex_choose (&position, NULL, 0, &best, &result));
  g_assert_cmpuint (best.n, ==, 0);
}

static char *
print_advice (const AdcHexAdvice *advice)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < advice->n_placements; i++)
    g_string_append_printf (text, "%s:%s@%u ", adc_hex_cell_name (advice->placements[i].cell),
                            advice->placements[i].tile->unit, advice->placements[i].rotation);
  g_string_append_printf (text, "%d", advice->gain);

  return g_string_free (text, FALSE);
}

static void
record_progress (double part, gpointer data)
{
  double *last = data;

  g_assert_cmpfloat (part, >=, *last);
  g_assert_cmpfloat (part, <=, 1);
  *last = part;
}

static void
test_advice (void)
{
  const AdcHexTile *hand[] = { hex_tile ("posterunek-brawler"), hex_tile ("posterunek-officer") };
  g_autoptr(GPtrArray) advice = NULL;
  g_autofree char *first = NULL;
  AdcHexPosition position;
  double progress = 0;

  /* the one free hex beside the enemy's HQ */
  hex_board (&position, "posterunek moloch",
             "a1:moloch-hq a2:moloch-blocker@1 b2:moloch-blocker@1 e3:posterunek-hq");
  advice = adc_hex_advise (&position, 0, hand, 1, 5, record_progress, &progress, NULL, NULL);
  g_assert_cmpuint (advice->len, >, 0);
  g_assert_cmpuint (advice->len, <=, 5);
  first = print_advice (advice->pdata[0]);
  g_assert_cmpstr (first, ==, "b1:posterunek-brawler@4 199");
  g_assert_cmpuint (((AdcHexAdvice *) advice->pdata[0])->end.points[1], ==, 18);
  g_assert_cmpfloat (progress, ==, 1);
  for (guint i = 1; i < advice->len; i++)
    g_assert_cmpint (((AdcHexAdvice *) advice->pdata[i])->gain, <=,
                     ((AdcHexAdvice *) advice->pdata[i - 1])->gain);
}

static void
test_advice_pairs (void)
{
  const AdcHexTile *hand[] = { hex_tile ("posterunek-commando"), hex_tile ("posterunek-commando"),
                               hex_tile ("posterunek-officer") };
  g_autoptr(GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr(GPtrArray) advice = NULL;
  g_autoptr(GPtrArray) again = NULL;
  const AdcHexAdvice *best;
  AdcHexPosition position;

  hex_board (&position, "posterunek moloch",
             "a1:moloch-hq a2:moloch-blocker@1 b2:moloch-blocker@1 e3:posterunek-hq");
  advice = adc_hex_advise (&position, 0, hand, 3, 1000, NULL, NULL, NULL, NULL);
  again = adc_hex_advise (&position, 0, hand, 3, 1000, NULL, NULL, NULL, NULL);

  /* with an officer the commando does twice as much, and no tile lies twice in one place */
  best = advice->pdata[0];
  g_assert_cmpuint (best->n_placements, ==, 2);
  g_assert_cmpuint (best->end.points[1], ==, 18);
  g_assert_cmpuint (advice->len, ==, again->len);
  for (guint i = 0; i < advice->len; i++) {
    AdcHexAdvice *one = advice->pdata[i];
    g_autofree char *text = print_advice (one);
    g_autofree char *other = print_advice (again->pdata[i]);
    const guint low = one->placements[0].cell > one->placements[1].cell;
    char *places = g_strdup_printf ("%p %u %p %u", (void *) one->placements[low].tile,
                                    one->placements[low].cell, (void *) one->placements[!low].tile,
                                    one->placements[!low].cell);

    g_assert_cmpstr (text, ==, other);
    g_assert_cmpint (one->gain, >, 0);
    g_assert_true (g_hash_table_add (seen, places));
    if (one->n_placements == 2)
      g_assert_cmpuint (one->placements[0].cell, !=, one->placements[1].cell);
    for (guint n = 0; n < one->n_placements; n++) {
      g_assert_null (position.cells[one->placements[n].cell].tile);
      /* an officer looks the same from all sides */
      if (g_str_equal (one->placements[n].tile->unit, "posterunek-officer"))
        g_assert_cmpuint (one->placements[n].rotation, ==, 0);
    }
  }
}

static void
test_advice_of_nothing (void)
{
  const AdcHexTile *hand[] = { hex_tile ("posterunek-runner") };
  g_autoptr(GRand) random = g_rand_new_with_seed (7);
  g_autoptr(GPtrArray) advice = NULL;
  g_autoptr(GPtrArray) full = NULL;
  AdcHexPosition position;

  hex_board (&position, "posterunek moloch", "a1:posterunek-hq");
  advice = adc_hex_advise (&position, 0, hand, 1, 5, NULL, NULL, NULL, NULL);
  g_assert_cmpuint (advice->len, ==, 0);
  g_clear_pointer (&advice, g_ptr_array_unref);
  advice = adc_hex_advise (&position, 0, hand, 0, 5, NULL, NULL, NULL, NULL);
  g_assert_cmpuint (advice->len, ==, 0);

  hex_board_deal (&position, "posterunek moloch", ADC_HEX_CELLS, random);
  full = adc_hex_advise (&position, 0, hand, 1, 5, NULL, NULL, NULL, NULL);
  g_assert_cmpuint (full->len, ==, 0);
}

static void
cancel (double part G_GNUC_UNUSED, gpointer data)
{
  g_cancellable_cancel (data);
}

static void
test_advice_cancelled (void)
{
  const AdcHexTile *hand[] = { hex_tile ("posterunek-brawler"), hex_tile ("posterunek-hmg"),
                               hex_tile ("posterunek-runner") };
  g_autoptr(GCancellable) cancellable = g_cancellable_new ();
  g_autoptr(GError) error = NULL;
  AdcHexPosition position;

  hex_board (&position, "posterunek moloch", "a1:moloch-hq e3:posterunek-hq");
  g_assert_null (
    adc_hex_advise (&position, 0, hand, 3, 5, cancel, cancellable, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

int
main (int argc, char *argv[])
{
  static const HexTest tests[] = {
    { "/hex-choice/best", test_best },
    { "/hex-choice/rating", test_rating },
    { "/hex-choice/brute-force", test_brute_force },
    { "/hex-choice/limit", test_limit },
    { "/hex-choice/advice", test_advice },
    { "/hex-choice/advice/pairs", test_advice_pairs },
    { "/hex-choice/advice/nothing", test_advice_of_nothing },
    { "/hex-choice/advice/cancelled", test_advice_cancelled },
  };

  return hex_tiles_run (argc, argv, tests, G_N_ELEMENTS (tests));
}
