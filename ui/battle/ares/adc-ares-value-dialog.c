/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ares-value-dialog.h"

#include "adc-ares-edit.h"
#include "adc-ares-value-form.h"
#include "adc-ares-values.h"

#include <glib/gi18n-lib.h>

struct _AdcAresValueDialog {
  AdwWindow         parent_instance;
  GtkLabel         *question;
  AdcAresValueForm *form;
  AdcBoard         *board;
  char             *force;
};

G_DEFINE_FINAL_TYPE (AdcAresValueDialog, adc_ares_value_dialog, ADW_TYPE_WINDOW)

static void
accept_action (GtkWidget *widget, const char *name G_GNUC_UNUSED,
               GVariant *parameter G_GNUC_UNUSED)
{
  adc_ares_value_dialog_accept (ADC_ARES_VALUE_DIALOG (widget));
}

static void
form_activated_cb (AdcAresValueDialog *self)
{
  adc_ares_value_dialog_accept (self);
}

static void
adc_ares_value_dialog_dispose (GObject *object)
{
  g_clear_object (&ADC_ARES_VALUE_DIALOG (object)->board);
  G_OBJECT_CLASS (adc_ares_value_dialog_parent_class)->dispose (object);
}

static void
adc_ares_value_dialog_finalize (GObject *object)
{
  g_free (ADC_ARES_VALUE_DIALOG (object)->force);
  G_OBJECT_CLASS (adc_ares_value_dialog_parent_class)->finalize (object);
}

static void
adc_ares_value_dialog_class_init (AdcAresValueDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_ares_value_dialog_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_ares_value_dialog_finalize;
  g_type_ensure (ADC_TYPE_ARES_VALUE_FORM);
  gtk_widget_class_set_template_from_resource (
    widget_class, ADC_RESOURCES "battle/ares/adc-ares-value-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcAresValueDialog, question);
  gtk_widget_class_bind_template_child (widget_class, AdcAresValueDialog, form);
  gtk_widget_class_bind_template_callback (widget_class, form_activated_cb);
  gtk_widget_class_install_action (widget_class, "value.accept", NULL, accept_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
adc_ares_value_dialog_init (AdcAresValueDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

AdcAresValueDialog *
adc_ares_value_dialog_new (AdcBoard *board, const char *force, const char *stat)
{
  AdcBattleSession *session = adc_board_get_session (board);
  AdcGame *game = adc_battle_session_get_game (session);
  AdcScenarioForce *asked = adc_scenario_find_force (adc_battle_session_get_scenario (session),
                                                     force, NULL);
  AdcStat *needed = adc_game_get_stat (game, ADC_KIND_UNIT, stat);
  g_autofree char *question = NULL;
  AdcAresValueDialog *self;

  if (asked == NULL || needed == NULL)
    return NULL;

  self = g_object_new (ADC_TYPE_ARES_VALUE_DIALOG, NULL);
  self->board = g_object_ref (board);
  self->force = g_strdup (force);
  /* Translators: a unit and the value wanted, as in “Trooper — Against Infantry” */
  question = g_strdup_printf (_("%s — %s: read it on the card."),
                              adc_ares_force_get_name (game, asked), adc_stat_get_title (needed));
  gtk_label_set_label (self->question, question);
  adc_ares_value_form_fill (self->form, game, asked, stat, adc_board_get_completions (board));
  gtk_widget_grab_focus (GTK_WIDGET (self->form));

  return self;
}

gboolean
adc_ares_value_dialog_accept (AdcAresValueDialog *self)
{
  AdcBattleSession *session;
  g_autoptr(AdcScenario) copy = NULL;
  AdcScenarioForce *force;
  gboolean has_kept = FALSE;

  g_return_val_if_fail (ADC_IS_ARES_VALUE_DIALOG (self), FALSE);

  if (!adc_ares_value_form_check (self->form))
    return FALSE;

  session = adc_board_get_session (self->board);
  copy = adc_ares_edit_begin (session, FALSE);
  force = adc_scenario_find_force (copy, self->force, NULL);
  if (force != NULL)
    has_kept = adc_ares_value_form_apply (self->form, force);
  adc_ares_value_form_finish (session, copy, FALSE, has_kept, GTK_WIDGET (self->board));
  gtk_window_close (GTK_WINDOW (self));

  return TRUE;
}
