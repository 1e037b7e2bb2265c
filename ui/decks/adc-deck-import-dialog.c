/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-deck-import-dialog.h"

#include "adc-deck-exchange.h"
#include "adc-file-asker.h"

#include <glib/gi18n-lib.h>
#include <string.h>

struct _AdcDeckImportDialog {
  AdwWindow            parent_instance;
  AdcDeckWork         *work;
  GCancellable        *cancellable;
  GPtrArray           *strangers; /* of AdcDeckStranger, as the text is now */
  guint                source;    /* that will look at the text again */

  GtkTextView         *text;
  GtkLabel            *summary;
  AdwPreferencesGroup *group;
  GtkListBox          *list;
  GtkWidget           *add_button;
};

#define BUTTON_CHARACTERS 14 /* of the name that may be meant, at least */

G_DEFINE_FINAL_TYPE (AdcDeckImportDialog, adc_deck_import_dialog, ADW_TYPE_WINDOW)

static guint imported;

static char *
dup_text (AdcDeckImportDialog *self)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->text);
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  return gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
}

static void
set_text (AdcDeckImportDialog *self, const char *text)
{
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (self->text), text, -1);
}

/* The name that is meant instead, in that very line. */
static void
mend_cb (AdcDeckImportDialog *self, GtkWidget *button)
{
  const guint index = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "adc-stranger"));
  const AdcDeckStranger *stranger = self->strangers->pdata[index];
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->text);
  GtkTextIter start, end, from, to;

  gtk_text_buffer_get_iter_at_line (buffer, &start, (int) stranger->line - 1);
  end = start;
  gtk_text_iter_forward_line (&end);
  if (!gtk_text_iter_forward_search (&start, stranger->name, GTK_TEXT_SEARCH_TEXT_ONLY, &from, &to,
                                     &end))
    return;

  gtk_text_buffer_begin_user_action (buffer);
  gtk_text_buffer_delete (buffer, &from, &to);
  gtk_text_buffer_insert (buffer, &from, stranger->nearest, -1);
  gtk_text_buffer_end_user_action (buffer);
}

static GtkWidget *
create_row (AdcDeckImportDialog *self, guint index)
{
  const AdcDeckStranger *stranger = self->strangers->pdata[index];
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), stranger->message);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  if (stranger->nearest != NULL) {
    /* Translators: on a button; %s is the name of a card that may be meant */
    g_autofree char *label = g_strdup_printf (_("Use “%s”"), stranger->nearest);
    GtkWidget *button = gtk_button_new_with_label (label);
    GtkWidget *child = gtk_button_get_child (GTK_BUTTON (button));

    gtk_label_set_ellipsize (GTK_LABEL (child), PANGO_ELLIPSIZE_END);
    gtk_label_set_width_chars (GTK_LABEL (child), MIN (g_utf8_strlen (label, -1), BUTTON_CHARACTERS));
    gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
    g_object_set_data (G_OBJECT (button), "adc-stranger", GUINT_TO_POINTER (index));
    g_signal_connect_object (button, "clicked", G_CALLBACK (mend_cb), self, G_CONNECT_SWAPPED);
    g_object_set_data (G_OBJECT (row), "adc-button", button);
    adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
    adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), button); /* Enter is enough */
  }

  return row;
}

/* The focus was on a row that is gone: on the next name that can be mended, or on what comes after all of them. */
static void
restore_focus (AdcDeckImportDialog *self)
{
  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->list)); row != NULL;
       row = gtk_widget_get_next_sibling (row)) {
    GtkWidget *button = g_object_get_data (G_OBJECT (row), "adc-button");

    if (button != NULL) {
      gtk_widget_grab_focus (button);
      return;
    }
  }

  gtk_widget_grab_focus (gtk_widget_is_sensitive (self->add_button) ? self->add_button
                                                                    : GTK_WIDGET (self->text));
}

static void
show_strangers (AdcDeckImportDialog *self)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self));
  const gboolean had_focus =
    focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->list));
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != NULL)
    gtk_list_box_remove (self->list, row);
  for (guint i = 0; i < self->strangers->len; i++)
    gtk_list_box_append (self->list, create_row (self, i));
  gtk_widget_set_visible (GTK_WIDGET (self->group), self->strangers->len > 0);
  if (had_focus)
    restore_focus (self);
}

/* On a copy: the deck changes only when it is asked for. */
static void
look (AdcDeckImportDialog *self)
{
  AdcDeck *deck = adc_deck_work_get_deck (self->work);
  g_autoptr(AdcDeck) copy = adc_deck_copy (deck);
  g_autofree char *text = dup_text (self);
  g_autofree char *summary = NULL;
  guint n_cards;

  g_clear_pointer (&self->strangers, g_ptr_array_unref);
  self->strangers = adc_deck_import (copy, adc_deck_work_get_game (self->work), text);
  n_cards = adc_deck_count (copy) - adc_deck_count (deck);
  summary = g_strdup_printf (ngettext ("%u card will be added.", "%u cards will be added.",
                                       n_cards),
                             n_cards);
  gtk_label_set_label (self->summary, n_cards > 0 ? summary
                                                  : _("One card a line, such as “2x Commando” or "
                                                      "“3 Marine”."));
  gtk_widget_set_sensitive (self->add_button, n_cards > 0);
  show_strangers (self);
}

