/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "star-battles.h"

#define N_KINDS 6

static gboolean
happens (GRand *random, guint percent)
{
  return (guint) g_rand_int_range (random, 0, 100) < percent;
}

static guint64
draw_kinds (GRand *random)
{
  guint64 kinds = G_GUINT64_CONSTANT (1) << g_rand_int_range (random, 0, N_KINDS);

  for (guint i = 0; i < N_KINDS; i++)
    if (happens (random, 30))
      kinds |= G_GUINT64_CONSTANT (1) << i;

  return kinds;
}

/* ------ Units ------ */

static void
draw_kind (GRand *random, guint kind, AdcStarUnit *unit)
{
  *unit = (AdcStarUnit) { .kind = G_GUINT64_CONSTANT (1) << kind };
  unit->realm = happens (random, 60) ? ADC_STAR_GROUND : ADC_STAR_FLYING;
  unit->hits = happens (random, 50) ? ADC_STAR_BOTH : g_rand_int_range (random, 0, 4);
  unit->support = g_rand_int_range (random, 0, 3);
  unit->value = g_rand_int_range (random, 0, 6);
  unit->is_assist = happens (random, 25);
  unit->is_light = unit->realm == ADC_STAR_GROUND && happens (random, 30);
  unit->has_cloaking = happens (random, 20);
  unit->is_detector = happens (random, 12);
}

static void
draw_army (GRand *random, guint max_units, AdcStarSide *side)
{
  const gboolean has_order = happens (random, 20);
  AdcStarUnit kinds[N_KINDS];

  for (guint i = 0; i < N_KINDS; i++)
    draw_kind (random, i, &kinds[i]);
  side->n_units = g_rand_int_range (random, 1, max_units + 1);
  for (guint i = 0; i < side->n_units; i++) {
    AdcStarUnit *unit = &side->units[i];

    *unit = kinds[g_rand_int_range (random, 0, N_KINDS)];
    if (has_order)
      unit->keep = g_rand_int_range (random, 0, 3);
    if (happens (random, 15))
      unit->attack = g_rand_int_range (random, -3, 4);
    if (happens (random, 15))
      unit->health = g_rand_int_range (random, -3, 4);
  }
  if (happens (random, 20))
    side->attack = g_rand_int_range (random, -2, 3);
  if (happens (random, 20))
    side->health = g_rand_int_range (random, -2, 3);
  side->has_air_support = happens (random, 15);
  side->retreat_room = happens (random, 50) ? -1 : g_rand_int_range (random, 0, 4);
  side->cloak_room = happens (random, 50) ? -1 : g_rand_int_range (random, 0, 3);
}

/* As many pairs as there can be; with none but assist units on a side, a single one. */
static guint
draw_fronts (GRand *random, AdcStarBattle *battle, gboolean used[][ADC_STAR_MAX_UNITS])
{
  guint n_fighters[ADC_STAR_N_SIDES] = { 0 };
  guint n;

  for (guint side = 0; side < ADC_STAR_N_SIDES; side++)
    for (guint i = 0; i < battle->sides[side].n_units; i++)
      n_fighters[side] += battle->sides[side].units[i].is_assist ? 0 : 1;
  n = MAX (1, MIN (n_fighters[0], n_fighters[1]));

  for (guint side = 0; side < ADC_STAR_N_SIDES; side++) {
    for (guint i = 0; i < n; i++) {
      int front;

      do
        front = g_rand_int_range (random, 0, battle->sides[side].n_units);
      while (used[side][front]
             || (n_fighters[side] > 0 && battle->sides[side].units[front].is_assist));
      used[side][front] = TRUE;
      battle->slots[i][side].front = front;
    }
  }

  return n;
}

/* ------ Cards ------ */

static void
draw_effect (GRand *random, AdcStarEffect *effect)
{
  do
    effect->kind = g_rand_int_range (random, 0, ADC_STAR_N_EFFECT_KINDS);
  while (effect->kind == ADC_STAR_CANCEL && happens (random, 60));
  effect->amount = effect->kind <= ADC_STAR_HEALTH ? g_rand_int_range (random, -1, 4) : 0;
  effect->units = happens (random, 60) ? ADC_STAR_ANY : draw_kinds (random);
}

static void
draw_card (GRand *random, gboolean is_reinforcement, AdcStarCard *card)
{
  *card = (AdcStarCard) { .is_reinforcement = is_reinforcement };
  card->icons = happens (random, 20) ? ADC_STAR_ANY : draw_kinds (random);
  card->n_effects = g_rand_int_range (random, is_reinforcement ? 1 : 0, 4);
  for (guint i = 0; i < card->n_effects; i++)
    draw_effect (random, &card->effects[i]);
  if (is_reinforcement) {
    card->is_specialty = happens (random, 50);
    return;
  }
  card->major_attack = g_rand_int_range (random, 3, 10);
  card->major_health = g_rand_int_range (random, 3, 10);
  card->minor_attack = g_rand_int_range (random, 1, 7);
  card->minor_health = g_rand_int_range (random, 1, 7);
}

