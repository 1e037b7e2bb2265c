/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-tech-chart-private.h"

#include "adc-tech-card.h"

#include <glib/gi18n-lib.h>

#define ROW_GAP 10
#define MIN_CARD 124 /* pixels: width */
#define MAX_CARD 200
#define MAX_INDENTED 420
#define MAX_DEPTH 6 /* further in than that nothing goes */

struct _AdcTechChart {
  GtkWidget     parent_instance;
  AdcTechTree  *tree;
  AdcTechChain *chain;
  GPtrArray    *cards; /* of AdcTechCard, one for each node */
  gboolean      is_in_columns;
};

G_DEFINE_FINAL_TYPE (AdcTechChart, adc_tech_chart, GTK_TYPE_WIDGET)

enum { ASK, N_SIGNALS };
static guint signals[N_SIGNALS];

static int
get_card_width (AdcTechChart *self)
{
  int width = MIN_CARD;

  for (guint i = 0; i < self->cards->len; i++) {
    int minimum;

    gtk_widget_measure (self->cards->pdata[i], GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL,
                        NULL);
    width = MAX (width, minimum);
  }

  return width;
}

static int
get_columns_width (AdcTechChart *self, int card_width)
{
  const int n_columns = (int) adc_tech_tree_get_n_columns (self->tree);

  return n_columns * card_width + (n_columns - 1) * ADC_TECH_GAP;
}

static int
get_indent (AdcTechChart *self, guint node)
{
  return (int) MIN (adc_tech_tree_get_node (self->tree, node)->depth, MAX_DEPTH) * ADC_TECH_INDENT;
}

static int
get_height (gpointer card, int width)
{
  int height;

  gtk_widget_measure (card, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  return height;
}

/* Fills in where each card goes, and gives the height of all. */
static int
place_in_columns (AdcTechChart *self, int width, GtkAllocation *places)
{
  const int n_columns = (int) adc_tech_tree_get_n_columns (self->tree);
  const int room = (width - (n_columns - 1) * ADC_TECH_GAP) / n_columns;
  const int card_width = MIN (room, MAX (MAX_CARD, get_card_width (self)));
  int y = 0;

  for (guint row = 0; row < adc_tech_tree_get_n_rows (self->tree); row++) {
    int height = 0;

    for (guint i = 0; i < self->cards->len; i++) {
      const AdcTechNode *node = adc_tech_tree_get_node (self->tree, i);

      if (node->row != row)
        continue;

      places[i].x = (int) node->column * (card_width + ADC_TECH_GAP);
      places[i].y = y;
      places[i].width = card_width;
      places[i].height = get_height (self->cards->pdata[i], card_width);
      height = MAX (height, places[i].height);
    }
    y += height + ROW_GAP;
  }

  return y - ROW_GAP;
}

static int
place_indented (AdcTechChart *self, int width, GtkAllocation *places)
{
  int y = 0;

  for (guint i = 0; i < self->cards->len; i++) {
    places[i].x = get_indent (self, i);
    places[i].y = y;
    places[i].width = MIN (width - places[i].x, MAX_INDENTED);
    places[i].height = get_height (self->cards->pdata[i], places[i].width);
    y += places[i].height + ROW_GAP;
  }

  return y - ROW_GAP;
}

static gboolean
has_room_for_columns (AdcTechChart *self, int width)
{
  return width >= get_columns_width (self, get_card_width (self));
}

static int
place (AdcTechChart *self, int width, GtkAllocation *places)
{
  if (self->cards->len == 0)
    return 0;

  return has_room_for_columns (self, width) ? place_in_columns (self, width, places)
                                            : place_indented (self, width, places);
}

static void
adc_tech_chart_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                        int *natural, int *minimum_baseline G_GNUC_UNUSED,
                        int *natural_baseline G_GNUC_UNUSED)
{
  AdcTechChart *self = ADC_TECH_CHART (widget);
  const int card_width = get_card_width (self);
  int least = 0, wide;

  for (guint i = 0; i < self->cards->len; i++)
    least = MAX (least, get_indent (self, i) + card_width);
  wide = self->cards->len > 0 ? MAX (least, get_columns_width (self, MAX (card_width, MAX_CARD)))
                              : 0;

  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    *minimum = least;
    *natural = wide;
  } else {
    g_autofree GtkAllocation *places = g_new0 (GtkAllocation, self->cards->len + 1);

    *minimum = *natural = place (self, for_size >= 0 ? MAX (for_size, least) : wide, places);
  }
}

