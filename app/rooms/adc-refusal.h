/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* Why something cannot be done: one sentence, and the entry that says so. */

typedef struct {
  char *message;
  char *rule; /* id of an entry, or NULL */
} AdcRefusal;

AdcRefusal *adc_refusal_new  (const char *rule, const char *format, ...) G_GNUC_PRINTF (2, 3);
void        adc_refusal_free (AdcRefusal *self);

/* For whoever refuses: keeps it for who asked, or frees it when nobody did. Always FALSE. */
gboolean    adc_refusal_take (AdcRefusal **place, AdcRefusal *refusal);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcRefusal, adc_refusal_free)
