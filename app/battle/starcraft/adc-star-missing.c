/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-star-clash-private.h"

#include <glib/gi18n-lib.h>

/* Values that nobody knows, where something depends on them. */

typedef struct {
  AdcStarClash *clash;
  AdcGame      *game;
  GPtrArray    *faults;
} Asking;

static void
ask_for (Asking *self, const char *force, int line, const char *stat, const char *rule,
         const char *message)
{
  AdcFault *fault = adc_fault_new (ADC_FAULT_MISSING, line, force, rule, message);

  fault->stat = g_strdup (stat);
  g_ptr_array_add (self->faults, fault);
  self->clash->is_missing = TRUE;
}

static void
ask (Asking *self, AdcKind kind, const char *force, const char *name, int line, const char *stat)
{
  AdcStat *asked = adc_game_get_stat (self->game, kind, stat);
  g_autofree char *message =
    /* Translators: the name of a unit or a card, then what is not known of it: “Major attack” */
    g_strdup_printf (_("%s: “%s” is not known"), name,
                     asked != NULL ? adc_stat_get_title (asked) : stat);

  ask_for (self, force, line, stat, kind == ADC_KIND_UNIT ? RULE_SUPPORT : NOTE_FACES, message);
}

static void
ask_unit (Asking *self, guint side, int unit, const char *stat)
{
  const AdcStarFigure *figure = adc_star_figure (self->clash, side, unit);

  ask (self, ADC_KIND_UNIT, figure->id, figure->name, figure->line, stat);
}

static void
ask_card (Asking *self, guint side, int card, const char *stat)
{
  const AdcStarFace *face = adc_star_face (self->clash, side, card);

  ask (self, ADC_KIND_CARD, face->id, face->name, face->line, stat);
}

static void
ask_front (Asking *self, guint side, guint skirmish)
{
  guint *lacks = self->clash->lacks[skirmish];
  const int front = self->clash->battle.slots[skirmish][side].front;
  const AdcStarFigure *figure = adc_star_figure (self->clash, side, front);

  if (!figure->has_type) {
    ask_unit (self, side, front, "type");
    lacks[!side] |= ADC_STAR_LACKS_ATTACK | ADC_STAR_LACKS_REACH;
  }
  if (!figure->has_hits) {
    ask_unit (self, side, front, "hits");
    lacks[side] |= ADC_STAR_LACKS_REACH;
  }
}

/* Whether the front unit could hit anybody there: else its attack and the enemy's health do not
 * matter. */
static gboolean
can_reach (AdcStarClash *clash, guint side, guint skirmish)
{
  const AdcStarBattle *battle = &clash->battle;
  const AdcStarSlot *enemy = &battle->slots[skirmish][!side];
  const int front = battle->slots[skirmish][side].front;
  const AdcStarUnit *unit = &battle->sides[side].units[front];

  if (!adc_star_figure (clash, side, front)->has_hits)
    return TRUE;
  for (int i = -1; i < (int) enemy->n_supports; i++) {
    const int index = i < 0 ? enemy->front : enemy->supports[i];

    if (!adc_star_figure (clash, !side, index)->has_type ||
        adc_star_can_hit (unit, &battle->sides[!side].units[index]))
      return TRUE;
  }

  return FALSE;
}

static void
ask_supports (Asking *self, guint side, guint skirmish)
{
  const AdcStarBattle *battle = &self->clash->battle;
  guint *lacks = self->clash->lacks[skirmish];
  const AdcStarSlot *slot = &battle->slots[skirmish][side];
  const AdcStarUnit *enemy = &battle->sides[!side].units[battle->slots[skirmish][!side].front];

  for (guint i = 0; i < slot->n_supports; i++) {
    const int unit = slot->supports[i];
    const AdcStarFigure *figure = adc_star_figure (self->clash, side, unit);

    if (!figure->has_type) {
      ask_unit (self, side, unit, "type");
      lacks[!side] |= ADC_STAR_LACKS_REACH;
    }
    if (!figure->has_hits) {
      ask_unit (self, side, unit, "hits");
      lacks[side] |= ADC_STAR_LACKS_ATTACK;
    } else if (!figure->has_support && adc_star_can_hit (&battle->sides[side].units[unit], enemy)) {
      if (can_reach (self->clash, side, skirmish))
        ask_unit (self, side, unit, "support");
      lacks[side] |= ADC_STAR_LACKS_ATTACK;
    }
  }
}

