/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-room-table-private.h"

#include <glib/gi18n-lib.h>

GPtrArray *
adc_room_place_get_tokens (const AdcRoomPlace *place, AdcToken token)
{
  switch (token) {
  case ADC_TOKEN_CYLINDER:
    return place->cylinders;
  case ADC_TOKEN_CUBE:
    return place->cubes;
  default:
    return place->units;
  }
}

guint
adc_room_place_count (const AdcRoomPlace *place, AdcToken token, const char *owner)
{
  GPtrArray *owners = adc_room_place_get_tokens (place, token);
  guint n = 0;

  for (guint i = 0; i < owners->len; i++)
    n += owner == NULL || g_str_equal (owners->pdata[i], owner);

  return n;
}

static guint
count_all (AdcRoomTable *self, AdcToken token, const char *owner)
{
  guint n = 0;

  for (guint i = 0; i < self->places->len; i++)
    n += adc_room_place_count (self->places->pdata[i], token, owner);

  return n;
}

guint
adc_room_table_count_units (AdcRoomTable *self, const char *owner)
{
  g_return_val_if_fail (ADC_IS_ROOM_TABLE (self), 0);

  return count_all (self, ADC_TOKEN_UNIT, owner);
}

/* Whether such a token exists at all, and there is one left. */
static AdcRefusal *
check_owner (AdcRoomTable *self, AdcToken token, const char *owner)
{
  const AdcRoomNeutral *neutral = adc_rooms_find_neutral (self->rooms, owner);

  if (adc_room_table_has_player (self, owner))
    return NULL;
  if (neutral == NULL || neutral->token != token)
    return adc_refusal_new (NULL, _("Nobody at this table has such tokens."));
  if (count_all (self, token, owner) >= neutral->count)
    return adc_refusal_new (adc_rooms_get_rule (self->rooms, ADC_ROOM_RULE_NEUTRAL),
                            /* Translators: the name of neutral tokens: “Robots: all 4 are on …” */
                            ngettext ("%s: the only one there is lies on the table already.",
                                      "%s: all %u there are lie on the table already.",
                                      neutral->count),
                            adc_rooms_get_owner_title (self->rooms, owner), neutral->count);

  return NULL;
}

static const char *
get_home_title (AdcRoomTable *self)
{
  return adc_entry_get_title (adc_game_lookup (self->game, adc_rooms_get_home (self->rooms)));
}

AdcRefusal *
adc_room_refuse_home (AdcRoomTable *self, AdcToken token)
{
  return adc_refusal_new (adc_rooms_get_rule (self->rooms, token == ADC_TOKEN_CUBE
                                                             ? ADC_ROOM_RULE_CUBE
                                                             : ADC_ROOM_RULE_CYLINDER),
                          token == ADC_TOKEN_CUBE
                            /* Translators: what is a player's own: “Biodome of another player” */
                            ? _("%s of another player: no cube goes there.")
                            : _("%s of another player: no cylinder goes there."),
                          get_home_title (self));
}

/* A home is closed to others; in it units stand together, not in its sections. */
static AdcRefusal *
check_home (AdcRoomTable *self, const AdcRoomPlace *place, AdcToken token, const char *owner)
{
  const gboolean is_neutral = adc_rooms_find_neutral (self->rooms, owner) != NULL;
  const char *home = adc_rooms_get_home (self->rooms);
  const char *title = get_home_title (self);
  const gboolean is_whole = g_strcmp0 (adc_entry_get_id (ADC_ENTRY (place->card)), home) == 0;

  switch (token) {
  case ADC_TOKEN_UNIT:
    if (is_neutral || !g_str_equal (owner, place->owner))
      return adc_refusal_new (adc_rooms_get_rule (self->rooms, ADC_ROOM_RULE_ENTER),
                              /* Translators: what is a player's own: “Biodome” */
                              _("%s: only its owner’s units may be there."), title);
    if (!is_whole)
      return adc_refusal_new (adc_rooms_get_rule (self->rooms, ADC_ROOM_RULE_HOME),
                              _("%s: units stand in the whole of it, not in one of its sections."),
                              title);
    return NULL;
  case ADC_TOKEN_CYLINDER:
    if (!is_neutral && !g_str_equal (owner, place->owner))
      return adc_room_refuse_home (self, token);
    break;
  case ADC_TOKEN_CUBE:
    if (!g_str_equal (owner, place->owner))
      return adc_room_refuse_home (self, token);
    break;
  }

  if (is_whole)
    return adc_refusal_new (adc_rooms_get_rule (self->rooms, ADC_ROOM_RULE_HOME),
                            _("%s: its slots are those of its sections."), title);
  return NULL;
}

