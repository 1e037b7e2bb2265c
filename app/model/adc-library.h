/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "adc-game.h"

/* The games at hand, as a list model of AdcGame. The guide, which is written and read like a game but not played, is kept
 * beside them: whoever goes through the games does not meet it. */

#define ADC_TYPE_LIBRARY (adc_library_get_type ())
G_DECLARE_FINAL_TYPE (AdcLibrary, adc_library, ADC, LIBRARY, GObject)

AdcLibrary *adc_library_new         (void);
gboolean    adc_library_add         (AdcLibrary *self, AdcGame *game); /* FALSE: the id is taken, or there is a guide */
void        adc_library_remove      (AdcLibrary *self, AdcGame *game);
void        adc_library_replace     (AdcLibrary *self, AdcGame *game, AdcGame *by); /* of the same id */
AdcLibrary *adc_library_copy        (AdcLibrary *self); /* the same games, for a thread: it changes no more */
AdcGame    *adc_library_get_game    (AdcLibrary *self, const char *id); /* or NULL */
AdcGame    *adc_library_get_guide   (AdcLibrary *self); /* or NULL */
/* The game of that id, or the guide. */
AdcGame    *adc_library_get_work    (AdcLibrary *self, const char *id); /* or NULL */
AdcEntry   *adc_library_find        (AdcLibrary *self, const char *location); /* "game/kind/id", or NULL */
