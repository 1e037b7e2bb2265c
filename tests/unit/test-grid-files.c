/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-game-loader.h"
#include "adc-language.h"
#include "adc-library-loader.h"
#include "adc-test-game.h"

#include <string.h>

/* What is said of a grid that cannot be right. It begins on line 6 of its file; each row of a sketch
 * and what follows them has a line of its own. */

#define TITLE(text) "<title>" text "</title>"
#define HEAD \
  "<?xml version=\"1.0\"?>\n" \
  "<game format=\"1\" id=\"tiny\" xml:lang=\"fr\">\n" \
  TITLE ("Petit jeu") "\n" \
  "<players min=\"2\" max=\"4\"/>\n" \
  "<source id=\"livret\">" TITLE ("Livret") "</source>\n"
#define TAIL "\n</game>\n"
#define TILE(id, sign, kind) \
  "<tile id=\"" id "\" sign=\"" sign "\" kind=\"" kind "\">" TITLE (id) "</tile>"
#define BASE(id, sign, exits) \
  "<tile id=\"" id "\" sign=\"" sign "\" kind=\"base\" width=\"2\" depth=\"1\" exits=\"" exits \
  "\">" TITLE (id) "</tile>"
#define TILES TILE ("hall", "H", "room") TILE ("rock", "X", "wall") BASE ("camp", "C", "1")
#define MOVE(id, to) "<move id=\"" id "\" to=\"" to "\">" TITLE (id) "</move>"
#define WALK MOVE ("walk", "touching")
#define CASE(attributes, rest) "<case id=\"one\" " attributes ">" TITLE ("Un") "\n" rest "</case>"
#define ROWS "<row>H..</row>\n<row>...</row>\n"
#define GRID(parts) "<grid>" parts "</grid>"

/* The problems as "name:line: message" lines. */
static char *
list_problems (const char *grid)
{
  g_autoptr(AdcTestGame) files = adc_test_game_new ();
  g_autofree char *xml = g_strconcat (HEAD, grid, TAIL, NULL);
  g_autoptr(GPtrArray) problems = NULL;
  GString *out = g_string_new (NULL);

  adc_test_game_write (files, "game.xml", xml);
  adc_test_game_write_entries (files, "entries.xml", "");
  problems = adc_validate_path (files->folder);
  for (guint i = 0; i < problems->len; i++) {
    const AdcProblem *problem = problems->pdata[i];
    g_autofree char *name = g_path_get_basename (problem->file);

    g_string_append_printf (out, "%s:%d: %s\n", name, problem->line, problem->message);
  }

  return g_string_free (out, FALSE);
}

typedef struct {
  const char *grid;
  const char *wanted; /* “line: words” of the only problem; NULL: there is none */
} Case;

static const Case cases[] = {
  { GRID (TILES WALK CASE ("", ROWS "<base at=\"B1\" faces=\"south\" player=\"1\"/>")), NULL },
  { GRID (TILES TILE ("hall", "Z", "room") WALK), "6: the tile “hall”, or its sign, stands twice" },
  { GRID (TILES TILE ("cave", "H", "room") WALK), "6: the tile “cave”, or its sign, stands twice" },
  { GRID (TILES BASE ("fort", "F", "1") WALK), "6: there is a second base, “fort”" },
  { GRID (BASE ("camp", "C", "3") WALK),
    "6: the tile “camp” has more exits than cells along its front" },
  { GRID (TILES MOVE ("fly", "any")), "6: the first move must be the one to what touches" },
  { GRID (TILES WALK WALK), "6: the move “walk” stands twice, or is one too many" },
  { GRID (TILES WALK CASE ("", "<row>H..</row>\n<row>....</row>\n")),
    "7: the rows of the sketch are not equally long" },
  { GRID (TILES WALK CASE ("", "<row>H.Q</row>\n")), "7: no tile has the sign “Q”" },
  { GRID (TILES WALK CASE ("", "<row>H.C</row>\n")), "7: no tile has the sign “C”" },
  { GRID (TILES WALK CASE ("", "<row>H.h</row>\n")), "7: no tile has the sign “h”" },
  { GRID (TILES WALK CASE ("from=\"D1\"", ROWS)), "6: there is no cell “D1” in this sketch" },
  { GRID (TILES WALK CASE ("lay=\"door\"", ROWS)), "6: there is no tile or move “door”" },
  { GRID (TILES WALK CASE ("", ROWS "<base at=\"A1\" faces=\"south\"/>")),
    "9: there is no room for a base there" },
  { GRID (TILES WALK CASE ("", ROWS "<base at=\"C2\" faces=\"north\"/>")),
    "9: there is no room for a base there" },
  { GRID (TILES WALK CASE ("", ROWS "<budget move=\"swim\" count=\"2\"/>")),
    "9: there is no tile or move “swim”" },
  { GRID (TILES WALK CASE ("", ROWS "<step move=\"walk\" from=\"A1\" to=\"A9\"/>")),
    "9: there is no cell “A9” in this sketch" },
  { GRID (TILES WALK CASE ("", ROWS) CASE ("", ROWS)), "9: the sketch “one” stands twice" },
};

static void
test_problem (gconstpointer data)
{
  const Case *item = data;
  g_autofree char *found = list_problems (item->grid);
  g_autofree char *wanted = item->wanted != NULL ? g_strdup_printf ("game.xml:%s\n", item->wanted)
                                                 : g_strdup ("");

  g_assert_cmpstr (found, ==, wanted);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  adc_language_set_current ("en");
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strdup_printf ("/grid-files/%u", i);

    g_test_add_data_func (path, &cases[i], test_problem);
  }

  return g_test_run ();
}
