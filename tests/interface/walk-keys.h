/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "walk.h"

/* Tab has to get everywhere on a page, in an order that makes sense, and to say where it is. */
void walk_try_keys (Walk *self, const char *page, Screen *screen);
