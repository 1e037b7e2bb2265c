/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-decks-view-private.h"

#include "adc-deck-exchange.h"
#include "adc-deck-file.h"
#include "adc-file-asker.h"
#include "adc-recent.h"
#include "adc-view.h"
#include "adc-whole-file.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static const char *
get_title (AdcDecksView *self)
{
  return adc_deck_get_title (adc_deck_work_get_deck (self->work));
}

static char *
dup_export (AdcDecksView *self, AdcDeckFormat format)
{
  return adc_deck_export (adc_deck_work_get_deck (self->work), self->game, format);
}

static void
open_chosen (gpointer widget, const char *path, gpointer data G_GNUC_UNUSED)
{
  g_autoptr(GFile) file = g_file_new_for_path (path);

  adc_decks_view_open_file (widget, file);
}

static void
open_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                GVariant *parameter G_GNUC_UNUSED)
{
  const AdcFileQuestion question = {
    .title = _("Open a Deck"),
    .kind = _("Decks"),
    .suffix = ADC_DECK_SUFFIX,
    .answer = open_chosen,
  };

  adc_file_ask_open (widget, &question);
}

static void
open_recent_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *parameter)
{
  g_autoptr(GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));

  adc_decks_view_open_file (ADC_DECKS_VIEW (widget), file);
}

/* What is saved, and whether in another file than before. */
typedef struct {
  AdcDecksView *view;
  AdcDeckWork  *work;
  gboolean      is_elsewhere;
} Saving;

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autofree Saving *saving = user_data;
  g_autoptr(AdcDecksView) self = saving->view;
  g_autoptr(AdcDeckWork) work = saving->work;
  g_autoptr(GError) error = NULL;
  const gboolean is_saved = adc_deck_shelf_save_finish (ADC_DECK_SHELF (source), result, &error);

  if (gtk_widget_get_root (GTK_WIDGET (self)) == NULL)
    return;

  if (!is_saved) {
    adc_decks_view_show_failure (self, _("The Deck Could Not Be Saved"), error->message);
    return;
  }

  if (saving->is_elsewhere) {
    adc_recent_add (adc_deck_work_get_path (work), ADC_DECK_MIME_TYPE,
                    adc_game_get_id (adc_deck_work_get_game (work)));
    if (work == self->work) {
      adc_deck_browser_select (self->browser, adc_deck_work_get_path (work));
      adc_view_moved (ADC_VIEW (self));
    }
  }
  adc_decks_view_add_toast (self, _("The deck is saved"), NULL, NULL);
}

static void
save (AdcDecksView *self, const char *path)
{
  Saving *saving = g_new0 (Saving, 1);

  adc_deck_work_commit (self->work); /* notes may be typed still */
  saving->view = g_object_ref (self);
  saving->work = g_object_ref (self->work);
  saving->is_elsewhere = path != NULL;
  adc_deck_shelf_save_async (self->shelf, self->work, path, saved_cb, saving);
}

void
adc_decks_view_save_as (AdcDecksView *self, const char *path)
{
  g_return_if_fail (ADC_IS_DECKS_VIEW (self));

  if (self->work != NULL)
    save (self, path);
}

static void
save_chosen (gpointer widget, const char *path, gpointer data G_GNUC_UNUSED)
{
  adc_decks_view_save_as (widget, path);
}

static void
save_activated (GtkWidget *widget, const char *name, GVariant *parameter G_GNUC_UNUSED)
{
  AdcDecksView *self = ADC_DECKS_VIEW (widget);
  const AdcFileQuestion question = {
    .title = _("Save the Deck"),
    .kind = _("Decks"),
    .suffix = ADC_DECK_SUFFIX,
    .answer = save_chosen,
  };

  if (g_str_equal (name, "decks.save") && adc_deck_work_get_path (self->work) != NULL)
    save (self, NULL);
  else
    adc_file_ask_save (self, &question, get_title (self));
}

/* What is written in a thread. */
typedef struct {
  char *path;
  char *text;
} Export;

static void
free_export (gpointer data)
{
  Export *export = data;

  g_free (export->path);
  g_free (export->text);
  g_free (export);
}

/* All of it or nothing: a full disk leaves no half of a file behind. */
static void
export_in_thread (GTask *task, gpointer source G_GNUC_UNUSED, gpointer data,
                  GCancellable *cancellable G_GNUC_UNUSED)
{
  const Export *export = data;
  GError *error = NULL;

  if (adc_whole_file_write (export->path, export->text, -1, G_FILE_SET_CONTENTS_CONSISTENT, 0666,
                            &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
exported_cb (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer user_data)
{
  g_autoptr(AdcDecksView) self = user_data;
  g_autoptr(GError) error = NULL;
  const gboolean is_written = g_task_propagate_boolean (G_TASK (result), &error);

  if (gtk_widget_get_root (GTK_WIDGET (self)) == NULL)
    return;

  if (is_written)
    adc_decks_view_add_toast (self, _("The deck is exported"), NULL, NULL);
  else
    adc_decks_view_show_failure (self, _("The Deck Could Not Be Exported"), error->message);
}

void
adc_decks_view_export (AdcDecksView *self, const char *format, const char *path)
{
  g_autoptr(GTask) task = NULL;
  AdcDeckFormat known;
  Export *export;

  g_return_if_fail (ADC_IS_DECKS_VIEW (self));

  if (self->work == NULL || !adc_deck_format_from_name (format, &known))
    return;

  export = g_new0 (Export, 1);
  export->path = g_strdup (path);
  export->text = dup_export (self, known);
  /* Not the task's source, which a thread may hold for a moment after it was done. */
  task = g_task_new (NULL, NULL, exported_cb, g_object_ref (self));
  g_task_set_source_tag (task, adc_decks_view_export);
  g_task_set_task_data (task, export, free_export);
  g_task_run_in_thread (task, export_in_thread);
}

static void
export_chosen (gpointer widget, const char *path, gpointer format)
{
  adc_decks_view_export (widget, format, path);
}

static void
export_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *parameter)
{
  AdcDecksView *self = ADC_DECKS_VIEW (widget);
  const char *format = g_intern_string (g_variant_get_string (parameter, NULL));
  AdcDeckFormat known;
  AdcFileQuestion question = {
    .title = _("Export the Deck"),
    .kind = _("Texts"),
    .answer = export_chosen,
    .data = (gpointer) format,
  };

  g_return_if_fail (adc_deck_format_from_name (format, &known));

  question.suffix = adc_deck_format_get_suffix (known);
  adc_file_ask_save (self, &question, get_title (self));
}

static void
copy_code_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                     GVariant *parameter G_GNUC_UNUSED)
{
  AdcDecksView *self = ADC_DECKS_VIEW (widget);
  g_autofree char *text = adc_deck_to_code (adc_deck_work_get_deck (self->work));

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  adc_decks_view_add_toast (self, _("The code is in the clipboard"), NULL, NULL);
}

void
adc_decks_view_install_file_actions (GtkWidgetClass *widget_class)
{
  static const struct {
    const char                  *name;
    const char                  *type;
    GtkWidgetActionActivateFunc  activate;
  } actions[] = {
    { "decks.open", NULL, open_activated },
    { "decks.open-recent", "s", open_recent_activated },
    { "decks.save", NULL, save_activated },
    { "decks.save-as", NULL, save_activated },
    { "decks.export", "s", export_activated },
    { "decks.copy-code", NULL, copy_code_activated },
  };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, actions[i].type,
                                     actions[i].activate);
}
