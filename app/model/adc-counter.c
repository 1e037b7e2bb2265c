/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-counter.h"

struct _AdcCounters {
  GObject    parent_instance;
  GPtrArray *list;
  GArray    *teams; /* of guint */
  GPtrArray *dice;
};

G_DEFINE_FINAL_TYPE (AdcCounters, adc_counters, G_TYPE_OBJECT)

static void
free_start (gpointer data)
{
  AdcCounterStart *start = data;

  g_clear_pointer (&start->title, adc_text_unref);
  g_free (start->rule);
  g_free (start);
}

static void
free_mark (gpointer data)
{
  AdcCounterMark *mark = data;

  adc_text_unref (mark->title);
  g_free (mark->rule);
  g_free (mark->against);
  g_free (mark->not_against);
  g_free (mark);
}

static void
free_die (gpointer data)
{
  AdcDieKind *die = data;

  adc_text_unref (die->title);
  g_free (die->rule);
  g_free (die);
}

AdcCounter *
adc_counter_new (const char *id, const char *rule, AdcText *title)
{
  AdcCounter *self = g_new0 (AdcCounter, 1);

  self->id = g_strdup (id);
  self->rule = g_strdup (rule);
  self->title = adc_text_ref (title);
  self->step = 1;
  self->starts = g_ptr_array_new_with_free_func (free_start);
  self->marks = g_ptr_array_new_with_free_func (free_mark);

  return self;
}

void
adc_counter_free (AdcCounter *self)
{
  g_free (self->id);
  g_free (self->rule);
  g_free (self->sequence);
  adc_text_unref (self->title);
  g_clear_pointer (&self->summary, adc_text_unref);
  g_ptr_array_unref (self->starts);
  g_ptr_array_unref (self->marks);
  g_free (self);
}

AdcCounterStart *
adc_counter_add_start (AdcCounter *self, const char *rule, AdcText *title)
{
  AdcCounterStart *start = g_new0 (AdcCounterStart, 1);

  start->title = title != NULL ? adc_text_ref (title) : NULL;
  start->rule = g_strdup (rule);
  g_ptr_array_add (self->starts, start);

  return start;
}

AdcCounterMark *
adc_counter_add_mark (AdcCounter *self, const char *rule, AdcText *title)
{
  AdcCounterMark *mark = g_new0 (AdcCounterMark, 1);

  mark->title = adc_text_ref (title);
  mark->rule = g_strdup (rule);
  g_ptr_array_add (self->marks, mark);

  return mark;
}

int
adc_counter_get_start (const AdcCounter *self, guint n_players)
{
  for (guint i = 0; i < self->starts->len; i++) {
    const AdcCounterStart *start = self->starts->pdata[i];

    if (start->title == NULL && n_players >= start->min_players && n_players <= start->max_players)
      return start->value;
  }

  return self->start;
}

static void
adc_counters_finalize (GObject *object)
{
  AdcCounters *self = ADC_COUNTERS (object);

  g_ptr_array_unref (self->list);
  g_array_unref (self->teams);
  g_ptr_array_unref (self->dice);
  G_OBJECT_CLASS (adc_counters_parent_class)->finalize (object);
}

static void
adc_counters_class_init (AdcCountersClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_counters_finalize;
}

static void
adc_counters_init (AdcCounters *self)
{
  self->list = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_counter_free);
  self->teams = g_array_new (FALSE, FALSE, sizeof (guint));
  self->dice = g_ptr_array_new_with_free_func (free_die);
}

GPtrArray *
adc_counters_get_list (AdcCounters *self)
{
  g_return_val_if_fail (ADC_IS_COUNTERS (self), NULL);

  return self->list;
}

const AdcCounter *
adc_counters_find (AdcCounters *self, const char *id)
{
  g_return_val_if_fail (ADC_IS_COUNTERS (self), NULL);

  for (guint i = 0; i < self->list->len; i++)
    if (g_strcmp0 (((const AdcCounter *) self->list->pdata[i])->id, id) == 0)
      return self->list->pdata[i];

  return NULL;
}

const AdcCounter *
adc_counters_find_for (AdcCounters *self, const char *sequence)
{
  g_return_val_if_fail (ADC_IS_COUNTERS (self), NULL);
  g_return_val_if_fail (sequence != NULL, NULL);

  for (guint i = 0; i < self->list->len; i++)
    if (g_strcmp0 (((const AdcCounter *) self->list->pdata[i])->sequence, sequence) == 0)
      return self->list->pdata[i];

  return NULL;
}

gboolean
adc_counters_has_teams (AdcCounters *self, guint n_players)
{
  g_return_val_if_fail (ADC_IS_COUNTERS (self), FALSE);

  for (guint i = 0; i < self->teams->len; i++)
    if (g_array_index (self->teams, guint, i) == n_players)
      return TRUE;

  return FALSE;
}

GPtrArray *
adc_counters_get_dice (AdcCounters *self)
{
  g_return_val_if_fail (ADC_IS_COUNTERS (self), NULL);

  return self->dice;
}

AdcCounters *
adc_counters_new (void)
{
  return g_object_new (ADC_TYPE_COUNTERS, NULL);
}

gboolean
adc_counters_take (AdcCounters *self, AdcCounter *counter)
{
  g_return_val_if_fail (ADC_IS_COUNTERS (self), FALSE);

  if (adc_counters_find (self, counter->id) != NULL) {
    adc_counter_free (counter);
    return FALSE;
  }

  g_ptr_array_add (self->list, counter);
  return TRUE;
}

void
adc_counters_add_teams (AdcCounters *self, guint n_players)
{
  g_return_if_fail (ADC_IS_COUNTERS (self));

  g_array_append_val (self->teams, n_players);
}

gboolean
adc_counters_add_die (AdcCounters *self, const AdcDieKind *die)
{
  AdcDieKind *copy;

  g_return_val_if_fail (ADC_IS_COUNTERS (self), FALSE);

  for (guint i = 0; i < self->dice->len; i++)
    if (((const AdcDieKind *) self->dice->pdata[i])->n_faces == die->n_faces)
      return FALSE;

  copy = g_memdup2 (die, sizeof *die);
  copy->title = adc_text_ref (die->title);
  copy->rule = g_strdup (die->rule);
  g_ptr_array_add (self->dice, copy);
  return TRUE;
}
