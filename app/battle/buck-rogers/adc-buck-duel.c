/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-buck-duel-private.h"

#include <string.h>

#define MAX_NODES 60000000 /* to be worked out: about a second */
#define MAX_KEPT  12000000 /* values: about a hundred megabytes */

/* Exactly two sides, to the end, each having fired as its turn came; and one of them wants the best. */
static gboolean
find_sides (const AdcBuckFight *fight, guint *sides)
{
  guint n = 0;

  if (adc_buck_fight_is_limited (fight))
    return FALSE;
  for (guint i = 0; i < fight->n_sides; i++) {
    if (adc_buck_side_count (&fight->sides[i]) > 0) {
      if (n == 2)
        return FALSE;
      sides[n++] = i;
    }
  }
  if (n != 2 || (fight->sides[sides[ADC_BUCK_FIRST]].aim != ADC_BUCK_AIM_BEST &&
                 fight->sides[sides[ADC_BUCK_SECOND]].aim != ADC_BUCK_AIM_BEST))
    return FALSE;
  if (fight->stage != ADC_BUCK_ROUNDS || fight->turn > sides[ADC_BUCK_FIRST])
    return TRUE;

  for (guint type = 0; type < ADC_BUCK_N_TYPES; type++)
    if (fight->sides[sides[ADC_BUCK_FIRST]].hit[type] > 0 ||
        fight->sides[sides[ADC_BUCK_SECOND]].fired[type] > 0)
      return FALSE;

  return TRUE;
}

static guint64
count_parts (const AdcBuckCamp *camp)
{
  guint64 n = 0;

  for (guint rank = 0; rank < camp->n_ranks; rank++)
    n += camp->firsts[camp->ranked[rank] + 1] - camp->firsts[camp->ranked[rank]];

  return n;
}

/* How many moments there are; and values to keep, for each side that is best. */
static guint64
count_nodes (AdcBuckDuel *self, guint64 *n_kept)
{
  const AdcBuckCamp *first = &self->camps[ADC_BUCK_FIRST];
  const AdcBuckCamp *second = &self->camps[ADC_BUCK_SECOND];
  guint64 n_nodes = 0;

  *n_kept = (guint64) first->n_ranks * second->n_ranks;
  if (first->is_best)
    n_nodes += count_parts (first) * count_parts (second);
  if (second->is_best) {
    n_nodes += (guint64) first->n_ranks * second->n_ranks * 2 * second->n_points;
    *n_kept += (guint64) second->n_ranks * 2 * first->n_points * second->n_points;
  }
  if (first->is_best && second->is_best)
    *n_kept *= 2;

  return n_nodes;
}

static void
allocate (AdcBuckDuel *self)
{
  const AdcBuckCamp *camps = self->camps;
  const gsize n_points = (gsize) camps[0].n_points * camps[1].n_points;

  for (guint which = 0; which < 2; which++) {
    self->returns[which] = g_new0 (double, camps[which].n_points);
    self->lists[which] = g_array_new (FALSE, FALSE, sizeof (gsize));
    if (!camps[which].is_best)
      continue;
    self->values[which] = g_new0 (double, (gsize) camps[0].n_ranks * camps[1].n_ranks);
    self->fire[which] = g_new0 (double, n_points);
    self->after[which] = g_new0 (double, camps[ADC_BUCK_SECOND].n_points);
    if (camps[ADC_BUCK_SECOND].is_best)
      self->answers[which] = g_new0 (double, camps[ADC_BUCK_SECOND].n_ranks * 2 * n_points);
  }
  self->masses = g_new0 (double, n_points);
  self->ended = g_new0 (double, MAX (camps[0].n_points, camps[1].n_points));
}

static AdcBuckResult
solve (AdcBuckDuel *self, guint64 n_nodes)
{
  const AdcBuckCamp *first = &self->camps[ADC_BUCK_FIRST];
  const AdcBuckCamp *second = &self->camps[ADC_BUCK_SECOND];

  for (guint i = 0; i < second->n_ranks; i++) {
    for (guint j = 0; j < first->n_ranks; j++) {
      if (g_cancellable_is_cancelled (self->watch->cancellable))
        return ADC_BUCK_CANCELLED;
      adc_buck_duel_solve_state (self, first->ranked[j], second->ranked[i]);
    }
    adc_buck_watch_tell (self->watch, (double) self->n_nodes / (n_nodes + 1));
  }

  return ADC_BUCK_DONE;
}

gboolean
adc_buck_duel_suits (const AdcBuckFight *fight)
{
  guint sides[2];

  return find_sides (fight, sides);
}

