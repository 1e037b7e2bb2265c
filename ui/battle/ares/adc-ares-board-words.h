/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-ares-battle.h"

/* What the board says of forces and shots. */

typedef enum {
  ADC_ARES_NO_ROLE,
  ADC_ARES_SHOOTER, /* chosen to shoot */
  ADC_ARES_TARGET,  /* chosen to be shot at */
} AdcAresRole;

const char *adc_ares_get_side_id      (AdcAresSide side); /* as scenarios spell it */
const char *adc_ares_get_side_title   (AdcAresSide side); /* "Attacker" */
const char *adc_ares_get_role_title   (AdcAresRole role); /* "Shooter", or "" */

/* "2", "0 ½" (a die for each pair), "–" (no die at all), "?" (a value is missing). */
char       *adc_ares_format_threshold (const AdcShot *shot);

/* "column 3, front line", or where else it is. */
char       *adc_ares_describe_place   (const AdcAresForceInfo *info);

/* "Behemoth, 3 units, attacker, column 3, front line, initiative 2", to be read aloud; the shot, of
 * which it is the target, may be NULL. */
char       *adc_ares_describe_force   (const AdcAresForceInfo *info, AdcAresRole role,
                                       const AdcShot *shot);
char       *adc_ares_describe_base    (gboolean is_left, AdcAresRole role, const AdcShot *shot);
