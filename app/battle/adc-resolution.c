/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-resolution.h"

static void
free_happening (gpointer data)
{
  AdcHappening *self = data;

  g_free (self->kind);
  g_free (self->from);
  g_free (self->at);
  g_free (self->direction);
  g_free (self->text);
  g_free (self->rule);
  g_free (self);
}

static void
free_stage (gpointer data)
{
  AdcStage *self = data;

  g_free (self->label);
  g_ptr_array_unref (self->actors);
  g_ptr_array_unref (self->happenings);
  g_ptr_array_unref (self->losses);
  g_free (self);
}

static void
free_decision (gpointer data)
{
  AdcDecision *self = data;

  g_free (self->side);
  g_free (self->text);
  g_ptr_array_unref (self->options);
  g_free (self);
}

static void
free_total (gpointer data)
{
  AdcTotal *self = data;

  g_free (self->side);
  g_free (self->label);
  g_free (self);
}

AdcResolution *
adc_resolution_new (void)
{
  AdcResolution *self = g_new0 (AdcResolution, 1);

  self->order = g_ptr_array_new_with_free_func (free_stage);
  self->stages = g_ptr_array_new_with_free_func (free_stage);
  self->decisions = g_ptr_array_new_with_free_func (free_decision);
  self->totals = g_ptr_array_new_with_free_func (free_total);
  self->survivors = g_ptr_array_new_with_free_func (g_free);
  self->losses = g_ptr_array_new_with_free_func (g_free);
  self->names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);

  return self;
}

void
adc_resolution_free (AdcResolution *self)
{
  g_free (self->picture);
  g_free (self->caption);
  g_ptr_array_unref (self->order);
  g_ptr_array_unref (self->stages);
  g_ptr_array_unref (self->decisions);
  g_ptr_array_unref (self->totals);
  g_ptr_array_unref (self->survivors);
  g_ptr_array_unref (self->losses);
  g_hash_table_unref (self->names);
  g_free (self);
}

static AdcStage *
add_stage (GPtrArray *stages, int number, const char *label)
{
  AdcStage *stage = g_new0 (AdcStage, 1);

  stage->number = number;
  stage->label = g_strdup (label);
  stage->actors = g_ptr_array_new_with_free_func (g_free);
  stage->happenings = g_ptr_array_new_with_free_func (free_happening);
  stage->losses = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (stages, stage);

  return stage;
}

AdcStage *
adc_resolution_add_order (AdcResolution *self, int number, const char *label)
{
  return add_stage (self->order, number, label);
}

AdcStage *
adc_resolution_add_stage (AdcResolution *self, int number, const char *label)
{
  return add_stage (self->stages, number, label);
}

AdcHappening *
adc_stage_add (AdcStage *self, const char *kind, const char *text, const char *rule)
{
  AdcHappening *happening = g_new0 (AdcHappening, 1);

  happening->kind = g_strdup (kind);
  happening->strength = -1;
  happening->stopped = -1;
  happening->amount = -1;
  happening->text = g_strdup (text);
  happening->rule = g_strdup (rule);
  g_ptr_array_add (self->happenings, happening);

  return happening;
}

AdcDecision *
adc_resolution_add_decision (AdcResolution *self, const char *side, int stage, const char *text)
{
  AdcDecision *decision = g_new0 (AdcDecision, 1);

  decision->side = g_strdup (side);
  decision->stage = stage;
  decision->text = g_strdup (text);
  decision->options = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (self->decisions, decision);

  return decision;
}

void
adc_resolution_add_total (AdcResolution *self, const char *side, const char *label, int before,
                          int after)
{
  AdcTotal *total = g_new0 (AdcTotal, 1);

  total->side = g_strdup (side);
  total->label = g_strdup (label);
  total->before = before;
  total->after = after;
  g_ptr_array_add (self->totals, total);
}

void
adc_resolution_set_name (AdcResolution *self, const char *force, const char *name)
{
  g_hash_table_replace (self->names, g_strdup (force), g_strdup (name));
}
