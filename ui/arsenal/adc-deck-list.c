/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-deck-list.h"

#include "adc-value-cell.h"
#include "adc-view.h"
#include "adc-wrap-layout.h"

#include <glib/gi18n-lib.h>

struct _AdcDeckList {
  AdwBin        parent_instance;
  GtkBox       *box;
  AdcDeckTable *table;
  GPtrArray    *cards; /* of GtkWidget, as the table has them */
};

G_DEFINE_FINAL_TYPE (AdcDeckList, adc_deck_list, ADW_TYPE_BIN)

enum { EDIT, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
cell_clicked_cb (AdcDeckList *self, AdcValueCell *cell)
{
  g_signal_emit (self, signals[EDIT], 0, cell);
}

static void
title_clicked_cb (AdcDeckList *self, GtkWidget *button)
{
  adc_open_entry (GTK_WIDGET (self), g_object_get_data (G_OBJECT (button), "adc-card"));
}

static GtkWidget *
create_title (AdcDeckList *self, AdcPiece *card)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *label = gtk_label_new (adc_entry_get_title (ADC_ENTRY (card)));

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "deck-title");
  g_object_set_data_full (G_OBJECT (button), "adc-card", g_object_ref (card), g_object_unref);
  g_signal_connect_object (button, "clicked", G_CALLBACK (title_clicked_cb), self,
                           G_CONNECT_SWAPPED);

  return button;
}

static GtkWidget *
create_card (AdcDeckList *self, AdcPiece *card)
{
  GPtrArray *columns = adc_deck_table_get_columns (self->table);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *cells = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (cells, adc_wrap_layout_new (2));
  for (guint i = 0; i < columns->len; i++) {
    GtkWidget *cell = adc_value_cell_new (card, columns->pdata[i], TRUE);

    g_signal_connect_object (cell, "clicked", G_CALLBACK (cell_clicked_cb), self,
                             G_CONNECT_SWAPPED);
    gtk_box_append (GTK_BOX (cells), cell);
  }
  gtk_box_append (GTK_BOX (box), create_title (self, card));
  gtk_box_append (GTK_BOX (box), cells);
  gtk_widget_add_css_class (box, "card");
  gtk_widget_add_css_class (box, "deck-card");

  return box;
}

static void
adc_deck_list_dispose (GObject *object)
{
  g_clear_object (&ADC_DECK_LIST (object)->table);
  G_OBJECT_CLASS (adc_deck_list_parent_class)->dispose (object);
}

static void
adc_deck_list_finalize (GObject *object)
{
  g_ptr_array_unref (ADC_DECK_LIST (object)->cards);
  G_OBJECT_CLASS (adc_deck_list_parent_class)->finalize (object);
}

static void
adc_deck_list_class_init (AdcDeckListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_deck_list_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_deck_list_finalize;
  signals[EDIT] = g_signal_new ("edit", ADC_TYPE_DECK_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, ADC_TYPE_VALUE_CELL);
}

static void
adc_deck_list_init (AdcDeckList *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  self->cards = g_ptr_array_new ();
  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 6));
  gtk_widget_add_css_class (GTK_WIDGET (self->box), "deck-list");
  gtk_widget_add_css_class (GTK_WIDGET (self->box), "zoomable");
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (self->box));
  gtk_widget_set_vexpand (scroller, TRUE);
  adw_bin_set_child (ADW_BIN (self), scroller);
}

void
adc_deck_list_set_table (AdcDeckList *self, AdcDeckTable *table)
{
  GtkWidget *child;

  g_return_if_fail (ADC_IS_DECK_LIST (self));
  g_return_if_fail (table == NULL || ADC_IS_DECK_TABLE (table));

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->box))) != NULL)
    gtk_box_remove (self->box, child);
  g_ptr_array_set_size (self->cards, 0);
  g_set_object (&self->table, table);

  for (guint i = 0; table != NULL && i < adc_deck_table_get_cards (table)->len; i++) {
    GtkWidget *card = create_card (self, adc_deck_table_get_cards (table)->pdata[i]);

    gtk_box_append (self->box, card);
    g_ptr_array_add (self->cards, card);
  }
}

void
adc_deck_list_show (AdcDeckList *self, GPtrArray *cards)
{
  GtkWidget *before = NULL;

  g_return_if_fail (ADC_IS_DECK_LIST (self));
  g_return_if_fail (self->table != NULL);

  for (guint i = 0; i < self->cards->len; i++)
    gtk_widget_set_visible (self->cards->pdata[i], FALSE);
  for (guint i = 0; i < cards->len; i++) {
    guint position;

    if (!g_ptr_array_find (adc_deck_table_get_cards (self->table), cards->pdata[i], &position))
      continue;

    gtk_widget_set_visible (self->cards->pdata[position], TRUE);
    gtk_box_reorder_child_after (self->box, self->cards->pdata[position], before);
    before = self->cards->pdata[position];
  }
}
