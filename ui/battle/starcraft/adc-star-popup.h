/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* Opens a popover at a widget inside the one it belongs to; at the edge of the window where that is out of sight, for
 * outside of the window a popover has no place on the screen. FALSE: they are in no window. */
gboolean adc_star_popup_at (GtkPopover *popover, GtkWidget *at);
