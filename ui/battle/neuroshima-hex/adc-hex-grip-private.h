/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-hex-grip.h"
#include "adc-piece.h"

/* Between adc-hex-grip.c (what is held), adc-hex-grip-deeds.c (what is done with it) and adc-hex-grip-words.c (what
 * is said of it). */

struct _AdcHexGrip {
  GObject       parent_instance;
  AdcHexTable  *table;
  AdcHexHold    hold;
  char         *side;
  char         *piece;
  guint         from;
  guint         pushed;
  guint         rotation;
  guint         last_rotation; /* of the tile that was laid last */
  guint         target;        /* of what is answered by medics */
  AdcHexAnswers answers;
  gboolean      is_acting;     /* what changes on the table is our own doing */
};

AdcPiece             *adc_hex_grip_find_piece   (AdcHexGrip *self, const char *id); /* or NULL */
AdcScenario          *adc_hex_grip_get_scenario (AdcHexGrip *self); /* or NULL */
const AdcHexPosition *adc_hex_grip_get_position (AdcHexGrip *self); /* or NULL */
void                  adc_hex_grip_announce     (AdcHexGrip *self);
void                  adc_hex_grip_ask          (AdcHexGrip *self, AdcHexResult *result);

/* Of the card that is being played: its rule, and why a hex cannot be chosen now. */
const char           *adc_hex_grip_get_rule     (AdcHexGrip *self);
const char           *adc_hex_grip_get_reason   (AdcHexGrip *self);
