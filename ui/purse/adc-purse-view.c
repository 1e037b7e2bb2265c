/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-purse-view.h"

#include "adc-case-menu.h"
#include "adc-game-setting.h"
#include "adc-have-panel.h"
#include "adc-price-panel.h"
#include "adc-program-settings.h"
#include "adc-quote-panel.h"
#include "adc-rule-button.h"
#include "adc-two-columns.h"
#include "adc-undo-keys.h"
#include "adc-view.h"
#include "adc-want-panel.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

#define KEY "wallets"

struct _AdcPurseView {
  AdwBin         parent_instance;
  AdcCaseMenu   *examples_menu;
  GtkWidget     *verdict; /* in a word, wherever the answer itself is scrolled to */
  GtkImage      *verdict_icon;
  GtkLabel      *verdict_label;
  AdwBin        *example; /* which one is shown, while it is as it was opened */
  AdcHavePanel  *have_panel;
  AdcWantPanel  *want_panel;
  AdcQuotePanel *quote_panel;
  AdcPricePanel *price_panel;
  GSettings     *settings;
  AdcWallet     *wallet;
};

static void
save (AdcPurseView *self)
{
  adc_game_setting_save (self->settings, KEY, adc_game_get_id (adc_wallet_get_game (self->wallet)),
                         adc_wallet_get_state (self->wallet));
}

static void
load (AdcPurseView *self)
{
  const char *game = adc_game_get_id (adc_wallet_get_game (self->wallet));
  g_autoptr(GVariant) state = adc_game_setting_load (self->settings, KEY, game);

  if (state != NULL)
    adc_wallet_restore (self->wallet, state);
}

static void
update_verdict (AdcPurseView *self)
{
  const AdcVerdict verdict = adc_quote_panel_get_verdict (self->quote_panel);

  gtk_widget_set_visible (self->verdict, verdict != ADC_QUOTE_NOTHING);
  gtk_image_set_from_icon_name (self->verdict_icon, adc_quote_panel_get_icon (verdict));
  gtk_label_set_label (self->verdict_label,
                       verdict == ADC_QUOTE_YES  ? _("Yes")
                       : verdict == ADC_QUOTE_NO ? _("No")
                                                 : "?");
}

static void
update (AdcPurseView *self)
{
  adc_have_panel_update (self->have_panel);
  adc_want_panel_update (self->want_panel);
  adc_quote_panel_update (self->quote_panel, self->wallet);
  adc_price_panel_update (self->price_panel);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "purse.undo",
                                 adc_wallet_can_undo (self->wallet));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "purse.redo",
                                 adc_wallet_can_redo (self->wallet));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "purse.pay",
                                 adc_quote_panel_get_verdict (self->quote_panel) ==
                                   ADC_QUOTE_YES);
  update_verdict (self);
}

static void
changed_cb (AdcPurseView *self)
{
  adw_bin_set_child (self->example, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->example), FALSE);
  save (self);
  update (self);
}

static void
list_examples (AdcPurseView *self)
{
  GPtrArray *cases = adc_purse_get_cases (adc_wallet_get_purse (self->wallet));

  adc_case_menu_clear (self->examples_menu);
  for (guint i = 0; i < cases->len; i++) {
    const AdcPurseCase *example = cases->pdata[i];

    adc_case_menu_add (self->examples_menu, example->id, adc_text_get (example->title));
  }
}

static void
example_chosen_cb (AdcPurseView *self, const char *id)
{
  adc_purse_view_open_case (self, id);
}

static void
show_example (AdcPurseView *self, const AdcPurseCase *example)
{
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  const char *title = adc_text_get (example->title);
  GtkWidget *button;

  gtk_box_append (GTK_BOX (words), adc_wrapped_label_new (title, "heading"));
  if (example->summary != NULL)
    gtk_box_append (GTK_BOX (words),
                    adc_wrapped_label_new (adc_text_get (example->summary), "body"));
  button = adc_rule_button_new (words, title, adc_wallet_get_game (self->wallet), example->rule);
  adw_bin_set_child (self->example, button != NULL ? button : words);
  gtk_widget_set_visible (GTK_WIDGET (self->example), TRUE);
}

static void
undo_activated (GtkWidget *widget, const char *name, GVariant *parameter G_GNUC_UNUSED)
{
  AdcWallet *wallet = ADC_PURSE_VIEW (widget)->wallet;

  if (g_str_equal (name, "purse.undo"))
    adc_wallet_undo (wallet);
  else
    adc_wallet_redo (wallet);
}

