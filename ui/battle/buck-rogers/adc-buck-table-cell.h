/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-buck-scene.h"

/* One cell of the combat table: what one kind of piece needs against another, and who is in that
 * position now. */

/* Some pieces of one side and some of another. */
typedef struct {
  const char        *from; /* ids of forces */
  const char        *at;
  const AdcBuckCamp *camp; /* of those who shoot */
  const AdcShot     *shot; /* or NULL: there is no battle */
} AdcBuckPair;

#define ADC_TYPE_BUCK_TABLE_CELL (adc_buck_table_cell_get_type ())
G_DECLARE_FINAL_TYPE (AdcBuckTableCell, adc_buck_table_cell, ADC, BUCK_TABLE_CELL, GtkWidget)

GtkWidget *adc_buck_table_cell_new      (AdcBuckType attacker, AdcBuckType target);

/* Finds out what to say of it; the scene must last as long as it is shown. */
void       adc_buck_table_cell_show     (AdcBuckTableCell *self, AdcBuckScene *scene);
void       adc_buck_table_cell_mark     (AdcBuckTableCell *self, const char *from, const char *at);

gboolean   adc_buck_table_cell_is_lit   (AdcBuckTableCell *self); /* somebody can shoot so now */

/* The pair that comes after the one pointed at, or the first; NULL when nobody can. */
const AdcBuckPair *adc_buck_table_cell_get_next (AdcBuckTableCell *self, const char *from,
                                                 const char *at);
