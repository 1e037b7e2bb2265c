/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-name-fit.h"

#include "adc-tokenizer.h"

#include <string.h>

AdcNameFit
adc_name_fit_compare (const char *name, const char *wanted)
{
  g_autofree char *folded = adc_fold (name);

  if (g_str_equal (folded, wanted))
    return ADC_NAME_FIT_EXACT;
  if (g_str_has_prefix (folded, wanted))
    return ADC_NAME_FIT_BEGINNING;
  return strstr (folded, wanted) != NULL ? ADC_NAME_FIT_INSIDE : ADC_NAME_FIT_NONE;
}

static AdcNameFit
compare_text (const AdcText *text, const char *wanted)
{
  AdcNameFit best = ADC_NAME_FIT_NONE;

  for (guint i = 0; i < adc_text_get_n (text); i++)
    best = MAX (best, adc_name_fit_compare (adc_text_get_nth (text, i, NULL), wanted));

  return best;
}

AdcNameFit
adc_name_fit_entry (AdcEntry *entry, const char *wanted)
{
  GPtrArray *synonyms = adc_entry_get_synonyms (entry);
  AdcNameFit best = compare_text (adc_entry_get_title_text (entry), wanted);

  for (guint i = 0; i < synonyms->len; i++)
    best = MAX (best, compare_text (synonyms->pdata[i], wanted));

  return best;
}
