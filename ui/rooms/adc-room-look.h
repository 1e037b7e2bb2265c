/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-room-desk.h"

/* What is to be seen on a place's card, in words and colours: whoever draws it knows no rule. */

typedef struct {
  const char *letters; /* whose it is; NULL: nothing stands there */
  const char *colour;
  guint       count;   /* of units; 1 of what fills a slot */
} AdcRoomToken;

typedef struct {
  AdcRoomToken  token;
  char         *price;       /* of a cube put there; NULL: not shown */
  gboolean      is_doubtful; /* nobody knows how many there are */
} AdcRoomHole;

typedef struct {
  char    *text;
  gboolean is_covered;
  gboolean is_visible; /* the first that is not covered */
} AdcRoomNumber;

typedef struct {
  char      *title;   /* what is given; "?" when nobody knows */
  char      *value;   /* how much, as it stands */
  GPtrArray *numbers; /* of AdcRoomNumber, from the top */
} AdcRoomGift;

typedef struct {
  char      *title;
  char      *group;     /* NULL: nobody knows, or it has none */
  GPtrArray *gifts;     /* of AdcRoomGift */
  GPtrArray *covering;  /* of AdcRoomHole: the slots beside the numbers, which tokens in them cover */
  GPtrArray *other;     /* of AdcRoomHole: the others */
  gboolean   is_covered_by_cubes;
  GPtrArray *units;     /* of AdcRoomToken */
  GPtrArray *holders;   /* of AdcRoomToken: who controls it */
  char      *control;   /* how; NULL: as always, nothing is said */
  char      *chain;     /* or NULL */
  char      *sentence;  /* all of it, for who does not see it */
} AdcRoomLook;

AdcRoomLook *adc_room_look_new  (AdcRoomDesk *desk, const AdcRoomPlace *place);
void         adc_room_look_free (AdcRoomLook *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcRoomLook, adc_room_look_free)
