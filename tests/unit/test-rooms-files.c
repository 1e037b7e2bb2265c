/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is said of rooms, and of examples with them, that cannot be right. The rooms stand on line 6 of their file, the
 * entries on line 3 of another. */

#include "adc-language.h"
#include "adc-library-loader.h"
#include "adc-problem.h"
#include "adc-test-game.h"

#define TITLE(text) "<title>" text "</title>"
#define STAT(id, kind, rest) \
  "<stat id=\"" id "\" on=\"card\" kind=\"" kind "\">" TITLE (id) rest "</stat>"
#define OPTION(id) "<option id=\"" id "\">" TITLE (id) "</option>"
#define STATS \
  "<stat id=\"deck\" on=\"card\" kind=\"choice\" role=\"deck\">" TITLE ("deck") OPTION ("room") \
  "</stat>" \
  STAT ("gives", "columns", "") STAT ("squares", "integer", "") STAT ("rounds", "integer", "") \
  STAT ("covers", "choice", OPTION ("cubes") OPTION ("cylinders")) STAT ("price", "prices", "")
#define HEAD \
  "<?xml version=\"1.0\"?>\n<game format=\"1\" id=\"tiny\" xml:lang=\"fr\">\n" TITLE ("Petit") \
  "\n<players min=\"2\" max=\"4\"/><source id=\"livret\">" TITLE ("Livret") "</source>\n" STATS "\n"
#define ROOMS(columns, parts) \
  "<rooms columns=\"" columns \
  "\" squares=\"squares\" rounds=\"rounds\" covers=\"covers\" prices=\"price\">" parts "</rooms>"
#define PLAYER(id) "<player id=\"" id "\" colour=\"#112233\">" TITLE (id) "</player>"
#define HOME "<home card=\"home\"><section card=\"section\"/></home>"
#define LAY "<lay deck=\"room\"/>"
#define ACTION(rest) "<action entry=\"walk\" section=\"section\" " rest "/>"
#define SOUND PLAYER ("red") HOME LAY ACTION ("")
#define CARD(id, value) \
  "<card id=\"" id "\" page=\"1\">" TITLE (id) "<value stat=\"deck\" basis=\"stated\">room</value>" \
  value "</card>"
#define VALUE(stat, text) "<value stat=\"" stat "\" basis=\"stated\">" text "</value>"
#define ENTRIES \
  CARD ("home", "") CARD ("section", "") CARD ("hall", "") \
  "<rule id=\"walk\" page=\"1\">" TITLE ("Marcher") "</rule>"
#define CASE(attributes, parts) \
  "<room-case id=\"example\" players=\"red\" " attributes ">" TITLE ("Exemple") parts "</room-case>"

static const struct {
  const char *rooms;
  const char *entries;
  const char *wanted; /* the first thing said; NULL: nothing */
} cases[] = {
  { ROOMS ("gives", SOUND), "", NULL },
  { ROOMS ("gives", SOUND), CASE ("", "<place card=\"hall\" columns=\"Marcher 2 …\"/>"), NULL },
  { ROOMS ("squares", SOUND), "",
    "game.xml:6: cards do not have a stat “squares” of the kind that “columns” wants" },
  { ROOMS ("nothing", SOUND), "",
    "game.xml:6: cards do not have a stat “nothing” of the kind that “columns” wants" },
  { ROOMS ("gives", PLAYER ("red") PLAYER ("red") HOME LAY ACTION ("")), "",
    "game.xml:6: “red” stands twice" },
  { ROOMS ("gives", PLAYER ("red") "<home card=\"home\"><section card=\"home\"/></home>" LAY
             ACTION ("")),
    "", "game.xml:6: “home” stands twice" },
  { ROOMS ("gives", PLAYER ("red") HOME "<lay deck=\"pile\"/>" ACTION ("")), "",
    "game.xml:6: no deck of cards is called “pile”" },
  { ROOMS ("gives", PLAYER ("red") HOME LAY ACTION ("") ACTION ("")), "",
    "game.xml:6: “walk” stands twice" },
  { ROOMS ("gives", PLAYER ("red") HOME LAY ACTION ("variant-of=\"run\"")), "",
    "game.xml:6: no action before this one is “run”" },
  { ROOMS ("gives", "<said of=\"sum\" rule=\"walk\"/><said of=\"sum\" rule=\"walk\"/>" SOUND), "",
    "game.xml:6: “sum” stands twice" },
  { ROOMS ("gives", "<said of=\"sum\" rule=\"talk\"/>" SOUND), "",
    "game.xml:6: nothing in this game has the id “talk”" },
  { ROOMS ("gives", PLAYER ("red") HOME LAY
             "<neutral id=\"red\" token=\"unit\" colour=\"#112233\" home=\"hall\" count=\"2\">" TITLE (
               "Robots") "</neutral>" ACTION ("")),
    "", "game.xml:6: “red” stands twice" },
  { ROOMS ("gives", SOUND), CARD ("attic", VALUE ("gives", "Courir 2")),
    "entries.xml:3: gives: nothing that a card gives is called “Courir”" },
  { ROOMS ("gives", SOUND), CARD ("attic", VALUE ("price", "2 Au")),
    "entries.xml:3: price: no resource is called “Au”" },
  { ROOMS ("gives", SOUND), CASE ("active=\"blue\"", ""),
    "entries.xml:3: “blue” is not one of the players of this example" },
  { ROOMS ("gives", SOUND), CASE ("benefit=\"run\"", ""), "entries.xml:3: no room gives “run”" },
  { ROOMS ("gives", SOUND), CASE ("", "<place card=\"hall\"><cube owner=\"blue\"/></place>"),
    "entries.xml:3: nobody called “blue” has such tokens" },
  { ROOMS ("gives", SOUND), CASE ("", "<place card=\"section\" player=\"blue\"/>"),
    "entries.xml:3: there is no player “blue”" },
  { ROOMS ("gives", SOUND), CASE ("", "<place card=\"cellar\"/>"),
    "entries.xml:3: nothing in this game has the id “cellar”" },
  { ROOMS ("gives", SOUND), CASE ("", "<place card=\"hall\" columns=\"walk x\"/>"),
    "entries.xml:3: gives: nothing that a card gives is called “walk x”" },
  { ROOMS ("gives", SOUND), CASE ("", "") CASE ("", ""),
    "entries.xml:3: the example “example” stands twice" },
  { "", CASE ("", ""), "entries.xml:3: the game has no rooms for the example “example”" },
};

static void
test_said (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr(AdcTestGame) files = adc_test_game_new ();
    g_autofree char *game = g_strconcat (HEAD, cases[i].rooms, "\n</game>\n", NULL);
    g_autofree char *entries = g_strconcat (ENTRIES, cases[i].entries, NULL);
    g_autofree char *name = NULL, *said = NULL;
    g_autoptr(GPtrArray) problems = NULL;

    adc_test_game_write (files, "game.xml", game);
    adc_test_game_write_entries (files, "entries.xml", entries);
    problems = adc_validate_path (files->folder);
    if (problems->len > 0) {
      const AdcProblem *problem = problems->pdata[0];

      name = g_path_get_basename (problem->file);
      said = g_strdup_printf ("%s:%d: %s", name, problem->line, problem->message);
    }
    g_assert_cmpstr (said, ==, cases[i].wanted);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adc_language_set_current ("en");
  g_test_add_func ("/rooms-files/said", test_said);

  return g_test_run ();
}
