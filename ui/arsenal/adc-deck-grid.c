/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-deck-grid.h"

#include "adc-tab-stop.h"
#include "adc-value-cell.h"
#include "adc-view.h"

#include <glib/gi18n-lib.h>

#define TITLE_CHARS 12    /* of the title of a card, at least */
#define MAX_HEAD_CHARS 12 /* of the name of a column, which then takes another line */

struct _AdcDeckGrid {
  AdwBin        parent_instance;
  GtkGrid      *head;
  GtkGrid      *body;
  AdcDeckTable *table;
  GPtrArray    *lines; /* of GPtrArray of GtkWidget: the title of each card, then its cells */
  GPtrArray    *heads; /* of GtkWidget */
};

G_DEFINE_FINAL_TYPE (AdcDeckGrid, adc_deck_grid, ADW_TYPE_BIN)

enum { EDIT, SORT, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
cell_clicked_cb (AdcDeckGrid *self, AdcValueCell *cell)
{
  g_signal_emit (self, signals[EDIT], 0, cell);
}

static void
title_clicked_cb (AdcDeckGrid *self, GtkWidget *button)
{
  adc_open_entry (GTK_WIDGET (self), g_object_get_data (G_OBJECT (button), "adc-card"));
}

static void
head_clicked_cb (AdcDeckGrid *self, GtkWidget *button)
{
  guint position;

  if (g_ptr_array_find (self->heads, button, &position))
    g_signal_emit (self, signals[SORT], 0, (int) position - 1);
}

static GtkWidget *
create_title (AdcDeckGrid *self, AdcPiece *card)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *label = gtk_label_new (adc_entry_get_title (ADC_ENTRY (card)));

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_width_chars (GTK_LABEL (label), TITLE_CHARS);
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "deck-title");
  gtk_widget_set_hexpand (button, TRUE);
  g_object_set_data_full (G_OBJECT (button), "adc-card", g_object_ref (card), g_object_unref);
  g_signal_connect_object (button, "clicked", G_CALLBACK (title_clicked_cb), self,
                           G_CONNECT_SWAPPED);

  return button;
}

static GtkWidget *
create_head (AdcDeckGrid *self, const char *title)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);
  GtkWidget *label = gtk_label_new (title);
  GtkWidget *arrow = gtk_image_new ();

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), MAX_HEAD_CHARS);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), arrow);
  gtk_widget_set_valign (box, GTK_ALIGN_END);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "deck-head");
  g_signal_connect_object (button, "clicked", G_CALLBACK (head_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  g_ptr_array_add (self->heads, button);

  return button;
}

static void
clear (AdcDeckGrid *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->head))) != NULL)
    gtk_grid_remove (self->head, child);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->body))) != NULL)
    gtk_grid_remove (self->body, child);
  g_ptr_array_set_size (self->lines, 0);
  g_ptr_array_set_size (self->heads, 0);
}

static const char *
get_head_title (AdcDeckGrid *self, int column)
{
  return column < 0 ? _("Card")
                    : adc_stat_get_title (adc_deck_table_get_columns (self->table)->pdata[column]);
}

/* Heads and cells of a column are in two grids, and as wide as one another. */
static void
fill (AdcDeckGrid *self)
{
  GPtrArray *cards = adc_deck_table_get_cards (self->table);
  GPtrArray *columns = adc_deck_table_get_columns (self->table);

  for (guint i = 0; i < cards->len; i++)
    g_ptr_array_add (self->lines, g_ptr_array_new ());

  for (int column = -1; column < (int) columns->len; column++) {
    g_autoptr(GtkSizeGroup) group = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
    GtkWidget *head = create_head (self, get_head_title (self, column));

    gtk_widget_set_hexpand (head, column < 0);
    gtk_grid_attach (self->head, head, column + 1, 0, 1, 1);
    gtk_size_group_add_widget (group, head);
    for (guint i = 0; i < cards->len; i++) {
      GtkWidget *cell = column < 0
                          ? create_title (self, cards->pdata[i])
                          : adc_value_cell_new (cards->pdata[i], columns->pdata[column], FALSE);

      if (column >= 0)
        g_signal_connect_object (cell, "clicked", G_CALLBACK (cell_clicked_cb), self,
                                 G_CONNECT_SWAPPED);
      gtk_grid_attach (self->body, cell, column + 1, (int) i, 1, 1);
      gtk_size_group_add_widget (group, cell);
      g_ptr_array_add (self->lines->pdata[i], cell);
    }
  }
  adc_deck_grid_mark (self, -2, FALSE);
}

static void
adc_deck_grid_dispose (GObject *object)
{
  g_clear_object (&ADC_DECK_GRID (object)->table);
  G_OBJECT_CLASS (adc_deck_grid_parent_class)->dispose (object);
}

static void
adc_deck_grid_finalize (GObject *object)
{
  AdcDeckGrid *self = ADC_DECK_GRID (object);

  g_ptr_array_unref (self->lines);
  g_ptr_array_unref (self->heads);
  G_OBJECT_CLASS (adc_deck_grid_parent_class)->finalize (object);
}

static void
adc_deck_grid_class_init (AdcDeckGridClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_deck_grid_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_deck_grid_finalize;
  signals[EDIT] = g_signal_new ("edit", ADC_TYPE_DECK_GRID, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, ADC_TYPE_VALUE_CELL);
  signals[SORT] = g_signal_new ("sort", ADC_TYPE_DECK_GRID, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_INT);
}

