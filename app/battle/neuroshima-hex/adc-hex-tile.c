/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-hex-tile.h"

#define ALL_DIRECTIONS ((1u << ADC_HEX_DIRECTIONS) - 1)

static guint8
turn_set (guint set, guint rotation)
{
  set &= ALL_DIRECTIONS;
  return (guint8) ((set << rotation | set >> (ADC_HEX_DIRECTIONS - rotation)) & ALL_DIRECTIONS);
}

/* Sums of what a whole board gives must stay within the small integers that we count with. */
static void
limit (guint8 *number)
{
  *number = MIN (*number, ADC_HEX_MOST);
}

static void
limit_all (AdcHexTile *self)
{
  self->n_initiatives = MIN (self->n_initiatives, G_N_ELEMENTS (self->initiatives));
  for (guint i = 0; i < self->n_initiatives; i++)
    limit (&self->initiatives[i]);
  for (guint i = 0; i < ADC_HEX_DIRECTIONS; i++) {
    limit (&self->facings[0].melee[i]);
    limit (&self->facings[0].ranged[i]);
  }
  limit (&self->gives_melee);
  limit (&self->gives_ranged);
  limit (&self->gives_initiative);
  limit (&self->gives_actions);
  limit (&self->takes_initiative);
  self->toughness = MIN (self->toughness, ADC_HEX_TOUGHEST);
}

void
adc_hex_tile_turn (AdcHexTile *self)
{
  AdcHexFacing *first = &self->facings[0];

  g_return_if_fail (self != NULL);

  limit_all (self);
  first->melees = first->shots = 0;
  for (guint i = 0; i < ADC_HEX_DIRECTIONS; i++) {
    first->melees |= (first->melee[i] > 0) << i;
    first->shots |= (first->ranged[i] > 0) << i;
  }

  for (guint rotation = 1; rotation < ADC_HEX_DIRECTIONS; rotation++) {
    AdcHexFacing *facing = &self->facings[rotation];

    for (guint i = 0; i < ADC_HEX_DIRECTIONS; i++) {
      const guint direction = (i + rotation) % ADC_HEX_DIRECTIONS;

      facing->melee[direction] = first->melee[i];
      facing->ranged[direction] = first->ranged[i];
    }
    facing->melees = turn_set (first->melees, rotation);
    facing->shots = turn_set (first->shots, rotation);
    facing->beams = turn_set (first->beams, rotation);
    facing->armour = turn_set (first->armour, rotation);
    facing->nets = turn_set (first->nets, rotation);
    facing->links = turn_set (first->links, rotation);
  }
}

void
adc_hex_tile_free (AdcHexTile *self)
{
  if (self == NULL)
    return;

  g_free (self->unit);
  g_free (self);
}
