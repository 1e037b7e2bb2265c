/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-scenario.h"

/* A folder for scenarios, and a sound one for a test to change. */

typedef struct {
  char *folder;
  char *path; /* of a file that may be written in it */
} ScenarioFixture;

extern const char scenario_sound[]; /* of the game of adc-test-game.h */

void         scenario_fixture_set_up    (ScenarioFixture *fixture, gconstpointer data);
void         scenario_fixture_tear_down (ScenarioFixture *fixture, gconstpointer data);

void         scenario_write         (const char *path, const char *contents, gssize length);
char        *scenario_read          (const char *path);
char        *scenario_replace       (const char *text, const char *from, const char *to); /* once */
char        *scenario_join_problems (GPtrArray *problems); /* "line: message", one to a line */

AdcScenario *scenario_load_sound    (const char *path);
AdcScenario *scenario_load_text     (ScenarioFixture *fixture, const char *contents);
char        *scenario_refuse        (ScenarioFixture *fixture, const char *contents, gssize length);
