/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-map.h"

#include "adc-name-fit.h"
#include "adc-tokenizer.h"

GPtrArray *
adc_map_match (AdcMap *self, const char *text)
{
  GPtrArray *found = g_ptr_array_new ();
  GListModel *zones = adc_map_get_zones (self);
  g_autofree char *wanted = NULL;
  AdcNameFit best = ADC_NAME_FIT_INSIDE;

  g_return_val_if_fail (text != NULL, found);

  wanted = adc_fold (text);
  if (*wanted == '\0')
    return found;

  for (guint i = 0; i < g_list_model_get_n_items (zones); i++) {
    g_autoptr(AdcZone) zone = g_list_model_get_item (zones, i);
    AdcEntry *entry = ADC_ENTRY (zone);
    const AdcNameFit fit = MAX (adc_name_fit_compare (adc_entry_get_id (entry), wanted),
                                adc_name_fit_entry (entry, wanted));

    if (fit > best) {
      g_ptr_array_set_size (found, 0);
      best = fit;
    }
    if (fit == best)
      g_ptr_array_add (found, zone); /* the map keeps it alive */
  }

  return found;
}
