/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-deck-pool.h"
#include "adc-deck-work.h"

/* What hands do to the cards of a deck: each is one step to undo. */

/* The zones it is built in, of const AdcDeckZone. */
GPtrArray *adc_deck_edit_list_zones (AdcDeckWork *work);

void       adc_deck_edit_add        (AdcDeckWork *work, const char *zone, AdcEntry *entry, guint count);

/* From that zone first, then from wherever they are. */
void       adc_deck_edit_remove     (AdcDeckWork *work, const char *zone, AdcEntry *entry, guint count);

void       adc_deck_edit_set_count  (AdcDeckWork *work, const AdcDeckLine *line, guint count);
void       adc_deck_edit_step       (AdcDeckWork *work, const AdcDeckLine *line, int by);
void       adc_deck_edit_move       (AdcDeckWork *work, const AdcDeckLine *line, const char *zone, guint count);

/* The zone so many further on, round and round; NULL: there is no other. */
const AdcDeckZone *adc_deck_edit_find_zone (AdcDeckWork *work, const char *from, int by);
