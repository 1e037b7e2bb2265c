/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-buck-round.h"

static void
find_sides (AdcBuckRound *self)
{
  guint n = 0;

  self->sides[0] = self->sides[1] = -1;
  for (guint i = 0; i < self->fight->n_sides; i++) {
    if (adc_buck_side_count (&self->fight->sides[i]) > 0) {
      if (n < 2)
        self->sides[n] = i;
      n++;
    }
  }
  self->n_groups = self->task->duel != NULL || (n == 2 && self->task->chooser == NULL) ? 2 : 1;
}

void
adc_buck_round_init (AdcBuckRound *self, const AdcBuckFight *fight, const AdcBuckTask *task,
                     GCancellable *cancellable)
{
  self->fight = fight;
  self->task = task;
  self->cancellable = cancellable;
  self->has_failed = FALSE;
  adc_buck_aims_fill (&self->aims, fight);
  find_sides (self);
  for (guint i = 0; i < G_N_ELEMENTS (self->volleys); i++) {
    self->positions[i] = adc_buck_positions_new (&self->aims);
    adc_buck_volley_init (&self->volleys[i], self->positions[i], task->budget, cancellable);
    adc_buck_volley_begin (&self->volleys[i], 0);
  }
}

void
adc_buck_round_clear (AdcBuckRound *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->volleys); i++) {
    adc_buck_volley_clear (&self->volleys[i]);
    adc_buck_positions_free (self->positions[i]);
  }
}

gboolean
adc_buck_round_has (const AdcBuckRound *self, guint group, guint side)
{
  return self->n_groups == 1 || self->sides[group] == (int) side;
}

guint
adc_buck_round_intern (AdcBuckRound *self, guint group, const AdcBuckFight *moment)
{
  AdcBuckPosition position = { 0 };

  for (guint i = 0; i < moment->n_sides; i++) {
    const AdcBuckSide *side = &moment->sides[i];

    if (!adc_buck_round_has (self, group, i))
      continue;
    if (adc_buck_has_escort (side->pieces))
      position.escorted |= 1u << i;
    for (guint type = 0; type < ADC_BUCK_N_TYPES; type++)
      position.left[i][type] = side->pieces[type] - side->hit[type];
  }

  return adc_buck_positions_intern (self->positions[group], &position);
}

/* Throw by throw, as the chooser says. */
static gboolean
unfold (AdcBuckRound *self)
{
  g_autoptr(GPtrArray) ways = adc_buck_unfold_round (&self->moment, self->task->chooser,
                                                     self->task->data, self->cancellable);
  AdcBuckVolley *volley = &self->volleys[0];

  if (ways == NULL)
    return FALSE;

  g_array_set_size (volley->shares, 0);
  for (guint i = 0; i < ways->len; i++) {
    const AdcBuckWay *way = ways->pdata[i];
    const AdcBuckShare share = { adc_buck_round_intern (self, 0, &way->fight), way->chance };

    g_array_append_val (volley->shares, share);
  }
  volley->n_steps += ways->len;

  return TRUE;
}

/* A group is fired at by all others, or by all in the only one. */
static gboolean
fire_at (AdcBuckRound *self, guint group)
{
  AdcBuckVolley *volley = &self->volleys[group];

  adc_buck_volley_begin (volley, adc_buck_round_intern (self, group, &self->moment));
  for (guint i = self->moment.turn; i < self->moment.n_sides; i++) {
    const AdcBuckSide *side = &self->moment.sides[i];
    guint8 shooters[ADC_BUCK_N_TYPES];

    if (self->n_groups == 2 && adc_buck_round_has (self, group, i))
      continue;
    for (guint type = 0; type < ADC_BUCK_N_TYPES; type++)
      shooters[type] = side->pieces[type] - side->fired[type];
    if (!adc_buck_volley_fire (volley, i, shooters))
      return FALSE;
  }
  adc_buck_volley_renew (volley);

  return TRUE;
}

gboolean
adc_buck_round_play (AdcBuckRound *self, const AdcBuckFight *moment)
{
  AdcBuckDuel *duel = self->task->duel;

  self->moment = *moment;
  if (duel != NULL) {
    self->has_failed = !adc_buck_duel_is_best (duel, 1) && !fire_at (self, 0);
    if (adc_buck_duel_is_best (duel, 0)) {
      adc_buck_duel_fire_first (duel, moment, &self->volleys[1]);
      adc_buck_volley_renew (&self->volleys[1]);
    } else {
      self->has_failed = !fire_at (self, 1) || self->has_failed;
    }
  } else if (self->task->chooser != NULL) {
    self->has_failed = !unfold (self);
  } else {
    for (guint group = 0; group < self->n_groups && !self->has_failed; group++)
      self->has_failed = !fire_at (self, group);
  }

  return !self->has_failed;
}

void
adc_buck_round_answer (AdcBuckRound *self, guint second)
{
  AdcBuckDuel *duel = self->task->duel;
  const AdcBuckShare *share = &g_array_index (self->volleys[1].shares, AdcBuckShare, second);

  if (duel == NULL || !adc_buck_duel_is_best (duel, 1))
    return;

  adc_buck_duel_fire_second (duel, &self->moment,
                             adc_buck_positions_get (self->positions[1], share->position),
                             &self->volleys[0]);
  adc_buck_volley_renew (&self->volleys[0]);
}

guint64
adc_buck_round_count_steps (const AdcBuckRound *self)
{
  return self->volleys[0].n_steps + self->volleys[1].n_steps;
}
