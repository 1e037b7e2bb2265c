/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-game.h"

/* A sketch of the tiles on a table, and what is asked about it: which room is explored, who goes from where to where
 * with how many moves. It checks no rule: that is the spot's, the way's and the survey's. Whatever gives a boolean says
 * FALSE, and changes nothing, when it cannot be.
 *
 * Cells are counted from the upper left, row by row. A base is one place, however many cells it covers: its upper left
 * one stands for it. */

#define ADC_GRID_MAP_VARIANT "(uusa(uuuu)a(us)(uuu)uaus)"
#define ADC_GRID_MAX_BUDGET 99

#define ADC_TYPE_GRID_MAP (adc_grid_map_get_type ())
G_DECLARE_FINAL_TYPE (AdcGridMap, adc_grid_map, ADC, GRID_MAP, GObject)

AdcGridMap          *adc_grid_map_new          (AdcGame *game); /* which has a grid */
AdcGame             *adc_grid_map_get_game     (AdcGridMap *self);
AdcGrid             *adc_grid_map_get_grid     (AdcGridMap *self);

guint                adc_grid_map_get_columns  (AdcGridMap *self);
guint                adc_grid_map_get_rows     (AdcGridMap *self);
guint                adc_grid_map_get_n_cells  (AdcGridMap *self);
gboolean             adc_grid_map_can_grow     (AdcGridMap *self, AdcGridSide side, gboolean shrinks);
gboolean             adc_grid_map_grow         (AdcGridMap *self, AdcGridSide side); /* by one row or column */
gboolean             adc_grid_map_shrink       (AdcGridMap *self, AdcGridSide side); /* FALSE: something lies there */

const AdcGridTile   *adc_grid_map_get_tile     (AdcGridMap *self, guint cell); /* NULL: nothing there */
const AdcGridBase   *adc_grid_map_get_base     (AdcGridMap *self, guint cell); /* that covers it, or NULL */
GArray              *adc_grid_map_get_bases    (AdcGridMap *self); /* of AdcGridBase */
guint                adc_grid_map_get_place    (AdcGridMap *self, guint cell); /* what stands for it, or NOWHERE */
gboolean             adc_grid_map_is_room      (AdcGridMap *self, guint cell); /* jumps are, bases are not */
gboolean             adc_grid_map_is_jump      (AdcGridMap *self, guint cell);
gboolean             adc_grid_map_is_empty     (AdcGridMap *self, guint cell);
gboolean             adc_grid_map_set_tile     (AdcGridMap *self, guint cell, const AdcGridTile *tile); /* no base */
/* Another base may be moved away for it: the one that stands at that place. */
gboolean             adc_grid_map_can_hold     (AdcGridMap *self, const AdcGridBase *base, guint instead);
gboolean             adc_grid_map_add_base     (AdcGridMap *self, const AdcGridBase *base);
gboolean             adc_grid_map_change_base  (AdcGridMap *self, guint cell, const AdcGridBase *base);
gboolean             adc_grid_map_remove       (AdcGridMap *self, guint cell);
void                 adc_grid_map_clear        (AdcGridMap *self); /* as large as it was, and empty */

gboolean             adc_grid_map_has_token    (AdcGridMap *self, guint cell);
gboolean             adc_grid_map_set_token    (AdcGridMap *self, guint cell, gboolean has_token);

/* ADC_GRID_NOWHERE: none. A room is explored; one goes from room or base to room or base. */
guint                adc_grid_map_get_explored (AdcGridMap *self);
gboolean             adc_grid_map_set_explored (AdcGridMap *self, guint cell);
guint                adc_grid_map_get_from     (AdcGridMap *self);
gboolean             adc_grid_map_set_from     (AdcGridMap *self, guint cell);
guint                adc_grid_map_get_to       (AdcGridMap *self);
gboolean             adc_grid_map_set_to       (AdcGridMap *self, guint cell);

guint                adc_grid_map_get_n_players (AdcGridMap *self);
guint                adc_grid_map_get_player   (AdcGridMap *self); /* from 1 */
gboolean             adc_grid_map_set_player   (AdcGridMap *self, guint player);
guint                adc_grid_map_get_budget   (AdcGridMap *self, guint move); /* on foot, 0: it is not counted */
gboolean             adc_grid_map_set_budget   (AdcGridMap *self, guint move, guint count);

/* What the example that is open calls a place, or NULL; the example, until the sketch is another one, or NULL. */
const char          *adc_grid_map_get_mark     (AdcGridMap *self, guint cell);
const AdcGridSketch *adc_grid_map_get_sketch   (AdcGridMap *self);
void                 adc_grid_map_open         (AdcGridMap *self, const AdcGridSketch *sketch);
void                 adc_grid_map_close        (AdcGridMap *self); /* the example: what it drew stays */

GVariant            *adc_grid_map_to_variant   (AdcGridMap *self);
gboolean             adc_grid_map_restore      (AdcGridMap *self, GVariant *variant); /* of that type */
