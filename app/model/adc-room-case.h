/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-text.h"

/* An example of the rulebook: what lies where, as the game's data says. */

typedef struct {
  char  *owner; /* a player or a neutral */
  guint  token; /* an AdcToken */
  guint  count;
} AdcRoomCaseToken;

typedef struct {
  char      *card;   /* or NULL: a room of which the rulebook gives no name */
  char      *player; /* of a home; or NULL */
  AdcText   *title;  /* of a room without a card */
  char      *activated; /* by that player; or NULL */
  char     **values; /* for each AdcRoomStat what the example says of it, or NULL: what the card says */
  GPtrArray *tokens; /* of AdcRoomCaseToken, in order */
} AdcRoomCasePlace;

typedef struct {
  char      *id;
  char      *rule; /* id of the entry it is an example of, or NULL */
  AdcText   *title;
  AdcText   *summary; /* or NULL */
  GStrv      players; /* who is at the table; the first is the active one unless said otherwise */
  char      *active;
  char      *benefit; /* the action it is about, or NULL */
  GPtrArray *places;  /* of AdcRoomCasePlace */
} AdcRoomCase;

AdcRoomCase      *adc_room_case_new       (const char *id, const char *rule, AdcText *title, AdcText *summary);
AdcRoomCasePlace *adc_room_case_add_place (AdcRoomCase *self, const char *card, const char *player, AdcText *title);
void              adc_room_case_place_add (AdcRoomCasePlace *self, guint token, const char *owner, guint count);
void              adc_room_case_free      (AdcRoomCase *self);
const char       *adc_room_case_get_title   (const AdcRoomCase *self);
const char       *adc_room_case_get_summary (const AdcRoomCase *self); /* or NULL */

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcRoomCase, adc_room_case_free)
