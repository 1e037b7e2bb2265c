/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-buck-odds-private.h"
#include "adc-buck-round.h"
#include "adc-buck-states.h"
#include "adc-buck-tally.h"

#include <string.h>

/* The exact course of a fight whose targets follow from policies.
 *
 * A state is what stands there when a round begins. Every round that changes it takes pieces away, so states are
 * gone through once, those with most pieces first; each knows how likely it is met in each round, and altogether.
 * The rounds in which nobody hits lead a state back to itself: a geometric series, summed up at once, so that
 * nothing is left out however long a fight may last. */

#define NOT_WORTH_IT 1e-25 /* a chance below anything that the digits of the result could show */

#define STEPS_BETWEEN_LOOKS 4000000
#define STEPS_PER_OUTCOME   10 /* what it costs beside adding two numbers */
#define OUTCOMES_PER_LOOK   4096

typedef struct {
  const AdcBuckFight *fight;
  const AdcBuckWatch *watch;
  const AdcBuckTask  *task;
  AdcBuckOdds        *odds;
  AdcBuckRound        round;
  AdcBuckStates      *states;
  guint               first_round;
  guint               n_rounds;   /* after the first that states are told apart by */
  gboolean            is_limited; /* they stop then */
  guint64             n_steps;
} Solver;

static AdcBuckResult
get_result (Solver *self)
{
  if (g_cancellable_is_cancelled (self->watch->cancellable))
    return ADC_BUCK_CANCELLED;
  if (self->round.has_failed || adc_buck_states_is_full (self->states) ||
      self->n_steps + adc_buck_round_count_steps (&self->round) > self->task->budget)
    return ADC_BUCK_TOO_MUCH;

  return ADC_BUCK_DONE;
}

static guint
get_leaders (const AdcBuckFight *fight)
{
  guint leaders = 0;

  for (guint i = 0; i < fight->n_sides; i++)
    if (fight->sides[i].n_leaders > 0)
      leaders |= 1u << i;

  return leaders;
}

static guint
get_factories (const AdcBuckFight *fight)
{
  return fight->owner >= 0 ? fight->sides[fight->owner].n_factories : 0;
}

/* A moment of a round that begins with these pieces. */
static void
fill_moment (Solver *self, const AdcBuckFinish *start, guint round, AdcBuckFight *moment)
{
  *moment = *self->fight;
  moment->stage = ADC_BUCK_ROUNDS;
  moment->round = round;
  moment->turn = 0;
  memset (moment->shots_left, 0, sizeof moment->shots_left);
  for (guint i = 0; i < moment->n_sides; i++) {
    AdcBuckSide *side = &moment->sides[i];

    memcpy (side->pieces, start->left[i], sizeof side->pieces);
    memset (side->hit, 0, sizeof side->hit);
    memset (side->fired, 0, sizeof side->fired);
    if (!(start->leaders & (1u << i)))
      side->n_leaders = 0;
  }
}

static guint
count_pieces (Solver *self, const AdcBuckState *state)
{
  guint n = 0;

  for (guint group = 0; group < self->round.n_groups; group++)
    n += adc_buck_positions_count (self->round.positions[group], state->positions[group]);

  return n;
}

static guint
get_fighting (Solver *self, const AdcBuckState *state)
{
  guint fighting = 0;

  for (guint group = 0; group < self->round.n_groups; group++)
    fighting |= adc_buck_positions_fighting (self->round.positions[group], state->positions[group]);

  return fighting;
}

static void
fill_finish (Solver *self, const AdcBuckState *state, AdcBuckFinish *finish)
{
  memset (finish, 0, sizeof *finish);
  for (guint group = 0; group < self->round.n_groups; group++) {
    const AdcBuckPosition *position = adc_buck_positions_get (self->round.positions[group],
                                                              state->positions[group]);

    for (guint side = 0; side < self->fight->n_sides; side++)
      if (adc_buck_round_has (&self->round, group, side))
        memcpy (finish->left[side], position->left[side], sizeof finish->left[side]);
  }
  finish->leaders = state->leaders;
  finish->n_factories = state->n_factories;
}

static double
get_total (const AdcBuckRow *row)
{
  double total = 0;

  for (guint i = row->first; i < row->n; i++)
    total += row->chances[i];

  return total;
}

/* Fights that are in this state when it is over: met when a round begins, it was reached in the round before. */
static void
add_ends (Solver *self, const AdcBuckState *state, const AdcBuckRow *row)
{
  AdcBuckFinish finish;
  guint end;

  fill_finish (self, state, &finish);
  adc_buck_tally_add (self->odds, self->fight, &finish, row->total);
  end = adc_buck_finish_get_end (&finish, self->fight->n_sides);
  for (guint i = row->first; i < row->n; i++)
    adc_buck_tally_add_round (self->odds, end, self->first_round + i - 1, row->chances[i]);
}

