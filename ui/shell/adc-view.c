/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-view.h"

G_DEFINE_INTERFACE (AdcView, adc_view, GTK_TYPE_WIDGET)

enum { MOVED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
adc_view_default_init (AdcViewInterface *iface G_GNUC_UNUSED)
{
  signals[MOVED] = g_signal_new ("moved", ADC_TYPE_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
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
  AdcViewInterface *iface;

  g_return_val_if_fail (ADC_IS_VIEW (self), FALSE);

  iface = ADC_VIEW_GET_IFACE (self);
  return iface->shows != NULL && iface->shows (self, kind);
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
  AdcViewInterface *iface;

  g_return_if_fail (ADC_IS_VIEW (self));

  iface = ADC_VIEW_GET_IFACE (self);
  if (iface->show_start != NULL)
    iface->show_start (self);
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
adc_view_has_places (AdcView *self)
{
  g_return_val_if_fail (ADC_IS_VIEW (self), FALSE);

  return ADC_VIEW_GET_IFACE (self)->dup_item != NULL;
}

char *
adc_view_dup_item (AdcView *self)
{
  g_return_val_if_fail (ADC_IS_VIEW (self), NULL);

  return adc_view_has_places (self) ? ADC_VIEW_GET_IFACE (self)->dup_item (self) : NULL;
}

void
adc_view_moved (AdcView *self)
{
  g_return_if_fail (ADC_IS_VIEW (self));

  g_signal_emit (self, signals[MOVED], 0);
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
