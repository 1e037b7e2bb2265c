/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-setup-view.h"

#include "adc-card-sorter.h"
#include "adc-case-menu.h"
#include "adc-drop-down.h"
#include "adc-game-setting.h"
#include "adc-group-cards.h"
#include "adc-group-picker.h"
#include "adc-program-settings.h"
#include "adc-rule-button.h"
#include "adc-setup-checklist.h"
#include "adc-setup-verdict.h"
#include "adc-table-panel.h"
#include "adc-two-columns.h"
#include "adc-undo-keys.h"
#include "adc-view.h"
#include "adc-wrap-layout.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

#define KEY "setups"

struct _AdcSetupView {
  AdwBin             parent_instance;
  GtkDropDown       *players;
  GtkDropDown       *modes;
  GtkBox            *choices; /* a drop-down for each */
  AdcCaseMenu       *examples_menu;
  AdwBin            *example; /* what the open one shows */
  AdcGroupPicker    *group_picker;
  AdcSetupVerdict   *verdict;
  AdcSetupChecklist *checklist;
  AdcTablePanel     *table_panel;
  AdcCardSorter     *sorter;
  AdcGroupCards     *group_cards;
  GSettings         *settings;
  AdcSetupPlan      *plan;
  AdcCompletions    *completions;
  guint              refresh; /* the source that will look at the cards again */
  gboolean           is_updating;
};

static void
save (AdcSetupView *self)
{
  g_autoptr(GVariant) state = g_variant_ref_sink (adc_setup_plan_to_variant (self->plan));

  adc_game_setting_save (self->settings, KEY,
                         adc_game_get_id (adc_setup_plan_get_game (self->plan)), state);
}

static void
load (AdcSetupView *self)
{
  const char *id = adc_game_get_id (adc_setup_plan_get_game (self->plan));
  g_autoptr(GVariant) state = adc_game_setting_load (self->settings, KEY, id);

  if (state != NULL)
    adc_setup_plan_restore (self->plan, state);
}

static AdcSetup *
get_setup (AdcSetupView *self)
{
  return adc_setup_plan_get_setup (self->plan);
}

/* Drop-downs show what is chosen. */
static void
update_choices (AdcSetupView *self)
{
  GPtrArray *modes = adc_setup_get_modes (get_setup (self));
  GtkWidget *widget = gtk_widget_get_first_child (GTK_WIDGET (self->choices));
  GPtrArray *choices = adc_setup_get_choices (get_setup (self));
  guint min, max;

  self->is_updating = TRUE;
  adc_game_get_players (adc_setup_plan_get_game (self->plan), &min, &max);
  gtk_drop_down_set_selected (self->players, adc_setup_plan_get_n_players (self->plan) - min);
  for (guint i = 0; i < modes->len; i++)
    if (modes->pdata[i] == adc_setup_plan_get_mode (self->plan))
      gtk_drop_down_set_selected (self->modes, i);
  for (guint i = 0; i < choices->len; i++, widget = gtk_widget_get_next_sibling (widget)) {
    GPtrArray *options = ((const AdcSetupChoice *) choices->pdata[i])->options;

    for (guint j = 0; j < options->len; j++)
      if (adc_setup_plan_has_option (self->plan, ((const AdcSetupOption *) options->pdata[j])->id))
        gtk_drop_down_set_selected (GTK_DROP_DOWN (widget), j);
  }
  self->is_updating = FALSE;
}

static void
update (AdcSetupView *self)
{
  g_autoptr(AdcSetupList) list = adc_setup_list_new (self->plan);

  update_choices (self);
  adc_group_picker_update (self->group_picker, self->plan);
  adc_setup_verdict_update (self->verdict, self->plan, list);
  adc_setup_checklist_update (self->checklist, self->plan, list);
  adc_table_panel_update (self->table_panel, self->plan);
  adc_card_sorter_update (self->sorter, self->plan);
  adc_group_cards_update (self->group_cards, self->plan);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "setup.undo",
                                 adc_setup_plan_can_undo (self->plan));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "setup.redo",
                                 adc_setup_plan_can_redo (self->plan));
}

