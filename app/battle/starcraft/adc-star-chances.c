/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-star-table.h"

/* One skirmish taken alone: there every card that may lie in it is as likely as the others,
 * whatever lies elsewhere. */

typedef struct {
  double *stances;      /* the chance of each */
  double *replacements; /* of each stance, followed by each replacement; NULL if there is none */
} Weights;

static void
weigh_card (const AdcStarTableSide *side, int card, int second, guint64 others, double chance,
            Weights *weights)
{
  const guint stance = side->stances[card][second + 1];
  const guint n_others = __builtin_popcountll (others);

  weights->stances[stance] += chance;
  if (weights->replacements == NULL)
    return;

  for (int i = 0; i < ADC_STAR_MAX_CARDS; i++)
    if ((others >> i & 1) != 0)
      weights->replacements[stance * side->n_replacements + side->replacements[i][second + 1]] +=
        chance / n_others;
}

static void
weigh (const AdcStarTableSide *side, const AdcStarLaying *laying, guint64 replacements,
       Weights *weights)
{
  const guint n_cards = __builtin_popcountll (laying->cards);
  const guint n_seconds = __builtin_popcountll (laying->reinforcements) + !!laying->or_alone;
  const double chance = 1.0 / ((double) n_cards * n_seconds);

  weights->stances = g_new0 (double, side->n_stances);
  weights->replacements = side->may_be_replaced ? g_new0 (double,
                                                          side->n_stances * side->n_replacements)
                                                : NULL;
  for (int card = 0; card < ADC_STAR_MAX_CARDS; card++) {
    if ((laying->cards >> card & 1) == 0)
      continue;
    for (int second = ADC_STAR_NONE; second < ADC_STAR_MAX_CARDS; second++)
      if (second == ADC_STAR_NONE ? laying->or_alone : (laying->reinforcements >> second & 1) != 0)
        weigh_card (side, card, second, replacements & ~((guint64) 1 << card), chance, weights);
  }
}

static void
add_mark (guint mark, double chance, double losses[ADC_STAR_N_LOSSES],
          double sufficient[ADC_STAR_N_SIDES])
{
  const gboolean attacker_loses = (mark & ADC_STAR_MARK_LOSES (ADC_STAR_ATTACKER)) != 0;
  const gboolean defender_loses = (mark & ADC_STAR_MARK_LOSES (ADC_STAR_DEFENDER)) != 0;

  if (attacker_loses)
    losses[defender_loses ? ADC_STAR_BOTH_LOSE : ADC_STAR_ATTACKER_LOSES] += chance;
  else
    losses[defender_loses ? ADC_STAR_DEFENDER_LOSES : ADC_STAR_NOBODY_LOSES] += chance;
  for (guint side = 0; side < ADC_STAR_N_SIDES; side++)
    if ((mark & ADC_STAR_MARK_SUFFICIENT (side)) != 0)
      sufficient[side] += chance;
}

/* The card of SIDE is cancelled: whatever comes next. */
static void
add_nexts (const AdcStarTable *self, guint side, guint stance, guint enemy, const Weights *weights,
           double chance, double losses[ADC_STAR_N_LOSSES], double sufficient[ADC_STAR_N_SIDES])
{
  const guint n = self->sides[side].n_replacements;

  for (guint i = 0; i < n; i++)
    add_mark (self->next_marks[side][i * self->sides[!side].n_stances + enemy],
              weights->replacements[stance * n + i] * chance, losses, sufficient);
}

void
adc_star_table_get_chances (const AdcStarTable *self, const AdcStarBattle *battle, guint skirmish,
                            double losses[ADC_STAR_N_LOSSES], double sufficient[ADC_STAR_N_SIDES])
{
  Weights weights[ADC_STAR_N_SIDES];
  const guint n_enemies = self->sides[ADC_STAR_DEFENDER].n_stances;

  for (guint i = 0; i < ADC_STAR_N_LOSSES; i++)
    losses[i] = 0;
  for (guint side = 0; side < ADC_STAR_N_SIDES; side++) {
    const AdcStarSide *owner = &battle->sides[side];
    AdcStarLayings layings;

    sufficient[side] = 0;
    adc_star_layings_read (&layings, battle, skirmish, side);
    weigh (&self->sides[side], &layings.layings[0], adc_star_side_get_replacements (owner),
           &weights[side]);
  }

  for (guint i = 0; i < self->sides[ADC_STAR_ATTACKER].n_stances; i++) {
    for (guint j = 0; j < n_enemies; j++) {
      const guint cell = i * n_enemies + j;
      const double attacker = weights[ADC_STAR_ATTACKER].stances[i];
      const double defender = weights[ADC_STAR_DEFENDER].stances[j];

      if (self->firsts[cell] == ADC_STAR_REPLACES (ADC_STAR_ATTACKER))
        add_nexts (self, ADC_STAR_ATTACKER, i, j, &weights[ADC_STAR_ATTACKER], defender, losses,
                   sufficient);
      else if (self->firsts[cell] == ADC_STAR_REPLACES (ADC_STAR_DEFENDER))
        add_nexts (self, ADC_STAR_DEFENDER, j, i, &weights[ADC_STAR_DEFENDER], attacker, losses,
                   sufficient);
      else
        add_mark (self->first_marks[cell], attacker * defender, losses, sufficient);
    }
  }

  for (guint side = 0; side < ADC_STAR_N_SIDES; side++) {
    g_free (weights[side].stances);
    g_free (weights[side].replacements);
  }
}
