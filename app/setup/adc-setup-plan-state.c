/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-setup-plan-private.h"

#include <string.h>

/* Always in the same order, so that two plans that are the same look the same. */
static GVariant *
write_ticks (AdcSetupPlan *self)
{
  g_autoptr(GList) keys = g_list_sort (g_hash_table_get_keys (self->ticks), (GCompareFunc) strcmp);
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("as"));
  for (GList *key = keys; key != NULL; key = key->next)
    g_variant_builder_add (&builder, "s", key->data);

  return g_variant_builder_end (&builder);
}

static GVariant *
write_typed (AdcSetupPlan *self)
{
  g_autoptr(GList) keys = g_list_sort (g_hash_table_get_keys (self->typed), (GCompareFunc) strcmp);
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a{su}"));
  for (GList *key = keys; key != NULL; key = key->next)
    g_variant_builder_add (&builder, "{su}", key->data,
                           GPOINTER_TO_UINT (g_hash_table_lookup (self->typed, key->data)));

  return g_variant_builder_end (&builder);
}

GVariant *
adc_setup_plan_to_variant (AdcSetupPlan *self)
{
  g_return_val_if_fail (ADC_IS_SETUP_PLAN (self), NULL);

  return g_variant_new (
    "(us@as@assuu@as@a{su})", self->n_players, self->mode->id,
    g_variant_new_strv ((const char * const *) self->options->pdata, self->options->len),
    g_variant_new_strv ((const char * const *) self->groups->pdata, self->groups->len),
    self->layout != NULL ? self->layout : "", self->width, self->depth, write_ticks (self),
    write_typed (self));
}

/* What the game no longer has is passed over. */
gboolean
adc_setup_plan_apply (AdcSetupPlan *self, GVariant *state)
{
  g_autofree const char **options = NULL;
  g_autofree const char **groups = NULL;
  g_autofree const char **ticks = NULL;
  g_autoptr(GVariantIter) typed = NULL;
  const char *mode, *layout, *key;
  guint n_players, width, depth, count;

  g_return_val_if_fail (ADC_IS_SETUP_PLAN (self), FALSE);
  g_return_val_if_fail (state != NULL, FALSE);

  if (!g_variant_is_of_type (state, G_VARIANT_TYPE (ADC_SETUP_VARIANT)))
    return FALSE;

  adc_setup_plan_reset (self);
  g_variant_get (state, "(u&s^a&s^a&s&suu^a&sa{su})", &n_players, &mode, &options, &groups, &layout,
                 &width, &depth, &ticks, &typed);
  adc_setup_plan_set_n_players (self, n_players);
  adc_setup_plan_set_mode (self, mode);
  for (guint i = 0; options[i] != NULL; i++)
    adc_setup_plan_set_option (self, options[i]);
  adc_setup_plan_set_groups (self, groups);
  adc_setup_plan_set_layout (self, *layout != '\0' ? layout : NULL);
  adc_setup_plan_set_table (self, width, depth);
  for (guint i = 0; ticks[i] != NULL; i++)
    adc_setup_plan_set_ticked (self, ticks[i], TRUE);
  while (g_variant_iter_next (typed, "{&su}", &key, &count))
    g_hash_table_insert (self->typed, g_strdup (key),
                         GUINT_TO_POINTER (MIN (count, ADC_SETUP_MAX_TYPED)));

  return TRUE;
}

gboolean
adc_setup_plan_restore (AdcSetupPlan *self, GVariant *state)
{
  if (!adc_setup_plan_apply (self, state))
    return FALSE;

  adc_steps_restart (self->steps, adc_setup_plan_to_variant (self));
  adc_setup_plan_emit_changed (self);
  return TRUE;
}

gboolean
adc_setup_plan_commit (AdcSetupPlan *self)
{
  g_return_val_if_fail (ADC_IS_SETUP_PLAN (self), FALSE);

  if (!adc_steps_add (self->steps, adc_setup_plan_to_variant (self)))
    return FALSE;

  adc_setup_plan_emit_changed (self);
  return TRUE;
}

void
adc_setup_plan_refresh (AdcSetupPlan *self)
{
  g_return_if_fail (ADC_IS_SETUP_PLAN (self));

  adc_setup_plan_apply (self, adc_steps_get_state (self->steps));
  adc_setup_plan_emit_changed (self);
}

void
adc_setup_plan_undo (AdcSetupPlan *self)
{
  g_return_if_fail (ADC_IS_SETUP_PLAN (self));

  if (adc_steps_undo (self->steps))
    adc_setup_plan_refresh (self);
}

void
adc_setup_plan_redo (AdcSetupPlan *self)
{
  g_return_if_fail (ADC_IS_SETUP_PLAN (self));

  if (adc_steps_redo (self->steps))
    adc_setup_plan_refresh (self);
}

gboolean
adc_setup_plan_can_undo (AdcSetupPlan *self)
{
  g_return_val_if_fail (ADC_IS_SETUP_PLAN (self), FALSE);

  return adc_steps_can_undo (self->steps);
}

gboolean
adc_setup_plan_can_redo (AdcSetupPlan *self)
{
  g_return_val_if_fail (ADC_IS_SETUP_PLAN (self), FALSE);

  return adc_steps_can_redo (self->steps);
}
