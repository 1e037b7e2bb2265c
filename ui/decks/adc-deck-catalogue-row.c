/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-deck-catalogue-row.h"

#include "adc-deck-line-words.h"
#include "adc-deck-pool.h"
#include "adc-piece.h"
#include "adc-row-label.h"

#include <glib/gi18n-lib.h>

struct _AdcDeckCatalogueRow {
  AdwBin       parent_instance;
  AdcRowLabel *name;
  AdcRowLabel *words;
  GtkLabel    *count;
  AdcEntry    *entry;
  AdcDeckWork *work;
  guint        n_in_deck; /* as it is shown */
};

G_DEFINE_FINAL_TYPE (AdcDeckCatalogueRow, adc_deck_catalogue_row, ADW_TYPE_BIN)

/* In all zones of its kind. */
static guint
count_in_deck (AdcDeckCatalogueRow *self)
{
  GPtrArray *zones = adc_deck_work_get_kind (self->work)->zones;
  AdcDeckLine like = { .card = (char *) adc_entry_get_id (self->entry) };
  guint count = 0;

  for (guint i = 0; i < zones->len; i++) {
    const AdcDeckLine *line;

    like.zone = ((const AdcDeckZone *) zones->pdata[i])->id;
    line = adc_deck_find (adc_deck_work_get_deck (self->work), &like);
    if (line != NULL)
      count += line->count;
  }

  return count;
}

static char *
dup_words (AdcDeckCatalogueRow *self)
{
  const AdcDeckLine line = { .card = (char *) adc_entry_get_id (self->entry) };
  const char *category = adc_deck_line_get_category (&line, adc_deck_work_get_game (self->work));
  g_autofree char *known = adc_deck_line_words_dup_entry (self->entry);

  return *known != '\0' ? g_strdup_printf ("%s · %s", category, known) : g_strdup (category);
}

static void
update_words (AdcDeckCatalogueRow *self)
{
  const int n_copies = adc_deck_get_copies (self->entry);
  g_autofree char *words = dup_words (self);
  g_autofree char *copies = n_copies >= 0 ? g_strdup_printf ("%d", n_copies) : g_strdup ("?");
  /* Translators: how many of a card the deck has, and how many there are; “?” when nobody knows */
  g_autofree char *count = g_strdup_printf (C_("deck", "%u of %s"), self->n_in_deck, copies);
  g_autofree char *label = g_strdup_printf ("%s, %s, %s", adc_entry_get_title (self->entry), words,
                                            count);
  GtkWidget *item = gtk_widget_get_parent (GTK_WIDGET (self));

  adc_row_label_set_text (self->name, adc_entry_get_title (self->entry));
  adc_row_label_set_text (self->words, words);
  gtk_label_set_label (self->count, count);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->count),
                               n_copies >= 0 ? _("In the deck, of those there are")
                                             : _("In the deck; how many there are is not known"));
  if (item != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (item), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                    -1);
}

/* Of what a deck is of, most cards do not change with each card that comes or goes. */
static void
update (AdcDeckCatalogueRow *self)
{
  const guint n_in_deck = count_in_deck (self);

  if (n_in_deck == self->n_in_deck &&
      g_str_equal (adc_row_label_get_text (self->name), adc_entry_get_title (self->entry)))
    return;

  self->n_in_deck = n_in_deck;
  update_words (self);
}

static GdkContentProvider *
drag_prepare_cb (AdcDeckCatalogueRow *self)
{
  return self->entry != NULL ? gdk_content_provider_new_typed (ADC_TYPE_ENTRY, self->entry) : NULL;
}

static void
drag_begin_cb (AdcDeckCatalogueRow *self, GdkDrag *drag G_GNUC_UNUSED, GtkDragSource *source)
{
  g_autoptr(GdkPaintable) picture = gtk_widget_paintable_new (GTK_WIDGET (self));

  gtk_drag_source_set_icon (source, picture, 0, 0);
}

static void
adc_deck_catalogue_row_dispose (GObject *object)
{
  adc_deck_catalogue_row_set_entry (ADC_DECK_CATALOGUE_ROW (object), NULL, NULL);
  G_OBJECT_CLASS (adc_deck_catalogue_row_parent_class)->dispose (object);
}

static void
adc_deck_catalogue_row_class_init (AdcDeckCatalogueRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_deck_catalogue_row_dispose;
}

static AdcRowLabel *
create_label (GtkWidget *box, const char *style)
{
  GtkWidget *label = adc_row_label_new (style);

  gtk_box_append (GTK_BOX (box), label);
  return ADC_ROW_LABEL (label);
}

static void
adc_deck_catalogue_row_init (AdcDeckCatalogueRow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkDragSource *source = gtk_drag_source_new ();

  self->name = create_label (texts, "deck-name");
  self->words = create_label (texts, "caption");
  gtk_widget_add_css_class (GTK_WIDGET (self->words), "dim-label");
  gtk_widget_set_hexpand (texts, TRUE);
  self->count = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->count), "numeric");
  gtk_widget_add_css_class (GTK_WIDGET (self->count), "dim-label");
  gtk_box_append (GTK_BOX (box), texts);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->count));
  adw_bin_set_child (ADW_BIN (self), box);
  gtk_drag_source_set_actions (source, GDK_ACTION_COPY);
  g_signal_connect_object (source, "prepare", G_CALLBACK (drag_prepare_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (source, "drag-begin", G_CALLBACK (drag_begin_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (source));
}

GtkWidget *
adc_deck_catalogue_row_new (void)
{
  return g_object_new (ADC_TYPE_DECK_CATALOGUE_ROW, NULL);
}

void
adc_deck_catalogue_row_set_entry (AdcDeckCatalogueRow *self, AdcDeckWork *work, AdcEntry *entry)
{
  g_return_if_fail (ADC_IS_DECK_CATALOGUE_ROW (self));

  if (self->work != NULL)
    g_signal_handlers_disconnect_by_func (self->work, update, self);
  if (self->entry != NULL)
    g_signal_handlers_disconnect_by_func (self->entry, update_words, self);
  g_set_object (&self->work, work);
  g_set_object (&self->entry, entry);
  if (work == NULL || entry == NULL)
    return;

  g_signal_connect_object (work, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  if (ADC_IS_PIECE (entry))
    g_signal_connect_object (entry, "value-changed", G_CALLBACK (update_words), self,
                             G_CONNECT_SWAPPED);
  self->n_in_deck = count_in_deck (self);
  update_words (self);
}
