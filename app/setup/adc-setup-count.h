/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-setup-plan.h"

/* How many there are of something. */
typedef struct {
  gboolean is_there;   /* FALSE: it has no part in this game */
  gboolean is_known;   /* FALSE: nobody has established it, and the players have not typed it in */
  gboolean is_all;     /* whatever there is of it */
  gboolean is_open;    /* it depends on groups that are not chosen yet */
  gboolean is_deduced; /* the rules do not say so: we have worked it out */
  gboolean is_typed;   /* the players say so */
  gboolean is_stated;  /* a number stands in the rules as it is */
  int      min;
  int      max; /* greater than min: from so many to so many */
} AdcSetupQuantity;

/* Why, of AdcReason, and the cards that are named, of AdcEntry, are added to the arrays, unless they are NULL. */
AdcSetupQuantity adc_setup_count     (AdcSetupPlan *plan, const AdcSetupComponent *component, GPtrArray *reasons,
                                      GPtrArray *cards);

/* Whether another choice of groups makes another list, be the numbers the same. */
gboolean         adc_setup_depends_on_groups (AdcSetupPlan *plan, const AdcSetupComponent *component);
