/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-ark-fight.h"

/* Between the files that make an AdcArkFight: reading a scenario, adding up, telling what comes of it. */

#define RULE_COMBAT    "regle-combat"
#define RULE_DEFENCE   "regle-defense"
#define RULE_START     "regle-seuil"
#define RULE_ARTIFACTS "regle-artefacts-combat"
#define RULE_CRITICAL  "regle-masse-critique"
#define RULE_CAPACITY  "regle-capacite-combat"
#define RULE_WINNER    "regle-vainqueur"
#define RULE_END       "regle-resolution"
#define RULE_NEUTRALS  "regle-combat-neutres"
#define RULE_FIRST     "premiere-mission"
#define RULE_PER_UNIT  "defense-par-unite"
#define RULE_ARSENAL   "arsenal"
#define RULE_HAND      "limite-main"
#define RULE_UNITS     "unite-faction"
#define RULE_POWER     "puissance-artefact"
#define NOTE_CAP       "note-plafond"
#define NOTE_OPPONENTS "note-deux-adversaires"
#define NOTE_CRITICAL  "note-masse-critique"
#define NOTE_CUBES     "note-bonus-cube"
#define CARD_PEN       "alien-pen"
#define CARD_ORDINARY  "ordinary-artifacts"

/* Who controls neutral units. */
typedef enum {
  ADC_ARK_CONTROL_OWN,
  ADC_ARK_CONTROL_SHARED, /* a third player too */
  ADC_ARK_CONTROL_BOTH,   /* the other side too */
} AdcArkControl;

/* One force of units. */
typedef struct {
  char          *id;
  char          *name;
  guint          count;
  gboolean       is_neutral;
  gboolean       is_wounded;
  AdcArkControl  control;
} AdcArkTroop;

/* What a bonus gives. */
typedef enum {
  ADC_ARK_GAIN_PER_UNIT,
  ADC_ARK_GAIN_FIXED,
  ADC_ARK_GAIN_COMBAT_UNIT,
  ADC_ARK_GAIN_COMBAT_CUBE,
  ADC_ARK_N_GAINS,
} AdcArkGain;

typedef struct {
  char *name;
  int   gains[ADC_ARK_N_GAINS];
} AdcArkBonus;

typedef struct {
  char        *name;
  gboolean     is_hara; /* who have more units on side B */
  int          line;
  int          arsenal; /* these may be ADC_ARK_UNKNOWN */
  int          defence;
  int          unseen;
  int          cubes;
  AdcArkPlays  plays;
  AdcArkUnits  units;
  GArray      *troops;  /* of AdcArkTroop */
  GArray      *bonuses; /* of AdcArkBonus */
  GArray      *cards;   /* of AdcArkHeld, whose strings are owned */
  GArray      *lines;   /* of int: where each card stands in the file */
  GArray      *chances; /* of AdcArkChance, as many as cards */
  int          played;
  int          best;
  GPtrArray   *steps;   /* of the strength */
} AdcArkParty;

typedef enum {
  ADC_ARK_VARIANT_NONE,
  ADC_ARK_VARIANT_SIDE_B,
  ADC_ARK_VARIANT_ADVANCED,
} AdcArkVariant;

struct _AdcArkFight {
  GObject        parent;

  AdcArkCombat   combat;
  AdcArkVariant  variant;
  AdcArkSide     viewpoint;
  AdcArkParty    parties[ADC_ARK_N_SIDES];
  GArray        *seen;        /* of AdcArkHeld: cards that nobody can hold */
  AdcArkPool     box;         /* the artifacts that are drawn, as far as they are known */
  AdcArkPool     pool;        /* what is left of it */
  guint          n_strangers; /* cards that were seen and are none of them */
  guint          n_set_aside; /* cards listed in the First Mission */
  int            uncapped;
  char          *obstacle;
  gboolean       is_missing;
  GPtrArray     *defence_steps;
  GPtrArray     *notes;
  GPtrArray     *assumptions;
};

#define adc_ark_troop(self, side, i) (&g_array_index ((self)->parties[side].troops, AdcArkTroop, i))
#define adc_ark_bonus(self, side, i) (&g_array_index ((self)->parties[side].bonuses, AdcArkBonus, i))
#define adc_ark_held(self, side, i) (&g_array_index ((self)->parties[side].cards, AdcArkHeld, i))

extern const char * const adc_ark_side_ids[]; /* ends with NULL */

/* In this order, when a fight is made. */
gboolean adc_ark_fight_read        (AdcArkFight *self, AdcGame *game, AdcScenario *scenario, GPtrArray *faults);
void     adc_ark_fight_add_up      (AdcArkFight *self); /* units, defence, strength */
void     adc_ark_fight_weigh       (AdcArkFight *self); /* the chances of each card */
void     adc_ark_fight_ask         (AdcArkFight *self, GPtrArray *faults);
void     adc_ark_fight_note        (AdcArkFight *self);
void     adc_ark_fight_assume      (AdcArkFight *self);

/* What the other side may play against SIDE; FALSE: nobody knows how many cards it has. */
gboolean adc_ark_fight_fill_hand   (AdcArkFight *self, AdcArkSide side, AdcArkHand *hand);

AdcResolution *adc_ark_fight_tell     (AdcArkFight *self);
AdcForecast   *adc_ark_fight_forecast (AdcArkFight *self, GError **error);

/* In words. */
void  adc_ark_say          (GPtrArray *reasons, const char *rule, const char *format, ...) G_GNUC_PRINTF (3, 4);
void  adc_ark_count        (GPtrArray *reasons, const char *rule, int value, const char *format, ...)
  G_GNUC_PRINTF (4, 5);
void  adc_ark_list_winner  (AdcArkFight *self, AdcArkOutcome outcome, int attacker, int defender, GPtrArray *reasons);
void  adc_ark_list_results (AdcArkFight *self, AdcArkOutcome outcome, int attacker, int defender, GPtrArray *reasons);
char *adc_ark_format_card  (const AdcArkHeld *card); /* “Laser (5, critical mass)” */
