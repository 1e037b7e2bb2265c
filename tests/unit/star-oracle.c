/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "star-oracle.h"

/* ------ Which cards count, and for whom ------ */

static const AdcStarUnit *
get_front (const AdcStarBattle *battle, guint skirmish, guint side)
{
  return &battle->sides[side].units[battle->slots[skirmish][side].front];
}

static const AdcStarUnit *
get_supporter (const AdcStarBattle *battle, guint skirmish, guint side, guint i)
{
  return &battle->sides[side].units[battle->slots[skirmish][side].supports[i]];
}

static guint
get_n_supporters (const AdcStarBattle *battle, guint skirmish, guint side)
{
  return battle->slots[skirmish][side].n_supports;
}

static gboolean
has_icon (guint64 icons, const AdcStarUnit *unit)
{
  return (icons & unit->kind) != 0;
}

/* The kinds of units that make a card count: none, and it does not. */
static guint64
get_users (const AdcStarBattle *battle, guint skirmish, guint side, const AdcStarCard *card)
{
  const AdcStarUnit *front = get_front (battle, skirmish, side);
  guint64 users = has_icon (card->icons, front) ? front->kind : 0;

  if (!card->is_reinforcement || !card->is_specialty)
    return users;
  for (guint i = 0; i < get_n_supporters (battle, skirmish, side); i++) {
    const AdcStarUnit *supporter = get_supporter (battle, skirmish, side, i);

    if (has_icon (card->icons, supporter))
      users |= supporter->kind;
  }

  return users;
}

static gboolean
effect_counts (const AdcStarEffect *effect, guint64 users)
{
  return users != 0 && (effect->units == ADC_STAR_ANY || (effect->units & users) != 0);
}

static gboolean
has_effect (const AdcStarCard *card, guint64 users, AdcStarEffectKind kind)
{
  for (guint i = 0; i < card->n_effects; i++)
    if (card->effects[i].kind == kind && effect_counts (&card->effects[i], users))
      return TRUE;

  return FALSE;
}

/* ------ Cancelling ------ */

static const AdcStarCard *
find_card (const AdcStarBattle *battle, guint side, int card)
{
  return card >= 0 ? &battle->sides[side].cards[card] : NULL;
}

static gboolean
card_cancels (const AdcStarBattle *battle, guint skirmish, guint side, int card)
{
  const AdcStarCard *found = find_card (battle, side, card);

  return found != NULL
         && has_effect (found, get_users (battle, skirmish, side, found), ADC_STAR_CANCEL);
}

void
star_oracle_cancel (const AdcStarBattle *battle, guint skirmish, StarOracleTable *table)
{
  table->discards[ADC_STAR_ATTACKER] = STAR_ORACLE_KEEPS_ALL;
  table->discards[ADC_STAR_DEFENDER] = STAR_ORACLE_KEEPS_ALL;

  for (guint side = 0; side < ADC_STAR_N_SIDES; side++) {
    const guint enemy = !side;
    const AdcStarCard *reinforcement = find_card (battle, enemy, table->reinforcements[enemy]);
    const AdcStarCard *weapon = NULL;

    if (card_cancels (battle, skirmish, side, table->reinforcements[side]))
      weapon = find_card (battle, side, table->reinforcements[side]);
    else if (card_cancels (battle, skirmish, side, table->cards[side]))
      weapon = find_card (battle, side, table->cards[side]);
    if (weapon == NULL)
      continue;

    if (card_cancels (battle, skirmish, enemy, table->reinforcements[enemy]))
      table->discards[enemy] = STAR_ORACLE_LOSES_REINFORCEMENT;
    else if (card_cancels (battle, skirmish, enemy, table->cards[enemy]))
      table->discards[enemy] = STAR_ORACLE_LOSES_STANDARD;
    else if (reinforcement != NULL && get_users (battle, skirmish, enemy, reinforcement) != 0
             && !weapon->cancels_standard)
      table->discards[enemy] = STAR_ORACLE_LOSES_REINFORCEMENT;
    else
      table->discards[enemy] = STAR_ORACLE_LOSES_STANDARD;
    return;
  }
}

/* ------ Attack, health and abilities ------ */

/* The cards of a side with what they give, once cancelled ones are gone. */
typedef struct {
  const AdcStarCard *cards[2];
  guint64            users[2];
} Play;

