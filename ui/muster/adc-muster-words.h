/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-deployment.h"
#include "adc-works-result.h"

/* How the planners of armies speak. All of it is for the caller to free. */

char *adc_muster_words_count  (AdcGame *game, const char *unit, guint count); /* “2 × Trooper” */
char *adc_muster_words_turns  (guint n_turns);                                /* “2 turns” */
char *adc_muster_words_left   (AdcDeployment *plan);                          /* what is still to be placed, or NULL */
char *adc_muster_words_maker  (AdcWorks *works, const AdcWorksRow *row);      /* “Factory 2”, or its zone */
char *adc_muster_words_cell   (AdcGame *game, const AdcWorksCell *cell);      /* what happens in a turn, in short */
char *adc_muster_words_order  (AdcWorks *works, const char *maker, const char *order, gboolean is_half);
