/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-hex-run.h"

/* What an acting tile does: all its sides at once. */

typedef struct {
  const AdcHexRun *run;
  guint8           cell;
  guint32          victims; /* whom it could hurt */
  guint32          spared;  /* those among them that its blows never hurt, converted or not */
  guint32          targets; /* whom it does */
  guint8          *wounds;  /* of the targets */
  GArray          *events;
} Attack;

static inline void
hurt (Attack *self, guint target, guint wounds)
{
  const guint32 bit = adc_hex_bit (target);

  if (wounds == 0)
    return;

  if ((self->targets & bit) != 0)
    wounds += self->wounds[target];
  self->wounds[target] = (guint8) wounds;
  self->targets |= bit;
}

static inline void
note (Attack *self, AdcHexEventKind kind, guint direction, guint at, guint strength, guint armour,
      guint wounds)
{
  adc_hex_events_add (self->events, (AdcHexEvent) { .kind = kind,
                                                    .cell = self->cell,
                                                    .at = (guint8) at,
                                                    .by = self->cell,
                                                    .direction = (guint8) direction,
                                                    .strength = (guint8) strength,
                                                    .armour = (guint8) armour,
                                                    .wounds = (guint8) wounds });
}

static inline guint
get_armour (const Attack *self, guint target, guint direction)
{
  return self->run->field->facings[target]->armour >> adc_hex_opposite (direction) & 1u;
}

static inline void
strike (Attack *self, guint direction, guint strength)
{
  const guint32 found = adc_hex_beside[self->cell][direction] & self->victims;

  if ((found & ~self->spared) != 0) {
    const guint target = adc_hex_first (found);

    hurt (self, target, strength);
    note (self, ADC_HEX_EVENT_BLOW, direction, target, strength, 0, strength);
  } else {
    note (self, ADC_HEX_EVENT_BLOW, direction,
          found != 0 ? adc_hex_first (found) : ADC_HEX_NOWHERE, strength, 0, 0);
  }
}

static inline void
shoot (Attack *self, guint direction, guint strength, guint32 spared)
{
  const guint32 found = adc_hex_rays[self->cell][direction] & self->victims;

  if (found != 0) {
    const guint target = adc_hex_nearest (found, direction);
    const guint armour = get_armour (self, target, direction);
    const guint wounds = (spared & adc_hex_bit (target)) != 0 ? 0 : strength - armour;

    hurt (self, target, wounds);
    note (self, ADC_HEX_EVENT_SHOT, direction, target, strength, armour, wounds);
  } else {
    note (self, ADC_HEX_EVENT_SHOT, direction, ADC_HEX_NOWHERE, strength, 0, 0);
  }
}

static inline void
beam (Attack *self, guint direction)
{
  guint32 left = adc_hex_rays[self->cell][direction] & self->victims;

  if (left == 0)
    note (self, ADC_HEX_EVENT_BEAM, direction, ADC_HEX_NOWHERE, 1, 0, 0);

  while (left != 0) {
    const guint target = adc_hex_nearest (left, direction);
    const guint armour = get_armour (self, target, direction);

    hurt (self, target, 1 - armour);
    note (self, ADC_HEX_EVENT_BEAM, direction, target, 1, armour, 1 - armour);
    left &= ~adc_hex_bit (target);
  }
}

/* One attack in another way: all bonuses of the tile count for it, of either kind. */
static void
attack_converted (Attack *self, const AdcHexFacing *facing, guint direction, gboolean to_ranged)
{
  const AdcHexSurvey *survey = &self->run->survey;
  const guint bonus = (guint) (survey->melee_bonus[self->cell] + survey->ranged_bonus[self->cell]);

  if (to_ranged)
    shoot (self, direction, facing->melee[direction] + bonus, self->spared);
  else if (facing->ranged[direction] > 0)
    strike (self, direction, facing->ranged[direction] + bonus);
  else
    strike (self, direction, 1);
}

/* Inlined twice, so that battles nobody looks at pay nothing for what is noted and converted. */
static inline __attribute__ ((always_inline)) guint32
attack (const AdcHexRun *run, guint cell, const AdcHexOption *conversion,
        guint8 wounds[ADC_HEX_CELLS], GArray *events)
{
  const AdcHexField *field = run->field;
  const AdcHexSurvey *survey = &run->survey;
  const AdcHexFacing *facing = field->facings[cell];
  const gboolean is_hq = (field->hqs & adc_hex_bit (cell)) != 0;
  guint melees = facing->melees, shots = facing->shots, beams = facing->beams;
  Attack self = {
    .run = run,
    .cell = (guint8) cell,
    .victims = field->victims[field->owners[cell]] & survey->occupied,
    .spared = is_hq ? field->hqs : 0,
    .wounds = wounds,
    .events = events,
  };

  if (conversion != NULL) {
    const guint direction = 1u << conversion->direction;

    note (&self, ADC_HEX_EVENT_CONVERT, conversion->direction, conversion->medic,
          conversion->to_ranged, 0, 0);
    if (conversion->to_ranged)
      melees &= ~direction;
    else if ((shots & direction) != 0)
      shots &= ~direction;
    else
      beams &= ~direction;
  }

  for (guint left = melees; left != 0; left &= left - 1) {
    const guint direction = adc_hex_first (left);

    strike (&self, direction, facing->melee[direction] + (guint) survey->melee_bonus[cell]);
  }
  for (guint left = shots; left != 0; left &= left - 1) {
    const guint direction = adc_hex_first (left);

    shoot (&self, direction, facing->ranged[direction] + (guint) survey->ranged_bonus[cell], 0);
  }
  for (guint left = beams; left != 0; left &= left - 1)
    beam (&self, adc_hex_first (left));

  if (conversion != NULL)
    attack_converted (&self, facing, conversion->direction, conversion->to_ranged);

  return self.targets;
}

guint32
adc_hex_run_attack (const AdcHexRun *self, guint cell, const AdcHexOption *conversion,
                    guint8 wounds[ADC_HEX_CELLS], GArray *events)
{
  if (G_LIKELY (conversion == NULL && events == NULL))
    return attack (self, cell, NULL, wounds, NULL);

  return attack (self, cell, conversion, wounds, events);
}

guint32
adc_hex_run_explode (const AdcHexRun *self, guint cell, guint8 wounds[ADC_HEX_CELLS],
                     GArray *events)
{
  const guint32 targets = adc_hex_around[cell] & self->survey.occupied & ~self->field->hqs;
  Attack blast = { .run = self, .cell = (guint8) cell, .wounds = wounds, .events = events };

  note (&blast, ADC_HEX_EVENT_BLAST, ADC_HEX_NOWHERE, cell, 1, 0, 0);
  for (guint32 left = targets; left != 0; left &= left - 1) {
    hurt (&blast, adc_hex_first (left), 1);
    note (&blast, ADC_HEX_EVENT_BLAST, ADC_HEX_NOWHERE, adc_hex_first (left), 1, 0, 1);
  }

  return targets;
}
