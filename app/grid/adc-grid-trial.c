/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-grid-trial.h"

#include "adc-grid-way.h"
#include "adc-grid-words.h"

#include <glib/gi18n-lib.h>

/* Why a step cannot be, or NULL; and the entry that says so. */
static const char *
find_fault (AdcGridTrial *self, AdcGridMap *map, const AdcGridStep *step, const char **rule)
{
  AdcGrid *grid = adc_grid_map_get_grid (map);
  const AdcGridMove *move = adc_grid_get_moves (grid)->pdata[step->move];
  const guint player = adc_grid_map_get_player (map);
  const AdcGridBase *base = adc_grid_map_get_base (map, step->to);

  *rule = move->rule;
  if (self->left[step->move] == 0)
    return _("none is left");
  if (step->from >= adc_grid_map_get_n_cells (map) || self->units[step->from] < step->n_units)
    return _("there are not so many units");
  if (base != NULL && base->owner != player) {
    *rule = adc_grid_find_tile (grid, ADC_GRID_BASE)->closed;
    return _("only its owner’s units enter");
  }
  if (adc_grid_can_move (map, move, player, step->from, step->to))
    return NULL;
  if (move->reach == ADC_GRID_TO_TOUCHING) {
    *rule = adc_grid_get_rules (grid)->touching;
    return _("the two do not touch");
  }

  return _("it does not lead there");
}

static void
take_step (AdcGridTrial *self, AdcGridMap *map, const AdcGridStep *step)
{
  const AdcGridMove *move =
    adc_grid_get_moves (adc_grid_map_get_grid (map))->pdata[step->move];
  const char *rule;
  const char *fault = find_fault (self, map, step, &rule);
  g_autofree char *from = adc_grid_dup_place (map, step->from);
  g_autofree char *to = adc_grid_dup_place (map, step->to);
  g_autofree char *units = g_strdup_printf (ngettext ("%u unit", "%u units", step->n_units),
                                            step->n_units);
  /* Translators: a move, how many units, from where to where: “MOVE: 2 units, C4 → C5” */
  g_autofree char *text = g_strdup_printf (_("%s: %s, %s → %s"), adc_text_get (move->title), units,
                                           from, to);

  if (fault != NULL) {
    g_ptr_array_add (self->lines,
                     adc_grid_line_new (ADC_GRID_BROKEN,
                                        /* Translators: what is tried, and why it cannot be */
                                        g_strdup_printf (_("%s; refused: %s"), text, fault), rule));
    return;
  }

  self->left[step->move]--;
  self->units[step->from] -= step->n_units;
  self->units[step->to] += step->n_units;
  g_ptr_array_add (self->lines, adc_grid_line_new (ADC_GRID_KEPT, g_steal_pointer (&text), rule));
}

AdcGridTrial *
adc_grid_trial_new (AdcGridMap *map, const AdcGridSketch *sketch)
{
  AdcGridTrial *self;

  g_return_val_if_fail (ADC_IS_GRID_MAP (map), NULL);

  self = g_new0 (AdcGridTrial, 1);
  self->lines = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_grid_line_free);
  self->units = g_new0 (guint, adc_grid_map_get_n_cells (map));
  for (guint m = 0; m < ADC_GRID_MAX_MOVES; m++)
    self->left[m] = adc_grid_map_get_budget (map, m);
  if (sketch->from < adc_grid_map_get_n_cells (map))
    self->units[sketch->from] = sketch->n_units;
  for (guint i = 0; i < sketch->steps->len; i++)
    take_step (self, map, &g_array_index (sketch->steps, AdcGridStep, i));

  return self;
}

char *
adc_grid_trial_dup_left (const AdcGridTrial *self, AdcGridMap *map)
{
  GPtrArray *moves = adc_grid_get_moves (adc_grid_map_get_grid (map));
  GString *text = g_string_new (NULL);

  for (guint m = 0; m < moves->len; m++)
    if (adc_grid_map_get_budget (map, m) > 0) {
      const AdcGridMove *move = moves->pdata[m];
      /* Translators: a sort of move and how often: “MOVE 3” */
      g_autofree char *part = g_strdup_printf (_("%s %u"), adc_text_get (move->title),
                                               self->left[m]);

      g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", part);
    }

  return g_string_free (text, FALSE);
}

void
adc_grid_trial_free (AdcGridTrial *self)
{
  g_ptr_array_unref (self->lines);
  g_free (self->units);
  g_free (self);
}
