/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* The keys that undo and do again what is done in a view, wherever the focus is in the window, as long as the view is
 * on screen. The names of the actions are kept as they are given. */
void adc_undo_keys_add (GtkWidget *view, const char *undo, const char *redo);
