/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-star-card.h"

/* A battle laid out, and what becomes of one skirmish once its cards are known. Side 0 attacks,
 * side 1 defends. */

#define ADC_STAR_MAX_UNITS     16 /* of a side */
#define ADC_STAR_MAX_SKIRMISHES 8
#define ADC_STAR_MAX_CARDS     64 /* of a side, wherever they are */
#define ADC_STAR_NONE    (-1)     /* no unit, no card, no second card */
#define ADC_STAR_UNKNOWN (-2)     /* a card lies there and nobody knows which */

enum { ADC_STAR_ATTACKER, ADC_STAR_DEFENDER, ADC_STAR_N_SIDES };

/* What a side has in one skirmish. */
typedef struct {
  int   front;                        /* which of its units */
  int   supports[ADC_STAR_MAX_UNITS]; /* likewise */
  guint n_supports;
  int   card;          /* which of its cards, or ADC_STAR_UNKNOWN */
  int   reinforcement; /* likewise, or ADC_STAR_NONE */
} AdcStarSlot;

typedef struct {
  AdcStarUnit units[ADC_STAR_MAX_UNITS];
  guint       n_units;
  AdcStarCard cards[ADC_STAR_MAX_CARDS];
  guint       n_cards;
  guint64     pool; /* which of its cards an unknown one may be, each as likely as the others */
  guint64     deck; /* none of the pool: what is drawn instead of a cancelled card; 0: the pool is what it draws from */
  guint64     hand; /* which of them it holds and may still play */
  int         attack; /* in every skirmish: special order, typed modifiers */
  int         health;
  gboolean    has_air_support; /* a base with it in the area */
  int         retreat_room;    /* units its retreat has room for; -1: enough */
  int         cloak_room;      /* units that escape by cloaking have room for; -1: enough */
} AdcStarSide;

typedef struct {
  AdcStarSide sides[ADC_STAR_N_SIDES];
  AdcStarSlot slots[ADC_STAR_MAX_SKIRMISHES][ADC_STAR_N_SIDES];
  guint       n_skirmishes;
  int         limit; /* units the area takes; -1: enough */
} AdcStarBattle;

/* Why a value is what it is, in the order it is worked out. */
typedef enum {
  ADC_STAR_STEP_CANCELLED,       /* card: discarded without effect */
  ADC_STAR_STEP_MAJOR,           /* card, value: attack or health */
  ADC_STAR_STEP_MINOR,
  ADC_STAR_STEP_VOID,            /* card: a reinforcement that fits nobody */
  ADC_STAR_STEP_GAIN,            /* card, value: an ability that counts */
  ADC_STAR_STEP_SUPPORT,         /* unit, value */
  ADC_STAR_STEP_IDLE_SUPPORT,    /* unit: it cannot hit the enemy front unit, or does not count */
  ADC_STAR_STEP_SIDE,            /* value: the side's modifier */
  ADC_STAR_STEP_UNIT,            /* unit, value: typed in for it */
  ADC_STAR_STEP_AIR_SUPPORT,     /* value */
} AdcStarStepKind;

typedef struct {
  AdcStarStepKind   kind;
  gboolean          is_health; /* else it is about the attack */
  int               card;      /* or ADC_STAR_NONE */
  int               unit;      /* or ADC_STAR_NONE */
  int               value;
  AdcStarEffectKind effect;    /* of a gain */
} AdcStarStep;

typedef enum {
  ADC_STAR_FATE_LIVES,
  ADC_STAR_FATE_DIES,
  ADC_STAR_FATE_ESCAPES, /* by cloaking */
} AdcStarFate;

