/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* Makes what a drop-down shows while closed end in dots rather than make the window wider, and
 * gives the button in it the name a screen reader says: GTK names only the drop-down, which never
 * has the focus. Its items are strings, or entries. */
void adc_drop_down_set_up       (GtkDropDown *drop_down, const char *name);

/* The same for a drop-down whose items are entries; many of them can be looked for by the beginning
 * of their title. */
void adc_drop_down_show_entries (GtkDropDown *drop_down, const char *name, gboolean search);
