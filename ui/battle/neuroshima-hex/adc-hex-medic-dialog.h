/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-hex-grip.h"
#include "adc-hex-scene.h"

/* Asks which medic answers what a card does, and tells the fingers that hold the card; it is not played if nobody
 * chooses. */
void adc_hex_medic_dialog_present (GtkWidget *parent, const AdcHexScene *scene, const AdcHexQuestion *question,
                                   AdcHexGrip *grip);
