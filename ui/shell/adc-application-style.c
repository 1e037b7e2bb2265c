/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-application-private.h"

static GtkCssProvider *
add_style (const char *resource, guint priority)
{
  GtkCssProvider *provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (provider, resource);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (provider), priority);
  return provider;
}

/* What libadwaita reads for it comes before the style of the views, which would hide it. */
static void
apply_contrast (AdcApplication *self)
{
  const gboolean is_high = adw_style_manager_get_high_contrast (adw_style_manager_get_default ());

  if (is_high && self->contrast == NULL) {
    self->contrast = add_style (ADC_RESOURCES "contrast.css",
                                GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1);
  } else if (!is_high && self->contrast != NULL) {
    gtk_style_context_remove_provider_for_display (gdk_display_get_default (),
                                                   GTK_STYLE_PROVIDER (self->contrast));
    g_clear_object (&self->contrast);
  }
}

void
adc_application_add_window_style (void)
{
  g_object_unref (add_style (ADC_RESOURCES "style.css", GTK_STYLE_PROVIDER_PRIORITY_APPLICATION));
}

/* The window itself has style.css, which is there from the start. */
void
adc_application_add_style (AdcApplication *self)
{
  g_object_unref (add_style (ADC_RESOURCES "views.css", GTK_STYLE_PROVIDER_PRIORITY_APPLICATION));
  g_signal_connect_object (adw_style_manager_get_default (), "notify::high-contrast",
                           G_CALLBACK (apply_contrast), self, G_CONNECT_SWAPPED);
  apply_contrast (self);
}

void
adc_application_apply_color_scheme (AdcApplication *self)
{
  g_autofree char *scheme = g_settings_get_string (self->settings, "color-scheme");
  AdwColorScheme value = ADW_COLOR_SCHEME_DEFAULT;

  if (g_str_equal (scheme, "light"))
    value = ADW_COLOR_SCHEME_FORCE_LIGHT;
  else if (g_str_equal (scheme, "dark"))
    value = ADW_COLOR_SCHEME_FORCE_DARK;

  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), value);
}
