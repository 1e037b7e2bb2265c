/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-odds-curve.h"

#include "adc-percent.h"

/* Pixels. */
#define NATURAL_WIDTH 320
#define MIN_WIDTH 160
#define GAP 4
#define DOT 4.5

#define LINES_HIGH 8 /* of text */
#define N_LINES 4    /* that divide the height, the floor aside */
#define PAGE 5       /* draws */

struct _AdcOddsCurve {
  GtkWidget  parent_instance;
  GArray    *values; /* of AdcChance; or NULL */
  guint      marker;
};

G_DEFINE_FINAL_TYPE (AdcOddsCurve, adc_odds_curve, GTK_TYPE_WIDGET)

enum { MOVED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* Where the curve itself is. */
typedef struct {
  double x, y, width, height;
} Frame;

static guint
get_n_draws (AdcOddsCurve *self)
{
  return self->values != NULL && self->values->len > 0 ? self->values->len - 1 : 0;
}

static PangoLayout *
create_layout (AdcOddsCurve *self, const char *text, int *width, int *height)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);

  pango_layout_get_pixel_size (layout, width, height);
  return layout;
}

static Frame
get_frame (AdcOddsCurve *self)
{
  g_autofree char *full = adc_percent_format (1, 0);
  int width, height;
  g_autoptr(PangoLayout) layout = create_layout (self, full, &width, &height);
  Frame frame = { width + GAP, height / 2.0, 0, 0 };

  frame.width = MAX (gtk_widget_get_width (GTK_WIDGET (self)) - frame.x - DOT - 1, 1);
  frame.height = MAX (gtk_widget_get_height (GTK_WIDGET (self)) - frame.y - height - GAP, 1);
  return frame;
}

static double
get_x (AdcOddsCurve *self, const Frame *frame, guint n_draws)
{
  return frame->x + frame->width * n_draws / MAX (get_n_draws (self), 1);
}

static double
get_y (const Frame *frame, double chance)
{
  return frame->y + frame->height * (1 - CLAMP (chance, 0, 1));
}

static AdcChance
get_value (AdcOddsCurve *self, guint n_draws)
{
  return g_array_index (self->values, AdcChance, n_draws);
}

static void
move_to (AdcOddsCurve *self, guint n_draws)
{
  const guint before = self->marker;

  adc_odds_curve_set_marker (self, n_draws);
  if (self->marker != before)
    g_signal_emit (self, signals[MOVED], 0);
}

static void
append_text (AdcOddsCurve *self, GtkSnapshot *snapshot, const char *text, double x, double y,
             double align)
{
  int width, height;
  g_autoptr(PangoLayout) layout = create_layout (self, text, &width, &height);
  const double last = MAX (gtk_widget_get_width (GTK_WIDGET (self)) - width, 0);
  GdkRGBA ink;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &ink);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (CLAMP (x - align * width, 0, last), y));
  gtk_snapshot_append_layout (snapshot, layout, &ink);
  gtk_snapshot_restore (snapshot);
}

static void
append_scales (AdcOddsCurve *self, GtkSnapshot *snapshot, const Frame *frame)
{
  g_autofree char *last = g_strdup_printf ("%u", get_n_draws (self));
  const double floor_y = frame->y + frame->height + GAP;

  for (guint i = 0; i <= N_LINES; i += N_LINES / 2) {
    const double chance = i / (double) N_LINES;
    g_autofree char *text = adc_percent_format (chance, 0);

    append_text (self, snapshot, text, frame->x - GAP, get_y (frame, chance) - frame->y, 1);
  }
  append_text (self, snapshot, "0", frame->x, floor_y, 0.5);
  append_text (self, snapshot, last, frame->x + frame->width, floor_y, 0.5);
}

