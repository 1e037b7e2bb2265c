/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-dice-cup.h"

/* A cup of dice under the fingers: rolled by the program, or put in as they fell on the table, by a tap on a face or by
 * a key. A tap on a die takes it back; the arrow below one that missed has it thrown again.
 *
 * "finished" is emitted when nothing is left to do here and the focus should go on. */

#define ADC_TYPE_DICE_TRAY (adc_dice_tray_get_type ())
G_DECLARE_FINAL_TYPE (AdcDiceTray, adc_dice_tray, ADC, DICE_TRAY, AdwBin)

GtkWidget *adc_dice_tray_new        (void);
void       adc_dice_tray_set_cup    (AdcDiceTray *self, AdcDiceCup *cup); /* or NULL */
void       adc_dice_tray_set_seed   (AdcDiceTray *self, guint32 seed); /* the same dice for the same seed */
gboolean   adc_dice_tray_take_focus (AdcDiceTray *self); /* FALSE: nothing is left to roll */
gboolean   adc_dice_tray_type       (AdcDiceTray *self, guint keyval); /* FALSE: the key means nothing here */
