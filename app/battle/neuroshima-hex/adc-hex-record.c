/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-hex-run.h"

#include <string.h>

static void
phase_free (AdcHexPhase *phase)
{
  g_free (phase->events);
  g_free (phase);
}

AdcHexRecord *
adc_hex_record_new (void)
{
  AdcHexRecord *self = g_new0 (AdcHexRecord, 1);

  self->phases = g_ptr_array_new_with_free_func ((GDestroyNotify) phase_free);
  return self;
}

void
adc_hex_record_free (AdcHexRecord *self)
{
  if (self == NULL)
    return;

  g_ptr_array_unref (self->phases);
  g_free (self);
}

GArray *
adc_hex_record_begin (AdcHexRecord *self, const AdcHexField *field, guint initiative,
                      const AdcHexState *before, guint32 acting)
{
  AdcHexPhase *phase = g_new0 (AdcHexPhase, 1);

  phase->initiative = (guint8) initiative;
  phase->before = *before;
  adc_hex_field_survey_whole (field, before->alive, &phase->survey);
  phase->acting = acting;
  g_ptr_array_add (self->phases, phase);
  return g_array_new (FALSE, FALSE, sizeof (AdcHexEvent));
}

void
adc_hex_record_end (AdcHexRecord *self, GArray *events)
{
  AdcHexPhase *phase = self->phases->pdata[self->phases->len - 1];

  phase->n_events = events->len;
  phase->events = (AdcHexEvent *) (void *) g_array_free (events, FALSE);
}

void
adc_hex_position_apply (AdcHexPosition *position, const AdcHexState *state)
{
  g_return_if_fail (position != NULL && state != NULL);

  for (guint i = 0; i < ADC_HEX_CELLS; i++) {
    AdcHexPiece *piece = &position->cells[i];

    if ((state->alive & adc_hex_bit (i)) != 0)
      piece->wounds = state->wounds[i];
    else
      memset (piece, 0, sizeof *piece);
  }
  memcpy (position->points, state->points, sizeof position->points);
}
