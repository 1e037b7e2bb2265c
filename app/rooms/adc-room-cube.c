/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-room-moves-private.h"

#include "adc-room-table-private.h"

#include <glib/gi18n-lib.h>

static AdcRefusal *
refuse (AdcRoomTable *table, AdcRoomRule rule, const char *message)
{
  return adc_refusal_new (adc_rooms_get_rule (table->rooms, rule), "%s", message);
}

static gboolean
was_integrated (AdcRoomTable *table, guint place)
{
  for (guint i = 0; i < table->integrated->len; i++)
    if (g_array_index (table->integrated, guint, i) == place)
      return TRUE;

  return FALSE;
}

static AdcRefusal *
check_replaced (AdcRoomTable *table, const AdcRoomPlace *place, guint position)
{
  const int slots = adc_room_table_get_slots (table, place, ADC_TOKEN_CUBE);

  if (position >= place->cubes->len)
    return refuse (table, ADC_ROOM_RULE_CUBE, _("There is no cube to be replaced."));
  if (slots < 0)
    return refuse (table, ADC_ROOM_RULE_CUBE,
                   _("How many square slots there are must be known before one is replaced."));
  if (place->cubes->len < (guint) slots)
    return refuse (table, ADC_ROOM_RULE_CUBE,
                   _("A cube is replaced only when no square slot is free."));
  if (g_str_equal (place->cubes->pdata[position], table->active))
    return refuse (table, ADC_ROOM_RULE_CUBE, _("Only a cube of another player is replaced."));

  return NULL;
}

AdcRefusal *
adc_room_check_cube (AdcRoomTable *table, guint place, int position, AdcIntegration how)
{
  const AdcRoomPlace *target = adc_room_table_get_place (table, place);
  g_autoptr(AdcControls) controls = NULL;

  g_return_val_if_fail (target != NULL, NULL);

  if (target->owner != NULL && !g_str_equal (target->owner, table->active))
    return adc_room_refuse_home (table, ADC_TOKEN_CUBE);

  controls = adc_controls_new (table);
  if (how != ADC_INTEGRATE_REMOTE &&
      !adc_room_is_occupied (table, controls, target, table->active))
    return adc_refusal_new (adc_rooms_get_rule (table->rooms, ADC_ROOM_RULE_CUBE),
                            /* Translators: a player, a room */
                            _("%s has no unit in %s: a cube goes only where one’s units are."),
                            adc_rooms_get_owner_title (table->rooms, table->active),
                            adc_room_table_get_title (table, target));
  if (adc_room_has_enemies (table, controls, target, table->active))
    return refuse (table,
                   how == ADC_INTEGRATE_REMOTE ? ADC_ROOM_RULE_VARIANTS : ADC_ROOM_RULE_CUBE,
                   _("No cube goes where units of another player are."));
  if (was_integrated (table, place))
    return refuse (table, ADC_ROOM_RULE_LIMIT,
                   _("One cube only in the same room or section during one phase."));
  if (position >= 0)
    return check_replaced (table, target, position);

  return adc_room_check_put (table, place, ADC_TOKEN_CUBE, table->active);
}

gboolean
adc_room_move_cube (AdcRoomTable *table, guint place, int position, AdcIntegration how,
                    gboolean *is_rewarded, AdcRefusal **refusal)
{
  AdcRefusal *wrong = adc_room_check_cube (table, place, position, how);
  const AdcRoomPlace *target = adc_room_table_get_place (table, place);

  if (wrong != NULL)
    return adc_refusal_take (refusal, wrong);

  if (position >= 0)
    adc_room_table_replace (table, place, ADC_TOKEN_CUBE, position, table->active, NULL);
  else
    adc_room_table_put (table, place, ADC_TOKEN_CUBE, table->active, NULL);
  if (table->section != NULL)
    g_array_append_val (table->integrated, place);
  if (is_rewarded != NULL)
    *is_rewarded = position < 0 && (int) target->cubes->len ==
                                     adc_room_table_get_slots (table, target, ADC_TOKEN_CUBE);
  return TRUE;
}

char *
adc_room_dup_price (AdcRoomTable *table, guint place, int position, AdcIntegration how)
{
  const AdcRoomPlace *target = adc_room_table_get_place (table, place);
  const char *text = adc_room_table_get_text (table, target, ADC_ROOM_PRICES);
  g_autoptr(AdcPrices) prices = text != NULL ? adc_prices_parse (text) : NULL;
  const AdcPrice *price;

  if (how == ADC_INTEGRATE_FREE || (how == ADC_INTEGRATE_HOME && target->owner != NULL))
    return g_strdup ("0");

  price = prices != NULL
            ? adc_prices_get (prices, position >= 0 ? (guint) position : target->cubes->len)
            : NULL;
  return price != NULL && price->is_known ? adc_price_format (price) : NULL;
}

AdcRefusal *
adc_room_check_activation (AdcRoomTable *table, guint place)
{
  const AdcRoomPlace *target = adc_room_table_get_place (table, place);
  g_autoptr(AdcControls) controls = adc_controls_new (table);
  const AdcControl *control = adc_controls_get (controls, place);

  g_return_val_if_fail (target != NULL, NULL);

  if (!adc_room_table_can_activate (table, target))
    return refuse (table, ADC_ROOM_RULE_ACTIVATE,
                   _("Rooms of this sort cannot be activated."));
  if (!adc_controls_has (controls, place, table->active))
    return adc_refusal_new (adc_rooms_get_rule (table->rooms, ADC_ROOM_RULE_ACTIVATE),
                            /* Translators: a player, a room */
                            _("%s does not control %s."),
                            adc_rooms_get_owner_title (table->rooms, table->active),
                            adc_room_table_get_title (table, target));
  if (!control->is_full_known)
    return refuse (table, ADC_ROOM_RULE_FULL,
                   _("How many square slots there are must be known first."));
  if (!control->is_full)
    return refuse (table, ADC_ROOM_RULE_FULL,
                   _("A room is activated only when all its square slots are taken."));
  if (adc_room_table_is_activated (table, place, table->active))
    return refuse (table, ADC_ROOM_RULE_ACTIVATE, _("This room was activated already."));

  return NULL;
}

gboolean
adc_room_activate (AdcRoomTable *table, guint place, AdcRefusal **refusal)
{
  AdcRefusal *wrong = adc_room_check_activation (table, place);

  if (wrong != NULL)
    return adc_refusal_take (refusal, wrong);

  adc_room_table_set_activated (table, place, table->active, TRUE);
  return TRUE;
}
