/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-game.h"

/* What a card does, one line for each ability: which one, by how much, for which units only. Its text is that of a
 * stat (adc-effect.h). */

#define ADC_TYPE_EFFECTS_EDITOR (adc_effects_editor_get_type ())
G_DECLARE_FINAL_TYPE (AdcEffectsEditor, adc_effects_editor, ADC, EFFECTS_EDITOR, AdwBin)

GtkWidget *adc_effects_editor_new      (AdcGame *game, const char *faction);
void       adc_effects_editor_set_text (AdcEffectsEditor *self, const char *text);
char      *adc_effects_editor_dup_text (AdcEffectsEditor *self);