/* Its abilities, which count. */
static void
ask_effects (Asking *self, guint side, guint skirmish, int card)
{
  const AdcStarFace *face = adc_star_face (self->clash, side, card);

  if (!face->has_effects) {
    ask_card (self, side, card, "effects");
    self->clash->lacks[skirmish][side] |= ADC_STAR_LACKS_ALL;
  } else if (face->is_vague) {
    g_autofree char *message =
      /* Translators: the name of a card */
      g_strdup_printf (_("%s: nobody knows whom its splash damage takes"), face->name);

    ask_for (self, face->id, face->line, "effects", RULE_SPLASH, message);
  }
}

static void
ask_figure (Asking *self, guint side, guint skirmish, int card, guint figure)
{
  static const char * const stats[ADC_STAR_N_FIGURES] = { "major-attack", "major-health",
                                                          "minor-attack", "minor-health" };
  const gboolean is_attack = figure == ADC_STAR_MAJOR_ATTACK || figure == ADC_STAR_MINOR_ATTACK;

  if (adc_star_face (self->clash, side, card)->has_figure[figure])
    return;

  if (can_reach (self->clash, is_attack ? side : !side, skirmish))
    ask_card (self, side, card, stats[figure]);
  self->clash->lacks[skirmish][side] |= is_attack ? ADC_STAR_LACKS_ATTACK : ADC_STAR_LACKS_HEALTH;
}

static void
ask_standard (Asking *self, guint side, guint skirmish)
{
  const AdcStarBattle *battle = &self->clash->battle;
  const AdcStarSlot *slot = &battle->slots[skirmish][side];
  const AdcStarUnit *front = &battle->sides[side].units[slot->front];

  if (slot->card < 0 || self->clash->results[skirmish].sides[side].card_is_cancelled)
    return;

  if (!adc_star_face (self->clash, side, slot->card)->has_icons) {
    ask_card (self, side, slot->card, "icons");
    self->clash->lacks[skirmish][side] |= ADC_STAR_LACKS_ALL;
  }
  if (adc_star_card_fits (&battle->sides[side].cards[slot->card], front)) {
    ask_figure (self, side, skirmish, slot->card, ADC_STAR_MAJOR_ATTACK);
    ask_figure (self, side, skirmish, slot->card, ADC_STAR_MAJOR_HEALTH);
    ask_effects (self, side, skirmish, slot->card);
  } else {
    ask_figure (self, side, skirmish, slot->card, ADC_STAR_MINOR_ATTACK);
    ask_figure (self, side, skirmish, slot->card, ADC_STAR_MINOR_HEALTH);
  }
}

static gboolean
fits_support (const AdcStarBattle *battle, guint side, guint skirmish, const AdcStarCard *card)
{
  const AdcStarSlot *slot = &battle->slots[skirmish][side];

  for (guint i = 0; i < slot->n_supports; i++)
    if (adc_star_card_fits (card, &battle->sides[side].units[slot->supports[i]]))
      return TRUE;

  return FALSE;
}

