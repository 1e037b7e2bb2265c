/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The tiles of Neuroshima Hex!, one by one, and what a player would catch us out on. */

#include "adc-library-loader.h"
#include "adc-tile.h"
#include "content-check.h"

static AdcGame *game;

/* How many, initiatives, toughness, then blows, shots, gauss, armour, nets and links on the sides N
 * NE SE S SW NW, and how many abilities. */
static const struct {
  const char *id;
  guint       copies;
  const char *values;
  guint       n_abilities;
} tiles[] = {
  { "moloch-hq", 1, "0 20 111111 000000 000000 000000 000000 111111", 1 },
  { "moloch-blocker", 2, "X 2 000000 000000 000000 100000 000000 000000", 0 },
  { "moloch-cyborg", 2, "3 0 000000 100000 000000 000000 000000 000000", 0 },
  { "moloch-gauss", 1, "1 1 000000 000000 000010 000000 000000 000000", 0 },
  { "moloch-juggernaut", 1, "1 1 200000 010000 000000 101010 000000 000000", 0 },
  { "moloch-hunter", 2, "3 0 110101 000000 000000 000000 000000 000000", 0 },
  { "moloch-clown", 1, "2 1 100001 000000 000000 000000 000000 000000", 1 },
  { "moloch-protector", 1, "1 1 000000 110001 000000 000000 000000 000000", 0 },
  { "moloch-armored-hunter", 2, "2 0 111111 000000 000000 100001 000000 000000", 0 },
  { "moloch-armored-guard", 1, "2 0 000000 010001 000000 100000 000000 000000", 0 },
  { "moloch-ripper", 1, "2 0 200000 000000 000000 000000 000000 000000", 0 },
  { "moloch-net-fighter", 1, "X 0 000000 000000 000000 000000 100001 000000", 0 },
  { "moloch-stormtrooper", 1, "21 1 000000 100000 000000 000000 000000 000000", 0 },
  { "moloch-guard", 1, "2 0 000000 100001 000000 000000 000000 000000", 0 },
  { "moloch-brain", 1, "X 0 000000 000000 000000 000000 000000 101010", 2 },
  { "moloch-officer", 1, "X 0 000000 000000 000000 000000 000000 010101", 1 },
  { "moloch-scout", 1, "X 0 000000 000000 000000 000000 000000 101010", 1 },
  { "moloch-medic", 2, "X 0 000000 000000 000000 000000 000000 101010", 1 },
  { "moloch-mother", 1, "X 0 000000 000000 000000 000000 000000 100000", 1 },
  { "posterunek-hq", 1, "0 20 111111 000000 000000 000000 000000 111111", 1 },
  { "posterunek-runner", 2, "2 0 000001 000000 000000 000000 000000 000000", 1 },
  { "posterunek-hmg", 1, "21 0 000000 100000 000000 000000 000000 000000", 0 },
  { "posterunek-commando", 5, "3 0 000000 001000 000000 000000 000000 000000", 0 },
  { "posterunek-annihilator", 2, "2 0 000000 000020 000000 000000 000000 000000", 0 },
  { "posterunek-mobile-armor", 1, "32 0 200000 000001 000000 000000 000000 000000", 1 },
  { "posterunek-brawler", 1, "3 0 200000 000000 000000 000000 000000 000000", 0 },
  { "posterunek-recon-center", 1, "X 0 000000 000000 000000 000000 000000 000000", 1 },
  { "posterunek-saboteur", 1, "X 0 000000 000000 000000 000000 000000 111111", 1 },
  { "posterunek-medic", 2, "X 0 000000 000000 000000 000000 000000 110001", 1 },
  { "posterunek-officer", 1, "X 0 000000 000000 000000 000000 000000 111111", 1 },
  { "posterunek-hacker", 1, "X 0 000000 000000 000000 000000 000000 111111", 1 },
  { "posterunek-scout", 2, "X 0 000000 000000 000000 000000 000000 101010", 1 },
  { "borgo-hq", 1, "0 20 111111 000000 000000 000000 000000 111111", 1 },
  { "borgo-mutant", 6, "2 0 110001 000000 000000 000000 000000 000000", 0 },
  { "borgo-butcher", 4, "3 0 000011 000000 000000 000000 000000 000000", 0 },
  { "borgo-net-fighter", 2, "1 0 003000 000000 000000 000000 001000 000000", 0 },
  { "borgo-brawler", 2, "2 0 200000 000000 000000 000000 000000 000000", 0 },
  { "borgo-super-mutant", 1, "2 1 210001 000000 000000 110001 000000 000000", 0 },
  { "borgo-assassin", 2, "3 0 000000 000001 000000 000000 000000 000000", 1 },
  { "borgo-medic", 1, "X 0 000000 000000 000000 000000 000000 110001", 1 },
  { "borgo-officer", 2, "X 0 000000 000000 000000 000000 000000 110001", 1 },
  { "borgo-super-officer", 1, "X 1 000000 000000 000000 000000 000000 110001", 1 },
  { "borgo-scout", 2, "X 0 000000 000000 000000 000000 000000 110001", 1 },
  { "hegemonia-hq", 1, "0 20 111111 000000 000000 000000 000000 111111", 1 },
  { "hegemonia-runner", 3, "2 0 100000 000000 000000 000000 000000 000000", 1 },
  { "hegemonia-thug", 1, "2 0 210001 000000 000000 000000 000000 000000", 0 },
  { "hegemonia-ganger", 4, "3 0 000001 000000 000000 000000 000000 000000", 0 },
  { "hegemonia-gladiator", 1, "1 1 220002 000000 000000 110001 000000 000000", 0 },
  { "hegemonia-net-fighter", 2, "X 0 000000 000000 000000 000000 010000 000000", 0 },
  { "hegemonia-guard", 1, "2 1 100011 000000 000000 000000 000000 000000", 0 },
  { "hegemonia-net-master", 1, "2 0 000100 000000 000000 000000 001010 000000", 0 },
  { "hegemonia-universal-soldier", 3, "3 0 000001 000001 000000 000000 000000 000000", 0 },
  { "hegemonia-boss", 1, "X 0 000000 000000 000000 000000 000000 100001", 2 },
  { "hegemonia-quartermaster", 1, "X 0 000000 000000 000000 000000 000000 100000", 1 },
  { "hegemonia-officer-1", 2, "X 0 000000 000000 000000 000000 000000 100001", 1 },
  { "hegemonia-officer-2", 1, "X 0 000000 000000 000000 000000 000000 110001", 1 },
  { "hegemonia-transport", 1, "X 0 000000 000000 000000 000000 000000 111111", 1 },
  { "hegemonia-scout", 1, "X 0 000000 000000 000000 000000 000000 110001", 1 },
};

