/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-deployment.h"
#include "adc-works.h"

/* Armies somebody plans: how they are put down and what is made for them, with everything done and undone. Change the
 * deployment or the works, then commit: that is one step to undo. "changed" is emitted after each step, and after
 * undoing and doing again. */

#define ADC_TYPE_MUSTER_SESSION (adc_muster_session_get_type ())
G_DECLARE_FINAL_TYPE (AdcMusterSession, adc_muster_session, ADC, MUSTER_SESSION, GObject)

AdcMusterSession *adc_muster_session_new            (AdcGame *game); /* which has a map and a muster */
AdcGame          *adc_muster_session_get_game       (AdcMusterSession *self);
AdcDeployment    *adc_muster_session_get_deployment (AdcMusterSession *self);
AdcWorks         *adc_muster_session_get_works      (AdcMusterSession *self);
gboolean          adc_muster_session_set_n_players  (AdcMusterSession *self, guint n_players); /* a step */

gboolean          adc_muster_session_commit         (AdcMusterSession *self); /* FALSE: nothing has changed */
void              adc_muster_session_undo           (AdcMusterSession *self);
void              adc_muster_session_redo           (AdcMusterSession *self);
gboolean          adc_muster_session_can_undo       (AdcMusterSession *self);
gboolean          adc_muster_session_can_redo       (AdcMusterSession *self);

/* What is kept across restarts. What is no plan of armies is left alone: FALSE. */
GVariant         *adc_muster_session_get_state      (AdcMusterSession *self);
gboolean          adc_muster_session_restore        (AdcMusterSession *self, GVariant *state);

/* Whether a game has anything to plan. */
gboolean          adc_muster_session_is_for         (AdcGame *game);
