/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-battle-view-private.h"

#include "adc-language.h"
#include "adc-rename-dialog.h"

#include <glib/gi18n-lib.h>

#define MAX_TITLE 120 /* characters */

/* To what was opened, so that the keys of the board work at once. */
static void
focus_board (AdcBattleView *self)
{
  GtkWidget *board = GTK_WIDGET (self->board);
  GtkWidget *focus;

  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
  if (!gtk_widget_get_mapped (board) || gtk_widget_grab_focus (board))
    return;

  focus = gtk_root_get_focus (gtk_widget_get_root (board));
  if (focus == NULL || !gtk_widget_is_ancestor (focus, board))
    gtk_widget_child_focus (board, GTK_DIR_TAB_FORWARD);
}

gboolean
adc_battle_view_open_example (AdcBattleView *self, const char *id)
{
  GPtrArray *examples = adc_battles_get_examples (self->battles, adc_game_get_id (self->game));

  for (guint i = 0; i < examples->len; i++) {
    if (g_strcmp0 (adc_scenario_get_id (examples->pdata[i]), id) == 0) {
      g_autoptr(AdcScenario) copy = adc_scenario_copy (examples->pdata[i]);

      adc_scenario_set_file (copy, NULL); /* what is made of it is the player's own */
      adc_battle_session_open (self->session, copy);
      focus_board (self);
      return TRUE;
    }
  }

  return FALSE;
}

static void
new_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
               GVariant *parameter G_GNUC_UNUSED)
{
  AdcBattleView *self = ADC_BATTLE_VIEW (widget);
  g_autoptr(AdcScenario) scenario = adc_battles_create_empty (self->game);

  adc_battle_session_open (self->session, scenario);
  focus_board (self);
}

static void
open_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                GVariant *parameter G_GNUC_UNUSED)
{
  adc_battle_view_ask_open (ADC_BATTLE_VIEW (widget));
}

static void
open_recent_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *parameter)
{
  g_autoptr(GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));

  adc_battle_view_open_file (ADC_BATTLE_VIEW (widget), file);
}

static void
example_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *parameter)
{
  adc_battle_view_open_example (ADC_BATTLE_VIEW (widget), g_variant_get_string (parameter, NULL));
}

static void
browse_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                  GVariant *parameter G_GNUC_UNUSED)
{
  gtk_menu_button_popup (ADC_BATTLE_VIEW (widget)->open_button);
}

static void
save_activated (GtkWidget *widget, const char *name, GVariant *parameter G_GNUC_UNUSED)
{
  AdcBattleView *self = ADC_BATTLE_VIEW (widget);
  const char *path = adc_scenario_get_file (adc_battle_session_get_scenario (self->session));

  if (path != NULL && g_str_equal (name, "battle.save")) {
    g_autoptr(GFile) file = g_file_new_for_path (path);

    adc_battle_view_save_file (self, file);
  } else {
    adc_battle_view_ask_save (self);
  }
}

static void
undo_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                GVariant *parameter G_GNUC_UNUSED)
{
  adc_battle_session_undo (ADC_BATTLE_VIEW (widget)->session);
}

static void
redo_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                GVariant *parameter G_GNUC_UNUSED)
{
  adc_battle_session_redo (ADC_BATTLE_VIEW (widget)->session);
}

static void
reset_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                 GVariant *parameter G_GNUC_UNUSED)
{
  adc_battle_session_reset (ADC_BATTLE_VIEW (widget)->session);
}

static void
rename_response_cb (AdcBattleView *self, const char *response, AdwMessageDialog *dialog)
{
  g_autofree char *title = adc_rename_dialog_dup_name (dialog, response);
  g_autoptr(AdcScenario) copy = NULL;

  if (title == NULL || self->session == NULL)
    return;

  copy = adc_scenario_copy (adc_battle_session_get_scenario (self->session));
  adc_scenario_take_title (copy, adc_text_new (adc_language_get_current (), title));
  adc_battle_session_edit (self->session, copy);
}

static void
rename_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                  GVariant *parameter G_GNUC_UNUSED)
{
  AdcBattleView *self = ADC_BATTLE_VIEW (widget);
  const AdcRenaming renaming = {
    .heading = _("Rename the Battle"),
    .field = _("Name of the battle"),
    .missing = _("A battle needs a name."),
    .name = gtk_label_get_label (self->title_label),
    .max_length = MAX_TITLE,
  };

  g_signal_connect_object (adc_rename_dialog_new (widget, &renaming), "response",
                           G_CALLBACK (rename_response_cb), self, G_CONNECT_SWAPPED);
}

static void
score_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                 GVariant *parameter G_GNUC_UNUSED)
{
  adc_board_show_score_aid (ADC_BATTLE_VIEW (widget)->board);
}