static const struct {
  const char *id;
  guint       copies;
} instants[] = {
  { "moloch-battle", 4 },
  { "moloch-move", 1 },
  { "moloch-push", 5 },
  { "moloch-bomb", 1 },
  { "posterunek-battle", 6 },
  { "posterunek-move", 7 },
  { "posterunek-sniper", 1 },
  { "borgo-battle", 6 },
  { "borgo-move", 4 },
  { "borgo-grenade", 1 },
  { "hegemonia-battle", 5 },
  { "hegemonia-move", 3 },
  { "hegemonia-push", 2 },
  { "hegemonia-sniper", 1 },
};

static void
append_value (GString *found, AdcPiece *piece, const char *stat)
{
  const AdcValue *value = adc_piece_get_value (piece, stat);

  g_assert_nonnull (value);
  if (found->len > 0)
    g_string_append_c (found, ' ');
  for (const char *c = value->text; *c != '\0'; c++)
    if (*c != ' ')
      g_string_append_c (found, *c);
}

static guint
get_copies (const char *id)
{
  AdcEntry *piece = adc_game_lookup (game, id);
  const AdcValue *value;
  int copies;

  g_assert_true (ADC_IS_PIECE (piece));
  value = adc_piece_get_value (ADC_PIECE (piece), "copies");
  g_assert_true (adc_value_get_integer (value, &copies));

  return copies;
}

static void
test_tiles (void)
{
  static const char * const stats[] = { "initiative", "toughness", "melee", "ranged",
                                        "gauss",      "armour",    "net",   "link" };

  g_assert_cmpuint (g_list_model_get_n_items (adc_game_get_entries (game, ADC_KIND_UNIT)), ==,
                    G_N_ELEMENTS (tiles));
  for (guint i = 0; i < G_N_ELEMENTS (tiles); i++) {
    AdcPiece *piece = ADC_PIECE (adc_game_lookup (game, tiles[i].id));
    g_autoptr(GString) found = g_string_new (NULL);
    g_auto(GStrv) abilities = NULL;

    for (guint j = 0; j < G_N_ELEMENTS (stats); j++)
      append_value (found, piece, stats[j]);
    g_assert_cmpstr (found->str, ==, tiles[i].values);
    g_assert_cmpuint (get_copies (tiles[i].id), ==, tiles[i].copies);
    abilities = g_strsplit (adc_piece_get_value (piece, "abilities")->text, " ", -1);
    g_assert_cmpuint (g_strv_length (abilities), ==, tiles[i].n_abilities);
  }
}

static void
test_instants (void)
{
  g_assert_cmpuint (g_list_model_get_n_items (adc_game_get_entries (game, ADC_KIND_CARD)), ==,
                    G_N_ELEMENTS (instants));
  for (guint i = 0; i < G_N_ELEMENTS (instants); i++)
    g_assert_cmpuint (get_copies (instants[i].id), ==, instants[i].copies);
}

