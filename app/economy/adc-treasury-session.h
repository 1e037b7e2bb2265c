/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-treasury.h"

/* A treasury somebody works on, with everything done and undone. Change the treasury, then commit: that is one step to
 * undo. "changed" is emitted after each step, and after undoing and doing again. */

#define ADC_TYPE_TREASURY_SESSION (adc_treasury_session_get_type ())
G_DECLARE_FINAL_TYPE (AdcTreasurySession, adc_treasury_session, ADC, TREASURY_SESSION, GObject)

AdcTreasurySession *adc_treasury_session_new          (AdcGame *game); /* which has an economy */
AdcTreasury        *adc_treasury_session_get_treasury (AdcTreasurySession *self);

gboolean            adc_treasury_session_commit       (AdcTreasurySession *self); /* FALSE: nothing has changed */
void                adc_treasury_session_undo         (AdcTreasurySession *self);
void                adc_treasury_session_redo         (AdcTreasurySession *self);
gboolean            adc_treasury_session_can_undo     (AdcTreasurySession *self);
gboolean            adc_treasury_session_can_redo     (AdcTreasurySession *self);

/* What is kept across restarts. What is no treasury is left alone: FALSE. */
GVariant           *adc_treasury_session_get_state    (AdcTreasurySession *self);
gboolean            adc_treasury_session_restore      (AdcTreasurySession *self, GVariant *state);

/* A card of the game says something else now. */
void                adc_treasury_session_refresh      (AdcTreasurySession *self);

/* Whether a game has anything to pay. */
gboolean            adc_treasury_session_is_for       (AdcGame *game);
