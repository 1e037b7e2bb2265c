/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-zone-entry.h"

#include "adc-map-words.h"

#include <glib/gi18n-lib.h>

struct _AdcZoneEntry {
  AdcNameEntry  parent_instance;
  AdcMap       *map;
};

G_DEFINE_FINAL_TYPE (AdcZoneEntry, adc_zone_entry, ADC_TYPE_NAME_ENTRY)

/* Who types the name of a body means the way to it, unless that is the very name of a zone. */
static void
put_bodies_first (AdcZoneEntry *self, GPtrArray *matches, const char *text)
{
  GPtrArray *bodies = adc_map_get_bodies (self->map);
  int n = 0;

  if (matches->len == 1)
    return;

  for (guint i = 0; i < bodies->len; i++) {
    AdcZone *zone = adc_map_get_entrance (bodies->pdata[i]);

    if (zone == NULL || !g_str_match_string (text, adc_body_get_title (bodies->pdata[i]), TRUE))
      continue;
    g_ptr_array_remove (matches, zone);
    g_ptr_array_insert (matches, n, zone);
    n++;
  }
}

static GPtrArray *
adc_zone_entry_match (AdcNameEntry *entry, const char *text)
{
  AdcZoneEntry *self = ADC_ZONE_ENTRY (entry);
  GPtrArray *matches;

  if (self->map == NULL)
    return g_ptr_array_new ();

  matches = adc_map_match (self->map, text);
  put_bodies_first (self, matches, text);
  return matches;
}

static char *
adc_zone_entry_describe (AdcNameEntry *entry, AdcEntry *zone)
{
  return adc_map_format_place (ADC_ZONE_ENTRY (entry)->map, ADC_ZONE (zone));
}

static void
adc_zone_entry_dispose (GObject *object)
{
  g_clear_object (&ADC_ZONE_ENTRY (object)->map);
  G_OBJECT_CLASS (adc_zone_entry_parent_class)->dispose (object);
}

static void
adc_zone_entry_class_init (AdcZoneEntryClass *klass)
{
  AdcNameEntryClass *entry_class = ADC_NAME_ENTRY_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_zone_entry_dispose;
  entry_class->match = adc_zone_entry_match;
  entry_class->describe = adc_zone_entry_describe;
}

static void
adc_zone_entry_init (AdcZoneEntry *self)
{
  adc_name_entry_set_nothing (ADC_NAME_ENTRY (self), _("No zone has that name."));
}

void
adc_zone_entry_set_map (AdcZoneEntry *self, AdcMap *map)
{
  g_return_if_fail (ADC_IS_ZONE_ENTRY (self));
  g_return_if_fail (ADC_IS_MAP (map));

  if (g_set_object (&self->map, map))
    adc_name_entry_set_shown (ADC_NAME_ENTRY (self), NULL);
}