static void
lay_cards (const AdcStarBattle *battle, guint skirmish, guint side, const StarOracleTable *table,
           Play *play)
{
  play->cards[0] = find_card (battle, side, table->cards[side]);
  play->cards[1] = table->discards[side] == STAR_ORACLE_LOSES_REINFORCEMENT
                     ? NULL
                     : find_card (battle, side, table->reinforcements[side]);
  for (guint i = 0; i < 2; i++)
    play->users[i] = play->cards[i] != NULL
                       ? get_users (battle, skirmish, side, play->cards[i])
                       : 0;
}

static gboolean
play_has (const Play *play, AdcStarEffectKind kind)
{
  for (guint i = 0; i < 2; i++)
    if (play->cards[i] != NULL && has_effect (play->cards[i], play->users[i], kind))
      return TRUE;

  return FALSE;
}

static int
sum_effects (const Play *play, AdcStarEffectKind kind)
{
  int sum = 0;

  for (guint i = 0; i < 2; i++) {
    if (play->cards[i] == NULL)
      continue;
    for (guint j = 0; j < play->cards[i]->n_effects; j++) {
      const AdcStarEffect *effect = &play->cards[i]->effects[j];

      if (effect->kind == kind && effect_counts (effect, play->users[i]))
        sum += effect->amount;
    }
  }

  return sum;
}

static guint
count_effects (const Play *play, AdcStarEffectKind kind)
{
  guint n = 0;

  for (guint i = 0; i < 2; i++) {
    if (play->cards[i] == NULL)
      continue;
    for (guint j = 0; j < play->cards[i]->n_effects; j++)
      if (play->cards[i]->effects[j].kind == kind
          && effect_counts (&play->cards[i]->effects[j], play->users[i]))
        n++;
  }

  return n;
}

static gboolean
can_hit (const AdcStarUnit *unit, const AdcStarUnit *target)
{
  return (unit->hits & target->realm) != 0;
}

static int
get_attack (const AdcStarBattle *battle, guint skirmish, guint side, const Play plays[2])
{
  const Play *play = &plays[side];
  const AdcStarUnit *front = get_front (battle, skirmish, side);
  const AdcStarUnit *opponent = get_front (battle, skirmish, !side);
  const gboolean opponent_flies = opponent->realm == ADC_STAR_FLYING;
  int attack = play->users[0] != 0 ? play->cards[0]->major_attack : play->cards[0]->minor_attack;

  attack += sum_effects (play, ADC_STAR_ATTACK);
  if (opponent_flies)
    attack += sum_effects (play, ADC_STAR_ATTACK_FLYING);
  if (get_n_supporters (battle, skirmish, side) > 0)
    attack += sum_effects (play, ADC_STAR_ATTACK_SUPPORTED);
  if (!play_has (&plays[!side], ADC_STAR_NO_ENEMY_SUPPORT))
    for (guint i = 0; i < get_n_supporters (battle, skirmish, side); i++)
      if (can_hit (get_supporter (battle, skirmish, side, i), opponent))
        attack += get_supporter (battle, skirmish, side, i)->support;
  attack += battle->sides[side].attack + front->attack;
  if (battle->sides[side].has_air_support && opponent_flies)
    attack += 1;

  return MAX (attack, 0);
}

static int
get_health (const AdcStarBattle *battle, guint skirmish, guint side, const Play *play)
{
  const AdcStarUnit *front = get_front (battle, skirmish, side);
  int health = play->users[0] != 0 ? play->cards[0]->major_health : play->cards[0]->minor_health;

  health += sum_effects (play, ADC_STAR_HEALTH) + battle->sides[side].health + front->health;

  return MAX (health, 0);
}

static gboolean
find_detector (const AdcStarBattle *battle, guint skirmish, guint side, const Play *play)
{
  if (battle->sides[side].has_air_support || play_has (play, ADC_STAR_DETECTOR)
      || get_front (battle, skirmish, side)->is_detector)
    return TRUE;
  for (guint i = 0; i < get_n_supporters (battle, skirmish, side); i++)
    if (get_supporter (battle, skirmish, side, i)->is_detector)
      return TRUE;

  return FALSE;
}

/* ------ Who dies ------ */

/* Whether the owner would rather lose FIRST than SECOND. */
static gboolean
is_worth_less (const AdcStarSide *side, guint first, guint second)
{
  const AdcStarUnit *a = &side->units[first];
  const AdcStarUnit *b = &side->units[second];

  if (a->keep != b->keep)
    return a->keep < b->keep;
  if (a->value != b->value)
    return a->value < b->value;
  if (a->support != b->support)
    return a->support < b->support;
  return first > second;
}

