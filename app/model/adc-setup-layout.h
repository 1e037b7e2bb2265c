/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-text.h"

/* What lies on the table, and where. Lengths are millimetres unless they say otherwise. */

/* When something is so: 0 and NULL mean whatever there is. */
typedef struct {
  guint  min_players;
  guint  max_players;
  char  *mode;
  char  *option;
} AdcSetupWhen;

typedef struct {
  char    *id;
  AdcText *title;
  int      width;
  int      depth;
  int      arm; /* of a piece bent at a right angle, how broad it is; 0: it is a rectangle */
} AdcSetupPiece;

typedef enum {
  ADC_SETUP_CORNER_NW, /* clockwise */
  ADC_SETUP_CORNER_NE,
  ADC_SETUP_CORNER_SE,
  ADC_SETUP_CORNER_SW,
} AdcSetupCorner;

typedef struct {
  char           *piece;
  int             x; /* of its upper left corner, from that of what is played on */
  int             y;
  gboolean        is_turned; /* by a quarter */
  AdcSetupCorner  corner;    /* of a bent piece: where the arms meet */
  guint           player;    /* from 1; 0: everybody's */
  gboolean        is_if_played; /* it is left out when so many do not play */
} AdcSetupPut;

typedef struct {
  char         *id;
  AdcText      *title;
  AdcText      *summary; /* or NULL */
  char         *rule;    /* or NULL */
  AdcSetupWhen  when;
  guint         width; /* of the table it takes, in centimetres */
  guint         depth;
  guint         n_columns; /* of what is played on, in squares */
  guint         n_rows;
  int           square;
  GPtrArray    *puts; /* of AdcSetupPut */
} AdcSetupLayout;

typedef struct {
  char      *rule;    /* or NULL */
  char      *drawn;   /* the entry that says how far the drawing can be trusted, or NULL */
  GPtrArray *pieces;  /* of AdcSetupPiece */
  GPtrArray *layouts; /* of AdcSetupLayout */
} AdcSetupTable;

typedef struct {
  int x;
  int y;
  int width;
  int depth;
} AdcSetupArea;

const AdcSetupPiece *adc_setup_table_find_piece (const AdcSetupTable *self, const char *id); /* or NULL */
AdcSetupArea         adc_setup_table_get_area   (const AdcSetupTable *self, const AdcSetupPut *put); /* its box */

/* Of everything that lies there, however many play. */
AdcSetupArea         adc_setup_table_get_bounds (const AdcSetupTable *self, const AdcSetupLayout *layout);

/* For the loader, and for the set-up that owns it. */
AdcSetupTable  *adc_setup_table_new        (void);
void            adc_setup_table_free       (AdcSetupTable *self);
AdcSetupPiece  *adc_setup_table_add_piece  (AdcSetupTable *self);
AdcSetupLayout *adc_setup_table_add_layout (AdcSetupTable *self);
AdcSetupPut    *adc_setup_layout_add_put   (AdcSetupLayout *layout);
void            adc_setup_when_clear       (AdcSetupWhen *self);
