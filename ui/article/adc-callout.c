/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-callout.h"

struct _AdcCallout {
  AdwBin    parent_instance;
  GtkBox   *box;
  GtkImage *icon;
  GtkLabel *label;
  GtkLabel *title;
};

G_DEFINE_FINAL_TYPE (AdcCallout, adc_callout, ADW_TYPE_BIN)

static const struct {
  const char *style;
  const char *icon;
} icons[] = {
  { "remark", "dialog-information-symbolic" },
  { "tip", "emoji-objects-symbolic" },
  { "editorial", "document-edit-symbolic" },
  { "example", "media-playback-start-symbolic" },
  { "clarification", "dialog-question-symbolic" },
  { "erratum", "dialog-warning-symbolic" },
};

static void
adc_callout_class_init (AdcCalloutClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "article/adc-callout.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcCallout, box);
  gtk_widget_class_bind_template_child (widget_class, AdcCallout, icon);
  gtk_widget_class_bind_template_child (widget_class, AdcCallout, label);
  gtk_widget_class_bind_template_child (widget_class, AdcCallout, title);
}

static void
adc_callout_init (AdcCallout *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
adc_callout_new (const char *style, const char *label, const char *title)
{
  AdcCallout *self = g_object_new (ADC_TYPE_CALLOUT, NULL);

  gtk_widget_add_css_class (GTK_WIDGET (self), style);
  for (guint i = 0; i < G_N_ELEMENTS (icons); i++)
    if (g_str_equal (icons[i].style, style))
      gtk_image_set_from_icon_name (self->icon, icons[i].icon);

  gtk_label_set_label (self->label, label);
  gtk_label_set_label (self->title, title != NULL ? title : "");
  gtk_widget_set_visible (GTK_WIDGET (self->title), title != NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);

  return GTK_WIDGET (self);
}

void
adc_callout_append (AdcCallout *self, GtkWidget *child)
{
  g_return_if_fail (ADC_IS_CALLOUT (self));
  g_return_if_fail (GTK_IS_WIDGET (child));

  gtk_box_append (self->box, child);
}
