/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

/* One value typed in by the user: which game, which entry, which stat, what. */

#define ADC_TYPE_COMPLETION (adc_completion_get_type ())
G_DECLARE_FINAL_TYPE (AdcCompletion, adc_completion, ADC, COMPLETION, GObject)

AdcCompletion *adc_completion_new       (const char *game, const char *entry, const char *stat, const char *text);
const char    *adc_completion_get_game  (AdcCompletion *self);
const char    *adc_completion_get_entry (AdcCompletion *self);
const char    *adc_completion_get_stat  (AdcCompletion *self);
const char    *adc_completion_get_text  (AdcCompletion *self);
gboolean       adc_completion_is_for    (AdcCompletion *self, const char *game, const char *entry, const char *stat);
char          *adc_completion_dup_key   (AdcCompletion *self); /* the same for whatever is for the same */
