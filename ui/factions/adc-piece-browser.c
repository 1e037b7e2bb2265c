/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-piece-browser.h"

#include "adc-drop-down.h"
#include "adc-faction.h"
#include "adc-piece-filter.h"
#include "adc-piece-sorter.h"
#include "adc-piece-words.h"
#include "adc-tab-stop.h"
#include "adc-unit-card.h"
#include "adc-view.h"
#include "adc-wrap-layout.h"

#include <glib/gi18n-lib.h>

/* Laying out a card takes milliseconds, and the grid lays out all it has: a few at once, then some
 * at every frame, so that the window never stands still. */
#define FIRST_CARDS 4
#define CARDS_A_FRAME 2

#define N_KINDS 3 /* lines that stand for kinds; decks of cards come after */

struct _AdcPieceBrowser {
  AdwBin             parent_instance;
  GtkWidget         *faction_box;
  GtkDropDown       *faction_drop_down;
  GtkWidget         *about_button;
  GtkEditable       *search_entry;
  GtkDropDown       *kind_drop_down;
  GtkDropDown       *type_drop_down;
  GtkDropDown       *order_drop_down;
  GtkStack          *stack;
  GtkWidget         *grid_page;
  GtkGridView       *grid;
  GtkWidget         *empty_page;
  AdcGame           *game;
  AdcPieceFilter    *filter;
  AdcPieceSorter    *sorter;
  GtkSortListModel  *pieces;   /* what is to be shown */
  GtkSliceListModel *dealt;    /* as far as it is laid out */
  guint              dealing;  /* the tick callback, or 0 */
  GPtrArray         *factions; /* of char *: what each line of the drop-down asks the filter for */
  GPtrArray         *types;    /* likewise */
  GPtrArray         *decks;    /* of char *: what the lines after N_KINDS ask for */
  GArray            *orders;   /* of AdcPieceOrder */
};

G_DEFINE_FINAL_TYPE (AdcPieceBrowser, adc_piece_browser, ADW_TYPE_BIN)

static void
card_setup_cb (GtkSignalListItemFactory *factory G_GNUC_UNUSED, GtkListItem *item)
{
  gtk_list_item_set_child (item, adc_unit_card_new ());
}

