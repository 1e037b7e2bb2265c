/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-muster-view.h"

#include "adc-deployment-page.h"
#include "adc-drop-down.h"
#include "adc-game-setting.h"
#include "adc-program-settings.h"
#include "adc-undo-keys.h"
#include "adc-view.h"
#include "adc-works-page.h"
#include "adc-wrap-layout.h"

#include <glib/gi18n-lib.h>

#define KEY "muster-plans"

struct _AdcMusterView {
  AdwBin             parent_instance;
  GtkStack          *stack;
  GtkDropDown       *players;
  AdcDeploymentPage *deployment_page;
  AdcWorksPage      *works_page;
  GSettings         *settings;
  AdcMusterSession  *session;
  gboolean           is_updating;
};

static GPtrArray *
get_tables (AdcMusterView *self)
{
  return adc_muster_get_tables (adc_game_get_muster (adc_muster_session_get_game (self->session)));
}

static void
save (AdcMusterView *self)
{
  AdcGame *game = adc_muster_session_get_game (self->session);

  adc_game_setting_save (self->settings, KEY, adc_game_get_id (game),
                         adc_muster_session_get_state (self->session));
}

static void
load (AdcMusterView *self)
{
  AdcGame *game = adc_muster_session_get_game (self->session);
  g_autoptr(GVariant) state = adc_game_setting_load (self->settings, KEY, adc_game_get_id (game));

  if (state != NULL)
    adc_muster_session_restore (self->session, state);
}

static void
update (AdcMusterView *self)
{
  GPtrArray *tables = get_tables (self);
  const guint n_players =
    adc_deployment_get_n_players (adc_muster_session_get_deployment (self->session));

  self->is_updating = TRUE;
  for (guint i = 0; i < tables->len; i++)
    if (((const AdcMusterTable *) tables->pdata[i])->n_players == n_players)
      gtk_drop_down_set_selected (self->players, i);
  self->is_updating = FALSE;
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "muster.undo",
                                 adc_muster_session_can_undo (self->session));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "muster.redo",
                                 adc_muster_session_can_redo (self->session));
}

static void
changed_cb (AdcMusterView *self)
{
  save (self);
  update (self);
}

static void
players_selected_cb (AdcMusterView *self)
{
  const guint selected = gtk_drop_down_get_selected (self->players);

  if (self->is_updating || self->session == NULL || selected >= get_tables (self)->len)
    return;

  adc_muster_session_set_n_players (
    self->session, ((const AdcMusterTable *) get_tables (self)->pdata[selected])->n_players);
}

static void
undo_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                GVariant *parameter G_GNUC_UNUSED)
{
  adc_muster_session_undo (ADC_MUSTER_VIEW (widget)->session);
}

static void
redo_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                GVariant *parameter G_GNUC_UNUSED)
{
  adc_muster_session_redo (ADC_MUSTER_VIEW (widget)->session);
}

static void
list_players (AdcMusterView *self)
{
  GPtrArray *tables = get_tables (self);
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < tables->len; i++) {
    const guint n = ((const AdcMusterTable *) tables->pdata[i])->n_players;

    gtk_string_list_take (names, g_strdup_printf (ngettext ("%u player", "%u players", n), n));
  }
  self->is_updating = TRUE;
  gtk_drop_down_set_model (self->players, G_LIST_MODEL (names));
  self->is_updating = FALSE;
}

static void
adc_muster_view_set_game (AdcView *view, AdcGame *game)
{
  AdcMusterView *self = ADC_MUSTER_VIEW (view);

  if (self->session != NULL && adc_muster_session_get_game (self->session) == game)
    return;

  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->session);
  self->session = adc_muster_session_new (game);
  load (self);
  list_players (self);
  adc_deployment_page_set_session (self->deployment_page, self->session);
  adc_works_page_set_session (self->works_page, self->session);
  g_signal_connect_object (self->session, "changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  update (self);
}

/* "game/muster/works" opens that page. */
static gboolean
adc_muster_view_show_item (AdcView *view, const char *id)
{
  AdcMusterView *self = ADC_MUSTER_VIEW (view);

  if (gtk_stack_get_child_by_name (self->stack, id) == NULL)
    return FALSE;

  gtk_stack_set_visible_child_name (self->stack, id);
  return TRUE;
}

static gboolean
adc_muster_view_is_offered (AdcGame *game)
{
  return adc_muster_session_is_for (game);
}

static void
view_iface_init (AdcViewInterface *iface)
{
  iface->set_game = adc_muster_view_set_game;
  iface->show_item = adc_muster_view_show_item;
  iface->is_offered = adc_muster_view_is_offered;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (AdcMusterView, adc_muster_view, ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (ADC_TYPE_VIEW, view_iface_init))

static void
adc_muster_view_dispose (GObject *object)
{
  AdcMusterView *self = ADC_MUSTER_VIEW (object);

  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->session);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (adc_muster_view_parent_class)->dispose (object);
}

static void
adc_muster_view_class_init (AdcMusterViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_muster_view_dispose;
  g_type_ensure (ADC_TYPE_DEPLOYMENT_PAGE);
  g_type_ensure (ADC_TYPE_WORKS_PAGE);
  g_type_ensure (ADC_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "muster/adc-muster-view.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcMusterView, stack);
  gtk_widget_class_bind_template_child (widget_class, AdcMusterView, players);
  gtk_widget_class_bind_template_child (widget_class, AdcMusterView, deployment_page);
  gtk_widget_class_bind_template_child (widget_class, AdcMusterView, works_page);
  gtk_widget_class_install_action (widget_class, "muster.undo", NULL, undo_activated);
  gtk_widget_class_install_action (widget_class, "muster.redo", NULL, redo_activated);
}

static void
adc_muster_view_init (AdcMusterView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->settings = adc_program_settings_new ();
  adc_drop_down_set_up (self->players, _("Players"));
  g_signal_connect_object (self->players, "notify::selected", G_CALLBACK (players_selected_cb),
                           self, G_CONNECT_SWAPPED);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "muster.undo", FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "muster.redo", FALSE);
  adc_undo_keys_add (GTK_WIDGET (self), "muster.undo", "muster.redo");
}

GtkWidget *
adc_muster_view_new (void)
{
  return g_object_new (ADC_TYPE_MUSTER_VIEW, NULL);
}

AdcMusterSession *
adc_muster_view_get_session (AdcMusterView *self)
{
  g_return_val_if_fail (ADC_IS_MUSTER_VIEW (self), NULL);

  return self->session;
}
