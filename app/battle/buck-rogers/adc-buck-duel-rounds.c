/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-buck-duel-private.h"
#include "adc-buck-tally.h"

#include <math.h>
#include <string.h>

/* Worked out from the end, over what is left of both when a round begins, those with fewest pieces first.
 *
 * While the first side fires, a moment is what is left of the second and who is still to fire. When it has fired,
 * what is left of the second will not change any more in this round: then a moment is what is left of the first and
 * who of the second is still to fire, for each of these ends; all that does not depend on what the round began with,
 * but for the escort of transports, and is kept.
 *
 * A side that goes by a policy leaves what its volley leaves. A round in which nobody hits leads back to its
 * beginning: its value is guessed until the decisions do not change it any more, as in the search; only moments
 * without a hit depend on it. */

#define MAX_GUESSES 100

const AdcBuckAttack *
adc_buck_duel_choose (const AdcBuckCamp *camp, const AdcBuckCamp *at, guint point,
                      gboolean is_escorted, guint shooters, const double *values, double *best)
{
  const guint8 *ready = camp->counts[shooters];
  const guint8 *left = at->counts[point];
  const guint stride = camp->n_points;
  const AdcBuckAttack *chosen = NULL;

  for (guint i = 0; i < camp->n_attacks; i++) {
    const AdcBuckAttack *attack = &camp->attacks[i];
    double value;

    if (ready[attack->attacker] == 0 || left[attack->target] == 0 ||
        (is_escorted && attack->target == ADC_BUCK_TRANSPORT))
      continue;
    value = attack->chance * values[(point - attack->down) * stride + shooters - attack->spent] +
            (1 - attack->chance) * values[point * stride + shooters - attack->spent];
    if (chosen == NULL || value > *best + ADC_BUCK_BETTER) {
      chosen = attack;
      *best = value;
    }
  }

  return chosen;
}

/* The fire of one camp at a point of the other, which may be left like this when it is over. */
typedef struct {
  guint    which;
  guint    point;
  gboolean is_escorted;
  double  *values[2]; /* to each, if it is best: by point and shooters */
  double   ends[3];   /* to each, and the chance that the round leads back, when nobody has a target any more */
  double  *returns;   /* that chance, by shooters; or NULL */
} Fire;

static void
fill_moment (AdcBuckDuel *self, const Fire *fire, guint shooters)
{
  const AdcBuckCamp *camp = &self->camps[fire->which];
  const gsize index = (gsize) fire->point * camp->n_points + shooters;
  double *values = fire->values[fire->which];
  double *others = fire->values[!fire->which];
  const AdcBuckAttack *attack;
  double best = 0;

  self->n_nodes++;
  attack = adc_buck_duel_choose (camp, &self->camps[!fire->which], fire->point, fire->is_escorted,
                                 shooters, values, &best);
  if (attack == NULL) {
    values[index] = fire->ends[fire->which];
    if (others != NULL)
      others[index] = fire->ends[!fire->which];
    if (fire->returns != NULL)
      fire->returns[shooters] = fire->ends[2];
    return;
  }

  values[index] = best;
  if (others != NULL) {
    const gsize miss = index - attack->spent;
    const gsize hit = miss - (gsize) attack->down * camp->n_points;

    others[index] = attack->chance * others[hit] + (1 - attack->chance) * others[miss];
  }
  if (fire->returns != NULL)
    fire->returns[shooters] = (1 - attack->chance) * fire->returns[shooters - attack->spent];
}

/* With any of these shooters. */
static void
fill_moments (AdcBuckDuel *self, const Fire *fire, guint shooters)
{
  const AdcBuckCamp *camp = &self->camps[fire->which];

  for (guint i = camp->firsts[shooters]; i < camp->firsts[shooters + 1]; i++)
    fill_moment (self, fire, camp->parts[i]);
}

