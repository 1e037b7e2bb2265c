/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

/* What the desktop's search wants to know: where words are found, and what is there in a few words. */

#define ADC_TYPE_LOOKUP (adc_lookup_get_type ())
G_DECLARE_FINAL_TYPE (AdcLookup, adc_lookup, ADC, LOOKUP, GObject)

/* Takes a while, in any thread; what comes out belongs to one thread at a time. */
AdcLookup *adc_lookup_load       (GError **error);
gboolean   adc_lookup_is_current (AdcLookup *self); /* FALSE: games or the user's values have changed since */

/* Locations, the best first; those of the game that is played, if any, before those of the others, and last those of the
 * games behind, or NULL. */
GStrv      adc_lookup_search     (AdcLookup *self, const char *words, const char *game, const char * const *behind);

/* "a{sv}" as GetResultMetas gives it, floating; or NULL when nothing is there. */
GVariant  *adc_lookup_describe   (AdcLookup *self, const char *location);
