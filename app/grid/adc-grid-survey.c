/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-grid-survey.h"

#include "adc-grid-paths.h"
#include "adc-grid-spot.h"
#include "adc-grid-words.h"

#include <glib/gi18n-lib.h>

static void
add_line (AdcGridSurvey *self, AdcGridVerdict verdict, char *text, const char *rule)
{
  g_ptr_array_add (self->lines, adc_grid_line_new (verdict, text, rule));
}

static guint
count_spots (AdcGridMap *map, const AdcGridTile *tile)
{
  guint n = 0;

  for (guint cell = 0; tile != NULL && cell < adc_grid_map_get_n_cells (map); cell++) {
    g_autoptr(AdcGridSpot) spot = adc_grid_spot_new (map, cell, tile, FALSE);

    n += spot != NULL && spot->is_allowed;
  }

  return n;
}

static void
count (AdcGridSurvey *self, AdcGridMap *map)
{
  AdcGrid *grid = adc_grid_map_get_grid (map);

  for (guint cell = 0; cell < adc_grid_map_get_n_cells (map); cell++) {
    self->n_rooms += adc_grid_map_is_room (map, cell);
    self->n_jumps += adc_grid_map_is_jump (map, cell);
    self->n_tokens += adc_grid_map_has_token (map, cell);
  }
  self->n_room_spots = count_spots (map, adc_grid_find_tile (grid, ADC_GRID_ROOM));
  self->n_jump_spots = count_spots (map, adc_grid_find_tile (grid, ADC_GRID_JUMP));
}

static void
say_spots (AdcGridSurvey *self, AdcGridMap *map)
{
  AdcGrid *grid = adc_grid_map_get_grid (map);
  const AdcGridRules *rules = adc_grid_get_rules (grid);
  const AdcGridTile *jump = adc_grid_find_tile (grid, ADC_GRID_JUMP);
  const guint explored = adc_grid_map_get_explored (map), n = self->n_room_spots;
  g_autofree char *name = NULL;

  if (explored != ADC_GRID_NOWHERE) {
    name = adc_grid_dup_cell (map, explored);
    if (n > 0)
      add_line (self, ADC_GRID_PLAIN,
                g_strdup_printf (ngettext ("%u place for the new room next to %s.",
                                           "%u places for the new room next to %s.", n),
                                 n, name),
                rules->laying);
    else
      add_line (self, ADC_GRID_PLAIN,
                g_strdup_printf (_("No place for a new room next to %s: none is laid."), name),
                rules->stuck);
  } else {
    add_line (self, ADC_GRID_PLAIN,
              g_strdup_printf (ngettext ("%u place for a new room.",
                                         "%u places for a new room.", n),
                               n),
              rules->laying);
  }
  if (jump != NULL)
    add_line (self, ADC_GRID_PLAIN,
              /* Translators: a sort of tile, and how many places there are for another one */
              g_strdup_printf (ngettext ("%s: %u place left.", "%s: %u places left.",
                                         self->n_jump_spots),
                               adc_text_get (jump->title), self->n_jump_spots),
              rules->gap_rule);
  if (adc_grid_get_token (grid) != NULL && self->n_rooms > 0)
    add_line (self, ADC_GRID_PLAIN,
              /* Translators: what lies on a tile, and on how many tiles of the sketch */
              g_strdup_printf (ngettext ("%s: on %u tile.", "%s: on %u tiles.", self->n_tokens),
                               adc_grid_get_token (grid), self->n_tokens),
              self->n_tokens > 0 ? adc_grid_get_token_rule (grid) : rules->spent);
}

