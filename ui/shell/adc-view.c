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

char *
adc_view_dup_item (AdcView *self)
{
  AdcViewInterface *iface;

  g_return_val_if_fail (ADC_IS_VIEW (self), NULL);

  iface = ADC_VIEW_GET_IFACE (self);
  return iface->dup_item != NULL ? iface->dup_item (self) : NULL;
}

void
adc_view_moved (AdcView *self)
{
  g_return_if_fail (ADC_IS_VIEW (self));

  g_signal_emit (self, signals[MOVED], 0);
}

const char *
adc_view_get_scope (AdcView *self, AdcScope scope)
{
  AdcViewInterface *iface;

  g_return_val_if_fail (ADC_IS_VIEW (self), NULL);

  iface = ADC_VIEW_GET_IFACE (self);
  return iface->get_scope != NULL ? iface->get_scope (self, scope) : NULL;
}

AdcPaper *
adc_view_dup_paper (AdcView *self, AdcScope scope)
{
  return adc_view_get_scope (self, scope) != NULL
           ? ADC_VIEW_GET_IFACE (self)->dup_paper (self, scope)
           : NULL;
}

/* NULL: it is no view. The class is kept, since whoever asks for a type will show it before long. */
static AdcViewInterface *
get_iface (GType type)
{
  gpointer klass = g_type_class_peek (type);

  if (klass == NULL)
    klass = g_type_class_ref (type);

  return g_type_interface_peek (klass, ADC_TYPE_VIEW);
}

gboolean
adc_view_type_shows (GType type, AdcKind kind)
{
  AdcViewInterface *iface = get_iface (type);

  return iface != NULL && iface->shows != NULL && iface->shows (kind);
}

gboolean
adc_view_type_has_places (GType type)
{
  AdcViewInterface *iface = get_iface (type);

  return iface != NULL && iface->dup_item != NULL;
}

gboolean
adc_view_type_is_offered (GType type, AdcGame *game)
{
  AdcViewInterface *iface = get_iface (type);

  g_return_val_if_fail (ADC_IS_GAME (game), FALSE);

  return iface == NULL || iface->is_offered == NULL || iface->is_offered (game);
}

void
adc_open_entry (GtkWidget *from, AdcEntry *entry)
{
  g_autofree char *location = adc_entry_dup_location (entry);

  gtk_widget_activate_action (from, "win.open", "s", location);
}
