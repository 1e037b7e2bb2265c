/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-grid-spot.h"

#include "adc-grid-paths.h"
#include "adc-grid-words.h"

#include <glib/gi18n-lib.h>

static GArray *
read_square (AdcGridMap *map, guint left, guint top, guint side, guint cell)
{
  const guint columns = adc_grid_map_get_columns (map), rows = adc_grid_map_get_rows (map);
  g_autoptr(GArray) found = g_array_new (FALSE, FALSE, sizeof (guint));

  if (left + side > columns || top + side > rows)
    return NULL;

  for (guint row = top; row < top + side; row++)
    for (guint column = left; column < left + side; column++) {
      const guint at = row * columns + column;

      if (at == cell)
        continue;
      if (!adc_grid_map_is_room (map, at))
        return NULL;
      g_array_append_val (found, at);
    }

  return g_steal_pointer (&found);
}

GArray *
adc_grid_find_square (AdcGridMap *map, guint cell)
{
  const guint side = adc_grid_get_rules (adc_grid_map_get_grid (map))->square;
  const guint columns = adc_grid_map_get_columns (map);
  const guint column = cell % columns, row = cell / columns;

  for (guint down = 0; down < side && down <= row; down++)
    for (guint right = 0; right < side && right <= column; right++) {
      GArray *square = read_square (map, column - right, row - down, side, cell);

      if (square != NULL)
        return square;
    }

  return NULL;
}

static void
add_line (AdcGridSpot *self, AdcGridVerdict verdict, char *text, const char *rule)
{
  g_ptr_array_add (self->lines, adc_grid_line_new (verdict, text, rule));
  if (verdict == ADC_GRID_BROKEN)
    self->is_allowed = FALSE;
}

/* An empty cell touches a room by a side, or a base by one of its exits. */
static void
check_beside (AdcGridSpot *self, AdcGridMap *map, guint cell, guint explored)
{
  const AdcGridRules *rules = adc_grid_get_rules (adc_grid_map_get_grid (map));
  g_autoptr(GArray) beside = adc_grid_list_beside (map, cell);
  const AdcGridBase *base = adc_grid_find_exit (map, cell, 0);
  g_autofree char *name = NULL;

  if (explored != ADC_GRID_NOWHERE) {
    for (guint i = 0; i < beside->len; i++)
      self->is_beside |= g_array_index (beside, guint, i) == explored;
    name = adc_grid_dup_place (map, explored);
    if (self->is_beside)
      add_line (self, ADC_GRID_KEPT, g_strdup_printf (_("Touches the explored room: %s."), name),
                rules->laying);
    else
      add_line (self, ADC_GRID_BROKEN,
                g_strdup_printf (_("Does not touch the explored room: %s."), name), rules->laying);
    return;
  }

  self->is_beside = beside->len > 0 || base != NULL;
  if (beside->len > 0) {
    name = adc_grid_dup_cells (map, beside);
    add_line (self, ADC_GRID_KEPT, g_strdup_printf (_("Touches %s."), name), rules->touching);
  } else if (base != NULL) {
    name = adc_grid_dup_place (map, base->cell);
    add_line (self, ADC_GRID_KEPT, g_strdup_printf (_("Touches %s."), name), rules->touching);
  } else {
    add_line (self, ADC_GRID_BROKEN, g_strdup (_("Touches no room.")), rules->touching);
  }
}

static void
check_square (AdcGridSpot *self, AdcGridMap *map, guint cell, gboolean is_linking)
{
  const AdcGridRules *rules = adc_grid_get_rules (adc_grid_map_get_grid (map));
  g_autofree char *names = NULL;

  if (rules->square == 0)
    return;

  self->square = adc_grid_find_square (map, cell);
  if (self->square == NULL) {
    add_line (self, ADC_GRID_KEPT,
              g_strdup_printf (_("Completes no square of %u × %u tiles."), rules->square,
                               rules->square),
              rules->square_rule);
    return;
  }

  names = adc_grid_dup_cells (map, self->square);
  add_line (self, is_linking ? ADC_GRID_WAIVED : ADC_GRID_BROKEN,
            g_strdup_printf (_("Would complete a square of %u × %u tiles with %s."), rules->square,
                             rules->square, names),
            rules->square_rule);
}

