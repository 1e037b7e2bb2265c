/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "star-brute.h"

#include <math.h>
#include <string.h>

typedef struct {
  AdcStarBattle  battle;      /* cards that are drawn lie there, and are out of the pool */
  AdcStarBattle *without;     /* the same with nothing that cancels */
  AdcStarResult  results[ADC_STAR_MAX_SKIRMISHES];
  AdcStarOdds   *odds;
} Brute;

static void choose (Brute *self, guint place, double chance);

static void
finish (Brute *self, double chance)
{
  AdcStarEnd end;

  adc_star_battle_finish (&self->battle, self->results, &end);
  self->odds->n_trials++;
  self->odds->ends[end.kind] += chance;
  for (guint i = 0; i < self->battle.n_skirmishes; i++) {
    guint losses = 0;

    for (guint side = 0; side < ADC_STAR_N_SIDES; side++) {
      const AdcStarOutcome *outcome = &self->results[i].sides[side];

      if (outcome->loss != ADC_STAR_NONE || outcome->is_sacrificed || outcome->is_taken)
        losses += side == ADC_STAR_ATTACKER ? ADC_STAR_ATTACKER_LOSES : ADC_STAR_DEFENDER_LOSES;
      if (outcome->is_sufficient)
        self->odds->sufficient[i][side] += chance;
    }
    self->odds->skirmishes[i][losses] += chance;
  }
  for (guint side = 0; side < ADC_STAR_N_SIDES; side++) {
    guint n_living = 0;

    for (guint i = 0; i < self->battle.sides[side].n_units; i++) {
      const gboolean lives = !adc_star_unit_end_is_loss (end.units[side][i]);

      n_living += lives;
      self->odds->lives[side][i] += lives ? chance : 0;
      self->odds->stands[side][i] += end.units[side][i] == ADC_STAR_UNIT_STANDS ? chance : 0;
    }
    self->odds->n_living[side][n_living] += chance;
    self->odds->lost[side] += chance * end.lost[side];
  }
}

static guint
count_left (const AdcStarSide *side, guint64 pile, gboolean is_reinforcement)
{
  guint n = 0;

  for (guint i = 0; i < side->n_cards; i++)
    n += (pile >> i & 1) != 0 && !side->cards[i].is_reinforcement == !is_reinforcement;

  g_assert_cmpuint (n, >, 0);
  return n;
}

/* All cards lie: the skirmishes one by one, drawing again where a card was cancelled. */
static void
fight (Brute *self, guint skirmish, double chance)
{
  const AdcStarSlot *slots = self->battle.slots[skirmish];
  int cards[] = { slots[0].card, slots[1].card };
  const int reinforcements[] = { slots[0].reinforcement, slots[1].reinforcement };

  if (skirmish == self->battle.n_skirmishes) {
    finish (self, chance);
    return;
  }

  adc_star_skirmish_resolve (&self->battle, skirmish, cards, reinforcements,
                             &self->results[skirmish], NULL);
  for (guint i = 0; i < ADC_STAR_N_SIDES; i++) {
    AdcStarSide *side = &self->battle.sides[i];
    guint64 *pile = self->without->sides[i].deck != 0 ? &side->deck : &side->pool;
    double part;

    if (!self->results[skirmish].sides[i].card_is_cancelled)
      continue;
    part = chance / count_left (side, *pile, FALSE);
    for (guint card = 0; card < side->n_cards; card++) {
      if ((*pile >> card & 1) == 0 || side->cards[card].is_reinforcement)
        continue;
      *pile &= ~((guint64) 1 << card);
      cards[i] = card;
      adc_star_skirmish_resolve (self->without, skirmish, cards, reinforcements,
                                 &self->results[skirmish], NULL);
      fight (self, skirmish + 1, part);
      *pile |= (guint64) 1 << card;
    }
    return;
  }

  fight (self, skirmish + 1, chance);
}

static void
choose_among (Brute *self, guint place, int *card, AdcStarSide *side, gboolean is_reinforcement,
              double chance)
{
  if (*card != ADC_STAR_UNKNOWN) {
    choose (self, place + 1, chance);
    return;
  }

  chance /= count_left (side, side->pool, is_reinforcement);
  for (guint i = 0; i < side->n_cards; i++) {
    if ((side->pool >> i & 1) == 0 || !side->cards[i].is_reinforcement != !is_reinforcement)
      continue;
    side->pool &= ~((guint64) 1 << i);
    *card = i;
    choose (self, place + 1, chance);
    side->pool |= (guint64) 1 << i;
  }
  *card = ADC_STAR_UNKNOWN;
}

/* Four places in each skirmish. */
static void
choose (Brute *self, guint place, double chance)
{
  const guint side = place % 2;
  AdcStarSlot *slot = &self->battle.slots[place / 4][side];

  if (place == 4 * self->battle.n_skirmishes)
    fight (self, 0, chance);
  else if (place / 2 % 2 == 0)
    choose_among (self, place, &slot->card, &self->battle.sides[side], FALSE, chance);
  else
    choose_among (self, place, &slot->reinforcement, &self->battle.sides[side], TRUE, chance);
}

void
star_brute_odds (const AdcStarBattle *battle, AdcStarOdds *odds)
{
  g_autofree Brute *self = g_new0 (Brute, 1);
  g_autofree AdcStarBattle *without = g_new (AdcStarBattle, 1);

  *without = *battle;
  for (guint i = 0; i < ADC_STAR_N_SIDES; i++)
    for (guint j = 0; j < battle->sides[i].n_cards; j++)
      for (guint k = 0; k < battle->sides[i].cards[j].n_effects; k++)
        if (battle->sides[i].cards[j].effects[k].kind == ADC_STAR_CANCEL)
          without->sides[i].cards[j].effects[k].units = 0;

  memset (odds, 0, sizeof *odds);
  odds->is_exact = TRUE;
  self->battle = *battle;
  self->without = without;
  self->odds = odds;
  choose (self, 0, 1);
}

static void
assert_equal (const char *what, const double *values, const double *expected, guint n, double delta)
{
  for (guint i = 0; i < n; i++)
    if (!(fabs (values[i] - expected[i]) <= delta))
      g_error ("%s %u: %.17g, not %.17g", what, i, values[i], expected[i]);
}

void
star_assert_odds (const AdcStarBattle *battle, const AdcStarOdds *odds, const AdcStarOdds *expected,
                  double delta)
{
  assert_equal ("end", odds->ends, expected->ends, ADC_STAR_N_ENDS, delta);
  for (guint i = 0; i < battle->n_skirmishes; i++) {
    assert_equal ("losses", odds->skirmishes[i], expected->skirmishes[i], ADC_STAR_N_LOSSES, delta);
    assert_equal ("sufficient", odds->sufficient[i], expected->sufficient[i], ADC_STAR_N_SIDES,
                  delta);
  }
  for (guint i = 0; i < ADC_STAR_N_SIDES; i++) {
    assert_equal ("stands", odds->stands[i], expected->stands[i], ADC_STAR_MAX_UNITS, delta);
    assert_equal ("lives", odds->lives[i], expected->lives[i], ADC_STAR_MAX_UNITS, delta);
    assert_equal ("living", odds->n_living[i], expected->n_living[i], ADC_STAR_MAX_UNITS + 1,
                  delta);
  }
  assert_equal ("lost", odds->lost, expected->lost, ADC_STAR_N_SIDES, delta * 100);
}