/* Of one army: HQ, soldiers and modules among the units, and the instants. */
static void
count_army (const char *army, guint counts[4])
{
  static const char * const types[] = { "hq", "soldier", "module" };

  for (guint i = 0; i < G_N_ELEMENTS (tiles); i++) {
    AdcPiece *piece = ADC_PIECE (adc_game_lookup (game, tiles[i].id));

    for (guint j = 0; g_str_equal (adc_piece_get_faction (piece), army) &&
                      j < G_N_ELEMENTS (types); j++)
      if (g_str_equal (adc_piece_get_value (piece, "type")->text, types[j]))
        counts[j] += get_copies (tiles[i].id);
  }
  for (guint i = 0; i < G_N_ELEMENTS (instants); i++)
    if (g_str_has_prefix (instants[i].id, army))
      counts[3] += get_copies (instants[i].id);
}

static void
test_armies (void)
{
  static const struct {
    const char *army;
    guint       counts[4];
  } armies[] = {
    { "moloch", { 1, 17, 6, 11 } },
    { "posterunek", { 1, 12, 8, 14 } },
    { "borgo", { 1, 17, 6, 11 } },
    { "hegemonia", { 1, 16, 7, 11 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (armies); i++) {
    guint counts[4] = { 0 };
    guint total = 0;

    count_army (armies[i].army, counts);
    for (guint j = 0; j < G_N_ELEMENTS (counts); j++) {
      g_assert_cmpuint (counts[j], ==, armies[i].counts[j]);
      total += counts[j];
    }
    g_assert_cmpuint (total, ==, 35);
  }
}

/* The sides that the engine and the pictures read are those of the files. */
static void
test_reading (void)
{
  AdcTile tile;

  g_assert_true (adc_tile_read (ADC_PIECE (adc_game_lookup (game, "moloch-juggernaut")), &tile));
  g_assert_cmpuint (tile.melee[0], ==, 2);
  g_assert_cmpuint (tile.ranged[1], ==, 1);
  g_assert_cmpuint (tile.armour[4], ==, 1);
  g_assert_cmpint (tile.initiatives[0], ==, 1);
  adc_tile_rotate (&tile, 2);
  g_assert_cmpuint (tile.melee[2], ==, 2);
  g_assert_cmpuint (tile.ranged[3], ==, 1);
  g_assert_cmpuint (tile.armour[0], ==, 1);
  g_assert_false (adc_tile_read (ADC_PIECE (adc_game_lookup (game, "moloch-bomb")), &tile));
}

/* Numbers, or a symbol that stands alone; nothing else. */
static void
test_initiatives (void)
{
  AdcStat *stat = adc_game_get_stat (game, ADC_KIND_UNIT, "initiative");
  static const char * const wrong[] = { "", "2 X", "X 2", "-1 2", "10", "2, 1", "y" };
  g_autofree char *two = adc_stat_normalise (stat, game, " 2  1 ", NULL);
  g_autofree char *always = adc_stat_normalise (stat, game, "x", NULL);

  g_assert_cmpstr (two, ==, "2 1");
  g_assert_cmpstr (always, ==, "X");
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++) {
    g_autoptr(GError) error = NULL;

    g_assert_null (adc_stat_normalise (stat, game, wrong[i], &error));
    g_assert_nonnull (error);
  }
}

/* A ruling for each sentence of the FAQ and each point left open. */
static void
test_rulings (void)
{
  GListModel *rulings = adc_game_get_entries (game, ADC_KIND_RULING);
  guint n_sentences = 0;
  guint n_notes = 0;

  for (guint i = 0; i < g_list_model_get_n_items (rulings); i++) {
    g_autoptr(AdcEntry) ruling = g_list_model_get_item (rulings, i);

    if (g_str_has_prefix (adc_entry_get_id (ruling), "faq-"))
      n_sentences++;
    else if (g_str_has_prefix (adc_entry_get_id (ruling), "note-"))
      n_notes++;
  }
  g_assert_cmpuint (n_sentences, ==, 19);
  g_assert_cmpuint (n_notes, >=, 15);
}

static void
test_sequences (void)
{
  static const char * const ids[] = { "sequence-tour", "sequence-bataille", "sequence-fin", NULL };

  content_check_sequences (game, ids);
}

int
main (int argc, char *argv[])
{
  g_autoptr(AdcLibrary) library = NULL;

  g_test_init (&argc, &argv, NULL);
  library = adc_library_load (NULL);
  game = adc_library_get_game (library, "neuroshima-hex");
  g_assert_nonnull (game);
  g_test_add_func ("/hex-content/tiles", test_tiles);
  g_test_add_func ("/hex-content/instants", test_instants);
  g_test_add_func ("/hex-content/armies", test_armies);
  g_test_add_func ("/hex-content/reading", test_reading);
  g_test_add_func ("/hex-content/initiatives", test_initiatives);
  g_test_add_func ("/hex-content/rulings", test_rulings);
  g_test_add_func ("/hex-content/sequences", test_sequences);

  return g_test_run ();
}
