/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-star-adviser.h"
#include "adc-star-tally.h"

/* Plans weighed one after the other. There may be millions of them; then only those are that look
 * best when every skirmish is taken alone. */

#define MAX_TRIALS     4000
#define N_BATTLES      20000 /* for each, where they must be simulated */
#define BUDGET         4e8 /* elementary steps */
#define STEPS_PER_PLAN 2e5 /* to set up a battle, besides */
#define MIN_WEIGHED    30

typedef struct {
  AdcStarOption options[ADC_STAR_MAX_SKIRMISHES];
  guint64       used;  /* of the hand */
  guint         n_drawn;
  double        score; /* of its skirmishes alone */
} Trial;

static int
compare_trials (gconstpointer a, gconstpointer b)
{
  const Trial *first = a, *second = b;

  return (first->score < second->score) - (first->score > second->score);
}

/* What the unit is worth that a side loses when the enemy is strong enough. */
static int
get_stake (const AdcStarBattle *battle, guint skirmish, guint side)
{
  const AdcStarSide *owner = &battle->sides[side];
  const AdcStarSlot *slot = &battle->slots[skirmish][side];
  const guint hits = battle->sides[!side].units[battle->slots[skirmish][!side].front].hits;
  int loss = slot->front;

  if ((owner->units[slot->front].realm & hits) == 0)
    for (guint i = 0; i < slot->n_supports; i++)
      if ((owner->units[slot->supports[i]].realm & hits) != 0 &&
          (loss == slot->front || adc_star_side_spares_less (owner, slot->supports[i], loss)))
        loss = slot->supports[i];

  return owner->units[loss].value;
}

/* How an option looks in its skirmish alone. Returns FALSE if cancelled. */
static gboolean
score_option (const AdcStarAdviser *self, AdcStarBattle *battle, guint slot,
              const AdcStarOption *option, GCancellable *cancellable, double *score)
{
  const guint skirmish = self->slots[slot];
  const guint enemy = !self->side;
  AdcStarLayings layings[ADC_STAR_N_SIDES];
  double losses[ADC_STAR_N_LOSSES], sufficient[ADC_STAR_N_SIDES], dies[ADC_STAR_N_SIDES];
  g_autoptr(AdcStarTable) table = NULL;

  battle->slots[skirmish][self->side].card = option->card;
  battle->slots[skirmish][self->side].reinforcement = option->reinforcement;
  for (guint side = 0; side < ADC_STAR_N_SIDES; side++)
    adc_star_layings_read (&layings[side], battle, skirmish, side);
  table = adc_star_table_new (battle, skirmish, layings, cancellable);
  if (table == NULL)
    return FALSE;

  adc_star_table_get_chances (table, battle, skirmish, losses, sufficient);
  dies[ADC_STAR_ATTACKER] = losses[ADC_STAR_ATTACKER_LOSES] + losses[ADC_STAR_BOTH_LOSE];
  dies[ADC_STAR_DEFENDER] = losses[ADC_STAR_DEFENDER_LOSES] + losses[ADC_STAR_BOTH_LOSE];
  if (self->aim == ADC_STAR_AIM_VALUE)
    *score = dies[enemy] * get_stake (battle, skirmish, enemy) -
             dies[self->side] * get_stake (battle, skirmish, self->side);
  else if (self->side == ADC_STAR_ATTACKER)
    *score = dies[enemy] - dies[self->side] / 8; /* all defenders must go, one attacker is enough */
  else
    *score = dies[enemy] / 8 - dies[self->side];
  return TRUE;
}

static void
add_trials (const AdcStarAdviser *self, guint slot, const double *scores, const Trial *from,
            guint n_pool, GArray *trials)
{
  const GArray *options = self->options[slot];

  for (guint i = 0; i < options->len; i++) {
    const AdcStarOption *option = &g_array_index (options, AdcStarOption, i);
    guint64 before;
    const guint64 cards = adc_star_adviser_get_cards (self, option, &before);
    Trial trial = *from;

    if ((cards & from->used) != 0 || (before & ~from->used) != 0 ||
        (option->card == ADC_STAR_UNKNOWN && from->n_drawn == n_pool))
      continue;

    trial.options[slot] = *option;
    trial.used |= cards;
    trial.n_drawn += option->card == ADC_STAR_UNKNOWN;
    trial.score += scores[i];
    g_array_append_val (trials, trial);
  }
}