static void
draw_lines (cairo_t *cr, const Frame *frame, const GdkRGBA *ink)
{
  cairo_set_line_width (cr, 1);
  for (guint i = 0; i <= N_LINES; i++) {
    const double y = (int) get_y (frame, i / (double) N_LINES) + 0.5;

    cairo_set_source_rgba (cr, ink->red, ink->green, ink->blue, i == 0 ? 0.5 : 0.15);
    cairo_move_to (cr, frame->x, y);
    cairo_line_to (cr, frame->x + frame->width, y);
    cairo_stroke (cr);
  }
}

/* Both ends of what it may be, and what lies between them. */
static void
draw_curve (AdcOddsCurve *self, cairo_t *cr, const Frame *frame, const GdkRGBA *colour)
{
  const guint n = get_n_draws (self);

  for (guint i = 0; i <= n; i++)
    cairo_line_to (cr, get_x (self, frame, i), get_y (frame, get_value (self, i).low));
  for (guint i = n + 1; i-- > 0;)
    cairo_line_to (cr, get_x (self, frame, i), get_y (frame, get_value (self, i).high));
  cairo_close_path (cr);
  cairo_set_source_rgba (cr, colour->red, colour->green, colour->blue, 0.25);
  cairo_fill (cr);

  gdk_cairo_set_source_rgba (cr, colour);
  cairo_set_line_width (cr, 2);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  for (guint i = 0; i <= n; i++)
    cairo_line_to (cr, get_x (self, frame, i), get_y (frame, get_value (self, i).low));
  cairo_stroke (cr);
  for (guint i = 0; i <= n; i++)
    cairo_line_to (cr, get_x (self, frame, i), get_y (frame, get_value (self, i).high));
  cairo_stroke (cr);
}

static void
draw_marker (AdcOddsCurve *self, cairo_t *cr, const Frame *frame, const GdkRGBA *ink)
{
  const AdcChance chance = get_value (self, self->marker);
  const double x = get_x (self, frame, self->marker);

  gdk_cairo_set_source_rgba (cr, ink);
  cairo_set_line_width (cr, 1);
  cairo_move_to (cr, x, frame->y);
  cairo_line_to (cr, x, frame->y + frame->height);
  cairo_stroke (cr);
  cairo_arc (cr, x, get_y (frame, chance.low), DOT, 0, 2 * G_PI);
  cairo_fill (cr);
  cairo_arc (cr, x, get_y (frame, chance.high), DOT, 0, 2 * G_PI);
  cairo_fill (cr);
}

static void
adc_odds_curve_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AdcOddsCurve *self = ADC_ODDS_CURVE (widget);
  GtkStyleContext *style = gtk_widget_get_style_context (widget);
  const Frame frame = get_frame (self);
  cairo_t *cr;
  GdkRGBA ink, colour;

  if (self->values == NULL || self->values->len == 0)
    return;

  gtk_style_context_get_color (style, &ink);
  if (!gtk_style_context_lookup_color (style, "accent_color", &colour))
    colour = ink;
  append_scales (self, snapshot, &frame);
  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget),
                                                       gtk_widget_get_height (widget)));
  draw_lines (cr, &frame, &ink);
  draw_curve (self, cr, &frame, &colour);
  draw_marker (self, cr, &frame, &ink);
  cairo_destroy (cr);
}

static void
adc_odds_curve_measure (GtkWidget *widget, GtkOrientation orientation, int for_size G_GNUC_UNUSED,
                        int *minimum, int *natural, int *minimum_baseline G_GNUC_UNUSED,
                        int *natural_baseline G_GNUC_UNUSED)
{
  int height;
  g_autoptr(PangoLayout) layout = create_layout (ADC_ODDS_CURVE (widget), "0", NULL, &height);

  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? MIN_WIDTH : height * LINES_HIGH;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? NATURAL_WIDTH : height * LINES_HIGH;
}

