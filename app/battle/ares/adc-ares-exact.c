/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ares-tally.h"

#include "adc-states.h"

#include <string.h>

/* The exact course of a battle whose targets follow from thresholds and losses.
 *
 * States are kept apart by layout. Within a layout a state is a number with one digit for the hits each force can still
 * take, one for the rerolls each side has left, one for the buildings destroyed. Firing lowers digits.
 *
 * All shots of a group count from the strength everybody had when the group began, so the plain way is to go, for each
 * state, through all combinations of hits: a product over the targets. As long as targets do not depend on the numbers
 * there is a better one: let a force fire before it is hit, and shots can be taken one after the other, each for all
 * states at once. Only forces that shoot at each other in a ring must be taken together. */

typedef struct {
  guint       n_shots;
  AdcAresFire shots[ADC_ARES_MAX_FORCES]; /* the dice are counted state by state */
} Batch;

/* One layout with the states it is in. */
typedef struct {
  AdcAresField *field;
  guint         n_forces;
  guint8        forces[ADC_ARES_MAX_FORCES];
  guint64       weight[ADC_ARES_MAX_FORCES]; /* of each force's digit */
  guint         radix[ADC_ARES_MAX_FORCES];
  guint64       weight_rerolls[2];
  guint64       weight_destroyed;
  guint64       n_states;
  AdcStates    *now;
  AdcStates    *next;
  AdcStates    *spare;
  guint8       *digits; /* of every state, when there are not too many */
  guint8        slot[ADC_ARES_MAX_FORCES]; /* of each force's digit among those of a state */
} Room;

typedef struct {
  AdcAresLine    line;
  AdcAresOdds    odds;
  AdcAresFields *fields;
  GPtrArray     *rooms; /* of Room, in the order of the fields; NULL until needed */
  GCancellable  *cancellable;
  AdcAresTally  *tally;
  guint          max_destroyed;
  guint          round;
  guint64        n_steps;
  gboolean       has_failed;
} Solver;

/* One state taken apart. */
typedef struct {
  guint8 hits[ADC_ARES_MAX_FORCES];
  guint8 units[ADC_ARES_MAX_FORCES]; /* with which each force fires */
  guint  rerolls[2];
  guint  n_destroyed;
} State;

#define MAX_DIGITS (1 << 24) /* bytes: above, dividing is slower but smaller */

static void
room_free (Room *room)
{
  if (room == NULL)
    return;

  g_clear_pointer (&room->now, adc_states_free);
  g_clear_pointer (&room->next, adc_states_free);
  g_clear_pointer (&room->spare, adc_states_free);
  g_free (room->digits);
  g_free (room);
}

static guint
get_radix (const AdcAresForce *force)
{
  guint hits = force->hits;

  for (guint round = 0; round <= ADC_ARES_MAX_ROUNDS; round++)
    hits += force->arrivals[round] * force->hits_per_unit;

  return hits + 1;
}

/* The digit of a force in a state. */
static inline guint
get_hits (const Room *room, guint64 state, guint force)
{
  return room->digits != NULL ? room->digits[state * room->n_forces + room->slot[force]]
                              : state / room->weight[force] % room->radix[force];
}

static void
fill_digits (Room *room)
{
  guint8 *digit;

  if (room->n_forces == 0 || room->n_states > MAX_DIGITS / room->n_forces)
    return;

  room->digits = digit = g_malloc (room->n_states * room->n_forces);
  for (guint64 state = 0; state < room->n_states; state++)
    for (guint i = 0; i < room->n_forces; i++)
      *digit++ = state / room->weight[room->forces[i]] % room->radix[room->forces[i]];
}

static Room *
get_room (Solver *self, guint index)
{
  AdcAresField *field = adc_ares_fields_get (self->fields, index);
  const guint64 limit = G_MAXUINT64 / 4096;
  guint64 weight = 1;
  Room *room;

  if (index >= self->rooms->len)
    g_ptr_array_set_size (self->rooms, index + 1);
  if (self->rooms->pdata[index] != NULL)
    return self->rooms->pdata[index];

  room = g_new0 (Room, 1);
  self->rooms->pdata[index] = room;
  room->field = field;
  for (guint i = 0; i < self->line.n_forces; i++)
    if (adc_ares_layout_has (&field->layout, i)) {
      room->slot[i] = room->n_forces;
      room->forces[room->n_forces++] = i;
      room->weight[i] = weight;
      room->radix[i] = get_radix (&self->line.forces[i]);
      weight *= room->radix[i];
      if (weight > limit) { /* more states than there are numbers */
        self->has_failed = TRUE;
        weight = 1;
      }
    }
  for (AdcAresSide side = 0; side < 2; side++) {
    room->weight_rerolls[side] = weight;
    weight *= self->line.rerolls[side] + 1;
  }
  room->weight_destroyed = weight;
  weight *= self->max_destroyed + 1;
  if (weight > limit)
    self->has_failed = TRUE;
  room->n_states = weight;
  fill_digits (room);
  room->now = adc_states_new (room->n_states);
  room->next = adc_states_new (room->n_states);
  room->spare = adc_states_new (room->n_states);
  return room;
}

