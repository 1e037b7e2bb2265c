/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-room-control-private.h"

#include <glib/gi18n-lib.h>

/* “Red”, “Red and Blue”, “Red, Green and Blue”. */
static char *
name_players (AdcRooms *rooms, AdcPlayers players)
{
  GPtrArray *all = adc_rooms_get_players (rooms);
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < all->len; i++) {
    if ((players & (1u << i)) == 0)
      continue;
    if (out->len > 0)
      /* Translators: between the names of players: “Red, Green and Blue” */
      g_string_append (out, players >> (i + 1) == 0 ? C_("players", " and ") : C_("players", ", "));
    g_string_append (out, adc_text_get (((const AdcRoomPlayer *) all->pdata[i])->title));
  }

  return g_string_free (out, FALSE);
}

static void
add_reason (AdcControl *control, AdcRooms *rooms, AdcRoomRule rule, const char *label)
{
  g_ptr_array_add (control->reasons, adc_reason_new (label, adc_rooms_get_rule (rooms, rule)));
}

static const char *
get_home_title (const AdcControls *self)
{
  return adc_entry_get_title (adc_game_lookup (self->game, adc_rooms_get_home (self->rooms)));
}

static void
explain_cubes (AdcControl *control, AdcRooms *rooms, const AdcRoomPlace *place, AdcPlayers leaders)
{
  const AdcRoomRule rule =
    adc_players_is_one (leaders) ? ADC_ROOM_RULE_EXCLUSIVE : ADC_ROOM_RULE_TIE;
  GPtrArray *all = adc_rooms_get_players (rooms);
  g_autofree char *names = name_players (rooms, leaders);
  g_autofree char *verdict = NULL;

  for (guint i = 0; i < all->len; i++) {
    const char *id = ((const AdcRoomPlayer *) all->pdata[i])->id;
    const guint n = adc_room_place_count (place, ADC_TOKEN_CUBE, id);
    g_autofree char *label = NULL;

    if (n == 0)
      continue;
    /* Translators: how many cubes a player has in a room: “Red: cubes” beside a number */
    label = g_strdup_printf (_("%s: cubes"), adc_rooms_get_owner_title (rooms, id));
    g_ptr_array_add (control->reasons,
                     adc_reason_new_value (label, n, adc_rooms_get_rule (rooms, rule)));
  }

  verdict = g_strdup_printf (adc_players_is_one (leaders)
                               /* Translators: the name of a player */
                               ? _("Most cubes: exclusive control for %s")
                               /* Translators: the names of players */
                               : _("As many cubes: control is shared by %s"),
                             names);
  add_reason (control, rooms, rule, verdict);
  if (place->units->len + place->cylinders->len > 0)
    add_reason (control, rooms, rule,
                _("Where there are cubes, units and cylinders give no control"));
}

static void
explain_neutral (const AdcControls *self, AdcControl *control, AdcRoomTable *table, int neutral,
                 const char *title)
{
  AdcRooms *rooms = self->rooms;
  const AdcRoomNeutral *tokens = adc_rooms_get_neutrals (rooms)->pdata[neutral];
  AdcEntry *home = adc_game_lookup (self->game, tokens->home);
  const AdcRoomPlace *place = adc_room_table_find_card (table, tokens->home);
  const AdcPlayers masters = self->masters[neutral];
  g_autofree char *names = name_players (rooms, masters);
  g_autofree char *label = NULL;
  AdcPlayers sharers = place != NULL ? adc_control_find_players (rooms, place, self->masters) : 0;

  if (masters != 0 && adc_players_is_one (sharers)) {
    /* Translators: neutral tokens, a player, the room they belong to */
    label = g_strdup_printf (_("%s count for %s, who controls %s"), title, names,
                             adc_entry_get_title (home));
    add_reason (control, rooms, ADC_ROOM_RULE_NEUTRAL, label);
  } else if (masters != 0) {
    /* Translators: neutral tokens, a player, the room they belong to */
    label = g_strdup_printf (_("%s count for %s, whose turn it is and who shares %s"), title, names,
                             adc_entry_get_title (home));
    add_reason (control, rooms, ADC_ROOM_RULE_TURN, label);
  } else if (sharers != 0) {
    /* Translators: neutral tokens, the room they belong to */
    label = g_strdup_printf (_("%s count for nobody: %s is shared, and it is somebody else’s turn"),
                             title, adc_entry_get_title (home));
    add_reason (control, rooms, ADC_ROOM_RULE_CIRCLE, label);
  } else {
    /* Translators: neutral tokens, the room they belong to */
    label = g_strdup_printf (_("%s count for nobody: nobody controls %s"), title,
                             adc_entry_get_title (home));
    add_reason (control, rooms, place != NULL ? ADC_ROOM_RULE_CIRCLE : ADC_ROOM_RULE_NEUTRAL,
                label);
  }
}

