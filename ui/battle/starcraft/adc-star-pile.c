/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-star-pile.h"

#include "adc-star-board-words.h"
#include "adc-star-edit.h"
#include "adc-star-piece-entry.h"
#include "adc-wrap-layout.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

struct _AdcStarPile {
  AdwBin             parent_instance;
  guint              side;
  AdcStarSpotKind    kind;
  GtkLabel          *title;
  GtkWidget         *cards;
  AdcStarPieceEntry *entry;
  GtkWidget         *adder;
  AdcStarScene      *scene; /* or NULL */
};

G_DEFINE_FINAL_TYPE (AdcStarPile, adc_star_pile, ADW_TYPE_BIN)

#define FORCE "adc-force"

static void
picked_cb (AdcStarPile *self, AdcPiece *card)
{
  if (self->scene == NULL || card == NULL)
    return;

  if (!adc_star_edit_put_card (adc_star_scene_get_session (self->scene),
                               adc_star_scene_get_team (self->scene, self->side)->id, card,
                               (AdcStarSpot){ self->kind, 0 }))
    gtk_widget_error_bell (GTK_WIDGET (self)); /* all copies of it are there already */
}

static void
adc_star_pile_dispose (GObject *object)
{
  g_clear_pointer (&ADC_STAR_PILE (object)->scene, adc_star_scene_unref);
  G_OBJECT_CLASS (adc_star_pile_parent_class)->dispose (object);
}

static void
adc_star_pile_class_init (AdcStarPileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_star_pile_dispose;
  gtk_widget_class_set_css_name (widget_class, "star-pile");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
adc_star_pile_init (AdcStarPile *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);

  self->title = GTK_LABEL (adc_wrapped_label_new (NULL, "star-caption"));
  self->cards = adc_wrap_box_new (4);
  self->entry = ADC_STAR_PIECE_ENTRY (adc_star_piece_entry_new ());
  gtk_widget_set_hexpand (GTK_WIDGET (self->entry), TRUE);
  g_signal_connect_object (self->entry, "picked", G_CALLBACK (picked_cb), self, G_CONNECT_SWAPPED);
  self->adder = gtk_button_new_from_icon_name ("view-list-symbolic");
  gtk_widget_set_valign (self->adder, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->adder, "flat");
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (self->entry));
  gtk_box_append (GTK_BOX (line), self->adder);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->title));
  gtk_box_append (GTK_BOX (box), self->cards);
  gtk_box_append (GTK_BOX (box), line);
  adw_bin_set_child (ADW_BIN (self), box);

  /* For the sake of GTK 4.8: see adc-reason-list.c. */
  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
}

/* What a screen reader calls the field, and the button beside it. */
static const char *
get_entry_name (AdcStarPile *self)
{
  const gboolean is_attacker = self->side == ADC_STAR_ATTACKER;

  switch (self->kind) {
  case ADC_STAR_SPOT_HAND:
    return is_attacker ? _("Add a Card to the Attacker’s Hand")
                       : _("Add a Card to the Defender’s Hand");
  case ADC_STAR_SPOT_DISCARD:
    return is_attacker ? _("Add a Card to the Attacker’s Discard Pile")
                       : _("Add a Card to the Defender’s Discard Pile");
  default:
    return is_attacker ? _("Add a Technology to the Attacker’s Deck")
                       : _("Add a Technology to the Defender’s Deck");
  }
}

GtkWidget *
adc_star_pile_new (guint side, AdcStarSpotKind kind)
{
  AdcStarPile *self = g_object_new (ADC_TYPE_STAR_PILE, NULL);
  const AdcStarSpot spot = { kind, 0 };
  g_autofree char *place = adc_star_spot_format (spot);
  const char *name;

  self->side = side;
  self->kind = kind;
  name = get_entry_name (self);
  adc_name_entry_set_name (ADC_NAME_ENTRY (self->entry), name,
                           kind == ADC_STAR_SPOT_DECK ? _("Add a technology") : _("Add a card"));
  adc_name_entry_set_keeps (ADC_NAME_ENTRY (self->entry), FALSE);
  adc_star_piece_entry_set_describe (self->entry, adc_star_card_dup_summary);
  gtk_widget_set_tooltip_text (self->adder, _("Choose from a List"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->adder), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->adder), "(us)", side, place);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->adder), "pile.add");
  return GTK_WIDGET (self);
}

