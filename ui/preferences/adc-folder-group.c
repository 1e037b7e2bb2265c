/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-folder-group.h"

#include "adc-own-folder.h"

#include <glib/gi18n-lib.h>

struct _AdcFolderGroup {
  AdwPreferencesGroup   parent_instance;
  AdcApplication       *application;
  GtkFileChooserNative *chooser;
  AdwActionRow         *folder_row;
  AdwActionRow         *problem_row;
  GtkWidget            *usual_row;
};

G_DEFINE_FINAL_TYPE (AdcFolderGroup, adc_folder_group, ADW_TYPE_PREFERENCES_GROUP)

/* What is to be done about a folder. */
typedef struct {
  AdcFolderGroup *group;
  char           *folder; /* NULL: the usual one */
  gboolean        is_move;
} Change;

static Change *
change_new (AdcFolderGroup *self, const char *folder, gboolean is_move)
{
  Change *change = g_new0 (Change, 1);

  change->group = g_object_ref (self);
  change->folder = g_strdup (folder);
  change->is_move = is_move;
  return change;
}

static void
free_change (gpointer data)
{
  Change *change = data;

  g_object_unref (change->group);
  g_free (change->folder);
  g_free (change);
}

static void
add_toast (AdcFolderGroup *self, const char *text)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  g_autofree char *escaped = g_markup_escape_text (text, -1);

  if (ADW_IS_PREFERENCES_WINDOW (root) && gtk_widget_get_mapped (GTK_WIDGET (self)))
    adw_preferences_window_add_toast (ADW_PREFERENCES_WINDOW (root), adw_toast_new (escaped));
}

static void
set_subtitle (AdwActionRow *row, const char *text)
{
  g_autofree char *escaped = g_markup_escape_text (text, -1);

  adw_action_row_set_subtitle (row, escaped);
}

static void
update (AdcFolderGroup *self)
{
  g_autofree char *folder = adc_own_folder_dup ();
  g_autofree char *chosen = adc_own_folder_dup_chosen ();
  g_autofree char *problem = adc_own_folder_dup_problem ();
  g_autofree char *shown = g_filename_display_name (folder);

  set_subtitle (self->folder_row, shown);
  gtk_widget_set_visible (self->usual_row, chosen != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->problem_row), problem != NULL);
  if (problem != NULL) {
    g_autofree char *missing = g_filename_display_name (chosen);

    set_subtitle (self->problem_row, missing);
  }
}

static void
changed_cb (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer user_data)
{
  g_autoptr(AdcFolderGroup) self = user_data;
  g_autoptr(GError) error = NULL;

  if (g_task_propagate_boolean (G_TASK (result), &error)) {
    g_autofree char *folder = adc_own_folder_dup ();
    g_autofree char *shown = g_filename_display_name (folder);
    /* Translators: %s is a folder */
    g_autofree char *message = g_strdup_printf (_("Your values and games are in “%s” now."), shown);

    update (self);
    adc_application_reload (self->application, message);
  } else {
    add_toast (self, error->message);
  }
}

