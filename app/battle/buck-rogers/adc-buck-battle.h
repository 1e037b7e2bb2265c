/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-battle.h"
#include "adc-buck-fight.h"

/* A moment of a battle of Buck Rogers, as it stands after the dice of the scenario's log:
 *
 *   the scenario    kind      "territory" (unless said), "near-orbit" (an asteroid's only orbit too), "far-orbit" or
 *                             "space"
 *                   zone      the id of a zone of that kind, if it matters which
 *                   table     "basic" (unless said) or "advanced": control markers fight
 *                   rounds    they stop after so many; in orbit and in space only
 *                   owner     the side whose control marker lies on the territory
 *                   sabotage  "try" (unless said) or "no": whether the owner throws for factories that are lost
 *                   opening   "yes" (unless said) or "no": satellites have fired and battlers have bombed already
 *   a side          "a" to "f", in the order in which they moved
 *                   targets   "value" (unless said), "easiest", "order" or "best"
 *                   order     ids of units for "order", the preferred one first: "fighter gennie"
 *   a force         one for each unit and place of a side
 *                   place     "zone": in the battle; "orbit": battlers, a killer satellite, leaders above a territory;
 *                             "aboard": troopers or factories in the side's transports, in orbit and in space
 *   a shot          its dice are single attacks, one after the other; those left when the last target was hit do not
 *                   count. Round 0 is the opening: satellites, then bombs. Whoever has not thrown when a later shot
 *                   comes does without. */

#define ADC_TYPE_BUCK_BATTLE (adc_buck_battle_get_type ())
G_DECLARE_FINAL_TYPE (AdcBuckBattle, adc_buck_battle, ADC, BUCK_BATTLE, GObject)

/* Pieces: those of the combat table, then the factory, then this one. */
#define ADC_BUCK_LEADER   (ADC_BUCK_FACTORY + 1)
#define ADC_BUCK_N_PIECES (ADC_BUCK_LEADER + 1)

typedef enum {
  ADC_BUCK_IN_ZONE,
  ADC_BUCK_IN_ORBIT,
  ADC_BUCK_ABOARD,
  ADC_BUCK_AWAY, /* without a place: it takes no part */
} AdcBuckPlace;

#define ADC_BUCK_N_PLACES ADC_BUCK_AWAY /* that matter */

typedef struct {
  const char   *id;
  const char   *name;
  guint         side;
  guint         piece;     /* AdcBuckType, ADC_BUCK_FACTORY or ADC_BUCK_LEADER */
  AdcBuckPlace  place;
  guint         n_before;  /* when the battle began */
  guint         n_pieces;  /* now, those hit in this round included; what is aboard is not followed up */
  guint         n_hit;     /* of these, in this round */
  guint         n_ready;   /* of these, that may still throw a die before the next stage or round begins */
  gboolean      is_firing; /* its side has the turn, it is ready and there is something to aim at */
} AdcBuckForceInfo;

/* The moment now. Strings belong to the battle. */
const AdcBuckFight *adc_buck_battle_get_fight     (AdcBuckBattle *self);
const char         *adc_buck_battle_get_side      (AdcBuckBattle *self, guint side); /* id */
const char         *adc_buck_battle_get_side_name (AdcBuckBattle *self, guint side); /* for the reader */
guint               adc_buck_battle_get_round     (AdcBuckBattle *self); /* 0: in the opening */
gboolean            adc_buck_battle_is_over       (AdcBuckBattle *self);
int                 adc_buck_battle_get_winner    (AdcBuckBattle *self); /* the side left alone when over, or -1 */

guint               adc_buck_battle_get_n_forces  (AdcBuckBattle *self);
void                adc_buck_battle_get_force     (AdcBuckBattle *self, guint index, AdcBuckForceInfo *info);
gboolean            adc_buck_battle_find_force    (AdcBuckBattle *self, const char *id, AdcBuckForceInfo *info);
const char         *adc_buck_battle_get_force_of  (AdcBuckBattle *self, guint side, guint piece,
                                                   AdcBuckPlace place); /* id, or NULL */

/* How many dice may be thrown at once for a shot without any being left over: not more than there are targets. 0:
 * none. */
guint               adc_buck_battle_count_dice    (AdcBuckBattle *self, const char *from, const char *at);

/* What the combat table says, without leaders: 1 to 10, ADC_BUCK_NEVER, or ADC_BUCK_BOMB; -1: not known. */
#define ADC_BUCK_BOMB 11
int                 adc_buck_battle_get_number    (AdcBuckBattle *self, AdcBuckType attacker, AdcBuckType target);

/* The pieces of the combat table, then factory and leader, as the game's data and scenarios call them. */
const char         *adc_buck_get_unit             (guint piece);
gboolean            adc_buck_find_unit            (const char *unit, guint *piece);

/* Makes what is left now the beginning of the scenario, and empties its log: what must be done before pieces are
 * changed by hand once dice have been thrown. Those hit in this round are gone. */
void                adc_buck_battle_settle        (AdcBuckBattle *self, AdcScenario *scenario);
