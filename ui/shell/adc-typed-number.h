/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* Takes the number that is being typed in the window of a widget, if one is. GTK does so while the focus goes on to
 * something else, goes astray when that or what the number stands in is gone by then, and holds on to neither. */
void adc_typed_number_take (GtkWidget *widget);
