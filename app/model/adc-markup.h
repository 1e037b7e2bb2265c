/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* The inline marks of a text: [[id]], [[id|words shown]] and *words that stand out*. */

typedef struct {
  char     *text;   /* what is shown; NULL for a bare [[id]], shown as that entry's title */
  char     *target; /* the id of a link, or NULL */
  gboolean  strong;
} AdcSpan;

void       adc_span_free    (AdcSpan *self);
GPtrArray *adc_markup_parse (const char *text);
