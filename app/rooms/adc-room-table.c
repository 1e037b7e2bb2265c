/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-room-table-private.h"

#include <string.h>

#define N_PLAYERS  2   /* of a new table, if the game can be played so */
#define MAX_LENGTH 120 /* bytes of a title */

G_DEFINE_FINAL_TYPE (AdcRoomTable, adc_room_table, G_TYPE_OBJECT)

static void
free_place (gpointer data)
{
  AdcRoomPlace *place = data;

  g_clear_object (&place->card);
  g_free (place->owner);
  g_free (place->title);
  for (guint i = 0; i < ADC_ROOM_N_STATS; i++)
    g_free (place->values[i]);
  g_ptr_array_unref (place->units);
  g_ptr_array_unref (place->cylinders);
  g_ptr_array_unref (place->cubes);
  g_free (place);
}

static void
free_activation (gpointer data)
{
  AdcActivation *activation = data;

  g_free (activation->player);
  g_free (activation);
}

void
adc_frozen_free (gpointer frozen)
{
  g_free (((AdcFrozen *) frozen)->benefit);
  g_free (frozen);
}

static void
adc_room_table_finalize (GObject *object)
{
  AdcRoomTable *self = ADC_ROOM_TABLE (object);

  g_clear_object (&self->game);
  g_ptr_array_unref (self->players);
  g_free (self->active);
  g_ptr_array_unref (self->places);
  g_hash_table_unref (self->pawns);
  g_ptr_array_unref (self->activations);
  g_free (self->first);
  g_free (self->section);
  g_ptr_array_unref (self->frozen);
  g_array_unref (self->integrated);
  G_OBJECT_CLASS (adc_room_table_parent_class)->finalize (object);
}

static void
adc_room_table_class_init (AdcRoomTableClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_room_table_finalize;
}

static void
adc_room_table_init (AdcRoomTable *self)
{
  self->players = g_ptr_array_new_with_free_func (g_free);
  self->places = g_ptr_array_new_with_free_func (free_place);
  self->pawns = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->activations = g_ptr_array_new_with_free_func (free_activation);
  self->frozen = g_ptr_array_new_with_free_func (adc_frozen_free);
  self->integrated = g_array_new (FALSE, FALSE, sizeof (guint));
}

AdcRoomTable *
adc_room_table_new (AdcGame *game)
{
  AdcRoomTable *self;

  g_return_val_if_fail (adc_game_get_rooms (game) != NULL, NULL);

  self = g_object_new (ADC_TYPE_ROOM_TABLE, NULL);
  self->game = g_object_ref (game);
  self->rooms = adc_game_get_rooms (game);
  adc_room_table_clear (self);

  return self;
}

AdcGame *
adc_room_table_get_game (AdcRoomTable *self)
{
  g_return_val_if_fail (ADC_IS_ROOM_TABLE (self), NULL);

  return self->game;
}

AdcRooms *
adc_room_table_get_rooms (AdcRoomTable *self)
{
  g_return_val_if_fail (ADC_IS_ROOM_TABLE (self), NULL);

  return self->rooms;
}

void
adc_room_table_forget_turn (AdcRoomTable *self)
{
  g_clear_pointer (&self->first, g_free);
  g_clear_pointer (&self->section, g_free);
  self->is_chained = FALSE;
  g_ptr_array_set_size (self->frozen, 0);
  g_array_set_size (self->integrated, 0);
}

void
adc_room_table_empty (AdcRoomTable *self)
{
  adc_room_table_forget_turn (self);
  g_ptr_array_set_size (self->players, 0);
  g_clear_pointer (&self->active, g_free);
  g_ptr_array_set_size (self->places, 0);
  g_ptr_array_set_size (self->activations, 0);
  g_hash_table_remove_all (self->pawns);
  self->next_id = 1;
}

void
adc_room_table_clear (AdcRoomTable *self)
{
  GPtrArray *players;
  guint least, most;

  g_return_if_fail (ADC_IS_ROOM_TABLE (self));

  players = adc_rooms_get_players (self->rooms);
  adc_game_get_players (self->game, &least, &most);
  adc_room_table_empty (self);
  for (guint i = 0; i < players->len && i < CLAMP (N_PLAYERS, least, most); i++)
    adc_room_table_set_player (self, ((const AdcRoomPlayer *) players->pdata[i])->id, TRUE);
}

GPtrArray *
adc_room_table_get_players (AdcRoomTable *self)
{
  g_return_val_if_fail (ADC_IS_ROOM_TABLE (self), NULL);

  return self->players;
}

gboolean
adc_room_table_has_player (AdcRoomTable *self, const char *player)
{
  g_return_val_if_fail (ADC_IS_ROOM_TABLE (self), FALSE);

  return player != NULL &&
         g_ptr_array_find_with_equal_func (self->players, player, g_str_equal, NULL);
}