guint
adc_star_pile_get_side (AdcStarPile *self)
{
  g_return_val_if_fail (ADC_IS_STAR_PILE (self), 0);

  return self->side;
}

AdcStarSpotKind
adc_star_pile_get_kind (AdcStarPile *self)
{
  g_return_val_if_fail (ADC_IS_STAR_PILE (self), ADC_STAR_SPOT_HAND);

  return self->kind;
}

GtkWidget *
adc_star_pile_get_adder (AdcStarPile *self)
{
  g_return_val_if_fail (ADC_IS_STAR_PILE (self), NULL);

  return self->adder;
}

GtkWidget *
adc_star_pile_find_card (AdcStarPile *self, const char *force)
{
  for (GtkWidget *child = gtk_widget_get_first_child (self->cards); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (g_strcmp0 (g_object_get_data (G_OBJECT (child), FORCE), force) == 0)
      return child;

  return NULL;
}

static GtkWidget *
create_card (const AdcStarItem *item)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *figures = adc_star_card_dup_figures (item->force, item->piece);
  g_autofree char *facts = item->piece != NULL ? adc_star_card_dup_summary (item->piece) : NULL;

  gtk_box_append (GTK_BOX (box), adc_wrapped_label_new (item->name, "star-card-name"));
  if (figures != NULL)
    gtk_box_append (GTK_BOX (box), adc_wrapped_label_new (figures, "star-caption"));
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "star-card");
  gtk_widget_set_tooltip_text (button, item->fault != NULL ? item->fault->message : facts);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  item->name, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  facts != NULL ? facts : "", -1);
  g_object_set_data_full (G_OBJECT (button), FORCE, g_strdup (item->force->id), g_free);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", item->force->id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "pile.menu");
  return button;
}

/* “Hand: 6” */
static void
show_title (AdcStarPile *self, guint n_cards)
{
  g_autofree char *name = adc_star_spot_describe ((AdcStarSpot){ self->kind, 0 });
  /* Translators: a pile of cards, and how many there are in it */
  g_autofree char *title = g_strdup_printf (_("%s: %u"), name, n_cards);

  gtk_label_set_label (self->title, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
}

/* Only technologies are shuffled into a deck. */
static GPtrArray *
list_cards (AdcStarPile *self)
{
  GPtrArray *cards = adc_star_list_cards (adc_star_scene_get_game (self->scene),
                                          adc_star_scene_get_scenario (self->scene),
                                          adc_star_scene_get_team (self->scene, self->side)->id);

  for (guint i = cards->len; self->kind == ADC_STAR_SPOT_DECK && i > 0; i--) {
    const AdcValue *deck = adc_piece_get_value (cards->pdata[i - 1], "deck");

    if (deck == NULL || !g_str_equal (deck->text, "technology"))
      g_ptr_array_remove_index (cards, i - 1);
  }

  return cards;
}

void
adc_star_pile_show (AdcStarPile *self, AdcStarScene *scene)
{
  g_autoptr(GPtrArray) items = NULL;
  g_autoptr(GPtrArray) all = NULL;
  GtkWidget *child;

  g_return_if_fail (ADC_IS_STAR_PILE (self));

  adc_star_scene_ref (scene);
  g_clear_pointer (&self->scene, adc_star_scene_unref);
  self->scene = scene;
  items = adc_star_scene_list (scene, self->side, (AdcStarSpot){ self->kind, 0 });
  while ((child = gtk_widget_get_first_child (self->cards)) != NULL)
    gtk_box_remove (GTK_BOX (self->cards), child);
  for (guint i = 0; i < items->len; i++)
    gtk_box_append (GTK_BOX (self->cards), create_card (items->pdata[i]));
  gtk_widget_set_visible (self->cards, items->len > 0);
  show_title (self, items->len);
  all = list_cards (self);
  adc_star_piece_entry_set_pieces (self->entry, all);
}
