/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "adc-text.h"

/* How a game lays square tiles beside one another: the kinds of tiles, the rules that say where they may go, and how
 * pieces move over them. Once loaded it never changes. */

#define ADC_GRID_MAX_SIDE 40 /* cells of a board, across and down */
#define ADC_GRID_MAX_MOVES 4
#define ADC_GRID_NOWHERE G_MAXUINT

typedef enum {
  ADC_GRID_ROOM, /* touches what is beside it */
  ADC_GRID_JUMP, /* a room that touches all others of its kind, too, for who moves */
  ADC_GRID_BASE, /* a player's own, larger than a room: touches only what lies before its exits */
  ADC_GRID_WALL, /* no room at all: nothing can be there */
} AdcGridKind;

typedef struct {
  char        *id;
  AdcText     *title;
  AdcGridKind  kind;
  char         sign;   /* a capital: how it is written in a sketch; the small letter: with a token */
  guint        width;  /* in cells, as its owner looks at it; 1 but for a base */
  guint        depth;
  guint        exits;  /* of a base: how many cells side by side before it it touches */
  char        *rule;   /* or NULL, as all that follow */
  char        *closed; /* of a base: that nobody else enters it */
} AdcGridTile;

typedef enum {
  ADC_GRID_TO_TOUCHING, /* to a room that touches */
  ADC_GRID_TO_JUMPS,    /* to any jump, or to one's own base */
  ADC_GRID_TO_ANY,      /* to any room */
} AdcGridReach;

typedef struct {
  char         *id;
  AdcText      *title;
  AdcGridReach  reach;
  char         *rule;
} AdcGridMove;

typedef struct {
  char  *touching; /* what touches what */
  char  *laying;   /* a new room goes next to the one that is explored */
  char  *stuck;    /* there is no place for it */
  char  *spent;    /* no tile has a token any more */
  guint  square;   /* no square of so many tiles by so many; 0: there is no such rule */
  char  *square_rule;
  char  *square_note; /* what counts in it */
  guint  gap;      /* at least so many rooms from jump to jump; 0: any number */
  char  *gap_rule;
  char  *gap_note;
  char  *linking;  /* rooms that are cut off: both rules may then be broken */
  char  *linking_note;
} AdcGridRules;

typedef enum { ADC_GRID_NORTH, ADC_GRID_EAST, ADC_GRID_SOUTH, ADC_GRID_WEST } AdcGridSide;

/* A base on a sketch. */
typedef struct {
  guint       cell;  /* its upper left one */
  AdcGridSide faces; /* where its exits are */
  guint       owner; /* from 1; 0: nobody's */
  guint       exit;  /* the first of the cells before it that it touches, counted along the edge from the upper left */
} AdcGridBase;

typedef struct {
  guint cell;
  char *name; /* as the rulebook calls the place */
} AdcGridMark;

/* Of an example: so many units go from one place to another. */
typedef struct {
  guint move; /* among the moves */
  guint n_units;
  guint from;
  guint to;
} AdcGridStep;

/* A sketch: an example of the rulebook, or a board to begin with. */
typedef struct {
  char      *id;
  AdcText   *title;
  AdcText   *summary; /* or NULL */
  char      *rule;
  guint      columns;
  guint      rows;
  char      *signs;   /* one for each cell; '.': nothing there */
  GArray    *bases;   /* of AdcGridBase */
  GPtrArray *marks;   /* of AdcGridMark */
  guint      lay;     /* the tile it asks about, among the tiles; ADC_GRID_NOWHERE: none */
  guint      explored, cursor, from, to; /* cells, or ADC_GRID_NOWHERE */
  guint      player;  /* from 1 */
  guint      n_units; /* of his at the start */
  guint      budget[ADC_GRID_MAX_MOVES];
  GArray    *steps;   /* of AdcGridStep */
} AdcGridSketch;

#define ADC_TYPE_GRID (adc_grid_get_type ())
G_DECLARE_FINAL_TYPE (AdcGrid, adc_grid, ADC, GRID, GObject)

GPtrArray           *adc_grid_get_tiles   (AdcGrid *self); /* of AdcGridTile */
GPtrArray           *adc_grid_get_moves   (AdcGrid *self); /* of AdcGridMove; the first is the one on foot */
GPtrArray           *adc_grid_get_cases   (AdcGrid *self); /* of AdcGridSketch: examples */
GPtrArray           *adc_grid_get_starts  (AdcGrid *self); /* of AdcGridSketch: boards to begin with */
const AdcGridRules  *adc_grid_get_rules   (AdcGrid *self);
const char          *adc_grid_get_token   (AdcGrid *self); /* what a token on a tile is called; NULL: there are none */
const char          *adc_grid_get_token_rule (AdcGrid *self);
const AdcGridTile   *adc_grid_find_tile   (AdcGrid *self, AdcGridKind kind); /* the first of that kind, or NULL */
const AdcGridSketch *adc_grid_find_sketch (AdcGrid *self, const char *id); /* an example or a start, or NULL */

/* “C4”: the third column, the fourth row. */
char                *adc_grid_dup_name    (guint columns, guint cell);
guint                adc_grid_parse_name  (const char *name, guint columns, guint rows); /* or ADC_GRID_NOWHERE */
guint                adc_grid_find_id     (GPtrArray *things, const char *id); /* of tiles or moves; or NOWHERE */

/* For the loader, before the grid is shared. FALSE: the id, or the sign, is taken, or there are too many. */
AdcGrid             *adc_grid_new         (void);
AdcGridRules        *adc_grid_edit_rules  (AdcGrid *self);
void                 adc_grid_set_token   (AdcGrid *self, AdcText *title, const char *rule);
gboolean             adc_grid_add_tile    (AdcGrid *self, const AdcGridTile *tile); /* copied, as is the next */
gboolean             adc_grid_add_move    (AdcGrid *self, const AdcGridMove *move);
gboolean             adc_grid_take_sketch (AdcGrid *self, AdcGridSketch *sketch, gboolean is_case);

AdcGridSketch       *adc_grid_sketch_new  (const char *id, guint columns, guint rows);
void                 adc_grid_sketch_free (AdcGridSketch *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcGridSketch, adc_grid_sketch_free)
