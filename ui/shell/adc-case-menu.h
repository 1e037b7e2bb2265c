/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

/* A button with a menu of examples, out of sight while there are none. It emits "chosen" with the id of one, after its
 * menu has gone. Its property "title" says what they are examples of; a template can name its list, the internal child
 * "list". */

#define ADC_TYPE_CASE_MENU (adc_case_menu_get_type ())
G_DECLARE_FINAL_TYPE (AdcCaseMenu, adc_case_menu, ADC, CASE_MENU, AdwBin)

void adc_case_menu_clear (AdcCaseMenu *self);
void adc_case_menu_add   (AdcCaseMenu *self, const char *id, const char *title);
