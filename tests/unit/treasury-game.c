/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "treasury-game.h"

#define TITLE(fr, en) "<title>" fr "</title><title xml:lang=\"en\">" en "</title>"
#define STAT(id, on, attributes, fr, en, rest) \
  "<stat id=\"" id "\" on=\"" on "\" " attributes ">" TITLE (fr, en) rest "</stat>\n"
#define NUMBER(id, on, fr, en) STAT (id, on, "kind=\"integer\" min=\"0\" max=\"20\"", fr, en, "")
#define OPTION(id, fr, en) "<option id=\"" id "\">" TITLE (fr, en) "</option>"
#define BOXES \
  OPTION ("base", "Boîte", "Box") OPTION ("base-only", "Boîte seule", "Box only") \
    OPTION ("wars", "Guerres", "Wars")
#define BOTH(on) \
  STAT ("cost", on, "kind=\"integer\" min=\"0\" max=\"20\" role=\"cost\"", "Coût", "Cost", "") \
  NUMBER ("ore", on, "Minerai", "Ore") \
  NUMBER ("gas", on, "Gaz", "Gas") \
  STAT ("requires", on, "kind=\"pieces\" role=\"requires\"", "Demande", "Requires", "") \
  STAT ("copies", on, "kind=\"integer\" role=\"copies\"", "Exemplaires", "Copies", "") \
  STAT ("edition", on, "kind=\"choice\" role=\"edition\"", "Boîte", "Box", BOXES)

static const char game_xml[] =
  "<?xml version=\"1.0\"?>\n"
  "<game format=\"1\" id=\"" TREASURY_GAME "\" xml:lang=\"fr\">" TITLE ("La mine", "The Mine")
  "<players min=\"2\" max=\"6\"/><source id=\"livret\">" TITLE ("Livret", "Rulebook") "</source>\n"
  BOTH ("unit")
  STAT ("consumes", "unit", "kind=\"pieces\" role=\"consumes\"", "Détruit", "Destroys", "")
  BOTH ("card")
  STAT ("deck", "card", "kind=\"choice\" role=\"deck\"", "Paquet", "Deck",
        OPTION ("worker", "Péons", "Workers") OPTION ("transport", "Transports", "Transports")
        OPTION ("building", "Bâtiments", "Buildings") OPTION ("base", "Bases", "Bases")
        OPTION ("technology", "Technologies", "Technologies")
        OPTION ("planet", "Planètes", "Planets") OPTION ("area", "Zones", "Areas"))
  STAT ("builds", "card", "kind=\"pieces\" role=\"builds\"", "Permet", "Lets you build", "")
  STAT ("planet", "card", "kind=\"pieces\"", "Planète", "Planet", "")
  STAT ("resource", "card", "kind=\"choice\"", "Rapporte", "Gives",
        OPTION ("ore", "Minerai", "Ore") OPTION ("gas", "Gaz", "Gas")
        OPTION ("points", "Points", "Points"))
  NUMBER ("amount", "card", "Combien", "How much")
  "<economy rule=\"pay\" permanent=\"always\" strain=\"strain\" workers=\"15\" limit=\"2\">"
  "<resource stat=\"ore\" permanent=\"4\"/><resource stat=\"gas\" permanent=\"2\"/>"
  "<place deck=\"area\" resource=\"resource\" amount=\"amount\"/>\n"
  "<order id=\"build\" rule=\"build\" discount=\"1\" extra=\"1\">" TITLE ("Construction", "Build")
  "<buy units=\"true\" rule=\"units\"/>"
  "<buy deck=\"worker\" workers=\"true\" full-price=\"true\" rule=\"workers\"/>"
  "<buy deck=\"transport\"/>"
  "<buy deck=\"building\" most=\"1\" rule=\"upgrade\"/><buy deck=\"base\" most=\"1\"/></order>\n"
  "<order id=\"research\" rule=\"research\">" TITLE ("Recherche", "Research")
  "<buy deck=\"technology\" most=\"1\"/></order></economy>\n"
  "</game>\n";

#define RULE(id, fr, en) "<rule id=\"" id "\" page=\"1\">" TITLE (fr, en) "</rule>\n"
#define VALUE(stat, text) "<value stat=\"" stat "\">" text "</value>"
#define PRICE(ore, gas) VALUE ("ore", ore) VALUE ("gas", gas)
#define PIECE(tag, id, of, fr, en, values) \
  "<" tag " id=\"" id "\" " of " page=\"2\">" TITLE (fr, en) values "</" tag ">\n"
#define UNIT(id, of, fr, en, values) PIECE ("unit", id, "faction=\"" of "\"", fr, en, values)
#define CARD(id, of, deck, fr, en, values) \
  PIECE ("card", id, "faction=\"" of "\"", fr, en, VALUE ("deck", deck) values)
