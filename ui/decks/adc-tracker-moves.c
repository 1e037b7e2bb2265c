/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-tracker-moves.h"

#include <glib/gi18n-lib.h>

/* The way of a card, in a circle. */
static const AdcDeckRole way[] = {
  ADC_DECK_ROLE_DRAW,
  ADC_DECK_ROLE_HAND,
  ADC_DECK_ROLE_TABLE,
  ADC_DECK_ROLE_DISCARD,
};

static guint
find_place (AdcDeckRole role)
{
  for (guint i = 0; i < G_N_ELEMENTS (way); i++)
    if (way[i] == role)
      return i;

  return G_N_ELEMENTS (way) - 1; /* what is out of the game comes back to the pile, if at all */
}

const AdcDeckZone *
adc_tracker_find_next (const AdcDeckKind *kind, const AdcDeckZone *from, AdcDeckRole drawn_to)
{
  const guint start = from->role == ADC_DECK_ROLE_DRAW ? find_place (drawn_to)
                                                       : find_place (from->role) + 1;

  for (guint i = 0; i < G_N_ELEMENTS (way); i++) {
    const AdcDeckZone *zone =
      adc_deck_kind_find_role (kind, way[(start + i) % G_N_ELEMENTS (way)]);

    if (zone != NULL && zone != from)
      return zone;
  }

  return NULL;
}

guint
adc_tracker_count_card (AdcDeck *deck, const AdcDeckLine *card, const char *zone)
{
  AdcDeckLine like = *card;
  const AdcDeckLine *line;

  like.zone = (char *) zone;
  line = adc_deck_find (deck, &like);
  return line != NULL ? line->count : 0;
}

static const AdcDeckZone *
find_of_role (const AdcDeckKind *kind, AdcDeck *deck, const AdcDeckLine *card, AdcDeckRole role)
{
  for (guint i = 0; i < kind->zones->len; i++) {
    const AdcDeckZone *zone = kind->zones->pdata[i];

    if (zone->role == role && adc_tracker_count_card (deck, card, zone->id) > 0)
      return zone;
  }

  return NULL;
}

const AdcDeckZone *
adc_tracker_find_first (const AdcDeckKind *kind, AdcDeck *deck, const AdcDeckLine *card)
{
  const AdcDeckZone *zone = NULL;

  for (guint i = 0; zone == NULL && i < G_N_ELEMENTS (way); i++)
    zone = find_of_role (kind, deck, card, way[i]);

  return zone != NULL ? zone : find_of_role (kind, deck, card, ADC_DECK_ROLE_OUT);
}

guint
adc_tracker_count_left (const AdcDeckKind *kind, AdcDeck *deck, const AdcDeckLine *card)
{
  guint n = 0;

  for (guint i = 0; i < kind->zones->len; i++) {
    const AdcDeckZone *zone = kind->zones->pdata[i];

    if (zone->role == ADC_DECK_ROLE_DRAW)
      n += adc_tracker_count_card (deck, card, zone->id);
  }

  return n;
}

const char *
adc_tracker_get_verb (const AdcDeckZone *from, const AdcDeckZone *to)
{
  switch (to->role) {
  case ADC_DECK_ROLE_HAND:
    return from->role == ADC_DECK_ROLE_DRAW ? C_("card", "Draw") : C_("card", "Take Back");
  case ADC_DECK_ROLE_TABLE:
    return C_("card", "Play");
  case ADC_DECK_ROLE_DISCARD:
    return C_("card", "Discard");
  case ADC_DECK_ROLE_OUT:
    return C_("card", "Remove");
  case ADC_DECK_ROLE_DRAW:
  default:
    return C_("card", "Return");
  }
}
