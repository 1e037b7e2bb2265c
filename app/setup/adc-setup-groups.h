/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-setup-plan.h"

/* Which groups of cards may be played with together. A set of groups is a mask, a bit for each in the order of the
 * game's list. */

typedef guint AdcGroupMask;

guint        adc_setup_groups_count      (AdcSetupPlan *plan); /* that there are */
const char  *adc_setup_groups_get        (AdcSetupPlan *plan, guint position, const char **title);
const char  *adc_setup_groups_get_title  (AdcSetupPlan *plan, const char *group);
guint        adc_setup_groups_get_needed (AdcSetupPlan *plan); /* how many are to be chosen; 0: it is played without */
AdcGroupMask adc_setup_groups_get_mask   (AdcSetupPlan *plan); /* those chosen */
gboolean     adc_setup_groups_are_all_chosen (AdcSetupPlan *plan); /* as many as are needed, be it allowed or not */

/* How many of a kind are in a set, and the limit that it breaks, or NULL. */
guint                adc_setup_groups_count_kind (AdcSetupPlan *plan, AdcGroupMask mask, const char *kind);
const AdcSetupLimit *adc_setup_groups_find_broken (AdcSetupPlan *plan, AdcGroupMask mask);
gboolean             adc_setup_groups_is_legal   (AdcSetupPlan *plan, AdcGroupMask mask);
GArray              *adc_setup_groups_list_legal (AdcSetupPlan *plan); /* of AdcGroupMask */

/* Chooses as many as are needed, any legal choice as likely as any other. */
void         adc_setup_groups_draw       (AdcSetupPlan *plan, GRand *rand);

/* Whether a card that has the icons of these groups stays in the game. */
gboolean     adc_setup_groups_keep       (AdcSetupPlan *plan, const char * const *icons);

/* The cards that are known to be of a group, of AdcEntry. */
GPtrArray   *adc_setup_groups_list_cards (AdcSetupPlan *plan, const char *group);
