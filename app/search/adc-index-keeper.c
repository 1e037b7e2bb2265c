/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-index-keeper.h"

#include "adc-index-cache.h"

/* Values come one after the other; and each is to be on disk first, which the fingerprint tells. */
#define DELAY_MS 1000

struct _AdcIndexKeeper {
  GObject         parent_instance;
  AdcIndex       *index;
  AdcLibrary     *library;
  AdcCompletions *completions;
  gboolean        is_kept;
  guint           timeout; /* 0: none */
  gboolean        is_building;
  gboolean        is_outdated; /* something changed while another was built */
};

G_DEFINE_FINAL_TYPE (AdcIndexKeeper, adc_index_keeper, G_TYPE_OBJECT)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* What the thread works with: nothing that the main thread changes. */
typedef struct {
  AdcLibrary *library;
  GPtrArray  *values;
  gboolean    is_kept;
} Material;

static void
free_material (gpointer data)
{
  Material *material = data;

  g_object_unref (material->library);
  g_ptr_array_unref (material->values);
  g_free (material);
}

static void
build_in_thread (GTask *task, gpointer source G_GNUC_UNUSED, gpointer data,
                 GCancellable *cancellable G_GNUC_UNUSED)
{
  const Material *material = data;
  g_autofree char *fingerprint = NULL;
  GError *error = NULL;
  AdcIndex *index;

  if (material->is_kept) {
    fingerprint = adc_index_cache_dup_fingerprint ();
    index = adc_index_cache_build (fingerprint, material->library, material->values, &error);
  } else {
    index = adc_index_new_with_values (material->library, material->values, &error);
  }

  if (index != NULL)
    g_task_return_pointer (task, index, g_object_unref);
  else
    g_task_return_error (task, error);
}

static void build_soon (AdcIndexKeeper *self);

static void
built_cb (GObject *source, GAsyncResult *result, gpointer user_data G_GNUC_UNUSED)
{
  AdcIndexKeeper *self = ADC_INDEX_KEEPER (source);
  g_autoptr(GError) error = NULL;
  g_autoptr(AdcIndex) index = g_task_propagate_pointer (G_TASK (result), &error);

  self->is_building = FALSE;
  if (self->is_outdated)
    build_soon (self);
  self->is_outdated = FALSE;

  if (index == NULL) { /* the one there is will do */
    g_warning ("%s", error->message);
    return;
  }

  g_set_object (&self->index, index);
  g_signal_emit (self, signals[CHANGED], 0);
}

static gboolean
build_cb (gpointer user_data)
{
  AdcIndexKeeper *self = user_data;
  g_autoptr(GTask) task = g_task_new (self, NULL, built_cb, NULL);
  Material *material = g_new (Material, 1);

  self->timeout = 0;
  self->is_building = TRUE;
  *material = (Material) { adc_library_copy (self->library), adc_completions_list (self->completions),
                           self->is_kept && adc_completions_is_saved (self->completions) };
  g_task_set_source_tag (task, build_cb);
  g_task_set_task_data (task, material, free_material);
  g_task_run_in_thread (task, build_in_thread);

  return G_SOURCE_REMOVE;
}

static void
build_soon (AdcIndexKeeper *self)
{
  if (self->is_building) {
    self->is_outdated = TRUE;
    return;
  }

  g_clear_handle_id (&self->timeout, g_source_remove);
  self->timeout = g_timeout_add (DELAY_MS, build_cb, self);
}

static void
adc_index_keeper_dispose (GObject *object)
{
  AdcIndexKeeper *self = ADC_INDEX_KEEPER (object);

  g_clear_handle_id (&self->timeout, g_source_remove);
  g_clear_object (&self->index);
  g_clear_object (&self->library);
  g_clear_object (&self->completions);
  G_OBJECT_CLASS (adc_index_keeper_parent_class)->dispose (object);
}

static void
adc_index_keeper_class_init (AdcIndexKeeperClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_index_keeper_dispose;
  signals[CHANGED] = g_signal_new ("changed", ADC_TYPE_INDEX_KEEPER, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
adc_index_keeper_init (AdcIndexKeeper *self G_GNUC_UNUSED)
{
}

AdcIndexKeeper *
adc_index_keeper_new (AdcIndex *index, AdcLibrary *library, AdcCompletions *completions,
                      gboolean is_kept)
{
  AdcIndexKeeper *self;

  g_return_val_if_fail (ADC_IS_INDEX (index) && ADC_IS_LIBRARY (library), NULL);
  g_return_val_if_fail (ADC_IS_COMPLETIONS (completions), NULL);

  self = g_object_new (ADC_TYPE_INDEX_KEEPER, NULL);
  self->index = g_object_ref (index);
  self->library = g_object_ref (library);
  self->completions = g_object_ref (completions);
  self->is_kept = is_kept;
  g_signal_connect_object (completions, "items-changed", G_CALLBACK (build_soon), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (library, "items-changed", G_CALLBACK (build_soon), self,
                           G_CONNECT_SWAPPED);

  return self;
}

AdcIndex *
adc_index_keeper_get_index (AdcIndexKeeper *self)
{
  g_return_val_if_fail (ADC_IS_INDEX_KEEPER (self), NULL);

  return self->index;
}

void
adc_index_keeper_set_kept (AdcIndexKeeper *self, gboolean is_kept)
{
  g_return_if_fail (ADC_IS_INDEX_KEEPER (self));

  self->is_kept = is_kept;
}

gboolean
adc_index_keeper_is_busy (AdcIndexKeeper *self)
{
  g_return_val_if_fail (ADC_IS_INDEX_KEEPER (self), FALSE);

  return self->timeout != 0 || self->is_building;
}
