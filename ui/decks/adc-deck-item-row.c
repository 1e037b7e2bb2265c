/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-deck-item-row.h"

#include "adc-deck-pool.h"

#include <glib/gi18n-lib.h>

struct _AdcDeckItemRow {
  AdwBin          parent_instance;
  GtkInscription *words;   /* the title, below it what the deck is */
  GtkInscription *count;
  GtkWidget      *warning; /* NULL: it had no need of one yet */
  char           *path;
};

G_DEFINE_FINAL_TYPE (AdcDeckItemRow, adc_deck_item_row, ADW_TYPE_BIN)

static void
clicked_cb (AdcDeckItemRow *self)
{
  if (self->path != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "decks.show", "s", self->path);
}

/* GTK 4.8 keeps the attributes of an inscription that goes, unless they are taken from it. */
static void
adc_deck_item_row_dispose (GObject *object)
{
  AdcDeckItemRow *self = ADC_DECK_ITEM_ROW (object);

  if (self->words != NULL)
    gtk_inscription_set_attributes (self->words, NULL);
  self->words = NULL;
  G_OBJECT_CLASS (adc_deck_item_row_parent_class)->dispose (object);
}

static void
adc_deck_item_row_finalize (GObject *object)
{
  g_free (ADC_DECK_ITEM_ROW (object)->path);
  G_OBJECT_CLASS (adc_deck_item_row_parent_class)->finalize (object);
}

static void
adc_deck_item_row_class_init (AdcDeckItemRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_deck_item_row_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_deck_item_row_finalize;
}

/* Not a label: that lays its text out to know how wide it is, and a list keeps some two hundred rows at hand of which
 * only those on screen need it. */
static GtkInscription *
create_inscription (const char * const *classes, guint n_letters, float align)
{
  GtkWidget *words = gtk_inscription_new (NULL);

  gtk_inscription_set_text_overflow (GTK_INSCRIPTION (words),
                                     GTK_INSCRIPTION_OVERFLOW_ELLIPSIZE_END);
  gtk_inscription_set_min_chars (GTK_INSCRIPTION (words), n_letters);
  gtk_inscription_set_xalign (GTK_INSCRIPTION (words), align);
  gtk_widget_set_css_classes (words, (const char **) classes);
  return GTK_INSCRIPTION (words);
}

/* Without a template, and with as few widgets as will do: a list of many decks makes and drops hundreds of rows at a
 * time. */
static void
adc_deck_item_row_init (AdcDeckItemRow *self)
{
  static const char * const plain[] = { NULL };
  static const char * const dim[] = { "dim-label", "caption", "numeric", NULL };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkGesture *click = gtk_gesture_click_new ();

  self->words = create_inscription (plain, 10, 0);
  self->count = create_inscription (dim, 9, 1);
  gtk_inscription_set_min_lines (self->words, 2);
  gtk_inscription_set_nat_lines (self->words, 2);
  gtk_widget_set_hexpand (GTK_WIDGET (self->words), TRUE);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->words));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->count));
  gtk_widget_set_margin_top (box, 4);
  gtk_widget_set_margin_bottom (box, 4);
  adw_bin_set_child (ADW_BIN (self), box);
  g_signal_connect_swapped (click, "released", G_CALLBACK (clicked_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

GtkWidget *
adc_deck_item_row_new (void)
{
  return g_object_new (ADC_TYPE_DECK_ITEM_ROW, NULL);
}

/* The row of the list has the focus, and is named by what it shows. */
static void
name_item (AdcDeckItemRow *self, const char *title, const char *sort, const char *count)
{
  GtkWidget *item = gtk_widget_get_parent (GTK_WIDGET (self));
  g_autofree char *name = g_strjoin (" · ", title, sort, *count != '\0' ? count : NULL, NULL);

  if (item != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (item), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
set_words (AdcDeckItemRow *self, const char *title, const char *sort, const char *count)
{
  g_autofree char *markup =
    g_markup_printf_escaped ("%s\n<small><span alpha=\"65%%\">%s</span></small>", title, sort);

  gtk_inscription_set_markup (self->words, markup);
  gtk_inscription_set_text (self->count, count);
  name_item (self, title, sort, count);
}

static void
show_warning (AdcDeckItemRow *self, const char *problem)
{
  if (self->warning == NULL && problem == NULL)
    return;

  if (self->warning == NULL) {
    self->warning = gtk_image_new_from_icon_name ("dialog-warning-symbolic");
    gtk_widget_add_css_class (self->warning, "error");
    gtk_accessible_update_property (GTK_ACCESSIBLE (self->warning), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    _("Cannot be read"), -1);
    gtk_box_prepend (GTK_BOX (adw_bin_get_child (ADW_BIN (self))), self->warning);
  }
  gtk_widget_set_visible (self->warning, problem != NULL);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), problem);
}

void
adc_deck_item_row_set_item (AdcDeckItemRow *self, AdcDeckItem *item, AdcGame *game)
{
  const char *problem;

  g_return_if_fail (ADC_IS_DECK_ITEM_ROW (self));

  g_clear_pointer (&self->path, g_free);
  if (item == NULL) /* nobody sees it until it has another */
    return;

  problem = adc_deck_item_get_problem (item);
  show_warning (self, problem);
  self->path = g_strdup (adc_deck_item_get_path (item));
  if (problem != NULL) {
    set_words (self, adc_deck_item_get_title (item), problem, "");
  } else {
    const guint n_cards = adc_deck_item_get_n_cards (item);
    g_autofree char *sort = adc_deck_dup_sort (game, adc_deck_item_get_kind (item),
                                               adc_deck_item_get_faction (item));
    const AdcDeckKind *kind = adc_game_find_deck_kind (game, adc_deck_item_get_kind (item));
    g_autofree char *count = adc_deck_format_count (
      game, kind != NULL ? kind : adc_game_find_deck_kind (game, ADC_DECK_KIND_FREE), n_cards);

    set_words (self, adc_deck_item_get_title (item), sort, count);
  }
}

char *
adc_deck_dup_sort (AdcGame *game, const char *kind, const char *faction)
{
  const AdcDeckKind *known = adc_game_find_deck_kind (game, kind);
  AdcEntry *owner = faction != NULL ? adc_game_lookup (game, faction) : NULL;
  const char *title = known != NULL ? adc_deck_kind_get_title (known) : kind;

  if (faction == NULL)
    return g_strdup (title);

  /* Translators: a sort of deck, then the faction it is of: “Faction deck · Terrans” */
  return g_strdup_printf (_("%s · %s"), title,
                          owner != NULL ? adc_entry_get_title (owner) : faction);
}
