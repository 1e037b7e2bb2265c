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
  AdcStates    *spare; /* for those that are firing */
  AdcStates    *other;
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
#define MAX_STATES (1 << 22) /* of a layout: above, neither the budget nor the memory would do */

static void
room_free (Room *room)
{
  if (room == NULL)
    return;

  g_clear_pointer (&room->now, adc_states_free);
  g_clear_pointer (&room->next, adc_states_free);
  g_clear_pointer (&room->spare, adc_states_free);
  g_clear_pointer (&room->other, adc_states_free);
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
  guint8 count[ADC_ARES_MAX_FORCES] = { 0 };
  guint8 *digit;

  if (room->n_forces == 0 || room->n_states > MAX_DIGITS / room->n_forces)
    return;

  room->digits = digit = g_malloc (room->n_states * room->n_forces);
  for (guint64 state = 0; state < room->n_states; state++, digit += room->n_forces) {
    memcpy (digit, count, room->n_forces);
    for (guint i = 0; i < room->n_forces && ++count[i] == room->radix[room->forces[i]]; i++)
      count[i] = 0;
  }
}

static Room *
get_room (Solver *self, guint index)
{
  AdcAresField *field = adc_ares_fields_get (self->fields, index);
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
      weight = MIN (weight * room->radix[i], MAX_STATES + 1);
    }
  for (AdcAresSide side = 0; side < 2; side++) {
    room->weight_rerolls[side] = weight;
    weight = MIN (weight * (self->line.rerolls[side] + 1), MAX_STATES + 1);
  }
  room->weight_destroyed = weight;
  weight = MIN (weight * (self->max_destroyed + 1), MAX_STATES + 1);
  if (weight > MAX_STATES) {
    self->has_failed = TRUE;
    return room;
  }

  room->n_states = weight;
  fill_digits (room);
  room->now = adc_states_new (room->n_states);
  room->next = adc_states_new (room->n_states);
  room->spare = adc_states_new (room->n_states);
  room->other = adc_states_new (room->n_states);
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

/* Puts the shots in batches so that everybody fires before he is hit. */
static void
plan_batches (Solver *self, const Room *room, const guint8 *target, GArray *batches)
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
fire_batch (Solver *self, const Room *room, const Shot *shots, guint n_shots, guint64 first,
            guint64 number, double chance, AdcStates *to)
{
  const guint hits = get_hits (room, first, shots->from);
  const double *odds = shots->odds[hits];
  const gboolean is_base = shots->at >= ADC_ARES_MAX_FORCES;
  const guint takes = !is_base ? get_hits (room, first, shots->at)
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

static gboolean
has_losses (const Room *room, guint64 number)
{
  for (guint i = 0; i < room->n_forces; i++)
    if (get_hits (room, number, room->forces[i]) == 0)
      return TRUE;

  return FALSE;
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
  Room *room = self->rooms->pdata[index];
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
    State state;

    if (!has_losses (room, number)) {
      adc_states_add (room->next, number, chance);
      continue;
    }
    unpack (self, room, number, &state);
    leave (self, index, &state, chance);
  }
  adc_states_clear (room->spare);
}

/* What each force of the group shoots at in a state, packed in a number; FALSE when there are too many of them. */
static gboolean
choose_targets (Solver *self, const AdcAresField *field, guint group, const State *state,
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
  Room *room = self->rooms->pdata[index];
  Aimed aimed;

  for (gsize position = 0;
       adc_states_next (room->now, &position, &aimed.number, &aimed.chance);) {
    State state;

    unpack (self, room, aimed.number, &state);
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
  Room *room = self->rooms->pdata[index];
  guint8 target[ADC_ARES_MAX_FORCES];
  gsize position = 0;
  guint64 number, targets;
  double chance;
  State state;

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
  unpack (self, room, number, &state);
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
    Room *room = self->rooms->pdata[i];

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
  gboolean has_arrivals = FALSE;

  for (guint i = 0; i < self->line.n_forces; i++)
    has_arrivals |= self->line.forces[i].arrivals[self->round] > 0;
  for (guint i = 0; i < n_rooms && !self->has_failed; i++) {
    Room *room = self->rooms->pdata[i];
    gsize first = 0;
    guint64 number;
    double chance;

    if (room == NULL || !adc_states_next (room->now, &first, &number, &chance))
      continue;

    for (gsize position = 0; adc_states_next (room->now, &position, &number, &chance);) {
      State state;
      guint32 newcomers;
      Room *to;

      if (!has_arrivals && adc_ares_fields_reorganise (self->fields, i, 0) == i) {
        adc_states_add (room->next, number, chance);
        continue;
      }
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
