/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-reason.h"
#include "adc-room-table.h"

/* Who controls each place of a table, and why. It is worked out once, never changes, and does not look at the table
 * again. */

typedef enum {
  ADC_CONTROL_NONE,
  ADC_CONTROL_SHARED,    /* by units and cylinders, even when one player alone has some */
  ADC_CONTROL_EXCLUSIVE, /* most cubes */
  ADC_CONTROL_TIE,       /* as many cubes: shared as well */
  ADC_CONTROL_HOME,      /* a home */
} AdcControlKind;

typedef struct {
  guint           place;
  AdcControlKind  kind;
  GPtrArray      *players;  /* ids of those who control it, in the order of the game's */
  GPtrArray      *reasons;  /* of AdcReason */
  gboolean        is_full;  /* wholly integrated */
  gboolean        is_full_known; /* FALSE: nobody knows how many squares it has */
  GPtrArray      *activators; /* ids of those who control it and may activate it in their turn, and have not yet */
} AdcControl;

typedef struct _AdcControls AdcControls;

AdcControls      *adc_controls_new      (AdcRoomTable *table);
void              adc_controls_free     (AdcControls *self);
const AdcControl *adc_controls_get      (const AdcControls *self, guint place); /* NULL: there is no such place */
gboolean          adc_controls_has      (const AdcControls *self, guint place, const char *player);

/* Whether tokens of an owner, a player or a neutral, count for a player: his own, and those whose home he controls, if
 * it is shared only in his turn. And who may say so now: of a neutral, ids of all for whom they count. */
gboolean          adc_controls_is_his   (const AdcControls *self, const char *owner, const char *player);
/* For the caller to unref */
GPtrArray        *adc_controls_list_masters (const AdcControls *self, const char *neutral);

/* Units that count for a player: on one place, or everywhere when it is 0. */
guint             adc_controls_count_units (const AdcControls *self, AdcRoomTable *table, guint place,
                                                   const char *player);

const char       *adc_control_kind_get_title (AdcControlKind kind); /* “Shared control” */

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcControls, adc_controls_free)
