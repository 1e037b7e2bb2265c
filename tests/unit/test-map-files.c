/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-game-loader.h"
#include "adc-language.h"
#include "adc-library-loader.h"
#include "adc-test-game.h"

#include <string.h>

/* What is said of a map or a muster that cannot be right. It stands on line 6 of its file, and the
 * zones on line 3 of another. */

#define TITLE(text) "<title>" text "</title>"
#define HEAD \
  "<?xml version=\"1.0\"?>\n" \
  "<game format=\"1\" id=\"tiny\" xml:lang=\"fr\">\n" \
  TITLE ("Petit jeu") "\n" \
  "<players min=\"2\" max=\"4\"/>\n" \
  "<source id=\"livret\">" TITLE ("Livret") "</source>\n"
#define TAIL "\n</game>\n"
#define ORBIT(id, attributes) \
  "<orbit id=\"" id "\" colour=\"#112233\" linked=\"true\" " attributes ">" TITLE (id) "</orbit>"
#define BODY(id, attributes) \
  "<body id=\"" id "\" colour=\"#112233\" " attributes ">" TITLE (id) "</body>"
#define MAP(parts) "<map>" TITLE ("Ciel") parts "</map>"
#define ZONE(id, kind, body, touches) \
  "<zone id=\"" id "\" section=\"Carte\" kind=\"" kind "\" body=\"" body "\" touches=\"" touches \
  "\">" TITLE (id) "</zone>"
#define SOUND_ORBITS \
  ORBIT ("inner", "zones=\"2\"") ORBIT ("outer", "zones=\"4\" inner=\"inner\" first=\"1\"")
#define SOUND_BODIES \
  BODY ("rock", "orbit=\"outer\" start=\"3\" gate=\"rock-orbit\"") \
  BODY ("moon", "around=\"rock\"")
#define SOUND_ZONES \
  ZONE ("plain", "surface", "rock", "rock-orbit") \
  ZONE ("rock-orbit", "only-orbit", "rock", "plain crater") \
  ZONE ("crater", "surface", "moon", "rock-orbit")
#define UNIT(id) "<unit id=\"" id "\" page=\"1\">" TITLE (id) "</unit>"
#define VOYAGE(attributes, steps) \
  "<voyage id=\"trip\" " attributes ">" TITLE ("Voyage") steps "</voyage>"
#define MUSTER(parts) "<muster batch=\"3\">" parts "</muster>"
#define PIECE "<piece unit=\"ship\" count=\"2\"/>"
#define TABLE(players) \
  "<table players=\"" players "\" armies=\"1\" zones=\"6\" win=\"9\"/>"

static AdcTestGame *
create_game (const char *part, const char *zones)
{
  AdcTestGame *files = adc_test_game_new ();
  g_autofree char *game = g_strconcat (HEAD, part, TAIL, NULL);
  g_autofree char *entries = g_strconcat (zones, UNIT ("ship") UNIT ("crew"), NULL);

  adc_test_game_write (files, "game.xml", game);
  adc_test_game_write_entries (files, "entries.xml", entries);

  return files;
}

/* The problems as "name:line: message" lines. */
static char *
list_problems (AdcTestGame *files)
{
  g_autoptr(GPtrArray) problems = adc_validate_path (files->folder);
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < problems->len; i++) {
    const AdcProblem *problem = problems->pdata[i];
    g_autofree char *name = g_path_get_basename (problem->file);

    g_string_append_printf (out, "%s:%d: %s\n", name, problem->line, problem->message);
  }

  return g_string_free (out, FALSE);
}

typedef struct {
  const char *name;
  const char *part;
  const char *zones;
  const char *wanted; /* all that is said */
} Case;

