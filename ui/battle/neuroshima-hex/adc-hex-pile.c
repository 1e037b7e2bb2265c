/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-hex-pile-private.h"

#include "adc-faction.h"

#include <glib/gi18n-lib.h>

#define MAX_PER_LINE 12

G_DEFINE_FINAL_TYPE (AdcHexPile, adc_hex_pile, GTK_TYPE_WIDGET)

enum { CHOSEN, MOVED, DROPPED, N_SIGNALS };
static guint signals[N_SIGNALS];

static const struct {
  const char *name;
  const char *title;
  const char *nothing;
} kinds[] = {
  [ADC_HEX_PILE_UNITS] = { NULL, N_("Units Left"), NULL },
  [ADC_HEX_PILE_CARDS] = { NULL, N_("Action Tiles Left"), NULL },
  [ADC_HEX_PILE_HAND] = { "hand", N_("Hand"),
                          N_("Nothing: drag tiles here, or press H on one of those left.") },
  [ADC_HEX_PILE_DISCARD] = { "discard", N_("Discard Pile"), N_("Nothing was discarded yet.") },
};

void
adc_hex_pile_move (AdcHexPile *self, AdcHexPileItem *item, const char *pile)
{
  g_autoptr(AdcPiece) piece = NULL;

  if (item == NULL || g_strcmp0 (pile, kinds[self->kind].name) == 0)
    return;

  piece = g_object_ref (adc_hex_pile_item_get_piece (item)); /* the item may go meanwhile */
  g_signal_emit (self, signals[MOVED], 0, piece, pile);
}

static void
choose (AdcHexPile *self, AdcHexPileItem *item)
{
  g_autoptr(AdcPiece) piece = g_object_ref (adc_hex_pile_item_get_piece (item));

  g_signal_emit (self, signals[CHOSEN], 0, piece);
}

static void
activated_cb (AdcHexPile *self, GtkFlowBoxChild *child)
{
  if (self->kind == ADC_HEX_PILE_DISCARD)
    adc_hex_pile_move (self, ADC_HEX_PILE_ITEM (child), NULL);
  else
    choose (self, ADC_HEX_PILE_ITEM (child));
}

static void
pile_activated (GtkWidget *widget, const char *name, GVariant *parameter G_GNUC_UNUSED)
{
  AdcHexPile *self = ADC_HEX_PILE (widget);

  if (self->asked == NULL)
    return;

  if (g_str_equal (name, "pile.take"))
    choose (self, self->asked);
  else if (g_str_equal (name, "pile.hand"))
    adc_hex_pile_move (self, self->asked, "hand");
  else if (g_str_equal (name, "pile.discard"))
    adc_hex_pile_move (self, self->asked, "discard");
  else
    adc_hex_pile_move (self, self->asked, NULL);
}

static void
adc_hex_pile_dispose (GObject *object)
{
  AdcHexPile *self = ADC_HEX_PILE (object);
  GtkWidget *child;

  self->asked = NULL;
  self->menu = NULL;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->grip);
  G_OBJECT_CLASS (adc_hex_pile_parent_class)->dispose (object);
}

static void
adc_hex_pile_finalize (GObject *object)
{
  g_free (ADC_HEX_PILE (object)->side);
  G_OBJECT_CLASS (adc_hex_pile_parent_class)->finalize (object);
}

static void
adc_hex_pile_class_init (AdcHexPileClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = adc_hex_pile_dispose;
  object_class->finalize = adc_hex_pile_finalize;
  signals[CHOSEN] = g_signal_new ("chosen", ADC_TYPE_HEX_PILE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 1, ADC_TYPE_PIECE);
  signals[MOVED] = g_signal_new ("moved", ADC_TYPE_HEX_PILE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 2, ADC_TYPE_PIECE, G_TYPE_STRING);
  signals[DROPPED] = g_signal_new ("dropped", ADC_TYPE_HEX_PILE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  gtk_widget_class_install_action (widget_class, "pile.take", NULL, pile_activated);
  gtk_widget_class_install_action (widget_class, "pile.hand", NULL, pile_activated);
  gtk_widget_class_install_action (widget_class, "pile.discard", NULL, pile_activated);
  gtk_widget_class_install_action (widget_class, "pile.back", NULL, pile_activated);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "hex-pile");
}

