/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-search-row.h"

#include <glib/gi18n-lib.h>

struct _AdcSearchRow {
  GtkListBoxRow    parent_instance;
  AdcSearchResult *result;
  GtkLabel        *title;
  GtkLabel        *page;
  GtkLabel        *snippet;
};

G_DEFINE_FINAL_TYPE (AdcSearchRow, adc_search_row, GTK_TYPE_LIST_BOX_ROW)

static void
adc_search_row_dispose (GObject *object)
{
  g_clear_object (&ADC_SEARCH_ROW (object)->result);
  G_OBJECT_CLASS (adc_search_row_parent_class)->dispose (object);
}

static void
adc_search_row_class_init (AdcSearchRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_search_row_dispose;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "search/adc-search-row.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcSearchRow, title);
  gtk_widget_class_bind_template_child (widget_class, AdcSearchRow, page);
  gtk_widget_class_bind_template_child (widget_class, AdcSearchRow, snippet);
}

static void
adc_search_row_init (AdcSearchRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
adc_search_row_new (AdcSearchResult *result)
{
  AdcSearchRow *self = g_object_new (ADC_TYPE_SEARCH_ROW, NULL);
  const char *title = adc_search_result_get_title (result);
  const guint page = adc_search_result_get_page (result);
  g_autofree char *snippet = adc_search_result_dup_markup (result);

  self->result = g_object_ref (result);
  gtk_label_set_text (self->title, title);
  gtk_label_set_markup (self->snippet, snippet);
  if (page > 0) {
    /* Translators: a page of the printed rulebook */
    g_autofree char *text = g_strdup_printf (_("p. %u"), page);

    gtk_label_set_text (self->page, text);
  }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);

  return GTK_WIDGET (self);
}

AdcSearchResult *
adc_search_row_get_result (AdcSearchRow *self)
{
  g_return_val_if_fail (ADC_IS_SEARCH_ROW (self), NULL);

  return self->result;
}
