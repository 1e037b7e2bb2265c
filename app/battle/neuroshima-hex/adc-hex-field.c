/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-hex-field.h"

/* The hexes that a set of directions leads to. All six are looked at: sets differ too much from
 * tile to tile for a loop over their members to be foreseen by the processor. */
static inline guint32
spread (guint cell, guint directions)
{
  guint32 cells = 0;

  for (guint i = 0; i < ADC_HEX_DIRECTIONS; i++)
    cells |= adc_hex_beside[cell][i] & -(directions >> i & 1);

  return cells;
}

static inline void
add_tile (AdcHexField *self, guint cell, const AdcHexPiece *piece)
{
  const AdcHexTile *tile = piece->tile;
  const AdcHexFacing *facing = &tile->facings[piece->rotation];
  const guint32 bit = adc_hex_bit (cell);

  self->occupied |= bit;
  self->owners[cell] = piece->side;
  self->tiles[cell] = tile;
  self->facings[cell] = facing;
  self->actors |= (guint32) (tile->n_initiatives > 0) << cell;
  self->netters |= (guint32) (facing->nets != 0) << cell;
  self->hqs |= (guint32) (tile->kind == ADC_HEX_HQ) << cell;
  self->modules |= (guint32) (tile->kind == ADC_HEX_MODULE) << cell;
  if ((tile->powers & ADC_HEX_EXPLODES) != 0)
    self->clowns |= bit;
  if (facing->links == 0)
    return;

  self->links[cell] = spread (cell, facing->links);
  if ((tile->gives_melee | tile->gives_ranged | tile->gives_initiative | tile->gives_actions |
       tile->takes_initiative) != 0)
    self->givers |= bit;
  if (tile->powers == 0)
    return;

  if ((tile->powers & ADC_HEX_MEDIC) != 0)
    self->medics |= bit;
  if ((tile->powers & ADC_HEX_HACKER) != 0)
    self->hackers |= bit;
  if ((tile->powers & ADC_HEX_QUARTERMASTER) != 0)
    self->quartermasters |= bit;
}

static void
relate_sides (AdcHexField *self, const guint32 sides[ADC_HEX_PLAYERS])
{
  const AdcHexPosition *position = self->position;

  for (guint a = 0; a < position->n_sides; a++) {
    guint32 friends = sides[a], allies;

    for (guint b = 0; b < position->n_sides; b++)
      if (position->teams[a] == position->teams[b])
        friends |= sides[b];
    self->friends[a] = friends;
    self->victims[a] = self->netting[a] = self->occupied & ~friends;

    allies = friends & ~sides[a];
    if (G_LIKELY (allies == 0))
      continue;
    for (guint b = 0; b < position->n_sides; b++) {
      if (adc_hex_can_wound (position, a, b))
        self->victims[a] |= sides[b];
      if (adc_hex_can_net (position, a, b))
        self->netting[a] |= sides[b];
    }
  }
}

/* Two nets that face each other are as good as none, whatever becomes of the two tiles. */
static void
cast_nets (AdcHexField *self)
{
  guint32 facing[ADC_HEX_CELLS];

  for (guint32 left = self->netters; left != 0; left &= left - 1) {
    const guint cell = adc_hex_first (left);
    const guint32 enemies = self->netting[self->owners[cell]];

    self->holds[cell] = spread (cell, self->facings[cell]->nets) & enemies;
    facing[cell] = 0;
  }
  if ((self->netters & (self->netters - 1)) == 0)
    return;

  for (guint32 left = self->netters; left != 0; left &= left - 1) {
    const guint cell = adc_hex_first (left);

    for (guint32 held = self->holds[cell] & self->netters; held != 0; held &= held - 1)
      if ((self->holds[adc_hex_first (held)] & adc_hex_bit (cell)) != 0)
        facing[cell] |= held & -held;
  }
  for (guint32 left = self->netters; left != 0; left &= left - 1)
    self->holds[adc_hex_first (left)] &= ~facing[adc_hex_first (left)];
}

void
adc_hex_field_init (AdcHexField *self, const AdcHexPosition *position)
{
  guint32 sides[ADC_HEX_PLAYERS] = { 0 };

  self->position = position;
  self->occupied = self->hqs = self->modules = self->actors = self->givers = self->netters = 0;
  self->medics = self->hackers = self->quartermasters = self->clowns = 0;
  for (guint i = 0; i < ADC_HEX_CELLS; i++) {
    const AdcHexPiece *piece = &position->cells[i];

    self->owners[i] = 0;
    self->links[i] = 0;
    if (piece->tile != NULL) {
      add_tile (self, i, piece);
      sides[piece->side] |= adc_hex_bit (i);
    }
  }

  relate_sides (self, sides);
  cast_nets (self);
}
