/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-deck-odds.h"

AdcDeck *
adc_deck_start (AdcDeck *deck, AdcGame *game)
{
  const AdcDeckKind *kind;
  GPtrArray *lines;
  AdcDeck *started;

  g_return_val_if_fail (ADC_IS_DECK (deck) && ADC_IS_GAME (game), NULL);

  kind = adc_deck_get_deck_kind (deck, game);
  lines = adc_deck_get_lines (deck);
  started = adc_deck_copy (deck);
  adc_deck_clear (started);
  for (guint i = 0; i < lines->len; i++) {
    const AdcDeckLine *line = lines->pdata[i];
    const AdcDeckZone *zone = adc_deck_kind_find_zone (kind, line->zone);

    if (zone == NULL)
      zone = adc_deck_kind_get_first_zone (kind);
    if (zone->start != NULL)
      adc_deck_add (started, zone->start, line->card, line->name, line->values, line->count);
  }

  return started;
}

typedef struct {
  GPtrArray  *lines; /* of the deck that is dealt from, */
  guint      *left;  /* and how many of each are still there */
  AdcDeck    *hand;
  const char *zone;  /* where that has them */
  GRand      *random;
} Deal;

static guint
count_left (const Deal *self, const char *pile)
{
  guint count = 0;

  for (guint i = 0; i < self->lines->len; i++)
    if (g_str_equal (((AdcDeckLine *) self->lines->pdata[i])->zone, pile))
      count += self->left[i];

  return count;
}

static void
take_card (const Deal *self, const char *pile, guint position)
{
  for (guint i = 0; i < self->lines->len; i++) {
    const AdcDeckLine *line = self->lines->pdata[i];

    if (!g_str_equal (line->zone, pile))
      continue;
    if (position < self->left[i]) {
      adc_deck_add (self->hand, self->zone, line->card, line->name, line->values, 1);
      self->left[i]--;
      return;
    }
    position -= self->left[i];
  }
}

/* Each copy that is left is as likely to be the next: what Fisher and Yates do to a pile, as far as
 * it is looked at. Gives how many were drawn. */
static guint
draw (const Deal *self, const char *pile, guint n_drawn)
{
  const guint n_cards = count_left (self, pile);

  n_drawn = MIN (n_drawn, n_cards);
  for (guint i = 0; i < n_drawn; i++)
    take_card (self, pile, (guint) g_rand_int_range (self->random, 0, (gint32) (n_cards - i)));

  return n_drawn;
}

AdcDeck *
adc_deck_deal (AdcDeck *deck, AdcGame *game, guint n_drawn, GRand *random)
{
  const AdcDeckKind *kind;
  const AdcDeckZone *zone;
  g_autofree guint *left = NULL;
  Deal self = { .random = random };

  g_return_val_if_fail (ADC_IS_DECK (deck) && ADC_IS_GAME (game) && random != NULL, NULL);

  kind = adc_deck_get_deck_kind (deck, game);
  zone = adc_deck_kind_find_role (kind, ADC_DECK_ROLE_HAND);
  self.zone = zone != NULL ? zone->id : adc_deck_kind_get_first_zone (kind)->id;
  self.lines = adc_deck_get_lines (deck);
  self.left = left = g_new (guint, self.lines->len);
  self.hand = adc_deck_copy (deck);
  adc_deck_clear (self.hand);
  for (guint i = 0; i < self.lines->len; i++) {
    const AdcDeckLine *line = self.lines->pdata[i];

    left[i] = line->count;
    if (zone != NULL && g_str_equal (line->zone, zone->id))
      adc_deck_add (self.hand, line->zone, line->card, line->name, line->values, line->count);
  }

  for (guint i = 0; i < kind->zones->len; i++) {
    const AdcDeckZone *pile = kind->zones->pdata[i];

    if (pile->role == ADC_DECK_ROLE_DRAW && pile->is_played)
      n_drawn -= draw (&self, pile->id, n_drawn);
  }

  return self.hand;
}
