/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-grid-session.h"
#include "adc-grid-spot.h"

/* What the parts of the view share: the sketch that is worked on, the cell that is looked at, the tile in hand, and all
 * that can be done. "changed" is emitted after anything of it is another. */

#define ADC_TYPE_GRID_DESK (adc_grid_desk_get_type ())
G_DECLARE_FINAL_TYPE (AdcGridDesk, adc_grid_desk, ADC, GRID_DESK, GObject)

AdcGridDesk       *adc_grid_desk_new         (void);
void               adc_grid_desk_set_game    (AdcGridDesk *self, AdcGame *game, GVariant *state); /* or NULL */
AdcSession    *adc_grid_desk_get_session (AdcGridDesk *self); /* NULL before there is a game */
AdcGridMap        *adc_grid_desk_get_map     (AdcGridDesk *self); /* likewise */

guint              adc_grid_desk_get_cursor  (AdcGridDesk *self);
void               adc_grid_desk_set_cursor  (AdcGridDesk *self, guint cell);
const AdcGridTile *adc_grid_desk_get_tool    (AdcGridDesk *self); /* what a click lays; NULL: it only looks */
void               adc_grid_desk_set_tool    (AdcGridDesk *self, const AdcGridTile *tile);
const AdcGridTile *adc_grid_desk_get_asked   (AdcGridDesk *self); /* whose places are lit: the last one with rules */
gboolean           adc_grid_desk_is_linking  (AdcGridDesk *self); /* jumps are moved to link what is cut off */
void               adc_grid_desk_set_linking (AdcGridDesk *self, gboolean is_linking);
guint              adc_grid_desk_get_way     (AdcGridDesk *self); /* the one that is drawn */
void               adc_grid_desk_set_way     (AdcGridDesk *self, guint way);
const char        *adc_grid_desk_get_message (AdcGridDesk *self); /* why the last thing could not be done, or NULL */

/* Of the tile whose places are lit; NULL: none is asked about, or the cell is taken. */
AdcGridSpot       *adc_grid_desk_check       (AdcGridDesk *self, guint cell);

/* Each is one step to undo, and says why it cannot be done. */
gboolean           adc_grid_desk_lay         (AdcGridDesk *self, guint cell, const AdcGridTile *tile);
void               adc_grid_desk_open        (AdcGridDesk *self, const AdcGridSketch *sketch);
void               adc_grid_desk_commit      (AdcGridDesk *self); /* whatever was done to the map itself */

/* At the cursor: "explore", "from", "to", "token", "turn", "exits", "remove". */
gboolean           adc_grid_desk_can         (AdcGridDesk *self, const char *command);
gboolean           adc_grid_desk_is_done     (AdcGridDesk *self, const char *command); /* once more takes it back */
void               adc_grid_desk_run         (AdcGridDesk *self, const char *command);
extern const char * const adc_grid_desk_commands[]; /* NULL at the end */
