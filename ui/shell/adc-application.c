/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-application-private.h"

#include "adc-language.h"
#include "adc-library-loader.h"
#include "adc-mends.h"
#include "adc-problem.h"
#include "adc-program-settings.h"
#include "adc-whole-file.h"

#include <glib/gi18n-lib.h>

G_DEFINE_FINAL_TYPE (AdcApplication, adc_application, ADW_TYPE_APPLICATION)

AdcWindow *
adc_application_get_window (AdcApplication *self)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (self));

  while (window != NULL && !ADC_IS_WINDOW (window))
    window = gtk_window_get_transient_for (window);

  return window != NULL ? ADC_WINDOW (window) : NULL;
}

void
adc_application_show_toast (AdcApplication *self, const char *message)
{
  AdcWindow *window = adc_application_get_window (self);

  if (window != NULL)
    gtk_widget_activate_action (GTK_WIDGET (window), "win.toast", "s", message);
}

void
adc_application_show_wanted (AdcApplication *self, AdcWindow *window)
{
  g_autofree char *location = g_steal_pointer (&self->wanted_location);
  g_autofree char *words = g_steal_pointer (&self->wanted_words);

  if (location != NULL)
    adc_window_open (window, location);
  if (words != NULL)
    adc_window_search (window, words);
  for (guint i = 0; i < self->wanted_files->len; i++)
    adc_window_open_file (window, self->wanted_files->pdata[i]);
  g_ptr_array_set_size (self->wanted_files, 0);
}

/* Templates take their language when they are built, and views their games: the window is built
 * again. */
AdcWindow *
adc_application_replace_window (AdcApplication *self, AdcWindow *old)
{
  AdcWindow *new = adc_window_new (self, old);

  gtk_window_present (GTK_WINDOW (new));
  gtk_window_destroy (GTK_WINDOW (old));
  return new;
}

static void
adc_application_startup (GApplication *application)
{
  AdcApplication *self = ADC_APPLICATION (application);
  g_autofree char *language = NULL;
  g_autoptr(GError) error = NULL;

  adc_program_settings_open (&error);
  self->settings = adc_program_settings_new ();
  language = g_settings_get_string (self->settings, "language");
  adc_language_set_current (language);
  if (!gtk_is_initialized ())
    gtk_disable_setlocale (); /* it would take the environment's again */
  if (error != NULL)
    /* Translators: why follows */
    self->message = g_strdup_printf (_("Settings, ticks and bookmarks cannot be kept: %s"),
                                     adc_whole_file_explain (error));

  /* GTK would look for icons there too, and for that read its theme a second time before the first frame. */
  g_application_set_resource_base_path (application, NULL);
  G_APPLICATION_CLASS (adc_application_parent_class)->startup (application);

  g_set_application_name (_("Aide-de-camp"));
  adc_application_add_window_style ();
  adc_mends_install ();
  g_signal_connect_object (self->settings, "changed::color-scheme",
                           G_CALLBACK (adc_application_apply_color_scheme), self,
                           G_CONNECT_SWAPPED);
  adc_application_apply_color_scheme (self);
  self->zoom = adc_zoom_new (self->settings);
  adc_application_create_battles (self);
  adc_application_create_shelf (self);
  adc_application_add_actions (self);
}

/* The window comes first: whatever is read meanwhile takes its time from it. */
static void
first_painted_cb (GdkFrameClock *clock, gpointer user_data)
{
  g_signal_handlers_disconnect_by_func (clock, first_painted_cb, user_data);
  adc_application_load (user_data);
}

static void
adc_application_activate (GApplication *application)
{
  AdcApplication *self = ADC_APPLICATION (application);
  AdcWindow *window = adc_application_get_window (self);
  const gboolean is_first = window == NULL && !self->is_loading;

  if (window == NULL)
    window = adc_window_new (self, NULL);

  gtk_window_present (GTK_WINDOW (window));
  if (is_first) {
    self->is_loading = TRUE;
    g_signal_connect_object (gtk_widget_get_frame_clock (GTK_WIDGET (window)), "after-paint",
                             G_CALLBACK (first_painted_cb), self, 0);
  }
}

static void
adc_application_open (GApplication *application, GFile **files, int n_files,
                      const char *hint G_GNUC_UNUSED)
{
  AdcApplication *self = ADC_APPLICATION (application);

  for (int i = 0; i < n_files; i++)
    g_ptr_array_add (self->wanted_files, g_object_ref (files[i]));

  g_application_activate (application);
  if (self->library != NULL)
    adc_application_show_wanted (self, adc_application_get_window (self));
}

static void
adc_application_shutdown (GApplication *application)
{
  AdcApplication *self = ADC_APPLICATION (application);

  g_cancellable_cancel (self->cancellable);
  if (self->completions != NULL)
    adc_completions_flush (self->completions); /* what was typed last must not be lost */
  adc_battles_flush (self->battles);
  adc_deck_shelf_flush (self->shelf);
  g_clear_object (&self->zoom);
  G_APPLICATION_CLASS (adc_application_parent_class)->shutdown (application);
}

