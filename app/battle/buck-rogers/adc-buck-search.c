/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-buck-search.h"

#include "adc-buck-aim.h"
#include "adc-buck-duel.h"
#include "adc-buck-tally.h"

#include <math.h>
#include <string.h>

/* A round in which nobody hits leads back to where it began, so the value of that state depends on itself. It is
 * guessed, which gives everybody's decisions; these give the value, and so on until it does not change any more.
 * Only moments of that round without a hit depend on the guess. */

#define MAX_MOMENTS 200000
#define MAX_PIECES  40     /* beyond which nobody would wait, nor the stack be deep enough; … */
#define MAX_THROWS  1000   /* … nor be with that many in all rounds together, where they stop after some */
#define MAX_GUESSES 100
#define STEPS_BETWEEN_LOOKS 8192

typedef struct {
  guint8 pieces[ADC_BUCK_N_TYPES];
  guint8 hit[ADC_BUCK_N_TYPES];
  guint8 fired[ADC_BUCK_N_TYPES];
  guint8 n_leaders;
  guint8 shots_left[ADC_BUCK_N_TYPES]; /* in the opening, as the rest */
  guint8 orbit_battlers;
  guint8 orbit_bombed;
  guint8 n_factories;
} SideKey;

/* What there is to know of a moment. */
typedef struct {
  guint   round; /* only where they stop after some */
  guint8  stage;
  guint8  turn;
  SideKey sides[ADC_BUCK_MAX_SIDES];
} Key;

typedef struct {
  double        values[ADC_BUCK_MAX_SIDES];
  double        returns; /* the chance that this round leads back to its beginning */
  AdcBuckChoice choice;
} Worth;

typedef struct {
  Key   key;
  Worth worth;
} Moment;

/* A state whose value is being guessed. */
typedef struct {
  const AdcBuckFight *state;
  double              values[ADC_BUCK_MAX_SIDES];
  GHashTable         *moments; /* without a hit, as far as they are known */
} Guess;

struct _AdcBuckSearch {
  const AdcBuckFight *fight;
  const AdcBuckWatch *watch;
  AdcBuckDuel        *duel; /* or NULL */
  guint64             budget;
  guint64             n_steps;
  guint64             next_look;
  gboolean            is_limited;
  GHashTable         *moments; /* of Moment */
  AdcBuckResult       result;
};

static guint
moment_hash (gconstpointer pointer)
{
  const guint8 *bytes = pointer;
  guint64 hash = 0;

  for (gsize i = 0; i < sizeof (Key); i += sizeof (guint32)) {
    guint32 word;

    memcpy (&word, bytes + i, sizeof word);
    hash = (hash ^ word) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
    hash ^= hash >> 32;
  }

  return hash;
}

static gboolean
moment_equal (gconstpointer a, gconstpointer b)
{
  return memcmp (a, b, sizeof (Key)) == 0;
}

G_STATIC_ASSERT (sizeof (Key) % sizeof (guint32) == 0);

static GHashTable *
moments_new (void)
{
  return g_hash_table_new_full (moment_hash, moment_equal, NULL, g_free);
}

static void
fill_key (AdcBuckSearch *self, const AdcBuckFight *fight, Key *key)
{
  const gboolean is_in_rounds = fight->stage == ADC_BUCK_ROUNDS;

  memset (key, 0, sizeof *key);
  key->round = self->is_limited ? fight->round : 0;
  key->stage = fight->stage;
  key->turn = fight->turn;
  for (guint i = 0; i < fight->n_sides; i++) {
    const AdcBuckSide *side = &fight->sides[i];
    SideKey *part = &key->sides[i];

    memcpy (part->pieces, side->pieces, sizeof part->pieces);
    memcpy (part->hit, side->hit, sizeof part->hit);
    if (i >= fight->turn)
      memcpy (part->fired, side->fired, sizeof part->fired);
    part->n_leaders = side->n_leaders;
    if (is_in_rounds)
      continue;
    memcpy (part->shots_left, fight->shots_left[i], sizeof part->shots_left);
    part->orbit_battlers = side->orbit_battlers;
    part->orbit_bombed = side->orbit_bombed;
    part->n_factories = side->n_factories;
  }
}

static void
fill_end (const AdcBuckFight *fight, Worth *worth)
{
  AdcBuckFinish finish = { 0 };
  double ends[ADC_BUCK_N_ENDS] = { 0 };

  for (guint i = 0; i < fight->n_sides; i++) {
    memcpy (finish.left[i], fight->sides[i].pieces, sizeof finish.left[i]);
    if (fight->sides[i].n_leaders > 0)
      finish.leaders |= 1u << i;
  }
  ends[adc_buck_finish_get_end (&finish, fight->n_sides)] = 1;
  memset (worth, 0, sizeof *worth);
  for (guint i = 0; i < fight->n_sides; i++)
    worth->values[i] = adc_buck_get_value (fight, ends, i);
}

