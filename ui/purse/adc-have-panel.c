/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-have-panel.h"

#include "adc-quote.h"
#include "adc-rule-button.h"
#include "adc-stepper.h"
#include "adc-token-mark.h"
#include "adc-wrap-layout.h"
#include "adc-wrapped-label.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

struct _AdcHavePanel {
  GtkBox     parent_instance;
  GtkBox    *tokens;
  GtkWidget *conversions_heading;
  GtkWidget *conversions_note;
  GtkBox    *conversions;
  GtkLabel  *worth;
  GtkBox    *exchanges; /* one button for each kind that can be given */
  GPtrArray *steppers;  /* one for each kind; they are the box's, as are the switches */
  GPtrArray *switches;
  AdcWallet *wallet;
  gboolean   is_updating;
};

G_DEFINE_FINAL_TYPE (AdcHavePanel, adc_have_panel, GTK_TYPE_BOX)

static void
stepped_cb (AdcHavePanel *self, AdcStepper *stepper)
{
  guint token;

  if (!g_ptr_array_find (self->steppers, stepper, &token))
    return;

  adc_wallet_set_have (self->wallet, token, adc_stepper_get_value (stepper));
  adc_wallet_commit (self->wallet);
}

static void
switched_cb (AdcHavePanel *self, GParamSpec *pspec G_GNUC_UNUSED, GtkSwitch *widget)
{
  guint position;

  if (self->is_updating || !g_ptr_array_find (self->switches, widget, &position))
    return;

  adc_wallet_set_conversion (self->wallet, position, gtk_switch_get_active (widget));
  adc_wallet_commit (self->wallet);
}

/* The buttons are made anew; the focus goes to the one for the same kind, or to its number. */
static void
exchange_clicked_cb (AdcHavePanel *self, GtkWidget *button)
{
  const int token = adc_purse_find_token (adc_wallet_get_purse (self->wallet),
                                          gtk_widget_get_name (button));
  GtkWidget *next;

  if (token < 0)
    return;

  adc_wallet_exchange (self->wallet, (guint) token);
  adc_wallet_commit (self->wallet);
  for (next = gtk_widget_get_first_child (GTK_WIDGET (self->exchanges)); next != NULL;
       next = gtk_widget_get_next_sibling (next))
    if (adc_purse_find_token (adc_wallet_get_purse (self->wallet), gtk_widget_get_name (next)) ==
        token)
      break;
  gtk_widget_child_focus (next != NULL ? next : self->steppers->pdata[token], GTK_DIR_TAB_FORWARD);
}

static void
clear_box (GtkBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
}

static void
add_token (AdcHavePanel *self, const AdcPurseToken *token)
{
  GtkWidget *cell = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  const char *title = adc_text_get (token->title);
  /* Translators: the name of a kind of tokens: how many of them the player has */
  g_autofree char *label = g_strdup_printf (_("How many you have: %s"), title);
  GtkWidget *stepper = adc_stepper_new (title, label, ADC_PURSE_MAX_COUNT);

  g_signal_connect_object (stepper, "stepped", G_CALLBACK (stepped_cb), self, G_CONNECT_SWAPPED);
  g_ptr_array_add (self->steppers, stepper);
  gtk_box_append (GTK_BOX (cell), adc_token_mark_new (token));
  gtk_box_append (GTK_BOX (cell), stepper);
  gtk_box_append (self->tokens, cell);
}

static void
add_conversion (AdcHavePanel *self, const AdcConversion *conversion)
{
  const char *title = adc_text_get (conversion->title);
  /* Translators: a conversion: “3 identical resources = 2 Mt” */
  g_autofree char *label = g_strdup_printf (_("You have the conversion %s"), title);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget *words = adc_wrapped_label_new (title, "body");
  GtkWidget *button = adc_rule_button_new (words, title, adc_wallet_get_game (self->wallet),
                                           conversion->rule);
  GtkWidget *control = gtk_switch_new ();

  gtk_widget_set_hexpand (button != NULL ? button : words, TRUE);
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  g_signal_connect_object (control, "notify::active", G_CALLBACK (switched_cb), self,
                           G_CONNECT_SWAPPED);
  g_ptr_array_add (self->switches, control);
  gtk_box_append (GTK_BOX (row), control);
  gtk_box_append (GTK_BOX (row), button != NULL ? button : words);
  gtk_box_append (self->conversions, row);
}

