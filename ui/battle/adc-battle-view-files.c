/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-battle-view-private.h"

#include "adc-file-asker.h"
#include "adc-problem.h"
#include "adc-recent.h"
#include "adc-scenario-file.h"

#include <glib/gi18n-lib.h>

#define SUFFIX ".xml"

/* What is read in a thread. */
typedef struct {
  char        *path;
  guint        order;
  AdcScenario *scenario;
  GPtrArray   *problems;
} Reading;

/* What is written in a thread. */
typedef struct {
  char             *path;
  AdcBattleSession *session;
  AdcScenario      *scenario; /* as it was when it was begun: for the main thread */
  AdcScenario      *copy;     /* for the other */
} Writing;

static void
free_reading (gpointer data)
{
  Reading *reading = data;

  g_free (reading->path);
  g_clear_object (&reading->scenario);
  g_ptr_array_unref (reading->problems);
  g_free (reading);
}

static void
free_writing (gpointer data)
{
  Writing *writing = data;

  g_free (writing->path);
  g_object_unref (writing->session);
  g_object_unref (writing->scenario);
  g_object_unref (writing->copy);
  g_free (writing);
}

void
adc_battle_view_show_failure (AdcBattleView *self, const char *title, const char *text)
{
  GtkWidget *dialog =
    adw_message_dialog_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), title, text);

  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}

/* Only what is on this computer can be read by libxml2 and renamed into place. */
static char *
dup_local_path (AdcBattleView *self, GFile *file)
{
  char *path = g_file_get_path (file);

  if (path == NULL)
    adc_file_refuse (self);
  return path;
}

static void
read_in_thread (GTask *task, gpointer source G_GNUC_UNUSED, gpointer data,
                GCancellable *cancellable G_GNUC_UNUSED)
{
  Reading *reading = data;

  reading->scenario = adc_scenario_load (reading->path, reading->problems);
  g_task_return_boolean (task, TRUE);
}

static void
show_problems (AdcBattleView *self, GPtrArray *problems)
{
  g_autoptr(GString) text = g_string_new (NULL);

  for (guint i = 0; i < problems->len; i++) {
    g_autofree char *line = adc_problem_format (problems->pdata[i]);

    g_string_append_printf (text, "%s%s", i > 0 ? "\n\n" : "", line);
  }

  adc_battle_view_show_failure (self, _("The Battle Could Not Be Opened"), text->str);
}

static void
read_cb (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer user_data)
{
  g_autoptr(AdcBattleView) self = user_data;
  Reading *reading = g_task_get_task_data (G_TASK (result));

  if (reading->order != self->n_orders || self->session == NULL)
    return;

  if (reading->scenario != NULL &&
      g_strcmp0 (adc_scenario_get_game (reading->scenario), adc_game_get_id (self->game)) != 0) {
    g_ptr_array_add (reading->problems,
                     adc_problem_printf (reading->path, 0,
                                         /* Translators: %s is the identifier of a game */
                                         _("this is a battle of another game, “%s”"),
                                         adc_scenario_get_game (reading->scenario)));
    g_clear_object (&reading->scenario);
  }
  if (reading->scenario == NULL) {
    show_problems (self, reading->problems);
    return;
  }

  adc_recent_add (reading->path, ADC_SCENARIO_MIME_TYPE,
                  adc_scenario_get_game (reading->scenario));
  adc_battle_session_open (self->session, reading->scenario);
}

void
adc_battle_view_open_file (AdcBattleView *self, GFile *file)
{
  g_autofree char *path = NULL;
  g_autoptr(GTask) task = NULL;
  Reading *reading;

  g_return_if_fail (ADC_IS_BATTLE_VIEW (self));
  g_return_if_fail (G_IS_FILE (file));

  path = dup_local_path (self, file);
  if (path == NULL)
    return;

  reading = g_new0 (Reading, 1);
  reading->path = g_steal_pointer (&path);
  reading->order = ++self->n_orders;
  reading->problems = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_problem_free);
  /* Not the task's source, which a thread may hold for a moment after it was done. */
  task = g_task_new (NULL, NULL, read_cb, g_object_ref (self));
  g_task_set_source_tag (task, adc_battle_view_open_file);
  g_task_set_task_data (task, reading, free_reading);
  g_task_run_in_thread (task, read_in_thread);
}

