/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-star-clash-private.h"

#include <glib/gi18n-lib.h>

/* What was settled beforehand, and what the forecast takes for granted. */

#define RULE_DRAW "regle-pioche-bataille"

void
adc_star_clash_note (AdcStarClash *self)
{
  if (self->area != NULL && self->battle.limit >= 0)
    /* Translators: the name of an area, then a number */
    adc_star_say (self->notes, RULE_LIMIT,
                  ngettext ("%s takes %d unit; two more may attack it",
                            "%s takes %d units; two more may attack it", self->battle.limit),
                  self->area, self->battle.limit);
  else if (self->area != NULL)
    /* Translators: the name of an area */
    adc_star_say (self->notes, RULE_LIMIT, _("%s: its unit limit is not known, and not checked"),
                  self->area);
  if (self->battle.n_skirmishes == 0) /* nothing is drawn where nobody fights */
    return;

  if (self->is_special)
    adc_star_say (self->notes, RULE_SPECIAL,
                  _("Special mobilisation: the attacker draws 5 cards instead of 3 before the "
                    "battle, and attacks with 1 more in each skirmish; the defender draws 1"));
  else
    adc_star_say (self->notes, RULE_DRAW,
                  _("Before the battle the attacker draws 3 cards, the defender 1; the hands given "
                    "here are those after it"));
}

static gboolean
is_drawing (AdcStarClash *self, guint side)
{
  if (adc_star_clash_count_unknown (self, side, FALSE) > 0)
    return TRUE;

  for (guint i = 0; i < self->battle.n_skirmishes; i++)
    if (self->bouts[i].camps[side].card_state == ADC_STAR_CARD_CANCELLED)
      return TRUE;

  return FALSE;
}

static gboolean
has_effect (const AdcStarCard *card, AdcStarEffectKind kind)
{
  for (guint i = 0; i < card->n_effects; i++)
    if (card->effects[i].kind == kind)
      return TRUE;

  return FALSE;
}

/* Whether a card that the side plays, or may play, has it. */
static gboolean
has_ability (AdcStarClash *self, guint side, AdcStarEffectKind kind)
{
  const AdcStarSide *numbers = &self->battle.sides[side];
  const gboolean draws = is_drawing (self, side) ||
                         adc_star_clash_count_unknown (self, side, TRUE) > 0;

  for (guint i = 0; i < numbers->n_cards; i++) {
    const AdcStarPlace place = adc_star_face (self, side, i)->place;

    if (((draws && place != ADC_STAR_PLACE_DISCARD) || place == ADC_STAR_PLACE_CARD ||
         place == ADC_STAR_PLACE_REINFORCEMENT) &&
        has_effect (&numbers->cards[i], kind))
      return TRUE;
  }

  return FALSE;
}

static void
state_pool (AdcStarClash *self, guint side)
{
  const AdcStarParty *party = &self->parties[side];
  const guint n_cards = adc_star_clash_count_pool (self, side, FALSE);

  if (!is_drawing (self, side))
    return;

  if (party->draws_from_hand)
    /* Translators: the name of a side */
    adc_star_say (self->assumptions, RULE_CARDS,
                  _("The cards of %s that lie face down are of the hand that is given, each "
                    "equally likely"),
                  party->name);
  else if (self->advised == (int) side)
    /* Translators: the name of a side, then a number */
    adc_star_say (self->assumptions, RULE_LONE,
                  ngettext ("The top card of the deck of %s, if it is played, is the %u standard "
                            "card left that it may be",
                            "The top card of the deck of %s, if it is played, is any of the %u "
                            "standard cards left that it may be, each equally likely",
                            n_cards),
                  party->name, n_cards);
  else
    /* Translators: the name of a side, then a number */
    adc_star_say (self->assumptions, RULE_LONE,
                  ngettext ("A card of %s that nobody knows is the %u standard card left that it "
                            "may be",
                            "A card of %s that nobody knows is any of the %u standard cards left "
                            "that it may be, each equally likely",
                            n_cards),
                  party->name, n_cards);
  if (party->draws_from_discard)
    /* Translators: the name of a side */
    adc_star_say (self->assumptions, RULE_CARDS,
                  _("The deck of %s has run out: its discard pile is shuffled in"), party->name);
  if (party->n_faceless > 0 &&
      (!party->draws_from_hand || has_ability (self, !side, ADC_STAR_CANCEL)))
    /* Translators: a number of cards, then the name of a side */
    adc_star_say (self->assumptions, NOTE_FACES,
                  ngettext ("Nobody knows the face of %u card left in the deck of %s: it is left "
                            "out of the draw",
                            "Nobody knows the faces of %u cards left in the deck of %s: they are "
                            "left out of the draw",
                            party->n_faceless),
                  party->n_faceless, party->name);
}

