/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-star-odds-private.h"
#include "adc-star-tally.h"

#include "adc-error.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define BUDGET         1e9 /* elementary steps, about half a second */
#define STEPS_PER_END  100 /* to end a battle */
#define PART_OF_TABLES 0.1 /* of the progress */

static gboolean
is_one_of (int index, guint n, int least)
{
  return index >= least && index < (int) n;
}

static gboolean
is_slot_sound (const AdcStarSlot *slot, const AdcStarSide *side)
{
  if (!is_one_of (slot->front, side->n_units, 0) || slot->n_supports > ADC_STAR_MAX_UNITS ||
      !(slot->card == ADC_STAR_UNKNOWN || is_one_of (slot->card, side->n_cards, 0)) ||
      !is_one_of (slot->reinforcement, side->n_cards, ADC_STAR_UNKNOWN))
    return FALSE;

  for (guint i = 0; i < slot->n_supports; i++)
    if (!is_one_of (slot->supports[i], side->n_units, 0))
      return FALSE;

  return TRUE;
}

gboolean
adc_star_battle_is_sound (const AdcStarBattle *battle)
{
  if (battle->n_skirmishes > ADC_STAR_MAX_SKIRMISHES)
    return FALSE;

  for (guint side = 0; side < ADC_STAR_N_SIDES; side++) {
    const AdcStarSide *owner = &battle->sides[side];

    if (owner->n_units > ADC_STAR_MAX_UNITS || owner->n_cards > ADC_STAR_MAX_CARDS)
      return FALSE;
    for (guint i = 0; i < battle->n_skirmishes; i++)
      if (!is_slot_sound (&battle->slots[i][side], owner))
        return FALSE;
  }

  return TRUE;
}

void
adc_star_answer_set_error (AdcStarAnswer answer, GCancellable *cancellable, GError **error)
{
  if (answer == ADC_STAR_TOO_FEW)
    g_set_error_literal (error, ADC_ERROR, ADC_ERROR_INVALID,
                         _("There are not enough cards left to draw from"));
  else if (answer == ADC_STAR_CANCELLED)
    g_cancellable_set_error_if_cancelled (cancellable, error);
}

typedef struct {
  AdcStarOdds         *odds;
  const AdcStarBattle *battle;
  AdcStarEnds          ends;
  const double        *hosts;   /* the chances of their modes */
  double              *chances; /* of the results of all skirmishes */
} Sum;

static void
add_meeting (gsize host, const double *chances, gpointer data)
{
  Sum *self = data;

  if (self->hosts[host] != 0)
    for (gsize i = 0; i < self->ends.n; i++)
      self->chances[i] += self->hosts[host] * chances[i];
}

static void
add_end (gsize number, const AdcStarEnd *end, gpointer data)
{
  Sum *self = data;

  adc_star_tally_add (self->odds, self->battle, end, self->chances[number]);
}

static AdcStarAnswer
solve (const AdcStarBattle *battle, AdcStarTable **tables, AdcStarOdds *odds,
       const AdcStarWatch *watch, double *all_work)
{
  AdcStarHands hands[ADC_STAR_N_SIDES];
  g_auto(AdcStarDraw) host_draw = { 0 };
  g_auto(AdcStarDraw) guest_draw = { 0 };
  g_autofree double *chances = NULL;
  Sum sum = { .odds = odds, .battle = battle };
  double work[ADC_STAR_N_SIDES], draws = 0, n_ends = 1, n_ways;
  guint host;
  AdcStarAnswer answer;

  for (guint i = 0; i < battle->n_skirmishes; i++) {
    if (tables[i]->cells == NULL)
      return ADC_STAR_TOO_MUCH;
    n_ends *= tables[i]->results->len;
  }
  for (guint side = 0; side < ADC_STAR_N_SIDES; side++) {
    adc_star_hands_read (&hands[side], battle, side);
    draws += adc_star_draw_get_work (&hands[side], battle, tables, side);
    work[side] = adc_star_meeting_get_work (battle, tables, side);
  }
  host = work[ADC_STAR_DEFENDER] < work[ADC_STAR_ATTACKER] ? ADC_STAR_DEFENDER : ADC_STAR_ATTACKER;
  *all_work = draws + work[host] + n_ends * STEPS_PER_END;
  if (*all_work > BUDGET)
    return ADC_STAR_TOO_MUCH;

  answer = adc_star_draw_fill (&host_draw, &hands[host], battle, tables, host, watch);
  if (answer == ADC_STAR_DONE)
    answer = adc_star_draw_fill (&guest_draw, &hands[!host], battle, tables, !host, watch);
  if (answer != ADC_STAR_DONE)
    return answer;

  adc_star_ends_read (&sum.ends, battle, tables);
  sum.hosts = host_draw.chances;
  sum.chances = chances = g_new0 (double, sum.ends.n);
  answer = adc_star_meeting_run (battle, tables, host, &guest_draw, add_meeting, &sum, watch);
  if (answer == ADC_STAR_DONE)
    answer = adc_star_ends_visit (&sum.ends, battle, tables, sum.chances, add_end, &sum, watch);

  n_ways = host_draw.n_ways * guest_draw.n_ways;
  odds->is_exact = TRUE;
  odds->n_trials = n_ways < 0x1p63 ? (guint64) (n_ways + 0.5) : G_MAXUINT64;
  return answer;
}

