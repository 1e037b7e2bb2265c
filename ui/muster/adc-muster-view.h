/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-muster-session.h"

/* Armies and production: what each player begins with and where it is put down, and what is made later. The plan of
 * each game is kept across restarts. */

#define ADC_TYPE_MUSTER_VIEW (adc_muster_view_get_type ())
G_DECLARE_FINAL_TYPE (AdcMusterView, adc_muster_view, ADC, MUSTER_VIEW, AdwBin)

GtkWidget        *adc_muster_view_new         (void);
AdcMusterSession *adc_muster_view_get_session (AdcMusterView *self); /* or NULL */