static const Case cases[] = {
  { "sound", MAP (SOUND_ORBITS SOUND_BODIES), SOUND_ZONES, "" },
  { "only-orbits", MAP (SOUND_ORBITS), "", "" },
  { "no-map", "", SOUND_ZONES, "entries.xml:3: the game has zones, but no map\n" },
  { "not-mutual", MAP (SOUND_ORBITS SOUND_BODIES),
    ZONE ("plain", "surface", "rock", "rock-orbit crater")
    ZONE ("rock-orbit", "only-orbit", "rock", "plain crater")
    ZONE ("crater", "surface", "moon", "rock-orbit"),
    "entries.xml:3: “plain” touches “crater”, but “crater” does not touch “plain”\n" },
  { "itself", MAP (SOUND_ORBITS SOUND_BODIES),
    SOUND_ZONES ZONE ("hole", "surface", "rock", "hole"),
    "entries.xml:3: the zone “hole” touches itself\n" },
  { "twice", MAP (SOUND_ORBITS SOUND_BODIES),
    SOUND_ZONES ZONE ("hole", "surface", "rock", "pit pit") ZONE ("pit", "surface", "rock", "hole"),
    "entries.xml:3: “pit” stands twice among what it touches\n" },
  { "unknown-zone", MAP (SOUND_ORBITS SOUND_BODIES),
    SOUND_ZONES ZONE ("hole", "surface", "rock", "nowhere"),
    "entries.xml:3: nothing in this game has the id “nowhere”\n" },
  { "orbit-is-no-zone", MAP (SOUND_ORBITS SOUND_BODIES),
    SOUND_ZONES ZONE ("hole", "surface", "rock", "outer"),
    "entries.xml:3: nothing in this game has the id “outer”\n" },
  { "unit-is-no-zone", MAP (SOUND_ORBITS SOUND_BODIES),
    SOUND_ZONES ZONE ("hole", "surface", "rock", "ship"),
    "entries.xml:3: “ship” is a “unit”, but a “zone” is wanted here\n" },
  { "unknown-body", MAP (SOUND_ORBITS SOUND_BODIES),
    SOUND_ZONES ZONE ("hole", "surface", "pluto", ""),
    "entries.xml:3: there is no body “pluto”\n" },
  { "not-shared-out", MAP (ORBIT ("inner", "zones=\"2\"")
                             ORBIT ("outer", "zones=\"5\" inner=\"inner\"")),
    "",
    "game.xml:6: the 5 zones of the orbit “outer” cannot be shared out among the 2 of “inner”\n" },
  { "unknown-inner", MAP (ORBIT ("outer", "zones=\"5\" inner=\"inner\"")), "",
    "game.xml:6: there is no orbit “inner” before this one\n" },
  { "inner-after", MAP (ORBIT ("outer", "zones=\"4\" inner=\"inner\"")
                          ORBIT ("inner", "zones=\"2\"")),
    "", "game.xml:6: there is no orbit “inner” before this one\n" },
  { "first-beyond", MAP (ORBIT ("inner", "zones=\"2\"")
                           ORBIT ("outer", "zones=\"4\" inner=\"inner\" first=\"4\"")),
    "", "game.xml:6: the orbit “outer” has 4 zones, so none has the index 4\n" },
  { "orbit-twice", MAP (ORBIT ("inner", "zones=\"2\"") ORBIT ("inner", "zones=\"2\"")), "",
    "game.xml:6: the orbit “inner” stands twice\n" },
  { "start-beyond",
    MAP (SOUND_ORBITS BODY ("rock", "orbit=\"outer\" start=\"4\" gate=\"rock-orbit\"")), "",
    "game.xml:6: the orbit “outer” has 4 zones, so none has the index 4\n" },
  { "unknown-orbit",
    MAP (SOUND_ORBITS BODY ("rock", "orbit=\"other\" start=\"0\" gate=\"rock-orbit\"")), "",
    "game.xml:6: there is no orbit “other”\n" },
  { "unknown-gate",
    MAP (SOUND_ORBITS BODY ("rock", "orbit=\"outer\" start=\"0\" gate=\"rock-orbit\"")), "",
    "game.xml:6: there is no zone “rock-orbit”\n" },
  { "gate-elsewhere",
    MAP (SOUND_ORBITS SOUND_BODIES BODY ("star", "orbit=\"outer\" start=\"0\" gate=\"plain\"")),
    SOUND_ZONES, "game.xml:6: the zone “plain” does not belong to the body “star”\n" },
  { "around-nothing", MAP (SOUND_ORBITS BODY ("moon", "around=\"rock\"")), "",
    "game.xml:6: there is no body “rock” before this one\n" },
  { "around-itself", MAP (SOUND_ORBITS BODY ("moon", "around=\"moon\"")), "",
    "game.xml:6: there is no body “moon” before this one\n" },
  { "around-a-moon", MAP (SOUND_ORBITS SOUND_BODIES BODY ("pebble", "around=\"moon\"")),
    SOUND_ZONES, "game.xml:6: the body “moon” has no orbit of its own\n" },
  { "body-twice", MAP (SOUND_ORBITS SOUND_BODIES BODY ("moon", "around=\"rock\"")), SOUND_ZONES,
    "game.xml:6: the body “moon” stands twice\n" },
  { "id-taken", MAP (SOUND_ORBITS SOUND_BODIES),
    SOUND_ZONES ZONE ("outer-2", "surface", "rock", ""),
    "game.xml:6: the id “outer-2” is already taken in this game\n" },
  { "unknown-source", "<map source=\"port\">" TITLE ("Ciel") "</map>", "",
    "game.xml:6: there is no source “port”\n" },
  { "unknown-map-rules",
    "<map ground=\"walk\" flight=\"fly\" gate=\"leave\">" TITLE ("Ciel") "</map>", "",
    "game.xml:6: nothing in this game has the id “walk”\n"
    "game.xml:6: nothing in this game has the id “fly”\n"
    "game.xml:6: nothing in this game has the id “leave”\n" },
  { "unknown-carrier-rule",
    MAP ("<carrier unit=\"ship\" rule=\"hold\"><load unit=\"crew\" count=\"1\"/></carrier>"), "",
    "game.xml:6: nothing in this game has the id “hold”\n" },
  { "unknown-carrier",
    MAP ("<carrier unit=\"truck\"><load unit=\"crew\" count=\"1\"/></carrier>"), "",
    "game.xml:6: nothing in this game has the id “truck”\n" },
  { "unknown-load", MAP ("<carrier unit=\"ship\"><load unit=\"goods\" count=\"1\"/></carrier>"), "",
    "game.xml:6: nothing in this game has the id “goods”\n" },
  { "sound-voyage",
    MAP (SOUND_ORBITS SOUND_BODIES VOYAGE ("unit=\"ship\" from=\"plain\" turn=\"0\"",
                                           "<go to=\"rock-orbit\"/><go to=\"outer-3\"/><wait/>"
                                           "<load unit=\"crew\" count=\"2\"/>")),
    SOUND_ZONES, "" },
  { "voyage-from-nowhere",
    MAP (SOUND_ORBITS SOUND_BODIES VOYAGE ("unit=\"ship\" from=\"outer-4\" turn=\"0\"", "<wait/>")),
    SOUND_ZONES, "game.xml:6: there is no zone “outer-4”\n" },
  { "voyage-to-nowhere",
    MAP (SOUND_ORBITS SOUND_BODIES VOYAGE ("unit=\"ship\" from=\"plain\" turn=\"0\"",
                                           "<go to=\"nowhere\"/>")),
    SOUND_ZONES, "game.xml:6: there is no zone “nowhere”\n" },
  { "voyage-of-nothing",
    MAP (SOUND_ORBITS SOUND_BODIES VOYAGE ("unit=\"truck\" from=\"plain\" turn=\"0\"", "<wait/>")),
    SOUND_ZONES, "game.xml:6: nothing in this game has the id “truck”\n" },
  { "voyage-twice",
    MAP (SOUND_ORBITS SOUND_BODIES VOYAGE ("unit=\"ship\" from=\"plain\" turn=\"0\"", "<wait/>")
           VOYAGE ("unit=\"ship\" from=\"plain\" turn=\"0\"", "<wait/>")),
    SOUND_ZONES, "game.xml:6: the voyage “trip” stands twice\n" },
  { "voyage-of-no-rule",
    MAP (SOUND_ORBITS SOUND_BODIES
           VOYAGE ("unit=\"ship\" from=\"plain\" turn=\"0\" rule=\"plan\"", "<wait/>")),
    SOUND_ZONES, "game.xml:6: nothing in this game has the id “plan”\n" },
  { "muster-of-no-rules",
    MUSTER (PIECE "<table players=\"2\" armies=\"1\" zones=\"6\" win=\"9\" rule=\"a\"/>"
            "<maker unit=\"crew\" rule=\"b\"><product unit=\"ship\" count=\"1\" turns=\"2\" "
            "rule=\"c\"/></maker><market without=\"crew\" rule=\"d\"><product unit=\"ship\" "
            "count=\"1\" turns=\"2\"/></market>"),
    "",
    "game.xml:6: nothing in this game has the id “a”\n"
    "game.xml:6: nothing in this game has the id “b”\n"
    "game.xml:6: nothing in this game has the id “c”\n"
    "game.xml:6: nothing in this game has the id “d”\n" },
  { "sound-muster",
    MUSTER (PIECE TABLE ("3") TABLE ("2") "<maker unit=\"crew\"><product unit=\"ship\" count=\"1\" "
            "turns=\"2\"/></maker><market without=\"crew\"><product unit=\"ship\" count=\"1\" "
            "turns=\"2\"/></market>"),
    "", "" },
  { "unknown-piece", MUSTER ("<piece unit=\"tank\" count=\"2\"/>" TABLE ("2")), "",
    "game.xml:6: nothing in this game has the id “tank”\n" },
  { "piece-twice", MUSTER (PIECE PIECE TABLE ("2")), "",
    "game.xml:6: the unit “ship” stands twice\n" },
  { "table-twice", MUSTER (PIECE TABLE ("2") TABLE ("2")), "",
    "game.xml:6: the table for 2 players stands twice\n" },
  { "too-many-players", MUSTER (PIECE TABLE ("5")), "",
    "game.xml:6: the game is not for 5 players\n" },
  { "unknown-product",
    MUSTER (PIECE TABLE ("2") "<maker unit=\"crew\"><product unit=\"tank\" count=\"1\" "
            "turns=\"2\"/></maker>"),
    "", "game.xml:6: nothing in this game has the id “tank”\n" },
  { "product-twice",
    MUSTER (PIECE TABLE ("2") "<maker unit=\"crew\"><product unit=\"ship\" count=\"1\" "
            "turns=\"2\"/><product unit=\"ship\" count=\"2\" turns=\"3\"/></maker>"),
    "", "game.xml:6: the unit “ship” stands twice\n" },
  { "market-without-another",
    MUSTER (PIECE TABLE ("2") "<maker unit=\"crew\"><product unit=\"ship\" count=\"1\" "
            "turns=\"2\"/></maker><market without=\"ship\"><product unit=\"ship\" count=\"1\" turns=\"2\"/>"
            "</market>"),
    "", "game.xml:6: “ship” is not the unit that makes the others\n" },
};

