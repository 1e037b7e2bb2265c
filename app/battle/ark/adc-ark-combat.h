/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* A combat of Ark: Awakening in plain numbers: who wins when two artifacts meet. */

#define ADC_ARK_MAX_ARSENAL 24
#define ADC_ARK_MAX_DEFENCE 20
#define ADC_ARK_MAX_POWER   30 /* of an artifact */
#define ADC_ARK_MAX_HAND    15 /* cards, the Alien's Pen among them */
#define ADC_ARK_DECK        60 /* artifacts that are drawn */
#define ADC_ARK_UNKNOWN     -1

typedef enum {
  ADC_ARK_ATTACKER,
  ADC_ARK_DEFENDER,
  ADC_ARK_N_SIDES,
} AdcArkSide;

/* Whether a card has the icon of the critical mass. */
typedef enum {
  ADC_ARK_ICON_NO,
  ADC_ARK_ICON_YES,
  ADC_ARK_ICON_UNKNOWN,
} AdcArkIcon;

/* The first two are the sides that win. */
typedef enum {
  ADC_ARK_ATTACKER_WINS,
  ADC_ARK_DEFENDER_WINS,
  ADC_ARK_BOTH_LOSE,
  ADC_ARK_UNDECIDED, /* for want of a value */
} AdcArkOutcome;

#define ADC_ARK_N_OUTCOMES 3 /* that there are */

typedef struct {
  int        power; /* or ADC_ARK_UNKNOWN */
  AdcArkIcon critical;
} AdcArkCard;

/* All that is settled before cards are revealed. */
typedef struct {
  int      defence; /* capped; or ADC_ARK_UNKNOWN, as an arsenal may be */
  int      arsenals[ADC_ARK_N_SIDES];
  int      bonuses[ADC_ARK_N_SIDES]; /* of the combat capacity */
  gboolean has_artifacts;            /* FALSE: the First Mission, which has none */
} AdcArkCombat;

typedef enum {
  ADC_ARK_START_UNKNOWN, /* for want of a value */
  ADC_ARK_START_LOST,    /* the attacker's arsenal is too small: he loses at once */
  ADC_ARK_START_OPEN,
} AdcArkStart;

/* Of N units that have PER_UNIT each, whatever it is made of. */
int           adc_ark_defence_compute   (int n_units, int per_unit, int fixed);

AdcArkStart   adc_ark_combat_get_start  (const AdcArkCombat *self);

/* How it ends when these are revealed; in the First Mission, or where it is lost at once, they do not matter. */
AdcArkOutcome adc_ark_combat_resolve    (const AdcArkCombat *self, AdcArkCard attacker, AdcArkCard defender);

/* Its combat capacity without an artifact, or ADC_ARK_UNKNOWN. */
int           adc_ark_combat_get_strength (const AdcArkCombat *self, AdcArkSide side);

/* By how much the attacker's power must be greater than the defender's, at least; maybe negative. FALSE: unknown. */
gboolean      adc_ark_combat_get_lead   (const AdcArkCombat *self, int *lead);

/* The smallest power with which the side wins against one of POWER, critical mass apart: 0 when any does, and maybe
 * more than any card has. ADC_ARK_UNKNOWN when a value is missing, where no card helps an attacker who loses at once,
 * and in the First Mission. */
int           adc_ark_combat_get_needed (const AdcArkCombat *self, AdcArkSide side, int power);

/* What the side has left of its arsenal; ADC_ARK_UNKNOWN when nobody knows. */
int           adc_ark_combat_get_left   (const AdcArkCombat *self, AdcArkSide side, AdcArkOutcome outcome);
