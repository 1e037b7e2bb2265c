/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-buck-scene.h"

/* What the board says of pieces and shots. */

typedef enum {
  ADC_BUCK_NO_ROLE,
  ADC_BUCK_SHOOTER, /* chosen to shoot */
  ADC_BUCK_AIMED_AT, /* chosen to be shot at */
} AdcBuckRole;

/* What the piece is called; what stands beside that, as in “in orbit above”, or NULL. */
const char *adc_buck_stock_get_title   (const AdcBuckStock *stock);
const char *adc_buck_slot_get_place    (const AdcBuckSlot *slot);

/* "8" or "8, 2 already hit". */
char       *adc_buck_stock_format      (const AdcBuckStock *stock);

/* "2 already hit · more than the 20 of one colour", or NULL. */
char       *adc_buck_stock_dup_caption (const AdcBuckStock *stock);

/* "Trooper: 8, 2 already hit, Buck Rogers, chosen to shoot", to be read aloud; the shot, of which
 * it is the target, may be NULL. */
char       *adc_buck_stock_describe    (const AdcBuckStock *stock, const AdcBuckCamp *camp,
                                        AdcBuckRole role, const AdcShot *shot);

/* What the die of a shot needs: "6+", "–" (no die at all), "?" (a value is missing). */
char       *adc_buck_format_needed     (const AdcShot *shot);

/* The same as a sentence, when the shot is possible: “6 or more hits”. */
char       *adc_buck_describe_needed   (const AdcShot *shot);

const char *adc_buck_get_order_title   (guint index); /* "Moves first" */
