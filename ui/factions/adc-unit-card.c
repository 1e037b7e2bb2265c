/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-unit-card.h"

#include "adc-edition.h"
#include "adc-game.h"
#include "adc-piece-words.h"
#include "adc-shape-icon.h"
#include "adc-tile-view.h"
#include "adc-tile.h"
#include "adc-wrap-layout.h"

#include <glib/gi18n-lib.h>

#define COST_COLOUR   "#1c71d8"
#define STRIPE_HEIGHT 5
#define TILE_SIZE       112 /* pixels; two of these stand side by side on the narrowest window */
#define LARGE_TILE_SIZE 170

struct _AdcUnitCard {
  AdwBin        parent_instance;
  GtkLabel     *title;
  GtkLabel     *caption;
  AdcShapeIcon *type_icon;
  AdcShapeIcon *cost_icon;
  GtkBox       *prices; /* instead of the cost, where it is paid in several resources */
  AdcTileView  *tile;
  GtkBox       *scores;
  GtkBox       *facts;
  GtkBox       *abilities;
  GtkWidget    *user_mark;
  AdcPiece     *piece;
  GSignalGroup *signals;
  GdkRGBA       stripe; /* transparent without a faction */
};

G_DEFINE_FINAL_TYPE (AdcUnitCard, adc_unit_card, ADW_TYPE_BIN)

static void
clear_box (GtkBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
}

static void
hide_if_empty (GtkBox *box)
{
  gtk_widget_set_visible (GTK_WIDGET (box), gtk_widget_get_first_child (GTK_WIDGET (box)) != NULL);
}

/* "Infantry · Reds": what it is and whose. */
static void
append_caption (GString *caption, const char *words)
{
  g_string_append_printf (caption, "%s%s", caption->len > 0 ? "\u00a0· " : "", words);
}

static void
set_icon_value (AdcUnitCard *self, AdcShapeIcon *icon, AdcStat *stat)
{
  g_autofree char *value = adc_piece_format_value (self->piece, stat);
  g_autofree char *line = adc_piece_dup_value_line (self->piece, stat);

  adc_shape_icon_set_text (icon, value, adc_piece_get_mark (self->piece, stat));
  gtk_widget_set_tooltip_text (GTK_WIDGET (icon), line);
  gtk_accessible_update_property (GTK_ACCESSIBLE (icon), GTK_ACCESSIBLE_PROPERTY_LABEL, line, -1);
  gtk_widget_set_visible (GTK_WIDGET (icon), TRUE);
}

static void
add_type (AdcUnitCard *self, AdcStat *stat, AdcGame *game, GString *caption)
{
  const AdcValue *value = adc_piece_get_value (self->piece, adc_stat_get_id (stat));
  AdcEntry *type = value != NULL ? adc_game_lookup (game, value->text) : NULL;
  g_autofree char *line = adc_piece_dup_value_line (self->piece, stat);
  g_autofree char *words = adc_piece_dup_value (self->piece, stat);

  append_caption (caption, value != NULL ? words : line);
  adc_shape_icon_set_unit_type (self->type_icon, ADC_UNIT_TYPE (type));
  adc_shape_icon_set_text (self->type_icon, value != NULL ? NULL : "?",
                           value != NULL ? ADC_MARK_NONE : ADC_MARK_UNKNOWN);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->type_icon), line);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->type_icon), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  line, -1);
  gtk_widget_set_visible (GTK_WIDGET (self->type_icon), TRUE);
}

/* Which of the game's resources a stat is the price in, or -1. */
static int
find_resource (AdcGame *game, AdcStat *stat)
{
  AdcEconomy *economy = adc_game_get_economy (game);
  GPtrArray *resources = economy != NULL ? adc_economy_get_resources (economy) : NULL;

  for (guint i = 0; resources != NULL && i < resources->len; i++)
    if (g_str_equal (((const AdcResource *) resources->pdata[i])->stat, adc_stat_get_id (stat)))
      return i;

  return -1;
}

/* Whether the piece has a price in every resource, and not nothing in all of them. */
static gboolean
has_prices (AdcUnitCard *self, AdcGame *game)
{
  AdcEconomy *economy = adc_game_get_economy (game);
  GPtrArray *resources = economy != NULL ? adc_economy_get_resources (economy) : NULL;
  gboolean costs = FALSE;

  for (guint i = 0; resources != NULL && i < resources->len; i++) {
    const AdcResource *resource = resources->pdata[i];
    int price;

    if (!adc_value_get_integer (adc_piece_get_value (self->piece, resource->stat), &price))
      return FALSE;
    costs |= price > 0;
  }

  return costs;
}

