/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ares-line.h"

#include <stdlib.h>

guint
adc_ares_force_count_units (const AdcAresForce *force, guint hits)
{
  return (MIN (hits, force->body) + force->hits_per_unit - 1) / force->hits_per_unit;
}

void
adc_ares_line_set_strength (AdcAresForce *force, guint n_units, guint damage, guint shield)
{
  const guint hits = n_units * force->hits_per_unit - (n_units > 0 ? damage : 0);

  force->body = shield > 0 ? hits : ADC_ARES_MAX_UNITS * force->hits_per_unit;
  force->hits = n_units > 0 ? hits + shield : 0;
}

/* Only a shield needs it: without one, all hits are the units'. */
void
adc_ares_line_grow (AdcAresLine *line, guint round)
{
  for (guint i = 0; i < line->n_forces; i++) {
    AdcAresForce *force = &line->forces[i];

    force->body = MIN (force->body + force->arrivals[round] * force->hits_per_unit,
                       ADC_ARES_MAX_UNITS * force->hits_per_unit);
  }
}

static int
compare_initiatives (gconstpointer a, gconstpointer b)
{
  const int x = *(const int *) a, y = *(const int *) b;

  return (x < y) - (x > y);
}

void
adc_ares_line_start (AdcAresLine *line)
{
  line->group = 0;
  line->has_fired = 0;
  line->n_destroyed = 0;
  line->n_initiatives = 0;
  for (guint i = 0; i < line->n_forces; i++) {
    const AdcAresForce *force = &line->forces[i];
    gboolean is_new = TRUE;

    line->hits[i] = adc_ares_layout_has (&line->layout, i) ? force->hits : 0;
    line->units[i] = adc_ares_force_count_units (force, line->hits[i]);
    for (guint j = 0; j < line->n_initiatives; j++)
      is_new &= line->initiatives[j] != force->initiative;
    if (is_new)
      line->initiatives[line->n_initiatives++] = force->initiative;
  }

  qsort (line->initiatives, line->n_initiatives, sizeof (int), compare_initiatives);
}

gboolean
adc_ares_layout_has (const AdcAresLayout *layout, guint force)
{
  return layout->column[force] != ADC_ARES_NOWHERE;
}

guint
adc_ares_layout_find (const AdcAresLine *line, const AdcAresLayout *layout, AdcAresSide side,
                      guint column, guint rank)
{
  for (guint i = 0; i < line->n_forces; i++)
    if (layout->column[i] == column && layout->rank[i] == rank && line->forces[i].side == side)
      return i;

  return ADC_ARES_NOWHERE;
}

gboolean
adc_ares_layout_holds (const AdcAresLine *line, const AdcAresLayout *layout, AdcAresSide side,
                       guint column)
{
  return adc_ares_layout_find (line, layout, side, column, 0) != ADC_ARES_NOWHERE;
}

AdcAresPosition
adc_ares_layout_get_position (const AdcAresLine *line, const AdcAresLayout *layout, guint force)
{
  const AdcAresSide enemy = adc_ares_other (line->forces[force].side);

  if (!adc_ares_layout_has (layout, force))
    return ADC_ARES_AWAY;
  if (layout->rank[force] > 0)
    return ADC_ARES_FLANKING;

  return adc_ares_layout_holds (line, layout, enemy, layout->column[force]) ? ADC_ARES_ENGAGED
                                                                             : ADC_ARES_UNOPPOSED;
}

/* Being behind another is not enough: the one in front must be engaged, and let itself be helped. */
gboolean
adc_ares_layout_is_flanking (const AdcAresLine *line, const AdcAresLayout *layout, guint force)
{
  guint front;

  if (adc_ares_layout_get_position (line, layout, force) != ADC_ARES_FLANKING)
    return FALSE;

  front = adc_ares_layout_find (line, layout, line->forces[force].side, layout->column[force], 0);
  return front != ADC_ARES_NOWHERE && !line->forces[front].no_flanking &&
         adc_ares_layout_get_position (line, layout, front) == ADC_ARES_ENGAGED;
}

/* Closes the gaps that forces left, in the columns and between them. */
void
adc_ares_layout_compact (const AdcAresLine *line, AdcAresLayout *layout)
{
  AdcAresLayout old = *layout;

  layout->n_columns = 0;
  for (guint column = 0; column < old.n_columns; column++) {
    gboolean is_empty = TRUE;

    for (guint i = 0; i < line->n_forces; i++) {
      guint rank = 0;

      if (old.column[i] != column)
        continue;

      for (guint j = 0; j < line->n_forces; j++)
        rank += old.column[j] == column && old.rank[j] < old.rank[i] &&
                line->forces[j].side == line->forces[i].side;
      layout->column[i] = layout->n_columns;
      layout->rank[i] = rank;
      is_empty = FALSE;
    }

    if (!is_empty)
      layout->n_columns++;
  }
}

void
adc_ares_layout_remove (const AdcAresLine *line, AdcAresLayout *layout, guint32 forces)
{
  for (guint i = 0; i < line->n_forces; i++)
    if (forces & (1u << i)) {
      layout->column[i] = ADC_ARES_NOWHERE;
      layout->rank[i] = 0;
    }

  adc_ares_layout_compact (line, layout);
}

/* Columns between the shooter and its target, its own included, the target's not. A Base card stands beyond the last
 * column of its end. */
static int
get_position_modifier (const AdcAresLine *line, const AdcAresLayout *layout, guint from, guint at)
{
  const AdcAresSide enemy = adc_ares_other (line->forces[from].side);
  const int start = layout->column[from];
  const int end = at == ADC_ARES_BASE_LEFT    ? -1
                  : at == ADC_ARES_BASE_RIGHT ? layout->n_columns
                                              : layout->column[at];
  const int step = end > start ? 1 : -1;
  int modifier = 0;

  for (int column = start; column != end; column += step)
    modifier -= adc_ares_layout_holds (line, layout, enemy, column);

  return modifier;
}

AdcAresThreshold
adc_ares_get_threshold (const AdcAresLine *line, const AdcAresLayout *layout, guint from, guint at)
{
  const AdcAresForce *shooter = &line->forces[from];
  const guint type = at < ADC_ARES_MAX_FORCES ? line->forces[at].type : line->building_type;
  AdcAresThreshold threshold = {
    .score = type < ADC_ARES_MAX_TYPES ? shooter->scores[type] : ADC_ARES_UNKNOWN,
    .flanking = adc_ares_layout_is_flanking (line, layout, from),
    .position = get_position_modifier (line, layout, from, at),
    .modifier = shooter->modifier,
  };

  if (threshold.score == ADC_ARES_NEVER || threshold.score == ADC_ARES_UNKNOWN)
    threshold.total = threshold.score;
  else
    threshold.total = threshold.score + threshold.flanking + threshold.position +
                      threshold.modifier;

  return threshold;
}

guint
adc_ares_get_n_dice (int threshold, guint n_units)
{
  if (threshold > 0)
    return n_units;

  return threshold == 0 ? n_units / 2 : 0;
}

/* A 6 always misses; at 0 a 1 still hits. */
guint
adc_ares_get_needed (int threshold)
{
  return threshold < 0 ? 0 : CLAMP (threshold, 1, 5);
}
