/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-ares-board-words.h"

/* One place of the battle line and what is in it: a force, a base card, or nothing. The keyboard
 * moves from one to the next. */

#define ADC_TYPE_ARES_CELL (adc_ares_cell_get_type ())
G_DECLARE_DERIVABLE_TYPE (AdcAresCell, adc_ares_cell, ADC, ARES_CELL, GtkWidget)

struct _AdcAresCellClass {
  GtkWidgetClass parent_class;

  void (*show_shot) (AdcAresCell *self, AdcAresRole role, const AdcShot *shot);
};

#define ADC_ARES_LEFT  (-1)           /* the column of the base card on the left */
#define ADC_ARES_RIGHT G_MAXINT       /* and on the right */

GtkWidget  *adc_ares_cell_new_empty (void);

/* The id of a force, "base-left", "base-right", or NULL. */
const char *adc_ares_cell_get_id    (AdcAresCell *self);
void        adc_ares_cell_set_id    (AdcAresCell *self, const char *id);

void        adc_ares_cell_set_place (AdcAresCell *self, AdcAresSide side, int column, guint rank);
AdcAresSide adc_ares_cell_get_side   (AdcAresCell *self);
int         adc_ares_cell_get_column (AdcAresCell *self);
guint       adc_ares_cell_get_rank   (AdcAresCell *self);

/* Its part in the shot that was pointed at; the shot is the one it would suffer, or NULL. */
void        adc_ares_cell_show_shot (AdcAresCell *self, AdcAresRole role, const AdcShot *shot);

/* Fills a small label with the threshold of a shot, and hides it when there is none. */
void        adc_ares_show_threshold (GtkLabel *label, const AdcShot *shot);
