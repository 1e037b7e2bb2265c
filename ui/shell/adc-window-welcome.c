/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-window-private.h"

#include "adc-welcome-page.h"

/* Who has been somewhere has been here before, whatever version that was. */
gboolean
adc_window_must_welcome (AdcWindow *self)
{
  g_autofree char *game = g_settings_get_string (self->settings, "game");
  g_autofree char *location = g_settings_get_string (self->settings, "location");

  return !g_settings_get_boolean (self->settings, "welcomed") && *game == '\0' &&
         *location == '\0';
}

static void
language_chosen_cb (AdcWindow *self, const char *language)
{
  adc_application_set_language (adc_window_get_application (self), language);
}

/* The reader goes on in what there is to read, not at the buttons above it. */
static void
started_cb (AdcWindow *self)
{
  adc_window_leave_welcome (self);
  gtk_widget_child_focus (GTK_WIDGET (self->pages), GTK_DIR_TAB_FORWARD);
}

/* In the place of all the rest, which is not there for anybody before there is a game. */
void
adc_window_show_welcome (AdcWindow *self)
{
  AdcLibrary *library = adc_application_get_library (adc_window_get_application (self));
  GtkWidget *page = adc_welcome_page_new (library, self->settings);

  g_signal_connect_object (page, "language-chosen", G_CALLBACK (language_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "started", G_CALLBACK (started_cb), self, G_CONNECT_SWAPPED);
  self->welcome = page;
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.search", FALSE);
  adw_toast_overlay_set_child (self->toasts, page);
  adc_welcome_page_focus (ADC_WELCOME_PAGE (page));
}

/* Also without pressing the button: the desktop’s search may want something shown. */
void
adc_window_leave_welcome (AdcWindow *self)
{
  if (self->welcome == NULL)
    return;

  self->welcome = NULL;
  g_settings_set_boolean (self->settings, "welcomed", TRUE);
  adw_toast_overlay_set_child (self->toasts, GTK_WIDGET (self->leaflet));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.search", TRUE);
  adc_window_show_games (self);
}
