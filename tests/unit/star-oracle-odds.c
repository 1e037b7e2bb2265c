/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "star-oracle.h"

/* ------ One way the cards fall ------ */

/* Tens of thousands of chances are added up, with more digits than are wanted in the end. */
typedef struct {
  guint64     n_deals;
  long double ends[ADC_STAR_N_ENDS];
  long double skirmishes[ADC_STAR_MAX_SKIRMISHES][ADC_STAR_N_LOSSES];
  long double sufficient[ADC_STAR_MAX_SKIRMISHES][ADC_STAR_N_SIDES];
  long double stands[ADC_STAR_N_SIDES][ADC_STAR_MAX_UNITS];
  long double lives[ADC_STAR_N_SIDES][ADC_STAR_MAX_UNITS];
  long double n_living[ADC_STAR_N_SIDES][ADC_STAR_MAX_UNITS + 1];
  long double lost[ADC_STAR_N_SIDES];
} Sums;

typedef struct {
  const AdcStarBattle *battle;
  StarOracleTable      tables[ADC_STAR_MAX_SKIRMISHES];
  guint64              piles[ADC_STAR_N_SIDES]; /* what is left to draw from, of both sorts */
  long double          chance;
  Sums                *sums;
} Deal;

static gboolean
is_loss (AdcStarUnitEnd end)
{
  return end == ADC_STAR_UNIT_DESTROYED || end == ADC_STAR_UNIT_STUCK
         || end == ADC_STAR_UNIT_SACRIFICED || end == ADC_STAR_UNIT_SPLASHED
         || end == ADC_STAR_UNIT_LOST;
}

static gboolean
loses_unit (const StarOracleSide *side)
{
  return side->loss != ADC_STAR_NONE || side->is_sacrificed || side->is_taken;
}

static AdcStarLosses
get_losses (const StarOracleSkirmish *skirmish)
{
  const gboolean attacker_loses = loses_unit (&skirmish->sides[ADC_STAR_ATTACKER]);
  const gboolean defender_loses = loses_unit (&skirmish->sides[ADC_STAR_DEFENDER]);

  if (attacker_loses && defender_loses)
    return ADC_STAR_BOTH_LOSE;
  if (attacker_loses)
    return ADC_STAR_ATTACKER_LOSES;
  return defender_loses ? ADC_STAR_DEFENDER_LOSES : ADC_STAR_NOBODY_LOSES;
}

static void
count_in (const Deal *deal, const StarOracleSkirmish *skirmishes, const AdcStarEnd *end)
{
  Sums *sums = deal->sums;

  sums->n_deals++;
  sums->ends[end->kind] += deal->chance;
  for (guint i = 0; i < deal->battle->n_skirmishes; i++) {
    sums->skirmishes[i][get_losses (&skirmishes[i])] += deal->chance;
    for (guint side = 0; side < ADC_STAR_N_SIDES; side++)
      if (skirmishes[i].sides[side].is_sufficient)
        sums->sufficient[i][side] += deal->chance;
  }
  for (guint side = 0; side < ADC_STAR_N_SIDES; side++) {
    guint n_living = 0;

    for (guint i = 0; i < deal->battle->sides[side].n_units; i++) {
      const AdcStarUnitEnd fate = end->units[side][i];

      if (fate == ADC_STAR_UNIT_STANDS)
        sums->stands[side][i] += deal->chance;
      if (is_loss (fate))
        continue;
      sums->lives[side][i] += deal->chance;
      n_living++;
    }
    sums->n_living[side][n_living] += deal->chance;
    sums->lost[side] += deal->chance * end->lost[side];
  }
}

static void
fight_out (const Deal *deal)
{
  StarOracleSkirmish skirmishes[ADC_STAR_MAX_SKIRMISHES];
  AdcStarEnd end;

  for (guint i = 0; i < deal->battle->n_skirmishes; i++)
    star_oracle_resolve (deal->battle, i, &deal->tables[i], &skirmishes[i]);
  star_oracle_finish (deal->battle, skirmishes, &end);
  count_in (deal, skirmishes, &end);
}

/* ------ Drawing ------ */

typedef void (*Continue) (const Deal *deal, guint place);

