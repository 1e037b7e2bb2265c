/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-room-desk.h"

/* Between adc-room-desk.c (the table, what is chosen, what is said) and adc-room-desk-owners.c (who has tokens, and how
 * they can be told apart). */

struct _AdcRoomDesk {
  GObject            parent_instance;
  AdcSession        *session;
  AdcControls       *controls;
  AdcCompletions    *completions; /* or NULL */
  GHashTable        *letters;     /* of each owner */
  guint              serial;
  guint              place;
  char              *player;
  char              *owner;
  const AdcRoomCase *example; /* which is open, or NULL */
  GVariant          *before;  /* what lay on the table before it */
  AdcRefusal        *notice;  /* or NULL */
  gboolean           is_refusal;
};

void adc_room_desk_choose_letters (AdcRoomDesk *self);
