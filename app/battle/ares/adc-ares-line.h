/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-ares-battle.h"

/* The bare facts of a battle line, without names, texts or objects: what the computations work on.
 *
 * A force is a track of the hits it can still take: first its shield, then two for each resistant unit (one for the
 * damaged one) or one for each other. How many units stand follows from the hits left, and a hit is always one step. */

#define ADC_ARES_MAX_FORCES  24 /* of both sides together */
#define ADC_ARES_MAX_TYPES   8
#define ADC_ARES_MAX_TARGETS 8  /* named by one force */
#define ADC_ARES_MAX_UNITS   4  /* on one card */
#define ADC_ARES_MAX_ROUNDS  6
#define ADC_ARES_NOWHERE     0xff

#define ADC_ARES_NEVER   (-1000) /* an X: no modifier helps */
#define ADC_ARES_UNKNOWN (-2000)

/* Targets that are no force, numbered after the forces. */
#define ADC_ARES_BASE_LEFT  ADC_ARES_MAX_FORCES
#define ADC_ARES_BASE_RIGHT (ADC_ARES_MAX_FORCES + 1)
#define ADC_ARES_NO_TARGET  0xff

typedef enum { ADC_ARES_HIGHEST, ADC_ARES_LOSSES, ADC_ARES_BEST } AdcAresPolicy;
typedef enum { ADC_ARES_STAY, ADC_ARES_REINFORCE } AdcAresReserves;

typedef struct {
  AdcAresSide side;
  int         initiative;
  guint       type;                         /* an index into the scores */
  int         scores[ADC_ARES_MAX_TYPES];
  int         modifier;                     /* its own and its side's */
  guint       hits_per_unit;
  guint       body;                         /* hits its units can take at most: what is above is shield */
  guint       hits;                         /* it can take at first, shield included */
  guint       recon;
  gboolean    no_flanking;
  gboolean    leaves_building;              /* one that can be destroyed once its units are gone */
  guint       n_targets;
  guint8      targets[ADC_ARES_MAX_TARGETS];
  guint       arrivals[ADC_ARES_MAX_ROUNDS + 1]; /* units that join it at the start of each round */
} AdcAresForce;

/* Where the forces stand that are left. */
typedef struct {
  guint8 n_columns;
  guint8 column[ADC_ARES_MAX_FORCES]; /* ADC_ARES_NOWHERE: not in the line */
  guint8 rank[ADC_ARES_MAX_FORCES];
} AdcAresLayout;

typedef struct {
  guint           n_forces;
  AdcAresForce    forces[ADC_ARES_MAX_FORCES];
  AdcAresLayout   layout;
  guint           building_type; /* what a Base card is shot at as */
  gboolean        has_base_cards;
  gboolean        is_raid;
  guint           n_empty_buildings;
  guint           round;         /* being fought, from 1 */
  guint           n_rounds;
  guint           rerolls[2];
  guint           retreat[2];    /* the round in which it is declared, or 0 */
  AdcAresPolicy   policy[2];
  AdcAresReserves reserves[2];

  /* How far the round is: everything faster than this initiative is over, and of the group itself some have fired. */
  guint           group;         /* an index into the initiatives */
  guint32         has_fired;     /* of this group */
  guint8          units[ADC_ARES_MAX_FORCES]; /* with which each force entered the group */
  guint8          hits[ADC_ARES_MAX_FORCES];  /* it can still take, the hits scored in this group deducted */
  guint           n_destroyed;   /* empty buildings */
  guint           n_initiatives;
  int             initiatives[ADC_ARES_MAX_FORCES]; /* the groups, the fastest first */
} AdcAresLine;

/* A threshold and what it is made of. */
typedef struct {
  int      score;    /* or ADC_ARES_NEVER, ADC_ARES_UNKNOWN */
  int      flanking; /* +1 or 0 */
  int      position; /* 0 or less */
  int      modifier;
  int      total;    /* or ADC_ARES_NEVER, ADC_ARES_UNKNOWN */
} AdcAresThreshold;

static inline AdcAresSide
adc_ares_other (AdcAresSide side)
{
  return side == ADC_ARES_ATTACKER ? ADC_ARES_DEFENDER : ADC_ARES_ATTACKER;
}

guint    adc_ares_force_count_units (const AdcAresForce *force, guint hits); /* left when it can take so many */
void     adc_ares_line_start        (AdcAresLine *line); /* fills what says how far the round is */
void     adc_ares_line_set_strength (AdcAresForce *force, guint n_units, guint damage, guint shield);
void     adc_ares_line_grow         (AdcAresLine *line, guint round); /* makes room for the arrivals of a round */

/* The layout. */
gboolean adc_ares_layout_has        (const AdcAresLayout *layout, guint force);
gboolean adc_ares_layout_holds      (const AdcAresLine *line, const AdcAresLayout *layout, AdcAresSide side,
                                     guint column); /* a force of that side */
guint    adc_ares_layout_find       (const AdcAresLine *line, const AdcAresLayout *layout, AdcAresSide side,
                                     guint column, guint rank); /* or ADC_ARES_NOWHERE */
AdcAresPosition adc_ares_layout_get_position (const AdcAresLine *line, const AdcAresLayout *layout, guint force);
gboolean adc_ares_layout_is_flanking (const AdcAresLine *line, const AdcAresLayout *layout, guint force); /* with its +1 */

/* Takes out the forces of the mask; those behind step forward, empty columns vanish. */
void     adc_ares_layout_remove     (const AdcAresLine *line, AdcAresLayout *layout, guint32 forces);
void     adc_ares_layout_compact    (const AdcAresLine *line, AdcAresLayout *layout);

/* What the rules make the players do between two rounds, and what we assume where they leave a choice. The forces of
 * the mask come new into the line. */
void     adc_ares_layout_reorganise (const AdcAresLine *line, AdcAresLayout *layout, guint32 newcomers);

AdcAresThreshold adc_ares_get_threshold (const AdcAresLine *line, const AdcAresLayout *layout, guint from, guint at);
guint    adc_ares_get_n_dice        (int threshold, guint n_units);
guint    adc_ares_get_needed        (int threshold); /* the highest face that hits, 0: none */
