/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-percent.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* How far from 0 and from 1 the sums of a long computation may end when they mean just that. */
#define ROUNDING 1e-12

char *
adc_percent_format_number (double chance, guint n_decimals)
{
  const double step = pow (10, -(double) n_decimals);
  const double percent = chance * 100;

  if (chance < ROUNDING)
    return g_strdup ("0");
  if (chance > 1 - ROUNDING)
    return g_strdup ("100");
  if (percent < step / 2)
    return g_strdup_printf ("<%.*f", (int) n_decimals, step);
  if (percent >= 100 - step / 2)
    return g_strdup_printf (">%.*f", (int) n_decimals, 100 - step);

  return g_strdup_printf ("%.*f", (int) n_decimals, percent);
}

char *
adc_percent_format (double chance, guint n_decimals)
{
  g_autofree char *number = adc_percent_format_number (chance, n_decimals);

  /* Translators: a percentage, as in “29.6 %” */
  return g_strdup_printf (_("%s %%"), number);
}

char *
adc_percent_format_difference (double difference)
{
  const double tenths = round (difference * 1000);

  return g_strdup_printf ("%s%.1f", tenths > 0 ? "+" : tenths < 0 ? "−" : "", fabs (tenths) / 10);
}
