/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "hex-tiles.h"

#include "adc-library-loader.h"
#include "adc-piece.h"
#include "adc-sides.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define HQ_POINTS 20

const char * const hex_armies[HEX_ARMIES] = { "moloch", "posterunek", "borgo", "hegemonia" };

static AdcLibrary *library;
static GHashTable *tiles;               /* of AdcHexTile by unit */
static GPtrArray  *armies[HEX_ARMIES];

static const char *
get_text (AdcPiece *piece, const char *stat)
{
  const AdcValue *value = adc_piece_get_value (piece, stat);

  if (value == NULL)
    g_error ("%s has no %s", adc_entry_get_id (ADC_ENTRY (piece)), stat);

  return value->text;
}

static void
read_sides (AdcPiece *piece, const char *stat, guint8 sides[ADC_SIDES_N])
{
  if (!adc_sides_parse (get_text (piece, stat), ADC_SIDES_MAX, sides))
    g_error ("%s: %s", adc_entry_get_id (ADC_ENTRY (piece)), stat);
}

static guint8
read_set (AdcPiece *piece, const char *stat)
{
  guint8 sides[ADC_SIDES_N], set = 0;

  read_sides (piece, stat, sides);
  for (guint i = 0; i < ADC_SIDES_N; i++)
    set |= (guint8) ((sides[i] > 0) << i);

  return set;
}

static void
read_ability (AdcHexTile *tile, const char *text)
{
  const struct {
    const char  *id;
    AdcHexPowers power;
    guint8      *gives;
  } abilities[] = {
    { "mobility", ADC_HEX_MOBILE, NULL },
    { "explosion", ADC_HEX_EXPLODES, NULL },
    { "medic", ADC_HEX_MEDIC, NULL },
    { "hacker", ADC_HEX_HACKER, NULL },
    { "quartermaster", ADC_HEX_QUARTERMASTER, NULL },
    { "transport", ADC_HEX_TRANSPORT, NULL },
    { "reconnaissance", ADC_HEX_RECON, NULL },
    { "melee-bonus", 0, &tile->gives_melee },
    { "ranged-bonus", 0, &tile->gives_ranged },
    { "initiative-bonus", 0, &tile->gives_initiative },
    { "initiative-malus", 0, &tile->takes_initiative },
    { "extra-action", 0, &tile->gives_actions },
  };
  g_auto(GStrv) parts = g_strsplit (text, ":", 2);

  for (guint i = 0; i < G_N_ELEMENTS (abilities); i++)
    if (g_str_equal (parts[0], abilities[i].id)) {
      tile->powers |= abilities[i].power;
      if (abilities[i].gives != NULL)
        *abilities[i].gives = parts[1] != NULL ? (guint8) atoi (parts[1]) : 1;
      return;
    }

  g_error ("%s: the ability %s is not known", tile->unit, text);
}

static AdcHexTile *
read_tile (AdcPiece *piece)
{
  AdcHexTile *tile = g_new0 (AdcHexTile, 1);
  AdcHexFacing *facing = &tile->facings[0];
  const char *kind = get_text (piece, "type");
  const char *initiative = get_text (piece, "initiative");
  g_auto(GStrv) initiatives = g_strsplit_set (initiative, " ;,", -1);
  g_auto(GStrv) abilities = g_strsplit (get_text (piece, "abilities"), " ", -1);

  tile->unit = g_strdup (adc_entry_get_id (ADC_ENTRY (piece)));
  tile->kind = g_str_equal (kind, "hq")       ? ADC_HEX_HQ
               : g_str_equal (kind, "module") ? ADC_HEX_MODULE
                                              : ADC_HEX_SOLDIER;
  tile->toughness = (guint8) atoi (get_text (piece, "toughness"));
  for (guint i = 0; initiatives[i] != NULL && !g_str_equal (initiative, "X"); i++)
    if (*initiatives[i] != '\0')
      tile->initiatives[tile->n_initiatives++] = (guint8) atoi (initiatives[i]);
  for (guint i = 0; abilities[i] != NULL; i++)
    if (*abilities[i] != '\0')
      read_ability (tile, abilities[i]);

  read_sides (piece, "melee", facing->melee);
  read_sides (piece, "ranged", facing->ranged);
  facing->beams = read_set (piece, "gauss");
  facing->armour = read_set (piece, "armour");
  facing->nets = read_set (piece, "net");
  facing->links = read_set (piece, "link");
  adc_hex_tile_turn (tile);
  return tile;
}