static void
card_bind_cb (GtkSignalListItemFactory *factory G_GNUC_UNUSED, GtkListItem *item)
{
  AdcPiece *piece = gtk_list_item_get_item (item);
  GtkWidget *card = gtk_list_item_get_child (item);
  g_autofree char *description = adc_piece_dup_description (piece);

  adc_unit_card_set_piece (ADC_UNIT_CARD (card), piece);
  /* The focus is on the cell around the card: a screen reader reads that. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (card)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, description, -1);
}

static void
card_unbind_cb (GtkSignalListItemFactory *factory G_GNUC_UNUSED, GtkListItem *item)
{
  adc_unit_card_set_piece (ADC_UNIT_CARD (gtk_list_item_get_child (item)), NULL);
}

static void
grid_activated_cb (AdcPieceBrowser *self, guint position)
{
  g_autoptr(AdcEntry) piece = g_list_model_get_item (G_LIST_MODEL (self->pieces), position);

  adc_open_entry (GTK_WIDGET (self), piece);
}

static gboolean
deal_cb (GtkWidget *widget, GdkFrameClock *clock G_GNUC_UNUSED, gpointer user_data)
{
  AdcPieceBrowser *self = user_data;
  const guint n = g_list_model_get_n_items (G_LIST_MODEL (self->pieces));
  const guint size = gtk_slice_list_model_get_size (self->dealt);

  if (!gtk_widget_get_mapped (widget))
    return G_SOURCE_CONTINUE;

  if (size >= n) {
    self->dealing = 0;
    return G_SOURCE_REMOVE;
  }

  gtk_slice_list_model_set_size (self->dealt, size + CARDS_A_FRAME);
  return G_SOURCE_CONTINUE;
}

static void
pieces_changed_cb (AdcPieceBrowser *self)
{
  const guint n = g_list_model_get_n_items (G_LIST_MODEL (self->pieces));

  gtk_stack_set_visible_child (self->stack, n > 0 ? self->grid_page : self->empty_page);
  if (n < gtk_slice_list_model_get_size (self->dealt))
    gtk_slice_list_model_set_size (self->dealt, MAX (n, FIRST_CARDS));
  if (n > gtk_slice_list_model_get_size (self->dealt) && self->dealing == 0)
    self->dealing = gtk_widget_add_tick_callback (GTK_WIDGET (self->grid), deal_cb, self, NULL);
}

static void
scroll_to_top (AdcPieceBrowser *self)
{
  if (g_list_model_get_n_items (G_LIST_MODEL (self->pieces)) > 0)
    gtk_widget_activate_action (GTK_WIDGET (self->grid), "list.scroll-to-item", "u", 0);
}

/* The first line of a drop-down stands for no id at all. */
static gboolean
is_same_id (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (a, b) == 0;
}

static const char *
get_selected (GtkDropDown *drop_down, GPtrArray *ids)
{
  guint selected = gtk_drop_down_get_selected (drop_down);

  return ids != NULL && selected < ids->len ? ids->pdata[selected] : NULL;
}

static void
faction_selected_cb (AdcPieceBrowser *self)
{
  const char *faction = get_selected (self->faction_drop_down, self->factions);

  adc_piece_filter_set_faction (self->filter, faction);
  gtk_widget_set_visible (self->about_button,
                          faction != NULL && adc_game_lookup (self->game, faction) != NULL);
  scroll_to_top (self);
}

static void
about_clicked_cb (AdcPieceBrowser *self)
{
  AdcEntry *faction = adc_game_lookup (self->game,
                                       get_selected (self->faction_drop_down, self->factions));

  if (faction != NULL)
    adc_open_entry (GTK_WIDGET (self), faction);
}

static void
kind_selected_cb (AdcPieceBrowser *self)
{
  static const int kinds[N_KINDS] = { ADC_ANY_KIND, ADC_KIND_UNIT, ADC_KIND_CARD };
  const guint selected = gtk_drop_down_get_selected (self->kind_drop_down);
  const guint deck = selected - N_KINDS;

  if (selected < N_KINDS)
    adc_piece_filter_set_kind (self->filter, kinds[selected]);
  else
    adc_piece_filter_set_kind (self->filter, ADC_KIND_CARD);
  adc_piece_filter_set_deck (self->filter,
                             selected >= N_KINDS && deck < self->decks->len
                               ? self->decks->pdata[deck]
                               : NULL);
  scroll_to_top (self);
}

static void
type_selected_cb (AdcPieceBrowser *self)
{
  adc_piece_filter_set_unit_type (self->filter, get_selected (self->type_drop_down, self->types));
  scroll_to_top (self);
}

static void
order_selected_cb (AdcPieceBrowser *self)
{
  guint selected = gtk_drop_down_get_selected (self->order_drop_down);

  if (selected < self->orders->len)
    adc_piece_sorter_set_order (self->sorter,
                                g_array_index (self->orders, AdcPieceOrder, selected));
  scroll_to_top (self);
}

static void
search_changed_cb (AdcPieceBrowser *self)
{
  adc_piece_filter_set_text (self->filter, gtk_editable_get_text (self->search_entry));
  scroll_to_top (self);
}

static void
search_stopped_cb (AdcPieceBrowser *self)
{
  gtk_editable_set_text (self->search_entry, "");
}

/* Enter opens the first: three letters, Enter, and the card is there. */
static void
search_activated_cb (AdcPieceBrowser *self)
{
  search_changed_cb (self);
  if (g_list_model_get_n_items (G_LIST_MODEL (self->pieces)) > 0)
    grid_activated_cb (self, 0);
}

static void
clear_filters (AdcPieceBrowser *self)
{
  gtk_drop_down_set_selected (self->faction_drop_down, 0);
  gtk_drop_down_set_selected (self->kind_drop_down, 0);
  gtk_drop_down_set_selected (self->type_drop_down, 0);
  gtk_editable_set_text (self->search_entry, "");
  search_changed_cb (self);
}

static void
show_all_clicked_cb (AdcPieceBrowser *self)
{
  clear_filters (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->grid));
}

