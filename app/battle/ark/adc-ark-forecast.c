/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ark-fight-private.h"

#include "adc-error.h"

#include <glib/gi18n-lib.h>

/* The sentences stand for what the chances depend on: none of them where nothing is unknown. */
void
adc_ark_fight_assume (AdcArkFight *self)
{
  const AdcArkSide side = self->viewpoint;
  const AdcArkParty *party = &self->parties[side];
  const AdcArkParty *other = &self->parties[!side];
  GPtrArray *out = self->assumptions;

  if (self->obstacle != NULL || !self->combat.has_artifacts ||
      adc_ark_fight_get_end (self) != ADC_ARK_UNDECIDED)
    return;

  if (party->played < 0 && party->best >= 0) {
    g_autofree char *card = adc_ark_format_card (adc_ark_held (self, side, party->best));

    /* Translators: the name of a side, an artifact with its power */
    adc_ark_say (out, RULE_ARTIFACTS, _("%s plays the best card of the hand: %s"), party->name,
                 card);
  }
  if (party->played < 0 && party->unseen > 0)
    adc_ark_say (out, RULE_ARTIFACTS,
                 /* Translators: the name of a side, how many cards */
                 ngettext ("%s chooses among the cards that are listed: %u unseen card of that "
                           "hand is left out",
                           "%s chooses among the cards that are listed: %u unseen cards of that "
                           "hand are left out",
                           party->unseen),
                 party->name, party->unseen);
  if (other->played >= 0)
    return;

  if (other->plays == ADC_ARK_PLAYS_RANDOM)
    /* Translators: the name of a side */
    adc_ark_say (out, RULE_ARTIFACTS,
                 _("%s plays any card of the hand, each as likely as the others"), other->name);
  else if (other->plays == ADC_ARK_PLAYS_HIGHEST)
    adc_ark_say (out, RULE_ARTIFACTS,
                 /* Translators: the name of a side */
                 _("%s plays the greatest power of the hand; among equals, any of them"),
                 other->name);
  else
    adc_ark_say (out, RULE_ARTIFACTS,
                 /* Translators: the name of a side */
                 _("%s guesses our card and plays the best reply of the hand: the worst case"),
                 other->name);
  if (other->unseen <= 0)
    return;

  adc_ark_say (out, CARD_ORDINARY,
               /* Translators: the name of a side; how many cards it holds that nobody has seen; how
                  many powers are left to draw from; how many are known; of how many cards */
               _("Unseen artifacts in the hand of %s, besides the Alien’s Pen: %d, drawn from %u. "
                 "The powers of %u out of %d are known, less those that were seen; the others are "
                 "left out"),
               other->name, other->unseen, adc_ark_pool_count (&self->pool),
               adc_ark_pool_count (&self->box), ADC_ARK_DECK);
  if (self->n_strangers > 0)
    adc_ark_say (out, CARD_ORDINARY,
                 ngettext ("%u artifact that was seen is not among the known powers, and takes "
                           "none of them away",
                           "%u artifacts that were seen are not among the known powers, and take "
                           "none of them away",
                           self->n_strangers),
                 self->n_strangers);
}

static const char * const outcome_ids[ADC_ARK_N_OUTCOMES] = { "attacker", "defender", "nobody" };

static char *
dup_label (AdcArkFight *self, AdcArkOutcome outcome)
{
  if (outcome == ADC_ARK_BOTH_LOSE)
    return g_strdup (_("Both lose"));

  /* Translators: the name of a side */
  return g_strdup_printf (_("%s wins"),
                          self->parties[outcome == ADC_ARK_ATTACKER_WINS ? ADC_ARK_ATTACKER
                                                                         : ADC_ARK_DEFENDER].name);
}

