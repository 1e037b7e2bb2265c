/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-table-chart.h"

#include <glib/gi18n-lib.h>

#define MARGIN 22.0 /* for the lengths beside it, in pixels */
#define MOST_WIDE 520
#define LEAST_WIDE 160

struct _AdcTableChart {
  GtkWidget             parent_instance;
  AdcSetupPlan         *plan;
  const AdcSetupLayout *layout; /* the game's */
};

G_DEFINE_FINAL_TYPE (AdcTableChart, adc_table_chart, GTK_TYPE_WIDGET)

/* What is drawn with: everything but the lengths is in millimetres. */
typedef struct {
  cairo_t              *cr;
  const AdcSetupTable  *table;
  const AdcSetupLayout *layout;
  GdkRGBA               colour;
  double                pixel; /* in millimetres */
  guint                 n_players;
  PangoLayout          *text;
} Brush;

static void
set_ink (Brush *brush, double strength)
{
  cairo_set_source_rgba (brush->cr, brush->colour.red, brush->colour.green, brush->colour.blue,
                         brush->colour.alpha * strength);
}

/* Words in the middle of a place, as high as is said, in millimetres. */
static void
write_words (Brush *brush, const char *words, double x, double y, double height)
{
  PangoRectangle extents;
  double scale;

  pango_layout_set_text (brush->text, words, -1);
  pango_layout_get_pixel_extents (brush->text, NULL, &extents);
  if (extents.height == 0)
    return;

  scale = height / extents.height;
  cairo_save (brush->cr);
  cairo_translate (brush->cr, x - extents.width * scale / 2, y - height / 2);
  cairo_scale (brush->cr, scale, scale);
  pango_cairo_show_layout (brush->cr, brush->text);
  cairo_restore (brush->cr);
}

/* The outline of a piece bent at a right angle, clockwise from where its arms meet. */
static void
trace_bent (Brush *brush, const AdcSetupArea *area, int arm, AdcSetupCorner corner)
{
  const gboolean is_right = corner == ADC_SETUP_CORNER_NE || corner == ADC_SETUP_CORNER_SE;
  const gboolean is_low = corner == ADC_SETUP_CORNER_SE || corner == ADC_SETUP_CORNER_SW;
  const double x = is_right ? area->x + area->width : area->x;
  const double y = is_low ? area->y + area->depth : area->y;
  const double h = is_right ? -1 : 1, v = is_low ? -1 : 1;

  cairo_move_to (brush->cr, x, y);
  cairo_line_to (brush->cr, x + h * area->width, y);
  cairo_line_to (brush->cr, x + h * area->width, y + v * arm);
  cairo_line_to (brush->cr, x + h * arm, y + v * arm);
  cairo_line_to (brush->cr, x + h * arm, y + v * area->depth);
  cairo_line_to (brush->cr, x, y + v * area->depth);
  cairo_close_path (brush->cr);
}

/* Those of a player have his number; those of nobody are dashed. */
static void
draw_put (Brush *brush, const AdcSetupPut *put)
{
  const AdcSetupPiece *piece = adc_setup_table_find_piece (brush->table, put->piece);
  const AdcSetupArea area = adc_setup_table_get_area (brush->table, put);
  const gboolean is_unused = put->player > brush->n_players;
  const double dashes[] = { 6 * brush->pixel, 4 * brush->pixel };

  if (is_unused && put->is_if_played)
    return;

  if (piece->arm > 0)
    trace_bent (brush, &area, piece->arm, put->corner);
  else
    cairo_rectangle (brush->cr, area.x, area.y, area.width, area.depth);
  set_ink (brush, is_unused ? 0.04 : put->player == 0 ? 0.32 : put->is_if_played ? 0.1 : 0.18);
  cairo_fill_preserve (brush->cr);
  cairo_set_dash (brush->cr, dashes, is_unused ? 2 : 0, 0);
  cairo_set_line_width (brush->cr, brush->pixel * (put->is_if_played ? 1 : 1.5));
  set_ink (brush, 0.85);
  cairo_stroke (brush->cr);
  cairo_set_dash (brush->cr, NULL, 0, 0);
  if (put->player > 0) {
    g_autofree char *number = is_unused ? g_strdup ("–") : g_strdup_printf ("%u", put->player);

    write_words (brush, number, area.x + area.width / 2.0, area.y + area.depth / 2.0,
                 MIN (area.width, area.depth) * 0.6);
  }
}

