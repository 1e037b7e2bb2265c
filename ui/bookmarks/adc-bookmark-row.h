/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-entry.h"

/* A bookmark in a list: it opens what was marked, and has a button that takes the mark away. */

GtkWidget *adc_bookmark_row_new (AdcEntry *entry, const char *location);
