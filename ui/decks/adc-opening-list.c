/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-opening-list.h"

#include "adc-chance-words.h"

#include <glib/gi18n-lib.h>

#define MAX_HEIGHT 420 /* pixels: a list as long as a deck may be scrolls by itself */

struct _AdcOpeningList {
  AdwBin         parent_instance;
  GtkStringList *names;  /* of the cards */
  GPtrArray     *wishes; /* of AdcDeckWish: one for each */
  AdcDeck       *deck;
  AdcGame       *game;
  guint          n_opening;
};

G_DEFINE_FINAL_TYPE (AdcOpeningList, adc_opening_list, ADW_TYPE_BIN)

static void
setup_cb (AdcOpeningList *self G_GNUC_UNUSED, GtkListItem *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *name = gtk_label_new (NULL);
  GtkWidget *chance = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_widget_add_css_class (chance, "numeric");
  gtk_box_append (GTK_BOX (box), name);
  gtk_box_append (GTK_BOX (box), chance);
  gtk_list_item_set_child (item, box);
  gtk_list_item_set_activatable (item, FALSE);
}

/* Worked out only for what is on screen: a deck may have thousands of cards. */
static void
bind_cb (AdcOpeningList *self, GtkListItem *item)
{
  const guint position = gtk_list_item_get_position (item);
  const char *name = gtk_string_list_get_string (self->names, position);
  GtkWidget *box = gtk_list_item_get_child (item);
  GtkWidget *label = gtk_widget_get_first_child (box);
  g_autofree char *chance = adc_chance_format (adc_deck_odds_by_turn (
    self->deck, self->game, self->wishes->pdata[position], self->n_opening, 0, 1));
  g_autofree char *words = g_strdup_printf (_("%s: %s"), name, chance);

  gtk_label_set_label (GTK_LABEL (label), name);
  gtk_widget_set_tooltip_text (label, name);
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_next_sibling (label)), chance);
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (box)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

static void
adc_opening_list_dispose (GObject *object)
{
  AdcOpeningList *self = ADC_OPENING_LIST (object);

  g_clear_object (&self->names);
  g_clear_object (&self->deck);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (adc_opening_list_parent_class)->dispose (object);
}

static void
adc_opening_list_finalize (GObject *object)
{
  g_clear_pointer (&ADC_OPENING_LIST (object)->wishes, g_ptr_array_unref);
  G_OBJECT_CLASS (adc_opening_list_parent_class)->finalize (object);
}

static void
adc_opening_list_class_init (AdcOpeningListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_opening_list_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_opening_list_finalize;
}

static GtkWidget *
create_list (AdcOpeningList *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkWidget *list;

  g_signal_connect_object (factory, "setup", G_CALLBACK (setup_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), self, G_CONNECT_SWAPPED);
  list = gtk_list_view_new (GTK_SELECTION_MODEL (gtk_no_selection_new (
                              g_object_ref (G_LIST_MODEL (self->names)))),
                            factory);
  gtk_widget_add_css_class (list, "difference-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Chances of each card to be in the opening hand"), -1);
  return list;
}

static void
adc_opening_list_init (AdcOpeningList *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  self->names = gtk_string_list_new (NULL);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), MAX_HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), create_list (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  adw_bin_set_child (ADW_BIN (self), scroller);
}

GtkWidget *
adc_opening_list_new (void)
{
  return g_object_new (ADC_TYPE_OPENING_LIST, NULL);
}

void
adc_opening_list_show (AdcOpeningList *self, AdcDeck *deck, AdcGame *game, guint n_opening)
{
  g_autoptr(GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  g_return_if_fail (ADC_IS_OPENING_LIST (self));
  g_return_if_fail (deck == NULL || (ADC_IS_DECK (deck) && ADC_IS_GAME (game)));

  gtk_string_list_splice (self->names, 0, g_list_model_get_n_items (G_LIST_MODEL (self->names)),
                          NULL);
  g_set_object (&self->deck, deck);
  g_set_object (&self->game, game);
  self->n_opening = n_opening;
  g_clear_pointer (&self->wishes, g_ptr_array_unref);
  if (deck == NULL)
    return;

  self->wishes = adc_deck_list_wishes (deck, game, FALSE);
  for (guint i = 0; i < self->wishes->len; i++)
    g_ptr_array_add (names, adc_deck_wish_dup_title (self->wishes->pdata[i], game));
  g_ptr_array_add (names, NULL);
  gtk_string_list_splice (self->names, 0, 0, (const char * const *) names->pdata);
  gtk_widget_set_visible (GTK_WIDGET (self), self->wishes->len > 0);
}
