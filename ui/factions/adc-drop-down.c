/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-drop-down.h"

#include "adc-entry.h"

#include <glib/gi18n-lib.h>

#define MIN_WIDTH_CHARS 3

static void
item_setup_cb (GtkSignalListItemFactory *factory G_GNUC_UNUSED, GtkListItem *item)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), MIN_WIDTH_CHARS);
  gtk_list_item_set_child (item, label);
}

static const char *
get_title (gpointer item)
{
  return ADC_IS_ENTRY (item) ? adc_entry_get_title (item) : gtk_string_object_get_string (item);
}

static void
item_bind_cb (GtkSignalListItemFactory *factory G_GNUC_UNUSED, GtkListItem *item)
{
  gtk_label_set_label (GTK_LABEL (gtk_list_item_get_child (item)),
                       get_title (gtk_list_item_get_item (item)));
}

static void
name_button_cb (GtkDropDown *drop_down)
{
  const char *name = g_object_get_data (G_OBJECT (drop_down), "adc-name");
  gpointer item = gtk_drop_down_get_selected_item (drop_down);
  /* Translators: what is chosen here and the choice, as in “Sort by: Name” */
  g_autofree char *label = item != NULL ? g_strdup_printf (_("%s: %s"), name, get_title (item))
                                        : g_strdup (name);

  gtk_accessible_update_property (GTK_ACCESSIBLE (
                                    gtk_widget_get_first_child (GTK_WIDGET (drop_down))),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

void
adc_drop_down_set_up (GtkDropDown *drop_down, const char *name)
{
  g_autoptr(GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  g_return_if_fail (GTK_IS_DROP_DOWN (drop_down));

  /* The list keeps GTK's own rows, which tick the one that is chosen. */
  gtk_drop_down_set_list_factory (drop_down, gtk_drop_down_get_factory (drop_down));
  g_signal_connect (factory, "setup", G_CALLBACK (item_setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (item_bind_cb), NULL);
  gtk_drop_down_set_factory (drop_down, factory);

  gtk_accessible_update_property (GTK_ACCESSIBLE (drop_down), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
  g_object_set_data_full (G_OBJECT (drop_down), "adc-name", g_strdup (name), g_free);
  g_signal_connect (drop_down, "notify::selected-item", G_CALLBACK (name_button_cb), NULL);
  name_button_cb (drop_down);
}

void
adc_drop_down_show_entries (GtkDropDown *drop_down, const char *name, gboolean search)
{
  g_autoptr(GtkExpression) expression = gtk_property_expression_new (ADC_TYPE_ENTRY, NULL, "title");

  g_return_if_fail (GTK_IS_DROP_DOWN (drop_down));

  gtk_drop_down_set_expression (drop_down, expression);
  gtk_drop_down_set_enable_search (drop_down, search);
  adc_drop_down_set_up (drop_down, name);
}