void
adc_buck_duel_fill_shares (AdcBuckDuel *self, const AdcBuckCamp *camp, const AdcBuckCamp *at,
                           guint point, gboolean is_escorted, guint shooters)
{
  AdcBuckPosition position = { .escorted = is_escorted ? 1u << at->side : 0 };

  memcpy (position.left[at->side], at->counts[point], sizeof position.left[0]);
  adc_buck_volley_begin (&self->volley, adc_buck_positions_intern (self->positions, &position));
  adc_buck_volley_fire (&self->volley, camp->side, camp->counts[shooters]);
  g_array_set_size (self->shares, 0);
  for (guint i = 0; i < self->volley.shares->len; i++) {
    const AdcBuckShare *found = &g_array_index (self->volley.shares, AdcBuckShare, i);
    const AdcBuckPosition *left = adc_buck_positions_get (self->positions, found->position);
    const AdcBuckShare share = { adc_buck_camp_find (at, left->left[at->side]), found->chance };

    g_array_append_val (self->shares, share);
  }
  self->n_nodes += self->shares->len;
}

static double
get_share (AdcBuckDuel *self, guint point)
{
  for (guint i = 0; i < self->shares->len; i++)
    if (g_array_index (self->shares, AdcBuckShare, i).position == point)
      return g_array_index (self->shares, AdcBuckShare, i).chance;

  return 0;
}

double
adc_buck_duel_average_first (AdcBuckDuel *self, guint second)
{
  double value = 0;

  for (guint i = 0; i < self->shares->len; i++) {
    const AdcBuckShare *share = &g_array_index (self->shares, AdcBuckShare, i);

    value += share->chance * *adc_buck_duel_get (self, ADC_BUCK_FIRST, share->position, second);
  }

  return value;
}

double
adc_buck_duel_average_second (AdcBuckDuel *self)
{
  double value = 0;

  for (guint i = 0; i < self->shares->len; i++) {
    const AdcBuckShare *share = &g_array_index (self->shares, AdcBuckShare, i);

    value += share->chance * self->after[ADC_BUCK_SECOND][share->position];
  }

  return value;
}

void
adc_buck_duel_fill_after (AdcBuckDuel *self, guint first, guint second, guint left)
{
  const AdcBuckCamp *camps = self->camps;
  const gboolean is_escorted = camps[ADC_BUCK_FIRST].has_escort[first];
  const gsize index = (gsize) first * camps[ADC_BUCK_SECOND].n_points + second;

  if (!camps[ADC_BUCK_SECOND].is_best) {
    self->after[ADC_BUCK_FIRST][left] = adc_buck_duel_average_first (self, left);
    return;
  }
  for (guint which = 0; which < 2; which++)
    if (camps[which].is_best)
      self->after[which][left] =
        adc_buck_duel_get_answers (self, which, left, is_escorted)[index];
}

static gboolean
may_be_left (const AdcBuckCamp *camp, guint point, guint left)
{
  return camp->ranks[left] >= 0 &&
         (!camp->has_escort[point] ||
          camp->counts[left][ADC_BUCK_TRANSPORT] == camp->counts[point][ADC_BUCK_TRANSPORT]);
}

/* Everything of a round that does not depend on the value of the state it began with: moments at which somebody
 * was hit. */
