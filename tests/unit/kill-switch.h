/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* Ends the process, as a power cut would, at one of the moments when a file changes: before a call of write (),
 * fsync () or rename (), in the middle of a write, or after it. The moments are counted, so that the same number is the
 * same moment. A program that links this has these calls made through it, be it by a library. */

typedef enum {
  KILL_BEFORE_WRITE,
  KILL_WITHIN_WRITE,
  KILL_AFTER_WRITE,
  KILL_BEFORE_SYNC,
  KILL_AFTER_SYNC,
  KILL_BEFORE_RENAME,
  KILL_AFTER_RENAME,
  KILL_N_PLACES,
} KillPlace;

/* At the n-th moment from now, the first being 1; where it was is left in *place, which others may share. 0: never. */
void  kill_switch_set   (guint n, KillPlace *place);
guint kill_switch_count (void); /* moments since */
