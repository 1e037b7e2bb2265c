/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-game.h"

/* What the players of a game choose before they set it up, how far they have come, and everything done and undone.
 * Change it, then commit: that is one step to undo. "changed" is emitted after each step, and after undoing and doing
 * again. */

#define ADC_TYPE_SETUP_PLAN (adc_setup_plan_get_type ())
G_DECLARE_FINAL_TYPE (AdcSetupPlan, adc_setup_plan, ADC, SETUP_PLAN, GObject)

#define ADC_SETUP_MAX_TABLE 999 /* centimetres */
#define ADC_SETUP_MAX_TYPED 99

AdcSetupPlan *adc_setup_plan_new       (AdcGame *game); /* which has a set-up */
AdcGame      *adc_setup_plan_get_game  (AdcSetupPlan *self);
AdcSetup     *adc_setup_plan_get_setup (AdcSetupPlan *self);
gboolean      adc_setup_plan_is_for    (AdcGame *game); /* whether it has a set-up */

/* FALSE: there is no such number or thing, and nothing has changed. */
guint               adc_setup_plan_get_n_players (AdcSetupPlan *self);
gboolean            adc_setup_plan_set_n_players (AdcSetupPlan *self, guint n_players);
const AdcSetupMode *adc_setup_plan_get_mode      (AdcSetupPlan *self);
gboolean            adc_setup_plan_set_mode      (AdcSetupPlan *self, const char *mode);
gboolean            adc_setup_plan_has_option    (AdcSetupPlan *self, const char *option);
gboolean            adc_setup_plan_set_option    (AdcSetupPlan *self, const char *option); /* for its choice */
gboolean            adc_setup_plan_matches       (AdcSetupPlan *self, const AdcSetupWhen *when);

/* Ids, in the order they were chosen; somebody may name one twice. */
GPtrArray          *adc_setup_plan_get_groups    (AdcSetupPlan *self);
gboolean            adc_setup_plan_has_group     (AdcSetupPlan *self, const char *group);
gboolean            adc_setup_plan_set_group     (AdcSetupPlan *self, const char *group, gboolean is_chosen);
gboolean            adc_setup_plan_set_groups    (AdcSetupPlan *self, const char * const *groups);

/* Of the players' table, in centimetres; 0: they have not said. */
void                adc_setup_plan_get_table     (AdcSetupPlan *self, guint *width, guint *depth);
void                adc_setup_plan_set_table     (AdcSetupPlan *self, guint width, guint depth);
const char         *adc_setup_plan_get_layout    (AdcSetupPlan *self); /* the one they want; NULL: whichever fits */
void                adc_setup_plan_set_layout    (AdcSetupPlan *self, const char *layout);

/* What nobody has established, as the players read it in their booklet, for this number of them and this mode. */
gboolean            adc_setup_plan_get_typed     (AdcSetupPlan *self, const char *component, guint *count);
void                adc_setup_plan_set_typed     (AdcSetupPlan *self, const char *component, int count); /* −1: not */

/* What lies there already, by the keys of lines. */
gboolean            adc_setup_plan_is_ticked     (AdcSetupPlan *self, const char *key);
void                adc_setup_plan_set_ticked    (AdcSetupPlan *self, const char *key, gboolean is_ticked);
void                adc_setup_plan_clear_ticks   (AdcSetupPlan *self);

/* An example of the rulebook: its players, mode and groups, and nothing else. FALSE: there is no such thing. */
gboolean            adc_setup_plan_open_case     (AdcSetupPlan *self, const char *id);

gboolean            adc_setup_plan_commit        (AdcSetupPlan *self); /* FALSE: nothing has changed */
void                adc_setup_plan_undo          (AdcSetupPlan *self);
void                adc_setup_plan_redo          (AdcSetupPlan *self);
gboolean            adc_setup_plan_can_undo      (AdcSetupPlan *self);
gboolean            adc_setup_plan_can_redo      (AdcSetupPlan *self);

/* What is kept across restarts. What is no plan is left alone: FALSE. */
GVariant           *adc_setup_plan_to_variant    (AdcSetupPlan *self);
gboolean            adc_setup_plan_restore       (AdcSetupPlan *self, GVariant *state); /* nothing to undo then */
gboolean            adc_setup_plan_apply         (AdcSetupPlan *self, GVariant *state); /* to be committed */

/* A card of the game says something else now. */
void                adc_setup_plan_refresh       (AdcSetupPlan *self);
