/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-hex-position.h"

static gboolean
is_loose (const AdcHexPosition *self, guint side)
{
  return (self->loose >> side & 1) != 0;
}

gboolean
adc_hex_are_foes (const AdcHexPosition *self, guint a, guint b)
{
  return self->teams[a] != self->teams[b];
}

gboolean
adc_hex_can_wound (const AdcHexPosition *self, guint attacker, guint target)
{
  return adc_hex_are_foes (self, attacker, target) ||
         (attacker != target && is_loose (self, attacker));
}

gboolean
adc_hex_can_net (const AdcHexPosition *self, guint holder, guint held)
{
  return adc_hex_are_foes (self, holder, held) ||
         (holder != held && (is_loose (self, holder) || is_loose (self, held)));
}

guint
adc_hex_find_hq (const AdcHexPosition *self, guint side)
{
  for (guint i = 0; i < ADC_HEX_CELLS; i++) {
    const AdcHexPiece *piece = &self->cells[i];

    if (piece->tile != NULL && piece->tile->kind == ADC_HEX_HQ && piece->side == side)
      return i;
  }

  return ADC_HEX_NOWHERE;
}
