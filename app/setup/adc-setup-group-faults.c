/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-setup-faults.h"

#include <glib/gi18n-lib.h>

static const char *
get_group_rule (AdcSetupPlan *plan)
{
  return adc_setup_get_groups (adc_setup_plan_get_setup (plan))->rule;
}

static void
add_twice (AdcSetupPlan *plan, AdcSetupList *list, const char *group)
{
  const char *title = adc_setup_groups_get_title (plan, group);
  AdcSetupPlan *mended = adc_setup_faults_copy_plan (plan);
  /* Translators: the name of a group of cards */
  char *message = g_strdup_printf (_("“%s” is chosen twice."), title);
  /* Translators: the name of a group of cards */
  char *repair = g_strdup_printf (_("Take “%s” Once"), title);

  adc_setup_plan_set_group (mended, group, FALSE);
  adc_setup_plan_set_group (mended, group, TRUE);
  adc_setup_fault_offer (
    adc_setup_faults_add (list, ADC_SETUP_FAULT_TWICE, message, get_group_rule (plan)), repair,
    mended);
}

static void
find_twice (AdcSetupPlan *plan, AdcSetupList *list)
{
  GPtrArray *groups = adc_setup_plan_get_groups (plan);

  for (guint i = 0; i < groups->len; i++)
    for (guint j = i + 1; j < groups->len; j++)
      if (g_str_equal (groups->pdata[i], groups->pdata[j])) {
        add_twice (plan, list, groups->pdata[i]);
        return;
      }
}

/* Those chosen last are too much. */
static void
find_too_many (AdcSetupPlan *plan, AdcSetupList *list, guint n_needed)
{
  GPtrArray *groups = adc_setup_plan_get_groups (plan);
  const guint n_players = adc_setup_plan_get_n_players (plan);
  g_autoptr(GString) names = g_string_new (NULL);
  AdcSetupPlan *mended;
  char *message, *repair;

  if (groups->len <= n_needed)
    return;

  mended = adc_setup_faults_copy_plan (plan);
  for (guint i = n_needed; i < groups->len; i++) {
    g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "",
                            adc_setup_groups_get_title (plan, groups->pdata[i]));
    adc_setup_plan_set_group (mended, groups->pdata[i], FALSE);
  }
  /* Translators: how many players there are, how many groups are to be chosen, and how many are */
  message = g_strdup_printf (ngettext ("With %u player it takes %u groups, and %u are chosen.",
                                       "With %u players it takes %u groups, and %u are chosen.",
                                       n_players),
                             n_players, n_needed, groups->len);
  /* Translators: names of groups of cards */
  repair = g_strdup_printf (_("Leave Out %s"), names->str);
  adc_setup_fault_offer (
    adc_setup_faults_add (list, ADC_SETUP_FAULT_TOO_MANY, message, get_group_rule (plan)), repair,
    mended);
}

/* The first groups that complete the choice. */
static void
offer_rest (AdcSetupPlan *plan, AdcSetupFault *fault)
{
  const AdcGroupMask chosen = adc_setup_groups_get_mask (plan);
  g_autoptr(GArray) masks = adc_setup_groups_list_legal (plan);
  g_autoptr(GString) names = g_string_new (NULL);
  AdcGroupMask mask = 0;
  AdcSetupPlan *mended;

  for (guint i = 0; i < masks->len && mask == 0; i++)
    if ((g_array_index (masks, AdcGroupMask, i) & chosen) == chosen)
      mask = g_array_index (masks, AdcGroupMask, i);
  if (mask == 0)
    return;

  mended = adc_setup_faults_copy_plan (plan);
  for (guint i = 0; i < adc_setup_groups_count (plan); i++) {
    const char *title;
    const char *group = adc_setup_groups_get (plan, i, &title);

    if ((mask & ~chosen & 1u << i) == 0)
      continue;

    g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", title);
    adc_setup_plan_set_group (mended, group, TRUE);
  }
  /* Translators: names of groups of cards */
  adc_setup_fault_offer (fault, g_strdup_printf (_("Add %s"), names->str), mended);
}

