/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-grid-board-private.h"

#include "adc-grid-canvas.h"
#include "adc-grid-words.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#define MARGIN 20     /* pixels for letters and numbers */
#define EDGE 4        /* and on the other sides */
#define MIN_WIDTH 240
#define MIN_HEIGHT 200
#define MAX_HEIGHT 620
#define MAX_CELL 64

G_DEFINE_FINAL_TYPE (AdcGridBoard, adc_grid_board, GTK_TYPE_WIDGET)

static AdcGridMap *
get_map (AdcGridBoard *self)
{
  return self->desk != NULL ? adc_grid_desk_get_map (self->desk) : NULL;
}

/* What fits of the whole, in cells. */
static double
get_fitting (AdcGridBoard *self)
{
  AdcGridMap *map = get_map (self);
  const double width = gtk_widget_get_width (GTK_WIDGET (self)) - MARGIN - EDGE;
  const double height = gtk_widget_get_height (GTK_WIDGET (self)) - MARGIN - EDGE;

  return MAX (4, MIN (MAX_CELL, MIN (width / adc_grid_map_get_columns (map),
                                     height / adc_grid_map_get_rows (map))));
}

double
adc_grid_board_get_size (AdcGridBoard *self, double *x, double *y)
{
  AdcGridMap *map = get_map (self);
  const double size = get_fitting (self) * self->zoom;
  const double width = gtk_widget_get_width (GTK_WIDGET (self)) - MARGIN - EDGE;
  const double spare = MAX (0, width - size * adc_grid_map_get_columns (map));

  *x = round (MARGIN + spare / 2 - self->left * size);
  *y = round (MARGIN - self->top * size);
  return size;
}

/* Never beyond its edges. */
void
adc_grid_board_move (AdcGridBoard *self, double left, double top)
{
  AdcGridMap *map = get_map (self);
  const double size = get_fitting (self) * self->zoom;
  const double across = (gtk_widget_get_width (GTK_WIDGET (self)) - MARGIN - EDGE) / size;
  const double down = (gtk_widget_get_height (GTK_WIDGET (self)) - MARGIN - EDGE) / size;

  self->left = CLAMP (left, 0, MAX (0, adc_grid_map_get_columns (map) - across));
  self->top = CLAMP (top, 0, MAX (0, adc_grid_map_get_rows (map) - down));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
show_cursor (AdcGridBoard *self)
{
  AdcGridMap *map = get_map (self);
  const guint cursor = adc_grid_desk_get_cursor (self->desk);
  const double size = get_fitting (self) * self->zoom;
  const double across = (gtk_widget_get_width (GTK_WIDGET (self)) - MARGIN - EDGE) / size;
  const double down = (gtk_widget_get_height (GTK_WIDGET (self)) - MARGIN - EDGE) / size;
  const double column = cursor % adc_grid_map_get_columns (map);
  const double row = cursor / adc_grid_map_get_columns (map);

  adc_grid_board_move (self, CLAMP (self->left, column + 1 - across, column),
                       CLAMP (self->top, row + 1 - down, row));
  self->seen = cursor;
}

static void
update_name (AdcGridBoard *self)
{
  AdcGridMap *map = get_map (self);
  const guint cursor = adc_grid_desk_get_cursor (self->desk);
  g_autofree char *place = adc_grid_describe_cell (map, cursor);
  g_autoptr(AdcGridSpot) spot = adc_grid_desk_check (self->desk, cursor);
  g_autofree char *name = NULL;

  if (spot != NULL && spot->is_beside)
    /* Translators: a cell of a board, and whether a tile may be laid there */
    name = g_strdup_printf (spot->is_allowed ? _("%s, %s: may be laid here")
                                             : _("%s, %s: may not be laid here"),
                            place, adc_text_get (adc_grid_desk_get_asked (self->desk)->title));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name != NULL ? name : place,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, _("Tile Map"), -1);
}

