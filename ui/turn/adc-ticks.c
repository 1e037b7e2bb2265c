/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-ticks.h"

#include "adc-game.h"

#define KEY "ticked-steps"

struct _AdcTicks {
  GObject      parent_instance;
  GSettings   *settings;
  AdcSequence *sequence;
  char        *prefix; /* "game/sequence/" */
  GPtrArray   *leaves; /* of AdcStep, in order; the sequence owns them */
};

G_DEFINE_FINAL_TYPE (AdcTicks, adc_ticks, G_TYPE_OBJECT)

static void
collect_leaves (GPtrArray *leaves, GListModel *steps)
{
  for (guint i = 0; i < g_list_model_get_n_items (steps); i++) {
    g_autoptr(AdcStep) step = g_list_model_get_item (steps, i);
    GListModel *children = adc_step_get_children (step);

    if (g_list_model_get_n_items (children) > 0)
      collect_leaves (leaves, children);
    else
      g_ptr_array_add (leaves, step);
  }
}

static char *
dup_name (AdcTicks *self, AdcStep *step)
{
  return g_strconcat (self->prefix, adc_step_get_id (step), NULL);
}

static gboolean
is_ticked (AdcTicks *self, AdcStep *leaf, const char * const *all)
{
  g_autofree char *name = dup_name (self, leaf);

  return g_strv_contains (all, name);
}

static void
adc_ticks_dispose (GObject *object)
{
  AdcTicks *self = ADC_TICKS (object);

  g_clear_object (&self->settings);
  g_clear_object (&self->sequence);
  G_OBJECT_CLASS (adc_ticks_parent_class)->dispose (object);
}

static void
adc_ticks_finalize (GObject *object)
{
  AdcTicks *self = ADC_TICKS (object);

  g_free (self->prefix);
  g_ptr_array_unref (self->leaves);
  G_OBJECT_CLASS (adc_ticks_parent_class)->finalize (object);
}

static void
adc_ticks_class_init (AdcTicksClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_ticks_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_ticks_finalize;
}

static void
adc_ticks_init (AdcTicks *self)
{
  self->leaves = g_ptr_array_new ();
}

AdcTicks *
adc_ticks_new (GSettings *settings)
{
  AdcTicks *self = g_object_new (ADC_TYPE_TICKS, NULL);

  self->settings = g_object_ref (settings);
  return self;
}

void
adc_ticks_set_sequence (AdcTicks *self, AdcSequence *sequence)
{
  g_return_if_fail (ADC_IS_TICKS (self));

  g_set_object (&self->sequence, sequence);
  g_ptr_array_set_size (self->leaves, 0);
  if (sequence != NULL) {
    g_autoptr(AdcGame) game = adc_entry_dup_game (ADC_ENTRY (sequence));

    g_free (self->prefix);
    self->prefix = g_strdup_printf ("%s/%s/", adc_game_get_id (game),
                                    adc_entry_get_id (ADC_ENTRY (sequence)));
    collect_leaves (self->leaves, adc_sequence_get_steps (sequence));
  }
}

static AdcDone
get_done (AdcTicks *self, AdcStep *step, const char * const *all)
{
  GListModel *children = adc_step_get_children (step);
  guint n_children = g_list_model_get_n_items (children);
  gboolean some = FALSE, every = TRUE;

  if (n_children == 0)
    return is_ticked (self, step, all) ? ADC_DONE_ALL : ADC_DONE_NOT;

  for (guint i = 0; i < n_children; i++) {
    g_autoptr(AdcStep) child = g_list_model_get_item (children, i);
    AdcDone done = get_done (self, child, all);

    some = some || done != ADC_DONE_NOT;
    every = every && done == ADC_DONE_ALL;
  }

  return every ? ADC_DONE_ALL : some ? ADC_DONE_PARTLY : ADC_DONE_NOT;
}

AdcDone
adc_ticks_get (AdcTicks *self, AdcStep *step)
{
  g_auto(GStrv) all = NULL;

  g_return_val_if_fail (ADC_IS_TICKS (self), ADC_DONE_NOT);

  all = adc_ticks_dup_all (self);
  return get_done (self, step, (const char * const *) all);
}

void
adc_ticks_set (AdcTicks *self, AdcStep *step, gboolean done)
{
  g_autoptr(GPtrArray) leaves = g_ptr_array_new ();
  g_autoptr(GStrvBuilder) builder = g_strv_builder_new ();
  g_autoptr(GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_auto(GStrv) before = NULL;
  g_auto(GStrv) after = NULL;

  g_return_if_fail (ADC_IS_TICKS (self));

  collect_leaves (leaves, adc_step_get_children (step));
  if (leaves->len == 0)
    g_ptr_array_add (leaves, step);
  for (guint i = 0; i < leaves->len; i++)
    g_hash_table_add (names, dup_name (self, leaves->pdata[i]));

  before = adc_ticks_dup_all (self);
  for (guint i = 0; before[i] != NULL; i++)
    if (!g_hash_table_contains (names, before[i]))
      g_strv_builder_add (builder, before[i]);
  for (guint i = 0; done && i < leaves->len; i++) {
    g_autofree char *name = dup_name (self, leaves->pdata[i]);

    g_strv_builder_add (builder, name);
  }

  after = g_strv_builder_end (builder);
  adc_ticks_restore (self, (const char * const *) after);
}

void
adc_ticks_count (AdcTicks *self, guint *n_done, guint *n_steps)
{
  g_auto(GStrv) all = NULL;

  g_return_if_fail (ADC_IS_TICKS (self));

  all = adc_ticks_dup_all (self);
  *n_done = 0;
  *n_steps = self->leaves->len;
  for (guint i = 0; i < self->leaves->len; i++)
    *n_done += is_ticked (self, self->leaves->pdata[i], (const char * const *) all);
}

AdcStep *
adc_ticks_get_current (AdcTicks *self)
{
  g_auto(GStrv) all = NULL;
  AdcStep *left_over = NULL;
  AdcStep *after = NULL;

  g_return_val_if_fail (ADC_IS_TICKS (self), NULL);

  all = adc_ticks_dup_all (self);
  for (guint i = 0; i < self->leaves->len; i++) {
    AdcStep *leaf = self->leaves->pdata[i];

    if (is_ticked (self, leaf, (const char * const *) all)) {
      after = NULL;
    } else {
      if (left_over == NULL)
        left_over = leaf;
      if (after == NULL)
        after = leaf;
    }
  }

  return after != NULL ? after : left_over;
}

GStrv
adc_ticks_dup_all (AdcTicks *self)
{
  g_return_val_if_fail (ADC_IS_TICKS (self), NULL);

  return g_settings_get_strv (self->settings, KEY);
}

void
adc_ticks_restore (AdcTicks *self, const char * const *all)
{
  g_return_if_fail (ADC_IS_TICKS (self));

  g_settings_set_strv (self->settings, KEY, all);
}