static void
change_in_thread (GTask *task, gpointer source G_GNUC_UNUSED, gpointer data,
                  GCancellable *cancellable G_GNUC_UNUSED)
{
  const Change *change = data;
  GError *error = NULL;

  if (change->is_move ? adc_own_folder_move (change->folder, &error)
                      : adc_own_folder_choose (change->folder, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
carry_out (Change *change)
{
  AdcFolderGroup *self = change->group;
  g_autoptr(GTask) task = g_task_new (NULL, NULL, changed_cb, g_object_ref (self));

  adc_completions_flush (adc_application_get_completions (self->application));
  g_task_set_source_tag (task, carry_out);
  g_task_set_task_data (task, change, free_change);
  g_task_run_in_thread (task, change_in_thread);
}

static void
response_cb (Change *change, const char *response)
{
  const gboolean is_move = g_str_equal (response, "move");

  if (is_move || g_str_equal (response, "leave"))
    carry_out (change_new (change->group, change->folder, is_move));
}

static void
free_asked (gpointer change, GClosure *closure G_GNUC_UNUSED)
{
  free_change (change);
}

static void
ask (AdcFolderGroup *self, Change *change, const char *from, const char *to)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  const gboolean is_taken = adc_own_folder_is_used (to);
  g_autofree char *old_name = g_filename_display_name (from);
  g_autofree char *new_name = g_filename_display_name (to);
  g_autofree char *text =
    is_taken
      /* Translators: two folders: the one that was chosen, then the one that was used until now */
      ? g_strdup_printf (_("“%s” has values or games already: they will be used. What is in “%s” "
                           "stays there."),
                         new_name, old_name)
      /* Translators: two folders: the one that was used until now, then the one that was chosen */
      : g_strdup_printf (_("They are in “%s”. Moved, they are found in “%s” from now on; left, they "
                           "stay where they are and you begin without any."),
                         old_name, new_name);
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (root),
                                              is_taken ? _("Use What Is There?")
                                                       : _("Move Your Values and Games?"),
                                              text);
  AdwMessageDialog *message = ADW_MESSAGE_DIALOG (dialog);

  adw_message_dialog_add_response (message, "cancel", _("_Cancel"));
  adw_message_dialog_add_response (message, "leave", is_taken ? _("_Use Them") : _("_Leave Them"));
  if (!is_taken)
    adw_message_dialog_add_response (message, "move", _("_Move"));
  adw_message_dialog_set_response_appearance (message, is_taken ? "leave" : "move",
                                              ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (message, is_taken ? "leave" : "move");
  adw_message_dialog_set_close_response (message, "cancel");
  g_signal_connect_data (dialog, "response", G_CALLBACK (response_cb), change, free_asked,
                         G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
chosen_cb (AdcFolderGroup *self, int response)
{
  g_autoptr(GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (self->chooser));
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;

  g_clear_object (&self->chooser);
  if (response == GTK_RESPONSE_ACCEPT && path != NULL)
    adc_folder_group_choose (self, path);
  else if (response == GTK_RESPONSE_ACCEPT)
    add_toast (self, _("Choose a folder of this computer."));
}

static void
choose_activated_cb (AdcFolderGroup *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  g_clear_object (&self->chooser);
  self->chooser = gtk_file_chooser_native_new (_("Choose a Folder"), GTK_WINDOW (root),
                                               GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER,
                                               _("_Choose"), _("_Cancel"));
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (self->chooser), TRUE);
  g_signal_connect_object (self->chooser, "response", G_CALLBACK (chosen_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (self->chooser));
}

static void
usual_activated_cb (AdcFolderGroup *self)
{
  adc_folder_group_choose (self, NULL);
}

static void
opened_cb (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer user_data)
{
  g_autoptr(AdcFolderGroup) self = user_data;
  g_autoptr(GError) error = NULL;

  if (!g_app_info_launch_default_for_uri_finish (result, &error))
    add_toast (self, error->message);
}

static void
open_clicked_cb (AdcFolderGroup *self)
{
  g_autofree char *folder = adc_own_folder_dup ();
  g_autofree char *uri = g_filename_to_uri (folder, NULL, NULL);

  g_mkdir_with_parents (folder, 0700); /* nothing was kept in it yet */
  g_app_info_launch_default_for_uri_async (uri, NULL, NULL, opened_cb, g_object_ref (self));
}

static void
adc_folder_group_dispose (GObject *object)
{
  AdcFolderGroup *self = ADC_FOLDER_GROUP (object);

  g_clear_object (&self->chooser);
  g_clear_object (&self->application);
  G_OBJECT_CLASS (adc_folder_group_parent_class)->dispose (object);
}

static void
adc_folder_group_class_init (AdcFolderGroupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_folder_group_dispose;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "preferences/adc-folder-group.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcFolderGroup, folder_row);
  gtk_widget_class_bind_template_child (widget_class, AdcFolderGroup, problem_row);
  gtk_widget_class_bind_template_child (widget_class, AdcFolderGroup, usual_row);
  gtk_widget_class_bind_template_callback (widget_class, open_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, choose_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, usual_activated_cb);
}

static void
adc_folder_group_init (AdcFolderGroup *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
adc_folder_group_set_application (AdcFolderGroup *self, AdcApplication *application)
{
  g_return_if_fail (ADC_IS_FOLDER_GROUP (self));

  g_set_object (&self->application, application);
  update (self);
}

void
adc_folder_group_choose (AdcFolderGroup *self, const char *folder)
{
  g_autofree char *from = adc_own_folder_dup ();
  g_autofree char *to = folder != NULL ? g_canonicalize_filename (folder, NULL)
                                       : adc_own_folder_dup_default ();
  Change *change;

  g_return_if_fail (ADC_IS_FOLDER_GROUP (self));

  change = change_new (self, folder != NULL ? to : NULL, FALSE);
  if (!g_str_equal (from, to) && (adc_own_folder_is_used (from) || adc_own_folder_is_used (to)))
    ask (self, change, from, to);
  else
    carry_out (change);
}
