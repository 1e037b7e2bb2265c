/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-deck-page.h"

#include "adc-deck-grid.h"
#include "adc-deck-list.h"
#include "adc-drop-down.h"
#include "adc-piece-words.h"
#include "adc-pile.h"
#include "adc-value-popover.h"
#include "adc-view.h"
#include "adc-wrap-layout.h"

#include <glib/gi18n-lib.h>

#define UNSORTED (-2)
#define BY_TITLE (-1)

struct _AdcDeckPage {
  AdwBin           parent_instance;
  GtkDropDown     *decks;
  GtkEditable     *filter;
  GtkDropDown     *orders;
  GtkLabel        *counts;
  GtkStack        *stack;
  AdwSqueezer     *squeezer;
  AdcDeckGrid     *grid;
  AdcDeckList     *list;
  GtkWidget       *empty;
  AdcValuePopover *popover;
  AdcCompletions  *completions;
  AdcGame         *game;
  AdcFaction      *faction;
  char            *edition;
  char            *deck; /* the one on show, and the one to show where there is one like it */
  GPtrArray       *ids;  /* of char *: of the decks in the drop-down */
  AdcDeckTable    *table;
  GPtrArray       *cards; /* of AdcPiece: what is shown, in that order */
  int              column;
  gboolean         is_descending;
  gboolean         is_wide; /* the form that is filled */
  guint            reshaping; /* the source that will fill the other form, or 0 */
  gboolean         is_updating;
};

G_DEFINE_FINAL_TYPE (AdcDeckPage, adc_deck_page, ADW_TYPE_BIN)

