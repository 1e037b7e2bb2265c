/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-seat-panel-private.h"

#include "adc-name-fit.h"
#include "adc-tokenizer.h"
#include "adc-tracker-moves.h"

#define ALL_CARDS "cards" /* the one zone of the deck that has each card once */
#define ROWS_A_FRAME 20   /* that nobody sees */

typedef struct {
  guint      number;
  AdcNameFit fit;
} Found;

typedef struct {
  AdcTrackerRow *row;
  guint          distance; /* in rows, roughly; 0: it is in sight */
} Stale;

static GPtrArray *
get_cards (AdcSeatPanel *self)
{
  return adc_deck_get_lines (self->cards);
}

const AdcDeckLine *
adc_seat_panel_get_card (AdcSeatPanel *self, guint number)
{
  return self->cards != NULL && number < get_cards (self)->len ? get_cards (self)->pdata[number]
                                                               : NULL;
}

/* As they were before the game, so that nobody changes places while it goes on. */
void
adc_seat_panel_gather_cards (AdcSeatPanel *self)
{
  AdcTracker *tracker = adc_session_get_document (self->session);
  AdcDeck *deck = adc_tracker_get_built (tracker, self->seat);
  GPtrArray *built = adc_deck_get_lines (deck);
  g_autoptr(AdcDeck) cards = NULL;

  /* A game moves cards, and neither adds nor takes any: what was gathered holds until another deck is
   * looked at. */
  if (self->cards != NULL && self->built == deck)
    return;

  g_set_object (&self->built, deck);
  cards = adc_deck_copy (self->look.deck);
  adc_deck_clear (cards);
  for (guint i = 0; i < built->len; i++) {
    const AdcDeckLine *line = built->pdata[i];
    guint count = 0;

    for (guint j = 0; j < self->look.kind->zones->len; j++)
      count += adc_tracker_count_card (self->look.deck, line,
                                       ((AdcDeckZone *) self->look.kind->zones->pdata[j])->id);
    if (count > 0) {
      const AdcDeckLine like = { ALL_CARDS, line->card, line->name, line->values, 0 };

      adc_deck_set_count (cards, &like, count);
    }
  }

  if (self->cards != NULL && adc_deck_equal (self->cards, cards))
    return;

  /* Rows have lines of the deck that goes. */
  gtk_string_list_splice (self->names, 0, g_list_model_get_n_items (G_LIST_MODEL (self->names)),
                          NULL);
  g_array_set_size (self->shown, 0);
  g_set_object (&self->cards, cards);
}

static AdcNameFit
judge (AdcSeatPanel *self, const AdcDeckLine *card, const char *wanted)
{
  AdcEntry *entry = adc_deck_line_lookup (card, self->look.game);
  g_autofree char *name = NULL;

  if (self->look.zone != NULL &&
      adc_tracker_count_card (self->look.deck, card, self->look.zone->id) == 0)
    return ADC_NAME_FIT_NONE;
  if (*wanted == '\0')
    return ADC_NAME_FIT_EXACT;
  if (entry != NULL)
    return adc_name_fit_entry (entry, wanted);

  name = adc_deck_line_dup_name (card, self->look.game);
  return adc_name_fit_compare (name, wanted);
}

static int
compare_found (gconstpointer a, gconstpointer b)
{
  const Found *first = a, *second = b;

  if (first->fit != second->fit)
    return first->fit > second->fit ? -1 : 1;

  return first->number < second->number ? -1 : first->number > second->number;
}

/* Of guint: the cards of the zone looked at that what is typed may mean, the likeliest first. */
static GArray *
find_cards (AdcSeatPanel *self)
{
  g_autofree char *wanted = adc_fold (gtk_editable_get_text (GTK_EDITABLE (self->search)));
  g_autoptr(GArray) found = g_array_new (FALSE, FALSE, sizeof (Found));
  GArray *numbers = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; self->cards != NULL && i < get_cards (self)->len; i++) {
    const Found one = { i, judge (self, get_cards (self)->pdata[i], wanted) };

    if (one.fit != ADC_NAME_FIT_NONE)
      g_array_append_val (found, one);
  }
  g_array_sort (found, compare_found);
  for (guint i = 0; i < found->len; i++)
    g_array_append_val (numbers, g_array_index (found, Found, i).number);

  return numbers;
}

