/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-room-moves-private.h"

#include "adc-room-table-private.h"
#include "adc-room-total.h"

#include <glib/gi18n-lib.h>

static AdcRefusal *
refuse (AdcRoomTable *table, const char *message)
{
  return adc_refusal_new (adc_rooms_get_rule (adc_room_table_get_rooms (table),
                                              ADC_ROOM_RULE_CYLINDER),
                          "%s", message);
}

/* How many he has in all, his actions say, as they are at this moment; unknown: any number. */
static AdcRefusal *
check_stock (AdcRoomTable *table, const AdcControls *controls, const char *owner)
{
  AdcRooms *rooms = adc_room_table_get_rooms (table);
  GPtrArray *benefits = adc_rooms_get_benefits (rooms);
  GPtrArray *places = adc_room_table_get_places (table);
  guint n = 0;

  if (!adc_room_table_has_player (table, owner))
    return NULL;

  for (guint i = 0; i < places->len; i++)
    n += adc_room_place_count (places->pdata[i], ADC_TOKEN_CYLINDER, owner);
  for (guint i = 0; i < benefits->len; i++) {
    const AdcBenefit *benefit = benefits->pdata[i];
    g_autoptr(AdcRoomTotal) total = NULL;
    g_autofree char *text = NULL;

    if (!benefit->is_supply)
      continue;
    total = adc_room_total_new (table, controls, owner, benefit->id);
    text = adc_modifier_format (total->total);
    if (total->total.is_known && n >= (guint) total->total.y)
      return adc_refusal_new (benefit->rule,
                              /* Translators: an action, a pair such as 1:2, a player, a number */
                              _("%s %s: %s has %d cylinders in all, and they are placed already."),
                              adc_rooms_get_benefit_title (rooms, adc_room_table_get_game (table),
                                                           benefit->id),
                              text, adc_rooms_get_owner_title (rooms, owner), total->total.y);
  }

  return NULL;
}

static AdcRefusal *
check_replaced (AdcRoomTable *table, const AdcControls *controls, const AdcRoomPlace *place,
                guint position)
{
  const char *active = adc_room_table_get_active (table);
  const int slots = adc_room_table_get_slots (table, place, ADC_TOKEN_CYLINDER);

  if (position >= place->cylinders->len)
    return refuse (table, _("There is no cylinder to be replaced."));
  if (slots < 0)
    return refuse (table,
                   _("How many round slots there are must be known before one is replaced."));
  if (place->cylinders->len < (guint) slots)
    return refuse (table, _("A cylinder is replaced only when no round slot is free."));
  if (adc_controls_is_his (controls, place->cylinders->pdata[position], active))
    return refuse (table, _("Only a cylinder of another player is replaced."));
  if (!adc_room_is_occupied (table, controls, place, active))
    return refuse (table, _("To replace a cylinder one must occupy the room."));

  return NULL;
}

AdcRefusal *
adc_room_check_cylinder (AdcRoomTable *table, const char *owner, guint from, guint to, int position)
{
  const AdcRoomPlace *source = adc_room_table_get_place (table, from);
  const AdcRoomPlace *target = adc_room_table_get_place (table, to);
  g_autoptr(AdcControls) controls = adc_controls_new (table);
  AdcRefusal *wrong = adc_room_check_command (table, controls, owner);
  guint at = 0;

  if (wrong != NULL)
    return wrong;
  if (from != 0 &&
      (source == NULL || adc_room_place_count (source, ADC_TOKEN_CYLINDER, owner) == 0))
    return refuse (table, _("There is no such cylinder to be moved."));
  if (from == 0 && (wrong = check_stock (table, controls, owner)) != NULL)
    return wrong;
  if (to == 0)
    return NULL; /* home, whence it came */
  if (target != NULL && target->owner != NULL &&
      !g_str_equal (target->owner, adc_room_table_get_active (table)))
    return adc_room_refuse_home (table, ADC_TOKEN_CYLINDER);
  if (target == NULL || source == target)
    return refuse (table, _("A cylinder goes from one room or section to another."));
  if (position >= 0)
    return check_replaced (table, controls, target, position);

  /* One that moves makes room for itself among those there are. */
  if (source != NULL) {
    for (at = source->cylinders->len; !g_str_equal (source->cylinders->pdata[at - 1], owner);)
      at--;
    g_ptr_array_remove_index (source->cylinders, at - 1);
  }
  wrong = adc_room_check_put (table, to, ADC_TOKEN_CYLINDER, owner);
  if (source != NULL)
    g_ptr_array_insert (source->cylinders, at - 1, g_strdup (owner));
  return wrong;
}

gboolean
adc_room_move_cylinder (AdcRoomTable *table, const char *owner, guint from, guint to, int position,
                        AdcRefusal **refusal)
{
  AdcRefusal *wrong = adc_room_check_cylinder (table, owner, from, to, position);

  if (wrong != NULL)
    return adc_refusal_take (refusal, wrong);

  if (from != 0)
    adc_room_table_take_last (table, from, ADC_TOKEN_CYLINDER, owner);
  if (to != 0 && position >= 0)
    adc_room_table_replace (table, to, ADC_TOKEN_CYLINDER, position, owner, NULL);
  else if (to != 0)
    adc_room_table_put (table, to, ADC_TOKEN_CYLINDER, owner, NULL);
  return TRUE;
}
