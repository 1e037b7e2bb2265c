/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-cli.h"

#include "adc-cli-json.h"
#include "adc-cli-library.h"
#include "adc-cli-output.h"
#include "adc-journey.h"
#include "adc-mobility.h"
#include "adc-nearest.h"

#include <glib/gi18n-lib.h>

#define N_LATER 3   /* turns after the one asked for */
#define N_NEAREST 3
#define N_LISTED 12 /* meanings of one name; past that the name says nothing */

typedef struct {
  AdcGame  *game;
  AdcMap   *map;
  AdcZone  *from;
  AdcZone  *to;
  AdcPiece *unit;
  guint     turn;
} Question;

static const char *
title_of (gpointer entry)
{
  return adc_entry_get_title (ADC_ENTRY (entry));
}

static const char *
id_of (gpointer entry)
{
  return adc_entry_get_id (ADC_ENTRY (entry));
}

static void
complain_about_zone (AdcMap *map, AdcGame *game, const char *text)
{
  GListModel *zones = adc_map_get_zones (map);
  g_autoptr(GStrvBuilder) builder = g_strv_builder_new ();
  g_auto(GStrv) names = NULL;
  g_auto(GStrv) nearest = NULL;
  g_autofree char *joined = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (zones); i++) {
    g_autoptr(AdcEntry) zone = g_list_model_get_item (zones, i);

    g_strv_builder_add (builder, id_of (zone));
  }

  names = g_strv_builder_end (builder);
  nearest = adc_nearest_names (text, (const char * const *) names, N_NEAREST);
  joined = g_strjoinv (", ", nearest);
  /* Translators: the title of a game, what was asked for, what there is */
  adc_cli_complain (ngettext ("%s has no zone “%s”; the nearest name is %s.",
                              "%s has no zone “%s”; the nearest names are %s.",
                              g_strv_length (nearest)),
                    adc_game_get_title (game), text, joined);
}

static void
complain_about_meanings (const char *text, GPtrArray *zones)
{
  g_autoptr(GString) names = g_string_new (NULL);

  for (guint i = 0; i < MIN (zones->len, N_LISTED); i++)
    g_string_append_printf (names, "%s%s (%s)", i > 0 ? ", " : "", title_of (zones->pdata[i]),
                            id_of (zones->pdata[i]));

  if (zones->len > N_LISTED)
    /* Translators: what was typed, how many zones it may mean, some of them */
    adc_cli_complain (ngettext ("“%s” may mean %u zone, such as %s.",
                                "“%s” may mean %u zones, such as %s.", zones->len),
                      text, zones->len, names->str);
  else
    /* Translators: what was typed, how many zones it may mean, which */
    adc_cli_complain (ngettext ("“%s” may mean %u zone: %s.", "“%s” may mean %u zones: %s.",
                                zones->len),
                      text, zones->len, names->str);
}

/* The zone that the user named, or NULL, a sentence and the status. */
static AdcZone *
find_zone (AdcMap *map, AdcGame *game, const char *text, int *status)
{
  g_autoptr(GPtrArray) zones = adc_map_match (map, text);

  if (zones->len == 1)
    return zones->pdata[0];

  if (zones->len == 0) {
    complain_about_zone (map, game, text);
    *status = ADC_CLI_USAGE;
  } else {
    complain_about_meanings (text, zones);
    *status = ADC_CLI_FAILED;
  }
  return NULL;
}

static AdcPiece *
find_unit (AdcGame *game, const char *id)
{
  AdcEntry *entry;
  AdcPiece *traveller;

  if (id != NULL) {
    entry = adc_cli_find_entry (game, ADC_KIND_UNIT, id);
    return entry != NULL ? ADC_PIECE (entry) : NULL;
  }

  traveller = adc_game_get_traveller (game);
  if (traveller == NULL)
    adc_cli_complain (_("No unit of %s is known to move."), adc_game_get_title (game));
  return traveller;
}

