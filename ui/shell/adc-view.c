/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-view.h"

G_DEFINE_INTERFACE (AdcView, adc_view, GTK_TYPE_WIDGET)

static void
adc_view_default_init (AdcViewInterface *iface G_GNUC_UNUSED)
{
}

void
adc_view_set_game (AdcView *self, AdcGame *game)
{
  g_return_if_fail (ADC_IS_VIEW (self));
  g_return_if_fail (ADC_IS_GAME (game));

  ADC_VIEW_GET_IFACE (self)->set_game (self, game);
}

gboolean
adc_view_shows (AdcView *self, AdcKind kind)
{
  g_return_val_if_fail (ADC_IS_VIEW (self), FALSE);

  return ADC_VIEW_GET_IFACE (self)->shows (self, kind);
}

void
adc_view_show_entry (AdcView *self, AdcEntry *entry)
{
  g_return_if_fail (ADC_IS_VIEW (self));
  g_return_if_fail (ADC_IS_ENTRY (entry));

  ADC_VIEW_GET_IFACE (self)->show_entry (self, entry);
}

void
adc_view_show_start (AdcView *self)
{
  g_return_if_fail (ADC_IS_VIEW (self));

  ADC_VIEW_GET_IFACE (self)->show_start (self);
}

gboolean
adc_view_show_item (AdcView *self, const char *id)
{
  AdcViewInterface *iface;

  g_return_val_if_fail (ADC_IS_VIEW (self), FALSE);
  g_return_val_if_fail (id != NULL, FALSE);

  iface = ADC_VIEW_GET_IFACE (self);
  return iface->show_item != NULL && iface->show_item (self, id);
}

gboolean
adc_view_is_offered (AdcView *self, AdcGame *game)
{
  AdcViewInterface *iface;

  g_return_val_if_fail (ADC_IS_VIEW (self), FALSE);
  g_return_val_if_fail (ADC_IS_GAME (game), FALSE);

  iface = ADC_VIEW_GET_IFACE (self);
  return iface->is_offered == NULL || iface->is_offered (self, game);
}

void
adc_open_entry (GtkWidget *from, AdcEntry *entry)
{
  g_autofree char *location = adc_entry_dup_location (entry);

  gtk_widget_activate_action (from, "win.open", "s", location);
}
