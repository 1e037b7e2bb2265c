/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "star-oracle.h"

/* ------ Who is still there ------ */

/* The set of those that stand and are of that sort. */
static guint
find_standing (const AdcStarSide *side, const AdcStarUnitEnd *ends,
               gboolean (*is_of_sort) (const AdcStarUnit *unit))
{
  guint standing = 0;

  for (guint i = 0; i < side->n_units; i++)
    if (ends[i] == ADC_STAR_UNIT_STANDS && (is_of_sort == NULL || is_of_sort (&side->units[i])))
      standing |= 1u << i;

  return standing;
}

static guint
count_standing (const AdcStarSide *side, const AdcStarUnitEnd *ends)
{
  guint n = 0;

  for (guint i = 0; i < side->n_units; i++)
    if (ends[i] == ADC_STAR_UNIT_STANDS)
      n++;

  return n;
}

/* ------ Skirmishes ------ */

static void
take_losses (const AdcStarBattle *battle, const StarOracleSkirmish *skirmishes, guint side,
             AdcStarUnitEnd *ends)
{
  int n_escaped = 0;

  for (guint i = 0; i < battle->n_skirmishes; i++) {
    const StarOracleSide *own = &skirmishes[i].sides[side];
    const int front = battle->slots[i][side].front;
    const int room = battle->sides[side].cloak_room;

    if (own->loss != ADC_STAR_NONE && !own->loss_escapes) {
      ends[own->loss] = ADC_STAR_UNIT_DESTROYED;
    } else if (own->loss != ADC_STAR_NONE && room >= 0 && n_escaped >= room) {
      ends[own->loss] = ADC_STAR_UNIT_STUCK;
    } else if (own->loss != ADC_STAR_NONE) {
      ends[own->loss] = ADC_STAR_UNIT_ESCAPED;
      n_escaped++;
    }
    if (own->is_sacrificed)
      ends[front] = ADC_STAR_UNIT_SACRIFICED;
    if (own->is_taken)
      ends[front] = ADC_STAR_UNIT_DESTROYED;
  }
}

/* ------ Splash ------ */

static gboolean
is_light (const AdcStarUnit *unit)
{
  return unit->is_light;
}

static gboolean
is_on_ground (const AdcStarUnit *unit)
{
  return unit->realm == ADC_STAR_GROUND;
}

static gboolean
is_flying (const AdcStarUnit *unit)
{
  return unit->realm == ADC_STAR_FLYING;
}

static void
splash (const AdcStarBattle *battle, const StarOracleSkirmish *skirmishes, guint side,
        AdcStarUnitEnd *ends)
{
  static const struct {
    AdcStarEffectKind kind;
    gboolean        (*is_target) (const AdcStarUnit *unit);
  } cards[] = {
    { ADC_STAR_SPLASH_LIGHT, is_light },
    { ADC_STAR_SPLASH_GROUND, is_on_ground },
    { ADC_STAR_SPLASH_FLYING, is_flying },
    { ADC_STAR_SPLASH_ANY, NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cards); i++) {
    guint n = 0;

    for (guint j = 0; j < battle->n_skirmishes; j++)
      n += skirmishes[j].sides[!side].splash[cards[i].kind];
    for (; n > 0; n--) {
      const guint standing = find_standing (&battle->sides[side], ends, cards[i].is_target);
      const int victim = star_oracle_choose (&battle->sides[side], standing);

      if (victim != ADC_STAR_NONE)
        ends[victim] = ADC_STAR_UNIT_SPLASHED;
    }
  }
}

/* ------ Retreats ------ */

/* N units leave, and the least of them are lost where there is no room. */
static void
retreat (const AdcStarSide *side, guint n, AdcStarUnitEnd *ends)
{
  const guint n_lost = side->retreat_room >= 0 && (guint) side->retreat_room < n
                         ? n - side->retreat_room
                         : 0;

  for (guint i = 0; i < n; i++) {
    const int least = star_oracle_choose (side, find_standing (side, ends, NULL));

    ends[least] = i < n_lost ? ADC_STAR_UNIT_LOST : ADC_STAR_UNIT_RETREATED;
  }
}

static gboolean
is_fighter (const AdcStarUnit *unit)
{
  return !unit->is_assist;
}

static void
retreat_excess (const AdcStarBattle *battle, AdcStarEnd *end)
{
  const AdcStarSide *attacker = &battle->sides[ADC_STAR_ATTACKER];
  const guint n = count_standing (attacker, end->units[ADC_STAR_ATTACKER]);

  if (battle->limit >= 0 && n > (guint) battle->limit)
    retreat (attacker, n - battle->limit, end->units[ADC_STAR_ATTACKER]);
}

void
star_oracle_finish (const AdcStarBattle *battle, const StarOracleSkirmish *skirmishes,
                    AdcStarEnd *end)
{
  const AdcStarSide *attacker = &battle->sides[ADC_STAR_ATTACKER];
  const AdcStarSide *defender = &battle->sides[ADC_STAR_DEFENDER];
  guint n_attackers;
  guint n_defenders;

  *end = (AdcStarEnd) { 0 };
  for (guint side = 0; side < ADC_STAR_N_SIDES; side++)
    take_losses (battle, skirmishes, side, end->units[side]);
  for (guint side = 0; side < ADC_STAR_N_SIDES; side++)
    splash (battle, skirmishes, side, end->units[side]);

  n_attackers = count_standing (attacker, end->units[ADC_STAR_ATTACKER]);
  n_defenders = count_standing (defender, end->units[ADC_STAR_DEFENDER]);
  if (n_attackers == 0 && n_defenders == 0) {
    end->kind = ADC_STAR_END_NOBODY;
  } else if (n_attackers == 0) {
    end->kind = ADC_STAR_END_DEFENDER;
  } else if (n_defenders == 0) {
    end->kind = ADC_STAR_END_ATTACKER;
    retreat_excess (battle, end);
  } else if (find_standing (defender, end->units[ADC_STAR_DEFENDER], is_fighter) != 0) {
    end->kind = ADC_STAR_END_ATTACKER_RETREATS;
    retreat (attacker, n_attackers, end->units[ADC_STAR_ATTACKER]);
  } else {
    end->kind = ADC_STAR_END_DEFENDER_RETREATS;
    retreat (defender, n_defenders, end->units[ADC_STAR_DEFENDER]);
    retreat_excess (battle, end);
  }

  for (guint side = 0; side < ADC_STAR_N_SIDES; side++) {
    for (guint i = 0; i < battle->sides[side].n_units; i++) {
      switch (end->units[side][i]) {
      case ADC_STAR_UNIT_STANDS:
      case ADC_STAR_UNIT_ESCAPED:
      case ADC_STAR_UNIT_RETREATED:
        break;
      default:
        end->lost[side] += battle->sides[side].units[i].value;
      }
    }
  }
}
