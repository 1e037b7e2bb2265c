/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-map.h"

#include "adc-tokenizer.h"

#include <string.h>

/* How well a name fits, from nothing to the very same. */
typedef enum {
  FIT_NONE,
  FIT_INSIDE,
  FIT_BEGINNING,
  FIT_EXACT,
} Fit;

static Fit
compare (const char *name, const char *wanted)
{
  g_autofree char *folded = adc_fold (name);

  if (g_str_equal (folded, wanted))
    return FIT_EXACT;
  if (g_str_has_prefix (folded, wanted))
    return FIT_BEGINNING;
  return strstr (folded, wanted) != NULL ? FIT_INSIDE : FIT_NONE;
}

static Fit
compare_text (const AdcText *text, const char *wanted)
{
  Fit best = FIT_NONE;

  for (guint i = 0; i < adc_text_get_n (text); i++)
    best = MAX (best, compare (adc_text_get_nth (text, i, NULL), wanted));

  return best;
}

static Fit
compare_zone (AdcZone *zone, const char *wanted)
{
  AdcEntry *entry = ADC_ENTRY (zone);
  GPtrArray *synonyms = adc_entry_get_synonyms (entry);
  Fit best = MAX (compare (adc_entry_get_id (entry), wanted),
                  compare_text (adc_entry_get_title_text (entry), wanted));

  for (guint i = 0; i < synonyms->len; i++)
    best = MAX (best, compare_text (synonyms->pdata[i], wanted));

  return best;
}

GPtrArray *
adc_map_match (AdcMap *self, const char *text)
{
  GPtrArray *found = g_ptr_array_new ();
  GListModel *zones = adc_map_get_zones (self);
  g_autofree char *wanted = NULL;
  Fit best = FIT_INSIDE;

  g_return_val_if_fail (text != NULL, found);

  wanted = adc_fold (text);
  if (*wanted == '\0')
    return found;

  for (guint i = 0; i < g_list_model_get_n_items (zones); i++) {
    g_autoptr(AdcZone) zone = g_list_model_get_item (zones, i);
    const Fit fit = compare_zone (zone, wanted);

    if (fit > best) {
      g_ptr_array_set_size (found, 0);
      best = fit;
    }
    if (fit == best)
      g_ptr_array_add (found, zone); /* the map keeps it alive */
  }

  return found;
}
