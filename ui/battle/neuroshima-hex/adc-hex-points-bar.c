/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-hex-points-bar.h"

/* Pixels. */
#define HEIGHT 10
#define MIN_WIDTH 60
#define NATURAL_WIDTH 120
#define HATCH 7

struct _AdcHexPointsBar {
  GtkWidget parent_instance;
  guint     plain;
  guint     hatched;
  guint     most;
  GdkRGBA   colour;
};

G_DEFINE_FINAL_TYPE (AdcHexPointsBar, adc_hex_points_bar, GTK_TYPE_WIDGET)

static void
adc_hex_points_bar_measure (GtkWidget *widget G_GNUC_UNUSED, GtkOrientation orientation,
                            int for_size G_GNUC_UNUSED, int *minimum, int *natural,
                            int *minimum_baseline G_GNUC_UNUSED,
                            int *natural_baseline G_GNUC_UNUSED)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? MIN_WIDTH : HEIGHT;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? NATURAL_WIDTH : HEIGHT;
}

static void
append_part (AdcHexPointsBar *self, GtkSnapshot *snapshot, guint from, guint to,
             graphene_rect_t *part)
{
  const float width = gtk_widget_get_width (GTK_WIDGET (self));
  const float unit = width / MAX (self->most, 1);
  const float x = from * unit;

  *part = GRAPHENE_RECT_INIT (x, 0, (to - from) * unit, gtk_widget_get_height (GTK_WIDGET (self)));
  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    part->origin.x = width - x - part->size.width;
  gtk_snapshot_append_color (snapshot, &self->colour, part);
}

static void
append_hatch (GtkSnapshot *snapshot, const graphene_rect_t *part, const GdkRGBA *paper)
{
  const GdkRGBA none = { paper->red, paper->green, paper->blue, 0 };
  const GskColorStop stops[] = { { 0, none }, { 0.4f, none }, { 0.4f, *paper }, { 1, *paper } };

  gtk_snapshot_append_repeating_linear_gradient (
    snapshot, part, &part->origin,
    &GRAPHENE_POINT_INIT (part->origin.x + HATCH / 2.0f, part->origin.y + HATCH / 2.0f), stops,
    G_N_ELEMENTS (stops));
}

static void
adc_hex_points_bar_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AdcHexPointsBar *self = ADC_HEX_POINTS_BAR (widget);
  const float width = gtk_widget_get_width (widget);
  const float height = gtk_widget_get_height (widget);
  const graphene_rect_t all = GRAPHENE_RECT_INIT (0, 0, width, height);
  graphene_rect_t part;
  GskRoundedRect clip;
  GdkRGBA track, paper = { 1, 1, 1, 0.7f };

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &track);
  track.alpha *= 0.15f;
  gsk_rounded_rect_init_from_rect (&clip, &all, height / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &clip);
  gtk_snapshot_append_color (snapshot, &track, &all);
  if (self->plain > 0)
    append_part (self, snapshot, 0, self->plain, &part);
  if (self->hatched > 0) {
    append_part (self, snapshot, self->plain, self->plain + self->hatched, &part);
    append_hatch (snapshot, &part, &paper);
  }
  gtk_snapshot_pop (snapshot);
}

static void
adc_hex_points_bar_class_init (AdcHexPointsBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = adc_hex_points_bar_measure;
  widget_class->snapshot = adc_hex_points_bar_snapshot;
  gtk_widget_class_set_css_name (widget_class, "hex-points-bar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
adc_hex_points_bar_init (AdcHexPointsBar *self)
{
  adc_hex_points_bar_set_colour (self, NULL);
}

GtkWidget *
adc_hex_points_bar_new (void)
{
  return g_object_new (ADC_TYPE_HEX_POINTS_BAR, NULL);
}

void
adc_hex_points_bar_set_points (AdcHexPointsBar *self, guint plain, guint hatched, guint most)
{
  g_return_if_fail (ADC_IS_HEX_POINTS_BAR (self));

  self->plain = plain;
  self->hatched = hatched;
  self->most = MAX (most, plain + hatched);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
adc_hex_points_bar_set_colour (AdcHexPointsBar *self, const char *colour)
{
  g_return_if_fail (ADC_IS_HEX_POINTS_BAR (self));

  if (colour == NULL || !gdk_rgba_parse (&self->colour, colour))
    gdk_rgba_parse (&self->colour, "#9a9996");
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
