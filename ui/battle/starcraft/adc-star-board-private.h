/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-star-board.h"
#include "adc-star-card-picker.h"
#include "adc-star-corner.h"
#include "adc-star-ending.h"
#include "adc-star-scene.h"
#include "adc-star-settings.h"
#include "adc-star-side-header.h"
#include "adc-star-unit-chip.h"
#include "adc-star-unit-form.h"

struct _AdcStarBoard {
  AdcBoard           parent_instance;
  GtkWidget         *content;
  AdcStarSettings   *settings;
  GtkBox            *headers;
  GtkBox            *skirmishes;
  GtkLabel          *status;
  AdcStarEnding     *ending;
  AdcStarSideHeader *sides[ADC_STAR_N_SIDES];
  AdcStarCardPicker *picker;
  AdcStarUnitForm   *form;
  GtkWidget         *menu;
  AdcStarScene      *scene;   /* or NULL */
  char              *current; /* the unit that what is chosen from the menu is for, or NULL */
  AdcStarCorner     *aimed;   /* where a unit would be dropped, or NULL; not held */
};

/* What hands do to units: keys, menus, drags. */
void             adc_star_board_install_hands (GtkWidgetClass *widget_class);
void             adc_star_board_watch_hands   (AdcStarBoard *self);
void             adc_star_board_say           (AdcStarBoard *self, const char *text); /* a refusal; NULL: as usual */
AdcStarUnitChip *adc_star_board_find_chip     (AdcStarBoard *self, const char *force); /* or NULL */