static void
adc_application_dispose (GObject *object)
{
  AdcApplication *self = ADC_APPLICATION (object);

  g_clear_object (&self->contrast);
  g_clear_object (&self->index_keeper);
  g_clear_object (&self->completions);
  g_clear_object (&self->battles);
  g_clear_object (&self->shelf);
  g_clear_object (&self->packs);
  g_clear_object (&self->library);
  g_clear_object (&self->settings);
  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->problems, g_ptr_array_unref);
  G_OBJECT_CLASS (adc_application_parent_class)->dispose (object);
}

static void
adc_application_finalize (GObject *object)
{
  AdcApplication *self = ADC_APPLICATION (object);

  g_free (self->wanted_location);
  g_free (self->wanted_words);
  g_free (self->message);
  g_ptr_array_unref (self->wanted_files);
  G_OBJECT_CLASS (adc_application_parent_class)->finalize (object);
}

static void
adc_application_class_init (AdcApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_application_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_application_finalize;
  application_class->startup = adc_application_startup;
  application_class->activate = adc_application_activate;
  application_class->open = adc_application_open;
  application_class->shutdown = adc_application_shutdown;
}

static void
adc_application_init (AdcApplication *self)
{
  self->cancellable = g_cancellable_new ();
  self->wanted_files = g_ptr_array_new_with_free_func (g_object_unref);
}

AdcApplication *
adc_application_new (void)
{
  return g_object_new (ADC_TYPE_APPLICATION, "application-id", ADC_APPLICATION_ID,
                       "flags", G_APPLICATION_HANDLES_OPEN, NULL);
}

AdcLibrary *
adc_application_get_library (AdcApplication *self)
{
  g_return_val_if_fail (ADC_IS_APPLICATION (self), NULL);

  return self->library;
}

AdcIndexKeeper *
adc_application_get_index_keeper (AdcApplication *self)
{
  g_return_val_if_fail (ADC_IS_APPLICATION (self), NULL);

  return self->index_keeper;
}

AdcCompletions *
adc_application_get_completions (AdcApplication *self)
{
  g_return_val_if_fail (ADC_IS_APPLICATION (self), NULL);

  return self->completions;
}

AdcBattles *
adc_application_get_battles (AdcApplication *self)
{
  g_return_val_if_fail (ADC_IS_APPLICATION (self), NULL);

  return self->battles;
}

AdcDeckShelf *
adc_application_get_shelf (AdcApplication *self)
{
  g_return_val_if_fail (ADC_IS_APPLICATION (self), NULL);

  return self->shelf;
}

/* The user's games were read again: what was wrong with them before is not worth telling. */
static void
update_problems (AdcApplication *self)
{
  g_autofree char *games = adc_dup_user_games_path ();
  GListModel *packs = G_LIST_MODEL (self->packs);
  AdcWindow *window = adc_application_get_window (self);

  for (guint i = self->problems->len; i > 0; i--) {
    const AdcProblem *problem = self->problems->pdata[i - 1];

    if (g_str_has_prefix (problem->file, games))
      g_ptr_array_remove_index (self->problems, i - 1);
  }
  for (guint i = 0; i < g_list_model_get_n_items (packs); i++) {
    g_autoptr(AdcPack) pack = g_list_model_get_item (packs, i);
    GPtrArray *found = adc_pack_get_problems (pack);

    for (guint j = 0; j < found->len; j++) {
      const AdcProblem *problem = found->pdata[j];

      g_ptr_array_add (self->problems,
                       adc_problem_new (problem->file, problem->line, problem->message));
    }
  }

  adc_index_keeper_set_kept (self->index_keeper, self->problems->len == 0);
  if (window != NULL)
    adc_window_update_problems (window);
}

AdcPacks *
adc_application_get_packs (AdcApplication *self)
{
  g_return_val_if_fail (ADC_IS_APPLICATION (self) && self->library != NULL, NULL);

  if (self->packs == NULL) {
    self->packs = adc_packs_new (self->library, self->completions);
    g_signal_connect_object (self->packs, "items-changed", G_CALLBACK (update_problems), self,
                             G_CONNECT_SWAPPED);
  }

  return self->packs;
}

GSettings *
adc_application_get_settings (AdcApplication *self)
{
  g_return_val_if_fail (ADC_IS_APPLICATION (self), NULL);

  return self->settings;
}

GPtrArray *
adc_application_get_problems (AdcApplication *self)
{
  g_return_val_if_fail (ADC_IS_APPLICATION (self), NULL);

  return self->problems;
}

void
adc_application_set_language (AdcApplication *self, const char *language)
{
  AdcWindow *old;

  g_return_if_fail (ADC_IS_APPLICATION (self));

  if (self->library == NULL || self->is_reading) /* a thread speaks the current language */
    return;

  g_settings_set_string (self->settings, "language", language);
  adc_language_set_current (language);
  adc_battles_refresh (self->battles);
  old = adc_application_get_window (self);
  if (old != NULL)
    adc_application_replace_window (self, old);
}

void
adc_application_reload (AdcApplication *self, const char *message)
{
  g_return_if_fail (ADC_IS_APPLICATION (self));

  if (self->library == NULL || self->is_reading)
    return;

  self->message = g_strdup (message);
  adc_application_load (self);
}