static gboolean
has_hits (const AdcBuckFight *fight)
{
  for (guint i = 0; i < fight->n_sides; i++)
    for (guint type = 0; type < ADC_BUCK_N_TYPES; type++)
      if (fight->sides[i].hit[type] > 0)
        return TRUE;

  return FALSE;
}

static gboolean
has_same_pieces (const AdcBuckFight *a, const AdcBuckFight *b)
{
  for (guint i = 0; i < a->n_sides; i++)
    if (memcmp (a->sides[i].pieces, b->sides[i].pieces, sizeof a->sides[i].pieces) != 0)
      return FALSE;

  return TRUE;
}

static void get_worth (AdcBuckSearch *self, const AdcBuckFight *moment, Guess *guess, Worth *worth);
static void get_state (AdcBuckSearch *self, const AdcBuckFight *state, Worth *worth);

/* What follows when a die has fallen. */
static void
follow (AdcBuckSearch *self, const AdcBuckFight *before, const AdcBuckChoice *choice,
        gboolean is_hit, Guess *guess, Worth *worth)
{
  AdcBuckFight moment = *before;

  self->n_steps++;
  adc_buck_fight_throw (&moment, moment.turn, choice->attacker, choice->at_side, choice->target,
                        is_hit);
  if (adc_buck_fight_settle (&moment)) {
    fill_end (&moment, worth);
  } else if (self->duel != NULL && moment.stage == ADC_BUCK_ROUNDS) {
    adc_buck_duel_get_values (self->duel, &moment, worth->values);
  } else if (moment.stage == ADC_BUCK_ROUNDS && moment.round != before->round) {
    if (guess != NULL && has_same_pieces (&moment, guess->state)) {
      memcpy (worth->values, guess->values, sizeof worth->values);
      worth->returns = 1;
    } else {
      get_state (self, &moment, worth);
      worth->returns = 0;
    }
  } else {
    get_worth (self, &moment, has_hits (&moment) ? NULL : guess, worth);
  }
}

static void
weigh (AdcBuckSearch *self, const AdcBuckFight *moment, const AdcBuckChoice *choice, Guess *guess,
       Worth *worth)
{
  const double chance = adc_buck_get_chance (adc_buck_fight_get_number (
    moment, moment->turn, choice->attacker, choice->target));
  Worth hit = { 0 }, miss = { 0 };

  follow (self, moment, choice, TRUE, guess, &hit);
  if (chance < 1)
    follow (self, moment, choice, FALSE, guess, &miss);
  for (guint i = 0; i < self->fight->n_sides; i++)
    worth->values[i] = chance * hit.values[i] + (1 - chance) * miss.values[i];
  worth->returns = chance * hit.returns + (1 - chance) * miss.returns;
  worth->choice = *choice;
}

/* The best of everything that the side whose turn it is may do; what is simple, where it is as good. */
static void
weigh_all (AdcBuckSearch *self, const AdcBuckFight *moment, Guess *guess, Worth *best)
{
  const guint side = moment->turn;
  const AdcBuckChoice simple = adc_buck_choose_simply (moment);

  weigh (self, moment, &simple, guess, best);
  if (moment->sides[side].aim != ADC_BUCK_AIM_BEST || moment->stage == ADC_BUCK_SATELLITES)
    return;

  for (guint type = 0; type < ADC_BUCK_N_TYPES; type++) {
    if (adc_buck_fight_count_ready (moment, side, type) == 0)
      continue;
    for (guint target = 0; target < ADC_BUCK_N_TARGETS; target++) {
      if (adc_buck_fight_get_number (moment, side, type, target) == ADC_BUCK_NEVER)
        continue;
      for (guint at_side = 0; at_side < moment->n_sides; at_side++) {
        const AdcBuckChoice choice = { type, at_side, target };
        Worth worth;

        if (self->result != ADC_BUCK_DONE ||
            !adc_buck_fight_may_aim (moment, side, at_side, target))
          continue;
        weigh (self, moment, &choice, guess, &worth);
        if (worth.values[side] > best->values[side] + ADC_BUCK_BETTER)
          *best = worth;
      }
    }
  }
}

static void
check (AdcBuckSearch *self)
{
  if (g_cancellable_is_cancelled (self->watch->cancellable))
    self->result = ADC_BUCK_CANCELLED;
  else if (self->n_steps > self->budget || g_hash_table_size (self->moments) > MAX_MOMENTS)
    self->result = ADC_BUCK_TOO_MUCH;
  if (self->n_steps >= self->next_look) {
    adc_buck_watch_tell (self->watch, (double) self->n_steps / self->budget);
    self->next_look = self->n_steps + STEPS_BETWEEN_LOOKS;
  }
}

