/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-hex-tile-line.h"

#include "adc-hex-names.h"
#include "adc-shape-icon.h"
#include "adc-wrap-layout.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

#define WORDS_WIDE 36 /* what it asks for, in characters; it takes more when there is more */

static void
clicked_cb (AdcHexTable *table, GtkWidget *button)
{
  adc_hex_table_set_cell (table,
                          GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "cell")));
}

static GtkWidget *
create_label (const char *text, const char *style)
{
  GtkWidget *label = adc_wrapped_label_new (text, style);

  gtk_label_set_max_width_chars (GTK_LABEL (label), WORDS_WIDE);
  return label;
}

static GtkWidget *
create_mark (AdcHexTable *table, guint cell, guint side)
{
  GtkWidget *mark = g_object_new (ADC_TYPE_SHAPE_ICON, "accessible-role",
                                  GTK_ACCESSIBLE_ROLE_PRESENTATION, "valign", GTK_ALIGN_CENTER,
                                  NULL);

  adc_shape_icon_set_shape (ADC_SHAPE_ICON (mark), ADC_SHAPE_HEXAGON,
                            adc_hex_name_get_colour (table, side));
  adc_shape_icon_set_text (ADC_SHAPE_ICON (mark), adc_hex_cell_name (cell), ADC_MARK_NONE);

  return mark;
}

GtkWidget *
adc_hex_tile_line_new (AdcHexTable *table, guint cell, const char *text)
{
  const AdcHexPosition *position;
  const AdcHexPiece *piece;
  GtkWidget *button, *line, *words;
  const char *name, *army;
  g_autofree char *facts = NULL;
  g_autofree char *spoken = NULL;

  g_return_val_if_fail (ADC_IS_HEX_TABLE (table), NULL);
  g_return_val_if_fail (cell < ADC_HEX_CELLS, NULL);

  position = adc_hex_battle_get_position (adc_hex_table_get_battle (table));
  piece = &position->cells[cell];
  g_return_val_if_fail (piece->tile != NULL, NULL);

  name = adc_hex_name_get_unit (table, piece->tile->unit);
  army = adc_hex_name_get_army (table, piece->side);
  /* Translators: an army, then what there is to say of one of its tiles */
  facts = text != NULL ? g_strdup_printf (C_("tile", "%s · %s"), army, text) : NULL;
  line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  words = adc_box_take_layout (
    g_object_new (GTK_TYPE_BOX, NULL),
    g_object_new (ADC_TYPE_WRAP_LAYOUT, "spacing", 8, "line-spacing", 0, NULL));
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (line), create_mark (table, cell, piece->side));
  gtk_box_append (GTK_BOX (line), words);
  gtk_box_append (GTK_BOX (words), create_label (name, "hex-tile-name"));
  if (facts != NULL) {
    GtkWidget *label = create_label (facts, "battle-small");

    gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
    gtk_box_append (GTK_BOX (words), label);
  }

  button = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (button), line);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "hex-tile-line");
  gtk_widget_set_tooltip_text (button, _("Point at it on the board"));
  /* Translators: a tile, the hex it lies on, and what there is to say of it */
  spoken = g_strdup_printf (C_("tile", "%s, %s: %s"), name, adc_hex_cell_name (cell),
                            facts != NULL ? facts : army);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken,
                                  -1);
  g_object_set_data (G_OBJECT (button), "cell", GUINT_TO_POINTER (cell));
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), table, G_CONNECT_SWAPPED);

  return button;
}
