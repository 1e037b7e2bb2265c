/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* The language the reader sees, interface and content together. It is process-wide for the same reason gettext's is:
 * every sentence shown at one moment is in one language. Model objects hold all languages; this picks one. */

const char *adc_language_get_current (void);
void        adc_language_set_current (const char *language);
gboolean    adc_language_is_known    (const char *language);
const char *adc_language_from_locale (void);