static void
test_case (gconstpointer data)
{
  const Case *wanted = data;
  g_autoptr(AdcTestGame) files = create_game (wanted->part, wanted->zones);
  g_autofree char *problems = list_problems (files);

  g_assert_cmpstr (problems, ==, wanted->wanted);
}

/* What the schema itself refuses, in its own words: no number is too large to be told. */
static void
test_limits (void)
{
  static const char * const parts[] = {
    MAP (ORBIT ("inner", "zones=\"65\"")),
    MAP (ORBIT ("inner", "zones=\"0\"")),
    MAP (ORBIT ("inner", "zones=\"99999999999999999999\"")),
    MAP (ORBIT ("inner", "zones=\"2\"") BODY ("rock", "orbit=\"inner\" start=\"-1\" gate=\"g\"")),
    MAP (ORBIT ("inner", "zones=\"2\"") BODY ("rock", "orbit=\"inner\"")),
    MAP ("<carrier unit=\"ship\"><load unit=\"crew\" count=\"100\"/></carrier>"),
    MAP (VOYAGE ("unit=\"ship\" from=\"plain\" turn=\"100\"", "<wait/>")),
    MAP (VOYAGE ("unit=\"ship\" from=\"plain\" turn=\"1\"", "")),
    MUSTER (PIECE),
    MUSTER ("<piece unit=\"ship\" count=\"100\"/>" TABLE ("2")),
    MUSTER (PIECE TABLE ("0")),
    MAP ("") MAP (""),
  };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++) {
    g_autoptr(AdcTestGame) files = create_game (parts[i], "");
    g_autofree char *problems = list_problems (files);

    g_assert_true (g_str_has_prefix (problems, "game.xml:6: "));
  }
}

