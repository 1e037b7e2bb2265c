/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-hex-field.h"
#include "adc-hex-resolve.h"

/* A battle under way. For the engine alone. */

#define ADC_HEX_INSTANT ADC_HEX_CELLS /* an attacker that is no tile */

typedef struct {
  const AdcHexField   *field;
  const AdcHexAnswers *answers;  /* or NULL */
  AdcHexResult        *result;
  GArray              *events;   /* of AdcHexEvent; NULL when nobody wants to see */
  guint8               phase;
  AdcHexSurvey         survey;
  guint32              exploding;
  guint32              converting;                 /* in this phase … */
  guint32              converted;                  /* … and before */
  AdcHexOption         conversions[ADC_HEX_CELLS]; /* of those converting */
  guint32              hurt;
  guint32              hurt_by[ADC_HEX_CELLS];     /* of those hurt: the attackers */
  guint8               packets[ADC_HEX_CELLS + 1][ADC_HEX_CELLS]; /* by attacker and target */
  guint32              spent;                      /* medics used up */
  guint8               done[ADC_HEX_CELLS];        /* sets of actions */
  AdcHexQuestion       spare;                      /* a question too many */
} AdcHexRun;

/* A question is filled in where begin says, then asked; the answer is the number of an option.
 * One that leaves no choice is not asked. */
AdcHexQuestion *adc_hex_run_begin    (AdcHexRun *self, AdcHexAsk ask, guint side, guint cell);
AdcHexOption   *adc_hex_question_add (AdcHexQuestion *self); /* NULL: no room for another */
guint           adc_hex_run_ask      (AdcHexRun *self, AdcHexQuestion *question);

/* Whom the tile hurts: wounds is filled in for those returned. Conversion and events may be
 * NULL. */
guint32 adc_hex_run_attack  (const AdcHexRun *self, guint cell, const AdcHexOption *conversion,
                             guint8 wounds[ADC_HEX_CELLS], GArray *events);
guint32 adc_hex_run_explode (const AdcHexRun *self, guint cell, guint8 wounds[ADC_HEX_CELLS],
                             GArray *events);

/* Asks the quartermasters. */
void    adc_hex_run_convert (AdcHexRun *self, guint32 acting);

/* The packets of an attacker are filled in: these were hit. Then come the medics, then the
 * wounds that are left; the tiles that leave are returned. */
void    adc_hex_run_hurt    (AdcHexRun *self, guint attacker, guint32 targets);
void    adc_hex_run_heal    (AdcHexRun *self);
guint32 adc_hex_run_suffer  (AdcHexRun *self);

/* What happens in the phase goes into the array, which end takes. */
GArray *adc_hex_record_begin (AdcHexRecord *self, const AdcHexField *field, guint initiative,
                              const AdcHexState *before, guint32 acting);
void    adc_hex_record_end   (AdcHexRecord *self, GArray *events);

void    adc_hex_run_start    (AdcHexRun *self, const AdcHexField *field,
                              const AdcHexAnswers *answers, AdcHexResult *result);
void    adc_hex_field_fight  (const AdcHexField *self, const AdcHexAnswers *answers,
                              AdcHexResult *result, AdcHexRecord *record);

static inline void
adc_hex_events_add (GArray *self, AdcHexEvent event)
{
  if (G_UNLIKELY (self != NULL))
    g_array_append_val (self, event);
}
