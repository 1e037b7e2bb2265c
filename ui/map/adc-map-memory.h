/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

/* What is kept of a game's map from one time to the next, in the settings. Ids; "" where there is nothing. */

typedef struct {
  guint       turn;
  const char *zone;
  const char *from;
  const char *to;
  const char *unit;
  const char *voyage;
} AdcMapMemory;

/* What was kept lends its strings to the memory; nothing was: all of it is empty. */
GVariant *adc_map_memory_load (GSettings *settings, const char *game, AdcMapMemory *memory);
void      adc_map_memory_save (GSettings *settings, const char *game, const AdcMapMemory *memory);
