/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* Chances as a player reads them. What is not quite certain is never said to be: “>99.9 %”. */

char *adc_percent_format            (double chance, guint n_decimals); /* "29.6 %" */
char *adc_percent_format_number     (double chance, guint n_decimals); /* "29.6" */
char *adc_percent_format_difference (double difference); /* in points: "+3.2", "−0.4", "0.0" */
