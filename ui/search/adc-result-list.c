/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-result-list.h"

/* Rows: more than a window shows, few enough for a frame. The others follow once it is drawn. */
#define N_AT_ONCE 12

struct _AdcResultList {
  AdwBin             parent_instance;
  GtkScrolledWindow *scroller;
  GtkListBox        *list;
  GPtrArray         *results;
  char              *game;
  GPtrArray         *rows;      /* all that were ever made; the first n_filled are in the list */
  guint              n_filled;
  guint              idle;
  gboolean           is_filling; /* rows come and go: nobody selects anything */
};

G_DEFINE_FINAL_TYPE (AdcResultList, adc_result_list, ADW_TYPE_BIN)

enum { SELECTED, ACTIVATED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
fill_row (AdcResultList *self, guint position)
{
  AdcSearchResult *result = self->results->pdata[position];
  AdcSearchRow *row;

  if (position == self->rows->len)
    g_ptr_array_add (self->rows, g_object_ref_sink (adc_search_row_new ()));

  row = self->rows->pdata[position];
  adc_search_row_set_result (row, result,
                             !adc_search_result_is_guide (result) &&
                               g_strcmp0 (adc_search_result_get_game (result), self->game) != 0);
  adc_search_row_set_place (row, position + 1, self->results->len);
  if (gtk_widget_get_parent (GTK_WIDGET (row)) == NULL)
    gtk_list_box_append (self->list, GTK_WIDGET (row));
}

/* Makes sure of the first n rows. */
static void
fill (AdcResultList *self, guint n)
{
  n = MIN (n, self->results->len);
  while (self->n_filled < n)
    fill_row (self, self->n_filled++);
}

static gboolean
fill_more_cb (gpointer user_data)
{
  AdcResultList *self = user_data;

  fill (self, self->n_filled + N_AT_ONCE);
  if (self->n_filled < self->results->len)
    return G_SOURCE_CONTINUE;

  self->idle = 0;
  return G_SOURCE_REMOVE;
}

static void
take_rows_out (AdcResultList *self, guint first)
{
  for (guint i = first; i < self->rows->len; i++)
    if (gtk_widget_get_parent (self->rows->pdata[i]) != NULL)
      gtk_list_box_remove (self->list, self->rows->pdata[i]);
}

/* Without the focus, which would bring it into sight by itself. */
static void
bring_into_sight (AdcResultList *self, GtkWidget *row)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  graphene_rect_t bounds;

  if (gtk_widget_get_height (row) > 0 &&
      gtk_widget_compute_bounds (row, GTK_WIDGET (self->list), &bounds))
    gtk_adjustment_clamp_page (adjustment, bounds.origin.y,
                               bounds.origin.y + bounds.size.height);
}

/* The row about a window further. */
static guint
find_page (AdcResultList *self, guint from, gboolean is_down)
{
  const double height = gtk_adjustment_get_page_size (
    gtk_scrolled_window_get_vadjustment (self->scroller));
  const guint last = self->results->len - 1;
  double passed = 0;
  guint position = from;

  fill (self, self->results->len);
  while (position != (is_down ? last : 0)) {
    passed += MAX (1, gtk_widget_get_height (self->rows->pdata[position]));
    if (passed > height && position != from)
      break;
    position += is_down ? 1 : -1;
  }

  return position;
}

static void
row_selected_cb (AdcResultList *self)
{
  if (!self->is_filling)
    g_signal_emit (self, signals[SELECTED], 0);
}

static void
row_activated_cb (AdcResultList *self, GtkListBoxRow *row)
{
  g_signal_emit (self, signals[ACTIVATED], 0, adc_search_row_get_result (ADC_SEARCH_ROW (row)));
}

static void
adc_result_list_dispose (GObject *object)
{
  AdcResultList *self = ADC_RESULT_LIST (object);

  g_clear_handle_id (&self->idle, g_source_remove);
  self->is_filling = TRUE; /* whatever goes now is no choice */
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_pointer (&self->results, g_ptr_array_unref);
  G_OBJECT_CLASS (adc_result_list_parent_class)->dispose (object);
}

