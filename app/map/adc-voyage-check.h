/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-game.h"
#include "adc-map.h"
#include "adc-voyage.h"

/* Whether the rules of the map allow a voyage. One line for each step: what is done, and whether it may be. */

typedef struct {
  guint     turn;
  guint     moves;      /* made in that turn so far */
  gboolean  is_allowed; /* once one is not, those that follow are judged as if it had not been tried */
  char     *text;       /* in the reader's language */
  char     *rule;       /* id of an entry, or NULL */
} AdcVoyageLine;

GPtrArray *adc_voyage_check (const AdcVoyage *self, AdcGame *game); /* of AdcVoyageLine */
