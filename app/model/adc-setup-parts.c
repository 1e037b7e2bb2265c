/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-setup-private.h"

void
adc_setup_mode_free (gpointer data)
{
  AdcSetupMode *mode = data;

  g_free (mode->id);
  g_clear_pointer (&mode->title, adc_text_unref);
  g_clear_pointer (&mode->summary, adc_text_unref);
  g_free (mode->rule);
  g_free (mode);
}

static void
free_option (gpointer data)
{
  AdcSetupOption *option = data;

  g_free (option->id);
  g_clear_pointer (&option->title, adc_text_unref);
  g_free (option->unsuited);
  g_free (option);
}

AdcSetupChoice *
adc_setup_choice_new (void)
{
  AdcSetupChoice *choice = g_new0 (AdcSetupChoice, 1);

  choice->options = g_ptr_array_new_with_free_func (free_option);
  return choice;
}

void
adc_setup_choice_free (gpointer data)
{
  AdcSetupChoice *choice = data;

  g_free (choice->id);
  g_clear_pointer (&choice->title, adc_text_unref);
  g_free (choice->rule);
  g_ptr_array_unref (choice->options);
  g_free (choice);
}

static void
free_kind (gpointer data)
{
  AdcSetupKind *kind = data;

  g_free (kind->id);
  g_clear_pointer (&kind->title, adc_text_unref);
  g_strfreev (kind->groups);
  g_free (kind);
}

static void
free_take (gpointer data)
{
  AdcSetupTake *take = data;

  adc_setup_when_clear (&take->when);
  g_free (take);
}

static void
free_limit (gpointer data)
{
  AdcSetupLimit *limit = data;

  adc_setup_when_clear (&limit->when);
  g_free (limit->kind);
  g_free (limit->rule);
  g_free (limit);
}

AdcSetupGroups *
adc_setup_groups_new (void)
{
  AdcSetupGroups *groups = g_new0 (AdcSetupGroups, 1);

  groups->kinds = g_ptr_array_new_with_free_func (free_kind);
  groups->takes = g_ptr_array_new_with_free_func (free_take);
  groups->limits = g_ptr_array_new_with_free_func (free_limit);
  return groups;
}

void
adc_setup_groups_free (AdcSetupGroups *groups)
{
  g_clear_pointer (&groups->title, adc_text_unref);
  g_free (groups->stat);
  g_free (groups->deck);
  g_free (groups->rule);
  g_free (groups->names);
  g_ptr_array_unref (groups->kinds);
  g_ptr_array_unref (groups->takes);
  g_ptr_array_unref (groups->limits);
  g_free (groups);
}

static void
free_amount (gpointer data)
{
  AdcSetupAmount *amount = data;

  adc_setup_when_clear (&amount->when);
  g_free (amount->of);
  g_free (amount->with);
  g_strfreev (amount->cards);
  g_free (amount->rule);
  g_free (amount);
}

static void
free_check (gpointer data)
{
  AdcSetupCheck *check = data;

  adc_setup_when_clear (&check->when);
  g_free (check->rule);
  g_free (check);
}

static void
free_component (gpointer data)
{
  AdcSetupComponent *component = data;

  g_free (component->id);
  g_clear_pointer (&component->title, adc_text_unref);
  g_clear_pointer (&component->summary, adc_text_unref);
  g_free (component->rule);
  g_ptr_array_unref (component->amounts);
  g_ptr_array_unref (component->checks);
  g_free (component);
}

AdcSetupSection *
adc_setup_section_new (void)
{
  AdcSetupSection *section = g_new0 (AdcSetupSection, 1);

  section->components = g_ptr_array_new_with_free_func (free_component);
  return section;
}

void
adc_setup_section_free (gpointer data)
{
  AdcSetupSection *section = data;

  g_free (section->id);
  g_clear_pointer (&section->title, adc_text_unref);
  g_free (section->rule);
  g_ptr_array_unref (section->components);
  g_free (section);
}

static void
free_icons (gpointer data)
{
  AdcSetupIcons *icons = data;

  g_strfreev (icons->groups);
  g_free (icons);
}

static void
free_expectation (gpointer data)
{
  AdcSetupExpectation *expectation = data;

  g_free (expectation->component);
  g_free (expectation);
}

AdcSetupCase *
adc_setup_case_new (void)
{
  AdcSetupCase *example = g_new0 (AdcSetupCase, 1);

  example->expectations = g_ptr_array_new_with_free_func (free_expectation);
  example->icons = g_ptr_array_new_with_free_func (free_icons);
  return example;
}

void
adc_setup_case_free (gpointer data)
{
  AdcSetupCase *example = data;

  g_free (example->id);
  g_clear_pointer (&example->title, adc_text_unref);
  g_clear_pointer (&example->summary, adc_text_unref);
  g_free (example->rule);
  g_free (example->mode);
  g_strfreev (example->groups);
  g_ptr_array_unref (example->expectations);
  g_ptr_array_unref (example->icons);
  g_free (example);
}

/* Adds something empty to a list and returns it. */
static gpointer
add (GPtrArray *list, gsize size)
{
  gpointer part = g_malloc0 (size);

  g_ptr_array_add (list, part);
  return part;
}

AdcSetupOption *
adc_setup_add_option (AdcSetupChoice *choice)
{
  return add (choice->options, sizeof (AdcSetupOption));
}

AdcSetupKind *
adc_setup_add_kind (AdcSetupGroups *groups)
{
  return add (groups->kinds, sizeof (AdcSetupKind));
}

AdcSetupTake *
adc_setup_add_take (AdcSetupGroups *groups)
{
  return add (groups->takes, sizeof (AdcSetupTake));
}

AdcSetupLimit *
adc_setup_add_limit (AdcSetupGroups *groups)
{
  return add (groups->limits, sizeof (AdcSetupLimit));
}

AdcSetupComponent *
adc_setup_add_component (AdcSetupSection *section)
{
  AdcSetupComponent *component = add (section->components, sizeof (AdcSetupComponent));

  component->amounts = g_ptr_array_new_with_free_func (free_amount);
  component->checks = g_ptr_array_new_with_free_func (free_check);
  return component;
}

AdcSetupAmount *
adc_setup_add_amount (AdcSetupComponent *component)
{
  return add (component->amounts, sizeof (AdcSetupAmount));
}

AdcSetupCheck *
adc_setup_add_check (AdcSetupComponent *component)
{
  return add (component->checks, sizeof (AdcSetupCheck));
}

AdcSetupIcons *
adc_setup_add_icons (AdcSetupCase *example)
{
  return add (example->icons, sizeof (AdcSetupIcons));
}

AdcSetupExpectation *
adc_setup_add_expectation (AdcSetupCase *example)
{
  return add (example->expectations, sizeof (AdcSetupExpectation));
}
