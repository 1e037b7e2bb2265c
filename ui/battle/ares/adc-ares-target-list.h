/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-ares-battle.h"

#include <gtk/gtk.h>

/* What a force shoots at, the preferred target first; when the list is empty its side decides. */

#define ADC_TYPE_ARES_TARGET_LIST (adc_ares_target_list_get_type ())
G_DECLARE_FINAL_TYPE (AdcAresTargetList, adc_ares_target_list, ADC, ARES_TARGET_LIST, GtkWidget)

/* Of a force of that side; the force may be NULL. */
void       adc_ares_target_list_fill        (AdcAresTargetList *self, AdcGame *game,
                                             AdcScenario *scenario, AdcAresSide side,
                                             const AdcScenarioForce *force);
GPtrArray *adc_ares_target_list_get_targets (AdcAresTargetList *self); /* of ids */
