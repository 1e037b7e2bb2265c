/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* What tests look for in widgets, wherever those are, and do to them. */

GtkWidget *widget_find            (GtkWidget *widget, GType type); /* the first, itself included; or NULL */
gpointer   widget_find_controller (gpointer widget, GType type); /* must be there */
gpointer   widget_find_window     (GType type); /* or NULL */
gpointer   widget_get_child       (gpointer widget, const char *name); /* of its template */

/* For the controllers of that very widget; whether any of them minded. */
gboolean   widget_press_key       (gpointer widget, guint key, GdkModifierType state);

/* The line of a field that sets something of a battle, or of one of its sides, as somebody would choose it. */
void       widget_choose_option   (GtkWidget *inside, const char *side, const char *setting, guint line);

void       widget_assert_named    (gpointer widget, const char *name); /* for a screen reader */
