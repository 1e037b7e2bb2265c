/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "arsenal-game.h"

#include "adc-game-loader.h"
#include "adc-library-loader.h"

#define AVERAGE                                                                                    \
  "<average of=\"power\"><where stat=\"deck\" value=\"war\"/>"                                     \
  "<where stat=\"sort\" value=\"plain\"/></average>"

static const char game_xml[] =
  "<?xml version=\"1.0\"?>\n"
  "<game format=\"1\" id=\"tiny\" xml:lang=\"fr\">\n"
  "<title>Arsenal</title><players min=\"2\" max=\"2\"/>"
  "<source id=\"livret\"><title>Livret</title></source>\n"
  "<stat id=\"cost\" on=\"unit\" kind=\"integer\" min=\"0\" max=\"9\" role=\"cost\">"
  "<title>Coût</title></stat>"
  "<stat id=\"gold\" on=\"unit\" kind=\"integer\" min=\"0\" max=\"9\"><title>Or</title></stat>"
  "<stat id=\"needs\" on=\"unit\" kind=\"pieces\" role=\"requires\"><title>Demande</title></stat>"
  "<stat id=\"eats\" on=\"unit\" kind=\"pieces\" role=\"consumes\"><title>Consomme</title></stat>"
  "<stat id=\"box\" on=\"unit\" kind=\"choice\" role=\"edition\"><title>Boîte</title>"
  "<option id=\"first\"><title>Base</title></option>"
  "<option id=\"first-only\"><title>Base seule</title></option>"
  "<option id=\"more\"><title>Plus</title></option></stat>\n"
  "<stat id=\"mean\" on=\"unit\" kind=\"integer\" min=\"-9\" max=\"9\">"
  "<title>Moyenne</title>%s</stat>\n"
  "<stat id=\"deck\" on=\"card\" kind=\"choice\" role=\"deck\"><title>Paquet</title>"
  "<option id=\"none\"><title>Rien</title></option>"
  "<option id=\"war\"><title>Guerre</title></option>"
  "<option id=\"house\"><title>Maisons</title></option>"
  "<option id=\"science\"><title>Savoir</title></option></stat>\n"
  "<stat id=\"sort\" on=\"card\" kind=\"choice\"><title>Sorte</title>"
  "<option id=\"plain\"><title>Simple</title></option>"
  "<option id=\"extra\"><title>Renfort</title></option></stat>"
  "<stat id=\"icons\" on=\"card\" kind=\"pieces\" symbols=\"any\" role=\"icons\">"
  "<title>Pour</title></stat>"
  "<stat id=\"power\" on=\"card\" kind=\"integer\" min=\"-9\" max=\"9\"><title>Force</title></stat>"
  "<stat id=\"cost\" on=\"card\" kind=\"integer\" min=\"0\" max=\"9\" role=\"cost\">"
  "<title>Coût</title></stat>"
  "<stat id=\"gold\" on=\"card\" kind=\"integer\" min=\"0\" max=\"9\"><title>Or</title></stat>"
  "<stat id=\"copies\" on=\"card\" kind=\"integer\" min=\"0\" max=\"9\" role=\"copies\">"
  "<title>Copies</title></stat>"
  "<stat id=\"builds\" on=\"card\" kind=\"pieces\" role=\"builds\"><title>Construit</title></stat>"
  "<stat id=\"needs\" on=\"card\" kind=\"pieces\" role=\"requires\"><title>Demande</title></stat>"
  "<stat id=\"box\" on=\"card\" kind=\"choice\" role=\"edition\"><title>Boîte</title>"
  "<option id=\"first\"><title>Base</title></option>"
  "<option id=\"first-only\"><title>Base seule</title></option>"
  "<option id=\"more\"><title>Plus</title></option></stat>\n"
  "<economy workers=\"9\"><resource stat=\"gold\"/>"
  "<order id=\"build\"><title>Bâtir</title><buy units=\"true\"/><buy deck=\"house\"/></order>"
  "<order id=\"study\"><title>Étudier</title><buy deck=\"science\"/></order></economy>\n"
  "</game>\n";

#define UNIT(id, title, values)                                                                    \
  "<unit id=\"" id "\" faction=\"reds\" page=\"1\"><title>" title "</title>" values "</unit>\n"
#define CARD(id, owner, title, values)                                                             \
  "<card id=\"" id "\"" owner " page=\"1\"><title>" title "</title>" values "</card>\n"
#define V(stat, text) "<value stat=\"" stat "\">" text "</value>"
#define REDS " faction=\"reds\""

