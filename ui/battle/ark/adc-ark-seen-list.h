/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-battle-session.h"

#include <gtk/gtk.h>

/* Of each power there is in the box, how many artifacts were seen and can be in no hand. */

#define ADC_TYPE_ARK_SEEN_LIST (adc_ark_seen_list_get_type ())
G_DECLARE_FINAL_TYPE (AdcArkSeenList, adc_ark_seen_list, ADC, ARK_SEEN_LIST, GtkBox)

GtkWidget *adc_ark_seen_list_new      (void);
void       adc_ark_seen_list_show     (AdcArkSeenList *self, AdcBattleSession *session);
gboolean   adc_ark_seen_list_is_empty (AdcArkSeenList *self);
