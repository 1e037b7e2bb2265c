/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-room-total-private.h"

#include <glib/gi18n-lib.h>

static gboolean
is_of_deck (AdcRoomTable *table, const AdcRoomPlace *place, const char *deck)
{
  const AdcRoomSort *sort = adc_room_table_get_sort (table, place);

  return sort != NULL && g_strcmp0 (sort->deck, deck) == 0;
}

/* The most first, what is not known last; otherwise as they lie. */
static int
compare_gains (gconstpointer a, gconstpointer b)
{
  const AdcRoomGain *one = *(const AdcRoomGain * const *) a;
  const AdcRoomGain *other = *(const AdcRoomGain * const *) b;

  if (one->amount.is_known != other->amount.is_known)
    return one->amount.is_known ? -1 : 1;
  if (one->amount.x != other->amount.x)
    return other->amount.x - one->amount.x;

  return one->place < other->place ? -1 : 1;
}

static void
add_gain (AdcRoomTotal *self, AdcRoomTable *table, const AdcRoomValue *value)
{
  const AdcBenefit *given = adc_rooms_find_benefit (adc_room_table_get_rooms (table),
                                                    value->benefit);
  AdcRoomGain *gain;

  if (given != NULL && given->kind != ADC_BENEFIT_RESOURCE)
    return;

  gain = g_new0 (AdcRoomGain, 1);
  gain->place = value->place;
  gain->resource = g_strdup (value->benefit);
  gain->base = value->modifier;
  gain->amount = adc_modifier_add (value->modifier, self->total);
  g_ptr_array_add (self->gains, gain);
  if (!value->modifier.is_known)
    adc_room_total_miss (self, value->place, value->missing_stat);
}

static char *
name_gain (AdcRoomTable *table, const AdcRoomGain *gain)
{
  const AdcBenefit *resource =
    adc_rooms_find_benefit (adc_room_table_get_rooms (table), gain->resource);
  g_autofree char *amount = adc_modifier_format (gain->amount);

  return g_strdup_printf ("%s %s", amount, resource != NULL ? resource->short_name : "?");
}

static void
explain_gain (AdcRoomTotal *self, AdcRoomTable *table, const AdcRoomGain *gain, const char *rule)
{
  const AdcRoomPlace *place = adc_room_table_get_place (table, gain->place);
  g_autofree char *amount = name_gain (table, gain);
  g_autofree char *label = NULL;

  if (!gain->is_chosen)
    /* Translators: a room that is not among those chosen */
    label = g_strdup_printf (_("%s: not chosen"), adc_room_table_get_title (table, place));
  else if (self->total.is_known && self->total.x > 0 && gain->base.is_known)
    /* Translators: a room, what it gives by itself, what is added to it: “Mine: 4 + 2” */
    label = g_strdup_printf (_("%s: %d + %d"), adc_room_table_get_title (table, place),
                             gain->base.x, self->total.x);
  else
    label = g_strdup (adc_room_table_get_title (table, place));
  g_ptr_array_add (self->reasons, adc_reason_new_amount (label, amount, rule));
}

void
adc_room_total_take_gains (AdcRoomTotal *self, AdcRoomTable *table, const AdcControls *controls,
                           const AdcBenefit *benefit)
{
  GPtrArray *places = adc_room_table_get_places (table);
  g_autofree char *limit = NULL;

  for (guint i = 0; i < places->len; i++) {
    const AdcRoomPlace *place = places->pdata[i];
    g_autoptr(GPtrArray) values = NULL;

    if (!is_of_deck (table, place, benefit->deck) ||
        !adc_controls_has (controls, place->id, self->player))
      continue;
    values = adc_room_list_values (table, place);
    for (guint j = 0; j < values->len; j++)
      add_gain (self, table, values->pdata[j]);
  }

  g_ptr_array_sort (self->gains, compare_gains);
  for (guint i = 0; i < self->gains->len; i++) {
    AdcRoomGain *gain = self->gains->pdata[i];

    gain->is_chosen = i < benefit->most;
    explain_gain (self, table, gain, benefit->rule);
  }

  if (self->gains->len == 0)
    g_ptr_array_add (self->reasons,
                     adc_reason_new (_("None of the cards it takes from is under control"),
                                     benefit->rule));
  limit =
    g_strdup_printf (ngettext ("At most %u card, of one’s own choice; here the one that gives most",
                               "At most %u cards, of one’s own choice; here those that give most",
                               benefit->most),
                     benefit->most);
  if (self->gains->len > benefit->most)
    g_ptr_array_add (self->reasons, adc_reason_new (limit, benefit->rule));
}

/* Of each resource all together, in the order of the game's. */
char *
adc_room_total_dup_gains (AdcRoomTable *table, const AdcRoomTotal *total)
{
  GPtrArray *benefits = adc_rooms_get_benefits (adc_room_table_get_rooms (table));
  GString *out = g_string_new (NULL);

  for (guint i = 0; total->gains != NULL && i < benefits->len; i++) {
    const AdcBenefit *resource = benefits->pdata[i];
    AdcRoomGain sum = { .resource = resource->id, .amount = { .is_known = TRUE } };
    gboolean is_there = FALSE;

    for (guint j = 0; j < total->gains->len; j++) {
      const AdcRoomGain *gain = total->gains->pdata[j];

      if (gain->is_chosen && g_strcmp0 (gain->resource, resource->id) == 0) {
        sum.amount = adc_modifier_add (sum.amount, gain->amount);
        is_there = TRUE;
      }
    }
    if (is_there) {
      g_autofree char *text = name_gain (table, &sum);

      g_string_append_printf (out, "%s%s", out->len > 0 ? ", " : "", text);
    }
  }

  if (out->len == 0)
    return g_string_free (out, TRUE);

  return g_string_free (out, FALSE);
}
