/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-battle.h"

/* A moment of a battle of Le Projet Arès: two rows of forces face to face in columns, as they stand after the dice of
 * the scenario's log.
 *
 * How its scenarios are spelled.
 * Settings: attack (normal, deep, raid), place (frontier, base), frontier (attacker, defender, neutral: who held it when
 * the battle began), round (the one being fought, from 1), empty-buildings (how many the defender has that can be
 * destroyed).
 * Sides: "attacker" and "defender". Their settings: policy (highest, losses, best), reserves (stay, reinforce), rerolls,
 * modifier (to every threshold of the side), retreat (the round in which it is declared), hand (cards).
 * Places of forces: "2" is the front of the second column from the left, "2.1" the first force behind it. A force of 0
 * units, or without a place, waits in its base. Settings of forces: damage (0 or 1), shield (points left), modifier,
 * start-building (yes: it cannot be destroyed when empty), resources (cards on it, turned into units first of all).
 * Targets: ids of enemy forces, "base-left" or "base-right". Arrivals are emergency defence. */

#define ADC_TYPE_ARES_BATTLE (adc_ares_battle_get_type ())
G_DECLARE_FINAL_TYPE (AdcAresBattle, adc_ares_battle, ADC, ARES_BATTLE, GObject)

typedef enum { ADC_ARES_ATTACKER, ADC_ARES_DEFENDER } AdcAresSide;

typedef enum {
  ADC_ARES_AWAY,      /* not in the line: destroyed, or never placed */
  ADC_ARES_ENGAGED,   /* in the front line, an enemy in front of it */
  ADC_ARES_UNOPPOSED, /* in the front line, nobody in front of it */
  ADC_ARES_FLANKING,  /* behind another: in reinforcement */
} AdcAresPosition;

typedef struct {
  const char      *id;
  const char      *name;
  const char      *unit;       /* id, or NULL */
  const char      *type;       /* id of a unit type, or NULL when unknown */
  AdcAresSide      side;
  AdcAresPosition  position;
  guint            column;     /* from 0; only when it is in the line */
  guint            rank;       /* 0: the front */
  guint            n_units;    /* left */
  gboolean         is_damaged; /* one of its units */
  guint            shield;     /* points left */
  guint            n_hits;     /* it can still take */
  gboolean         has_initiative;
  int              initiative;
  gboolean         is_firing;  /* it is its turn: it may shoot now */
  gboolean         has_fired;  /* already, in this round */
} AdcAresForceInfo;

/* The position now. Strings belong to the battle. */
guint       adc_ares_battle_get_n_columns  (AdcAresBattle *self);
guint       adc_ares_battle_get_n_forces   (AdcAresBattle *self);
void        adc_ares_battle_get_force      (AdcAresBattle *self, guint index, AdcAresForceInfo *info);
gboolean    adc_ares_battle_find_force     (AdcAresBattle *self, const char *id, AdcAresForceInfo *info);
const char *adc_ares_battle_get_force_at   (AdcAresBattle *self, AdcAresSide side, guint column, guint rank); /* or NULL */
gboolean    adc_ares_battle_has_base_cards (AdcAresBattle *self);
guint       adc_ares_battle_get_round      (AdcAresBattle *self); /* being fought, from 1 */
guint       adc_ares_battle_get_n_rounds   (AdcAresBattle *self); /* at most: 6 or 3 */
guint       adc_ares_battle_get_rerolls    (AdcAresBattle *self, AdcAresSide side); /* left */
guint       adc_ares_battle_get_recon      (AdcAresBattle *self, AdcAresSide side);
guint       adc_ares_battle_get_n_destroyed (AdcAresBattle *self); /* empty buildings, by the log */
gboolean    adc_ares_battle_is_over        (AdcAresBattle *self, const char **winner); /* "attacker", "defender" */
gboolean    adc_ares_battle_can_retreat    (AdcAresBattle *self, AdcAresSide side, AdcReason **why_not);

/* The shots of the log, with what was expected of each. */
typedef struct {
  const AdcScenarioShot *shot;
  int    threshold;
  guint  n_dice;
  guint  n_hits;
  guint  n_lost;   /* units */
  double expected; /* hits */
} AdcAresRecord;

guint       adc_ares_battle_get_n_records  (AdcAresBattle *self);
void        adc_ares_battle_get_record     (AdcAresBattle *self, guint index, AdcAresRecord *record);

/* Makes the position now the beginning of the scenario, and empties its log: what must be done before the line is
 * changed by hand once dice have been rolled. */
void        adc_ares_battle_settle         (AdcAresBattle *self, AdcScenario *scenario);

/* Changing the line of a scenario. Columns count from 0; RANK 0 with INSERT opens a new column there, RANK 0 without
 * it takes the empty front of that column (or stands at the end when COLUMN is the number of columns); a higher rank
 * goes behind the last force of the side in that column. FALSE: the rules forbid it, and the fault says why. */
gboolean    adc_ares_scenario_place        (AdcGame *game, AdcScenario *scenario, const char *force, guint column,
                                            guint rank, gboolean insert, AdcFault **fault);
void        adc_ares_scenario_withdraw     (AdcScenario *scenario, const char *force); /* takes it out of the line */

/* Who opens the line: side and number of forces, and how many the other answers with. */
void        adc_ares_get_opening           (guint attacker_recon, guint defender_recon, AdcAresSide *opens,
                                            guint *n_opening, guint *n_answer);