/* Rounds in which nobody hits. */
static void
linger (Solver *self, AdcBuckRow *row, double chance)
{
  for (guint i = row->first; i < row->n && i < self->n_rounds; i++) {
    const double part = chance * row->chances[i];

    if (i + 1 == row->n && part < NOT_WORTH_IT)
      break;
    if (i + 1 == row->n)
      row->chances[row->n++] = 0;
    row->chances[i + 1] += part;
  }
  row->total /= 1 - chance;
}

/* Fights that have had their last round. */
static void
stop (Solver *self, const AdcBuckState *state, AdcBuckRow *row)
{
  AdcBuckRow last = *row;

  if (row->n > self->n_rounds) {
    last.first = self->n_rounds;
    last.total = get_total (&last);
    add_ends (self, state, &last);
    row->n = self->n_rounds;
  }
  row->total = get_total (row);
}

static void
add_row (Solver *self, const AdcBuckState *state, const AdcBuckRow *row, double chance, guint later)
{
  AdcBuckRow *to = adc_buck_states_add (self->states, state, count_pieces (self, state),
                                        chance * row->total);

  self->n_steps += row->n - row->first;
  adc_buck_states_add_row (self->states, to, row, chance, later);
}

/* Adds everything that the round leads to; that it may change nothing may have been seen to. */
static void
move_on (Solver *self, const AdcBuckState *state, const AdcBuckRow *row, gboolean has_lingered)
{
  const GArray *seconds = self->round.volleys[1].shares;

  for (guint i = 0; i < seconds->len; i++) {
    const AdcBuckShare second = g_array_index (seconds, AdcBuckShare, i);
    const GArray *firsts;

    adc_buck_round_answer (&self->round, i);
    firsts = self->round.volleys[0].shares;
    for (guint j = 0; j < firsts->len; j++) {
      const AdcBuckShare *first = &g_array_index (firsts, AdcBuckShare, j);
      const double chance = first->chance * second.chance;
      AdcBuckState after = { { first->position, second.position }, 0, state->n_factories };

      self->n_steps += STEPS_PER_OUTCOME;
      if (j % OUTCOMES_PER_LOOK == 0 && g_cancellable_is_cancelled (self->watch->cancellable))
        return; /* whoever called sees it too */
      if (chance * row->total < NOT_WORTH_IT)
        continue;
      if (has_lingered && after.positions[0] == state->positions[0] &&
          after.positions[1] == state->positions[1])
        continue;

      after.leaders = adc_buck_keep_leaders (state->leaders, get_fighting (self, &after));
      add_row (self, &after, row, chance, 1);
    }
  }
}

static double
get_share (const GArray *shares, guint position)
{
  double chance = 0;

  for (guint i = 0; i < shares->len; i++)
    if (g_array_index (shares, AdcBuckShare, i).position == position)
      chance += g_array_index (shares, AdcBuckShare, i).chance;

  return chance;
}

/* The chance that the round changes nothing; 1 when it cannot. */
static double
get_chance_to_stay (Solver *self, const AdcBuckState *state)
{
  const GArray *seconds = self->round.volleys[1].shares;

  for (guint i = 0; i < seconds->len; i++) {
    if (g_array_index (seconds, AdcBuckShare, i).position == state->positions[1]) {
      adc_buck_round_answer (&self->round, i);
      return get_share (self->round.volleys[0].shares, state->positions[0]) *
             g_array_index (seconds, AdcBuckShare, i).chance;
    }
  }

  return 0;
}

/* Rounds that are all played the same way: those of the row. */
static void
leave_rounds (Solver *self, const AdcBuckState *state, const AdcBuckFinish *start, AdcBuckRow *row)
{
  AdcBuckFight moment;
  double stays;

  fill_moment (self, start, self->first_round + row->first, &moment);
  if (!adc_buck_round_play (&self->round, &moment))
    return;
  stays = get_chance_to_stay (self, state);
  if (stays == 1) { /* nobody can hit anybody */
    add_ends (self, state, row);
    return;
  }

  linger (self, row, stays);
  if (self->is_limited)
    stop (self, state, row);
  move_on (self, state, row, TRUE);
}

/* The fewer rounds are left, the more may depend on them: whoever chooses freely is asked in every round. */
static void
leave_round_by_round (Solver *self, const AdcBuckState *state, const AdcBuckFinish *start,
                      AdcBuckRow *row)
{
  for (guint i = row->first; i < row->n; i++) {
    AdcBuckRow one = { row->chances[i], i, i + 1, row->chances };
    AdcBuckFight moment;
    double stays;

    if (i == self->n_rounds) {
      add_ends (self, state, &one);
      continue;
    }
    fill_moment (self, start, self->first_round + i, &moment);
    if (!adc_buck_round_play (&self->round, &moment))
      return;
    stays = get_chance_to_stay (self, state);
    if (stays == 1) {
      add_ends (self, state, &one);
      continue;
    }
    if (i + 1 == row->n && stays > 0)
      row->chances[row->n++] = 0;
    if (stays > 0)
      row->chances[i + 1] += stays * row->chances[i];
    move_on (self, state, &one, TRUE);
  }
}