static gboolean
has_jump (AdcGridMap *map)
{
  for (guint cell = 0; cell < adc_grid_map_get_n_cells (map); cell++)
    if (adc_grid_map_is_jump (map, cell))
      return TRUE;

  return FALSE;
}

static void
check_gap (AdcGridSpot *self, AdcGridMap *map, guint cell, gboolean is_linking)
{
  const AdcGridRules *rules = adc_grid_get_rules (adc_grid_map_get_grid (map));
  g_autofree char *jump = NULL;
  guint between;

  if (rules->gap == 0)
    return;

  self->path = adc_grid_find_near_jump (map, cell);
  if (self->path == NULL) {
    add_line (self, ADC_GRID_KEPT,
              g_strdup (has_jump (map) ? _("No path leads to another one.")
                                       : _("There is no other one.")),
              rules->gap_note != NULL ? rules->gap_note : rules->gap_rule);
    return;
  }

  between = self->path->len - 1;
  jump = adc_grid_dup_place (map, g_array_index (self->path, guint, between));
  if (between >= rules->gap) {
    add_line (self, ADC_GRID_KEPT,
              /* Translators: a tile and how many rooms lie between; then the least that must */
              g_strdup_printf (ngettext ("%s: %u room between; at least %u.",
                                         "%s: %u rooms between; at least %u.", between),
                               jump, between, rules->gap),
              rules->gap_rule);
  } else {
    g_autoptr(GArray) rooms = g_array_copy (self->path);
    g_autofree char *names = NULL;

    g_array_set_size (rooms, between);
    names = between > 0 ? adc_grid_dup_cells (map, rooms) : g_strdup ("–");
    add_line (self, is_linking ? ADC_GRID_WAIVED : ADC_GRID_BROKEN,
              /* Translators: a tile, how many rooms lie between, which ones; the least there must be */
              g_strdup_printf (ngettext ("%s: only %u room between (%s); at least %u.",
                                         "%s: only %u rooms between (%s); at least %u.", between),
                               jump, between, names, rules->gap),
              rules->gap_rule);
  }
}

AdcGridSpot *
adc_grid_spot_new (AdcGridMap *map, guint cell, const AdcGridTile *tile, gboolean is_linking)
{
  const AdcGridRules *rules;
  AdcGridSpot *self;
  gboolean is_jump;

  g_return_val_if_fail (ADC_IS_GRID_MAP (map), NULL);

  if (!adc_grid_map_is_empty (map, cell) || tile->kind == ADC_GRID_BASE ||
      tile->kind == ADC_GRID_WALL)
    return NULL;

  self = g_new0 (AdcGridSpot, 1);
  self->is_allowed = TRUE;
  self->lines = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_grid_line_free);
  is_jump = tile->kind == ADC_GRID_JUMP;
  is_linking = is_linking && is_jump;
  check_beside (self, map, cell, is_jump ? ADC_GRID_NOWHERE : adc_grid_map_get_explored (map));
  check_square (self, map, cell, is_linking);
  if (is_jump)
    check_gap (self, map, cell, is_linking);
  rules = adc_grid_get_rules (adc_grid_map_get_grid (map));
  if (is_linking)
    add_line (self, ADC_GRID_PLAIN,
              g_strdup (_("Moved to link rooms that are cut off: the two other rules do not "
                          "count.")),
              rules->linking);

  return self;
}

void
adc_grid_spot_free (AdcGridSpot *self)
{
  g_ptr_array_unref (self->lines);
  g_clear_pointer (&self->square, g_array_unref);
  g_clear_pointer (&self->path, g_array_unref);
  g_free (self);
}
