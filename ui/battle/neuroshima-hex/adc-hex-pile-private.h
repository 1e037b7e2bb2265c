/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-hex-pile.h"

/* Between adc-hex-pile.c (what is shown) and adc-hex-pile-hands.c (what is done). */

struct _AdcHexPile {
  GtkWidget       parent_instance;
  AdcHexPileKind  kind;
  AdcHexGrip     *grip;
  GtkLabel       *title;
  GtkWidget      *nothing; /* what is said of an empty pile */
  GtkFlowBox     *list;
  GtkWidget      *menu;    /* NULL until it is needed */
  AdcHexPileItem *asked;   /* the item the menu is about */
  char           *side;
  guint           n_tiles;
};

void adc_hex_pile_move  (AdcHexPile *self, AdcHexPileItem *item, const char *pile); /* either may be NULL */
void adc_hex_pile_watch (AdcHexPile *self);
