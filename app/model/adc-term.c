/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-term.h"

struct _AdcTerm {
  AdcEntry parent_instance;
};

G_DEFINE_FINAL_TYPE (AdcTerm, adc_term, ADC_TYPE_ENTRY)

static void
adc_term_class_init (AdcTermClass *klass)
{
  ADC_ENTRY_CLASS (klass)->kind = ADC_KIND_TERM;
}

static void
adc_term_init (AdcTerm *self G_GNUC_UNUSED)
{
}
