/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ark-cell.h"

#include <glib/gi18n-lib.h>

#define WORD_WIDE 10 /* characters: a longer one has two lines */

struct _AdcArkCell {
  GtkWidget  parent_instance;
  GtkImage  *sign;
  GtkLabel  *word;
  GtkLabel  *caption;
};

G_DEFINE_FINAL_TYPE (AdcArkCell, adc_ark_cell, GTK_TYPE_WIDGET)

static const struct {
  const char *style;
  const char *icon;
  const char *word;
} looks[] = {
  [ADC_ARK_UNDECIDED] = { "unknown", "dialog-question-symbolic", N_("Unknown") },
  [ADC_ARK_ATTACKER_WINS] = { "attacker", "adc-ark-attack-symbolic", N_("Attacker") },
  [ADC_ARK_DEFENDER_WINS] = { "defender", "adc-ark-defence-symbolic", N_("Defender") },
  [ADC_ARK_BOTH_LOSE] = { "nobody", "adc-ark-blast-symbolic", N_("Both lose") },
};

static void
adc_ark_cell_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (adc_ark_cell_parent_class)->dispose (object);
}

static void
adc_ark_cell_class_init (AdcArkCellClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_ark_cell_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID_CELL);
  gtk_widget_class_set_css_name (widget_class, "ark-cell");
}

static void
adc_ark_cell_init (AdcArkCell *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  self->sign = GTK_IMAGE (gtk_image_new ());
  self->word = g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "justify", GTK_JUSTIFY_CENTER,
                             "max-width-chars", WORD_WIDE, NULL);
  self->caption = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->word), "ark-word");
  gtk_widget_add_css_class (GTK_WIDGET (self->caption), "ark-caption");
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->sign));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->word));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->caption));
  gtk_widget_set_parent (box, GTK_WIDGET (self));
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
}

GtkWidget *
adc_ark_cell_new (void)
{
  return g_object_new (ADC_TYPE_ARK_CELL, NULL);
}

const char *
adc_ark_cell_get_icon (AdcArkOutcome outcome)
{
  return looks[outcome].icon;
}

static void
set_class (AdcArkCell *self, const char *name, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (GTK_WIDGET (self), name);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), name);
}

void
adc_ark_cell_show (AdcArkCell *self, AdcArkOutcome outcome, const char *caption,
                   const char *description)
{
  g_return_if_fail (ADC_IS_ARK_CELL (self));
  g_return_if_fail (outcome < G_N_ELEMENTS (looks));

  for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
    set_class (self, looks[i].style, i == (guint) outcome);
  gtk_image_set_from_icon_name (self->sign, looks[outcome].icon);
  gtk_label_set_label (self->word, _(looks[outcome].word));
  gtk_label_set_label (self->caption, caption != NULL ? caption : "");
  gtk_widget_set_visible (GTK_WIDGET (self->caption), caption != NULL);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), description);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, description,
                                  -1);
}

void
adc_ark_cell_set_chosen (AdcArkCell *self, gboolean is_chosen)
{
  g_return_if_fail (ADC_IS_ARK_CELL (self));

  set_class (self, "chosen", is_chosen);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_SELECTED, is_chosen, -1);
}
