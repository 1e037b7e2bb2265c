/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-packs-window.h"

#include "adc-error.h"
#include "adc-file-asker.h"
#include "adc-pack-folder.h"
#include "adc-pack-row.h"
#include "adc-pack-template.h"
#include "adc-problem-list.h"

#include <glib/gi18n-lib.h>

#define TICK 100 /* milliseconds */

struct _AdcPacksWindow {
  AdwPreferencesWindow  parent_instance;
  AdcPacks             *packs;
  GtkFileChooserNative *chooser;
  gboolean              is_adding;   /* what is chosen, or writing into it */
  GCancellable         *cancellable; /* of what is under way */
  AdcWatch             *watch;       /* likewise; or NULL */
  char                 *doing;       /* what that is, in words */
  guint                 tick;        /* looks how far it is */
  char                 *waiting;     /* a folder to be added next; or NULL */
  GtkWidget            *focus;       /* weak: what had it before something was done; or NULL */
  guint                 n_jobs;      /* under way */
  AdwToast             *news;        /* weak: what was said last, and undoes nothing */

  AdwPreferencesGroup  *group;
  GtkListBox           *list;
  GtkWidget            *working;
  GtkLabel             *working_label;
  GtkSpinner           *spinner;
};

G_DEFINE_FINAL_TYPE (AdcPacksWindow, adc_packs_window, ADW_TYPE_PREFERENCES_WINDOW)

/* An answer may come when the window is closed. What was said before is old news by then. */
static void
add_toast (AdcPacksWindow *self, AdwToast *toast)
{
  if (self->news != NULL)
    adw_toast_dismiss (self->news);
  g_clear_weak_pointer (&self->news);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    adw_preferences_window_add_toast (ADW_PREFERENCES_WINDOW (self), toast);
  else
    g_object_unref (toast);
}

static void
say (AdcPacksWindow *self, const char *text)
{
  g_autofree char *escaped = g_markup_escape_text (text, -1);
  AdwToast *toast = adw_toast_new (escaped);

  add_toast (self, toast);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    g_set_weak_pointer (&self->news, toast);
}

/* Says that something can be undone by bringing back what was there under that name. */
static void
offer_undo (AdcPacksWindow *self, const char *text, const char *name)
{
  g_autofree char *escaped = g_markup_escape_text (text, -1);
  AdwToast *toast = adw_toast_new (escaped);

  adw_toast_set_button_label (toast, _("_Undo"));
  adw_toast_set_priority (toast, ADW_TOAST_PRIORITY_HIGH); /* at once, before it is too late */
  adw_toast_set_action_name (toast, "packs.restore");
  adw_toast_set_action_target (toast, "s", name);
  add_toast (self, toast);
}

/* What would have to wait for another job says so beforehand. */
static void
update_working (AdcPacksWindow *self)
{
  static const char * const actions[] = { "packs.add", "packs.reload", "packs.remove" };
  const gboolean is_busy = self->n_jobs > 0;

  if (is_busy && self->focus == NULL) /* a button that is greyed loses it */
    g_set_weak_pointer (&self->focus, gtk_window_get_focus (GTK_WINDOW (self)));
  gtk_widget_set_visible (self->working, is_busy);
  gtk_spinner_set_spinning (self->spinner, is_busy);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), actions[i], !is_busy);
  if (!is_busy && self->focus != NULL) {
    gtk_widget_grab_focus (self->focus);
    g_clear_weak_pointer (&self->focus);
  }
}

/* Which file is being read. */
static gboolean
tick_cb (gpointer user_data)
{
  AdcPacksWindow *self = user_data;
  guint number, total;
  g_autofree char *name = self->watch != NULL ? adc_watch_dup_name (self->watch, &number, &total)
                                              : NULL;
  g_autofree char *text = NULL;

  if (name == NULL)
    return G_SOURCE_CONTINUE;

  /* Translators: what is being done, as “Checking “Chess”…”; the name of a file, its number, how many there are */
  text = g_strdup_printf (_("%s %s (%u of %u)"), self->doing, name, number, total);
  gtk_label_set_label (self->working_label, text);
  return G_SOURCE_CONTINUE;
}

static void
begin_job (AdcPacksWindow *self, const char *text)
{
  self->n_jobs++;
  g_free (self->doing);
  self->doing = g_strdup (text);
  gtk_label_set_label (self->working_label, text);
  if (self->tick == 0)
    self->tick = g_timeout_add (TICK, tick_cb, self);
  update_working (self);
}

static void add (AdcPacksWindow *self, const char *folder, gboolean may_replace);

