/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-shot-words.h"

#include <glib/gi18n-lib.h>

/* A force that never shoots at its target has no score to begin with, and so no threshold. */
static gboolean
has_threshold (const AdcShot *shot)
{
  return shot->possible ||
         (shot->reasons->len > 0 && ((const AdcReason *) shot->reasons->pdata[0])->has_value);
}

char *
adc_shot_dup_threshold (const AdcShot *shot)
{
  g_autoptr(AdcReason) threshold = NULL;

  g_return_val_if_fail (shot != NULL, NULL);

  if (!shot->known)
    return g_strdup ("?");
  if (!has_threshold (shot))
    return g_strdup ("–");

  threshold = adc_reason_new_value ("", shot->threshold, NULL);
  return adc_reason_format_value (threshold, TRUE);
}

char *
adc_shot_dup_dice (const AdcShot *shot)
{
  g_return_val_if_fail (shot != NULL, NULL);

  return g_strdup_printf (ngettext ("%u die", "%u dice", shot->n_dice), shot->n_dice);
}

char *
adc_shot_dup_obstacle (const AdcShot *shot)
{
  g_return_val_if_fail (shot != NULL, NULL);

  if (!shot->known)
    return g_strdup (_("a value is missing"));
  if (shot->possible)
    return NULL;

  /* The last one that is no number: what was added up may come after it. */
  for (guint i = shot->reasons->len; i > 0; i--) {
    const AdcReason *reason = shot->reasons->pdata[i - 1];

    if (!reason->has_value)
      return g_strdup (reason->label);
  }

  return g_strdup (_("no die is thrown"));
}

/* Fractions are plural in English and, as long as they read less than 2.00, singular in French:
 * hence the whole part. */
static gulong
get_whole (double mean)
{
  return (gulong) (mean + 0.005);
}

char *
adc_expected_dup_hits (const AdcDistribution *hits)
{
  const double mean = adc_distribution_get_mean (hits);

  return g_strdup_printf (ngettext ("%.2f hits", "%.2f hits", get_whole (mean)), mean);
}

char *
adc_expected_dup_lost (const AdcDistribution *losses)
{
  const double mean = adc_distribution_get_mean (losses);

  return g_strdup_printf (ngettext ("%.2f units lost", "%.2f units lost", get_whole (mean)),
                          mean);
}
