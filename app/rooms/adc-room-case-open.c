/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-room-table-private.h"

static guint
find_place (AdcRoomTable *table, const AdcRoomCasePlace *place)
{
  AdcRoomPlace *section;

  if (place->player == NULL)
    return place->card != NULL ? adc_room_table_add_card (table, place->card)
                               : adc_room_table_add_own (table, adc_text_get (place->title));

  section = adc_room_table_find_section (table, place->player, place->card);
  return section != NULL ? section->id : 0;
}

/* What cannot be laid or put there is left out; of the examples that come with a game a test sees
 * to it that all can. */
gboolean
adc_room_table_open_case (AdcRoomTable *self, const char *id)
{
  const AdcRoomCase *example;

  g_return_val_if_fail (ADC_IS_ROOM_TABLE (self), FALSE);

  example = adc_rooms_find_case (self->rooms, id);
  if (example == NULL)
    return FALSE;

  adc_room_table_seat (self, (const char * const *) example->players);
  if (example->active != NULL)
    adc_room_table_set_active (self, example->active);
  for (guint i = 0; i < example->places->len; i++) {
    const AdcRoomCasePlace *place = example->places->pdata[i];
    const guint found = find_place (self, place);

    for (guint j = 0; found != 0 && j < ADC_ROOM_N_STATS; j++)
      if (place->values[j] != NULL)
        adc_room_table_set_text (self, found, j, place->values[j], NULL);
    if (found != 0 && place->activated != NULL)
      adc_room_table_set_activated (self, found, place->activated, TRUE);
    for (guint j = 0; found != 0 && j < place->tokens->len; j++) {
      const AdcRoomCaseToken *token = place->tokens->pdata[j];

      for (guint k = 0; k < token->count; k++)
        adc_room_table_put (self, found, token->token, token->owner, NULL);
    }
  }
  return TRUE;
}
