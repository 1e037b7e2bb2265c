/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-map-memory.h"

#define KEY "maps"
#define TYPE "a{s(usssss)}"

GVariant *
adc_map_memory_load (GSettings *settings, const char *game, AdcMapMemory *memory)
{
  GVariant *all = g_settings_get_value (settings, KEY);

  *memory = (AdcMapMemory) { 0, "", "", "", "", "" };
  g_variant_lookup (all, game, "(u&s&s&s&s&s)", &memory->turn, &memory->zone, &memory->from,
                    &memory->to, &memory->unit, &memory->voyage);
  return all;
}

/* What is kept of the other games stays as it is. */
void
adc_map_memory_save (GSettings *settings, const char *game, const AdcMapMemory *memory)
{
  g_autoptr(GVariant) before = g_settings_get_value (settings, KEY);
  GVariantBuilder builder;
  GVariantIter iter;
  const char *other;
  GVariant *kept;

  g_variant_builder_init (&builder, G_VARIANT_TYPE (TYPE));
  g_variant_iter_init (&iter, before);
  while (g_variant_iter_loop (&iter, "{&s@(usssss)}", &other, &kept))
    if (g_strcmp0 (other, game) != 0)
      g_variant_builder_add (&builder, "{s@(usssss)}", other, kept);
  g_variant_builder_add (&builder, "{s(usssss)}", game, memory->turn, memory->zone, memory->from,
                         memory->to, memory->unit, memory->voyage);
  g_settings_set_value (settings, KEY, g_variant_builder_end (&builder));
}
