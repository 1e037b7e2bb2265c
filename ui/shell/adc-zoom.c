/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-zoom.h"

#include <gtk/gtk.h>

#define STEP 10
#define MIN_PERCENT 50
#define MAX_PERCENT 400

struct _AdcZoom {
  GObject         parent_instance;
  GSettings      *settings;
  GtkCssProvider *provider;
};

G_DEFINE_FINAL_TYPE (AdcZoom, adc_zoom, G_TYPE_OBJECT)

static void
apply (AdcZoom *self)
{
  g_autofree char *css = g_strdup_printf (".zoomable { font-size: %d%%; }",
                                          g_settings_get_int (self->settings, "zoom"));

  gtk_css_provider_load_from_data (self->provider, css, -1);
}

static void
adc_zoom_dispose (GObject *object)
{
  AdcZoom *self = ADC_ZOOM (object);
  GdkDisplay *display = gdk_display_get_default ();

  if (self->provider != NULL && display != NULL)
    gtk_style_context_remove_provider_for_display (display, GTK_STYLE_PROVIDER (self->provider));
  g_clear_object (&self->provider);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (adc_zoom_parent_class)->dispose (object);
}

static void
adc_zoom_class_init (AdcZoomClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_zoom_dispose;
}

static void
adc_zoom_init (AdcZoom *self)
{
  self->provider = gtk_css_provider_new ();
}

AdcZoom *
adc_zoom_new (GSettings *settings)
{
  AdcZoom *self = g_object_new (ADC_TYPE_ZOOM, NULL);

  self->settings = g_object_ref (settings);
  g_signal_connect_object (settings, "changed::zoom", G_CALLBACK (apply), self, G_CONNECT_SWAPPED);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (self->provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  apply (self);

  return self;
}

void
adc_zoom_step (GSettings *settings, int steps)
{
  const int percent = g_settings_get_int (settings, "zoom") + steps * STEP;

  g_settings_set_int (settings, "zoom",
                      steps == 0 ? 100 : CLAMP (percent, MIN_PERCENT, MAX_PERCENT));
}
