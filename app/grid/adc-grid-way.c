/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-grid-way.h"

#include "adc-grid-paths.h"
#include "adc-grid-words.h"

#include <glib/gi18n-lib.h>

#define FEET 0 /* the first move */

/* Steps on foot from the nearest of the sources, and where one comes from. */
typedef struct {
  guint *steps;  /* ADC_GRID_NOWHERE: it is not reached */
  guint *before; /* of a source: itself */
} Flood;

static void
clear_flood (Flood *flood)
{
  g_free (flood->steps);
  g_free (flood->before);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Flood, clear_flood)

static const AdcGridMove *
get_move (AdcGridMap *map, guint move)
{
  return adc_grid_get_moves (adc_grid_map_get_grid (map))->pdata[move];
}

gboolean
adc_grid_can_move (AdcGridMap *map, const AdcGridMove *move, guint player, guint from, guint to)
{
  const AdcGridBase *base = adc_grid_map_get_base (map, to);

  if (adc_grid_map_get_place (map, from) != from || adc_grid_map_get_place (map, to) != to ||
      from == to || (base != NULL && base->owner != player))
    return FALSE;

  if (move->reach == ADC_GRID_TO_TOUCHING) {
    g_autoptr(GArray) touching = adc_grid_list_touching (map, from, player);

    for (guint i = 0; i < touching->len; i++)
      if (g_array_index (touching, guint, i) == to)
        return TRUE;
    return FALSE;
  }

  return move->reach == ADC_GRID_TO_ANY || base != NULL || adc_grid_map_is_jump (map, to);
}

/* From the start on foot, or from wherever a move leads from there. */
static void
spread (AdcGridMap *map, guint first, Flood *flood)
{
  const guint n_cells = adc_grid_map_get_n_cells (map);
  const guint from = adc_grid_map_get_from (map), player = adc_grid_map_get_player (map);
  g_autofree guint *queue = g_new (guint, n_cells);
  guint n = 0;

  flood->steps = g_new (guint, n_cells);
  flood->before = g_new (guint, n_cells);
  for (guint cell = 0; cell < n_cells; cell++) {
    flood->steps[cell] = flood->before[cell] = ADC_GRID_NOWHERE;
    if (first == FEET ? cell == from
                      : adc_grid_can_move (map, get_move (map, first), player, from, cell)) {
      flood->steps[cell] = 0;
      flood->before[cell] = cell;
      queue[n++] = cell;
    }
  }
  for (guint done = 0; done < n; done++) {
    const guint at = queue[done];
    g_autoptr(GArray) touching = adc_grid_list_touching (map, at, player);

    for (guint i = 0; i < touching->len; i++) {
      const guint next = g_array_index (touching, guint, i);

      if (flood->steps[next] == ADC_GRID_NOWHERE) {
        flood->steps[next] = flood->steps[at] + 1;
        flood->before[next] = at;
        queue[n++] = next;
      }
    }
  }
}

static void
add_step (GArray *steps, guint move, guint from, guint to)
{
  const AdcGridStep step = { .move = move, .n_units = 0, .from = from, .to = to };

  g_array_prepend_val (steps, step);
}

static AdcGridWay *
trace (AdcGridMap *map, guint first, const Flood *flood)
{
  AdcGridWay *self = g_new0 (AdcGridWay, 1);
  guint at = adc_grid_map_get_to (map);

  self->steps = g_array_new (FALSE, FALSE, sizeof (AdcGridStep));
  self->count[FEET] = flood->steps[at];
  for (; flood->before[at] != at; at = flood->before[at])
    add_step (self->steps, FEET, flood->before[at], at);
  if (first != FEET) {
    add_step (self->steps, first, adc_grid_map_get_from (map), at);
    self->count[first] = 1;
  }
  self->is_affordable = adc_grid_map_get_budget (map, FEET) == 0 ||
                        self->count[FEET] <= adc_grid_map_get_budget (map, FEET);

  return self;
}