static guint64
find_pile (const Deal *deal, guint side, gboolean is_reinforcement)
{
  const AdcStarSide *army = &deal->battle->sides[side];
  guint64 pile = 0;

  for (guint i = 0; i < army->n_cards; i++)
    if ((deal->piles[side] & (G_GUINT64_CONSTANT (1) << i)) != 0
        && army->cards[i].is_reinforcement == is_reinforcement)
      pile |= G_GUINT64_CONSTANT (1) << i;

  return pile;
}

static guint
count_cards (guint64 pile)
{
  guint n = 0;

  for (; pile != 0; pile >>= 1)
    n += pile & 1;

  return n;
}

/* Each card of the pile in turn lies there, and the rest follows. */
static void
draw (const Deal *deal, guint skirmish, guint side, gboolean is_reinforcement, Continue follow,
      guint place)
{
  const guint64 pile = find_pile (deal, side, is_reinforcement);

  g_assert_cmpuint (pile, !=, 0);
  for (guint i = 0; i < deal->battle->sides[side].n_cards; i++) {
    const guint64 bit = G_GUINT64_CONSTANT (1) << i;
    Deal next = *deal;

    if ((pile & bit) == 0)
      continue;
    if (is_reinforcement)
      next.tables[skirmish].reinforcements[side] = i;
    else
      next.tables[skirmish].cards[side] = i;
    next.piles[side] &= ~bit;
    next.chance /= count_cards (pile);
    follow (&next, place);
  }
}

/* Two places for each skirmish, one on either side: what was cancelled there is drawn anew. */
static void
replace (const Deal *deal, guint place)
{
  const guint skirmish = place / 2;
  const guint side = place % 2;

  if (skirmish == deal->battle->n_skirmishes)
    fight_out (deal);
  else if (deal->tables[skirmish].discards[side] == STAR_ORACLE_LOSES_STANDARD)
    draw (deal, skirmish, side, FALSE, replace, place + 1);
  else
    replace (deal, place + 1);
}

static void
reveal (const Deal *deal)
{
  Deal next = *deal;

  for (guint i = 0; i < deal->battle->n_skirmishes; i++)
    star_oracle_cancel (deal->battle, i, &next.tables[i]);
  replace (&next, 0);
}

/* Four places for each skirmish: two cards on either side. */
static void
lay (const Deal *deal, guint place)
{
  const guint skirmish = place / 4;
  const guint side = place / 2 % 2;
  const gboolean is_reinforcement = place % 2 == 1;

  if (skirmish == deal->battle->n_skirmishes)
    reveal (deal);
  else if (is_reinforcement && deal->tables[skirmish].reinforcements[side] == ADC_STAR_UNKNOWN)
    draw (deal, skirmish, side, TRUE, lay, place + 1);
  else if (!is_reinforcement && deal->tables[skirmish].cards[side] == ADC_STAR_UNKNOWN)
    draw (deal, skirmish, side, FALSE, lay, place + 1);
  else
    lay (deal, place + 1);
}

static void
round_off (const long double *sums, double *chances, guint n)
{
  for (guint i = 0; i < n; i++)
    chances[i] = sums[i];
}

static void
write_down (const Sums *sums, AdcStarOdds *odds)
{
  *odds = (AdcStarOdds) { .is_exact = TRUE, .n_trials = sums->n_deals };
  round_off (sums->ends, odds->ends, ADC_STAR_N_ENDS);
  for (guint i = 0; i < ADC_STAR_MAX_SKIRMISHES; i++) {
    round_off (sums->skirmishes[i], odds->skirmishes[i], ADC_STAR_N_LOSSES);
    round_off (sums->sufficient[i], odds->sufficient[i], ADC_STAR_N_SIDES);
  }
  for (guint side = 0; side < ADC_STAR_N_SIDES; side++) {
    round_off (sums->stands[side], odds->stands[side], ADC_STAR_MAX_UNITS);
    round_off (sums->lives[side], odds->lives[side], ADC_STAR_MAX_UNITS);
    round_off (sums->n_living[side], odds->n_living[side], ADC_STAR_MAX_UNITS + 1);
  }
  round_off (sums->lost, odds->lost, ADC_STAR_N_SIDES);
}

void
star_oracle_enumerate (const AdcStarBattle *battle, AdcStarOdds *odds)
{
  Sums sums = { 0 };
  Deal deal = { .battle = battle, .chance = 1, .sums = &sums };

  for (guint side = 0; side < ADC_STAR_N_SIDES; side++) {
    deal.piles[side] = battle->sides[side].pool;
    for (guint i = 0; i < battle->n_skirmishes; i++) {
      deal.tables[i].cards[side] = battle->slots[i][side].card;
      deal.tables[i].reinforcements[side] = battle->slots[i][side].reinforcement;
    }
  }
  lay (&deal, 0);
  write_down (&sums, odds);
}

