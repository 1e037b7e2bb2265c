/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-economy-view.h"

#include "adc-bill-panel.h"
#include "adc-drop-down.h"
#include "adc-edition.h"
#include "adc-game-setting.h"
#include "adc-holdings-panel.h"
#include "adc-more-panel.h"
#include "adc-order-panel.h"
#include "adc-program-settings.h"
#include "adc-two-columns.h"
#include "adc-undo-keys.h"
#include "adc-view.h"
#include "adc-wrap-layout.h"

#include <glib/gi18n-lib.h>

#define KEY "treasuries"

struct _AdcEconomyView {
  AdwBin              parent_instance;
  GtkDropDown        *factions;
  GtkDropDown        *editions;
  AdcHoldingsPanel   *holdings_panel;
  AdcOrderPanel      *order_panel;
  AdcBillPanel       *bill_panel;
  AdcMorePanel       *more_panel;
  GPtrArray          *faction_ids; /* one for each row, the first NULL */
  GPtrArray          *edition_ids;
  GSettings          *settings;
  AdcSession         *session;
  AdcCompletions     *completions;
  guint               refresh; /* the source that will look at the cards again */
  gboolean            is_updating;
};

static AdcTreasury *
get_treasury (AdcEconomyView *self)
{
  return adc_treasury_session_get_treasury (self->session);
}

static void
save (AdcEconomyView *self)
{
  AdcGame *game = adc_treasury_get_game (get_treasury (self));

  adc_game_setting_save (self->settings, KEY, adc_game_get_id (game),
                         adc_session_get_state (self->session));
}

static void
load (AdcEconomyView *self)
{
  AdcGame *game = adc_treasury_get_game (get_treasury (self));
  g_autoptr(GVariant) state = adc_game_setting_load (self->settings, KEY, adc_game_get_id (game));

  if (state != NULL)
    adc_session_restore (self->session, state);
}

static void
select_id (GtkDropDown *drop_down, GPtrArray *ids, const char *id)
{
  for (guint i = 0; i < ids->len; i++)
    if (g_strcmp0 (ids->pdata[i], id) == 0)
      gtk_drop_down_set_selected (drop_down, i);
}

static void
update (AdcEconomyView *self)
{
  AdcTreasury *treasury = get_treasury (self);
  AdcFaction *faction = adc_treasury_get_faction (treasury);
  g_autoptr(AdcBill) bill = adc_bill_new (treasury);

  self->is_updating = TRUE;
  select_id (self->factions, self->faction_ids,
             faction != NULL ? adc_entry_get_id (ADC_ENTRY (faction)) : NULL);
  select_id (self->editions, self->edition_ids, adc_treasury_get_edition (treasury));
  self->is_updating = FALSE;
  adc_holdings_panel_update (self->holdings_panel, bill);
  adc_order_panel_update (self->order_panel);
  adc_bill_panel_update (self->bill_panel, self->session, bill);
  adc_more_panel_update (self->more_panel, self->session);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "economy.undo",
                                 adc_session_can_undo (self->session));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "economy.redo",
                                 adc_session_can_redo (self->session));
}

static void
changed_cb (AdcEconomyView *self)
{
  save (self);
  update (self);
}

static gboolean
refresh_cb (gpointer user_data)
{
  AdcEconomyView *self = user_data;

  self->refresh = 0;
  if (self->session != NULL)
    adc_session_refresh (self->session);

  return G_SOURCE_REMOVE;
}

/* Later: the row that somebody typed it into is still at work. */
static void
completions_changed_cb (AdcEconomyView *self)
{
  if (self->refresh == 0)
    self->refresh = g_idle_add (refresh_cb, self);
}

static void
faction_selected_cb (AdcEconomyView *self)
{
  const guint selected = gtk_drop_down_get_selected (self->factions);

  if (self->is_updating || self->session == NULL || selected >= self->faction_ids->len)
    return;

  adc_treasury_set_faction (get_treasury (self), self->faction_ids->pdata[selected]);
  adc_session_commit (self->session);
}

static void
edition_selected_cb (AdcEconomyView *self)
{
  const guint selected = gtk_drop_down_get_selected (self->editions);

  if (self->is_updating || self->session == NULL || selected >= self->edition_ids->len)
    return;

  adc_treasury_set_edition (get_treasury (self), self->edition_ids->pdata[selected]);
  adc_session_commit (self->session);
}

static void
undo_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                GVariant *parameter G_GNUC_UNUSED)
{
  adc_session_undo (ADC_ECONOMY_VIEW (widget)->session);
}

static void
redo_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                GVariant *parameter G_GNUC_UNUSED)
{
  adc_session_redo (ADC_ECONOMY_VIEW (widget)->session);
}

static void
list_factions (AdcEconomyView *self, AdcGame *game)
{
  GListModel *factions = adc_game_get_entries (game, ADC_KIND_FACTION);
  g_autoptr(GtkStringList) titles = gtk_string_list_new (NULL);

  g_ptr_array_set_size (self->faction_ids, 0);
  g_ptr_array_add (self->faction_ids, NULL);
  gtk_string_list_append (titles, _("Any faction"));
  for (guint i = 0; i < g_list_model_get_n_items (factions); i++) {
    g_autoptr(AdcEntry) faction = g_list_model_get_item (factions, i);

    g_ptr_array_add (self->faction_ids, g_strdup (adc_entry_get_id (faction)));
    gtk_string_list_append (titles, adc_entry_get_title (faction));
  }
  gtk_drop_down_set_model (self->factions, G_LIST_MODEL (titles));
  gtk_widget_set_visible (GTK_WIDGET (self->factions), self->faction_ids->len > 1);
}

