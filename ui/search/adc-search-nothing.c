/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-search-nothing.h"

#include "adc-wrap-layout.h"

struct _AdcSearchNothing {
  AdwBin      parent_instance;
  GtkWidget  *nearest_box;
  GtkBox     *nearest;
  GtkWidget  *kinds_button;
  GtkWidget  *games_button;
  GtkWidget  *glossary_button;
};

G_DEFINE_FINAL_TYPE (AdcSearchNothing, adc_search_nothing, ADW_TYPE_BIN)

static GtkWidget *
create_chip (const char *name)
{
  GtkWidget *button = gtk_button_new_with_label (name);
  GtkWidget *label = gtk_button_get_child (GTK_BUTTON (button));

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_width_chars (GTK_LABEL (label), 3);
  gtk_widget_set_halign (button, GTK_ALIGN_CENTER); /* also when alone on its line */
  gtk_widget_add_css_class (button, "chip");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.search-for");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", name);

  return button;
}

static void
adc_search_nothing_class_init (AdcSearchNothingClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (ADC_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "search/adc-search-nothing.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcSearchNothing, nearest_box);
  gtk_widget_class_bind_template_child (widget_class, AdcSearchNothing, nearest);
  gtk_widget_class_bind_template_child (widget_class, AdcSearchNothing, kinds_button);
  gtk_widget_class_bind_template_child (widget_class, AdcSearchNothing, games_button);
  gtk_widget_class_bind_template_child (widget_class, AdcSearchNothing, glossary_button);
}

static void
adc_search_nothing_init (AdcSearchNothing *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
adc_search_nothing_show_miss (AdcSearchNothing *self, const AdcMiss *miss)
{
  g_autofree char *glossary = NULL;
  GtkWidget *child;

  g_return_if_fail (ADC_IS_SEARCH_NOTHING (self));

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->nearest))) != NULL)
    gtk_box_remove (self->nearest, child);
  for (guint i = 0; miss->nearest[i] != NULL; i++)
    gtk_box_append (self->nearest, create_chip (miss->nearest[i]));

  glossary = g_strdup_printf ("%s/glossary", miss->game);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->glossary_button), "s", glossary);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->glossary_button), "win.open");
  gtk_widget_set_visible (self->nearest_box, miss->nearest[0] != NULL);
  gtk_widget_set_visible (self->kinds_button, miss->is_filtered);
  gtk_widget_set_visible (self->games_button, !miss->is_everywhere);
}
