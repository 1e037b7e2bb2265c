/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* Where a unit or a card is: the place of a force of a scenario, taken apart. */

typedef enum {
  ADC_STAR_SPOT_RESERVE, /* nowhere yet */
  ADC_STAR_SPOT_FRONT,
  ADC_STAR_SPOT_SUPPORT,
  ADC_STAR_SPOT_CARD,          /* the standard card of a skirmish */
  ADC_STAR_SPOT_REINFORCEMENT, /* the second one */
  ADC_STAR_SPOT_HAND,
  ADC_STAR_SPOT_DISCARD,
  ADC_STAR_SPOT_DECK,    /* a technology shuffled into it */
  ADC_STAR_SPOT_STRANGE, /* what no board could have written */
} AdcStarSpotKind;

typedef struct {
  AdcStarSpotKind kind;
  guint           skirmish; /* from 1; 0 where there is none */
} AdcStarSpot;

AdcStarSpot adc_star_spot_parse  (const char *place); /* or NULL */
char       *adc_star_spot_format (AdcStarSpot spot);  /* NULL: the reserve */
gboolean    adc_star_spot_equal  (AdcStarSpot a, AdcStarSpot b);