static void
draw_squares (Brush *brush)
{
  const int width = (int) brush->layout->n_columns * brush->layout->square;
  const int depth = (int) brush->layout->n_rows * brush->layout->square;

  set_ink (brush, 0.2);
  cairo_set_line_width (brush->cr, brush->pixel);
  for (guint i = 0; i <= brush->layout->n_columns; i++) {
    cairo_move_to (brush->cr, i * brush->layout->square, 0);
    cairo_line_to (brush->cr, i * brush->layout->square, depth);
  }
  for (guint i = 0; i <= brush->layout->n_rows; i++) {
    cairo_move_to (brush->cr, 0, i * brush->layout->square);
    cairo_line_to (brush->cr, width, i * brush->layout->square);
  }
  cairo_stroke (brush->cr);
}

/* The players' own table around it, if they have said how large it is. */
static void
draw_table (Brush *brush, const AdcSetupArea *table)
{
  const double dashes[] = { 2 * brush->pixel, 3 * brush->pixel };

  cairo_rectangle (brush->cr, table->x, table->y, table->width, table->depth);
  set_ink (brush, 0.6);
  cairo_set_line_width (brush->cr, 2 * brush->pixel);
  cairo_set_dash (brush->cr, dashes, 2, 0);
  cairo_stroke (brush->cr);
  cairo_set_dash (brush->cr, NULL, 0, 0);
}

/* How wide and how deep it is, outside of it. */
static void
draw_lengths (Brush *brush, const AdcSetupArea *bounds)
{
  /* Translators: a length in centimetres */
  g_autofree char *width = g_strdup_printf (_("%d cm"), bounds->width / 10);
  g_autofree char *depth = g_strdup_printf (_("%d cm"), bounds->depth / 10);
  const double gap = MARGIN / 2 * brush->pixel, height = 14 * brush->pixel;

  set_ink (brush, 1);
  write_words (brush, width, bounds->x + bounds->width / 2.0, bounds->y - gap, height);
  cairo_save (brush->cr);
  cairo_translate (brush->cr, bounds->x - gap, bounds->y + bounds->depth / 2.0);
  cairo_rotate (brush->cr, -G_PI / 2);
  write_words (brush, depth, 0, 0, height);
  cairo_restore (brush->cr);
}

/* The table lies as the layout does, or turned by a quarter if it fits so. */
static gboolean
get_own_table (AdcTableChart *self, const AdcSetupArea *bounds, AdcSetupArea *own)
{
  const AdcSetupFit fit = adc_setup_fit_get (self->plan, self->layout);
  guint width, depth;

  if (fit == ADC_SETUP_FIT_UNKNOWN)
    return FALSE;

  adc_setup_plan_get_table (self->plan, &width, &depth);
  own->width = (int) (fit == ADC_SETUP_FIT_TURNED ? depth : width) * 10;
  own->depth = (int) (fit == ADC_SETUP_FIT_TURNED ? width : depth) * 10;
  own->x = bounds->x + (bounds->width - own->width) / 2;
  own->y = bounds->y + (bounds->depth - own->depth) / 2;
  return TRUE;
}

/* Everything that is drawn, in millimetres. */
static AdcSetupArea
get_whole (AdcTableChart *self)
{
  const AdcSetupTable *table = adc_setup_get_table (adc_setup_plan_get_setup (self->plan));
  AdcSetupArea whole = adc_setup_table_get_bounds (table, self->layout);
  AdcSetupArea own;

  if (get_own_table (self, &whole, &own)) {
    const int right = MAX (whole.x + whole.width, own.x + own.width);
    const int bottom = MAX (whole.y + whole.depth, own.y + own.depth);

    whole.x = MIN (whole.x, own.x);
    whole.y = MIN (whole.y, own.y);
    whole.width = right - whole.x;
    whole.depth = bottom - whole.y;
  }

  return whole;
}

