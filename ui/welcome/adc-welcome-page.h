/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-library.h"

/* What the very first start shows: which games the player owns, and which language he reads. What is ticked is kept at
 * once.
 *
 * "started" is emitted when the player is done, "language-chosen" with "fr" or "en". */

#define ADC_TYPE_WELCOME_PAGE (adc_welcome_page_get_type ())
G_DECLARE_FINAL_TYPE (AdcWelcomePage, adc_welcome_page, ADC, WELCOME_PAGE, AdwBin)

GtkWidget *adc_welcome_page_new   (AdcLibrary *library, GSettings *settings);
void       adc_welcome_page_focus (AdcWelcomePage *self); /* on the button that goes on */
