/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-deck-catalogue.h"

#include "adc-deck-catalogue-row.h"
#include "adc-deck-edit.h"
#include "adc-deck-row.h"
#include "adc-name-fit.h"
#include "adc-tab-stop.h"
#include "adc-tokenizer.h"

#include <glib/gi18n-lib.h>

struct _AdcDeckCatalogue {
  AdwBin              parent_instance;
  GtkSearchEntry     *search;
  GtkWidget          *nothing;
  GListStore         *pool;
  GtkFilterListModel *shown;
  GtkCustomFilter    *filter;
  char               *wanted; /* folded */
  AdcDeckWork        *work;
};

G_DEFINE_FINAL_TYPE (AdcDeckCatalogue, adc_deck_catalogue, ADW_TYPE_BIN)

enum { CHOSEN, N_SIGNALS };
static guint signals[N_SIGNALS];

static gboolean
is_wanted (gpointer item, gpointer user_data)
{
  AdcDeckCatalogue *self = user_data;
  const AdcDeckLine line = { .card = (char *) adc_entry_get_id (item) };

  if (self->wanted == NULL || *self->wanted == '\0' || self->work == NULL)
    return TRUE;

  return adc_name_fit_entry (item, self->wanted) != ADC_NAME_FIT_NONE ||
         adc_name_fit_compare (adc_deck_line_get_category (&line,
                                                           adc_deck_work_get_game (self->work)),
                               self->wanted) != ADC_NAME_FIT_NONE;
}

static void
update_nothing (AdcDeckCatalogue *self)
{
  gtk_widget_set_visible (self->nothing,
                          self->work != NULL &&
                            g_list_model_get_n_items (G_LIST_MODEL (self->shown)) == 0);
}

static void
search_changed_cb (AdcDeckCatalogue *self)
{
  g_free (self->wanted);
  self->wanted = adc_fold (gtk_editable_get_text (GTK_EDITABLE (self->search)));
  gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
  update_nothing (self);
}

/* The first of those that are left. */
static void
search_activated_cb (AdcDeckCatalogue *self)
{
  g_autoptr(AdcEntry) entry = g_list_model_get_item (G_LIST_MODEL (self->shown), 0);

  if (entry != NULL && self->wanted != NULL && *self->wanted != '\0')
    g_signal_emit (self, signals[CHOSEN], 0, entry);
}

static gboolean
has_same_pool (AdcDeckCatalogue *self, GPtrArray *pool)
{
  GListModel *model = G_LIST_MODEL (self->pool);

  if (g_list_model_get_n_items (model) != pool->len)
    return FALSE;
  for (guint i = 0; i < pool->len; i++) {
    g_autoptr(AdcEntry) entry = g_list_model_get_item (model, i);

    if (entry != pool->pdata[i])
      return FALSE;
  }

  return TRUE;
}

/* Another faction or box has other cards. */
static void
update_pool (AdcDeckCatalogue *self)
{
  g_autoptr(GPtrArray) pool =
    self->work != NULL ? adc_deck_list_pool (adc_deck_work_get_deck (self->work),
                                             adc_deck_work_get_game (self->work))
                       : g_ptr_array_new ();

  if (!has_same_pool (self, pool))
    g_list_store_splice (self->pool, 0, g_list_model_get_n_items (G_LIST_MODEL (self->pool)),
                         pool->pdata, pool->len);
  update_nothing (self);
}

static void
item_setup_cb (AdcDeckCatalogue *self G_GNUC_UNUSED, GtkListItem *item)
{
  gtk_list_item_set_child (item, adc_deck_catalogue_row_new ());
}

static void
item_bind_cb (AdcDeckCatalogue *self, GtkListItem *item)
{
  adc_deck_catalogue_row_set_entry (ADC_DECK_CATALOGUE_ROW (gtk_list_item_get_child (item)),
                                    self->work, gtk_list_item_get_item (item));
}

static void
item_unbind_cb (AdcDeckCatalogue *self G_GNUC_UNUSED, GtkListItem *item)
{
  adc_deck_catalogue_row_set_entry (ADC_DECK_CATALOGUE_ROW (gtk_list_item_get_child (item)), NULL,
                                    NULL);
}

static void
activate_cb (AdcDeckCatalogue *self, guint position)
{
  g_autoptr(AdcEntry) entry = g_list_model_get_item (G_LIST_MODEL (self->shown), position);

  if (entry != NULL)
    g_signal_emit (self, signals[CHOSEN], 0, entry);
}

static gboolean
drop_cb (AdcDeckCatalogue *self, const GValue *value)
{
  return adc_deck_catalogue_drop (self, value);
}

static void
adc_deck_catalogue_dispose (GObject *object)
{
  AdcDeckCatalogue *self = ADC_DECK_CATALOGUE (object);

  g_clear_object (&self->work);
  G_OBJECT_CLASS (adc_deck_catalogue_parent_class)->dispose (object);
}

