/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-room-total-private.h"

#include <glib/gi18n-lib.h>

static void
free_gain (gpointer data)
{
  g_free (((AdcRoomGain *) data)->resource);
  g_free (data);
}

void
adc_room_total_free (AdcRoomTotal *self)
{
  g_free (self->player);
  g_free (self->benefit);
  g_ptr_array_unref (self->reasons);
  g_ptr_array_unref (self->missing);
  g_clear_pointer (&self->gains, g_ptr_array_unref);
  g_free (self);
}

/* Each thing is asked for once. */
void
adc_room_total_miss (AdcRoomTotal *self, guint place, AdcRoomStat stat)
{
  AdcRoomMissing *missing;

  for (guint i = 0; i < self->missing->len; i++) {
    const AdcRoomMissing *other = self->missing->pdata[i];

    if (other->place == place && other->stat == stat)
      return;
  }

  missing = g_new (AdcRoomMissing, 1);
  *missing = (AdcRoomMissing){ place, stat };
  g_ptr_array_add (self->missing, missing);
}

/* Numbers as numbers, so that they can be seen to add up; pairs as text. */
static void
add_line (AdcRoomTotal *self, const char *label, AdcModifier modifier, guint times,
          const char *rule)
{
  g_autofree char *text = adc_modifier_format (modifier);

  if (times != 1) {
    /* Translators: so many times a number or a pair: “5 × 2:2” */
    g_autofree char *product = g_strdup_printf (_("%u × %s"), times, text);

    g_ptr_array_add (self->reasons, adc_reason_new_amount (label, product, rule));
  } else if (modifier.is_known && !modifier.is_pair)
    g_ptr_array_add (self->reasons, adc_reason_new_value (label, modifier.x, rule));
  else
    g_ptr_array_add (self->reasons, adc_reason_new_amount (label, text, rule));
}

static void
add_amount (AdcRoomTotal *self, AdcModifier modifier)
{
  self->total = adc_modifier_add (self->total, modifier);
  if (modifier.is_known)
    self->at_least = adc_modifier_add (self->at_least, modifier);
}

/* What one place gives of it, or might give. */
static void
add_value (AdcRoomTotal *self, AdcRoomTable *table, const AdcControls *controls,
           const AdcBenefit *benefit, const AdcRoomValue *value)
{
  AdcRooms *rooms = adc_room_table_get_rooms (table);
  const AdcRoomPlace *place = adc_room_table_get_place (table, value->place);
  const AdcBenefit *given = adc_rooms_find_benefit (rooms, value->benefit);
  const gboolean is_same = given == benefit;
  const gboolean is_per_unit =
    given != NULL && given->is_per_unit && g_strcmp0 (given->variant_of, benefit->id) == 0;
  const char *title = adc_room_table_get_title (table, place);
  guint times = 1;

  if (given != NULL && !is_same && !is_per_unit)
    return;
  if (given == NULL && place->owner != NULL &&
      g_strcmp0 (adc_entry_get_id (ADC_ENTRY (place->card)), benefit->section) != 0)
    return; /* another section: whatever it gives, it is not this */

  if (is_per_unit) {
    g_autofree char *label = NULL;

    times = adc_controls_count_units (controls, table, 0, self->player);
    /* Translators: a room, what it gives for each unit */
    label = g_strdup_printf (_("%s: %s, for each unit"), title,
                             adc_rooms_get_benefit_title (rooms, adc_room_table_get_game (table),
                                                          given->id));
    add_line (self, label, value->modifier, times, given->rule);
  } else if (given == NULL) {
    /* Translators: a room */
    g_autofree char *label = g_strdup_printf (_("%s: nobody knows what it gives"), title);

    add_line (self, label, value->modifier, 1, NULL);
  } else {
    add_line (self, title, value->modifier, 1,
              adc_rooms_get_rule (rooms, ADC_ROOM_RULE_MODIFIER));
  }

  add_amount (self, adc_modifier_multiply (value->modifier, times));
  if (!value->modifier.is_known)
    adc_room_total_miss (self, value->place, value->missing_stat);
}

static void
add_places (AdcRoomTotal *self, AdcRoomTable *table, const AdcControls *controls,
            const AdcBenefit *benefit, gboolean is_home)
{
  GPtrArray *places = adc_room_table_get_places (table);

  for (guint i = 0; i < places->len; i++) {
    const AdcRoomPlace *place = places->pdata[i];
    g_autoptr(GPtrArray) values = NULL;

    if ((place->owner != NULL) != is_home ||
        !adc_controls_has (controls, place->id, self->player))
      continue;

    values = adc_room_list_values (table, place);
    for (guint j = 0; j < values->len; j++)
      add_value (self, table, controls, benefit, values->pdata[j]);
  }
}

static void
add_sum (AdcRoomTotal *self, AdcRoomTable *table)
{
  AdcRooms *rooms = adc_room_table_get_rooms (table);
  g_autofree char *text = adc_modifier_format (self->total);
  g_autofree char *sum = g_strconcat ("= ", text, NULL);

  if (self->reasons->len == 0)
    g_ptr_array_add (self->reasons,
                     adc_reason_new_value (_("Neither a section nor a controlled room gives any"),
                                           0, adc_rooms_get_rule (rooms, ADC_ROOM_RULE_SUM)));
  g_ptr_array_add (self->reasons,
                   adc_reason_new_amount (_("Sum of the section and the rooms under control"), sum,
                                          adc_rooms_get_rule (rooms, ADC_ROOM_RULE_SUM)));
}

AdcRoomTotal *
adc_room_total_new (AdcRoomTable *table, const AdcControls *controls, const char *player,
                    const char *benefit)
{
  const AdcBenefit *wanted;
  AdcRoomTotal *self;

  g_return_val_if_fail (ADC_IS_ROOM_TABLE (table), NULL);
  g_return_val_if_fail (adc_room_table_has_player (table, player), NULL);

  wanted = adc_rooms_find_benefit (adc_room_table_get_rooms (table), benefit);
  g_return_val_if_fail (wanted != NULL, NULL);

  self = g_new0 (AdcRoomTotal, 1);
  self->player = g_strdup (player);
  self->benefit = g_strdup (benefit);
  self->total = (AdcModifier){ .is_known = TRUE, .is_pair = wanted->is_pair };
  self->at_least = self->total;
  self->reasons = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_reason_free);
  self->missing = g_ptr_array_new_with_free_func (g_free);
  if (wanted->deck != NULL) {
    self->gains = g_ptr_array_new_with_free_func (free_gain);
    add_places (self, table, controls, wanted, FALSE);
    adc_room_total_take_gains (self, table, controls, wanted);
    return self;
  }

  add_places (self, table, controls, wanted, TRUE);
  add_places (self, table, controls, wanted, FALSE);
  add_sum (self, table);
  return self;
}

GPtrArray *
adc_room_list_actions (AdcRooms *rooms, const char *section)
{
  GPtrArray *benefits = adc_rooms_get_benefits (rooms);
  GPtrArray *actions = g_ptr_array_new ();

  for (guint i = 0; i < benefits->len; i++) {
    const AdcBenefit *benefit = benefits->pdata[i];

    if (benefit->kind == ADC_BENEFIT_NEUTRAL || benefit->kind == ADC_BENEFIT_RESOURCE ||
        benefit->is_per_unit || (section != NULL && g_strcmp0 (benefit->section, section) != 0))
      continue;
    g_ptr_array_add (actions, (gpointer) benefit);
  }

  return actions;
}
