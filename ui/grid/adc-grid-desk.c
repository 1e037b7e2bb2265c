/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-grid-desk-private.h"

#include "adc-grid-base.h"

#include <glib/gi18n-lib.h>

G_DEFINE_FINAL_TYPE (AdcGridDesk, adc_grid_desk, G_TYPE_OBJECT)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
adc_grid_desk_dispose (GObject *object)
{
  AdcGridDesk *self = ADC_GRID_DESK (object);

  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->session);
  g_clear_pointer (&self->message, g_free);
  G_OBJECT_CLASS (adc_grid_desk_parent_class)->dispose (object);
}

static void
adc_grid_desk_class_init (AdcGridDeskClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_grid_desk_dispose;
  signals[CHANGED] = g_signal_new ("changed", ADC_TYPE_GRID_DESK, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
}

static void
adc_grid_desk_init (AdcGridDesk *self G_GNUC_UNUSED)
{
}

AdcGridDesk *
adc_grid_desk_new (void)
{
  return g_object_new (ADC_TYPE_GRID_DESK, NULL);
}

void
adc_grid_desk_changed (AdcGridDesk *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

void
adc_grid_desk_say (AdcGridDesk *self, const char *message)
{
  g_free (self->message);
  self->message = g_strdup (message);
}

/* The board may be a smaller one now. */
static void
session_changed_cb (AdcGridDesk *self)
{
  AdcGridMap *map = adc_grid_desk_get_map (self);

  if (self->cursor >= adc_grid_map_get_n_cells (map))
    self->cursor = adc_grid_map_get_n_cells (map) - 1;
  self->way = 0;
  adc_grid_desk_changed (self);
}

void
adc_grid_desk_set_game (AdcGridDesk *self, AdcGame *game, GVariant *state)
{
  AdcGridMap *map;

  g_return_if_fail (ADC_IS_GRID_DESK (self));
  g_return_if_fail (adc_game_get_grid (game) != NULL);

  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->session);
  self->session = adc_grid_session_new (game);
  if (state != NULL)
    adc_session_restore (self->session, state);
  map = adc_grid_desk_get_map (self);
  self->tool = NULL;
  self->asked = adc_grid_find_tile (adc_grid_map_get_grid (map), ADC_GRID_ROOM);
  self->is_linking = FALSE;
  self->way = 0;
  adc_grid_desk_say (self, NULL);
  self->cursor = adc_grid_map_get_columns (map) * (adc_grid_map_get_rows (map) / 2) +
                 adc_grid_map_get_columns (map) / 2;
  g_signal_connect_object (self->session, "changed", G_CALLBACK (session_changed_cb), self,
                           G_CONNECT_SWAPPED);
  adc_grid_desk_changed (self);
}

AdcSession *
adc_grid_desk_get_session (AdcGridDesk *self)
{
  g_return_val_if_fail (ADC_IS_GRID_DESK (self), NULL);

  return self->session;
}

AdcGridMap *
adc_grid_desk_get_map (AdcGridDesk *self)
{
  g_return_val_if_fail (ADC_IS_GRID_DESK (self), NULL);

  return self->session != NULL ? adc_grid_session_get_map (self->session) : NULL;
}

guint
adc_grid_desk_get_cursor (AdcGridDesk *self)
{
  g_return_val_if_fail (ADC_IS_GRID_DESK (self), 0);

  return self->cursor;
}

void
adc_grid_desk_set_cursor (AdcGridDesk *self, guint cell)
{
  g_return_if_fail (ADC_IS_GRID_DESK (self));
  g_return_if_fail (cell < adc_grid_map_get_n_cells (adc_grid_desk_get_map (self)));

  if (self->cursor == cell && self->message == NULL)
    return;

  self->cursor = cell;
  adc_grid_desk_say (self, NULL);
  adc_grid_desk_changed (self);
}

const AdcGridTile *
adc_grid_desk_get_tool (AdcGridDesk *self)
{
  g_return_val_if_fail (ADC_IS_GRID_DESK (self), NULL);

  return self->tool;
}

static gboolean
has_rules (const AdcGridTile *tile)
{
  return tile != NULL && (tile->kind == ADC_GRID_ROOM || tile->kind == ADC_GRID_JUMP);
}

void
adc_grid_desk_set_tool (AdcGridDesk *self, const AdcGridTile *tile)
{
  g_return_if_fail (ADC_IS_GRID_DESK (self));

  if (self->tool == tile)
    return;

  self->tool = tile;
  if (has_rules (tile))
    self->asked = tile;
  adc_grid_desk_changed (self);
}

const AdcGridTile *
adc_grid_desk_get_asked (AdcGridDesk *self)
{
  g_return_val_if_fail (ADC_IS_GRID_DESK (self), NULL);

  return self->asked;
}

gboolean
adc_grid_desk_is_linking (AdcGridDesk *self)
{
  g_return_val_if_fail (ADC_IS_GRID_DESK (self), FALSE);

  return self->is_linking;
}

void
adc_grid_desk_set_linking (AdcGridDesk *self, gboolean is_linking)
{
  g_return_if_fail (ADC_IS_GRID_DESK (self));

  if (self->is_linking == is_linking)
    return;

  self->is_linking = is_linking;
  adc_grid_desk_changed (self);
}

guint
adc_grid_desk_get_way (AdcGridDesk *self)
{
  g_return_val_if_fail (ADC_IS_GRID_DESK (self), 0);

  return self->way;
}

void
adc_grid_desk_set_way (AdcGridDesk *self, guint way)
{
  g_return_if_fail (ADC_IS_GRID_DESK (self));

  if (self->way == way)
    return;

  self->way = way;
  adc_grid_desk_changed (self);
}

const char *
adc_grid_desk_get_message (AdcGridDesk *self)
{
  g_return_val_if_fail (ADC_IS_GRID_DESK (self), NULL);

  return self->message;
}

/* An example that is all about moving lights nothing, until a tile is taken in hand. */
static gboolean
is_about_way (AdcGridDesk *self)
{
  const AdcGridSketch *sketch = adc_grid_map_get_sketch (adc_grid_desk_get_map (self));

  return self->tool == NULL && sketch != NULL && sketch->from != ADC_GRID_NOWHERE &&
         sketch->lay == ADC_GRID_NOWHERE;
}

AdcGridSpot *
adc_grid_desk_check (AdcGridDesk *self, guint cell)
{
  g_return_val_if_fail (ADC_IS_GRID_DESK (self), NULL);

  return self->asked != NULL && !is_about_way (self)
           ? adc_grid_spot_new (adc_grid_desk_get_map (self), cell, self->asked, self->is_linking)
           : NULL;
}

/* It looks away from the edge of the board that is nearest, and is whoever's has none yet. */
static AdcGridBase
propose_base (AdcGridMap *map, const AdcGridTile *tile, guint cell)
{
  const guint columns = adc_grid_map_get_columns (map), rows = adc_grid_map_get_rows (map);
  const guint column = cell % columns, row = cell / columns;
  const guint edges[] = { rows - 1 - row, column, row, columns - 1 - column };
  GArray *bases = adc_grid_map_get_bases (map);
  AdcGridBase base = { .exit = (tile->width - tile->exits) / 2 };
  guint width, height;

  for (AdcGridSide side = ADC_GRID_NORTH; side <= ADC_GRID_WEST; side++)
    if (edges[side] < edges[base.faces])
      base.faces = side;
  adc_grid_base_get_size (&base, tile, &width, &height);
  base.cell = MIN (row, MAX (rows, height) - height) * columns +
              MIN (column, MAX (columns, width) - width);
  for (base.owner = 1; base.owner <= adc_grid_map_get_n_players (map); base.owner++) {
    gboolean is_taken = FALSE;

    for (guint i = 0; i < bases->len; i++)
      is_taken |= g_array_index (bases, AdcGridBase, i).owner == base.owner;
    if (!is_taken)
      return base;
  }

  base.owner = 0;
  return base;
}

/* A room that is laid is unexplored; the one it was found from is not any more. */
static void
move_token (AdcGridMap *map, guint cell)
{
  const guint explored = adc_grid_map_get_explored (map);

  adc_grid_map_set_token (map, cell, TRUE);
  if (explored != ADC_GRID_NOWHERE && explored != cell) {
    adc_grid_map_set_token (map, explored, FALSE);
    adc_grid_map_set_explored (map, ADC_GRID_NOWHERE);
  }
}

gboolean
adc_grid_desk_lay (AdcGridDesk *self, guint cell, const AdcGridTile *tile)
{
  AdcGridMap *map = adc_grid_desk_get_map (self);
  gboolean was_empty, is_laid;

  g_return_val_if_fail (ADC_IS_GRID_DESK (self), FALSE);

  was_empty = adc_grid_map_is_empty (map, cell);
  self->cursor = cell;
  if (has_rules (tile))
    self->asked = tile;
  if (tile->kind == ADC_GRID_BASE) {
    const AdcGridBase base = propose_base (map, tile, cell);

    is_laid = was_empty && adc_grid_map_add_base (map, &base);
  } else {
    is_laid = adc_grid_map_set_tile (map, cell, tile);
    if (is_laid && was_empty && tile->kind == ADC_GRID_ROOM)
      move_token (map, cell);
  }
  adc_grid_desk_say (self, is_laid ? NULL : _("There is no room for it there."));
  if (!is_laid || !adc_session_commit (self->session))
    adc_grid_desk_changed (self);

  return is_laid;
}

void
adc_grid_desk_open (AdcGridDesk *self, const AdcGridSketch *sketch)
{
  AdcGridMap *map = adc_grid_desk_get_map (self);
  GPtrArray *tiles = adc_grid_get_tiles (adc_grid_map_get_grid (map));

  g_return_if_fail (ADC_IS_GRID_DESK (self));

  adc_grid_map_open (map, sketch);
  self->tool = NULL;
  if (sketch->lay < tiles->len && has_rules (tiles->pdata[sketch->lay]))
    self->asked = tiles->pdata[sketch->lay];
  else
    self->asked = adc_grid_find_tile (adc_grid_map_get_grid (map), ADC_GRID_ROOM);
  self->is_linking = FALSE;
  self->cursor = sketch->cursor != ADC_GRID_NOWHERE ? sketch->cursor
                                                    : adc_grid_map_get_n_cells (map) / 2;
  adc_grid_desk_say (self, NULL);
  if (!adc_session_commit (self->session))
    session_changed_cb (self);
}

void
adc_grid_desk_commit (AdcGridDesk *self)
{
  g_return_if_fail (ADC_IS_GRID_DESK (self));

  adc_grid_desk_say (self, NULL);
  adc_session_commit (self->session);
}
