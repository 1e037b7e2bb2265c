/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-file-asker.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#define KEY "adc-file-asker"

/* Kept by the widget that asks: one at a time. */
typedef struct {
  GtkWidget            *widget;
  GtkFileChooserNative *chooser;
  char                 *suffix;
  AdcFileAnswer         answer;
  gpointer              data;
} Asker;

static void
free_asker (gpointer data)
{
  Asker *asker = data;

  g_signal_handlers_disconnect_by_data (asker->chooser, asker);
  g_object_unref (asker->chooser);
  g_free (asker->suffix);
  g_free (asker);
}

static GtkWindow *
get_window (GtkWidget *widget)
{
  return GTK_WINDOW (gtk_widget_get_root (widget));
}

/* Only what is on this computer can be read by libxml2 and renamed into place. */
static void
give (GtkWidget *widget, AdcFileAnswer answer, gpointer data, GFile *file)
{
  g_autofree char *path = g_file_get_path (file);

  if (path != NULL)
    answer (widget, path, data);
  else
    adc_file_refuse (widget);
}

/* What it takes to save once the reader has agreed to replace a file. */
typedef struct {
  GtkWidget     *widget;
  AdcFileAnswer  answer;
  gpointer       data;
  GFile         *file;
} Replacing;

static void
free_replacing (gpointer data, GClosure *closure G_GNUC_UNUSED)
{
  Replacing *replacing = data;

  g_object_unref (replacing->widget);
  g_object_unref (replacing->file);
  g_free (replacing);
}

static void
replace_response_cb (Replacing *replacing, const char *response)
{
  if (g_str_equal (response, "replace") && gtk_widget_get_root (replacing->widget) != NULL)
    give (replacing->widget, replacing->answer, replacing->data, replacing->file);
}

static void
ask_to_replace (Asker *asker, GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *shown = g_filename_display_name (name);
  /* Translators: %s is the name of a file */
  g_autofree char *text = g_strdup_printf (_("“%s” exists already. Replacing it overwrites what "
                                             "it contains."),
                                           shown);
  GtkWidget *dialog = adw_message_dialog_new (get_window (asker->widget), _("Replace the File?"),
                                              text);
  Replacing *replacing = g_new0 (Replacing, 1);

  replacing->widget = g_object_ref (asker->widget);
  replacing->answer = asker->answer;
  replacing->data = asker->data;
  replacing->file = g_object_ref (file);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _("_Cancel"), "replace",
                                    _("_Replace"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "replace",
                                              ADW_RESPONSE_DESTRUCTIVE);
  g_signal_connect_data (dialog, "response", G_CALLBACK (replace_response_cb), replacing,
                         free_replacing, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* The chooser has asked about the name that was typed, not about the one with the suffix. */
static void
give_with_suffix (Asker *asker, GFile *file)
{
  g_autofree char *uri = g_file_get_uri (file);
  g_autofree char *longer = g_strconcat (uri, asker->suffix, NULL);
  g_autoptr(GFile) target = g_file_new_for_uri (longer);

  if (g_file_query_exists (target, NULL))
    ask_to_replace (asker, target);
  else
    give (asker->widget, asker->answer, asker->data, target);
}

static void
response_cb (Asker *asker, int response)
{
  GtkFileChooser *chooser = GTK_FILE_CHOOSER (asker->chooser);
  g_autoptr(GFile) file = gtk_file_chooser_get_file (chooser);
  const gboolean is_opening =
    gtk_file_chooser_get_action (chooser) == GTK_FILE_CHOOSER_ACTION_OPEN;
  g_autofree char *name = file != NULL ? g_file_get_basename (file) : NULL;
  GtkWidget *widget = asker->widget;

  g_object_steal_data (G_OBJECT (widget), KEY); /* the answer may ask again */
  if (response == GTK_RESPONSE_ACCEPT && file != NULL && gtk_widget_get_root (widget) != NULL) {
    if (is_opening || g_str_has_suffix (name, asker->suffix))
      give (widget, asker->answer, asker->data, file);
    else
      give_with_suffix (asker, file);
  }
  free_asker (asker);
}

static GtkFileChooser *
ask (GtkWidget *widget, const AdcFileQuestion *question, GtkFileChooserAction action)
{
  const gboolean is_opening = action == GTK_FILE_CHOOSER_ACTION_OPEN;
  g_autoptr(GtkFileFilter) filter = gtk_file_filter_new ();
  Asker *asker = g_new0 (Asker, 1);

  asker->widget = widget;
  asker->suffix = g_strdup (question->suffix);
  asker->answer = question->answer;
  asker->data = question->data;
  asker->chooser = gtk_file_chooser_native_new (question->title, get_window (widget), action,
                                                is_opening ? _("_Open") : _("_Save"),
                                                _("_Cancel"));
  gtk_file_filter_set_name (filter, question->kind);
  gtk_file_filter_add_suffix (filter, question->suffix + 1);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (asker->chooser), filter);
  g_signal_connect_swapped (asker->chooser, "response", G_CALLBACK (response_cb), asker);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (asker->chooser), TRUE);
  g_object_set_data_full (G_OBJECT (widget), KEY, asker, free_asker);

  return GTK_FILE_CHOOSER (asker->chooser);
}

void
adc_file_ask_open (gpointer widget, const AdcFileQuestion *question)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  gtk_native_dialog_show (
    GTK_NATIVE_DIALOG (ask (widget, question, GTK_FILE_CHOOSER_ACTION_OPEN)));
}

void
adc_file_ask_save (gpointer widget, const AdcFileQuestion *question, const char *title)
{
  GtkFileChooser *chooser;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  chooser = ask (widget, question, GTK_FILE_CHOOSER_ACTION_SAVE);
  if (question->path != NULL) {
    g_autoptr(GFile) file = g_file_new_for_path (question->path);

    gtk_file_chooser_set_file (chooser, file, NULL);
  } else {
    g_autofree char *name = adc_file_dup_name (title, question->suffix);

    gtk_file_chooser_set_current_name (chooser, name);
  }
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

void
adc_file_refuse (gpointer widget)
{
  GtkWidget *dialog;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  dialog = adw_message_dialog_new (get_window (widget), _("Not on This Computer"),
                                   _("Files are opened from and saved to a folder of this "
                                     "computer."));
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}

char *
adc_file_dup_name (const char *title, const char *suffix)
{
  g_autoptr(GString) name = g_string_new (NULL);
  gboolean is_apart = FALSE;

  for (const char *c = title; *c != '\0'; c = g_utf8_next_char (c)) {
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

  g_string_append (name, suffix);
  return g_string_free (g_steal_pointer (&name), FALSE);
}
