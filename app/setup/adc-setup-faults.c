/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-setup-faults.h"

#include <glib/gi18n-lib.h>

void
adc_setup_fault_free (AdcSetupFault *fault)
{
  g_free (fault->message);
  g_free (fault->rule);
  g_free (fault->repair);
  g_clear_pointer (&fault->repaired, g_variant_unref);
  g_free (fault);
}

gboolean
adc_setup_fault_is_refusal (const AdcSetupFault *fault)
{
  return fault->kind < ADC_SETUP_FAULT_TOO_FEW;
}

/* Takes the message. */
AdcSetupFault *
adc_setup_faults_add (AdcSetupList *list, AdcSetupFaultKind kind, char *message, const char *rule)
{
  AdcSetupFault *fault = g_new0 (AdcSetupFault, 1);

  fault->kind = kind;
  fault->message = message;
  fault->rule = g_strdup (rule);
  g_ptr_array_add (list->faults, fault);
  return fault;
}

/* A copy to mend. */
AdcSetupPlan *
adc_setup_faults_copy_plan (AdcSetupPlan *plan)
{
  AdcSetupPlan *copy = adc_setup_plan_new (adc_setup_plan_get_game (plan));
  g_autoptr(GVariant) state = g_variant_ref_sink (adc_setup_plan_to_variant (plan));

  adc_setup_plan_apply (copy, state);
  return copy;
}

/* Takes what it says, and the plan as it would be. */
void
adc_setup_fault_offer (AdcSetupFault *fault, char *repair, AdcSetupPlan *mended)
{
  fault->repair = repair;
  fault->repaired = g_variant_ref_sink (adc_setup_plan_to_variant (mended));
  g_object_unref (mended);
}

static void
find_mode (AdcSetupPlan *plan, AdcSetupList *list)
{
  const AdcSetupMode *mode = adc_setup_plan_get_mode (plan);
  GPtrArray *modes = adc_setup_get_modes (adc_setup_plan_get_setup (plan));
  const guint n_players = adc_setup_plan_get_n_players (plan);
  AdcSetupFault *fault;
  char *message;

  if (n_players >= mode->min_players && n_players <= mode->max_players)
    return;

  /* Translators: a way to play, the least and the most players it is for, and how many there are */
  message = g_strdup_printf (_("“%s” is for %u to %u players, not for %u."),
                             adc_text_get (mode->title), mode->min_players, mode->max_players,
                             n_players);
  fault = adc_setup_faults_add (list, ADC_SETUP_FAULT_MODE, message, mode->rule);
  for (guint i = 0; i < modes->len; i++) {
    const AdcSetupMode *other = modes->pdata[i];

    if (n_players >= other->min_players && n_players <= other->max_players) {
      AdcSetupPlan *mended = adc_setup_faults_copy_plan (plan);

      adc_setup_plan_set_mode (mended, other->id);
      /* Translators: a way to play */
      adc_setup_fault_offer (fault, g_strdup_printf (_("Play “%s”"), adc_text_get (other->title)),
                             mended);
      return;
    }
  }
}

static void
find_least (AdcSetupPlan *plan, AdcSetupList *list)
{
  for (guint i = 0; i < list->lines->len; i++) {
    const AdcSetupLine *line = list->lines->pdata[i];

    for (guint j = 0; j < line->component->checks->len; j++) {
      const AdcSetupCheck *check = line->component->checks->pdata[j];

      if (line->quantity.is_known && !line->quantity.is_open &&
          line->quantity.max < (int) check->least && adc_setup_plan_matches (plan, &check->when))
        adc_setup_faults_add (
          list, ADC_SETUP_FAULT_LEAST,
          /* Translators: something, how many there are of it, and how many it takes */
          g_strdup_printf (_("%s: %d, and it takes at least %u."),
                           adc_text_get (line->component->title), line->quantity.max,
                           check->least),
          check->rule);
    }
  }
}

static void
find_table (AdcSetupPlan *plan, AdcSetupList *list)
{
  const AdcSetupLayout *layout = adc_setup_fit_get_layout (plan);
  g_autoptr(GPtrArray) layouts = adc_setup_fit_list_layouts (plan);
  AdcSetupFault *fault;

  if (layout == NULL || adc_setup_fit_get (plan, layout) != ADC_SETUP_FIT_NO)
    return;

  fault = adc_setup_faults_add (list, ADC_SETUP_FAULT_TABLE,
                                adc_setup_fit_dup_verdict (plan, layout), layout->rule);
  for (guint i = 0; i < layouts->len; i++) {
    const AdcSetupLayout *other = layouts->pdata[i];

    if (adc_setup_fit_get (plan, other) != ADC_SETUP_FIT_NO) {
      AdcSetupPlan *mended = adc_setup_faults_copy_plan (plan);

      adc_setup_plan_set_layout (mended, other->id);
      /* Translators: what a layout of the table is called */
      adc_setup_fault_offer (
        fault, g_strdup_printf (_("Lay Out “%s”"), adc_text_get (other->title)), mended);
      return;
    }
  }
}

static const AdcSetupOption *
find_suited (const AdcSetupChoice *choice, const char *mode)
{
  for (guint i = 0; i < choice->options->len; i++) {
    const AdcSetupOption *option = choice->options->pdata[i];

    if (g_strcmp0 (option->unsuited, mode) != 0)
      return option;
  }

  return NULL;
}

static void
advise_against (AdcSetupPlan *plan, AdcSetupList *list, const AdcSetupChoice *choice,
                const AdcSetupOption *option)
{
  const AdcSetupMode *mode = adc_setup_plan_get_mode (plan);
  const AdcSetupOption *suited = find_suited (choice, mode->id);
  AdcSetupPlan *mended;
  char *message, *repair;

  if (suited == NULL)
    return;

  mended = adc_setup_faults_copy_plan (plan);
  adc_setup_plan_set_option (mended, suited->id);
  /* Translators: a way to play, what the rules advise for it, what is chosen */
  message = g_strdup_printf (_("For “%s” the rules advise “%s” rather than “%s”."),
                             adc_text_get (mode->title), adc_text_get (suited->title),
                             adc_text_get (option->title));
  /* Translators: one of two ways to play */
  repair = g_strdup_printf (_("Take “%s”"), adc_text_get (suited->title));
  adc_setup_fault_offer (
    adc_setup_faults_add (list, ADC_SETUP_FAULT_UNSUITED, message, choice->rule), repair, mended);
}

static void
find_unsuited (AdcSetupPlan *plan, AdcSetupList *list)
{
  GPtrArray *choices = adc_setup_get_choices (adc_setup_plan_get_setup (plan));

  for (guint i = 0; i < choices->len; i++) {
    const AdcSetupChoice *choice = choices->pdata[i];

    for (guint j = 0; j < choice->options->len; j++) {
      const AdcSetupOption *option = choice->options->pdata[j];

      if (g_strcmp0 (option->unsuited, adc_setup_plan_get_mode (plan)->id) == 0 &&
          adc_setup_plan_has_option (plan, option->id))
        advise_against (plan, list, choice, option);
    }
  }
}

void
adc_setup_faults_find (AdcSetupPlan *plan, AdcSetupList *list)
{
  find_mode (plan, list);
  adc_setup_faults_find_groups (plan, list);
  find_least (plan, list);
  find_table (plan, list);
  find_unsuited (plan, list);
}
