/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-setup-list.h"

/* Adds what is wrong with the plan to the list, whose lines there are already. */
void           adc_setup_faults_find        (AdcSetupPlan *plan, AdcSetupList *list);
void           adc_setup_fault_free         (AdcSetupFault *fault);

/* Between the files that find them. */
void           adc_setup_faults_find_groups (AdcSetupPlan *plan, AdcSetupList *list);
AdcSetupFault *adc_setup_faults_add         (AdcSetupList *list, AdcSetupFaultKind kind, char *message,
                                             const char *rule); /* takes the message */
AdcSetupPlan  *adc_setup_faults_copy_plan   (AdcSetupPlan *plan); /* to mend it */
void           adc_setup_fault_offer        (AdcSetupFault *fault, char *repair, AdcSetupPlan *mended); /* takes both */
