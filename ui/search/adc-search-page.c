/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-search-page.h"

#include "adc-search-row.h"
#include "adc-view.h"

#include <glib/gi18n-lib.h>

#define MAX_RESULTS 60 /* more than anybody reads, few enough to lay out in a frame */

struct _AdcSearchPage {
  AdwBin              parent_instance;
  AdcIndex           *index;
  GtkStack           *stack;
  GtkScrolledWindow  *scroller;
  GtkLabel           *corrected_label;
  GtkListBox         *list;
};

G_DEFINE_FINAL_TYPE (AdcSearchPage, adc_search_page, ADW_TYPE_BIN)

static AdcKind
row_kind (GtkListBoxRow *row)
{
  return adc_search_result_get_kind (adc_search_row_get_result (ADC_SEARCH_ROW (row)));
}

static void
update_header (GtkListBoxRow *row, GtkListBoxRow *before, gpointer user_data G_GNUC_UNUSED)
{
  GtkWidget *label;

  if (before != NULL && row_kind (before) == row_kind (row)) {
    gtk_list_box_row_set_header (row, NULL);
    return;
  }

  label = gtk_label_new (adc_kind_get_plural (row_kind (row)));
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "heading");
  gtk_widget_add_css_class (label, "search-heading");
  gtk_list_box_row_set_header (row, label);
}

static void
row_activated_cb (AdcSearchPage *self, GtkListBoxRow *row)
{
  AdcSearchResult *result = adc_search_row_get_result (ADC_SEARCH_ROW (row));
  g_autofree char *location = adc_search_result_dup_location (result);

  gtk_widget_activate_action (GTK_WIDGET (self), "win.open", "s", location);
}

static void
clear_list (AdcSearchPage *self)
{
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (self->list, 0)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
}

/* Results come best first; a kind is placed where its best result is. */
static void
fill_list (AdcSearchPage *self, GPtrArray *results)
{
  for (guint i = 0; i < results->len; i++) {
    const AdcKind kind = adc_search_result_get_kind (results->pdata[i]);
    gboolean seen = FALSE;

    for (guint j = 0; j < i && !seen; j++)
      seen = adc_search_result_get_kind (results->pdata[j]) == kind;
    for (guint j = i; j < results->len && !seen; j++)
      if (adc_search_result_get_kind (results->pdata[j]) == kind)
        gtk_list_box_append (self->list, adc_search_row_new (results->pdata[j]));
  }
}

static void
adc_search_page_dispose (GObject *object)
{
  g_clear_object (&ADC_SEARCH_PAGE (object)->index);
  G_OBJECT_CLASS (adc_search_page_parent_class)->dispose (object);
}

static void
adc_search_page_class_init (AdcSearchPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_search_page_dispose;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "search/adc-search-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcSearchPage, stack);
  gtk_widget_class_bind_template_child (widget_class, AdcSearchPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, AdcSearchPage, corrected_label);
  gtk_widget_class_bind_template_child (widget_class, AdcSearchPage, list);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
}

static void
adc_search_page_init (AdcSearchPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_list_box_set_header_func (self->list, update_header, NULL, NULL);
}

void
adc_search_page_set_index (AdcSearchPage *self, AdcIndex *index)
{
  g_return_if_fail (ADC_IS_SEARCH_PAGE (self));

  g_set_object (&self->index, index);
}

void
adc_search_page_search (AdcSearchPage *self, const char *query, AdcGame *game)
{
  const AdcQuery options = { .game = adc_game_get_id (game), .limit = MAX_RESULTS };
  g_autoptr(AdcAnswer) answer = NULL;
  g_autoptr(GError) error = NULL;
  g_autofree char *notice = NULL;

  g_return_if_fail (ADC_IS_SEARCH_PAGE (self));

  clear_list (self);
  answer = adc_index_search (self->index, query, &options, &error);
  if (error != NULL)
    g_warning ("%s", error->message);
  if (answer != NULL && answer->corrected != NULL)
    /* Translators: a query of which a misspelt word was mended */
    notice = g_strdup_printf (_("Results for “%s”"), answer->corrected);

  gtk_label_set_text (self->corrected_label, notice != NULL ? notice : "");
  gtk_widget_set_visible (GTK_WIDGET (self->corrected_label), notice != NULL);
  if (answer != NULL)
    fill_list (self, answer->results);

  gtk_stack_set_visible_child_name (self->stack,
                                    answer != NULL && answer->n_found > 0 ? "results" : "nothing");
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
}

void
adc_search_page_open_first (AdcSearchPage *self)
{
  GtkListBoxRow *row;

  g_return_if_fail (ADC_IS_SEARCH_PAGE (self));

  row = gtk_list_box_get_row_at_index (self->list, 0);
  if (row != NULL)
    row_activated_cb (self, row);
}

gboolean
adc_search_page_focus_first (AdcSearchPage *self)
{
  GtkListBoxRow *row;

  g_return_val_if_fail (ADC_IS_SEARCH_PAGE (self), FALSE);

  row = gtk_list_box_get_row_at_index (self->list, 0);
  return row != NULL && gtk_widget_get_mapped (GTK_WIDGET (row)) &&
         gtk_widget_grab_focus (GTK_WIDGET (row));
}