/* A second card that nobody knows: which of them a supporting unit makes count is mostly
 * unknown. */
static void
state_specialty (AdcStarClash *self, guint side)
{
  const AdcStarSide *numbers = &self->battle.sides[side];

  if (adc_star_clash_count_unknown (self, side, TRUE) == 0)
    return;

  for (guint i = 0; i < numbers->n_cards; i++)
    if ((numbers->pool & ((guint64) 1 << i)) && numbers->cards[i].is_reinforcement &&
        !adc_star_face (self, side, i)->has_specialty) {
      adc_star_say (self->assumptions, NOTE_SPECIALTY,
                    _("A reinforcement that nobody knows counts for the front unit only, unless "
                      "it is known to have the specialty-support icon"));
      return;
    }
}

/* Cards in play of which more may be printed than is known. */
static void
state_abilities (AdcStarClash *self, guint side)
{
  for (guint i = 0; i < self->battle.sides[side].n_cards; i++) {
    const AdcStarFace *face = adc_star_face (self, side, i);

    if (face->id != NULL && !face->is_whole && !face->is_vague &&
        face->place != ADC_STAR_PLACE_DISCARD)
      /* Translators: the name of a card */
      adc_star_say (self->assumptions, NOTE_FACES,
                    _("%s: its abilities may not all be known; those that are count"), face->name);
  }
  for (guint i = 0; i < self->battle.sides[side].n_units; i++)
    if (adc_star_figure (self, side, i)->has_sacrifice) {
      adc_star_say (self->assumptions, "note-brood-war",
                    _("What the keyword Sacrifice of a unit says is not known: it has no effect"));
      return;
    }
}

static gboolean
may_escape (AdcStarClash *self, guint side)
{
  const AdcStarSide *numbers = &self->battle.sides[side];

  for (guint i = 0; i < numbers->n_units; i++)
    if (numbers->units[i].has_cloaking)
      return TRUE;

  return has_ability (self, side, ADC_STAR_CLOAKING);
}

static void
state_rooms (AdcStarClash *self)
{
  gboolean retreats_freely = FALSE;
  gboolean escapes_freely = FALSE;

  for (guint side = 0; side < ADC_STAR_N_SIDES; side++) {
    retreats_freely |= self->battle.sides[side].retreat_room < 0;
    escapes_freely |= self->battle.sides[side].cloak_room < 0 && may_escape (self, side);
  }
  if (retreats_freely)
    adc_star_say (self->assumptions, NOTE_RETREAT,
                  _("Where no room for a retreat is given, there is enough for all"));
  if (escapes_freely)
    adc_star_say (self->assumptions, RULE_CLOAKING,
                  _("Cloaked units that escape find room, unless it is given"));
  if (self->battle.limit < 0)
    adc_star_say (self->assumptions, RULE_LIMIT,
                  _("The unit limit of the area is not given: nobody exceeds it"));
}

static void
state_choices (AdcStarClash *self)
{
  for (guint side = 0; side < ADC_STAR_N_SIDES; side++)
    if (self->battle.sides[side].n_units > 1)
      adc_star_say (self->assumptions, NOTE_VALUE,
                    self->parties[side].has_order
                        /* Translators: the name of a side */
                        ? _("%s gives up units in the order it was given, then those worth least "
                            "first")
                        : _("%s gives up the units worth least first"),
                    self->parties[side].name);
}

void
adc_star_clash_state_assumptions (AdcStarClash *self)
{
  for (guint side = 0; side < ADC_STAR_N_SIDES; side++) {
    state_pool (self, side);
    state_specialty (self, side);
    state_abilities (self, side);
  }
  state_choices (self);
  state_rooms (self);
}