/* The lines of a drop-down: "all of them", then one per entry. Ids gets what each stands for. */
static GtkStringList *
list_entries (GListModel *entries, const char *all, GPtrArray **ids)
{
  GtkStringList *titles = gtk_string_list_new (NULL);

  *ids = g_ptr_array_new_with_free_func (g_free);
  gtk_string_list_append (titles, all);
  g_ptr_array_add (*ids, NULL);
  for (guint i = 0; i < g_list_model_get_n_items (entries); i++) {
    g_autoptr(AdcEntry) entry = g_list_model_get_item (entries, i);

    gtk_string_list_append (titles, adc_entry_get_title (entry));
    g_ptr_array_add (*ids, g_strdup (adc_entry_get_id (entry)));
  }

  return titles;
}

static gboolean
has_piece_without_faction (GListModel *pieces, gboolean is_shared)
{
  for (guint i = 0; i < g_list_model_get_n_items (pieces); i++) {
    g_autoptr(AdcPiece) piece = g_list_model_get_item (pieces, i);

    if (adc_piece_get_faction (piece) == NULL && adc_piece_is_shared (piece) == is_shared)
      return TRUE;
  }

  return FALSE;
}

static void
append_faction (AdcPieceBrowser *self, GtkStringList *titles, const char *title, const char *id)
{
  gtk_string_list_append (titles, title);
  g_ptr_array_add (self->factions, g_strdup (id));
}

static void
fill_factions (AdcPieceBrowser *self, GListModel *pieces)
{
  g_autoptr(GPtrArray) factions = adc_factions_list (self->game);
  GListModel *cards = adc_game_get_entries (self->game, ADC_KIND_CARD);
  g_autoptr(GtkStringList) titles = gtk_string_list_new (NULL);

  g_clear_pointer (&self->factions, g_ptr_array_unref);
  self->factions = g_ptr_array_new_with_free_func (g_free);
  append_faction (self, titles, _("All factions"), NULL);
  for (guint i = 0; i < factions->len; i++) {
    g_autofree char *label = adc_faction_dup_label (factions->pdata[i]);

    append_faction (self, titles, label, adc_entry_get_id (factions->pdata[i]));
  }
  if (has_piece_without_faction (cards, TRUE))
    /* Translators: of no faction, for all of them: the cards of planets, say */
    append_faction (self, titles, _("Common cards"), ADC_EVERY_FACTION);
  if (has_piece_without_faction (pieces, FALSE))
    append_faction (self, titles, _("Faction not established"), ADC_NO_FACTION);

  gtk_drop_down_set_model (self->faction_drop_down, G_LIST_MODEL (titles));
  gtk_widget_set_visible (self->faction_box, factions->len > 0);
  faction_selected_cb (self);
}

static void
fill_types (AdcPieceBrowser *self)
{
  GListModel *types = adc_game_get_entries (self->game, ADC_KIND_UNIT_TYPE);
  g_autoptr(GtkStringList) titles = NULL;

  g_clear_pointer (&self->types, g_ptr_array_unref);
  titles = list_entries (types, _("All types"), &self->types);
  gtk_drop_down_set_model (self->type_drop_down, G_LIST_MODEL (titles));
  gtk_widget_set_visible (GTK_WIDGET (self->type_drop_down), g_list_model_get_n_items (types) > 0);
  type_selected_cb (self);
}

