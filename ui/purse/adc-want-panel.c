/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-want-panel.h"

#include "adc-stepper.h"
#include "adc-want-row.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

struct _AdcWantPanel {
  GtkBox     parent_instance;
  GtkBox    *lines;
  GtkLabel  *nothing;
  GtkBox    *keep;
  GtkWidget *clear;
  AdcWallet *wallet;
};

G_DEFINE_FINAL_TYPE (AdcWantPanel, adc_want_panel, GTK_TYPE_BOX)

static void
keep_stepped_cb (AdcWantPanel *self, AdcStepper *stepper)
{
  adc_wallet_set_keep (self->wallet, adc_stepper_get_value (stepper));
  adc_wallet_commit (self->wallet);
}

static void
clear_clicked_cb (AdcWantPanel *self)
{
  gtk_widget_child_focus (GTK_WIDGET (self->keep), GTK_DIR_TAB_FORWARD); /* the button goes grey */
  adc_wallet_clear (self->wallet);
  adc_wallet_commit (self->wallet);
}

static void
clear_box (GtkBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
}

static void
set_keep (AdcWantPanel *self)
{
  AdcPurse *purse = adc_wallet_get_purse (self->wallet);
  const int wild = adc_purse_get_wild (purse);
  g_autofree char *label = NULL;
  GtkWidget *stepper;

  clear_box (self->keep);
  gtk_widget_set_visible (GTK_WIDGET (self->keep), wild >= 0);
  if (wild < 0)
    return;

  /* Translators: the letters on the wildcard: how many of it are to be left */
  label = g_strdup_printf (_("%s to keep"), adc_purse_get_token (purse, (guint) wild)->sign);
  stepper = adc_stepper_new (label, label, ADC_PURSE_MAX_COUNT);
  gtk_widget_set_halign (stepper, GTK_ALIGN_START);
  g_signal_connect_object (stepper, "stepped", G_CALLBACK (keep_stepped_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (self->keep, stepper);
}

/* Removes a row; the focus it had goes to where the next thing is changed. */
static void
remove_row (AdcWantPanel *self, GtkWidget *row)
{
  GtkRoot *root = gtk_widget_get_root (row);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && gtk_widget_is_ancestor (focus, row))
    gtk_widget_child_focus (GTK_WIDGET (self->keep), GTK_DIR_TAB_FORWARD);
  gtk_box_remove (self->lines, row);
}

/* Rows stay while what they show does, and keep the focus. */
static void
update_lines (AdcWantPanel *self)
{
  GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->lines));
  const guint n = adc_wallet_get_n_lines (self->wallet);
  guint n_kept = 0;

  for (; row != NULL && adc_want_row_fits (ADC_WANT_ROW (row)); n_kept++) {
    adc_want_row_update (ADC_WANT_ROW (row));
    row = gtk_widget_get_next_sibling (row);
  }
  while (row != NULL) {
    GtkWidget *next = gtk_widget_get_next_sibling (row);

    remove_row (self, row);
    row = next;
  }
  for (; n_kept < n; n_kept++)
    gtk_box_append (self->lines, adc_want_row_new (self->wallet, n_kept));
  gtk_widget_set_visible (GTK_WIDGET (self->lines), n > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->nothing),
                          n == 0 && adc_wallet_get_keep (self->wallet) == 0);
  gtk_widget_set_sensitive (self->clear, n > 0 || adc_wallet_get_keep (self->wallet) > 0);
}

static void
adc_want_panel_dispose (GObject *object)
{
  g_clear_object (&ADC_WANT_PANEL (object)->wallet);
  G_OBJECT_CLASS (adc_want_panel_parent_class)->dispose (object);
}

static void
adc_want_panel_class_init (AdcWantPanelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_want_panel_dispose;
}

static void
adc_want_panel_init (AdcWantPanel *self)
{
  GtkWidget *last = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 9);
  gtk_box_append (GTK_BOX (self), adc_wrapped_label_new (_("What You Want to Pay"), "heading"));
  self->lines = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 6));
  self->nothing = GTK_LABEL (adc_wrapped_label_new (_("Nothing yet: choose a price below, or type "
                                                      "a cost."),
                                                    "dim-label"));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->lines));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->nothing));
  self->keep = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  self->clear = gtk_button_new_with_mnemonic (_("Pay _Nothing"));
  gtk_widget_set_valign (self->clear, GTK_ALIGN_END);
  g_signal_connect_object (self->clear, "clicked", G_CALLBACK (clear_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (last), GTK_WIDGET (self->keep));
  gtk_box_append (GTK_BOX (last), self->clear);
  gtk_box_append (GTK_BOX (self), last);
}

void
adc_want_panel_set_wallet (AdcWantPanel *self, AdcWallet *wallet)
{
  g_return_if_fail (ADC_IS_WANT_PANEL (self));
  g_return_if_fail (ADC_IS_WALLET (wallet));

  g_set_object (&self->wallet, wallet);
  clear_box (self->lines);
  set_keep (self);
}

void
adc_want_panel_update (AdcWantPanel *self)
{
  GtkWidget *keep;

  g_return_if_fail (ADC_IS_WANT_PANEL (self));
  g_return_if_fail (self->wallet != NULL);

  update_lines (self);
  keep = gtk_widget_get_first_child (GTK_WIDGET (self->keep));
  if (keep != NULL)
    adc_stepper_set_value (ADC_STEPPER (keep), adc_wallet_get_keep (self->wallet));
}
