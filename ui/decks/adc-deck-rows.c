/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-deck-rows.h"

#include "adc-deck-edit.h"

#include <string.h>

#define MAX_RUNS 32 /* more than that at once is another list */

struct _AdcDeckRows {
  GObject      parent_instance;
  AdcDeckWork *work;
  GPtrArray   *rows;
  guint        n_refreshes; /* of the work, when their words were written */
};

static GType
adc_deck_rows_get_item_type (GListModel *model G_GNUC_UNUSED)
{
  return ADC_TYPE_DECK_ROW;
}

static guint
adc_deck_rows_get_n_items (GListModel *model)
{
  return ADC_DECK_ROWS (model)->rows->len;
}

static gpointer
adc_deck_rows_get_item (GListModel *model, guint position)
{
  GPtrArray *rows = ADC_DECK_ROWS (model)->rows;

  return position < rows->len ? g_object_ref (rows->pdata[position]) : NULL;
}

static void
list_model_iface_init (GListModelInterface *iface)
{
  iface->get_item_type = adc_deck_rows_get_item_type;
  iface->get_n_items = adc_deck_rows_get_n_items;
  iface->get_item = adc_deck_rows_get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (AdcDeckRows, adc_deck_rows, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_iface_init))

static GPtrArray *
create_list (void)
{
  return g_ptr_array_new_with_free_func (g_object_unref);
}

static int
compare_lines (gconstpointer a, gconstpointer b)
{
  return adc_deck_row_compare (*(AdcDeckRow **) a, *(AdcDeckRow **) b);
}

static void
add_zone (AdcDeckRows *self, GPtrArray *rows, const char *zone, GPtrArray *lines)
{
  AdcDeckRow *head = adc_deck_row_new_zone (self->work, zone);
  AdcDeckRow *category = NULL;

  g_ptr_array_add (rows, head);
  g_ptr_array_sort (lines, compare_lines);
  for (guint i = 0; i < lines->len; i++) {
    AdcDeckRow *line = lines->pdata[i];
    const char *title = adc_deck_row_get_category (line);

    if (category == NULL || !g_str_equal (adc_deck_row_get_category (category), title)) {
      category = adc_deck_row_new_category (self->work, zone, title);
      g_ptr_array_add (rows, category);
    }
    adc_deck_row_add_count (head, adc_deck_row_get_count (line));
    adc_deck_row_add_count (category, adc_deck_row_get_count (line));
    g_ptr_array_add (rows, g_object_ref (line));
  }
}

/* Rows of lines, by the line, whose words are still true. */
static GHashTable *
index_lines (AdcDeckRows *self)
{
  GHashTable *lines = g_hash_table_new (adc_deck_line_hash, adc_deck_line_equal);

  for (guint i = 0; i < self->rows->len; i++) {
    AdcDeckRow *row = self->rows->pdata[i];
    gconstpointer line = adc_deck_row_get_line (row);

    if (line != NULL && adc_deck_row_get_work (row) == self->work &&
        self->n_refreshes == adc_deck_work_get_n_refreshes (self->work))
      g_hash_table_insert (lines, (gpointer) line, row);
  }

  return lines;
}

/* The row it has, which takes a fraction of the time: most edits change one line. */
static AdcDeckRow *
dup_row (AdcDeckRows *self, GHashTable *old, const AdcDeckLine *line)
{
  AdcDeckRow *row = g_hash_table_lookup (old, line);

  /* A card of the game that was put there again may go by another name. */
  if (row == NULL || g_strcmp0 (adc_deck_row_get_line (row)->name, line->name) != 0)
    return adc_deck_row_new_line (self->work, line);

  adc_deck_row_set_count (row, line->count);
  return g_object_ref (row);
}

