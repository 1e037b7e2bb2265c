/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-parser.h"

#include "adc-problem.h"

#include <glib/gi18n-lib.h>

/* What an example says of a card: it may name entries of files not read yet. */
typedef struct {
  char              *path;
  int                line;
  AdcRoomCasePlace  *place; /* of the game's rooms */
  AdcRoomStat        stat;
} Note;

void
adc_parser_free_room_note (gpointer data)
{
  Note *note = data;

  g_free (note->path);
  g_free (note);
}

static void
read_value (AdcParser *self, const xmlNode *node, AdcRoomCasePlace *place, AdcRoomStat stat,
            const char *name)
{
  Note *note;

  place->values[stat] = adc_xml_dup_attribute (node, name);
  if (place->values[stat] == NULL)
    return;

  note = g_new0 (Note, 1);
  note->path = g_strdup (self->path);
  note->line = xmlGetLineNo (node);
  note->place = place;
  note->stat = stat;
  g_ptr_array_add (self->room_notes, note);
}

static void
read_token (AdcParser *self, const xmlNode *node, AdcRooms *rooms, AdcRoomCasePlace *place)
{
  g_autofree char *owner = adc_xml_dup_attribute (node, "owner");
  const AdcToken token = adc_xml_is (node, "unit")       ? ADC_TOKEN_UNIT
                         : adc_xml_is (node, "cylinder") ? ADC_TOKEN_CYLINDER
                                                         : ADC_TOKEN_CUBE;
  const AdcRoomNeutral *neutral = adc_rooms_find_neutral (rooms, owner);
  const guint count = adc_parser_get_count (node, "count", 1);

  if (adc_rooms_find_player (rooms, owner) == NULL &&
      (neutral == NULL || neutral->token != token))
    adc_parser_complain (self, node, _("nobody called “%s” has such tokens"), owner);

  /* A cube moved one slot to the right stands for itself and for the slot it left. */
  adc_room_case_place_add (place, token, owner,
                           adc_parser_get_flag (node, "moved") ? 2 * count : count);
}

static void
read_place (AdcParser *self, const xmlNode *element, AdcRooms *rooms, AdcRoomCase *example)
{
  static const char * const names[] = { "columns", "squares", "rounds", "covers", "prices" };
  g_autofree char *card = adc_xml_dup_attribute (element, "card");
  g_autofree char *player = adc_xml_dup_attribute (element, "player");
  g_autoptr(AdcText) title = adc_parser_read_children (self, element, "title");
  AdcRoomCasePlace *place = adc_room_case_add_place (example, card, player, title);

  if (card != NULL)
    adc_parser_add_reference (self, element, NULL, card, ADC_KIND_CARD);
  if (player != NULL && adc_rooms_find_player (rooms, player) == NULL)
    adc_parser_complain (self, element, _("there is no player “%s”"), player);
  place->activated = adc_xml_dup_attribute (element, "activated");
  if (place->activated != NULL && adc_rooms_find_player (rooms, place->activated) == NULL)
    adc_parser_complain (self, element, _("there is no player “%s”"), place->activated);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    read_value (self, element, place, (AdcRoomStat) i, names[i]);
  for (const xmlNode *node = adc_xml_first_element (element); node != NULL;
       node = adc_xml_next_element (node))
    if (!adc_xml_is (node, "title"))
      read_token (self, node, rooms, place);
}

static void
read_players (AdcParser *self, const xmlNode *node, AdcRooms *rooms, AdcRoomCase *example)
{
  g_autofree char *players = adc_xml_dup_attribute (node, "players");

  example->players = g_strsplit (players, " ", -1);
  example->active = adc_xml_dup_attribute (node, "active");
  for (guint i = 0; example->players[i] != NULL; i++)
    if (adc_rooms_find_player (rooms, example->players[i]) == NULL)
      adc_parser_complain (self, node, _("there is no player “%s”"), example->players[i]);
  if (example->active != NULL &&
      !g_strv_contains ((const char * const *) example->players, example->active))
    adc_parser_complain (self, node, _("“%s” is not one of the players of this example"),
                         example->active);
}

void
adc_parser_read_room_case (AdcParser *self, const xmlNode *element)
{
  AdcRooms *rooms = adc_game_get_rooms (self->game);
  g_autofree char *id = adc_xml_dup_attribute (element, "id");
  g_autofree char *rule = adc_parser_read_rule (self, element, "rule");
  g_autoptr(AdcText) title = adc_parser_read_children (self, element, "title");
  g_autoptr(AdcText) summary = adc_parser_read_children (self, element, "summary");
  AdcRoomCase *example;

  if (rooms == NULL || adc_rooms_find_case (rooms, id) != NULL) {
    adc_parser_complain (self, element, rooms == NULL
                                          ? _("the game has no rooms for the example “%s”")
                                          : _("the example “%s” stands twice"),
                         id);
    return;
  }

  example = adc_room_case_new (id, rule, title, summary);
  adc_rooms_take_case (rooms, example);
  read_players (self, element, rooms, example);
  example->benefit = adc_xml_dup_attribute (element, "benefit");
  if (example->benefit != NULL && adc_rooms_find_benefit (rooms, example->benefit) == NULL)
    adc_parser_complain (self, element, _("no room gives “%s”"), example->benefit);
  for (const xmlNode *node = adc_xml_first_element (element); node != NULL;
       node = adc_xml_next_element (node))
    if (adc_xml_is (node, "place"))
      read_place (self, node, rooms, example);
}

void
adc_parser_finish_rooms (AdcParser *self)
{
  AdcRooms *rooms = adc_game_get_rooms (self->game);

  for (guint i = 0; i < self->room_notes->len; i++) {
    const Note *note = self->room_notes->pdata[i];
    AdcStat *stat = adc_game_get_stat (self->game, ADC_KIND_CARD,
                                       adc_rooms_get_stat (rooms, note->stat));
    char **value = &note->place->values[note->stat];
    g_autofree char *text = g_steal_pointer (value);
    g_autoptr(GError) error = NULL;

    if (stat != NULL)
      *value = adc_stat_normalise (stat, self->game, text, &error);
    if (error != NULL)
      g_ptr_array_add (self->problems, adc_problem_new (note->path, note->line, error->message));
  }
}
