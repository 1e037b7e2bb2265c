/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-ability.h"
#include "adc-faction.h"
#include "adc-language.h"
#include "adc-library-loader.h"
#include "adc-rule.h"
#include "adc-sequence.h"
#include "adc-test-game.h"
#include "adc-unit.h"

#include <gio/gio.h>
#include <string.h>

/* The problems of the game's folder, as "name:line: message" lines. */
static char *
problems_of (AdcTestGame *game)
{
  g_autoptr(GPtrArray) problems = adc_validate_path (game->folder);
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < problems->len; i++) {
    const AdcProblem *problem = problems->pdata[i];
    g_autofree char *name = g_path_get_basename (problem->file);

    g_string_append_printf (out, "%s:%d: %s\n", name, problem->line, problem->message);
  }

  return g_string_free (out, FALSE);
}

/* Loads the test game as one of the user's own. */
static AdcGame *
load (AdcTestGame *game)
{
  g_autoptr(AdcLibrary) library = NULL;
  g_autoptr(GPtrArray) problems = NULL;
  g_autofree char *games = adc_dup_user_games_path ();
  g_autofree char *link = g_build_filename (games, "tiny", NULL);
  g_autoptr(GFile) file = g_file_new_for_path (link);
  AdcGame *loaded;

  g_mkdir_with_parents (games, 0700);
  g_file_make_symbolic_link (file, game->folder, NULL, NULL);
  library = adc_library_load (&problems);
  g_file_delete (file, NULL, NULL);
  loaded = adc_library_get_game (library, "tiny");

  /* Whatever is wrong with this one, the games that ship still load. */
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), >=, loaded != NULL ? 2 : 1);

  return loaded != NULL ? g_object_ref (loaded) : NULL;
}

static void
test_sound (void)
{
  g_autoptr(AdcTestGame) files = adc_test_game_new ();
  g_autofree char *problems = problems_of (files);
  g_autoptr(AdcGame) game = load (files);
  g_autofree char *text = NULL;
  g_autofree char *citation = NULL;
  g_autofree char *abilities = NULL;
  AdcEntry *soldier, *top;
  GPtrArray *backlinks;
  int number;

  g_assert_cmpstr (problems, ==, "");
  g_assert_true (adc_game_is_users_own (game));
  g_assert_cmpuint (g_list_model_get_n_items (adc_game_get_entries (game, ADC_KIND_RULE)), ==, 2);
  g_assert_cmpuint (g_list_model_get_n_items (adc_game_get_outline (game)), ==, 1);

  top = adc_game_lookup (game, "top");
  g_assert_cmpuint (g_list_model_get_n_items (adc_rule_get_children (ADC_RULE (top))), ==, 1);
  text = adc_entry_dup_plain_text (top, "en");
  g_assert_cmpstr (text, ==, "See Bottom and shields.");
  adc_language_set_current ("en");
  citation = adc_entry_dup_citation (top);
  g_assert_cmpstr (citation, ==, "Rulebook, p. 4");

  soldier = adc_game_lookup (game, "soldier");
  g_assert_true (
      adc_value_get_integer (adc_piece_get_value (ADC_PIECE (soldier), "cost"), &number));
  g_assert_cmpint (number, ==, 2);
  g_assert_cmpstr (adc_piece_get_value (ADC_PIECE (soldier), "score")->text, ==, "X");
  g_assert_cmpint (adc_piece_get_value (ADC_PIECE (soldier), "score")->basis, ==,
                   ADC_BASIS_DEDUCED);
  g_assert_true (adc_piece_get_unit_type (ADC_PIECE (soldier)) == adc_game_lookup (game, "foot"));
  abilities = adc_piece_format_value (ADC_PIECE (soldier),
                                      adc_game_get_stat (game, ADC_KIND_UNIT, "abilities"));
  g_assert_cmpstr (abilities, ==, "Bouclier 2, Coriace, ?");
  g_assert_cmpuint (g_list_model_get_n_items (adc_entry_get_rulings (soldier)), ==, 1);
  g_assert_cmpuint (g_list_model_get_n_items (
                        adc_faction_get_units (ADC_FACTION (adc_game_lookup (game, "reds")))),
                    ==, 1);

  backlinks = adc_game_get_backlinks (game, "shield");
  g_assert_cmpuint (backlinks->len, ==, 1);
  g_assert_true (backlinks->pdata[0] == top);
}