/* Everything that may come of a state, in all the rounds in which it is met. */
static void
leave_state (Solver *self, const AdcBuckState *state, AdcBuckRow *row)
{
  AdcBuckFinish finish;

  fill_finish (self, state, &finish);
  if (adc_buck_finish_get_end (&finish, self->fight->n_sides) != ADC_BUCK_END_SEVERAL)
    add_ends (self, state, row);
  else if (self->is_limited && self->task->chooser != NULL)
    leave_round_by_round (self, state, &finish, row);
  else
    leave_rounds (self, state, &finish, row);
}

static AdcBuckResult
go_through_states (Solver *self)
{
  AdcBuckResult result = get_result (self);
  guint64 next_look = 0;
  AdcBuckState state;
  AdcBuckRow *row;

  while (result == ADC_BUCK_DONE && (row = adc_buck_states_take (self->states, &state)) != NULL) {
    leave_state (self, &state, row);
    adc_buck_states_give_back (self->states, row);
    result = get_result (self);
    if (self->n_steps >= next_look) {
      adc_buck_watch_tell (self->watch, (double) self->n_steps / self->task->budget);
      next_look = self->n_steps + STEPS_BETWEEN_LOOKS;
    }
  }

  return result;
}

static gboolean
has_begun (const AdcBuckFight *fight)
{
  gboolean has = fight->turn > 0;

  for (guint i = 0; i < fight->n_sides; i++)
    for (guint type = 0; type < ADC_BUCK_N_TYPES; type++)
      has = has || fight->sides[i].fired[type] > 0 || fight->sides[i].hit[type] > 0;

  return has;
}

static void
begin (Solver *self, const AdcBuckWay *way)
{
  const AdcBuckFight *fight = &way->fight;
  AdcBuckState state = { .leaders = get_leaders (fight), .n_factories = get_factories (fight) };
  double chance = way->chance;
  const AdcBuckRow row = { chance, 0, 1, &chance };

  adc_buck_tally_add_orbit (self->odds, self->fight, fight, chance);
  for (guint group = 0; group < self->round.n_groups; group++)
    state.positions[group] = adc_buck_round_intern (&self->round, group, fight);

  if (way->is_over)
    add_ends (self, &state, &row);
  else if (has_begun (fight) && adc_buck_round_play (&self->round, fight))
    move_on (self, &state, &row, FALSE);
  else if (!has_begun (fight))
    add_row (self, &state, &row, 1, 0);
}

/* How many rounds are told apart: those of the odds, or those after which they stop. */
static void
count_rounds (Solver *self, const AdcBuckWay *way)
{
  const guint last = self->fight->last_round;

  self->first_round = way->fight.round;
  self->is_limited = adc_buck_fight_is_limited (self->fight);
  if (self->is_limited)
    self->n_rounds = last > self->first_round ? last - self->first_round + 1 : 1;
  else if (self->task->with_rounds && self->first_round <= ADC_BUCK_ODDS_ROUNDS)
    self->n_rounds = ADC_BUCK_ODDS_ROUNDS + 1 - self->first_round;
}

AdcBuckResult
adc_buck_solve (const AdcBuckFight *fight, const AdcBuckTask *task, const AdcBuckWatch *watch,
                AdcBuckOdds *odds)
{
  g_autoptr(GPtrArray) ways = adc_buck_unfold_opening (fight, task->chooser, task->data,
                                                       watch->cancellable);
  Solver self = { .fight = fight, .watch = watch, .task = task, .odds = odds };
  AdcBuckResult result;

  if (ways == NULL)
    return g_cancellable_is_cancelled (watch->cancellable) ? ADC_BUCK_CANCELLED : ADC_BUCK_TOO_MUCH;

  adc_buck_tally_begin (odds);
  adc_buck_round_init (&self.round, fight, task, watch->cancellable);
  count_rounds (&self, ways->pdata[0]);
  self.states = adc_buck_states_new (self.n_rounds + 1);
  for (guint i = 0; i < ways->len; i++)
    begin (&self, ways->pdata[i]);
  result = go_through_states (&self);
  if (result == ADC_BUCK_DONE)
    adc_buck_tally_end (odds, fight);
  odds->exact = TRUE;

  adc_buck_round_clear (&self.round);
  adc_buck_states_free (self.states);
  return result;
}