/* The cards that cancel are aimed alike: which of two would come first nobody says. */
static guint
add_card (GRand *random, AdcStarSide *side, gboolean is_reinforcement)
{
  const guint i = side->n_cards++;
  const guint twin = g_rand_int_range (random, 0, side->n_cards);

  g_assert_cmpuint (i, <, ADC_STAR_MAX_CARDS);
  if (twin < i && side->cards[twin].is_reinforcement == is_reinforcement && happens (random, 30))
    side->cards[i] = side->cards[twin];
  else
    draw_card (random, is_reinforcement, &side->cards[i]);
  side->cards[i].cancels_standard = i > 0 ? side->cards[0].cancels_standard : happens (random, 30);

  return i;
}

void
star_battles_draw (GRand *random, guint max_units, AdcStarBattle *battle)
{
  gboolean used[ADC_STAR_N_SIDES][ADC_STAR_MAX_UNITS] = { 0 };

  *battle = (AdcStarBattle) { 0 };
  for (guint side = 0; side < ADC_STAR_N_SIDES; side++)
    draw_army (random, max_units, &battle->sides[side]);
  battle->limit = -1;
  if (happens (random, 70))
    battle->limit = battle->sides[ADC_STAR_DEFENDER].n_units + g_rand_int_range (random, 0, 2);
  battle->n_skirmishes = draw_fronts (random, battle, used);

  for (guint side = 0; side < ADC_STAR_N_SIDES; side++) {
    for (guint i = 0; i < battle->sides[side].n_units; i++) {
      AdcStarSlot *slot = &battle->slots[g_rand_int_range (random, 0, battle->n_skirmishes)][side];

      if (!used[side][i])
        slot->supports[slot->n_supports++] = i;
    }
    for (guint i = 0; i < battle->n_skirmishes; i++) {
      AdcStarSlot *slot = &battle->slots[i][side];

      slot->card = add_card (random, &battle->sides[side], FALSE);
      slot->reinforcement = ADC_STAR_NONE;
      if (happens (random, 50))
        slot->reinforcement = add_card (random, &battle->sides[side], TRUE);
    }
  }
}

/* ------ Decks ------ */

static gboolean
has_cancel (const AdcStarSide *side)
{
  for (guint i = 0; i < side->n_cards; i++)
    for (guint j = 0; j < side->cards[i].n_effects; j++)
      if (side->cards[i].effects[j].kind == ADC_STAR_CANCEL)
        return TRUE;

  return FALSE;
}

static guint
count_pool (const AdcStarSide *side, gboolean is_reinforcement)
{
  guint n = 0;

  for (guint i = 0; i < side->n_cards; i++)
    if ((side->pool & (G_GUINT64_CONSTANT (1) << i)) != 0
        && side->cards[i].is_reinforcement == is_reinforcement)
      n++;

  return n;
}

/* Both sorts of cards that a side must draw, whatever is cancelled. */
static guint
count_draws (const AdcStarBattle *battle, guint side, gboolean is_reinforcement)
{
  guint n = !is_reinforcement && has_cancel (&battle->sides[!side]) ? battle->n_skirmishes : 0;

  for (guint i = 0; i < battle->n_skirmishes; i++) {
    const AdcStarSlot *slot = &battle->slots[i][side];

    if ((is_reinforcement ? slot->reinforcement : slot->card) == ADC_STAR_UNKNOWN)
      n++;
  }

  return n;
}

static void
fill_pool (GRand *random, AdcStarBattle *battle, guint side, gboolean is_reinforcement,
           guint n_more)
{
  AdcStarSide *army = &battle->sides[side];

  while (count_pool (army, is_reinforcement)
         < count_draws (battle, side, is_reinforcement) + n_more)
    army->pool |= G_GUINT64_CONSTANT (1) << add_card (random, army, is_reinforcement);
}

/* A new card may be the first that cancels something, and then the other side needs more: three
 * times is enough. */
static void
fill_pools (GRand *random, AdcStarBattle *battle)
{
  guint n_more = g_rand_int_range (random, 0, 3);

  for (guint i = 0; i < 3; i++) {
    for (guint side = 0; side < ADC_STAR_N_SIDES; side++) {
      fill_pool (random, battle, side, TRUE, MIN (n_more, 1));
      fill_pool (random, battle, side, FALSE, n_more);
    }
    n_more = 0;
  }
}

static void
hide_card (AdcStarSide *side, int *card)
{
  side->pool |= G_GUINT64_CONSTANT (1) << *card;
  *card = ADC_STAR_UNKNOWN;
}

