/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-confirm.h"

#include "adc-application.h"

#include <glib/gi18n-lib.h>

typedef struct {
  GtkWidget      *widget;
  AdcRemoval      remove;
  gpointer        data;
  GDestroyNotify  free_data;
} Question;

static void
free_question (gpointer data, GClosure *closure G_GNUC_UNUSED)
{
  Question *question = data;

  g_object_unref (question->widget);
  if (question->free_data != NULL)
    question->free_data (question->data);
  g_free (question);
}

static void
response_cb (Question *question, const char *response)
{
  if (g_str_equal (response, "remove") && gtk_widget_get_root (question->widget) != NULL)
    question->remove (question->widget, question->data);
}

static void
ask (GtkWindow *window, const char *heading, const char *name, Question *question)
{
  GtkWidget *dialog = adw_message_dialog_new (window, heading, name);

  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _("_Cancel"), "remove",
                                    _("_Remove"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "remove",
                                              ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_data (dialog, "response", G_CALLBACK (response_cb), question, free_question,
                         G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* FALSE: nobody wants to be asked. */
static gboolean
wants_question (GtkWidget *widget)
{
  GApplication *application = g_application_get_default ();

  return ADC_IS_APPLICATION (application) && gtk_widget_get_root (widget) != NULL &&
         g_settings_get_boolean (adc_application_get_settings (ADC_APPLICATION (application)),
                                 "confirm-removals");
}

void
adc_confirm_removal (gpointer widget, const AdcConfirmation *confirmation)
{
  Question *question;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  question = g_new0 (Question, 1);
  question->widget = g_object_ref (widget);
  question->remove = confirmation->remove;
  question->data = confirmation->data;
  question->free_data = confirmation->free_data;
  if (wants_question (widget)) {
    ask (GTK_WINDOW (gtk_widget_get_root (widget)), confirmation->heading, confirmation->name,
         question);
  } else {
    question->remove (widget, question->data);
    free_question (question, NULL);
  }
}
