/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "walk.h"

/* What does not lie open in a view: menus, windows of their own, dialogs, the pages of a deck. */

/* Opens every menu and every choice on screen, each once; whether there was any. */
gboolean walk_menus (Walk *self, const char *view, Screen *screen);

/* Preferences, one’s games, shortcuts, about. */
void walk_windows (Walk *self);

/* A deck that is made, its pages and dialogs, and the tracker. */
void walk_decks   (Walk *self);

/* Where a value is typed in, and a force is chosen. */
void walk_forms   (Walk *self);