void
star_battles_hide (GRand *random, guint sides, guint n_deals, AdcStarBattle *battle)
{
  double n = 1;

  /* A card drawn for a cancelled one takes its part, and so does each that is turned down. */
  for (guint side = 0; side < ADC_STAR_N_SIDES; side++)
    if (has_cancel (&battle->sides[side]))
      n *= 3;
  for (guint i = 0; i < 12 * battle->n_skirmishes; i++) {
    const guint side = g_rand_int_range (random, 0, ADC_STAR_N_SIDES);
    AdcStarSlot *slot = &battle->slots[g_rand_int_range (random, 0, battle->n_skirmishes)][side];
    int *card = happens (random, 70) ? &slot->card : &slot->reinforcement;

    if ((sides & (1u << side)) == 0 || *card < 0 || n * 5 > n_deals)
      continue;
    hide_card (&battle->sides[side], card);
    n *= 5;
  }
  fill_pools (random, battle);
}

void
star_battles_deal (GRand *random, guint side, guint max_cards, AdcStarBattle *battle)
{
  AdcStarSide *army = &battle->sides[side];
  const guint n_cards = g_rand_int_range (random, 1, max_cards + 1);
  const guint n_slots = MIN (battle->n_skirmishes, (guint) g_rand_int_range (random, 1, 3));

  for (guint i = 0; i < n_slots; i++) {
    battle->slots[i][side].card = ADC_STAR_UNKNOWN;
    battle->slots[i][side].reinforcement = ADC_STAR_NONE;
  }
  for (guint i = 0; i < n_cards; i++)
    army->hand |= G_GUINT64_CONSTANT (1) << add_card (random, army, happens (random, 35));
  fill_pools (random, battle);
}

/* ------ In words ------ */

static void
describe_unit (const AdcStarUnit *unit, guint i, GString *text)
{
  g_string_append_printf (text, "\n  unit %u: kind %" G_GINT64_MODIFIER "x %s hits %u support %d",
                          i, unit->kind, unit->realm == ADC_STAR_FLYING ? "flying" : "ground",
                          unit->hits, unit->support);
  g_string_append_printf (text, " value %d keep %d attack %d health %d%s%s%s%s", unit->value,
                          unit->keep, unit->attack, unit->health, unit->is_assist ? " assist" : "",
                          unit->is_light ? " light" : "", unit->has_cloaking ? " cloaking" : "",
                          unit->is_detector ? " detector" : "");
}

static void
describe_card (const AdcStarSide *side, guint i, GString *text)
{
  static const char * const names[] = {
    "attack",       "attack-flying", "attack-supported", "health",   "no-enemy-support",
    "splash-light", "splash-ground", "splash-flying",    "splash",   "cloaking",
    "detector",     "cancel",        "sacrifice",
  };
  const AdcStarCard *card = &side->cards[i];
  const guint64 bit = G_GUINT64_CONSTANT (1) << i;

  g_string_append_printf (text, "\n  card %u%s%s: icons %" G_GINT64_MODIFIER "x", i,
                          (side->pool & bit) != 0 ? " (pool)" : "",
                          (side->hand & bit) != 0 ? " (hand)" : "", card->icons);
  if (card->is_reinforcement)
    g_string_append_printf (text, " reinforcement%s", card->is_specialty ? " specialty" : "");
  else
    g_string_append_printf (text, " %d/%d %d/%d", card->major_attack, card->major_health,
                            card->minor_attack, card->minor_health);
  if (card->cancels_standard)
    g_string_append (text, " aimed at standard");
  for (guint j = 0; j < card->n_effects; j++)
    g_string_append_printf (text, " %s:%d@%" G_GINT64_MODIFIER "x", names[card->effects[j].kind],
                            card->effects[j].amount, card->effects[j].units);
}

char *
star_battles_describe (const AdcStarBattle *battle)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "limit %d", battle->limit);
  for (guint i = 0; i < ADC_STAR_N_SIDES; i++) {
    const AdcStarSide *side = &battle->sides[i];

    g_string_append_printf (text, "\nside %u: attack %d health %d rooms %d %d%s", i, side->attack,
                            side->health, side->retreat_room, side->cloak_room,
                            side->has_air_support ? " air support" : "");
    for (guint j = 0; j < side->n_units; j++)
      describe_unit (&side->units[j], j, text);
    for (guint j = 0; j < side->n_cards; j++)
      describe_card (side, j, text);
    for (guint j = 0; j < battle->n_skirmishes; j++) {
      const AdcStarSlot *slot = &battle->slots[j][i];

      g_string_append_printf (text, "\n  skirmish %u: front %d card %d reinforcement %d supports",
                              j, slot->front, slot->card, slot->reinforcement);
      for (guint k = 0; k < slot->n_supports; k++)
        g_string_append_printf (text, " %d", slot->supports[k]);
    }
  }

  return g_string_free (text, FALSE);
}