/* One side's part in the result of a skirmish. */
typedef struct {
  gboolean    is_known;          /* its cards are, and so its attack, its health and what its cards do */
  gboolean    card_is_cancelled; /* its standard card: another must be drawn, so it is not known */
  gboolean    reinforcement_counts;
  int         attack;
  int         health;
  gboolean    is_sufficient;     /* its attack against the enemy's health */
  int         target;            /* the enemy's unit it destroys, ADC_STAR_NONE: it can reach nobody or is too weak */
  int         choices[ADC_STAR_MAX_UNITS]; /* of its own, two or more its owner chooses the loss among */
  guint       n_choices;
  int         loss;              /* its own unit hit by strength, or ADC_STAR_NONE */
  AdcStarFate fate;              /* of that unit, if there is room to escape to */
  gboolean    is_sacrificed;     /* its front unit dies of its own card */
  gboolean    is_taken;          /* its front unit, not sacrificed itself, dies of the enemy's sacrifice */
  gboolean    has_detector;
  gboolean    front_is_cloaked;  /* and no detector sees it */
  guint       splash[ADC_STAR_N_EFFECT_KINDS]; /* triggered by it, each ability that counts once; by kind */
} AdcStarOutcome;

typedef struct {
  AdcStarOutcome sides[ADC_STAR_N_SIDES];
} AdcStarResult;

/* The cards of both sides: a standard one, and a reinforcement or ADC_STAR_NONE. If one is
 * ADC_STAR_UNKNOWN, or cancelled and not yet replaced, nobody loses anything yet, and the other
 * side's values are those against a card without abilities.
 *
 * One card of a skirmish is cancelled at most, the attacker's cancelling card coming first: it
 * takes the defender's cancelling card (the reinforcement, if both are), else the reinforcement if
 * one counts, else the standard card. The defender cancels likewise when the attacker has nothing
 * that does. What is drawn instead cancels nothing.
 *
 * An ability of a reinforcement meant for a kind of unit counts when one of those that make the
 * card count is of it.
 *
 * STEPS, if not NULL, are two arrays of AdcStarStep, one for each side, that the explanation is
 * appended to: its attack, then its health. A gain of value 0 is an ability that adds nothing to
 * either. */
void adc_star_skirmish_resolve (const AdcStarBattle *battle, guint skirmish, const int cards[ADC_STAR_N_SIDES],
                                const int reinforcements[ADC_STAR_N_SIDES], AdcStarResult *result,
                                GArray *steps[ADC_STAR_N_SIDES]);

typedef enum {
  ADC_STAR_END_ATTACKER,         /* alone: takes the area */
  ADC_STAR_END_DEFENDER,         /* alone: holds it */
  ADC_STAR_END_NOBODY,           /* empty: the defender keeps its resource card */
  ADC_STAR_END_ATTACKER_RETREATS,
  ADC_STAR_END_DEFENDER_RETREATS, /* it has assist units only: the attacker takes the area */
  ADC_STAR_N_ENDS
} AdcStarEndKind;

/* What became of each unit. */
typedef enum {
  ADC_STAR_UNIT_STANDS,
  ADC_STAR_UNIT_DESTROYED,     /* in its skirmish, by strength or by the enemy's sacrifice */
  ADC_STAR_UNIT_ESCAPED,       /* by cloaking */
  ADC_STAR_UNIT_STUCK,         /* cloaked, but there was no room: destroyed */
  ADC_STAR_UNIT_SACRIFICED,    /* by its own card */
  ADC_STAR_UNIT_SPLASHED,
  ADC_STAR_UNIT_RETREATED,
  ADC_STAR_UNIT_LOST,          /* no room for its retreat: destroyed */
} AdcStarUnitEnd;

typedef struct {
  AdcStarEndKind kind;
  AdcStarUnitEnd units[ADC_STAR_N_SIDES][ADC_STAR_MAX_UNITS];
  int            lost[ADC_STAR_N_SIDES]; /* value of what is gone for good */
} AdcStarEnd;

gboolean adc_star_unit_end_is_loss (AdcStarUnitEnd end);
gboolean adc_star_unit_can_be_splashed (const AdcStarUnit *unit, AdcStarEffectKind kind);

/* Splash, the four endings, retreats, stacking, from the results of all skirmishes in their order. */
void adc_star_battle_finish (const AdcStarBattle *battle, const AdcStarResult *results, AdcStarEnd *end);
