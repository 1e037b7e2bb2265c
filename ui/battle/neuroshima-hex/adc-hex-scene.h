/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-hex-table.h"
#include "adc-tile.h"

/* What there is to be seen on the board at the moment that is shown. Also of a layout that the rules forbid, which
 * has no battle: a file may bring one, and a hand must be able to put it right. Plain data; what it points to is
 * the game's and the table's. */

typedef struct {
  const char *force;  /* its id; NULL: the hex is empty */
  AdcPiece   *piece;  /* NULL: the game has no such unit */
  const char *name;
  guint       side;   /* from 0 */
  guint       rotation;
  int         wounds;
  gboolean    is_hq;
  int         points; /* of an HQ; -1: it has none, or they do not count */
  int         toughness;
  gboolean    is_netted;
  gboolean    acts;   /* in the phase that is shown */
  gboolean    dies;   /* likewise */
  guint       n_initiatives;
  int         initiatives[ADC_HEX_ACTIONS]; /* as they are now, the highest first */
} AdcHexSight;

typedef struct {
  const char *id;
  const char *name;
  GdkRGBA     colour;
} AdcHexArmy;

typedef struct {
  AdcHexSight        cells[ADC_HEX_CELLS];
  guint              n_armies;
  AdcHexArmy         armies[ADC_HEX_PLAYERS];
  gboolean           is_hill;
  gboolean           is_scored;
  gboolean           is_legal;  /* FALSE: what follows is not known */
  const AdcHexPhase *phase;     /* or NULL */
  AdcHexPosition     position;  /* as it stands now */
  AdcHexSurvey       survey;
} AdcHexScene;

void              adc_hex_scene_read      (AdcHexScene *self, AdcHexTable *table);
int               adc_hex_scene_find_army (const AdcHexScene *self, const char *side); /* or -1 */

/* "Runner (c2)"; free it. */
char             *adc_hex_scene_dup_name  (const AdcHexScene *self, guint cell);
GdkRGBA           adc_hex_army_get_colour (AdcGame *game, const char *faction);
