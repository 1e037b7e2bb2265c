/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-star-clash-private.h"

#include <glib/gi18n-lib.h>

/* The battle as the terminal, the clipboard and the printer tell it. */

#define AFTERWARDS -1

static const char *
get_front (AdcStarClash *self, guint side, guint skirmish)
{
  return self->bouts[skirmish].camps[side].front;
}

static void
tell_cards (AdcStarClash *self, AdcStage *stage, guint skirmish, guint side)
{
  const AdcStarSlot *slot = &self->battle.slots[skirmish][side];
  const char *name = self->parties[side].name;
  const char *card = slot->card >= 0 ? adc_star_face (self, side, slot->card)->name
                                     : _("a card face down");
  g_autofree char *text = NULL;

  if (slot->card == ADC_STAR_UNKNOWN && self->advised == (int) side)
    /* Translators: the name of a side, whose hand is known */
    text = g_strdup_printf (_("%s has yet to lay a card"), name);
  else if (slot->reinforcement == ADC_STAR_NONE)
    /* Translators: the name of a side, then of a card */
    text = g_strdup_printf (_("%s plays %s"), name, card);
  else
    /* Translators: the name of a side, then of two cards */
    text = g_strdup_printf (_("%s plays %s, and %s as a reinforcement"), name, card,
                            slot->reinforcement >= 0
                                ? adc_star_face (self, side, slot->reinforcement)->name
                                : _("a card face down"));
  adc_stage_add (stage, "card", text, RULE_CARDS)->from =
    g_strdup (self->bouts[skirmish].camps[side].card);
}

/* Every step, then what they come to. */
static void
tell_value (AdcStarClash *self, AdcStage *stage, guint skirmish, guint side, gboolean is_health)
{
  const AdcStarCamp *camp = &self->bouts[skirmish].camps[side];
  GPtrArray *steps = is_health ? camp->health_steps : camp->attack_steps;
  const gboolean is_known = is_health ? camp->health_is_known : camp->attack_is_known;
  const int total = is_health ? camp->health : camp->attack;
  g_autofree char *number = is_known ? g_strdup_printf ("%d", total) : g_strdup ("?");
  /* Translators: the name of a side, then a number */
  g_autofree char *sum = g_strdup_printf (is_health ? _("%s: health %s") : _("%s: attack %s"),
                                          self->parties[side].name, number);
  const char *kind = is_health ? "health" : "attack";
  gboolean is_first = TRUE;
  AdcHappening *happening;

  for (guint i = 0; i < steps->len; i++) {
    const AdcReason *step = steps->pdata[i];
    g_autofree char *value = adc_reason_format_value (step, is_first);
    g_autofree char *text = step->has_value ? g_strdup_printf ("%s  %s", step->label, value)
                                            : g_strdup (step->label);

    happening = adc_stage_add (stage, kind, text, step->rule);
    happening->from = g_strdup (get_front (self, side, skirmish));
    if (step->has_value && step->value >= 0)
      happening->amount = step->value;
    is_first = FALSE; /* what is added to an unknown figure is added all the same */
  }

  happening = adc_stage_add (stage, kind, sum, RULE_VALUES);
  happening->from = g_strdup (get_front (self, side, skirmish));
  if (is_known)
    happening->strength = total;
}

static void
tell_reasons (AdcStage *stage, const char *kind, GPtrArray *reasons, const char *from,
              const char *at)
{
  for (guint i = 0; i < reasons->len; i++) {
    const AdcReason *reason = reasons->pdata[i];
    AdcHappening *happening = adc_stage_add (stage, kind, reason->label, reason->rule);

    happening->from = g_strdup (from);
    happening->at = g_strdup (at);
  }
}

static void
add_loss (AdcStarClash *self, AdcStage *stage, guint side, int unit)
{
  if (unit != ADC_STAR_NONE)
    g_ptr_array_add (stage->losses, g_strdup (adc_star_figure (self, side, unit)->id));
}

/* Who is gone after it; whether an escape finds room is seen at the end. */
static void
tell_losses (AdcStarClash *self, AdcStage *stage, guint skirmish)
{
  for (guint side = 0; side < ADC_STAR_N_SIDES; side++) {
    const AdcStarOutcome *outcome = &self->results[skirmish].sides[side];

    if (self->bouts[skirmish].camps[!side].is_settled && outcome->fate == ADC_STAR_FATE_DIES)
      add_loss (self, stage, side, outcome->loss);
    if (self->bouts[skirmish].is_settled && (outcome->is_sacrificed || outcome->is_taken))
      add_loss (self, stage, side, self->battle.slots[skirmish][side].front);
  }
}

static void
add_decision (AdcStarClash *self, AdcResolution *resolution, guint side, int stage,
              const char *text, const int *choices, guint n_choices, int taken)
{
  AdcDecision *decision = adc_resolution_add_decision (resolution, self->parties[side].id, stage,
                                                       text);

  for (guint i = 0; i < n_choices; i++) {
    const AdcStarUnit *units = self->battle.sides[side].units;

    decision->is_given |= units[choices[i]].keep > units[taken].keep;
    g_ptr_array_add (decision->options, g_strdup (adc_star_figure (self, side, choices[i])->name));
    if (choices[i] == taken)
      decision->taken = i;
  }
}

