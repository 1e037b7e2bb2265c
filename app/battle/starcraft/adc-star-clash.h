/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-battle.h"
#include "adc-star-odds.h"

/* A battle of StarCraft: The Board Game as it lies on the table, some of its cards face down:
 *
 *   the scenario    edition     "base" (unless said) or "brood-war"
 *                   limit       how many units the area takes; area: the id of an area, whose limit is meant; unless said,
 *                               it is not checked
 *                   order       "basic" (unless said) or "special": how the attacker mobilised
 *   a side          "attacker" and "defender", each with its faction
 *                   retreat     how many units its retreat has room for; unless said, enough
 *                   cloak-room  how many units that escape by cloaking have room for; unless said, enough
 *                   air-support "yes": it has a base with Air Support in the area
 *                   base        "yes": it has a base in the area; cut-off, connected: its transports from this planet on
 *                               without another base at their other end, and with one
 *                   attack, health  added in every skirmish, by whatever card or leader; may be negative
 *                   aim         "value" (unless said) or "hold": what is best for it
 *                   spares      ids of units, the one to keep longest first: "battlecruiser siege-tank"
 *   a force         a unit: one figure; unit, place "K:front" or "K:support", K the number of a skirmish from 1 on, in the
 *                   order in which they are fought; attack, health: added when it is in front, may be negative;
 *                   detector, cloaking: "yes"
 *                   a card: of the side's deck; place "K:card", "K:reinforcement", "hand", "discard" or "deck" (a technology
 *                   that was shuffled in); cancels: "standard" or "reinforcement", what a cancelling card is aimed at
 *                   a card of which only figures are known: no unit, and values major-attack, major-health (taken as they
 *                   are, for any unit); a reinforcement that nobody knows: no unit and no values, at "K:reinforcement"
 *
 * Where only a base defends, there is no battle: the attacker's units have no place and enter.
 *
 * A skirmish in which a side has no "K:card" is one in which its card lies face down, or is still to be laid. */

#define ADC_TYPE_STAR_CLASH (adc_star_clash_get_type ())
G_DECLARE_FINAL_TYPE (AdcStarClash, adc_star_clash, ADC, STAR_CLASH, GObject)

/* What a side's card has come to in its skirmish. */
typedef enum {
  ADC_STAR_CARD_ABSENT,    /* there is no second card */
  ADC_STAR_CARD_FACE_DOWN, /* nobody knows it */
  ADC_STAR_CARD_MAJOR,     /* by its major values */
  ADC_STAR_CARD_MINOR,
  ADC_STAR_CARD_COUNTS,    /* a reinforcement */
  ADC_STAR_CARD_VOID,      /* a reinforcement that fits nobody */
  ADC_STAR_CARD_CANCELLED,
} AdcStarCardState;

/* One side of one skirmish. Strings and lists belong to the battle. */
typedef struct {
  const char         *front;    /* ids of forces; NULL: none yet */
  const char * const *supports; /* ends with NULL */
  const char         *card;     /* NULL: face down */
  const char         *reinforcement; /* NULL: none, or a card nobody knows without a force of its own */
  AdcStarCardState    card_state;
  AdcStarCardState    reinforcement_state;
  gboolean            attack_is_known; /* the card is face up and no value is missing */
  gboolean            health_is_known;
  int                 attack;       /* what is known of it, when not all is */
  int                 health;
  GPtrArray          *attack_steps; /* of AdcReason: their values add up to the attack, unless it would be below 0 */
  GPtrArray          *health_steps;
  GPtrArray          *marks;        /* of AdcReason without values: cancelled, detector, cloaking, splash pending … */

  /* Its blow against the other side. */
  gboolean            is_settled;   /* its attack and the enemy's health are known */
  gboolean            is_sufficient;
  const char         *target;       /* the enemy's force it hits; NULL: nobody */
  GPtrArray          *verdict;      /* of AdcReason: sufficient or not, who is hit, who chooses, what comes of it */
} AdcStarCamp;

typedef struct {
  gboolean    is_ready;   /* both front units are there: what follows makes sense */
  gboolean    is_settled; /* both blows are */
  AdcStarCamp camps[ADC_STAR_N_SIDES];
} AdcStarBout;

/* Side 0 is the attacker, side 1 the defender. Skirmishes are numbered from 0 here. */
const AdcStarBattle *adc_star_clash_get_state      (AdcStarClash *self);
guint                adc_star_clash_get_n_skirmishes (AdcStarClash *self); /* somebody is in, or in a later one */
const AdcStarBout   *adc_star_clash_get_skirmish   (AdcStarClash *self, guint skirmish);

const char          *adc_star_clash_get_unit       (AdcStarClash *self, guint side, guint unit); /* its force's id */

gboolean             adc_star_clash_is_laid_out    (AdcStarClash *self); /* the rules allow it to be fought like this */
gboolean             adc_star_clash_is_missing     (AdcStarClash *self); /* a value it depends on */
gboolean             adc_star_clash_is_settled     (AdcStarClash *self); /* all is known: the end is certain */
int                  adc_star_clash_get_advised    (AdcStarClash *self); /* the side a plan is looked for, or -1 */

/* NULL unless it is settled. */
const AdcStarEnd    *adc_star_clash_get_end        (AdcStarClash *self);

/* Of AdcReason: splash, ending, retreats, excess in words, in their order; empty unless it is settled. The battle's. */
GPtrArray           *adc_star_clash_get_ending     (AdcStarClash *self);

/* How many cards an unknown one of that side may be (standard ones or reinforcements), and how many of its deck were
 * left out because nobody knows their faces. */
guint                adc_star_clash_count_pool     (AdcStarClash *self, guint side, gboolean reinforcements);
guint                adc_star_clash_count_faceless (AdcStarClash *self, guint side);

/* A copy of the scenario in which the cards of a plan (AdcForecast.plans) lie where it says. */
AdcScenario         *adc_star_clash_lay            (AdcStarClash *self, AdcScenario *scenario, const AdcPlan *plan);