static void
adc_deck_catalogue_finalize (GObject *object)
{
  AdcDeckCatalogue *self = ADC_DECK_CATALOGUE (object);

  g_object_unref (self->pool);
  g_object_unref (self->shown);
  g_free (self->wanted);
  G_OBJECT_CLASS (adc_deck_catalogue_parent_class)->finalize (object);
}

static void
adc_deck_catalogue_class_init (AdcDeckCatalogueClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_deck_catalogue_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_deck_catalogue_finalize;
  signals[CHOSEN] = g_signal_new ("chosen", ADC_TYPE_DECK_CATALOGUE, G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, ADC_TYPE_ENTRY);
}

static GtkWidget *
create_list (AdcDeckCatalogue *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkNoSelection *selection = gtk_no_selection_new (g_object_ref (G_LIST_MODEL (self->shown)));
  GtkWidget *list = gtk_list_view_new (GTK_SELECTION_MODEL (selection), factory);

  g_signal_connect_object (factory, "setup", G_CALLBACK (item_setup_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (item_bind_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "unbind", G_CALLBACK (item_unbind_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (list, "activate", G_CALLBACK (activate_cb), self, G_CONNECT_SWAPPED);
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Cards to choose from"), -1);
  gtk_widget_add_css_class (list, "deck-sheet");
  gtk_widget_add_css_class (list, "zoomable");
  return list;
}

static GtkWidget *
create_search (AdcDeckCatalogue *self)
{
  GtkWidget *search = gtk_search_entry_new ();

  self->search = GTK_SEARCH_ENTRY (search);
  g_object_set (search, "placeholder-text", _("Filter"), "width-chars", 6, "max-width-chars", 12,
                NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (search), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Filter the cards to choose from"), -1);
  gtk_widget_add_css_class (search, "deck-filter");
  g_signal_connect_object (search, "search-changed", G_CALLBACK (search_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (search, "activate", G_CALLBACK (search_activated_cb), self,
                           G_CONNECT_SWAPPED);
  return search;
}

static void
adc_deck_catalogue_init (AdcDeckCatalogue *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *stop = g_object_new (ADC_TYPE_TAB_STOP, NULL);
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkDropTarget *target = gtk_drop_target_new (ADC_TYPE_DECK_ROW, GDK_ACTION_MOVE);

  self->pool = g_list_store_new (ADC_TYPE_ENTRY);
  self->filter = gtk_custom_filter_new (is_wanted, self, NULL);
  self->shown = gtk_filter_list_model_new (g_object_ref (G_LIST_MODEL (self->pool)),
                                           GTK_FILTER (self->filter));
  self->nothing = gtk_label_new (_("No card fits."));
  gtk_label_set_wrap (GTK_LABEL (self->nothing), TRUE);
  gtk_widget_add_css_class (self->nothing, "dim-label");
  gtk_widget_set_visible (self->nothing, FALSE);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), create_list (self));
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_box_append (GTK_BOX (box), create_search (self));
  gtk_box_append (GTK_BOX (box), self->nothing);
  adw_bin_set_child (ADW_BIN (stop), scroller);
  gtk_box_append (GTK_BOX (box), stop);
  adw_bin_set_child (ADW_BIN (self), box);
  g_signal_connect_object (target, "drop", G_CALLBACK (drop_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

void
adc_deck_catalogue_set_work (AdcDeckCatalogue *self, AdcDeckWork *work)
{
  g_return_if_fail (ADC_IS_DECK_CATALOGUE (self));
  g_return_if_fail (work == NULL || ADC_IS_DECK_WORK (work));

  if (self->work == work)
    return;

  if (self->work != NULL)
    g_signal_handlers_disconnect_by_func (self->work, update_pool, self);
  g_list_store_remove_all (self->pool); /* what is shown hangs on the work */
  g_set_object (&self->work, work);
  if (work != NULL)
    g_signal_connect_object (work, "changed", G_CALLBACK (update_pool), self, G_CONNECT_SWAPPED);
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  update_pool (self);
}

GListModel *
adc_deck_catalogue_get_entries (AdcDeckCatalogue *self)
{
  g_return_val_if_fail (ADC_IS_DECK_CATALOGUE (self), NULL);

  return G_LIST_MODEL (self->shown);
}

gboolean
adc_deck_catalogue_drop (AdcDeckCatalogue *self, const GValue *value)
{
  AdcDeckRow *row;

  g_return_val_if_fail (ADC_IS_DECK_CATALOGUE (self), FALSE);

  row = G_VALUE_HOLDS (value, ADC_TYPE_DECK_ROW) ? g_value_get_object (value) : NULL;
  if (row == NULL || self->work == NULL || adc_deck_row_get_work (row) != self->work)
    return FALSE;

  adc_deck_edit_set_count (self->work, adc_deck_row_get_line (row), 0);
  return TRUE;
}