static void
add_exchange (AdcHavePanel *self, guint token, guint n_plain, guint n_wild)
{
  AdcPurse *purse = adc_wallet_get_purse (self->wallet);
  const AdcConversion *exchange = adc_purse_get_exchange (purse, NULL);
  const guint wild = (guint) adc_purse_get_wild (purse);
  g_autofree char *given = adc_quote_dup_given (purse, token, n_plain, n_wild);
  g_autofree char *got = adc_quote_dup_given (purse, wild, exchange->get, 0);
  /* Translators: a button: tokens that are given (“2 Bt + 1 Mt”) and got (“2 Mt”) */
  g_autofree char *text = g_strdup_printf (_("%s → %s"), given, got);
  /* Translators: tokens that are given (“2 Bt + 1 Mt”) and got (“2 Mt”) */
  g_autofree char *label = g_strdup_printf (_("Convert %s → %s"), given, got);
  GtkWidget *button = gtk_button_new_with_label (text);

  gtk_widget_set_name (button, adc_purse_get_token (purse, token)->id);
  gtk_widget_add_css_class (button, "pill-choice");
  gtk_widget_set_tooltip_text (button, _("Convert Now"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  g_signal_connect_object (button, "clicked", G_CALLBACK (exchange_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (self->exchanges, button);
}

static void
update_exchanges (AdcHavePanel *self)
{
  AdcPurse *purse = adc_wallet_get_purse (self->wallet);
  const guint n = adc_purse_get_tokens (purse)->len;
  guint have[ADC_PAY_MAX_KINDS] = { 0 };
  guint position = 0;
  const gboolean is_on = adc_purse_get_exchange (purse, &position) != NULL &&
                         adc_wallet_has_conversion (self->wallet, position);

  clear_box (self->exchanges);
  for (guint t = 0; t < n; t++) {
    guint n_plain, n_wild;

    have[t] = adc_wallet_get_have (self->wallet, t);
    if (adc_wallet_can_exchange (self->wallet, t, &n_plain, &n_wild))
      add_exchange (self, t, n_plain, n_wild);
  }
  if (is_on) {
    AdcPayRules rules;
    g_autofree char *sum = NULL;
    g_autofree char *text = NULL;

    adc_quote_get_rules (self->wallet, ~0u, &rules);
    sum = adc_quote_dup_given (purse, (guint) rules.wild, adc_pay_get_worth (&rules, have), 0);
    /* Translators: tokens: “7 Mt” */
    text = g_strdup_printf (_("Everything converted: %s at most."), sum);
    gtk_label_set_label (self->worth, text);
  }
  gtk_widget_set_visible (GTK_WIDGET (self->worth), is_on);
  gtk_widget_set_visible (GTK_WIDGET (self->exchanges),
                          gtk_widget_get_first_child (GTK_WIDGET (self->exchanges)) != NULL);
}

static void
adc_have_panel_dispose (GObject *object)
{
  g_clear_object (&ADC_HAVE_PANEL (object)->wallet);
  G_OBJECT_CLASS (adc_have_panel_parent_class)->dispose (object);
}

static void
adc_have_panel_finalize (GObject *object)
{
  AdcHavePanel *self = ADC_HAVE_PANEL (object);

  g_ptr_array_unref (self->steppers);
  g_ptr_array_unref (self->switches);
  G_OBJECT_CLASS (adc_have_panel_parent_class)->finalize (object);
}

static void
adc_have_panel_class_init (AdcHavePanelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_have_panel_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_have_panel_finalize;
}

static void
adc_have_panel_init (AdcHavePanel *self)
{
  self->steppers = g_ptr_array_new ();
  self->switches = g_ptr_array_new ();
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 9);
  self->tokens = adc_wrap_box_new (12);
  self->conversions_heading = adc_wrapped_label_new (_("Conversions You Have"), "heading");
  self->conversions_note =
    adc_wrapped_label_new (_("Switch on those you have: only they are used."), "caption");
  self->conversions = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 3));
  self->worth = GTK_LABEL (adc_wrapped_label_new (NULL, "caption"));
  self->exchanges = adc_wrap_box_new (6);
  gtk_box_append (GTK_BOX (self), adc_wrapped_label_new (_("What You Have"), "heading"));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->tokens));
  gtk_box_append (GTK_BOX (self), self->conversions_heading);
  gtk_box_append (GTK_BOX (self), self->conversions_note);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->conversions));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->worth));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->exchanges));
}

void
adc_have_panel_set_wallet (AdcHavePanel *self, AdcWallet *wallet)
{
  AdcPurse *purse;
  GPtrArray *conversions;

  g_return_if_fail (ADC_IS_HAVE_PANEL (self));
  g_return_if_fail (ADC_IS_WALLET (wallet));

  g_set_object (&self->wallet, wallet);
  purse = adc_wallet_get_purse (wallet);
  conversions = adc_purse_get_conversions (purse);
  g_ptr_array_set_size (self->steppers, 0);
  g_ptr_array_set_size (self->switches, 0);
  clear_box (self->tokens);
  clear_box (self->conversions);
  for (guint t = 0; t < adc_purse_get_tokens (purse)->len; t++)
    add_token (self, adc_purse_get_token (purse, t));
  for (guint i = 0; i < conversions->len; i++)
    add_conversion (self, conversions->pdata[i]);
  gtk_widget_set_visible (self->conversions_heading, conversions->len > 0);
  gtk_widget_set_visible (self->conversions_note, conversions->len > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->conversions), conversions->len > 0);
}

void
adc_have_panel_update (AdcHavePanel *self)
{
  g_return_if_fail (ADC_IS_HAVE_PANEL (self));
  g_return_if_fail (self->wallet != NULL);

  self->is_updating = TRUE;
  for (guint t = 0; t < self->steppers->len; t++)
    adc_stepper_set_value (self->steppers->pdata[t], adc_wallet_get_have (self->wallet, t));
  for (guint i = 0; i < self->switches->len; i++)
    gtk_switch_set_active (self->switches->pdata[i], adc_wallet_has_conversion (self->wallet, i));
  self->is_updating = FALSE;
  update_exchanges (self);
}
