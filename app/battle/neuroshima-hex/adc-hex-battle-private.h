/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-hex-battle.h"

/* Between the files that make an AdcHexBattle: what the rules say of a scenario, reading it, telling what comes of it. */

#define ADC_HEX_HQ_POINTS 20
#define ADC_HEX_MAX_HAND 3
#define ADC_HEX_MAX_SCORE 999
#define ADC_HEX_LOOSE_ARMY "moloch" /* the one that wounds and nets its allies */

/* A tile of one of the armies. */
typedef struct {
  char       *id;
  char       *title;
  AdcHexTile *tile; /* NULL: an instant */
} AdcHexKindOfTile;

typedef struct {
  char  *id;
  char  *name;
  guint  score; /* before the battle */
} AdcHexPlayer;

/* A tile of the scenario that lies in hand or is discarded. */
typedef struct {
  char     *force;
  char     *title;
  gboolean  is_discarded;
} AdcHexSpare;

struct _AdcHexBattle {
  GObject         parent_instance;

  AdcHexPosition  position;
  AdcHexPlayer    players[ADC_HEX_PLAYERS];
  char           *forces[ADC_HEX_CELLS]; /* ids */
  char           *names[ADC_HEX_CELLS];  /* "Runner (c2)", or "Runner (Hegemonia, c2)" */
  GPtrArray      *kinds;                 /* of AdcHexKindOfTile: all the tiles of the armies */
  GPtrArray      *spares;                /* of AdcHexSpare */
  GPtrArray      *notes;                 /* of AdcReason */

  AdcHexSurvey    survey;
  AdcHexResult    result;
  AdcHexRecord   *record;
  guint32         decided; /* the questions the scenario answers, as a set */
  gboolean        is_exact;
};

/* Entries that say why. */
#define RULE_ACTIONS      "regle-actions"
#define RULE_ALLIANCE     "regle-alliance"
#define RULE_ARMOUR       "regle-blindage"
#define RULE_BATTLE       "regle-batailles"
#define RULE_BEAM         "tir-gauss"
#define RULE_BLOW         "regle-coup"
#define RULE_CONVERT      "quartermaster"
#define RULE_DEATH        "regle-simultane"
#define RULE_DRAW         "regle-egalite"
#define RULE_DRAWING      "regle-tour"
#define RULE_EXPLODE      "explosion"
#define RULE_FULL         "regle-plateau-plein"
#define RULE_HACKER       "hacker"
#define RULE_HILL         "regle-colline"
#define RULE_HQ           "regle-qg"
#define RULE_HQ_DESTROYED "regle-qg-detruit"
#define RULE_MEDIC        "regle-medecin"
#define RULE_MEDICS       "regle-faq-medecin"
#define RULE_NET          "regle-filet"
#define RULE_OPENING      "regle-debut"
#define RULE_PLACE        "regle-poser-unite"
#define RULE_PLAYERS      "regle-multijoueur"
#define RULE_POINTS       "regle-points"
#define RULE_SET_UP       "regle-preparation"
#define RULE_SHOT         "regle-tir"
#define RULE_TILES        "regle-contenu"
#define RULE_TOUGHNESS    "regle-resistance"
#define RULE_VICTORY      "regle-victoire"

/* adc-hex-legality.c: whether the rules allow it. FALSE: no battle can be made of it. */
gboolean adc_hex_check (AdcGame *game, AdcScenario *scenario, GPtrArray *faults);

/* A tile by its id; NULL when none of the armies has it. */
const AdcHexKindOfTile *adc_hex_battle_find_kind (AdcHexBattle *self, const char *id);

/* Whether a side loses its HQ in the battle. */
gboolean adc_hex_battle_is_destroyed (AdcHexBattle *self, guint side);

/* adc-hex-resolution.c: the battle, told. */
AdcResolution *adc_hex_battle_tell   (AdcHexBattle *self);
