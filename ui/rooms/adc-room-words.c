/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-room-words.h"

#include "adc-room-value.h"

#include <glib/gi18n-lib.h>

static void
append (GString *list, const char *words)
{
  /* Translators: between the parts of a list */
  g_string_append_printf (list, "%s%s", list->len > 0 ? _(", ") : "", words);
}

const char *
adc_room_words_get_token (AdcToken token)
{
  switch (token) {
  case ADC_TOKEN_UNIT:
    return _("Units");
  case ADC_TOKEN_CYLINDER:
    return _("Cylinders");
  case ADC_TOKEN_CUBE:
  default:
    return _("Cubes");
  }
}

char *
adc_room_words_dup_owners (AdcRoomDesk *desk, GPtrArray *owners)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < owners->len; i++)
    append (list, adc_rooms_get_owner_title (adc_room_desk_get_rooms (desk), owners->pdata[i]));

  return g_string_free (list, FALSE);
}

char *
adc_room_words_dup_chain (AdcRoomDesk *desk, const AdcRoomPlace *place)
{
  AdcRoomTable *table = adc_room_desk_get_table (desk);
  g_autofree char *from = adc_room_table_dup_words (table, place, ADC_ROOM_CHAIN_FROM);
  g_autofree char *to = adc_room_table_dup_words (table, place, ADC_ROOM_CHAIN_TO);

  if (from == NULL && to == NULL)
    return NULL;

  return g_strdup_printf ("%s → %s", from != NULL ? from : "?", to != NULL ? to : "?");
}

char *
adc_room_words_dup_gifts (AdcRoomDesk *desk, const AdcRoomPlace *place)
{
  g_autoptr(GPtrArray) values = adc_room_list_values (adc_room_desk_get_table (desk), place);
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < values->len; i++) {
    const AdcRoomValue *value = values->pdata[i];
    g_autofree char *amount = adc_modifier_format (value->modifier);
    g_autofree char *words = g_strdup_printf (
      "%s %s",
      adc_rooms_get_benefit_title (adc_room_desk_get_rooms (desk), adc_room_desk_get_game (desk),
                                   value->benefit),
      amount);

    append (list, words);
  }

  return g_string_free (list, values->len == 0);
}

char *
adc_room_words_dup_hint (AdcRoomDesk *desk, AdcRoomStat stat)
{
  GPtrArray *benefits = adc_rooms_get_benefits (adc_room_desk_get_rooms (desk));

  if (stat == ADC_ROOM_COLUMNS && benefits->len > 0)
    return g_strdup_printf ("%s 2 6 10",
                            adc_rooms_get_benefit_title (
                              adc_room_desk_get_rooms (desk), adc_room_desk_get_game (desk),
                              ((const AdcBenefit *) benefits->pdata[0])->id));

  return NULL;
}

/* “Red 2, Yellow 1” */
static char *
dup_counts (AdcRoomDesk *desk, const AdcRoomPlace *place, AdcToken token)
{
  g_autoptr(GPtrArray) owners = adc_room_desk_list_owners (desk);
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < owners->len; i++) {
    const guint count = adc_room_place_count (place, token, owners->pdata[i]);
    g_autofree char *words = NULL;

    if (count == 0)
      continue;
    words = g_strdup_printf ("%s %u",
                             adc_rooms_get_owner_title (adc_room_desk_get_rooms (desk),
                                                        owners->pdata[i]),
                             count);
    append (list, words);
  }

  return g_string_free (list, FALSE);
}

static void
describe_tokens (AdcRoomDesk *desk, const AdcRoomPlace *place, AdcToken token, GString *text)
{
  const int n_slots = token == ADC_TOKEN_UNIT
                        ? 0
                        : adc_room_table_get_slots (adc_room_desk_get_table (desk), place, token);
  g_autofree char *counts = dup_counts (desk, place, token);

  if (n_slots == 0 && *counts == '\0')
    return;

  g_string_append (text, "; ");
  if (token == ADC_TOKEN_UNIT)
    /* Translators: a sort of tokens and whose they are: “Units: Red 2, Yellow 1” */
    g_string_append_printf (text, _("%s: %s"), adc_room_words_get_token (token), counts);
  else if (n_slots < 0)
    /* Translators: a sort of tokens, whose they are (“Red 2”), of a number of slots unknown */
    g_string_append_printf (text, _("%s: %s, in an unknown number of slots"),
                            adc_room_words_get_token (token), *counts != '\0' ? counts : _("none"));
  else
    /* Translators: a sort of tokens, whose they are (“Red 2, Yellow 1”), and of how many slots */
    g_string_append_printf (text, ngettext ("%s: %s, in %d slot", "%s: %s, in %d slots", n_slots),
                            adc_room_words_get_token (token), *counts != '\0' ? counts : _("none"),
                            n_slots);
}

char *
adc_room_words_describe (AdcRoomDesk *desk, const AdcRoomPlace *place)
{
  const AdcControl *control = adc_controls_get (adc_room_desk_get_controls (desk), place->id);
  g_autofree char *gifts = adc_room_words_dup_gifts (desk, place);
  g_autofree char *players = adc_room_words_dup_owners (desk, control->players);
  GString *text = g_string_new (adc_room_table_get_title (adc_room_desk_get_table (desk), place));

  if (gifts != NULL)
    g_string_append_printf (text, "; %s", gifts);
  if (control->players->len > 0) {
    g_string_append (text, "; ");
    /* Translators: how a room is controlled (“Shared control”), and by whom */
    g_string_append_printf (text, _("%s: %s"), adc_control_kind_get_title (control->kind), players);
  } else {
    g_string_append_printf (text, "; %s", adc_control_kind_get_title (control->kind));
  }
  for (AdcToken token = ADC_TOKEN_UNIT; token <= ADC_TOKEN_CUBE; token++)
    describe_tokens (desk, place, token, text);
  if (control->is_full)
    g_string_append_printf (text, "; %s", _("wholly integrated"));

  return g_string_free (text, FALSE);
}