static void
ask_reinforcement (Asking *self, guint side, guint skirmish)
{
  const AdcStarBattle *battle = &self->clash->battle;
  const AdcStarSlot *slot = &battle->slots[skirmish][side];
  const AdcStarUnit *front = &battle->sides[side].units[slot->front];
  const AdcStarCard *card;
  const AdcStarFace *face;

  if (slot->reinforcement < 0)
    return;

  card = &battle->sides[side].cards[slot->reinforcement];
  face = adc_star_face (self->clash, side, slot->reinforcement);
  if (!face->has_icons) {
    ask_card (self, side, slot->reinforcement, "icons");
    self->clash->lacks[skirmish][side] |= ADC_STAR_LACKS_ALL;
  } else if (!adc_star_card_fits (card, front) && !face->has_specialty &&
             fits_support (battle, side, skirmish, card)) {
    ask_card (self, side, slot->reinforcement, "specialty");
    self->clash->lacks[skirmish][side] |= ADC_STAR_LACKS_ALL;
  } else if (self->clash->results[skirmish].sides[side].reinforcement_counts) {
    ask_effects (self, side, skirmish, slot->reinforcement);
  }
}

/* Whether a supporting unit might make it count where it can still be laid. */
static gboolean
needs_specialty (AdcStarClash *clash, guint side, int index)
{
  const AdcStarBattle *battle = &clash->battle;
  const AdcStarCard *card = &battle->sides[side].cards[index];
  const AdcStarFace *face = adc_star_face (clash, side, index);

  if (!card->is_reinforcement || !face->has_icons || face->has_specialty)
    return FALSE;

  for (guint i = 0; i < battle->n_skirmishes; i++) {
    const AdcStarSlot *slot = &battle->slots[i][side];

    if (slot->front >= 0 && slot->card == ADC_STAR_UNKNOWN &&
        slot->reinforcement == ADC_STAR_NONE &&
        !adc_star_card_fits (card, &battle->sides[side].units[slot->front]) &&
        fits_support (battle, side, i, card))
      return TRUE;
  }

  return FALSE;
}

/* A hand may be laid anywhere: everything about its cards matters. */
static void
ask_hand (Asking *self, guint side)
{
  static const char * const stats[ADC_STAR_N_FIGURES] = { "major-attack", "major-health",
                                                          "minor-attack", "minor-health" };
  const AdcStarSide *numbers = &self->clash->battle.sides[side];

  for (guint i = 0; i < numbers->n_cards; i++) {
    const AdcStarFace *face = adc_star_face (self->clash, side, i);

    if ((numbers->hand & ((guint64) 1 << i)) == 0)
      continue;

    if (!face->has_kind && face->piece != NULL)
      ask_card (self, side, i, "kind");
    if (!face->has_icons)
      ask_card (self, side, i, "icons");
    for (guint j = 0; !numbers->cards[i].is_reinforcement && j < ADC_STAR_N_FIGURES; j++)
      if (!face->has_figure[j] && (!face->is_typed || j <= ADC_STAR_MAJOR_HEALTH))
        ask_card (self, side, i, stats[j]);
    if (!face->has_effects || face->is_vague)
      ask_card (self, side, i, "effects");
    if (needs_specialty (self->clash, side, i))
      ask_card (self, side, i, "specialty");
  }
}

/* What a unit is worth matters to whoever chooses among several, and to plans. */
static void
ask_values (Asking *self, guint side)
{
  const AdcStarSide *numbers = &self->clash->battle.sides[side];

  for (guint i = 0; i < numbers->n_units; i++)
    if (!adc_star_figure (self->clash, side, i)->has_value &&
        (numbers->n_units > 1 || self->clash->advised >= 0))
      ask_unit (self, side, i, "cost");
}

void
adc_star_clash_ask (AdcStarClash *self, AdcGame *game, GPtrArray *faults)
{
  Asking asking = { self, game, faults };

  for (guint i = 0; i < self->battle.n_skirmishes; i++)
    for (guint side = 0; self->bouts[i].is_ready && side < ADC_STAR_N_SIDES; side++) {
      self->is_harmless[i][side] = !can_reach (self, side, i);
      ask_front (&asking, side, i);
      ask_supports (&asking, side, i);
      ask_standard (&asking, side, i);
      ask_reinforcement (&asking, side, i);
    }
  if (self->advised >= 0)
    ask_hand (&asking, self->advised);
  for (guint side = 0; side < ADC_STAR_N_SIDES; side++)
    ask_values (&asking, side);
}
