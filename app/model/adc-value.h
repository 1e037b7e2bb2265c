/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* What is known of one stat of one unit or card. Unknown is not a value: it is the absence of one (NULL). */

typedef enum {
  ADC_BASIS_STATED,  /* the printed source says so */
  ADC_BASIS_DEDUCED, /* worked out from an example */
  ADC_BASIS_USER,    /* the user read it on the printed card */
} AdcBasis;

typedef struct {
  char     *text;     /* as the stat normalises it: "3", "X", "recon:2 resistant", an id */
  AdcBasis  basis;
  gboolean  complete; /* of a list of abilities: FALSE when there may be others */
  char     *source;   /* id of the source that states it; NULL: that of its entry */
} AdcValue;

AdcValue *adc_value_new         (const char *text, AdcBasis basis, gboolean complete);
AdcValue *adc_value_copy        (const AdcValue *self);
void      adc_value_free        (AdcValue *self);
gboolean  adc_value_get_integer (const AdcValue *self, int *integer);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcValue, adc_value_free)
