/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-star-skirmish.h"
#include "adc-star-stance.h"

#include <string.h>

/* From the last skirmish to who has the area: steps 8 and 9 of a battle. */

/* Splash that can take fewest comes first, so that as many as possible die. */
static const AdcStarEffectKind splash_order[] = {
  ADC_STAR_SPLASH_LIGHT,
  ADC_STAR_SPLASH_GROUND,
  ADC_STAR_SPLASH_FLYING,
  ADC_STAR_SPLASH_ANY,
};

gboolean
adc_star_unit_end_is_loss (AdcStarUnitEnd end)
{
  return end != ADC_STAR_UNIT_STANDS && end != ADC_STAR_UNIT_ESCAPED &&
         end != ADC_STAR_UNIT_RETREATED;
}

gboolean
adc_star_unit_can_be_splashed (const AdcStarUnit *unit, AdcStarEffectKind kind)
{
  switch (kind) {
  case ADC_STAR_SPLASH_LIGHT:
    return unit->is_light;
  case ADC_STAR_SPLASH_GROUND:
    return unit->realm == ADC_STAR_GROUND;
  case ADC_STAR_SPLASH_FLYING:
    return unit->realm == ADC_STAR_FLYING;
  default:
    return TRUE;
  }
}

static guint
count_standing (const AdcStarEnd *end, guint side, guint n_units)
{
  guint n = 0;

  for (guint i = 0; i < n_units; i++)
    n += end->units[side][i] == ADC_STAR_UNIT_STANDS;

  return n;
}

/* The unit its owner gives up first among those that KIND can take. */
static int
find_least (const AdcStarSide *side, const AdcStarUnitEnd *ends, AdcStarEffectKind kind)
{
  int least = ADC_STAR_NONE;

  for (guint i = 0; i < side->n_units; i++)
    if (ends[i] == ADC_STAR_UNIT_STANDS && adc_star_unit_can_be_splashed (&side->units[i], kind) &&
        (least == ADC_STAR_NONE || adc_star_side_spares_less (side, i, least)))
      least = i;

  return least;
}

static void
leave_skirmishes (const AdcStarBattle *battle, const AdcStarResult *results, guint side,
                  AdcStarUnitEnd *ends)
{
  int room = battle->sides[side].cloak_room;

  for (guint i = 0; i < battle->n_skirmishes; i++) {
    const AdcStarOutcome *outcome = &results[i].sides[side];
    const int front = battle->slots[i][side].front;

    if (outcome->loss != ADC_STAR_NONE) {
      if (outcome->fate != ADC_STAR_FATE_ESCAPES)
        ends[outcome->loss] = ADC_STAR_UNIT_DESTROYED;
      else if (room == 0)
        ends[outcome->loss] = ADC_STAR_UNIT_STUCK;
      else
        ends[outcome->loss] = ADC_STAR_UNIT_ESCAPED;
      if (outcome->fate == ADC_STAR_FATE_ESCAPES && room > 0)
        room--;
    }
    if (outcome->is_sacrificed)
      ends[front] = ADC_STAR_UNIT_SACRIFICED;
    else if (outcome->is_taken)
      ends[front] = ADC_STAR_UNIT_DESTROYED;
  }
}

static void
suffer_splash (const AdcStarBattle *battle, const AdcStarResult *results, guint side,
               AdcStarUnitEnd *ends)
{
  for (guint k = 0; k < G_N_ELEMENTS (splash_order); k++) {
    guint n = 0;

    for (guint i = 0; i < battle->n_skirmishes; i++)
      n += results[i].sides[!side].splash[splash_order[k]];

    for (; n > 0; n--) {
      const int victim = find_least (&battle->sides[side], ends, splash_order[k]);

      if (victim == ADC_STAR_NONE)
        break;
      ends[victim] = ADC_STAR_UNIT_SPLASHED;
    }
  }
}

/* N units leave the area; those that find no room are lost, the least of them first. */
static void
retreat (const AdcStarSide *side, AdcStarUnitEnd *ends, guint n)
{
  guint n_lost = side->retreat_room >= 0 ? MAX ((int) n - side->retreat_room, 0) : 0;

  for (; n > 0; n--) {
    ends[find_least (side, ends, ADC_STAR_SPLASH_ANY)] = n_lost > 0 ? ADC_STAR_UNIT_LOST
                                                                    : ADC_STAR_UNIT_RETREATED;
    n_lost -= n_lost > 0;
  }
}

static gboolean
has_assist_only (const AdcStarSide *side, const AdcStarUnitEnd *ends)
{
  for (guint i = 0; i < side->n_units; i++)
    if (ends[i] == ADC_STAR_UNIT_STANDS && !side->units[i].is_assist)
      return FALSE;

  return TRUE;
}

static AdcStarEndKind
find_kind (const AdcStarBattle *battle, const AdcStarEnd *end,
           const guint n_standing[ADC_STAR_N_SIDES])
{
  if (n_standing[ADC_STAR_ATTACKER] == 0)
    return n_standing[ADC_STAR_DEFENDER] == 0 ? ADC_STAR_END_NOBODY : ADC_STAR_END_DEFENDER;
  if (n_standing[ADC_STAR_DEFENDER] == 0)
    return ADC_STAR_END_ATTACKER;
  if (has_assist_only (&battle->sides[ADC_STAR_DEFENDER], end->units[ADC_STAR_DEFENDER]))
    return ADC_STAR_END_DEFENDER_RETREATS;
  return ADC_STAR_END_ATTACKER_RETREATS;
}

void
adc_star_battle_finish (const AdcStarBattle *battle, const AdcStarResult *results, AdcStarEnd *end)
{
  const AdcStarSide *attacker = &battle->sides[ADC_STAR_ATTACKER];
  const AdcStarSide *defender = &battle->sides[ADC_STAR_DEFENDER];
  guint n_standing[ADC_STAR_N_SIDES];

  memset (end, 0, sizeof *end);
  for (guint side = 0; side < ADC_STAR_N_SIDES; side++) {
    leave_skirmishes (battle, results, side, end->units[side]);
    suffer_splash (battle, results, side, end->units[side]);
    n_standing[side] = count_standing (end, side, battle->sides[side].n_units);
  }

  end->kind = find_kind (battle, end, n_standing);
  if (end->kind == ADC_STAR_END_DEFENDER_RETREATS)
    retreat (defender, end->units[ADC_STAR_DEFENDER], n_standing[ADC_STAR_DEFENDER]);
  if (end->kind == ADC_STAR_END_ATTACKER_RETREATS)
    retreat (attacker, end->units[ADC_STAR_ATTACKER], n_standing[ADC_STAR_ATTACKER]);
  else if (battle->limit >= 0 && n_standing[ADC_STAR_ATTACKER] > (guint) battle->limit)
    retreat (attacker, end->units[ADC_STAR_ATTACKER],
             n_standing[ADC_STAR_ATTACKER] - battle->limit);

  for (guint side = 0; side < ADC_STAR_N_SIDES; side++) {
    gint64 lost = 0;

    for (guint i = 0; i < battle->sides[side].n_units; i++)
      if (adc_star_unit_end_is_loss (end->units[side][i]))
        lost += battle->sides[side].units[i].value;
    end->lost[side] = CLAMP (lost, G_MININT, G_MAXINT);
  }
}