static guint
find_army (const char *id)
{
  for (guint i = 0; i < HEX_ARMIES; i++)
    if (g_strcmp0 (hex_armies[i], id) == 0)
      return i;

  g_error ("there is no army %s", id);
}

void
hex_tiles_load (void)
{
  GListModel *units;

  library = adc_library_load (NULL);
  g_assert_nonnull (hex_tiles_get_game ());
  tiles = g_hash_table_new_full (g_str_hash, g_str_equal, NULL,
                                 (GDestroyNotify) adc_hex_tile_free);
  for (guint i = 0; i < HEX_ARMIES; i++)
    armies[i] = g_ptr_array_new ();

  units = adc_game_get_entries (hex_tiles_get_game (), ADC_KIND_UNIT);
  for (guint i = 0; i < g_list_model_get_n_items (units); i++) {
    g_autoptr(AdcPiece) piece = g_list_model_get_item (units, i);
    GPtrArray *army = armies[find_army (adc_piece_get_faction (piece))];
    AdcHexTile *tile = read_tile (piece);

    g_hash_table_insert (tiles, tile->unit, tile);
    for (int n = atoi (get_text (piece, "copies")); n > 0; n--)
      g_ptr_array_insert (army, tile->kind == ADC_HEX_HQ ? 0 : -1, tile);
  }
}

void
hex_tiles_unload (void)
{
  g_clear_pointer (&tiles, g_hash_table_unref);
  for (guint i = 0; i < HEX_ARMIES; i++)
    g_clear_pointer (&armies[i], g_ptr_array_unref);
  g_clear_object (&library);
}

int
hex_tiles_run (int argc, char *argv[], const HexTest *tests, guint n_tests)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  hex_tiles_load ();
  for (guint i = 0; i < n_tests; i++)
    g_test_add_func (tests[i].path, tests[i].function);
  status = g_test_run ();
  hex_tiles_unload ();

  return status;
}

AdcGame *
hex_tiles_get_game (void)
{
  return adc_library_get_game (library, "neuroshima-hex");
}

const AdcHexTile *
hex_tile (const char *unit)
{
  const AdcHexTile *tile = g_hash_table_lookup (tiles, unit);

  if (tile == NULL)
    g_error ("there is no tile %s", unit);

  return tile;
}

GPtrArray *
hex_tiles_get (const char *army)
{
  return armies[find_army (army)];
}

/* Fills in everything but the tiles; returns the armies in their order. */
static char **
seat (AdcHexPosition *position, const char *text)
{
  g_auto(GStrv) teams = g_strsplit (text, " ", -1);
  g_autoptr(GPtrArray) sides = g_ptr_array_new ();

  memset (position, 0, sizeof *position);
  for (guint team = 0; teams[team] != NULL; team++) {
    g_auto(GStrv) members = g_strsplit (teams[team], "+", -1);

    for (guint i = 0; members[i] != NULL; i++) {
      const guint side = position->n_sides++;

      g_assert_cmpuint (side, <, ADC_HEX_PLAYERS);
      position->teams[side] = (guint8) team;
      position->points[side] = HQ_POINTS;
      if (g_str_equal (members[i], "moloch"))
        position->loose |= (guint8) (1u << side);
      g_ptr_array_add (sides, g_strdup (members[i]));
    }
  }
  g_ptr_array_add (sides, NULL);

  return (char **) g_ptr_array_free (g_steal_pointer (&sides), FALSE);
}

static guint8
find_side (char **sides, const AdcHexTile *tile)
{
  for (guint i = 0; sides[i] != NULL; i++)
    if (g_str_has_prefix (tile->unit, sides[i]))
      return (guint8) i;

  g_error ("%s belongs to nobody", tile->unit);
}

