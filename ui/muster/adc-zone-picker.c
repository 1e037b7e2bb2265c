/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-zone-picker.h"

#include <glib/gi18n-lib.h>

#define MAX_OFFERED 8

struct _AdcZonePicker {
  AdcNamePicker  parent_instance;
  AdcMap        *map;
  AdcZoneFilter  filter; /* or NULL */
  gpointer       filter_data;
};

G_DEFINE_FINAL_TYPE (AdcZonePicker, adc_zone_picker, ADC_TYPE_NAME_PICKER)

static GPtrArray *
adc_zone_picker_match (AdcNamePicker *picker, const char *text)
{
  AdcZonePicker *self = ADC_ZONE_PICKER (picker);
  GPtrArray *zones = g_ptr_array_new ();
  g_autoptr(GPtrArray) all = NULL;

  if (self->map == NULL)
    return zones;

  all = adc_map_match (self->map, text);
  for (guint i = 0; i < all->len && zones->len < MAX_OFFERED; i++) {
    AdcZone *zone = all->pdata[i];

    if (adc_zone_get_realm (zone) == ADC_REALM_GROUND &&
        (self->filter == NULL ||
         self->filter (adc_entry_get_id (ADC_ENTRY (zone)), self->filter_data)))
      g_ptr_array_add (zones, zone);
  }

  return zones;
}

static char *
adc_zone_picker_dup_label (AdcNamePicker *picker G_GNUC_UNUSED, AdcEntry *zone)
{
  /* Translators: the name of a zone */
  return g_strdup_printf (_("Choose %s"), adc_entry_get_title (zone));
}

static void
adc_zone_picker_dispose (GObject *object)
{
  g_clear_object (&ADC_ZONE_PICKER (object)->map);
  G_OBJECT_CLASS (adc_zone_picker_parent_class)->dispose (object);
}

static void
adc_zone_picker_class_init (AdcZonePickerClass *klass)
{
  AdcNamePickerClass *picker_class = ADC_NAME_PICKER_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_zone_picker_dispose;
  picker_class->match = adc_zone_picker_match;
  picker_class->dup_label = adc_zone_picker_dup_label;
}

static void
adc_zone_picker_init (AdcZonePicker *self G_GNUC_UNUSED)
{
}

GtkWidget *
adc_zone_picker_new (const char *label)
{
  AdcZonePicker *self = g_object_new (ADC_TYPE_ZONE_PICKER, NULL);

  adc_name_picker_set_words (ADC_NAME_PICKER (self), label, _("No such zone on the ground."));

  return GTK_WIDGET (self);
}

void
adc_zone_picker_set_map (AdcZonePicker *self, AdcMap *map)
{
  g_return_if_fail (ADC_IS_ZONE_PICKER (self));

  g_set_object (&self->map, map);
  adc_name_picker_clear (ADC_NAME_PICKER (self));
}

void
adc_zone_picker_set_filter (AdcZonePicker *self, AdcZoneFilter filter, gpointer user_data)
{
  g_return_if_fail (ADC_IS_ZONE_PICKER (self));

  self->filter = filter;
  self->filter_data = user_data;
}
