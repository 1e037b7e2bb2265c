/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-tally-private.h"

#include <glib/gi18n-lib.h>

static gboolean
is_there (const AdcCounterMark *mark, int value)
{
  return mark->is_at_least ? value >= mark->value : value <= mark->value;
}

/* Whether an opponent has the faction. Those of a team are no opponents. */
static gboolean
is_against (AdcTally *self, guint player, const char *faction)
{
  const guint n_teams = adc_tally_get_n_teams (self);

  for (guint i = 0; i < self->n_players; i++)
    if ((n_teams > 0 ? i % n_teams != player % n_teams : i != player) &&
        g_strcmp0 (self->players[i].faction, faction) == 0)
      return TRUE;

  return FALSE;
}

static gboolean
is_for (AdcTally *self, const AdcCounterMark *mark, guint player)
{
  return (mark->against == NULL || is_against (self, player, mark->against)) &&
         (mark->not_against == NULL || !is_against (self, player, mark->not_against));
}

static void
add (GArray *found, const AdcCounter *counter, const AdcCounterMark *mark, int player, int team, int value)
{
  const AdcReached reached = { counter, mark, player, team, value };

  if (is_there (mark, value))
    g_array_append_val (found, reached);
}

static void
look_at (AdcTally *self, const AdcCounter *counter, const AdcCounterMark *mark, GArray *found)
{
  const guint n_teams = adc_tally_get_n_teams (self);

  if (!counter->is_per_player) {
    add (found, counter, mark, -1, -1, adc_tally_get (self, counter, 0));
  } else if (mark->who == ADC_COUNTER_TEAM) {
    for (guint i = 0; i < n_teams; i++)
      if (is_for (self, mark, i))
        add (found, counter, mark, -1, (int) i, adc_tally_get_sum (self, counter, i));
  } else if (mark->who == ADC_COUNTER_ANYBODY ||
             (mark->who == ADC_COUNTER_ALONE) == (n_teams == 0)) {
    for (guint i = 0; i < self->n_players; i++)
      if (is_for (self, mark, i))
        add (found, counter, mark, (int) i, -1, adc_tally_get (self, counter, i));
  }
}

GArray *
adc_tally_list_reached (AdcTally *self)
{
  GArray *found = g_array_new (FALSE, FALSE, sizeof (AdcReached));
  GPtrArray *list;

  g_return_val_if_fail (ADC_IS_TALLY (self), found);

  list = adc_counters_get_list (self->counters);
  for (guint i = 0; i < list->len; i++) {
    const AdcCounter *counter = list->pdata[i];

    for (guint j = 0; adc_tally_is_shown (self, counter) && j < counter->marks->len; j++) {
      const AdcCounterMark *mark = counter->marks->pdata[j];

      if (self->n_players >= mark->min_players && self->n_players <= mark->max_players)
        look_at (self, counter, mark, found);
    }
  }

  return found;
}

char *
adc_reached_dup_heading (const AdcReached *self, AdcTally *tally)
{
  const char *title = adc_text_get (self->counter->title);
  g_autofree char *who = self->player >= 0 ? adc_tally_dup_label (tally, (guint) self->player)
                         : self->team >= 0 ? adc_tally_dup_team_label (tally, (guint) self->team)
                                           : NULL;

  if (who == NULL)
    /* Translators: a counter and where it stands: “Turn: 8” */
    return g_strdup_printf (_("%s: %d"), title, self->value);

  /* Translators: a player, what he counts and where it stands: “Moloch · HQ points: 0” */
  return g_strdup_printf (_("%s · %s: %d"), who, title, self->value);
}
