/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-report-layout.h"

#include <glib/gi18n-lib.h>

#define ROUNDING 1e-12 /* what adding up chances may lose */

/* What is possible is never shown as 0, nor what may fail as 100. */
char *
adc_report_format_percent (double chance)
{
  if (chance <= 0 || chance >= 1 - ROUNDING)
    /* Translators: a percentage; keep the no-break space where your language wants one */
    return g_strdup_printf (_("%d %%"), chance <= 0 ? 0 : 100);
  if (chance < 0.0005)
    /* Translators: a percentage */
    return g_strdup_printf (_("< %.1f %%"), 0.1);
  if (chance > 0.9995)
    /* Translators: a percentage */
    return g_strdup_printf (_("> %.1f %%"), 99.9);

  /* Translators: a percentage */
  return g_strdup_printf (_("%.1f %%"), chance * 100);
}

char *
adc_report_format_round (guint round)
{
  return round > 0 ? g_strdup_printf (_("Round %u"), round)
                   : g_strdup (_("Before the first round"));
}