static void
changed_cb (AdcSetupView *self)
{
  save (self);
  update (self);
}

static gboolean
refresh_cb (gpointer user_data)
{
  AdcSetupView *self = user_data;

  self->refresh = 0;
  if (self->plan != NULL)
    adc_setup_plan_refresh (self->plan);

  return G_SOURCE_REMOVE;
}

/* Later: the row that somebody typed it into is still at work. */
static void
completions_changed_cb (AdcSetupView *self)
{
  if (self->refresh == 0)
    self->refresh = g_idle_add (refresh_cb, self);
}

static void
players_selected_cb (AdcSetupView *self)
{
  guint min, max;

  if (self->is_updating || self->plan == NULL)
    return;

  adc_game_get_players (adc_setup_plan_get_game (self->plan), &min, &max);
  if (adc_setup_plan_set_n_players (self->plan, min + gtk_drop_down_get_selected (self->players)))
    adc_setup_plan_commit (self->plan);
}

static void
mode_selected_cb (AdcSetupView *self)
{
  const guint selected = gtk_drop_down_get_selected (self->modes);
  GPtrArray *modes;

  if (self->is_updating || self->plan == NULL)
    return;

  modes = adc_setup_get_modes (get_setup (self));
  if (selected < modes->len) {
    adc_setup_plan_set_mode (self->plan, ((const AdcSetupMode *) modes->pdata[selected])->id);
    adc_setup_plan_commit (self->plan);
  }
}

static void
option_selected_cb (AdcSetupView *self, GParamSpec *pspec G_GNUC_UNUSED, GtkDropDown *drop_down)
{
  const AdcSetupChoice *choice = g_object_get_data (G_OBJECT (drop_down), "adc-choice");
  const guint selected = gtk_drop_down_get_selected (drop_down);

  if (self->is_updating || self->plan == NULL || selected >= choice->options->len)
    return;

  adc_setup_plan_set_option (self->plan,
                             ((const AdcSetupOption *) choice->options->pdata[selected])->id);
  adc_setup_plan_commit (self->plan);
}

static void
undo_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                GVariant *parameter G_GNUC_UNUSED)
{
  adc_setup_plan_undo (ADC_SETUP_VIEW (widget)->plan);
}

static void
redo_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                GVariant *parameter G_GNUC_UNUSED)
{
  adc_setup_plan_redo (ADC_SETUP_VIEW (widget)->plan);
}

static void
copy_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                GVariant *parameter G_GNUC_UNUSED)
{
  AdcSetupView *self = ADC_SETUP_VIEW (widget);
  g_autoptr(AdcSetupList) list = adc_setup_list_new (self->plan);
  g_autofree char *text = adc_setup_list_dup_text (list, self->plan);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  gtk_widget_activate_action (widget, "win.toast", "s", _("The list is in the clipboard"));
}

static void
example_chosen_cb (AdcSetupView *self, const char *id)
{
  adc_setup_view_open_case (self, id);
}

static void
list_players (AdcSetupView *self)
{
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);
  guint min, max;

  adc_game_get_players (adc_setup_plan_get_game (self->plan), &min, &max);
  for (guint n = min; n <= max; n++)
    gtk_string_list_take (names, g_strdup_printf (ngettext ("%u player", "%u players", n), n));
  gtk_drop_down_set_model (self->players, G_LIST_MODEL (names));
}

static void
list_modes (AdcSetupView *self)
{
  GPtrArray *modes = adc_setup_get_modes (get_setup (self));
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < modes->len; i++)
    gtk_string_list_append (names, adc_text_get (((const AdcSetupMode *) modes->pdata[i])->title));
  gtk_drop_down_set_model (self->modes, G_LIST_MODEL (names));
  gtk_widget_set_visible (GTK_WIDGET (self->modes), modes->len > 1);
}

