/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-ares-battle.h"
#include "adc-battle-session.h"

/* What the board shows at one moment: every force and where it stands, as the engine has it, or as
 * the scenario has it when the engine could make no battle of it. Nothing in it changes. */

typedef struct _AdcAresScene AdcAresScene;

AdcAresScene *adc_ares_scene_new            (AdcGame *game, AdcScenario *scenario);
AdcAresScene *adc_ares_scene_new_of         (AdcBattleSession *session);
void          adc_ares_scene_free           (AdcAresScene *self);

AdcGame      *adc_ares_scene_get_game       (AdcAresScene *self);
AdcScenario  *adc_ares_scene_get_scenario   (AdcAresScene *self);
guint         adc_ares_scene_get_n_columns  (AdcAresScene *self);
gboolean      adc_ares_scene_has_base_cards (AdcAresScene *self);
guint         adc_ares_scene_get_n_buildings (AdcAresScene *self); /* empty ones, left to destroy */
guint         adc_ares_scene_get_n_ranks    (AdcAresScene *self, AdcAresSide side); /* at least 1 */

/* Forces in the order of the scenario; what they point to belongs to the scene. */
guint                   adc_ares_scene_get_n_forces (AdcAresScene *self);
const AdcAresForceInfo *adc_ares_scene_get_force    (AdcAresScene *self, guint index);
const AdcAresForceInfo *adc_ares_scene_find_force   (AdcAresScene *self, const char *id);
const AdcAresForceInfo *adc_ares_scene_get_at       (AdcAresScene *self, AdcAresSide side,
                                                     guint column, guint rank);

/* What makes the battle impossible, and the worst thing wrong with a force; or NULL. */
const AdcFault *adc_ares_scene_get_obstacle (AdcAresScene *self);
const AdcFault *adc_ares_scene_get_fault  (AdcAresScene *self, const char *force);
const AdcShot  *adc_ares_scene_find_shot  (AdcAresScene *self, const char *from, const char *at);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcAresScene, adc_ares_scene_free)
