/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-unit.h"

struct _AdcUnit {
  AdcPiece parent_instance;
};

G_DEFINE_FINAL_TYPE (AdcUnit, adc_unit, ADC_TYPE_PIECE)

static void
adc_unit_class_init (AdcUnitClass *klass)
{
  ADC_ENTRY_CLASS (klass)->kind = ADC_KIND_UNIT;
}

static void
adc_unit_init (AdcUnit *self G_GNUC_UNUSED)
{
}
