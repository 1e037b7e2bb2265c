/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-star-draw.h"

/* Both sides together: for every way in which one of them (the "host") may be in its modes, the
 * chances of all results against what the other may have drawn. Skirmish after skirmish, modes of
 * the other become results, so that hosts who are alike in the first skirmishes share that work. */

typedef struct {
  guint   n_skirmishes;
  guint   sizes[ADC_STAR_MAX_SKIRMISHES]; /* results */
  gsize   n;                              /* of all skirmishes at once, those of the last one next to each other */
} AdcStarEnds;

void   adc_star_ends_read (AdcStarEnds *self, const AdcStarBattle *battle, AdcStarTable **tables);

/* HOST: the number of its modes, those of the last skirmish next to each other. CHANCES of the
 * results. */
typedef void (*AdcStarMeetingFunc) (gsize host, const double *chances, gpointer data);

/* Elementary steps, or G_MAXDOUBLE when it would take too much room. */
double        adc_star_meeting_get_work (const AdcStarBattle *battle, AdcStarTable **tables, guint host);

AdcStarAnswer adc_star_meeting_run (const AdcStarBattle *battle, AdcStarTable **tables, guint host,
                                    const AdcStarDraw *guest, AdcStarMeetingFunc func, gpointer data,
                                    const AdcStarWatch *watch);
