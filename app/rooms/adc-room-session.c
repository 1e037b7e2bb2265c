/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-room-session.h"

static GVariant *
to_variant (gpointer document)
{
  return adc_room_table_to_variant (document);
}

static gboolean
restore (gpointer document, GVariant *state)
{
  adc_room_table_restore (document, state);
  return TRUE;
}

AdcSession *
adc_room_session_new (AdcGame *game)
{
  static const AdcSessionKind kind = { ADC_ROOM_TABLE_VARIANT, to_variant, restore };

  g_return_val_if_fail (adc_room_session_is_for (game), NULL);

  return adc_session_new (adc_room_table_new (game), &kind);
}

AdcRoomTable *
adc_room_session_get_table (AdcSession *self)
{
  return adc_session_get_document (self);
}

gboolean
adc_room_session_is_for (AdcGame *game)
{
  g_return_val_if_fail (ADC_IS_GAME (game), FALSE);

  return adc_game_get_rooms (game) != NULL;
}
