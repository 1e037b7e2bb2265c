/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-language.h"
#include "adc-library-loader.h"
#include "adc-problem.h"
#include "adc-test-game.h"

/* What is said of counters and dice that cannot be right. They stand on line 6 of their file. */

#define TITLE(text) "<title>" text "</title>"
#define HEAD                                                                                       \
  "<?xml version=\"1.0\"?>\n"                                                                      \
  "<game format=\"1\" id=\"tiny\" xml:lang=\"en\">\n" TITLE ("Tiny") "\n"                          \
  "<players min=\"2\" max=\"4\"/>\n"                                                               \
  "<source id=\"book\">" TITLE ("Book") "</source>\n"
#define COUNTERS(parts) "<counters>" parts "</counters>"
#define COUNTER(per, range, parts)                                                                 \
  "<counter id=\"points\" rule=\"score\" per=\"" per "\" " range ">" TITLE ("Points") parts "</counter>"
#define USUAL "min=\"0\" max=\"20\" start=\"0\""
#define MARK(attributes) "<mark rule=\"score\" " attributes ">" TITLE ("That is it.") "</mark>"
#define DIE(attributes) "<die rule=\"score\" " attributes ">" TITLE ("Die") "</die>"

typedef struct {
  const char *name;
  const char *counters;
  const char *wanted; /* all that is said; a line that ends in “…” goes on with what the schema says */
} Case;

static const Case cases[] = {
  { "sound",
    "<counters teams=\"4\">" COUNTER (
      "player", USUAL,
      "<start value=\"3\" rule=\"score\" players=\"2\"/>"
      "<start value=\"9\" rule=\"score\">" TITLE ("Nine") "</start>" MARK ("at-least=\"20\"")
        MARK ("at-least=\"30\" who=\"team\"") MARK ("at-most=\"0\" against=\"red\" players=\"3-4\""))
      DIE ("faces=\"6\" hits=\"at-most\" never=\"6\"") "</counters>",
    "" },
  { "twice", COUNTERS (COUNTER ("game", USUAL, "") COUNTER ("player", USUAL, "")),
    "game.xml:6: the counter “points” stands twice\n" },
  { "start-beyond", COUNTERS (COUNTER ("game", "min=\"1\" max=\"6\" start=\"7\"", "")),
    "game.xml:6: 7 is not between 1 and 6\n" },
  { "choice-beyond",
    COUNTERS (COUNTER ("game", USUAL,
                       "<start value=\"21\" rule=\"score\">" TITLE ("Many") "</start>")),
    "game.xml:6: 21 is not between 0 and 20\n" },
  { "unmovable", COUNTERS (COUNTER ("game", "min=\"3\" max=\"3\" start=\"3\"", "")),
    "game.xml:6: the counter “points” cannot be moved\n" },
  { "mark-never", COUNTERS (COUNTER ("player", USUAL, MARK ("at-least=\"21\""))),
    "game.xml:6: a counter from 0 to 20 never gets there\n" },
  { "mark-always", COUNTERS (COUNTER ("player", USUAL, MARK ("at-most=\"20\""))),
    "game.xml:6: a counter from 0 to 20 is always there\n" },
  { "mark-below", COUNTERS (COUNTER ("player", USUAL, MARK ("at-most=\"-1\""))),
    "game.xml:6: a counter from 0 to 20 never gets there\n" },
  { "nobodys", COUNTERS (COUNTER ("game", USUAL, MARK ("at-least=\"9\" who=\"team\""))),
    "game.xml:6: the counter “points” is nobody’s own\n" },
  { "players-beyond", COUNTERS (COUNTER ("player", USUAL, MARK ("at-least=\"9\" players=\"4-5\""))),
    "game.xml:6: the game is for 2 to 4 players\n" },
  { "players-reversed", COUNTERS (COUNTER ("player", USUAL, MARK ("at-least=\"9\" players=\"4-2\""))),
    "game.xml:6: the least number of players is greater than the most\n" },
  { "unknown-rule",
    COUNTERS ("<counter id=\"points\" rule=\"nowhere\" per=\"game\" " USUAL ">" TITLE ("Points")
              "</counter>"),
    "game.xml:6: nothing in this game has the id “nowhere”\n" },
  { "unknown-mark-rule",
    COUNTERS (COUNTER ("player", USUAL, "<mark at-least=\"9\" rule=\"nowhere\">" TITLE ("Nine")
                                        "</mark>")),
    "game.xml:6: nothing in this game has the id “nowhere”\n" },
  { "no-faction", COUNTERS (COUNTER ("player", USUAL, MARK ("at-least=\"9\" against=\"score\""))),
    "game.xml:6: “score” is a “rule”, but a “faction” is wanted here\n" },
  { "no-sequence", COUNTERS (COUNTER ("game", USUAL " sequence=\"score\"", "")),
    "game.xml:6: “score” is a “rule”, but a “sequence” is wanted here\n" },
  { "sequence-of-player", COUNTERS (COUNTER ("player", USUAL " sequence=\"turn\"", "")),
    "game.xml:6: no checklist moves what each player counts\n" },
  { "odd-teams", "<counters teams=\"3\">" COUNTER ("player", USUAL, "") "</counters>",
    "game.xml:6: 3 players cannot form teams of two\n" },
  { "large-teams", "<counters teams=\"6\">" COUNTER ("player", USUAL, "") "</counters>",
    "game.xml:6: 6 players cannot form teams of two\n" },
  { "same-dice",
    COUNTERS (DIE ("faces=\"6\" hits=\"at-most\"") DIE ("faces=\"6\" hits=\"at-least\"")),
    "game.xml:6: there is another die with 6 faces already\n" },
  { "no-such-face", COUNTERS (DIE ("faces=\"6\" hits=\"at-most\" never=\"7\"")),
    "game.xml:6: the die has 6 faces only\n" },
  { "no-rule", COUNTERS ("<counter id=\"points\" per=\"game\" " USUAL ">" TITLE ("Points") "</counter>"),
    "game.xml:6: …" },
  { "huge", COUNTERS (COUNTER ("game", "min=\"0\" max=\"1000000\" start=\"0\"", "")), "game.xml:6: …" },
  { "one-face", COUNTERS (DIE ("faces=\"1\" hits=\"at-most\"")), "game.xml:6: …" },
  { "both-ways", COUNTERS (COUNTER ("player", USUAL, MARK ("at-least=\"9\" at-most=\"3\""))),
    "game.xml:6: …" },
};

