/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-battle-state.h"

static void
clear_document (gpointer data)
{
  AdcBattleDocument *document = data;

  g_object_unref (document->opened);
  g_object_unref (document->saved);
  g_free (document->path);
}

AdcBattleDocument *
adc_battle_document_new (AdcScenario *scenario)
{
  AdcBattleDocument *self = g_rc_box_new0 (AdcBattleDocument);

  self->opened = g_object_ref (scenario);
  self->saved = g_object_ref (scenario);
  self->path = g_strdup (adc_scenario_get_file (scenario));

  return self;
}

AdcBattleDocument *
adc_battle_document_ref (AdcBattleDocument *self)
{
  return g_rc_box_acquire (self);
}

AdcBattleState *
adc_battle_state_new (AdcScenario *scenario, AdcBattleDocument *document)
{
  AdcBattleState *self = g_new0 (AdcBattleState, 1);

  self->scenario = g_object_ref (scenario);
  self->document = document;

  return self;
}

void
adc_battle_state_free (gpointer state)
{
  AdcBattleState *self = state;

  g_object_unref (self->scenario);
  g_rc_box_release_full (self->document, clear_document);
  g_free (self);
}
