/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* What is known of the pieces and cards of StarCraft, typed in a second time. NO and NULL: nobody
 * knows, and so the files must not either. */

#define NO        (-1)
#define BASE      "base"
#define BASE_ONLY "base-only"
#define BROOD_WAR "brood-war"

typedef struct {
  const char *id;
  const char *kind;
  const char *icons;
  int         major_attack;
  int         major_health;
  int         minor_attack;
  int         minor_health;
  const char *effects;
  gboolean    is_complete; /* nothing is said to be missing from the effects */
  int         number;
  const char *edition;
} StarCombatCard;

typedef struct {
  const char *id;
  int         copies; /* of that name */
  int         copy;   /* which of them, when their faces differ */
  int         cost;
  int         minerals;
  int         gas;
  const char *kind;
  const char *icons;
  const char *specialty;
  int         major_attack;
  int         major_health;
  int         minor_attack;
  int         minor_health;
  const char *effects;
  gboolean    is_complete;
  const char *edition;
} StarTechnology;

typedef struct {
  const char *id;
  const char *race;
  int         figures; /* of each of the race's two factions */
  int         cost;
  int         minerals;
  int         gas;
  int         support;
  gboolean    flies;
  const char *hits;
  const char *abilities;
  const char *requires;
  const char *consumes;
  const char *edition;
} StarUnit;

typedef struct {
  const char *id;
  const char *race;
  int         level;
  int         cost;
  int         minerals;
  int         gas;
  const char *builds;
  const char *edition;
} StarBuilding;

/* Modules, bases, transports and workers. */
typedef struct {
  const char *id;
  const char *race;
  const char *deck;
  int         cost;
  int         minerals;
  int         gas;
  int         copies;
  const char *edition;
} StarPurchase;

typedef struct {
  const char *planet;
  int         number;
  const char *resource;
  int         amount;
  int         limit;
  const char *allowed;
  int         routes; /* of the planet, like what follows */
  const char *layout;
  const char *edition;
} StarArea;

enum {
  STAR_N_COMBAT_CARDS = 73,
  STAR_N_TECHNOLOGIES = 53,
  STAR_N_UNITS = 34,
  STAR_N_BUILDINGS = 32,
  STAR_N_PURCHASES = 26,
  STAR_N_AREAS = 58,
};

extern const StarCombatCard star_combat_cards[STAR_N_COMBAT_CARDS];
extern const StarTechnology star_technologies[STAR_N_TECHNOLOGIES];
extern const StarUnit       star_units[STAR_N_UNITS];
extern const StarBuilding   star_buildings[STAR_N_BUILDINGS];
extern const StarPurchase   star_purchases[STAR_N_PURCHASES];
extern const StarArea       star_areas[STAR_N_AREAS];
