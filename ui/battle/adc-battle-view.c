/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-battle-view-private.h"

#include "adc-battle-report.h"
#include "adc-boards.h"
#include "adc-two-columns.h"
#include "adc-view.h"

#include <glib/gi18n-lib.h>

static void
update_shot (AdcBattleView *self)
{
  const char *from = adc_board_get_from (self->board);
  const char *at = adc_board_get_at (self->board);

  adc_shot_panel_set_shot (self->shot_panel, from, at);
  adc_dice_panel_set_shot (self->dice_panel, from, at);
}

static void
target_chosen_cb (AdcBattleView *self, const char *at)
{
  adc_board_select (self->board, adc_board_get_from (self->board), at);
}

static void
update_file (AdcBattleView *self)
{
  const char *path = adc_scenario_get_file (adc_battle_session_get_scenario (self->session));
  const gboolean is_modified = adc_battle_session_is_modified (self->session);
  g_autofree char *name = path != NULL ? g_path_get_basename (path) : NULL;
  g_autofree char *shown = name != NULL ? g_filename_display_name (name) : NULL;
  g_autofree char *text = NULL;

  if (shown != NULL && is_modified)
    /* Translators: %s is the name of a file */
    text = g_strdup_printf (_("%s, changed since it was saved"), shown);
  gtk_label_set_label (self->file_label, text != NULL ? text : shown != NULL ? shown : "");
  gtk_widget_set_visible (GTK_WIDGET (self->file_label), shown != NULL);
}

static void
update_heading (AdcBattleView *self)
{
  AdcScenario *scenario = adc_battle_session_get_scenario (self->session);
  const char *title = adc_scenario_get_title (scenario);
  const char *summary = adc_scenario_get_summary (scenario);
  const char *id = adc_scenario_get_rule (scenario);
  AdcEntry *rule = id != NULL ? adc_game_lookup (self->game, id) : NULL;

  gtk_label_set_label (self->title_label, title != NULL ? title : _("New battle"));
  gtk_label_set_label (self->summary_label, summary != NULL ? summary : "");
  gtk_widget_set_visible (GTK_WIDGET (self->summary_label), summary != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->rule_button), rule != NULL);
  if (rule != NULL) {
    g_autofree char *location = adc_entry_dup_location (rule);

    gtk_actionable_set_action_target (GTK_ACTIONABLE (self->rule_button), "s", location);
    gtk_label_set_label (self->rule_label, adc_entry_get_title (rule));
    gtk_accessible_update_property (GTK_ACCESSIBLE (self->rule_button),
                                    GTK_ACCESSIBLE_PROPERTY_LABEL, adc_entry_get_title (rule), -1);
  }
  update_file (self);
}

/* What had the focus may be gone by now. GTK 4.8 holds on to it for a frame, and lets go of it in
 * the middle of giving the focus to a label with links, which then looks at freed memory. */
static void
drop_stale_focus (AdcBattleView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && gtk_widget_get_root (focus) != root)
    gtk_root_set_focus (root, NULL);
}

static void
session_changed_cb (AdcBattleView *self)
{
  drop_stale_focus (self);
  update_heading (self);
  adc_battle_view_update_actions (self);
}

static void
modified_cb (AdcBattleView *self)
{
  update_file (self);
  adc_battle_view_update_actions (self);
}

/* A board either has panels of its own beside it, or those of a battle of chance. */
static void
show_panels (AdcBattleView *self)
{
  const gboolean has_chance = self->panels == NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->shot_panel), has_chance);
  gtk_widget_set_visible (GTK_WIDGET (self->dice_panel), has_chance);
  gtk_widget_set_visible (GTK_WIDGET (self->forecast_pane), has_chance);
  if (adc_board_is_tall (self->board))
    gtk_widget_add_css_class (GTK_WIDGET (self->forecast_pane), "aside");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->forecast_pane), "aside");
  gtk_widget_queue_resize (self->columns);
  for (guint i = 0; !has_chance && i < self->panels->len; i++)
    gtk_widget_set_parent (self->panels->pdata[i], self->columns);
}

static void
drop_panels (AdcBattleView *self)
{
  for (guint i = 0; self->panels != NULL && i < self->panels->len; i++)
    gtk_widget_unparent (self->panels->pdata[i]);
  g_clear_pointer (&self->panels, g_ptr_array_unref);
}

static void
drop_session (AdcBattleView *self)
{
  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  adc_shot_panel_set_session (self->shot_panel, NULL);
  adc_dice_panel_set_session (self->dice_panel, NULL);
  adc_dice_panel_set_board (self->dice_panel, NULL);
  adc_forecast_pane_set_session (self->forecast_pane, NULL);
  drop_panels (self);
  adw_bin_set_child (self->board_bin, NULL);
  self->board = NULL;
  g_clear_object (&self->session);
}

