/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a scenario is made of: how each part is copied, and when it is the same as another. */

#include "adc-scenario-private.h"

#include <string.h>

GHashTable *
adc_settings_new (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
}

GHashTable *
adc_settings_copy (GHashTable *settings)
{
  GHashTable *copy = adc_settings_new ();
  GHashTableIter iter;
  gpointer name, value;

  g_hash_table_iter_init (&iter, settings);
  while (g_hash_table_iter_next (&iter, &name, &value))
    g_hash_table_insert (copy, g_strdup (name), g_strdup (value));

  return copy;
}

gboolean
adc_settings_equal (GHashTable *a, GHashTable *b)
{
  GHashTableIter iter;
  gpointer name, value;

  if (g_hash_table_size (a) != g_hash_table_size (b))
    return FALSE;

  g_hash_table_iter_init (&iter, a);
  while (g_hash_table_iter_next (&iter, &name, &value))
    if (g_strcmp0 (value, g_hash_table_lookup (b, name)) != 0)
      return FALSE;

  return TRUE;
}

const char *
adc_settings_get (GHashTable *settings, const char *name, const char *fallback)
{
  const char *value;

  g_return_val_if_fail (settings != NULL && name != NULL, fallback);

  value = g_hash_table_lookup (settings, name);
  return value != NULL ? value : fallback;
}

void
adc_settings_set (GHashTable *settings, const char *name, const char *value)
{
  g_return_if_fail (settings != NULL && name != NULL);

  if (value != NULL)
    g_hash_table_insert (settings, g_strdup (name), g_strdup (value));
  else
    g_hash_table_remove (settings, name);
}

GPtrArray *
adc_scenario_copy_list (GPtrArray *list, GBoxedCopyFunc copy, GDestroyNotify free_func)
{
  GPtrArray *result = g_ptr_array_new_full (list->len, free_func);

  for (guint i = 0; i < list->len; i++)
    g_ptr_array_add (result, copy (list->pdata[i]));

  return result;
}

gboolean
adc_scenario_equal_lists (GPtrArray *a, GPtrArray *b, GEqualFunc equal)
{
  if (a->len != b->len)
    return FALSE;

  for (guint i = 0; i < a->len; i++)
    if (!equal (a->pdata[i], b->pdata[i]))
      return FALSE;

  return TRUE;
}

gboolean
adc_scenario_equal_texts (const AdcText *a, const AdcText *b)
{
  if (a == NULL || b == NULL)
    return a == b;
  if (adc_text_get_n (a) != adc_text_get_n (b))
    return FALSE;

  for (guint i = 0; i < adc_text_get_n (a); i++) {
    const char *language_a, *language_b;
    const char *text_a = adc_text_get_nth (a, i, &language_a);
    const char *text_b = adc_text_get_nth (b, i, &language_b);

    if (!g_str_equal (language_a, language_b) || !g_str_equal (text_a, text_b))
      return FALSE;
  }

  return TRUE;
}

static gboolean
equal_arrays (GArray *a, GArray *b)
{
  return a->len == b->len &&
         (a->len == 0 || memcmp (a->data, b->data, a->len * g_array_get_element_size (a)) == 0);
}

AdcScenarioForce *
adc_scenario_force_new (const char *id)
{
  AdcScenarioForce *self = g_new0 (AdcScenarioForce, 1);

  self->id = g_strdup (id);
  self->count = 1;
  self->values = adc_settings_new ();
  self->settings = adc_settings_new ();
  self->targets = g_ptr_array_new_with_free_func (g_free);

  return self;
}

/* A text never changes once made, so that the copy may share it. */
AdcScenarioForce *
adc_scenario_force_copy (const AdcScenarioForce *self)
{
  AdcScenarioForce *copy = g_new0 (AdcScenarioForce, 1);

  copy->id = g_strdup (self->id);
  copy->unit = g_strdup (self->unit);
  copy->name = self->name != NULL ? adc_text_ref (self->name) : NULL;
  copy->count = self->count;
  copy->place = g_strdup (self->place);
  copy->values = adc_settings_copy (self->values);
  copy->settings = adc_settings_copy (self->settings);
  copy->targets = adc_scenario_copy_list (self->targets, (GBoxedCopyFunc) g_strdup, g_free);
  copy->line = self->line;

  return copy;
}

static gboolean
force_equal (const AdcScenarioForce *self, const AdcScenarioForce *other)
{
  return g_strcmp0 (self->id, other->id) == 0 && g_strcmp0 (self->unit, other->unit) == 0 &&
         adc_scenario_equal_texts (self->name, other->name) && self->count == other->count &&
         g_strcmp0 (self->place, other->place) == 0 &&
         adc_settings_equal (self->values, other->values) &&
         adc_settings_equal (self->settings, other->settings) &&
         adc_scenario_equal_lists (self->targets, other->targets, g_str_equal);
}

