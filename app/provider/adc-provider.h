/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

/* Answers the desktop's search over D-Bus, without a window. It loads when it is first asked, and leaves when nobody
 * has asked for a while. */

#define ADC_TYPE_PROVIDER (adc_provider_get_type ())
G_DECLARE_FINAL_TYPE (AdcProvider, adc_provider, ADC, PROVIDER, GApplication)

AdcProvider *adc_provider_new (void);
