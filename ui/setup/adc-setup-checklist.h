/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-setup-list.h"

/* Everything that is taken out of the box, section by section, to be ticked while it is laid out. */

#define ADC_TYPE_SETUP_CHECKLIST (adc_setup_checklist_get_type ())
G_DECLARE_FINAL_TYPE (AdcSetupChecklist, adc_setup_checklist, ADC, SETUP_CHECKLIST, GtkBox)

void adc_setup_checklist_update (AdcSetupChecklist *self, AdcSetupPlan *plan, const AdcSetupList *list);
