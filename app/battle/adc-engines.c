/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-battle.h"

/* One line for each game that can be fought here. */

extern const AdcEngine adc_ares_engine;
extern const AdcEngine adc_ark_engine;
extern const AdcEngine adc_buck_engine;
extern const AdcEngine adc_hex_engine;
extern const AdcEngine adc_star_engine;

static const AdcEngine * const engines[] = {
  &adc_ares_engine,
  &adc_ark_engine,
  &adc_buck_engine,
  &adc_hex_engine,
  &adc_star_engine,
};

const AdcEngine *
adc_engine_find (const char *game_id)
{
  for (guint i = 0; i < G_N_ELEMENTS (engines); i++)
    if (g_strcmp0 (engines[i]->game, game_id) == 0)
      return engines[i];

  return NULL;
}