static void
pin_activated (GtkWidget *widget, const char *name, GVariant *parameter G_GNUC_UNUSED)
{
  AdcBattleView *self = ADC_BATTLE_VIEW (widget);

  if (g_str_equal (name, "battle.pin"))
    adc_battle_session_pin (self->session);
  else
    adc_battle_session_unpin (self->session);
  adc_battle_view_update_actions (self);
}

static void
ask_value_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *parameter)
{
  const char *force, *stat;

  g_variant_get (parameter, "(&s&s)", &force, &stat);
  adc_board_ask_value (ADC_BATTLE_VIEW (widget)->board, force, stat);
}

/* The view's own keys, wherever the focus is in the window, as long as the view is on screen. In
 * an entry the letters are the entry's. */
static gboolean
shortcut_pressed (GtkWidget *widget, GVariant *arguments G_GNUC_UNUSED, gpointer action)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));

  if (!gtk_widget_get_mapped (widget) || (focus != NULL && GTK_IS_EDITABLE (focus)))
    return FALSE;

  return gtk_widget_activate_action (widget, action, NULL);
}

void
adc_battle_view_add_shortcuts (AdcBattleView *self)
{
  static const struct {
    const char *trigger;
    const char *action;
  } shortcuts[] = {
    { "<Control>n", "battle.new" },
    { "<Control>o", "battle.open" },
    { "<Control><Shift>o", "battle.browse" },
    { "<Control>s", "battle.save" },
    { "<Control><Shift>s", "battle.save-as" },
    { "<Control>z", "battle.undo" },
    { "<Control><Shift>z|<Control>y", "battle.redo" },
  };
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller),
                                     GTK_SHORTCUT_SCOPE_GLOBAL);
  for (guint i = 0; i < G_N_ELEMENTS (shortcuts); i++) {
    GtkShortcutTrigger *trigger = gtk_shortcut_trigger_parse_string (shortcuts[i].trigger);
    GtkShortcutAction *action =
      gtk_callback_action_new (shortcut_pressed, (gpointer) shortcuts[i].action, NULL);

    gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                          gtk_shortcut_new (trigger, action));
  }
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

void
adc_battle_view_update_actions (AdcBattleView *self)
{
  static const char * const others[] = { "new",    "open",  "open-recent", "example", "browse",
                                         "save",   "reset", "save-as",     "rename",  "pin",
                                         "ask-value" };
  GtkWidget *widget = GTK_WIDGET (self);
  AdcBattleSession *session = self->session;

  for (guint i = 0; i < G_N_ELEMENTS (others); i++) {
    g_autofree char *name = g_strconcat ("battle.", others[i], NULL);

    gtk_widget_action_set_enabled (widget, name, session != NULL);
  }

  gtk_widget_action_set_enabled (widget, "battle.score",
                                 self->board != NULL && adc_board_has_score_aid (self->board));
  gtk_widget_action_set_enabled (widget, "battle.undo",
                                 session != NULL && adc_battle_session_can_undo (session));
  gtk_widget_action_set_enabled (widget, "battle.redo",
                                 session != NULL && adc_battle_session_can_redo (session));
  gtk_widget_action_set_enabled (widget, "battle.unpin",
                                 session != NULL &&
                                   adc_battle_session_get_pinned_scenario (session) != NULL);
}

void
adc_battle_view_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "battle.new", NULL, new_activated);
  gtk_widget_class_install_action (widget_class, "battle.open", NULL, open_activated);
  gtk_widget_class_install_action (widget_class, "battle.open-recent", "s", open_recent_activated);
  gtk_widget_class_install_action (widget_class, "battle.example", "s", example_activated);
  gtk_widget_class_install_action (widget_class, "battle.browse", NULL, browse_activated);
  gtk_widget_class_install_action (widget_class, "battle.save", NULL, save_activated);
  gtk_widget_class_install_action (widget_class, "battle.save-as", NULL, save_activated);
  gtk_widget_class_install_action (widget_class, "battle.undo", NULL, undo_activated);
  gtk_widget_class_install_action (widget_class, "battle.redo", NULL, redo_activated);
  gtk_widget_class_install_action (widget_class, "battle.reset", NULL, reset_activated);
  gtk_widget_class_install_action (widget_class, "battle.rename", NULL, rename_activated);
  gtk_widget_class_install_action (widget_class, "battle.score", NULL, score_activated);
  gtk_widget_class_install_action (widget_class, "battle.pin", NULL, pin_activated);
  gtk_widget_class_install_action (widget_class, "battle.unpin", NULL, pin_activated);
  gtk_widget_class_install_action (widget_class, "battle.ask-value", "(ss)", ask_value_activated);
}
