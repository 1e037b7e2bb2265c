/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-buck-value-dialog.h"

#include "adc-buck-edit.h"
#include "adc-stat-editor.h"

#include <glib/gi18n-lib.h>

struct _AdcBuckValueDialog {
  AdwWindow       parent_instance;
  GtkLabel       *question;
  AdwBin         *editor_bin;
  AdcStatEditor  *editor;
  GtkLabel       *error;
  GtkCheckButton *keep_button;
  AdcBoard       *board;
  AdcPiece       *piece;
  AdcStat        *stat;
  char           *force;
};

G_DEFINE_FINAL_TYPE (AdcBuckValueDialog, adc_buck_value_dialog, ADW_TYPE_WINDOW)

static void
accept_action (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  adc_buck_value_dialog_accept (ADC_BUCK_VALUE_DIALOG (widget));
}

static void
adc_buck_value_dialog_dispose (GObject *object)
{
  AdcBuckValueDialog *self = ADC_BUCK_VALUE_DIALOG (object);

  g_clear_object (&self->board);
  g_clear_object (&self->piece);
  g_clear_object (&self->stat);
  G_OBJECT_CLASS (adc_buck_value_dialog_parent_class)->dispose (object);
}

static void
adc_buck_value_dialog_finalize (GObject *object)
{
  g_free (ADC_BUCK_VALUE_DIALOG (object)->force);
  G_OBJECT_CLASS (adc_buck_value_dialog_parent_class)->finalize (object);
}

static void
adc_buck_value_dialog_class_init (AdcBuckValueDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_buck_value_dialog_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_buck_value_dialog_finalize;
  gtk_widget_class_set_template_from_resource (widget_class, ADC_RESOURCES
                                               "battle/buck-rogers/adc-buck-value-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcBuckValueDialog, question);
  gtk_widget_class_bind_template_child (widget_class, AdcBuckValueDialog, editor_bin);
  gtk_widget_class_bind_template_child (widget_class, AdcBuckValueDialog, error);
  gtk_widget_class_bind_template_child (widget_class, AdcBuckValueDialog, keep_button);
  gtk_widget_class_install_action (widget_class, "value.accept", NULL, accept_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
adc_buck_value_dialog_init (AdcBuckValueDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
fill (AdcBuckValueDialog *self)
{
  /* Translators: a piece and the value wanted, as in “Leader — Bonus to the dice” */
  g_autofree char *question = g_strdup_printf (_("%s — %s: read it in the advanced rules."),
                                               adc_entry_get_title (ADC_ENTRY (self->piece)),
                                               adc_stat_get_title (self->stat));

  gtk_label_set_label (self->question, question);
  self->editor = ADC_STAT_EDITOR (adc_stat_editor_new (self->piece, self->stat));
  g_signal_connect_object (self->editor, "activate", G_CALLBACK (adc_buck_value_dialog_accept),
                           self, G_CONNECT_SWAPPED);
  adw_bin_set_child (self->editor_bin, GTK_WIDGET (self->editor));
  gtk_widget_set_visible (GTK_WIDGET (self->keep_button),
                          adc_board_get_completions (self->board) != NULL);
  gtk_widget_grab_focus (GTK_WIDGET (self->editor));
}

gboolean
adc_buck_value_dialog_present (AdcBoard *board, const char *force, const char *stat)
{
  AdcBattleSession *session = adc_board_get_session (board);
  AdcGame *game = adc_battle_session_get_game (session);
  AdcScenarioForce *asked = adc_scenario_find_force (adc_battle_session_get_scenario (session),
                                                     force, NULL);
  AdcEntry *piece = asked != NULL && asked->unit != NULL ? adc_game_lookup (game, asked->unit)
                                                         : NULL;
  AdcStat *needed = adc_game_get_stat (game, ADC_KIND_UNIT, stat);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (board));
  AdcBuckValueDialog *self;

  if (!ADC_IS_PIECE (piece) || needed == NULL)
    return FALSE;

  self = g_object_new (ADC_TYPE_BUCK_VALUE_DIALOG, NULL);
  self->board = g_object_ref (board);
  self->piece = g_object_ref (ADC_PIECE (piece));
  self->stat = g_object_ref (needed);
  self->force = g_strdup (force);
  fill (self);
  if (GTK_IS_WINDOW (root))
    gtk_window_set_transient_for (GTK_WINDOW (self), GTK_WINDOW (root));
  gtk_window_present (GTK_WINDOW (self));
  return TRUE;
}

/* NULL: nothing was typed, or nonsense, which is said. */
static char *
read_value (AdcBuckValueDialog *self)
{
  AdcGame *game = adc_battle_session_get_game (adc_board_get_session (self->board));
  g_autofree char *text = adc_stat_editor_dup_text (self->editor);
  g_autoptr(GError) error = NULL;
  char *value = text != NULL ? adc_stat_normalise (self->stat, game, text, &error) : NULL;

  adc_stat_editor_set_error (self->editor, value == NULL);
  gtk_label_set_label (self->error, error != NULL ? error->message : "");
  gtk_widget_set_visible (GTK_WIDGET (self->error), error != NULL);
  if (value == NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->editor));

  return value;
}

/* In this battle only. */
static void
use_once (AdcBuckValueDialog *self, const char *value)
{
  AdcBattleSession *session = adc_board_get_session (self->board);
  g_autoptr(AdcScenario) copy = adc_buck_edit_begin (session, FALSE);
  AdcScenarioForce *force = adc_scenario_find_force (copy, self->force, NULL);

  if (force != NULL)
    adc_settings_set (force->values, adc_stat_get_id (self->stat), value);
  adc_buck_edit_finish (session, copy);
}

gboolean
adc_buck_value_dialog_accept (AdcBuckValueDialog *self)
{
  AdcCompletions *completions;
  g_autofree char *value = NULL;
  g_autoptr(GError) error = NULL;

  g_return_val_if_fail (ADC_IS_BUCK_VALUE_DIALOG (self), FALSE);

  completions = adc_board_get_completions (self->board);
  value = adc_board_get_session (self->board) != NULL ? read_value (self) : NULL;
  if (value == NULL)
    return FALSE;

  if (completions != NULL && gtk_check_button_get_active (self->keep_button) &&
      adc_completions_set (completions, self->piece, adc_stat_get_id (self->stat), value, &error)) {
    adc_battle_session_refresh (adc_board_get_session (self->board));
    gtk_widget_activate_action (GTK_WIDGET (self->board), "win.toast", "s",
                                _("Your value is kept"));
  } else {
    use_once (self, value);
  }
  gtk_window_close (GTK_WINDOW (self));
  return TRUE;
}
