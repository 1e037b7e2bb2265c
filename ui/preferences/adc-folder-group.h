/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-application.h"

/* The folder with the values the player typed in and the games he added: to open, and to change for another. */

#define ADC_TYPE_FOLDER_GROUP (adc_folder_group_get_type ())
G_DECLARE_FINAL_TYPE (AdcFolderGroup, adc_folder_group, ADC, FOLDER_GROUP, AdwPreferencesGroup)

void adc_folder_group_set_application (AdcFolderGroup *self, AdcApplication *application);

/* Once the player has chosen one, NULL for the usual one: asks what is to become of what there is, and does it. */
void adc_folder_group_choose          (AdcFolderGroup *self, const char *folder);
