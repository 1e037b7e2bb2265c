/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-buck-aim.h"
#include "adc-buck-odds-private.h"
#include "adc-buck-tally.h"

#include <math.h>
#include <string.h>

/* Fights fought with dice, for those too large to be worked out. */

#define SEED             2419 /* any will do, as long as it is always the same one */
#define SMALL_ERROR      0.001
#define MAX_TRIALS       1000000
#define TRIALS_PER_LOOK  128   /* whether it was cancelled */
#define TRIALS_PER_WORD  4096  /* about the progress */
#define TRIALS_PER_CHECK 16384 /* of the error */

typedef struct {
  const AdcBuckFight *fight;
  AdcBuckAims         aims;
  guint32             limits[ADC_BUCK_MAX_SIDES][ADC_BUCK_N_TYPES][ADC_BUCK_N_TYPES]; /* of 2^32 */
  GRand              *random;
  GPtrArray          *ways;  /* of AdcBuckWay: what the opening may leave; or NULL, there are too many */
  double             *until; /* the chance of each way and those before it */
} Simulation;

/* Whether a die reaches a number. */
static guint32
get_limit (guint number)
{
  return number == ADC_BUCK_NEVER ? 0 : (guint32) MIN (adc_buck_get_chance (number) * 0x1p32,
                                                      (double) G_MAXUINT32);
}

/* All pieces of a type fire, one after the other; they look again for a target after each hit. Returns whether any
 * had one. */
static gboolean
fire (Simulation *self, AdcBuckPosition *position, guint side, guint type, guint n_shooters)
{
  guint at_side, target;
  gboolean has_fired = FALSE;

  while (n_shooters > 0 &&
         adc_buck_aims_choose (&self->aims, position, side, type, &at_side, &target)) {
    const guint32 limit = self->limits[side][type][target];

    has_fired = TRUE;
    while (n_shooters > 0) {
      n_shooters--;
      if (limit == G_MAXUINT32 || g_rand_int (self->random) < limit) {
        position->left[at_side][target]--;
        break;
      }
    }
  }

  return has_fired;
}

/* One of the ways, as likely as it is. */
static void
draw_way (Simulation *self, AdcBuckFight *fight)
{
  const double luck = g_rand_double (self->random);
  guint first = 0, last = self->ways->len - 1;

  while (first < last) {
    const guint middle = (first + last) / 2;

    if (luck < self->until[middle])
      last = middle;
    else
      first = middle + 1;
  }
  *fight = ((AdcBuckWay *) self->ways->pdata[first])->fight;
}

static void
open_fight (Simulation *self, AdcBuckFight *fight)
{
  if (self->ways != NULL) {
    draw_way (self, fight);
    return;
  }

  adc_buck_fight_settle (fight);
  while (fight->stage != ADC_BUCK_ROUNDS) {
    const AdcBuckChoice choice = adc_buck_choose_simply (fight);
    const guint32 limit = get_limit (adc_buck_fight_get_number (fight, fight->turn, choice.attacker,
                                                                choice.target));

    adc_buck_fight_throw (fight, fight->turn, choice.attacker, choice.at_side, choice.target,
                          limit == G_MAXUINT32 || g_rand_int (self->random) < limit);
    adc_buck_fight_settle (fight);
  }
}

static void
list_ways (Simulation *self, GCancellable *cancellable)
{
  double total = 0;

  self->ways = adc_buck_unfold_opening (self->fight, NULL, NULL, cancellable);
  if (self->ways == NULL)
    return;

  self->until = g_new (double, self->ways->len);
  for (guint i = 0; i < self->ways->len; i++) {
    total += ((AdcBuckWay *) self->ways->pdata[i])->chance;
    self->until[i] = total;
  }
}

/* The round that the fight is in. Returns whether anybody has fired. */
static gboolean
play_round (Simulation *self, AdcBuckPosition *position, guint turn,
            guint8 shooters[ADC_BUCK_MAX_SIDES][ADC_BUCK_N_TYPES])
{
  gboolean has_fired = FALSE;

  for (guint side = turn; side < self->fight->n_sides; side++)
    for (guint type = 0; type < ADC_BUCK_N_TYPES; type++)
      if (fire (self, position, side, type, shooters[side][type]))
        has_fired = TRUE;

  return has_fired;
}

static guint
keep_leaders (const AdcBuckPosition *position, guint n_sides, guint leaders)
{
  guint fighting = 0;

  for (guint side = 0; side < n_sides; side++)
    if (adc_buck_position_count (position, side) > 0)
      fighting |= 1u << side;

  return adc_buck_keep_leaders (leaders, fighting);
}

static gboolean
goes_on (Simulation *self, const AdcBuckFinish *finish, guint round)
{
  return !adc_buck_fight_has_stopped (self->fight, round) &&
         adc_buck_finish_get_end (finish, self->fight->n_sides) == ADC_BUCK_END_SEVERAL;
}

