/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-grid-paths.h"

#include "adc-grid-base.h"

guint
adc_grid_get_beside (AdcGridMap *map, guint cell, AdcGridSide side)
{
  const guint columns = adc_grid_map_get_columns (map), rows = adc_grid_map_get_rows (map);
  const guint column = cell % columns, row = cell / columns;

  switch (side) {
  case ADC_GRID_NORTH:
    return row > 0 ? cell - columns : ADC_GRID_NOWHERE;
  case ADC_GRID_EAST:
    return column + 1 < columns ? cell + 1 : ADC_GRID_NOWHERE;
  case ADC_GRID_SOUTH:
    return row + 1 < rows ? cell + columns : ADC_GRID_NOWHERE;
  case ADC_GRID_WEST:
  default:
    return column > 0 ? cell - 1 : ADC_GRID_NOWHERE;
  }
}

static void
add_beside (AdcGridMap *map, guint cell, GArray *found)
{
  for (AdcGridSide side = ADC_GRID_NORTH; side <= ADC_GRID_WEST; side++) {
    const guint beside = adc_grid_get_beside (map, cell, side);

    if (adc_grid_map_is_room (map, beside))
      g_array_append_val (found, beside);
  }
}

GArray *
adc_grid_list_beside (AdcGridMap *map, guint cell)
{
  GArray *found = g_array_new (FALSE, FALSE, sizeof (guint));

  add_beside (map, cell, found);
  return found;
}

static gboolean
has_exit (AdcGridMap *map, const AdcGridBase *base, guint cell)
{
  const AdcGridTile *tile = adc_grid_find_tile (adc_grid_map_get_grid (map), ADC_GRID_BASE);

  for (guint n = 0; n < tile->exits; n++)
    if (adc_grid_base_get_exit (base, tile, adc_grid_map_get_columns (map),
                                adc_grid_map_get_rows (map), n) == cell)
      return TRUE;

  return FALSE;
}

const AdcGridBase *
adc_grid_find_exit (AdcGridMap *map, guint cell, guint player)
{
  GArray *bases = adc_grid_map_get_bases (map);

  for (guint i = 0; i < bases->len; i++) {
    const AdcGridBase *base = &g_array_index (bases, AdcGridBase, i);

    if ((player == 0 || base->owner == player) && has_exit (map, base, cell))
      return base;
  }

  return NULL;
}

static void
add_before_base (AdcGridMap *map, const AdcGridBase *base, GArray *found)
{
  for (guint cell = 0; cell < adc_grid_map_get_n_cells (map); cell++)
    if (adc_grid_map_is_room (map, cell) && has_exit (map, base, cell))
      g_array_append_val (found, cell);
}

GArray *
adc_grid_list_touching (AdcGridMap *map, guint place, guint player)
{
  GArray *bases = adc_grid_map_get_bases (map);
  GArray *found = g_array_new (FALSE, FALSE, sizeof (guint));
  const AdcGridBase *own = adc_grid_map_get_base (map, place);

  if (own != NULL) {
    if (own->owner == player)
      add_before_base (map, own, found);
    return found;
  }

  add_beside (map, place, found);
  for (guint i = 0; i < bases->len; i++) {
    const AdcGridBase *base = &g_array_index (bases, AdcGridBase, i);

    if (base->owner == player && has_exit (map, base, place))
      g_array_append_val (found, base->cell);
  }
  if (adc_grid_map_is_jump (map, place)) {
    GArray *beside = adc_grid_list_beside (map, place);

    for (guint cell = 0; cell < adc_grid_map_get_n_cells (map); cell++) {
      gboolean is_listed = cell == place;

      for (guint i = 0; i < beside->len; i++)
        is_listed |= g_array_index (beside, guint, i) == cell;
      if (!is_listed && adc_grid_map_is_jump (map, cell))
        g_array_append_val (found, cell);
    }
    g_array_unref (beside);
  }

  return found;
}

GArray *
adc_grid_find_near_jump (AdcGridMap *map, guint cell)
{
  const guint n_cells = adc_grid_map_get_n_cells (map);
  g_autofree guint *before = g_new (guint, n_cells);
  g_autofree guint *queue = g_new (guint, n_cells);
  guint n = 0, done = 0;
  GArray *path = NULL;

  for (guint i = 0; i < n_cells; i++)
    before[i] = ADC_GRID_NOWHERE;
  before[cell] = cell;
  queue[n++] = cell;
  while (done < n && path == NULL) {
    const guint at = queue[done++];

    if (at != cell && adc_grid_map_is_jump (map, at)) {
      path = g_array_new (FALSE, FALSE, sizeof (guint));
      for (guint step = at; step != cell; step = before[step])
        g_array_prepend_val (path, step);
    }
    for (AdcGridSide side = ADC_GRID_NORTH; side <= ADC_GRID_WEST; side++) {
      const guint next = adc_grid_get_beside (map, at, side);

      if (adc_grid_map_is_room (map, next) && before[next] == ADC_GRID_NOWHERE) {
        before[next] = at;
        queue[n++] = next;
      }
    }
  }

  return path;
}

static int
compare_sizes (gconstpointer a, gconstpointer b)
{
  const GArray *first = *(GArray * const *) a, *second = *(GArray * const *) b;

  if (first->len != second->len)
    return first->len > second->len ? -1 : 1;
  return g_array_index (first, guint, 0) < g_array_index (second, guint, 0) ? -1 : 1;
}

GPtrArray *
adc_grid_list_groups (AdcGridMap *map)
{
  const guint n_cells = adc_grid_map_get_n_cells (map);
  GPtrArray *groups = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  g_autofree gboolean *is_seen = g_new0 (gboolean, n_cells);

  for (guint cell = 0; cell < n_cells; cell++) {
    GArray *group;

    if (is_seen[cell] || !adc_grid_map_is_room (map, cell))
      continue;

    group = g_array_new (FALSE, FALSE, sizeof (guint));
    g_array_append_val (group, cell);
    is_seen[cell] = TRUE;
    for (guint i = 0; i < group->len; i++) {
      g_autoptr(GArray) touching = adc_grid_list_touching (map, g_array_index (group, guint, i), 0);

      for (guint t = 0; t < touching->len; t++) {
        const guint next = g_array_index (touching, guint, t);

        if (!is_seen[next] && adc_grid_map_is_room (map, next)) {
          is_seen[next] = TRUE;
          g_array_append_val (group, next);
        }
      }
    }
    g_ptr_array_add (groups, group);
  }

  g_ptr_array_sort (groups, compare_sizes);
  return groups;
}