static void
adc_hex_pile_init (AdcHexPile *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (widget);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  self->title = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "wrap", TRUE, "accessible-role",
                              GTK_ACCESSIBLE_ROLE_HEADING, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self->title), "pile-title");
  self->nothing = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "wrap", TRUE, NULL);
  gtk_widget_add_css_class (self->nothing, "pile-nothing");
  gtk_widget_add_css_class (self->nothing, "dim-label");
  self->list = g_object_new (GTK_TYPE_FLOW_BOX, "selection-mode", GTK_SELECTION_NONE,
                             "max-children-per-line", MAX_PER_LINE, "row-spacing", 0,
                             "column-spacing", 0, NULL);
  g_signal_connect_object (self->list, "child-activated", G_CALLBACK (activated_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_set_parent (GTK_WIDGET (self->title), widget);
  gtk_widget_set_parent (self->nothing, widget);
  gtk_widget_set_parent (GTK_WIDGET (self->list), widget);
  adc_hex_pile_watch (self);
}

GtkWidget *
adc_hex_pile_new (AdcHexPileKind kind)
{
  AdcHexPile *self = g_object_new (ADC_TYPE_HEX_PILE, NULL);

  self->kind = kind;
  gtk_label_set_label (GTK_LABEL (self->nothing),
                       kinds[kind].nothing != NULL ? _(kinds[kind].nothing) : "");
  gtk_widget_set_visible (self->nothing, FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _(kinds[kind].title), -1);

  return GTK_WIDGET (self);
}

AdcHexPileKind
adc_hex_pile_get_kind (AdcHexPile *self)
{
  g_return_val_if_fail (ADC_IS_HEX_PILE (self), ADC_HEX_PILE_UNITS);

  return self->kind;
}

const char *
adc_hex_pile_get_name (AdcHexPile *self)
{
  g_return_val_if_fail (ADC_IS_HEX_PILE (self), NULL);

  return kinds[self->kind].name;
}

void
adc_hex_pile_set_grip (AdcHexPile *self, AdcHexGrip *grip)
{
  g_return_if_fail (ADC_IS_HEX_PILE (self));
  g_return_if_fail (ADC_IS_HEX_GRIP (grip));

  g_set_object (&self->grip, grip);
}

static char *
format_count (AdcHexPile *self, guint count)
{
  switch (self->kind) {
  case ADC_HEX_PILE_HAND:
    return g_strdup_printf (ngettext ("%u in hand", "%u in hand", count), count);
  case ADC_HEX_PILE_DISCARD:
    return g_strdup_printf (ngettext ("%u discarded", "%u discarded", count), count);
  case ADC_HEX_PILE_UNITS:
  case ADC_HEX_PILE_CARDS:
  default:
    return g_strdup_printf (ngettext ("%u left", "%u left", count), count);
  }
}

static guint
count (AdcHexPile *self, AdcHexTable *table, AdcPiece *piece)
{
  const char *id = adc_entry_get_id (ADC_ENTRY (piece));
  const char *name = kinds[self->kind].name;

  return name != NULL ? adc_hex_table_count_in (table, self->side, id, name)
                      : adc_hex_table_count_left (table, self->side, id);
}

/* Those left stay in their places, at zero too; a hand has only what is in it. */
static void
add_pieces (AdcHexPile *self, AdcHexTable *table, GListModel *pieces)
{
  for (guint i = 0; i < g_list_model_get_n_items (pieces); i++) {
    g_autoptr(AdcPiece) piece = g_list_model_get_item (pieces, i);
    const guint n = count (self, table, piece);
    AdcHexPileItem *item = adc_hex_pile_find (self, adc_entry_get_id (ADC_ENTRY (piece)));
    g_autofree char *words = format_count (self, n);

    self->n_tiles += n;
    if (n == 0 && kinds[self->kind].name != NULL) {
      if (item != NULL)
        gtk_flow_box_remove (self->list, GTK_WIDGET (item));
      continue;
    }
    if (item == NULL) {
      item = ADC_HEX_PILE_ITEM (adc_hex_pile_item_new (piece));
      gtk_flow_box_append (self->list, GTK_WIDGET (item));
    }
    adc_hex_pile_item_set_count (item, n, words);
    adc_hex_pile_item_set_held (item, g_strcmp0 (adc_hex_grip_get_piece (self->grip),
                                                 adc_entry_get_id (ADC_ENTRY (piece))) == 0);
  }
}

static void
clear (AdcHexPile *self)
{
  GtkFlowBoxChild *child;

  while ((child = gtk_flow_box_get_child_at_index (self->list, 0)) != NULL)
    gtk_flow_box_remove (self->list, GTK_WIDGET (child));
}

void
adc_hex_pile_update (AdcHexPile *self, AdcHexTable *table, const char *side)
{
  AdcGame *game;
  AdcEntry *faction;
  g_autofree char *title = NULL;

  g_return_if_fail (ADC_IS_HEX_PILE (self));
  g_return_if_fail (ADC_IS_HEX_GRIP (self->grip));

  game = adc_hex_table_get_game (table);
  faction = game != NULL && side != NULL ? adc_game_lookup (game, side) : NULL;
  self->asked = NULL;
  if (self->menu != NULL)
    gtk_popover_popdown (GTK_POPOVER (self->menu));
  if (g_strcmp0 (self->side, side) != 0) {
    clear (self);
    g_free (self->side);
    self->side = g_strdup (side);
  }

  self->n_tiles = 0;
  if (ADC_IS_FACTION (faction) && self->kind != ADC_HEX_PILE_CARDS)
    add_pieces (self, table, adc_faction_get_units (ADC_FACTION (faction)));
  if (ADC_IS_FACTION (faction) && self->kind != ADC_HEX_PILE_UNITS)
    add_pieces (self, table, adc_faction_get_cards (ADC_FACTION (faction)));
  /* Translators: the title of a pile of tiles, and how many there are in it */
  title = g_strdup_printf (_("%s (%u)"), _(kinds[self->kind].title), self->n_tiles);
  gtk_label_set_label (self->title, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_widget_set_visible (self->nothing, self->n_tiles == 0 && kinds[self->kind].nothing != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->list),
                          self->n_tiles > 0 || kinds[self->kind].nothing == NULL);
}

guint
adc_hex_pile_get_n (AdcHexPile *self)
{
  g_return_val_if_fail (ADC_IS_HEX_PILE (self), 0);

  return self->n_tiles;
}

AdcHexPileItem *
adc_hex_pile_find (AdcHexPile *self, const char *piece)
{
  GtkFlowBoxChild *child;

  g_return_val_if_fail (ADC_IS_HEX_PILE (self), NULL);

  for (int i = 0; (child = gtk_flow_box_get_child_at_index (self->list, i)) != NULL; i++) {
    AdcPiece *of = adc_hex_pile_item_get_piece (ADC_HEX_PILE_ITEM (child));

    if (g_strcmp0 (adc_entry_get_id (ADC_ENTRY (of)), piece) == 0)
      return ADC_HEX_PILE_ITEM (child);
  }

  return NULL;
}