/* Zones in the order of the kind, be there anything in them or not; then those it does not know. */
static GPtrArray *
list_rows (AdcDeckRows *self)
{
  GPtrArray *rows = create_list ();
  g_autoptr(GPtrArray) zones = adc_deck_edit_list_zones (self->work);
  g_autoptr(GPtrArray) ids = g_ptr_array_new ();
  g_autoptr(GHashTable) lines =
    g_hash_table_new_full (g_str_hash, g_str_equal, NULL, (GDestroyNotify) g_ptr_array_unref);
  g_autoptr(GHashTable) old = index_lines (self);
  GPtrArray *all = adc_deck_get_lines (adc_deck_work_get_deck (self->work));

  for (guint i = 0; i < zones->len; i++) {
    g_ptr_array_add (ids, ((const AdcDeckZone *) zones->pdata[i])->id);
    g_hash_table_insert (lines, ids->pdata[i], create_list ());
  }
  for (guint i = 0; i < all->len; i++) {
    const AdcDeckLine *line = all->pdata[i];

    if (!g_hash_table_contains (lines, line->zone)) {
      g_ptr_array_add (ids, line->zone);
      g_hash_table_insert (lines, line->zone, create_list ());
    }
    g_ptr_array_add (g_hash_table_lookup (lines, line->zone), dup_row (self, old, line));
  }
  for (guint i = 0; i < ids->len; i++)
    add_zone (self, rows, ids->pdata[i], g_hash_table_lookup (lines, ids->pdata[i]));

  return rows;
}

/* Puts the row that is there already in the place of one about the same thing. */
static void
keep_rows (AdcDeckRows *self, GPtrArray *rows)
{
  g_autoptr(GHashTable) old = g_hash_table_new (adc_deck_row_hash, adc_deck_row_equal);

  for (guint i = 0; i < self->rows->len; i++)
    g_hash_table_add (old, self->rows->pdata[i]);
  for (guint i = 0; i < rows->len; i++) {
    AdcDeckRow *kept = g_hash_table_lookup (old, rows->pdata[i]);

    if (kept == NULL || kept == rows->pdata[i])
      continue;
    adc_deck_row_follow (kept, rows->pdata[i]);
    g_object_unref (rows->pdata[i]);
    rows->pdata[i] = g_object_ref (kept);
  }
}

static void
replace (AdcDeckRows *self, guint position, guint n_removed, GPtrArray *rows, guint n_added)
{
  if (n_removed > 0)
    g_ptr_array_remove_range (self->rows, position, n_removed);
  for (guint i = 0; i < n_added; i++)
    g_ptr_array_insert (self->rows, position + i, g_object_ref (rows->pdata[position + i]));
  g_list_model_items_changed (G_LIST_MODEL (self), position, n_removed, n_added);
}

/* Everything between the first and the last difference. */
static void
replace_middle (AdcDeckRows *self, GPtrArray *rows)
{
  const guint n_old = self->rows->len, n_new = rows->len, n_least = MIN (n_old, n_new);
  guint first = 0, n_same = 0;

  while (first < n_least && self->rows->pdata[first] == rows->pdata[first])
    first++;
  while (n_same < n_least - first &&
         self->rows->pdata[n_old - 1 - n_same] == rows->pdata[n_new - 1 - n_same])
    n_same++;

  if (n_old - n_same > first || n_new - n_same > first)
    replace (self, first, n_old - n_same - first, rows, n_new - n_same - first);
}

static GHashTable *
index_rows (GPtrArray *rows)
{
  GHashTable *positions = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < rows->len; i++)
    g_hash_table_insert (positions, rows->pdata[i], GUINT_TO_POINTER (i + 1));

  return positions;
}

/* How many runs of rows go or come; too many where those that stay have changed places. */
static guint
count_runs (GPtrArray *old, GPtrArray *rows, GHashTable *old_places, GHashTable *new_places)
{
  guint n_runs = 0, last = 0;

  for (guint i = 0; i < old->len; i++)
    if (!g_hash_table_contains (new_places, old->pdata[i]) &&
        (i == 0 || g_hash_table_contains (new_places, old->pdata[i - 1])))
      n_runs++;
  for (guint i = 0; i < rows->len; i++) {
    const guint place = GPOINTER_TO_UINT (g_hash_table_lookup (old_places, rows->pdata[i]));

    if (place == 0 && (i == 0 || g_hash_table_contains (old_places, rows->pdata[i - 1])))
      n_runs++;
    if (place > 0 && place < last)
      return MAX_RUNS + 1;
    last = MAX (last, place);
  }

  return n_runs;
}

