/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-entry.h"

/* An entry, by typing: what is typed may mean shows below as buttons, and Enter takes the first. It emits "picked" with
 * the entry's id. */

#define ADC_TYPE_NAME_PICKER (adc_name_picker_get_type ())
G_DECLARE_DERIVABLE_TYPE (AdcNamePicker, adc_name_picker, ADC, NAME_PICKER, AdwBin)

struct _AdcNamePickerClass {
  AdwBinClass parent_class;

  GPtrArray *(*match)     (AdcNamePicker *self, const char *text); /* of AdcEntry */
  char      *(*dup_label) (AdcNamePicker *self, AdcEntry *entry);  /* what a screen reader calls its button */
};

/* What the field asks for, and what it says when nothing has the name. */
void adc_name_picker_set_words (AdcNamePicker *self, const char *label, const char *nothing);
void adc_name_picker_clear     (AdcNamePicker *self);