static guint64
pack (const Room *room, const State *state)
{
  guint64 number = state->rerolls[0] * room->weight_rerolls[0] +
                   state->rerolls[1] * room->weight_rerolls[1] +
                   state->n_destroyed * room->weight_destroyed;

  for (guint i = 0; i < room->n_forces; i++)
    number += state->hits[room->forces[i]] * room->weight[room->forces[i]];

  return number;
}

static void
unpack (Solver *self, const Room *room, guint64 number, State *state)
{
  memset (state->hits, 0, sizeof state->hits);
  for (guint i = 0; i < room->n_forces; i++) {
    const guint force = room->forces[i];

    state->hits[force] = get_hits (room, number, force);
    state->units[force] = adc_ares_force_count_units (&self->line.forces[force],
                                                      state->hits[force]);
  }
  for (AdcAresSide side = 0; side < 2; side++)
    state->rerolls[side] = number / room->weight_rerolls[side] % (self->line.rerolls[side] + 1);
  state->n_destroyed = number / room->weight_destroyed;
}

/* The group is over: forces without units leave. */
static void
leave (Solver *self, guint index, const State *state, double chance)
{
  const Room *room = self->rooms->pdata[index];
  guint32 lost = 0;
  Room *to;

  for (guint i = 0; i < room->n_forces; i++)
    if (state->hits[room->forces[i]] == 0)
      lost |= 1u << room->forces[i];

  to = get_room (self, adc_ares_fields_after (self->fields, index, lost));
  if (!self->has_failed)
    adc_states_add (to->next, pack (to, state), chance);
}

static void
take_hits (const AdcAresField *field, const AdcAresLine *line, State *state, guint at, guint n_hits)
{
  if (at < ADC_ARES_MAX_FORCES)
    state->hits[at] -= MIN (n_hits, state->hits[at]);
  else if (n_hits > 0 && adc_ares_can_destroy (field, line, state->n_destroyed))
    state->n_destroyed++;
}

static void fire_plainly (Solver *self, guint index, const AdcAresFire *fires, guint n_fires,
                          const State *state, double chance);

/* What may come of a throw with so many hits, and misses that may be thrown again. A reroll is not
 * spent on a target that cannot take another hit. */