static void
adc_deck_grid_init (AdcDeckGrid *self)
{
  GtkWidget *outer = gtk_scrolled_window_new ();
  GtkWidget *inner = gtk_scrolled_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *stop = g_object_new (ADC_TYPE_TAB_STOP, NULL);

  self->lines = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  self->heads = g_ptr_array_new ();
  self->head = GTK_GRID (gtk_grid_new ());
  self->body = GTK_GRID (gtk_grid_new ());
  gtk_widget_add_css_class (GTK_WIDGET (self->body), "deck-body");
  gtk_widget_set_valign (GTK_WIDGET (self->body), GTK_ALIGN_START);
  gtk_accessible_update_property (GTK_ACCESSIBLE (stop), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Cards of the deck"), -1);
  adw_bin_set_child (ADW_BIN (stop), GTK_WIDGET (self->body));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (inner), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (inner), stop);
  gtk_widget_set_vexpand (inner, TRUE);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->head));
  gtk_box_append (GTK_BOX (box), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
  gtk_box_append (GTK_BOX (box), inner);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (outer), GTK_POLICY_AUTOMATIC,
                                  GTK_POLICY_NEVER);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (outer), box);
  gtk_widget_set_vexpand (outer, TRUE);
  adw_bin_set_child (ADW_BIN (self), outer);
  gtk_widget_add_css_class (GTK_WIDGET (self), "deck-grid");
  gtk_widget_add_css_class (GTK_WIDGET (self), "zoomable");
}

void
adc_deck_grid_set_table (AdcDeckGrid *self, AdcDeckTable *table)
{
  g_return_if_fail (ADC_IS_DECK_GRID (self));
  g_return_if_fail (table == NULL || ADC_IS_DECK_TABLE (table));

  clear (self);
  g_set_object (&self->table, table);
  if (table != NULL)
    fill (self);
}

void
adc_deck_grid_show (AdcDeckGrid *self, GPtrArray *cards)
{
  GtkLayoutManager *layout;

  g_return_if_fail (ADC_IS_DECK_GRID (self));
  g_return_if_fail (self->table != NULL);

  layout = gtk_widget_get_layout_manager (GTK_WIDGET (self->body));
  for (guint i = 0; i < self->lines->len; i++) {
    GPtrArray *line = self->lines->pdata[i];
    guint row = 0;
    const gboolean is_shown =
      g_ptr_array_find (cards, adc_deck_table_get_cards (self->table)->pdata[i], &row);

    for (guint j = 0; j < line->len; j++) {
      GtkLayoutChild *place = gtk_layout_manager_get_layout_child (layout, line->pdata[j]);

      gtk_widget_set_visible (line->pdata[j], is_shown);
      gtk_grid_layout_child_set_row (GTK_GRID_LAYOUT_CHILD (place),
                                     (int) (is_shown ? row : cards->len + i));
      if (row % 2 == 1)
        gtk_widget_add_css_class (line->pdata[j], "odd");
      else
        gtk_widget_remove_css_class (line->pdata[j], "odd");
    }
  }
}

void
adc_deck_grid_mark (AdcDeckGrid *self, int column, gboolean is_descending)
{
  g_return_if_fail (ADC_IS_DECK_GRID (self));

  for (guint i = 0; i < self->heads->len; i++) {
    GtkWidget *box = gtk_button_get_child (GTK_BUTTON (self->heads->pdata[i]));
    GtkWidget *arrow = gtk_widget_get_last_child (box);
    const char *title = get_head_title (self, (int) i - 1);
    const gboolean is_marked = (int) i - 1 == column;
    g_autofree char *name =
      !is_marked ? g_strdup (title)
                 /* Translators: the name of a column */
                 : g_strdup_printf (is_descending ? _("%s, sorted downwards")
                                                  : _("%s, sorted upwards"),
                                    title);

    gtk_image_set_from_icon_name (GTK_IMAGE (arrow),
                                  is_descending ? "pan-down-symbolic" : "pan-up-symbolic");
    gtk_widget_set_visible (arrow, is_marked);
    gtk_accessible_update_property (GTK_ACCESSIBLE (self->heads->pdata[i]),
                                    GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  }
}

GtkWidget *
adc_deck_grid_get_cell (AdcDeckGrid *self, const char *card, const char *stat)
{
  g_return_val_if_fail (ADC_IS_DECK_GRID (self), NULL);

  for (guint i = 0; i < self->lines->len; i++) {
    GPtrArray *line = self->lines->pdata[i];
    AdcEntry *entry = adc_deck_table_get_cards (self->table)->pdata[i];

    if (g_strcmp0 (adc_entry_get_id (entry), card) != 0)
      continue;
    if (stat == NULL)
      return line->pdata[0];

    for (guint j = 1; j < line->len; j++)
      if (g_str_equal (adc_stat_get_id (adc_value_cell_get_stat (line->pdata[j])), stat))
        return line->pdata[j];
  }

  return NULL;
}

GtkWidget *
adc_deck_grid_get_head (AdcDeckGrid *self, int column)
{
  g_return_val_if_fail (ADC_IS_DECK_GRID (self), NULL);
  g_return_val_if_fail (column >= -1 && column + 1 < (int) self->heads->len, NULL);

  return self->heads->pdata[column + 1];
}
