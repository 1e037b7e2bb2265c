/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-star-odds-private.h"
#include "adc-star-tally.h"

#include <math.h>
#include <string.h>

/* Battles fought card by card: with shuffled cards, for those too large to be worked out, or in
 * every order. */

#define SEED             1998 /* any will do, as long as it is always the same one */
#define SMALL_ERROR      0.001
#define MAX_TRIALS       1000000
#define TRIALS_PER_LOOK  1024  /* whether it was cancelled, and to tell how far it is */
#define TRIALS_PER_CHECK 16384 /* of the error */
#define MAX_DRAWS        (6 * ADC_STAR_MAX_SKIRMISHES)

/* Cards that are drawn one by one, each as likely as the others that are left. */
typedef struct {
  int   cards[ADC_STAR_MAX_CARDS];
  guint n_cards;
  guint n_drawn;
} Pile;

/* What was drawn each time, to go on to the next possibility. */
typedef struct {
  guint  numbers[MAX_DRAWS];
  guint  sizes[MAX_DRAWS];
  guint  n_numbers;
  guint  n_read;
  double chance;
} Course;

typedef struct {
  const AdcStarBattle *battle;
  AdcStarTable       **tables;
  GRand               *random; /* or NULL: the course says which */
  Course               course;
  Pile                 standard[ADC_STAR_N_SIDES];
  Pile                 nexts[ADC_STAR_N_SIDES]; /* what replaces cancelled ones, if another */
  Pile                 seconds[ADC_STAR_N_SIDES];
} Simulation;

static void
fill_pile (Pile *self, guint64 cards)
{
  self->n_cards = 0;
  self->n_drawn = 0;
  for (guint i = 0; i < ADC_STAR_MAX_CARDS; i++)
    if ((cards >> i & 1) != 0)
      self->cards[self->n_cards++] = i;
}

static guint
follow (Course *self, guint n)
{
  if (self->n_read == self->n_numbers) {
    self->numbers[self->n_numbers] = 0;
    self->sizes[self->n_numbers++] = n;
  }
  self->chance /= n;
  return self->numbers[self->n_read++];
}

/* Returns FALSE after the last one. */
static gboolean
turn (Course *self)
{
  for (; self->n_numbers > 0; self->n_numbers--) {
    const guint last = self->n_numbers - 1;

    if (++self->numbers[last] < self->sizes[last])
      return TRUE;
  }

  return FALSE;
}

/* ADC_STAR_NONE: there are none left. */
static int
draw (Simulation *self, Pile *pile)
{
  guint other;
  int card;

  if (pile->n_drawn == pile->n_cards)
    return ADC_STAR_NONE;

  other = self->random != NULL ? (guint) g_rand_int_range (self->random, pile->n_drawn,
                                                           pile->n_cards)
                               : pile->n_drawn + follow (&self->course,
                                                         pile->n_cards - pile->n_drawn);
  card = pile->cards[other];
  pile->cards[other] = pile->cards[pile->n_drawn];
  pile->cards[pile->n_drawn++] = card;
  return card;
}

static guint
get_first (const AdcStarTable *table, const guint stances[ADC_STAR_N_SIDES])
{
  return table->firsts[stances[ADC_STAR_ATTACKER] * table->sides[ADC_STAR_DEFENDER].n_stances +
                       stances[ADC_STAR_DEFENDER]];
}

/* The result of a skirmish whose cards lie there; a cancelled one is replaced. Returns FALSE if
 * there is nothing to replace it with. */
static gboolean
find_result (Simulation *self, guint skirmish, int cards[][ADC_STAR_MAX_SKIRMISHES],
             int seconds[][ADC_STAR_MAX_SKIRMISHES], AdcStarResult *result)
{
  const AdcStarTable *table = self->tables[skirmish];
  guint stances[ADC_STAR_N_SIDES], cell;

  for (guint side = 0; side < ADC_STAR_N_SIDES; side++)
    stances[side] = table->sides[side].stances[cards[side][skirmish]][seconds[side][skirmish] + 1];
  cell = get_first (table, stances);

  for (guint side = 0; side < ADC_STAR_N_SIDES; side++) {
    int card;

    if (cell != ADC_STAR_REPLACES (side))
      continue;
    card = draw (self, self->battle->sides[side].deck != 0 ? &self->nexts[side]
                                                          : &self->standard[side]);
    if (card == ADC_STAR_NONE)
      return FALSE;
    cell = table->nexts[side][table->sides[side].replacements[card][seconds[side][skirmish] + 1] *
                                table->sides[!side].n_stances + stances[!side]];
    break;
  }

  *result = g_array_index (table->results, AdcStarResult, cell);
  return TRUE;
}