/* One line for each owner of something that stands there. */
static void
explain_present (const AdcControls *self, AdcControl *control, AdcRoomTable *table,
                 const AdcRoomPlace *place, AdcToken token)
{
  GPtrArray *owners = adc_room_place_get_tokens (place, token);

  for (guint i = 0; i < owners->len; i++) {
    const char *title = adc_rooms_get_owner_title (self->rooms, owners->pdata[i]);
    const int neutral = adc_control_find_neutral (self->rooms, owners->pdata[i]);
    const guint n = adc_room_place_count (place, token, owners->pdata[i]);
    g_autofree char *label = NULL;
    gboolean is_told = FALSE;

    for (guint j = 0; j < i; j++)
      is_told |= g_str_equal (owners->pdata[j], owners->pdata[i]);
    if (is_told)
      continue;

    if (neutral >= 0) {
      explain_neutral (self, control, table, neutral, title);
      continue;
    }
    label = g_strdup_printf (token == ADC_TOKEN_UNIT
                               /* Translators: a player, beside how many units he has in a room */
                               ? _("%s: units")
                               /* Translators: a player, beside how many cylinders he has there */
                               : _("%s: cylinders"),
                             title);
    g_ptr_array_add (control->reasons,
                     adc_reason_new_value (label, n,
                                           adc_rooms_get_rule (self->rooms, ADC_ROOM_RULE_SHARED)));
  }
}

void
adc_control_explain (AdcControl *control, const AdcControls *self, AdcRoomTable *table,
                     const AdcRoomPlace *place, AdcPlayers players)
{
  g_autofree char *names = name_players (self->rooms, players);
  g_autofree char *verdict = NULL;

  switch (control->kind) {
  case ADC_CONTROL_HOME:
    /* Translators: what is a player's own, the player: “Biodome: always its owner’s, Red” */
    verdict = g_strdup_printf (_("%s: always its owner’s, %s"), get_home_title (self), names);
    add_reason (control, self->rooms, ADC_ROOM_RULE_HOME, verdict);
    return;
  case ADC_CONTROL_EXCLUSIVE:
  case ADC_CONTROL_TIE:
    explain_cubes (control, self->rooms, place, players);
    return;
  default:
    explain_present (self, control, table, place, ADC_TOKEN_UNIT);
    explain_present (self, control, table, place, ADC_TOKEN_CYLINDER);
  }

  if (players == 0)
    add_reason (control, self->rooms, ADC_ROOM_RULE_NONE, _("Nobody controls this room"));
  else {
    /* Translators: the names of one or more players */
    verdict = g_strdup_printf (_("No cube: shared control for whoever is there, %s"), names);
    add_reason (control, self->rooms, ADC_ROOM_RULE_SHARED, verdict);
  }
}

const char *
adc_control_kind_get_title (AdcControlKind kind)
{
  switch (kind) {
  case ADC_CONTROL_SHARED:
    return _("Shared control");
  case ADC_CONTROL_EXCLUSIVE:
    return _("Exclusive control");
  case ADC_CONTROL_TIE:
    return _("Shared control, as many cubes");
  case ADC_CONTROL_HOME:
    return _("Its owner’s control");
  default:
    return _("No control");
  }
}
