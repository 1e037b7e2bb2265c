/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-setup-list.h"

#include "adc-reason.h"
#include "adc-setup-faults.h"
#include "adc-setup-words.h"

static void
free_line (gpointer data)
{
  AdcSetupLine *line = data;

  g_ptr_array_unref (line->reasons);
  g_ptr_array_unref (line->cards);
  g_free (line->key);
  g_free (line);
}

/* What is ticked is so many of these, of these groups: with another number there is more to do. */
static char *
dup_key (AdcSetupPlan *plan, const AdcSetupLine *line)
{
  g_autofree char *quantity = adc_setup_words_quantity (&line->quantity);

  if (adc_setup_depends_on_groups (plan, line->component))
    return g_strdup_printf ("%s=%s/%x", line->component->id, quantity,
                            adc_setup_groups_get_mask (plan));

  return g_strdup_printf ("%s=%s", line->component->id, quantity);
}

static gboolean
can_type (AdcSetupPlan *plan, const AdcSetupComponent *component)
{
  for (guint i = 0; i < component->amounts->len; i++) {
    const AdcSetupAmount *amount = component->amounts->pdata[i];

    if (amount->each == ADC_SETUP_UNKNOWN && adc_setup_plan_matches (plan, &amount->when))
      return TRUE;
  }

  return FALSE;
}

/* Cards of the groups chosen, under the line that counts them. */
static void
add_group_cards (AdcSetupPlan *plan, AdcSetupLine *line)
{
  GPtrArray *groups = adc_setup_plan_get_groups (plan);
  gboolean has_groups = FALSE;

  for (guint i = 0; i < line->component->amounts->len; i++) {
    const AdcSetupAmount *amount = line->component->amounts->pdata[i];

    has_groups |= amount->each == ADC_SETUP_EACH_GROUP &&
                  adc_setup_plan_matches (plan, &amount->when);
  }
  for (guint i = 0; has_groups && i < groups->len; i++)
    g_ptr_array_extend_and_steal (line->cards, adc_setup_groups_list_cards (plan,
                                                                            groups->pdata[i]));
}

/* A zero that the rules do not state is not worth a line. */
static gboolean
is_worth_a_line (const AdcSetupQuantity *quantity)
{
  return quantity->is_there &&
         (!quantity->is_known || quantity->is_all || quantity->is_stated || quantity->is_typed ||
          quantity->max != 0);
}

static void
add_line (AdcSetupList *self, AdcSetupPlan *plan, const AdcSetupSection *section,
          const AdcSetupComponent *component)
{
  AdcSetupLine *line = g_new0 (AdcSetupLine, 1);

  line->section = section;
  line->component = component;
  line->reasons = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_reason_free);
  line->cards = g_ptr_array_new_with_free_func (g_object_unref);
  line->quantity = adc_setup_count (plan, component, line->reasons, line->cards);
  if (!is_worth_a_line (&line->quantity)) {
    free_line (line);
    return;
  }

  line->can_type = can_type (plan, component);
  add_group_cards (plan, line);
  line->key = dup_key (plan, line);
  g_ptr_array_add (self->lines, line);
}

AdcSetupList *
adc_setup_list_new (AdcSetupPlan *plan)
{
  AdcSetupList *self = g_new0 (AdcSetupList, 1);
  GPtrArray *sections;

  g_return_val_if_fail (ADC_IS_SETUP_PLAN (plan), NULL);

  self->lines = g_ptr_array_new_with_free_func (free_line);
  self->faults = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_setup_fault_free);
  sections = adc_setup_get_sections (adc_setup_plan_get_setup (plan));
  for (guint i = 0; i < sections->len; i++) {
    const AdcSetupSection *section = sections->pdata[i];

    for (guint j = 0; j < section->components->len; j++)
      add_line (self, plan, section, section->components->pdata[j]);
  }
  adc_setup_faults_find (plan, self);
  for (guint i = 0; i < self->faults->len; i++)
    self->is_refused |= adc_setup_fault_is_refusal (self->faults->pdata[i]);

  return self;
}

void
adc_setup_list_free (AdcSetupList *self)
{
  g_ptr_array_unref (self->lines);
  g_ptr_array_unref (self->faults);
  g_free (self);
}

const AdcSetupLine *
adc_setup_list_find (const AdcSetupList *self, const char *component)
{
  for (guint i = 0; i < self->lines->len; i++)
    if (g_str_equal (((const AdcSetupLine *) self->lines->pdata[i])->component->id, component))
      return self->lines->pdata[i];

  return NULL;
}

gboolean
adc_setup_line_is_thing (const AdcSetupLine *line)
{
  const AdcSetupQuantity *quantity = &line->quantity;

  return line->component->place != ADC_SETUP_TO_NOWHERE &&
         (!quantity->is_known || quantity->is_all || quantity->max != 0);
}