/* ------ The best way to lay a hand ------ */

typedef struct {
  const AdcStarBattle *battle;
  guint                side;
  AdcStarAim           aim;
  guint64              hand; /* what is left of it */
  AdcStarPlan          plan; /* so far */
  AdcStarPlan         *best;
  gboolean            *has_best;
} Choice;

#define TIE 1e-10

static gboolean
is_better (const AdcStarPlan *plan, const AdcStarPlan *best, AdcStarAim aim)
{
  const double value = plan->value - best->value;
  const double hold = plan->hold - best->hold;
  const double first = aim == ADC_STAR_AIM_VALUE ? value : hold;
  const double second = aim == ADC_STAR_AIM_VALUE ? hold : value;

  return first > TIE || (first > -TIE && second > TIE);
}

void
star_oracle_weigh (const AdcStarBattle *battle, guint side, AdcStarPlan *plan)
{
  g_autofree AdcStarBattle *laid = g_memdup2 (battle, sizeof *battle);
  g_autofree AdcStarOdds *odds = g_new (AdcStarOdds, 1);
  double takes;

  for (guint i = 0; i < battle->n_skirmishes; i++) {
    laid->slots[i][side].card = plan->cards[i];
    laid->slots[i][side].reinforcement = plan->reinforcements[i];
  }
  star_oracle_enumerate (laid, odds);
  takes = odds->ends[ADC_STAR_END_ATTACKER] + odds->ends[ADC_STAR_END_DEFENDER_RETREATS];
  plan->value = odds->lost[!side] - odds->lost[side];
  plan->hold = side == ADC_STAR_ATTACKER ? takes : 1 - takes;
}

static void choose_cards (const Choice *choice, guint skirmish);

static void
choose_second (const Choice *choice, guint skirmish)
{
  const AdcStarSide *army = &choice->battle->sides[choice->side];

  choose_cards (choice, skirmish + 1);
  for (guint i = 0; i < army->n_cards; i++) {
    const guint64 bit = G_GUINT64_CONSTANT (1) << i;
    Choice next = *choice;

    if ((choice->hand & bit) == 0 || !army->cards[i].is_reinforcement)
      continue;
    next.hand &= ~bit;
    next.plan.reinforcements[skirmish] = i;
    choose_cards (&next, skirmish + 1);
  }
}

static void
choose_cards (const Choice *choice, guint skirmish)
{
  const AdcStarSide *army = &choice->battle->sides[choice->side];
  Choice next = *choice;

  if (skirmish == choice->battle->n_skirmishes) {
    star_oracle_weigh (choice->battle, choice->side, &next.plan);
    if (!*choice->has_best || is_better (&next.plan, choice->best, choice->aim))
      *choice->best = next.plan;
    *choice->has_best = TRUE;
    return;
  }
  if (choice->plan.cards[skirmish] != ADC_STAR_UNKNOWN) {
    choose_cards (choice, skirmish + 1);
    return;
  }

  /* The top of the deck, then: alone, and unseen. */
  choose_cards (choice, skirmish + 1);
  for (guint i = 0; i < army->n_cards; i++) {
    const guint64 bit = G_GUINT64_CONSTANT (1) << i;

    if ((choice->hand & bit) == 0 || army->cards[i].is_reinforcement)
      continue;
    next = *choice;
    next.hand &= ~bit;
    next.plan.cards[skirmish] = i;
    choose_second (&next, skirmish);
  }
}

void
star_oracle_try_all (const AdcStarBattle *battle, guint side, AdcStarAim aim, AdcStarPlan *best)
{
  gboolean has_best = FALSE;
  Choice choice = { .battle = battle, .side = side, .aim = aim, .best = best };

  choice.has_best = &has_best;
  choice.hand = battle->sides[side].hand;
  for (guint i = 0; i < battle->n_skirmishes; i++) {
    choice.plan.cards[i] = battle->slots[i][side].card;
    choice.plan.reinforcements[i] = battle->slots[i][side].reinforcement;
  }
  choose_cards (&choice, 0);
}