GPtrArray *
adc_grid_list_ways (AdcGridMap *map)
{
  const guint to = adc_grid_map_get_to (map);
  GPtrArray *ways;
  guint on_foot = ADC_GRID_NOWHERE;

  g_return_val_if_fail (ADC_IS_GRID_MAP (map), NULL);

  if (adc_grid_map_get_from (map) == ADC_GRID_NOWHERE || to == ADC_GRID_NOWHERE)
    return NULL;

  ways = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_grid_way_free);
  for (guint m = FEET; m < adc_grid_get_moves (adc_grid_map_get_grid (map))->len; m++) {
    g_auto(Flood) flood = { NULL };

    if (m != FEET && adc_grid_map_get_budget (map, m) == 0)
      continue;

    spread (map, m, &flood);
    if (m == FEET)
      on_foot = flood.steps[to];
    /* ADC_GRID_NOWHERE is more than any number of steps. */
    if (flood.steps[to] != ADC_GRID_NOWHERE && (m == FEET || flood.steps[to] < on_foot))
      g_ptr_array_add (ways, trace (map, m, &flood));
  }

  return ways;
}

guint *
adc_grid_reach (AdcGridMap *map)
{
  guint *reach;
  guint n_cells, limit;

  g_return_val_if_fail (ADC_IS_GRID_MAP (map), NULL);

  if (adc_grid_map_get_from (map) == ADC_GRID_NOWHERE)
    return NULL;

  n_cells = adc_grid_map_get_n_cells (map);
  limit = adc_grid_map_get_budget (map, FEET);
  reach = g_new (guint, n_cells);
  for (guint cell = 0; cell < n_cells; cell++)
    reach[cell] = ADC_GRID_NOWHERE;
  for (guint m = FEET; m < adc_grid_get_moves (adc_grid_map_get_grid (map))->len; m++) {
    g_auto(Flood) flood = { NULL };

    if (m != FEET && adc_grid_map_get_budget (map, m) == 0)
      continue;

    spread (map, m, &flood);
    for (guint cell = 0; cell < n_cells; cell++)
      if (flood.steps[cell] != ADC_GRID_NOWHERE && (limit == 0 || flood.steps[cell] <= limit))
        reach[cell] = MIN (reach[cell], flood.steps[cell] + (m != FEET));
  }

  return reach;
}

GPtrArray *
adc_grid_way_list_lines (const AdcGridWay *self, AdcGridMap *map)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_grid_line_free);
  const AdcGridTile *base = adc_grid_find_tile (adc_grid_map_get_grid (map), ADC_GRID_BASE);

  for (guint i = 0; i < self->steps->len; i++) {
    const AdcGridStep *step = &g_array_index (self->steps, AdcGridStep, i);
    const AdcGridMove *move = get_move (map, step->move);
    g_autofree char *from = adc_grid_dup_place (map, step->from);
    g_autofree char *to = adc_grid_dup_place (map, step->to);
    const char *rule = move->rule;

    /* From jump to jump it is the jumps that say so, from and to a base the base does. */
    if (step->move == FEET && adc_grid_map_is_jump (map, step->from) &&
        adc_grid_map_is_jump (map, step->to))
      rule = adc_grid_map_get_tile (map, step->from)->rule;
    else if (step->move == FEET && (adc_grid_map_get_base (map, step->from) != NULL ||
                                    adc_grid_map_get_base (map, step->to) != NULL))
      rule = base->rule;
    /* Translators: a move, where it begins and where it ends: “MOVE: C4 → C5” */
    g_ptr_array_add (lines, adc_grid_line_new (ADC_GRID_PLAIN,
                                               g_strdup_printf (_("%s: %s → %s"),
                                                                adc_text_get (move->title), from,
                                                                to),
                                               rule));
  }

  return lines;
}

char *
adc_grid_way_dup_cost (const AdcGridWay *self, AdcGridMap *map)
{
  GString *text = g_string_new (NULL);

  for (guint m = 0; m < adc_grid_get_moves (adc_grid_map_get_grid (map))->len; m++) {
    g_autofree char *part = NULL;

    if (self->count[m] == 0 && !(m == FEET && self->steps->len == 0))
      continue;
    /* Translators: a sort of move and how often: “MOVE 3” */
    part = g_strdup_printf (_("%s %u"), adc_text_get (get_move (map, m)->title), self->count[m]);
    g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", part);
  }

  return g_string_free (text, FALSE);
}

void
adc_grid_way_free (AdcGridWay *self)
{
  g_array_unref (self->steps);
  g_free (self);
}