/* Told apart by shape as well as colour; what costs nothing in it goes without. */
static void
add_price (AdcUnitCard *self, AdcStat *stat, int resource)
{
  static const struct {
    AdcShape    shape;
    const char *colour;
  } looks[] = {
    { ADC_SHAPE_DIAMOND, COST_COLOUR }, { ADC_SHAPE_HEXAGON, "#26a269" },
    { ADC_SHAPE_CIRCLE, "#c64600" },    { ADC_SHAPE_SQUARE, "#613583" },
  };
  const guint look = resource % G_N_ELEMENTS (looks);
  GtkWidget *icon;
  int price;

  if (!adc_value_get_integer (adc_piece_get_value (self->piece, adc_stat_get_id (stat)), &price) ||
      price == 0)
    return;

  icon = adc_shape_icon_new ();
  adc_shape_icon_set_shape (ADC_SHAPE_ICON (icon), looks[look].shape, looks[look].colour);
  set_icon_value (self, ADC_SHAPE_ICON (icon), stat);
  gtk_box_append (self->prices, icon);
}

static void
add_score (AdcUnitCard *self, AdcStat *stat, AdcEntry *versus)
{
  GtkWidget *icon = adc_shape_icon_new ();

  adc_shape_icon_set_unit_type (ADC_SHAPE_ICON (icon), ADC_UNIT_TYPE (versus));
  set_icon_value (self, ADC_SHAPE_ICON (icon), stat);
  gtk_widget_set_halign (icon, GTK_ALIGN_START);
  gtk_box_append (self->scores, icon);
}

