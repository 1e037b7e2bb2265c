/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-star-reader.h"

#include "adc-battle-report.h"
#include "adc-card.h"

#include <glib/gi18n-lib.h>

/* The cards that a scenario names, and where they lie. */

static void G_GNUC_PRINTF (4, 5)
refuse (AdcStarReader *self, const AdcScenarioForce *force, const char *rule, const char *format,
        ...)
{
  g_autofree char *message = NULL;
  va_list arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);

  adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE, force->line, force->id, rule, "%s",
                     message);
}

/* “9/6”: what is typed in for a card. */
static char *
dup_name (AdcStarReader *self, const AdcScenarioForce *force, AdcStarPlace place)
{
  const char *attack = adc_settings_get (force->values, "major-attack", "?");
  const char *health = adc_settings_get (force->values, "major-health", "?");

  if (force->unit == NULL && force->name == NULL && place == ADC_STAR_PLACE_REINFORCEMENT)
    return g_strdup (_("Reinforcement"));
  if (force->unit == NULL && force->name == NULL)
    /* Translators: a card of which only its figures are known, such as 9/6 */
    return g_strdup_printf (_("Card %s/%s"), attack, health);

  return adc_scenario_dup_force_name (self->game, self->clash->scenario, force->id);
}

/* FALSE when it is no card that this side can have. */
static gboolean
check_piece (AdcStarReader *self, guint side, const AdcScenarioForce *force, AdcPiece *piece,
             const char *name)
{
  const char *deck = adc_star_get_text (NULL, piece, "deck");
  AdcFaction *faction = self->factions[side];
  const guint n_faults = self->faults->len;

  if (g_strcmp0 (deck, "combat") != 0 && g_strcmp0 (deck, "technology") != 0)
    refuse (self, force, RULE_CARDS,
            /* Translators: the name of a card */
            _("%s: neither a combat card nor a technology"), name);
  else if (faction != NULL && !adc_faction_owns (faction, piece))
    refuse (self, force, RULE_CARDS,
            /* Translators: the name of a card, then of a race */
            _("%s: this is no card of the %s"), name, self->clash->parties[side].race_name);
  else if (!adc_star_reader_is_in_box (self, piece))
    refuse (self, force, "brood-war-terme",
            /* Translators: the name of a unit or a card */
            _("%s: it is not in the game with the boxes that this battle is played with"), name);

  return self->faults->len == n_faults;
}

/* More of the same card than there are. */
static gboolean
check_copies (AdcStarReader *self, guint side, const AdcScenarioForce *force, AdcPiece *piece,
              const char *name)
{
  const AdcStarParty *party = &self->clash->parties[side];
  const char *copies = adc_star_get_text (NULL, piece, "copies");
  guint n = 1;

  for (guint i = 0; i < party->faces->len; i++)
    n += g_strcmp0 (adc_star_face (self->clash, side, i)->piece, force->unit) == 0;
  if (copies == NULL || n <= g_ascii_strtoull (copies, NULL, 10))
    return TRUE;

  refuse (self, force, RULE_CARDS,
          /* Translators: the name of a card, then a number */
          ngettext ("%s: this side has only %s of it", "%s: this side has only %s of them",
                    g_ascii_strtoull (copies, NULL, 10)),
          name, copies);
  return FALSE;
}

static gboolean
has_figures (const AdcStarFace *face)
{
  for (guint i = 0; i < ADC_STAR_N_FIGURES; i++)
    if (face->has_figure[i])
      return TRUE;

  return FALSE;
}

static gboolean
check_kind (AdcStarReader *self, const AdcScenarioForce *force, const AdcStarCard *card,
            const AdcStarFace *face)
{
  if (face->place != ADC_STAR_PLACE_CARD && face->place != ADC_STAR_PLACE_REINFORCEMENT)
    return TRUE;

  if (face->is_play_area)
    /* Translators: the name of a card */
    refuse (self, force, RULE_PLAY_AREA, _("%s: this card lies in the play area, it is not played "
                                           "in a skirmish"),
            face->name);
  else if (face->place == ADC_STAR_PLACE_CARD && card->is_reinforcement)
    /* Translators: the name of a card */
    refuse (self, force, RULE_LONE, _("%s: a reinforcement is played beside a standard card, never "
                                      "instead of it"),
            face->name);
  else if (face->place == ADC_STAR_PLACE_REINFORCEMENT && face->has_kind && !card->is_reinforcement)
    /* Translators: the name of a card */
    refuse (self, force, RULE_CARDS, _("%s: a side plays one standard card in a skirmish, and "
                                       "beside it only a reinforcement"),
            face->name);
  else if (face->place == ADC_STAR_PLACE_REINFORCEMENT && face->is_typed && has_figures (face))
    /* Translators: the name of a card */
    refuse (self, force, RULE_REINFORCEMENT,
            _("%s: a reinforcement has no figures of its own, only abilities"), face->name);
  else
    return TRUE;

  return FALSE;
}

static gboolean
is_taken (AdcStarReader *self, guint side, AdcStarPlace place, guint skirmish)
{
  const AdcStarSlot *slot = &self->clash->battle.slots[skirmish][side];

  return place == ADC_STAR_PLACE_CARD
             ? slot->card != ADC_STAR_UNKNOWN ||
                 self->clash->parties[side].covered[skirmish] != NULL
             : place == ADC_STAR_PLACE_REINFORCEMENT && slot->reinforcement != ADC_STAR_NONE;
}

