/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "deck-game.h"

#include "adc-game-loader.h"
#include "adc-library-loader.h"
#include "adc-test-game.h"

#define TITLE(fr, en) "<title>" fr "</title><title xml:lang=\"en\">" en "</title>"
#define OPTION(id, fr, en) "<option id=\"" id "\">" TITLE (fr, en) "</option>"
#define VALUE(stat, value) "<value stat=\"" stat "\">" value "</value>"
#define CARD(id, attributes, fr, en, values) \
  "<card id=\"" id "\" page=\"2\" " attributes ">" TITLE (fr, en) values "</card>\n"
#define RULE(id, attributes, fr, en, rest) \
  "<deck-rule id=\"" id "\" page=\"3\" deck=\"deck\" rule=\"top\" " attributes ">" \
  TITLE (fr, en) "<p>" fr "</p>" rest "</deck-rule>\n"
#define ZONE(id, attributes, fr, en) \
  "<zone id=\"" id "\" " attributes ">" TITLE (fr, en) "</zone>\n"

static const char game_xml[] =
  "<?xml version=\"1.0\"?>\n"
  "<game format=\"1\" id=\"" DECK_GAME "\" xml:lang=\"fr\">" TITLE ("Duel", "Duel")
  "<players min=\"2\" max=\"4\"/><source id=\"livret\">" TITLE ("Livret", "Rulebook") "</source>\n"
  "<stat id=\"sort\" on=\"card\" kind=\"choice\">" TITLE ("Sorte", "Sort")
  OPTION ("attack", "Attaque", "Attack") OPTION ("defence", "Défense", "Defence") "</stat>\n"
  "<stat id=\"copies\" on=\"card\" kind=\"integer\" role=\"copies\">"
  TITLE ("Exemplaires", "Copies") "</stat>\n"
  "<stat id=\"cost\" on=\"card\" kind=\"integer\" role=\"cost\">" TITLE ("Coût", "Cost") "</stat>\n"
  "<stat id=\"box\" on=\"card\" kind=\"choice\" role=\"edition\">" TITLE ("Boîte", "Box")
  OPTION ("base", "Base", "Base") OPTION ("wars", "Guerres", "Wars") "</stat>\n"
  "</game>\n";

