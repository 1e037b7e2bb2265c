/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-ares-battle.h"
#include "shipped.h"

/* The battles that ship with Le Projet Arès, for the tests that fight them again. */

/* A copy to change; of its log only the first throws are kept. */
#define ARES_SHIPPED_ALL G_MAXUINT
AdcScenario     *ares_shipped_copy       (const char *id, guint n_logged);
void             ares_shipped_set_value  (AdcScenario *scenario, const char *force,
                                          const char *stat, const char *value);
void             ares_shipped_set_place  (AdcScenario *scenario, const char *force, guint count,
                                          const char *place);
void             ares_shipped_throw      (AdcScenario *scenario, guint round, const char *from,
                                          const char *at, const char *dice); /* "2 4 5" */

/* The battle, which must be possible; the values that are missing do not matter. */
AdcAresBattle   *ares_shipped_fight      (AdcScenario *scenario);
/* Whether it is impossible, and some fault names the force (or none, when it is NULL). */
gboolean         ares_shipped_is_refused (AdcScenario *scenario, const char *force);

AdcShot         *ares_shipped_dup_shot   (AdcAresBattle *battle, const char *from,
                                          const char *at); /* or NULL */
AdcAresForceInfo ares_shipped_get_force  (AdcAresBattle *battle, const char *id);

/* “turret/- stealth/slicers mobile-aa/behemoths”: each column from the left, the defender's row
 * first; those behind follow with a +. */
char            *ares_shipped_dup_line   (AdcAresBattle *battle);
