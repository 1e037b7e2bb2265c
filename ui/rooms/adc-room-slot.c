/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-room-slot.h"

#include <math.h>

#define CUBE_CORNER 0.18  /* of its size */
#define SLOT_CORNER 0.12
#define LETTER_HEIGHT 0.56
#define DASH 3.0f

/* Where a figure's head, arms and legs are, in halves of its height from its middle. */
#define HEAD_Y -0.55
#define HEAD_RADIUS 0.4

struct _AdcRoomSlot {
  GtkWidget        parent_instance;
  AdcRoomSlotShape shape;
  char            *letters; /* NULL: empty */
  GdkRGBA          colour;
  gboolean         is_doubtful;
};

G_DEFINE_FINAL_TYPE (AdcRoomSlot, adc_room_slot, GTK_TYPE_WIDGET)

static const GdkRGBA grey = { 0.55f, 0.55f, 0.55f, 1 };

/* What the eye makes of it, between 0 and 1. */
static double
get_light (const GdkRGBA *colour)
{
  return 0.299 * colour->red + 0.587 * colour->green + 0.114 * colour->blue;
}

static void
trace_figure (cairo_t *cr, double x, double y, double half)
{
  cairo_new_path (cr);
  cairo_arc (cr, x, y + HEAD_Y * half, HEAD_RADIUS * half, 0.8 * G_PI, 0.2 * G_PI);
  cairo_line_to (cr, x + 0.95 * half, y + 0.05 * half);
  cairo_line_to (cr, x + 0.85 * half, y + 0.35 * half);
  cairo_line_to (cr, x + 0.55 * half, y + 0.3 * half);
  cairo_line_to (cr, x + 0.8 * half, y + 0.95 * half);
  cairo_line_to (cr, x - 0.8 * half, y + 0.95 * half);
  cairo_line_to (cr, x - 0.55 * half, y + 0.3 * half);
  cairo_line_to (cr, x - 0.85 * half, y + 0.35 * half);
  cairo_line_to (cr, x - 0.95 * half, y + 0.05 * half);
  cairo_close_path (cr);
}

static void
trace_square (cairo_t *cr, double x, double y, double half, double corner)
{
  const double radius = corner * 2 * half;

  cairo_new_path (cr);
  cairo_arc (cr, x + half - radius, y - half + radius, radius, -G_PI / 2, 0);
  cairo_arc (cr, x + half - radius, y + half - radius, radius, 0, G_PI / 2);
  cairo_arc (cr, x - half + radius, y + half - radius, radius, G_PI / 2, G_PI);
  cairo_arc (cr, x - half + radius, y - half + radius, radius, G_PI, 1.5 * G_PI);
  cairo_close_path (cr);
}

static void
trace (AdcRoomSlot *self, cairo_t *cr, double x, double y, double half)
{
  if (self->shape == ADC_ROOM_SLOT_UNIT) {
    trace_figure (cr, x, y, half);
  } else if (self->shape == ADC_ROOM_SLOT_ROUND) {
    cairo_new_path (cr);
    cairo_arc (cr, x, y, half, 0, 2 * G_PI);
  } else {
    trace_square (cr, x, y, half, self->letters != NULL ? CUBE_CORNER : SLOT_CORNER);
  }
}

