/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-battle-view-private.h"

#include "adc-problem.h"
#include "adc-recent.h"
#include "adc-scenario-file.h"

#include <glib/gi18n-lib.h>
#include <string.h>

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
    adc_battle_view_show_failure (self, _("Not on This Computer"),
                                  _("A battle is opened from and saved to a folder of this "
                                    "computer."));
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

  adc_recent_add (reading->scenario, reading->path);
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

  adc_recent_add (writing->scenario, writing->path);
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
replace_response_cb (AdcBattleView *self, const char *response, GObject *dialog)
{
  if (g_str_equal (response, "replace") && self->session != NULL)
    adc_battle_view_save_file (self, g_object_get_data (dialog, "file"));
}

/* The chooser has asked about the name that was typed, not about the one with the suffix. */
static void
save_with_suffix (AdcBattleView *self, GFile *file)
{
  g_autofree char *uri = g_file_get_uri (file);
  g_autofree char *longer = g_strconcat (uri, SUFFIX, NULL);
  g_autoptr(GFile) target = g_file_new_for_uri (longer);
  g_autofree char *name = NULL;
  g_autofree char *text = NULL;
  GtkWidget *dialog;

  if (!g_file_query_exists (target, NULL)) {
    adc_battle_view_save_file (self, target);
    return;
  }

  name = g_file_get_basename (target);
  /* Translators: %s is the name of a file */
  text = g_strdup_printf (_("“%s” exists already. Replacing it overwrites what it contains."),
                          name);
  dialog = adw_message_dialog_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))),
                                   _("Replace the File?"), text);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _("_Cancel"), "replace",
                                    _("_Replace"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "replace",
                                              ADW_RESPONSE_DESTRUCTIVE);
  g_object_set_data_full (G_OBJECT (dialog), "file", g_object_ref (target), g_object_unref);
  g_signal_connect_object (dialog, "response", G_CALLBACK (replace_response_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
file_chosen_cb (AdcBattleView *self, int response)
{
  g_autoptr(GtkFileChooserNative) chooser = g_steal_pointer (&self->chooser);
  g_autoptr(GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  g_autofree char *name = NULL;

  if (response != GTK_RESPONSE_ACCEPT || file == NULL || self->session == NULL)
    return;

  name = g_file_get_basename (file);
  if (gtk_file_chooser_get_action (GTK_FILE_CHOOSER (chooser)) == GTK_FILE_CHOOSER_ACTION_OPEN)
    adc_battle_view_open_file (self, file);
  else if (g_str_has_suffix (name, SUFFIX))
    adc_battle_view_save_file (self, file);
  else
    save_with_suffix (self, file);
}

/* The title as the name of a file: what no file system likes becomes a space, spaces one space. */
static char *
dup_suggested_name (AdcBattleView *self)
{
  g_autoptr(GString) name = g_string_new (NULL);
  gboolean is_apart = FALSE;

  for (const char *c = gtk_label_get_label (self->title_label); *c != '\0';
       c = g_utf8_next_char (c)) {
    const gunichar letter = g_utf8_get_char (c);

    if (g_unichar_isspace (letter) || g_unichar_iscntrl (letter) ||
        (letter < 128 && strchr ("/\\:*?\"<>|", (char) letter) != NULL)) {
      is_apart = name->len > 0;
    } else {
      if (is_apart)
        g_string_append_c (name, ' ');
      g_string_append_unichar (name, letter);
      is_apart = FALSE;
    }
  }

  g_string_append (name, SUFFIX);
  return g_string_free (g_steal_pointer (&name), FALSE);
}

void
adc_battle_view_choose_file (AdcBattleView *self, GtkFileChooserAction action)
{
  const gboolean is_opening = action == GTK_FILE_CHOOSER_ACTION_OPEN;
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
  const char *path = adc_scenario_get_file (adc_battle_session_get_scenario (self->session));
  g_autoptr(GtkFileFilter) filter = gtk_file_filter_new ();
  GtkFileChooser *chooser;

  g_clear_object (&self->chooser);
  self->chooser = gtk_file_chooser_native_new (is_opening ? _("Open a Battle")
                                                          : _("Save the Battle"),
                                               window, action, is_opening ? _("_Open") : _("_Save"),
                                               _("_Cancel"));
  chooser = GTK_FILE_CHOOSER (self->chooser);
  gtk_file_filter_set_name (filter, _("Battles"));
  gtk_file_filter_add_suffix (filter, "xml");
  gtk_file_chooser_add_filter (chooser, filter);
  if (!is_opening && path != NULL) {
    g_autoptr(GFile) file = g_file_new_for_path (path);

    gtk_file_chooser_set_file (chooser, file, NULL);
  } else if (!is_opening) {
    g_autofree char *name = dup_suggested_name (self);

    gtk_file_chooser_set_current_name (chooser, name);
  }
  g_signal_connect_object (self->chooser, "response", G_CALLBACK (file_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (self->chooser), TRUE);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (self->chooser));
}