/* Seventeen orbits, or sixty-five bodies. */
static void
test_too_many (void)
{
  g_autoptr(GString) orbits = g_string_new ("<map>" TITLE ("Ciel"));
  g_autoptr(GString) bodies = g_string_new ("<map>" TITLE ("Ciel") ORBIT ("o", "zones=\"64\""));
  g_autoptr(AdcTestGame) first = NULL;
  g_autoptr(AdcTestGame) second = NULL;
  g_autofree char *of_orbits = NULL;
  g_autofree char *of_bodies = NULL;

  for (guint i = 0; i < 17; i++)
    g_string_append_printf (orbits, ORBIT ("o%u", "zones=\"64\""), i, i);
  g_string_append (orbits, "</map>");
  g_string_append (bodies, BODY ("rock", "orbit=\"o\" start=\"3\" gate=\"rock-orbit\""));
  for (guint i = 0; i < 64; i++)
    g_string_append_printf (bodies, BODY ("b%u", "around=\"rock\""), i, i);
  g_string_append (bodies, "</map>");

  first = create_game (orbits->str, "");
  of_orbits = list_problems (first);
  g_assert_cmpstr (of_orbits, ==, "game.xml:6: there are more than 16 orbits\n");
  second = create_game (bodies->str, ZONE ("rock-orbit", "only-orbit", "rock", ""));
  of_bodies = list_problems (second);
  g_assert_cmpstr (of_bodies, ==, "game.xml:6: there are more than 64 bodies\n");
}

