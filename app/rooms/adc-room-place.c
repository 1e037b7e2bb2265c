/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-room-table-private.h"

#include "adc-column.h"

const AdcRoomSort *
adc_room_table_find_sort (AdcRoomTable *self, AdcPiece *card)
{
  GPtrArray *sorts = adc_rooms_get_sorts (self->rooms);
  AdcStat *deck = adc_game_find_stat_by_role (self->game, ADC_KIND_CARD, ADC_ROLE_DECK);
  const AdcValue *pile = deck != NULL ? adc_piece_get_value (card, adc_stat_get_id (deck)) : NULL;

  for (guint i = 0; i < sorts->len; i++) {
    const AdcRoomSort *sort = sorts->pdata[i];

    if (sort->card != NULL ? g_str_equal (sort->card, adc_entry_get_id (ADC_ENTRY (card)))
                           : pile != NULL && g_str_equal (sort->deck, pile->text))
      return sort;
  }

  return NULL;
}

AdcStat *
adc_room_table_get_stat (AdcRoomTable *self, AdcRoomStat stat)
{
  g_return_val_if_fail (ADC_IS_ROOM_TABLE (self), NULL);

  return adc_rooms_get_stat (self->rooms, stat) != NULL
           ? adc_game_get_stat (self->game, ADC_KIND_CARD, adc_rooms_get_stat (self->rooms, stat))
           : NULL;
}

const char *
adc_room_table_get_text (AdcRoomTable *self, const AdcRoomPlace *place, AdcRoomStat stat)
{
  const AdcValue *value;

  g_return_val_if_fail (ADC_IS_ROOM_TABLE (self) && stat < ADC_ROOM_N_STATS, NULL);

  if (place->values[stat] != NULL || place->card == NULL ||
      adc_rooms_get_stat (self->rooms, stat) == NULL)
    return place->values[stat];

  value = adc_piece_get_value (place->card, adc_rooms_get_stat (self->rooms, stat));
  return value != NULL ? value->text : NULL;
}

char *
adc_room_table_dup_words (AdcRoomTable *self, const AdcRoomPlace *place, AdcRoomStat stat)
{
  const char *text = adc_room_table_get_text (self, place, stat);
  g_autoptr(AdcValue) value = text != NULL ? adc_value_new (text, ADC_BASIS_USER, TRUE) : NULL;

  return value != NULL ? adc_stat_format (adc_room_table_get_stat (self, stat), self->game, value)
                       : NULL;
}

gboolean
adc_room_table_set_text (AdcRoomTable *self, guint place, AdcRoomStat stat, const char *text,
                         GError **error)
{
  AdcRoomPlace *found = adc_room_table_get_place (self, place);
  g_autofree char *normal = NULL;

  g_return_val_if_fail (found != NULL && stat < ADC_ROOM_N_STATS, FALSE);

  if (text != NULL && *text != '\0') {
    AdcStat *found_stat = adc_room_table_get_stat (self, stat);

    g_return_val_if_fail (found_stat != NULL, FALSE);
    normal = adc_stat_normalise (found_stat, self->game, text, error);
    if (normal == NULL)
      return FALSE;
  }

  g_free (found->values[stat]);
  found->values[stat] = g_steal_pointer (&normal);
  return TRUE;
}

/* Nobody sits in slots: units stand wherever they are let in. The slots of a home are its sections'. */
int
adc_room_table_get_slots (AdcRoomTable *self, const AdcRoomPlace *place, AdcToken token)
{
  const char *text;
  gint64 number;

  if (token == ADC_TOKEN_UNIT)
    return ADC_ROOM_MAX_TOKENS;
  if (place->owner != NULL && g_str_equal (adc_entry_get_id (ADC_ENTRY (place->card)),
                                           adc_rooms_get_home (self->rooms)))
    return 0;

  text = adc_room_table_get_text (self, place,
                                  token == ADC_TOKEN_CUBE ? ADC_ROOM_SQUARES : ADC_ROOM_ROUNDS);
  return text != NULL && g_ascii_string_to_signed (text, 10, 0, ADC_ROOM_MAX_TOKENS, &number, NULL)
           ? (int) number
           : -1;
}

GPtrArray *
adc_room_table_list_columns (AdcRoomTable *self, const AdcRoomPlace *place)
{
  const char *text = adc_room_table_get_text (self, place, ADC_ROOM_COLUMNS);

  return text != NULL ? adc_columns_parse (text) : NULL;
}

const char *
adc_room_table_get_title (AdcRoomTable *self, const AdcRoomPlace *place)
{
  g_return_val_if_fail (ADC_IS_ROOM_TABLE (self), NULL);

  return place->title != NULL ? place->title : adc_entry_get_title (ADC_ENTRY (place->card));
}

const AdcRoomSort *
adc_room_table_get_sort (AdcRoomTable *self, const AdcRoomPlace *place)
{
  g_return_val_if_fail (ADC_IS_ROOM_TABLE (self), NULL);

  return place->card != NULL && place->owner == NULL
           ? adc_room_table_find_sort (self, place->card)
           : NULL;
}

/* Rooms that somebody adds are those of which the game's data has not even the name: special ones,
 * which can be. */
gboolean
adc_room_table_can_activate (AdcRoomTable *self, const AdcRoomPlace *place)
{
  const AdcRoomSort *sort = adc_room_table_get_sort (self, place);

  return place->owner == NULL && (sort == NULL || sort->is_activated);
}
