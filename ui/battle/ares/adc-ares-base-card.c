/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ares-base-card.h"

#include <glib/gi18n-lib.h>

struct _AdcAresBaseCard {
  AdcAresCell  parent_instance;
  gboolean     is_left;
  GtkLabel    *role;
  GtkLabel    *threshold;
};

G_DEFINE_FINAL_TYPE (AdcAresBaseCard, adc_ares_base_card, ADC_TYPE_ARES_CELL)

static void
adc_ares_base_card_show_shot (AdcAresCell *cell, AdcAresRole role, const AdcShot *shot)
{
  AdcAresBaseCard *self = ADC_ARES_BASE_CARD (cell);
  g_autofree char *label = adc_ares_describe_base (self->is_left, role, shot);

  gtk_label_set_label (self->role, adc_ares_get_role_title (role));
  adc_ares_show_threshold (self->threshold, shot);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
adc_ares_base_card_class_init (AdcAresBaseCardClass *klass)
{
  ADC_ARES_CELL_CLASS (klass)->show_shot = adc_ares_base_card_show_shot;
}

static GtkWidget *
create_label (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

static void
adc_ares_base_card_init (AdcAresBaseCard *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "base");
}

GtkWidget *
adc_ares_base_card_new (gboolean is_left, guint n_empty)
{
  AdcAresBaseCard *self = g_object_new (ADC_TYPE_ARES_BASE_CARD, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  g_autofree char *empty = g_strdup_printf (ngettext ("%u empty building", "%u empty buildings",
                                                      n_empty),
                                            n_empty);
  GtkWidget *buildings = create_label (empty, "cell-caption");

  gtk_label_set_wrap (GTK_LABEL (buildings), TRUE);
  gtk_label_set_lines (GTK_LABEL (buildings), 2);
  gtk_label_set_justify (GTK_LABEL (buildings), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (buildings), 12);

  self->is_left = is_left;
  self->role = GTK_LABEL (create_label ("", "cell-caption"));
  self->threshold = GTK_LABEL (create_label ("", "cell-threshold"));
  gtk_widget_set_halign (GTK_WIDGET (self->threshold), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  /* Translators: a card that stands for the buildings of the base under attack */
  gtk_box_append (GTK_BOX (box), create_label (_("Base"), "cell-name"));
  gtk_box_append (GTK_BOX (box), buildings);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->role));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->threshold));
  gtk_widget_set_parent (box, GTK_WIDGET (self));

  adc_ares_cell_set_id (ADC_ARES_CELL (self), is_left ? "base-left" : "base-right");
  adc_ares_cell_set_place (ADC_ARES_CELL (self), ADC_ARES_DEFENDER,
                           is_left ? ADC_ARES_LEFT : ADC_ARES_RIGHT, 0);
  adc_ares_cell_show_shot (ADC_ARES_CELL (self), ADC_ARES_NO_ROLE, NULL);

  return GTK_WIDGET (self);
}
