/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-tech-tree.h"

/* All that one thing of a tree needs, itself included, and what that costs together. */

typedef struct {
  AdcStat *stat;      /* of a unit; that of cards has the same id */
  guint    amount;    /* as far as it is known */
  guint    n_unknown; /* things whose price is not */
} AdcTechPrice;

#define ADC_TYPE_TECH_CHAIN (adc_tech_chain_get_type ())
G_DECLARE_FINAL_TYPE (AdcTechChain, adc_tech_chain, ADC, TECH_CHAIN, GObject)

AdcTechChain *adc_tech_chain_new          (AdcTechTree *tree, guint node);
guint         adc_tech_chain_get_target   (AdcTechChain *self);
guint         adc_tech_chain_get_count    (AdcTechChain *self, guint node); /* how many it takes of a node; 0: none */
gboolean      adc_tech_chain_has_link     (AdcTechChain *self, guint from, guint to);

/* Of AdcTechPrice: the whole cost, if the game has such a stat, then each of its resources. */
GArray       *adc_tech_chain_get_prices   (AdcTechChain *self);
gboolean      adc_tech_chain_is_complete  (AdcTechChain *self); /* FALSE: something in it is open or in another box */