static void
desk_changed_cb (AdcGridBoard *self)
{
  if (self->seen != adc_grid_desk_get_cursor (self->desk))
    show_cursor (self);
  update_name (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
adc_grid_board_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                        int *natural, int *minimum_baseline G_GNUC_UNUSED,
                        int *natural_baseline G_GNUC_UNUSED)
{
  AdcGridMap *map = get_map (ADC_GRID_BOARD (widget));
  const double columns = map != NULL ? adc_grid_map_get_columns (map) : 10;
  const double rows = map != NULL ? adc_grid_map_get_rows (map) : 10;

  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    *minimum = MIN_WIDTH;
    *natural = MAX (MIN_WIDTH, MARGIN + EDGE + (int) columns * MAX_CELL);
  } else {
    const double cell = for_size >= 0 ? (for_size - MARGIN - EDGE) / columns : MAX_CELL;

    *minimum = MIN_HEIGHT; /* it makes do with the height there is */
    *natural = CLAMP (MARGIN + EDGE + (int) ceil (rows * MIN (cell, MAX_CELL)), MIN_HEIGHT,
                      MAX_HEIGHT);
  }
}

static GtkSizeRequestMode
adc_grid_board_get_request_mode (GtkWidget *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
adc_grid_board_size_allocate (GtkWidget *widget, int width G_GNUC_UNUSED, int height G_GNUC_UNUSED,
                              int baseline G_GNUC_UNUSED)
{
  AdcGridBoard *self = ADC_GRID_BOARD (widget);

  if (get_map (self) != NULL)
    adc_grid_board_move (self, self->left, self->top);
}

static void
adc_grid_board_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AdcGridBoard *self = ADC_GRID_BOARD (widget);
  const graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget),
                                                     gtk_widget_get_height (widget));
  AdcGridCanvas canvas = { .widget = widget, .desk = self->desk };

  if (get_map (self) == NULL)
    return;

  canvas.size = adc_grid_board_get_size (self, &canvas.x, &canvas.y);
  gtk_snapshot_push_clip (snapshot, &bounds);
  canvas.cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  adc_grid_paint (&canvas);
  cairo_destroy (canvas.cr);
  gtk_snapshot_pop (snapshot);
}

static void
adc_grid_board_dispose (GObject *object)
{
  g_clear_object (&ADC_GRID_BOARD (object)->desk);
  G_OBJECT_CLASS (adc_grid_board_parent_class)->dispose (object);
}

static void
adc_grid_board_class_init (AdcGridBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_grid_board_dispose;
  widget_class->measure = adc_grid_board_measure;
  widget_class->get_request_mode = adc_grid_board_get_request_mode;
  widget_class->size_allocate = adc_grid_board_size_allocate;
  widget_class->snapshot = adc_grid_board_snapshot;
  gtk_widget_class_set_css_name (widget_class, "grid-board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
}

static void
adc_grid_board_init (AdcGridBoard *self)
{
  self->zoom = 1;
  self->seen = ADC_GRID_NOWHERE;
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  adc_grid_board_watch (self);
}

void
adc_grid_board_set_desk (AdcGridBoard *self, AdcGridDesk *desk)
{
  g_return_if_fail (ADC_IS_GRID_BOARD (self));
  g_return_if_fail (ADC_IS_GRID_DESK (desk));
  g_return_if_fail (self->desk == NULL);

  self->desk = g_object_ref (desk);
  g_signal_connect_object (desk, "changed", G_CALLBACK (desk_changed_cb), self, G_CONNECT_SWAPPED);
  if (get_map (self) != NULL)
    desk_changed_cb (self);
}

double
adc_grid_board_get_zoom (AdcGridBoard *self)
{
  g_return_val_if_fail (ADC_IS_GRID_BOARD (self), 1);

  return self->zoom;
}

void
adc_grid_board_set_zoom (AdcGridBoard *self, double zoom)
{
  g_return_if_fail (ADC_IS_GRID_BOARD (self));

  self->zoom = CLAMP (zoom, 1, ADC_GRID_MAX_ZOOM);
  if (get_map (self) != NULL)
    show_cursor (self);
}

gboolean
adc_grid_board_find_cell (AdcGridBoard *self, guint cell, graphene_rect_t *place)
{
  AdcGridMap *map = get_map (self);
  double x, y, size;

  g_return_val_if_fail (ADC_IS_GRID_BOARD (self), FALSE);

  if (map == NULL || cell >= adc_grid_map_get_n_cells (map))
    return FALSE;

  size = adc_grid_board_get_size (self, &x, &y);
  graphene_rect_init (place, x + cell % adc_grid_map_get_columns (map) * size,
                      y + cell / adc_grid_map_get_columns (map) * size, size, size);
  return place->origin.x >= 0 && place->origin.y >= 0 &&
         place->origin.x + size <= gtk_widget_get_width (GTK_WIDGET (self)) &&
         place->origin.y + size <= gtk_widget_get_height (GTK_WIDGET (self));
}
