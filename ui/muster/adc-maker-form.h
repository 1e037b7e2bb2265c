/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-muster-session.h"

/* What is to be said of a maker: where it is, what it has half made, whether it works there and whether the whole body
 * is its owner's. Each change is a step of the session. */

#define ADC_TYPE_MAKER_FORM (adc_maker_form_get_type ())
G_DECLARE_FINAL_TYPE (AdcMakerForm, adc_maker_form, ADC, MAKER_FORM, GtkBox)

GtkWidget *adc_maker_form_new (AdcMusterSession *session, const char *maker);
