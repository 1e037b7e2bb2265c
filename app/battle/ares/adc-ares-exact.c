/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ares-room.h"
#include "adc-ares-tally.h"

#include <string.h>

/* The exact course of a battle whose targets follow from thresholds and losses.
 *
 * States are kept apart by layout, each in a room of its own, and firing lowers the digits that hits are counted by.
 *
 * All shots of a group count from the strength everybody had when the group began, so the plain way is to go, for each
 * state, through all combinations of hits: a product over the targets. As long as targets do not depend on the numbers
 * there is a better one: let a force fire before it is hit, and shots can be taken one after the other, each for all
 * states at once. Only forces that shoot at each other in a ring must be taken together. */

#define MAX_HITS 32 /* a force can take: four resistant units and a shield */

typedef struct {
  guint8        from;
  guint8        at;
  guint8        n_dice[MAX_HITS]; /* by the hits the shooter can still take */
  const double *odds[MAX_HITS];
  const double *at_least[MAX_HITS];
} Shot;

/* Shots that must be taken together. */
typedef struct {
  guint n_shots;
  Shot  shots[ADC_ARES_MAX_FORCES];
} Batch;

typedef struct {
  AdcAresLine    line;
  AdcAresOdds    odds;
  AdcAresFields *fields;
  GPtrArray     *rooms; /* of AdcAresRoom, in the order of the fields; NULL until needed */
  GCancellable  *cancellable;
  AdcAresTally  *tally;
  guint          max_destroyed;
  guint          round;
  guint64        n_steps;
  gboolean       has_failed;
} Solver;

/* The room of a layout; NULL, and everything has failed, when it cannot be had. */
static AdcAresRoom *
get_room (Solver *self, guint index)
{
  if (index >= self->rooms->len)
    g_ptr_array_set_size (self->rooms, index + 1);
  if (self->rooms->pdata[index] == NULL)
    self->rooms->pdata[index] = adc_ares_room_new (&self->line,
                                                   adc_ares_fields_get (self->fields, index),
                                                   self->max_destroyed);
  if (self->rooms->pdata[index] == NULL)
    self->has_failed = TRUE;

  return self->rooms->pdata[index];
}

/* The group is over: forces without units leave. */
static void
leave (Solver *self, guint index, const AdcAresState *state, double chance)
{
  const AdcAresRoom *room = self->rooms->pdata[index];
  guint32 lost = 0;
  AdcAresRoom *to;

  for (guint i = 0; i < room->n_forces; i++)
    if (state->hits[room->forces[i]] == 0)
      lost |= 1u << room->forces[i];

  to = get_room (self, adc_ares_fields_after (self->fields, index, lost));
  if (!self->has_failed)
    adc_states_add (to->next, adc_ares_room_pack (to, state), chance);
}

static void
take_hits (const AdcAresField *field, const AdcAresLine *line, AdcAresState *state, guint at,
           guint n_hits)
{
  if (at < ADC_ARES_MAX_FORCES)
    state->hits[at] -= MIN (n_hits, state->hits[at]);
  else if (n_hits > 0 && adc_ares_can_destroy (field, line, state->n_destroyed))
    state->n_destroyed++;
}

static void fire_plainly (Solver *self, guint index, const AdcAresFire *fires, guint n_fires,
                          const AdcAresState *state, double chance);

/* What may come of a throw with so many hits, and misses that may be thrown again. A reroll is not
 * spent on a target that cannot take another hit. */
static void
reroll (Solver *self, guint index, const AdcAresFire *fires, guint n_fires,
        const AdcAresState *state, double chance, guint n_hits, guint n_misses)
{
  const AdcAresSide side = self->line.forces[fires->from].side;
  const guint takes = fires->at < ADC_ARES_MAX_FORCES ? state->hits[fires->at] : 1;
  const double p = fires->needed / 6.0;
  AdcAresState after = *state;

  if (n_misses == 0 || state->rerolls[side] == 0 || n_hits >= takes) {
    take_hits (adc_ares_fields_get (self->fields, index), &self->line, &after, fires->at, n_hits);
    fire_plainly (self, index, fires + 1, n_fires - 1, &after, chance);
    return;
  }

  after.rerolls[side]--;
  reroll (self, index, fires, n_fires, &after, chance * p, n_hits + 1, n_misses - 1);
  reroll (self, index, fires, n_fires, &after, chance * (1 - p), n_hits, n_misses - 1);
}

