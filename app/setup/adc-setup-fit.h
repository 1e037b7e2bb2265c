/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-setup-plan.h"

/* Which layouts there are for a plan, and whether they fit the players' table. */

typedef enum {
  ADC_SETUP_FIT_UNKNOWN, /* nobody has said how large the table is */
  ADC_SETUP_FIT_YES,
  ADC_SETUP_FIT_TURNED,  /* by a quarter */
  ADC_SETUP_FIT_NO,
} AdcSetupFit;

GPtrArray            *adc_setup_fit_list_layouts (AdcSetupPlan *plan); /* the recommended one first; they are lent */
AdcSetupFit           adc_setup_fit_get          (AdcSetupPlan *plan, const AdcSetupLayout *layout);

/* The one the players want, else the first that fits, else the first; NULL: there is none. */
const AdcSetupLayout *adc_setup_fit_get_layout   (AdcSetupPlan *plan);

/* "fits" and the like: for scripts. */
const char           *adc_setup_fit_get_name     (AdcSetupFit fit); /* or NULL: unknown */

/* In words, for the caller to free. */
char                 *adc_setup_fit_dup_verdict  (AdcSetupPlan *plan, const AdcSetupLayout *layout);

/* What the drawing shows, for who does not see it. */
char                 *adc_setup_fit_dup_description (AdcSetupPlan *plan, const AdcSetupLayout *layout);