static const char entries[] =
  "<faction id=\"reds\" page=\"1\"><title>Rouges</title></faction>"
  "<faction id=\"scarlet\" of=\"reds\" page=\"1\"><title>Écarlates</title></faction>"
  "<faction id=\"blues\" page=\"1\"><title>Bleus</title></faction>\n"

  /* hut → camp, with a soldier and a rider; a giant is two riders that a spell makes one. */
  UNIT ("soldier", "Soldat", V ("cost", "1") V ("gold", "1") V ("needs", "hut") V ("mean", "5"))
  UNIT ("rider", "Cavalier", V ("cost", "3") V ("gold", "2") V ("needs", "camp") V ("mean", "6"))
  UNIT ("giant", "Géant", V ("cost", "2") V ("needs", "spell") V ("eats", "rider rider"))
  UNIT ("ghost", "Spectre", V ("cost", "4"))
  UNIT ("guest", "Invité", V ("cost", "4") V ("needs", "camp-more") V ("box", "more"))
  UNIT ("clerk", "Scribe", V ("cost", "0") V ("gold", "0") V ("needs", ""))

  CARD ("hut", REDS, "Hutte", V ("deck", "house") V ("cost", "0") V ("gold", "0")
        V ("builds", "soldier"))
  CARD ("camp", REDS, "Camp", V ("deck", "house") V ("cost", "2") V ("gold", "1") V ("needs", "hut")
        V ("builds", "rider") V ("box", "first-only"))
  CARD ("camp-more", REDS, "Grand camp", V ("deck", "house") V ("cost", "3") V ("gold", "3")
        V ("needs", "hut") V ("builds", "rider") V ("box", "more"))
  CARD ("spell", REDS, "Sortilège", V ("deck", "science") V ("sort", "extra") V ("cost", "5")
        V ("icons", "rider"))
  CARD ("boots", REDS, "Bottes", V ("deck", "science") V ("icons", "soldier rider"))

  CARD ("war-1", REDS, "Carte 10", V ("deck", "war") V ("sort", "plain")
        V ("icons", "soldier rider") V ("power", "5") V ("copies", "1"))
  CARD ("war-2", REDS, "Carte 2", V ("deck", "war") V ("sort", "plain") V ("icons", "soldier")
        V ("power", "7") V ("copies", "2"))
  CARD ("war-3", REDS, "Carte 3", V ("deck", "war") V ("sort", "plain") V ("icons", "rider")
        V ("copies", "1"))
  CARD ("war-4", REDS, "Carte 4", V ("deck", "war") V ("sort", "extra") V ("icons", "any")
        V ("power", "9") V ("copies", "1"))
  CARD ("war-5", REDS, "Carte 5", V ("deck", "war") V ("sort", "plain") V ("copies", "1"))
  CARD ("war-6", REDS, "Carte 6", V ("deck", "war") V ("icons", "soldier") V ("power", "1"))
  CARD ("war-7", REDS, "Carte 7", V ("deck", "war") V ("sort", "plain") V ("icons", "rider")
        V ("power", "6") V ("copies", "1") V ("box", "more"))
  CARD ("war-8", " faction=\"scarlet\"", "Carte 8", V ("deck", "war") V ("sort", "plain")
        V ("icons", "any") V ("power", "-1") V ("copies", "1"))
  CARD ("drum", " shared=\"true\"", "Tambour", V ("deck", "house") V ("sort", "extra")
        V ("cost", "1") V ("copies", "2") V ("box", "first"))
  CARD ("flag", " shared=\"true\"", "Drapeau", V ("deck", "house") V ("sort", "extra")
        V ("cost", "2") V ("copies", "2") V ("box", "first"))
  CARD ("moon", " shared=\"true\"", "Lune", V ("deck", "science"));

void
arsenal_game_write (AdcTestGame *files, const char *average)
{
  g_autofree char *contents = g_strdup_printf (game_xml, average != NULL ? average : AVERAGE);

  adc_test_game_write (files, "game.xml", contents);
  adc_test_game_write_entries (files, "entries.xml", entries);
}

AdcGame *
arsenal_game_load (const char *average, GPtrArray *problems)
{
  g_autoptr(AdcTestGame) files = adc_test_game_new ();
  g_autofree char *path = adc_dup_data_path ("schemas", "game.rng", NULL);
  g_autoptr(AdcSchema) schema = adc_schema_load (path, NULL);

  arsenal_game_write (files, average);
  return adc_game_load (files->folder, schema, problems);
}

AdcFaction *
arsenal_game_faction (AdcGame *game, const char *id)
{
  return ADC_FACTION (adc_game_lookup (game, id));
}

AdcPiece *
arsenal_game_piece (AdcGame *game, const char *id)
{
  return ADC_PIECE (adc_game_lookup (game, id));
}
