/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-setup-plan.h"

#include "adc-steps.h"

#define ADC_SETUP_VARIANT "(usasassuuasa{su})"

struct _AdcSetupPlan {
  GObject             parent_instance;
  AdcGame            *game;
  AdcSetup           *setup;
  guint               n_players;
  const AdcSetupMode *mode;
  GPtrArray          *options; /* ids, one for each choice */
  GPtrArray          *groups;
  char               *layout;
  guint               width;
  guint               depth;
  GHashTable         *ticks;
  GHashTable         *typed;
  AdcSteps           *steps;
};

/* As it is before anybody has chosen anything. */
void adc_setup_plan_reset        (AdcSetupPlan *self);
void adc_setup_plan_emit_changed (AdcSetupPlan *self);
