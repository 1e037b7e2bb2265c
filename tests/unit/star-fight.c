/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "star-fight.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define G ADC_STAR_GROUND
#define F ADC_STAR_FLYING
#define B ADC_STAR_BOTH

static const struct {
  const char  *name;
  AdcStarRealm realm;
  guint        hits;
  int          support;
  int          value;
  gboolean     is_assist;
  gboolean     is_light;
  gboolean     has_cloaking;
  gboolean     is_detector;
} kinds[] = {
  { "marine",         G, B, 1, 1, FALSE, TRUE,  FALSE, FALSE },
  { "firebat",        G, G, 1, 2, FALSE, FALSE, FALSE, FALSE },
  { "ghost",          G, B, 1, 2, FALSE, FALSE, FALSE, FALSE },
  { "vulture",        G, G, 1, 2, FALSE, FALSE, FALSE, FALSE },
  { "goliath",        G, B, 1, 3, FALSE, FALSE, FALSE, FALSE },
  { "siege-tank",     G, G, 2, 4, FALSE, FALSE, FALSE, FALSE },
  { "wraith",         F, B, 1, 3, FALSE, FALSE, FALSE, FALSE },
  { "science-vessel", F, 0, 0, 2, TRUE,  FALSE, FALSE, TRUE },
  { "battlecruiser",  F, B, 2, 5, FALSE, FALSE, FALSE, FALSE },
  { "zealot",         G, G, 1, 2, FALSE, TRUE,  FALSE, FALSE },
  { "dark-templar",   G, G, 1, 3, FALSE, FALSE, TRUE,  FALSE },
  { "high-templar",   G, 0, 0, 1, TRUE,  FALSE, FALSE, FALSE },
  { "archon",         G, B, 1, 4, FALSE, FALSE, FALSE, FALSE },
  { "zergling",       G, G, 1, 1, FALSE, TRUE,  FALSE, FALSE },
  { "hydralisk",      G, B, 1, 2, FALSE, FALSE, FALSE, FALSE },
  { "ultralisk",      G, G, 2, 4, FALSE, FALSE, FALSE, FALSE },
  { "queen",          F, 0, 0, 1, TRUE,  FALSE, FALSE, FALSE },
  { "defiler",        G, 0, 0, 2, TRUE,  FALSE, FALSE, FALSE },
  { "scourge",        F, 0, 0, 1, FALSE, FALSE, FALSE, FALSE },
  { "mutalisk",       F, B, 1, 3, FALSE, FALSE, FALSE, FALSE },
  { "guardian",       F, G, 2, 4, FALSE, FALSE, FALSE, FALSE },
};

static const char * const effect_names[ADC_STAR_N_EFFECT_KINDS] = {
  "attack", "attack-flying", "attack-supported", "health", "no-enemy-support", "splash-light", "splash-ground",
  "splash-flying", "splash-any", "cloaking", "detector", "cancel", "sacrifice",
};

static guint
find_kind (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (strcmp (kinds[i].name, name) == 0)
      return i;

  g_error ("There is no unit “%s”", name);
}

static int
add_unit (AdcStarSide *side, const char *name)
{
  const guint kind = find_kind (name);

  g_assert_cmpuint (side->n_units, <, ADC_STAR_MAX_UNITS);
  side->units[side->n_units] = (AdcStarUnit) {
    .kind = (guint64) 1 << kind,
    .realm = kinds[kind].realm,
    .hits = kinds[kind].hits,
    .support = kinds[kind].support,
    .value = kinds[kind].value,
    .is_assist = kinds[kind].is_assist,
    .is_light = kinds[kind].is_light,
    .has_cloaking = kinds[kind].has_cloaking,
    .is_detector = kinds[kind].is_detector,
  };
  return side->n_units++;
}

static void
add_skirmish (AdcStarBattle *battle, const char *words)
{
  g_auto(GStrv) sides = g_strsplit (words, "/", -1);

  g_assert_cmpuint (g_strv_length (sides), ==, ADC_STAR_N_SIDES);
  for (guint side = 0; side < ADC_STAR_N_SIDES; side++) {
    g_auto(GStrv) units = g_strsplit (g_strstrip (sides[side]), " ", -1);
    AdcStarSlot *slot = &battle->slots[battle->n_skirmishes][side];

    slot->card = ADC_STAR_UNKNOWN;
    slot->reinforcement = ADC_STAR_NONE;
    slot->front = add_unit (&battle->sides[side], units[0]);
    for (guint i = 1; units[i] != NULL; i++)
      slot->supports[slot->n_supports++] = add_unit (&battle->sides[side], units[i]);
  }
  battle->n_skirmishes++;
}

