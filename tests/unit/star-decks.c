/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "star-decks.h"

#include <string.h>

const char star_terran_deck[] =
  "+ vulture goliath siege-tank wraith battlecruiser; health+1 |"
  "+ vulture goliath siege-tank wraith battlecruiser; health+1 |"
  "7/8 2/5 goliath siege-tank; attack+1@siege-tank |"
  "7/7 2/5 vulture siege-tank; attack+1@siege-tank |"
  "6/4 2/5 marine firebat ghost |"
  "5/4 2/5 marine ghost; attack-flying+1 |"
  "5/5 2/5 marine ghost; attack-flying+1 |"
  "6/6 3/4 marine firebat; splash-light@firebat |"
  "5/5 3/4 marine firebat; attack+1@firebat splash-light@firebat |"
  "6/5 4/3 vulture firebat; splash-light |"
  "6/6 4/3 vulture firebat |"
  "5/6 4/3 vulture ghost |"
  "6/7 3/4 goliath wraith; attack-flying+2@goliath |"
  "6/7 3/4 goliath wraith; attack-flying+1 |"
  "7/7 4/3 battlecruiser wraith; attack+1@battlecruiser |"
  "7/8 4/3 battlecruiser wraith; attack+1@battlecruiser health+1@battlecruiser |"
  "7/8 5/2 battlecruiser siege-tank; attack+1@battlecruiser |"
  "8/8 5/2 battlecruiser siege-tank; attack+1@battlecruiser";

const char star_zerg_deck[] =
  "5/5 1/6 zergling hydralisk |"
  "6/3 4/3 zergling |"
  "8/7 3/4 mutalisk; splash-light |"
  "5/6 1/6 zergling hydralisk; attack-flying+1@hydralisk |"
  "+ any; attack-supported+1 |"
  "8/8 5/2 ultralisk guardian; health+1@ultralisk |"
  "6/6 2/5 hydralisk; attack-flying+1 |"
  "7/6 2/5 mutalisk hydralisk |"
  "5/4 4/3 zergling |"
  "+ any; attack-supported+1 |"
  "7/8 3/4 mutalisk; splash-light |"
  "4/5 4/3 zergling |"
  "8/7 3/4 ultralisk guardian; health+1@ultralisk |"
  "7/7 3/4 mutalisk; splash-light |"
  "7/8 3/4 ultralisk guardian |"
  "9/6 5/2 scourge |"
  "8/6 5/2 scourge |"
  "7/5 5/2 scourge";

const char star_protoss_deck[] =
  "5/6 2/5 zealot |"
  "6/7 2/5 dark-templar zealot; attack+1@dark-templar |"
  "7/5 2/5 dark-templar zealot; health+2@dark-templar |"
  "8/8 2/5 archon; splash-ground |"
  "9/8 5/2 archon; splash-any |"
  "9/8 5/2 archon; splash-any |"
  "8/9 2/5 archon; splash-any |"
  "7/8 3/4 high-templar |"
  "8/8 3/4 high-templar |"
  "7/7 3/4 zealot; splash-ground |"
  "+ any; health+1 |"
  "+ any; health+1 |"
  "* high-templar; cancel |"
  "* high-templar; attack+2 detector";

static const char * const unit_names[] = {
  "marine", "firebat", "siege-tank", "wraith", "science-vessel", "battlecruiser", "zealot", "dark-templar",
  "high-templar", "archon", "zergling", "ultralisk", "scourge", "mutalisk", "guardian",
};

static guint
pick (GRand *random, guint n)
{
  return g_rand_int_range (random, 0, n);
}

static gboolean
is_rare (GRand *random, guint n)
{
  return pick (random, n) == 0;
}

AdcStarCard
star_random_card (GRand *random, gboolean is_reinforcement)
{
  AdcStarCard card = { .is_reinforcement = is_reinforcement, .is_specialty = is_reinforcement && is_rare (random, 2) };

  card.icons = is_rare (random, 3) ? ADC_STAR_ANY : g_rand_int (random) & g_rand_int (random);
  card.major_attack = 4 + pick (random, 6);
  card.major_health = 4 + pick (random, 6);
  card.minor_attack = 1 + pick (random, 5);
  card.minor_health = 1 + pick (random, 6);
  card.n_effects = pick (random, is_reinforcement ? 3 : 2) + is_reinforcement;
  card.cancels_standard = is_rare (random, 2);
  for (guint i = 0; i < card.n_effects; i++) {
    card.effects[i].kind = pick (random, ADC_STAR_N_EFFECT_KINDS);
    card.effects[i].amount = 1 + pick (random, 3);
    card.effects[i].units = is_rare (random, 3) ? g_rand_int (random) : ADC_STAR_ANY;
  }

  return card;
}

static int
add_card (GRand *random, AdcStarSide *side, gboolean is_reinforcement)
{
  side->cards[side->n_cards] = star_random_card (random, is_reinforcement);
  return side->n_cards++;
}

static char *
write_units (GRand *random)
{
  GString *words = g_string_new (unit_names[pick (random, G_N_ELEMENTS (unit_names))]);

  for (guint i = pick (random, 3); i > 0; i--)
    g_string_append_printf (words, " %s", unit_names[pick (random, G_N_ELEMENTS (unit_names))]);

  return g_string_free (words, FALSE);
}

static void
lay_cards (GRand *random, AdcStarBattle *battle, guint side)
{
  AdcStarSide *owner = &battle->sides[side];

  for (guint i = 0; i < battle->n_skirmishes; i++) {
    AdcStarSlot *slot = &battle->slots[i][side];

    slot->card = is_rare (random, 3) ? add_card (random, owner, FALSE) : ADC_STAR_UNKNOWN;
    if (is_rare (random, 3))
      slot->reinforcement = is_rare (random, 2) ? add_card (random, owner, TRUE) : ADC_STAR_UNKNOWN;
  }
}

AdcStarBattle
star_random_battle (GRand *random, guint max_skirmishes, guint n_pool)
{
  const guint n_skirmishes = 1 + pick (random, max_skirmishes);
  g_autoptr(GString) lines = g_string_new (NULL);
  AdcStarBattle battle;

  for (guint i = 0; i < n_skirmishes; i++) {
    g_autofree char *attacker = write_units (random);
    g_autofree char *defender = write_units (random);

    g_string_append_printf (lines, "%s%s / %s", i > 0 ? ", " : "", attacker, defender);
  }
  battle = star_fight (lines->str);
  battle.limit = is_rare (random, 2) ? (int) pick (random, 4) : -1;

  for (guint side = 0; side < ADC_STAR_N_SIDES; side++) {
    AdcStarSide *owner = &battle.sides[side];

    owner->attack = is_rare (random, 4);
    owner->health = (int) pick (random, 3) - 1;
    owner->has_air_support = is_rare (random, 5);
    owner->retreat_room = is_rare (random, 2) ? (int) pick (random, 3) : -1;
    owner->cloak_room = is_rare (random, 2) ? (int) pick (random, 2) : -1;
    for (guint i = 0; i < n_pool + max_skirmishes; i++)
      owner->pool |= (guint64) 1 << add_card (random, owner, i >= n_pool);
    lay_cards (random, &battle, side);
  }

  return battle;
}
