/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-star-skirmish.h"

/* What a side brings into a skirmish with certain cards, before the enemy's cards have a say. Who
 * stands opposite is known, so a stance is all that the outcome depends on: equal stances are
 * equal cards, as far as that skirmish goes. */

typedef enum {
  ADC_STAR_LOSES_NOTHING,
  ADC_STAR_LOSES_REINFORCEMENT,
  ADC_STAR_LOSES_CARD,
} AdcStarCancelled;

typedef struct {
  gint64   attack;  /* without those who support */
  gint64   support; /* unless the enemy ignores it */
  gint64   health;
  gboolean ignores_support; /* the enemy's */
  gboolean cloaks;          /* the front unit, by card or by nature */
  gboolean detects;
  gboolean sacrifices;
  gboolean reinforcement_counts;
  gboolean card_cancels;
  gboolean reinforcement_cancels;
  gboolean aims_at_card;    /* the one that cancels */
  guint    splash[ADC_STAR_N_EFFECT_KINDS];
} AdcStarStance;

/* SUPPORT_COUNTS is for the steps, which may be NULL. */
void             adc_star_stance_fill   (AdcStarStance *self, const AdcStarBattle *battle, guint skirmish, guint side,
                                         int card, int reinforcement, gboolean support_counts, GArray *steps);

/* Which side's card is cancelled, if any is: put into VICTIM. */
AdcStarCancelled adc_star_stances_cancel (const AdcStarStance stances[ADC_STAR_N_SIDES], guint *victim);

/* Nothing is left to be cancelled: strength, losses, sacrifice, splash. */
void             adc_star_stances_meet  (const AdcStarStance stances[ADC_STAR_N_SIDES], const AdcStarBattle *battle,
                                         guint skirmish, AdcStarResult *result);

/* The values alone, when one of the sides is not known. */
void             adc_star_stance_measure (const AdcStarStance *self, const AdcStarStance *enemy,
                                          AdcStarOutcome *outcome);

/* Whether the owner gives up the first of two units of SIDE sooner than the second. */
gboolean         adc_star_side_spares_less (const AdcStarSide *side, guint first, guint second);