/* Goes through all results of these shots. */
static void
fire_plainly (Solver *self, guint index, const AdcAresFire *fires, guint n_fires,
              const AdcAresState *state, double chance)
{
  if (self->has_failed)
    return;

  if (n_fires == 0) {
    self->n_steps++;
    leave (self, index, state, chance);
    return;
  }

  for (guint n = 0; n <= fires->n_dice; n++)
    reroll (self, index, fires, n_fires, state,
            chance * self->odds.hits[fires->needed][fires->n_dice][n], n, fires->n_dice - n);
}

static gboolean
fires_now (Solver *self, guint force)
{
  return self->line.retreat[self->line.forces[force].side] != self->round;
}

static void
fire_state (Solver *self, guint index, guint group, guint32 has_fired, const AdcAresState *state,
            double chance)
{
  const AdcAresField *field = adc_ares_fields_get (self->fields, index);
  AdcAresFire fires[ADC_ARES_MAX_FORCES];
  guint n_fires = 0;

  for (guint i = 0; i < field->n_order[group]; i++) {
    const guint from = field->order[group][i];

    if (!(has_fired & (1u << from)) && fires_now (self, from) &&
        adc_ares_choose (field, &self->line, &self->odds, from, state->units[from], state->hits,
                         state->n_destroyed, &fires[n_fires]))
      n_fires++;
  }

  fire_plainly (self, index, fires, n_fires, state, chance);
}

/* Puts the shots in batches so that everybody fires before he is hit. */
static void
plan_batches (Solver *self, const AdcAresRoom *room, const guint8 *target, GArray *batches)
{
  gboolean is_done[ADC_ARES_MAX_FORCES + 2];
  guint n_left = 0;

  memset (is_done, 1, sizeof is_done);
  for (guint i = 0; i < self->line.n_forces; i++)
    if (target[i] != ADC_ARES_NO_TARGET) {
      is_done[i] = FALSE;
      n_left++;
    }

  while (n_left > 0) {
    guint first = ADC_ARES_NO_TARGET;
    Batch batch = { 0 };

    for (guint i = 0; i < self->line.n_forces; i++)
      if (!is_done[i] && (first == ADC_ARES_NO_TARGET || is_done[target[i]]))
        first = i;

    /* Either somebody whose target has fired or, if there is nobody, a way that ends in a ring. */
    if (!is_done[target[first]])
      for (guint i = 0; i < self->line.n_forces; i++)
        first = target[first];
    for (guint from = first; batch.n_shots == 0 || from != first; from = target[from]) {
      Shot *shot = &batch.shots[batch.n_shots++];

      shot->from = from;
      shot->at = target[from];
      for (guint hits = 0; hits < room->radix[from]; hits++) {
        AdcAresFire fire;

        adc_ares_fire_at (room->field, from, shot->at,
                          adc_ares_force_count_units (&self->line.forces[from], hits), &fire);
        shot->n_dice[hits] = fire.n_dice;
        shot->odds[hits] = self->odds.hits[fire.needed][fire.n_dice];
        shot->at_least[hits] = self->odds.at_least[fire.needed][fire.n_dice];
      }
      n_left--;
      if (is_done[target[from]])
        break;
    }
    for (guint i = 0; i < batch.n_shots; i++)
      is_done[batch.shots[i].from] = TRUE;
    g_array_append_val (batches, batch);
  }
}