static void
test_case (gconstpointer data)
{
  const Case *one = data;
  g_autoptr(AdcTestGame) files = adc_test_game_new ();
  g_autofree char *game = g_strconcat (HEAD, one->counters, "\n</game>\n", NULL);
  g_autoptr(GPtrArray) problems = NULL;
  g_autoptr(GString) out = g_string_new (NULL);

  adc_test_game_write (files, "game.xml", game);
  adc_test_game_write (files, "entries.xml",
                       "<?xml version=\"1.0\"?>\n"
                       "<entries format=\"1\" game=\"tiny\" xml:lang=\"en\">"
                       "<rule id=\"score\" page=\"1\">" TITLE ("Score") "</rule>"
                       "<faction id=\"red\" page=\"1\">" TITLE ("Red") "</faction>"
                       "<sequence id=\"turn\" page=\"1\">" TITLE ("Turn")
                       "<step id=\"one\">" TITLE ("One") "</step></sequence></entries>\n");
  problems = adc_validate_path (files->folder);
  for (guint i = 0; i < problems->len; i++) {
    const AdcProblem *problem = problems->pdata[i];
    g_autofree char *name = g_path_get_basename (problem->file);

    g_string_append_printf (out, "%s:%d: %s\n", name, problem->line, problem->message);
  }

  if (g_str_has_suffix (one->wanted, "…"))
    g_assert_true (strncmp (out->str, one->wanted, strlen ("game.xml:6: ")) == 0);
  else
    g_assert_cmpstr (out->str, ==, one->wanted);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  adc_language_set_current ("en");
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strconcat ("/counter-files/", cases[i].name, NULL);

    g_test_add_data_func (path, &cases[i], test_case);
  }

  return g_test_run ();
}
