/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-deck-compare-page.h"

#include "adc-deck-compare.h"
#include "adc-deck-picker.h"
#include "adc-difference-row.h"

#include <glib/gi18n-lib.h>

struct _AdcDeckComparePage {
  AdwBin         parent_instance;
  GtkLabel      *summary;
  AdcDeckPicker *picker;
  GtkLabel      *legend;
  GtkWidget     *scroller;
  GtkListView   *list;
  GtkStringList *names;       /* of the lines */
  GPtrArray     *lines;       /* of AdcDeckDifference; NULL stands for the heading over the next */
  GPtrArray     *differences; /* that own them; or NULL */
  AdcDeckWork   *work;
  AdcDeck       *other;       /* NULL: the standard list */
  char          *other_name;
};

G_DEFINE_FINAL_TYPE (AdcDeckComparePage, adc_deck_compare_page, ADW_TYPE_BIN)

static const char *
get_own_name (AdcDeckComparePage *self)
{
  const char *title = adc_deck_get_title (adc_deck_work_get_deck (self->work));

  return *title != '\0' ? title : _("This deck");
}

static const char *
get_other_name (AdcDeckComparePage *self)
{
  return self->other_name != NULL ? self->other_name : _("Its standard list");
}

/* NULL: there is nothing to compare with yet. */
static AdcDeck *
dup_other (AdcDeckComparePage *self)
{
  g_autoptr(AdcDeck) deck = NULL;

  if (self->other != NULL)
    return g_object_ref (self->other);

  deck = adc_deck_copy (adc_deck_work_get_deck (self->work));
  return adc_deck_fill_standard (deck, adc_deck_work_get_game (self->work))
           ? g_steal_pointer (&deck)
           : NULL;
}

/* By category, and within one as they come. */
static GPtrArray *
group (GPtrArray *differences)
{
  g_autoptr(GHashTable) done = g_hash_table_new (g_str_hash, g_str_equal);
  GPtrArray *lines = g_ptr_array_new ();

  for (guint i = 0; i < differences->len; i++) {
    const char *category = ((AdcDeckDifference *) differences->pdata[i])->category;

    if (!g_hash_table_add (done, (gpointer) category))
      continue;

    g_ptr_array_add (lines, NULL);
    for (guint j = i; j < differences->len; j++)
      if (g_str_equal (((AdcDeckDifference *) differences->pdata[j])->category, category))
        g_ptr_array_add (lines, differences->pdata[j]);
  }

  return lines;
}

static void
show_lines (AdcDeckComparePage *self)
{
  g_autoptr(GPtrArray) names = g_ptr_array_new ();

  for (guint i = 0; i < self->lines->len; i++) {
    const AdcDeckDifference *difference = self->lines->pdata[i];

    g_ptr_array_add (names, difference != NULL ? difference->name : (char *) "");
  }
  g_ptr_array_add (names, NULL);
  gtk_string_list_splice (self->names, 0, 0, (const char * const *) names->pdata);
}

static char *
summarise (AdcDeckComparePage *self)
{
  const guint n = self->differences != NULL ? self->differences->len : 0;

  if (self->work == NULL)
    return g_strdup ("");
  if (self->differences == NULL)
    return g_strdup (_("There is no standard list of such decks. Choose one to compare with."));
  if (n == 0)
    return g_strdup (_("No difference"));

  return g_strdup_printf (ngettext ("%u difference", "%u differences", n), n);
}

static void
update_words (AdcDeckComparePage *self)
{
  g_autofree char *summary = summarise (self);
  g_autofree char *name = g_strdup_printf (_("%s: %s"), _("Compared with"), get_other_name (self));
  const gboolean has_lines = self->lines->len > 0;

  gtk_label_set_label (self->summary, summary);
  adc_deck_picker_set_words (self->picker,
                             self->other == NULL && self->differences == NULL
                               ? _("Choose a Deck")
                               : get_other_name (self),
                             name);
  gtk_widget_set_visible (GTK_WIDGET (self->legend), has_lines);
  gtk_widget_set_visible (self->scroller, has_lines);
  if (has_lines) {
    /* Translators: over three columns of numbers: the titles of two decks that are compared */
    g_autofree char *legend = g_strdup_printf (_("%s · %s · difference"), get_own_name (self),
                                               get_other_name (self));

    gtk_label_set_label (self->legend, legend);
  }
}

static void
update (AdcDeckComparePage *self)
{
  gtk_string_list_splice (self->names, 0, g_list_model_get_n_items (G_LIST_MODEL (self->names)),
                          NULL);
  g_ptr_array_set_size (self->lines, 0);
  g_clear_pointer (&self->differences, g_ptr_array_unref);
  if (self->work != NULL) {
    AdcDeck *deck = adc_deck_work_get_deck (self->work);
    g_autoptr(AdcDeck) other = dup_other (self);

    adc_deck_picker_set_like (self->picker, deck, adc_deck_work_get_path (self->work));
    if (other != NULL) {
      self->differences = adc_deck_compare (deck, other, adc_deck_work_get_game (self->work));
      g_ptr_array_unref (self->lines);
      self->lines = group (self->differences);
      show_lines (self);
    }
  }
  update_words (self);
}

static void
changed_cb (AdcDeckComparePage *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    update (self);
}

