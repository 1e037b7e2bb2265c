/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-deal-panel.h"

#include "adc-bin-focus.h"
#include "adc-piece.h"
#include "adc-tile-view.h"
#include "adc-tile.h"
#include "adc-view.h"
#include "adc-wrap-layout.h"

#include <glib/gi18n-lib.h>

#define TILE_SIZE 64 /* pixels */
#define NAME_CHARACTERS 14

struct _AdcDealPanel {
  AdwBin     parent_instance;
  GtkBox    *cards;
  GtkLabel  *note;
  GtkButton *button;
  AdcDeck   *deck;
  AdcGame   *game;
  guint      n_opening;
  GRand     *random;
};

G_DEFINE_FINAL_TYPE (AdcDealPanel, adc_deal_panel, ADW_TYPE_BIN)

static void
clear (AdcDealPanel *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->cards))) != NULL)
    gtk_box_remove (self->cards, child);
  gtk_widget_set_visible (GTK_WIDGET (self->cards), FALSE);
  gtk_button_set_label (self->button, _("Deal a Hand"));
}

static void
card_clicked_cb (GtkWidget *button, AdcEntry *entry)
{
  adc_open_entry (button, entry);
}

/* Its picture if it has one, its name, and how often it was dealt. */
static GtkWidget *
create_face (const char *name, AdcEntry *entry, guint count)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  /* Translators: how many of a card, and its name, as in “2 × Marine” */
  g_autofree char *text = count > 1 ? g_strdup_printf (_("%u × %s"), count, name) : g_strdup (name);
  GtkWidget *label = gtk_label_new (text);
  AdcTile tile;

  if (ADC_IS_PIECE (entry) && adc_tile_read (ADC_PIECE (entry), &tile)) {
    GtkWidget *picture = adc_tile_view_new ();

    adc_tile_view_set_size (ADC_TILE_VIEW (picture), TILE_SIZE);
    adc_tile_view_set_piece (ADC_TILE_VIEW (picture), ADC_PIECE (entry));
    gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
    gtk_box_append (GTK_BOX (box), picture);
  }
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_width_chars (GTK_LABEL (label), 9);
  gtk_label_set_max_width_chars (GTK_LABEL (label), NAME_CHARACTERS);
  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  gtk_widget_set_vexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), label);

  return box;
}

static void
add_card (AdcDealPanel *self, const AdcDeckLine *line)
{
  AdcEntry *entry = adc_deck_line_lookup (line, self->game);
  g_autofree char *name = adc_deck_line_dup_name (line, self->game);
  g_autofree char *label = g_strdup_printf (_("%u × %s"), line->count, name);
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), create_face (name, entry, line->count));
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_add_css_class (button, "dealt-card");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  gtk_widget_set_sensitive (button, entry != NULL);
  if (entry != NULL)
    g_signal_connect_object (button, "clicked", G_CALLBACK (card_clicked_cb), entry, 0);
  gtk_box_append (self->cards, button);
}

/* Where adc_deck_deal () puts what it deals. */
static const AdcDeckZone *
find_hand (const AdcDeckKind *kind)
{
  const AdcDeckZone *hand = adc_deck_kind_find_role (kind, ADC_DECK_ROLE_HAND);

  return hand != NULL ? hand : adc_deck_kind_get_first_zone (kind);
}

/* Cards come and go. */
static gboolean
adc_deal_panel_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (ADC_DEAL_PANEL (widget)->button));
}

static void
adc_deal_panel_dispose (GObject *object)
{
  AdcDealPanel *self = ADC_DEAL_PANEL (object);

  g_clear_object (&self->deck);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (adc_deal_panel_parent_class)->dispose (object);
}

static void
adc_deal_panel_finalize (GObject *object)
{
  g_rand_free (ADC_DEAL_PANEL (object)->random);
  G_OBJECT_CLASS (adc_deal_panel_parent_class)->finalize (object);
}

static void
adc_deal_panel_class_init (AdcDealPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_deal_panel_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_deal_panel_finalize;
  widget_class->focus = adc_bin_focus;
  widget_class->grab_focus = adc_deal_panel_grab_focus;
  g_type_ensure (ADC_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "decks/adc-deal-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcDealPanel, cards);
  gtk_widget_class_bind_template_child (widget_class, AdcDealPanel, note);
  gtk_widget_class_bind_template_child (widget_class, AdcDealPanel, button);
  gtk_widget_class_bind_template_callback (widget_class, adc_deal_panel_deal);
}

static void
adc_deal_panel_init (AdcDealPanel *self)
{
  self->random = g_rand_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  clear (self);
}

GtkWidget *
adc_deal_panel_new (void)
{
  return g_object_new (ADC_TYPE_DEAL_PANEL, NULL);
}

void
adc_deal_panel_show (AdcDealPanel *self, AdcDeck *deck, AdcGame *game, guint n_opening)
{
  g_autofree char *note = NULL;
  guint n_cards;

  g_return_if_fail (ADC_IS_DEAL_PANEL (self));
  g_return_if_fail (deck == NULL || (ADC_IS_DECK (deck) && ADC_IS_GAME (game)));

  g_set_object (&self->deck, deck);
  g_set_object (&self->game, game);
  self->n_opening = n_opening;
  clear (self);
  n_cards = deck != NULL ? adc_deck_count_to_draw (deck, game) : 0;
  note = g_strdup_printf (
    ngettext ("%u card off the top of the shuffled deck, beside what was chosen before.",
              "%u cards off the top of the shuffled deck, beside what was chosen before.",
              n_opening),
    n_opening);
  gtk_label_set_label (self->note, note);
  gtk_widget_set_sensitive (GTK_WIDGET (self->button), n_cards > 0 && n_opening > 0);
}

void
adc_deal_panel_deal (AdcDealPanel *self)
{
  g_autoptr(AdcDeck) dealt = NULL;
  const AdcDeckZone *hand;
  GPtrArray *lines;

  g_return_if_fail (ADC_IS_DEAL_PANEL (self));

  if (!gtk_widget_get_sensitive (GTK_WIDGET (self->button)) || self->deck == NULL)
    return;

  clear (self);
  dealt = adc_deck_deal (self->deck, self->game, self->n_opening, self->random);
  hand = find_hand (adc_deck_get_deck_kind (dealt, self->game));
  lines = adc_deck_get_lines (dealt);
  for (guint i = 0; i < lines->len; i++)
    if (g_str_equal (((AdcDeckLine *) lines->pdata[i])->zone, hand->id))
      add_card (self, lines->pdata[i]);
  gtk_widget_set_visible (GTK_WIDGET (self->cards), TRUE);
  gtk_button_set_label (self->button, _("Deal Again"));
}

void
adc_deal_panel_set_seed (AdcDealPanel *self, guint32 seed)
{
  g_return_if_fail (ADC_IS_DEAL_PANEL (self));

  g_rand_set_seed (self->random, seed);
}