static AdcRefusal *
check_slots (AdcRoomTable *self, const AdcRoomPlace *place, AdcToken token)
{
  const int slots = adc_room_table_get_slots (self, place, token);
  const guint n = adc_room_place_get_tokens (place, token)->len;
  const char *title = adc_room_table_get_title (self, place);

  if (n < (slots >= 0 ? (guint) slots : ADC_ROOM_MAX_TOKENS))
    return NULL;
  if (token == ADC_TOKEN_UNIT)
    /* Translators: the name of a room */
    return adc_refusal_new (NULL, _("%s: there cannot be that many units."), title);
  if (slots == 0)
    return adc_refusal_new (NULL, token == ADC_TOKEN_CUBE
                                    /* Translators: the name of a room */
                                    ? _("%s has no square slot.")
                                    : _("%s has no round slot."),
                            title);

  return adc_refusal_new (adc_rooms_get_rule (self->rooms, token == ADC_TOKEN_CUBE
                                                             ? ADC_ROOM_RULE_CUBE
                                                             : ADC_ROOM_RULE_CYLINDER),
                          token == ADC_TOKEN_CUBE
                            /* Translators: the name of a room */
                            ? _("%s: no square slot is free.")
                            : _("%s: no round slot is free."),
                          title);
}

static guint
rank_of (AdcRoomTable *self, const char *owner)
{
  GPtrArray *players = adc_rooms_get_players (self->rooms);
  GPtrArray *neutrals = adc_rooms_get_neutrals (self->rooms);
  guint rank = 0;

  for (guint i = 0; i < players->len; i++, rank++)
    if (g_str_equal (((const AdcRoomPlayer *) players->pdata[i])->id, owner))
      return rank;
  for (guint i = 0; i < neutrals->len; i++, rank++)
    if (g_str_equal (((const AdcRoomNeutral *) neutrals->pdata[i])->id, owner))
      return rank;

  return rank;
}

/* In the order of who they belong to; those in slots, in the order they came. */
static void
insert (AdcRoomTable *self, AdcRoomPlace *place, AdcToken token, const char *owner)
{
  GPtrArray *owners = adc_room_place_get_tokens (place, token);
  guint position = owners->len;

  while (token == ADC_TOKEN_UNIT && position > 0 &&
         rank_of (self, owners->pdata[position - 1]) > rank_of (self, owner))
    position--;
  g_ptr_array_insert (owners, position, g_strdup (owner));
}

gboolean
adc_room_table_put (AdcRoomTable *self, guint place, AdcToken token, const char *owner,
                    AdcRefusal **refusal)
{
  AdcRoomPlace *found = adc_room_table_get_place (self, place);
  AdcRefusal *wrong;

  g_return_val_if_fail (found != NULL && owner != NULL, FALSE);

  wrong = check_owner (self, token, owner);
  if (wrong == NULL && found->owner != NULL)
    wrong = check_home (self, found, token, owner);
  if (wrong == NULL)
    wrong = check_slots (self, found, token);
  if (wrong != NULL)
    return adc_refusal_take (refusal, wrong);

  insert (self, found, token, owner);
  return TRUE;
}

gboolean
adc_room_table_take (AdcRoomTable *self, guint place, AdcToken token, guint position)
{
  AdcRoomPlace *found = adc_room_table_get_place (self, place);
  GPtrArray *owners = found != NULL ? adc_room_place_get_tokens (found, token) : NULL;

  if (owners == NULL || position >= owners->len)
    return FALSE;

  g_ptr_array_remove_index (owners, position);
  return TRUE;
}

