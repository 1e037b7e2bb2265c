/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-deck-check-private.h"

#include <glib/gi18n-lib.h>

static const char *
get_cards_title (const AdcDeckCase *self, const AdcDeckLimit *limit)
{
  AdcEntry *card = limit->card != NULL ? adc_game_lookup (self->game, limit->card) : NULL;

  if (card != NULL)
    return adc_entry_get_title (card);
  if (limit->stat == NULL)
    return NULL;

  return adc_deck_get_value_title (self->game, limit->stat, limit->value);
}

char *
adc_deck_words_subject (const AdcDeckCase *self, const AdcDeckLimit *limit)
{
  const char *cards = get_cards_title (self, limit);
  const AdcDeckZone *zone = adc_deck_kind_find_zone (self->kind, limit->zone);

  if (zone == NULL)
    return g_strdup (cards != NULL ? cards : adc_deck_kind_get_title (self->kind));
  if (cards == NULL)
    return g_strdup (adc_deck_zone_get_title (zone));

  /* Translators: what is counted in a deck, and in which part of it: “Attack (chosen cards)” */
  return g_strdup_printf (_("%s (%s)"), cards, adc_deck_zone_get_title (zone));
}

char *
adc_deck_words_count (const char *subject, const AdcDeckFinding *finding)
{
  if (finding->verdict == ADC_DECK_KEPT)
    /* Translators: what is counted in a deck, and how many there are */
    return g_strdup_printf (_("%s: %u."), subject, finding->count);
  if (finding->verdict == ADC_DECK_UNDECIDED)
    return g_strdup_printf (ngettext ("%s: %u known, and the minimum is %d; %u more card is "
                                      "unknown.",
                                      "%s: %u known, and the minimum is %d; %u more cards are "
                                      "unknown.",
                                      finding->n_unknown),
                            subject, finding->count, finding->min, finding->n_unknown);
  if (finding->min == finding->max)
    return g_strdup_printf (_("%s: %u, and it takes exactly %d."), subject, finding->count,
                            finding->min);
  if (finding->max != ADC_DECK_NO_LIMIT && (int) finding->count > finding->max)
    return g_strdup_printf (_("%s: %u, and the limit is %d."), subject, finding->count,
                            finding->max);

  return g_strdup_printf (_("%s: %u, and the minimum is %d."), subject, finding->count,
                          finding->min);
}

char *
adc_deck_words_foreign (const char *card, guint count)
{
  return g_strdup_printf (ngettext ("“%s” does not belong in this deck, and there is %u of it.",
                                    "“%s” does not belong in this deck, and there are %u of it.",
                                    count),
                          card, count);
}

char *
adc_deck_words_alone (const char *card, const char *missing)
{
  /* Translators: names of two cards that are there together or not at all */
  return g_strdup_printf (_("“%s” is there without “%s”."), card, missing);
}

static char *
say_unknown (const AdcDeckReport *report)
{
  return g_strdup_printf (ngettext ("Legal as far as its cards are known: %u card of %u is unknown.",
                                    "Legal as far as its cards are known: %u cards of %u are "
                                    "unknown.",
                                    report->n_unknown),
                          report->n_unknown, report->n_cards);
}

char *
adc_deck_words_summary (const AdcDeckCase *self, const AdcDeckReport *report)
{
  if (report->n_broken > 0)
    return g_strdup_printf (ngettext ("Not legal: %u rule is broken.",
                                      "Not legal: %u rules are broken.", report->n_broken),
                            report->n_broken);
  if (self->stage == ADC_DECK_STAGE_BUILD && report->findings->len == 0)
    return g_strdup (_("No rule judges this deck."));
  if (report->n_unknown > 0)
    return say_unknown (report);
  if (report->verdict == ADC_DECK_UNDECIDED)
    return g_strdup (_("Legal as far as the values of its cards are known."));
  if (report->n_ignored > 0)
    return g_strdup_printf (ngettext ("Legal by your house rules: %u rule is ignored.",
                                      "Legal by your house rules: %u rules are ignored.",
                                      report->n_ignored),
                            report->n_ignored);

  return g_strdup (_("Legal."));
}
