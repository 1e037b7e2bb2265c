/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-compare.h"

#include "adc-drop-down.h"
#include "adc-game.h"
#include "adc-piece-sorter.h"
#include "adc-piece-words.h"
#include "adc-unit-card.h"

#include <glib/gi18n-lib.h>

struct _AdcCompare {
  AdwBin       parent_instance;
  GtkDropDown *first_drop_down;
  GtkDropDown *second_drop_down;
  AdcUnitCard *first_card;
  AdcUnitCard *second_card;
  GtkListBox  *list;
};

G_DEFINE_FINAL_TYPE (AdcCompare, adc_compare, ADW_TYPE_BIN)

static GtkWidget *
create_value (AdcPiece *piece, AdcStat *stat)
{
  AdcMark mark = adc_piece_get_mark (piece, stat);
  g_autofree char *value = adc_piece_dup_value (piece, stat);
  g_autofree char *line = adc_piece_dup_value_line (piece, stat);
  GtkWidget *label = gtk_label_new (value);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (label, mark == ADC_MARK_UNKNOWN ? "unknown" : "value");
  gtk_widget_set_tooltip_text (label, line);

  return label;
}

/* The two values with the name of what they are between them. */
static GtkWidget *
create_row (AdcStat *stat, AdcPiece *first, AdcPiece *second)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *title = gtk_label_new (adc_stat_get_title (stat));
  g_autofree char *first_value = adc_piece_format_value (first, stat);
  g_autofree char *second_value = adc_piece_format_value (second, stat);
  /* Translators: the name of a value, then each of two units with its value */
  g_autofree char *line = g_strdup_printf (_("%s: %s, %s; %s, %s"), adc_stat_get_title (stat),
                                           adc_entry_get_title (ADC_ENTRY (first)), first_value,
                                           adc_entry_get_title (ADC_ENTRY (second)), second_value);

  gtk_label_set_wrap (GTK_LABEL (title), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (title), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (title), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (title, "dim-label");
  gtk_widget_add_css_class (title, "piece-small");
  gtk_widget_add_css_class (box, "compare-row");
  gtk_box_set_homogeneous (GTK_BOX (box), TRUE);
  gtk_box_append (GTK_BOX (box), create_value (first, stat));
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), create_value (second, stat));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, line, -1);

  return row;
}

static void
selected_cb (AdcCompare *self)
{
  AdcPiece *first = gtk_drop_down_get_selected_item (self->first_drop_down);
  AdcPiece *second = gtk_drop_down_get_selected_item (self->second_drop_down);
  GListModel *stats = first != NULL ? adc_piece_get_stats (first) : NULL;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != NULL)
    gtk_list_box_remove (self->list, child);

  adc_unit_card_set_piece (self->first_card, first);
  adc_unit_card_set_piece (self->second_card, second);
  for (guint i = 0; second != NULL && stats != NULL && i < g_list_model_get_n_items (stats); i++) {
    g_autoptr(AdcStat) stat = g_list_model_get_item (stats, i);

    if (adc_piece_concerns (first, stat) || adc_piece_concerns (second, stat))
      gtk_list_box_append (self->list, create_row (stat, first, second));
  }
}

static GListModel *
sort_like (AdcPiece *piece)
{
  g_autoptr(AdcGame) game = adc_entry_dup_game (ADC_ENTRY (piece));
  GListModel *pieces;

  if (game == NULL)
    return NULL;

  pieces = adc_game_get_entries (game, adc_entry_get_kind (ADC_ENTRY (piece)));
  return G_LIST_MODEL (
    gtk_sort_list_model_new (g_object_ref (pieces), GTK_SORTER (adc_piece_sorter_new ())));
}

static guint
find_position (GListModel *pieces, AdcPiece *piece)
{
  for (guint i = 0; i < g_list_model_get_n_items (pieces); i++) {
    g_autoptr(AdcPiece) item = g_list_model_get_item (pieces, i);

    if (item == piece)
      return i;
  }

  return 0;
}

static void
adc_compare_class_init (AdcCompareClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (ADC_TYPE_UNIT_CARD);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "factions/adc-compare.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcCompare, first_drop_down);
  gtk_widget_class_bind_template_child (widget_class, AdcCompare, second_drop_down);
  gtk_widget_class_bind_template_child (widget_class, AdcCompare, first_card);
  gtk_widget_class_bind_template_child (widget_class, AdcCompare, second_card);
  gtk_widget_class_bind_template_child (widget_class, AdcCompare, list);
  gtk_widget_class_bind_template_callback (widget_class, selected_cb);
}

static void
adc_compare_init (AdcCompare *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  adc_drop_down_show_entries (self->first_drop_down, _("First of the two compared"), TRUE);
  adc_drop_down_show_entries (self->second_drop_down, _("Second of the two compared"), TRUE);
}

GtkWidget *
adc_compare_new (void)
{
  return g_object_new (ADC_TYPE_COMPARE, NULL);
}

/* The other one stays what it was, so that one may be held against several. */
void
adc_compare_set_piece (AdcCompare *self, AdcPiece *piece)
{
  g_autoptr(GListModel) pieces = piece != NULL ? sort_like (piece) : NULL;
  g_autoptr(AdcPiece) other = NULL;
  guint position, other_position;

  g_return_if_fail (ADC_IS_COMPARE (self));
  g_return_if_fail (piece == NULL || ADC_IS_PIECE (piece));

  g_set_object (&other, gtk_drop_down_get_selected_item (self->second_drop_down));
  gtk_drop_down_set_model (self->first_drop_down, pieces);
  gtk_drop_down_set_model (self->second_drop_down, pieces);
  if (pieces == NULL)
    return;

  position = find_position (pieces, piece);
  other_position = other != NULL ? find_position (pieces, other) : position;
  if (other_position == position)
    other_position = (position + 1) % g_list_model_get_n_items (pieces);
  gtk_drop_down_set_selected (self->first_drop_down, position);
  gtk_drop_down_set_selected (self->second_drop_down, other_position);
  gtk_widget_grab_focus (GTK_WIDGET (self->second_drop_down));
}
