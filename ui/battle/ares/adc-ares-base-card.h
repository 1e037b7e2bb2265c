/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-ares-cell.h"

/* One of the two cards that stand for the buildings of an attacked base, at the ends of the
 * defender's row. It can only be shot at. */

#define ADC_TYPE_ARES_BASE_CARD (adc_ares_base_card_get_type ())
G_DECLARE_FINAL_TYPE (AdcAresBaseCard, adc_ares_base_card, ADC, ARES_BASE_CARD, AdcAresCell)

GtkWidget *adc_ares_base_card_new (gboolean is_left, guint n_empty); /* buildings left to destroy */
