/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-tech-chart.h"

/* Between adc-tech-chart.c (where things stand and how one moves) and adc-tech-lines.c (what joins them). */

#define ADC_TECH_GAP 28    /* pixels between two columns */
#define ADC_TECH_INDENT 20 /* without columns */

void adc_tech_lines_draw (AdcTechChart *chart, AdcTechTree *tree, AdcTechChain *chain, GtkSnapshot *snapshot);
