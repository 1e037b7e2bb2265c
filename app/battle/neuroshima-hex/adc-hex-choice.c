/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-hex-choice.h"

#include "adc-hex-run.h"

/* What HQs count for against points, and points against tiles: more than there can be of them. */
#define TILE 1
#define POINT 100
#define HQ 1000000

typedef struct {
  const AdcHexField *field;
  guint              n_left; /* battles that may still be resolved */
  gboolean           is_cut;
} Search;

int
adc_hex_state_rate (const AdcHexPosition *position, const AdcHexState *end, guint side)
{
  int rating = 0;

  g_return_val_if_fail (side < position->n_sides, 0);

  for (guint i = 0; i < ADC_HEX_CELLS; i++) {
    const AdcHexPiece *piece = &position->cells[i];
    const int sign = adc_hex_are_foes (position, side, piece->side) ? 1 : -1;

    if (piece->tile != NULL && (end->alive & adc_hex_bit (i)) == 0)
      rating += sign * (piece->tile->kind == ADC_HEX_HQ ? HQ + TILE : TILE);
  }
  for (guint i = 0; i < position->n_sides; i++) {
    const int sign = adc_hex_are_foes (position, side, i) ? 1 : -1;

    if (position->is_scored)
      rating -= sign * POINT * end->scored[i];
    else
      rating += sign * POINT * (position->points[i] - end->points[i]);
  }

  return rating;
}

/* The best that follows from the answers so far; the result is that of the battle with first
 * options from there on. */
static void
search (Search *self, const AdcHexAnswers *answers, const AdcHexResult *result, AdcHexAnswers *best,
        AdcHexState *end)
{
  const AdcHexPosition *position = self->field->position;
  const AdcHexQuestion *question = &result->questions[answers->n];
  AdcHexAnswers next = *answers;
  int rating;

  if (answers->n >= result->n_questions) {
    *best = *answers;
    *end = result->end;
    return;
  }

  next.options[next.n++] = 0;
  search (self, &next, result, best, end);
  rating = adc_hex_state_rate (position, end, question->side);
  for (guint i = 1; i < question->n_options; i++) {
    AdcHexResult tried;
    AdcHexAnswers tried_best;
    AdcHexState tried_end;

    if (self->n_left == 0) {
      self->is_cut = TRUE;
      return;
    }
    self->n_left--;
    next.options[next.n - 1] = (guint8) i;
    adc_hex_field_fight (self->field, &next, &tried, NULL);
    search (self, &next, &tried, &tried_best, &tried_end);
    if (adc_hex_state_rate (position, &tried_end, question->side) > rating) {
      rating = adc_hex_state_rate (position, &tried_end, question->side);
      *best = tried_best;
      *end = tried_end;
    }
  }
}

gboolean
adc_hex_choose (const AdcHexPosition *position, const AdcHexAnswers *given, guint n_battles,
                AdcHexAnswers *best, AdcHexResult *result)
{
  AdcHexField field;
  Search self = { .field = &field, .n_left = n_battles > 2 ? n_battles - 2 : 0 };
  AdcHexAnswers answers = { 0 };
  AdcHexState end;

  g_return_val_if_fail (position != NULL && best != NULL && result != NULL, FALSE);

  adc_hex_field_init (&field, position);
  adc_hex_field_fight (&field, given, result, NULL);
  if (given != NULL)
    answers.n = MIN (given->n, result->n_questions);
  for (guint i = 0; i < answers.n; i++)
    answers.options[i] = result->questions[i].taken;

  search (&self, &answers, result, best, &end);
  adc_hex_field_fight (&field, best, result, NULL);
  return !self.is_cut;
}
