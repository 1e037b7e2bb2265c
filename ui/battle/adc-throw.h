/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-battle-session.h"

/* A throw of dice that a force is about to make, as it will be written into the log of the scenario. */

typedef struct {
  guint     round;
  int       threshold;
  gboolean  is_at_least; /* the higher the better */
  guint     needed;      /* the highest face that hits, or the lowest; 0: none */
  guint     n_dice;
  guint     n_faces;
  char     *skips; /* a sentence: what becomes impossible by it, such as the shots of others; NULL: nothing */
} AdcThrow;

void     adc_throw_clear      (AdcThrow *self);
gboolean adc_throw_equal      (const AdcThrow *self, const AdcThrow *other);
double   adc_throw_get_chance (const AdcThrow *self); /* that one die hits */

/* The shot that the battle offers, in the round of the last throw. FALSE: there is none, and a sentence says why. */
gboolean adc_throw_prepare    (AdcThrow *self, AdcBattleSession *session, const char *from, const char *at,
                               char **why_not);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AdcThrow, adc_throw_clear)
