/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-shape-icon.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <math.h>

#define LINES_HIGH 1.6 /* how many lines of text a shape is high */
#define UNKNOWN_COLOUR "#9a9996"

struct _AdcShapeIcon {
  GtkWidget  parent_instance;
  AdcShape   shape;
  GdkRGBA    colour;
  AdcMark    mark;
  char      *type; /* what the shape stands for, or NULL */
  char      *text; /* or NULL */
};

G_DEFINE_FINAL_TYPE (AdcShapeIcon, adc_shape_icon, GTK_TYPE_WIDGET)

static int
get_size (AdcShapeIcon *self)
{
  g_autoptr(PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), "0");
  int height;

  pango_layout_get_pixel_size (layout, NULL, &height);
  return ceil (height * LINES_HIGH);
}

static void
adc_shape_icon_measure (GtkWidget *widget, GtkOrientation orientation G_GNUC_UNUSED,
                        int for_size G_GNUC_UNUSED, int *minimum, int *natural,
                        int *minimum_baseline G_GNUC_UNUSED, int *natural_baseline G_GNUC_UNUSED)
{
  *minimum = *natural = get_size (ADC_SHAPE_ICON (widget));
}

static GdkRGBA
get_text_colour (AdcShapeIcon *self)
{
  GdkRGBA colour;

  if (self->mark != ADC_MARK_UNKNOWN)
    return *adc_shape_get_ink (&self->colour);

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &colour);
  return colour;
}

static void
snapshot_text (AdcShapeIcon *self, GtkSnapshot *snapshot, double size)
{
  g_autofree char *text = g_strconcat (self->mark == ADC_MARK_DEDUCED ? "≈" : "", self->text, NULL);
  g_autoptr(PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  GdkRGBA colour = get_text_colour (self);
  double scale, room = size * adc_shape_get_room (self->shape);
  int width, height;

  /* Three digits still fit, smaller. */
  pango_layout_get_pixel_size (layout, &width, &height);
  scale = width > room ? room / width : 1;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT ((size - width * scale) / 2,
                                                (size - height * scale) / 2 +
                                                  adc_shape_get_offset (self->shape) * size));
  gtk_snapshot_scale (snapshot, scale, scale);
  gtk_snapshot_append_layout (snapshot, layout, &colour);
  gtk_snapshot_restore (snapshot);
}

static void
draw_pencil (cairo_t *cr, double size)
{
  cairo_translate (cr, size * 0.5, size * 0.5);
  cairo_rotate (cr, G_PI / 4);
  cairo_rectangle (cr, -size * 0.11, -size * 0.32, size * 0.22, size * 0.42);
  cairo_move_to (cr, -size * 0.11, size * 0.16);
  cairo_line_to (cr, size * 0.11, size * 0.16);
  cairo_line_to (cr, 0, size * 0.36);
  cairo_fill (cr);
}

/* A small disc over the corner: a pencil in the colour of the text around the shape, on what that
 * reads best on. */
static void
draw_user_mark (AdcShapeIcon *self, cairo_t *cr, double size)
{
  double disc = size * 0.42;
  GdkRGBA ink;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &ink);
  ink.alpha = 1;

  cairo_translate (cr, size - disc, 0);
  gdk_cairo_set_source_rgba (cr, adc_shape_get_ink (&ink));
  cairo_arc (cr, disc / 2, disc / 2, disc / 2, 0, 2 * G_PI);
  cairo_fill (cr);
  gdk_cairo_set_source_rgba (cr, &ink);
  draw_pencil (cr, disc);
}

static void
adc_shape_icon_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AdcShapeIcon *self = ADC_SHAPE_ICON (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  double size = MIN (width, height);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, size, size);
  cairo_t *cr;

  if (size <= 0)
    return;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (floor ((width - size) / 2),
                                                          floor ((height - size) / 2)));
  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  adc_shape_draw (cr, self->shape, &self->colour, size, self->mark == ADC_MARK_UNKNOWN);
  if (adw_style_manager_get_high_contrast (adw_style_manager_get_default ())) {
    GdkRGBA ink;

    gtk_style_context_get_color (gtk_widget_get_style_context (widget), &ink);
    adc_shape_draw_edge (cr, self->shape, &ink, size);
  }
  cairo_destroy (cr);

  if (self->text != NULL)
    snapshot_text (self, snapshot, size);

  if (self->mark == ADC_MARK_USER) {
    cr = gtk_snapshot_append_cairo (snapshot, &bounds);
    draw_user_mark (self, cr, size);
    cairo_destroy (cr);
  }

  gtk_snapshot_restore (snapshot);
}

/* What is seen: the shape, what is written on it. */
static void
update_name (AdcShapeIcon *self)
{
  g_autofree char *both = self->type != NULL && self->text != NULL
                            ? g_strjoin (", ", self->type, self->text, NULL)
                            : NULL;
  const char *name = both != NULL ? both : self->type != NULL ? self->type : self->text;

  if (name != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
adc_shape_icon_finalize (GObject *object)
{
  g_free (ADC_SHAPE_ICON (object)->type);
  g_free (ADC_SHAPE_ICON (object)->text);
  G_OBJECT_CLASS (adc_shape_icon_parent_class)->finalize (object);
}

static void
adc_shape_icon_class_init (AdcShapeIconClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = adc_shape_icon_finalize;
  widget_class->measure = adc_shape_icon_measure;
  widget_class->snapshot = adc_shape_icon_snapshot;
  gtk_widget_class_set_css_name (widget_class, "shape-icon");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
adc_shape_icon_init (AdcShapeIcon *self)
{
  gdk_rgba_parse (&self->colour, UNKNOWN_COLOUR);
}

GtkWidget *
adc_shape_icon_new (void)
{
  return g_object_new (ADC_TYPE_SHAPE_ICON, NULL);
}

void
adc_shape_icon_set_shape (AdcShapeIcon *self, AdcShape shape, const char *colour)
{
  g_return_if_fail (ADC_IS_SHAPE_ICON (self));

  self->shape = shape;
  if (colour == NULL || !gdk_rgba_parse (&self->colour, colour))
    gdk_rgba_parse (&self->colour, UNKNOWN_COLOUR);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
adc_shape_icon_set_unit_type (AdcShapeIcon *self, AdcUnitType *type)
{
  g_return_if_fail (ADC_IS_SHAPE_ICON (self));

  if (type != NULL)
    adc_shape_icon_set_shape (self, adc_unit_type_get_shape (type),
                              adc_unit_type_get_colour (type));
  else
    adc_shape_icon_set_shape (self, ADC_SHAPE_SQUARE, NULL);
  g_free (self->type);
  /* Translators: the type of a unit */
  self->type = g_strdup (type != NULL ? adc_entry_get_title (ADC_ENTRY (type)) : _("unknown"));
  update_name (self);
}

void
adc_shape_icon_set_text (AdcShapeIcon *self, const char *text, AdcMark mark)
{
  g_return_if_fail (ADC_IS_SHAPE_ICON (self));

  if (g_strcmp0 (self->text, text) != 0) {
    g_free (self->text);
    self->text = g_strdup (text);
  }
  self->mark = mark;
  update_name (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
