/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-edition.h"

#define ONLY "-only"

const char *
adc_edition_get_default (AdcStat *stat)
{
  return stat != NULL && adc_stat_get_n_options (stat) > 0 ? adc_stat_get_option (stat, 0, NULL)
                                                           : NULL;
}

gboolean
adc_edition_is_box (AdcStat *stat, const char *edition)
{
  for (guint i = 0; stat != NULL && i < adc_stat_get_n_options (stat); i++) {
    const char *option = adc_stat_get_option (stat, i, NULL);

    if (g_strcmp0 (option, edition) == 0)
      return i == 0 || !g_str_has_suffix (option, ONLY);
  }

  return FALSE;
}

gboolean
adc_edition_includes (AdcStat *stat, const char *edition, const char *of_card)
{
  const char *first = adc_edition_get_default (stat);

  if (first == NULL || of_card == NULL || g_str_equal (of_card, first))
    return TRUE;
  if (edition == NULL)
    edition = first;

  return g_str_equal (g_str_has_suffix (of_card, ONLY) ? first : of_card, edition);
}