static void
tell_choices (AdcStarClash *self, AdcResolution *resolution, guint skirmish)
{
  for (guint side = 0; side < ADC_STAR_N_SIDES; side++) {
    const AdcStarOutcome *outcome = &self->results[skirmish].sides[side];

    if (self->bouts[skirmish].camps[!side].is_settled && outcome->n_choices > 1)
      add_decision (self, resolution, side, skirmish + 1, _("which supporting unit is hit?"),
                    outcome->choices, outcome->n_choices, outcome->loss);
  }
}

static void
tell_skirmish (AdcStarClash *self, AdcResolution *resolution, guint skirmish)
{
  const AdcStarBout *bout = &self->bouts[skirmish];
  g_autofree char *label = adc_star_format_skirmish (self, skirmish);
  AdcStage *stage = adc_resolution_add_stage (resolution, skirmish + 1, label);

  for (guint side = 0; side < ADC_STAR_N_SIDES; side++) {
    g_ptr_array_add (stage->actors, g_strdup (bout->camps[side].front));
    for (guint i = 0; bout->camps[side].supports[i] != NULL; i++)
      g_ptr_array_add (stage->actors, g_strdup (bout->camps[side].supports[i]));
    tell_cards (self, stage, skirmish, side);
  }
  for (guint side = 0; side < ADC_STAR_N_SIDES; side++)
    tell_reasons (stage, "mark", bout->camps[side].marks, bout->camps[side].front, NULL);
  for (guint side = 0; side < ADC_STAR_N_SIDES; side++) {
    tell_value (self, stage, skirmish, side, FALSE);
    tell_value (self, stage, skirmish, side, TRUE);
  }
  for (guint side = 0; side < ADC_STAR_N_SIDES; side++)
    tell_reasons (stage, "verdict", bout->camps[side].verdict, bout->camps[side].front,
                  bout->camps[side].target);
  tell_losses (self, stage, skirmish);
  tell_choices (self, resolution, skirmish);
}

static void
tell_end (AdcStarClash *self, AdcResolution *resolution)
{
  AdcStage *stage = adc_resolution_add_stage (resolution, AFTERWARDS, _("After the skirmishes"));
  g_autoptr(GArray) splash = adc_star_clash_list_splash (self);

  tell_reasons (stage, "end", self->ending, NULL, NULL);
  for (guint i = 0; i < splash->len; i++) {
    const AdcStarSplash *one = &g_array_index (splash, AdcStarSplash, i);

    if (one->choices->len > 1)
      add_decision (self, resolution, one->side, AFTERWARDS, _("whom does splash damage destroy?"),
                    (const int *) one->choices->data, one->choices->len, one->unit);
  }
  for (guint side = 0; side < ADC_STAR_N_SIDES; side++) {
    int before = 0;

    for (guint i = 0; i < self->battle.sides[side].n_units; i++) {
      const AdcStarUnitEnd fate = self->end.units[side][i];
      const char *id = adc_star_figure (self, side, i)->id;

      before += self->battle.sides[side].units[i].value;
      if (fate == ADC_STAR_UNIT_SPLASHED || fate == ADC_STAR_UNIT_LOST ||
          fate == ADC_STAR_UNIT_STUCK)
        g_ptr_array_add (stage->losses, g_strdup (id));
      g_ptr_array_add (adc_star_unit_end_is_loss (fate) ? resolution->losses
                                                        : resolution->survivors,
                       g_strdup (id));
    }
    if (adc_star_clash_knows_values (self, side))
      adc_resolution_add_total (resolution, self->parties[side].id, _("Value of the units"), before,
                                before - self->end.lost[side]);
  }
}

/* Where a card lies, which its name does not say. */
static void
name_cards (AdcStarClash *self, AdcResolution *resolution)
{
  for (guint side = 0; side < ADC_STAR_N_SIDES; side++) {
    for (guint i = 0; i < self->battle.sides[side].n_cards; i++) {
      const AdcStarFace *face = adc_star_face (self, side, i);
      g_autofree char *name = NULL;

      if (face->id == NULL)
        continue;

      if (face->place == ADC_STAR_PLACE_HAND)
        /* Translators: the name of a card */
        name = g_strdup_printf (_("%s (in hand)"), face->name);
      else if (face->place == ADC_STAR_PLACE_DISCARD)
        /* Translators: the name of a card */
        name = g_strdup_printf (_("%s (discarded)"), face->name);
      else if (face->place == ADC_STAR_PLACE_DECK)
        /* Translators: the name of a card */
        name = g_strdup_printf (_("%s (in the deck)"), face->name);
      else
        /* Translators: the name of a card, then the number of a skirmish */
        name = g_strdup_printf (_("%s (skirmish %u)"), face->name, face->skirmish + 1);
      adc_resolution_set_name (resolution, face->id, name);
    }
    for (guint i = 0; i < ADC_STAR_MAX_SKIRMISHES; i++) {
      const char *ids[] = { self->parties[side].covered[i], self->parties[side].hidden[i] };
      g_autofree char *name = g_strdup_printf (_("%s (skirmish %u)"), _("Card face down"), i + 1);

      for (guint j = 0; j < G_N_ELEMENTS (ids); j++)
        if (ids[j] != NULL)
          adc_resolution_set_name (resolution, ids[j], name);
    }
  }
}

AdcResolution *
adc_star_clash_tell (AdcStarClash *self)
{
  AdcResolution *resolution = adc_resolution_new ();

  resolution->is_open = !self->is_settled;
  name_cards (self, resolution);
  for (guint i = 0; i < self->battle.n_skirmishes; i++)
    if (self->bouts[i].is_ready)
      tell_skirmish (self, resolution, i);
  if (self->is_settled)
    tell_end (self, resolution);

  return resolution;
}
