/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-star-reader.h"

#include "adc-card.h"

#include <glib/gi18n-lib.h>

/* What cards that nobody knows may be. */

/* Whether all is known that it could be asked for. */
static gboolean
has_face (const AdcStarCard *card, const AdcStarFace *face)
{
  if (!face->has_kind || face->is_play_area || !face->has_icons || !face->has_effects ||
      face->is_vague)
    return FALSE;

  for (guint i = 0; !card->is_reinforcement && i < ADC_STAR_N_FIGURES; i++)
    if (!face->has_figure[i])
      return FALSE;

  return TRUE;
}

static guint
count_named (AdcStarReader *self, guint side, const char *piece)
{
  guint n = 0;

  for (guint i = 0; i < self->clash->parties[side].faces->len; i++) {
    const AdcStarFace *face = adc_star_face (self->clash, side, i);

    n += face->id != NULL && face->place != ADC_STAR_PLACE_DECK &&
         g_strcmp0 (face->piece, piece) == 0;
  }

  return n;
}

/* What is left of a card of the race's deck: all but those that lie elsewhere. */
static void
add_card (AdcStarReader *self, guint side, AdcPiece *piece)
{
  AdcStarParty *party = &self->clash->parties[side];
  AdcStarSide *numbers = &self->clash->battle.sides[side];
  const char *id = adc_entry_get_id (ADC_ENTRY (piece));
  const char *text = adc_star_get_text (NULL, piece, "copies");
  const gint64 n_printed = text != NULL ? g_ascii_strtoll (text, NULL, 10) : 1;
  const guint n_copies = CLAMP (n_printed, 0, ADC_STAR_MAX_CARDS);

  for (guint i = count_named (self, side, id); i < n_copies; i++) {
    AdcStarCard card = { 0 };
    AdcStarFace face = { .place = ADC_STAR_PLACE_DECK };

    adc_star_reader_read_face (self, NULL, piece, &card, &face);
    if (!has_face (&card, &face)) {
      party->n_faceless++;
      continue;
    }
    if (numbers->n_cards == ADC_STAR_MAX_CARDS) {
      adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE, party->line, NULL, RULE_CARDS,
                         _("nobody has more than %d cards"), ADC_STAR_MAX_CARDS);
      return;
    }
    face.piece = g_strdup (id);
    face.name = g_strdup (adc_entry_get_title (ADC_ENTRY (piece)));
    numbers->pool |= (guint64) 1 << numbers->n_cards;
    numbers->cards[numbers->n_cards++] = card;
    g_array_append_val (party->faces, face);
  }
}

static void
add_deck (AdcStarReader *self, guint side)
{
  GListModel *cards = adc_faction_get_cards (self->factions[side]);

  for (guint i = 0; i < g_list_model_get_n_items (cards); i++) {
    g_autoptr(AdcPiece) piece = g_list_model_get_item (cards, i);

    if (g_strcmp0 (adc_star_get_text (NULL, piece, "deck"), "combat") == 0 &&
        adc_star_reader_is_in_box (self, piece))
      add_card (self, side, piece);
  }
}

/* Technologies that the scenario says are in it; combat cards are there anyway. */
static void
add_technologies (AdcStarReader *self, guint side)
{
  AdcStarParty *party = &self->clash->parties[side];
  AdcStarSide *numbers = &self->clash->battle.sides[side];

  for (guint i = 0; i < party->faces->len; i++) {
    const AdcStarFace *face = adc_star_face (self->clash, side, i);

    if (face->place != ADC_STAR_PLACE_DECK || face->id == NULL ||
        (face->piece != NULL && !face->is_technology))
      continue;

    if (has_face (&numbers->cards[i], face))
      numbers->pool |= (guint64) 1 << i;
    else
      party->n_faceless++;
  }
}

static guint64
find_cards (AdcStarReader *self, guint side, AdcStarPlace place, gboolean reinforcements)
{
  const AdcStarSide *numbers = &self->clash->battle.sides[side];
  guint64 found = 0;

  for (guint i = 0; i < numbers->n_cards; i++) {
    const AdcStarFace *face = adc_star_face (self->clash, side, i);

    if (face->place == place && numbers->cards[i].is_reinforcement == reinforcements &&
        has_face (&numbers->cards[i], face))
      found |= (guint64) 1 << i;
  }

  return found;
}

static guint
count_bits (guint64 bits)
{
  guint n = 0;

  for (; bits != 0; bits &= bits - 1)
    n++;

  return n;
}

static guint64
keep_kind (const AdcStarSide *numbers, guint64 cards, gboolean reinforcements)
{
  for (guint i = 0; i < numbers->n_cards; i++)
    if (numbers->cards[i].is_reinforcement != reinforcements)
      cards &= ~((guint64) 1 << i);

  return cards;
}

/* A hand that is given is what its side plays from, if it is large enough, else it plays the rest
 * from its deck; a deck that has run out is replaced by its discard pile. */
static void
narrow_pool (AdcStarReader *self, guint side, gboolean reinforcements)
{
  AdcStarParty *party = &self->clash->parties[side];
  AdcStarSide *numbers = &self->clash->battle.sides[side];
  const guint n_slots = adc_star_clash_count_unknown (self->clash, side, reinforcements);
  const guint64 hand = find_cards (self, side, ADC_STAR_PLACE_HAND, reinforcements);
  const guint64 discarded = find_cards (self, side, ADC_STAR_PLACE_DISCARD, reinforcements);
  const guint64 rest = numbers->pool & ~keep_kind (numbers, numbers->pool, reinforcements);
  const gboolean is_advised = self->clash->advised == (int) side;
  guint64 pool = keep_kind (numbers, numbers->pool, reinforcements);

  if (n_slots == 0)
    return;

  if (!is_advised && count_bits (hand) < n_slots)
    pool |= hand;
  if (hand != 0 && !is_advised && count_bits (hand) >= n_slots) {
    if (!reinforcements) /* what is cancelled is not replaced from a hand */
      numbers->deck = pool != 0 ? pool : discarded;
    pool = hand;
    party->draws_from_hand = TRUE;
  } else if (discarded != 0 && count_bits (pool) + (is_advised ? count_bits (hand) : 0) < n_slots) {
    pool |= discarded;
    party->draws_from_discard = TRUE;
  }
  numbers->pool = rest | pool;
}

/* The side that has a hand and something to lay it on. */
static int
find_advised (AdcStarClash *clash)
{
  for (guint i = 0; i < ADC_STAR_N_SIDES; i++)
    if (clash->battle.sides[i].hand != 0 && adc_star_clash_count_unknown (clash, i, FALSE) > 0)
      return i;

  return -1;
}

void
adc_star_reader_fill_pools (AdcStarReader *self)
{
  self->clash->advised = find_advised (self->clash);
  for (guint i = 0; i < ADC_STAR_N_SIDES; i++) {
    if (self->factions[i] != NULL)
      add_deck (self, i);
    add_technologies (self, i);
    narrow_pool (self, i, FALSE);
    narrow_pool (self, i, TRUE);
  }
}
