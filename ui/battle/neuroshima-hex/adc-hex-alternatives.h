/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-hex-battle.h"

/* How a battle would end with each option of a question, worked out in a thread: one option may
 * take thousands of battles, because all the later questions are weighed for it. */

void    adc_hex_alternatives_async  (AdcHexBattle *battle, guint question,
                                     GCancellable *cancellable, GAsyncReadyCallback callback,
                                     gpointer user_data);
GArray *adc_hex_alternatives_finish (AdcHexBattle *battle, GAsyncResult *result,
                                     GError **error); /* of AdcHexState */
