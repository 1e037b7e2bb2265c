/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-muster-session.h"

/* What is made over the next turns, the pieces it starts from, and what things cost. */

#define ADC_TYPE_WORKS_PAGE (adc_works_page_get_type ())
G_DECLARE_FINAL_TYPE (AdcWorksPage, adc_works_page, ADC, WORKS_PAGE, AdwBin)

void adc_works_page_set_session (AdcWorksPage *self, AdcMusterSession *session);