/* Each once: by the tile in its lower right corner. */
static void
check_squares (AdcGridSurvey *self, AdcGridMap *map)
{
  const AdcGridRules *rules = adc_grid_get_rules (adc_grid_map_get_grid (map));
  const guint columns = adc_grid_map_get_columns (map);

  if (rules->square == 0)
    return;

  for (guint cell = 0; cell < adc_grid_map_get_n_cells (map); cell++) {
    g_autoptr(GArray) square = g_array_new (FALSE, FALSE, sizeof (guint));
    g_autofree char *names = NULL;

    for (guint down = 0; down < rules->square; down++)
      for (guint right = 0; right < rules->square; right++) {
        const guint at = cell + down * columns + right;

        if (cell % columns + right < columns && adc_grid_map_is_room (map, at))
          g_array_append_val (square, at);
      }
    if (square->len < rules->square * rules->square)
      continue;

    names = adc_grid_dup_cells (map, square);
    add_line (self, ADC_GRID_BROKEN,
              g_strdup_printf (_("A square of %u × %u tiles: %s."), rules->square, rules->square,
                               names),
              rules->square_rule);
  }
}

static guint
find_nearest (AdcGridMap *map, guint jump, guint *between)
{
  g_autoptr(GArray) path = adc_grid_find_near_jump (map, jump);

  *between = path != NULL ? path->len - 1 : G_MAXUINT;
  return path != NULL ? g_array_index (path, guint, path->len - 1) : ADC_GRID_NOWHERE;
}

/* Only who lays a jump must keep it away from the others: rooms that come later may bring them
 * nearer. */
static void
check_gaps (AdcGridSurvey *self, AdcGridMap *map)
{
  const AdcGridRules *rules = adc_grid_get_rules (adc_grid_map_get_grid (map));

  for (guint cell = 0; cell < adc_grid_map_get_n_cells (map); cell++) {
    guint between, unused, other;
    g_autofree char *first = NULL;
    g_autofree char *second = NULL;

    if (!adc_grid_map_is_jump (map, cell))
      continue;
    other = find_nearest (map, cell, &between);
    if (between >= rules->gap || (other < cell && find_nearest (map, other, &unused) == cell))
      continue;

    first = adc_grid_dup_place (map, cell);
    second = adc_grid_dup_cell (map, other);
    add_line (self, ADC_GRID_WAIVED,
              g_strdup_printf (ngettext ("%s and %s: only %u room between. One that is laid now "
                                         "needs at least %u.",
                                         "%s and %s: only %u rooms between. One that is laid now "
                                         "needs at least %u.",
                                         between),
                               first, second, between, rules->gap),
              rules->gap_note != NULL ? rules->gap_note : rules->gap_rule);
  }
}

static void
check_groups (AdcGridSurvey *self, AdcGridMap *map)
{
  const AdcGridRules *rules = adc_grid_get_rules (adc_grid_map_get_grid (map));
  g_autoptr(GPtrArray) groups = adc_grid_list_groups (map);

  if (groups->len == 1)
    add_line (self, ADC_GRID_KEPT, g_strdup (_("Every room can be reached from every other.")),
              rules->linking_note != NULL ? rules->linking_note : rules->linking);
  for (guint i = 1; i < groups->len; i++) {
    GArray *group = groups->pdata[i];
    g_autofree char *names = adc_grid_dup_cells (map, group);

    g_array_append_vals (self->cut_off, group->data, group->len);
    add_line (self, ADC_GRID_BROKEN,
              g_strdup_printf (ngettext ("%u room is cut off from the others: %s.",
                                         "%u rooms are cut off from the others: %s.", group->len),
                               group->len, names),
              rules->linking);
  }
}

AdcGridSurvey *
adc_grid_survey_new (AdcGridMap *map)
{
  AdcGridSurvey *self;

  g_return_val_if_fail (ADC_IS_GRID_MAP (map), NULL);

  self = g_new0 (AdcGridSurvey, 1);
  self->lines = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_grid_line_free);
  self->cut_off = g_array_new (FALSE, FALSE, sizeof (guint));
  count (self, map);
  check_squares (self, map);
  check_gaps (self, map);
  check_groups (self, map);
  say_spots (self, map);

  return self;
}

void
adc_grid_survey_free (AdcGridSurvey *self)
{
  g_array_unref (self->cut_off);
  g_ptr_array_unref (self->lines);
  g_free (self);
}
