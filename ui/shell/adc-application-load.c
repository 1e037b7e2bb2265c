/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-application-private.h"

#include "adc-index-cache.h"
#include "adc-library-loader.h"
#include "adc-problem.h"

#include <glib/gi18n-lib.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

/* What the loading thread hands over. */
typedef struct {
  AdcLibrary     *library;
  AdcIndex       *index;
  AdcCompletions *completions;
  GPtrArray      *problems;
} Loaded;

static void
free_loaded (gpointer data)
{
  Loaded *loaded = data;

  g_clear_object (&loaded->library);
  g_clear_object (&loaded->index);
  g_clear_object (&loaded->completions);
  g_clear_pointer (&loaded->problems, g_ptr_array_unref);
  g_free (loaded);
}

static void
load_completions (Loaded *loaded)
{
  g_autofree char *path = adc_completions_dup_default_path ();
  g_autoptr(GError) error = NULL;

  loaded->completions = adc_completions_new (path);
  if (!adc_completions_load (loaded->completions, &error))
    /* Translators: where a problem was found; its file and line follow */
    g_ptr_array_add (loaded->problems, adc_problem_new (_("Your values"), 0, error->message));
}

/* As it was kept, or made anew. One of games with problems is not kept: whoever searches without
 * reading the games would not learn of them. */
static AdcIndex *
obtain_index (Loaded *loaded, const char *fingerprint, GError **error)
{
  g_autoptr(GPtrArray) values = adc_completions_list (loaded->completions);
  AdcIndex *index = NULL;

  if (loaded->problems->len > 0)
    return adc_index_new_with_values (loaded->library, values, error);

  index = adc_index_cache_open (fingerprint);
  return index != NULL ? index
                       : adc_index_cache_build (fingerprint, loaded->library, values, error);
}

/* What the XML took while it was read, and GTK while it made the window, is free again, in pieces between what stays:
 * without being asked the C library would keep those for good, some megabytes. */
static gboolean
give_back_memory (gpointer user_data G_GNUC_UNUSED)
{
#ifdef __GLIBC__
  malloc_trim (0);
#endif
  return G_SOURCE_REMOVE;
}

static void
load_in_thread (GTask *task, gpointer source G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED,
                GCancellable *cancellable G_GNUC_UNUSED)
{
  g_autofree char *fingerprint = adc_index_cache_dup_fingerprint (); /* before they are read */
  Loaded *loaded = g_new0 (Loaded, 1);
  GError *error = NULL;

  loaded->library = adc_library_load (&loaded->problems);
  load_completions (loaded);
  loaded->index = obtain_index (loaded, fingerprint, &error);
  give_back_memory (NULL);
  if (loaded->index != NULL) {
    g_task_return_pointer (task, loaded, free_loaded);
  } else {
    free_loaded (loaded);
    g_task_return_error (task, error);
  }
}

void
adc_application_create_battles (AdcApplication *self)
{
  g_autofree char *folder = adc_battles_dup_default_folder ();

  self->battles = adc_battles_new (folder);
  g_signal_connect_object (self->battles, "failed", G_CALLBACK (adc_application_show_toast), self,
                           G_CONNECT_SWAPPED);
}

void
adc_application_create_shelf (AdcApplication *self)
{
  g_autofree char *folder = adc_deck_shelf_dup_default_folder ();

  self->shelf = adc_deck_shelf_new (folder);
  g_signal_connect_object (self->shelf, "failed", G_CALLBACK (adc_application_show_toast), self,
                           G_CONNECT_SWAPPED);
}

/* Before other games take the place of these: battles and decks hold on to theirs. */
static void
let_go (AdcApplication *self)
{
  adc_completions_flush (self->completions);
  adc_battles_flush (self->battles);
  adc_deck_shelf_flush (self->shelf);
  g_clear_object (&self->index_keeper);
  g_clear_object (&self->completions);
  g_clear_object (&self->library);
  g_clear_pointer (&self->problems, g_ptr_array_unref);
  g_clear_object (&self->battles);
  g_clear_object (&self->shelf);
  adc_application_create_battles (self);
  adc_application_create_shelf (self);
  adc_deck_shelf_load_async (self->shelf, self->cancellable, NULL, NULL);
}

static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer user_data G_GNUC_UNUSED)
{
  AdcApplication *self = ADC_APPLICATION (source);
  g_autoptr(GError) error = NULL;
  Loaded *loaded = g_task_propagate_pointer (G_TASK (result), &error);
  AdcWindow *window = adc_application_get_window (self);
  const gboolean is_reload = self->library != NULL;

  self->is_reading = FALSE;
  if (loaded == NULL) {
    if (window != NULL && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
      adc_window_show_failure (window, error->message);
    return;
  }

  if (is_reload)
    let_go (self);
  self->library = g_steal_pointer (&loaded->library);
  self->completions = g_steal_pointer (&loaded->completions);
  self->problems = g_steal_pointer (&loaded->problems);
  adc_completions_attach (self->completions, self->library);
  self->index_keeper = adc_index_keeper_new (loaded->index, self->library, self->completions,
                                             self->problems->len == 0);
  free_loaded (loaded);
  g_signal_connect_object (self->completions, "save-failed",
                           G_CALLBACK (adc_application_show_toast), self, G_CONNECT_SWAPPED);
  adc_battles_watch (self->battles, self->completions);
  if (!is_reload)
    adc_application_add_style (self);
  if (window != NULL && is_reload)
    window = adc_application_replace_window (self, window);
  else if (window != NULL)
    adc_window_show_library (window);
  if (window != NULL)
    adc_application_show_wanted (self, window);
  if (self->message != NULL)
    adc_application_show_toast (self, self->message);
  g_clear_pointer (&self->message, g_free);
  g_idle_add_full (G_PRIORITY_LOW, give_back_memory, NULL, NULL); /* once all of that is on screen */
}

void
adc_application_load (AdcApplication *self)
{
  g_autoptr(GTask) task = g_task_new (self, self->cancellable, loaded_cb, NULL);

  self->is_reading = TRUE;
  if (self->library == NULL)
    adc_deck_shelf_load_async (self->shelf, self->cancellable, NULL, NULL);
  g_task_set_source_tag (task, load_in_thread);
  g_task_run_in_thread (task, load_in_thread);
}
