/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-window-private.h"

#include "adc-bookmarks.h"
#include "adc-shortcuts.h"
#include "adc-zoom.h"

#include <glib/gi18n-lib.h>

static void
toggle_bookmark (AdcWindow *self, const char *location)
{
  const gboolean bookmarked = !adc_bookmarks_contain (self->settings, location);
  AdwToast *toast = adw_toast_new (bookmarked ? _("Bookmark added") : _("Bookmark removed"));

  adc_bookmarks_set (self->settings, location, bookmarked);
  adw_toast_set_button_label (toast, _("_Undo"));
  adw_toast_set_action_name (toast, bookmarked ? "win.remove-bookmark" : "win.add-bookmark");
  adw_toast_set_action_target (toast, "s", location);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

static void
open_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *parameter)
{
  adc_window_open (ADC_WINDOW (widget), g_variant_get_string (parameter, NULL));
}

static void
toast_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *parameter)
{
  adc_window_add_toast (ADC_WINDOW (widget), g_variant_get_string (parameter, NULL));
}

static void
toggle_bookmark_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *parameter)
{
  toggle_bookmark (ADC_WINDOW (widget), g_variant_get_string (parameter, NULL));
}

static void
bookmark_current_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                            GVariant *parameter G_GNUC_UNUSED)
{
  AdcWindow *self = ADC_WINDOW (widget);
  const char *location = adc_window_get_location (self);
  AdcLibrary *library = adc_application_get_library (adc_window_get_application (self));

  /* A view is no entry: there is nothing to find again. */
  if (location != NULL && adc_library_find (library, location) != NULL)
    toggle_bookmark (self, location);
}

static void
set_bookmark_activated (GtkWidget *widget, const char *name, GVariant *parameter)
{
  adc_bookmarks_set (ADC_WINDOW (widget)->settings, g_variant_get_string (parameter, NULL),
                     g_str_equal (name, "win.add-bookmark"));
}

/* Places that are gone by now are passed over. */
static void
travel_activated (GtkWidget *widget, const char *name, GVariant *parameter G_GNUC_UNUSED)
{
  AdcWindow *self = ADC_WINDOW (widget);
  const gboolean is_back = g_str_equal (name, "win.back");
  const char *location;

  adc_window_end_search (self);
  do {
    location = is_back ? adc_history_go_back (self->history)
                       : adc_history_go_forward (self->history);
  } while (location != NULL && !adc_window_show_location (self, location));
}

static void
zoom_activated (GtkWidget *widget, const char *name, GVariant *parameter G_GNUC_UNUSED)
{
  const int steps = g_str_equal (name, "win.zoom-in")    ? 1
                    : g_str_equal (name, "win.zoom-out") ? -1
                                                         : 0;

  adc_zoom_step (ADC_WINDOW (widget)->settings, steps);
}

static void
show_sidebar_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                        GVariant *parameter G_GNUC_UNUSED)
{
  AdcWindow *self = ADC_WINDOW (widget);

  adw_leaflet_set_visible_child (self->leaflet, self->sidebar);
}

/* It is in the sidebar, which a narrow window hides behind what is read: there one comes back from a menu in which nothing
 * was chosen. */
static void
menu_closed_cb (AdcWindow *self, GtkPopover *popover)
{
  g_signal_handlers_disconnect_by_func (popover, menu_closed_cb, self);
  adw_leaflet_set_visible_child (self->leaflet, self->content);
}

static void
menu_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                GVariant *parameter G_GNUC_UNUSED)
{
  AdcWindow *self = ADC_WINDOW (widget);
  GtkPopover *popover = gtk_menu_button_get_popover (self->menu_button);

  if (self->welcome != NULL || gtk_widget_get_visible (GTK_WIDGET (popover)))
    return;

  if (adw_leaflet_get_folded (self->leaflet) &&
      adw_leaflet_get_visible_child (self->leaflet) == self->content) {
    adw_leaflet_set_visible_child (self->leaflet, self->sidebar);
    g_signal_connect_object (popover, "closed", G_CALLBACK (menu_closed_cb), self,
                             G_CONNECT_SWAPPED);
  }
  gtk_menu_button_popup (self->menu_button);
}

static void
cycle_view_activated (GtkWidget *widget, const char *name, GVariant *parameter G_GNUC_UNUSED)
{
  AdcWindow *self = ADC_WINDOW (widget);
  const int step = g_str_equal (name, "win.next-view") ? 1 : -1;

  g_signal_emit_by_name (self->views, "row-activated", adc_window_get_view_row_beside (self, step));
}

static void
help_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                GVariant *parameter G_GNUC_UNUSED)
{
  AdcWindow *self = ADC_WINDOW (widget);
  AdcLibrary *library = adc_application_get_library (adc_window_get_application (self));
  AdcGame *guide = library != NULL ? adc_library_get_guide (library) : NULL;
  g_autofree char *location = NULL;

  if (guide == NULL || self->game == NULL) /* in a moment, or never: there is a notice then */
    return;

  location = g_strdup_printf ("%s/%s", adc_game_get_id (guide), ADC_HELP_NAME);
  adc_window_open (self, location);
}

static void
show_help_overlay_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                             GVariant *parameter G_GNUC_UNUSED)
{
  GtkWidget *shortcuts = adc_shortcuts_new (adc_window_get_application (ADC_WINDOW (widget)));

  gtk_window_set_transient_for (GTK_WINDOW (shortcuts), GTK_WINDOW (widget));
  gtk_window_set_destroy_with_parent (GTK_WINDOW (shortcuts), TRUE);
  gtk_window_present (GTK_WINDOW (shortcuts));
}

void
adc_window_update_actions (AdcWindow *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  gtk_widget_action_set_enabled (widget, "win.back", adc_history_can_go_back (self->history));
  gtk_widget_action_set_enabled (widget, "win.forward", adc_history_can_go_forward (self->history));
  adc_window_update_paper (self);
}

void
adc_window_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.open", "s", open_activated);
  gtk_widget_class_install_action (widget_class, "win.toast", "s", toast_activated);
  gtk_widget_class_install_action (widget_class, "win.toggle-bookmark", "s",
                                   toggle_bookmark_activated);
  gtk_widget_class_install_action (widget_class, "win.add-bookmark", "s", set_bookmark_activated);
  gtk_widget_class_install_action (widget_class, "win.remove-bookmark", "s",
                                   set_bookmark_activated);
  gtk_widget_class_install_action (widget_class, "win.bookmark-current", NULL,
                                   bookmark_current_activated);
  gtk_widget_class_install_action (widget_class, "win.back", NULL, travel_activated);
  gtk_widget_class_install_action (widget_class, "win.forward", NULL, travel_activated);
  gtk_widget_class_install_action (widget_class, "win.zoom-in", NULL, zoom_activated);
  gtk_widget_class_install_action (widget_class, "win.zoom-out", NULL, zoom_activated);
  gtk_widget_class_install_action (widget_class, "win.zoom-reset", NULL, zoom_activated);
  gtk_widget_class_install_action (widget_class, "win.show-sidebar", NULL, show_sidebar_activated);
  gtk_widget_class_install_action (widget_class, "win.menu", NULL, menu_activated);
  gtk_widget_class_install_action (widget_class, "win.help", NULL, help_activated);
  gtk_widget_class_install_action (widget_class, "win.show-help-overlay", NULL,
                                   show_help_overlay_activated);
  gtk_widget_class_install_action (widget_class, "win.next-view", NULL, cycle_view_activated);
  gtk_widget_class_install_action (widget_class, "win.previous-view", NULL, cycle_view_activated);
}
