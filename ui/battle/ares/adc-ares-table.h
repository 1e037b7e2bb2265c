/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-ares-cell.h"
#include "adc-ares-edit.h"
#include "adc-ares-scene.h"

/* The battle line laid out in columns: the defender's forces above, the attacker's below, face to
 * face, reinforcements behind, base cards at the ends, and gaps where a column can be opened. */

#define ADC_TYPE_ARES_TABLE (adc_ares_table_get_type ())
G_DECLARE_FINAL_TYPE (AdcAresTable, adc_ares_table, ADC, ARES_TABLE, GtkWidget)

GtkWidget *adc_ares_table_new       (void);

/* Lays everything out anew, and appends the cells to the array, which borrows them: row by row from
 * the top, each from the left. */
void       adc_ares_table_set_scene (AdcAresTable *self, AdcAresScene *scene, GPtrArray *cells);

/* Where in the line a force of that side would be put if it were dropped there. FALSE: where it is
 * already. */
gboolean   adc_ares_table_get_place (AdcAresTable *self, const AdcAresForceInfo *dragged, double x,
                                     AdcAresPlace *place);

/* Lights up the places where that force may go, until they are put out. */
void       adc_ares_table_light_up  (AdcAresTable *self, AdcBattleSession *session,
                                     const AdcAresForceInfo *dragged);
void       adc_ares_table_put_out   (AdcAresTable *self);

/* The place it is over now, or NULL. */
void       adc_ares_table_set_aim   (AdcAresTable *self, AdcAresSide side,
                                     const AdcAresPlace *place);
