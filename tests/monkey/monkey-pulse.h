/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* Whether the program answers, and what it weighs. A beat in the main loop says that it does; a thread of its own
 * listens, says what the program was doing when a beat is long in coming, and ends it when none comes at all. */

/* How long the loop has not answered at most. What the thread, and the X server it may have been waiting for, spent
 * waiting for a processor that others had is no fault of the program's, and is not counted. */
typedef struct {
  double seconds; /* without the waiting */
  double wall;    /* with it */
  guint  action;  /* under way then */
} PulseGap;

void     pulse_start       (guint patience); /* seconds without a beat until the program is ended */
void     pulse_stop        (void);
void     pulse_note        (guint action, const char *format, ...) G_GNUC_PRINTF (2, 3); /* what is done now */
PulseGap pulse_get_longest (void);

/* Kilobytes that are the program's own; and how many megabytes of them it uses: the rest are holes between. */
long     pulse_weigh       (void);
double   pulse_get_used    (void);