static void
write_text (AdcRoomSlot *self, cairo_t *cr, const char *text, double x, double y, double half)
{
  g_autoptr(PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  PangoFontDescription *font = pango_font_description_copy (
    pango_context_get_font_description (pango_layout_get_context (layout)));
  const double low = self->shape == ADC_ROOM_SLOT_UNIT ? 0.3 * half : 0;
  PangoRectangle ink;
  double scale;

  pango_font_description_set_absolute_size (font, 2 * half * LETTER_HEIGHT * PANGO_SCALE);
  pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_get_pixel_extents (layout, &ink, NULL);
  scale = MIN (1, 1.4 * half / MAX (ink.width, 1));
  if (self->shape == ADC_ROOM_SLOT_UNIT)
    scale = MIN (0.85, scale);

  cairo_save (cr);
  cairo_translate (cr, x, y + low);
  cairo_scale (cr, scale, scale);
  cairo_translate (cr, -(ink.x + ink.width / 2.0), -(ink.y + ink.height / 2.0));
  pango_cairo_show_layout (cr, layout);
  cairo_restore (cr);
}

/* A token has an edge in the colour of the text, or a yellow one would be lost on white and a black
 * one on a dark ground. */
static void
draw_token (AdcRoomSlot *self, cairo_t *cr, double x, double y, double half, const GdkRGBA *ink)
{
  trace (self, cr, x, y, half);
  gdk_cairo_set_source_rgba (cr, &self->colour);
  cairo_fill_preserve (cr);
  cairo_set_source_rgba (cr, ink->red, ink->green, ink->blue, 0.75);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
  if (self->shape == ADC_ROOM_SLOT_ROUND) { /* the rim of a cylinder seen from above */
    cairo_set_source_rgba (cr, 1, 1, 1, 0.35);
    cairo_arc (cr, x, y, half - 2, 0, 2 * G_PI);
    cairo_stroke (cr);
  }
  if (get_light (&self->colour) > 0.55)
    cairo_set_source_rgb (cr, 0, 0, 0);
  else
    cairo_set_source_rgb (cr, 1, 1, 1);
  write_text (self, cr, self->letters, x, y, half);
}

static void
draw_empty (AdcRoomSlot *self, cairo_t *cr, double x, double y, double half, const GdkRGBA *ink)
{
  const double dashes[] = { DASH, DASH / 1.5 };

  trace (self, cr, x, y, half);
  cairo_set_source_rgba (cr, ink->red, ink->green, ink->blue, 0.06);
  cairo_fill_preserve (cr);
  cairo_set_source_rgba (cr, ink->red, ink->green, ink->blue, 0.6);
  cairo_set_line_width (cr, 1);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_stroke (cr);
  if (self->is_doubtful)
    write_text (self, cr, "?", x, y, half);
}

static void
adc_room_slot_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AdcRoomSlot *self = ADC_ROOM_SLOT (widget);
  const int width = gtk_widget_get_width (widget);
  const int height = gtk_widget_get_height (widget);
  const double half = floor (MIN (width, height) / 2.0) - 1;
  const graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, width, height);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  GdkRGBA ink;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &ink);
  if (self->letters != NULL)
    draw_token (self, cr, width / 2.0, height / 2.0, half, &ink);
  else
    draw_empty (self, cr, width / 2.0, height / 2.0, half, &ink);
  cairo_destroy (cr);
}

static void
adc_room_slot_finalize (GObject *object)
{
  g_free (ADC_ROOM_SLOT (object)->letters);
  G_OBJECT_CLASS (adc_room_slot_parent_class)->finalize (object);
}

static void
adc_room_slot_class_init (AdcRoomSlotClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = adc_room_slot_finalize;
  widget_class->snapshot = adc_room_slot_snapshot;
  gtk_widget_class_set_css_name (widget_class, "room-slot"); /* its size is there, in letters */
  /* The card around it says it all in one sentence. */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
adc_room_slot_init (AdcRoomSlot *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

GtkWidget *
adc_room_slot_new (AdcRoomSlotShape shape)
{
  AdcRoomSlot *self = g_object_new (ADC_TYPE_ROOM_SLOT, NULL);

  self->shape = shape;
  return GTK_WIDGET (self);
}

void
adc_room_slot_set_token (AdcRoomSlot *self, const char *letters, const char *colour)
{
  g_return_if_fail (ADC_IS_ROOM_SLOT (self));

  g_free (self->letters);
  self->letters = g_strdup (letters);
  if (colour == NULL || !gdk_rgba_parse (&self->colour, colour))
    self->colour = grey;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
adc_room_slot_set_doubtful (AdcRoomSlot *self, gboolean is_doubtful)
{
  g_return_if_fail (ADC_IS_ROOM_SLOT (self));

  self->is_doubtful = is_doubtful;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
