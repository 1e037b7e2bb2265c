/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-want-row.h"

#include "adc-kind-choice.h"
#include "adc-quote.h"
#include "adc-rule-button.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

struct _AdcWantRow {
  GtkBox          parent_instance;
  GtkLabel       *cost;
  GtkSpinButton  *times;
  AdcKindChoice  *choice; /* NULL: it is known */
  AdcWallet      *wallet;
  guint           position;
  const AdcPursePrice *price; /* what the line is known by, or, of one of the player's own, the cost */
  guint           count;
  guint           kinds;
  gboolean        is_updating;
};

G_DEFINE_FINAL_TYPE (AdcWantRow, adc_want_row, GTK_TYPE_BOX)

static void
set_times (AdcWantRow *self, guint times)
{
  g_autoptr(AdcWantRow) alive = g_object_ref (self); /* it may go */

  adc_wallet_set_times (self->wallet, self->position, times);
  adc_wallet_commit (self->wallet);
}

static void
times_changed_cb (AdcWantRow *self)
{
  if (!self->is_updating)
    set_times (self, (guint) gtk_spin_button_get_value_as_int (self->times));
}

static void
remove_clicked_cb (AdcWantRow *self)
{
  set_times (self, 0);
}

static void
chosen_cb (AdcWantRow *self)
{
  adc_wallet_set_cost (self->wallet, self->position, adc_kind_choice_get_count (self->choice),
                       adc_kind_choice_get_kinds (self->choice));
  adc_wallet_commit (self->wallet);
}

static void
adc_want_row_dispose (GObject *object)
{
  g_clear_object (&ADC_WANT_ROW (object)->wallet);
  G_OBJECT_CLASS (adc_want_row_parent_class)->dispose (object);
}

static void
adc_want_row_class_init (AdcWantRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_want_row_dispose;
}

static void
adc_want_row_init (AdcWantRow *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 3);
}

static GtkWidget *
create_title (AdcWantRow *self, const char *title)
{
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *button;

  self->cost = GTK_LABEL (adc_wrapped_label_new (NULL, "caption"));
  gtk_box_append (GTK_BOX (words), adc_wrapped_label_new (title, "body"));
  gtk_box_append (GTK_BOX (words), GTK_WIDGET (self->cost));
  button = adc_rule_button_new (words, title, adc_wallet_get_game (self->wallet),
                                self->price != NULL
                                  ? self->price->rule
                                  : adc_purse_get_rule (adc_wallet_get_purse (self->wallet)));
  gtk_widget_set_hexpand (button != NULL ? button : words, TRUE);

  return button != NULL ? button : words;
}

static void
add_controls (AdcWantRow *self, GtkWidget *line, const char *title)
{
  /* Translators: what is to be paid for: how often */
  g_autofree char *times = g_strdup_printf (_("How often: %s"), title);
  /* Translators: what is to be paid for */
  g_autofree char *remove = g_strdup_printf (_("Do Not Pay %s"), title);
  GtkWidget *button = gtk_button_new_from_icon_name ("user-trash-symbolic");

  self->times = GTK_SPIN_BUTTON (gtk_spin_button_new_with_range (1, ADC_WALLET_MAX_TIMES, 1));
  gtk_editable_set_width_chars (GTK_EDITABLE (self->times), 2);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (self->times), 2);
  gtk_spin_button_set_numeric (self->times, TRUE);
  gtk_widget_set_valign (GTK_WIDGET (self->times), GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->times), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  times, -1);
  g_signal_connect_object (self->times, "value-changed", G_CALLBACK (times_changed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, remove);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, remove,
                                  -1);
  g_signal_connect_object (button, "clicked", G_CALLBACK (remove_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (self->times));
  gtk_box_append (GTK_BOX (line), button);
}

GtkWidget *
adc_want_row_new (AdcWallet *wallet, guint position)
{
  AdcWantRow *self;
  const AdcWalletLine *line;
  const char *title;
  GtkWidget *box;

  g_return_val_if_fail (ADC_IS_WALLET (wallet), NULL);

  self = g_object_new (ADC_TYPE_WANT_ROW, NULL);
  line = adc_wallet_get_line (wallet, position);
  title = adc_quote_get_title (line);
  self->wallet = g_object_ref (wallet);
  self->position = position;
  self->price = line->price;
  self->count = line->count;
  self->kinds = line->kinds;
  box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_box_append (GTK_BOX (box), create_title (self, title));
  add_controls (self, box, title);
  gtk_box_append (GTK_BOX (self), box);
  if (line->price != NULL && !line->price->is_known) {
    self->choice = ADC_KIND_CHOICE (adc_kind_choice_new ());
    adc_kind_choice_set_purse (self->choice, adc_wallet_get_purse (wallet), title);
    g_signal_connect_object (self->choice, "chosen", G_CALLBACK (chosen_cb), self,
                             G_CONNECT_SWAPPED);
    gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->choice));
  }
  adc_want_row_update (self);

  return GTK_WIDGET (self);
}

gboolean
adc_want_row_fits (AdcWantRow *self)
{
  const AdcWalletLine *line;

  g_return_val_if_fail (ADC_IS_WANT_ROW (self), FALSE);

  if (self->position >= adc_wallet_get_n_lines (self->wallet))
    return FALSE;

  line = adc_wallet_get_line (self->wallet, self->position);
  return line->price == self->price &&
         (line->price != NULL || (line->count == self->count && line->kinds == self->kinds));
}

void
adc_want_row_update (AdcWantRow *self)
{
  const AdcWalletLine *line;
  g_autofree char *cost = NULL;
  g_autofree char *text = NULL;

  g_return_if_fail (ADC_IS_WANT_ROW (self));

  line = adc_wallet_get_line (self->wallet, self->position);
  cost = adc_quote_dup_line_cost (adc_wallet_get_purse (self->wallet), line);
  /* Translators: a price: “5 Ti/Bt” */
  text = line->price != NULL && line->price->is_example
           ? g_strdup_printf (_("%s (as in the rulebook’s example)"), cost)
           : g_strdup (cost);
  gtk_label_set_label (self->cost, text);
  self->is_updating = TRUE;
  gtk_spin_button_set_value (self->times, line->times);
  self->is_updating = FALSE;
  if (self->choice != NULL)
    adc_kind_choice_set_cost (self->choice, line->count, line->kinds);
}
