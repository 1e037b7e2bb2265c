/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-ark-figures.h"

#include <math.h>

#define LINES_HIGH 1.3 /* how many lines of text a figure is high */
#define SLIM 0.8       /* its width by its height */
#define MAX_DRAWN 6    /* more are not counted at a glance: the number beside them says how many */

struct _AdcArkFigures {
  GtkWidget    parent_instance;
  AdcArkFigure figure;
  guint        count;
  gboolean     are_hollow;
};

G_DEFINE_FINAL_TYPE (AdcArkFigures, adc_ark_figures, GTK_TYPE_WIDGET)

static int
get_height (AdcArkFigures *self)
{
  g_autoptr(PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), "0");
  int height;

  pango_layout_get_pixel_size (layout, NULL, &height);
  return ceil (height * LINES_HIGH);
}

/* Even without any there is one, pale, to say what is counted. */
static guint
count_drawn (AdcArkFigures *self)
{
  return CLAMP (self->count, 1, MAX_DRAWN);
}

static void
adc_ark_figures_measure (GtkWidget *widget, GtkOrientation orientation, int for_size G_GNUC_UNUSED,
                         int *minimum, int *natural, int *minimum_baseline G_GNUC_UNUSED,
                         int *natural_baseline G_GNUC_UNUSED)
{
  AdcArkFigures *self = ADC_ARK_FIGURES (widget);
  const int height = get_height (self);

  *minimum = *natural = height;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = ceil (height * SLIM * count_drawn (self));
}

/* Arms out, legs apart, in a square of side 1. */
static void
trace_body (cairo_t *cr)
{
  cairo_move_to (cr, 0.38, 0.36);
  cairo_curve_to (cr, 0.20, 0.42, 0.04, 0.46, 0.04, 0.58);
  cairo_curve_to (cr, 0.04, 0.68, 0.20, 0.68, 0.30, 0.64);
  cairo_line_to (cr, 0.12, 0.96);
  cairo_line_to (cr, 0.42, 0.96);
  cairo_line_to (cr, 0.50, 0.80);
  cairo_line_to (cr, 0.58, 0.96);
  cairo_line_to (cr, 0.88, 0.96);
  cairo_line_to (cr, 0.70, 0.64);
  cairo_curve_to (cr, 0.80, 0.68, 0.96, 0.68, 0.96, 0.58);
  cairo_curve_to (cr, 0.96, 0.46, 0.80, 0.42, 0.62, 0.36);
}

static void
trace_meeple (cairo_t *cr)
{
  trace_body (cr);
  cairo_arc (cr, 0.5, 0.22, 0.18, 0.25 * G_PI, 0.75 * G_PI + 2 * G_PI);
  cairo_close_path (cr);
}

/* With a pointed hood. */
static void
trace_mercenary (cairo_t *cr)
{
  trace_body (cr);
  cairo_line_to (cr, 0.72, 0.28);
  cairo_line_to (cr, 0.50, 0.02);
  cairo_line_to (cr, 0.28, 0.28);
  cairo_close_path (cr);
}

static void
trace_robot (cairo_t *cr)
{
  cairo_rectangle (cr, 0.47, 0.02, 0.06, 0.12);
  cairo_rectangle (cr, 0.30, 0.12, 0.40, 0.24);
  cairo_rectangle (cr, 0.18, 0.42, 0.64, 0.30);
  cairo_rectangle (cr, 0.22, 0.76, 0.20, 0.20);
  cairo_rectangle (cr, 0.58, 0.76, 0.20, 0.20);
}

static void
adc_ark_figures_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  static void (*const tracers[]) (cairo_t *) = { trace_meeple, trace_robot, trace_mercenary };
  AdcArkFigures *self = ADC_ARK_FIGURES (widget);
  const double height = get_height (self);
  const guint n = count_drawn (self);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget),
                                               gtk_widget_get_height (widget));
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  GdkRGBA colour;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &colour);
  if (self->count == 0)
    colour.alpha *= 0.25;
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_translate (cr, 0, (gtk_widget_get_height (widget) - height) / 2);
  for (guint i = 0; i < n; i++) {
    cairo_save (cr);
    cairo_translate (cr, i * height * SLIM, 0);
    cairo_scale (cr, height * SLIM, height);
    tracers[self->figure] (cr);
    cairo_set_line_width (cr, 0.07);
    if (self->are_hollow)
      cairo_stroke (cr);
    else
      cairo_fill (cr);
    cairo_restore (cr);
  }
  cairo_destroy (cr);
}

static void
adc_ark_figures_class_init (AdcArkFiguresClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = adc_ark_figures_measure;
  widget_class->snapshot = adc_ark_figures_snapshot;
  gtk_widget_class_set_css_name (widget_class, "ark-figures");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
adc_ark_figures_init (AdcArkFigures *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

GtkWidget *
adc_ark_figures_new (AdcArkFigure figure)
{
  AdcArkFigures *self = g_object_new (ADC_TYPE_ARK_FIGURES, NULL);

  self->figure = figure;
  return GTK_WIDGET (self);
}

void
adc_ark_figures_set_count (AdcArkFigures *self, guint count, gboolean are_hollow)
{
  g_return_if_fail (ADC_IS_ARK_FIGURES (self));

  if (self->count == count && self->are_hollow == are_hollow)
    return;

  self->count = count;
  self->are_hollow = are_hollow;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
