/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-room-desk-private.h"

#include <string.h>

/* What the letters are taken from: the first ones of several words, or the word itself. */
static char *
dup_sounds (const char *title)
{
  g_auto(GStrv) words = g_strsplit (title, " ", -1);
  GString *sounds = g_string_new (NULL);

  if (g_strv_length (words) < 2) {
    g_string_append (sounds, title);
  } else {
    for (guint i = 0; words[i] != NULL; i++)
      if (*words[i] != '\0')
        g_string_append_unichar (sounds, g_unichar_toupper (g_utf8_get_char (words[i])));
  }

  return g_string_free (sounds, FALSE);
}

/* As few as nobody before has. */
static void
add_letters (AdcRoomDesk *self, GHashTable *taken, const char *owner)
{
  const char *title = adc_rooms_get_owner_title (adc_room_desk_get_rooms (self), owner);
  g_autofree char *sounds = dup_sounds (title);
  const glong length = g_utf8_strlen (sounds, -1);
  const glong least = strchr (title, ' ') != NULL ? MIN (2, length) : 1;

  for (glong n = least; n <= length; n++) {
    g_autofree char *letters = g_utf8_substring (sounds, 0, n);

    if (n < length && g_hash_table_contains (taken, letters))
      continue;
    g_hash_table_add (taken, g_strdup (letters));
    g_hash_table_insert (self->letters, g_strdup (owner), g_steal_pointer (&letters));
    return;
  }
}

void
adc_room_desk_choose_letters (AdcRoomDesk *self)
{
  AdcRooms *rooms = adc_room_desk_get_rooms (self);
  GPtrArray *players = adc_rooms_get_players (rooms);
  GPtrArray *neutrals = adc_rooms_get_neutrals (rooms);
  g_autoptr(GHashTable) taken = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  g_hash_table_remove_all (self->letters);
  for (guint i = 0; i < players->len; i++)
    add_letters (self, taken, ((const AdcRoomPlayer *) players->pdata[i])->id);
  for (guint i = 0; i < neutrals->len; i++)
    add_letters (self, taken, ((const AdcRoomNeutral *) neutrals->pdata[i])->id);
}

GPtrArray *
adc_room_desk_list_owners (AdcRoomDesk *self)
{
  GPtrArray *owners, *players, *neutrals;

  g_return_val_if_fail (ADC_IS_ROOM_DESK (self), NULL);

  owners = g_ptr_array_new ();
  players = adc_room_table_get_players (adc_room_desk_get_table (self));
  neutrals = adc_rooms_get_neutrals (adc_room_desk_get_rooms (self));
  for (guint i = 0; i < players->len; i++)
    g_ptr_array_add (owners, players->pdata[i]);
  for (guint i = 0; i < neutrals->len; i++)
    g_ptr_array_add (owners, ((const AdcRoomNeutral *) neutrals->pdata[i])->id);

  return owners;
}

const char *
adc_room_desk_get_colour (AdcRoomDesk *self, const char *owner)
{
  const AdcRoomPlayer *player;
  const AdcRoomNeutral *neutral;

  g_return_val_if_fail (ADC_IS_ROOM_DESK (self), NULL);

  player = adc_rooms_find_player (adc_room_desk_get_rooms (self), owner);
  if (player != NULL)
    return player->colour;

  neutral = adc_rooms_find_neutral (adc_room_desk_get_rooms (self), owner);
  return neutral != NULL ? neutral->colour : NULL;
}

const char *
adc_room_desk_get_letters (AdcRoomDesk *self, const char *owner)
{
  g_return_val_if_fail (ADC_IS_ROOM_DESK (self), NULL);

  return g_hash_table_lookup (self->letters, owner);
}

gboolean
adc_room_desk_has_token (AdcRoomDesk *self, const char *owner, AdcToken token)
{
  const AdcRoomNeutral *neutral;

  g_return_val_if_fail (ADC_IS_ROOM_DESK (self), FALSE);

  neutral = adc_rooms_find_neutral (adc_room_desk_get_rooms (self), owner);
  return neutral == NULL || neutral->token == token;
}
