/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-hex-table.h"

/* One line about a tile: a hexagon of its army's colour with the name of its hex, the tile's name,
 * its army and what there is to say. Pressed, it points at the hex on the board. The tile is the
 * one that lies there before the battle. */

GtkWidget *adc_hex_tile_line_new (AdcHexTable *table, guint cell,
                                  const char *text); /* NULL: the name alone */