/* Whether it can lie there. */
static gboolean
check_place (AdcStarReader *self, guint side, const AdcScenarioForce *force, AdcStarPlace place,
             guint skirmish, const char *name)
{
  const gboolean is_laid = place == ADC_STAR_PLACE_CARD || place == ADC_STAR_PLACE_REINFORCEMENT;

  if (place == ADC_STAR_PLACE_FRONT || place == ADC_STAR_PLACE_SUPPORT) {
    /* Translators: the name of a card, then a place as written in the file */
    refuse (self, force, RULE_CARDS, _("%s: a card is not at “%s”, where units are"), name,
            force->place);
    return FALSE;
  }
  if (is_taken (self, side, place, skirmish)) {
    refuse (self, force, RULE_CARDS,
            place == ADC_STAR_PLACE_CARD
                /* Translators: the name of a card, then the number of a skirmish */
                ? _("%s: this side has a standard card in skirmish %u already")
                : _("%s: this side has a reinforcement in skirmish %u already"),
            name, skirmish + 1);
    return FALSE;
  }
  if (place == ADC_STAR_PLACE_NOWHERE ||
      (is_laid && skirmish >= self->clash->battle.n_skirmishes)) {
    adc_faults_append (self->faults, ADC_FAULT_MOMENTARY, force->line, force->id, RULE_CARDS,
                       place == ADC_STAR_PLACE_NOWHERE
                           /* Translators: the name of a card */
                           ? _("%s: this card lies nowhere yet")
                           : _("%s: nobody fights where this card lies"),
                       name);
    return FALSE;
  }

  return TRUE;
}

static void
lay_card (AdcStarReader *self, guint side, const AdcStarFace *face, guint card)
{
  AdcStarSlot *slot = &self->clash->battle.slots[face->skirmish][side];

  if (face->place == ADC_STAR_PLACE_CARD)
    slot->card = card;
  else if (face->place == ADC_STAR_PLACE_REINFORCEMENT)
    slot->reinforcement = card;
  else if (face->place == ADC_STAR_PLACE_HAND && !face->is_play_area)
    self->clash->battle.sides[side].hand |= (guint64) 1 << card;
}

/* A card of which nothing is known but where it lies. */
static void
read_hidden (AdcStarReader *self, guint side, const AdcScenarioForce *force, AdcStarPlace place,
             guint skirmish)
{
  AdcStarParty *party = &self->clash->parties[side];

  if (place != ADC_STAR_PLACE_CARD && place != ADC_STAR_PLACE_REINFORCEMENT) {
    refuse (self, force, RULE_CARDS, _("a card of which nothing is known can only lie in a "
                                       "skirmish"));
    return;
  }
  if (!check_place (self, side, force, place, skirmish, _("Card face down")))
    return;
  if (place == ADC_STAR_PLACE_CARD) { /* it is one that nobody knows in any case */
    party->covered[skirmish] = g_strdup (force->id);
    return;
  }

  self->clash->battle.slots[skirmish][side].reinforcement = ADC_STAR_UNKNOWN;
  party->hides[skirmish] = TRUE;
  party->hidden[skirmish] = g_strdup (force->id);
}

void
adc_star_reader_read_card (AdcStarReader *self, guint side, const AdcScenarioForce *force,
                           AdcStarPlace place, guint skirmish)
{
  static const char * const known[] = { "cancels", NULL };
  static const char * const aims[] = { "reinforcement", "standard", NULL };
  AdcStarParty *party = &self->clash->parties[side];
  AdcStarSide *numbers = &self->clash->battle.sides[side];
  AdcEntry *entry = force->unit != NULL ? adc_game_lookup (self->game, force->unit) : NULL;
  AdcPiece *piece = ADC_IS_CARD (entry) ? ADC_PIECE (entry) : NULL;
  g_autofree char *name = dup_name (self, force, place);
  AdcStarCard card = { 0 };
  AdcStarFace face = { .line = force->line, .place = place, .skirmish = skirmish };

  adc_star_reader_refuse_strangers (self, force->settings, known, force->line, force->id);
  card.cancels_standard = adc_star_reader_get_choice (self, force->settings, "cancels", aims,
                                                      force->line, force->id) == 1;
  if (piece == NULL && force->unit != NULL) {
    refuse (self, force, RULE_CARDS, _("“%s” is no card of this game"), force->unit);
    return;
  }
  if (piece == NULL && g_hash_table_size (force->values) == 0) {
    read_hidden (self, side, force, place, skirmish);
    return;
  }
  if (piece != NULL && (!check_piece (self, side, force, piece, name) ||
                        !check_copies (self, side, force, piece, name)))
    return;
  if (!check_place (self, side, force, place, skirmish, name))
    return;
  if (numbers->n_cards == ADC_STAR_MAX_CARDS) {
    refuse (self, force, RULE_CARDS, _("nobody has more than %d cards"), ADC_STAR_MAX_CARDS);
    return;
  }

  adc_star_reader_read_face (self, force, piece, &card, &face);
  if (!face.has_kind)
    card.is_reinforcement = place == ADC_STAR_PLACE_REINFORCEMENT;
  face.name = name;
  if (!check_kind (self, force, &card, &face))
    return;

  face.name = g_steal_pointer (&name);
  face.id = g_strdup (force->id);
  face.piece = g_strdup (force->unit);
  lay_card (self, side, &face, numbers->n_cards);
  numbers->cards[numbers->n_cards++] = card;
  g_array_append_val (party->faces, face);
}