static void
prepare (AdcBuckDuel *self, guint first, guint second)
{
  const AdcBuckCamp *camp = &self->camps[ADC_BUCK_FIRST];
  const AdcBuckCamp *at = &self->camps[ADC_BUCK_SECOND];

  self->state = (gsize) first * at->n_points + second;
  if (!at->is_best)
    adc_buck_duel_fill_shares (self, at, camp, first, camp->has_escort[first], second);
  if (!camp->is_best)
    adc_buck_duel_fill_shares (self, camp, at, second, at->has_escort[second], first);

  for (guint i = at->firsts[second]; i + 1 < at->firsts[second + 1]; i++) {
    const guint left = at->parts[i];

    if (g_cancellable_is_cancelled (self->watch->cancellable))
      return; /* whoever called sees it too */
    if (!may_be_left (at, second, left))
      continue;
    adc_buck_duel_fill_after (self, first, second, left);
    if (camp->is_best) {
      const Fire fire = {
        ADC_BUCK_FIRST, left, at->has_escort[second],
        { self->fire[ADC_BUCK_FIRST], self->fire[ADC_BUCK_SECOND] },
        { self->after[ADC_BUCK_FIRST][left], at->is_best ? self->after[ADC_BUCK_SECOND][left] : 0 },
        NULL,
      };

      fill_moments (self, &fire, first);
    }
  }
}

/* The answers to each that is best. */
static void
get_all_answers (AdcBuckDuel *self, guint second, gboolean is_escorted, double **values)
{
  for (guint which = 0; which < 2; which++)
    values[which] = self->camps[which].is_best
                      ? adc_buck_duel_get_answers (self, which, second, is_escorted)
                      : NULL;
}

/* What a fire with all shooters comes to. */
static void
take_ends (const Fire *fire, gsize index, guint shooters, double *ends)
{
  for (guint which = 0; which < 2; which++)
    if (fire->values[which] != NULL)
      ends[which] = fire->values[which][index];
  ends[2] = fire->returns[shooters];
}

/* The answer of the second when nobody of it was hit. ENDS, the values of the state the round began with, follow
 * when nobody of the first is hit either; they become the values of the answer, and the third the chance of that. */
static void
answer_no_hit (AdcBuckDuel *self, guint first, guint second, double *ends)
{
  const AdcBuckCamp *camps = self->camps;
  const gboolean is_escorted = camps[ADC_BUCK_FIRST].has_escort[first];
  Fire fire = {
    .which = ADC_BUCK_SECOND, .point = first, .is_escorted = is_escorted,
    .ends = { ends[ADC_BUCK_FIRST], ends[ADC_BUCK_SECOND], 1 },
    .returns = self->returns[ADC_BUCK_SECOND],
  };

  if (!camps[ADC_BUCK_SECOND].is_best) {
    *adc_buck_duel_get (self, ADC_BUCK_FIRST, first, second) = ends[ADC_BUCK_FIRST];
    ends[ADC_BUCK_FIRST] = adc_buck_duel_average_first (self, second);
    ends[2] = get_share (self, first);
    return;
  }

  get_all_answers (self, second, is_escorted, fire.values);
  fill_moments (self, &fire, second);
  take_ends (&fire, (gsize) first * camps[ADC_BUCK_SECOND].n_points + second, second, ends);
}

/* The fire of the first as long as it hits nobody, before that answer; likewise. */
static void
fire_no_hit (AdcBuckDuel *self, guint first, guint second, double *ends)
{
  const AdcBuckCamp *camps = self->camps;
  const Fire fire = {
    ADC_BUCK_FIRST, second, camps[ADC_BUCK_SECOND].has_escort[second],
    { self->fire[ADC_BUCK_FIRST], self->fire[ADC_BUCK_SECOND] },
    { ends[ADC_BUCK_FIRST], ends[ADC_BUCK_SECOND], ends[2] },
    self->returns[ADC_BUCK_FIRST],
  };

  if (!camps[ADC_BUCK_FIRST].is_best) {
    self->after[ADC_BUCK_SECOND][second] = ends[ADC_BUCK_SECOND];
    ends[ADC_BUCK_SECOND] = adc_buck_duel_average_second (self);
    ends[2] *= get_share (self, second);
    return;
  }

  fill_moments (self, &fire, first);
  take_ends (&fire, (gsize) second * camps[ADC_BUCK_FIRST].n_points + first, first, ends);
}

