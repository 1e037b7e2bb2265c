/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

/* A battle of Buck Rogers stripped to numbers: what stands in the zone, what the dice need, and who aims at what. It
 * holds no pointer, so it can be copied, compared and handed to any thread. */

#define ADC_BUCK_MAX_SIDES  6
#define ADC_BUCK_MAX_PIECES 60 /* of one type on one side */

/* The rows of the combat table, in the order in which pieces fire. */
typedef enum {
  ADC_BUCK_TROOPER,
  ADC_BUCK_GENNIE,
  ADC_BUCK_FIGHTER,
  ADC_BUCK_BATTLER,
  ADC_BUCK_TRANSPORT,
  ADC_BUCK_SATELLITE,
  ADC_BUCK_MARKER,
} AdcBuckType;

#define ADC_BUCK_N_TYPES (ADC_BUCK_MARKER + 1)
#define ADC_BUCK_FACTORY ADC_BUCK_N_TYPES /* a target of bombs alone */
#define ADC_BUCK_N_TARGETS (ADC_BUCK_FACTORY + 1)

typedef enum {
  ADC_BUCK_TERRITORY,
  ADC_BUCK_NEAR_ORBIT, /* an asteroid's only orbit too */
  ADC_BUCK_FAR_ORBIT,
  ADC_BUCK_SPACE,
} AdcBuckZone;

typedef enum {
  ADC_BUCK_AIM_VALUE,
  ADC_BUCK_AIM_EASIEST,
  ADC_BUCK_AIM_ORDER,
  ADC_BUCK_AIM_BEST,
} AdcBuckAim;

#define ADC_BUCK_NEVER 0 /* in a table: the attack is impossible */

typedef struct {
  guint8 number[ADC_BUCK_N_TYPES][ADC_BUCK_N_TYPES]; /* attacker, target; ADC_BUCK_NEVER where there is an X or a bomb */
  guint8 bomb;                                       /* 7 */
  guint8 sabotage;                                   /* 7 */
} AdcBuckTable;

typedef struct {
  guint8     pieces[ADC_BUCK_N_TYPES]; /* in the zone, those hit in this round included */
  guint8     hit[ADC_BUCK_N_TYPES];    /* of these, in this round */
  guint8     fired[ADC_BUCK_N_TYPES];  /* of these, in this round */
  guint8     n_leaders;
  guint8     bonus;                    /* of a leader that is there */
  guint8     n_factories;              /* only the owner's */
  gboolean   has_defended;             /* had pieces here, so that factories may be sabotaged when they are gone */

  /* In the near orbit above a territory: they fire in the opening, and do not fight below. */
  guint8     orbit_battlers;
  guint8     orbit_satellite;          /* 0 or 1 */
  guint8     orbit_leaders;
  guint8     orbit_bombed;             /* battlers that have bombed already */

  AdcBuckAim aim;
  guint8     order[ADC_BUCK_N_TARGETS]; /* for ADC_BUCK_AIM_ORDER: types, the preferred one first; all of them, once */
} AdcBuckSide;

/* Where the battle is. The opening: satellites fire, then battlers bomb; round 1 follows. */
typedef enum {
  ADC_BUCK_SATELLITES,
  ADC_BUCK_BOMBS,
  ADC_BUCK_ROUNDS,
} AdcBuckStage;

typedef struct {
  AdcBuckTable table;
  AdcBuckZone  zone;
  guint        n_sides;                     /* in the order in which they moved */
  AdcBuckSide  sides[ADC_BUCK_MAX_SIDES];
  int          owner;                       /* side that owns the zone's marker, -1: none that fights here */
  gboolean     sabotages;                   /* the owner tries it */
  guint        last_round;                  /* they stop after it; 0: they go on to the end, as on a territory always */
  AdcBuckStage stage;
  guint        round;                       /* from 1, once in rounds */
  guint        turn;                        /* side whose turn it is to fire, or whose satellite or battlers do */
  guint8       shots_left[ADC_BUCK_MAX_SIDES][ADC_BUCK_N_TYPES]; /* in the stage of satellites: ships not yet fired at */
} AdcBuckFight;

/* What the dice need: 1 to 10, or ADC_BUCK_NEVER; with the bonus of a leader taken off, never below 1. */
guint    adc_buck_fight_get_number (const AdcBuckFight *self, guint side, AdcBuckType attacker, AdcBuckType target);

/* Whether the rules let a side aim at that type of another now, whatever the numbers: some not hit, no escort. */
gboolean adc_buck_fight_may_aim    (const AdcBuckFight *self, guint side, guint at_side, AdcBuckType target);

/* Puts the fight at its beginning: the opening if there is one, else the first round. Whoever has pieces here now is
 * remembered as having defended. */
void     adc_buck_fight_start      (AdcBuckFight *self);

/* Passes over stages and sides that have nothing left to do, ends rounds (removes what was hit, lets leaders die)
 * and begins the next; stops where somebody has to throw, or at the end. TRUE: the battle is over, and the round
 * is the one that would follow; 1 when it was over before the first. */
gboolean adc_buck_fight_settle     (AdcBuckFight *self);

/* What a side aims at with the next piece of that type, by its own policy (best: by value); FALSE: at nothing, or all
 * of that type have fired. In the opening satellites and, after them, battlers fire alone. */
gboolean adc_buck_fight_choose     (const AdcBuckFight *self, guint side, AdcBuckType attacker, guint *at_side,
                                    AdcBuckType *target);

/* One throw: the piece has fired, and the target is hit or not. Call settle afterwards. */
void     adc_buck_fight_throw      (AdcBuckFight *self, guint side, AdcBuckType attacker, guint at_side,
                                    guint target /* AdcBuckType, or ADC_BUCK_FACTORY */, gboolean is_hit);

/* Fighting pieces: all of the table, those hit in this round included. */
guint    adc_buck_side_count       (const AdcBuckSide *self);