gboolean
adc_room_table_take_last (AdcRoomTable *self, guint place, AdcToken token, const char *owner)
{
  AdcRoomPlace *found = adc_room_table_get_place (self, place);
  GPtrArray *owners = found != NULL ? adc_room_place_get_tokens (found, token) : NULL;

  for (guint i = owners != NULL ? owners->len : 0; i > 0; i--)
    if (g_str_equal (owners->pdata[i - 1], owner))
      return adc_room_table_take (self, place, token, i - 1);

  return FALSE;
}

gboolean
adc_room_table_replace (AdcRoomTable *self, guint place, AdcToken token, guint position,
                        const char *owner, AdcRefusal **refusal)
{
  AdcRoomPlace *found = adc_room_table_get_place (self, place);
  GPtrArray *owners = found != NULL ? adc_room_place_get_tokens (found, token) : NULL;
  g_autofree char *replaced = NULL;
  AdcRefusal *wrong;

  g_return_val_if_fail (owners != NULL && position < owners->len, FALSE);

  /* As if the other were gone already: it makes room, in the slot and in the supply. */
  replaced = owners->pdata[position];
  owners->pdata[position] = g_strdup ("");
  wrong = check_owner (self, token, owner);
  if (wrong == NULL && found->owner != NULL)
    wrong = check_home (self, found, token, owner);
  g_free (owners->pdata[position]);
  if (wrong != NULL) {
    owners->pdata[position] = g_steal_pointer (&replaced);
    return adc_refusal_take (refusal, wrong);
  }

  owners->pdata[position] = g_strdup (owner);
  return TRUE;
}

gboolean
adc_room_table_is_activated (AdcRoomTable *self, guint place, const char *player)
{
  g_return_val_if_fail (ADC_IS_ROOM_TABLE (self), FALSE);

  for (guint i = 0; i < self->activations->len; i++) {
    const AdcActivation *activation = self->activations->pdata[i];

    if (activation->place == place && g_str_equal (activation->player, player))
      return TRUE;
  }

  return FALSE;
}

void
adc_room_table_set_activated (AdcRoomTable *self, guint place, const char *player,
                              gboolean is_activated)
{
  g_return_if_fail (ADC_IS_ROOM_TABLE (self));

  if (adc_room_table_is_activated (self, place, player) == is_activated ||
      !adc_room_table_has_player (self, player) || adc_room_table_get_place (self, place) == NULL)
    return;

  if (is_activated) {
    AdcActivation *activation = g_new (AdcActivation, 1);

    *activation = (AdcActivation){ place, g_strdup (player) };
    g_ptr_array_add (self->activations, activation);
    return;
  }
  for (guint i = 0; i < self->activations->len; i++) {
    const AdcActivation *activation = self->activations->pdata[i];

    if (activation->place == place && g_str_equal (activation->player, player)) {
      g_ptr_array_remove_index (self->activations, i);
      return;
    }
  }
}

const char *
adc_room_table_get_pawn (AdcRoomTable *self, const char *player)
{
  g_return_val_if_fail (ADC_IS_ROOM_TABLE (self), NULL);

  return g_hash_table_lookup (self->pawns, player);
}

gboolean
adc_room_table_set_pawn (AdcRoomTable *self, const char *player, const char *section)
{
  GPtrArray *sections;

  g_return_val_if_fail (ADC_IS_ROOM_TABLE (self), FALSE);

  sections = adc_rooms_get_sections (self->rooms);
  if (!adc_room_table_has_player (self, player) ||
      (section != NULL &&
       !g_ptr_array_find_with_equal_func (sections, section, g_str_equal, NULL)))
    return FALSE;

  if (section != NULL)
    g_hash_table_replace (self->pawns, g_strdup (player), g_strdup (section));
  else
    g_hash_table_remove (self->pawns, player);
  return TRUE;
}
