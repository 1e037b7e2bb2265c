/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-entry.h"

/* A field where the name of an entry is typed: those that are meant are listed below it, Enter takes the one that is
 * lit, which is the first until the arrows go elsewhere. What names nothing is not taken, unless the field has an offer
 * for it.
 *
 * Signal "picked" (entry, or NULL when the field was emptied): by the user. Signal "offer-taken" (what was typed). */

#define ADC_TYPE_NAME_ENTRY (adc_name_entry_get_type ())
G_DECLARE_DERIVABLE_TYPE (AdcNameEntry, adc_name_entry, ADC, NAME_ENTRY, AdwBin)

struct _AdcNameEntryClass {
  AdwBinClass parent_class;

  GPtrArray *(*match)    (AdcNameEntry *self, const char *text); /* of AdcEntry */
  char      *(*describe) (AdcNameEntry *self, AdcEntry *entry);  /* what the list says besides the title, or NULL */
  char      *(*offer)    (AdcNameEntry *self, const char *text); /* what else can be done with it, the last line; NULL:
                                                                    nothing. May be left out */
};

/* What a screen reader calls it, and what the field says while it is empty. */
void      adc_name_entry_set_name    (AdcNameEntry *self, const char *name, const char *hint);
void      adc_name_entry_set_nothing (AdcNameEntry *self, const char *words); /* what it says of a name nobody has */

/* A field that keeps shows what was picked, as they do unless told; any other is empty again for the next one. */
void      adc_name_entry_set_keeps   (AdcNameEntry *self, gboolean keeps);
void      adc_name_entry_set_shown   (AdcNameEntry *self, AdcEntry *entry); /* or NULL; written in the field */
GtkEntry *adc_name_entry_get_field   (AdcNameEntry *self);
