/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-hex-scene.h"

/* The board in words, for those who cannot see it. Free them. */

/* “c3: Runner of Hegemonia, facing north-east, 1 wound, netted by Net Fighter (b2)” */
char *adc_hex_describe_cell (const AdcHexScene *scene, guint cell, gboolean is_open);

/* Several tiles and their hexes: “Runner (c2), Ganger (d1)”. */
char *adc_hex_list_names    (const AdcHexScene *scene, guint32 cells);
