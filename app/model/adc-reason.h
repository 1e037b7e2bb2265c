/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* One line of an explanation: “Columns jumped  −2”, and the entry that says so. */

typedef struct {
  char     *label;     /* in the reader's language */
  gboolean  has_value;
  int       value;
  char     *amount;    /* what stands in its place when it is no number: “1:3”, “5 × 2:2”; or NULL */
  char     *rule;      /* the id of an entry of the game, or NULL */
} AdcReason;

AdcReason *adc_reason_new        (const char *label, const char *rule); /* without a value */
AdcReason *adc_reason_new_value  (const char *label, int value, const char *rule);
AdcReason *adc_reason_new_amount (const char *label, const char *amount, const char *rule);
void       adc_reason_free       (AdcReason *self);
GPtrArray *adc_reason_copy_list  (GPtrArray *reasons); /* as they are, but without values */
char      *adc_reason_format_value (const AdcReason *self, gboolean is_first); /* "4", "+1", "−2", "1:3" or "" */

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcReason, adc_reason_free)