static const char entries_xml[] =
  "<?xml version=\"1.0\"?>\n"
  "<entries format=\"1\" game=\"" DECK_GAME "\" xml:lang=\"fr\">\n"
  "<faction id=\"reds\" page=\"1\">" TITLE ("Rouges", "Reds") "</faction>\n"
  "<faction id=\"blues\" page=\"1\">" TITLE ("Bleus", "Blues") "</faction>\n"
  "<rule id=\"top\" page=\"1\">" TITLE ("Paquets", "Decks") "<p>Un paquet.</p></rule>\n"
  CARD ("charge", "faction=\"reds\"", "Charge", "Charge",
        VALUE ("sort", "attack") VALUE ("copies", "4") VALUE ("cost", "2"))
  CARD ("wall", "faction=\"reds\"", "Muraille", "Wall",
        VALUE ("sort", "defence") VALUE ("copies", "3") VALUE ("cost", "1"))
  CARD ("riddle", "faction=\"reds\"", "Énigme", "Riddle", VALUE ("copies", "2"))
  CARD ("twin-a", "faction=\"reds\"", "Jumeau A", "Twin A",
        VALUE ("sort", "defence") VALUE ("copies", "1"))
  CARD ("twin-b", "faction=\"reds\"", "Jumeau B", "Twin B",
        VALUE ("sort", "defence") VALUE ("copies", "1"))
  CARD ("cannon", "faction=\"reds\"", "Canon", "Cannon",
        VALUE ("sort", "attack") VALUE ("copies", "1") VALUE ("box", "wars"))
  CARD ("feint", "shared=\"true\"", "Feinte", "Feint", VALUE ("sort", "defence"))
  CARD ("ambush", "faction=\"blues\"", "Embuscade", "Ambush",
        VALUE ("sort", "attack") VALUE ("copies", "4"))
  "<deck-kind id=\"deck\" factions=\"true\" players=\"true\" editions=\"true\" rule=\"top\">"
  TITLE ("Paquet", "Deck")
  "<choice id=\"length\">" TITLE ("Durée", "Length")
  OPTION ("short", "Courte", "Short") OPTION ("long", "Longue", "Long") "</choice>\n"
  "<admit on=\"card\" whose=\"own\"/><admit on=\"card\" whose=\"shared\"/>\n"
  ZONE ("pile", "role=\"draw\"", "Pioche", "Draw Pile")
  ZONE ("bottom", "role=\"draw\"", "Dessous", "Bottom")
  ZONE ("chosen", "role=\"hand\" stage=\"build\" start=\"hand\"", "Choisies", "Chosen")
  ZONE ("aside", "role=\"out\" stage=\"build\" counts=\"false\"", "À côté", "Aside")
  ZONE ("hand", "role=\"hand\" stage=\"play\"", "Main", "Hand")
  ZONE ("table", "role=\"table\" stage=\"play\"", "Table", "Table")
  ZONE ("discard", "role=\"discard\" stage=\"play\"", "Défausse", "Discard Pile")
  "<deal opening=\"2\" turn=\"1\" rule=\"top\"/>\n"
  "<list faction=\"reds\"><take card=\"charge\" count=\"1\" zone=\"chosen\"/>"
  "<take on=\"card\" whose=\"own\" stat=\"sort\" value=\"attack\" count=\"3\"/>"
  "<take card=\"wall\"/><take card=\"feint\"/><take count=\"2\"/></list>\n"
  "</deck-kind>\n"
  RULE ("size", "min=\"10\" max=\"10\"", "Dix cartes", "Ten cards",
        "<bound options=\"long\" min=\"12\" max=\"14\"/>"
        "<bound players=\"3-4\" min=\"8\" max=\"8\"/>")
  RULE ("attacks", "stat=\"sort\" value=\"attack\" min=\"3\" max=\"5\"", "Trois à cinq attaques",
        "Three to five attacks", "")
  RULE ("copies", "each=\"true\" max=\"copies\"", "Pas plus qu’il n’y en a",
        "No more than there are", "")
  RULE ("own", "foreign=\"true\" max=\"0\"", "Ses propres cartes", "One’s own cards", "")
  RULE ("choice", "zone=\"chosen\" min=\"1\" max=\"2\"", "Une ou deux choisies",
        "One or two chosen", "")
  RULE ("twins", "", "Les jumeaux vont ensemble", "Twins go together",
        "<together cards=\"twin-a twin-b\"/>")
  RULE ("hand", "zone=\"hand\" max=\"3\"", "Trois en main", "Three in hand",
        "<bound faction=\"blues\" max=\"4\"/>")
  RULE ("prose", "", "Rien à compter", "Nothing to count", "")
  "</entries>\n";

static void
write_file (const char *folder, const char *name, const char *contents)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_assert_true (g_file_set_contents (path, contents, -1, NULL));
}

static AdcGame *
load (const char *more, GPtrArray *problems)
{
  g_autofree char *root = g_dir_make_tmp ("adc-decks-XXXXXX", NULL);
  g_autofree char *folder = g_build_filename (root, DECK_GAME, NULL);
  g_autofree char *schema_path = adc_dup_data_path ("schemas", "game.rng", NULL);
  g_autoptr(AdcSchema) schema = adc_schema_load (schema_path, NULL);
  AdcGame *game;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  write_file (folder, "game.xml", game_xml);
  write_file (folder, "entries.xml", entries_xml);
  if (more != NULL)
    write_file (folder, "more.xml", more);
  game = adc_game_load (folder, schema, problems);
  adc_test_remove_tree (root);

  return game;
}

AdcGame *
deck_game_load (void)
{
  g_autoptr(GPtrArray) problems =
    g_ptr_array_new_with_free_func ((GDestroyNotify) adc_problem_free);
  AdcGame *game = load (NULL, problems);

  for (guint i = 0; i < problems->len; i++) {
    g_autofree char *text = adc_problem_format (problems->pdata[i]);

    g_test_message ("%s", text);
  }
  g_assert_nonnull (game);

  return game;
}

GPtrArray *
deck_game_list_problems (const char *entries)
{
  GPtrArray *problems = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_problem_free);
  g_autofree char *contents =
    g_strdup_printf ("<?xml version=\"1.0\"?>\n"
                     "<entries format=\"1\" game=\"" DECK_GAME "\" xml:lang=\"fr\">\n%s\n</entries>\n",
                     entries);
  g_autoptr(AdcGame) game = load (contents, problems);

  g_assert_true ((game == NULL) == (problems->len > 0));
  return problems;
}