/* The first box is the game itself, which is what nobody has to say. */
static void
list_editions (AdcEconomyView *self, AdcGame *game)
{
  AdcStat *stat = adc_game_find_stat_by_role (game, ADC_KIND_CARD, ADC_ROLE_EDITION);
  g_autoptr(GtkStringList) titles = gtk_string_list_new (NULL);

  g_ptr_array_set_size (self->edition_ids, 0);
  for (guint i = 0; stat != NULL && i < adc_stat_get_n_options (stat); i++) {
    const char *title = NULL;
    const char *id = adc_stat_get_option (stat, i, &title);

    if (!adc_edition_is_box (stat, id))
      continue;
    g_ptr_array_add (self->edition_ids, self->edition_ids->len > 0 ? g_strdup (id) : NULL);
    gtk_string_list_append (titles, title);
  }
  gtk_drop_down_set_model (self->editions, G_LIST_MODEL (titles));
  gtk_widget_set_visible (GTK_WIDGET (self->editions), self->edition_ids->len > 1);
}

static void
adc_economy_view_set_game (AdcView *view, AdcGame *game)
{
  AdcEconomyView *self = ADC_ECONOMY_VIEW (view);

  if (self->session != NULL && adc_treasury_get_game (get_treasury (self)) == game)
    return;

  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->session);
  self->session = adc_treasury_session_new (game);
  load (self);
  self->is_updating = TRUE;
  list_factions (self, game);
  list_editions (self, game);
  self->is_updating = FALSE;
  adc_holdings_panel_set_session (self->holdings_panel, self->session);
  adc_order_panel_set_session (self->order_panel, self->session);
  g_signal_connect_object (self->session, "changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  update (self);
}

static gboolean
adc_economy_view_is_offered (AdcGame *game)
{
  return adc_treasury_session_is_for (game);
}

static void
view_iface_init (AdcViewInterface *iface)
{
  iface->set_game = adc_economy_view_set_game;
  iface->is_offered = adc_economy_view_is_offered;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (AdcEconomyView, adc_economy_view, ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (ADC_TYPE_VIEW, view_iface_init))

static void
adc_economy_view_dispose (GObject *object)
{
  AdcEconomyView *self = ADC_ECONOMY_VIEW (object);

  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_handle_id (&self->refresh, g_source_remove);
  g_clear_object (&self->session);
  g_clear_object (&self->settings);
  g_clear_object (&self->completions);
  G_OBJECT_CLASS (adc_economy_view_parent_class)->dispose (object);
}

static void
adc_economy_view_finalize (GObject *object)
{
  AdcEconomyView *self = ADC_ECONOMY_VIEW (object);

  g_ptr_array_unref (self->faction_ids);
  g_ptr_array_unref (self->edition_ids);
  G_OBJECT_CLASS (adc_economy_view_parent_class)->finalize (object);
}

static void
adc_economy_view_class_init (AdcEconomyViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_economy_view_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_economy_view_finalize;
  g_type_ensure (ADC_TYPE_BILL_PANEL);
  g_type_ensure (ADC_TYPE_HOLDINGS_PANEL);
  g_type_ensure (ADC_TYPE_MORE_PANEL);
  g_type_ensure (ADC_TYPE_ORDER_PANEL);
  g_type_ensure (ADC_TYPE_TWO_COLUMNS);
  g_type_ensure (ADC_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "economy/adc-economy-view.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcEconomyView, factions);
  gtk_widget_class_bind_template_child (widget_class, AdcEconomyView, editions);
  gtk_widget_class_bind_template_child (widget_class, AdcEconomyView, holdings_panel);
  gtk_widget_class_bind_template_child (widget_class, AdcEconomyView, order_panel);
  gtk_widget_class_bind_template_child (widget_class, AdcEconomyView, bill_panel);
  gtk_widget_class_bind_template_child (widget_class, AdcEconomyView, more_panel);
  gtk_widget_class_install_action (widget_class, "economy.undo", NULL, undo_activated);
  gtk_widget_class_install_action (widget_class, "economy.redo", NULL, redo_activated);
}

static void
adc_economy_view_init (AdcEconomyView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->faction_ids = g_ptr_array_new_with_free_func (g_free);
  self->edition_ids = g_ptr_array_new_with_free_func (g_free);
  self->settings = adc_program_settings_new ();
  adc_drop_down_set_up (self->factions, _("Faction"));
  adc_drop_down_set_up (self->editions, _("Box"));
  g_signal_connect_object (self->factions, "notify::selected", G_CALLBACK (faction_selected_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->editions, "notify::selected", G_CALLBACK (edition_selected_cb),
                           self, G_CONNECT_SWAPPED);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "economy.undo", FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "economy.redo", FALSE);
  adc_undo_keys_add (GTK_WIDGET (self), "economy.undo", "economy.redo");
}

void
adc_economy_view_set_completions (AdcEconomyView *self, AdcCompletions *completions)
{
  g_return_if_fail (ADC_IS_ECONOMY_VIEW (self));
  g_return_if_fail (ADC_IS_COMPLETIONS (completions));

  if (!g_set_object (&self->completions, completions))
    return;

  adc_bill_panel_set_completions (self->bill_panel, completions);
  g_signal_connect_object (completions, "items-changed", G_CALLBACK (completions_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

AdcSession *
adc_economy_view_get_session (AdcEconomyView *self)
{
  g_return_val_if_fail (ADC_IS_ECONOMY_VIEW (self), NULL);

  return self->session;
}
