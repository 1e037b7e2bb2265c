/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-battle.h"

/* An engine for the game “tiny” that does what a test tells it, in place of the program's own. A battle is as many
 * units as the first force has: one of them wins one time in ten, two win two in ten. Without a unit it is
 * impossible; with nine of them a value is missing.
 *
 * Forecasts wait, a quarter done, as long as the gate is closed; a stubborn one does not even stop when it is
 * cancelled. */

void adc_test_engine_close_gate   (void);
void adc_test_engine_open_gate    (void);
void adc_test_engine_set_stubborn (gboolean stubborn);

AdcScenario *adc_test_engine_create_scenario (guint n_units);
guint        adc_test_engine_count_units     (AdcScenario *scenario);

/* Runs the main loop until the condition holds; what never comes fails the test instead of hanging it. */
typedef gboolean (*AdcTestCondition) (gpointer data);
void         adc_test_engine_wait            (AdcTestCondition condition, gpointer data);

/* Drops the last reference of ours, and waits for those that threads have: of a forecast that is abandoned, until its
 * thread has looked. */
void adc_test_engine_let_go (gpointer object);
