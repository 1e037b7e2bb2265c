/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-hex-map-private.h"

#include "adc-hex-arrows.h"
#include "adc-hex-board-words.h"
#include "adc-hex-shape.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#define MIN_HEIGHT 50   /* of a hex, in pixels */
#define LOW_HEIGHT 74   /* below which a low window does not push it */
#define USUAL_HEIGHT 96
#define MAX_HEIGHT 170
#define AROUND 280      /* pixels of the window's height that the board leaves to others */
#define MARGIN 3

G_DEFINE_FINAL_TYPE (AdcHexMap, adc_hex_map, GTK_TYPE_WIDGET)

enum { SEEK, SAID, UPDATED, N_SIGNALS };
static guint signals[N_SIGNALS];

gboolean
adc_hex_map_is_editable (AdcHexMap *self)
{
  return self->table != NULL && adc_hex_table_get_session (self->table) != NULL &&
         adc_hex_table_get_moment (self->table) == ADC_HEX_BEFORE;
}

void
adc_hex_map_say (AdcHexMap *self, const char *text)
{
  g_signal_emit (self, signals[SAID], 0, text);
}

void
adc_hex_map_say_cell (AdcHexMap *self, guint cell)
{
  g_autofree char *text = adc_hex_describe_cell (&self->scene, cell, FALSE);

  adc_hex_map_say (self, text);
}

/* What would lie there: advice, or the tile in the fingers. */
static gboolean
find_ghost (AdcHexMap *self, guint cell, AdcHexGhost *ghost)
{
  AdcGame *game = adc_hex_table_get_game (self->table);
  const guint pointed = adc_hex_table_get_cell (self->table);
  const AdcHexPlacement *preview;
  const char *unit = NULL;
  AdcEntry *entry;
  guint n;

  preview = adc_hex_table_get_preview (self->table, &n);
  for (guint i = 0; i < n; i++) {
    if (preview[i].cell == cell) {
      unit = preview[i].tile->unit;
      ghost->rotation = preview[i].rotation;
    }
  }
  if (adc_hex_grip_has_tile (self->grip)) {
    const guint from = adc_hex_grip_get_from (self->grip);
    const gboolean is_open = (adc_hex_grip_get_open (self->grip) & adc_hex_bit (cell)) != 0;

    if (is_open && (cell == pointed || (cell == from && pointed == ADC_HEX_NOWHERE))) {
      unit = from != ADC_HEX_NOWHERE && self->scene.cells[from].piece != NULL
               ? adc_entry_get_id (ADC_ENTRY (self->scene.cells[from].piece))
               : adc_hex_grip_get_piece (self->grip);
      ghost->rotation = adc_hex_grip_get_rotation (self->grip);
    }
  }

  entry = unit != NULL ? adc_game_lookup (game, unit) : NULL;
  ghost->piece = ADC_IS_PIECE (entry) ? ADC_PIECE (entry) : NULL;
  return ghost->piece != NULL;
}

static AdcHexMarks
get_marks (AdcHexMap *self, guint cell, guint32 open)
{
  const AdcHexHold hold = adc_hex_grip_get_hold (self->grip);
  const gboolean is_open = (open & adc_hex_bit (cell)) != 0;
  const gboolean is_chosen = hold != ADC_HEX_HOLD_NOTHING &&
                             (cell == adc_hex_grip_get_from (self->grip) ||
                              cell == adc_hex_grip_get_pushed (self->grip));
  const gboolean is_order = hold != ADC_HEX_HOLD_NOTHING && hold != ADC_HEX_HOLD_TILE &&
                            hold != ADC_HEX_HOLD_LIFTED;
  AdcHexMarks marks = 0;

  if (is_open)
    marks |= ADC_HEX_MARK_OPEN;
  if (is_chosen)
    marks |= ADC_HEX_MARK_CHOSEN;
  if (cell == adc_hex_table_get_cell (self->table))
    marks |= ADC_HEX_MARK_POINTED;
  if (cell == self->current && hold == ADC_HEX_HOLD_NOTHING)
    marks |= ADC_HEX_MARK_CURRENT;
  if ((is_order && !is_open && !is_chosen) ||
      (adc_hex_grip_has_tile (self->grip) && cell == adc_hex_grip_get_from (self->grip)))
    marks |= ADC_HEX_MARK_DIM;

  return marks;
}

