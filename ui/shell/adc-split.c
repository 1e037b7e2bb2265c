/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-split.h"

struct _AdcSplit {
  AdwBin      parent_instance;
  AdwLeaflet *leaflet;
  AdwBin     *list_bin;
  GtkBox     *content_box;
  AdwBin     *content_bin;
};

static GtkBuildableIface *parent_buildable;

/* The template's own child comes without a type; the two panes with one. */
static void
adc_split_add_child (GtkBuildable *buildable, GtkBuilder *builder, GObject *child, const char *type)
{
  AdcSplit *self = ADC_SPLIT (buildable);

  if (g_strcmp0 (type, "list") == 0)
    adw_bin_set_child (self->list_bin, GTK_WIDGET (child));
  else if (g_strcmp0 (type, "content") == 0)
    adw_bin_set_child (self->content_bin, GTK_WIDGET (child));
  else
    parent_buildable->add_child (buildable, builder, child, type);
}

static void
buildable_iface_init (GtkBuildableIface *iface)
{
  parent_buildable = g_type_interface_peek_parent (iface);
  iface->add_child = adc_split_add_child;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (AdcSplit, adc_split, ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, buildable_iface_init))

static void
adc_split_class_init (AdcSplitClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, ADC_RESOURCES "shell/adc-split.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcSplit, leaflet);
  gtk_widget_class_bind_template_child (widget_class, AdcSplit, list_bin);
  gtk_widget_class_bind_template_child (widget_class, AdcSplit, content_box);
  gtk_widget_class_bind_template_child (widget_class, AdcSplit, content_bin);
  gtk_widget_class_bind_template_callback (widget_class, adc_split_show_list);
}

static void
adc_split_init (AdcSplit *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
adc_split_show_list (AdcSplit *self)
{
  g_return_if_fail (ADC_IS_SPLIT (self));

  adw_leaflet_set_visible_child (self->leaflet, GTK_WIDGET (self->list_bin));
}

void
adc_split_show_content (AdcSplit *self)
{
  GtkRoot *root;
  GtkWidget *focus;

  g_return_if_fail (ADC_IS_SPLIT (self));

  root = gtk_widget_get_root (GTK_WIDGET (self));
  focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  adw_leaflet_set_visible_child (self->leaflet, GTK_WIDGET (self->content_box));

  /* The leaflet takes the focus along, which somebody going down the list does not want. */
  if (focus != NULL && !adw_leaflet_get_folded (self->leaflet))
    gtk_widget_grab_focus (focus);
}
