/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What players type, by the hundred: the entry that answers must be among the first three, and
 * mostly the first. */

#include "adc-index.h"
#include "adc-language.h"
#include "adc-library-loader.h"

#define N_SHOWN 3       /* results a player sees at a glance */
#define MIN_AMONG 0.95  /* of the queries: the answer is among those */
#define MIN_FIRST 0.80  /* and this often the very first */
#define MIN_QUERIES 200 /* of each game */
#define MIN_PAIRS 60    /* of spellings */
#define MIN_HELP 30     /* questions about the program */

typedef struct {
  char     *folder; /* of the lists */
  AdcIndex *index;
} Fixture;

typedef struct {
  guint n_queries;
  guint n_among;
  guint n_first;
} Tally;

static Fixture fixture;

static void
set_up (const char *folder)
{
  g_autoptr(AdcLibrary) library = adc_library_load (NULL);
  g_autoptr(GError) error = NULL;

  fixture.folder = g_strdup (folder);
  fixture.index = adc_index_new (library, &error);
  g_assert_no_error (error);
}

static void
tear_down (void)
{
  g_assert_finalize_object (fixture.index);
  g_free (fixture.folder);
}

static GStrv
read_lines (const char *name)
{
  g_autofree char *path = g_build_filename (fixture.folder, name, NULL);
  g_autofree char *contents = NULL;
  g_autoptr(GError) error = NULL;

  g_file_get_contents (path, &contents, NULL, &error);
  g_assert_no_error (error);
  return g_strsplit (contents, "\n", -1);
}

/* The place of the first result that is one of those wanted, or G_MAXUINT. */
static guint
find_place (GPtrArray *results, GStrv wanted)
{
  for (guint i = 0; i < results->len; i++)
    if (g_strv_contains ((const char * const *) wanted,
                         adc_search_result_get_id (results->pdata[i])))
      return i;

  return G_MAXUINT;
}

static void
count_query (const char *game, const char *class, const char *query, GStrv wanted, Tally *tally)
{
  const AdcQuery options = { .game = game, .language = "fr", .limit = N_SHOWN,
                             .with_guide = TRUE };
  g_autoptr(GError) error = NULL;
  g_autoptr(AdcAnswer) answer = adc_index_search (fixture.index, query, &options, &error);
  guint place;

  g_assert_no_error (error);
  place = find_place (answer->results, wanted);
  tally->n_queries++;
  tally->n_among += place < N_SHOWN;
  tally->n_first += place == 0;
  if (place != 0) {
    g_autoptr(GString) found = g_string_new (NULL);

    for (guint i = 0; i < answer->results->len; i++)
      g_string_append_printf (found, " %s", adc_search_result_get_id (answer->results->pdata[i]));
    g_test_message ("%s: %s “%s” finds%s, not %s%s%s", place < N_SHOWN ? "late" : "missed", class,
                    query, found->str, wanted[0],
                    answer->corrected != NULL ? "; mended as " : "",
                    answer->corrected != NULL ? answer->corrected : "");
  }
}

static void
test_game (gconstpointer data)
{
  const char *game = data;
  g_autofree char *name = g_strconcat (game, ".tsv", NULL);
  g_auto(GStrv) lines = read_lines (name);
  Tally tally = { 0 };

  for (guint i = 0; lines[i] != NULL; i++) {
    g_auto(GStrv) fields = g_strsplit (lines[i], "\t", -1);
    g_auto(GStrv) wanted = NULL;

    if (*lines[i] == '\0' || *lines[i] == '#')
      continue;

    g_assert_cmpuint (g_strv_length (fields), ==, 3);
    wanted = g_strsplit (fields[2], " ", -1);
    count_query (game, fields[0], fields[1], wanted, &tally);
  }

  g_print ("# %s: %u queries, answered among the first three %.1f %%, by the first %.1f %%\n", game,
           tally.n_queries, 100.0 * tally.n_among / tally.n_queries,
           100.0 * tally.n_first / tally.n_queries);
  g_assert_cmpuint (tally.n_queries, >=, MIN_QUERIES);
  g_assert_cmpfloat (tally.n_among, >=, MIN_AMONG * tally.n_queries);
  g_assert_cmpfloat (tally.n_first, >=, MIN_FIRST * tally.n_queries);
}

static char *
dup_first (const char *game, const char *query)
{
  const AdcQuery options = { .game = game, .language = "fr", .limit = 1, .with_guide = TRUE };
  g_autoptr(AdcAnswer) answer = adc_index_search (fixture.index, query, &options, NULL);

  return g_strdup (answer->results->len > 0 ? adc_search_result_get_id (answer->results->pdata[0])
                                            : NULL);
}