static gboolean
play (Simulation *self, AdcStarOdds *odds)
{
  const AdcStarBattle *battle = self->battle;
  int cards[ADC_STAR_N_SIDES][ADC_STAR_MAX_SKIRMISHES];
  int seconds[ADC_STAR_N_SIDES][ADC_STAR_MAX_SKIRMISHES];
  AdcStarResult results[ADC_STAR_MAX_SKIRMISHES];
  AdcStarEnd end;

  for (guint side = 0; side < ADC_STAR_N_SIDES; side++) {
    self->standard[side].n_drawn = 0;
    self->nexts[side].n_drawn = 0;
    self->seconds[side].n_drawn = 0;
    for (guint i = 0; i < battle->n_skirmishes; i++) {
      const AdcStarSlot *slot = &battle->slots[i][side];

      cards[side][i] = slot->card == ADC_STAR_UNKNOWN ? draw (self,
                                                              &self->standard[side]) : slot->card;
      seconds[side][i] = slot->reinforcement == ADC_STAR_UNKNOWN ? draw (self, &self->seconds[side])
                                                                 : slot->reinforcement;
    }
  }
  for (guint i = 0; i < battle->n_skirmishes; i++)
    if (!find_result (self, i, cards, seconds, &results[i]))
      return FALSE;

  adc_star_battle_finish (battle, results, &end);
  adc_star_tally_add (odds, battle, &end, self->random != NULL ? 1 : self->course.chance);
  return TRUE;
}

static void
fill_piles (Simulation *self)
{
  for (guint side = 0; side < ADC_STAR_N_SIDES; side++) {
    const AdcStarSide *owner = &self->battle->sides[side];

    fill_pile (&self->standard[side], adc_star_side_get_cards (owner, owner->pool, FALSE));
    fill_pile (&self->nexts[side], adc_star_side_get_replacements (owner));
    fill_pile (&self->seconds[side], adc_star_side_get_cards (owner, owner->pool, TRUE));
  }
}

/* Half the width of a 95 % interval, for the end that is least certain. */
static double
get_error (const AdcStarOdds *odds, double n_trials)
{
  double error = 3 / n_trials; /* what was never seen may still be as likely as that */

  for (guint end = 0; end < ADC_STAR_N_ENDS; end++) {
    const double chance = odds->ends[end] / n_trials;

    error = MAX (error, 1.96 * sqrt (chance * (1 - chance) / n_trials));
  }

  return error;
}

static void
forget (AdcStarOdds *odds)
{
  memset (odds->ends, 0, sizeof odds->ends);
  memset (odds->stands, 0, sizeof odds->stands);
  memset (odds->lives, 0, sizeof odds->lives);
  memset (odds->n_living, 0, sizeof odds->n_living);
  memset (odds->lost, 0, sizeof odds->lost);
}

AdcStarAnswer
adc_star_enumerate (const AdcStarBattle *battle, AdcStarTable **tables, AdcStarOdds *odds,
                    const AdcStarWatch *watch)
{
  g_autofree Simulation *start = g_new0 (Simulation, 1);
  g_autofree Simulation *self = g_new0 (Simulation, 1);
  AdcStarAnswer answer = ADC_STAR_DONE;
  guint64 n = 0;

  start->battle = battle;
  start->tables = tables;
  fill_piles (start);
  start->course.chance = 1;
  do {
    const Course course = self->course;

    *self = *start; /* with the piles as they were, so that the same number is the same card */
    memcpy (self->course.numbers, course.numbers, sizeof course.numbers);
    memcpy (self->course.sizes, course.sizes, sizeof course.sizes);
    self->course.n_numbers = course.n_numbers;
    if (!play (self, odds))
      answer = ADC_STAR_TOO_FEW;
    else if (++n == MAX_TRIALS)
      answer = ADC_STAR_TOO_MUCH;
    else if (n % TRIALS_PER_LOOK == 0 && adc_star_watch_is_cancelled (watch))
      answer = ADC_STAR_CANCELLED;
  } while (answer == ADC_STAR_DONE && turn (&self->course));

  if (answer == ADC_STAR_TOO_MUCH)
    forget (odds);
  odds->is_exact = TRUE;
  odds->n_trials = n;
  return answer;
}

static void
divide (double *counts, gsize n_counts, double n_trials)
{
  for (gsize i = 0; i < n_counts; i++)
    counts[i] /= n_trials;
}

AdcStarAnswer
adc_star_simulate (const AdcStarBattle *battle, AdcStarTable **tables, guint64 n_trials,
                   AdcStarOdds *odds, const AdcStarWatch *watch)
{
  const guint64 max_trials = n_trials > 0 ? n_trials : MAX_TRIALS;
  Simulation self = { .battle = battle, .tables = tables, .random = g_rand_new_with_seed (SEED) };
  AdcStarAnswer answer = ADC_STAR_DONE;
  guint64 n = 0;

  fill_piles (&self);
  while (n < max_trials && answer == ADC_STAR_DONE) {
    if (!play (&self, odds))
      answer = ADC_STAR_TOO_FEW;
    n++;
    if (n % TRIALS_PER_LOOK == 0) {
      adc_star_watch_tell (watch, (double) n / max_trials);
      if (adc_star_watch_is_cancelled (watch))
        answer = ADC_STAR_CANCELLED;
    }
    if (n_trials == 0 && n % TRIALS_PER_CHECK == 0 && get_error (odds, n) <= SMALL_ERROR)
      break;
  }

  odds->is_exact = FALSE;
  odds->error = get_error (odds, n);
  odds->n_trials = n;
  divide (odds->ends, G_N_ELEMENTS (odds->ends), n);
  divide (odds->stands[0], sizeof odds->stands / sizeof (double), n);
  divide (odds->lives[0], sizeof odds->lives / sizeof (double), n);
  divide (odds->n_living[0], sizeof odds->n_living / sizeof (double), n);
  divide (odds->lost, G_N_ELEMENTS (odds->lost), n);
  g_rand_free (self.random);
  return answer;
}