static void
list_choices (AdcSetupView *self)
{
  GPtrArray *choices = adc_setup_get_choices (get_setup (self));
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->choices))) != NULL)
    gtk_box_remove (self->choices, child);
  for (guint i = 0; i < choices->len; i++) {
    AdcSetupChoice *choice = choices->pdata[i];
    g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);
    GtkWidget *drop_down;

    for (guint j = 0; j < choice->options->len; j++)
      gtk_string_list_append (
        names, adc_text_get (((const AdcSetupOption *) choice->options->pdata[j])->title));
    drop_down = gtk_drop_down_new (G_LIST_MODEL (g_steal_pointer (&names)), NULL);
    adc_drop_down_set_up (GTK_DROP_DOWN (drop_down), adc_text_get (choice->title));
    gtk_widget_set_tooltip_text (drop_down, adc_text_get (choice->title));
    g_object_set_data (G_OBJECT (drop_down), "adc-choice", choice);
    g_signal_connect_object (drop_down, "notify::selected", G_CALLBACK (option_selected_cb), self,
                             G_CONNECT_SWAPPED);
    gtk_box_append (self->choices, drop_down);
  }
}

static void
list_examples (AdcSetupView *self)
{
  GPtrArray *cases = adc_setup_get_cases (get_setup (self));

  adc_case_menu_clear (self->examples_menu);
  for (guint i = 0; i < cases->len; i++) {
    const AdcSetupCase *example = cases->pdata[i];

    adc_case_menu_add (self->examples_menu, example->id, adc_text_get (example->title));
  }
}

