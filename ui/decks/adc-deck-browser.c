/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-deck-browser.h"

#include "adc-deck-file.h"
#include "adc-deck-item-row.h"
#include "adc-recent.h"
#include "adc-tokenizer.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MAX_WORDS 8
#define N_AT_ONCE 14       /* rows that a frame has time to make */
#define N_WITH_WIDGETS 240 /* rows that a list keeps at hand, and more */

struct _AdcDeckBrowser {
  AdwBin              parent_instance;
  GtkMenuButton      *open_button;
  GtkWidget          *tracker_button;
  GtkEditable        *entry;
  GtkStack           *stack;
  GtkWidget          *list_page;
  GtkWidget          *empty_page;
  GtkWidget          *nothing_page;
  GtkListView        *list;
  GMenu              *open_menu;

  AdcDeckShelf       *shelf;
  AdcGame            *game;
  GMenu              *recent;    /* filled when somebody looks */
  GPtrArray          *found;     /* of AdcDeckItem: of the game, that have the words */
  GListStore         *decks;     /* those of them that are shown already */
  guint               tick;      /* that shows more */
  GtkSingleSelection *selection;
  GStrv               words;     /* looked for, folded */
  GHashTable         *folded;    /* AdcDeckItem to what is searched of it, as far as it was asked for */
  char               *path;      /* that is open */
};

G_DEFINE_FINAL_TYPE (AdcDeckBrowser, adc_deck_browser, ADW_TYPE_BIN)

/* Nobody knows what game a deck is of that cannot be read: it is shown with those of any. */
static gboolean
is_of_game (AdcDeckBrowser *self, AdcDeckItem *item)
{
  return adc_deck_item_get_problem (item) != NULL ||
         g_strcmp0 (adc_deck_item_get_game (item), adc_game_get_id (self->game)) == 0;
}

/* Kept from letter to letter: to fold a thousand of them takes a third of a frame. */
static const char *
get_folded (AdcDeckBrowser *self, AdcDeckItem *item)
{
  char *folded = g_hash_table_lookup (self->folded, item);
  g_autofree char *sort = NULL;
  g_autofree char *text = NULL;

  if (folded != NULL)
    return folded;

  if (adc_deck_item_get_problem (item) == NULL)
    sort = adc_deck_dup_sort (self->game, adc_deck_item_get_kind (item),
                              adc_deck_item_get_faction (item));
  text = g_strjoin (" ", adc_deck_item_get_title (item), sort, NULL);
  folded = adc_fold (text);
  g_hash_table_insert (self->folded, g_object_ref (item), folded);
  return folded;
}

static gboolean
matches (AdcDeckBrowser *self, AdcDeckItem *item)
{
  if (self->game == NULL || !is_of_game (self, item))
    return FALSE;
  if (self->words == NULL || self->words[0] == NULL)
    return TRUE;

  for (guint i = 0; self->words[i] != NULL; i++)
    if (strstr (get_folded (self, item), self->words[i]) == NULL)
      return FALSE;

  return TRUE;
}

static GPtrArray *
list_matching (AdcDeckBrowser *self)
{
  GPtrArray *found = g_ptr_array_new_with_free_func (g_object_unref);
  GListModel *all = G_LIST_MODEL (self->shelf);

  for (guint i = 0; all != NULL && i < g_list_model_get_n_items (all); i++) {
    g_autoptr(AdcDeckItem) item = g_list_model_get_item (all, i);

    if (matches (self, item))
      g_ptr_array_add (found, g_steal_pointer (&item));
  }

  return found;
}

static AdcDeckItem *
get_nth (AdcDeckBrowser *self, guint position)
{
  return g_list_model_get_item (G_LIST_MODEL (self->decks), position);
}

/* Which page is shown, and which deck is marked. */
static void
update (AdcDeckBrowser *self)
{
  const guint n_decks = g_list_model_get_n_items (G_LIST_MODEL (self->decks));
  guint selected = GTK_INVALID_LIST_POSITION;

  gtk_stack_set_visible_child (self->stack, n_decks > 0 ? self->list_page
                                            : self->words != NULL && self->words[0] != NULL
                                              ? self->nothing_page
                                              : self->empty_page);
  for (guint i = 0; self->path != NULL && i < n_decks; i++) {
    g_autoptr(AdcDeckItem) item = get_nth (self, i);

    if (g_str_equal (adc_deck_item_get_path (item), self->path)) {
      selected = i;
      break;
    }
  }
  gtk_single_selection_set_selected (self->selection, selected);
}

static gboolean
has_at (AdcDeckBrowser *self, guint position, gpointer item)
{
  g_autoptr(AdcDeckItem) there = get_nth (self, position);

  return there == item;
}

