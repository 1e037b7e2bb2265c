/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-battle-session.h"

/* What the panels beside the combat have in common: a heading, and a session they follow. What they show is what
 * "show" of their class does whenever it changes. */

#define ADC_TYPE_ARK_PANEL (adc_ark_panel_get_type ())
G_DECLARE_DERIVABLE_TYPE (AdcArkPanel, adc_ark_panel, ADC, ARK_PANEL, AdwBin)

struct _AdcArkPanelClass {
  AdwBinClass parent_class;

  void (*show) (AdcArkPanel *self, AdcBattleSession *session);
};

void              adc_ark_panel_set_title   (AdcArkPanel *self, const char *title);
void              adc_ark_panel_append      (AdcArkPanel *self, GtkWidget *child);
void              adc_ark_panel_set_session (AdcArkPanel *self, AdcBattleSession *session); /* and shows it */
AdcBattleSession *adc_ark_panel_get_session (AdcArkPanel *self); /* or NULL */
