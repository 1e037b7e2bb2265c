/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-paper.h"
#include "adc-rule.h"
#include "adc-sequence.h"

/* What can be looked up, on paper. Values are those of the moment, so they are made in the main thread. */

AdcPaper *adc_paper_of_entry     (AdcEntry *entry); /* of a faction: its sheet */
AdcPaper *adc_paper_of_section   (AdcRule *rule);   /* and all rules below it */
AdcPaper *adc_paper_of_rules     (AdcGame *game);   /* all of them, and those on decks */
AdcPaper *adc_paper_of_glossary  (AdcGame *game);   /* in the order of the alphabet */
AdcPaper *adc_paper_of_checklist (AdcSequence *sequence); /* with boxes to tick */
