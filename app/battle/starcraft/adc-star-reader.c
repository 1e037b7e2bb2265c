/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-star-reader.h"

#include "adc-card.h"
#include "adc-edition.h"
#include "adc-settings-reader.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* From a scenario, which is only words, to the numbers of a battle. */

#define MAX_ROOM     99
#define MAX_MODIFIER 20
#define MAX_TRANSPORTS 7 /* a faction has no more */

void
adc_star_reader_refuse_strangers (AdcStarReader *self, GHashTable *settings,
                                  const char * const *known, int line, const char *force)
{
  adc_settings_refuse_strangers (settings, known, self->clash->scenario, self->faults, line, force);
}

guint
adc_star_reader_get_choice (AdcStarReader *self, GHashTable *settings, const char *name,
                            const char * const *choices, int line, const char *force)
{
  return adc_settings_read_choice (settings, name, choices, self->faults, line, force);
}

int
adc_star_reader_get_number (AdcStarReader *self, GHashTable *settings, const char *name, int min,
                            int max, int fallback, int line, const char *force)
{
  return adc_settings_read_number (settings, name, min, max, fallback, self->faults, line, force);
}

const char *
adc_star_get_text (const AdcScenarioForce *force, AdcPiece *piece, const char *stat)
{
  const char *text = force != NULL ? g_hash_table_lookup (force->values, stat) : NULL;
  const AdcValue *value = piece != NULL ? adc_piece_get_value (piece, stat) : NULL;

  if (text != NULL)
    return text;

  return value != NULL ? value->text : NULL;
}

gboolean
adc_star_reader_is_in_box (AdcStarReader *self, AdcPiece *piece)
{
  AdcStat *stat = adc_game_get_stat (self->game, adc_entry_get_kind (ADC_ENTRY (piece)), "edition");

  return adc_edition_includes (stat, self->clash->edition,
                               adc_star_get_text (NULL, piece, "edition"));
}

guint64
adc_star_reader_find_kind (AdcStarReader *self, const char *unit)
{
  guint bit;

  if (g_ptr_array_find_with_equal_func (self->kinds, unit, g_str_equal, &bit))
    return (guint64) 1 << bit;

  return 0;
}

/* What is meant is the limit of an area, unless the scenario gives another. */
static void
read_limit (AdcStarReader *self, GHashTable *settings)
{
  AdcScenario *scenario = self->clash->scenario;
  const char *id = adc_settings_get (settings, "area", NULL);
  AdcEntry *entry = id != NULL ? adc_game_lookup (self->game, id) : NULL;
  AdcPiece *area = ADC_IS_CARD (entry) ? ADC_PIECE (entry) : NULL;
  const char *limit = NULL;
  int number = -1;

  if (area != NULL && g_strcmp0 (adc_star_get_text (NULL, area, "deck"), "area") != 0)
    area = NULL;
  if (area != NULL) {
    self->clash->area = g_strdup (adc_entry_get_title (entry));
    limit = adc_star_get_text (NULL, area, "limit");
    number = limit != NULL ? (int) g_ascii_strtoll (limit, NULL, 10) : -1;
  } else if (id != NULL) {
    adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE,
                       adc_scenario_get_line (scenario, "area"), NULL, RULE_LIMIT,
                       _("there is no area “%s”"), id);
  }

  self->clash->battle.limit = adc_star_reader_get_number (self, settings, "limit", 0, MAX_ROOM,
                                                          CLAMP (number, -1, MAX_ROOM),
                                                          adc_scenario_get_line (scenario, "limit"),
                                                          NULL);
}

static void
read_settings (AdcStarReader *self)
{
  static const char * const known[] = { "edition", "limit", "area", "order", NULL };
  static const char * const editions[] = { "base", "brood-war", NULL };
  static const char * const orders[] = { "basic", "special", NULL };
  AdcScenario *scenario = self->clash->scenario;
  GHashTable *settings = adc_scenario_get_settings (scenario);
  guint edition;

  adc_star_reader_refuse_strangers (self, settings, known, 0, NULL);
  edition = adc_star_reader_get_choice (self, settings, "edition", editions,
                                        adc_scenario_get_line (scenario, "edition"), NULL);
  self->clash->edition = g_strdup (editions[edition]);
  self->clash->is_special = adc_star_reader_get_choice (self, settings, "order", orders,
                                                        adc_scenario_get_line (scenario, "order"),
                                                        NULL) == 1;
  read_limit (self, settings);
}