/* All that differs in one go: a GtkFilterListModel announces each run of rows that come or go, and
 * among a thousand decks there may be hundreds. */
static void
show_first (AdcDeckBrowser *self, guint n_shown)
{
  GPtrArray *found = self->found;
  const guint n_before = g_list_model_get_n_items (G_LIST_MODEL (self->decks));
  const guint n_common = MIN (n_before, n_shown);
  guint n_first = 0, n_last = 0; /* that stay as they are */

  while (n_first < n_common && has_at (self, n_first, found->pdata[n_first]))
    n_first++;
  while (n_first + n_last < n_common &&
         has_at (self, n_before - 1 - n_last, found->pdata[n_shown - 1 - n_last]))
    n_last++;
  g_list_store_splice (self->decks, n_first, n_before - n_first - n_last, found->pdata + n_first,
                       n_shown - n_first - n_last);
  update (self);
}

/* A list makes widgets for some two hundred rows, which takes longer than a frame: more are shown
 * from frame to frame, until the rest needs none. */
static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock G_GNUC_UNUSED, gpointer user_data G_GNUC_UNUSED)
{
  AdcDeckBrowser *self = ADC_DECK_BROWSER (widget);
  const guint n_shown = g_list_model_get_n_items (G_LIST_MODEL (self->decks)) + N_AT_ONCE;

  if (n_shown < MIN (self->found->len, N_WITH_WIDGETS)) {
    show_first (self, n_shown);
    return G_SOURCE_CONTINUE;
  }

  show_first (self, self->found->len);
  self->tick = 0;
  return G_SOURCE_REMOVE;
}

static void
refill (AdcDeckBrowser *self)
{
  g_clear_pointer (&self->found, g_ptr_array_unref);
  self->found = list_matching (self);
  show_first (self, MIN (self->found->len, N_AT_ONCE));
  if (self->found->len > N_AT_ONCE && self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
}

static void
shelf_changed_cb (AdcDeckBrowser *self)
{
  g_hash_table_remove_all (self->folded);
  refill (self);
}

static void
search_changed_cb (AdcDeckBrowser *self)
{
  g_strfreev (self->words);
  self->words = adc_fold_words (gtk_editable_get_text (self->entry), MAX_WORDS);
  refill (self);
}

static void
search_stopped_cb (AdcDeckBrowser *self)
{
  gtk_editable_set_text (self->entry, "");
}

static void
show_nth (AdcDeckBrowser *self, guint position)
{
  g_autoptr(AdcDeckItem) item = get_nth (self, position);

  if (item != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "decks.show", "s",
                                adc_deck_item_get_path (item));
}

static void
search_activated_cb (AdcDeckBrowser *self)
{
  search_changed_cb (self); /* the entry waits before it says so */
  show_nth (self, 0);
}

static void
activated_cb (AdcDeckBrowser *self, guint position)
{
  show_nth (self, position);
}

static gboolean
delete_pressed (GtkWidget *widget, GVariant *arguments G_GNUC_UNUSED, gpointer user_data)
{
  AdcDeckBrowser *self = user_data;
  AdcDeckItem *item = gtk_single_selection_get_selected_item (self->selection);

  return item != NULL && gtk_widget_activate_action (widget, "decks.remove", "s",
                                                     adc_deck_item_get_path (item));
}

static void
setup_cb (GtkSignalListItemFactory *factory G_GNUC_UNUSED, GtkListItem *item)
{
  gtk_list_item_set_child (item, adc_deck_item_row_new ());
}

static void
bind_cb (GtkSignalListItemFactory *factory G_GNUC_UNUSED, GtkListItem *item, AdcDeckBrowser *self)
{
  adc_deck_item_row_set_item (ADC_DECK_ITEM_ROW (gtk_list_item_get_child (item)),
                              gtk_list_item_get_item (item), self->game);
}

static void
fill_recent (GtkMenuButton *button G_GNUC_UNUSED, gpointer user_data)
{
  AdcDeckBrowser *self = user_data;
  g_autoptr(GPtrArray) recent = NULL;

  g_menu_remove_all (self->recent);
  if (self->game == NULL)
    return;

  recent = adc_recent_list (ADC_DECK_MIME_TYPE, adc_game_get_id (self->game));
  for (guint i = 0; i < recent->len; i++) {
    GtkRecentInfo *info = recent->pdata[i];
    g_auto(GStrv) parts = g_strsplit (gtk_recent_info_get_display_name (info), "_", -1);
    g_autofree char *label = g_strjoinv ("__", parts); /* no mnemonic */
    g_autoptr(GMenuItem) item = g_menu_item_new (label, NULL);

    g_menu_item_set_action_and_target (item, "decks.open-recent", "s",
                                       gtk_recent_info_get_uri (info));
    g_menu_append_item (self->recent, item);
  }
}

static void
adc_deck_browser_dispose (GObject *object)
{
  AdcDeckBrowser *self = ADC_DECK_BROWSER (object);

  if (self->shelf != NULL)
    g_signal_handlers_disconnect_by_data (self->shelf, self);
  g_clear_object (&self->decks);
  g_clear_object (&self->selection);
  g_clear_object (&self->recent);
  g_clear_object (&self->shelf);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (adc_deck_browser_parent_class)->dispose (object);
}

static void
adc_deck_browser_finalize (GObject *object)
{
  AdcDeckBrowser *self = ADC_DECK_BROWSER (object);

  g_clear_pointer (&self->found, g_ptr_array_unref);
  g_hash_table_unref (self->folded);
  g_strfreev (self->words);
  g_free (self->path);
  G_OBJECT_CLASS (adc_deck_browser_parent_class)->finalize (object);
}

static void
adc_deck_browser_class_init (AdcDeckBrowserClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_deck_browser_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_deck_browser_finalize;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "decks/adc-deck-browser.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcDeckBrowser, open_button);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckBrowser, entry);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckBrowser, tracker_button);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckBrowser, stack);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckBrowser, list_page);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckBrowser, empty_page);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckBrowser, nothing_page);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckBrowser, list);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckBrowser, open_menu);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_stopped_cb);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
}

static void
adc_deck_browser_init (AdcDeckBrowser *self)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  self->recent = g_menu_new ();
  g_menu_append_section (self->open_menu, _("Recent Files"), G_MENU_MODEL (self->recent));
  self->decks = g_list_store_new (ADC_TYPE_DECK_ITEM);
  self->folded = g_hash_table_new_full (NULL, NULL, g_object_unref, g_free);
  self->selection = gtk_single_selection_new (g_object_ref (G_LIST_MODEL (self->decks)));
  gtk_single_selection_set_autoselect (self->selection, FALSE);
  gtk_single_selection_set_can_unselect (self->selection, TRUE);
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (self->selection));
  gtk_shortcut_controller_add_shortcut (
    GTK_SHORTCUT_CONTROLLER (keys),
    gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("Delete|KP_Delete"),
                      gtk_callback_action_new (delete_pressed, self, NULL)));
  gtk_widget_add_controller (GTK_WIDGET (self->list), keys);
  gtk_menu_button_set_create_popup_func (self->open_button, fill_recent, self, NULL);
}

