/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

/* A tinted card that stands apart from the text: a note, an example, a ruling. A picture and a word
 * say what it is; the tint only repeats it. */

#define ADC_TYPE_CALLOUT (adc_callout_get_type ())
G_DECLARE_FINAL_TYPE (AdcCallout, adc_callout, ADC, CALLOUT, AdwBin)

/* The style is one of the classes of style-article.css: "remark", "tip", "editorial", "example",
 * "clarification", "erratum". The title may be NULL. */
GtkWidget *adc_callout_new    (const char *style, const char *label, const char *title);
void       adc_callout_append (AdcCallout *self, GtkWidget *child);
