/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ares-tally.h"

#include <string.h>

/* Battles fought with dice, for those too large to be worked out. */

#define MAX_FIELDS 20000

typedef struct {
  const AdcAresLine *line;
  AdcAresFields     *fields;
  AdcAresOdds        odds;
  GRand             *random;

  /* The battle being fought. */
  guint   field; /* index */
  guint8  hits[ADC_ARES_MAX_FORCES];
  guint8  units[ADC_ARES_MAX_FORCES];
  guint   rerolls[2];
  guint   n_destroyed;
} Simulation;

/* All dice of a shot at once: how many hit is all that matters. */
static guint
throw_dice (Simulation *self, guint n_dice, guint needed)
{
  const double luck = g_rand_double (self->random);
  guint n_hits = 0;

  while (n_hits < n_dice && luck < self->odds.at_least[needed][n_dice][n_hits + 1])
    n_hits++;

  return n_hits;
}

static void
fire (Simulation *self, const AdcAresField *field, const AdcAresFire *shot)
{
  const AdcAresSide side = self->line->forces[shot->from].side;
  const guint takes = shot->at < ADC_ARES_MAX_FORCES ? self->hits[shot->at] : 1;
  guint n_hits = throw_dice (self, shot->n_dice, shot->needed);

  for (guint n_misses = shot->n_dice - n_hits;
       n_misses > 0 && self->rerolls[side] > 0 && n_hits < takes; n_misses--) {
    self->rerolls[side]--;
    n_hits += throw_dice (self, 1, shot->needed);
  }

  if (shot->at < ADC_ARES_MAX_FORCES)
    self->hits[shot->at] -= MIN (n_hits, takes);
  else if (n_hits > 0 && adc_ares_can_destroy (field, self->line, self->n_destroyed))
    self->n_destroyed++;
}

static void
fire_group (Simulation *self, guint group, guint round, guint32 has_fired)
{
  const AdcAresField *field = adc_ares_fields_get (self->fields, self->field);
  AdcAresFire shots[ADC_ARES_MAX_FORCES];
  guint n_shots = 0;
  guint32 lost = 0;

  for (guint i = 0; i < field->n_order[group]; i++) {
    const guint from = field->order[group][i];

    if (!(has_fired & (1u << from)) &&
        self->line->retreat[self->line->forces[from].side] != round &&
        adc_ares_choose (field, self->line, &self->odds, from, self->units[from], self->hits,
                         self->n_destroyed, &shots[n_shots]))
      n_shots++;
  }
  for (guint i = 0; i < n_shots; i++)
    fire (self, field, &shots[i]);

  for (guint i = 0; i < self->line->n_forces; i++) {
    self->units[i] = adc_ares_force_count_units (&self->line->forces[i], self->hits[i]);
    if (self->hits[i] == 0 && adc_ares_layout_has (&field->layout, i))
      lost |= 1u << i;
  }
  self->field = adc_ares_fields_after (self->fields, self->field, lost);
}

static void
begin_round (Simulation *self, guint round)
{
  const AdcAresField *field = adc_ares_fields_get (self->fields, self->field);
  const guint32 newcomers = adc_ares_arrive (self->line, &field->layout, round, self->hits);

  self->field = adc_ares_fields_reorganise (self->fields, self->field, newcomers);
  for (guint i = 0; i < self->line->n_forces; i++)
    self->units[i] = adc_ares_force_count_units (&self->line->forces[i], self->hits[i]);
}

static void
fight (Simulation *self, const AdcAresLine *lines, AdcAresTally *tally, double weight)
{
  const AdcAresLine *line = lines;
  guint32 has_fired = line->has_fired;
  guint group = line->group;
  AdcAresSide winner;

  self->field = 0;
  self->n_destroyed = line->n_destroyed;
  memcpy (self->hits, line->hits, sizeof self->hits);
  memcpy (self->units, line->units, sizeof self->units);
  memcpy (self->rerolls, line->rerolls, sizeof self->rerolls);
  for (guint round = line->round;; round++) {
    self->line = &lines[round - line->round];
    if (round > line->round)
      begin_round (self, round);
    for (; group < line->n_initiatives; group++) {
      fire_group (self, group, round, has_fired);
      has_fired = 0;
    }
    group = 0;
    if (adc_ares_is_over (self->line, &adc_ares_fields_get (self->fields, self->field)->layout,
                          round, &winner)) {
      adc_ares_tally_add (tally, self->line, round, winner, self->hits, self->n_destroyed, weight);
      return;
    }
  }
}

gboolean
adc_ares_simulate (const AdcAresLine *line, guint64 n_trials, guint32 seed, AdcProgress progress,
                   gpointer data, GCancellable *cancellable, AdcAresTally *tally)
{
  AdcAresLine lines[ADC_ARES_MAX_ROUNDS + 1]; /* as each round leaves it */
  Simulation self = { .random = g_rand_new_with_seed (seed) };
  gboolean is_done = TRUE;

  lines[0] = *line;
  for (guint i = 1; line->round + i <= ADC_ARES_MAX_ROUNDS; i++) {
    lines[i] = lines[i - 1];
    adc_ares_line_grow (&lines[i], line->round + i);
  }

  memset (tally, 0, sizeof *tally);
  tally->n_trials = n_trials;
  adc_ares_odds_fill (&self.odds);
  for (guint64 i = 0; i < n_trials && is_done; i++) {
    if (i % 1024 == 0) {
      is_done = !g_cancellable_is_cancelled (cancellable);
      if (progress != NULL)
        progress ((double) i / n_trials, data);
    }
    /* Large lines fall apart in more ways than are worth remembering. */
    if (self.fields == NULL || adc_ares_fields_get_n (self.fields) > MAX_FIELDS) {
      g_clear_pointer (&self.fields, adc_ares_fields_free);
      self.fields = adc_ares_fields_new (lines);
      adc_ares_fields_intern (self.fields, &line->layout);
    }
    fight (&self, lines, tally, 1.0 / n_trials);
  }

  g_clear_pointer (&self.fields, adc_ares_fields_free);
  g_rand_free (self.random);
  return is_done;
}