static void
adc_result_list_finalize (GObject *object)
{
  g_free (ADC_RESULT_LIST (object)->game);
  G_OBJECT_CLASS (adc_result_list_parent_class)->finalize (object);
}

static void
adc_result_list_class_init (AdcResultListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_result_list_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_result_list_finalize;
  signals[SELECTED] = g_signal_new ("selected", ADC_TYPE_RESULT_LIST, G_SIGNAL_RUN_LAST, 0, NULL,
                                    NULL, NULL, G_TYPE_NONE, 0);
  signals[ACTIVATED] = g_signal_new ("activated", ADC_TYPE_RESULT_LIST, G_SIGNAL_RUN_LAST, 0, NULL,
                                     NULL, NULL, G_TYPE_NONE, 1, ADC_TYPE_SEARCH_RESULT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "search/adc-result-list.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcResultList, scroller);
  gtk_widget_class_bind_template_child (widget_class, AdcResultList, list);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_selected_cb);
}

static void
adc_result_list_init (AdcResultList *self)
{
  self->results = g_ptr_array_new_with_free_func (g_object_unref);
  self->rows = g_ptr_array_new_with_free_func (g_object_unref);
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
adc_result_list_set_results (AdcResultList *self, GPtrArray *results, const char *game)
{
  g_return_if_fail (ADC_IS_RESULT_LIST (self));

  g_clear_handle_id (&self->idle, g_source_remove);
  g_free (self->game);
  self->game = g_strdup (game);
  g_ptr_array_set_size (self->results, 0);
  for (guint i = 0; i < results->len; i++)
    g_ptr_array_add (self->results, g_object_ref (results->pdata[i]));

  self->is_filling = TRUE;
  gtk_list_box_select_row (self->list, NULL); /* a row taken out would believe it still is */
  take_rows_out (self, MIN (N_AT_ONCE, self->results->len));
  self->n_filled = 0;
  fill (self, N_AT_ONCE);
  gtk_list_box_select_row (self->list, gtk_list_box_get_row_at_index (self->list, 0));
  self->is_filling = FALSE;
  if (self->n_filled < self->results->len)
    self->idle = g_idle_add (fill_more_cb, self);

  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
  g_signal_emit (self, signals[SELECTED], 0);
}

guint
adc_result_list_get_n (AdcResultList *self)
{
  g_return_val_if_fail (ADC_IS_RESULT_LIST (self), 0);

  return self->results->len;
}

AdcSearchRow *
adc_result_list_get_selected (AdcResultList *self)
{
  GtkListBoxRow *row;

  g_return_val_if_fail (ADC_IS_RESULT_LIST (self), NULL);

  row = gtk_list_box_get_selected_row (self->list);
  return row != NULL ? ADC_SEARCH_ROW (row) : NULL;
}

guint
adc_result_list_get_position (AdcResultList *self)
{
  GtkListBoxRow *row;

  g_return_val_if_fail (ADC_IS_RESULT_LIST (self), 0);

  row = gtk_list_box_get_selected_row (self->list);
  return row != NULL ? (guint) gtk_list_box_row_get_index (row) : 0;
}

AdcSearchRow *
adc_result_list_get_row (AdcResultList *self, guint position)
{
  g_return_val_if_fail (ADC_IS_RESULT_LIST (self), NULL);

  fill (self, position + 1);
  return position < self->results->len ? self->rows->pdata[position] : NULL;
}

void
adc_result_list_step (AdcResultList *self, AdcListStep step)
{
  const gboolean is_down = step == ADC_STEP_DOWN || step == ADC_STEP_PAGE_DOWN;
  guint position;
  AdcSearchRow *row;

  g_return_if_fail (ADC_IS_RESULT_LIST (self));

  if (self->results->len == 0)
    return;

  position = adc_result_list_get_position (self);
  if (step == ADC_STEP_PAGE_UP || step == ADC_STEP_PAGE_DOWN)
    position = find_page (self, position, is_down);
  else if (is_down && position + 1 < self->results->len)
    position++;
  else if (!is_down && position > 0)
    position--;

  row = adc_result_list_get_row (self, position);
  gtk_list_box_select_row (self->list, GTK_LIST_BOX_ROW (row));
  bring_into_sight (self, GTK_WIDGET (row));
}