/* Where cards lie in several decks, each of them can be asked for. */
static void
fill_decks (AdcPieceBrowser *self)
{
  GtkStringList *titles = GTK_STRING_LIST (gtk_drop_down_get_model (self->kind_drop_down));
  AdcStat *stat = adc_game_find_stat_by_role (self->game, ADC_KIND_CARD, ADC_ROLE_DECK);

  gtk_string_list_splice (titles, N_KINDS,
                          g_list_model_get_n_items (G_LIST_MODEL (titles)) - N_KINDS, NULL);
  g_ptr_array_set_size (self->decks, 0);
  for (guint i = 0; stat != NULL && i < adc_stat_get_n_options (stat); i++) {
    const char *title, *id = adc_stat_get_option (stat, i, &title);

    gtk_string_list_append (titles, title);
    g_ptr_array_add (self->decks, g_strdup (id));
  }
}

static void
fill_orders (AdcPieceBrowser *self)
{
  g_autoptr(GtkStringList) titles = gtk_string_list_new (NULL);

  g_array_set_size (self->orders, 0);
  for (AdcPieceOrder order = 0; order < ADC_N_PIECE_ORDERS; order++) {
    if (!adc_piece_order_applies (order, self->game))
      continue;

    gtk_string_list_append (titles, adc_piece_order_get_title (order));
    g_array_append_val (self->orders, order);
  }

  gtk_drop_down_set_model (self->order_drop_down, G_LIST_MODEL (titles));
  order_selected_cb (self);
}

static void
adc_piece_browser_dispose (GObject *object)
{
  AdcPieceBrowser *self = ADC_PIECE_BROWSER (object);

  g_clear_object (&self->game);
  g_clear_object (&self->filter);
  g_clear_object (&self->sorter);
  g_clear_object (&self->dealt);
  g_clear_object (&self->pieces);
  g_clear_pointer (&self->factions, g_ptr_array_unref);
  g_clear_pointer (&self->types, g_ptr_array_unref);
  g_clear_pointer (&self->decks, g_ptr_array_unref);
  g_clear_pointer (&self->orders, g_array_unref);
  G_OBJECT_CLASS (adc_piece_browser_parent_class)->dispose (object);
}

