/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-counter.h"
#include "adc-session.h"

/* What the players of a game count: who they are, and where the counters of the game stand. It never stands where the
 * game says it cannot. Players are numbered from 0; for a counter there is one of, the player is ignored. */

#define ADC_TYPE_TALLY (adc_tally_get_type ())
G_DECLARE_FINAL_TYPE (AdcTally, adc_tally, ADC, TALLY, GObject)

#define ADC_TALLY_MAX_PLAYERS 12
#define ADC_TALLY_MAX_NAME    40 /* characters */

AdcTally   *adc_tally_new           (AdcGame *game); /* which has counters */
AdcGame    *adc_tally_get_game      (AdcTally *self);
void        adc_tally_reset         (AdcTally *self); /* every counter begins again; the players stay */

guint       adc_tally_get_n_players (AdcTally *self);
void        adc_tally_set_n_players (AdcTally *self, guint n_players); /* as many as the game allows, at most */
gboolean    adc_tally_can_team      (AdcTally *self); /* with so many players */
gboolean    adc_tally_is_team       (AdcTally *self);
void        adc_tally_set_team      (AdcTally *self, gboolean is_team);
guint       adc_tally_get_n_teams   (AdcTally *self); /* 0: everybody plays for himself */
guint       adc_tally_get_team      (AdcTally *self, guint player);
const char *adc_tally_get_name      (AdcTally *self, guint player); /* empty: that of the faction */
void        adc_tally_set_name      (AdcTally *self, guint player, const char *name);
const char *adc_tally_get_faction   (AdcTally *self, guint player); /* id, or NULL */
void        adc_tally_set_faction   (AdcTally *self, guint player, const char *faction); /* who had it gets his */
char       *adc_tally_dup_label     (AdcTally *self, guint player); /* never empty */
char       *adc_tally_dup_team_label (AdcTally *self, guint team);
GPtrArray  *adc_tally_list_factions (AdcGame *game); /* of AdcFaction: those somebody can play */

int         adc_tally_get           (AdcTally *self, const AdcCounter *counter, guint player);
void        adc_tally_set           (AdcTally *self, const AdcCounter *counter, guint player, int value);
int         adc_tally_get_sum       (AdcTally *self, const AdcCounter *counter, guint team);
gboolean    adc_tally_is_shown      (AdcTally *self, const AdcCounter *counter);
void        adc_tally_set_shown     (AdcTally *self, const AdcCounter *counter, gboolean is_shown); /* of an optional one */

/* A checklist was begun again: the counter it moves, which may have been at its end already; or NULL. */
const AdcCounter *adc_tally_advance (AdcTally *self, const char *sequence);

/* A value that means something, and somebody is there. */
typedef struct {
  const AdcCounter     *counter;
  const AdcCounterMark *mark;
  int                   player; /* -1: nobody’s own */
  int                   team;   /* -1: no team’s */
  int                   value;
} AdcReached;

GArray     *adc_tally_list_reached  (AdcTally *self); /* of AdcReached, in the order of the counters */
char       *adc_reached_dup_heading (const AdcReached *self, AdcTally *tally); /* “Moloch · HQ points: 0” */

/* As it is kept. */
#define ADC_TALLY_VARIANT "(uba(ss)a{sai}as)"
GVariant   *adc_tally_to_variant    (AdcTally *self);
void        adc_tally_restore       (AdcTally *self, GVariant *state); /* what makes no sense in it is left out */

/* One that somebody works on. */
AdcSession *adc_tally_session_new   (AdcGame *game);