/* Everything is freed with the game, though entries, rules and rulings point at each other. */
static void
test_no_cycle (void)
{
  g_autoptr(AdcTestGame) files = adc_test_game_new ();
  g_autoptr(AdcGame) game = load (files);
  AdcEntry *soldier = g_object_ref (adc_game_lookup (game, "soldier"));

  g_assert_finalize_object (g_steal_pointer (&game));
  g_assert_null (adc_entry_dup_game (soldier));
  g_assert_finalize_object (soldier);
}

typedef struct {
  const char *name;
  const char *fragment; /* of an entries file, on line 3 */
  const char *expected; /* how the problems begin */
} Case;

static const Case cases[] = {
  { "dead-link", "<rule id='a' page='1'><title>A</title><p>[[nowhere]]</p></rule>",
    "extra.xml:3: nothing in this game has the id “nowhere”\n" },
  { "dead-see", "<rule id='a' page='1'><title>A</title>\n\n<see ref='nowhere'/></rule>",
    "extra.xml:5: nothing in this game has the id “nowhere”\n" },
  { "dead-example",
    "<rule id='a' page='1'><title>A</title><example shown='purse/nowhere'><p>B</p></example></rule>",
    "extra.xml:3: no view of this game has an example “purse/nowhere”\n" },
  { "wrong-kind", "<unit id='a' page='1' faction='top'><title>A</title></unit>",
    "extra.xml:3: “top” is a “rule”, but a “faction” is wanted here\n" },
  { "taken-id", "<term id='top' page='1'><title>A</title></term>",
    "extra.xml:3: the id “top” is already taken in this game\n" },
  { "no-page", "<term id='a'><title>A</title></term>",
    "extra.xml:3: an attribute of <term> is missing or wrong\n" },
  { "unknown-element", "<term id='a' page='1'><title>A</title><blink/></term>",
    "extra.xml:3: <blink> is not expected here\n" },
  { "no-stat", "<unit id='a' page='1'><title>A</title><value stat='speed'>3</value></unit>",
    "extra.xml:3: there is no stat “speed”\n" },
  { "absurd-number",
    "<unit id='a' page='1'><title>A</title><value stat='cost'>99999999999999999999</value></unit>",
    "extra.xml:3: Coût: “99999999999999999999” is not a whole number from 0 to 9\n" },
  { "not-a-score", "<unit id='a' page='1'><title>A</title><value stat='score'>six</value></unit>",
    "extra.xml:3: Score: “six” is neither a whole number from 0 to 5 nor X\n" },
  { "no-ability",
    "<unit id='a' page='1'><title>A</title><value stat='abilities'>flying</value></unit>",
    "extra.xml:3: Capacités: there is no ability “flying”\n" },
  { "ability-amount",
    "<unit id='a' page='1'><title>A</title><value stat='abilities'>shield</value></unit>",
    "extra.xml:3: Capacités: “Bouclier” needs an amount from 1 to 99\n" },
  { "value-twice",
    "<unit id='a' page='1'><title>A</title><value stat='cost'>1</value><value "
    "stat='cost'>2</value></unit>",
    "extra.xml:3: the value of “cost” stands twice\n" },
  { "orphan-translation", "<term id='a' page='1'><title xml:lang='en'>A</title></term>",
    "extra.xml:3: <title> is a translation without the text it translates\n" },
  { "same-language-twice",
    "<term id='a' page='1'><title>A</title><title xml:lang='en'>B</title><title "
    "xml:lang='en'>C</title></term>",
    "extra.xml:3: <title> stands twice in the language “en”\n" },
  { "unknown-source", "<term id='a' page='1' source='web'><title>A</title></term>",
    "extra.xml:3: there is no source “web”\n" },
  { "mismatched-tag", "<term id='a' page='1'><title>A</titel></term>",
    "extra.xml:3: <title>, opened on line 3, is closed by </titel>\n" },
  { "step-twice",
    "<sequence id='a' page='1'><title>A</title><step id='x'><title>X</title></step><step "
    "id='x'><title>Y</title></step>"
    "</sequence>",
    "extra.xml:3: the step “x” stands twice in its sequence\n" },
};

static void
test_problem (gconstpointer data)
{
  const Case *test = data;
  g_autoptr(AdcTestGame) files = adc_test_game_new ();
  g_autofree char *problems = NULL;
  g_autoptr(AdcGame) game = NULL;

  adc_language_set_current ("en");
  adc_test_game_write_entries (files, "extra.xml", test->fragment);
  problems = problems_of (files);
  if (!g_str_has_prefix (problems, test->expected))
    g_error ("expected “%s”, found “%s”", test->expected, problems);

  game = load (files);
  g_assert_null (game); /* half a game is worse than none */
}

