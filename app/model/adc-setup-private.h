/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-setup.h"

/* What a set-up is made of, for adc-setup.c alone. */

AdcSetupChoice  *adc_setup_choice_new  (void);
AdcSetupGroups  *adc_setup_groups_new  (void);
AdcSetupSection *adc_setup_section_new (void);
AdcSetupCase    *adc_setup_case_new    (void);
void             adc_setup_mode_free    (gpointer mode);
void             adc_setup_choice_free  (gpointer choice);
void             adc_setup_groups_free  (AdcSetupGroups *groups);
void             adc_setup_section_free (gpointer section);
void             adc_setup_case_free    (gpointer example);