AdcBuckResult
adc_buck_duel_new (const AdcBuckFight *fight, const AdcBuckAims *aims, const AdcBuckWatch *watch,
                   AdcBuckDuel **duel)
{
  g_autoptr(AdcBuckDuel) self = g_new0 (AdcBuckDuel, 1);
  guint64 n_nodes, n_kept;
  guint sides[2];
  AdcBuckResult result;

  self->fight = fight;
  self->watch = watch;
  self->state = NO_STATE;
  if (!find_sides (fight, sides) || !adc_buck_camp_init (&self->camps[0], fight, sides[0]) ||
      !adc_buck_camp_init (&self->camps[1], fight, sides[1]))
    return ADC_BUCK_TOO_MUCH;

  for (guint which = 0; which < 2; which++)
    adc_buck_camp_arm (&self->camps[which], aims, &self->camps[!which]);
  for (guint which = 0; which < 2; which++)
    adc_buck_camp_rank (&self->camps[which], fight, aims, &self->camps[!which]);
  n_nodes = count_nodes (self, &n_kept);
  if (n_nodes > MAX_NODES || n_kept > MAX_KEPT)
    return ADC_BUCK_TOO_MUCH;

  self->positions = adc_buck_positions_new (aims);
  adc_buck_volley_init (&self->volley, self->positions, G_MAXUINT64, NULL);
  self->shares = g_array_new (FALSE, FALSE, sizeof (AdcBuckShare));
  allocate (self);
  result = solve (self, n_nodes);
  if (result == ADC_BUCK_DONE)
    *duel = g_steal_pointer (&self);

  return result;
}

void
adc_buck_duel_free (AdcBuckDuel *self)
{
  for (guint which = 0; which < 2; which++) {
    adc_buck_camp_clear (&self->camps[which]);
    g_free (self->values[which]);
    g_free (self->answers[which]);
    g_free (self->fire[which]);
    g_free (self->after[which]);
    g_free (self->returns[which]);
    g_clear_pointer (&self->lists[which], g_array_unref);
  }
  if (self->positions != NULL)
    adc_buck_volley_clear (&self->volley);
  g_clear_pointer (&self->positions, adc_buck_positions_free);
  g_clear_pointer (&self->shares, g_array_unref);
  g_free (self->masses);
  g_free (self->ended);
  g_free (self);
}

gboolean
adc_buck_duel_is_best (AdcBuckDuel *self, guint which)
{
  return self->camps[which].is_best;
}

/* Points of a moment: what the round began with, what is left, and who is still to fire. */
typedef struct {
  guint start;
  guint left;
  guint ready; /* 0 when its turn is over */
} Points;

static void
find_points (const AdcBuckCamp *camp, const AdcBuckFight *moment, Points *points)
{
  const AdcBuckSide *side = &moment->sides[camp->side];
  guint8 left[ADC_BUCK_N_TYPES], ready[ADC_BUCK_N_TYPES];

  for (guint type = 0; type < ADC_BUCK_N_TYPES; type++) {
    left[type] = side->pieces[type] - side->hit[type];
    ready[type] = moment->turn > camp->side ? 0 : side->pieces[type] - side->fired[type];
  }
  points->start = adc_buck_camp_find (camp, side->pieces);
  points->left = adc_buck_camp_find (camp, left);
  points->ready = adc_buck_camp_find (camp, ready);
}

/* The second is to fire, and nothing of it will be hit any more. */
static void
get_answer (AdcBuckDuel *self, const Points *first, const Points *second, double *values)
{
  const AdcBuckCamp *camps = self->camps;
  const gboolean is_escorted = camps[ADC_BUCK_FIRST].has_escort[first->start];

  if (!camps[ADC_BUCK_SECOND].is_best) {
    adc_buck_duel_fill_shares (self, &camps[ADC_BUCK_SECOND], &camps[ADC_BUCK_FIRST], first->left,
                               is_escorted, second->ready);
    values[camps[ADC_BUCK_FIRST].side] = adc_buck_duel_average_first (self, second->left);
    return;
  }
  for (guint which = 0; which < 2; which++)
    if (camps[which].is_best)
      values[camps[which].side] = adc_buck_duel_get_answers (self, which, second->left, is_escorted)
        [(gsize) first->left * camps[ADC_BUCK_SECOND].n_points + second->ready];
}

