/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

/* What is wrong with files, one paragraph each: the file and the line, then the reason. It can be selected, and copied
 * as a whole. */

#define ADC_TYPE_PROBLEM_LIST (adc_problem_list_get_type ())
G_DECLARE_FINAL_TYPE (AdcProblemList, adc_problem_list, ADC, PROBLEM_LIST, AdwBin)

/* Names of files are shown as they are below the folder. */
GtkWidget *adc_problem_list_new (GPtrArray *problems, const char *folder);
