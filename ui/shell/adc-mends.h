/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

/* What GTK 4.8 gets wrong, above all for those who do not see the window or have no mouse, put right for every widget as
 * it comes on screen. */

void adc_mends_install (void);