static void
remove_runs (AdcDeckRows *self, GPtrArray *rows, GHashTable *places)
{
  for (guint end = self->rows->len; end > 0;) {
    guint start = end;

    while (start > 0 && !g_hash_table_contains (places, self->rows->pdata[start - 1]))
      start--;
    if (start < end)
      replace (self, start, end - start, rows, 0);
    end = start > 0 ? start - 1 : 0;
  }
}

static void
insert_runs (AdcDeckRows *self, GPtrArray *rows)
{
  for (guint i = 0; i < rows->len; i++) {
    gpointer next = i < self->rows->len ? self->rows->pdata[i] : NULL;
    guint n = 0;

    while (i + n < rows->len && rows->pdata[i + n] != next)
      n++;
    if (n > 0)
      replace (self, i, 0, rows, n);
    i += n;
  }
}

static gboolean
has_same_rows (AdcDeckRows *self, GPtrArray *rows)
{
  return self->rows->len == rows->len &&
         (rows->len == 0 ||
          memcmp (self->rows->pdata, rows->pdata, rows->len * sizeof (gpointer)) == 0);
}

static void
update (AdcDeckRows *self)
{
  g_autoptr(GPtrArray) rows = self->work != NULL ? list_rows (self) : create_list ();
  g_autoptr(GHashTable) old_places = NULL;
  g_autoptr(GHashTable) new_places = NULL;

  if (self->work != NULL)
    self->n_refreshes = adc_deck_work_get_n_refreshes (self->work);
  keep_rows (self, rows);
  if (has_same_rows (self, rows))
    return;

  old_places = index_rows (self->rows);
  new_places = index_rows (rows);
  if (count_runs (self->rows, rows, old_places, new_places) > MAX_RUNS) {
    replace_middle (self, rows);
  } else {
    remove_runs (self, rows, new_places);
    insert_runs (self, rows);
  }
}

static void
adc_deck_rows_dispose (GObject *object)
{
  g_clear_object (&ADC_DECK_ROWS (object)->work);
  G_OBJECT_CLASS (adc_deck_rows_parent_class)->dispose (object);
}

static void
adc_deck_rows_finalize (GObject *object)
{
  g_ptr_array_unref (ADC_DECK_ROWS (object)->rows);
  G_OBJECT_CLASS (adc_deck_rows_parent_class)->finalize (object);
}

static void
adc_deck_rows_class_init (AdcDeckRowsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_deck_rows_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_deck_rows_finalize;
}

static void
adc_deck_rows_init (AdcDeckRows *self)
{
  self->rows = create_list ();
}

AdcDeckRows *
adc_deck_rows_new (void)
{
  return g_object_new (ADC_TYPE_DECK_ROWS, NULL);
}

void
adc_deck_rows_set_work (AdcDeckRows *self, AdcDeckWork *work)
{
  g_return_if_fail (ADC_IS_DECK_ROWS (self));
  g_return_if_fail (work == NULL || ADC_IS_DECK_WORK (work));

  if (self->work == work)
    return;

  if (self->work != NULL)
    g_signal_handlers_disconnect_by_func (self->work, update, self);
  g_set_object (&self->work, work);
  if (work != NULL)
    g_signal_connect_object (work, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

AdcDeckWork *
adc_deck_rows_get_work (AdcDeckRows *self)
{
  g_return_val_if_fail (ADC_IS_DECK_ROWS (self), NULL);

  return self->work;
}

gboolean
adc_deck_rows_find (AdcDeckRows *self, const AdcDeckLine *like, guint *position)
{
  g_return_val_if_fail (ADC_IS_DECK_ROWS (self) && like != NULL && position != NULL, FALSE);

  for (guint i = 0; i < self->rows->len; i++) {
    const AdcDeckLine *line = adc_deck_row_get_line (self->rows->pdata[i]);

    if (line != NULL && g_str_equal (line->zone, like->zone) &&
        adc_deck_line_is_same (line, like)) {
      *position = i;
      return TRUE;
    }
  }

  return FALSE;
}
