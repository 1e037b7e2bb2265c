/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-tile-view.h"

#include "adc-tile-painter.h"

#include <math.h>

#define MIN_SIZE     48
#define MAX_SIZE     300
#define DEFAULT_SIZE 96

struct _AdcTileView {
  GtkWidget     parent_instance;
  AdcPiece     *piece;
  GSignalGroup *signals; /* of the piece */
  guint         rotation;
  int           size;
};

G_DEFINE_FINAL_TYPE (AdcTileView, adc_tile_view, GTK_TYPE_WIDGET)

static void
update (AdcTileView *self)
{
  g_autofree char *words = self->piece != NULL ? adc_tile_describe (self->piece, self->rotation)
                                               : g_strdup ("");

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
adc_tile_view_measure (GtkWidget *widget, GtkOrientation orientation, int for_size G_GNUC_UNUSED,
                       int *minimum, int *natural, int *minimum_baseline G_GNUC_UNUSED,
                       int *natural_baseline G_GNUC_UNUSED)
{
  const int size = ADC_TILE_VIEW (widget)->size;

  *minimum = *natural = orientation == GTK_ORIENTATION_VERTICAL ? size
                                                                : ceilf (adc_tile_get_width (size));
}

static void
adc_tile_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AdcTileView *self = ADC_TILE_VIEW (widget);
  const int width = gtk_widget_get_width (widget);
  const int height = gtk_widget_get_height (widget);
  AdcTileLook look;
  AdcTile tile;

  if (self->piece == NULL)
    return;

  adc_tile_look_init (&look, self->piece, &tile);
  look.rotation = self->rotation;
  adc_tile_paint (snapshot, widget, &look,
                  floorf ((width - adc_tile_get_width (self->size)) / 2),
                  floorf ((height - self->size) / 2.0f), self->size);
}

static void
adc_tile_view_dispose (GObject *object)
{
  AdcTileView *self = ADC_TILE_VIEW (object);

  g_clear_object (&self->signals);
  g_clear_object (&self->piece);
  G_OBJECT_CLASS (adc_tile_view_parent_class)->dispose (object);
}

static void
adc_tile_view_class_init (AdcTileViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_tile_view_dispose;
  widget_class->measure = adc_tile_view_measure;
  widget_class->snapshot = adc_tile_view_snapshot;
  gtk_widget_class_set_css_name (widget_class, "tile-view");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
adc_tile_view_init (AdcTileView *self)
{
  self->size = DEFAULT_SIZE;
  self->signals = g_signal_group_new (ADC_TYPE_PIECE);
  g_signal_group_connect_swapped (self->signals, "value-changed", G_CALLBACK (update), self);
}

GtkWidget *
adc_tile_view_new (void)
{
  return g_object_new (ADC_TYPE_TILE_VIEW, NULL);
}

void
adc_tile_view_set_piece (AdcTileView *self, AdcPiece *piece)
{
  g_return_if_fail (ADC_IS_TILE_VIEW (self));
  g_return_if_fail (piece == NULL || ADC_IS_PIECE (piece));

  g_set_object (&self->piece, piece);
  g_signal_group_set_target (self->signals, piece);
  update (self);
}

void
adc_tile_view_set_rotation (AdcTileView *self, guint rotation)
{
  g_return_if_fail (ADC_IS_TILE_VIEW (self));

  self->rotation = rotation % ADC_SIDES_N;
  update (self);
}

void
adc_tile_view_set_size (AdcTileView *self, int size)
{
  g_return_if_fail (ADC_IS_TILE_VIEW (self));

  self->size = CLAMP (size, MIN_SIZE, MAX_SIZE);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