/* All results of the shots of a batch from one state. */
static void
fire_batch (Solver *self, const AdcAresRoom *room, const Shot *shots, guint n_shots, guint64 first,
            guint64 number, double chance, AdcStates *to)
{
  const guint hits = adc_ares_room_get_hits (room, first, shots->from);
  const double *odds = shots->odds[hits];
  const gboolean is_base = shots->at >= ADC_ARES_MAX_FORCES;
  const guint takes = !is_base ? adc_ares_room_get_hits (room, first, shots->at)
                      : adc_ares_can_destroy (room->field, &self->line,
                                              number / room->weight_destroyed)
                          ? 1
                          : 0;
  const guint most = MIN (shots->n_dice[hits], takes);
  /* Destroying counts up, hits count down. */
  const guint64 step = is_base ? -room->weight_destroyed : room->weight[shots->at];

  self->n_steps += most + 1;
  for (guint n = 0; n <= most; n++, number -= step) {
    const double part = chance * (n < most ? odds[n] : shots->at_least[hits][n]);

    if (n_shots > 1)
      fire_batch (self, room, shots + 1, n_shots - 1, first, number, part, to);
    else
      adc_states_add (to, number, part);
  }
}

/* Looks from time to time whether to go on. */
static gboolean
goes_on (Solver *self)
{
  if (self->n_steps > ADC_ARES_BUDGET || g_cancellable_is_cancelled (self->cancellable))
    self->has_failed = TRUE;

  return !self->has_failed;
}

static void
swap (AdcStates **a, AdcStates **b)
{
  AdcStates *states = *a;

  *a = *b;
  *b = states;
}

/* Lets the states that ROOM->spare holds fire at the same targets. */
static void
fire_together (Solver *self, guint index, const guint8 *target)
{
  g_autoptr(GArray) batches = g_array_new (FALSE, FALSE, sizeof (Batch));
  AdcAresRoom *room = self->rooms->pdata[index];
  guint64 number;
  double chance;

  plan_batches (self, room, target, batches);
  for (guint i = 0; i < batches->len && goes_on (self); i++) {
    const Batch *batch = &g_array_index (batches, Batch, i);

    for (gsize position = 0; adc_states_next (room->spare, &position, &number, &chance);)
      fire_batch (self, room, batch->shots, batch->n_shots, number, number, chance, room->other);
    adc_states_clear (room->spare);
    swap (&room->spare, &room->other);
  }

  for (gsize position = 0; adc_states_next (room->spare, &position, &number, &chance);) {
    AdcAresState state;

    if (!adc_ares_room_has_losses (room, number)) {
      adc_states_add (room->next, number, chance);
      continue;
    }
    adc_ares_room_unpack (room, &self->line, number, &state);
    leave (self, index, &state, chance);
  }
  adc_states_clear (room->spare);
}

/* What each force of the group shoots at in a state, packed in a number; FALSE when there are too many of them. */
static gboolean
choose_targets (Solver *self, const AdcAresField *field, guint group, const AdcAresState *state,
                guint64 *targets)
{
  *targets = 0;
  if (field->n_order[group] > 12)
    return FALSE;

  for (guint i = 0; i < field->n_order[group]; i++) {
    const guint from = field->order[group][i];
    AdcAresFire fire;

    if (fires_now (self, from) &&
        adc_ares_choose (field, &self->line, &self->odds, from, state->units[from], state->hits,
                         state->n_destroyed, &fire))
      *targets |= (guint64) (fire.at + 1) << (5 * i);
  }

  return TRUE;
}

static void
unpack_targets (const AdcAresField *field, guint group, guint64 targets, guint8 *target)
{
  memset (target, ADC_ARES_NO_TARGET, ADC_ARES_MAX_FORCES);
  for (guint i = 0; i < field->n_order[group]; i++)
    if ((targets >> (5 * i)) % 32 > 0)
      target[field->order[group][i]] = (targets >> (5 * i)) % 32 - 1;
}

/* A state and what is shot at in it. */
typedef struct {
  guint64 targets;
  guint64 number;
  double  chance;
} Aimed;

static int
compare_aimed (gconstpointer a, gconstpointer b)
{
  const Aimed *x = a, *y = b;

  if (x->targets != y->targets)
    return x->targets < y->targets ? -1 : 1;
  return x->number < y->number ? -1 : x->number > y->number;
}