/* Accents, case, ligatures, apostrophes, hyphens, elisions and plurals make no difference. */
static void
test_folding (void)
{
  g_auto(GStrv) lines = read_lines ("folding.tsv");
  guint n_pairs = 0, n_missed = 0;

  for (guint i = 0; lines[i] != NULL; i++) {
    g_auto(GStrv) fields = g_strsplit (lines[i], "\t", -1);
    g_autofree char *one = NULL;
    g_autofree char *other = NULL;

    if (*lines[i] == '\0' || *lines[i] == '#')
      continue;

    g_assert_cmpuint (g_strv_length (fields), ==, 3);
    one = dup_first (fields[0], fields[1]);
    other = dup_first (fields[0], fields[2]);
    n_pairs++;
    if (one == NULL || g_strcmp0 (one, other) != 0) {
      n_missed++;
      g_test_message ("“%s” finds %s, “%s” finds %s", fields[1], one, fields[2], other);
    }
  }

  g_print ("# %u pairs of spellings, %u missed\n", n_pairs, n_missed);
  g_assert_cmpuint (n_pairs, >=, MIN_PAIRS);
  g_assert_cmpuint (n_missed, ==, 0);
}

/* Whoever asks about the program has the page at a glance, whichever game is open; and of all pages it is the first. */
static void
test_help (void)
{
  g_auto(GStrv) lines = read_lines ("help.tsv");
  guint n_queries = 0, n_first = 0, n_missed = 0;

  for (guint i = 0; lines[i] != NULL; i++) {
    g_auto(GStrv) fields = g_strsplit (lines[i], "\t", -1);
    g_auto(GStrv) wanted = NULL;
    g_autoptr(AdcAnswer) answer = NULL;
    guint place;

    if (*lines[i] == '\0' || *lines[i] == '#')
      continue;

    g_assert_cmpuint (g_strv_length (fields), ==, 3);
    wanted = g_strsplit (fields[2], " ", -1);
    answer = adc_index_search (fixture.index, fields[1],
                               &(AdcQuery) { .game = fields[0], .language = "fr",
                                             .limit = N_SHOWN, .with_guide = TRUE },
                               NULL);
    place = find_place (answer->results, wanted);
    n_queries++;
    n_first += place == 0;
    for (guint j = 0; j < MIN (place, answer->results->len); j++)
      if (adc_search_result_is_guide (answer->results->pdata[j]))
        place = G_MAXUINT; /* another page comes first */
    if (place >= N_SHOWN) {
      n_missed++;
      g_test_message ("%s: “%s” finds %s, not %s", fields[0], fields[1],
                      answer->results->len > 0
                        ? adc_search_result_get_id (answer->results->pdata[0])
                        : "nothing",
                      fields[2]);
    }
  }

  g_print ("# help: %u questions, %u answered by the first result, %u missed\n", n_queries, n_first,
           n_missed);
  g_assert_cmpuint (n_queries, >=, MIN_HELP);
  g_assert_cmpuint (n_missed, ==, 0);
}

/* Whoever looks for a rule is not told about the program, and one kind of entries has none of it. */
static void
test_help_stays_away (void)
{
  static const char * const rules[] = { "tir", "bouclier", "combat", "ordre", "initiative", "pioche" };
  const AdcQuery of_rules = { .game = "ares", .language = "fr", .with_guide = TRUE,
                              .kinds = ADC_KIND_BIT (ADC_KIND_RULE) };
  const AdcQuery without = { .game = "ares", .language = "fr" };
  g_autoptr(AdcAnswer) filtered = adc_index_search (fixture.index, "imprimer", &of_rules, NULL);
  g_autoptr(AdcAnswer) alone = adc_index_search (fixture.index, "imprimer", &without, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (rules); i++) {
    const AdcQuery options = { .game = "ares", .language = "fr", .with_guide = TRUE };
    g_autoptr(AdcAnswer) answer = adc_index_search (fixture.index, rules[i], &options, NULL);

    g_assert_cmpuint (answer->results->len, >, N_SHOWN);
    for (guint j = 0; j < N_SHOWN; j++)
      g_assert_false (adc_search_result_is_guide (answer->results->pdata[j]));
  }

  for (guint i = 0; i < filtered->results->len; i++)
    g_assert_false (adc_search_result_is_guide (filtered->results->pdata[i]));
  for (guint i = 0; i < alone->results->len; i++)
    g_assert_false (adc_search_result_is_guide (alone->results->pdata[i]));
}

int
main (int argc, char *argv[])
{
  static const char * const games[] = { "ares", "ark", "buck-rogers", "neuroshima-hex",
                                        "starcraft" };
  int status;

  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  adc_language_set_current ("fr");
  set_up (argv[1]);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++) {
    g_autofree char *path = g_strconcat ("/queries/", games[i], NULL);

    g_test_add_data_func (path, games[i], test_game);
  }
  g_test_add_func ("/queries/folding", test_folding);
  g_test_add_func ("/queries/help", test_help);
  g_test_add_func ("/queries/help-stays-away", test_help_stays_away);
  status = g_test_run ();
  tear_down ();

  return status;
}
