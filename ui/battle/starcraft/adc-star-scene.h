/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-battle-session.h"
#include "adc-star-clash.h"
#include "adc-star-spot.h"
#include "adc-star-traits.h"

/* What the table shows at one moment: the units and cards of both sides and where they are, with what the engine makes
 * of them, if it can make a battle of it at all. Nothing in it changes. */

/* A unit or a card. */
typedef struct {
  const AdcScenarioForce *force;
  const char             *side;  /* id */
  AdcPiece               *piece; /* or NULL: a card typed in by hand, or one that nobody knows */
  char                   *name;
  AdcStarSpot             spot;
  gboolean                is_unit;
  const AdcFault         *fault; /* the worst thing wrong with it, or NULL */
} AdcStarItem;

typedef struct {
  const char      *id;      /* "attacker" or "defender" */
  AdcScenarioSide *side;    /* NULL: the scenario has no such side */
  AdcFaction      *faction; /* or NULL */
  char            *name;
  GPtrArray       *items;   /* of AdcStarItem, in the order of the scenario */
} AdcStarTeam;

typedef struct _AdcStarScene AdcStarScene;

AdcStarScene      *adc_star_scene_new              (AdcBattleSession *session);
AdcStarScene      *adc_star_scene_ref              (AdcStarScene *self);
void               adc_star_scene_unref            (AdcStarScene *self);

AdcBattleSession  *adc_star_scene_get_session      (AdcStarScene *self);
AdcGame           *adc_star_scene_get_game         (AdcStarScene *self);
AdcScenario       *adc_star_scene_get_scenario     (AdcStarScene *self);
AdcStarClash      *adc_star_scene_get_clash        (AdcStarScene *self); /* or NULL */
const AdcStarTeam *adc_star_scene_get_team         (AdcStarScene *self, guint side);
guint              adc_star_scene_get_n_skirmishes (AdcStarScene *self);

/* Skirmishes are numbered from 1, as in places. NULL: nothing is known there; when the file has several where one
 * should be, the first is meant. */
const AdcStarBout *adc_star_scene_get_bout (AdcStarScene *self, guint skirmish);
const AdcStarItem *adc_star_scene_get_item (AdcStarScene *self, guint side, AdcStarSpot spot);
GPtrArray         *adc_star_scene_list     (AdcStarScene *self, guint side,
                                            AdcStarSpot spot); /* of const AdcStarItem; the scene's */
const AdcStarItem *adc_star_scene_find     (AdcStarScene *self, const char *force); /* or NULL */

/* What makes the battle impossible, or NULL. */
const AdcFault    *adc_star_scene_get_obstacle (AdcStarScene *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcStarScene, adc_star_scene_unref)