#define AREA(id, planet, fr, en, resource, amount) \
  PIECE ("card", id, "shared=\"true\"", fr, en, VALUE ("deck", "area") VALUE ("planet", planet) \
         VALUE ("resource", resource) VALUE ("amount", amount))
#define PLANET(id, title, more) \
  "<card id=\"" id "\" shared=\"true\" page=\"3\">" TITLE (title, title) more \
  VALUE ("deck", "planet") "</card>\n"

static const char entries_xml[] =
  "<?xml version=\"1.0\"?>\n"
  "<entries format=\"1\" game=\"" TREASURY_GAME "\" xml:lang=\"fr\">\n"
  RULE ("pay", "Payer", "Paying") RULE ("always", "Permanentes", "Permanent")
  RULE ("strain", "Surexploitation", "Forced mining") RULE ("build", "Construire", "Building")
  RULE ("units", "Unités", "Units") RULE ("workers", "Péons", "Workers")
  RULE ("upgrade", "Améliorer", "Improving") RULE ("research", "Chercher", "Researching")
  "<faction id=\"terran\" page=\"1\">" TITLE ("Terriens", "Terrans") "</faction>\n"
  "<faction id=\"raynor\" of=\"terran\" page=\"1\">" TITLE ("Raynor", "Raynor") "</faction>\n"
  "<faction id=\"zerg\" page=\"1\">" TITLE ("Limaces", "Slugs") "</faction>\n"
  UNIT ("marine", "terran", "Fantassin", "Marine",
        PRICE ("1", "0") VALUE ("requires", "barracks-1") VALUE ("copies", "6"))
  UNIT ("firebat", "terran", "Flammeur", "Firebat",
        PRICE ("1", "1") VALUE ("requires", "barracks-2") VALUE ("copies", "3"))
  UNIT ("ghost", "terran", "Spectre", "Ghost",
        VALUE ("cost", "2") VALUE ("requires", "barracks-3"))
  UNIT ("tank", "terran", "Char", "Tank", PRICE ("2", "2"))
  UNIT ("jim", "raynor", "Jim", "Jim", PRICE ("2", "0"))
  UNIT ("slug", "zerg", "Limace", "Slug", PRICE ("1", "0"))
  UNIT ("giant", "zerg", "Géante", "Giant", PRICE ("0", "1") VALUE ("consumes", "slug slug"))
  CARD ("barracks-1", "terran", "building", "Caserne 1", "Barracks 1",
        PRICE ("0", "0") VALUE ("builds", "marine"))
  CARD ("barracks-2", "terran", "building", "Caserne 2", "Barracks 2",
        VALUE ("requires", "barracks-1") VALUE ("builds", "firebat") VALUE ("copies", "1")
        VALUE ("edition", "base-only"))
  CARD ("barracks-2-wars", "terran", "building", "Caserne 2 (Guerres)", "Barracks 2 (Wars)",
        PRICE ("1", "1") VALUE ("requires", "barracks-1") VALUE ("builds", "firebat")
        VALUE ("edition", "wars"))
  CARD ("barracks-3", "terran", "building", "Caserne 3", "Barracks 3",
        PRICE ("2", "1") VALUE ("requires", "barracks-2") VALUE ("builds", "ghost"))
  CARD ("starport", "terran", "building", "Astroport", "Starport",
        PRICE ("1", "2") VALUE ("copies", "1"))
  CARD ("scv", "terran", "worker", "VCS", "SCV", PRICE ("1", "0"))
  CARD ("dropship", "terran", "transport", "Navette", "Dropship", PRICE ("1", "0"))
  CARD ("command", "terran", "base", "Centre", "Command Center", PRICE ("3", "0"))
  CARD ("stim", "terran", "technology", "Stim", "Stim Packs", PRICE ("0", "2"))
  CARD ("armour", "terran", "technology", "Armure", "Armour",
        PRICE ("2", "0") VALUE ("requires", "stim"))
  PLANET ("abaddon", "Abaddon", "")
  PLANET ("braken", "Braken", "<synonym>Bracken</synonym>")
  AREA ("abaddon-1", "abaddon", "Abaddon, zone 1", "Abaddon, area 1", "ore", "3")
  AREA ("abaddon-2", "abaddon", "Abaddon, zone 2", "Abaddon, area 2", "gas", "1")
  AREA ("abaddon-3", "abaddon", "Abaddon, zone 3", "Abaddon, area 3", "points", "2")
  AREA ("braken-1", "braken", "Braken, zone 1", "Braken, area 1", "ore", "1")
  "</entries>\n";

static void
write (const char *folder, const char *name, const char *contents)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_assert_true (g_file_set_contents (path, contents, -1, NULL));
}

void
treasury_game_write (const char *folder)
{
  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  write (folder, "game.xml", game_xml);
  write (folder, "entries.xml", entries_xml);
}