static void
pay_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  AdcPurseView *self = ADC_PURSE_VIEW (widget);

  gtk_widget_child_focus (GTK_WIDGET (self->want_panel), GTK_DIR_TAB_FORWARD); /* the button goes */
  adc_quote_panel_pay (self->quote_panel);
}

static void
adc_purse_view_set_game (AdcView *view, AdcGame *game)
{
  AdcPurseView *self = ADC_PURSE_VIEW (view);

  if (self->wallet != NULL && adc_wallet_get_game (self->wallet) == game)
    return;

  if (self->wallet != NULL)
    g_signal_handlers_disconnect_by_data (self->wallet, self);
  g_clear_object (&self->wallet);
  self->wallet = adc_wallet_new (game);
  load (self);
  adc_have_panel_set_wallet (self->have_panel, self->wallet);
  adc_want_panel_set_wallet (self->want_panel, self->wallet);
  adc_price_panel_set_wallet (self->price_panel, self->wallet);
  g_signal_connect_object (self->wallet, "changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  list_examples (self);
  gtk_widget_set_visible (GTK_WIDGET (self->example), FALSE);
  update (self);
}

static gboolean
adc_purse_view_is_offered (AdcGame *game)
{
  return adc_game_get_purse (game) != NULL;
}

static gboolean
adc_purse_view_show_item (AdcView *view, const char *id)
{
  return adc_purse_view_open_case (ADC_PURSE_VIEW (view), id);
}

static void
view_iface_init (AdcViewInterface *iface)
{
  iface->set_game = adc_purse_view_set_game;
  iface->is_offered = adc_purse_view_is_offered;
  iface->show_item = adc_purse_view_show_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (AdcPurseView, adc_purse_view, ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (ADC_TYPE_VIEW, view_iface_init))

static void
adc_purse_view_dispose (GObject *object)
{
  AdcPurseView *self = ADC_PURSE_VIEW (object);

  if (self->wallet != NULL)
    g_signal_handlers_disconnect_by_data (self->wallet, self);
  g_clear_object (&self->wallet);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (adc_purse_view_parent_class)->dispose (object);
}

static void
adc_purse_view_class_init (AdcPurseViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_purse_view_dispose;
  g_type_ensure (ADC_TYPE_CASE_MENU);
  g_type_ensure (ADC_TYPE_HAVE_PANEL);
  g_type_ensure (ADC_TYPE_PRICE_PANEL);
  g_type_ensure (ADC_TYPE_QUOTE_PANEL);
  g_type_ensure (ADC_TYPE_TWO_COLUMNS);
  g_type_ensure (ADC_TYPE_WANT_PANEL);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "purse/adc-purse-view.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcPurseView, examples_menu);
  gtk_widget_class_bind_template_child (widget_class, AdcPurseView, verdict);
  gtk_widget_class_bind_template_child (widget_class, AdcPurseView, verdict_icon);
  gtk_widget_class_bind_template_child (widget_class, AdcPurseView, verdict_label);
  gtk_widget_class_bind_template_child (widget_class, AdcPurseView, example);
  gtk_widget_class_bind_template_child (widget_class, AdcPurseView, have_panel);
  gtk_widget_class_bind_template_child (widget_class, AdcPurseView, want_panel);
  gtk_widget_class_bind_template_child (widget_class, AdcPurseView, quote_panel);
  gtk_widget_class_bind_template_child (widget_class, AdcPurseView, price_panel);
  gtk_widget_class_bind_template_callback (widget_class, example_chosen_cb);
  gtk_widget_class_install_action (widget_class, "purse.undo", NULL, undo_activated);
  gtk_widget_class_install_action (widget_class, "purse.redo", NULL, undo_activated);
  gtk_widget_class_install_action (widget_class, "purse.pay", NULL, pay_activated);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, GDK_CONTROL_MASK, "purse.pay",
                                       NULL);
}

static void
adc_purse_view_init (AdcPurseView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->settings = adc_program_settings_new ();
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "purse.undo", FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "purse.redo", FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "purse.pay", FALSE);
  adc_undo_keys_add (GTK_WIDGET (self), "purse.undo", "purse.redo");
}

AdcWallet *
adc_purse_view_get_wallet (AdcPurseView *self)
{
  g_return_val_if_fail (ADC_IS_PURSE_VIEW (self), NULL);

  return self->wallet;
}

gboolean
adc_purse_view_open_case (AdcPurseView *self, const char *id)
{
  g_return_val_if_fail (ADC_IS_PURSE_VIEW (self), FALSE);

  if (self->wallet == NULL || !adc_wallet_open_case (self->wallet, id))
    return FALSE;

  adc_wallet_commit (self->wallet);
  show_example (self, adc_purse_find_case (adc_wallet_get_purse (self->wallet), id));
  return TRUE;
}