static void
picked_cb (AdcDeckComparePage *self, AdcDeck *deck, const char *name)
{
  g_set_object (&self->other, deck);
  g_free (self->other_name);
  self->other_name = deck != NULL ? g_strdup (name) : NULL;
  update (self);
}

static void
failed_cb (AdcDeckComparePage *self, const char *message)
{
  gtk_label_set_label (self->summary, message);
}

static void
setup_cb (AdcDeckComparePage *self G_GNUC_UNUSED, GtkListItem *item)
{
  gtk_list_item_set_child (item, adc_difference_row_new ());
  gtk_list_item_set_activatable (item, FALSE);
}

static void
bind_cb (AdcDeckComparePage *self, GtkListItem *item)
{
  const guint position = gtk_list_item_get_position (item);
  const AdcDeckDifference *difference = self->lines->pdata[position];
  GtkWidget *row = gtk_list_item_get_child (item);
  g_autofree char *words = NULL;

  if (difference != NULL) {
    words = adc_difference_row_show (ADC_DIFFERENCE_ROW (row), difference, get_own_name (self),
                                     get_other_name (self));
  } else {
    difference = self->lines->pdata[position + 1];
    words = g_strdup (difference->category);
    adc_difference_row_show_heading (ADC_DIFFERENCE_ROW (row), words);
  }

  /* The focus is on what is around the row: a screen reader reads that. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (row)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

static void
adc_deck_compare_page_map (GtkWidget *widget)
{
  update (ADC_DECK_COMPARE_PAGE (widget));
  GTK_WIDGET_CLASS (adc_deck_compare_page_parent_class)->map (widget);
}

static void
adc_deck_compare_page_dispose (GObject *object)
{
  AdcDeckComparePage *self = ADC_DECK_COMPARE_PAGE (object);

  if (self->work != NULL)
    g_signal_handlers_disconnect_by_data (self->work, self);
  g_clear_object (&self->work);
  g_clear_object (&self->other);
  g_clear_object (&self->names);
  G_OBJECT_CLASS (adc_deck_compare_page_parent_class)->dispose (object);
}

static void
adc_deck_compare_page_finalize (GObject *object)
{
  AdcDeckComparePage *self = ADC_DECK_COMPARE_PAGE (object);

  g_ptr_array_unref (self->lines);
  g_clear_pointer (&self->differences, g_ptr_array_unref);
  g_free (self->other_name);
  G_OBJECT_CLASS (adc_deck_compare_page_parent_class)->finalize (object);
}

static void
adc_deck_compare_page_class_init (AdcDeckComparePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_deck_compare_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_deck_compare_page_finalize;
  widget_class->map = adc_deck_compare_page_map;
  g_type_ensure (ADC_TYPE_DECK_PICKER);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "decks/adc-deck-compare-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcDeckComparePage, summary);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckComparePage, picker);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckComparePage, legend);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckComparePage, scroller);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckComparePage, list);
  gtk_widget_class_bind_template_callback (widget_class, picked_cb);
  gtk_widget_class_bind_template_callback (widget_class, failed_cb);
}

static void
adc_deck_compare_page_init (AdcDeckComparePage *self)
{
  g_autoptr(GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();
  g_autoptr(GtkSelectionModel) selection = NULL;

  gtk_widget_init_template (GTK_WIDGET (self));
  self->lines = g_ptr_array_new ();
  self->names = gtk_string_list_new (NULL);
  selection =
    GTK_SELECTION_MODEL (gtk_no_selection_new (g_object_ref (G_LIST_MODEL (self->names))));
  g_signal_connect_object (factory, "setup", G_CALLBACK (setup_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), self, G_CONNECT_SWAPPED);
  gtk_list_view_set_factory (self->list, factory);
  gtk_list_view_set_model (self->list, selection);
  update_words (self);
}

GtkWidget *
adc_deck_compare_page_new (void)
{
  return g_object_new (ADC_TYPE_DECK_COMPARE_PAGE, NULL);
}

/* Within a game the other one stays what it was, so that one may be held against several. */
void
adc_deck_compare_page_set_work (AdcDeckComparePage *self, AdcDeckWork *work)
{
  AdcGame *game = work != NULL ? adc_deck_work_get_game (work) : NULL;

  g_return_if_fail (ADC_IS_DECK_COMPARE_PAGE (self));
  g_return_if_fail (work == NULL || ADC_IS_DECK_WORK (work));

  if (self->work != NULL)
    g_signal_handlers_disconnect_by_data (self->work, self);
  if (self->other != NULL &&
      (game == NULL || self->other == adc_deck_work_get_deck (work) ||
       g_strcmp0 (adc_deck_get_game (self->other), adc_game_get_id (game)) != 0)) {
    g_clear_object (&self->other);
    g_clear_pointer (&self->other_name, g_free);
  }
  g_set_object (&self->work, work);
  if (work != NULL)
    g_signal_connect_object (work, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  adc_deck_picker_set_game (self->picker, game);
  update (self);
}

void
adc_deck_compare_page_set_shelf (AdcDeckComparePage *self, AdcDeckShelf *shelf, AdcLibrary *library)
{
  g_return_if_fail (ADC_IS_DECK_COMPARE_PAGE (self));

  adc_deck_picker_set_shelf (self->picker, shelf, library);
}
