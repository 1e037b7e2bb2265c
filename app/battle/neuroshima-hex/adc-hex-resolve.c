/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-hex-run.h"

#include <string.h>

/* Who acts when, as long as nothing changes. */
typedef struct {
  guint64 phases;          /* in which somebody does, as a set */
  guint32 acting[ADC_HEX_PHASES]; /* of those */
} Schedule;

/* Counts the actions that the survey left out. Those that are done, missed or too late do not
 * get in. */
static void
schedule_fill (Schedule *self, AdcHexRun *run, guint before)
{
  AdcHexSurvey *survey = &run->survey;
  const guint32 active = run->field->actors & survey->occupied & ~survey->netted;

  self->phases = 0;
  for (guint32 left = active; left != 0; left &= left - 1) {
    const guint cell = adc_hex_first (left);

    adc_hex_field_count (run->field, cell, survey);
    for (guint i = 0; i < survey->n_actions[cell]; i++) {
      const int initiative = survey->actions[cell][i];

      if (initiative >= 0 && (guint) initiative < before && (run->done[cell] >> i & 1) == 0) {
        const guint64 bit = (guint64) 1 << initiative;
        const guint32 others = (self->phases & bit) != 0 ? self->acting[initiative] : 0;

        self->acting[initiative] = others | (left & -left);
        self->phases |= bit;
      }
    }
  }
}

/* One action of each tile; if another falls on the same phase it is lost. */
static void
mark_done (AdcHexRun *self, guint32 acting)
{
  for (guint32 left = acting; left != 0; left &= left - 1) {
    const guint cell = adc_hex_first (left);
    guint i = 0;

    while (self->survey.actions[cell][i] != self->phase || (self->done[cell] >> i & 1) != 0)
      i++;
    self->done[cell] |= (guint8) (1u << i);
  }
}

static void
ask_clowns (AdcHexRun *self, guint32 clowns)
{
  for (guint32 left = clowns; left != 0; left &= left - 1) {
    const guint cell = adc_hex_first (left);
    AdcHexQuestion *question = adc_hex_run_begin (self, ADC_HEX_ASK_EXPLODE,
                                                  self->field->owners[cell], cell);

    adc_hex_question_add (question);
    adc_hex_question_add (question);
    if (adc_hex_run_ask (self, question) == 1)
      self->exploding |= left & -left;
  }
}

static void
act (AdcHexRun *self, guint cell)
{
  const guint32 bit = adc_hex_bit (cell);
  guint8 *wounds = self->packets[cell];
  guint32 targets;

  if ((self->exploding & bit) != 0)
    targets = adc_hex_run_explode (self, cell, wounds, self->events);
  else
    targets = adc_hex_run_attack (self, cell,
                                  (self->converting & bit) != 0 ? &self->conversions[cell] : NULL,
                                  wounds, self->events);
  adc_hex_run_hurt (self, cell, targets);
}

/* Returns the tiles that leave. */
static guint32
fight_phase (AdcHexRun *self, guint32 acting)
{
  self->exploding = self->converting = self->spent = self->hurt = 0;
  mark_done (self, acting);
  ask_clowns (self, acting & self->field->clowns);
  if (self->field->quartermasters != 0)
    adc_hex_run_convert (self, acting);
  for (guint32 left = acting; left != 0; left &= left - 1)
    act (self, adc_hex_first (left));

  if (self->hurt != 0 && self->field->medics != 0)
    adc_hex_run_heal (self);
  return (self->hurt | self->exploding | self->spent) != 0 ? adc_hex_run_suffer (self) : 0;
}

void
adc_hex_run_start (AdcHexRun *self, const AdcHexField *field, const AdcHexAnswers *answers,
                   AdcHexResult *result)
{
  const AdcHexPosition *position = field->position;
  AdcHexState *end = &result->end;

  self->field = field;
  self->answers = answers;
  self->result = result;
  self->events = NULL;
  self->phase = 0;
  self->exploding = self->converting = self->converted = self->spent = self->hurt = 0;
  memset (self->done, 0, sizeof self->done);

  result->n_questions = 0;
  end->alive = field->occupied;
  for (guint i = 0; i < ADC_HEX_CELLS; i++)
    end->wounds[i] = position->cells[i].tile != NULL ? position->cells[i].wounds : 0;
  memcpy (end->points, position->points, sizeof end->points);
  memset (end->scored, 0, sizeof end->scored);
  adc_hex_field_survey (field, end->alive, &self->survey);
}

/* With three players or more, whoever lost the HQ has lost: the rest of the army leaves after
 * the battle. */
static void
remove_defeated (const AdcHexField *field, AdcHexState *end)
{
  for (guint32 left = field->hqs & ~end->alive; left != 0; left &= left - 1) {
    const guint side = field->owners[adc_hex_first (left)];

    for (guint32 tiles = end->alive; tiles != 0; tiles &= tiles - 1) {
      const guint cell = adc_hex_first (tiles);

      if (field->owners[cell] == side) {
        end->alive &= ~adc_hex_bit (cell);
        end->wounds[cell] = 0;
      }
    }
  }
}

void
adc_hex_field_fight (const AdcHexField *self, const AdcHexAnswers *answers, AdcHexResult *result,
                     AdcHexRecord *record)
{
  AdcHexRun run;
  Schedule schedule;

  adc_hex_run_start (&run, self, answers, result);
  schedule_fill (&schedule, &run, ADC_HEX_PHASES);
  while (schedule.phases != 0) {
    const guint phase = ADC_HEX_PHASES - 1 - (guint) __builtin_clzll (schedule.phases);
    const guint32 acting = schedule.acting[phase] & result->end.alive;
    guint32 dead;

    schedule.phases &= ~((guint64) 1 << phase);
    if (acting == 0)
      continue;

    run.phase = (guint8) phase;
    if (record != NULL)
      run.events = adc_hex_record_begin (record, self, phase, &result->end, acting);
    dead = fight_phase (&run, acting);
    if (record != NULL)
      adc_hex_record_end (record, g_steal_pointer (&run.events));

    if ((dead & (self->netters | ((self->givers | self->hackers) & ~run.survey.netted))) != 0) {
      adc_hex_field_survey (self, result->end.alive, &run.survey);
      schedule_fill (&schedule, &run, phase);
    } else { /* for the others nothing has changed */
      run.survey.occupied &= ~dead;
    }
  }
  if (self->position->n_sides > 2)
    remove_defeated (self, &result->end);
}

void
adc_hex_resolve (const AdcHexPosition *position, const AdcHexAnswers *answers, AdcHexResult *result,
                 AdcHexRecord *record)
{
  AdcHexField field;

  g_return_if_fail (position != NULL && result != NULL);

  adc_hex_field_init (&field, position);
  adc_hex_field_fight (&field, answers, result, record);
}
