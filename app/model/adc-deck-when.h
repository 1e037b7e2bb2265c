/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* Which decks something is for: all of what is said must be so. */

typedef struct {
  guint  min_players; /* 0: whatever their number */
  guint  max_players;
  char  *faction;     /* or NULL: every one; it stands for those that are part of it too */
  char  *edition;     /* or NULL */
  GStrv  options;     /* of the deck's choices; or NULL */
} AdcDeckWhen;

void adc_deck_when_clear (AdcDeckWhen *self);