void
adc_scenario_force_free (AdcScenarioForce *self)
{
  g_free (self->id);
  g_free (self->unit);
  g_clear_pointer (&self->name, adc_text_unref);
  g_free (self->place);
  g_hash_table_unref (self->values);
  g_hash_table_unref (self->settings);
  g_ptr_array_unref (self->targets);
  g_free (self);
}

AdcScenarioArrival *
adc_scenario_arrival_new (guint round, const char *force, guint count)
{
  AdcScenarioArrival *self = g_new0 (AdcScenarioArrival, 1);

  self->round = round;
  self->force = g_strdup (force);
  self->count = count;

  return self;
}

static AdcScenarioArrival *
arrival_copy (const AdcScenarioArrival *self)
{
  AdcScenarioArrival *copy = adc_scenario_arrival_new (self->round, self->force, self->count);

  copy->line = self->line;
  return copy;
}

static gboolean
arrival_equal (const AdcScenarioArrival *self, const AdcScenarioArrival *other)
{
  return self->round == other->round && g_strcmp0 (self->force, other->force) == 0 &&
         self->count == other->count;
}

void
adc_scenario_arrival_free (AdcScenarioArrival *self)
{
  g_free (self->force);
  g_free (self);
}

AdcScenarioSide *
adc_scenario_side_new (const char *id)
{
  AdcScenarioSide *self = g_new0 (AdcScenarioSide, 1);

  self->id = g_strdup (id);
  self->settings = adc_settings_new ();
  self->forces = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_scenario_force_free);
  self->arrivals = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_scenario_arrival_free);

  return self;
}

AdcScenarioSide *
adc_scenario_side_copy (const AdcScenarioSide *self)
{
  AdcScenarioSide *copy = g_new0 (AdcScenarioSide, 1);

  copy->id = g_strdup (self->id);
  copy->faction = g_strdup (self->faction);
  copy->name = self->name != NULL ? adc_text_ref (self->name) : NULL;
  copy->settings = adc_settings_copy (self->settings);
  copy->forces = adc_scenario_copy_list (self->forces, (GBoxedCopyFunc) adc_scenario_force_copy,
                                         (GDestroyNotify) adc_scenario_force_free);
  copy->arrivals = adc_scenario_copy_list (self->arrivals, (GBoxedCopyFunc) arrival_copy,
                                           (GDestroyNotify) adc_scenario_arrival_free);
  copy->line = self->line;

  return copy;
}

gboolean
adc_scenario_side_equal (const AdcScenarioSide *self, const AdcScenarioSide *other)
{
  return g_strcmp0 (self->id, other->id) == 0 && g_strcmp0 (self->faction, other->faction) == 0 &&
         adc_scenario_equal_texts (self->name, other->name) &&
         adc_settings_equal (self->settings, other->settings) &&
         adc_scenario_equal_lists (self->forces, other->forces, (GEqualFunc) force_equal) &&
         adc_scenario_equal_lists (self->arrivals, other->arrivals, (GEqualFunc) arrival_equal);
}

void
adc_scenario_side_free (AdcScenarioSide *self)
{
  g_free (self->id);
  g_free (self->faction);
  g_clear_pointer (&self->name, adc_text_unref);
  g_hash_table_unref (self->settings);
  g_ptr_array_unref (self->forces);
  g_ptr_array_unref (self->arrivals);
  g_free (self);
}

AdcScenarioShot *
adc_scenario_shot_new (guint round, const char *from, const char *at)
{
  AdcScenarioShot *self = g_new0 (AdcScenarioShot, 1);

  self->round = round;
  self->from = g_strdup (from);
  self->at = g_strdup (at);
  self->dice = g_array_new (FALSE, FALSE, sizeof (guint));
  self->rerolls = g_array_new (FALSE, FALSE, sizeof (AdcScenarioReroll));

  return self;
}

AdcScenarioShot *
adc_scenario_shot_copy (const AdcScenarioShot *self)
{
  AdcScenarioShot *copy = g_new0 (AdcScenarioShot, 1);

  copy->round = self->round;
  copy->from = g_strdup (self->from);
  copy->at = g_strdup (self->at);
  copy->dice = g_array_copy (self->dice);
  copy->rerolls = g_array_copy (self->rerolls);
  copy->line = self->line;

  return copy;
}

gboolean
adc_scenario_shot_equal (const AdcScenarioShot *self, const AdcScenarioShot *other)
{
  return self->round == other->round && g_strcmp0 (self->from, other->from) == 0 &&
         g_strcmp0 (self->at, other->at) == 0 && equal_arrays (self->dice, other->dice) &&
         equal_arrays (self->rerolls, other->rerolls);
}

void
adc_scenario_shot_free (AdcScenarioShot *self)
{
  g_free (self->from);
  g_free (self->at);
  g_array_unref (self->dice);
  g_array_unref (self->rerolls);
  g_free (self);
}