/* What lies where is known: how it is shown. */
static void
update_cells (AdcHexMap *self)
{
  const guint32 open = adc_hex_grip_get_open (self->grip);

  for (guint cell = 0; cell < ADC_HEX_CELLS; cell++) {
    AdcHexGhost ghost;
    const gboolean has_ghost = find_ghost (self, cell, &ghost);

    adc_hex_cell_update (ADC_HEX_CELL (self->cells[cell]), get_marks (self, cell, open),
                         has_ghost ? &ghost : NULL);
  }
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit (self, signals[UPDATED], 0);
}

static void
update (AdcHexMap *self)
{
  if (self->menu != NULL)
    gtk_popover_popdown (GTK_POPOVER (self->menu));
  adc_hex_scene_read (&self->scene, self->table);
  for (guint cell = 0; cell < ADC_HEX_CELLS; cell++)
    adc_hex_cell_invalidate (ADC_HEX_CELL (self->cells[cell]));
  update_cells (self);
}

AdcHexCell *
adc_hex_map_get_focus (AdcHexMap *self)
{
  GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (self));

  return ADC_IS_HEX_CELL (focus) && gtk_widget_is_focus (focus) ? ADC_HEX_CELL (focus) : NULL;
}

static void
adc_hex_map_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                     int *natural, int *minimum_baseline G_GNUC_UNUSED,
                     int *natural_baseline G_GNUC_UNUSED)
{
  const double max = ADC_HEX_MAP (widget)->max_height;
  double width, height, full_width;

  adc_hex_shape_get_extent (1, &full_width, &height);
  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    adc_hex_shape_get_extent (MIN_HEIGHT, &width, &height);
    *minimum = ceil (width) + 2 * MARGIN;
    adc_hex_shape_get_extent (max, &width, &height);
    *natural = MAX (*minimum, (int) ceil (width) + 2 * MARGIN);
  } else {
    const double fitting = for_size >= 0 ? (for_size - 2 * MARGIN) / full_width : max;

    adc_hex_shape_get_extent (CLAMP (fitting, MIN_HEIGHT, max), &width, &height);
    *minimum = *natural = ceil (height) + 2 * MARGIN;
  }
}

static void
adc_hex_map_size_allocate (GtkWidget *widget, int width, int height, int baseline G_GNUC_UNUSED)
{
  AdcHexMap *self = ADC_HEX_MAP (widget);
  double full_width, full_height;

  adc_hex_shape_get_extent (1, &full_width, &full_height);
  self->height = MIN ((width - 2 * MARGIN) / full_width, (height - 2 * MARGIN) / full_height);
  self->x = (width - full_width * self->height) / 2;
  self->y = (height - full_height * self->height) / 2;

  for (guint cell = 0; cell < ADC_HEX_CELLS; cell++) {
    const AdcHexPoint centre = adc_hex_shape_get_centre (cell, self->height);
    const double cell_width = adc_hex_shape_get_width (self->height);
    const GtkAllocation place = {
      round (self->x + centre.x - cell_width / 2),
      round (self->y + centre.y - self->height / 2),
      MAX (1, (int) round (cell_width)),
      MAX (1, (int) round (self->height)),
    };

    gtk_widget_size_allocate (self->cells[cell], &place, -1);
  }
  if (self->menu != NULL)
    gtk_popover_present (GTK_POPOVER (self->menu));
}

