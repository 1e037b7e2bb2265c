/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-application.h"
#include "adc-window.h"

/* What a monkey sees: windows, places to click at, keys that do something. Whatever is found is found by looking at the
 * program as it is then, so that a view that is added is played with too. */

AdcWindow *eyes_get_window  (AdcApplication *application); /* or NULL: it was closed */

/* Where things happen: the last dialog, or the window. */
GtkWindow *eyes_get_top     (AdcApplication *application);

/* That lie over it; of GtkWidget. */
GPtrArray *eyes_list_popups (GtkWidget *widget);

/* What answers to the pointer below a widget; of GtkWidget. */
GPtrArray *eyes_list_things (GtkWidget *widget);

/* Writes or reads where somebody says: nothing at random is typed there that could lead out of the folder. */
gboolean   eyes_is_chooser  (GtkWindow *window);

typedef struct {
  guint           keyval;
  GdkModifierType modifiers;
} EyesKeys;

/* The shortcuts of the application, and those of the widgets that are there; without those that end it. */
GArray    *eyes_list_keys   (AdcApplication *application, GtkWidget *widget);

/* Locations of all views of all games. */
GPtrArray *eyes_list_places (AdcApplication *application);
