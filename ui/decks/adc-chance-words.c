/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-chance-words.h"

#include "adc-percent.h"

#include <glib/gi18n-lib.h>

#define ROUNDING 1e-9 /* what sums that mean the same may differ by */

gboolean
adc_chance_is_known (AdcChance chance)
{
  return chance.high - chance.low < ROUNDING;
}

char *
adc_chance_format (AdcChance chance)
{
  g_autofree char *low = adc_percent_format (chance.low, 1);
  g_autofree char *high = adc_percent_format (chance.high, 1);

  /* Both may be “>99.9 %”. */
  if (adc_chance_is_known (chance) || g_str_equal (low, high))
    return g_steal_pointer (&low);

  /* Translators: the least and the most that a chance can be, as in “12.0 % to 30.5 %” */
  return g_strdup_printf (_("%s to %s"), low, high);
}