/* FALSE: the window is closed, and nobody wants to know. */
static gboolean
end_job (AdcPacksWindow *self)
{
  g_autofree char *waiting = NULL;

  self->n_jobs--;
  if (self->packs == NULL)
    return FALSE;

  if (self->n_jobs == 0) {
    g_clear_handle_id (&self->tick, g_source_remove);
    g_clear_pointer (&self->watch, adc_watch_unref);
    waiting = g_steal_pointer (&self->waiting);
  }
  update_working (self);
  if (waiting != NULL)
    add (self, waiting, FALSE);
  return TRUE;
}

/* For the job that begins: what can be given up. */
static AdcWatch *
renew_watch (AdcPacksWindow *self)
{
  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->watch, adc_watch_unref);
  self->cancellable = g_cancellable_new ();
  self->watch = adc_watch_new (self->cancellable);
  return self->watch;
}

static void
cancel_clicked_cb (AdcPacksWindow *self)
{
  g_cancellable_cancel (self->cancellable);
}

static void
show_problems (AdcPacksWindow *self, const char *folder, GPtrArray *problems, const char *message)
{
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (self), _("This Game Cannot Be Added"),
                                              message);

  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog),
                                      adc_problem_list_new (problems, folder));
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}

/* What it takes to go on once the reader has been asked. */
typedef struct {
  AdcPacksWindow *window;
  char           *folder;
  gboolean        may_replace;
} Adding;

static Adding *
adding_new (AdcPacksWindow *self, const char *folder, gboolean may_replace)
{
  Adding *adding = g_new (Adding, 1);

  *adding = (Adding) { g_object_ref (self), g_strdup (folder), may_replace };
  return adding;
}

static void
adding_free (Adding *adding)
{
  g_object_unref (adding->window);
  g_free (adding->folder);
  g_free (adding);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Adding, adding_free)

static void
free_adding_closure (gpointer data, GClosure *closure G_GNUC_UNUSED)
{
  adding_free (data);
}

static void
replace_response_cb (Adding *adding, const char *response)
{
  if (g_str_equal (response, "replace") && adding->window->packs != NULL)
    add (adding->window, adding->folder, TRUE);
}

static void
ask_to_replace (AdcPacksWindow *self, const char *folder, const char *name)
{
  AdcPack *pack = adc_packs_find (self->packs, name);
  g_autofree char *title = pack != NULL ? adc_pack_dup_title (pack) : g_strdup (name);
  /* Translators: the title of a game */
  g_autofree char *text = g_strdup_printf (_("You have the game “%s” already. The new one takes "
                                             "its place; the values you typed in stay."),
                                           title);
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (self), _("Replace the Game?"), text);

  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _("_Cancel"), "replace",
                                    _("_Replace"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "replace",
                                              ADW_RESPONSE_DESTRUCTIVE);
  g_signal_connect_data (dialog, "response", G_CALLBACK (replace_response_cb),
                         adding_new (self, folder, TRUE), free_adding_closure, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
added_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr(Adding) adding = user_data;
  AdcPacksWindow *self = adding->window;
  g_autoptr(GPtrArray) problems = NULL;
  g_autoptr(GError) error = NULL;
  g_autofree char *name = NULL;
  g_autofree char *text = NULL;
  const gboolean is_added = adc_packs_install_finish (ADC_PACKS (source), result, &name, &problems,
                                                      &error);

  if (!end_job (self))
    return;

  if (is_added) {
    g_autofree char *title = adc_pack_dup_title (adc_packs_find (self->packs, name));

    text = g_strdup_printf (adding->may_replace ? _("“%s” is replaced") : _("“%s” is added"),
                            title);
    if (adding->may_replace)
      offer_undo (self, text, name);
    else
      say (self, text);
  } else if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_EXISTS)) {
    ask_to_replace (self, adding->folder, name);
  } else if (g_error_matches (error, ADC_ERROR, ADC_ERROR_INVALID)) {
    show_problems (self, adding->folder, problems, error->message);
  } else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED)) {
    say (self, error->message);
  }
}

static void
add (AdcPacksWindow *self, const char *folder, gboolean may_replace)
{
  g_autofree char *name = g_filename_display_basename (folder);
  /* Translators: the name of a folder */
  g_autofree char *text = g_strdup_printf (_("Checking “%s”…"), name);

  if (self->n_jobs > 0) { /* one after the other, so that each can be cancelled */
    g_free (self->waiting);
    self->waiting = g_strdup (folder);
    return;
  }

  begin_job (self, text);
  adc_packs_install_async (self->packs, folder, may_replace, renew_watch (self), added_cb,
                           adding_new (self, folder, may_replace));
}

void
adc_packs_window_add (AdcPacksWindow *self, const char *folder)
{
  g_return_if_fail (ADC_IS_PACKS_WINDOW (self));

  add (self, folder, FALSE);
}

