/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-entry.h"

/* The gist of an entry: its values, and as much of the beginning of its text as can be read at a
 * glance. */

GtkWidget *adc_preview_new (AdcEntry *entry);
