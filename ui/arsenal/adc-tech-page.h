/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-faction.h"
#include "adc-game.h"
#include "adc-tech-chart.h"

/* What a faction can come to build, drawn, and what any of it needs. It emits "moved" when something else is asked for. */

#define ADC_TYPE_TECH_PAGE (adc_tech_page_get_type ())
G_DECLARE_FINAL_TYPE (AdcTechPage, adc_tech_page, ADC, TECH_PAGE, AdwBin)

/* What was asked for stays so where it is there too. */
void         adc_tech_page_show       (AdcTechPage *self, AdcGame *game, AdcFaction *faction, const char *edition);
void         adc_tech_page_ask        (AdcTechPage *self, const char *id); /* of a piece; NULL: nothing */
const char  *adc_tech_page_get_target (AdcTechPage *self); /* what was asked for and is there, or NULL */
AdcTechTree *adc_tech_page_get_tree   (AdcTechPage *self); /* or NULL */
