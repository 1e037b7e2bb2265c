/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

/* One text in one or more languages. It is filled while a game is loaded and never changes afterwards, so any thread
 * may read it. */

typedef struct _AdcText AdcText;

#define ADC_TYPE_TEXT (adc_text_get_type ())

GType        adc_text_get_type    (void);
AdcText     *adc_text_new         (const char *language, const char *text);
AdcText     *adc_text_ref         (AdcText *self);
void         adc_text_unref       (AdcText *self);
gboolean     adc_text_add         (AdcText *self, const char *language, const char *text);
const char  *adc_text_get         (const AdcText *self);
const char  *adc_text_get_in      (const AdcText *self, const char *language);
const char  *adc_text_get_source  (const AdcText *self);
gboolean     adc_text_has         (const AdcText *self, const char *language);
guint        adc_text_get_n       (const AdcText *self);
const char  *adc_text_get_nth     (const AdcText *self, guint position, const char **language);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcText, adc_text_unref)
