/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

/* What the reader searched for and opened something of, in the settings, the latest first. Whoever shows it follows
 * the settings' "changed::recent-searches". */

#define ADC_MAX_RECENT_SEARCHES 10

void adc_recent_searches_add    (GSettings *settings, const char *query);
void adc_recent_searches_remove (GSettings *settings, const char *query);
