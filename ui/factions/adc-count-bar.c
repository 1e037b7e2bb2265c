/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-count-bar.h"

#include <math.h>

/* Pixels. */
#define GAP 4
#define ROUNDING 3
#define MIN_BAR 12
#define NATURAL_BAR 90
#define THICKNESS 0.75 /* of a line of text */

struct _AdcCountBar {
  GtkWidget        parent_instance;
  GtkPositionType  edge;
  guint            count;
  guint            max;
  GdkRGBA          colour;
};

G_DEFINE_FINAL_TYPE (AdcCountBar, adc_count_bar, GTK_TYPE_WIDGET)

static PangoLayout *
create_layout (AdcCountBar *self, guint count, int *width, int *height)
{
  g_autofree char *text = g_strdup_printf ("%u", count);
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);

  pango_layout_get_pixel_size (layout, width, height);
  return layout;
}

static void
adc_count_bar_measure (GtkWidget *widget, GtkOrientation orientation, int for_size G_GNUC_UNUSED,
                       int *minimum, int *natural, int *minimum_baseline G_GNUC_UNUSED,
                       int *natural_baseline G_GNUC_UNUSED)
{
  AdcCountBar *self = ADC_COUNT_BAR (widget);
  int width, height;
  g_autoptr(PangoLayout) layout = create_layout (self, self->max, &width, &height);

  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    *minimum = width + GAP + MIN_BAR;
    *natural = width + GAP + NATURAL_BAR;
  } else
    *minimum = *natural = height;
}

/* The room beside the widest figure is what a full bar takes. */
static void
adc_count_bar_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AdcCountBar *self = ADC_COUNT_BAR (widget);
  const gboolean is_mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  const gboolean is_from_left = (self->edge == GTK_POS_LEFT) != is_mirrored;
  const int width = gtk_widget_get_width (widget);
  const int height = gtk_widget_get_height (widget);
  int text_width, text_height, widest;
  g_autoptr(PangoLayout) layout = create_layout (self, self->count, &text_width, &text_height);
  g_autoptr(PangoLayout) full = create_layout (self, self->max, &widest, NULL);
  const double bar = round ((width - widest - GAP) * (double) self->count / self->max);
  const double thickness = round (text_height * THICKNESS);
  const double text_x = bar > 0 ? bar + GAP : 0;
  GdkRGBA ink;

  if (bar > 0) {
    GskRoundedRect outline;

    gsk_rounded_rect_init_from_rect (&outline,
                                     &GRAPHENE_RECT_INIT (is_from_left ? 0 : width - bar,
                                                          round ((height - thickness) / 2), bar,
                                                          thickness),
                                     MIN (ROUNDING, bar / 2));
    gtk_snapshot_push_rounded_clip (snapshot, &outline);
    gtk_snapshot_append_color (snapshot, &self->colour, &outline.bounds);
    gtk_snapshot_pop (snapshot);
  }

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &ink);
  if (self->count == 0)
    ink.alpha *= 0.55;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT (is_from_left ? text_x : width - text_x - text_width,
                                                round ((height - text_height) / 2.0)));
  gtk_snapshot_append_layout (snapshot, layout, &ink);
  gtk_snapshot_restore (snapshot);
}

static void
adc_count_bar_class_init (AdcCountBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = adc_count_bar_measure;
  widget_class->snapshot = adc_count_bar_snapshot;
  gtk_widget_class_set_css_name (widget_class, "count-bar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
adc_count_bar_init (AdcCountBar *self)
{
  self->max = 1;
}

GtkWidget *
adc_count_bar_new (GtkPositionType edge, guint count, guint max, const GdkRGBA *colour)
{
  AdcCountBar *self = g_object_new (ADC_TYPE_COUNT_BAR, NULL);

  self->edge = edge;
  self->max = MAX (max, 1);
  self->count = MIN (count, self->max);
  self->colour = *colour;

  return GTK_WIDGET (self);
}
