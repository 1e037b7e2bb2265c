/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-value-dialog.h"

#include "adc-battle-report.h"
#include "adc-stat-editor.h"

#include <glib/gi18n-lib.h>

struct _AdcValueDialog {
  AdwWindow       parent_instance;
  GtkLabel       *question;
  AdwBin         *editor_bin;
  AdcStatEditor  *editor; /* of a piece */
  GtkEditable    *entry;  /* of what is none */
  GtkLabel       *error;
  GtkCheckButton *keep_button;
  AdcBoard       *board;
  AdcPiece       *piece; /* or NULL */
  AdcStat        *stat;
  char           *force; /* or NULL: the piece is no force of this battle */
};

G_DEFINE_FINAL_TYPE (AdcValueDialog, adc_value_dialog, ADW_TYPE_WINDOW)

static void
accept_action (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  adc_value_dialog_accept (ADC_VALUE_DIALOG (widget));
}

static void
adc_value_dialog_dispose (GObject *object)
{
  AdcValueDialog *self = ADC_VALUE_DIALOG (object);

  g_clear_object (&self->board);
  g_clear_object (&self->piece);
  g_clear_object (&self->stat);
  G_OBJECT_CLASS (adc_value_dialog_parent_class)->dispose (object);
}

static void
adc_value_dialog_finalize (GObject *object)
{
  g_free (ADC_VALUE_DIALOG (object)->force);
  G_OBJECT_CLASS (adc_value_dialog_parent_class)->finalize (object);
}