/* Targets depend on numbers: states that have the same ones fire together. */
static void
fire_apart (Solver *self, guint index, guint group)
{
  g_autoptr(GArray) all = g_array_new (FALSE, FALSE, sizeof (Aimed));
  AdcAresRoom *room = self->rooms->pdata[index];
  Aimed aimed;

  for (gsize position = 0;
       adc_states_next (room->now, &position, &aimed.number, &aimed.chance);) {
    AdcAresState state;

    adc_ares_room_unpack (room, &self->line, aimed.number, &state);
    if (all->len % 1024 == 0 && !goes_on (self))
      return;
    self->n_steps += 20; /* weighing targets costs about that much */
    if (state.rerolls[0] > 0 || state.rerolls[1] > 0 ||
        !choose_targets (self, room->field, group, &state, &aimed.targets))
      fire_state (self, index, group, 0, &state, aimed.chance);
    else
      g_array_append_val (all, aimed);
  }

  g_array_sort (all, compare_aimed);
  for (guint i = 0; i < all->len && goes_on (self);) {
    const guint64 targets = g_array_index (all, Aimed, i).targets;
    guint8 target[ADC_ARES_MAX_FORCES];

    for (; i < all->len && g_array_index (all, Aimed, i).targets == targets; i++)
      adc_states_add (room->spare, g_array_index (all, Aimed, i).number,
                      g_array_index (all, Aimed, i).chance);
    unpack_targets (room->field, group, targets, target);
    fire_together (self, index, target);
  }
}

/* Whether everybody of the group shoots at the same whatever the numbers. */
static gboolean
is_fixed (Solver *self, const AdcAresField *field, guint group)
{
  for (guint i = 0; i < field->n_order[group]; i++)
    if (!adc_ares_choice_is_fixed (field, &self->line, field->order[group][i]))
      return FALSE;

  return field->n_order[group] <= 12 && self->line.rerolls[0] == 0 && self->line.rerolls[1] == 0;
}

static void
fire_room (Solver *self, guint index, guint group)
{
  AdcAresRoom *room = self->rooms->pdata[index];
  guint8 target[ADC_ARES_MAX_FORCES];
  gsize position = 0;
  guint64 number, targets;
  double chance;
  AdcAresState state;

  if (!adc_states_next (room->now, &position, &number, &chance))
    return;
  if (room->field->n_order[group] == 0) {
    swap (&room->now, &room->spare);
    memset (target, ADC_ARES_NO_TARGET, sizeof target);
    fire_together (self, index, target);
    return;
  }
  if (!is_fixed (self, room->field, group)) {
    fire_apart (self, index, group);
    return;
  }

  /* Any state will do, as long as nobody is alone at a threshold of 0. */
  adc_ares_room_unpack (room, &self->line, number, &state);
  for (guint i = 0; i < self->line.n_forces; i++)
    state.units[i] = ADC_ARES_MAX_UNITS;
  choose_targets (self, room->field, group, &state, &targets);
  unpack_targets (room->field, group, targets, target);
  swap (&room->now, &room->spare);
  fire_together (self, index, target);
}

static void
swap_states (Solver *self)
{
  for (guint i = 0; i < self->rooms->len && !self->has_failed; i++) {
    AdcAresRoom *room = self->rooms->pdata[i];

    if (room == NULL)
      continue;

    swap (&room->now, &room->next);
    adc_states_clear (room->next);
  }
}

static void
fire_group (Solver *self, guint group)
{
  const guint n_rooms = self->rooms->len; /* those that come up meanwhile have fired */

  for (guint i = 0; i < n_rooms && goes_on (self); i++)
    if (self->rooms->pdata[i] != NULL)
      fire_room (self, i, group);
  swap_states (self);
}

/* Battles that end with this round leave the rooms for the tally. */
static void
end_round (Solver *self)
{
  for (guint i = 0; i < self->rooms->len && !self->has_failed; i++) {
    AdcAresRoom *room = self->rooms->pdata[i];
    AdcAresSide winner;
    guint64 number;
    double chance;

    if (room == NULL ||
        !adc_ares_is_over (&self->line, &room->field->layout, self->round, &winner))
      continue;

    for (gsize position = 0; adc_states_next (room->now, &position, &number, &chance);) {
      AdcAresState state;

      adc_ares_room_unpack (room, &self->line, number, &state);
      adc_ares_tally_add (self->tally, &self->line, self->round, winner, state.hits,
                          state.n_destroyed, chance);
    }
    adc_states_clear (room->now);
  }
}