/* Each card that may be played is a contest of its own. */
static void
add_contests (AdcArkFight *self, AdcForecast *forecast)
{
  const AdcArkParty *party = &self->parties[self->viewpoint];

  for (guint i = 0; party->played < 0 && i < party->cards->len; i++) {
    const AdcArkHeld *held = adc_ark_held (self, self->viewpoint, i);
    const AdcArkChance *chance = &g_array_index (party->chances, AdcArkChance, i);
    g_autofree char *card = adc_ark_format_card (held);
    AdcContest *contest;

    if (!chance->is_known)
      continue;

    contest = adc_forecast_add_contest (forecast, held->force != NULL ? held->force : CARD_PEN,
                                        card);
    for (guint j = 0; j < ADC_ARK_N_OUTCOMES; j++) {
      g_autofree char *label = dup_label (self, j);

      adc_contest_add_outcome (contest, outcome_ids[j], label)->chance = chance->chances[j];
    }
  }
}

/* Units stay together: all of them or none. */
static AdcDistribution *
create_units (guint count, double chance)
{
  g_autofree double *chances = g_new0 (double, count + 1);

  chances[0] = 1 - CLAMP (chance, 0, 1);
  chances[count] += CLAMP (chance, 0, 1);
  return adc_distribution_new (chances, count + 1);
}

static void
add_survivors (AdcArkFight *self, AdcForecast *forecast, const double *chances)
{
  for (guint side = 0; side < ADC_ARK_N_SIDES; side++)
    for (guint i = 0; i < self->parties[side].troops->len; i++) {
      const AdcArkTroop *troop = adc_ark_troop (self, side, i);

      if (!troop->is_wounded && troop->control != ADC_ARK_CONTROL_BOTH)
        adc_forecast_add_survivors (forecast, troop->id,
                                    create_units (troop->count, chances[side]));
    }
}

static void
add_arsenal (AdcArkFight *self, AdcForecast *forecast, const double *chances)
{
  double left[ADC_ARK_MAX_ARSENAL + 1] = { 0 };
  AdcSurvivors *extra = g_new0 (AdcSurvivors, 1);

  for (guint i = 0; i < ADC_ARK_N_OUTCOMES; i++)
    left[adc_ark_combat_get_left (&self->combat, ADC_ARK_ATTACKER, i)] += chances[i];
  extra->force = g_strdup ("attacker-arsenal");
  extra->units = adc_distribution_new (left, G_N_ELEMENTS (left));
  g_ptr_array_add (forecast->extras, extra);
}

AdcForecast *
adc_ark_fight_forecast (AdcArkFight *self, GError **error)
{
  const AdcArkParty *party = &self->parties[self->viewpoint];
  const AdcArkOutcome end = adc_ark_fight_get_end (self);
  const int card = party->played >= 0 ? party->played : party->best;
  double chances[ADC_ARK_N_OUTCOMES] = { 0 };
  AdcForecast *forecast;

  if (self->is_missing || self->obstacle != NULL || (end == ADC_ARK_UNDECIDED && card < 0)) {
    g_set_error_literal (error, ADC_ERROR, ADC_ERROR_INVALID,
                         self->obstacle != NULL
                           ? self->obstacle
                           : _("values are missing that this battle depends on"));
    return NULL;
  }

  forecast = adc_forecast_new ();
  g_ptr_array_unref (forecast->assumptions);
  forecast->assumptions = adc_reason_copy_list (self->assumptions);
  forecast->exact = TRUE;
  forecast->first_round = 1;
  forecast->n_rounds = 1;
  if (end != ADC_ARK_UNDECIDED) {
    chances[end] = 1;
  } else {
    const AdcArkChance *chance = &g_array_index (party->chances, AdcArkChance, card);

    for (guint i = 0; i < ADC_ARK_N_OUTCOMES; i++)
      chances[i] = chance->chances[i];
    add_contests (self, forecast);
  }
  for (guint i = 0; i < ADC_ARK_N_OUTCOMES; i++) {
    g_autofree char *label = dup_label (self, i);

    adc_forecast_add_outcome (forecast, outcome_ids[i], label)->chance = chances[i];
  }
  add_survivors (self, forecast, chances);
  add_arsenal (self, forecast, chances);

  return forecast;
}