static void
adc_value_dialog_class_init (AdcValueDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_value_dialog_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_value_dialog_finalize;
  gtk_widget_class_set_template_from_resource (widget_class, ADC_RESOURCES
                                               "battle/adc-value-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcValueDialog, question);
  gtk_widget_class_bind_template_child (widget_class, AdcValueDialog, editor_bin);
  gtk_widget_class_bind_template_child (widget_class, AdcValueDialog, error);
  gtk_widget_class_bind_template_child (widget_class, AdcValueDialog, keep_button);
  gtk_widget_class_install_action (widget_class, "value.accept", NULL, accept_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
adc_value_dialog_init (AdcValueDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static GtkWidget *
create_entry (AdcValueDialog *self)
{
  GtkWidget *entry = gtk_entry_new ();

  self->entry = GTK_EDITABLE (entry);
  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  adc_stat_get_title (self->stat), -1);
  return entry;
}

static GtkWidget *
create_editor (AdcValueDialog *self)
{
  self->editor = ADC_STAT_EDITOR (adc_stat_editor_new (self->piece, self->stat));
  g_signal_connect_object (self->editor, "activate", G_CALLBACK (adc_value_dialog_accept), self,
                           G_CONNECT_SWAPPED);
  return GTK_WIDGET (self->editor);
}

static void
fill (AdcValueDialog *self, const char *name, const char *hint)
{
  g_autofree char *question = g_strdup_printf ("%s — %s\n%s", name,
                                               adc_stat_get_title (self->stat), hint);
  GtkWidget *editor = self->piece != NULL ? create_editor (self) : create_entry (self);

  gtk_label_set_label (self->question, question);
  adw_bin_set_child (self->editor_bin, editor);
  gtk_widget_set_visible (GTK_WIDGET (self->keep_button),
                          self->piece != NULL && self->force != NULL &&
                            adc_board_get_completions (self->board) != NULL);
  gtk_widget_grab_focus (editor);
}

static void
open_dialog (AdcBoard *board, AdcPiece *piece, AdcStat *stat, const char *force, const char *name,
             const char *hint)
{
  AdcValueDialog *self = g_object_new (ADC_TYPE_VALUE_DIALOG, NULL);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (board));

  self->board = g_object_ref (board);
  g_set_object (&self->piece, piece);
  self->stat = g_object_ref (stat);
  self->force = g_strdup (force);
  fill (self, name, hint);
  if (GTK_IS_WINDOW (root))
    gtk_window_set_transient_for (GTK_WINDOW (self), GTK_WINDOW (root));
  gtk_window_present (GTK_WINDOW (self));
}

gboolean
adc_value_dialog_present (AdcBoard *board, const char *force, const char *stat, const char *hint)
{
  AdcBattleSession *session = adc_board_get_session (board);
  AdcGame *game = adc_battle_session_get_game (session);
  AdcScenario *scenario = adc_battle_session_get_scenario (session);
  AdcScenarioForce *asked = adc_scenario_find_force (scenario, force, NULL);
  AdcEntry *piece = asked != NULL && asked->unit != NULL ? adc_game_lookup (game, asked->unit)
                                                         : NULL;
  AdcStat *needed = adc_game_get_stat (game, piece != NULL ? adc_entry_get_kind (piece)
                                                           : ADC_KIND_CARD, stat);
  g_autofree char *name = NULL;

  if (asked == NULL || needed == NULL || (asked->unit != NULL && !ADC_IS_PIECE (piece)))
    return FALSE;

  name = piece != NULL ? g_strdup (adc_entry_get_title (piece))
                       : adc_scenario_dup_force_name (game, scenario, force);
  open_dialog (board, piece != NULL ? ADC_PIECE (piece) : NULL, needed, force, name, hint);
  return TRUE;
}

gboolean
adc_value_dialog_present_piece (AdcBoard *board, const char *piece, const char *stat,
                                const char *hint)
{
  AdcGame *game = adc_battle_session_get_game (adc_board_get_session (board));
  AdcEntry *entry = adc_game_lookup (game, piece);
  AdcStat *needed = ADC_IS_PIECE (entry)
                      ? adc_game_get_stat (game, adc_entry_get_kind (entry), stat)
                      : NULL;

  if (needed == NULL || adc_board_get_completions (board) == NULL)
    return FALSE;

  open_dialog (board, ADC_PIECE (entry), needed, NULL, adc_entry_get_title (entry), hint);
  return TRUE;
}

static char *
dup_text (AdcValueDialog *self)
{
  if (self->editor != NULL)
    return adc_stat_editor_dup_text (self->editor);

  return *gtk_editable_get_text (self->entry) != '\0'
           ? g_strdup (gtk_editable_get_text (self->entry))
           : NULL;
}

/* NULL: nothing was typed, or nonsense, which is said. */
static char *
read_value (AdcValueDialog *self)
{
  AdcGame *game = adc_battle_session_get_game (adc_board_get_session (self->board));
  g_autofree char *text = dup_text (self);
  g_autoptr(GError) error = NULL;
  char *value = text != NULL ? adc_stat_normalise (self->stat, game, text, &error) : NULL;

  if (self->editor != NULL)
    adc_stat_editor_set_error (self->editor, value == NULL);
  gtk_label_set_label (self->error, error != NULL ? error->message : "");
  gtk_widget_set_visible (GTK_WIDGET (self->error), error != NULL);
  if (value == NULL)
    gtk_widget_grab_focus (self->editor != NULL ? GTK_WIDGET (self->editor)
                                                : GTK_WIDGET (self->entry));

  return value;
}

/* In this battle only. */
static void
use_once (AdcValueDialog *self, const char *value)
{
  AdcBattleSession *session = adc_board_get_session (self->board);
  g_autoptr(AdcScenario) copy = adc_scenario_copy (adc_battle_session_get_scenario (session));
  AdcScenarioForce *force = self->force != NULL
                              ? adc_scenario_find_force (copy, self->force, NULL)
                              : NULL;

  if (force != NULL)
    adc_settings_set (force->values, adc_stat_get_id (self->stat), value);
  if (!adc_scenario_equal (copy, adc_battle_session_get_scenario (session)))
    adc_battle_session_edit (session, copy);
}

gboolean
adc_value_dialog_accept (AdcValueDialog *self)
{
  AdcCompletions *completions;
  g_autofree char *value = NULL;
  g_autoptr(GError) error = NULL;

  g_return_val_if_fail (ADC_IS_VALUE_DIALOG (self), FALSE);

  completions = adc_board_get_completions (self->board);
  value = adc_board_get_session (self->board) != NULL ? read_value (self) : NULL;
  if (value == NULL)
    return FALSE;

  if (completions != NULL && self->piece != NULL &&
      gtk_check_button_get_active (self->keep_button) &&
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
