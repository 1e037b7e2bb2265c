/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-application.h"

/* What the program is, by which licences it may be passed on, and what to send along with a bug report. */
GtkWidget *adc_about_new            (AdcApplication *application);

/* For whoever reads the report: in English, whatever the player reads. */
char      *adc_about_dup_debug_info (AdcApplication *application);