static void
begin_round (Solver *self)
{
  const guint n_rooms = self->rooms->len;
  gboolean has_arrivals = FALSE;

  for (guint i = 0; i < self->line.n_forces; i++)
    has_arrivals |= self->line.forces[i].arrivals[self->round] > 0;
  for (guint i = 0; i < n_rooms && !self->has_failed; i++) {
    AdcAresRoom *room = self->rooms->pdata[i];
    gsize first = 0;
    guint64 number;
    double chance;

    if (room == NULL || !adc_states_next (room->now, &first, &number, &chance))
      continue;

    for (gsize position = 0; adc_states_next (room->now, &position, &number, &chance);) {
      AdcAresState state;
      guint32 newcomers;
      AdcAresRoom *to;

      if (!has_arrivals && adc_ares_fields_reorganise (self->fields, i, 0) == i) {
        adc_states_add (room->next, number, chance);
        continue;
      }
      adc_ares_room_unpack (room, &self->line, number, &state);
      newcomers = adc_ares_arrive (&self->line, &room->field->layout, self->round, state.hits);
      to = get_room (self, adc_ares_fields_reorganise (self->fields, i, newcomers));
      if (self->has_failed)
        break;
      adc_states_add (to->next, adc_ares_room_pack (to, &state), chance);
    }
  }
  adc_ares_line_grow (&self->line, self->round);
  swap_states (self);
}

/* The position as it is given, perhaps in the middle of a group. */
static void
start (Solver *self)
{
  const guint index = adc_ares_fields_intern (self->fields, &self->line.layout);
  AdcAresState state = { .n_destroyed = self->line.n_destroyed };

  for (AdcAresSide side = 0; side < 2; side++)
    state.rerolls[side] = self->line.rerolls[side];
  memcpy (state.hits, self->line.hits, sizeof state.hits);
  memcpy (state.units, self->line.units, sizeof state.units);
  get_room (self, index);
  if (self->has_failed)
    return;

  if (self->line.group < self->line.n_initiatives)
    fire_state (self, index, self->line.group, self->line.has_fired, &state, 1);
  else
    leave (self, index, &state, 1);
  swap_states (self);
}

static guint
count_destroyable (const AdcAresLine *line)
{
  guint n = 0;
  gboolean is_aimed_at = line->n_destroyed > 0;

  for (guint i = 0; i < line->n_forces; i++) {
    n += line->forces[i].side == ADC_ARES_DEFENDER && line->forces[i].leaves_building;
    for (guint j = 0; j < line->forces[i].n_targets; j++)
      is_aimed_at |= line->forces[i].targets[j] >= ADC_ARES_MAX_FORCES;
  }

  return is_aimed_at ? line->n_empty_buildings + n : 0;
}

gboolean
adc_ares_solve (const AdcAresLine *line, GCancellable *cancellable, AdcAresTally *tally)
{
  Solver self = { .line = *line, .cancellable = cancellable, .tally = tally };

  self.fields = adc_ares_fields_new (&self.line);
  self.rooms = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_ares_room_free);
  self.max_destroyed = count_destroyable (line);
  self.round = line->round;
  adc_ares_odds_fill (&self.odds);
  memset (tally, 0, sizeof *tally);

  start (&self);
  for (guint group = line->group + 1; group < line->n_initiatives && goes_on (&self); group++)
    fire_group (&self, group);
  end_round (&self);
  for (self.round++; self.round <= line->n_rounds && goes_on (&self); self.round++) {
    begin_round (&self);
    for (guint group = 0; group < line->n_initiatives && goes_on (&self); group++)
      fire_group (&self, group);
    end_round (&self);
  }

  g_ptr_array_unref (self.rooms);
  adc_ares_fields_free (self.fields);
  return !self.has_failed;
}
