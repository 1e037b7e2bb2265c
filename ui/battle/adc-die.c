/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-die.h"

#include <math.h>

#define LINES_HIGH 1.9 /* how many lines of text a die is high */
#define MAX_PIPS   6

/* As shares of the size. */
#define PIP    0.19
#define SPREAD 0.27 /* from the middle to the outer pips */

struct _AdcDie {
  GtkWidget parent_instance;
  guint     face;
  guint     n_faces;
};

G_DEFINE_FINAL_TYPE (AdcDie, adc_die, GTK_TYPE_WIDGET)

/* Which of the nine places have a pip: each octal digit is a row of three. */
static const guint pips[MAX_PIPS + 1] = { 0000, 0020, 0104, 0124, 0505, 0525, 0555 };

static void
adc_die_measure (GtkWidget *widget, GtkOrientation orientation G_GNUC_UNUSED,
                 int for_size G_GNUC_UNUSED, int *minimum, int *natural,
                 int *minimum_baseline G_GNUC_UNUSED, int *natural_baseline G_GNUC_UNUSED)
{
  g_autoptr(PangoLayout) layout = gtk_widget_create_pango_layout (widget, "0");
  int height;

  pango_layout_get_pixel_size (layout, NULL, &height);
  *minimum = *natural = ceil (height * LINES_HIGH);
}

static void
snapshot_pips (AdcDie *self, GtkSnapshot *snapshot, const GdkRGBA *colour, double width,
               double height)
{
  const double size = MIN (width, height);
  const double pip = size * PIP;

  for (int i = 0; i < 9; i++) {
    GskRoundedRect circle;

    if ((pips[self->face] & (1u << (8 - i))) == 0)
      continue;

    gsk_rounded_rect_init_from_rect (
        &circle,
        &GRAPHENE_RECT_INIT (width / 2 + (i % 3 - 1) * size * SPREAD - pip / 2,
                             height / 2 + (i / 3 - 1) * size * SPREAD - pip / 2, pip, pip),
        pip / 2);
    gtk_snapshot_push_rounded_clip (snapshot, &circle);
    gtk_snapshot_append_color (snapshot, colour, &circle.bounds);
    gtk_snapshot_pop (snapshot);
  }
}

static void
snapshot_number (AdcDie *self, GtkSnapshot *snapshot, const GdkRGBA *colour, double width,
                 double height)
{
  g_autofree char *text = g_strdup_printf ("%u", self->face);
  g_autoptr(PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  int text_width, text_height;

  pango_layout_get_pixel_size (layout, &text_width, &text_height);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (round ((width - text_width) / 2),
                                                          round ((height - text_height) / 2)));
  gtk_snapshot_append_layout (snapshot, layout, colour);
  gtk_snapshot_restore (snapshot);
}

static void
adc_die_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AdcDie *self = ADC_DIE (widget);
  const double width = gtk_widget_get_width (widget);
  const double height = gtk_widget_get_height (widget);
  GdkRGBA colour;

  if (self->face == 0 || width <= 0 || height <= 0)
    return;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &colour);
  if (self->n_faces <= MAX_PIPS)
    snapshot_pips (self, snapshot, &colour, width, height);
  else
    snapshot_number (self, snapshot, &colour, width, height);
}

static void
adc_die_class_init (AdcDieClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = adc_die_measure;
  widget_class->snapshot = adc_die_snapshot;
  gtk_widget_class_set_css_name (widget_class, "die");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
adc_die_init (AdcDie *self)
{
  self->n_faces = MAX_PIPS;
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

GtkWidget *
adc_die_new (void)
{
  return g_object_new (ADC_TYPE_DIE, NULL);
}

void
adc_die_set_face (AdcDie *self, guint face, guint n_faces)
{
  g_return_if_fail (ADC_IS_DIE (self));
  g_return_if_fail (face <= n_faces);

  if (self->face == face && self->n_faces == n_faces)
    return;

  self->face = face;
  self->n_faces = n_faces;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
