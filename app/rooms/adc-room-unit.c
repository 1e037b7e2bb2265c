/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-room-moves-private.h"

#include "adc-room-value.h"

#include <glib/gi18n-lib.h>

gboolean
adc_room_is_occupied (AdcRoomTable *table, const AdcControls *controls, const AdcRoomPlace *place,
                      const char *player)
{
  return place->owner != NULL
           ? g_str_equal (place->owner, player)
           : adc_controls_count_units (controls, table, place->id, player) > 0;
}

gboolean
adc_room_has_enemies (AdcRoomTable *table, const AdcControls *controls, const AdcRoomPlace *place,
                      const char *player)
{
  AdcRooms *rooms = adc_room_table_get_rooms (table);

  for (guint i = 0; i < place->units->len; i++) {
    const char *owner = place->units->pdata[i];
    const AdcRoomNeutral *neutral = adc_rooms_find_neutral (rooms, owner);
    const AdcRoomPlace *home =
      neutral != NULL ? adc_room_table_find_card (table, neutral->home) : NULL;

    if (adc_controls_is_his (controls, owner, player))
      continue;
    if (neutral == NULL ||
        (home != NULL && adc_controls_get (controls, home->id)->players->len > 0))
      return TRUE;
  }

  return FALSE;
}

AdcRefusal *
adc_room_check_command (AdcRoomTable *table, const AdcControls *controls, const char *owner)
{
  AdcRooms *rooms = adc_room_table_get_rooms (table);
  const char *active = adc_room_table_get_active (table);

  if (adc_controls_is_his (controls, owner, active))
    return NULL;
  if (adc_rooms_find_neutral (rooms, owner) != NULL)
    return adc_refusal_new (adc_rooms_get_rule (rooms, ADC_ROOM_RULE_NEUTRAL),
                            /* Translators: a player, neutral tokens, a room */
                            _("%s does not command the %s: that takes control of %s."),
                            adc_rooms_get_owner_title (rooms, active),
                            adc_rooms_get_owner_title (rooms, owner),
                            adc_entry_get_title (adc_game_lookup (
                              adc_room_table_get_game (table),
                              adc_rooms_find_neutral (rooms, owner)->home)));

  return adc_refusal_new (adc_rooms_get_rule (rooms, ADC_ROOM_RULE_CYLINDER),
                          _("Nobody moves what belongs to another player."));
}

/* What free editing refuses is refused here too; tried on a copy of nothing but the one token. */
AdcRefusal *
adc_room_check_put (AdcRoomTable *table, guint place, AdcToken token, const char *owner)
{
  AdcRefusal *refusal = NULL;

  if (adc_room_table_put (table, place, token, owner, &refusal))
    adc_room_table_take_last (table, place, token, owner);

  return refusal;
}

AdcRefusal *
adc_room_check_unit (AdcRoomTable *table, const char *owner, guint from, guint to)
{
  const AdcRoomPlace *source = adc_room_table_get_place (table, from);
  g_autoptr(AdcControls) controls = adc_controls_new (table);
  AdcRefusal *wrong = adc_room_check_command (table, controls, owner);

  if (wrong != NULL)
    return wrong;
  if (from != 0 && (source == NULL || adc_room_place_count (source, ADC_TOKEN_UNIT, owner) == 0))
    return adc_refusal_new (NULL, _("There is no such unit to be moved."));
  if (to == 0)
    return NULL;

  /* Of neutrals there are only so many: one that moves makes room for itself. */
  if (from != 0)
    adc_room_table_take_last (table, from, ADC_TOKEN_UNIT, owner);
  wrong = adc_room_check_put (table, to, ADC_TOKEN_UNIT, owner);
  if (from != 0)
    adc_room_table_put (table, from, ADC_TOKEN_UNIT, owner, NULL);
  return wrong;
}

gboolean
adc_room_move_unit (AdcRoomTable *table, const char *owner, guint from, guint to,
                    AdcRefusal **refusal)
{
  AdcRefusal *wrong = adc_room_check_unit (table, owner, from, to);

  if (wrong != NULL)
    return adc_refusal_take (refusal, wrong);

  if (from != 0)
    adc_room_table_take_last (table, from, ADC_TOKEN_UNIT, owner);
  if (to != 0)
    adc_room_table_put (table, to, ADC_TOKEN_UNIT, owner, NULL);
  return TRUE;
}

static guint
count_on_table (AdcRoomTable *table, const AdcRoomNeutral *neutral)
{
  GPtrArray *places = adc_room_table_get_places (table);
  guint n = 0;

  for (guint i = 0; i < places->len; i++)
    n += adc_room_place_count (places->pdata[i], neutral->token, neutral->id);

  return n;
}

gboolean
adc_room_check_supply (AdcRoomTable *table, const char *neutral, int *difference,
                       AdcReason **reason)
{
  AdcRooms *rooms = adc_room_table_get_rooms (table);
  const AdcRoomNeutral *tokens = adc_rooms_find_neutral (rooms, neutral);
  const AdcRoomPlace *home;
  g_autoptr(GPtrArray) values = NULL;

  g_return_val_if_fail (tokens != NULL, FALSE);

  home = adc_room_table_find_card (table, tokens->home);
  values = home != NULL ? adc_room_list_values (table, home) : NULL;
  for (guint i = 0; values != NULL && i < values->len; i++) {
    const AdcRoomValue *value = values->pdata[i];
    g_autofree char *label = NULL;
    guint n;

    if (g_strcmp0 (value->benefit, neutral) != 0 || !value->modifier.is_known)
      continue;

    n = count_on_table (table, tokens);
    *difference = value->modifier.x - (int) n;
    if (reason != NULL) {
      /* Translators: a room, how many it gives, neutral tokens, how many of them are there */
      label = g_strdup_printf (_("%s gives %d (%s); on the table: %u"),
                               adc_room_table_get_title (table, home), value->modifier.x,
                               adc_rooms_get_owner_title (rooms, neutral), n);
      *reason = adc_reason_new_value (label, *difference,
                                      adc_rooms_get_rule (rooms, ADC_ROOM_RULE_SUPPLY));
    }
    return TRUE;
  }

  return FALSE;
}
