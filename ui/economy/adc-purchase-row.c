/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-purchase-row.h"

#include "adc-bill.h"
#include "adc-view.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

struct _AdcPurchaseRow {
  GtkBox              parent_instance;
  GtkLabel           *cost;
  GtkSpinButton      *count;
  AdcSession         *session;
  AdcPiece           *piece; /* the game's */
  gboolean            is_updating;
};

G_DEFINE_FINAL_TYPE (AdcPurchaseRow, adc_purchase_row, GTK_TYPE_BOX)

static void
set_count (AdcPurchaseRow *self, guint count)
{
  g_autoptr(AdcPurchaseRow) alive = g_object_ref (self); /* it may go */

  adc_treasury_set_count (adc_treasury_session_get_treasury (self->session),
                          adc_entry_get_id (ADC_ENTRY (self->piece)), count);
  adc_session_commit (self->session);
}

static void
value_changed_cb (AdcPurchaseRow *self)
{
  if (!self->is_updating)
    set_count (self, (guint) gtk_spin_button_get_value_as_int (self->count));
}

static void
remove_clicked_cb (AdcPurchaseRow *self)
{
  set_count (self, 0);
}

static void
title_clicked_cb (AdcPurchaseRow *self)
{
  adc_open_entry (GTK_WIDGET (self), ADC_ENTRY (self->piece));
}

static void
adc_purchase_row_dispose (GObject *object)
{
  g_clear_object (&ADC_PURCHASE_ROW (object)->session);
  G_OBJECT_CLASS (adc_purchase_row_parent_class)->dispose (object);
}

static void
adc_purchase_row_class_init (AdcPurchaseRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_purchase_row_dispose;
}

static void
adc_purchase_row_init (AdcPurchaseRow *self)
{
  gtk_box_set_spacing (GTK_BOX (self), 6);
}

static void
add_title (AdcPurchaseRow *self, const char *title)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->cost = GTK_LABEL (adc_wrapped_label_new (NULL, "caption"));
  gtk_box_append (GTK_BOX (words), adc_wrapped_label_new (title, "body"));
  gtk_box_append (GTK_BOX (words), GTK_WIDGET (self->cost));
  gtk_button_set_child (GTK_BUTTON (button), words);
  gtk_widget_set_hexpand (button, TRUE);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "purchase-title");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  -1);
  g_signal_connect_object (button, "clicked", G_CALLBACK (title_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self), button);
}

GtkWidget *
adc_purchase_row_new (AdcSession *session, AdcPiece *piece)
{
  AdcPurchaseRow *self;
  const char *title;
  g_autofree char *count = NULL;
  g_autofree char *remove = NULL;
  GtkWidget *button;

  g_return_val_if_fail (ADC_IS_SESSION (session), NULL);
  g_return_val_if_fail (ADC_IS_PIECE (piece), NULL);

  self = g_object_new (ADC_TYPE_PURCHASE_ROW, NULL);
  self->session = g_object_ref (session);
  self->piece = piece;
  title = adc_entry_get_title (ADC_ENTRY (piece));
  /* Translators: the name of a unit or a card: how many of it are bought */
  count = g_strdup_printf (_("How many: %s"), title);
  /* Translators: the name of a unit or a card */
  remove = g_strdup_printf (_("Do Not Buy %s"), title);

  add_title (self, title);
  self->count = GTK_SPIN_BUTTON (gtk_spin_button_new_with_range (1, ADC_TREASURY_MAX_COUNT, 1));
  gtk_editable_set_width_chars (GTK_EDITABLE (self->count), 2);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (self->count), 2);
  gtk_spin_button_set_numeric (self->count, TRUE);
  gtk_widget_set_valign (GTK_WIDGET (self->count), GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->count), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  count, -1);
  g_signal_connect_object (self->count, "value-changed", G_CALLBACK (value_changed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->count));

  button = gtk_button_new_from_icon_name ("user-trash-symbolic");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, remove);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, remove,
                                  -1);
  g_signal_connect_object (button, "clicked", G_CALLBACK (remove_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self), button);
  adc_purchase_row_update (self);

  return GTK_WIDGET (self);
}

AdcPiece *
adc_purchase_row_get_piece (AdcPurchaseRow *self)
{
  g_return_val_if_fail (ADC_IS_PURCHASE_ROW (self), NULL);

  return self->piece;
}

void
adc_purchase_row_update (AdcPurchaseRow *self)
{
  AdcTreasury *treasury;
  g_autofree char *cost = NULL;

  g_return_if_fail (ADC_IS_PURCHASE_ROW (self));

  treasury = adc_treasury_session_get_treasury (self->session);
  cost = adc_bill_dup_piece_cost (treasury, self->piece);
  gtk_label_set_label (self->cost, cost);
  self->is_updating = TRUE;
  gtk_spin_button_set_value (self->count,
                             adc_treasury_get_count (treasury, adc_entry_get_id (ADC_ENTRY (
                                                                 self->piece))));
  self->is_updating = FALSE;
}