static gboolean
key_pressed_cb (AdcOddsCurve *self, guint key)
{
  const guint last = get_n_draws (self);

  switch (key) {
  case GDK_KEY_Left:
  case GDK_KEY_KP_Left:
    move_to (self, self->marker > 0 ? self->marker - 1 : 0);
    return GDK_EVENT_STOP;
  case GDK_KEY_Right:
  case GDK_KEY_KP_Right:
    move_to (self, self->marker + 1);
    return GDK_EVENT_STOP;
  case GDK_KEY_Page_Up:
  case GDK_KEY_KP_Page_Up:
    move_to (self, self->marker + PAGE);
    return GDK_EVENT_STOP;
  case GDK_KEY_Page_Down:
  case GDK_KEY_KP_Page_Down:
    move_to (self, self->marker > PAGE ? self->marker - PAGE : 0);
    return GDK_EVENT_STOP;
  case GDK_KEY_Home:
  case GDK_KEY_KP_Home:
    move_to (self, 0);
    return GDK_EVENT_STOP;
  case GDK_KEY_End:
  case GDK_KEY_KP_End:
    move_to (self, last);
    return GDK_EVENT_STOP;
  default:
    return GDK_EVENT_PROPAGATE;
  }
}

static void
point_at (AdcOddsCurve *self, double x)
{
  const Frame frame = get_frame (self);
  const double share = CLAMP ((x - frame.x) / frame.width, 0, 1);

  move_to (self, (guint) (share * get_n_draws (self) + 0.5));
}

static void
pressed_cb (AdcOddsCurve *self, double x)
{
  gtk_widget_grab_focus (GTK_WIDGET (self));
  point_at (self, x);
}

static void
dragged_cb (AdcOddsCurve *self, double offset, double offset_y G_GNUC_UNUSED, GtkGestureDrag *drag)
{
  double x, y;

  if (gtk_gesture_drag_get_start_point (drag, &x, &y))
    point_at (self, x + offset);
}

static void
adc_odds_curve_finalize (GObject *object)
{
  g_clear_pointer (&ADC_ODDS_CURVE (object)->values, g_array_unref);
  G_OBJECT_CLASS (adc_odds_curve_parent_class)->finalize (object);
}

static void
adc_odds_curve_class_init (AdcOddsCurveClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = adc_odds_curve_finalize;
  widget_class->measure = adc_odds_curve_measure;
  widget_class->snapshot = adc_odds_curve_snapshot;
  gtk_widget_class_set_css_name (widget_class, "odds-curve");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  signals[MOVED] = g_signal_new ("moved", ADC_TYPE_ODDS_CURVE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
}

static void
adc_odds_curve_init (AdcOddsCurve *self)
{
  GtkEventController *keyboard = gtk_event_controller_key_new ();
  GtkGesture *drag = gtk_gesture_drag_new ();

  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  g_signal_connect_object (keyboard, "key-pressed", G_CALLBACK (key_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), keyboard);
  g_signal_connect_object (drag, "drag-begin", G_CALLBACK (pressed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (drag, "drag-update", G_CALLBACK (dragged_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
}

GtkWidget *
adc_odds_curve_new (void)
{
  return g_object_new (ADC_TYPE_ODDS_CURVE, NULL);
}

void
adc_odds_curve_set_values (AdcOddsCurve *self, GArray *values)
{
  g_return_if_fail (ADC_IS_ODDS_CURVE (self));

  g_clear_pointer (&self->values, g_array_unref);
  self->values = values != NULL ? g_array_ref (values) : NULL;
  self->marker = MIN (self->marker, get_n_draws (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

guint
adc_odds_curve_get_marker (AdcOddsCurve *self)
{
  g_return_val_if_fail (ADC_IS_ODDS_CURVE (self), 0);

  return self->marker;
}

void
adc_odds_curve_set_marker (AdcOddsCurve *self, guint n_draws)
{
  g_return_if_fail (ADC_IS_ODDS_CURVE (self));

  self->marker = MIN (n_draws, get_n_draws (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
adc_odds_curve_set_words (AdcOddsCurve *self, const char *title, const char *marked)
{
  g_return_if_fail (ADC_IS_ODDS_CURVE (self));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, marked, -1);
}
