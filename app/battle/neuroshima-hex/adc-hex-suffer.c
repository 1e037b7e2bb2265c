/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-hex-run.h"

/* What becomes of the wounds that no medic cancelled. */

static void
note (AdcHexRun *self, AdcHexEventKind kind, guint cell, guint strength, guint wounds)
{
  adc_hex_events_add (self->events, (AdcHexEvent) { .kind = kind,
                                                    .cell = (guint8) cell,
                                                    .at = (guint8) cell,
                                                    .by = ADC_HEX_NOWHERE,
                                                    .direction = ADC_HEX_NOWHERE,
                                                    .strength = (guint8) MIN (strength, 255),
                                                    .wounds = (guint8) MIN (wounds, 255) });
}

void
adc_hex_run_hurt (AdcHexRun *self, guint attacker, guint32 targets)
{
  for (guint32 left = targets; left != 0; left &= left - 1) {
    const guint target = adc_hex_first (left);
    const guint32 others = (self->hurt & left & -left) != 0 ? self->hurt_by[target] : 0;

    self->hurt_by[target] = others | adc_hex_bit (attacker);
  }
  self->hurt |= targets;
}

/* Whether the HQ is gone. */
static gboolean
lose_points (AdcHexRun *self, guint cell)
{
  const AdcHexField *field = self->field;
  const guint side = field->owners[cell];
  AdcHexState *end = &self->result->end;
  guint lost = 0;

  for (guint32 left = self->hurt_by[cell]; left != 0; left &= left - 1) {
    const guint attacker = adc_hex_first (left);
    const guint wounds = self->packets[attacker][cell];

    lost += wounds;
    if (attacker != ADC_HEX_INSTANT &&
        adc_hex_are_foes (field->position, field->owners[attacker], side))
      end->scored[field->owners[attacker]] += (guint16) wounds;
  }

  if (!field->position->is_scored) {
    lost = MIN (lost, end->points[side]);
    end->points[side] -= (guint8) lost;
  }
  note (self, ADC_HEX_EVENT_POINTS, cell, lost, lost);
  return !field->position->is_scored && end->points[side] == 0;
}

/* Whether the tile dies. */
static gboolean
bear_wounds (AdcHexRun *self, guint cell)
{
  guint8 *borne = &self->result->end.wounds[cell];
  guint wounds = 0;

  for (guint32 left = self->hurt_by[cell]; left != 0; left &= left - 1)
    wounds += self->packets[adc_hex_first (left)][cell];
  if (*borne + wounds > self->field->tiles[cell]->toughness)
    return TRUE;

  *borne += (guint8) wounds;
  note (self, ADC_HEX_EVENT_WOUND, cell, wounds, *borne);
  return FALSE;
}

guint32
adc_hex_run_suffer (AdcHexRun *self)
{
  AdcHexState *end = &self->result->end;
  guint32 dead = self->spent | self->exploding;

  for (guint32 left = self->hurt & ~dead; left != 0; left &= left - 1) {
    const guint cell = adc_hex_first (left);
    const gboolean is_hq = (self->field->hqs & left & -left) != 0;

    if (is_hq ? lose_points (self, cell) : bear_wounds (self, cell))
      dead |= left & -left;
  }

  for (guint32 left = dead; left != 0; left &= left - 1) {
    end->wounds[adc_hex_first (left)] = 0;
    note (self, ADC_HEX_EVENT_DEATH, adc_hex_first (left), 0, 0);
  }
  end->alive &= ~dead;
  return dead;
}