static void
find_too_few (AdcSetupPlan *plan, AdcSetupList *list, guint n_needed)
{
  const guint n_chosen = adc_setup_plan_get_groups (plan)->len;
  const guint n_left = n_needed - MIN (n_chosen, n_needed);
  char *message;

  if (n_left == 0)
    return;

  /* Translators: how many groups are still to be chosen, and how many in all */
  message = g_strdup_printf (ngettext ("%u group of the %u is still to be chosen.",
                                       "%u groups of the %u are still to be chosen.", n_left),
                             n_left, n_needed);
  offer_rest (plan, adc_setup_faults_add (list, ADC_SETUP_FAULT_TOO_FEW, message,
                                          get_group_rule (plan)));
}

/* Another group for the last one that is too much. */
static void
offer_other (AdcSetupPlan *plan, AdcSetupFault *fault, const AdcSetupLimit *limit)
{
  AdcSetup *setup = adc_setup_plan_get_setup (plan);
  GPtrArray *groups = adc_setup_plan_get_groups (plan);
  const char *last = NULL;

  for (guint i = 0; i < groups->len; i++)
    if (g_str_equal (adc_setup_get_kind_of (setup, groups->pdata[i])->id, limit->kind))
      last = groups->pdata[i];

  for (guint i = 0; i < adc_setup_groups_count (plan); i++) {
    const char *title;
    const char *group = adc_setup_groups_get (plan, i, &title);
    g_autoptr(AdcSetupPlan) mended = NULL;

    if (adc_setup_plan_has_group (plan, group) ||
        g_str_equal (adc_setup_get_kind_of (setup, group)->id, limit->kind))
      continue;

    mended = adc_setup_faults_copy_plan (plan);
    adc_setup_plan_set_group (mended, last, FALSE);
    adc_setup_plan_set_group (mended, group, TRUE);
    adc_setup_fault_offer (fault,
                           /* Translators: the names of two groups of cards */
                           g_strdup_printf (_("Take “%s” Instead of “%s”"), title,
                                            adc_setup_groups_get_title (plan, last)),
                           g_steal_pointer (&mended));
    return;
  }
}

static void
find_together (AdcSetupPlan *plan, AdcSetupList *list)
{
  AdcSetup *setup = adc_setup_plan_get_setup (plan);
  const AdcGroupMask mask = adc_setup_groups_get_mask (plan);
  const AdcSetupLimit *limit = adc_setup_groups_find_broken (plan, mask);
  const guint n_players = adc_setup_plan_get_n_players (plan);
  AdcSetupFault *fault;
  const char *title;
  char *message;
  guint n_chosen;

  if (limit == NULL)
    return;

  title = adc_text_get (adc_setup_find_kind (setup, limit->kind)->title);
  n_chosen = adc_setup_groups_count_kind (plan, mask, limit->kind);
  message =
    /* Translators: how many players there are, a kind of groups (“Purple target”), how many of it
     * may be chosen, and how many are */
    g_strdup_printf (ngettext ("With %u player, of the groups “%s” no more than %u may be chosen, "
                               "and %u are.",
                               "With %u players, of the groups “%s” no more than %u may be chosen, "
                               "and %u are.",
                               n_players),
                     n_players, title, limit->most, n_chosen);
  fault = adc_setup_faults_add (list, ADC_SETUP_FAULT_TOGETHER, message, limit->rule);
  offer_other (plan, fault, limit);
}

void
adc_setup_faults_find_groups (AdcSetupPlan *plan, AdcSetupList *list)
{
  const guint n_needed = adc_setup_groups_get_needed (plan);

  if (n_needed == 0)
    return;

  find_twice (plan, list);
  find_too_many (plan, list, n_needed);
  find_together (plan, list);
  find_too_few (plan, list, n_needed);
}