static void
write_in_thread (GTask *task, gpointer source G_GNUC_UNUSED, gpointer data,
                 GCancellable *cancellable G_GNUC_UNUSED)
{
  Writing *writing = data;
  GError *error = NULL;

  if (adc_scenario_save (writing->copy, writing->path, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
written_cb (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer user_data)
{
  g_autoptr(AdcBattleView) self = user_data;
  Writing *writing = g_task_get_task_data (G_TASK (result));
  g_autoptr(GError) error = NULL;

  if (!g_task_propagate_boolean (G_TASK (result), &error)) {
    if (gtk_widget_get_root (GTK_WIDGET (self)) != NULL)
      adc_battle_view_show_failure (self, _("The Battle Could Not Be Saved"), error->message);
    return;
  }

  adc_recent_add (writing->path, ADC_SCENARIO_MIME_TYPE,
                  adc_scenario_get_game (writing->scenario));
  gtk_widget_activate_action (GTK_WIDGET (self), "win.toast", "s", _("The battle is saved"));
  if (adc_battle_session_get_scenario (writing->session) == writing->scenario) {
    adc_battle_session_set_saved (writing->session, writing->path);
  } else if (writing->session == self->session) {
    /* It was changed in that moment: what is on screen is what should be in the file. */
    g_autoptr(GFile) file = g_file_new_for_path (writing->path);

    adc_battle_view_save_file (self, file);
  }
}

void
adc_battle_view_save_file (AdcBattleView *self, GFile *file)
{
  g_autofree char *path = NULL;
  g_autoptr(GTask) task = NULL;
  Writing *writing;

  g_return_if_fail (ADC_IS_BATTLE_VIEW (self));
  g_return_if_fail (G_IS_FILE (file));
  g_return_if_fail (self->session != NULL);

  path = dup_local_path (self, file);
  if (path == NULL)
    return;

  writing = g_new0 (Writing, 1);
  writing->path = g_steal_pointer (&path);
  writing->session = g_object_ref (self->session);
  writing->scenario = g_object_ref (adc_battle_session_get_scenario (self->session));
  writing->copy = adc_scenario_copy (writing->scenario);
  task = g_task_new (NULL, NULL, written_cb, g_object_ref (self));
  g_task_set_source_tag (task, adc_battle_view_save_file);
  g_task_set_task_data (task, writing, free_writing);
  g_task_run_in_thread (task, write_in_thread);
}

static void
open_chosen (gpointer widget, const char *path, gpointer data G_GNUC_UNUSED)
{
  g_autoptr(GFile) file = g_file_new_for_path (path);

  adc_battle_view_open_file (widget, file);
}

static void
save_chosen (gpointer widget, const char *path, gpointer data G_GNUC_UNUSED)
{
  g_autoptr(GFile) file = g_file_new_for_path (path);

  if (ADC_BATTLE_VIEW (widget)->session != NULL)
    adc_battle_view_save_file (widget, file);
}

void
adc_battle_view_ask_open (AdcBattleView *self)
{
  const AdcFileQuestion question = {
    .title = _("Open a Battle"),
    .kind = _("Battles"),
    .suffix = SUFFIX,
    .answer = open_chosen,
  };

  adc_file_ask_open (self, &question);
}

void
adc_battle_view_ask_save (AdcBattleView *self)
{
  const AdcFileQuestion question = {
    .title = _("Save the Battle"),
    .kind = _("Battles"),
    .suffix = SUFFIX,
    .path = adc_scenario_get_file (adc_battle_session_get_scenario (self->session)),
    .answer = save_chosen,
  };

  adc_file_ask_save (self, &question, gtk_label_get_label (self->title_label));
}