void
hex_board (AdcHexPosition *position, const char *text, const char *layout)
{
  g_auto(GStrv) sides = seat (position, text);
  g_auto(GStrv) words = g_strsplit_set (layout, " \n", -1);

  for (guint i = 0; words[i] != NULL; i++) {
    char unit[64];
    char cell[3];
    guint rotation = 0, last = 0, index;
    int n_read;
    AdcHexPiece *piece;

    if (*words[i] == '\0')
      continue;
    n_read = sscanf (words[i], "%2[a-e0-9]:%63[a-z0-9-]@%u/%u", cell, unit, &rotation, &last);
    if (n_read < 2)
      g_error ("what is %s?", words[i]);
    if (n_read == 2)
      sscanf (words[i], "%*2[a-e0-9]:%*63[a-z0-9-]/%u", &last);

    index = adc_hex_cell_parse (cell);
    g_assert_cmpuint (index, <, ADC_HEX_CELLS);
    piece = &position->cells[index];
    g_assert_null (piece->tile);
    piece->tile = hex_tile (unit);
    piece->side = find_side (sides, piece->tile);
    piece->rotation = (guint8) (rotation % ADC_HEX_DIRECTIONS);
    if (piece->tile->kind != ADC_HEX_HQ)
      piece->wounds = (guint8) last;
    else if (last > 0)
      position->points[piece->side] = (guint8) last;
  }
}

char *
hex_board_print (const AdcHexPosition *position)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < ADC_HEX_CELLS; i++) {
    const AdcHexPiece *piece = &position->cells[i];

    if (piece->tile == NULL)
      continue;
    g_string_append_printf (text, "%s%s:%s@%u", text->len > 0 ? " " : "", adc_hex_cell_name (i),
                            piece->tile->unit, piece->rotation);
    if (piece->tile->kind == ADC_HEX_HQ)
      g_string_append_printf (text, "/%u", position->points[piece->side]);
    else if (piece->wounds > 0)
      g_string_append_printf (text, "/%u", piece->wounds);
  }

  return g_string_free (text, FALSE);
}

static void
swap (gpointer *a, gpointer *b)
{
  gpointer kept = *a;

  *a = *b;
  *b = kept;
}

void
hex_board_deal (AdcHexPosition *position, const char *text, guint n_tiles, GRand *random)
{
  g_auto(GStrv) sides = seat (position, text);
  g_autoptr(GPtrArray) decks = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  guint8 cells[ADC_HEX_CELLS];

  for (guint i = 0; i < ADC_HEX_CELLS; i++) {
    const guint other = (guint) g_rand_int_range (random, 0, (gint32) i + 1);

    cells[i] = cells[other];
    cells[other] = (guint8) i;
  }
  for (guint side = 0; side < position->n_sides; side++)
    g_ptr_array_add (decks, g_ptr_array_copy (hex_tiles_get (sides[side]), NULL, NULL));

  for (guint i = 0; i < MIN (n_tiles, ADC_HEX_CELLS); i++) {
    const guint side = i % position->n_sides;
    GPtrArray *deck = decks->pdata[side];
    const guint first = i / position->n_sides; /* the HQ, then what is left */
    AdcHexPiece *piece = &position->cells[cells[i]];

    if (first > 0)
      swap (&deck->pdata[first],
            &deck->pdata[g_rand_int_range (random, (gint32) first, (gint32) deck->len)]);
    *piece = (AdcHexPiece) { .tile = deck->pdata[first],
                             .side = (guint8) side,
                             .rotation = (guint8) g_rand_int_range (random, 0, 6) };
  }
}

void
hex_board_entangle (AdcHexPosition *position, guint n_tiles, GRand *random)
{
  static const char * const units[] = {
    "moloch-medic",        "moloch-medic",          "moloch-clown",
    "moloch-net-fighter",  "moloch-mother",         "posterunek-medic",
    "posterunek-medic",    "posterunek-hacker",     "posterunek-saboteur",
    "borgo-medic",         "borgo-medic",           "borgo-net-fighter",
    "borgo-scout",         "hegemonia-net-fighter", "hegemonia-net-master",
    "hegemonia-net-master", "hegemonia-quartermaster",
  };

  for (guint i = 0; i < n_tiles; i++) {
    AdcHexPiece *piece = &position->cells[g_rand_int_range (random, 0, ADC_HEX_CELLS)];
    const guint first = (guint) g_rand_int_range (random, 0, G_N_ELEMENTS (units));

    if (piece->tile == NULL || piece->tile->kind == ADC_HEX_HQ)
      continue;
    for (guint n = 0; n < G_N_ELEMENTS (units); n++) {
      const AdcHexTile *tile = hex_tile (units[(first + n) % G_N_ELEMENTS (units)]);

      if (strncmp (tile->unit, piece->tile->unit, 4) == 0) { /* enough to tell armies apart */
        piece->tile = tile;
        break;
      }
    }
  }
}