static void
adc_tech_chart_size_allocate (GtkWidget *widget, int width, int height G_GNUC_UNUSED,
                              int baseline G_GNUC_UNUSED)
{
  AdcTechChart *self = ADC_TECH_CHART (widget);
  g_autofree GtkAllocation *places = g_new0 (GtkAllocation, self->cards->len + 1);

  place (self, width, places);
  self->is_in_columns = self->cards->len > 0 && has_room_for_columns (self, width);
  for (guint i = 0; i < self->cards->len; i++)
    gtk_widget_size_allocate (self->cards->pdata[i], &places[i], -1);
}

static GtkSizeRequestMode
adc_tech_chart_get_request_mode (GtkWidget *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
adc_tech_chart_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AdcTechChart *self = ADC_TECH_CHART (widget);

  if (self->tree != NULL)
    adc_tech_lines_draw (self, self->tree, self->chain, snapshot);
  GTK_WIDGET_CLASS (adc_tech_chart_parent_class)->snapshot (widget, snapshot);
}

static int
find_focus (AdcTechChart *self)
{
  GtkWidget *child = gtk_widget_get_focus_child (GTK_WIDGET (self));
  guint position;

  return child != NULL && g_ptr_array_find (self->cards, child, &position) ? (int) position : -1;
}

static gboolean
hangs_on (AdcTechChart *self, guint node, guint parent)
{
  GArray *needs = adc_tech_tree_get_node (self->tree, node)->needs;

  for (guint i = 0; i < needs->len; i++)
    if (g_array_index (needs, AdcTechNeed, i).node == parent)
      return TRUE;

  return FALSE;
}

/* The first thing that needs it, or -1. */
static int
find_next (AdcTechChart *self, guint from)
{
  for (guint i = 0; i < self->cards->len; i++)
    if (adc_tech_tree_get_node (self->tree, i)->parent == (int) from)
      return (int) i;
  for (guint i = 0; i < self->cards->len; i++)
    if (hangs_on (self, i, from))
      return (int) i;

  return -1;
}

/* The nearest in its column, or without columns in the list; -1: none. */
static int
find_beside (AdcTechChart *self, guint from, int step)
{
  const AdcTechNode *node = adc_tech_tree_get_node (self->tree, from);
  int best = -1;
  guint distance = G_MAXUINT;

  if (!self->is_in_columns)
    return (int) from + step < (int) self->cards->len ? (int) from + step : -1;

  for (guint i = 0; i < self->cards->len; i++) {
    const AdcTechNode *other = adc_tech_tree_get_node (self->tree, i);
    const int rows = ((int) other->row - (int) node->row) * step;

    if (other->column == node->column && rows > 0 && (guint) rows < distance) {
      distance = (guint) rows;
      best = (int) i;
    }
  }

  return best;
}

static int
find_neighbour (AdcTechChart *self, guint from, GtkDirectionType direction)
{
  switch (direction) {
  case GTK_DIR_LEFT:
    return adc_tech_tree_get_node (self->tree, from)->parent;
  case GTK_DIR_RIGHT:
    return find_next (self, from);
  case GTK_DIR_UP:
    return find_beside (self, from, -1);
  case GTK_DIR_DOWN:
    return find_beside (self, from, 1);
  case GTK_DIR_TAB_FORWARD:
  case GTK_DIR_TAB_BACKWARD:
  default:
    return -1;
  }
}

