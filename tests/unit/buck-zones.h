/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-zone.h"

/* The map of Buck Rogers as the tests expect it. */

#define BUCK_N_ZONES 60   /* 42 on the ground, 18 in orbit */
#define BUCK_N_GROUND 42
#define BUCK_N_SPACES 110
#define BUCK_N_BODIES 13  /* with a marker on the board: all but the Moon */

typedef struct {
  const char  *id;
  const char  *title; /* in English */
  AdcZoneKind  kind;
  const char  *body;
  const char  *touches; /* ids, whatever the turn */
} BuckZone;

typedef struct {
  const char *id;
  const char *touches;
} BuckSpace;

typedef struct {
  const char *id;
  const char *orbit;
  guint       start;
  guint       year; /* turns */
} BuckBody;

extern const BuckZone  buck_zones[BUCK_N_ZONES];
extern const BuckSpace buck_spaces[BUCK_N_SPACES];
extern const BuckBody  buck_bodies[BUCK_N_BODIES];