/* Takes out what is gone and puts in what has come: what stays keeps its place on screen. */
static void
replace_shown (AdcSeatPanel *self, GArray *numbers)
{
  g_autoptr(GArray) before = g_steal_pointer (&self->shown);
  g_autoptr(GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  const guint *old = (guint *) before->data, *new = (guint *) numbers->data;
  guint start = 0, end = 0;

  while (start < MIN (before->len, numbers->len) && old[start] == new[start])
    start++;
  while (end < MIN (before->len, numbers->len) - start &&
         old[before->len - 1 - end] == new[numbers->len - 1 - end])
    end++;

  for (guint i = start; i < numbers->len - end; i++)
    g_ptr_array_add (names, adc_deck_line_dup_name (adc_seat_panel_get_card (self, new[i]),
                                                    self->look.game));
  g_ptr_array_add (names, NULL);
  self->shown = numbers;
  if (before->len - end > start || numbers->len - end > start)
    gtk_string_list_splice (self->names, start, before->len - end - start,
                            (const char * const *) names->pdata);
}

void
adc_seat_panel_find_cards (AdcSeatPanel *self)
{
  replace_shown (self, find_cards (self));
}

static int
compare_stale (gconstpointer a, gconstpointer b)
{
  const Stale *first = a, *second = b;

  return (first->distance < second->distance) - (first->distance > second->distance);
}

/* A row in sight, or NULL. */
static AdcTrackerRow *
find_seen (AdcSeatPanel *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    if (gtk_widget_get_mapped (self->rows->pdata[i]))
      return self->rows->pdata[i];

  return NULL;
}

static guint
find_distance (AdcTrackerRow *row, AdcTrackerRow *seen)
{
  const guint number = adc_tracker_row_get_number (row);
  const guint other = seen != NULL ? adc_tracker_row_get_number (seen) : 0;

  return gtk_widget_get_mapped (GTK_WIDGET (row)) ? 0 : 1 + MAX (number, other) - MIN (number, other);
}

/* Those in sight, and a few others. */
static void
show_nearest (AdcSeatPanel *self)
{
  for (guint n_unseen = 0; n_unseen < ROWS_A_FRAME && self->stale->len > 0;) {
    const Stale stale = g_array_index (self->stale, Stale, self->stale->len - 1);

    g_array_set_size (self->stale, self->stale->len - 1);
    adc_tracker_row_show (stale.row, &self->look,
                          adc_seat_panel_get_card (self, adc_tracker_row_get_number (stale.row)));
    if (stale.distance > 0)
      n_unseen++;
  }
}

static gboolean
catch_up_cb (GtkWidget *list G_GNUC_UNUSED, GdkFrameClock *clock G_GNUC_UNUSED, gpointer user_data)
{
  AdcSeatPanel *self = user_data;

  show_nearest (self);
  if (self->stale->len > 0)
    return G_SOURCE_CONTINUE;

  self->catch_up = 0;
  return G_SOURCE_REMOVE;
}

/* With each card that is drawn the chances of all others change. A list has two hundred rows at hand, though it shows
 * ten: those in sight are told at once, the others in the next frames. */
void
adc_seat_panel_update_rows (AdcSeatPanel *self)
{
  AdcTrackerRow *seen = find_seen (self);

  g_hash_table_remove_all (self->look.told);
  g_array_set_size (self->stale, 0);
  for (guint i = 0; i < self->rows->len; i++) {
    const Stale stale = { self->rows->pdata[i], find_distance (self->rows->pdata[i], seen) };

    g_array_append_val (self->stale, stale);
  }
  g_array_sort (self->stale, compare_stale);
  show_nearest (self);
  if (self->stale->len > 0 && self->catch_up == 0)
    self->catch_up =
      gtk_widget_add_tick_callback (GTK_WIDGET (self->list), catch_up_cb, self, NULL);
}

static void
setup_cb (AdcSeatPanel *self G_GNUC_UNUSED, GtkListItem *item)
{
  gtk_list_item_set_child (item, adc_tracker_row_new ());
}

static void
bind_cb (AdcSeatPanel *self, GtkListItem *item)
{
  AdcTrackerRow *row = ADC_TRACKER_ROW (gtk_list_item_get_child (item));
  const guint number = g_array_index (self->shown, guint, gtk_list_item_get_position (item));

  adc_tracker_row_set_number (row, number);
  adc_tracker_row_show (row, &self->look, adc_seat_panel_get_card (self, number));
  g_ptr_array_add (self->rows, row);
}

static void
unbind_cb (AdcSeatPanel *self, GtkListItem *item)
{
  GtkWidget *row = gtk_list_item_get_child (item);

  g_ptr_array_remove_fast (self->rows, row);
  for (guint i = 0; i < self->stale->len; i++)
    if (GTK_WIDGET (g_array_index (self->stale, Stale, i).row) == row) {
      g_array_remove_index (self->stale, i);
      break;
    }
}

void
adc_seat_panel_init_list (AdcSeatPanel *self)
{
  g_autoptr(GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();
  g_autoptr(GtkSelectionModel) selection = NULL;

  self->names = gtk_string_list_new (NULL);
  self->shown = g_array_new (FALSE, FALSE, sizeof (guint));
  self->rows = g_ptr_array_new ();
  self->stale = g_array_new (FALSE, FALSE, sizeof (Stale));
  self->look.told = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  selection =
    GTK_SELECTION_MODEL (gtk_no_selection_new (g_object_ref (G_LIST_MODEL (self->names))));
  g_signal_connect_object (factory, "setup", G_CALLBACK (setup_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "unbind", G_CALLBACK (unbind_cb), self, G_CONNECT_SWAPPED);
  gtk_list_view_set_factory (self->list, factory);
  gtk_list_view_set_model (self->list, selection);
}
