/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-tally-private.h"

#include "adc-faction.h"

#include <glib/gi18n-lib.h>

G_DEFINE_FINAL_TYPE (AdcTally, adc_tally, G_TYPE_OBJECT)

static void
adc_tally_dispose (GObject *object)
{
  AdcTally *self = ADC_TALLY (object);

  g_clear_object (&self->game);
  g_clear_object (&self->counters);
  G_OBJECT_CLASS (adc_tally_parent_class)->dispose (object);
}

static void
adc_tally_finalize (GObject *object)
{
  AdcTally *self = ADC_TALLY (object);

  for (guint i = 0; i < ADC_TALLY_MAX_PLAYERS; i++) {
    g_free (self->players[i].name);
    g_free (self->players[i].faction);
  }
  g_ptr_array_unref (self->factions);
  g_hash_table_unref (self->values);
  g_hash_table_unref (self->shown);
  G_OBJECT_CLASS (adc_tally_parent_class)->finalize (object);
}

static void
adc_tally_class_init (AdcTallyClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_tally_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_tally_finalize;
}

static void
adc_tally_init (AdcTally *self)
{
  self->values = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->shown = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

AdcTally *
adc_tally_new (AdcGame *game)
{
  AdcTally *self;

  g_return_val_if_fail (ADC_IS_GAME (game), NULL);
  g_return_val_if_fail (adc_game_get_counters (game) != NULL, NULL);

  self = g_object_new (ADC_TYPE_TALLY, NULL);
  self->game = g_object_ref (game);
  self->counters = g_object_ref (adc_game_get_counters (game));
  self->factions = adc_tally_list_factions (game);
  adc_game_get_players (game, &self->least, &self->most);
  self->most = CLAMP (self->most, 1, ADC_TALLY_MAX_PLAYERS);
  self->least = CLAMP (self->least, 1, self->most);
  self->n_players = CLAMP (2, self->least, self->most);
  adc_tally_seat (self);
  adc_tally_reset (self);

  return self;
}

AdcGame *
adc_tally_get_game (AdcTally *self)
{
  g_return_val_if_fail (ADC_IS_TALLY (self), NULL);

  return self->game;
}

int *
adc_tally_get_values (AdcTally *self, const AdcCounter *counter)
{
  int *values = g_hash_table_lookup (self->values, counter->id);

  if (values == NULL) {
    values = g_new0 (int, ADC_TALLY_MAX_PLAYERS);
    g_hash_table_insert (self->values, g_strdup (counter->id), values);
  }

  return values;
}

void
adc_tally_reset (AdcTally *self)
{
  GPtrArray *list;

  g_return_if_fail (ADC_IS_TALLY (self));

  list = adc_counters_get_list (self->counters);
  for (guint i = 0; i < list->len; i++) {
    int *values = adc_tally_get_values (self, list->pdata[i]);

    for (guint j = 0; j < ADC_TALLY_MAX_PLAYERS; j++)
      values[j] = adc_counter_get_start (list->pdata[i], self->n_players);
  }
}

guint
adc_tally_get_n_players (AdcTally *self)
{
  g_return_val_if_fail (ADC_IS_TALLY (self), 0);

  return self->n_players;
}

/* What nobody has touched yet begins where it begins with so many. */
void
adc_tally_set_n_players (AdcTally *self, guint n_players)
{
  GPtrArray *list;
  guint before;

  g_return_if_fail (ADC_IS_TALLY (self));

  before = self->n_players;
  list = adc_counters_get_list (self->counters);
  self->n_players = CLAMP (n_players, self->least, self->most);
  for (guint i = 0; i < list->len; i++) {
    const AdcCounter *counter = list->pdata[i];
    int *values = adc_tally_get_values (self, counter);

    for (guint j = 0; j < ADC_TALLY_MAX_PLAYERS; j++)
      if (values[j] == adc_counter_get_start (counter, before))
        values[j] = adc_counter_get_start (counter, self->n_players);
  }
}

gboolean
adc_tally_can_team (AdcTally *self)
{
  g_return_val_if_fail (ADC_IS_TALLY (self), FALSE);

  return adc_counters_has_teams (self->counters, self->n_players);
}

gboolean
adc_tally_is_team (AdcTally *self)
{
  g_return_val_if_fail (ADC_IS_TALLY (self), FALSE);

  return self->is_team && adc_tally_can_team (self);
}

void
adc_tally_set_team (AdcTally *self, gboolean is_team)
{
  g_return_if_fail (ADC_IS_TALLY (self));

  self->is_team = is_team;
}

guint
adc_tally_get_n_teams (AdcTally *self)
{
  g_return_val_if_fail (ADC_IS_TALLY (self), 0);

  return adc_tally_is_team (self) ? self->n_players / 2 : 0;
}

guint
adc_tally_get_team (AdcTally *self, guint player)
{
  g_return_val_if_fail (ADC_IS_TALLY (self), 0);
  g_return_val_if_fail (adc_tally_is_team (self), 0);

  return player % adc_tally_get_n_teams (self);
}

const char *
adc_tally_get_name (AdcTally *self, guint player)
{
  g_return_val_if_fail (ADC_IS_TALLY (self), NULL);
  g_return_val_if_fail (player < ADC_TALLY_MAX_PLAYERS, NULL);

  return self->players[player].name != NULL ? self->players[player].name : "";
}

/* On one line, and no longer than there is room for. */
void
adc_tally_set_name (AdcTally *self, guint player, const char *name)
{
  g_autofree char *clean = NULL;
  g_autofree char *cut = NULL;

  g_return_if_fail (ADC_IS_TALLY (self));
  g_return_if_fail (player < ADC_TALLY_MAX_PLAYERS);
  g_return_if_fail (name != NULL);

  clean = g_utf8_make_valid (name, -1);
  for (char *c = clean; *c != '\0'; c++)
    if (g_ascii_iscntrl (*c))
      *c = ' ';
  g_strstrip (clean);
  cut = g_utf8_substring (clean, 0, MIN (g_utf8_strlen (clean, -1), ADC_TALLY_MAX_NAME));
  g_strstrip (cut);
  g_free (self->players[player].name);
  self->players[player].name = *cut != '\0' ? g_steal_pointer (&cut) : NULL;
}

const char *
adc_tally_get_faction (AdcTally *self, guint player)
{
  g_return_val_if_fail (ADC_IS_TALLY (self), NULL);
  g_return_val_if_fail (player < ADC_TALLY_MAX_PLAYERS, NULL);

  return self->players[player].faction;
}

static gboolean
can_play (AdcTally *self, const char *faction)
{
  for (guint i = 0; i < self->factions->len; i++)
    if (g_strcmp0 (adc_entry_get_id (self->factions->pdata[i]), faction) == 0)
      return TRUE;

  return FALSE;
}

static int
find_player (AdcTally *self, const char *faction)
{
  for (guint i = 0; i < ADC_TALLY_MAX_PLAYERS; i++)
    if (g_strcmp0 (self->players[i].faction, faction) == 0)
      return (int) i;

  return -1;
}

void
adc_tally_set_faction (AdcTally *self, guint player, const char *faction)
{
  int other;
  char *before;

  g_return_if_fail (ADC_IS_TALLY (self));
  g_return_if_fail (player < ADC_TALLY_MAX_PLAYERS);

  if (!can_play (self, faction))
    return;

  other = find_player (self, faction);
  before = self->players[player].faction;
  self->players[player].faction = g_strdup (faction);
  if (other >= 0 && (guint) other != player) {
    g_free (self->players[other].faction);
    self->players[other].faction = before;
  } else {
    g_free (before);
  }
}

void
adc_tally_seat (AdcTally *self)
{
  for (guint i = 0; i < self->most; i++)
    for (guint j = 0; self->players[i].faction == NULL && j < self->factions->len; j++) {
      const char *faction = adc_entry_get_id (self->factions->pdata[j]);

      if (find_player (self, faction) < 0)
        self->players[i].faction = g_strdup (faction);
    }
}

char *
adc_tally_dup_label (AdcTally *self, guint player)
{
  AdcEntry *faction;

  g_return_val_if_fail (ADC_IS_TALLY (self), NULL);
  g_return_val_if_fail (player < ADC_TALLY_MAX_PLAYERS, NULL);

  if (self->players[player].name != NULL)
    return g_strdup (self->players[player].name);

  faction = self->players[player].faction != NULL
              ? adc_game_lookup (self->game, self->players[player].faction)
              : NULL;
  if (faction != NULL)
    return g_strdup (adc_entry_get_title (faction));

  /* Translators: somebody at the table who has no name */
  return g_strdup_printf (_("Player %u"), player + 1);
}

char *
adc_tally_dup_team_label (AdcTally *self, guint team)
{
  g_autofree char *one = NULL;
  g_autofree char *other = NULL;

  g_return_val_if_fail (ADC_IS_TALLY (self), NULL);
  g_return_val_if_fail (team < adc_tally_get_n_teams (self), NULL);

  one = adc_tally_dup_label (self, team);
  other = adc_tally_dup_label (self, team + adc_tally_get_n_teams (self));
  /* Translators: the two players of a team */
  return g_strdup_printf (_("%s and %s"), one, other);
}

/* A people that others are part of is played through them. */
GPtrArray *
adc_tally_list_factions (AdcGame *game)
{
  g_autoptr(GPtrArray) all = adc_factions_list (game);
  GPtrArray *playable = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < all->len; i++) {
    const char *id = adc_entry_get_id (all->pdata[i]);
    gboolean is_parent = FALSE;

    for (guint j = 0; j < all->len; j++)
      is_parent = is_parent || g_strcmp0 (adc_faction_get_parent (all->pdata[j]), id) == 0;
    if (!is_parent)
      g_ptr_array_add (playable, g_object_ref (all->pdata[i]));
  }

  return playable;
}

