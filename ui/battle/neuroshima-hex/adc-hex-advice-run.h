/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-hex-battle.h"

/* The adviser at work in a thread for somebody in the main thread, who may lose interest at any
 * time. */

/* What it has to say. */
typedef struct {
  AdcHexBattle *battle; /* which owns the tiles */
  guint         side;
  AdcHexState   lies;   /* how a battle would end on the board as it lies */
  GPtrArray    *advice; /* of AdcHexAdvice, the best first */
  guint         n_weighed; /* ways to lay a tile, or two */
} AdcHexCounsel;

void adc_hex_counsel_free (AdcHexCounsel *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcHexCounsel, adc_hex_counsel_free)

typedef struct _AdcHexAdviceRun AdcHexAdviceRun;

typedef struct {
  void (*progressed) (gpointer owner, double part);
  void (*done)       (gpointer owner, AdcHexCounsel *counsel); /* which is then the owner's */
} AdcHexAdviceOwner;

/* Both functions are called in the main thread, never before this returns, and done last of all.
 * The hand holds tiles of the battle's. */
AdcHexAdviceRun *adc_hex_advice_run_start   (AdcHexBattle *battle, guint side,
                                             const AdcHexTile * const *hand, guint n_hand,
                                             const AdcHexAdviceOwner *functions, gpointer owner);

/* Gives up what is not finished, and frees; from now on nothing is called. */
void             adc_hex_advice_run_abandon (AdcHexAdviceRun *self);
