/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-game.h"

/* How one player means to put the armies down before the first turn: which pieces in which zones. Armies are counted
 * from 1. It may break the rules: adc_deployment_check () says how. */

typedef enum {
  ADC_DEPLOYMENT_ZONES,     /* more zones than the player is dealt */
  ADC_DEPLOYMENT_NOT_DEALT, /* pieces in a zone that is somebody else's */
  ADC_DEPLOYMENT_REALM,     /* a piece where it cannot be, or a zone that is not ground */
  ADC_DEPLOYMENT_LIMIT,     /* too many pieces in a zone */
  ADC_DEPLOYMENT_COLOURS,   /* pieces of two armies in one zone */
  ADC_DEPLOYMENT_ARMY,      /* pieces of an army the player does not have */
  ADC_DEPLOYMENT_BEYOND,    /* more of a unit than the army begins with */
  ADC_DEPLOYMENT_BATCH,     /* a zone that cannot be filled by whole batches */
  ADC_DEPLOYMENT_ROOM,      /* no zones left for the pieces left */
} AdcDeploymentFaultKind;

typedef struct {
  AdcDeploymentFaultKind  kind;
  char                   *zone;    /* id, or NULL */
  guint                   army;    /* or 0 */
  char                   *unit;    /* id, or NULL */
  char                   *message; /* in the reader's language */
  char                   *rule;    /* id of an entry, or NULL */
  char                   *repair;  /* what adc_deployment_repair () would do, in the reader's language, or NULL */
} AdcDeploymentFault;

void adc_deployment_fault_free (AdcDeploymentFault *self);

#define ADC_DEPLOYMENT_MAX_ZONES 64
#define ADC_DEPLOYMENT_MAX_COUNT 99

#define ADC_TYPE_DEPLOYMENT (adc_deployment_get_type ())
G_DECLARE_FINAL_TYPE (AdcDeployment, adc_deployment, ADC, DEPLOYMENT, GObject)

AdcDeployment *adc_deployment_new           (AdcGame *game); /* which has a map and a muster; the most players */
AdcGame       *adc_deployment_get_game      (AdcDeployment *self);
guint          adc_deployment_get_n_players (AdcDeployment *self);
gboolean       adc_deployment_set_n_players (AdcDeployment *self, guint n_players); /* FALSE: not a number to play with */

/* What the number of players gives each of them. */
guint          adc_deployment_get_n_armies  (AdcDeployment *self);
guint          adc_deployment_get_n_dealt   (AdcDeployment *self);
guint          adc_deployment_get_n_to_win  (AdcDeployment *self);
guint          adc_deployment_get_n_free    (AdcDeployment *self); /* zones that nobody is dealt */
guint          adc_deployment_get_limit     (AdcDeployment *self); /* pieces in a zone; 0: none */
guint          adc_deployment_get_n_pieces  (AdcDeployment *self); /* of all the player's armies */
guint          adc_deployment_get_n_batches (AdcDeployment *self); /* to put them all down */
guint          adc_deployment_get_n_needed  (AdcDeployment *self); /* zones, at the least */
const char    *adc_deployment_get_rule      (AdcDeployment *self); /* id of the entry that says so, or NULL */

/* The zones of the plan, in the order they were added. */
guint          adc_deployment_get_n_zones   (AdcDeployment *self);
AdcZone       *adc_deployment_get_zone      (AdcDeployment *self, guint position);
gboolean       adc_deployment_has_zone      (AdcDeployment *self, const char *zone);
gboolean       adc_deployment_add_zone      (AdcDeployment *self, const char *zone); /* FALSE: there, unknown, too many */
gboolean       adc_deployment_remove_zone   (AdcDeployment *self, const char *zone);
gboolean       adc_deployment_is_dealt      (AdcDeployment *self, const char *zone);
void           adc_deployment_set_dealt     (AdcDeployment *self, const char *zone, gboolean is_dealt);

guint          adc_deployment_get_count     (AdcDeployment *self, const char *zone, guint army, const char *unit);
gboolean       adc_deployment_set_count     (AdcDeployment *self, const char *zone, guint army, const char *unit,
                                             guint count);
guint          adc_deployment_get_army      (AdcDeployment *self, const char *zone); /* whose most pieces are; or 0 */
void           adc_deployment_move_to_army  (AdcDeployment *self, const char *zone, guint army); /* all that is there */
guint          adc_deployment_get_total     (AdcDeployment *self, const char *zone);
guint          adc_deployment_get_left      (AdcDeployment *self, guint army, const char *unit); /* still to be placed */
guint          adc_deployment_get_n_left    (AdcDeployment *self);
guint          adc_deployment_get_n_batches_left (AdcDeployment *self);

GPtrArray     *adc_deployment_check         (AdcDeployment *self); /* of AdcDeploymentFault; empty: nothing forbids it */
gboolean       adc_deployment_repair        (AdcDeployment *self, const AdcDeploymentFault *fault);

/* Spreads everything over the zones that are dealt and are ground, which always is a legal plan; FALSE, and nothing is
 * changed, when they are too few or too many. */
gboolean       adc_deployment_can_fill      (AdcDeployment *self);
gboolean       adc_deployment_fill          (AdcDeployment *self);
void           adc_deployment_clear         (AdcDeployment *self); /* takes all pieces back; the zones stay */

/* What is kept. Restoring takes what it understands and drops the rest. */
GVariant      *adc_deployment_to_variant    (AdcDeployment *self);
void           adc_deployment_restore       (AdcDeployment *self, GVariant *variant);

#define ADC_DEPLOYMENT_VARIANT "(ua(sba(usu)))"

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcDeploymentFault, adc_deployment_fault_free)