static GtkSizeRequestMode
adc_hex_map_get_request_mode (GtkWidget *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* The tile that is pointed at, or that is held there. */
static void
draw_pointed (AdcHexMap *self, const AdcHexCanvas *canvas)
{
  const guint cell = adc_hex_table_get_cell (self->table);
  const AdcHexPiece *piece = cell < ADC_HEX_CELLS ? &self->scene.position.cells[cell] : NULL;
  AdcHexGhost ghost;

  if (piece == NULL || self->scene.phase != NULL || !self->scene.is_legal)
    return;

  if (find_ghost (self, cell, &ghost)) {
    const char *unit = adc_entry_get_id (ADC_ENTRY (ghost.piece));
    const int side = adc_hex_scene_find_army (&self->scene, adc_piece_get_faction (ghost.piece));
    const AdcHexTile *tile =
      adc_hex_battle_find_tile (adc_hex_table_get_battle (self->table), unit);

    if (tile != NULL && side >= 0)
      adc_hex_draw_lines (canvas, cell, tile, side, ghost.rotation);
  } else if (piece->tile != NULL) {
    adc_hex_draw_lines (canvas, cell, piece->tile, piece->side, piece->rotation);
  }
}

static void
adc_hex_map_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AdcHexMap *self = ADC_HEX_MAP (widget);
  const graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget),
                                                     gtk_widget_get_height (widget));
  AdcHexCanvas canvas = { NULL, widget, &self->scene, self->height };

  for (guint cell = 0; cell < ADC_HEX_CELLS; cell++)
    gtk_widget_snapshot_child (widget, self->cells[cell], snapshot);
  if (self->table == NULL)
    return;

  canvas.cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  cairo_translate (canvas.cr, self->x, self->y);
  if (self->scene.is_hill)
    adc_hex_draw_hill (&canvas);
  if (self->scene.phase != NULL)
    adc_hex_draw_phase (&canvas, adc_hex_table_get_event (self->table));
  draw_pointed (self, &canvas);
  cairo_destroy (canvas.cr);
}

/* The hex that the keyboard goes to is the one that is pointed at. */
static void
adc_hex_map_set_focus_child (GtkWidget *widget, GtkWidget *child)
{
  AdcHexMap *self = ADC_HEX_MAP (widget);

  GTK_WIDGET_CLASS (adc_hex_map_parent_class)->set_focus_child (widget, child);
  if (self->table == NULL || (child != NULL && !ADC_IS_HEX_CELL (child)))
    return;

  if (child != NULL)
    self->current = adc_hex_cell_get_number (ADC_HEX_CELL (child));
  adc_hex_table_set_cell (self->table, child != NULL ? self->current : ADC_HEX_NOWHERE);
  update_cells (self);
}

static gboolean
adc_hex_map_grab_focus (GtkWidget *widget)
{
  AdcHexMap *self = ADC_HEX_MAP (widget);

  return gtk_widget_grab_focus (self->cells[self->current]);
}

/* One stop: within, the arrows lead on. */
static gboolean
adc_hex_map_focus (GtkWidget *widget, GtkDirectionType direction)
{
  AdcHexMap *self = ADC_HEX_MAP (widget);

  if (direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD)
    return FALSE;

  return adc_hex_map_get_focus (self) == NULL && gtk_widget_grab_focus (widget);
}

