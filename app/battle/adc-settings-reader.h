/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-battle.h"

/* What engines read from the settings of a scenario, and what they say of those they cannot read: a fault at that line,
 * and of that force when there is one. */

/* Which of the choices, ended by NULL, it is: the first one when it says nothing or nonsense. */
guint adc_settings_read_choice      (GHashTable *settings, const char *name, const char * const *choices,
                                     GPtrArray *faults, int line, const char *force);
int   adc_settings_read_number      (GHashTable *settings, const char *name, int min, int max, int fallback,
                                     GPtrArray *faults, int line, const char *force);
void  adc_settings_refuse_value     (const char *name, const char *value, GPtrArray *faults, int line,
                                     const char *force);

/* A misspelt setting would be ignored in silence otherwise. A line of 0 is that of the scenario's own setting. */
void  adc_settings_refuse_strangers (GHashTable *settings, const char * const *known, AdcScenario *scenario,
                                     GPtrArray *faults, int line, const char *force);
