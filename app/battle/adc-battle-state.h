/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-scenario.h"

/* What undo keeps: a scenario, and which document it is a state of. */

/* What was opened, and where it is kept. Everything done to it since shares it, so that undoing an opening brings back
 * the file as well. */
typedef struct {
  AdcScenario *opened;
  AdcScenario *saved; /* as it is in its file */
  char        *path;  /* or NULL */
} AdcBattleDocument;

typedef struct {
  AdcScenario       *scenario;
  AdcBattleDocument *document;
} AdcBattleState;

AdcBattleDocument *adc_battle_document_new (AdcScenario *scenario);
AdcBattleDocument *adc_battle_document_ref (AdcBattleDocument *self);

AdcBattleState    *adc_battle_state_new    (AdcScenario *scenario, AdcBattleDocument *document); /* takes the document */
void               adc_battle_state_free   (gpointer state);