/* A name and a value: "Initiative ≈3". */
static void
add_fact (AdcUnitCard *self, AdcStat *stat)
{
  GtkWidget *fact = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  AdcMark mark = adc_piece_get_mark (self->piece, stat);
  g_autofree char *value = adc_piece_dup_value (self->piece, stat);
  g_autofree char *line = adc_piece_dup_value_line (self->piece, stat);
  GtkWidget *name_label = gtk_label_new (adc_stat_get_title (stat));
  GtkWidget *value_label = gtk_label_new (value);

  gtk_widget_add_css_class (name_label, "dim-label");
  if (mark == ADC_MARK_UNKNOWN)
    gtk_widget_add_css_class (value_label, "unknown");
  else if (adc_stat_get_kind (stat) == ADC_STAT_INTEGER ||
           adc_stat_get_kind (stat) == ADC_STAT_INTEGERS)
    gtk_widget_add_css_class (value_label, "value");
  gtk_label_set_yalign (GTK_LABEL (name_label), 0);
  gtk_label_set_wrap (GTK_LABEL (name_label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (name_label), PANGO_WRAP_WORD);
  gtk_label_set_xalign (GTK_LABEL (value_label), 0);
  gtk_label_set_wrap (GTK_LABEL (value_label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (value_label), adc_stat_get_kind (stat) == ADC_STAT_PIECES
                                                      ? PANGO_WRAP_WORD
                                                      : PANGO_WRAP_WORD_CHAR);
  gtk_box_append (GTK_BOX (fact), name_label);
  gtk_box_append (GTK_BOX (fact), value_label);
  if (mark == ADC_MARK_USER)
    gtk_box_append (GTK_BOX (fact), gtk_image_new_from_icon_name ("document-edit-symbolic"));
  gtk_widget_add_css_class (fact, "fact");
  gtk_widget_set_tooltip_text (fact, line);
  gtk_box_append (self->facts, fact);
}

/* Abilities speak for themselves; that there are none, or that nobody knows, does not. */
static void
add_abilities (AdcUnitCard *self, AdcStat *stat)
{
  const AdcValue *known = adc_piece_get_value (self->piece, adc_stat_get_id (stat));
  g_autofree char *value = adc_piece_dup_value (self->piece, stat);
  g_autofree char *line = adc_piece_dup_value_line (self->piece, stat);
  GtkWidget *label = gtk_label_new (known != NULL && *known->text != '\0' ? value : line);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_set_tooltip_text (label, line);
  if (known == NULL)
    gtk_widget_add_css_class (label, "dim-label");
  gtk_box_append (self->abilities, label);
}

/* The box everybody has needs no mention. */
static gboolean
is_first_box (AdcPiece *piece, AdcStat *stat)
{
  const AdcValue *value = adc_piece_get_value (piece, adc_stat_get_id (stat));

  return adc_stat_get_role (stat) == ADC_ROLE_EDITION && value != NULL &&
         g_strcmp0 (value->text, adc_edition_get_default (stat)) == 0;
}

/* Of a choice one reads only what was chosen where it goes without saying what it is about: a
 * category, a deck, a box. Any other needs its name. */
static gboolean
speaks_for_itself (AdcUnitCard *self, AdcStat *stat)
{
  GListModel *stats = adc_piece_get_stats (self->piece);

  if (adc_stat_get_role (stat) != ADC_ROLE_NONE)
    return TRUE;
  if (adc_entry_get_kind (ADC_ENTRY (self->piece)) == ADC_KIND_UNIT)
    return FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (stats); i++) {
    g_autoptr(AdcStat) first = g_list_model_get_item (stats, i);

    if (adc_stat_get_kind (first) == ADC_STAT_CHOICE && adc_stat_get_role (first) == ADC_ROLE_NONE)
      return first == stat;
  }

  return FALSE;
}

/* That a number is unknown is worth a line where most others have it. */
static gboolean
is_usual (AdcUnitCard *self, AdcStat *stat, AdcGame *game)
{
  GListModel *pieces = adc_game_get_entries (game, adc_entry_get_kind (ADC_ENTRY (self->piece)));
  guint n_known = 0, n_concerned = 0;

  if (adc_stat_get_role (stat) != ADC_ROLE_NONE)
    return TRUE;

  for (guint i = 0; i < g_list_model_get_n_items (pieces); i++) {
    g_autoptr(AdcPiece) piece = g_list_model_get_item (pieces, i);

    if (adc_piece_concerns (piece, stat)) {
      n_concerned++;
      n_known += adc_piece_get_shipped_value (piece, adc_stat_get_id (stat)) != NULL;
    }
  }

  return n_known * 2 >= n_concerned;
}

/* Each stat to its place on the card, by its role and its kind alone: no game is known here. */
static void
add_stat (AdcUnitCard *self, AdcStat *stat, AdcGame *game, GString *caption)
{
  AdcEntry *versus = adc_game_lookup (game, adc_stat_get_versus (stat));
  const AdcValue *present = adc_piece_get_value (self->piece, adc_stat_get_id (stat));
  const gboolean known = present != NULL;
  const gboolean is_paid = has_prices (self, game);
  const int resource = find_resource (game, stat);

  if (!adc_piece_concerns (self->piece, stat))
    return;

  /* What stands on the sides of a tile is seen on its picture. */
  if (adc_stat_get_kind (stat) == ADC_STAT_SIDES &&
      gtk_widget_get_visible (GTK_WIDGET (self->tile)))
    return;

  /* That there is nothing to list goes without saying. */
  if (adc_stat_get_kind (stat) == ADC_STAT_PIECES && known && *present->text == '\0')
    return;

  if (is_paid && resource >= 0)
    add_price (self, stat, resource);
  else if (is_paid && adc_stat_get_role (stat) == ADC_ROLE_COST)
    return;
  else if (adc_stat_get_role (stat) == ADC_ROLE_COST)
    set_icon_value (self, self->cost_icon, stat);
  else if (adc_stat_get_role (stat) == ADC_ROLE_SCORE && ADC_IS_UNIT_TYPE (versus))
    add_score (self, stat, versus);
  else if (adc_stat_get_kind (stat) == ADC_STAT_TYPE)
    add_type (self, stat, game, caption);
  else if (adc_stat_get_kind (stat) == ADC_STAT_CHOICE && speaks_for_itself (self, stat)) {
    g_autofree char *value = adc_piece_dup_value (self->piece, stat);
    g_autofree char *line = adc_piece_dup_value_line (self->piece, stat);

    if (!is_first_box (self->piece, stat))
      append_caption (caption, known ? value : line);
  } else if (adc_stat_get_kind (stat) == ADC_STAT_ABILITIES ||
             adc_stat_get_kind (stat) == ADC_STAT_EFFECTS)
    add_abilities (self, stat);
  else if (known || (adc_stat_get_kind (stat) == ADC_STAT_INTEGER && is_usual (self, stat, game)))
    add_fact (self, stat);
}

static void
show_tile (AdcUnitCard *self)
{
  AdcTile tile;
  const gboolean is_tile = self->piece != NULL && adc_tile_read (self->piece, &tile);

  adc_tile_view_set_piece (self->tile, is_tile ? self->piece : NULL);
  adc_tile_view_set_size (self->tile, gtk_widget_has_css_class (GTK_WIDGET (self), "large")
                                        ? LARGE_TILE_SIZE
                                        : TILE_SIZE);
  gtk_widget_set_visible (GTK_WIDGET (self->tile), is_tile);
}

static void
fill (AdcUnitCard *self, AdcGame *game)
{
  AdcEntry *faction = adc_piece_lookup_faction (self->piece);
  GListModel *stats = adc_piece_get_stats (self->piece);
  g_autoptr(GString) caption = g_string_new (NULL);
  gboolean has_users = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (stats); i++) {
    g_autoptr(AdcStat) stat = g_list_model_get_item (stats, i);

    add_stat (self, stat, game, caption);
    /* Numbers wear a mark of their own. */
    if (adc_stat_get_kind (stat) != ADC_STAT_INTEGER &&
        adc_piece_get_mark (self->piece, stat) == ADC_MARK_USER)
      has_users = TRUE;
  }

  if (faction != NULL) {
    append_caption (caption, adc_entry_get_title (faction));
    gdk_rgba_parse (&self->stripe, adc_faction_get_accent (faction));
  }

  gtk_label_set_label (self->title, adc_entry_get_title (ADC_ENTRY (self->piece)));
  gtk_label_set_label (self->caption, caption->str);
  gtk_widget_set_visible (self->user_mark, has_users);
}

