/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-hex-run.h"

typedef struct {
  guint32 targets;
  guint8  wounds[ADC_HEX_CELLS];
} Outcome;

static gboolean
is_same (const Outcome *a, const Outcome *b)
{
  if (a->targets != b->targets)
    return FALSE;

  for (guint32 left = a->targets; left != 0; left &= left - 1)
    if (a->wounds[adc_hex_first (left)] != b->wounds[adc_hex_first (left)])
      return FALSE;

  return TRUE;
}

/* An option for an attack turned round, unless that hurts nobody else and nobody more or less. */
static void
offer (const AdcHexRun *self, AdcHexQuestion *question, const Outcome *plain, guint quartermaster,
       guint direction, gboolean to_ranged)
{
  const AdcHexOption conversion = { .medic = (guint8) quartermaster,
                                    .patient = ADC_HEX_NOWHERE,
                                    .attacker = question->cell,
                                    .direction = (guint8) direction,
                                    .to_ranged = (guint8) to_ranged };
  AdcHexOption *option;
  Outcome other;

  other.targets = adc_hex_run_attack (self, question->cell, &conversion, other.wounds, NULL);
  if (is_same (plain, &other))
    return;

  option = adc_hex_question_add (question);
  if (option != NULL)
    *option = conversion;
}

static void
serve (AdcHexRun *self, guint quartermaster, guint cell)
{
  const AdcHexFacing *facing = self->field->facings[cell];
  AdcHexQuestion *question = adc_hex_run_begin (self, ADC_HEX_ASK_CONVERT,
                                                self->survey.servants[quartermaster], cell);
  Outcome plain;
  guint taken;

  adc_hex_question_add (question)->medic = (guint8) quartermaster;
  plain.targets = adc_hex_run_attack (self, cell, NULL, plain.wounds, NULL);
  for (guint direction = 0; direction < ADC_HEX_DIRECTIONS; direction++) {
    if ((facing->melees >> direction & 1) != 0)
      offer (self, question, &plain, quartermaster, direction, TRUE);
    if (((facing->shots | facing->beams) >> direction & 1) != 0)
      offer (self, question, &plain, quartermaster, direction, FALSE);
  }

  taken = adc_hex_run_ask (self, question);
  if (taken > 0) {
    self->conversions[cell] = question->options[taken];
    self->converting |= adc_hex_bit (cell);
    self->converted |= adc_hex_bit (cell);
  }
}

void
adc_hex_run_convert (AdcHexRun *self, guint32 acting)
{
  const AdcHexField *field = self->field;
  const guint32 active = field->quartermasters & self->survey.occupied & ~self->survey.netted;

  for (guint32 left = active; left != 0; left &= left - 1) {
    const guint quartermaster = adc_hex_first (left);
    const guint32 friends = field->friends[self->survey.servants[quartermaster]];
    guint32 served = field->links[quartermaster] & acting & friends & ~self->exploding;

    for (; served != 0; served &= served - 1)
      if ((served & -served & self->converted) == 0)
        serve (self, quartermaster, adc_hex_first (served));
  }
}