/* A map with a moon, whose place follows that of its planet. */
static void
test_loaded (void)
{
  g_autoptr(AdcTestGame) files =
    create_game (MAP (SOUND_ORBITS SOUND_BODIES
                        VOYAGE ("unit=\"ship\" from=\"plain\" turn=\"7\"",
                                "<go to=\"rock-orbit\"/><load unit=\"crew\" count=\"2\"/><wait/>")),
                 SOUND_ZONES);
  g_autofree char *path = g_build_filename (g_getenv ("ADC_DATA_DIR"), "schemas", "game.rng", NULL);
  g_autoptr(AdcSchema) schema = adc_schema_load (path, NULL);
  g_autoptr(GPtrArray) problems =
    g_ptr_array_new_with_free_func ((GDestroyNotify) adc_problem_free);
  g_autoptr(AdcGame) game = adc_game_load (files->folder, schema, problems);
  AdcMap *map = adc_game_get_map (game);
  const AdcBody *rock = adc_map_find_body (map, "rock");
  const AdcBody *moon = adc_map_find_body (map, "moon");
  const AdcVoyage *voyage = adc_map_get_voyages (map)->pdata[0];

  for (guint turn = 0; turn < 9; turn++) {
    AdcZone *zone = adc_map_locate (map, moon, turn);

    g_assert_true (zone == adc_map_locate (map, rock, turn));
    g_assert_cmpuint (adc_zone_get_index (zone), ==, (3 + turn) % 4);
  }
  g_assert_cmpuint (rock->zones->len, ==, 2);
  g_assert_cmpuint (moon->zones->len, ==, 1);
  g_assert_cmpuint (adc_map_get_year (map, moon), ==, 4);

  g_assert_cmpstr (voyage->unit, ==, "ship");
  g_assert_cmpstr (voyage->from, ==, "plain");
  g_assert_cmpuint (voyage->turn, ==, 7);
  g_assert_null (voyage->rule);
  g_assert_null (voyage->summary);
  g_assert_cmpuint (voyage->steps->len, ==, 3);
  g_assert_finalize_object (g_steal_pointer (&game));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  adc_language_set_current ("en");
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strconcat ("/map-files/", cases[i].name, NULL);

    g_test_add_data_func (path, &cases[i], test_case);
  }
  g_test_add_func ("/map-files/loaded", test_loaded);
  g_test_add_func ("/map-files/limits", test_limits);
  g_test_add_func ("/map-files/too-many", test_too_many);

  return g_test_run ();
}
