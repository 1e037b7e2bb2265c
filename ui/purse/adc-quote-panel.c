/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-quote-panel.h"

#include "adc-reason-list.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

struct _AdcQuotePanel {
  GtkBox         parent_instance;
  GtkImage      *icon;
  GtkLabel      *headline;
  AdcReasonList *reasons;
  AdcReasonList *best;
  GtkWidget     *pay;
  GtkLabel      *order; /* what makes it the best */
  GtkWidget     *others_heading;
  GtkBox        *others;
  AdcWallet     *wallet;
  AdcQuote      *quote;
};

G_DEFINE_FINAL_TYPE (AdcQuotePanel, adc_quote_panel, GTK_TYPE_BOX)

static void
pay_way (AdcQuotePanel *self, guint position)
{
  const AdcQuoteWay *way;

  if (self->quote == NULL || self->quote->verdict != ADC_QUOTE_YES ||
      position >= self->quote->ways->len)
    return;

  way = self->quote->ways->pdata[position];
  adc_wallet_pay (self->wallet, way->way);
  adc_wallet_commit (self->wallet);
}

static void
other_clicked_cb (AdcQuotePanel *self, GtkWidget *button)
{
  gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD); /* the button goes */
  pay_way (self, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "way")));
}

static GtkWidget *
create_reason_list (void)
{
  GtkWidget *list = adc_reason_list_new ();

  adc_reason_list_hide_total (ADC_REASON_LIST (list));
  return list;
}

static void
add_other (AdcQuotePanel *self, guint position)
{
  const AdcQuoteWay *way = self->quote->ways->pdata[position];
  g_autofree char *left = adc_quote_dup_sum (adc_wallet_get_purse (self->wallet), way->way->left);
  /* Translators: what another way to pay would leave: “2 Ti, 3 Bt”; and how many conversions it
   * takes */
  g_autofree char *text = g_strdup_printf (ngettext ("Leaves %s; %u conversion",
                                                     "Leaves %s; %u conversions", way->n_exchanges),
                                           left, way->n_exchanges);
  GtkWidget *expander = gtk_expander_new (NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *list = create_reason_list ();
  GtkWidget *button = gtk_button_new_with_label (_("Pay This Way"));

  adc_reason_list_set_reasons (ADC_REASON_LIST (list), adc_wallet_get_game (self->wallet),
                               way->reasons);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  g_object_set_data (G_OBJECT (button), "way", GUINT_TO_POINTER (position));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  text, -1);
  g_signal_connect_object (button, "clicked", G_CALLBACK (other_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), list);
  gtk_box_append (GTK_BOX (box), button);
  gtk_expander_set_label_widget (GTK_EXPANDER (expander), adc_wrapped_label_new (text, "body"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (expander), GTK_ACCESSIBLE_PROPERTY_LABEL, text,
                                  -1);
  gtk_expander_set_child (GTK_EXPANDER (expander), box);
  gtk_box_append (self->others, expander);
}

static void
update_others (AdcQuotePanel *self)
{
  const gboolean is_shown = self->quote->verdict == ADC_QUOTE_YES && self->quote->ways->len > 1;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->others))) != NULL)
    gtk_box_remove (self->others, child);
  for (guint i = 1; is_shown && i < self->quote->ways->len; i++)
    add_other (self, i);
  if (is_shown && !self->quote->result->is_complete)
    gtk_box_append (self->others, adc_wrapped_label_new (_("There are more."), "dim-label"));
  gtk_widget_set_visible (self->others_heading, is_shown);
  gtk_widget_set_visible (GTK_WIDGET (self->others), is_shown);
  gtk_widget_set_visible (GTK_WIDGET (self->order), is_shown);
}

static void
update_order (AdcQuotePanel *self)
{
  AdcPurse *purse = adc_wallet_get_purse (self->wallet);
  const int wild = adc_purse_get_wild (purse);
  g_autofree char *text = NULL;

  if (wild < 0)
    text = g_strdup (_("The best way leaves the most tokens; then the kinds most even."));
  else
    /* Translators: the letters on the wildcard */
    text = g_strdup_printf (_("The best way leaves the most tokens, as each conversion loses some; "
                              "then the most %s; then the other kinds most even."),
                            adc_purse_get_token (purse, (guint) wild)->sign);
  gtk_label_set_label (self->order, text);
}

