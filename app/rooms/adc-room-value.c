/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-room-value.h"

#include <glib/gi18n-lib.h>

void
adc_room_value_free (AdcRoomValue *self)
{
  g_free (self->benefit);
  g_ptr_array_unref (self->reasons);
  g_free (self);
}

static AdcRoomValue *
new_value (const AdcRoomPlace *place, const char *benefit)
{
  AdcRoomValue *value = g_new0 (AdcRoomValue, 1);

  value->place = place->id;
  value->benefit = g_strdup (benefit);
  value->missing_stat = ADC_ROOM_COLUMNS;
  value->reasons = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_reason_free);

  return value;
}

static void
add_reason (AdcRoomValue *value, AdcReason *reason)
{
  g_ptr_array_add (value->reasons, reason);
}

/* Which tokens cover the numbers: what is said, else cubes where nothing else can. FALSE: nobody
 * knows, and it matters. */
static gboolean
find_cover (AdcRoomTable *table, const AdcRoomPlace *place, AdcToken *cover)
{
  const char *text = adc_room_table_get_text (table, place, ADC_ROOM_COVERS);

  if (text != NULL)
    *cover = g_str_equal (text, "cubes") ? ADC_TOKEN_CUBE : ADC_TOKEN_CYLINDER;
  else if (adc_room_table_get_slots (table, place, ADC_TOKEN_CYLINDER) == 0)
    *cover = ADC_TOKEN_CUBE;
  else
    *cover = ADC_TOKEN_CYLINDER;

  return text != NULL || adc_room_table_get_slots (table, place, ADC_TOKEN_CYLINDER) == 0 ||
         place->cubes->len == place->cylinders->len;
}

static void
explain (AdcRoomTable *table, const AdcRoomPlace *place, AdcRoomValue *value, AdcToken cover)
{
  AdcRooms *rooms = adc_room_table_get_rooms (table);
  const char *rule = adc_rooms_get_rule (rooms, cover == ADC_TOKEN_CUBE ? ADC_ROOM_RULE_CUBES
                                                                        : ADC_ROOM_RULE_MODIFIER);
  const guint n = adc_room_place_get_tokens (place, cover)->len;
  const char *title = adc_rooms_get_benefit_title (rooms, adc_room_table_get_game (table),
                                                   value->benefit);
  g_autofree char *amount = adc_modifier_format (value->modifier);

  if (place->cubes->len + place->cylinders->len == 0)
    add_reason (value, adc_reason_new (_("Nothing covers the first number"), rule));
  else if (cover == ADC_TOKEN_CUBE)
    add_reason (value, adc_reason_new_value (_("Numbers covered by cubes"), n, rule));
  else
    add_reason (value, adc_reason_new_value (_("Numbers covered by cylinders"), n, rule));

  if (value->modifier.is_known)
    add_reason (value, adc_reason_new_amount (title, amount,
                                              adc_rooms_get_rule (rooms, ADC_ROOM_RULE_MODIFIER)));
  else {
    /* Translators: an action or a resource */
    g_autofree char *label = g_strdup_printf (_("%s: nobody knows the first number to be seen"),
                                              title);

    add_reason (value, adc_reason_new_amount (label, "?", NULL));
  }
}

static AdcRoomValue *
read_column (AdcRoomTable *table, const AdcRoomPlace *place, const AdcColumn *column)
{
  AdcRoomValue *value = new_value (place, column->benefit);
  AdcToken cover;

  if (!find_cover (table, place, &cover)) {
    value->missing_stat = ADC_ROOM_COVERS;
    add_reason (value,
                adc_reason_new_amount (_("Nobody knows if cubes or cylinders cover the numbers"),
                                       "?", NULL));
    return value;
  }

  value->position = adc_room_place_get_tokens (place, cover)->len;
  value->modifier = adc_column_get (column, value->position);
  explain (table, place, value, cover);
  return value;
}

GPtrArray *
adc_room_list_values (AdcRoomTable *table, const AdcRoomPlace *place)
{
  GPtrArray *values = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_room_value_free);
  g_autoptr(GPtrArray) columns = NULL;

  g_return_val_if_fail (ADC_IS_ROOM_TABLE (table), values);

  columns = adc_room_table_list_columns (table, place);
  for (guint i = 0; columns != NULL && i < columns->len; i++)
    g_ptr_array_add (values, read_column (table, place, columns->pdata[i]));
  if (columns == NULL) {
    AdcRoomValue *unknown = new_value (place, NULL);

    add_reason (unknown, adc_reason_new_amount (_("Nobody knows what it gives"), "?", NULL));
    g_ptr_array_add (values, unknown);
  }

  return values;
}
