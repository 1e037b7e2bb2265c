/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-scenario.h"
#include "ares-oracle.h"

/* The oracle's battles as the application knows them, and as many of them as a test may want. */

/* What a battle made up at random looks like. */
typedef struct {
  int n_forces[2];
  int max_units;
  int max_rerolls;
  int first_round; /* or 0: any */
} OracleShape;

void         oracle_invent          (GRand *random, const OracleShape *shape, OracleBattle *battle);

/* Its forces are called "f0", "f1" and so on, in the oracle's order. */
AdcScenario *oracle_create_scenario (const OracleBattle *battle);
char        *oracle_dup_force_id    (int force);
char        *oracle_describe        (const OracleBattle *battle); /* every detail of it */