static void
adc_setup_view_set_game (AdcView *view, AdcGame *game)
{
  AdcSetupView *self = ADC_SETUP_VIEW (view);

  if (self->plan != NULL && adc_setup_plan_get_game (self->plan) == game)
    return;

  if (self->plan != NULL)
    g_signal_handlers_disconnect_by_data (self->plan, self);
  g_clear_object (&self->plan);
  self->plan = adc_setup_plan_new (game);
  load (self);
  self->is_updating = TRUE;
  list_players (self);
  list_modes (self);
  list_choices (self);
  self->is_updating = FALSE;
  list_examples (self);
  adw_bin_set_child (self->example, NULL);
  g_signal_connect_object (self->plan, "changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  update (self);
}

static gboolean
adc_setup_view_is_offered (AdcGame *game)
{
  return adc_setup_plan_is_for (game);
}

static gboolean
adc_setup_view_show_item (AdcView *view, const char *id)
{
  return adc_setup_view_open_case (ADC_SETUP_VIEW (view), id);
}

static void
view_iface_init (AdcViewInterface *iface)
{
  iface->set_game = adc_setup_view_set_game;
  iface->is_offered = adc_setup_view_is_offered;
  iface->show_item = adc_setup_view_show_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (AdcSetupView, adc_setup_view, ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (ADC_TYPE_VIEW, view_iface_init))

static void
adc_setup_view_dispose (GObject *object)
{
  AdcSetupView *self = ADC_SETUP_VIEW (object);

  if (self->plan != NULL)
    g_signal_handlers_disconnect_by_data (self->plan, self);
  g_clear_handle_id (&self->refresh, g_source_remove);
  g_clear_object (&self->plan);
  g_clear_object (&self->settings);
  g_clear_object (&self->completions);
  G_OBJECT_CLASS (adc_setup_view_parent_class)->dispose (object);
}

static void
adc_setup_view_class_init (AdcSetupViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_setup_view_dispose;
  g_type_ensure (ADC_TYPE_CARD_SORTER);
  g_type_ensure (ADC_TYPE_CASE_MENU);
  g_type_ensure (ADC_TYPE_GROUP_CARDS);
  g_type_ensure (ADC_TYPE_GROUP_PICKER);
  g_type_ensure (ADC_TYPE_SETUP_CHECKLIST);
  g_type_ensure (ADC_TYPE_SETUP_VERDICT);
  g_type_ensure (ADC_TYPE_TABLE_PANEL);
  g_type_ensure (ADC_TYPE_TWO_COLUMNS);
  g_type_ensure (ADC_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "setup/adc-setup-view.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcSetupView, players);
  gtk_widget_class_bind_template_child (widget_class, AdcSetupView, modes);
  gtk_widget_class_bind_template_child (widget_class, AdcSetupView, choices);
  gtk_widget_class_bind_template_child (widget_class, AdcSetupView, examples_menu);
  gtk_widget_class_bind_template_child (widget_class, AdcSetupView, example);
  gtk_widget_class_bind_template_child (widget_class, AdcSetupView, group_picker);
  gtk_widget_class_bind_template_child (widget_class, AdcSetupView, verdict);
  gtk_widget_class_bind_template_child (widget_class, AdcSetupView, checklist);
  gtk_widget_class_bind_template_child (widget_class, AdcSetupView, table_panel);
  gtk_widget_class_bind_template_child (widget_class, AdcSetupView, sorter);
  gtk_widget_class_bind_template_child (widget_class, AdcSetupView, group_cards);
  gtk_widget_class_bind_template_callback (widget_class, example_chosen_cb);
  gtk_widget_class_install_action (widget_class, "setup.undo", NULL, undo_activated);
  gtk_widget_class_install_action (widget_class, "setup.redo", NULL, redo_activated);
  gtk_widget_class_install_action (widget_class, "setup.copy", NULL, copy_activated);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_c,
                                       GDK_CONTROL_MASK | GDK_SHIFT_MASK, "setup.copy", NULL);
}

static void
adc_setup_view_init (AdcSetupView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->settings = adc_program_settings_new ();
  adc_drop_down_set_up (self->players, _("Number of players"));
  adc_drop_down_set_up (self->modes, _("Way to play"));
  g_signal_connect_object (self->players, "notify::selected", G_CALLBACK (players_selected_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->modes, "notify::selected", G_CALLBACK (mode_selected_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "setup.undo", FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "setup.redo", FALSE);
  adc_undo_keys_add (GTK_WIDGET (self), "setup.undo", "setup.redo");
}

void
adc_setup_view_set_completions (AdcSetupView *self, AdcCompletions *completions)
{
  g_return_if_fail (ADC_IS_SETUP_VIEW (self));
  g_return_if_fail (ADC_IS_COMPLETIONS (completions));

  if (!g_set_object (&self->completions, completions))
    return;

  adc_group_cards_set_completions (self->group_cards, completions);
  g_signal_connect_object (completions, "items-changed", G_CALLBACK (completions_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

AdcSetupPlan *
adc_setup_view_get_plan (AdcSetupView *self)
{
  g_return_val_if_fail (ADC_IS_SETUP_VIEW (self), NULL);

  return self->plan;
}

/* What the example is about stays above, with its rule, until another is opened. */
gboolean
adc_setup_view_open_case (AdcSetupView *self, const char *id)
{
  const AdcSetupCase *example;
  const char *text;
  GtkWidget *label, *button;

  g_return_val_if_fail (ADC_IS_SETUP_VIEW (self), FALSE);

  example = self->plan != NULL ? adc_setup_find_case (get_setup (self), id) : NULL;
  if (example == NULL)
    return FALSE;

  text = adc_text_get (example->summary != NULL ? example->summary : example->title);
  label = adc_wrapped_label_new (text, "body");
  button = adc_rule_button_new (label, text, adc_setup_plan_get_game (self->plan), example->rule);
  adw_bin_set_child (self->example, button != NULL ? button : label);
  adc_setup_plan_open_case (self->plan, id);
  adc_setup_plan_commit (self->plan);
  return TRUE;
}
