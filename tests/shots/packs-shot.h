/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-application.h"

/* The window of one's own games, with one that can be used and one that cannot; in either state, or refusing another. */

GtkWidget *packs_shot_open  (AdcApplication *application, gboolean is_refusing, int width, int height);
void       packs_shot_close (void);
