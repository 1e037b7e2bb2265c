/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-hex-run.h"

AdcHexQuestion *
adc_hex_run_begin (AdcHexRun *self, AdcHexAsk ask, guint side, guint cell)
{
  AdcHexResult *result = self->result;
  AdcHexQuestion *question = result->n_questions < ADC_HEX_QUESTIONS
                               ? &result->questions[result->n_questions]
                               : &self->spare;

  question->ask = ask;
  question->phase = self->phase;
  question->side = (guint8) side;
  question->cell = (guint8) cell;
  question->n_options = 0;
  question->taken = 0;
  return question;
}

AdcHexOption *
adc_hex_question_add (AdcHexQuestion *self)
{
  AdcHexOption *option;

  if (self->n_options == ADC_HEX_OPTIONS)
    return NULL;

  option = &self->options[self->n_options++];
  *option = (AdcHexOption) { .medic = ADC_HEX_NOWHERE,
                             .patient = ADC_HEX_NOWHERE,
                             .attacker = ADC_HEX_NOWHERE,
                             .direction = ADC_HEX_NOWHERE };
  return option;
}

guint
adc_hex_run_ask (AdcHexRun *self, AdcHexQuestion *question)
{
  const AdcHexAnswers *answers = self->answers;

  if (question->n_options < 2 || question == &self->spare)
    return 0;

  if (answers != NULL && self->result->n_questions < answers->n) {
    const guint answer = answers->options[self->result->n_questions];

    if (answer < question->n_options)
      question->taken = (guint8) answer;
  }
  self->result->n_questions++;
  return question->taken;
}