void
adc_deck_browser_set_shelf (AdcDeckBrowser *self, AdcDeckShelf *shelf)
{
  g_return_if_fail (ADC_IS_DECK_BROWSER (self));
  g_return_if_fail (ADC_IS_DECK_SHELF (shelf));

  if (!g_set_object (&self->shelf, shelf))
    return;

  g_signal_connect_object (shelf, "items-changed", G_CALLBACK (shelf_changed_cb), self,
                           G_CONNECT_SWAPPED);
  shelf_changed_cb (self);
}

void
adc_deck_browser_set_game (AdcDeckBrowser *self, AdcGame *game)
{
  g_return_if_fail (ADC_IS_DECK_BROWSER (self));
  g_return_if_fail (ADC_IS_GAME (game));

  g_set_object (&self->game, game);
  gtk_editable_set_text (self->entry, "");
  g_clear_pointer (&self->words, g_strfreev);
  shelf_changed_cb (self); /* sorts of decks have other names, be it in another language */
}

void
adc_deck_browser_select (AdcDeckBrowser *self, const char *path)
{
  guint selected;
  char *copy;

  g_return_if_fail (ADC_IS_DECK_BROWSER (self));

  copy = g_strdup (path);
  g_free (self->path);
  self->path = copy;
  update (self);
  selected = gtk_single_selection_get_selected (self->selection);
  if (selected != GTK_INVALID_LIST_POSITION)
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", selected);
}

void
adc_deck_browser_set_tracking (AdcDeckBrowser *self, gboolean is_tracking)
{
  g_return_if_fail (ADC_IS_DECK_BROWSER (self));

  if (is_tracking)
    gtk_widget_add_css_class (self->tracker_button, "shown");
  else
    gtk_widget_remove_css_class (self->tracker_button, "shown");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->tracker_button), GTK_ACCESSIBLE_STATE_PRESSED,
                               is_tracking ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                           : GTK_ACCESSIBLE_TRISTATE_FALSE,
                               -1);
}
