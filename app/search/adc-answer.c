/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-answer.h"

#define N_FIRST 3       /* results that a player sees at a glance */
#define MUCH_MORE 1.2   /* of the question than the games hold: it is no question about a game */
#define MUCH_BETTER 1.5 /* a score that says the same where both hold as much of it */

AdcAnswer *
adc_answer_new (void)
{
  AdcAnswer *self = g_new0 (AdcAnswer, 1);

  self->results = g_ptr_array_new_with_free_func (g_object_unref);
  self->nearest = g_new0 (char *, 1);
  return self;
}

void
adc_answer_free (AdcAnswer *self)
{
  g_ptr_array_unref (self->results);
  g_free (self->corrected);
  g_strfreev (self->nearest);
  g_free (self);
}

static double
get_best_score (const AdcAnswer *self)
{
  return adc_search_result_get_score (self->results->pdata[0]);
}

/* A player looks for a rule, unless what he typed is what a page of the guide is called, or has its
 * words by far more than the games have. An entry of a game that is called so is what he wants. */
static gboolean
is_about_program (const AdcAnswer *self, const AdcAnswer *guide)
{
  if (self->results->len == 0)
    return TRUE;
  if (guide->named == ADC_NAMED_EXACTLY)
    return self->named < ADC_NAMED_SO;
  if (self->named > ADC_NAMED_OTHERWISE)
    return FALSE;

  return guide->covered > self->covered * MUCH_MORE ||
         (guide->covered >= self->covered &&
          (guide->named > ADC_NAMED_OTHERWISE ||
           get_best_score (guide) > get_best_score (self) * MUCH_BETTER));
}

void
adc_answer_add_guide (AdcAnswer *self, const AdcAnswer *guide, guint limit)
{
  guint place = 0;
  guint n;

  g_return_if_fail (self != NULL && guide != NULL);

  if (guide->results->len == 0)
    return;
  if (!is_about_program (self, guide)) {
    if (guide->covered < self->covered || guide->named < self->named)
      return;
    place = MIN (N_FIRST, self->results->len);
  }

  n = self->results->len == 0 ? guide->results->len : 1;
  self->n_found += n;
  for (guint i = 0; i < n; i++)
    g_ptr_array_insert (self->results, (int) (place + i), g_object_ref (guide->results->pdata[i]));
  if (limit > 0 && self->results->len > limit)
    g_ptr_array_set_size (self->results, (int) limit);
}
