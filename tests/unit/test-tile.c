/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tiles with six sides: read, turned, put into words and characters; and armies made of them. */

#include "adc-army.h"
#include "adc-game.h"
#include "adc-language.h"
#include "adc-library-loader.h"
#include "adc-tile.h"
#include "adc-unit.h"

#include <string.h>

#define GAME "neuroshima-hex"

static AdcLibrary *library;
static AdcGame    *game;

static AdcPiece *
get_piece (const char *id)
{
  AdcEntry *entry = adc_game_lookup (game, id);

  g_assert_true (ADC_IS_PIECE (entry));
  return ADC_PIECE (entry);
}

static AdcFaction *
get_faction (const char *id)
{
  AdcEntry *entry = adc_game_lookup (game, id);

  g_assert_true (ADC_IS_FACTION (entry));
  return ADC_FACTION (entry);
}

static void
assert_sides (const guint8 sides[ADC_SIDES_N], const char *expected)
{
  g_autofree char *text = adc_sides_print (sides);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_read (void)
{
  AdcTile tile;

  g_assert_true (adc_tile_read (get_piece ("moloch-juggernaut"), &tile));
  assert_sides (tile.melee, "2 0 0 0 0 0");
  assert_sides (tile.ranged, "0 1 0 0 0 0");
  assert_sides (tile.beam, "0 0 0 0 0 0");
  assert_sides (tile.armour, "1 0 1 0 1 0");
  assert_sides (tile.net, "0 0 0 0 0 0");
  assert_sides (tile.link, "0 0 0 0 0 0");
  g_assert_cmpuint (tile.n_initiatives, ==, 1);
  g_assert_cmpint (tile.initiatives[0], ==, 1);
  g_assert_false (tile.is_always);
  g_assert_cmpint (tile.toughness, ==, 1);
  g_assert_cmpuint (tile.n_signs, ==, 0);

  g_assert_true (adc_tile_read (get_piece ("moloch-gauss"), &tile));
  assert_sides (tile.beam, "0 0 0 0 1 0");
  g_assert_true (adc_tile_read (get_piece ("hegemonia-net-master"), &tile));
  assert_sides (tile.net, "0 0 1 0 1 0");

  g_assert_true (adc_tile_read (get_piece ("posterunek-mobile-armor"), &tile));
  g_assert_cmpuint (tile.n_initiatives, ==, 2);
  g_assert_cmpint (tile.initiatives[0], ==, 3);
  g_assert_cmpint (tile.initiatives[1], ==, 2);
  g_assert_cmpuint (tile.n_signs, ==, 1);
  g_assert_cmpint (tile.signs[0].symbol, ==, ADC_SYMBOL_MOVE);
  g_assert_cmpint (tile.signs[0].amount, ==, 0);

  g_assert_true (adc_tile_read (get_piece ("hegemonia-boss"), &tile));
  g_assert_true (tile.is_always);
  g_assert_cmpuint (tile.n_initiatives, ==, 0);
  assert_sides (tile.link, "1 0 0 0 0 1");
  g_assert_cmpuint (tile.n_signs, ==, 2);
  g_assert_cmpint (tile.signs[0].symbol, ==, ADC_SYMBOL_MELEE);
  g_assert_cmpint (tile.signs[1].symbol, ==, ADC_SYMBOL_INITIATIVE);
  g_assert_cmpint (tile.signs[1].amount, ==, 1);

  g_assert_false (adc_tile_read (get_piece ("moloch-battle"), &tile));
}

/* Whatever somebody typed in, or nobody has yet. */
static void
test_read_anything (void)
{
  g_autoptr(AdcText) title = adc_text_new ("en", "Sides");
  g_autoptr(AdcGame) other = adc_game_new ("other", "en", title);
  g_autoptr(AdcStat) melee = adc_stat_new ("melee", title, "sides", "melee");
  g_autoptr(AdcStat) initiative = adc_stat_new ("initiative", title, "integers", "initiative");
  g_autoptr(AdcStat) toughness = adc_stat_new ("toughness", title, "integer", "toughness");
  g_autoptr(AdcPiece) piece = g_object_new (ADC_TYPE_UNIT, NULL);
  AdcTile tile;

  adc_game_add_stat (other, ADC_KIND_UNIT, melee);
  adc_game_add_stat (other, ADC_KIND_UNIT, initiative);
  adc_game_add_stat (other, ADC_KIND_UNIT, toughness);
  adc_entry_set_id (ADC_ENTRY (piece), "piece");
  adc_entry_take_title (ADC_ENTRY (piece), adc_text_new ("en", "Piece"));
  adc_game_add_entry (other, ADC_ENTRY (piece));

  g_assert_false (adc_tile_read (piece, &tile));
  adc_piece_set_user_value (piece, "melee", "1 2 3");
  g_assert_false (adc_tile_read (piece, &tile));
  assert_sides (tile.melee, "0 0 0 0 0 0");
  adc_piece_set_user_value (piece, "melee", "0 0 0 0 0 99");
  g_assert_false (adc_tile_read (piece, &tile));
  adc_piece_set_user_value (piece, "melee", "0 0 0 0 0 9");
  adc_piece_set_user_value (piece, "initiative", "1 2 9 4 5 6");
  adc_piece_set_user_value (piece, "toughness", "-3");
  g_assert_true (adc_tile_read (piece, &tile));
  assert_sides (tile.melee, "0 0 0 0 0 9");
  g_assert_cmpuint (tile.n_initiatives, ==, ADC_TILE_INITIATIVES);
  g_assert_cmpint (tile.initiatives[0], ==, 9);
  g_assert_cmpint (tile.toughness, ==, 0);
}

static void
test_rotate (void)
{
  AdcTile printed, tile;

  g_assert_true (adc_tile_read (get_piece ("moloch-juggernaut"), &printed));
  tile = printed;
  adc_tile_rotate (&tile, 1);
  assert_sides (tile.melee, "0 2 0 0 0 0");
  assert_sides (tile.ranged, "0 0 1 0 0 0");
  assert_sides (tile.armour, "0 1 0 1 0 1");
  adc_tile_rotate (&tile, 4);
  assert_sides (tile.melee, "0 0 0 0 0 2");
  assert_sides (tile.ranged, "1 0 0 0 0 0");
  adc_tile_rotate (&tile, 1 + 6 * 5);
  g_assert_cmpmem (&tile, sizeof tile, &printed, sizeof printed);

  g_assert_true (adc_tile_read (get_piece ("borgo-net-fighter"), &tile));
  adc_tile_rotate (&tile, 5);
  assert_sides (tile.melee, "0 3 0 0 0 0");
  assert_sides (tile.net, "0 1 0 0 0 0");
  g_assert_true (adc_tile_read (get_piece ("moloch-gauss"), &tile));
  adc_tile_rotate (&tile, 2);
  assert_sides (tile.beam, "1 0 0 0 0 0");
  g_assert_true (adc_tile_read (get_piece ("moloch-mother"), &tile));
  adc_tile_rotate (&tile, 3);
  assert_sides (tile.link, "0 0 0 1 0 0");
}

static void
test_describe (void)
{
  static const struct {
    const char *id;
    guint       rotation;
    const char *words;
  } cases[] = {
    { "moloch-hunter", 0,
      "Initiative 3. Blows of 1 to the north, north-east, south and north-west." },
    { "moloch-hunter", 1,
      "Initiative 3. Blows of 1 to the north, north-east, south-east and south-west." },
    { "moloch-gauss", 6, "Initiative 1. Toughness 1. Piercing shot of 1 to the south-west." },
    { "borgo-super-mutant", 3,
      "Initiative 2. Toughness 1. Blow of 2 to the south. Blows of 1 to the south-east and "
      "south-west. Armour to the south-east, south and south-west." },
    { "moloch-stormtrooper", 0, "Initiatives 2 and 1. Toughness 1. Shot of 1 to the north." },
    { "moloch-net-fighter", 0, "Initiative X. Nets to the north and north-west." },
    { "hegemonia-net-fighter", 5, "Initiative X. Net to the north." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *words = adc_tile_describe (get_piece (cases[i].id), cases[i].rotation);

    if (!g_str_has_suffix (words, cases[i].words))
      g_error ("“%s” does not end in “%s”", words, cases[i].words);
  }
}

static void
test_describe_whole (void)
{
  AdcPiece *piece = get_piece ("moloch-hq");
  AdcStat *stat = adc_game_get_stat (game, ADC_KIND_UNIT, "abilities");
  g_autofree char *abilities = adc_piece_format_value (piece, stat);
  g_autofree char *expected =
    g_strdup_printf ("%s, %s of Moloch. Initiative 0. Toughness 20. Blows of 1 on every side. "
                     "Links on every side. %s: %s.",
                     adc_entry_get_title (ADC_ENTRY (piece)),
                     adc_entry_get_title (adc_piece_get_unit_type (piece)),
                     adc_stat_get_title (stat), abilities);
  g_autofree char *words = adc_tile_describe (piece, 2);

  g_assert_cmpstr (words, ==, expected);
}

static void
test_draw (void)
{
  g_autofree char *drawing = NULL;
  AdcTile tile;

  g_assert_true (adc_tile_read (get_piece ("moloch-juggernaut"), &tile));
  adc_tile_rotate (&tile, 5);
  drawing = adc_tile_draw_text (&tile);
  g_assert_cmpstr (drawing, ==,
                   "    _______________\n"
                   "   /      S1       \\\n"
                   "  /                 \\\n"
                   " / B2 A            A \\\n"
                   "/         I 1         \\\n"
                   "\\         T 1         /\n"
                   " \\                   /\n"
                   "  \\                 /\n"
                   "   \\_______A_______/\n"
                   "B: blow, S: shot, A: armour, I: initiative, T: toughness\n");
}

/* However much stands on it, the hexagon keeps its shape. */
static void
test_draw_full (void)
{
  g_autofree char *drawing = NULL;
  g_auto(GStrv) lines = NULL;
  AdcTile tile = { .n_initiatives = 4, .initiatives = { 99, 99, 99, 99 }, .toughness = 20 };

  memset (tile.melee, 9, sizeof tile.melee);
  memset (tile.ranged, 9, sizeof tile.ranged);
  memset (tile.beam, 9, sizeof tile.beam);
  memset (tile.armour, 1, sizeof tile.armour);
  memset (tile.net, 1, sizeof tile.net);
  memset (tile.link, 1, sizeof tile.link);
  drawing = adc_tile_draw_text (&tile);
  lines = g_strsplit (drawing, "\n", -1);

  for (guint i = 1; i <= 8; i++)
    g_assert_cmpint (g_utf8_strlen (lines[i], -1), ==, i <= 4 ? 19 + i : 28 - i);
  g_assert_nonnull (strstr (lines[3], "B9S9P9ANL B9S9P9ANL"));
  g_assert_nonnull (strstr (lines[8], "B9S9P9ANL"));
}

static void
test_draw_bare (void)
{
  g_autofree char *drawing = NULL;
  const AdcTile tile = { .n_initiatives = 0 };

  drawing = adc_tile_draw_text (&tile);
  g_assert_true (g_str_has_suffix (drawing, "   \\_______________/\n"));
}

static void
test_all_are_tiles (void)
{
  GListModel *units = adc_game_get_entries (game, ADC_KIND_UNIT);

  g_assert_cmpuint (g_list_model_get_n_items (units), ==, 58);
  for (guint i = 0; i < g_list_model_get_n_items (units); i++) {
    g_autoptr(AdcPiece) unit = g_list_model_get_item (units, i);
    g_autofree char *words = NULL;
    AdcTile tile;

    g_assert_true (adc_tile_read (unit, &tile));
    g_assert_true (tile.n_initiatives > 0 || tile.is_always);
    words = adc_tile_describe (unit, i);
    g_assert_true (g_str_has_prefix (words, adc_entry_get_title (ADC_ENTRY (unit))));
    g_assert_null (strchr (words, '%'));
  }
}

static void
test_army_groups (void)
{
  static const struct {
    const char *faction;
    guint       n_hqs, n_soldiers, n_modules, n_cards;
  } cases[] = {
    { "moloch", 1, 17, 6, 11 },
    { "posterunek", 1, 12, 8, 14 },
    { "borgo", 1, 17, 6, 11 },
    { "hegemonia", 1, 16, 7, 11 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    AdcFaction *faction = get_faction (cases[i].faction);
    guint n_copies;
    g_autoptr(GPtrArray) groups = adc_army_list_groups (faction, &n_copies);
    const guint expected[] = { cases[i].n_hqs, cases[i].n_soldiers, cases[i].n_modules,
                               cases[i].n_cards };

    g_assert_true (adc_army_exists (faction));
    g_assert_true (adc_army_is_tiles (game));
    g_assert_cmpuint (n_copies, ==, 35);
    g_assert_cmpuint (groups->len, ==, G_N_ELEMENTS (expected));
    for (guint j = 0; j < groups->len; j++)
      g_assert_cmpuint (((AdcArmyGroup *) groups->pdata[j])->n_copies, ==, expected[j]);
  }
}

static guint
get_count (GPtrArray *charts, const char *title, const char *label)
{
  for (guint i = 0; i < charts->len; i++) {
    const AdcArmyChart *chart = charts->pdata[i];
    guint position;

    g_assert_cmpuint (chart->labels->len, ==, chart->counts->len);
    if (g_str_equal (chart->title, title) &&
        g_ptr_array_find_with_equal_func (chart->labels, label, g_str_equal, &position))
      return g_array_index (chart->counts, guint, position);
  }

  g_error ("nothing counts “%s” under “%s”", label, title);
}

static void
test_army_charts (void)
{
  g_autoptr(GPtrArray) charts = adc_army_list_charts (get_faction ("posterunek"));
  g_autoptr(GPtrArray) others = adc_army_list_charts (get_faction ("moloch"));

  g_assert_cmpuint (get_count (charts, "Attack and Defence", "Tiles that shoot"), ==, 9);
  g_assert_cmpuint (get_count (charts, "Attack and Defence", "Tiles that strike"), ==, 5);
  g_assert_cmpuint (get_count (charts, "Attack and Defence", "Tiles with nets"), ==, 0);
  g_assert_cmpuint (get_count (charts, "Initiative", "3"), ==, 7);
  g_assert_cmpuint (get_count (charts, "Initiative", "2"), ==, 6);
  g_assert_cmpuint (get_count (charts, "Initiative", "1"), ==, 1);
  g_assert_cmpuint (get_count (charts, "Initiative", "0"), ==, 1);
  g_assert_cmpuint (get_count (charts, "Initiative", "X"), ==, 8);
  g_assert_cmpuint (get_count (charts, "Toughness", "0"), ==, 20);
  g_assert_cmpuint (get_count (charts, "Toughness", "20"), ==, 1);
  g_assert_cmpuint (get_count (charts, "Action", "Battle"), ==, 6);
  g_assert_cmpuint (get_count (charts, "Action", "Move"), ==, 7);

  g_assert_cmpuint (get_count (others, "Attack and Defence", "Tiles that shoot"), ==, 8);
  g_assert_cmpuint (get_count (others, "Attack and Defence", "Tiles with nets"), ==, 1);
  g_assert_cmpuint (get_count (others, "Initiative", "X"), ==, 9);

  /* To be held against each other. */
  g_assert_cmpuint (charts->len, ==, others->len);
  for (guint i = 0; i < charts->len; i++) {
    const AdcArmyChart *chart = charts->pdata[i];
    const AdcArmyChart *other = others->pdata[i];

    g_assert_cmpstr (chart->title, ==, other->title);
    g_assert_cmpuint (chart->labels->len, ==, other->labels->len);
    for (guint j = 0; j < chart->labels->len; j++)
      g_assert_cmpstr (chart->labels->pdata[j], ==, other->labels->pdata[j]);
  }
}

/* The user's own count goes before ours. */
static void
test_army_follows_user (void)
{
  AdcPiece *piece = get_piece ("moloch-medic");
  g_autoptr(GPtrArray) groups = NULL;
  guint n_copies;

  adc_piece_set_user_value (piece, "copies", "5");
  groups = adc_army_list_groups (get_faction ("moloch"), &n_copies);
  g_assert_cmpuint (adc_army_get_copies (piece), ==, 5);
  g_assert_cmpuint (n_copies, ==, 38);
  adc_piece_set_user_value (piece, "copies", NULL);
  g_assert_cmpuint (adc_army_get_copies (piece), ==, 2);
}

/* Cards alone do not make an army. */
static void
test_no_army (void)
{
  AdcGame *ares = adc_library_get_game (library, "ares");
  GListModel *factions = adc_game_get_entries (ares, ADC_KIND_FACTION);

  g_assert_cmpuint (g_list_model_get_n_items (factions), >, 0);
  for (guint i = 0; i < g_list_model_get_n_items (factions); i++) {
    g_autoptr(AdcFaction) faction = g_list_model_get_item (factions, i);

    g_assert_false (adc_army_exists (faction));
  }
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  adc_language_set_current ("en");
  library = adc_library_load (NULL);
  game = adc_library_get_game (library, GAME);
  g_assert_nonnull (game);

  g_test_add_func ("/tile/read", test_read);
  g_test_add_func ("/tile/read-anything", test_read_anything);
  g_test_add_func ("/tile/rotate", test_rotate);
  g_test_add_func ("/tile/describe", test_describe);
  g_test_add_func ("/tile/describe-whole", test_describe_whole);
  g_test_add_func ("/tile/draw", test_draw);
  g_test_add_func ("/tile/draw-full", test_draw_full);
  g_test_add_func ("/tile/draw-bare", test_draw_bare);
  g_test_add_func ("/tile/all", test_all_are_tiles);
  g_test_add_func ("/army/groups", test_army_groups);
  g_test_add_func ("/army/charts", test_army_charts);
  g_test_add_func ("/army/user", test_army_follows_user);
  g_test_add_func ("/army/none", test_no_army);

  status = g_test_run ();
  g_clear_object (&library);
  return status;
}