static void
adc_table_chart_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AdcTableChart *self = ADC_TABLE_CHART (widget);
  const int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  g_autoptr(PangoLayout) text = NULL;
  AdcSetupArea whole, bounds, own;
  Brush brush = { 0 };
  gboolean has_own;
  double scale;

  if (self->layout == NULL || width <= 3 * MARGIN || height <= 3 * MARGIN)
    return;

  whole = get_whole (self);
  scale = MIN ((width - 2 * MARGIN) / whole.width, (height - 2 * MARGIN) / whole.depth);
  text = gtk_widget_create_pango_layout (widget, NULL);
  brush.cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  brush.table = adc_setup_get_table (adc_setup_plan_get_setup (self->plan));
  brush.layout = self->layout;
  brush.pixel = 1 / scale;
  brush.n_players = adc_setup_plan_get_n_players (self->plan);
  brush.text = text;
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &brush.colour);
  bounds = adc_setup_table_get_bounds (brush.table, self->layout);

  cairo_translate (brush.cr, (width - whole.width * scale) / 2,
                   (height - whole.depth * scale) / 2);
  cairo_scale (brush.cr, scale, scale);
  cairo_translate (brush.cr, -whole.x, -whole.y);
  has_own = get_own_table (self, &bounds, &own);
  if (has_own)
    draw_table (&brush, &own);
  draw_squares (&brush);
  for (guint i = 0; i < self->layout->puts->len; i++)
    draw_put (&brush, self->layout->puts->pdata[i]);
  draw_lengths (&brush, has_own ? &own : &bounds);
  cairo_destroy (brush.cr);
}

static GtkSizeRequestMode
adc_table_chart_get_request_mode (GtkWidget *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
adc_table_chart_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                         int *natural, int *minimum_baseline G_GNUC_UNUSED,
                         int *natural_baseline G_GNUC_UNUSED)
{
  AdcTableChart *self = ADC_TABLE_CHART (widget);
  AdcSetupArea whole;
  int width;

  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    *minimum = LEAST_WIDE;
    *natural = MOST_WIDE;
    return;
  }
  if (self->layout == NULL) {
    *minimum = *natural = 0;
    return;
  }

  whole = get_whole (self);
  width = CLAMP (for_size < 0 ? MOST_WIDE : for_size, LEAST_WIDE, MOST_WIDE);
  *minimum = *natural =
    (int) ((width - 2 * MARGIN) * whole.depth / whole.width + 2 * MARGIN + 0.5);
}

static void
adc_table_chart_dispose (GObject *object)
{
  AdcTableChart *self = ADC_TABLE_CHART (object);

  self->layout = NULL;
  g_clear_object (&self->plan);
  G_OBJECT_CLASS (adc_table_chart_parent_class)->dispose (object);
}

static void
adc_table_chart_class_init (AdcTableChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_table_chart_dispose;
  widget_class->snapshot = adc_table_chart_snapshot;
  widget_class->measure = adc_table_chart_measure;
  widget_class->get_request_mode = adc_table_chart_get_request_mode;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
adc_table_chart_init (AdcTableChart *self G_GNUC_UNUSED)
{
}

GtkWidget *
adc_table_chart_new (void)
{
  return g_object_new (ADC_TYPE_TABLE_CHART, NULL);
}

void
adc_table_chart_update (AdcTableChart *self, AdcSetupPlan *plan, const AdcSetupLayout *layout)
{
  g_autofree char *description = NULL;

  g_return_if_fail (ADC_IS_TABLE_CHART (self));
  g_return_if_fail (ADC_IS_SETUP_PLAN (plan));

  g_set_object (&self->plan, plan);
  self->layout = layout;
  gtk_widget_set_visible (GTK_WIDGET (self), layout != NULL);
  if (layout != NULL) {
    description = adc_setup_fit_dup_description (plan, layout);
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    adc_text_get (layout->title),
                                    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
  }
  gtk_widget_queue_resize (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