/* The folder itself if nothing is in it, else a new one inside. */
static char *
dup_free_folder (const char *folder)
{
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
  /* Translators: the name of a new folder: small letters without accents, hyphens */
  const char *name = _("my-game");
  char *path;

  if (dir == NULL || g_dir_read_name (dir) == NULL)
    return g_strdup (folder);

  path = g_build_filename (folder, name, NULL);
  for (guint i = 2; g_file_test (path, G_FILE_TEST_EXISTS); i++) {
    g_free (path);
    path = g_strdup_printf ("%s/%s-%u", folder, name, i);
  }

  return path;
}

void
adc_packs_window_write_template (AdcPacksWindow *self, const char *folder)
{
  g_autofree char *path = NULL;
  g_autoptr(GError) error = NULL;
  g_autofree char *name = NULL;
  g_autofree char *text = NULL;

  g_return_if_fail (ADC_IS_PACKS_WINDOW (self));

  path = dup_free_folder (folder);
  if (!adc_pack_template_write (path, NULL, NULL, NULL, &error)) { /* a handful of small files */
    say (self, error->message);
    return;
  }

  name = g_filename_display_basename (path);
  /* Translators: the name of a folder */
  text = g_strdup_printf (_("A game to begin with is in “%s”: its README tells how to go on"), name);
  say (self, text);
}

static void
changed_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr(AdcPacksWindow) self = user_data;
  g_autoptr(GError) error = NULL;
  const gboolean is_done = adc_packs_change_finish (ADC_PACKS (source), result, &error);

  if (end_job (self) && !is_done)
    say (self, error->message);
}

/* What it takes to tell of a game that is gone by then. */
typedef struct {
  AdcPacksWindow *window;
  char           *name;
  char           *title;
} Removal;

static void
removed_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Removal *removal = user_data;
  g_autoptr(AdcPacksWindow) self = removal->window;
  g_autofree char *name = removal->name;
  g_autofree char *title = removal->title;
  g_autoptr(GError) error = NULL;
  const gboolean is_done = adc_packs_change_finish (ADC_PACKS (source), result, &error);

  g_free (removal);
  if (!end_job (self))
    return;

  if (is_done) {
    g_autofree char *text = g_strdup_printf (_("“%s” is removed"), title);

    offer_undo (self, text, name);
  } else {
    say (self, error->message);
  }
}

static void
remove_activated (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter)
{
  AdcPacksWindow *self = ADC_PACKS_WINDOW (widget);
  const char *name = g_variant_get_string (parameter, NULL);
  AdcPack *pack = adc_packs_find (self->packs, name);
  Removal *removal;

  if (pack == NULL || self->n_jobs > 0)
    return;

  removal = g_new (Removal, 1);
  *removal = (Removal) { g_object_ref (self), g_strdup (name), adc_pack_dup_title (pack) };
  begin_job (self, _("Removing…"));
  adc_packs_remove_async (self->packs, name, removed_cb, removal);
}

static void
restore_activated (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter)
{
  AdcPacksWindow *self = ADC_PACKS_WINDOW (widget);

  begin_job (self, _("Bringing it back…"));
  adc_packs_restore_async (self->packs, g_variant_get_string (parameter, NULL), changed_cb,
                           g_object_ref (self));
}

static void
launched_cb (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer user_data)
{
  g_autoptr(AdcPacksWindow) self = user_data;
  g_autoptr(GError) error = NULL;

  if (!g_app_info_launch_default_for_uri_finish (result, &error))
    say (self, error->message);
}

static void
open_activated (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter)
{
  g_autofree char *path = adc_pack_folder_dup_path (g_variant_get_string (parameter, NULL));
  g_autofree char *uri = g_filename_to_uri (path, NULL, NULL);

  g_app_info_launch_default_for_uri_async (uri, NULL, NULL, launched_cb, g_object_ref (widget));
}

static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr(AdcPacksWindow) self = user_data;

  adc_packs_load_finish (ADC_PACKS (source), result, NULL); /* or it was cancelled */
  end_job (self);
}

static void
load (AdcPacksWindow *self, gboolean is_again)
{
  begin_job (self, _("Reading your games…"));
  adc_packs_load_async (self->packs, is_again, renew_watch (self), loaded_cb,
                        g_object_ref (self));
}

static void
reload_activated (GtkWidget *widget, const char *action G_GNUC_UNUSED,
                  GVariant *parameter G_GNUC_UNUSED)
{
  if (ADC_PACKS_WINDOW (widget)->n_jobs == 0)
    load (ADC_PACKS_WINDOW (widget), TRUE);
}

