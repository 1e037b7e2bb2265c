/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-game.h"
#include "adc-zone.h"

/* What the planners ask of a unit: where it may stand, whether it ever moves, and how many of it there are. */

#define ADC_NO_LIMIT G_MAXUINT

const char *adc_muster_unit_get_title  (AdcGame *game, const char *unit); /* its id when the game has no such unit */
AdcRealm    adc_muster_unit_get_realms (AdcGame *game, const char *unit); /* everywhere when nobody knows */

/* Something that is built in orbit and stays there: it guards the whole body. */
gboolean    adc_muster_unit_is_guard   (AdcGame *game, const char *unit);

/* Pieces in the box: those of so many colours, or those that everybody shares. */
guint       adc_muster_unit_get_supply (AdcGame *game, const char *unit, guint n_colours);
gboolean    adc_muster_unit_is_shared  (AdcGame *game, const char *unit);