/* Up and down go through what stands on a card first. */
static gboolean
adc_tech_chart_focus (GtkWidget *widget, GtkDirectionType direction)
{
  AdcTechChart *self = ADC_TECH_CHART (widget);
  const int focus = find_focus (self);
  const gboolean is_tab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD;
  int next;

  if (focus < 0)
    return self->cards->len > 0 && gtk_widget_grab_focus (adc_tech_card_get_button (
                                     self->cards->pdata[0]));
  if (is_tab)
    return FALSE;
  if ((direction == GTK_DIR_UP || direction == GTK_DIR_DOWN) &&
      gtk_widget_child_focus (self->cards->pdata[focus], direction))
    return TRUE;

  next = find_neighbour (self, (guint) focus, direction);
  if (next >= 0)
    gtk_widget_grab_focus (adc_tech_card_get_button (self->cards->pdata[next]));
  return TRUE; /* at the end one stays there */
}

static void
ask_cb (AdcTechChart *self, GtkWidget *card)
{
  guint position;

  if (g_ptr_array_find (self->cards, card, &position))
    g_signal_emit (self, signals[ASK], 0, position);
}

static void
remove_cards (AdcTechChart *self)
{
  for (guint i = 0; i < self->cards->len; i++)
    gtk_widget_unparent (self->cards->pdata[i]);
  g_ptr_array_set_size (self->cards, 0);
}

static void
adc_tech_chart_dispose (GObject *object)
{
  AdcTechChart *self = ADC_TECH_CHART (object);

  remove_cards (self);
  g_clear_object (&self->chain);
  g_clear_object (&self->tree);
  G_OBJECT_CLASS (adc_tech_chart_parent_class)->dispose (object);
}

static void
adc_tech_chart_finalize (GObject *object)
{
  g_ptr_array_unref (ADC_TECH_CHART (object)->cards);
  G_OBJECT_CLASS (adc_tech_chart_parent_class)->finalize (object);
}

static void
adc_tech_chart_class_init (AdcTechChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_tech_chart_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_tech_chart_finalize;
  widget_class->measure = adc_tech_chart_measure;
  widget_class->size_allocate = adc_tech_chart_size_allocate;
  widget_class->get_request_mode = adc_tech_chart_get_request_mode;
  widget_class->snapshot = adc_tech_chart_snapshot;
  widget_class->focus = adc_tech_chart_focus;
  gtk_widget_class_set_css_name (widget_class, "tech-chart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  signals[ASK] = g_signal_new ("ask", ADC_TYPE_TECH_CHART, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
adc_tech_chart_init (AdcTechChart *self)
{
  self->cards = g_ptr_array_new ();
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Tech tree"), -1);
}

void
adc_tech_chart_set_tree (AdcTechChart *self, AdcTechTree *tree)
{
  g_return_if_fail (ADC_IS_TECH_CHART (self));
  g_return_if_fail (tree == NULL || ADC_IS_TECH_TREE (tree));

  remove_cards (self);
  g_clear_object (&self->chain);
  g_set_object (&self->tree, tree);
  for (guint i = 0; tree != NULL && i < adc_tech_tree_get_n_nodes (tree); i++) {
    GtkWidget *card = adc_tech_card_new (tree, i);

    g_signal_connect_object (card, "ask", G_CALLBACK (ask_cb), self, G_CONNECT_SWAPPED);
    gtk_widget_set_parent (card, GTK_WIDGET (self));
    g_ptr_array_add (self->cards, card);
  }
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
adc_tech_chart_set_chain (AdcTechChart *self, AdcTechChain *chain)
{
  g_return_if_fail (ADC_IS_TECH_CHART (self));
  g_return_if_fail (chain == NULL || ADC_IS_TECH_CHAIN (chain));

  g_set_object (&self->chain, chain);
  for (guint i = 0; i < self->cards->len; i++)
    adc_tech_card_set_needed (self->cards->pdata[i],
                              chain != NULL ? adc_tech_chain_get_count (chain, i) : 0,
                              chain != NULL && adc_tech_chain_get_target (chain) == i);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

gboolean
adc_tech_chart_is_in_columns (AdcTechChart *self)
{
  g_return_val_if_fail (ADC_IS_TECH_CHART (self), FALSE);

  return self->is_in_columns;
}

GtkWidget *
adc_tech_chart_get_card (AdcTechChart *self, guint node)
{
  g_return_val_if_fail (ADC_IS_TECH_CHART (self), NULL);
  g_return_val_if_fail (node < self->cards->len, NULL);

  return self->cards->pdata[node];
}
