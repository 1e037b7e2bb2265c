/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-battle-session.h"

/* The answer first: whether the attack may start, what power wins, how it ends, and what is missing to say so. */

#define ADC_TYPE_ARK_ANSWER (adc_ark_answer_get_type ())
G_DECLARE_FINAL_TYPE (AdcArkAnswer, adc_ark_answer, ADC, ARK_ANSWER, AdwBin)

GtkWidget *adc_ark_answer_new  (void);
void       adc_ark_answer_show (AdcArkAnswer *self, AdcBattleSession *session);
