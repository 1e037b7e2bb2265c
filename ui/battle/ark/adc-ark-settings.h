/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-battle-session.h"

/* What game is played: the First Mission or not, which variant, and whose hand the reader holds. */

#define ADC_TYPE_ARK_SETTINGS (adc_ark_settings_get_type ())
G_DECLARE_FINAL_TYPE (AdcArkSettings, adc_ark_settings, ADC, ARK_SETTINGS, AdwBin)

GtkWidget *adc_ark_settings_new  (void);
void       adc_ark_settings_show (AdcArkSettings *self, AdcBattleSession *session);
