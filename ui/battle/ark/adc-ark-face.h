/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-ark-combat.h"

#include <gtk/gtk.h>

/* What is printed on an artifact: its power and whether it has the icon of the critical mass. It emits "changed"
 * when somebody changes one of them, and "activate" on Enter. */

#define ADC_TYPE_ARK_FACE (adc_ark_face_get_type ())
G_DECLARE_FINAL_TYPE (AdcArkFace, adc_ark_face, ADC, ARK_FACE, GtkBox)

GtkWidget  *adc_ark_face_new      (void);
AdcArkCard  adc_ark_face_get_card (AdcArkFace *self);
void        adc_ark_face_set_card (AdcArkFace *self, AdcArkCard card);