static void
folder_chosen_cb (AdcPacksWindow *self, int response)
{
  GtkFileChooser *chooser = GTK_FILE_CHOOSER (self->chooser);
  g_autoptr(GFile) file = gtk_file_chooser_get_file (chooser);
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;

  g_clear_object (&self->chooser);
  if (response != GTK_RESPONSE_ACCEPT)
    return;

  if (path == NULL)
    adc_file_refuse (self);
  else if (self->is_adding)
    adc_packs_window_add (self, path);
  else
    adc_packs_window_write_template (self, path);
}

static void
choose_folder (AdcPacksWindow *self, gboolean is_adding, const char *title, const char *accept)
{
  self->is_adding = is_adding;
  g_clear_object (&self->chooser);
  self->chooser = gtk_file_chooser_native_new (title, GTK_WINDOW (self),
                                               GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, accept,
                                               _("_Cancel"));
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (self->chooser), TRUE);
  g_signal_connect_object (self->chooser, "response", G_CALLBACK (folder_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (self->chooser));
}

static void
add_activated (GtkWidget *widget, const char *action G_GNUC_UNUSED,
               GVariant *parameter G_GNUC_UNUSED)
{
  choose_folder (ADC_PACKS_WINDOW (widget), TRUE, _("Add the Folder of a Game"), _("_Add"));
}

static void
new_activated (GtkWidget *widget, const char *action G_GNUC_UNUSED,
               GVariant *parameter G_GNUC_UNUSED)
{
  choose_folder (ADC_PACKS_WINDOW (widget), FALSE, _("Write a Game to Begin With"), _("_Write"));
}

/* Several may come at once; one is enough to begin with. */
static gboolean
dropped_cb (AdcPacksWindow *self, const GValue *value)
{
  GSList *files = g_value_get_boxed (value);
  g_autofree char *path = files != NULL ? g_file_get_path (files->data) : NULL;

  if (path == NULL)
    return FALSE;

  adc_packs_window_add (self, path);
  return TRUE;
}

static GtkWidget *
create_row (gpointer item, gpointer user_data G_GNUC_UNUSED)
{
  return adc_pack_row_new (item);
}

static void
adc_packs_window_dispose (GObject *object)
{
  AdcPacksWindow *self = ADC_PACKS_WINDOW (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->watch, adc_watch_unref);
  g_clear_pointer (&self->doing, g_free);
  g_clear_pointer (&self->waiting, g_free);
  g_clear_handle_id (&self->tick, g_source_remove);
  g_clear_object (&self->chooser);
  g_clear_weak_pointer (&self->news);
  g_clear_weak_pointer (&self->focus);
  g_clear_object (&self->packs);
  G_OBJECT_CLASS (adc_packs_window_parent_class)->dispose (object);
}

static void
adc_packs_window_class_init (AdcPacksWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_packs_window_dispose;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "packs/adc-packs-window.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcPacksWindow, group);
  gtk_widget_class_bind_template_child (widget_class, AdcPacksWindow, list);
  gtk_widget_class_bind_template_child (widget_class, AdcPacksWindow, working);
  gtk_widget_class_bind_template_child (widget_class, AdcPacksWindow, working_label);
  gtk_widget_class_bind_template_child (widget_class, AdcPacksWindow, spinner);
  gtk_widget_class_bind_template_callback (widget_class, cancel_clicked_cb);
  gtk_widget_class_install_action (widget_class, "packs.add", NULL, add_activated);
  gtk_widget_class_install_action (widget_class, "packs.new", NULL, new_activated);
  gtk_widget_class_install_action (widget_class, "packs.reload", NULL, reload_activated);
  gtk_widget_class_install_action (widget_class, "packs.remove", "s", remove_activated);
  gtk_widget_class_install_action (widget_class, "packs.restore", "s", restore_activated);
  gtk_widget_class_install_action (widget_class, "packs.open", "s", open_activated);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F5, 0, "packs.reload", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_o, GDK_CONTROL_MASK, "packs.add",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_n, GDK_CONTROL_MASK, "packs.new",
                                       NULL);
}

static void
adc_packs_window_init (AdcPacksWindow *self)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_swapped (target, "drop", G_CALLBACK (dropped_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

GtkWidget *
adc_packs_window_new (AdcApplication *application)
{
  AdcPacksWindow *self = g_object_new (ADC_TYPE_PACKS_WINDOW, NULL);

  self->packs = g_object_ref (adc_application_get_packs (application));
  gtk_list_box_bind_model (self->list, G_LIST_MODEL (self->packs), create_row, NULL, NULL);
  load (self, FALSE);

  return GTK_WIDGET (self);
}