static guint
count_pool (const AdcStarSide *side, gboolean are_reinforcements)
{
  return __builtin_popcountll (adc_star_side_get_cards (side, side->pool, are_reinforcements));
}

static AdcStarAnswer
prepare (const AdcStarBattle *battle, AdcStarTable **tables, AdcStarOdds *odds,
         const AdcStarWatch *watch)
{
  for (guint side = 0; side < ADC_STAR_N_SIDES; side++) {
    const AdcStarSide *owner = &battle->sides[side];
    guint n_cards = 0, n_seconds = 0;

    for (guint i = 0; i < battle->n_skirmishes; i++) {
      n_cards += battle->slots[i][side].card == ADC_STAR_UNKNOWN;
      n_seconds += battle->slots[i][side].reinforcement == ADC_STAR_UNKNOWN;
    }
    if (n_cards > count_pool (owner, FALSE) || n_seconds > count_pool (owner, TRUE))
      return ADC_STAR_TOO_FEW;
  }

  for (guint i = 0; i < battle->n_skirmishes; i++) {
    AdcStarLayings layings[ADC_STAR_N_SIDES];

    for (guint side = 0; side < ADC_STAR_N_SIDES; side++)
      adc_star_layings_read (&layings[side], battle, i, side);
    tables[i] = adc_star_table_new (battle, i, layings, watch->cancellable);
    if (tables[i] == NULL)
      return ADC_STAR_CANCELLED;
    adc_star_table_get_chances (tables[i], battle, i, odds->skirmishes[i], odds->sufficient[i]);
    adc_star_watch_tell (watch, PART_OF_TABLES * (i + 1) / battle->n_skirmishes);
  }

  return ADC_STAR_DONE;
}

AdcStarAnswer
adc_star_odds_answer (const AdcStarBattle *battle, AdcStarMethod method, guint64 n_trials,
                      AdcStarOdds *odds, const AdcStarWatch *watch, double *work)
{
  const double start = watch->from + (watch->to - watch->from) * PART_OF_TABLES;
  const AdcStarWatch rest = { watch->progress, watch->data, watch->cancellable, start, watch->to };
  AdcStarTable *tables[ADC_STAR_MAX_SKIRMISHES] = { NULL };
  double all_work = G_MAXDOUBLE;
  AdcStarAnswer answer;

  memset (odds, 0, sizeof *odds);
  answer = prepare (battle, tables, odds, watch);
  if (answer == ADC_STAR_DONE) {
    answer = ADC_STAR_TOO_MUCH;
    if (method != ADC_STAR_METHOD_SIMULATE)
      answer = solve (battle, tables, odds, &rest, &all_work);
    if (answer == ADC_STAR_DEPENDS)
      answer = adc_star_enumerate (battle, tables, odds, &rest);
    if (answer == ADC_STAR_TOO_MUCH && method != ADC_STAR_METHOD_EXACT)
      answer = adc_star_simulate (battle, tables, n_trials, odds, &rest);
  }

  for (guint i = 0; i < battle->n_skirmishes; i++)
    g_clear_pointer (&tables[i], adc_star_table_free);
  if (work != NULL)
    *work = all_work;
  if (answer == ADC_STAR_DONE)
    adc_star_watch_tell (watch, 1);
  return answer;
}

gboolean
adc_star_odds_compute (const AdcStarBattle *battle, AdcStarOdds *odds, AdcProgress progress,
                       gpointer data, GCancellable *cancellable, GError **error)
{
  const AdcStarWatch watch = { progress, data, cancellable, 0, 1 };
  AdcStarAnswer answer;

  g_return_val_if_fail (battle != NULL && adc_star_battle_is_sound (battle), FALSE);
  g_return_val_if_fail (odds != NULL, FALSE);

  answer = adc_star_odds_answer (battle, ADC_STAR_METHOD_ANY, 0, odds, &watch, NULL);
  if (answer != ADC_STAR_DONE)
    adc_star_answer_set_error (answer, cancellable, error);
  return answer == ADC_STAR_DONE;
}