static void
take_session (AdcBattleView *self, AdcBattleSession *session)
{
  const char *game = adc_game_get_id (self->game);
  g_autofree char *wanted = g_steal_pointer (&self->wanted);

  self->session = g_object_ref (session);
  self->board = ADC_BOARD (adc_board_new_for_game (game));
  adc_board_set_completions (self->board, self->completions);
  adw_bin_set_child (self->board_bin, GTK_WIDGET (self->board));
  g_signal_connect_object (self->board, "shot-selected", G_CALLBACK (update_shot), self,
                           G_CONNECT_SWAPPED);

  /* The board first: what is beside it shows what the board points at. */
  adc_board_set_session (self->board, session);
  self->panels = adc_board_list_panels (self->board);
  show_panels (self);
  if (self->panels == NULL) {
    adc_shot_panel_set_session (self->shot_panel, session);
    adc_dice_panel_set_board (self->dice_panel, self->board);
    adc_dice_panel_set_session (self->dice_panel, session);
    adc_forecast_pane_set_session (self->forecast_pane, session);
  }
  adc_examples_menu_set_game (self->examples_menu, self->game,
                              adc_battles_get_examples (self->battles, game));
  g_signal_connect_object (session, "changed", G_CALLBACK (session_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::is-modified", G_CALLBACK (modified_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::pinned", G_CALLBACK (adc_battle_view_update_actions),
                           self, G_CONNECT_SWAPPED);
  session_changed_cb (self);
  update_shot (self);
  gtk_stack_set_visible_child (self->stack, self->battle_page);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.update-paper", NULL);
  if (wanted != NULL)
    adc_battle_view_open_example (self, wanted);
}

static void
opened_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr(AdcBattleView) self = user_data;
  g_autoptr(AdcBattleSession) session = adc_battles_open_finish (ADC_BATTLES (source), result);

  /* Another game may have been chosen meanwhile, or the window closed. */
  if (self->battles != NULL && self->session == NULL &&
      adc_battle_session_get_game (session) == self->game)
    take_session (self, session);
}

/* The battle is loaded when somebody looks at it for the first time. */
static void
show_battle (AdcBattleView *self)
{
  const char *game = adc_game_get_id (self->game);
  AdcBattleSession *session = adc_battles_get_session (self->battles, game);

  if (!adc_battle_is_offered (game)) {
    gtk_stack_set_visible_child (self->stack, self->none_page);
  } else if (self->session != NULL) {
    gtk_stack_set_visible_child (self->stack, self->battle_page);
  } else if (session != NULL) {
    take_session (self, session);
  } else {
    gtk_stack_set_visible_child (self->stack, self->loading_page);
    adc_battles_open_async (self->battles, self->game, opened_cb, g_object_ref (self));
  }
}

static void
adc_battle_view_set_game (AdcView *view, AdcGame *game)
{
  AdcBattleView *self = ADC_BATTLE_VIEW (view);

  drop_session (self);
  g_clear_pointer (&self->wanted, g_free);
  g_set_object (&self->game, game);
  adc_battle_view_update_actions (self);
}

static void
adc_battle_view_show_start (AdcView *view)
{
  show_battle (ADC_BATTLE_VIEW (view));
}

static gboolean
is_example (AdcGame *game, const char *id)
{
  g_autofree char *name = g_strconcat (id, ".xml", NULL);
  g_autofree char *path = g_build_filename (adc_game_get_folder (game), "scenarios", name, NULL);

  return strchr (id, '/') == NULL && g_file_test (path, G_FILE_TEST_IS_REGULAR);
}

static gboolean
adc_battle_view_show_item (AdcView *view, const char *id)
{
  AdcBattleView *self = ADC_BATTLE_VIEW (view);

  if (!adc_battle_is_offered (adc_game_get_id (self->game)) || !is_example (self->game, id))
    return FALSE;

  g_free (self->wanted);
  self->wanted = g_strdup (id);
  show_battle (self);
  if (self->session != NULL && self->wanted != NULL) {
    g_autofree char *wanted = g_steal_pointer (&self->wanted);

    adc_battle_view_open_example (self, wanted);
  }

  return TRUE;
}

static const char *
adc_battle_view_get_scope (AdcView *view, AdcScope scope)
{
  return scope == ADC_SCOPE_PAGE && ADC_BATTLE_VIEW (view)->session != NULL ? _("_Result") : NULL;
}

