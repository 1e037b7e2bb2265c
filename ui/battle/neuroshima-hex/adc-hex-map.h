/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-hex-cell.h"
#include "adc-hex-grip.h"

/* The 19 hexes with their tiles, as large as there is room for, and what is drawn over them. Everything that can be
 * done to the board with a mouse or a keyboard begins here.
 *
 * Signals: "seek": a tile is wanted for the current hex; "said" (text): what was done, for those who cannot see
 * it; "updated": the current hex or what can be done with it is another. */

#define ADC_TYPE_HEX_MAP (adc_hex_map_get_type ())
G_DECLARE_FINAL_TYPE (AdcHexMap, adc_hex_map, ADC, HEX_MAP, GtkWidget)

void               adc_hex_map_set_table   (AdcHexMap *self, AdcHexTable *table, AdcHexGrip *grip);
AdcHexCell        *adc_hex_map_get_cell    (AdcHexMap *self, guint cell);
const AdcHexScene *adc_hex_map_get_scene   (AdcHexMap *self);
guint              adc_hex_map_get_current (AdcHexMap *self); /* where the keyboard is */
void               adc_hex_map_focus_cell  (AdcHexMap *self, guint cell);

/* What can be done with the current hex, by names that the board makes actions of: see adc-hex-map-commands.c. */
const char * const *adc_hex_map_list_commands (void);
gboolean            adc_hex_map_can           (AdcHexMap *self, const char *command);
void                adc_hex_map_run           (AdcHexMap *self, const char *command);
