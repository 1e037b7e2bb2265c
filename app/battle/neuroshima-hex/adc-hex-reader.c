/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-hex-reader.h"

#include "adc-battle-report.h"
#include "adc-tile.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static AdcHexKind
read_kind (AdcPiece *piece)
{
  AdcEntry *type = adc_piece_get_unit_type (piece);
  const char *id = type != NULL ? adc_entry_get_id (type) : NULL;

  if (g_strcmp0 (id, "hq") == 0)
    return ADC_HEX_HQ;

  return g_strcmp0 (id, "module") == 0 ? ADC_HEX_MODULE : ADC_HEX_SOLDIER;
}

static void
read_sign (AdcHexTile *tile, const AdcTileSign *sign)
{
  const guint8 amount = CLAMP (sign->amount, 1, 99); /* 0: it is simply there */

  switch (sign->symbol) {
  case ADC_SYMBOL_MELEE:
    tile->gives_melee = amount;
    break;
  case ADC_SYMBOL_RANGED:
    tile->gives_ranged = amount;
    break;
  case ADC_SYMBOL_INITIATIVE:
    tile->gives_initiative = amount;
    break;
  case ADC_SYMBOL_SLOW:
    tile->takes_initiative = amount;
    break;
  case ADC_SYMBOL_AGAIN:
    tile->gives_actions = amount;
    break;
  case ADC_SYMBOL_MEDIC:
    tile->powers |= ADC_HEX_MEDIC;
    break;
  case ADC_SYMBOL_HACK:
    tile->powers |= ADC_HEX_HACKER;
    break;
  case ADC_SYMBOL_EXCHANGE:
    tile->powers |= ADC_HEX_QUARTERMASTER;
    break;
  case ADC_SYMBOL_CARRY:
    tile->powers |= ADC_HEX_TRANSPORT;
    break;
  case ADC_SYMBOL_RECONNOITRE:
    tile->powers |= ADC_HEX_RECON;
    break;
  case ADC_SYMBOL_MOVE:
    tile->powers |= ADC_HEX_MOBILE;
    break;
  case ADC_SYMBOL_EXPLODE:
    tile->powers |= ADC_HEX_EXPLODES;
    break;
  case ADC_SYMBOL_NONE:
    break;
  }
}

static guint8
read_set (const guint8 sides[ADC_SIDES_N])
{
  guint8 set = 0;

  for (guint i = 0; i < ADC_SIDES_N; i++)
    if (sides[i] > 0)
      set |= 1 << i;

  return set;
}

static void
read_sides (AdcHexFacing *facing, const AdcTile *face)
{
  memcpy (facing->melee, face->melee, sizeof facing->melee);
  memcpy (facing->ranged, face->ranged, sizeof facing->ranged);
  facing->beams = read_set (face->beam);
  facing->armour = read_set (face->armour);
  facing->nets = read_set (face->net);
  facing->links = read_set (face->link);
}

static gboolean
read_face (AdcPiece *piece, AdcTile *face)
{
  return adc_entry_get_kind (ADC_ENTRY (piece)) == ADC_KIND_UNIT && adc_tile_read (piece, face);
}

gboolean
adc_hex_is_tile (AdcPiece *piece)
{
  AdcTile face;

  return read_face (piece, &face);
}

AdcHexTile *
adc_hex_tile_read (AdcPiece *piece)
{
  AdcHexTile *tile;
  AdcTile face;

  if (!read_face (piece, &face))
    return NULL;

  tile = g_new0 (AdcHexTile, 1);
  tile->unit = g_strdup (adc_entry_get_id (ADC_ENTRY (piece)));
  tile->kind = read_kind (piece);
  tile->toughness = CLAMP (face.toughness, 0, ADC_HEX_TOUGHEST);
  tile->n_initiatives = MIN (face.n_initiatives, G_N_ELEMENTS (tile->initiatives));
  for (guint i = 0; i < tile->n_initiatives; i++)
    tile->initiatives[i] = CLAMP (face.initiatives[i], 0, 99);
  for (guint i = 0; i < face.n_signs; i++)
    read_sign (tile, &face.signs[i]);
  read_sides (&tile->facings[0], &face);
  adc_hex_tile_turn (tile);

  return tile;
}

guint
adc_hex_read_toughness (AdcPiece *piece)
{
  AdcTile face;

  return read_face (piece, &face) ? (guint) CLAMP (face.toughness, 0, ADC_HEX_TOUGHEST) : 0;
}

static guint
read_number (GHashTable *settings, const char *name, guint fallback)
{
  const char *text = adc_settings_get (settings, name, NULL);

  return text != NULL ? (guint) g_ascii_strtoull (text, NULL, 10) : fallback;
}