static void
reroll (Solver *self, guint index, const AdcAresFire *fires, guint n_fires, const State *state,
        double chance, guint n_hits, guint n_misses)
{
  const AdcAresSide side = self->line.forces[fires->from].side;
  const guint takes = fires->at < ADC_ARES_MAX_FORCES ? state->hits[fires->at] : 1;
  const double p = fires->needed / 6.0;
  State after = *state;

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
              const State *state, double chance)
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
fire_state (Solver *self, guint index, guint group, guint32 has_fired, const State *state,
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

/* The targets of a group that do not depend on numbers, put in batches so that everybody fires before
 * he is hit. FALSE when some do depend on them. */
static gboolean
plan_batches (Solver *self, const Room *room, guint group, GArray *batches)
{
  const AdcAresField *field = room->field;
  guint8 target[ADC_ARES_MAX_FORCES];
  gboolean is_done[ADC_ARES_MAX_FORCES];
  guint n_left = 0;

  memset (is_done, TRUE, sizeof is_done);
  for (guint i = 0; i < field->n_order[group]; i++) {
    const guint from = field->order[group][i];
    const guint8 *named = self->line.forces[from].targets;

    if (!fires_now (self, from))
      continue;
    if (!adc_ares_choice_is_fixed (field, &self->line, from))
      return FALSE;

    target[from] = ADC_ARES_NO_TARGET;
    for (guint j = 0; j < self->line.forces[from].n_targets; j++)
      if (target[from] == ADC_ARES_NO_TARGET && adc_ares_layout_has (&field->layout, named[j]) &&
          field->thresholds[from][named[j]] > 0)
        target[from] = named[j];
    if (target[from] == ADC_ARES_NO_TARGET && field->n_ranked[from] > 0)
      target[from] = field->ranked[from][0];
    if (target[from] == ADC_ARES_NO_TARGET)
      continue;

    is_done[from] = FALSE;
    n_left++;
  }

  while (n_left > 0) {
    guint start = ADC_ARES_NO_TARGET;
    Batch batch = { 0 };

    for (guint i = 0; i < self->line.n_forces; i++)
      if (!is_done[i] && (start == ADC_ARES_NO_TARGET || is_done[target[i]]))
        start = i;

    /* Either somebody whose target has fired, or, if there is nobody, somewhere on the way into a ring. */
    if (!is_done[target[start]])
      for (guint i = 0; i < self->line.n_forces; i++)
        start = target[start];
    for (guint from = start; batch.n_shots == 0 || from != start; from = target[from]) {
      batch.shots[batch.n_shots].from = from;
      batch.shots[batch.n_shots++].at = target[from];
      n_left--;
      if (is_done[target[from]])
        break;
    }
    for (guint i = 0; i < batch.n_shots; i++)
      is_done[batch.shots[i].from] = TRUE;
    g_array_append_val (batches, batch);
  }

  return TRUE;
}

/* All results of the shots of a batch from one state. */
static void
fire_batch (Solver *self, const Room *room, const Batch *batch, guint position, guint64 start,
            guint64 number, double chance, AdcStates *to)
{
  const AdcAresFire *shot = &batch->shots[position];
  const guint takes = get_hits (room, start, shot->at);
  const guint64 weight = room->weight[shot->at];
  const double *odds;
  AdcAresFire fire;

  adc_ares_fire_at (room->field, shot->from, shot->at,
                    adc_ares_force_count_units (&self->line.forces[shot->from],
                                                get_hits (room, start, shot->from)),
                    &fire);
  odds = self->odds.hits[fire.needed][fire.n_dice];
  for (guint n = 0; n <= fire.n_dice; n++) {
    const guint64 after = number - MIN (n, takes) * weight;

    if (position + 1 < batch->n_shots)
      fire_batch (self, room, batch, position + 1, start, after, chance * odds[n], to);
    else
      adc_states_add (to, after, chance * odds[n]);
  }
  self->n_steps += fire.n_dice + 1;
}

/* Looks from time to time whether to go on. */
static gboolean
goes_on (Solver *self)
{
  if (self->n_steps > ADC_ARES_BUDGET || g_cancellable_is_cancelled (self->cancellable))
    self->has_failed = TRUE;

  return !self->has_failed;
}

/* Lets the states that ROOM->spare holds fire in batches. */
static void
fire_batches (Solver *self, guint index, GArray *batches)
{
  Room *room = self->rooms->pdata[index];
  g_autoptr(AdcStates) to = adc_states_new (room->n_states);
  guint64 number;
  double chance;

  for (guint i = 0; i < batches->len && goes_on (self); i++) {
    const Batch *batch = &g_array_index (batches, Batch, i);

    for (gsize position = 0; adc_states_next (room->spare, &position, &number, &chance);)
      fire_batch (self, room, batch, 0, number, number, chance, to);
    adc_states_clear (room->spare);
    {
      AdcStates *swap = room->spare;

      room->spare = to;
      to = swap;
    }
  }

  for (gsize position = 0; adc_states_next (room->spare, &position, &number, &chance);) {
    State state;

    unpack (self, room, number, &state);
    leave (self, index, &state, chance);
  }
  adc_states_clear (room->spare);
}

static void
fire_room (Solver *self, guint index, guint group)
{
  g_autoptr(GArray) batches = g_array_new (FALSE, FALSE, sizeof (Batch));
  Room *room = self->rooms->pdata[index];
  const gboolean is_planned = plan_batches (self, room, group, batches);
  guint64 number;
  double chance;
  guint n_seen = 0;

  for (gsize position = 0; adc_states_next (room->now, &position, &number, &chance);) {
    State state;

    if (++n_seen % 1024 == 0 && !goes_on (self))
      return;
    if (is_planned && batches->len == 0) {
      adc_states_add (room->next, number, chance);
      continue;
    }

    unpack (self, room, number, &state);
    if (is_planned && state.rerolls[0] == 0 && state.rerolls[1] == 0)
      adc_states_add (room->spare, number, chance);
    else
      fire_state (self, index, group, 0, &state, chance);
  }

  if (batches->len > 0)
    fire_batches (self, index, batches);
}

static void
swap_states (Solver *self)
{
  for (guint i = 0; i < self->rooms->len; i++) {
    Room *room = self->rooms->pdata[i];
    AdcStates *swap;

    if (room == NULL)
      continue;

    swap = room->now;
    room->now = room->next;
    room->next = swap;
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
  for (guint i = 0; i < self->rooms->len; i++) {
    Room *room = self->rooms->pdata[i];
    AdcAresSide winner;
    guint64 number;
    double chance;

    if (room == NULL ||
        !adc_ares_is_over (&self->line, &room->field->layout, self->round, &winner))
      continue;

    for (gsize position = 0; adc_states_next (room->now, &position, &number, &chance);) {
      State state;

      unpack (self, room, number, &state);
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

  for (guint i = 0; i < n_rooms && !self->has_failed; i++) {
    Room *room = self->rooms->pdata[i];
    guint64 number;
    double chance;

    if (room == NULL)
      continue;

    for (gsize position = 0; adc_states_next (room->now, &position, &number, &chance);) {
      State state;
      guint32 newcomers;
      Room *to;

      unpack (self, room, number, &state);
      newcomers = adc_ares_arrive (&self->line, &room->field->layout, self->round, state.hits);
      to = get_room (self, adc_ares_fields_reorganise (self->fields, i, newcomers));
      if (self->has_failed)
        break;
      adc_states_add (to->next, pack (to, &state), chance);
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
  State state = { .n_destroyed = self->line.n_destroyed };

  for (AdcAresSide side = 0; side < 2; side++)
    state.rerolls[side] = self->line.rerolls[side];
  memcpy (state.hits, self->line.hits, sizeof state.hits);
  memcpy (state.units, self->line.units, sizeof state.units);
  get_room (self, index);
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
  self.rooms = g_ptr_array_new_with_free_func ((GDestroyNotify) room_free);
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
