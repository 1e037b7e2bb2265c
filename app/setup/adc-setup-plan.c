/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-setup-plan-private.h"

G_DEFINE_FINAL_TYPE (AdcSetupPlan, adc_setup_plan, G_TYPE_OBJECT)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
adc_setup_plan_finalize (GObject *object)
{
  AdcSetupPlan *self = ADC_SETUP_PLAN (object);

  g_clear_object (&self->game);
  g_ptr_array_unref (self->options);
  g_ptr_array_unref (self->groups);
  g_free (self->layout);
  g_hash_table_unref (self->ticks);
  g_hash_table_unref (self->typed);
  g_clear_pointer (&self->steps, adc_steps_free);
  G_OBJECT_CLASS (adc_setup_plan_parent_class)->finalize (object);
}

static void
adc_setup_plan_class_init (AdcSetupPlanClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_setup_plan_finalize;
  signals[CHANGED] = g_signal_new ("changed", ADC_TYPE_SETUP_PLAN, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
}

static void
adc_setup_plan_init (AdcSetupPlan *self)
{
  self->options = g_ptr_array_new_with_free_func (g_free);
  self->groups = g_ptr_array_new_with_free_func (g_free);
  self->ticks = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->typed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

AdcSetupPlan *
adc_setup_plan_new (AdcGame *game)
{
  AdcSetupPlan *self;

  g_return_val_if_fail (adc_setup_plan_is_for (game), NULL);

  self = g_object_new (ADC_TYPE_SETUP_PLAN, NULL);
  self->game = g_object_ref (game);
  self->setup = adc_game_get_setup (game);
  adc_setup_plan_reset (self);
  self->steps = adc_steps_new (adc_setup_plan_to_variant (self));

  return self;
}

void
adc_setup_plan_emit_changed (AdcSetupPlan *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

gboolean
adc_setup_plan_is_for (AdcGame *game)
{
  g_return_val_if_fail (ADC_IS_GAME (game), FALSE);

  return adc_game_get_setup (game) != NULL;
}

AdcGame *
adc_setup_plan_get_game (AdcSetupPlan *self)
{
  g_return_val_if_fail (ADC_IS_SETUP_PLAN (self), NULL);

  return self->game;
}

AdcSetup *
adc_setup_plan_get_setup (AdcSetupPlan *self)
{
  g_return_val_if_fail (ADC_IS_SETUP_PLAN (self), NULL);

  return self->setup;
}

/* Two, where two can play: the commonest table. */
void
adc_setup_plan_reset (AdcSetupPlan *self)
{
  GPtrArray *choices = adc_setup_get_choices (self->setup);
  guint min, max;

  adc_game_get_players (self->game, &min, &max);
  self->n_players = CLAMP (2, min, max);
  self->mode = adc_setup_get_modes (self->setup)->pdata[0];
  g_ptr_array_set_size (self->options, 0);
  for (guint i = 0; i < choices->len; i++) {
    const AdcSetupChoice *choice = choices->pdata[i];
    const AdcSetupOption *option = choice->options->pdata[0];

    g_ptr_array_add (self->options, g_strdup (option->id));
  }
  g_ptr_array_set_size (self->groups, 0);
  g_clear_pointer (&self->layout, g_free);
  self->width = self->depth = 0;
  g_hash_table_remove_all (self->ticks);
  g_hash_table_remove_all (self->typed);
}

guint
adc_setup_plan_get_n_players (AdcSetupPlan *self)
{
  g_return_val_if_fail (ADC_IS_SETUP_PLAN (self), 0);

  return self->n_players;
}

gboolean
adc_setup_plan_set_n_players (AdcSetupPlan *self, guint n_players)
{
  guint min, max;

  g_return_val_if_fail (ADC_IS_SETUP_PLAN (self), FALSE);

  adc_game_get_players (self->game, &min, &max);
  if (n_players < min || n_players > max)
    return FALSE;

  self->n_players = n_players;
  return TRUE;
}

const AdcSetupMode *
adc_setup_plan_get_mode (AdcSetupPlan *self)
{
  g_return_val_if_fail (ADC_IS_SETUP_PLAN (self), NULL);

  return self->mode;
}

gboolean
adc_setup_plan_set_mode (AdcSetupPlan *self, const char *id)
{
  const AdcSetupMode *mode;

  g_return_val_if_fail (ADC_IS_SETUP_PLAN (self), FALSE);

  mode = adc_setup_find_mode (self->setup, id);
  if (mode == NULL)
    return FALSE;

  self->mode = mode;
  return TRUE;
}

static gboolean
has (GPtrArray *ids, const char *id)
{
  return g_ptr_array_find_with_equal_func (ids, id, g_str_equal, NULL);
}

gboolean
adc_setup_plan_has_option (AdcSetupPlan *self, const char *option)
{
  g_return_val_if_fail (ADC_IS_SETUP_PLAN (self), FALSE);

  return has (self->options, option);
}

gboolean
adc_setup_plan_set_option (AdcSetupPlan *self, const char *option)
{
  GPtrArray *choices = adc_setup_get_choices (self->setup);
  const AdcSetupChoice *choice;

  g_return_val_if_fail (ADC_IS_SETUP_PLAN (self), FALSE);

  choice = adc_setup_find_choice (self->setup, option);
  for (guint i = 0; choice != NULL && i < choices->len; i++)
    if (choices->pdata[i] == choice) {
      g_free (self->options->pdata[i]);
      self->options->pdata[i] = g_strdup (option);
      return TRUE;
    }

  return FALSE;
}

gboolean
adc_setup_plan_matches (AdcSetupPlan *self, const AdcSetupWhen *when)
{
  g_return_val_if_fail (ADC_IS_SETUP_PLAN (self), FALSE);

  return (when->min_players == 0 || self->n_players >= when->min_players) &&
         (when->max_players == 0 || self->n_players <= when->max_players) &&
         (when->mode == NULL || g_str_equal (when->mode, self->mode->id)) &&
         (when->option == NULL || has (self->options, when->option));
}

GPtrArray *
adc_setup_plan_get_groups (AdcSetupPlan *self)
{
  g_return_val_if_fail (ADC_IS_SETUP_PLAN (self), NULL);

  return self->groups;
}

gboolean
adc_setup_plan_has_group (AdcSetupPlan *self, const char *group)
{
  g_return_val_if_fail (ADC_IS_SETUP_PLAN (self), FALSE);

  return has (self->groups, group);
}

gboolean
adc_setup_plan_set_group (AdcSetupPlan *self, const char *group, gboolean is_chosen)
{
  guint position;

  g_return_val_if_fail (ADC_IS_SETUP_PLAN (self), FALSE);

  if (adc_setup_get_kind_of (self->setup, group) == NULL)
    return FALSE;

  if (is_chosen && !has (self->groups, group))
    g_ptr_array_add (self->groups, g_strdup (group));
  while (!is_chosen &&
         g_ptr_array_find_with_equal_func (self->groups, group, g_str_equal, &position))
    g_ptr_array_remove_index (self->groups, position);

  return TRUE;
}

gboolean
adc_setup_plan_set_groups (AdcSetupPlan *self, const char * const *groups)
{
  g_return_val_if_fail (ADC_IS_SETUP_PLAN (self), FALSE);

  for (guint i = 0; groups[i] != NULL; i++)
    if (adc_setup_get_kind_of (self->setup, groups[i]) == NULL)
      return FALSE;

  g_ptr_array_set_size (self->groups, 0);
  for (guint i = 0; groups[i] != NULL && i < 2 * ADC_SETUP_MAX_GROUPS; i++)
    g_ptr_array_add (self->groups, g_strdup (groups[i]));
  return TRUE;
}

void
adc_setup_plan_get_table (AdcSetupPlan *self, guint *width, guint *depth)
{
  g_return_if_fail (ADC_IS_SETUP_PLAN (self));

  *width = self->width;
  *depth = self->depth;
}

void
adc_setup_plan_set_table (AdcSetupPlan *self, guint width, guint depth)
{
  g_return_if_fail (ADC_IS_SETUP_PLAN (self));

  self->width = MIN (width, ADC_SETUP_MAX_TABLE);
  self->depth = MIN (depth, ADC_SETUP_MAX_TABLE);
}

const char *
adc_setup_plan_get_layout (AdcSetupPlan *self)
{
  g_return_val_if_fail (ADC_IS_SETUP_PLAN (self), NULL);

  return self->layout;
}

void
adc_setup_plan_set_layout (AdcSetupPlan *self, const char *layout)
{
  g_return_if_fail (ADC_IS_SETUP_PLAN (self));

  if (g_strcmp0 (self->layout, layout) == 0)
    return;

  g_free (self->layout);
  self->layout = g_strdup (layout);
}

/* One and the same thing is a different number with other players. */
static char *
dup_typed_key (AdcSetupPlan *self, const char *component)
{
  return g_strdup_printf ("%s/%s/%u", component, self->mode->id, self->n_players);
}

gboolean
adc_setup_plan_get_typed (AdcSetupPlan *self, const char *component, guint *count)
{
  g_autofree char *key = NULL;
  gpointer value;

  g_return_val_if_fail (ADC_IS_SETUP_PLAN (self), FALSE);

  key = dup_typed_key (self, component);
  if (!g_hash_table_lookup_extended (self->typed, key, NULL, &value))
    return FALSE;

  *count = GPOINTER_TO_UINT (value);
  return TRUE;
}

void
adc_setup_plan_set_typed (AdcSetupPlan *self, const char *component, int count)
{
  g_autofree char *key = NULL;

  g_return_if_fail (ADC_IS_SETUP_PLAN (self));

  key = dup_typed_key (self, component);
  if (count < 0)
    g_hash_table_remove (self->typed, key);
  else
    g_hash_table_insert (self->typed, g_steal_pointer (&key),
                         GUINT_TO_POINTER (MIN (count, ADC_SETUP_MAX_TYPED)));
}

gboolean
adc_setup_plan_is_ticked (AdcSetupPlan *self, const char *key)
{
  g_return_val_if_fail (ADC_IS_SETUP_PLAN (self), FALSE);

  return g_hash_table_contains (self->ticks, key);
}

void
adc_setup_plan_set_ticked (AdcSetupPlan *self, const char *key, gboolean is_ticked)
{
  g_return_if_fail (ADC_IS_SETUP_PLAN (self));

  if (is_ticked)
    g_hash_table_add (self->ticks, g_strdup (key));
  else
    g_hash_table_remove (self->ticks, key);
}

void
adc_setup_plan_clear_ticks (AdcSetupPlan *self)
{
  g_return_if_fail (ADC_IS_SETUP_PLAN (self));

  g_hash_table_remove_all (self->ticks);
}

gboolean
adc_setup_plan_open_case (AdcSetupPlan *self, const char *id)
{
  static const char * const nothing[] = { NULL };
  const AdcSetupCase *example;

  g_return_val_if_fail (ADC_IS_SETUP_PLAN (self), FALSE);

  example = adc_setup_find_case (self->setup, id);
  if (example == NULL)
    return FALSE;

  self->mode = adc_setup_get_modes (self->setup)->pdata[0];
  adc_setup_plan_set_n_players (self, example->n_players);
  adc_setup_plan_set_mode (self, example->mode);
  adc_setup_plan_set_groups (self, example->groups != NULL
                                     ? (const char * const *) example->groups
                                     : nothing);
  return TRUE;
}
