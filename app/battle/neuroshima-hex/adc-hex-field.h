/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-hex-survey.h"

/* A position made ready for a battle: whatever does not change while tiles only leave the board
 * is worked out once, as sets of hexes. For the engine alone. */

typedef struct {
  const AdcHexPosition *position;
  guint32               occupied;
  guint32               hqs;
  guint32               modules;
  guint32               actors;  /* those with an initiative */
  guint32               givers;  /* of bonuses, or of maluses */
  guint32               netters;
  guint32               medics;
  guint32               hackers;
  guint32               quartermasters;
  guint32               clowns;
  guint32               friends[ADC_HEX_PLAYERS]; /* by side: its tiles and its allies' */
  guint32               victims[ADC_HEX_PLAYERS]; /* those its attacks hurt */
  guint32               netting[ADC_HEX_PLAYERS]; /* those its nets hold */
  guint8                owners[ADC_HEX_CELLS];
  const AdcHexTile     *tiles[ADC_HEX_CELLS];     /* these only where a tile lies … */
  const AdcHexFacing   *facings[ADC_HEX_CELLS];
  guint32               links[ADC_HEX_CELLS];     /* what is on its links, whoever it belongs to */
  guint32               holds[ADC_HEX_CELLS];     /* … of netters, facing nets struck out */
} AdcHexField;

void    adc_hex_field_init   (AdcHexField *self, const AdcHexPosition *position);
guint32 adc_hex_field_settle (const AdcHexField *self, guint32 alive); /* the netted among them */

/* The survey without the actions of tiles: until they are counted, n_actions are the extra ones.
 * Counting takes its time and only those that may still act are worth it; the other function
 * counts them all. */
void    adc_hex_field_survey       (const AdcHexField *self, guint32 alive, AdcHexSurvey *survey);
void    adc_hex_field_survey_whole (const AdcHexField *self, guint32 alive, AdcHexSurvey *survey);

static inline guint
adc_hex_first (guint32 set)
{
  return (guint) __builtin_ctz (set);
}

static inline guint
adc_hex_last (guint32 set)
{
  return 31u - (guint) __builtin_clz (set);
}

/* The hex nearest to where a ray in that direction starts, of some on it. */
static inline guint
adc_hex_nearest (guint32 set, guint direction)
{
  return direction >= 1 && direction <= 3 ? adc_hex_first (set) : adc_hex_last (set);
}

#define ADC_HEX_PHASES 64

/* Everything is added up first; the floor comes last. Extra actions follow the last printed one,
 * each a phase later. */
static inline void
adc_hex_field_count (const AdcHexField *self, guint cell, AdcHexSurvey *survey)
{
  const AdcHexTile *tile = self->tiles[cell];
  const int bonus = survey->initiative_bonus[cell];
  gint8 *actions = survey->actions[cell];
  guint n = 0;
  int initiative = 0;

  for (; n < tile->n_initiatives; n++) {
    initiative = CLAMP (tile->initiatives[n] + bonus, 0, ADC_HEX_PHASES - 1);
    actions[n] = (gint8) initiative;
  }
  for (guint left = survey->n_actions[cell]; left > 0 && n < ADC_HEX_ACTIONS; left--) {
    initiative = MAX (initiative - 1, -1);
    actions[n++] = (gint8) initiative;
  }
  survey->n_actions[cell] = (guint8) n;
}
