/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* Units and cards as numbers. A unit's kind is a bit, so that the icons of a card are a set of
 * bits. */

#define ADC_STAR_MAX_EFFECTS 8
#define ADC_STAR_ANY G_MAXUINT64 /* icons: every kind of unit */

typedef enum {
  ADC_STAR_GROUND = 1 << 0,
  ADC_STAR_FLYING = 1 << 1,
  ADC_STAR_BOTH   = ADC_STAR_GROUND | ADC_STAR_FLYING,
} AdcStarRealm;

typedef struct {
  guint64      kind;      /* one bit */
  AdcStarRealm realm;     /* one of the two */
  guint        hits;      /* set of realms */
  int          support;
  int          value;     /* what its loss costs */
  int          keep;      /* its owner loses the lowest first; then value, support and the later of the list decide */
  gboolean     is_assist;
  gboolean     is_light;  /* of those that weak splash takes */
  gboolean     has_cloaking;
  gboolean     is_detector;
  int          attack;    /* typed in: added when it is in front */
  int          health;
} AdcStarUnit;

typedef enum {
  ADC_STAR_ATTACK,           /* + amount */
  ADC_STAR_ATTACK_FLYING,    /* + amount if the enemy front unit flies */
  ADC_STAR_ATTACK_SUPPORTED, /* + amount if its side has a supporting unit in the skirmish */
  ADC_STAR_HEALTH,           /* + amount */
  ADC_STAR_NO_ENEMY_SUPPORT,
  ADC_STAR_SPLASH_LIGHT,
  ADC_STAR_SPLASH_GROUND,
  ADC_STAR_SPLASH_FLYING,
  ADC_STAR_SPLASH_ANY,
  ADC_STAR_CLOAKING,         /* of the front unit */
  ADC_STAR_DETECTOR,
  ADC_STAR_CANCEL,
  ADC_STAR_SACRIFICE,
  ADC_STAR_N_EFFECT_KINDS
} AdcStarEffectKind;

typedef struct {
  AdcStarEffectKind kind;
  int               amount;
  guint64           units; /* ADC_STAR_ANY: whichever made the card count */
} AdcStarEffect;

typedef struct {
  gboolean      is_reinforcement;
  guint64       icons;
  gboolean      is_specialty; /* a supporting unit makes it count as well as the front unit */
  int           major_attack;
  int           major_health;
  int           minor_attack;
  int           minor_health;
  AdcStarEffect effects[ADC_STAR_MAX_EFFECTS];
  guint         n_effects;
  gboolean      cancels_standard; /* what a cancelling card is aimed at; else a reinforcement, if one counts */
} AdcStarCard;
