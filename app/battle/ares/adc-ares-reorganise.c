/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ares-line.h"

#include <string.h>

/* Reorganisation, between two rounds. The rules oblige: unengaged forces of both sides are placed again, face to face;
 * nobody stays behind a force that has no enemy in front. Where they leave a choice we assume that a force stays as near
 * to where it was as it may, or, if its side says so, that it reinforces the nearest engaged friend. */

typedef struct {
  const AdcAresLine *line;
  AdcAresLayout     *layout;
  AdcAresLayout      old; /* as it was before anything moved */
} Reorganisation;

/* Opens a new column before the given one. */
static void
open_column (Reorganisation *self, guint column)
{
  for (guint i = 0; i < self->line->n_forces; i++)
    if (adc_ares_layout_has (self->layout, i) && self->layout->column[i] >= column)
      self->layout->column[i]++;
  for (guint i = 0; i < self->line->n_forces; i++)
    if (adc_ares_layout_has (&self->old, i) && self->old.column[i] >= column)
      self->old.column[i]++;
  self->layout->n_columns++;
}

static void
stand (Reorganisation *self, guint force, guint column)
{
  const AdcAresSide side = self->line->forces[force].side;
  guint rank = 0;

  while (adc_ares_layout_find (self->line, self->layout, side, column, rank) != ADC_ARES_NOWHERE)
    rank++;
  self->layout->column[force] = column;
  self->layout->rank[force] = rank;
}

/* The column a force goes to the front of: its own if it stood there in front, else a new one beside it. */
static guint
claim_column (Reorganisation *self, guint force)
{
  const guint column = self->old.column[force];

  if (self->old.rank[force] == 0)
    return column;

  open_column (self, column + 1);
  return column + 1;
}

static gboolean
accepts_reinforcement (Reorganisation *self, guint force)
{
  return !self->line->forces[force].no_flanking &&
         adc_ares_layout_get_position (self->line, self->layout, force) == ADC_ARES_ENGAGED;
}

/* The engaged friend nearest to where the force was, the left one of two. */
static guint
find_friend (Reorganisation *self, guint force)
{
  guint best = ADC_ARES_NOWHERE;
  int best_distance = 0;

  if (self->line->forces[force].no_flanking)
    return best;

  for (guint i = 0; i < self->line->n_forces; i++) {
    const int difference = self->layout->column[i] - self->old.column[force];
    const int distance = 2 * ABS (difference) + (difference > 0);

    if (i != force && self->line->forces[i].side == self->line->forces[force].side &&
        accepts_reinforcement (self, i) && (best == ADC_ARES_NOWHERE || distance < best_distance)) {
      best = i;
      best_distance = distance;
    }
  }

  return best;
}

/* Unengaged forces of a side from left to right, from front to back; those of the mask last. */
static guint
list_unengaged (Reorganisation *self, AdcAresSide side, guint32 newcomers, guint8 *list)
{
  guint n = 0;

  for (guint column = 0; column < self->old.n_columns; column++)
    for (guint rank = 0;; rank++) {
      const guint force = adc_ares_layout_find (self->line, &self->old, side, column, rank);

      if (force == ADC_ARES_NOWHERE)
        break;
      if (!(newcomers & (1u << force)) &&
          adc_ares_layout_get_position (self->line, &self->old, force) != ADC_ARES_ENGAGED)
        list[n++] = force;
    }
  for (guint i = 0; i < self->line->n_forces; i++)
    if (newcomers & (1u << i) && self->line->forces[i].side == side)
      list[n++] = i;

  return n;
}

static guint
count_recon (Reorganisation *self, AdcAresSide side)
{
  guint recon = 0;

  for (guint i = 0; i < self->line->n_forces; i++)
    if (self->line->forces[i].side == side && adc_ares_layout_has (&self->old, i))
      recon += self->line->forces[i].recon;

  return recon;
}

static void
place_left_over (Reorganisation *self, guint force)
{
  const AdcAresSide side = self->line->forces[force].side;
  const guint old_front = adc_ares_layout_find (self->line, &self->old, side,
                                                self->old.column[force], 0);
  guint friend = ADC_ARES_NOWHERE;

  if (self->line->reserves[side] == ADC_ARES_REINFORCE)
    friend = find_friend (self, force);
  if (friend == ADC_ARES_NOWHERE && self->old.rank[force] > 0) {
    if (old_front != ADC_ARES_NOWHERE && adc_ares_layout_has (self->layout, old_front) &&
        adc_ares_layout_get_position (self->line, self->layout, old_front) == ADC_ARES_ENGAGED)
      friend = old_front;
    else
      friend = find_friend (self, force);
  }

  if (friend != ADC_ARES_NOWHERE)
    stand (self, force, self->layout->column[friend]);
  else
    stand (self, force, claim_column (self, force));
}

void
adc_ares_layout_reorganise (const AdcAresLine *line, AdcAresLayout *layout, guint32 newcomers)
{
  Reorganisation self = { line, layout, *layout };
  guint8 unengaged[2][ADC_ARES_MAX_FORCES];
  guint n[2], n_pairs;
  AdcAresSide first;

  if (line->is_raid)
    return;

  /* A force that comes in takes its stand at the left end; what follows may move it. */
  for (guint i = 0; i < line->n_forces; i++)
    if (newcomers & (1u << i)) {
      open_column (&self, 0);
      self.old.n_columns++;
      self.old.column[i] = 0;
      self.old.rank[i] = 0;
    }

  for (AdcAresSide side = 0; side < 2; side++)
    n[side] = list_unengaged (&self, side, newcomers, unengaged[side]);
  for (AdcAresSide side = 0; side < 2; side++)
    for (guint i = 0; i < n[side]; i++)
      layout->column[unengaged[side][i]] = ADC_ARES_NOWHERE;

  n_pairs = MIN (n[0], n[1]);
  first = count_recon (&self, ADC_ARES_DEFENDER) < count_recon (&self, ADC_ARES_ATTACKER)
              ? ADC_ARES_DEFENDER
              : ADC_ARES_ATTACKER;
  for (guint i = 0; i < n_pairs; i++) {
    const guint column = claim_column (&self, unengaged[first][i]);

    stand (&self, unengaged[first][i], column);
    stand (&self, unengaged[adc_ares_other (first)][i], column);
  }

  for (AdcAresSide side = 0; side < 2; side++)
    for (guint i = n_pairs; i < n[side]; i++)
      place_left_over (&self, unengaged[side][i]);

  adc_ares_layout_compact (line, layout);
}