/* One of them has nobody left. */
static void
fill_end (AdcBuckDuel *self, guint first, guint second, double *values)
{
  const AdcBuckCamp *camps = self->camps;
  const guint leaders = (camps[ADC_BUCK_FIRST].has_leader ? 1u << camps[ADC_BUCK_FIRST].side : 0) |
                        (camps[ADC_BUCK_SECOND].has_leader ? 1u << camps[ADC_BUCK_SECOND].side : 0);
  const guint fighting = (first > 0 ? 1u << camps[ADC_BUCK_FIRST].side : 0) |
                         (second > 0 ? 1u << camps[ADC_BUCK_SECOND].side : 0);
  AdcBuckFinish finish = { .leaders = adc_buck_keep_leaders (leaders, fighting) };
  double ends[ADC_BUCK_N_ENDS] = { 0 };

  memcpy (finish.left[camps[ADC_BUCK_FIRST].side], camps[ADC_BUCK_FIRST].counts[first],
          sizeof finish.left[0]);
  memcpy (finish.left[camps[ADC_BUCK_SECOND].side], camps[ADC_BUCK_SECOND].counts[second],
          sizeof finish.left[0]);
  ends[adc_buck_finish_get_end (&finish, self->fight->n_sides)] = 1;
  for (guint which = 0; which < 2; which++)
    values[which] = adc_buck_get_value (self->fight, ends, camps[which].side);
}

/* Guesses the values until they do not change. */
static void
guess (AdcBuckDuel *self, guint first, guint second, double *values)
{
  gboolean is_final = FALSE;

  values[ADC_BUCK_FIRST] = values[ADC_BUCK_SECOND] = 0;
  prepare (self, first, second);
  for (guint n = 0; !is_final && n < MAX_GUESSES; n++) {
    double ends[3] = { values[ADC_BUCK_FIRST], values[ADC_BUCK_SECOND], 1 };

    answer_no_hit (self, first, second, ends);
    fire_no_hit (self, first, second, ends);
    is_final = TRUE;
    for (guint which = 0; which < 2 && ends[2] < 1; which++) { /* else nobody can hit anybody */
      const double value = (ends[which] - ends[2] * values[which]) / (1 - ends[2]);

      if (self->camps[which].is_best && fabs (value - values[which]) > 1e-15)
        is_final = FALSE;
      values[which] = value;
    }
  }
}

void
adc_buck_duel_solve_state (AdcBuckDuel *self, guint first, guint second)
{
  const AdcBuckCamp *camps = self->camps;
  double values[2];

  if (first == 0 || second == 0)
    fill_end (self, first, second, values);
  else
    guess (self, first, second, values);
  for (guint which = 0; which < 2; which++)
    if (camps[which].is_best)
      *adc_buck_duel_get (self, which, first, second) = values[which];
  if (!camps[ADC_BUCK_SECOND].is_best)
    return;

  /* The second's answers with that much left of both, with any shooters. */
  for (guint escort = camps[ADC_BUCK_FIRST].has_escort[first]; escort < 2; escort++) {
    Fire fire = {
      .which = ADC_BUCK_SECOND, .point = first, .is_escorted = escort,
      .ends = { values[ADC_BUCK_FIRST], values[ADC_BUCK_SECOND] },
    };

    get_all_answers (self, second, escort, fire.values);
    for (guint shooters = 0; shooters < camps[ADC_BUCK_SECOND].n_points; shooters++)
      fill_moment (self, &fire, shooters);
  }
}

void
adc_buck_duel_recall (AdcBuckDuel *self, guint first, guint second)
{
  double ends[3] = { 0, 0, 1 };

  if (self->state == (gsize) first * self->camps[ADC_BUCK_SECOND].n_points + second)
    return;

  for (guint which = 0; which < 2; which++)
    if (self->camps[which].is_best)
      ends[which] = *adc_buck_duel_get (self, which, first, second);
  prepare (self, first, second);
  answer_no_hit (self, first, second, ends);
  fire_no_hit (self, first, second, ends);
}
