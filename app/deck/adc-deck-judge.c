/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-deck-check-private.h"

gboolean
adc_deck_judge_applies (const AdcDeckCase *self, const AdcDeckLimit *limit)
{
  const AdcDeckWhen whose = { .faction = limit->faction };
  const AdcDeckZone *zone;

  if (adc_deck_kind_is_free (self->kind) ||
      (limit->kind != NULL && !g_str_equal (limit->kind, self->kind->id)) ||
      !adc_deck_fits (self->deck, self->game, &whose))
    return FALSE;

  if (limit->zone == NULL)
    return self->stage == ADC_DECK_STAGE_BUILD;

  zone = adc_deck_kind_find_zone (self->kind, limit->zone);
  return zone != NULL && zone->is_built == (self->stage == ADC_DECK_STAGE_BUILD);
}

const AdcDeckBound *
adc_deck_judge_find_bound (const AdcDeckCase *self, const AdcDeckLimit *limit)
{
  for (guint i = 0; i < limit->bounds->len; i++) {
    const AdcDeckBound *bound = limit->bounds->pdata[i];

    if (adc_deck_fits (self->deck, self->game, &bound->when))
      return bound;
  }

  return NULL;
}

gboolean
adc_deck_judge_in_zone (const AdcDeckCase *self, const AdcDeckLimit *limit,
                        const AdcDeckLine *line)
{
  const AdcDeckZone *zone;

  if (limit->zone != NULL)
    return g_str_equal (limit->zone, line->zone);

  zone = adc_deck_kind_find_zone (self->kind, line->zone);
  return zone == NULL || zone->is_counted; /* what is nowhere is in the deck all the same */
}

AdcDeckMatch
adc_deck_judge_line (const AdcDeckCase *self, const AdcDeckLimit *limit, const AdcDeckLine *line)
{
  AdcEntry *entry = adc_deck_line_lookup (line, self->game);

  if (limit->foreign) /* what nobody knows is nobody else's */
    return entry == NULL || adc_deck_admits (self->deck, self->game, entry) ? ADC_DECK_MATCH_NO
                                                                            : ADC_DECK_MATCH_YES;

  return adc_deck_match_line (line, self->game, limit->card, limit->stat, limit->value);
}
