/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-battles.h"
#include "adc-completions.h"
#include "adc-deck-shelf.h"
#include "adc-index-keeper.h"
#include "adc-library.h"
#include "adc-packs.h"

/* Holds what outlives a window: the library, the index, what the user typed in, the battles, the decks,
 * the settings. */

#define ADC_TYPE_APPLICATION (adc_application_get_type ())
G_DECLARE_FINAL_TYPE (AdcApplication, adc_application, ADC, APPLICATION, AdwApplication)

AdcApplication *adc_application_new             (void);
AdcLibrary     *adc_application_get_library     (AdcApplication *self); /* NULL while it loads */
AdcIndexKeeper *adc_application_get_index_keeper (AdcApplication *self); /* likewise */
AdcCompletions *adc_application_get_completions (AdcApplication *self); /* likewise */
AdcBattles     *adc_application_get_battles     (AdcApplication *self);
AdcDeckShelf   *adc_application_get_shelf       (AdcApplication *self);
AdcPacks       *adc_application_get_packs       (AdcApplication *self); /* once the library is there */
GSettings      *adc_application_get_settings    (AdcApplication *self);
GPtrArray      *adc_application_get_problems    (AdcApplication *self); /* of AdcProblem: what did not load */

/* Speaks another language from now on: interface and content, in a window that shows what the old one showed. */
void            adc_application_set_language    (AdcApplication *self, const char *language);

/* Reads the games and the user's values again, from where they are now, and shows them in a window likewise, with a
 * message to be told then, or NULL. */
void            adc_application_reload          (AdcApplication *self, const char *message);