static gboolean
look_cb (gpointer user_data)
{
  AdcDeckImportDialog *self = user_data;

  self->source = 0;
  look (self);
  return G_SOURCE_REMOVE;
}

/* Once for all the letters of a paste. */
static void
text_changed_cb (AdcDeckImportDialog *self)
{
  if (self->work != NULL && self->source == 0)
    self->source = g_idle_add (look_cb, self);
}

static void
add_cb (AdcDeckImportDialog *self)
{
  AdcDeck *deck = adc_deck_work_get_deck (self->work);
  const guint n_before = adc_deck_count (deck);
  g_autofree char *text = dup_text (self);
  g_autoptr(GPtrArray) strangers =
    adc_deck_import (deck, adc_deck_work_get_game (self->work), text);

  adc_deck_work_commit (self->work);
  g_signal_emit (self, imported, 0, adc_deck_count (deck) - n_before, strangers->len);
  gtk_window_close (GTK_WINDOW (self));
}

static void
show_failure (AdcDeckImportDialog *self, const char *text)
{
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (self), _("The File Could Not Be Read"),
                                              text);

  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr(AdcDeckImportDialog) self = user_data;
  g_autoptr(GError) error = NULL;
  g_autoptr(GBytes) bytes = g_input_stream_read_bytes_finish (G_INPUT_STREAM (source), result,
                                                              &error);
  gsize size = 0;
  const char *data = bytes != NULL ? g_bytes_get_data (bytes, &size) : NULL;
  g_autofree char *text = g_strndup (data != NULL ? data : "", size);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  if (error != NULL)
    show_failure (self, error->message);
  else if (size > ADC_DECK_MAX_LIST_BYTES)
    show_failure (self, _("It is too long for a list of cards."));
  else if (strlen (text) != size || !g_utf8_validate (text, -1, NULL))
    show_failure (self, _("It is no text."));
  else
    set_text (self, text);
}

static void
opened_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr(AdcDeckImportDialog) self = user_data;
  g_autoptr(GError) error = NULL;
  g_autoptr(GFileInputStream) stream = g_file_read_finish (G_FILE (source), result, &error);

  if (stream != NULL)
    g_input_stream_read_bytes_async (G_INPUT_STREAM (stream), ADC_DECK_MAX_LIST_BYTES + 1,
                                     G_PRIORITY_DEFAULT, self->cancellable, read_cb,
                                     g_object_ref (self));
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    show_failure (self, error->message);
}

static void
file_chosen (gpointer widget, const char *path, gpointer data G_GNUC_UNUSED)
{
  adc_deck_import_dialog_read_file (widget, path);
}

static void
choose_cb (AdcDeckImportDialog *self)
{
  const AdcFileQuestion question = {
    .title = _("Import a List"),
    .kind = _("Texts"),
    .suffix = ".txt",
    .answer = file_chosen,
  };

  adc_file_ask_open (self, &question);
}

static void
adc_deck_import_dialog_dispose (GObject *object)
{
  AdcDeckImportDialog *self = ADC_DECK_IMPORT_DIALOG (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_object (&self->work);
  g_clear_pointer (&self->strangers, g_ptr_array_unref);
  G_OBJECT_CLASS (adc_deck_import_dialog_parent_class)->dispose (object);
}

static void
adc_deck_import_dialog_class_init (AdcDeckImportDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_deck_import_dialog_dispose;
  /* How many cards were added, and how many lines named none of the game. */
  imported = g_signal_new ("imported", ADC_TYPE_DECK_IMPORT_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL,
                           NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "decks/adc-deck-import-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcDeckImportDialog, text);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckImportDialog, summary);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckImportDialog, group);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckImportDialog, list);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckImportDialog, add_button);
  gtk_widget_class_bind_template_callback (widget_class, text_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, add_cb);
  gtk_widget_class_bind_template_callback (widget_class, choose_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
adc_deck_import_dialog_init (AdcDeckImportDialog *self)
{
  self->cancellable = g_cancellable_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
adc_deck_import_dialog_new (AdcDeckWork *work)
{
  AdcDeckImportDialog *self;

  g_return_val_if_fail (ADC_IS_DECK_WORK (work), NULL);

  self = g_object_new (ADC_TYPE_DECK_IMPORT_DIALOG, NULL);
  self->work = g_object_ref (work);
  look (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->text));
  return GTK_WIDGET (self);
}

void
adc_deck_import_dialog_read_file (AdcDeckImportDialog *self, const char *path)
{
  g_autoptr(GFile) file = g_file_new_for_path (path);

  g_return_if_fail (ADC_IS_DECK_IMPORT_DIALOG (self));

  g_file_read_async (file, G_PRIORITY_DEFAULT, self->cancellable, opened_cb, g_object_ref (self));
}
