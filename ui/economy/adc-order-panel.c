/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-order-panel.h"

#include "adc-drop-down.h"
#include "adc-piece-entry.h"
#include "adc-purchase-row.h"
#include "adc-rule-button.h"
#include "adc-stepper.h"
#include "adc-wrap-layout.h"
#include "adc-wrapped-label.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

struct _AdcOrderPanel {
  GtkBox              parent_instance;
  GtkDropDown        *orders;
  AdwBin             *rule;
  GtkCheckButton     *special;
  AdcStepper         *limit;
  GtkBox             *lines;
  GtkLabel           *nothing;
  AdcPieceEntry     *picker;
  GtkButton          *clear;
  AdcSession         *session;
  gboolean            is_updating;
};

G_DEFINE_FINAL_TYPE (AdcOrderPanel, adc_order_panel, GTK_TYPE_BOX)

static AdcTreasury *
get_treasury (AdcOrderPanel *self)
{
  return adc_treasury_session_get_treasury (self->session);
}

static GPtrArray *
get_orders (AdcOrderPanel *self)
{
  return adc_economy_get_orders (adc_treasury_get_economy (get_treasury (self)));
}

static GPtrArray *
list_offers (gpointer user_data)
{
  return adc_treasury_list_offers (get_treasury (user_data));
}

static void
order_selected_cb (AdcOrderPanel *self)
{
  const guint selected = gtk_drop_down_get_selected (self->orders);

  if (self->is_updating || self->session == NULL || selected >= get_orders (self)->len)
    return;

  adc_treasury_set_order (get_treasury (self),
                          ((const AdcOrder *) get_orders (self)->pdata[selected])->id);
  adc_session_commit (self->session);
}

static void
special_toggled_cb (AdcOrderPanel *self)
{
  if (self->is_updating)
    return;

  adc_treasury_set_special (get_treasury (self), gtk_check_button_get_active (self->special));
  adc_session_commit (self->session);
}

static void
limit_stepped_cb (AdcOrderPanel *self)
{
  adc_treasury_set_limit (get_treasury (self), adc_stepper_get_value (self->limit));
  adc_session_commit (self->session);
}

static void
piece_picked_cb (AdcOrderPanel *self, const char *piece)
{
  adc_treasury_set_count (get_treasury (self), piece,
                          adc_treasury_get_count (get_treasury (self), piece) + 1);
  adc_session_commit (self->session);
}

static void
clear_clicked_cb (AdcOrderPanel *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->picker));
  adc_treasury_clear (get_treasury (self));
  adc_session_commit (self->session);
}

/* Removes a row; the focus it had goes to where the next thing is typed. */
static void
remove_row (AdcOrderPanel *self, GtkWidget *row)
{
  GtkRoot *root = gtk_widget_get_root (row);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && gtk_widget_is_ancestor (focus, row))
    gtk_widget_grab_focus (GTK_WIDGET (self->picker));
  gtk_box_remove (self->lines, row);
}

/* Rows stay while what they show does, and keep the focus. */
static void
update_lines (AdcOrderPanel *self)
{
  g_autoptr(GPtrArray) bought = adc_treasury_list_bought (get_treasury (self));
  GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->lines));

  for (guint i = 0; i < bought->len; i++) {
    while (row != NULL &&
           adc_purchase_row_get_piece (ADC_PURCHASE_ROW (row)) != bought->pdata[i]) {
      GtkWidget *next = gtk_widget_get_next_sibling (row);

      remove_row (self, row);
      row = next;
    }
    if (row == NULL) {
      gtk_box_append (self->lines, adc_purchase_row_new (self->session, bought->pdata[i]));
    } else {
      adc_purchase_row_update (ADC_PURCHASE_ROW (row));
      row = gtk_widget_get_next_sibling (row);
    }
  }
  while (row != NULL) {
    GtkWidget *next = gtk_widget_get_next_sibling (row);

    remove_row (self, row);
    row = next;
  }
  gtk_widget_set_visible (GTK_WIDGET (self->nothing), bought->len == 0);
  gtk_widget_set_sensitive (GTK_WIDGET (self->clear), bought->len > 0);
}

static void
update_rule (AdcOrderPanel *self)
{
  const AdcOrder *order = adc_treasury_get_order (get_treasury (self));
  AdcGame *game = adc_treasury_get_game (get_treasury (self));
  AdcEntry *entry = order->rule != NULL ? adc_game_lookup (game, order->rule) : NULL;
  GtkWidget *label;

  if (entry == NULL) {
    adw_bin_set_child (self->rule, NULL);
    return;
  }

  label = adc_wrapped_label_new (adc_entry_get_title (entry), "body");
  adw_bin_set_child (self->rule, adc_rule_button_new (label, adc_entry_get_title (entry), game,
                                                      order->rule));
}

