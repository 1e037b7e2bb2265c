/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* What the main thread works for a frame, in a real window. */

#define FRAMES_N_STEPS 40

GtkWidget *frames_present (GtkWidget *child, int width); /* a window around it, once it is drawn */

/* Microseconds of the worst step. Steps are made several times over and the best time of each counts, so that what else
 * the machine does is not taken for ours. */
gint64     frames_measure (GtkWidget *window, void (*act) (GtkWidget *widget, guint step), GtkWidget *widget);