int
adc_tally_get (AdcTally *self, const AdcCounter *counter, guint player)
{
  g_return_val_if_fail (ADC_IS_TALLY (self), 0);
  g_return_val_if_fail (player < ADC_TALLY_MAX_PLAYERS, 0);

  return adc_tally_get_values (self, counter)[counter->is_per_player ? player : 0];
}

void
adc_tally_set (AdcTally *self, const AdcCounter *counter, guint player, int value)
{
  g_return_if_fail (ADC_IS_TALLY (self));
  g_return_if_fail (player < ADC_TALLY_MAX_PLAYERS);

  adc_tally_get_values (self, counter)[counter->is_per_player ? player : 0] =
    CLAMP (value, counter->min, counter->max);
}

int
adc_tally_get_sum (AdcTally *self, const AdcCounter *counter, guint team)
{
  g_return_val_if_fail (ADC_IS_TALLY (self), 0);
  g_return_val_if_fail (team < adc_tally_get_n_teams (self), 0);

  return adc_tally_get (self, counter, team) +
         adc_tally_get (self, counter, team + adc_tally_get_n_teams (self));
}

gboolean
adc_tally_is_shown (AdcTally *self, const AdcCounter *counter)
{
  g_return_val_if_fail (ADC_IS_TALLY (self), FALSE);

  return !counter->is_optional || g_hash_table_contains (self->shown, counter->id);
}

void
adc_tally_set_shown (AdcTally *self, const AdcCounter *counter, gboolean is_shown)
{
  g_return_if_fail (ADC_IS_TALLY (self));

  if (is_shown && counter->is_optional)
    g_hash_table_add (self->shown, g_strdup (counter->id));
  else
    g_hash_table_remove (self->shown, counter->id);
}

const AdcCounter *
adc_tally_advance (AdcTally *self, const char *sequence)
{
  const AdcCounter *counter;

  g_return_val_if_fail (ADC_IS_TALLY (self), NULL);
  g_return_val_if_fail (sequence != NULL, NULL);

  counter = adc_counters_find_for (self->counters, sequence);
  if (counter != NULL)
    adc_tally_set (self, counter, 0, adc_tally_get (self, counter, 0) + counter->advance);

  return counter;
}
