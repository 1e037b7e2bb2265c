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

/* The engaged friend behind whom a force goes that found nobody to face; ADC_ARES_NOWHERE: it stands by itself. */
static guint
choose_friend (Reorganisation *self, guint force)
{
  const AdcAresSide side = self->line->forces[force].side;
  const guint front = adc_ares_layout_find (self->line, &self->old, side, self->old.column[force],
                                            0);

  if (self->line->reserves[side] == ADC_ARES_REINFORCE) {
    const guint friend = find_friend (self, force);

    if (friend != ADC_ARES_NOWHERE)
      return friend;
  }
  if (self->old.rank[force] == 0)
    return ADC_ARES_NOWHERE;
  if (adc_ares_layout_get_position (self->line, self->layout, front) == ADC_ARES_ENGAGED)
    return front;

  return find_friend (self, force);
}

/* Those already behind their friend stay the first there. */
static void
place_left_over (Reorganisation *self, const guint8 *forces, guint n_forces)
{
  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < n_forces; i++) {
      const guint force = forces[i];
      guint friend;
      gboolean is_there;

      if (adc_ares_layout_has (self->layout, force))
        continue;

      friend = choose_friend (self, force);
      is_there = friend != ADC_ARES_NOWHERE && self->old.rank[force] > 0 &&
                 self->old.column[force] == self->old.column[friend];
      if (is_there == (pass == 0))
        stand (self, force,
               friend != ADC_ARES_NOWHERE ? self->layout->column[friend]
                                          : claim_column (self, force));
    }
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
    place_left_over (&self, unengaged[side] + n_pairs, n[side] - n_pairs);

  adc_ares_layout_compact (line, layout);
}
