/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-muster-session.h"

/* One zone of a deployment: whose it is, and the pieces that begin there. Each change is a step of the session. */

#define ADC_TYPE_PLACEMENT_CARD (adc_placement_card_get_type ())
G_DECLARE_FINAL_TYPE (AdcPlacementCard, adc_placement_card, ADC, PLACEMENT_CARD, GtkBox)

GtkWidget  *adc_placement_card_new      (AdcMusterSession *session, AdcZone *zone);
const char *adc_placement_card_get_zone (AdcPlacementCard *self); /* id */
void        adc_placement_card_update   (AdcPlacementCard *self);