static void
update_choices (AdcOrderPanel *self)
{
  const AdcOrder *order = adc_treasury_get_order (get_treasury (self));
  guint position;
  gboolean has_limit = FALSE;

  self->is_updating = TRUE;
  if (g_ptr_array_find (get_orders (self), order, &position))
    gtk_drop_down_set_selected (self->orders, position);
  gtk_check_button_set_active (self->special, adc_treasury_is_special (get_treasury (self)));
  self->is_updating = FALSE;
  gtk_widget_set_visible (GTK_WIDGET (self->special), order->discount > 0 || order->extra > 0);
  for (guint i = 0; i < order->purchases->len; i++) {
    const AdcPurchase *purchase = order->purchases->pdata[i];

    has_limit |= purchase->is_units && purchase->most == 0;
  }
  adc_stepper_set_value (self->limit, adc_treasury_get_limit (get_treasury (self)));
  gtk_widget_set_visible (GTK_WIDGET (self->limit), has_limit);
}

static void
adc_order_panel_dispose (GObject *object)
{
  g_clear_object (&ADC_ORDER_PANEL (object)->session);
  G_OBJECT_CLASS (adc_order_panel_parent_class)->dispose (object);
}

static void
adc_order_panel_class_init (AdcOrderPanelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_order_panel_dispose;
}

static void
add_choices (AdcOrderPanel *self)
{
  GtkWidget *line = adc_wrap_box_new (9);

  self->orders = GTK_DROP_DOWN (gtk_drop_down_new (NULL, NULL));
  adc_drop_down_set_up (self->orders, _("Order"));
  gtk_widget_set_halign (GTK_WIDGET (self->orders), GTK_ALIGN_START);
  gtk_widget_set_valign (GTK_WIDGET (self->orders), GTK_ALIGN_END);
  g_signal_connect_object (self->orders, "notify::selected", G_CALLBACK (order_selected_cb), self,
                           G_CONNECT_SWAPPED);
  self->special = GTK_CHECK_BUTTON (gtk_check_button_new_with_label (_("Special order")));
  gtk_widget_set_valign (GTK_WIDGET (self->special), GTK_ALIGN_END);
  g_signal_connect_object (self->special, "toggled", G_CALLBACK (special_toggled_cb), self,
                           G_CONNECT_SWAPPED);
  self->limit = ADC_STEPPER (adc_stepper_new (_("Build limit"),
                                              _("Units that can be built with one order"),
                                              ADC_TREASURY_MAX_COUNT));
  gtk_widget_set_halign (GTK_WIDGET (self->limit), GTK_ALIGN_START);
  g_signal_connect_object (self->limit, "stepped", G_CALLBACK (limit_stepped_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (self->orders));
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (self->special));
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (self->limit));
  gtk_box_append (GTK_BOX (self), line);
}

static void
adc_order_panel_init (AdcOrderPanel *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 9);
  gtk_box_append (GTK_BOX (self), adc_wrapped_label_new (_("What You Buy"), "heading"));
  add_choices (self);
  self->rule = ADW_BIN (adw_bin_new ());
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->rule));
  self->lines = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 6));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->lines));
  self->nothing = GTK_LABEL (adc_wrapped_label_new (_("Nothing yet: type what you want to buy."),
                                                    "dim-label"));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->nothing));
  self->picker = ADC_PIECE_ENTRY (adc_piece_entry_new (_("Type a unit or a card to buy"),
                                                         list_offers, self));
  g_signal_connect_object (self->picker, "picked", G_CALLBACK (piece_picked_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->picker));
  self->clear = GTK_BUTTON (gtk_button_new_with_mnemonic (_("Buy _Nothing")));
  gtk_widget_set_halign (GTK_WIDGET (self->clear), GTK_ALIGN_START);
  g_signal_connect_object (self->clear, "clicked", G_CALLBACK (clear_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->clear));
}

void
adc_order_panel_set_session (AdcOrderPanel *self, AdcSession *session)
{
  g_autoptr(GtkStringList) titles = gtk_string_list_new (NULL);
  GtkWidget *child;

  g_return_if_fail (ADC_IS_ORDER_PANEL (self));
  g_return_if_fail (ADC_IS_SESSION (session));

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->lines))) != NULL)
    gtk_box_remove (self->lines, child);
  g_set_object (&self->session, session);
  adc_piece_entry_set_game (self->picker, adc_treasury_get_game (get_treasury (self)));
  for (guint i = 0; i < get_orders (self)->len; i++)
    gtk_string_list_append (titles,
                            adc_text_get (((const AdcOrder *) get_orders (self)->pdata[i])->title));
  self->is_updating = TRUE;
  gtk_drop_down_set_model (self->orders, G_LIST_MODEL (titles));
  self->is_updating = FALSE;
  gtk_widget_set_visible (GTK_WIDGET (self->orders), get_orders (self)->len > 1);
}

void
adc_order_panel_update (AdcOrderPanel *self)
{
  g_return_if_fail (ADC_IS_ORDER_PANEL (self));
  g_return_if_fail (self->session != NULL);

  update_choices (self);
  update_rule (self);
  update_lines (self);
}
