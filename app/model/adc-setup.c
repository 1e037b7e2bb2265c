/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-setup.h"

#include "adc-setup-private.h"

struct _AdcSetup {
  GObject         parent_instance;
  char           *rule;
  GPtrArray      *modes;
  GPtrArray      *choices;
  AdcSetupGroups *groups; /* or NULL, as the table */
  GPtrArray      *sections;
  AdcSetupTable  *table;
  GPtrArray      *cases;
};

G_DEFINE_FINAL_TYPE (AdcSetup, adc_setup, G_TYPE_OBJECT)

static void
adc_setup_finalize (GObject *object)
{
  AdcSetup *self = ADC_SETUP (object);

  g_free (self->rule);
  g_ptr_array_unref (self->modes);
  g_ptr_array_unref (self->choices);
  g_clear_pointer (&self->groups, adc_setup_groups_free);
  g_ptr_array_unref (self->sections);
  g_clear_pointer (&self->table, adc_setup_table_free);
  g_ptr_array_unref (self->cases);
  G_OBJECT_CLASS (adc_setup_parent_class)->finalize (object);
}

static void
adc_setup_class_init (AdcSetupClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_setup_finalize;
}

static void
adc_setup_init (AdcSetup *self)
{
  self->modes = g_ptr_array_new_with_free_func (adc_setup_mode_free);
  self->choices = g_ptr_array_new_with_free_func (adc_setup_choice_free);
  self->sections = g_ptr_array_new_with_free_func (adc_setup_section_free);
  self->cases = g_ptr_array_new_with_free_func (adc_setup_case_free);
}

const char *
adc_setup_get_rule (AdcSetup *self)
{
  g_return_val_if_fail (ADC_IS_SETUP (self), NULL);

  return self->rule;
}

GPtrArray *
adc_setup_get_modes (AdcSetup *self)
{
  g_return_val_if_fail (ADC_IS_SETUP (self), NULL);

  return self->modes;
}

GPtrArray *
adc_setup_get_choices (AdcSetup *self)
{
  g_return_val_if_fail (ADC_IS_SETUP (self), NULL);

  return self->choices;
}

AdcSetupGroups *
adc_setup_get_groups (AdcSetup *self)
{
  g_return_val_if_fail (ADC_IS_SETUP (self), NULL);

  return self->groups;
}

GPtrArray *
adc_setup_get_sections (AdcSetup *self)
{
  g_return_val_if_fail (ADC_IS_SETUP (self), NULL);

  return self->sections;
}

AdcSetupTable *
adc_setup_get_table (AdcSetup *self)
{
  g_return_val_if_fail (ADC_IS_SETUP (self), NULL);

  return self->table;
}

GPtrArray *
adc_setup_get_cases (AdcSetup *self)
{
  g_return_val_if_fail (ADC_IS_SETUP (self), NULL);

  return self->cases;
}

const AdcSetupMode *
adc_setup_find_mode (AdcSetup *self, const char *id)
{
  g_return_val_if_fail (ADC_IS_SETUP (self), NULL);

  for (guint i = 0; i < self->modes->len; i++)
    if (g_strcmp0 (((const AdcSetupMode *) self->modes->pdata[i])->id, id) == 0)
      return self->modes->pdata[i];

  return NULL;
}

const AdcSetupChoice *
adc_setup_find_choice (AdcSetup *self, const char *option)
{
  g_return_val_if_fail (ADC_IS_SETUP (self), NULL);

  for (guint i = 0; i < self->choices->len; i++) {
    const AdcSetupChoice *choice = self->choices->pdata[i];

    for (guint j = 0; j < choice->options->len; j++)
      if (g_strcmp0 (((const AdcSetupOption *) choice->options->pdata[j])->id, option) == 0)
        return choice;
  }

  return NULL;
}

const AdcSetupKind *
adc_setup_find_kind (AdcSetup *self, const char *id)
{
  g_return_val_if_fail (ADC_IS_SETUP (self), NULL);

  for (guint i = 0; self->groups != NULL && i < self->groups->kinds->len; i++)
    if (g_strcmp0 (((const AdcSetupKind *) self->groups->kinds->pdata[i])->id, id) == 0)
      return self->groups->kinds->pdata[i];

  return NULL;
}

const AdcSetupKind *
adc_setup_get_kind_of (AdcSetup *self, const char *group)
{
  g_return_val_if_fail (ADC_IS_SETUP (self), NULL);

  for (guint i = 0; self->groups != NULL && i < self->groups->kinds->len; i++) {
    const AdcSetupKind *kind = self->groups->kinds->pdata[i];

    if (g_strv_contains ((const char * const *) kind->groups, group))
      return kind;
  }

  return NULL;
}

const AdcSetupComponent *
adc_setup_find_component (AdcSetup *self, const char *id)
{
  g_return_val_if_fail (ADC_IS_SETUP (self), NULL);

  for (guint i = 0; i < self->sections->len; i++) {
    const AdcSetupSection *section = self->sections->pdata[i];

    for (guint j = 0; j < section->components->len; j++)
      if (g_strcmp0 (((const AdcSetupComponent *) section->components->pdata[j])->id, id) == 0)
        return section->components->pdata[j];
  }

  return NULL;
}

const AdcSetupCase *
adc_setup_find_case (AdcSetup *self, const char *id)
{
  g_return_val_if_fail (ADC_IS_SETUP (self), NULL);

  for (guint i = 0; i < self->cases->len; i++)
    if (g_strcmp0 (((const AdcSetupCase *) self->cases->pdata[i])->id, id) == 0)
      return self->cases->pdata[i];

  return NULL;
}

AdcSetup *
adc_setup_new (const char *rule)
{
  AdcSetup *self = g_object_new (ADC_TYPE_SETUP, NULL);

  self->rule = g_strdup (rule);
  return self;
}

AdcSetupMode *
adc_setup_add_mode (AdcSetup *self)
{
  AdcSetupMode *mode = g_new0 (AdcSetupMode, 1);

  g_ptr_array_add (self->modes, mode);
  return mode;
}

AdcSetupChoice *
adc_setup_add_choice (AdcSetup *self)
{
  AdcSetupChoice *choice = adc_setup_choice_new ();

  g_ptr_array_add (self->choices, choice);
  return choice;
}

AdcSetupGroups *
adc_setup_add_groups (AdcSetup *self)
{
  g_return_val_if_fail (self->groups == NULL, NULL);

  self->groups = adc_setup_groups_new ();
  return self->groups;
}

AdcSetupSection *
adc_setup_add_section (AdcSetup *self)
{
  AdcSetupSection *section = adc_setup_section_new ();

  g_ptr_array_add (self->sections, section);
  return section;
}

AdcSetupTable *
adc_setup_add_table (AdcSetup *self)
{
  g_return_val_if_fail (self->table == NULL, NULL);

  self->table = adc_setup_table_new ();
  return self->table;
}

AdcSetupCase *
adc_setup_add_case (AdcSetup *self)
{
  AdcSetupCase *example = adc_setup_case_new ();

  g_ptr_array_add (self->cases, example);
  return example;
}