static gboolean
understand (const AdcCliOptions *options, AdcLibrary *library, Question *question, int *status)
{
  *status = ADC_CLI_USAGE;
  question->turn = options->turn;
  question->game = adc_cli_find_game (library, options->arguments[0]);
  if (question->game == NULL)
    return FALSE;

  question->map = adc_game_get_map (question->game);
  if (question->map == NULL) {
    adc_cli_complain (_("%s has no map."), adc_game_get_title (question->game));
    return FALSE;
  }

  question->from = find_zone (question->map, question->game, options->arguments[1], status);
  if (question->from == NULL)
    return FALSE;
  question->to = find_zone (question->map, question->game, options->arguments[2], status);
  if (question->to == NULL)
    return FALSE;

  *status = ADC_CLI_USAGE;
  question->unit = find_unit (question->game, options->unit);
  return question->unit != NULL;
}

static AdcJourney *
find_journey (const Question *question, guint turn)
{
  return adc_journey_find (question->map, question->from, question->to, turn,
                           adc_piece_get_moves (question->unit),
                           adc_piece_get_realms (question->unit));
}

static void
build_legs (JsonBuilder *builder, const AdcJourney *journey)
{
  adc_cli_begin_array (builder, "legs");
  for (guint i = 0; journey != NULL && i < journey->legs->len; i++) {
    const AdcLeg *leg = &g_array_index (journey->legs, AdcLeg, i);

    json_builder_begin_object (builder);
    adc_cli_add_int (builder, "turn", leg->turn);
    adc_cli_add_int (builder, "move", leg->move);
    adc_cli_add_string (builder, "zone", id_of (leg->zone));
    adc_cli_add_string (builder, "title", title_of (leg->zone));
    adc_cli_add_boolean (builder, "checked", adc_zone_is_checked (leg->zone));
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
}

/* Null where there is no way. */
static void
build_length (JsonBuilder *builder, const AdcJourney *journey)
{
  json_builder_set_member_name (builder, "turns");
  if (journey != NULL)
    json_builder_add_int_value (builder, journey->n_turns);
  else
    json_builder_add_null_value (builder);

  json_builder_set_member_name (builder, "moves");
  if (journey != NULL)
    json_builder_add_int_value (builder, journey->n_moves);
  else
    json_builder_add_null_value (builder);
}

static void
print_json (const Question *question, const AdcJourney *journey)
{
  g_autoptr(JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  adc_cli_add_string (builder, "game", adc_game_get_id (question->game));
  adc_cli_add_string (builder, "from", id_of (question->from));
  adc_cli_add_string (builder, "to", id_of (question->to));
  adc_cli_add_int (builder, "turn", question->turn);
  adc_cli_add_string (builder, "unit", id_of (question->unit));
  adc_cli_add_int (builder, "moves-per-turn", adc_piece_get_moves (question->unit));
  adc_cli_add_boolean (builder, "reachable", journey != NULL);
  build_length (builder, journey);
  build_legs (builder, journey);

  adc_cli_begin_array (builder, "later");
  for (guint turn = question->turn + 1; turn <= question->turn + N_LATER; turn++) {
    AdcJourney *later = find_journey (question, turn);

    json_builder_begin_object (builder);
    adc_cli_add_int (builder, "turn", turn);
    build_length (builder, later);
    json_builder_end_object (builder);
    g_clear_pointer (&later, adc_journey_free);
  }
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  adc_cli_print_json (builder);
}

static char *
format_length (const AdcJourney *journey)
{
  g_autofree char *turns = g_strdup_printf (ngettext ("%u turn", "%u turns", journey->n_turns),
                                            journey->n_turns);
  g_autofree char *zones = g_strdup_printf (ngettext ("%u zone", "%u zones", journey->n_moves),
                                            journey->n_moves);

  /* Translators: how long a journey is, as in “2 turns, 7 zones” */
  return g_strdup_printf (_("%s, %s"), turns, zones);
}

static char *
format_turn (guint turn)
{
  return turn == 0 ? g_strdup (_("Set-up")) : g_strdup_printf (_("Turn %u"), turn);
}

static gboolean
is_all_checked (const AdcJourney *journey)
{
  for (guint i = 0; i < journey->legs->len; i++)
    if (!adc_zone_is_checked (g_array_index (journey->legs, AdcLeg, i).zone))
      return FALSE;

  return TRUE;
}

static const char *
get_sign (AdcZone *zone)
{
  return adc_zone_is_checked (zone) ? "" : " *";
}

/* A heading for each turn, those in which it only waits included. */
static void
print_legs (const Question *question, const AdcJourney *journey)
{
  guint i = 1; /* the first is where it starts */

  adc_cli_print ("\n     %s%s\n", title_of (question->from), get_sign (question->from));

  for (guint turn = question->turn; turn < question->turn + journey->n_turns; turn++) {
    g_autofree char *heading = format_turn (turn);
    const guint before = i;

    adc_cli_print_heading (heading);
    for (; i < journey->legs->len; i++) {
      const AdcLeg *leg = &g_array_index (journey->legs, AdcLeg, i);

      if (leg->turn != turn)
        break;
      adc_cli_print ("  %u  %s%s\n", leg->move, title_of (leg->zone), get_sign (leg->zone));
    }
    if (i == before)
      /* Translators: what a piece does in a turn in which it stays where it is */
      adc_cli_print ("  %s\n", _("Wait"));
  }
}

static void
print_later (const Question *question)
{
  adc_cli_print ("\n%s\n", _("Leaving later:"));
  for (guint turn = question->turn + 1; turn <= question->turn + N_LATER; turn++) {
    AdcJourney *journey = find_journey (question, turn);
    g_autofree char *length = journey != NULL ? format_length (journey) : g_strdup (_("no way"));
    g_autofree char *name = format_turn (turn);

    adc_cli_print ("  %s  %s\n", name, length);
    g_clear_pointer (&journey, adc_journey_free);
  }
}

/* Why there is no way, as far as it can be told. */
static void
print_refusal (const Question *question)
{
  const AdcRealm realms = adc_piece_get_realms (question->unit);
  AdcZone *forbidden = (adc_zone_get_realm (question->from) & realms) == 0 ? question->from
                       : (adc_zone_get_realm (question->to) & realms) == 0 ? question->to
                                                                          : NULL;
  g_autofree char *text = NULL;

  if (forbidden != NULL)
    /* Translators: a unit, a zone, what that zone is, such as “Near Orbit” */
    text = g_strdup_printf (_("%s: %s (%s) may not be entered."), title_of (question->unit),
                            title_of (forbidden), adc_zone_get_kind_title (forbidden));
  else if (adc_piece_get_moves (question->unit) == 0)
    /* Translators: a unit */
    text = g_strdup_printf (_("%s: it does not move by itself."), title_of (question->unit));
  else
    /* Translators: a unit */
    text = g_strdup_printf (_("%s: there is no way."), title_of (question->unit));

  adc_cli_print_text (text, 0);
}

static void
print_text (const Question *question, const AdcJourney *journey)
{
  const guint moves = adc_piece_get_moves (question->unit);
  g_autofree char *heading =
    /* Translators: two zones, from the first to the second */
    g_strdup_printf (_("%s → %s"), title_of (question->from), title_of (question->to));
  g_autofree char *start = format_turn (question->turn);
  g_autofree char *speed = g_strdup_printf (ngettext ("%u zone a turn", "%u zones a turn", moves),
                                            moves);
  g_autofree char *length = NULL;

  adc_cli_print_heading (heading);
  if (journey == NULL) {
    print_refusal (question);
    return;
  }

  /* Translators: a unit; how far it goes, as in “4 zones a turn”; when it leaves, as in “Turn 3” */
  adc_cli_print (_("%s, %s, leaving: %s"), title_of (question->unit), speed, start);
  length = journey->n_turns > 0 ? format_length (journey) : g_strdup (_("already there"));
  adc_cli_print ("\n%s\n", length);
  if (journey->n_turns == 0)
    return;

  print_legs (question, journey);
  print_later (question);
  if (!is_all_checked (journey)) {
    adc_cli_print ("\n");
    adc_cli_print_text (_("* Nobody has compared this zone with the printed board: check there "
                          "what it touches."),
                        0);
  }
}

int
adc_cli_path (const AdcCliOptions *options)
{
  g_autoptr(AdcLibrary) library = adc_cli_load_library (FALSE);
  g_autoptr(AdcJourney) journey = NULL;
  Question question;
  int status;

  if (!understand (options, library, &question, &status))
    return status;

  journey = find_journey (&question, question.turn);
  if (options->json)
    print_json (&question, journey);
  else
    print_text (&question, journey);

  return ADC_CLI_OK;
}
