/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-tech-chart-private.h"

#include "adc-tech-card.h"

#define THIN 1.3
#define THICK 3.0
#define FAINT 0.4
#define ARROW 5.0
#define DASH 5.0
#define FIRST_LINE 20.0 /* pixels below its upper edge a line meets a card */

typedef struct {
  AdcTechChart *chart;
  AdcTechTree  *tree;
  AdcTechChain *chain; /* or NULL */
  cairo_t      *cr;
} Painter;

static gboolean
get_bounds (const Painter *painter, guint node, graphene_rect_t *bounds)
{
  GtkWidget *card = adc_tech_chart_get_card (painter->chart, node);

  return gtk_widget_compute_bounds (adc_tech_card_get_button (ADC_TECH_CARD (card)),
                                    GTK_WIDGET (painter->chart), bounds);
}

static double
get_anchor (const graphene_rect_t *bounds)
{
  return bounds->origin.y + MIN (bounds->size.height / 2, FIRST_LINE);
}

static void
draw_arrow (cairo_t *cr, double x, double y)
{
  cairo_set_dash (cr, NULL, 0, 0);
  cairo_move_to (cr, x - ARROW, y - ARROW);
  cairo_line_to (cr, x, y);
  cairo_line_to (cr, x - ARROW, y + ARROW);
  cairo_stroke (cr);
}

/* To the middle of the gap before the column, up or down, and on. */
static void
draw_in_columns (const Painter *painter, const graphene_rect_t *from, const graphene_rect_t *to)
{
  const double start = from->origin.x + from->size.width;
  const double end = to->origin.x - 1;
  const double middle = end - ADC_TECH_GAP / 2.0;
  const double y1 = get_anchor (from);
  const double y2 = get_anchor (to);

  cairo_move_to (painter->cr, start, y1);
  cairo_line_to (painter->cr, middle, y1);
  cairo_line_to (painter->cr, middle, y2);
  cairo_line_to (painter->cr, end, y2);
  cairo_stroke (painter->cr);
  draw_arrow (painter->cr, end, y2);
}

static void
draw_indented (const Painter *painter, const graphene_rect_t *from, const graphene_rect_t *to)
{
  const double x = from->origin.x + ADC_TECH_INDENT / 2.0;
  const double y = get_anchor (to);

  cairo_move_to (painter->cr, x, from->origin.y + from->size.height);
  cairo_line_to (painter->cr, x, y);
  cairo_line_to (painter->cr, to->origin.x - 1, y);
  cairo_stroke (painter->cr);
  draw_arrow (painter->cr, to->origin.x - 1, y);
}

static void
draw_need (const Painter *painter, guint position, const AdcTechNeed *need)
{
  const AdcTechNode *node = adc_tech_tree_get_node (painter->tree, position);
  const double dash[] = { DASH, DASH };
  graphene_rect_t from, to;

  if (!get_bounds (painter, need->node, &from) || !get_bounds (painter, position, &to))
    return;

  cairo_set_dash (painter->cr, dash, need->kind == ADC_TECH_REQUIRED ? 0 : G_N_ELEMENTS (dash), 0);
  if (adc_tech_chart_is_in_columns (painter->chart))
    draw_in_columns (painter, &from, &to);
  else if (node->parent == (int) need->node)
    draw_indented (painter, &from, &to);
}

static gboolean
is_in_chain (const Painter *painter, guint position, const AdcTechNeed *need)
{
  return painter->chain != NULL && need->kind != ADC_TECH_OTHER &&
         adc_tech_chain_has_link (painter->chain, need->node, position);
}

static void
draw_all (const Painter *painter, gboolean are_in_chain)
{
  for (guint i = 0; i < adc_tech_tree_get_n_nodes (painter->tree); i++) {
    GArray *needs = adc_tech_tree_get_node (painter->tree, i)->needs;

    for (guint j = 0; j < needs->len; j++) {
      const AdcTechNeed *need = &g_array_index (needs, AdcTechNeed, j);

      if (is_in_chain (painter, i, need) == are_in_chain)
        draw_need (painter, i, need);
    }
  }
}

/* What is needed for what is looked at lies on top, thicker. */
void
adc_tech_lines_draw (AdcTechChart *chart, AdcTechTree *tree, AdcTechChain *chain,
                     GtkSnapshot *snapshot)
{
  GtkWidget *widget = GTK_WIDGET (chart);
  GtkStyleContext *style = gtk_widget_get_style_context (widget);
  Painter painter = { chart, tree, chain, NULL };
  GdkRGBA plain, accent;

  gtk_style_context_get_color (style, &plain);
  if (!gtk_style_context_lookup_color (style, "accent_color", &accent))
    accent = plain;

  painter.cr = gtk_snapshot_append_cairo (snapshot,
                                          &GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget),
                                                               gtk_widget_get_height (widget)));
  cairo_set_line_join (painter.cr, CAIRO_LINE_JOIN_ROUND);
  plain.alpha *= FAINT;
  gdk_cairo_set_source_rgba (painter.cr, &plain);
  cairo_set_line_width (painter.cr, THIN);
  draw_all (&painter, FALSE);
  gdk_cairo_set_source_rgba (painter.cr, &accent);
  cairo_set_line_width (painter.cr, THICK);
  draw_all (&painter, TRUE);
  cairo_destroy (painter.cr);
}