static void
adc_piece_browser_class_init (AdcPieceBrowserClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_piece_browser_dispose;
  g_type_ensure (ADC_TYPE_TAB_STOP);
  g_type_ensure (ADC_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "factions/adc-piece-browser.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcPieceBrowser, faction_box);
  gtk_widget_class_bind_template_child (widget_class, AdcPieceBrowser, faction_drop_down);
  gtk_widget_class_bind_template_child (widget_class, AdcPieceBrowser, about_button);
  gtk_widget_class_bind_template_child (widget_class, AdcPieceBrowser, search_entry);
  gtk_widget_class_bind_template_child (widget_class, AdcPieceBrowser, kind_drop_down);
  gtk_widget_class_bind_template_child (widget_class, AdcPieceBrowser, type_drop_down);
  gtk_widget_class_bind_template_child (widget_class, AdcPieceBrowser, order_drop_down);
  gtk_widget_class_bind_template_child (widget_class, AdcPieceBrowser, stack);
  gtk_widget_class_bind_template_child (widget_class, AdcPieceBrowser, grid_page);
  gtk_widget_class_bind_template_child (widget_class, AdcPieceBrowser, grid);
  gtk_widget_class_bind_template_child (widget_class, AdcPieceBrowser, empty_page);
  gtk_widget_class_bind_template_callback (widget_class, card_setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, card_bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, card_unbind_cb);
  gtk_widget_class_bind_template_callback (widget_class, grid_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, faction_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, about_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, kind_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, type_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, order_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_stopped_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_all_clicked_cb);
}

static void
adc_piece_browser_init (AdcPieceBrowser *self)
{
  g_autoptr(GtkSelectionModel) selection = NULL;

  self->filter = adc_piece_filter_new ();
  self->sorter = adc_piece_sorter_new ();
  self->decks = g_ptr_array_new_with_free_func (g_free);
  self->orders = g_array_new (FALSE, FALSE, sizeof (AdcPieceOrder));
  self->pieces = gtk_sort_list_model_new (NULL, GTK_SORTER (g_object_ref (self->sorter)));
  self->dealt = gtk_slice_list_model_new (G_LIST_MODEL (g_object_ref (self->pieces)), 0,
                                          FIRST_CARDS);
  /* After the slice's own handler, which must see a change before we resize it. */
  g_signal_connect_object (self->pieces, "items-changed", G_CALLBACK (pieces_changed_cb), self,
                           G_CONNECT_SWAPPED);

  gtk_widget_init_template (GTK_WIDGET (self));
  selection = GTK_SELECTION_MODEL (
    gtk_no_selection_new (G_LIST_MODEL (g_object_ref (self->dealt))));
  gtk_grid_view_set_model (self->grid, selection);
  adc_drop_down_set_up (self->faction_drop_down, _("Faction"));
  adc_drop_down_set_up (self->kind_drop_down, _("Units or cards"));
  adc_drop_down_set_up (self->type_drop_down, _("Unit type"));
  adc_drop_down_set_up (self->order_drop_down, _("Sort by"));
}

void
adc_piece_browser_set_game (AdcPieceBrowser *self, AdcGame *game)
{
  g_autoptr(GListStore) kinds = g_list_store_new (G_TYPE_LIST_MODEL);
  g_autoptr(GtkFlattenListModel) all = NULL;
  g_autoptr(GtkFilterListModel) filtered = NULL;
  GListModel *units, *cards;

  g_return_if_fail (ADC_IS_PIECE_BROWSER (self));
  g_return_if_fail (ADC_IS_GAME (game));

  g_set_object (&self->game, game);
  units = adc_game_get_entries (game, ADC_KIND_UNIT);
  cards = adc_game_get_entries (game, ADC_KIND_CARD);
  g_list_store_append (kinds, units);
  g_list_store_append (kinds, cards);
  all = gtk_flatten_list_model_new (G_LIST_MODEL (g_object_ref (kinds)));
  filtered = gtk_filter_list_model_new (G_LIST_MODEL (g_object_ref (all)),
                                        GTK_FILTER (g_object_ref (self->filter)));

  clear_filters (self);
  gtk_sort_list_model_set_model (self->pieces,
                                 NULL); /* nothing shown may outlive the game it is of */
  fill_factions (self, G_LIST_MODEL (all));
  fill_types (self);
  fill_decks (self);
  fill_orders (self);
  gtk_widget_set_visible (GTK_WIDGET (self->kind_drop_down),
                          g_list_model_get_n_items (units) > 0 &&
                            g_list_model_get_n_items (cards) > 0);
  gtk_sort_list_model_set_model (self->pieces, G_LIST_MODEL (filtered));
}

void
adc_piece_browser_show_related (AdcPieceBrowser *self, AdcEntry *entry)
{
  GPtrArray *ids = NULL;
  GtkDropDown *drop_down = NULL;
  guint position;

  g_return_if_fail (ADC_IS_PIECE_BROWSER (self));
  g_return_if_fail (ADC_IS_ENTRY (entry));

  clear_filters (self);
  if (adc_entry_get_kind (entry) == ADC_KIND_FACTION) {
    ids = self->factions;
    drop_down = self->faction_drop_down;
  } else if (adc_entry_get_kind (entry) == ADC_KIND_UNIT_TYPE) {
    ids = self->types;
    drop_down = self->type_drop_down;
  }

  if (ids == NULL)
    gtk_editable_set_text (self->search_entry, adc_entry_get_title (entry));
  else if (g_ptr_array_find_with_equal_func (ids, adc_entry_get_id (entry), is_same_id, &position))
    gtk_drop_down_set_selected (drop_down, position);
}

void
adc_piece_browser_refresh (AdcPieceBrowser *self)
{
  g_return_if_fail (ADC_IS_PIECE_BROWSER (self));

  gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
  gtk_sorter_changed (GTK_SORTER (self->sorter), GTK_SORTER_CHANGE_DIFFERENT);
}
