/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-battle-session.h"
#include "adc-buck-battle.h"
#include "adc-buck-slot.h"

/* What the board shows at one moment: what each side has and where, as the engine has it after the
 * dice, or as the scenario has it when the engine could make no battle of it. Nothing in it
 * changes. */

typedef struct {
  const AdcBuckSlot *slot;
  AdcPiece          *piece;   /* or NULL */
  const char        *force;   /* id; NULL: the side has none of these */
  guint              count;   /* now, those hit in this round included */
  guint              n_hit;   /* of these, in this round */
  gboolean           is_firing; /* it is their turn */
  guint              supply;  /* of one colour, or of the Bank; 0 when nobody knows */
  guint              limit;
  gboolean           is_open; /* the rules let it be there */
  const AdcFault    *fault;   /* the worst thing wrong with it, or NULL */
} AdcBuckStock;

typedef struct {
  const AdcScenarioSide *side;
  char                  *name;
  AdcBuckStock           stocks[ADC_BUCK_N_SLOTS];
  guint                  n_strangers; /* forces that no board could have put there */
} AdcBuckCamp;

typedef struct _AdcBuckScene AdcBuckScene;

AdcBuckScene        *adc_buck_scene_new          (AdcBattleSession *session);
AdcBuckScene        *adc_buck_scene_ref          (AdcBuckScene *self);
void                 adc_buck_scene_unref        (AdcBuckScene *self);

AdcGame             *adc_buck_scene_get_game     (AdcBuckScene *self);
AdcScenario         *adc_buck_scene_get_scenario (AdcBuckScene *self);

/* Sides in the order in which they moved, NULL when there is none such; what they point to belongs
 * to the scene. */
guint                adc_buck_scene_get_n_camps  (AdcBuckScene *self);
const AdcBuckCamp   *adc_buck_scene_get_camp     (AdcBuckScene *self, guint index);
const AdcBuckCamp   *adc_buck_scene_find_camp    (AdcBuckScene *self, const char *side);
const AdcBuckStock  *adc_buck_scene_find_stock   (AdcBuckScene *self, const char *force,
                                                  const AdcBuckCamp **camp);

AdcBuckBattle       *adc_buck_scene_get_battle   (AdcBuckScene *self); /* or NULL */

/* Every shot of the battle, in the order of the sides; empty when there is no battle. */
GPtrArray           *adc_buck_scene_get_shots    (AdcBuckScene *self); /* of AdcShot */
const AdcShot       *adc_buck_scene_find_shot    (AdcBuckScene *self, const char *from,
                                                  const char *at); /* or NULL */

/* What makes the battle impossible, or NULL. */
const AdcFault      *adc_buck_scene_get_obstacle (AdcBuckScene *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcBuckScene, adc_buck_scene_unref)
