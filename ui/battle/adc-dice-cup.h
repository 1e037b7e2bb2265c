/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include "adc-scenario.h"

/* The dice of one throw, from the first that falls to the last that is thrown again. A die is thrown again at most
 * once, and only when it missed. What is put in or rolled fills the places that wait, in their order: first those of
 * dice not thrown yet, then those of dice to throw again.
 *
 * "changed" is emitted after anything changed. */

#define ADC_TYPE_DICE_CUP (adc_dice_cup_get_type ())
G_DECLARE_FINAL_TYPE (AdcDiceCup, adc_dice_cup, ADC, DICE_CUP, GObject)

/* A die hits when it shows at most what is NEEDED, or at least, when the higher is the better; 0: none does. */
AdcDiceCup *adc_dice_cup_new           (guint n_dice, guint n_faces, guint needed, gboolean is_at_least,
                                        guint n_rerolls);
guint       adc_dice_cup_get_n_dice    (AdcDiceCup *self);
guint       adc_dice_cup_get_n_faces   (AdcDiceCup *self);

/* Faces of a die: as it fell first, as it fell again, as it lies now; 0 when it has not. */
guint       adc_dice_cup_get_first     (AdcDiceCup *self, guint die);
guint       adc_dice_cup_get_again     (AdcDiceCup *self, guint die);
guint       adc_dice_cup_get_face      (AdcDiceCup *self, guint die);
gboolean    adc_dice_cup_is_hit        (AdcDiceCup *self, guint die);

/* Whether it was chosen to be thrown again, and whether it may be. */
gboolean    adc_dice_cup_is_chosen     (AdcDiceCup *self, guint die);
gboolean    adc_dice_cup_can_choose    (AdcDiceCup *self, guint die);
void        adc_dice_cup_set_chosen    (AdcDiceCup *self, guint die, gboolean chosen);

gboolean    adc_dice_cup_is_waiting    (AdcDiceCup *self); /* for a die, or for one to be thrown again */
gboolean    adc_dice_cup_is_begun      (AdcDiceCup *self);
guint       adc_dice_cup_count_hits    (AdcDiceCup *self);
guint       adc_dice_cup_count_throws  (AdcDiceCup *self); /* of single dice, those thrown again twice */
guint       adc_dice_cup_count_rerolls (AdcDiceCup *self); /* left */

gboolean    adc_dice_cup_put           (AdcDiceCup *self, guint face); /* FALSE: no such face, or nothing waits */
void        adc_dice_cup_roll          (AdcDiceCup *self, GRand *random); /* all that waits */
void        adc_dice_cup_take_back     (AdcDiceCup *self, guint die); /* its last throw */
void        adc_dice_cup_take_last     (AdcDiceCup *self);
void        adc_dice_cup_empty         (AdcDiceCup *self);

/* The result: into a log, and in short, as in “2 5→1 6”. */
void        adc_dice_cup_write         (AdcDiceCup *self, AdcScenarioShot *shot);
char       *adc_dice_cup_format        (AdcDiceCup *self);