/* From where the rounds are, to the end. Returns the round in which that is. */
static guint
play_rounds (Simulation *self, const AdcBuckFight *fight, AdcBuckFinish *finish)
{
  AdcBuckPosition position = { 0 };
  guint8 shooters[ADC_BUCK_MAX_SIDES][ADC_BUCK_N_TYPES] = { 0 };
  gboolean is_in_round = fight->turn > 0;
  guint turn = fight->turn;
  guint round = fight->round;

  memset (finish, 0, sizeof *finish);
  finish->n_factories = fight->owner >= 0 ? fight->sides[fight->owner].n_factories : 0;
  for (guint i = 0; i < fight->n_sides; i++) {
    const AdcBuckSide *side = &fight->sides[i];

    for (guint type = 0; type < ADC_BUCK_N_TYPES; type++) {
      position.left[i][type] = side->pieces[type] - side->hit[type];
      shooters[i][type] = side->pieces[type] - side->fired[type];
      is_in_round = is_in_round || side->hit[type] > 0 || side->fired[type] > 0;
    }
    if (adc_buck_has_escort (side->pieces))
      position.escorted |= 1u << i;
    if (side->n_leaders > 0)
      finish->leaders |= 1u << i;
  }
  memcpy (finish->left, position.left, sizeof finish->left);

  while (is_in_round || goes_on (self, finish, round)) {
    if (!play_round (self, &position, turn, shooters) && !is_in_round)
      break; /* nobody can hit anybody */
    is_in_round = FALSE;
    turn = 0;
    round++;
    memcpy (finish->left, position.left, sizeof finish->left);
    memcpy (shooters, position.left, sizeof shooters);
    finish->leaders = keep_leaders (&position, fight->n_sides, finish->leaders);
    adc_buck_position_escort (&position);
  }

  return round - 1;
}

/* Half the width of a 95 % interval, for the end that is least certain. */
static double
get_error (const AdcBuckOdds *odds, double n_trials)
{
  double error = 3 / n_trials; /* what was never seen may still be as likely as that */

  for (guint end = 0; end < ADC_BUCK_N_ENDS; end++) {
    const double chance = odds->ends[end] / n_trials;

    error = MAX (error, 1.96 * sqrt (chance * (1 - chance) / n_trials));
  }

  return error;
}

static void
scale (double *values, gsize n_values, double factor)
{
  for (gsize i = 0; i < n_values; i++)
    values[i] *= factor;
}

/* What was counted becomes chances. */
static void
divide (AdcBuckOdds *odds, guint64 n_trials)
{
  const double factor = 1.0 / n_trials;

  scale (odds->ends, sizeof odds->ends / sizeof (double), factor);
  scale (odds->ends_by_round[0], sizeof odds->ends_by_round / sizeof (double), factor);
  scale (odds->survivors[0][0], sizeof odds->survivors / sizeof (double), factor);
  scale (odds->orbit_battlers[0], sizeof odds->orbit_battlers / sizeof (double), factor);
  scale (odds->leader_dies, sizeof odds->leader_dies / sizeof (double), factor);
  scale (odds->orbit_leader_dies, sizeof odds->orbit_leader_dies / sizeof (double), factor);
  scale (odds->factories[0], sizeof odds->factories / sizeof (double), factor);
}

static void
play (Simulation *self, AdcBuckOdds *odds)
{
  AdcBuckFight fight = *self->fight;
  AdcBuckFinish finish;
  guint round;

  open_fight (self, &fight);
  adc_buck_tally_add_orbit (odds, self->fight, &fight, 1);
  round = play_rounds (self, &fight, &finish);
  adc_buck_tally_add (odds, self->fight, &finish, 1);
  adc_buck_tally_add_round (odds, adc_buck_finish_get_end (&finish, fight.n_sides), round, 1);
}

AdcBuckResult
adc_buck_simulate (const AdcBuckFight *fight, guint64 n_trials, const AdcBuckWatch *watch,
                   AdcBuckOdds *odds)
{
  const guint64 max_trials = n_trials > 0 ? n_trials : MAX_TRIALS;
  Simulation self = { .fight = fight, .random = g_rand_new_with_seed (SEED) };
  gboolean is_cancelled = FALSE;
  guint64 n = 0;

  adc_buck_tally_begin (odds);
  adc_buck_aims_fill (&self.aims, fight);
  for (guint side = 0; side < fight->n_sides; side++)
    for (guint type = 0; type < ADC_BUCK_N_TYPES; type++)
      for (guint target = 0; target < ADC_BUCK_N_TYPES; target++)
        self.limits[side][type][target] = get_limit (self.aims.numbers[side][type][target]);

  list_ways (&self, watch->cancellable);
  while (n < max_trials && !is_cancelled) {
    play (&self, odds);
    n++;
    if (n % TRIALS_PER_LOOK == 0)
      is_cancelled = g_cancellable_is_cancelled (watch->cancellable);
    if (n % TRIALS_PER_WORD == 0)
      adc_buck_watch_tell (watch, (double) n / max_trials);
    if (n_trials == 0 && n % TRIALS_PER_CHECK == 0 && get_error (odds, n) <= SMALL_ERROR)
      break;
  }

  odds->error = get_error (odds, n);
  odds->n_trials = n;
  divide (odds, n);
  adc_buck_tally_end (odds, fight);
  g_clear_pointer (&self.ways, g_ptr_array_unref);
  g_free (self.until);
  g_rand_free (self.random);
  return is_cancelled ? ADC_BUCK_CANCELLED : ADC_BUCK_DONE;
}