void
adc_buck_duel_get_values (AdcBuckDuel *self, const AdcBuckFight *moment, double *values)
{
  const AdcBuckCamp *camps = self->camps;
  Points first, second;

  memset (values, 0, ADC_BUCK_MAX_SIDES * sizeof *values);
  find_points (&camps[ADC_BUCK_FIRST], moment, &first);
  find_points (&camps[ADC_BUCK_SECOND], moment, &second);
  if (moment->turn > camps[ADC_BUCK_FIRST].side) {
    get_answer (self, &first, &second, values);
  } else if (camps[ADC_BUCK_FIRST].is_best) {
    adc_buck_duel_recall (self, first.start, second.start);
    for (guint which = 0; which < 2; which++)
      if (camps[which].is_best)
        values[camps[which].side] =
          self->fire[which][(gsize) second.left * camps[ADC_BUCK_FIRST].n_points + first.ready];
  } else {
    adc_buck_duel_fill_shares (self, &camps[ADC_BUCK_FIRST], &camps[ADC_BUCK_SECOND], second.left,
                               camps[ADC_BUCK_SECOND].has_escort[second.start], first.ready);
    for (guint i = 0; i < self->shares->len; i++)
      adc_buck_duel_fill_after (self, first.start, second.start,
                                g_array_index (self->shares, AdcBuckShare, i).position);
    values[camps[ADC_BUCK_SECOND].side] = adc_buck_duel_average_second (self);
  }
}

static void
reach (AdcBuckDuel *self, gsize node, double mass, GArray *list)
{
  if (mass == 0)
    return;
  if (self->masses[node] == 0)
    g_array_append_val (list, node);
  self->masses[node] += mass;
}

/* The fire of a camp that is best, shot by shot as it chooses. */
static void
follow (AdcBuckDuel *self, const AdcBuckCamp *camp, const AdcBuckCamp *at, guint left,
        gboolean is_escorted, guint ready, const double *values)
{
  const gsize stride = camp->n_points;
  GArray *now = self->lists[0];
  GArray *next = self->lists[1];

  g_array_set_size (now, 0);
  reach (self, left * stride + ready, 1, now);
  while (now->len > 0) {
    g_array_set_size (next, 0);
    for (guint i = 0; i < now->len; i++) {
      const gsize node = g_array_index (now, gsize, i);
      const guint point = node / stride;
      const double mass = self->masses[node];
      double best;
      const AdcBuckAttack *attack = adc_buck_duel_choose (camp, at, point, is_escorted,
                                                          node % stride, values, &best);

      self->masses[node] = 0;
      if (attack == NULL) {
        self->ended[point] += mass;
        continue;
      }
      reach (self, node - attack->spent - attack->down * stride, mass * attack->chance, next);
      reach (self, node - attack->spent, mass * (1 - attack->chance), next);
    }
    now = next;
    next = now == self->lists[0] ? self->lists[1] : self->lists[0];
  }
}

/* What was reached becomes the shares of a volley. */
static void
take_ended (AdcBuckDuel *self, const AdcBuckCamp *at, guint left, gboolean is_escorted,
            AdcBuckVolley *volley)
{
  AdcBuckPosition position = { .escorted = is_escorted ? 1u << at->side : 0 };

  g_array_set_size (volley->shares, 0);
  for (guint i = at->firsts[left]; i < at->firsts[left + 1]; i++) {
    const guint point = at->parts[i];

    if (self->ended[point] > 0) {
      AdcBuckShare share = { .chance = self->ended[point] };

      memcpy (position.left[at->side], at->counts[point], sizeof position.left[0]);
      share.position = adc_buck_positions_intern (volley->positions, &position);
      g_array_append_val (volley->shares, share);
      self->ended[point] = 0;
    }
  }
}

void
adc_buck_duel_fire_first (AdcBuckDuel *self, const AdcBuckFight *moment, AdcBuckVolley *volley)
{
  const AdcBuckCamp *camp = &self->camps[ADC_BUCK_FIRST];
  const AdcBuckCamp *at = &self->camps[ADC_BUCK_SECOND];
  Points first, second;

  find_points (camp, moment, &first);
  find_points (at, moment, &second);
  adc_buck_duel_recall (self, first.start, second.start);
  follow (self, camp, at, second.left, at->has_escort[second.start], first.ready,
          self->fire[ADC_BUCK_FIRST]);
  take_ended (self, at, second.left, at->has_escort[second.start], volley);
}

void
adc_buck_duel_fire_second (AdcBuckDuel *self, const AdcBuckFight *moment,
                           const AdcBuckPosition *left, AdcBuckVolley *volley)
{
  const AdcBuckCamp *camp = &self->camps[ADC_BUCK_SECOND];
  const AdcBuckCamp *at = &self->camps[ADC_BUCK_FIRST];
  Points first, second;
  gboolean is_escorted;

  find_points (at, moment, &first);
  find_points (camp, moment, &second);
  is_escorted = at->has_escort[first.start];
  follow (self, camp, at, first.left, is_escorted, second.ready,
          adc_buck_duel_get_answers (self, ADC_BUCK_SECOND,
                                     adc_buck_camp_find (camp, left->left[camp->side]),
                                     is_escorted));
  take_ended (self, at, first.left, is_escorted, volley);
}