AdcStarBattle
star_fight (const char *skirmishes)
{
  g_auto(GStrv) lines = g_strsplit (skirmishes, ",", -1);
  AdcStarBattle battle = { .limit = -1 };

  for (guint side = 0; side < ADC_STAR_N_SIDES; side++) {
    battle.sides[side].retreat_room = -1;
    battle.sides[side].cloak_room = -1;
  }
  for (guint i = 0; lines[i] != NULL; i++)
    add_skirmish (&battle, lines[i]);

  return battle;
}

static void
read_effect (AdcStarCard *card, char *word)
{
  char *unit = strchr (word, '@');
  char *amount;
  AdcStarEffect *effect = &card->effects[card->n_effects++];

  effect->units = unit != NULL ? (guint64) 1 << find_kind (unit + 1) : ADC_STAR_ANY;
  if (unit != NULL)
    *unit = '\0';
  amount = strpbrk (word, "+=");
  if (amount != NULL) {
    effect->amount = atoi (amount + 1);
    *amount = '\0';
  }
  for (guint kind = 0; kind < ADC_STAR_N_EFFECT_KINDS; kind++) {
    if (strcmp (word, effect_names[kind]) == 0) {
      effect->kind = kind;
      return;
    }
  }

  g_error ("There is no ability “%s”", word);
}

static void
read_icon (AdcStarCard *card, const char *word)
{
  if (strcmp (word, "any") == 0)
    card->icons = ADC_STAR_ANY;
  else
    card->icons |= (guint64) 1 << find_kind (word);
}

/* A word of a card's face. The first two of a standard card are its values. */
static void
read_word (AdcStarCard *card, const char *word, guint *n_values)
{
  int attack, health;

  if (strcmp (word, "+") == 0 || strcmp (word, "*") == 0) {
    card->is_reinforcement = TRUE;
    card->is_specialty = *word == '*';
  } else if (sscanf (word, "%d/%d", &attack, &health) == 2) {
    if ((*n_values)++ == 0) {
      card->major_attack = attack;
      card->major_health = health;
    }
    card->minor_attack = attack;
    card->minor_health = health;
  } else {
    read_icon (card, word);
  }
}

static AdcStarCard
read_card (const char *face)
{
  g_auto(GStrv) parts = g_strsplit (face, ";", 2);
  g_auto(GStrv) words = g_strsplit (g_strstrip (parts[0]), " ", -1);
  AdcStarCard card = { 0 };
  guint n_values = 0;

  for (guint i = 0; words[i] != NULL; i++)
    read_word (&card, words[i], &n_values);
  if (parts[1] != NULL) {
    g_auto(GStrv) effects = g_strsplit (g_strstrip (parts[1]), " ", -1);

    for (guint i = 0; effects[i] != NULL; i++)
      read_effect (&card, effects[i]);
  }

  return card;
}

/* The card joins those of the side; returns which of them it is. */
static int
add_card (AdcStarBattle *battle, guint side, const char *card)
{
  AdcStarSide *owner = &battle->sides[side];

  g_assert_cmpuint (owner->n_cards, <, ADC_STAR_MAX_CARDS);
  owner->cards[owner->n_cards] = read_card (card);
  return owner->n_cards++;
}

int
star_lay (AdcStarBattle *battle, guint skirmish, guint side, const char *card)
{
  const int index = add_card (battle, side, card);
  AdcStarSlot *slot = &battle->slots[skirmish][side];

  if (battle->sides[side].cards[index].is_reinforcement)
    slot->reinforcement = index;
  else
    slot->card = index;
  return index;
}

void
star_fill (AdcStarBattle *battle, guint side, guint64 *cards, const char *list)
{
  g_auto(GStrv) faces = g_strsplit (list, "|", -1);

  for (guint i = 0; faces[i] != NULL; i++)
    *cards |= (guint64) 1 << add_card (battle, side, g_strstrip (faces[i]));
}

int
star_find (const AdcStarBattle *battle, guint side, const char *name)
{
  const guint64 kind = (guint64) 1 << find_kind (name);

  for (guint i = 0; i < battle->sides[side].n_units; i++)
    if (battle->sides[side].units[i].kind == kind)
      return i;

  g_error ("“%s” does not fight here", name);
}

AdcStarUnit *
star_unit (AdcStarBattle *battle, guint side, const char *name)
{
  return &battle->sides[side].units[star_find (battle, side, name)];
}

void
star_clash (const AdcStarBattle *battle, guint skirmish, AdcStarResult *result)
{
  const AdcStarSlot *slots = battle->slots[skirmish];
  const int cards[] = { slots[0].card, slots[1].card };
  const int reinforcements[] = { slots[0].reinforcement, slots[1].reinforcement };

  adc_star_skirmish_resolve (battle, skirmish, cards, reinforcements, result, NULL);
}

void
star_end (const AdcStarBattle *battle, AdcStarEnd *end)
{
  AdcStarResult results[ADC_STAR_MAX_SKIRMISHES];

  for (guint i = 0; i < battle->n_skirmishes; i++)
    star_clash (battle, i, &results[i]);
  adc_star_battle_finish (battle, results, end);
}
