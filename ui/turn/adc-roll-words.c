/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-roll-words.h"

#include <glib/gi18n-lib.h>

char *
adc_roll_dup_result (AdcRoll *self, const char *between)
{
  /* Translators: what the dice of a throw add up to */
  g_autofree char *total = g_strdup_printf (_("total %u"), adc_roll_get_total (self));
  g_autofree char *hits = NULL;
  guint n_hits;

  if (adc_roll_get_plan (self)->threshold == 0)
    return g_steal_pointer (&total);

  n_hits = adc_roll_count_hits (self);
  hits = g_strdup_printf (ngettext ("%u hit", "%u hits", n_hits), n_hits);
  return g_strconcat (hits, between, total, NULL);
}

static char *
dup_need (const AdcRollPlan *plan)
{
  /* Translators: what a die must show */
  return g_strdup_printf (plan->is_at_least ? _("at least %u") : _("at most %u"), plan->threshold);
}

char *
adc_roll_dup_plan (AdcRoll *self)
{
  const AdcRollPlan *plan = adc_roll_get_plan (self);
  g_autoptr(GDateTime) time = g_date_time_new_from_unix_local (adc_roll_get_time (self));
  /* xgettext:no-c-format
   * Translators: the time of day */
  g_autofree char *clock = time != NULL ? g_date_time_format (time, _("%H:%M")) : g_strdup ("–");
  /* Translators: how many dice were thrown, and how many faces each has */
  g_autofree char *dice = g_strdup_printf (ngettext ("%u die with %u faces", "%u dice with %u faces",
                                                     plan->n_dice),
                                           plan->n_dice, plan->n_faces);
  g_autofree char *need = NULL;

  if (plan->threshold == 0)
    return g_strdup_printf ("%s · %s", clock, dice);

  need = dup_need (plan);
  return g_strdup_printf ("%s · %s · %s", clock, dice, need);
}

char *
adc_roll_dup_spoken (AdcRoll *self)
{
  g_autofree char *plan = adc_roll_dup_plan (self);
  g_autofree char *faces = adc_roll_dup_faces (self);
  g_autofree char *result = adc_roll_dup_result (self, ", ");

  return g_strdup_printf ("%s: %s. %s", plan, faces, result);
}
