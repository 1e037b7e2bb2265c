/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-room-control-private.h"

#include <string.h>

static void
free_control (gpointer data)
{
  AdcControl *control = data;

  g_ptr_array_unref (control->players);
  g_ptr_array_unref (control->reasons);
  g_ptr_array_unref (control->activators);
  g_free (control);
}

void
adc_controls_free (AdcControls *self)
{
  g_ptr_array_unref (self->places);
  g_free (self->masters);
  g_object_unref (self->game);
  g_free (self);
}

int
adc_control_find_player (AdcRooms *rooms, const char *id)
{
  GPtrArray *players = adc_rooms_get_players (rooms);

  for (guint i = 0; i < players->len; i++)
    if (g_str_equal (((const AdcRoomPlayer *) players->pdata[i])->id, id))
      return i;

  return -1;
}

int
adc_control_find_neutral (AdcRooms *rooms, const char *id)
{
  GPtrArray *neutrals = adc_rooms_get_neutrals (rooms);

  for (guint i = 0; i < neutrals->len; i++)
    if (g_str_equal (((const AdcRoomNeutral *) neutrals->pdata[i])->id, id))
      return i;

  return -1;
}

/* Those with most cubes, if there are any. */
static AdcPlayers
lead (AdcRooms *rooms, const AdcRoomPlace *place)
{
  GPtrArray *players = adc_rooms_get_players (rooms);
  AdcPlayers leaders = 0;
  guint most = 1;

  for (guint i = 0; i < players->len; i++) {
    const guint n = adc_room_place_count (place, ADC_TOKEN_CUBE,
                                          ((const AdcRoomPlayer *) players->pdata[i])->id);

    if (n > most)
      leaders = 0;
    if (n >= most) {
      leaders |= 1u << i;
      most = n;
    }
  }

  return leaders;
}

/* Those of whom tokens stand there, when neutrals count for the players given. */
static AdcPlayers
list_present (AdcRooms *rooms, const AdcRoomPlace *place, const AdcPlayers *masters)
{
  const AdcToken tokens[] = { ADC_TOKEN_UNIT, ADC_TOKEN_CYLINDER };
  AdcPlayers present = 0;

  for (guint t = 0; t < G_N_ELEMENTS (tokens); t++) {
    GPtrArray *owners = adc_room_place_get_tokens (place, tokens[t]);

    for (guint i = 0; i < owners->len; i++) {
      const int player = adc_control_find_player (rooms, owners->pdata[i]);
      const int neutral = adc_control_find_neutral (rooms, owners->pdata[i]);

      present |= player >= 0 ? 1u << player : masters[neutral];
    }
  }

  return present;
}

AdcPlayers
adc_control_find_players (AdcRooms *rooms, const AdcRoomPlace *place, const AdcPlayers *masters)
{
  const AdcPlayers leaders = lead (rooms, place);

  if (place->owner != NULL)
    return 1u << adc_control_find_player (rooms, place->owner);

  return leaders != 0 ? leaders : list_present (rooms, place, masters);
}

/* Who controls the home of each neutral when neutrals count as given. */
static void
follow_homes (AdcRoomTable *table, const AdcPlayers *masters, AdcPlayers *homes)
{
  AdcRooms *rooms = adc_room_table_get_rooms (table);
  GPtrArray *neutrals = adc_rooms_get_neutrals (rooms);

  for (guint i = 0; i < neutrals->len; i++) {
    const AdcRoomNeutral *neutral = neutrals->pdata[i];
    const AdcRoomPlace *home = adc_room_table_find_card (table, neutral->home);

    homes[i] = home != NULL ? adc_control_find_players (rooms, home, masters) : 0;
  }
}

/* Neutrals count for whoever controls their home, which may depend on neutrals. We begin with none
 * and add as long as there is something to add: those that hold only each other's homes remain
 * nobody's. First whoever has a share in a home; then, of several who share one, the one whose turn
 * it is, and nobody in the turn of others. */
static void
find_masters (AdcRoomTable *table, AdcPlayers *masters)
{
  AdcRooms *rooms = adc_room_table_get_rooms (table);
  const guint n = adc_rooms_get_neutrals (rooms)->len;
  const char *turn = adc_room_table_get_active (table);
  const AdcPlayers active = 1u << adc_control_find_player (rooms, turn);
  g_autofree AdcPlayers *shares = g_new0 (AdcPlayers, n + 1);
  g_autofree AdcPlayers *homes = g_new0 (AdcPlayers, n + 1);
  gboolean is_done = FALSE;

  while (!is_done) {
    follow_homes (table, shares, homes);
    is_done = memcmp (shares, homes, n * sizeof (AdcPlayers)) == 0;
    memcpy (shares, homes, n * sizeof (AdcPlayers));
  }

  for (is_done = FALSE; !is_done;) {
    follow_homes (table, masters, homes);
    is_done = TRUE;
    for (guint i = 0; i < n; i++) {
      const AdcPlayers now = adc_players_is_one (shares[i]) ? homes[i] : homes[i] & active;

      is_done &= now == masters[i];
      masters[i] = now;
    }
  }
}

