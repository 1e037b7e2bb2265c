/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-session.h"
#include "adc-treasury.h"

/* A treasury somebody works on. */

AdcSession  *adc_treasury_session_new          (AdcGame *game); /* which has an economy */
AdcTreasury *adc_treasury_session_get_treasury (AdcSession *self);
gboolean     adc_treasury_session_is_for       (AdcGame *game); /* whether there is anything to pay */