/* One bad entry hides neither the next nor a bad link in a good one. */
static void
test_every_problem (void)
{
  g_autoptr(AdcTestGame) files = adc_test_game_new ();
  g_autofree char *problems = NULL;

  adc_language_set_current ("en");
  adc_test_game_write_entries (files, "extra.xml",
                               "<term id='a' page='1'><title>A</title><blink/></term>\n"
                               "<term id='b' page='0'><title>B</title></term>\n"
                               "<term id='c' page='1'><title>C</title><p>[[a]] "
                               "[[nowhere]]</p></term>");
  adc_test_game_write (files, "broken.xml", "<entries");
  problems = problems_of (files);
  g_assert_nonnull (strstr (problems, "extra.xml:3: "));
  g_assert_nonnull (strstr (problems, "extra.xml:4: "));
  g_assert_nonnull (strstr (problems, "extra.xml:5: nothing in this game has the id “nowhere”"));
  g_assert_nonnull (strstr (problems, "broken.xml:1: "));
  g_assert_null (strstr (problems, "“a”")); /* it is there, only ill */
}

static void
test_french (void)
{
  g_autoptr(AdcTestGame) files = adc_test_game_new ();
  g_autofree char *problems = NULL;

  adc_language_set_current ("fr");
  adc_test_game_write_entries (files, "extra.xml",
                               "<term id='a' page='1'><title>A</title><p>[[nowhere]]</p></term>");
  problems = problems_of (files);
  g_assert_cmpstr (problems, ==,
                   "extra.xml:3: rien dans ce jeu ne porte l’identifiant « nowhere »\n");
}

static void
test_hostile_doctype (void)
{
  static const char * const attacks[] = {
    "<!DOCTYPE entries [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;\">"
    "<!ENTITY c \"&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;\"><!ENTITY d "
    "\"&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;\">]>",
    "<!DOCTYPE entries [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>",
    "<!DOCTYPE entries SYSTEM \"http://127.0.0.1:9/never.dtd\">",
    "<!DOCTYPE entries [<!ENTITY % p SYSTEM \"http://127.0.0.1:9/p\"> %p;]>",
  };

  adc_language_set_current ("en");
  for (guint i = 0; i < G_N_ELEMENTS (attacks); i++) {
    g_autoptr(AdcTestGame) files = adc_test_game_new ();
    g_autofree char *problems = NULL;
    g_autofree char *contents =
        g_strdup_printf ("<?xml version=\"1.0\"?>\n%s\n<entries format=\"1\" game=\"tiny\" "
                         "xml:lang=\"fr\">&x;&d;</entries>",
                         attacks[i]);

    adc_test_game_write (files, "evil.xml", contents);
    problems = problems_of (files);
    g_assert_cmpstr (problems, ==,
                     "evil.xml:2: a document type (<!DOCTYPE>) is not allowed here\n");
  }
}

static void
test_hostile_size (void)
{
  g_autoptr(AdcTestGame) files = adc_test_game_new ();
  g_autofree char *problems = NULL;
  g_autofree char *contents = g_strnfill (9 * 1024 * 1024, ' ');

  adc_language_set_current ("en");
  adc_test_game_write (files, "large.xml", contents);
  problems = problems_of (files);
  g_assert_cmpstr (problems, ==, "large.xml:0: the file is larger than 8 MB\n");
}

static void
test_hostile_shape (void)
{
  g_autoptr(AdcTestGame) files = adc_test_game_new ();
  g_autoptr(GString) deep = g_string_new (NULL);
  g_autofree char *deep_problems = NULL;
  g_autofree char *binary_problems = NULL;

  adc_language_set_current ("en");
  for (guint i = 0; i < 5000; i++)
    g_string_append_printf (deep, "<rule id='r%u' page='1'><title>R</title>", i);
  adc_test_game_write_entries (files, "extra.xml", deep->str);
  deep_problems = problems_of (files);
  g_assert_true (g_str_has_prefix (deep_problems, "extra.xml:3: "));

  adc_test_game_write (files, "extra.xml", "\xff\xfe\x01\x02 not XML at all");
  binary_problems = problems_of (files);
  g_assert_true (g_str_has_prefix (binary_problems, "extra.xml:"));
}