/* The whole board is to be seen at once, if the window is at all high enough for it. */
static void
fit_surface (AdcHexMap *self, GParamSpec *pspec G_GNUC_UNUSED, GdkSurface *surface)
{
  double width, height;

  adc_hex_shape_get_extent (1, &width, &height);
  self->max_height = CLAMP ((gdk_surface_get_height (surface) - AROUND) / height, LOW_HEIGHT,
                            MAX_HEIGHT);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
adc_hex_map_realize (GtkWidget *widget)
{
  GdkSurface *surface;

  GTK_WIDGET_CLASS (adc_hex_map_parent_class)->realize (widget);
  surface = gtk_native_get_surface (gtk_widget_get_native (widget));
  g_signal_connect_object (surface, "notify::height", G_CALLBACK (fit_surface), widget,
                           G_CONNECT_SWAPPED);
  fit_surface (ADC_HEX_MAP (widget), NULL, surface);
}

static void
adc_hex_map_unrealize (GtkWidget *widget)
{
  g_signal_handlers_disconnect_by_func (gtk_native_get_surface (gtk_widget_get_native (widget)),
                                        fit_surface, widget);
  GTK_WIDGET_CLASS (adc_hex_map_parent_class)->unrealize (widget);
}

static void
adc_hex_map_dispose (GObject *object)
{
  AdcHexMap *self = ADC_HEX_MAP (object);

  g_clear_pointer (&self->menu, gtk_widget_unparent);
  for (guint cell = 0; cell < ADC_HEX_CELLS; cell++)
    g_clear_pointer (&self->cells[cell], gtk_widget_unparent);
  if (self->table != NULL) {
    g_signal_handlers_disconnect_by_data (self->table, self);
    g_signal_handlers_disconnect_by_data (self->grip, self);
  }
  g_clear_object (&self->table);
  g_clear_object (&self->grip);
  G_OBJECT_CLASS (adc_hex_map_parent_class)->dispose (object);
}

static void
adc_hex_map_class_init (AdcHexMapClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_hex_map_dispose;
  widget_class->measure = adc_hex_map_measure;
  widget_class->size_allocate = adc_hex_map_size_allocate;
  widget_class->get_request_mode = adc_hex_map_get_request_mode;
  widget_class->snapshot = adc_hex_map_snapshot;
  widget_class->set_focus_child = adc_hex_map_set_focus_child;
  widget_class->grab_focus = adc_hex_map_grab_focus;
  widget_class->focus = adc_hex_map_focus;
  widget_class->realize = adc_hex_map_realize;
  widget_class->unrealize = adc_hex_map_unrealize;
  signals[SEEK] = g_signal_new ("seek", ADC_TYPE_HEX_MAP, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 0);
  signals[SAID] = g_signal_new ("said", ADC_TYPE_HEX_MAP, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[UPDATED] = g_signal_new ("updated", ADC_TYPE_HEX_MAP, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "hex-map");
}

static void
adc_hex_map_init (AdcHexMap *self)
{
  self->current = ADC_HEX_CENTRE;
  self->max_height = USUAL_HEIGHT;
  for (guint cell = 0; cell < ADC_HEX_CELLS; cell++) {
    self->cells[cell] = adc_hex_cell_new (cell, &self->scene);
    gtk_widget_set_parent (self->cells[cell], GTK_WIDGET (self));
  }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Board"), -1);
  adc_hex_map_watch_keys (self);
  adc_hex_map_watch_pointer (self);
}

void
adc_hex_map_set_table (AdcHexMap *self, AdcHexTable *table, AdcHexGrip *grip)
{
  g_return_if_fail (ADC_IS_HEX_MAP (self));
  g_return_if_fail (ADC_IS_HEX_TABLE (table));
  g_return_if_fail (ADC_IS_HEX_GRIP (grip));
  g_return_if_fail (self->table == NULL);

  self->table = g_object_ref (table);
  self->grip = g_object_ref (grip);
  g_signal_connect_object (table, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "notify::moment", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "notify::event", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "notify::cell", G_CALLBACK (update_cells), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "notify::preview", G_CALLBACK (update_cells), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (grip, "changed", G_CALLBACK (update_cells), self, G_CONNECT_SWAPPED);
  update (self);
}

AdcHexCell *
adc_hex_map_get_cell (AdcHexMap *self, guint cell)
{
  g_return_val_if_fail (ADC_IS_HEX_MAP (self), NULL);
  g_return_val_if_fail (cell < ADC_HEX_CELLS, NULL);

  return ADC_HEX_CELL (self->cells[cell]);
}

const AdcHexScene *
adc_hex_map_get_scene (AdcHexMap *self)
{
  g_return_val_if_fail (ADC_IS_HEX_MAP (self), NULL);

  return &self->scene;
}

guint
adc_hex_map_get_current (AdcHexMap *self)
{
  g_return_val_if_fail (ADC_IS_HEX_MAP (self), ADC_HEX_NOWHERE);

  return self->current;
}

void
adc_hex_map_focus_cell (AdcHexMap *self, guint cell)
{
  g_return_if_fail (ADC_IS_HEX_MAP (self));
  g_return_if_fail (cell < ADC_HEX_CELLS);

  self->current = cell;
  gtk_widget_grab_focus (self->cells[cell]);
}
