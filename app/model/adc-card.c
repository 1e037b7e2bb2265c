/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-card.h"

struct _AdcCard {
  AdcPiece parent_instance;
};

G_DEFINE_FINAL_TYPE (AdcCard, adc_card, ADC_TYPE_PIECE)

static void
adc_card_class_init (AdcCardClass *klass)
{
  ADC_ENTRY_CLASS (klass)->kind = ADC_KIND_CARD;
}

static void
adc_card_init (AdcCard *self G_GNUC_UNUSED)
{
}
