/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-price.h"
#include "adc-room-control.h"

/* Moves by the rules, for the active player: each is refused with a sentence and its rule, or done. A check gives NULL
 * when the move may be done. */

typedef enum {
  ADC_INTEGRATE,        /* he occupies the room */
  ADC_INTEGRATE_REMOTE, /* he need not */
  ADC_INTEGRATE_FREE,   /* he does not pay */
  ADC_INTEGRATE_HOME,   /* he does not pay in his home; elsewhere as usual */
} AdcIntegration;

/* A cube; position is -1 for the first free slot, else that of the cube to be replaced. */
AdcRefusal     *adc_room_check_cube  (AdcRoomTable *table, guint place, int position, AdcIntegration how);
gboolean        adc_room_move_cube   (AdcRoomTable *table, guint place, int position, AdcIntegration how,
                                      gboolean *is_rewarded, /* or NULL: whether this fills it, which earns something */
                                      AdcRefusal **refusal);
/* What the next cube there costs, whoever puts it; 0 when it is free. NULL: nobody knows. For the caller to free. */
char           *adc_room_dup_price   (AdcRoomTable *table, guint place, int position, AdcIntegration how);

/* A cylinder of his, or of a neutral that counts for him, from one place (0: his supply) to another; position likewise.
 * */
AdcRefusal     *adc_room_check_cylinder (AdcRoomTable *table, const char *owner, guint from, guint to, int position);
gboolean        adc_room_move_cylinder  (AdcRoomTable *table, const char *owner, guint from, guint to, int position,
                                         AdcRefusal **refusal);

/* A unit of his, or of a neutral that counts for him. How far it is, is not asked here. */
AdcRefusal     *adc_room_check_unit (AdcRoomTable *table, const char *owner, guint from, guint to);
gboolean        adc_room_move_unit  (AdcRoomTable *table, const char *owner, guint from, guint to,
                                     AdcRefusal **refusal);

AdcRefusal     *adc_room_check_activation (AdcRoomTable *table, guint place);
gboolean        adc_room_activate         (AdcRoomTable *table, guint place, AdcRefusal **refusal);

/* How many of a neutral are missing on the table, or too many, by what its home gives now; FALSE: nobody knows, or its
 * home is not there. The reason says so in a sentence. */
gboolean        adc_room_check_supply (AdcRoomTable *table, const char *neutral, int *difference, AdcReason **reason);
