/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* What tests look for in widgets, wherever those are, and do to them. */

typedef gboolean (*WidgetMatch) (GtkWidget *widget, gconstpointer data);

/* The first, itself included; or NULL. */
GtkWidget     *widget_find              (GtkWidget *widget, GType type);
GtkWidget     *widget_find_if           (GtkWidget *widget, WidgetMatch match, gconstpointer data);
GtkWidget     *widget_find_saying       (GtkWidget *widget, GType type, const char *text); /* that shows these words */
GtkWidget     *widget_find_button       (GtkWidget *widget, const char *label); /* and its underline; seen or not */
GtkWidget     *widget_find_shown_button (GtkWidget *widget, const char *label);
GtkWidget     *widget_find_icon_button  (GtkWidget *widget, const char *icon);
GtkWidget     *widget_find_nth_usable   (GtkWidget *widget, GType type, guint n); /* shown, and answers */

/* All of them, itself included. */
GPtrArray     *widget_find_all          (GtkWidget *widget, GType type); /* that are shown */
GPtrArray     *widget_find_all_if       (GtkWidget *widget, WidgetMatch match, gconstpointer data);
GPtrArray     *widget_find_all_offered  (GtkWidget *widget, GType type); /* neither hidden nor greyed themselves */

gpointer       widget_find_controller   (gpointer widget, GType type); /* must be there */
gpointer       widget_find_window       (GType type); /* or NULL */
gpointer       widget_get_child         (gpointer widget, const char *name); /* of its template */
guint          widget_count_children    (GtkWidget *widget);

/* The number of a stepper with that caption, which must be there. */
GtkSpinButton *widget_find_spin         (GtkWidget *widget, const char *caption);

/* What sets something of a battle, or of one of its sides; or NULL. */
GtkWidget     *widget_find_option       (GtkWidget *widget, const char *side, const char *setting);

/* As somebody would do it. */
void           widget_click             (gpointer button);
void           widget_enter             (gpointer entry, const char *text); /* types it and presses Enter */
void           widget_choose_option     (GtkWidget *inside, const char *side, const char *setting, guint line);

/* For the controllers of that very widget; whether any of them minded. */
gboolean       widget_press_key         (gpointer widget, guint key, GdkModifierType state);

/* What adc_driver_dup_text () gathers has these words in it. */
gboolean       widget_says              (gpointer widget, const char *words);
void           widget_assert_says       (gpointer widget, const char *words);
void           widget_assert_silent     (gpointer widget, const char *words);

void           widget_assert_named      (gpointer widget, const char *name); /* for a screen reader */