static AdcPaper *
adc_battle_view_dup_paper (AdcView *view, AdcScope scope G_GNUC_UNUSED)
{
  AdcBattleView *self = ADC_BATTLE_VIEW (view);

  return adc_battle_paper (self->game, adc_battle_session_get_scenario (self->session),
                           adc_battle_session_get_battle (self->session),
                           adc_battle_session_get_faults (self->session),
                           adc_battle_session_get_forecast (self->session));
}

static void
view_iface_init (AdcViewInterface *iface)
{
  iface->set_game = adc_battle_view_set_game;
  iface->show_start = adc_battle_view_show_start;
  iface->show_item = adc_battle_view_show_item;
  iface->get_scope = adc_battle_view_get_scope;
  iface->dup_paper = adc_battle_view_dup_paper;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (AdcBattleView, adc_battle_view, ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (ADC_TYPE_VIEW, view_iface_init))

static void
adc_battle_view_dispose (GObject *object)
{
  AdcBattleView *self = ADC_BATTLE_VIEW (object);

  if (self->session != NULL)
    drop_session (self);
  g_clear_object (&self->game);
  g_clear_object (&self->completions);
  g_clear_object (&self->battles);
  G_OBJECT_CLASS (adc_battle_view_parent_class)->dispose (object);
}

static void
adc_battle_view_finalize (GObject *object)
{
  g_free (ADC_BATTLE_VIEW (object)->wanted);
  G_OBJECT_CLASS (adc_battle_view_parent_class)->finalize (object);
}

static void
adc_battle_view_class_init (AdcBattleViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_battle_view_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_battle_view_finalize;
  g_type_ensure (ADC_TYPE_DICE_PANEL);
  g_type_ensure (ADC_TYPE_EXAMPLES_MENU);
  g_type_ensure (ADC_TYPE_FORECAST_PANE);
  g_type_ensure (ADC_TYPE_SHOT_PANEL);
  g_type_ensure (ADC_TYPE_TWO_COLUMNS);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "battle/adc-battle-view.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcBattleView, stack);
  gtk_widget_class_bind_template_child (widget_class, AdcBattleView, loading_page);
  gtk_widget_class_bind_template_child (widget_class, AdcBattleView, none_page);
  gtk_widget_class_bind_template_child (widget_class, AdcBattleView, battle_page);
  gtk_widget_class_bind_template_child (widget_class, AdcBattleView, open_button);
  gtk_widget_class_bind_template_child (widget_class, AdcBattleView, examples_menu);
  gtk_widget_class_bind_template_child (widget_class, AdcBattleView, scroller);
  gtk_widget_class_bind_template_child (widget_class, AdcBattleView, title_label);
  gtk_widget_class_bind_template_child (widget_class, AdcBattleView, file_label);
  gtk_widget_class_bind_template_child (widget_class, AdcBattleView, summary_label);
  gtk_widget_class_bind_template_child (widget_class, AdcBattleView, rule_button);
  gtk_widget_class_bind_template_child (widget_class, AdcBattleView, rule_label);
  gtk_widget_class_bind_template_child (widget_class, AdcBattleView, columns);
  gtk_widget_class_bind_template_child (widget_class, AdcBattleView, board_bin);
  gtk_widget_class_bind_template_child (widget_class, AdcBattleView, shot_panel);
  gtk_widget_class_bind_template_child (widget_class, AdcBattleView, dice_panel);
  gtk_widget_class_bind_template_child (widget_class, AdcBattleView, forecast_pane);
  gtk_widget_class_bind_template_callback (widget_class, target_chosen_cb);
  adc_battle_view_install_actions (widget_class);
}

static void
adc_battle_view_init (AdcBattleView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  adc_battle_view_add_shortcuts (self);
  adc_battle_view_update_actions (self);
}

GtkWidget *
adc_battle_view_new (void)
{
  return g_object_new (ADC_TYPE_BATTLE_VIEW, NULL);
}

void
adc_battle_view_set_battles (AdcBattleView *self, AdcBattles *battles, AdcCompletions *completions,
                             GSettings *settings)
{
  g_return_if_fail (ADC_IS_BATTLE_VIEW (self));
  g_return_if_fail (ADC_IS_BATTLES (battles));

  g_set_object (&self->battles, battles);
  g_set_object (&self->completions, completions);
  adc_dice_panel_set_settings (self->dice_panel, settings);
}

AdcBattleSession *
adc_battle_view_get_session (AdcBattleView *self)
{
  g_return_val_if_fail (ADC_IS_BATTLE_VIEW (self), NULL);

  return self->session;
}
