/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

/* Makes one stop of all it holds: Tab comes in once and then goes on, by way of what the same row of a list box may hold;
 * the arrows move inside. The lists of GTK 4.8 would otherwise be left only after their last row. */

#define ADC_TYPE_TAB_STOP (adc_tab_stop_get_type ())
G_DECLARE_FINAL_TYPE (AdcTabStop, adc_tab_stop, ADC, TAB_STOP, AdwBin)