enum { COMPLETED, MOVED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
append_values (GString *line, AdcPiece *card, GPtrArray *stats)
{
  for (guint i = 0; i < stats->len; i++) {
    g_autofree char *value = adc_piece_format_value (card, stats->pdata[i]);

    g_string_append_printf (line, " %s", value);
  }
}

/* All that is written in its line, and what is the same for all. */
static gboolean
is_wanted (AdcDeckPage *self, AdcPiece *card, const char *words)
{
  g_autoptr(GString) line = g_string_new (adc_entry_get_title (ADC_ENTRY (card)));

  if (*words == '\0')
    return TRUE;

  append_values (line, card, adc_deck_table_get_columns (self->table));
  append_values (line, card, adc_deck_table_get_shared (self->table));
  return g_str_match_string (words, line->str, TRUE);
}

static int
compare_cb (gconstpointer a, gconstpointer b, gpointer user_data)
{
  AdcDeckPage *self = user_data;
  GPtrArray *columns = adc_deck_table_get_columns (self->table);

  return adc_deck_table_compare (*(AdcPiece **) a, *(AdcPiece **) b,
                                 self->column >= 0 ? columns->pdata[self->column] : NULL,
                                 self->is_descending);
}

static void
append_count (GString *words, char *count)
{
  g_autofree char *owned = count;

  g_string_append_printf (words, "%s%s", words->len > 0 ? " · " : "", owned);
}

/* What is the same for all cards, but for how many there are and the box, which are said anyway. */
static void
append_shared (AdcDeckPage *self, GString *words)
{
  GPtrArray *shared = adc_deck_table_get_shared (self->table);
  GPtrArray *cards = adc_deck_table_get_cards (self->table);

  for (guint i = 0; i < shared->len; i++) {
    const AdcStatRole role = adc_stat_get_role (shared->pdata[i]);
    const char *id = adc_stat_get_id (shared->pdata[i]);

    if (role != ADC_ROLE_COPIES &&
        (role != ADC_ROLE_EDITION ||
         g_strcmp0 (adc_piece_get_value (cards->pdata[0], id)->text, self->edition) != 0))
      append_count (words, adc_piece_dup_value_line (cards->pdata[0], shared->pdata[i]));
  }
}

static void
update_counts (AdcDeckPage *self)
{
  g_autoptr(GString) words = g_string_new (NULL);
  const guint n_copies = adc_deck_table_get_n_copies (self->table);
  const guint n_unknown = adc_deck_table_get_n_unknown (self->table);
  const guint n_uncounted = adc_deck_table_get_n_uncounted (self->table);
  const guint n_lines = adc_deck_table_get_cards (self->table)->len;

  append_count (words, g_strdup_printf (ngettext ("%u card", "%u cards", n_copies), n_copies));
  if (n_lines != n_copies)
    append_count (words, g_strdup_printf (ngettext ("%u different one", "%u different ones",
                                                    n_lines),
                                          n_lines));
  if (n_unknown > 0)
    append_count (words, g_strdup_printf (ngettext ("%u unknown face", "%u unknown faces",
                                                    n_unknown),
                                          n_unknown));
  if (n_uncounted > 0 && n_uncounted < n_lines)
    append_count (words,
                  /* Translators: cards of which nobody knows how many there are */
                  g_strdup_printf (ngettext ("%u of unknown number, counted once",
                                             "%u of unknown number, counted once each",
                                             n_uncounted),
                                   n_uncounted));
  append_shared (self, words);
  if (self->cards->len < n_lines)
    append_count (words, g_strdup_printf (ngettext ("%u shown", "%u shown", self->cards->len),
                                          self->cards->len));
  gtk_label_set_label (self->counts, words->str);
}

/* Filters, sorts and shows them, in whichever of the two forms is on screen. */
static void
update_cards (AdcDeckPage *self)
{
  GPtrArray *all;

  if (self->table == NULL)
    return;

  all = adc_deck_table_get_cards (self->table);
  g_ptr_array_set_size (self->cards, 0);
  for (guint i = 0; i < all->len; i++)
    if (is_wanted (self, all->pdata[i], gtk_editable_get_text (self->filter)))
      g_ptr_array_add (self->cards, g_object_ref (all->pdata[i]));
  if (self->column != UNSORTED)
    g_ptr_array_sort_with_data (self->cards, compare_cb, self);

  if (self->is_wide) {
    adc_deck_grid_show (self->grid, self->cards);
    adc_deck_grid_mark (self->grid, self->column, self->is_descending);
  } else {
    adc_deck_list_show (self->list, self->cards);
  }
  gtk_stack_set_visible_child (self->stack,
                               self->cards->len > 0 ? GTK_WIDGET (self->squeezer) : self->empty);
  update_counts (self);
}

/* The form that is not on screen holds nothing: a table has hundreds of cells. */
static void
fill (AdcDeckPage *self)
{
  self->is_wide = adw_squeezer_get_visible_child (self->squeezer) == GTK_WIDGET (self->grid);
  adc_deck_grid_set_table (self->grid, self->is_wide ? self->table : NULL);
  adc_deck_list_set_table (self->list, self->is_wide ? NULL : self->table);
  gtk_widget_set_visible (GTK_WIDGET (self->orders), !self->is_wide);
  update_cards (self);
}

static void
list_orders (AdcDeckPage *self)
{
  GPtrArray *columns = adc_deck_table_get_columns (self->table);
  g_autoptr(GtkStringList) titles = gtk_string_list_new (NULL);

  gtk_string_list_append (titles, _("As listed"));
  gtk_string_list_append (titles, _("Title"));
  for (guint i = 0; i < columns->len; i++)
    gtk_string_list_append (titles, adc_stat_get_title (columns->pdata[i]));
  self->is_updating = TRUE;
  gtk_drop_down_set_model (self->orders, G_LIST_MODEL (titles));
  gtk_drop_down_set_selected (self->orders, (guint) (self->column - UNSORTED));
  self->is_updating = FALSE;
}

static void
set_order (AdcDeckPage *self, int column, gboolean is_descending)
{
  self->column = column;
  self->is_descending = is_descending;
  self->is_updating = TRUE;
  gtk_drop_down_set_selected (self->orders, (guint) (column - UNSORTED));
  self->is_updating = FALSE;
  update_cards (self);
}

static AdcDeckTable *
make_table (AdcDeckPage *self)
{
  return adc_deck_table_new (self->game, self->faction, self->edition, self->deck);
}

static void
show_deck (AdcDeckPage *self, const char *deck)
{
  g_free (self->deck);
  self->deck = g_strdup (deck);
  g_clear_object (&self->table);
  self->table = make_table (self);
  self->column = UNSORTED;
  self->is_descending = FALSE;
  list_orders (self);
  fill (self);
  g_signal_emit (self, signals[MOVED], 0);
}

static void
deck_selected_cb (AdcDeckPage *self)
{
  const guint selected = gtk_drop_down_get_selected (self->decks);

  if (!self->is_updating && self->game != NULL && selected < self->ids->len)
    show_deck (self, self->ids->pdata[selected]);
}

static void
order_selected_cb (AdcDeckPage *self)
{
  if (!self->is_updating && self->table != NULL)
    set_order (self, (int) gtk_drop_down_get_selected (self->orders) + UNSORTED, FALSE);
}

/* Upwards, then downwards, then as the game lists them. */
static void
sort_cb (AdcDeckPage *self, int column)
{
  if (column != self->column)
    set_order (self, column, FALSE);
  else
    set_order (self, self->is_descending ? UNSORTED : column, !self->is_descending);
}

static void
filter_stopped_cb (AdcDeckPage *self)
{
  gtk_editable_set_text (self->filter, "");
}

/* Enter opens the first that is left. */
static void
filter_activated_cb (AdcDeckPage *self)
{
  update_cards (self);
  if (self->cards->len > 0)
    adc_open_entry (GTK_WIDGET (self), self->cards->pdata[0]);
}

static gboolean
reshape_cb (gpointer user_data)
{
  AdcDeckPage *self = user_data;

  self->reshaping = 0;
  if (self->table != NULL)
    fill (self);
  return G_SOURCE_REMOVE;
}

/* Later: while widgets get their sizes nobody may ask for others. */
static void
shape_changed_cb (AdcDeckPage *self)
{
  if (self->reshaping == 0)
    self->reshaping = g_idle_add_full (G_PRIORITY_HIGH_IDLE, reshape_cb, self, NULL);
}

static void
edit_cb (AdcDeckPage *self, AdcValueCell *cell)
{
  if (self->completions != NULL)
    adc_value_popover_open (self->popover, cell, self->completions);
}

static void
completed_cb (AdcDeckPage *self, AdcPiece *piece, const char *stat, const char *previous)
{
  g_signal_emit (self, signals[COMPLETED], 0, piece, stat, previous);
}

static void
adc_deck_page_dispose (GObject *object)
{
  AdcDeckPage *self = ADC_DECK_PAGE (object);

  g_clear_handle_id (&self->reshaping, g_source_remove);
  if (self->popover != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->popover));
  self->popover = NULL;
  g_clear_object (&self->table);
  g_clear_object (&self->faction);
  g_clear_object (&self->game);
  g_clear_object (&self->completions);
  g_clear_pointer (&self->edition, g_free);
  g_clear_pointer (&self->deck, g_free);
  g_clear_pointer (&self->ids, g_ptr_array_unref);
  g_clear_pointer (&self->cards, g_ptr_array_unref);
  G_OBJECT_CLASS (adc_deck_page_parent_class)->dispose (object);
}

