/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-application.h"

/* The keys of every view, in a window that can be searched and fits a narrow screen, which GTK's own does not. What it
 * lists is in help-overlay.ui, in GTK's words. */
GtkWidget *adc_shortcuts_new (AdcApplication *application);