static void
add_section (AdcRoomTable *self, guint *position, const char *card, const char *player)
{
  AdcPiece *piece = ADC_PIECE (adc_game_lookup (self->game, card));
  AdcRoomPlace *place = adc_room_table_append_place (self, piece, player, NULL);

  g_ptr_array_steal_index (self->places, self->places->len - 1);
  g_ptr_array_insert (self->places, (*position)++, place);
}

/* Players sit, and their homes lie, in the order of the game's. */
static void
seat (AdcRoomTable *self, const char *player)
{
  GPtrArray *all = adc_rooms_get_players (self->rooms);
  GPtrArray *sections = adc_rooms_get_sections (self->rooms);
  guint seat_of = 0, position;

  for (guint i = 0; i < all->len; i++) {
    const char *id = ((const AdcRoomPlayer *) all->pdata[i])->id;

    if (g_str_equal (id, player))
      break;
    seat_of += adc_room_table_has_player (self, id);
  }

  position = seat_of * (1 + sections->len);
  g_ptr_array_insert (self->players, seat_of, g_strdup (player));
  add_section (self, &position, adc_rooms_get_home (self->rooms), player);
  for (guint i = 0; i < sections->len; i++)
    add_section (self, &position, sections->pdata[i], player);
  if (self->active == NULL)
    self->active = g_strdup (player);
}

static void
take_all (GPtrArray *owners, const char *owner)
{
  for (guint i = owners->len; i > 0; i--)
    if (g_str_equal (owners->pdata[i - 1], owner))
      g_ptr_array_remove_index (owners, i - 1);
}

static void
unseat (AdcRoomTable *self, const char *player)
{
  guint seat_of = 0;

  for (guint i = self->places->len; i > 0; i--) {
    AdcRoomPlace *place = self->places->pdata[i - 1];

    take_all (place->units, player);
    take_all (place->cylinders, player);
    take_all (place->cubes, player);
    if (g_strcmp0 (place->owner, player) == 0)
      g_ptr_array_remove_index (self->places, i - 1);
  }
  for (guint i = self->activations->len; i > 0; i--)
    if (g_str_equal (((const AdcActivation *) self->activations->pdata[i - 1])->player, player))
      g_ptr_array_remove_index (self->activations, i - 1);
  g_hash_table_remove (self->pawns, player);
  g_ptr_array_find_with_equal_func (self->players, player, g_str_equal, &seat_of);
  g_ptr_array_remove_index (self->players, seat_of);
}

gboolean
adc_room_table_set_player (AdcRoomTable *self, const char *player, gboolean is_playing)
{
  g_autofree char *id = g_strdup (player); /* which may be one that goes with him */

  g_return_val_if_fail (ADC_IS_ROOM_TABLE (self), FALSE);

  if (adc_rooms_find_player (self->rooms, id) == NULL ||
      (!is_playing && self->players->len == 1))
    return FALSE;
  if (adc_room_table_has_player (self, id) == is_playing)
    return TRUE;

  if (is_playing) {
    seat (self, id);
  } else {
    const gboolean was_active = g_strcmp0 (self->active, id) == 0;

    unseat (self, id);
    if (was_active)
      adc_room_table_set_active (self, self->players->pdata[0]);
  }
  return TRUE;
}

void
adc_room_table_seat (AdcRoomTable *self, const char * const *players)
{
  adc_room_table_empty (self);
  for (guint i = 0; players[i] != NULL; i++)
    adc_room_table_set_player (self, players[i], TRUE);
  if (self->players->len == 0)
    adc_room_table_clear (self);
}

const char *
adc_room_table_get_active (AdcRoomTable *self)
{
  g_return_val_if_fail (ADC_IS_ROOM_TABLE (self), NULL);

  return self->active;
}

gboolean
adc_room_table_set_active (AdcRoomTable *self, const char *player)
{
  g_return_val_if_fail (ADC_IS_ROOM_TABLE (self), FALSE);

  if (!adc_room_table_has_player (self, player))
    return FALSE;

  if (g_strcmp0 (self->active, player) != 0) {
    g_free (self->active);
    self->active = g_strdup (player);
    adc_room_table_forget_turn (self);
  }
  return TRUE;
}

GPtrArray *
adc_room_table_get_places (AdcRoomTable *self)
{
  g_return_val_if_fail (ADC_IS_ROOM_TABLE (self), NULL);

  return self->places;
}

AdcRoomPlace *
adc_room_table_get_place (AdcRoomTable *self, guint place)
{
  g_return_val_if_fail (ADC_IS_ROOM_TABLE (self), NULL);

  for (guint i = 0; i < self->places->len; i++)
    if (((const AdcRoomPlace *) self->places->pdata[i])->id == place)
      return self->places->pdata[i];

  return NULL;
}

