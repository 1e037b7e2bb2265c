/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-hex-map.h"

/* Between adc-hex-map.c (what is shown), adc-hex-map-commands.c (what can be done), adc-hex-map-keys.c and
 * adc-hex-map-pointer.c. */

struct _AdcHexMap {
  GtkWidget    parent_instance;
  AdcHexTable *table;
  AdcHexGrip  *grip;
  AdcHexScene  scene;
  GtkWidget   *cells[ADC_HEX_CELLS];
  GtkWidget   *menu;      /* NULL until it is needed */
  guint        current;
  double       row;       /* how far down the keyboard wants to be, in heights of a hex */
  double       height;    /* of a hex, as allocated */
  double       max_height;
  double       x;         /* of the first column */
  double       y;
  double       pointer_x; /* where the pointer was last */
  double       pointer_y;
  gint64       scrolled_at; /* when the page under the pointer was moved last */
};

AdcHexCell *adc_hex_map_get_focus     (AdcHexMap *self); /* or NULL */
void        adc_hex_map_say           (AdcHexMap *self, const char *text);
void        adc_hex_map_say_cell      (AdcHexMap *self, guint cell);
gboolean    adc_hex_map_is_editable   (AdcHexMap *self); /* before the battle */
void        adc_hex_map_popup_menu    (AdcHexMap *self);
void        adc_hex_map_watch_keys    (AdcHexMap *self);
void        adc_hex_map_watch_pointer (AdcHexMap *self);