/* Nothing below it is read: it would be of no game, or in no language. */
static void
test_wrong_root (void)
{
  static const char * const roots[] = {
    "<entries format='1' xml:lang='fr'>",
    "<entries format='1' game='tiny'>",
    "<entries format='1' gamé='tiny' xml:lang='fr'>",
    "<entries format='9' game='tiny' xml:lang='fr'>",
  };

  adc_language_set_current ("en");
  for (guint i = 0; i < G_N_ELEMENTS (roots); i++) {
    g_autoptr(AdcTestGame) files = adc_test_game_new ();
    g_autofree char *problems = NULL;
    g_autofree char *contents =
      g_strdup_printf ("%s<term id='a' page='1'><title>A</title></term></entries>", roots[i]);

    adc_test_game_write (files, "extra.xml", contents);
    problems = problems_of (files);
    g_assert_cmpstr (problems, ==, "extra.xml:1: an attribute of <entries> is missing or wrong\n");
  }
}

static void
test_missing (void)
{
  g_autoptr(GPtrArray) problems = adc_validate_path ("/nonexistent/game");

  g_assert_cmpuint (problems->len, ==, 1);
  g_assert_cmpstr (((AdcProblem *) problems->pdata[0])->file, ==, "/nonexistent/game");
}

/* A user's game with the id of a shipped one is named as the problem it is, and the shipped one
 * stays. */
static void
test_no_silent_replacement (void)
{
  g_autofree char *games = adc_dup_user_games_path ();
  g_autofree char *shipped_path = adc_dup_data_path ("games", NULL);
  g_autoptr(GDir) dir = g_dir_open (shipped_path, 0, NULL);
  g_autofree char *id = g_strdup (g_dir_read_name (dir));
  g_autofree char *source = g_build_filename (shipped_path, id, NULL);
  g_autofree char *target = g_build_filename (games, id, NULL);
  g_autoptr(GFile) link = g_file_new_for_path (target);
  g_autoptr(GPtrArray) problems = NULL;
  g_autoptr(AdcLibrary) library = NULL;

  g_mkdir_with_parents (games, 0700);
  g_file_make_symbolic_link (link, source, NULL, NULL);
  library = adc_library_load (&problems);
  g_file_delete (link, NULL, NULL);

  g_assert_cmpuint (problems->len, ==, 1);
  g_assert_cmpstr (((AdcProblem *) problems->pdata[0])->file, ==, target);
  g_assert_false (adc_game_is_users_own (adc_library_get_game (library, id)));
}

/* A stat of cards may name the decks it is for: only such as there are, further up. */
static void
test_decks (void)
{
  static const char contents[] =
    "<?xml version='1.0'?>\n"
    "<game format='1' id='tiny' xml:lang='fr'>\n"
    "<title>Petit jeu</title><players min='2' max='4'/>"
    "<source id='livret'><title>Livret</title></source>\n"
    "<stat id='early' on='card' kind='integer' decks='war'><title>Tôt</title></stat>\n"
    "<stat id='deck' on='card' kind='choice' role='deck'><title>Paquet</title>"
    "<option id='war'><title>Guerre</title></option></stat>\n"
    "<stat id='late' on='card' kind='integer' decks='war peace'><title>Tard</title></stat>\n"
    "</game>\n";
  g_autoptr(AdcTestGame) files = adc_test_game_new ();
  g_autofree char *problems = NULL;

  adc_language_set_current ("en");
  adc_test_game_write (files, "game.xml", contents);
  problems = problems_of (files);
  g_assert_nonnull (strstr (problems, "game.xml:4: there is no deck “war” further up\n"));
  g_assert_nonnull (strstr (problems, "game.xml:6: there is no deck “peace” further up\n"));
  g_assert_null (strstr (problems, "game.xml:6: there is no deck “war”"));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/loader/decks", test_decks);
  g_test_add_func ("/loader/sound", test_sound);
  g_test_add_func ("/loader/no-cycle", test_no_cycle);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strdup_printf ("/loader/problem/%s", cases[i].name);

    g_test_add_data_func (path, &cases[i], test_problem);
  }
  g_test_add_func ("/loader/every-problem", test_every_problem);
  g_test_add_func ("/loader/french", test_french);
  g_test_add_func ("/loader/hostile/doctype", test_hostile_doctype);
  g_test_add_func ("/loader/hostile/size", test_hostile_size);
  g_test_add_func ("/loader/hostile/shape", test_hostile_shape);
  g_test_add_func ("/loader/wrong-root", test_wrong_root);
  g_test_add_func ("/loader/missing", test_missing);
  g_test_add_func ("/loader/no-silent-replacement", test_no_silent_replacement);

  return g_test_run ();
}