/* The faction, and the race it is of. */
static void
read_faction (AdcStarReader *self, guint side, const AdcScenarioSide *from)
{
  AdcStarParty *party = &self->clash->parties[side];
  AdcEntry *entry = from->faction != NULL ? adc_game_lookup (self->game, from->faction) : NULL;
  AdcEntry *race = entry;

  if (from->faction == NULL)
    return;
  if (!ADC_IS_FACTION (entry)) {
    adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE, from->line, NULL, NULL,
                       _("there is no faction “%s”"), from->faction);
    return;
  }

  self->factions[side] = ADC_FACTION (entry);
  if (adc_faction_get_parent (ADC_FACTION (entry)) != NULL)
    race = adc_game_lookup (self->game, adc_faction_get_parent (ADC_FACTION (entry)));
  party->race = g_strdup (adc_entry_get_id (race));
  party->race_name = g_strdup (adc_entry_get_title (race));
}

/* What the side may lose with the area. */
static void
read_base (AdcStarReader *self, AdcStarParty *party, const AdcScenarioSide *from)
{
  static const char * const answers[] = { "no", "yes", NULL };
  GHashTable *settings = from->settings;

  party->has_base = adc_star_reader_get_choice (self, settings, "base", answers, from->line,
                                                NULL) == 1;
  party->n_cut_off = adc_star_reader_get_number (self, settings, "cut-off", 0, MAX_TRANSPORTS, 0,
                                                 from->line, NULL);
  party->n_connected = adc_star_reader_get_number (self, settings, "connected", 0, MAX_TRANSPORTS,
                                                   0, from->line, NULL);
}

static void
read_side (AdcStarReader *self, guint side, const AdcScenarioSide *from)
{
  static const char * const known[] = { "retreat", "cloak-room", "air-support", "base", "cut-off",
                                        "connected", "attack", "health", "aim", "spares", NULL };
  static const char * const answers[] = { "no", "yes", NULL };
  static const char * const aims[] = { "value", "hold", NULL };
  AdcStarParty *party = &self->clash->parties[side];
  AdcStarSide *numbers = &self->clash->battle.sides[side];
  GHashTable *settings = from->settings;

  party->line = from->line;
  adc_star_reader_refuse_strangers (self, settings, known, from->line, NULL);
  if (from->arrivals->len > 0)
    adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE,
                       ((AdcScenarioArrival *) from->arrivals->pdata[0])->line, NULL, RULE_COMBAT,
                       _("nobody joins a battle once it has begun"));
  read_faction (self, side, from);

  party->attack = adc_star_reader_get_number (self, settings, "attack", -MAX_MODIFIER,
                                              MAX_MODIFIER, 0, from->line, NULL);
  party->aim = adc_star_reader_get_choice (self, settings, "aim", aims, from->line, NULL);
  numbers->attack = party->attack;
  numbers->health = adc_star_reader_get_number (self, settings, "health", -MAX_MODIFIER,
                                                MAX_MODIFIER, 0, from->line, NULL);
  numbers->retreat_room = adc_star_reader_get_number (self, settings, "retreat", 0, MAX_ROOM, -1,
                                                      from->line, NULL);
  numbers->cloak_room = adc_star_reader_get_number (self, settings, "cloak-room", 0, MAX_ROOM, -1,
                                                    from->line, NULL);
  numbers->has_air_support = adc_star_reader_get_choice (self, settings, "air-support", answers,
                                                         from->line, NULL) == 1;
  if (side == ADC_STAR_ATTACKER && self->clash->is_special)
    numbers->attack++;
  read_base (self, party, from);
}

/* "2:front", "hand"; skirmishes are numbered from 1 in it. NULL is nowhere. */
static gboolean
parse_place (const char *text, AdcStarPlace *place, guint *skirmish)
{
  static const struct {
    const char   *name;
    AdcStarPlace  place;
    gboolean      is_numbered;
  } places[] = {
    { "front", ADC_STAR_PLACE_FRONT, TRUE },
    { "support", ADC_STAR_PLACE_SUPPORT, TRUE },
    { "card", ADC_STAR_PLACE_CARD, TRUE },
    { "reinforcement", ADC_STAR_PLACE_REINFORCEMENT, TRUE },
    { "hand", ADC_STAR_PLACE_HAND, FALSE },
    { "discard", ADC_STAR_PLACE_DISCARD, FALSE },
    { "deck", ADC_STAR_PLACE_DECK, FALSE },
  };
  const char *colon = text != NULL ? strchr (text, ':') : NULL;
  const char *name = colon != NULL ? colon + 1 : text;
  g_autofree char *digits = colon != NULL ? g_strndup (text, colon - text) : NULL;
  guint64 number = 1;

  *place = ADC_STAR_PLACE_NOWHERE;
  *skirmish = 0;
  if (text == NULL)
    return TRUE;
  if (colon != NULL && !g_ascii_string_to_unsigned (digits, 10, 1, ADC_STAR_MAX_SKIRMISHES, &number,
                                                    NULL))
    return FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    if (g_str_equal (places[i].name, name) && places[i].is_numbered == (colon != NULL)) {
      *place = places[i].place;
      *skirmish = number - 1;
      return TRUE;
    }

  return FALSE;
}

