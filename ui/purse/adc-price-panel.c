/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-price-panel.h"

#include "adc-kind-choice.h"
#include "adc-quote.h"
#include "adc-wrap-layout.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

struct _AdcPricePanel {
  GtkBox         parent_instance;
  GtkBox        *prices; /* buttons */
  AdcKindChoice *choice;
  GtkWidget     *add;
  AdcWallet     *wallet;
};

G_DEFINE_FINAL_TYPE (AdcPricePanel, adc_price_panel, GTK_TYPE_BOX)

static void
price_clicked_cb (AdcPricePanel *self, GtkWidget *button)
{
  adc_wallet_add_price (self->wallet, gtk_widget_get_name (button));
  adc_wallet_commit (self->wallet);
}

static void
update_add (AdcPricePanel *self)
{
  gtk_widget_set_sensitive (self->add, adc_kind_choice_get_count (self->choice) > 0 &&
                                         adc_kind_choice_get_kinds (self->choice) != 0 &&
                                         adc_wallet_get_n_lines (self->wallet) <
                                           ADC_WALLET_MAX_LINES);
}

static void
add_clicked_cb (AdcPricePanel *self)
{
  const guint count = adc_kind_choice_get_count (self->choice);
  const guint kinds = adc_kind_choice_get_kinds (self->choice);

  gtk_widget_child_focus (GTK_WIDGET (self->choice), GTK_DIR_TAB_FORWARD);
  adc_kind_choice_set_cost (self->choice, 0, 0);
  adc_wallet_add_cost (self->wallet, count, kinds);
  if (!adc_wallet_commit (self->wallet))
    update_add (self);
}

static void
add_price (AdcPricePanel *self, const AdcPursePrice *price)
{
  const char *title = adc_text_get (price->title);
  g_autofree char *cost = price->is_known
                            ? adc_quote_dup_cost (adc_wallet_get_purse (self->wallet), price->count,
                                                  price->kinds)
                            : g_strdup ("?");
  /* Translators: what can be paid for, and what it costs: “Wake a unit (5 Ti/Bt)” */
  g_autofree char *text = g_strdup_printf (_("%s (%s)"), title, cost);
  /* Translators: what is to be paid for as well, with its price */
  g_autofree char *label = g_strdup_printf (_("Pay %s"), text);
  GtkWidget *words = gtk_label_new (text);
  GtkWidget *button = gtk_button_new ();

  gtk_label_set_ellipsize (GTK_LABEL (words), PANGO_ELLIPSIZE_END);
  gtk_button_set_child (GTK_BUTTON (button), words);
  gtk_widget_set_name (button, price->id);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_set_tooltip_text (button, text);
  gtk_widget_add_css_class (button, "pill-choice");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  g_signal_connect_object (button, "clicked", G_CALLBACK (price_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (self->prices, button);
}

/* What a conversion does comes last. */
static void
list_prices (AdcPricePanel *self)
{
  GPtrArray *prices = adc_purse_get_prices (adc_wallet_get_purse (self->wallet));
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->prices))) != NULL)
    gtk_box_remove (self->prices, child);
  for (guint i = 0; i < prices->len; i++)
    if (((const AdcPursePrice *) prices->pdata[i])->conversion == NULL)
      add_price (self, prices->pdata[i]);
  for (guint i = 0; i < prices->len; i++)
    if (((const AdcPursePrice *) prices->pdata[i])->conversion != NULL)
      add_price (self, prices->pdata[i]);
  gtk_widget_set_visible (GTK_WIDGET (self->prices), prices->len > 0);
}

static void
adc_price_panel_dispose (GObject *object)
{
  g_clear_object (&ADC_PRICE_PANEL (object)->wallet);
  G_OBJECT_CLASS (adc_price_panel_parent_class)->dispose (object);
}

static void
adc_price_panel_class_init (AdcPricePanelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_price_panel_dispose;
}

static void
add_own (AdcPricePanel *self)
{
  GtkWidget *line = adc_wrap_box_new (6);

  self->choice = ADC_KIND_CHOICE (adc_kind_choice_new ());
  g_signal_connect_object (self->choice, "chosen", G_CALLBACK (update_add), self,
                           G_CONNECT_SWAPPED);
  self->add = gtk_button_new_with_mnemonic (_("_Add This Cost"));
  gtk_widget_set_halign (self->add, GTK_ALIGN_START);
  g_signal_connect_object (self->add, "clicked", G_CALLBACK (add_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (self->choice));
  gtk_box_append (GTK_BOX (line), self->add);
  gtk_box_append (GTK_BOX (self),
                  adc_wrapped_label_new (_("Another cost: how many, and which kinds it allows"),
                                         "caption"));
  gtk_box_append (GTK_BOX (self), line);
}

static void
adc_price_panel_init (AdcPricePanel *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 9);
  gtk_box_append (GTK_BOX (self), adc_wrapped_label_new (_("Known Prices"), "heading"));
  self->prices = adc_wrap_box_new (6);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->prices));
  add_own (self);
}

void
adc_price_panel_set_wallet (AdcPricePanel *self, AdcWallet *wallet)
{
  g_return_if_fail (ADC_IS_PRICE_PANEL (self));
  g_return_if_fail (ADC_IS_WALLET (wallet));

  g_set_object (&self->wallet, wallet);
  list_prices (self);
  adc_kind_choice_set_purse (self->choice, adc_wallet_get_purse (wallet), _("A cost of your own"));
  adc_kind_choice_set_cost (self->choice, 0, 0);
}

void
adc_price_panel_update (AdcPricePanel *self)
{
  g_return_if_fail (ADC_IS_PRICE_PANEL (self));
  g_return_if_fail (self->wallet != NULL);

  update_add (self);
}
