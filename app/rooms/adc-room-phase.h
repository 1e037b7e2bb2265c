/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-room-total.h"

/* A phase of action of the active player: what he has of each action is worked out when it begins and stays so,
 * whatever happens on the table meanwhile. It is kept with the table. */

typedef struct {
  char        *benefit;
  AdcModifier  total;  /* as it was when the phase began */
  guint        n_spent; /* of the first term */
} AdcFrozen;

/* Why the active player may not begin a phase with that section: his pawn stands there already, or a phase is over and
 * no card chains to it. NULL: he may. */
AdcRefusal *adc_room_phase_check   (AdcRoomTable *table, const char *section);
gboolean    adc_room_phase_begin   (AdcRoomTable *table, const char *section, AdcRefusal **refusal);
void        adc_room_phase_end     (AdcRoomTable *table); /* of the phase; the turn goes on */
void        adc_room_turn_end      (AdcRoomTable *table); /* the next player's turn begins */

const char *adc_room_phase_get_section (AdcRoomTable *table); /* or NULL: none is under way */
gboolean    adc_room_phase_is_chained  (AdcRoomTable *table); /* the second of the turn */
GPtrArray  *adc_room_phase_get_frozen  (AdcRoomTable *table); /* of AdcFrozen; empty: none is under way */
const AdcFrozen *adc_room_phase_find   (AdcRoomTable *table, const char *benefit); /* or NULL */
gboolean    adc_room_phase_spend       (AdcRoomTable *table, const char *benefit, AdcRefusal **refusal); /* one point */
gboolean    adc_room_phase_unspend     (AdcRoomTable *table, const char *benefit);

/* Sections that may follow in this turn, of const char *; for the caller to unref. */
GPtrArray  *adc_room_phase_list_chains (AdcRoomTable *table);