/* Units first: what a card does depends on who is there. */
static void
read_forces (AdcStarReader *self, guint side, const AdcScenarioSide *from, gboolean units)
{
  for (guint i = 0; i < from->forces->len; i++) {
    const AdcScenarioForce *force = from->forces->pdata[i];
    AdcStarPlace place;
    guint skirmish;

    if (!parse_place (force->place, &place, &skirmish)) {
      if (units)
        adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE, force->line, force->id, NULL,
                           /* Translators: a place as written in the file; then a number */
                           _("“%s” is no place here: a unit is in front or in support of one of "
                             "%d skirmishes at most, a card in one of them, in a hand, in the "
                             "discard pile or in the deck"),
                           force->place, ADC_STAR_MAX_SKIRMISHES);
      continue;
    }
    if (adc_star_reader_is_unit (self, force, place) != units)
      continue;

    if (force->targets->len > 0)
      adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE, force->line, force->id, RULE_REACH,
                         _("nobody chooses a target here: front units meet each other"));
    if (force->count != 1)
      adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE, force->line, force->id, NULL,
                         _("each force is one figure or one card, not %u"), force->count);
    else if (units)
      adc_star_reader_read_unit (self, side, force, place, skirmish);
    else
      adc_star_reader_read_card (self, side, force, place, skirmish);
  }
}

/* Both of them, in either order in the file. */
static gboolean
find_sides (AdcStarReader *self, const AdcScenarioSide **sides)
{
  static const char * const ids[] = { "attacker", "defender" };
  GPtrArray *all = adc_scenario_get_sides (self->clash->scenario);
  gboolean is_right = TRUE;

  for (guint i = 0; i < all->len; i++) {
    const AdcScenarioSide *side = all->pdata[i];
    const guint index = g_str_equal (side->id, ids[0]) ? 0 : 1;

    if (g_str_equal (side->id, ids[index])) {
      sides[index] = side;
    } else {
      adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE, side->line, NULL, RULE_COMBAT,
                         _("the sides are called “attacker” and “defender”, not “%s”"), side->id);
      is_right = FALSE;
    }
  }
  for (guint i = 0; i < ADC_STAR_N_SIDES; i++)
    if (sides[i] == NULL) {
      adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE, 0, NULL, RULE_COMBAT,
                         i == ADC_STAR_ATTACKER ? _("there is no attacker")
                                                : _("there is no defender"));
      is_right = FALSE;
    }

  return is_right;
}

gboolean
adc_star_clash_read (AdcStarClash *self, AdcGame *game, GPtrArray *faults)
{
  g_autoptr(GPtrArray) kinds = g_ptr_array_new_with_free_func (g_free);
  AdcStarReader reader = { .clash = self, .game = game, .faults = faults, .kinds = kinds };
  const AdcScenarioSide *sides[ADC_STAR_N_SIDES] = { NULL };
  GPtrArray *log = adc_scenario_get_log (self->scenario);
  const guint n_faults = faults->len;

  if (log->len > 0)
    adc_faults_append (faults, ADC_FAULT_IMPOSSIBLE, ((AdcScenarioShot *) log->pdata[0])->line,
                       NULL, RULE_COMBAT, _("no dice are thrown in this game"));
  read_settings (&reader);
  if (!find_sides (&reader, sides))
    return FALSE;

  for (guint i = 0; i < ADC_STAR_N_SIDES; i++) {
    read_side (&reader, i, sides[i]);
    read_forces (&reader, i, sides[i], TRUE);
    adc_star_reader_read_order (&reader, i, sides[i]);
  }
  for (guint i = 0; i < ADC_STAR_N_SIDES; i++)
    read_forces (&reader, i, sides[i], FALSE);
  adc_star_reader_fill_pools (&reader);

  return !adc_faults_forbid (faults, n_faults);
}
