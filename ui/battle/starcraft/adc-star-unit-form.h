/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-star-scene.h"

/* What a unit has besides what is printed: attack and health by leaders or technologies, a detector, cloaking. */

#define ADC_TYPE_STAR_UNIT_FORM (adc_star_unit_form_get_type ())
G_DECLARE_FINAL_TYPE (AdcStarUnitForm, adc_star_unit_form, ADC, STAR_UNIT_FORM, GtkPopover)

GtkWidget *adc_star_unit_form_new   (GtkWidget *parent); /* it belongs to the parent */
void       adc_star_unit_form_popup (AdcStarUnitForm *self, GtkWidget *at, AdcStarScene *scene, const char *force);