static void
add_kinds (AdcHexBattle *self, AdcGame *game, AdcKind kind, const char *army)
{
  GListModel *entries = adc_game_get_entries (game, kind);

  for (guint i = 0; i < g_list_model_get_n_items (entries); i++) {
    g_autoptr(AdcPiece) piece = g_list_model_get_item (entries, i);
    AdcHexKindOfTile *added;

    if (g_strcmp0 (adc_piece_get_faction (piece), army) != 0)
      continue;

    added = g_new0 (AdcHexKindOfTile, 1);
    added->id = g_strdup (adc_entry_get_id (ADC_ENTRY (piece)));
    added->title = g_strdup (adc_entry_get_title (ADC_ENTRY (piece)));
    added->tile = adc_hex_tile_read (piece);
    g_ptr_array_add (self->kinds, added);
  }
}

static void
read_players (AdcHexBattle *self, AdcGame *game, AdcScenario *scenario)
{
  GPtrArray *sides = adc_scenario_get_sides (scenario);
  AdcHexPosition *position = &self->position;

  position->n_sides = sides->len;
  for (guint i = 0; i < sides->len; i++) {
    const AdcScenarioSide *side = sides->pdata[i];

    self->players[i].id = g_strdup (side->id);
    self->players[i].name = g_strdup (adc_battle_get_side_name (game, side->id));
    self->players[i].score = read_number (side->settings, "score", 0);
    position->teams[i] = read_number (side->settings, "team", i);
    if (g_str_equal (side->id, ADC_HEX_LOOSE_ARMY))
      position->loose |= 1 << i;
    add_kinds (self, game, ADC_KIND_UNIT, side->id);
    add_kinds (self, game, ADC_KIND_CARD, side->id);
  }
}

static void
read_force (AdcHexBattle *self, const AdcScenarioForce *force, guint side)
{
  const AdcHexKindOfTile *kind = adc_hex_battle_find_kind (self, force->unit);
  guint cell;

  if (force->place == NULL) {
    AdcHexSpare *spare = g_new0 (AdcHexSpare, 1);

    spare->force = g_strdup (force->id);
    spare->title = g_strdup (kind->title);
    spare->is_discarded = g_str_equal (adc_settings_get (force->settings, "pile", ""), "discard");
    g_ptr_array_add (self->spares, spare);
    return;
  }

  cell = adc_hex_cell_parse (force->place);
  self->forces[cell] = g_strdup (force->id);
  self->position.cells[cell] = (AdcHexPiece) {
    .tile = kind->tile,
    .side = side,
    .rotation = read_number (force->settings, "rotation", 0),
    .wounds = read_number (force->settings, "wounds", 0),
  };
  if (kind->tile->kind == ADC_HEX_HQ)
    self->position.points[side] = read_number (force->settings, "points", ADC_HEX_HQ_POINTS);
}

/* The hex tells tiles of one name apart; their armies too, where the name is that of another army's
 * tile as well. */
static void
name_tile (AdcHexBattle *self, guint cell)
{
  const AdcHexPiece *piece = &self->position.cells[cell];
  const char *title = adc_hex_battle_find_kind (self, piece->tile->unit)->title;
  gboolean is_shared = FALSE;

  for (guint i = 0; i < ADC_HEX_CELLS; i++) {
    const AdcHexPiece *other = &self->position.cells[i];

    is_shared |= other->tile != NULL && other->side != piece->side &&
                 g_str_equal (adc_hex_battle_find_kind (self, other->tile->unit)->title, title);
  }

  self->names[cell] =
    is_shared
      /* Translators: the name of a tile, that of its army, its hex, as in “Runner (Borgo, c2)” */
      ? g_strdup_printf (_("%s (%s, %s)"), title, self->players[piece->side].name,
                         adc_hex_cell_name (cell))
      /* Translators: the name of a tile and that of its hex, as in “Runner (c2)” */
      : g_strdup_printf (_("%s (%s)"), title, adc_hex_cell_name (cell));
}

void
adc_hex_battle_read (AdcHexBattle *self, AdcGame *game, AdcScenario *scenario)
{
  GHashTable *settings = adc_scenario_get_settings (scenario);
  GPtrArray *sides = adc_scenario_get_sides (scenario);

  self->position.is_hill = g_str_equal (adc_settings_get (settings, "board", "plain"), "hill");
  self->position.is_scored = adc_settings_get (settings, "scoring", NULL) != NULL;
  read_players (self, game, scenario);
  for (guint i = 0; i < sides->len; i++) {
    const AdcScenarioSide *side = sides->pdata[i];

    for (guint j = 0; j < side->forces->len; j++)
      read_force (self, side->forces->pdata[j], i);
  }
  for (guint cell = 0; cell < ADC_HEX_CELLS; cell++)
    if (self->position.cells[cell].tile != NULL)
      name_tile (self, cell);
}