static AdcRoomPlace *
find_place (AdcRoomTable *self, const char *owner, const char *card)
{
  for (guint i = 0; i < self->places->len; i++) {
    AdcRoomPlace *place = self->places->pdata[i];

    if (place->card != NULL && g_strcmp0 (place->owner, owner) == 0 &&
        g_strcmp0 (adc_entry_get_id (ADC_ENTRY (place->card)), card) == 0)
      return place;
  }

  return NULL;
}

AdcRoomPlace *
adc_room_table_find_section (AdcRoomTable *self, const char *player, const char *card)
{
  g_return_val_if_fail (ADC_IS_ROOM_TABLE (self) && player != NULL, NULL);

  return find_place (self, player, card);
}

AdcRoomPlace *
adc_room_table_find_card (AdcRoomTable *self, const char *card)
{
  g_return_val_if_fail (ADC_IS_ROOM_TABLE (self), NULL);

  return find_place (self, NULL, card);
}

static gboolean
can_add (AdcRoomTable *self, AdcPiece *card)
{
  const AdcRoomSort *sort = adc_room_table_find_sort (self, card);

  return sort != NULL &&
         (sort->is_repeated ||
          find_place (self, NULL, adc_entry_get_id (ADC_ENTRY (card))) == NULL);
}

GPtrArray *
adc_room_table_list_offers (AdcRoomTable *self)
{
  GPtrArray *offers = g_ptr_array_new_with_free_func (g_object_unref);
  GListModel *cards;

  g_return_val_if_fail (ADC_IS_ROOM_TABLE (self), offers);

  cards = adc_game_get_entries (self->game, ADC_KIND_CARD);
  for (guint i = 0; i < g_list_model_get_n_items (cards); i++) {
    g_autoptr(AdcPiece) card = g_list_model_get_item (cards, i);

    if (can_add (self, card))
      g_ptr_array_add (offers, g_steal_pointer (&card));
  }

  return offers;
}

AdcRoomPlace *
adc_room_table_append_place (AdcRoomTable *self, AdcPiece *card, const char *owner,
                             const char *title)
{
  AdcRoomPlace *place = g_new0 (AdcRoomPlace, 1);

  place->id = self->next_id++;
  g_set_object (&place->card, card);
  place->owner = g_strdup (owner);
  place->title = g_strdup (title);
  place->units = g_ptr_array_new_with_free_func (g_free);
  place->cylinders = g_ptr_array_new_with_free_func (g_free);
  place->cubes = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (self->places, place);

  return place;
}

static gboolean
has_room (AdcRoomTable *self)
{
  const guint of_players = self->players->len * (1 + adc_rooms_get_sections (self->rooms)->len);

  return self->places->len - of_players < ADC_ROOM_MAX_PLACES;
}

guint
adc_room_table_add_card (AdcRoomTable *self, const char *card)
{
  AdcEntry *entry;

  g_return_val_if_fail (ADC_IS_ROOM_TABLE (self), 0);

  entry = card != NULL ? adc_game_lookup (self->game, card) : NULL;
  if (entry == NULL || adc_entry_get_kind (entry) != ADC_KIND_CARD || !has_room (self) ||
      !can_add (self, ADC_PIECE (entry)))
    return 0;

  return adc_room_table_append_place (self, ADC_PIECE (entry), NULL, NULL)->id;
}

static char *
read_title (const char *title)
{
  g_autofree char *trimmed = g_strstrip (g_strdup (title != NULL ? title : ""));

  return *trimmed != '\0' && strlen (trimmed) <= MAX_LENGTH && g_utf8_validate (trimmed, -1, NULL)
           ? g_steal_pointer (&trimmed)
           : NULL;
}

guint
adc_room_table_add_own (AdcRoomTable *self, const char *title)
{
  g_autofree char *trimmed = read_title (title);

  g_return_val_if_fail (ADC_IS_ROOM_TABLE (self), 0);

  if (trimmed == NULL || !has_room (self))
    return 0;

  return adc_room_table_append_place (self, NULL, NULL, trimmed)->id;
}

gboolean
adc_room_table_remove (AdcRoomTable *self, guint place)
{
  AdcRoomPlace *found = adc_room_table_get_place (self, place);

  if (found == NULL || found->owner != NULL)
    return FALSE;

  for (guint i = self->activations->len; i > 0; i--)
    if (((const AdcActivation *) self->activations->pdata[i - 1])->place == place)
      g_ptr_array_remove_index (self->activations, i - 1);
  g_ptr_array_remove (self->places, found);
  return TRUE;
}

gboolean
adc_room_table_rename (AdcRoomTable *self, guint place, const char *title)
{
  AdcRoomPlace *found = adc_room_table_get_place (self, place);
  g_autofree char *trimmed = read_title (title);

  if (found == NULL || found->title == NULL || trimmed == NULL)
    return FALSE;

  g_free (found->title);
  found->title = g_steal_pointer (&trimmed);
  return TRUE;
}
