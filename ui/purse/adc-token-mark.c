/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-token-mark.h"

#define SIZE 34 /* pixels, at the usual size of text */

struct _AdcTokenMark {
  GtkWidget  parent_instance;
  GtkWidget *sign;
  GdkRGBA    colour;
  gboolean   is_wild;
};

G_DEFINE_FINAL_TYPE (AdcTokenMark, adc_token_mark, GTK_TYPE_WIDGET)

static void
adc_token_mark_measure (GtkWidget *widget, GtkOrientation orientation G_GNUC_UNUSED,
                        int for_size G_GNUC_UNUSED, int *minimum, int *natural,
                        int *minimum_baseline G_GNUC_UNUSED, int *natural_baseline G_GNUC_UNUSED)
{
  int width, height;

  gtk_widget_measure (ADC_TOKEN_MARK (widget)->sign, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL,
                      NULL, NULL);
  gtk_widget_measure (ADC_TOKEN_MARK (widget)->sign, GTK_ORIENTATION_VERTICAL, -1, &height, NULL,
                      NULL, NULL);
  *minimum = *natural = MAX (SIZE, MAX (width, height) + 12);
}

static void
adc_token_mark_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  gtk_widget_size_allocate (ADC_TOKEN_MARK (widget)->sign, &(GtkAllocation){ 0, 0, width, height },
                            baseline);
}

static void
append_ring (GtkSnapshot *snapshot, float inset, float size, float width, const GdkRGBA *colour)
{
  const GdkRGBA colours[] = { *colour, *colour, *colour, *colour };
  const float widths[] = { width, width, width, width };
  GskRoundedRect ring;

  gsk_rounded_rect_init_from_rect (
    &ring, &GRAPHENE_RECT_INIT (inset, inset, size - 2 * inset, size - 2 * inset),
    size / 2 - inset);
  gtk_snapshot_append_border (snapshot, &ring, widths, colours);
}

static void
adc_token_mark_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AdcTokenMark *self = ADC_TOKEN_MARK (widget);
  const float size = MIN (gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  const GdkRGBA white = { 1, 1, 1, 0.85f };
  const graphene_rect_t square = GRAPHENE_RECT_INIT (0, 0, size, size);
  GskRoundedRect round;

  gsk_rounded_rect_init_from_rect (&round, &square, size / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &round);
  gtk_snapshot_append_color (snapshot, &self->colour, &square);
  gtk_snapshot_pop (snapshot);
  /* Seen on a ground of its own colour too, light or dark. */
  append_ring (snapshot, 1, size, 1.5f, &white);
  if (self->is_wild)
    append_ring (snapshot, 4, size, 1.5f, &white);
  GTK_WIDGET_CLASS (adc_token_mark_parent_class)->snapshot (widget, snapshot);
}

static void
adc_token_mark_dispose (GObject *object)
{
  g_clear_pointer (&ADC_TOKEN_MARK (object)->sign, gtk_widget_unparent);
  G_OBJECT_CLASS (adc_token_mark_parent_class)->dispose (object);
}

static void
adc_token_mark_class_init (AdcTokenMarkClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_token_mark_dispose;
  widget_class->measure = adc_token_mark_measure;
  widget_class->size_allocate = adc_token_mark_size_allocate;
  widget_class->snapshot = adc_token_mark_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
adc_token_mark_init (AdcTokenMark *self)
{
  self->sign = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->sign, "token-sign");
  gtk_widget_set_parent (self->sign, GTK_WIDGET (self));
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

GtkWidget *
adc_token_mark_new (const AdcPurseToken *token)
{
  AdcTokenMark *self = g_object_new (ADC_TYPE_TOKEN_MARK, NULL);
  double light;

  gtk_label_set_label (GTK_LABEL (self->sign), token->sign);
  gdk_rgba_parse (&self->colour, token->colour);
  self->is_wild = token->is_wild;
  light = 0.299 * self->colour.red + 0.587 * self->colour.green + 0.114 * self->colour.blue;
  gtk_widget_add_css_class (self->sign, light > 0.6 ? "on-light" : "on-dark");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), adc_text_get (token->title));

  return GTK_WIDGET (self);
}