int
star_oracle_choose (const AdcStarSide *side, guint candidates)
{
  int chosen = ADC_STAR_NONE;

  for (guint i = 0; i < side->n_units; i++)
    if ((candidates & (1u << i)) != 0
        && (chosen == ADC_STAR_NONE || is_worth_less (side, i, chosen)))
      chosen = i;

  return chosen;
}

/* Of SIDE, what the other side's front unit can reach. */
static guint
find_reachable (const AdcStarBattle *battle, guint skirmish, guint side)
{
  const AdcStarUnit *hunter = get_front (battle, skirmish, !side);
  const AdcStarSlot *slot = &battle->slots[skirmish][side];
  guint reachable = 0;

  if (can_hit (hunter, get_front (battle, skirmish, side)))
    return 1u << slot->front;
  for (guint i = 0; i < slot->n_supports; i++)
    if (can_hit (hunter, &battle->sides[side].units[slot->supports[i]]))
      reachable |= 1u << slot->supports[i];

  return reachable;
}

static void
strike (const AdcStarBattle *battle, guint skirmish, guint side, const Play *play,
        StarOracleSkirmish *result)
{
  const AdcStarSide *army = &battle->sides[side];
  const int front = battle->slots[skirmish][side].front;
  StarOracleSide *own = &result->sides[side];
  const StarOracleSide *enemy = &result->sides[!side];

  own->front_is_cloaked = (army->units[front].has_cloaking || play_has (play, ADC_STAR_CLOAKING))
                          && !enemy->has_detector;
  if (!enemy->is_sufficient)
    return;

  own->reachable = find_reachable (battle, skirmish, side);
  own->loss = star_oracle_choose (army, own->reachable);
  if (own->loss == front)
    own->loss_escapes = own->front_is_cloaked;
  else if (own->loss != ADC_STAR_NONE)
    own->loss_escapes = !enemy->has_detector && army->units[own->loss].has_cloaking;
}

/* At the end of the skirmish, and whatever the strengths are. */
static void
sacrifice (const AdcStarBattle *battle, guint skirmish, const Play plays[2],
           StarOracleSkirmish *result)
{
  gboolean is_there[ADC_STAR_N_SIDES];

  for (guint side = 0; side < ADC_STAR_N_SIDES; side++)
    is_there[side] = result->sides[side].loss != battle->slots[skirmish][side].front;
  for (guint side = 0; side < ADC_STAR_N_SIDES; side++)
    result->sides[side].is_sacrificed = is_there[side]
                                        && play_has (&plays[side], ADC_STAR_SACRIFICE);
  for (guint side = 0; side < ADC_STAR_N_SIDES; side++)
    result->sides[side].is_taken = result->sides[!side].is_sacrificed && is_there[side]
                                   && !result->sides[side].is_sacrificed
                                   && get_front (battle, skirmish, side)->realm == ADC_STAR_FLYING;
}

void
star_oracle_resolve (const AdcStarBattle *battle, guint skirmish, const StarOracleTable *table,
                     StarOracleSkirmish *result)
{
  static const AdcStarEffectKind splashes[] = { ADC_STAR_SPLASH_LIGHT, ADC_STAR_SPLASH_GROUND,
                                                ADC_STAR_SPLASH_FLYING, ADC_STAR_SPLASH_ANY };
  Play plays[ADC_STAR_N_SIDES];

  *result = (StarOracleSkirmish) { 0 };
  for (guint side = 0; side < ADC_STAR_N_SIDES; side++)
    lay_cards (battle, skirmish, side, table, &plays[side]);
  for (guint side = 0; side < ADC_STAR_N_SIDES; side++) {
    StarOracleSide *own = &result->sides[side];

    own->loss = ADC_STAR_NONE;
    own->reinforcement_counts = plays[side].users[1] != 0;
    own->attack = get_attack (battle, skirmish, side, plays);
    own->health = get_health (battle, skirmish, side, &plays[side]);
    own->has_detector = find_detector (battle, skirmish, side, &plays[side]);
  }
  for (guint side = 0; side < ADC_STAR_N_SIDES; side++)
    result->sides[side].is_sufficient = result->sides[side].attack >= result->sides[!side].health;
  for (guint side = 0; side < ADC_STAR_N_SIDES; side++)
    strike (battle, skirmish, side, &plays[side], result);
  sacrifice (battle, skirmish, plays, result);

  for (guint side = 0; side < ADC_STAR_N_SIDES; side++)
    if (result->sides[!side].loss != ADC_STAR_NONE)
      for (guint i = 0; i < G_N_ELEMENTS (splashes); i++)
        result->sides[side].splash[splashes[i]] = count_effects (&plays[side], splashes[i]);
}
