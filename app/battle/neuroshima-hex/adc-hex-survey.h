/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-hex-position.h"

/* How things stand at the start of a phase, before anybody acts: who is netted, what modules
 * give, who would act when. */

#define ADC_HEX_ACTIONS 6 /* of one tile in one battle, at most */

typedef struct {
  guint32 occupied;
  guint32 netted;
  guint32 hacked;
  guint8  servants[ADC_HEX_CELLS];     /* the side each tile works for: its own unless hacked */
  gint8   melee_bonus[ADC_HEX_CELLS];
  gint8   ranged_bonus[ADC_HEX_CELLS];
  gint8   initiative_bonus[ADC_HEX_CELLS]; /* the hill included */
  guint8  n_actions[ADC_HEX_CELLS];        /* extra ones included; 0 for an X */
  gint8   actions[ADC_HEX_CELLS][ADC_HEX_ACTIONS]; /* initiatives; -1: after phase 0 */
} AdcHexSurvey;

void adc_hex_survey (const AdcHexPosition *position, AdcHexSurvey *survey);

/* Who holds a netted tile, as a set of hexes; and what gives a tile its bonuses (modules and HQs
 * linked to it). */
guint32 adc_hex_survey_get_holders (const AdcHexPosition *position, const AdcHexSurvey *survey,
                                    guint cell);
guint32 adc_hex_survey_get_givers  (const AdcHexPosition *position, const AdcHexSurvey *survey,
                                    guint cell);
