/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-tech-chain.h"

/* What the interface says of a tree of things to build. */

char *adc_tech_words_dup_price  (AdcTechTree *tree, guint node); /* "Minerals 2, Gas 1" */

/* What its place in the tree does not show: other needs than the one it hangs on, one sentence a line; or NULL. */
char *adc_tech_words_dup_needs  (AdcTechTree *tree, guint node);

/* "Archon needs Gateway I, 2 × High Templar." */
char *adc_tech_words_dup_chain  (AdcTechTree *tree, AdcTechChain *chain);
char *adc_tech_words_dup_prices (AdcTechChain *chain); /* of all of it; NULL: the game has no prices */