static void
adc_deck_page_class_init (AdcDeckPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_deck_page_dispose;
  signals[COMPLETED] = g_signal_new ("completed", ADC_TYPE_DECK_PAGE, G_SIGNAL_RUN_LAST, 0, NULL,
                                     NULL, NULL, G_TYPE_NONE, 3, ADC_TYPE_PIECE, G_TYPE_STRING,
                                     G_TYPE_STRING);
  signals[MOVED] = g_signal_new ("moved", ADC_TYPE_DECK_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
  g_type_ensure (ADC_TYPE_DECK_GRID);
  g_type_ensure (ADC_TYPE_DECK_LIST);
  g_type_ensure (ADC_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "arsenal/adc-deck-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcDeckPage, decks);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckPage, filter);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckPage, orders);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckPage, counts);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckPage, stack);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckPage, squeezer);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckPage, grid);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckPage, list);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckPage, empty);
  gtk_widget_class_bind_template_callback (widget_class, deck_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, order_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, update_cards);
  gtk_widget_class_bind_template_callback (widget_class, filter_stopped_cb);
  gtk_widget_class_bind_template_callback (widget_class, filter_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, shape_changed_cb);
}

static void
adc_deck_page_init (AdcDeckPage *self)
{
  self->ids = g_ptr_array_new_with_free_func (g_free);
  self->cards = g_ptr_array_new_with_free_func (g_object_unref);
  self->column = UNSORTED;
  gtk_widget_init_template (GTK_WIDGET (self));
  adc_drop_down_set_up (self->decks, _("Deck"));
  adc_drop_down_set_up (self->orders, _("Sort by"));
  self->popover = ADC_VALUE_POPOVER (adc_value_popover_new ());
  gtk_widget_set_parent (GTK_WIDGET (self->popover), GTK_WIDGET (self));
  g_signal_connect_object (self->popover, "completed", G_CALLBACK (completed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->grid, "edit", G_CALLBACK (edit_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->list, "edit", G_CALLBACK (edit_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->grid, "sort", G_CALLBACK (sort_cb), self, G_CONNECT_SWAPPED);
}

void
adc_deck_page_set_completions (AdcDeckPage *self, AdcCompletions *completions)
{
  g_return_if_fail (ADC_IS_DECK_PAGE (self));

  g_set_object (&self->completions, completions);
}

void
adc_deck_page_show (AdcDeckPage *self, AdcGame *game, AdcFaction *faction, const char *edition)
{
  g_autoptr(GPtrArray) piles = NULL;
  g_autoptr(GtkStringList) titles = gtk_string_list_new (NULL);
  guint selected = 0;

  g_return_if_fail (ADC_IS_DECK_PAGE (self));
  g_return_if_fail (ADC_IS_GAME (game));

  g_set_object (&self->game, game);
  g_set_object (&self->faction, faction);
  g_free (self->edition);
  self->edition = g_strdup (edition);

  piles = adc_piles_list (game, faction, edition);
  g_ptr_array_set_size (self->ids, 0);
  for (guint i = 0; i < piles->len; i++) {
    const AdcPile *pile = piles->pdata[i];

    g_ptr_array_add (self->ids, g_strdup (pile->id));
    gtk_string_list_append (titles, pile->title);
    if (g_strcmp0 (pile->id, self->deck) == 0)
      selected = i;
  }
  self->is_updating = TRUE;
  gtk_drop_down_set_model (self->decks, G_LIST_MODEL (titles));
  gtk_drop_down_set_selected (self->decks, selected);
  self->is_updating = FALSE;
  gtk_widget_set_visible (GTK_WIDGET (self->decks), piles->len > 0);
  show_deck (self, piles->len > 0 ? self->ids->pdata[selected] : "");
}

gboolean
adc_deck_page_select (AdcDeckPage *self, const char *deck)
{
  g_return_val_if_fail (ADC_IS_DECK_PAGE (self), FALSE);

  for (guint i = 0; i < self->ids->len; i++)
    if (g_strcmp0 (self->ids->pdata[i], deck) == 0) {
      gtk_drop_down_set_selected (self->decks, i);
      return TRUE;
    }

  return FALSE;
}

const char *
adc_deck_page_get_deck (AdcDeckPage *self)
{
  g_return_val_if_fail (ADC_IS_DECK_PAGE (self), NULL);

  return self->ids->len > 0 ? self->deck : NULL;
}

/* Cells follow by themselves; what is counted, and the first value in a column or the last, does
 * not. */
void
adc_deck_page_refresh (AdcDeckPage *self)
{
  g_autoptr(AdcDeckTable) table = NULL;

  g_return_if_fail (ADC_IS_DECK_PAGE (self));

  if (self->table == NULL)
    return;

  table = make_table (self);
  if (adc_deck_table_has_same_cells (table, self->table)) {
    g_set_object (&self->table, table);
    update_counts (self);
  } else {
    adc_deck_page_show (self, self->game, self->faction, self->edition);
  }
}
