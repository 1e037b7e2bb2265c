/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* Keyboard and pointer. What they do reaches the program as it would from a person's: a connection of our own to the
 * X server has the server send the events. Coordinates are those of a widget. */

void     hands_open   (void); /* once there is a display */
void     hands_close  (void);

/* Where keys go. Nobody manages windows here, so nobody else gives them the focus. */
void     hands_focus  (GtkWindow *window);

/* FALSE: this keyboard has no such key. */
gboolean hands_key    (guint keyval, GdkModifierType modifiers);

void     hands_move   (GtkWidget *widget, double x, double y);
void     hands_press  (guint button);
void     hands_release (guint button);
void     hands_click  (guint button, guint times);

/* As if the border of the window were drawn by hand. */
void     hands_resize (GtkWindow *window, int width, int height);

/* To the corner of the screen, from wherever it was dragged: whoever manages windows keeps them in sight. */
void     hands_bring_back (GtkWindow *window);