static void
add_players (AdcRooms *rooms, AdcPlayers players, GPtrArray *ids)
{
  GPtrArray *all = adc_rooms_get_players (rooms);

  for (guint i = 0; i < all->len; i++)
    if (players & (1u << i))
      g_ptr_array_add (ids, g_strdup (((const AdcRoomPlayer *) all->pdata[i])->id));
}

static AdcControl *
judge (const AdcControls *self, AdcRoomTable *table, const AdcRoomPlace *place)
{
  AdcControl *control = g_new0 (AdcControl, 1);
  const AdcPlayers players = adc_control_find_players (self->rooms, place, self->masters);
  const int squares = adc_room_table_get_slots (table, place, ADC_TOKEN_CUBE);

  control->place = place->id;
  control->players = g_ptr_array_new_with_free_func (g_free);
  control->reasons = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_reason_free);
  control->activators = g_ptr_array_new_with_free_func (g_free);
  if (place->owner != NULL)
    control->kind = ADC_CONTROL_HOME;
  else if (place->cubes->len > 0)
    control->kind = adc_players_is_one (players) ? ADC_CONTROL_EXCLUSIVE : ADC_CONTROL_TIE;
  else
    control->kind = players != 0 ? ADC_CONTROL_SHARED : ADC_CONTROL_NONE;
  add_players (self->rooms, players, control->players);
  adc_control_explain (control, self, table, place, players);

  /* Without a square there is nothing to fill. */
  control->is_full_known = squares >= 0;
  control->is_full = squares > 0 && place->cubes->len >= (guint) squares;
  for (guint i = 0; control->is_full && adc_room_table_can_activate (table, place) &&
                    i < control->players->len;
       i++)
    if (!adc_room_table_is_activated (table, place->id, control->players->pdata[i]))
      g_ptr_array_add (control->activators, g_strdup (control->players->pdata[i]));

  return control;
}

AdcControls *
adc_controls_new (AdcRoomTable *table)
{
  AdcControls *self = g_new0 (AdcControls, 1);
  GPtrArray *places;

  g_return_val_if_fail (ADC_IS_ROOM_TABLE (table), NULL);

  self->game = g_object_ref (adc_room_table_get_game (table));
  self->rooms = adc_room_table_get_rooms (table);
  self->masters = g_new0 (AdcPlayers, adc_rooms_get_neutrals (self->rooms)->len + 1);
  self->places = g_ptr_array_new_with_free_func (free_control);
  find_masters (table, self->masters);
  places = adc_room_table_get_places (table);
  for (guint i = 0; i < places->len; i++)
    g_ptr_array_add (self->places, judge (self, table, places->pdata[i]));

  return self;
}

const AdcControl *
adc_controls_get (const AdcControls *self, guint place)
{
  for (guint i = 0; i < self->places->len; i++)
    if (((const AdcControl *) self->places->pdata[i])->place == place)
      return self->places->pdata[i];

  return NULL;
}

gboolean
adc_controls_has (const AdcControls *self, guint place, const char *player)
{
  const AdcControl *control = adc_controls_get (self, place);

  return control != NULL &&
         g_ptr_array_find_with_equal_func (control->players, player, g_str_equal, NULL);
}

gboolean
adc_controls_is_his (const AdcControls *self, const char *owner, const char *player)
{
  const int neutral = adc_control_find_neutral (self->rooms, owner);
  const int position = adc_control_find_player (self->rooms, player);

  if (neutral < 0 || position < 0)
    return g_str_equal (owner, player);

  return (self->masters[neutral] & (1u << position)) != 0;
}

GPtrArray *
adc_controls_list_masters (const AdcControls *self, const char *neutral)
{
  GPtrArray *masters = g_ptr_array_new_with_free_func (g_free);
  const int position = adc_control_find_neutral (self->rooms, neutral);

  if (position >= 0)
    add_players (self->rooms, self->masters[position], masters);

  return masters;
}

guint
adc_controls_count_units (const AdcControls *self, AdcRoomTable *table, guint place,
                          const char *player)
{
  GPtrArray *places = adc_room_table_get_places (table);
  guint n = 0;

  for (guint i = 0; i < places->len; i++) {
    const AdcRoomPlace *one = places->pdata[i];

    for (guint j = 0; (place == 0 || one->id == place) && j < one->units->len; j++)
      n += adc_controls_is_his (self, one->units->pdata[j], player);
  }

  return n;
}
