/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* Numbers in words, for eyes, paper and clipboard. */

char *adc_report_format_percent (double chance); /* "70.4 %", and "> 99.9 %" for what is not quite certain */
char *adc_report_format_round   (guint round);   /* "Round 2"; 0 is what comes before the first one */
