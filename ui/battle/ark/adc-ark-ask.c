/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ark-ask.h"

#include "adc-ark-board-words.h"
#include "adc-ark-edit.h"
#include "adc-ark-number.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

static const struct {
  const char *setting;
  const char *title;
  const char *hint;
  int         max;
} questions[] = {
  { "arsenal", N_("Arsenal"), N_("Read it on the arsenal track of the biodome."),
    ADC_ARK_MAX_ARSENAL },
  { "defence", N_("Defence per unit"), N_("It is printed on the biodome."), ADC_ARK_MAX_DEFENCE },
  { "unseen", N_("Cards nobody has seen"), N_("Count them: the Alien’s Pen is not one of them."),
    ADC_ARK_MAX_HAND - 1 },
};

typedef struct {
  AdcBoard   *board;
  AdcArkSide  side;
  const char *setting;
} Question;

static void
question_free (Question *self)
{
  g_object_unref (self->board);
  g_free (self);
}

static void
response_cb (GtkWidget *dialog, const char *response, Question *question)
{
  GtkWidget *number = adw_message_dialog_get_extra_child (ADW_MESSAGE_DIALOG (dialog));
  AdcBattleSession *session = adc_board_get_session (question->board);
  const int value = adc_ark_number_get_value (ADC_ARK_NUMBER (number));

  if (g_str_equal (response, "use") && session != NULL && value != ADC_ARK_UNKNOWN)
    adc_ark_edit_set_number (session, adc_ark_side_get_id (question->side), question->setting,
                             value);
}

static void
present (AdcBoard *board, AdcArkSide side, guint i)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (board));
  g_autofree char *heading = g_strdup_printf ("%s — %s", adc_ark_side_get_role (side),
                                              _(questions[i].title));
  GtkWidget *dialog = adw_message_dialog_new (GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL,
                                              heading, _(questions[i].hint));
  GtkWidget *number = adc_ark_number_new (_(questions[i].title), heading, ADC_ARK_UNKNOWN,
                                          questions[i].max);
  Question *question = g_new0 (Question, 1);

  question->board = g_object_ref (board);
  question->side = side;
  question->setting = questions[i].setting;
  g_signal_connect_object (number, "activate", G_CALLBACK (gtk_widget_activate_default), number, 0);
  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog), number);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _("_Cancel"), "use",
                                    _("_Use"), NULL);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "use");
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "use",
                                              ADW_RESPONSE_SUGGESTED);
  g_signal_connect_data (dialog, "response", G_CALLBACK (response_cb), question,
                         (GClosureNotify) (void (*) (void)) question_free, 0);
  gtk_window_present (GTK_WINDOW (dialog));
  gtk_widget_grab_focus (number);
}

gboolean
adc_ark_ask (AdcBoard *board, AdcArkSide side, const char *setting)
{
  g_return_val_if_fail (ADC_IS_BOARD (board), FALSE);

  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    if (g_str_equal (questions[i].setting, setting)) {
      present (board, side, i);
      return TRUE;
    }

  return FALSE;
}