static const char *
get_style (AdcVerdict verdict)
{
  return verdict == ADC_QUOTE_YES ? "success" : verdict == ADC_QUOTE_NO ? "error" : NULL;
}

static void
update_head (AdcQuotePanel *self)
{
  const char *style = get_style (self->quote->verdict);

  gtk_label_set_label (self->headline, self->quote->headline);
  gtk_image_set_from_icon_name (self->icon, adc_quote_panel_get_icon (self->quote->verdict));
  gtk_widget_remove_css_class (GTK_WIDGET (self->icon), "error");
  gtk_widget_remove_css_class (GTK_WIDGET (self->icon), "success");
  if (style != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self->icon), style);
}

static void
adc_quote_panel_dispose (GObject *object)
{
  AdcQuotePanel *self = ADC_QUOTE_PANEL (object);

  g_clear_pointer (&self->quote, adc_quote_free);
  g_clear_object (&self->wallet);
  G_OBJECT_CLASS (adc_quote_panel_parent_class)->dispose (object);
}

static void
adc_quote_panel_class_init (AdcQuotePanelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_quote_panel_dispose;
}

static void
adc_quote_panel_init (AdcQuotePanel *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 9);
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  gtk_widget_add_css_class (GTK_WIDGET (self), "quote-panel");
  self->icon = GTK_IMAGE (g_object_new (GTK_TYPE_IMAGE, "accessible-role",
                                        GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL));
  self->headline = GTK_LABEL (adc_wrapped_label_new (NULL, "quote-headline"));
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->icon));
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->headline));
  self->reasons = ADC_REASON_LIST (create_reason_list ());
  self->best = ADC_REASON_LIST (create_reason_list ());
  self->pay = gtk_button_new_with_mnemonic (_("Pa_y It"));
  gtk_widget_set_halign (self->pay, GTK_ALIGN_START);
  gtk_widget_add_css_class (self->pay, "suggested-action");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->pay), "purse.pay");
  self->order = GTK_LABEL (adc_wrapped_label_new (NULL, "caption"));
  self->others_heading = adc_wrapped_label_new (_("Other Ways"), "heading");
  self->others = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 6));
  gtk_box_append (GTK_BOX (self), head);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->best));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->reasons));
  gtk_box_append (GTK_BOX (self), self->pay);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->order));
  gtk_box_append (GTK_BOX (self), self->others_heading);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->others));
}

void
adc_quote_panel_update (AdcQuotePanel *self, AdcWallet *wallet)
{
  AdcGame *game;
  gboolean is_payable;

  g_return_if_fail (ADC_IS_QUOTE_PANEL (self));
  g_return_if_fail (ADC_IS_WALLET (wallet));

  g_set_object (&self->wallet, wallet);
  g_clear_pointer (&self->quote, adc_quote_free);
  self->quote = adc_quote_new (wallet);
  game = adc_wallet_get_game (wallet);
  is_payable = self->quote->verdict == ADC_QUOTE_YES;
  update_head (self);
  adc_reason_list_set_reasons (self->reasons, game, self->quote->reasons);
  gtk_widget_set_visible (GTK_WIDGET (self->reasons), self->quote->reasons->len > 0);
  adc_reason_list_set_reasons (
    self->best, game,
    is_payable ? ((const AdcQuoteWay *) self->quote->ways->pdata[0])->reasons : NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->best), is_payable);
  gtk_widget_set_visible (self->pay, is_payable);
  update_order (self);
  update_others (self);
}

AdcVerdict
adc_quote_panel_get_verdict (AdcQuotePanel *self)
{
  g_return_val_if_fail (ADC_IS_QUOTE_PANEL (self), ADC_QUOTE_NOTHING);

  return self->quote != NULL ? self->quote->verdict : ADC_QUOTE_NOTHING;
}

void
adc_quote_panel_pay (AdcQuotePanel *self)
{
  g_return_if_fail (ADC_IS_QUOTE_PANEL (self));

  pay_way (self, 0);
}

const char *
adc_quote_panel_get_icon (AdcVerdict verdict)
{
  switch (verdict) {
  case ADC_QUOTE_NOTHING:
    return "document-edit-symbolic";
  case ADC_QUOTE_YES:
    return "object-select-symbolic";
  case ADC_QUOTE_UNKNOWN:
    return "dialog-question-symbolic";
  case ADC_QUOTE_NO:
  case ADC_QUOTE_TOO_MUCH:
  default:
    return "dialog-warning-symbolic";
  }
}