static void
update (AdcUnitCard *self)
{
  g_autoptr(AdcGame) game = self->piece != NULL ? adc_entry_dup_game (ADC_ENTRY (self->piece))
                                                 : NULL;
  g_autofree char *description = NULL;

  clear_box (self->prices);
  clear_box (self->scores);
  clear_box (self->facts);
  clear_box (self->abilities);
  gtk_widget_set_visible (GTK_WIDGET (self->type_icon), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->cost_icon), FALSE);
  self->stripe = (GdkRGBA) { 0, 0, 0, 0 };
  show_tile (self);

  if (game != NULL) {
    fill (self, game);
    description = adc_piece_dup_description (self->piece);
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    description, -1);
  }

  hide_if_empty (self->prices);
  hide_if_empty (self->scores);
  hide_if_empty (self->facts);
  hide_if_empty (self->abilities);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
adc_unit_card_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AdcUnitCard *self = ADC_UNIT_CARD (widget);

  gtk_snapshot_append_color (snapshot, &self->stripe,
                             &GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget),
                                                  STRIPE_HEIGHT));
  GTK_WIDGET_CLASS (adc_unit_card_parent_class)->snapshot (widget, snapshot);
}

static void
adc_unit_card_dispose (GObject *object)
{
  AdcUnitCard *self = ADC_UNIT_CARD (object);

  g_clear_object (&self->signals);
  g_clear_object (&self->piece);
  G_OBJECT_CLASS (adc_unit_card_parent_class)->dispose (object);
}

static void
adc_unit_card_class_init (AdcUnitCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_unit_card_dispose;
  widget_class->snapshot = adc_unit_card_snapshot;
  g_type_ensure (ADC_TYPE_SHAPE_ICON);
  g_type_ensure (ADC_TYPE_TILE_VIEW);
  g_type_ensure (ADC_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "factions/adc-unit-card.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcUnitCard, title);
  gtk_widget_class_bind_template_child (widget_class, AdcUnitCard, caption);
  gtk_widget_class_bind_template_child (widget_class, AdcUnitCard, type_icon);
  gtk_widget_class_bind_template_child (widget_class, AdcUnitCard, cost_icon);
  gtk_widget_class_bind_template_child (widget_class, AdcUnitCard, prices);
  gtk_widget_class_bind_template_child (widget_class, AdcUnitCard, tile);
  gtk_widget_class_bind_template_child (widget_class, AdcUnitCard, scores);
  gtk_widget_class_bind_template_child (widget_class, AdcUnitCard, facts);
  gtk_widget_class_bind_template_child (widget_class, AdcUnitCard, abilities);
  gtk_widget_class_bind_template_child (widget_class, AdcUnitCard, user_mark);
}

static void
adc_unit_card_init (AdcUnitCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  adc_shape_icon_set_shape (self->cost_icon, ADC_SHAPE_DIAMOND, COST_COLOUR);
  self->signals = g_signal_group_new (ADC_TYPE_PIECE);
  g_signal_group_connect_swapped (self->signals, "value-changed", G_CALLBACK (update), self);
}

GtkWidget *
adc_unit_card_new (void)
{
  return g_object_new (ADC_TYPE_UNIT_CARD, NULL);
}

void
adc_unit_card_set_piece (AdcUnitCard *self, AdcPiece *piece)
{
  g_return_if_fail (ADC_IS_UNIT_CARD (self));
  g_return_if_fail (piece == NULL || ADC_IS_PIECE (piece));

  g_set_object (&self->piece, piece);
  g_signal_group_set_target (self->signals, piece);
  update (self);
}

void
adc_unit_card_set_rotation (AdcUnitCard *self, guint rotation)
{
  g_return_if_fail (ADC_IS_UNIT_CARD (self));

  adc_tile_view_set_rotation (self->tile, rotation);
}

gboolean
adc_unit_card_is_tile (AdcUnitCard *self)
{
  g_return_val_if_fail (ADC_IS_UNIT_CARD (self), FALSE);

  return gtk_widget_get_visible (GTK_WIDGET (self->tile));
}

AdcPiece *
adc_unit_card_get_piece (AdcUnitCard *self)
{
  g_return_val_if_fail (ADC_IS_UNIT_CARD (self), NULL);

  return self->piece;
}