/* All plans, or those that look best. NULL if cancelled. */
static GArray *
list_trials (const AdcStarAdviser *self, const AdcStarWatch *watch, gboolean *are_all)
{
  const AdcStarSide *side = &self->battle->sides[self->side];
  const guint n_pool = __builtin_popcountll (adc_star_side_get_cards (side, side->pool, FALSE));
  g_autoptr(GArray) trials = g_array_new (FALSE, TRUE, sizeof (Trial));
  g_autofree AdcStarBattle *battle = g_new (AdcStarBattle, 1);

  *are_all = TRUE;
  g_array_set_size (trials, 1);
  for (guint slot = 0; slot < self->n_slots; slot++) {
    const GArray *options = self->options[slot];
    g_autofree double *scores = g_new0 (double, options->len);
    g_autoptr(GArray) longer = g_array_new (FALSE, TRUE, sizeof (Trial));

    *battle = *self->battle;
    for (guint i = 0; i < options->len; i++) {
      const AdcStarOption *option = &g_array_index (options, AdcStarOption, i);

      if ((option->card != ADC_STAR_UNKNOWN || n_pool > 0) &&
          !score_option (self, battle, slot, option, watch->cancellable, &scores[i]))
        return NULL;
    }
    for (guint i = 0; i < trials->len; i++)
      add_trials (self, slot, scores, &g_array_index (trials, Trial, i), n_pool, longer);
    g_array_sort (longer, compare_trials);
    if (longer->len > MAX_TRIALS) {
      g_array_set_size (longer, MAX_TRIALS);
      *are_all = FALSE;
    }
    g_clear_pointer (&trials, g_array_unref);
    trials = g_steal_pointer (&longer);
  }

  return g_steal_pointer (&trials);
}

static double
get_hold (const AdcStarOdds *odds, guint side)
{
  double hold = 0;

  for (guint end = 0; end < ADC_STAR_N_ENDS; end++)
    if (adc_star_end_is_held (end, side))
      hold += odds->ends[end];

  return hold;
}

AdcStarAnswer
adc_star_try_plans (const AdcStarAdviser *self, AdcStarAdvice *advice, const AdcStarWatch *watch)
{
  const AdcStarWatch quiet = { .cancellable = watch->cancellable };
  g_autofree AdcStarBattle *battle = g_new (AdcStarBattle, 1);
  g_autofree AdcStarOdds *odds = g_new (AdcStarOdds, 1);
  g_autoptr(GArray) trials = list_trials (self, watch, &advice->is_exact);
  guint limit;

  if (trials == NULL)
    return ADC_STAR_CANCELLED;

  limit = trials->len;
  for (guint i = 0; i < limit; i++) {
    const Trial *trial = &g_array_index (trials, Trial, i);
    AdcStarAnswer answer;
    AdcStarPlan plan;
    double work = 0;

    adc_star_adviser_lay (self, trial->options, battle);
    answer = adc_star_odds_answer (battle, ADC_STAR_METHOD_ANY, N_BATTLES, odds, &quiet, &work);
    if (answer == ADC_STAR_TOO_FEW)
      continue;
    if (answer != ADC_STAR_DONE)
      return answer;

    if (advice->n_weighed == 0) /* those before could not be laid */
      limit = MIN (limit, MAX ((guint) (BUDGET / (work + STEPS_PER_PLAN)), MIN_WEIGHED));
    advice->is_exact = advice->is_exact && odds->is_exact;
    advice->n_weighed++;
    plan = adc_star_adviser_plan (self, trial->options,
                                  odds->lost[!self->side] - odds->lost[self->side],
                                  get_hold (odds, self->side));
    g_array_append_val (advice->plans, plan);
    adc_star_watch_tell (watch, (i + 1.0) / limit);
  }

  advice->is_exact = advice->is_exact && limit == trials->len;
  return advice->plans->len > 0 ? ADC_STAR_DONE : ADC_STAR_TOO_FEW;
}