static void
get_worth (AdcBuckSearch *self, const AdcBuckFight *moment, Guess *guess, Worth *worth)
{
  GHashTable *moments = guess != NULL ? guess->moments : self->moments;
  const Moment *known;
  Moment *entry;
  Key key;

  memset (worth, 0, sizeof *worth);
  if (self->result != ADC_BUCK_DONE)
    return;

  fill_key (self, moment, &key);
  known = g_hash_table_lookup (moments, &key);
  if (known != NULL) {
    *worth = known->worth;
    return;
  }

  weigh_all (self, moment, guess, worth);
  check (self);
  entry = g_new (Moment, 1);
  memcpy (&entry->key, &key, sizeof key);
  entry->worth = *worth;
  g_hash_table_replace (moments, entry, entry);
}

/* Where a round begins. */
static void
get_state (AdcBuckSearch *self, const AdcBuckFight *state, Worth *worth)
{
  Guess guess = { .state = state };
  const Moment *known;
  gboolean is_final = FALSE;
  Key key;

  if (self->is_limited) {
    get_worth (self, state, NULL, worth);
    return;
  }
  fill_key (self, state, &key);
  known = g_hash_table_lookup (self->moments, &key);
  if (known != NULL) {
    *worth = known->worth;
    return;
  }

  for (guint n = 0; !is_final && n < MAX_GUESSES && self->result == ADC_BUCK_DONE; n++) {
    g_clear_pointer (&guess.moments, g_hash_table_unref);
    guess.moments = moments_new ();
    get_worth (self, state, &guess, worth);
    is_final = TRUE;
    for (guint i = 0; i < state->n_sides; i++) {
      const double value = (worth->values[i] - worth->returns * guess.values[i]) /
                           (1 - worth->returns);

      if (fabs (value - guess.values[i]) > 1e-15)
        is_final = FALSE;
      guess.values[i] = value;
    }
  }

  /* What depended on the guess is known now. */
  if (guess.moments != NULL) {
    GHashTableIter iter;
    gpointer entry;

    g_hash_table_iter_init (&iter, guess.moments);
    while (g_hash_table_iter_next (&iter, &entry, NULL)) {
      g_hash_table_iter_steal (&iter);
      g_hash_table_replace (self->moments, entry, entry);
    }
    g_hash_table_unref (guess.moments);
  }
  memcpy (worth->values, guess.values, sizeof worth->values);
}

AdcBuckSearch *
adc_buck_search_new (const AdcBuckFight *fight, AdcBuckDuel *duel, guint64 budget,
                     const AdcBuckWatch *watch)
{
  AdcBuckSearch *self = g_new0 (AdcBuckSearch, 1);

  self->fight = fight;
  self->duel = duel;
  self->budget = budget;
  self->watch = watch;
  self->is_limited = adc_buck_fight_is_limited (fight);
  self->moments = moments_new ();

  return self;
}

void
adc_buck_search_free (AdcBuckSearch *self)
{
  g_hash_table_unref (self->moments);
  g_free (self);
}

AdcBuckResult
adc_buck_search_run (AdcBuckSearch *self)
{
  AdcBuckFight moment = *self->fight;
  guint n_pieces = 0;
  Worth worth;

  for (guint i = 0; i < moment.n_sides; i++)
    n_pieces += adc_buck_side_count (&moment.sides[i]) + moment.sides[i].orbit_battlers;
  if (n_pieces > MAX_PIECES && self->duel == NULL)
    return ADC_BUCK_TOO_MUCH;
  if (self->is_limited && moment.last_round > moment.round &&
      (moment.last_round - moment.round) * n_pieces > MAX_THROWS)
    return ADC_BUCK_TOO_MUCH;

  if (adc_buck_fight_settle (&moment) || (self->duel != NULL && moment.stage == ADC_BUCK_ROUNDS))
    return ADC_BUCK_DONE;
  if (moment.stage == ADC_BUCK_ROUNDS && !self->is_limited && !has_hits (&moment)) {
    AdcBuckFight state = moment;

    /* Pieces that have fired and hit nothing: the round may lead back to where it began. */
    for (guint i = 0; i < state.n_sides; i++)
      memset (state.sides[i].fired, 0, sizeof state.sides[i].fired);
    state.turn = 0;
    adc_buck_fight_settle (&state);
    get_state (self, &state, &worth);
  }
  get_worth (self, &moment, NULL, &worth);

  return self->result;
}

AdcBuckChoice
adc_buck_search_choose (AdcBuckSearch *self, const AdcBuckFight *moment)
{
  Worth worth;

  get_worth (self, moment, NULL, &worth);
  return worth.choice;
}

double
adc_buck_search_weigh (AdcBuckSearch *self, const AdcBuckFight *moment, const AdcBuckChoice *choice)
{
  Worth worth;

  weigh (self, moment, choice, NULL, &worth);
  return worth.values[moment->turn];
}
