/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-battle.h"

/* Says in a toast why something cannot be done, and offers the rule that forbids it. Takes the
 * fault; without one it only makes the sound of a key that does nothing. */
void adc_ares_refuse (GtkWidget *widget, AdcGame *game, AdcFault *fault);
