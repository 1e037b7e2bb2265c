/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-star-reader.h"

#include "adc-battle-report.h"
#include "adc-card.h"
#include "adc-unit.h"

#include <glib/gi18n-lib.h>

/* Units as numbers. */

#define MAX_MODIFIER 20
#define MAX_DEPTH    4 /* of units destroyed to build one that was destroyed to build one */
#define MAX_VALUE    999

/* What weak splash takes. */
static const char * const light_units[] = { "marine", "zealot", "zergling", NULL };

static AdcPiece *
find_unit (AdcGame *game, const char *id)
{
  AdcEntry *entry = id != NULL ? adc_game_lookup (game, id) : NULL;

  return ADC_IS_UNIT (entry) ? ADC_PIECE (entry) : NULL;
}

/* A list of ids, some with amounts: "assist cloaking". */
static gboolean
has_word (const char *text, const char *word)
{
  g_auto(GStrv) words = g_strsplit_set (text != NULL ? text : "", " \t\r\n", -1);

  return g_strv_contains ((const char * const *) words, word);
}

gboolean
adc_star_reader_is_unit (AdcStarReader *self, const AdcScenarioForce *force, AdcStarPlace place)
{
  AdcEntry *entry = force->unit != NULL ? adc_game_lookup (self->game, force->unit) : NULL;

  if (entry != NULL)
    return !ADC_IS_CARD (entry);

  return place == ADC_STAR_PLACE_NOWHERE || place == ADC_STAR_PLACE_FRONT ||
         place == ADC_STAR_PLACE_SUPPORT;
}

/* A plain number; FALSE when nobody knows it. */
static gboolean
read_number (AdcStarReader *self, const AdcScenarioForce *force, AdcPiece *piece, const char *stat,
             int max, int *number)
{
  const char *text = adc_star_get_text (force, piece, stat);
  guint64 value;

  if (text == NULL)
    return FALSE;
  if (g_ascii_string_to_unsigned (text, 10, 0, max, &value, NULL)) {
    *number = value;
    return TRUE;
  }

  adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE, force->line, force->id, NULL,
                     /* Translators: a value, then the id of what it is a value of */
                     _("“%s” is no value of “%s”"), text, stat);
  return FALSE;
}

static gboolean
read_type (AdcStarReader *self, const AdcScenarioForce *force, AdcPiece *piece,
           AdcStarRealm *realm)
{
  const char *text = adc_star_get_text (force, piece, "type");

  *realm = ADC_STAR_GROUND;
  if (g_strcmp0 (text, "type-flying") == 0)
    *realm = ADC_STAR_FLYING;
  else if (text != NULL && !g_str_equal (text, "type-ground"))
    adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE, force->line, force->id, NULL,
                       _("“%s” is no value of “%s”"), text, "type");

  return text != NULL;
}

static gboolean
read_hits (AdcStarReader *self, const AdcScenarioForce *force, AdcPiece *piece, guint *hits)
{
  static const struct {
    const char *name;
    guint       hits;
  } choices[] = {
    { "ground", ADC_STAR_GROUND },
    { "flying", ADC_STAR_FLYING },
    { "both", ADC_STAR_BOTH },
    { "none", 0 },
  };
  const char *text = adc_star_get_text (force, piece, "hits");

  for (guint i = 0; text != NULL && i < G_N_ELEMENTS (choices); i++)
    if (g_str_equal (choices[i].name, text)) {
      *hits = choices[i].hits;
      return TRUE;
    }
  if (text != NULL)
    adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE, force->line, force->id, NULL,
                       _("“%s” is no value of “%s”"), text, "hits");

  return FALSE;
}

/* FALSE when what was typed in is no cost. */
static gboolean
has_cost (AdcStarReader *self, const AdcScenarioForce *force)
{
  int cost;

  return !g_hash_table_contains (force->values, "cost") ||
         read_number (self, force, NULL, "cost", MAX_VALUE, &cost);
}

/* What its loss costs: all that was paid, and the units that were destroyed for it. */
static gboolean
read_value (AdcStarReader *self, const AdcScenarioForce *force, AdcPiece *piece, guint depth,
            int *value)
{
  const char *cost = adc_star_get_text (force, piece, "cost");
  const char *consumed = adc_star_get_text (force, piece, "consumes");
  g_auto(GStrv) units = g_strsplit_set (consumed != NULL ? consumed : "", " \t\r\n", -1);
  guint64 own;

  if (cost == NULL || !g_ascii_string_to_unsigned (cost, 10, 0, MAX_VALUE, &own, NULL))
    return FALSE;

  *value += own;
  for (guint i = 0; units[i] != NULL; i++)
    if (*units[i] != '\0' &&
        (depth == MAX_DEPTH ||
         !read_value (self, NULL, find_unit (self->game, units[i]), depth + 1, value)))
      return FALSE;

  *value = MIN (*value, MAX_VALUE);
  return TRUE;
}

/* Two units of a kind have the same bit; one typed in by hand has its own. */
static guint64
take_kind (AdcStarReader *self, const AdcScenarioForce *force)
{
  const char *name = force->unit != NULL ? force->unit : force->id;
  const guint64 kind = adc_star_reader_find_kind (self, name);

  if (kind != 0)
    return kind;

  g_ptr_array_add (self->kinds, g_strdup (name));
  return (guint64) 1 << (self->kinds->len - 1);
}

/* FALSE when it is no unit that this side can have. */
static gboolean
check_unit (AdcStarReader *self, guint side, const AdcScenarioForce *force, AdcPiece *piece,
            const char *name)
{
  const guint n_faults = self->faults->len;
  AdcFaction *faction = self->factions[side];

  if (force->unit != NULL && piece == NULL)
    adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE, force->line, force->id, NULL,
                       _("“%s” is no unit of this game"), force->unit);
  else if (piece != NULL && faction != NULL && !adc_faction_owns (faction, piece))
    adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE, force->line, force->id,
                       "race-terme",
                       /* Translators: the name of a unit, then of a race */
                       _("%s: this is no unit of the %s"), name,
                       self->clash->parties[side].race_name);
  else if (piece != NULL && !adc_star_reader_is_in_box (self, piece))
    adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE, force->line, force->id,
                       "brood-war-terme",
                       /* Translators: the name of a unit or a card */
                       _("%s: it is not in the game with the boxes that this battle is played "
                         "with"),
                       name);
  else if (self->clash->battle.sides[side].n_units == ADC_STAR_MAX_UNITS)
    adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE, force->line, force->id, RULE_LIMIT,
                       _("no battle has more than %d units on a side"), ADC_STAR_MAX_UNITS);

  return self->faults->len == n_faults;
}

/* Adds it to the skirmish it is in. */
static void
place_unit (AdcStarReader *self, guint side, const AdcScenarioForce *force,
            const AdcStarFigure *figure)
{
  AdcStarBattle *battle = &self->clash->battle;
  AdcStarSlot *slot = &battle->slots[figure->skirmish][side];
  const int unit = battle->sides[side].n_units;

  if (figure->place == ADC_STAR_PLACE_NOWHERE)
    return;

  battle->n_skirmishes = MAX (battle->n_skirmishes, figure->skirmish + 1);
  if (figure->place == ADC_STAR_PLACE_SUPPORT)
    slot->supports[slot->n_supports++] = unit;
  else if (slot->front == ADC_STAR_NONE)
    slot->front = unit;
  else
    adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE, force->line, force->id, RULE_PAIRS,
                       /* Translators: the name of a unit, then the number of a skirmish */
                       _("%s: this side has a front unit in skirmish %u already"), figure->name,
                       figure->skirmish + 1);
}

/* Whether it attacks an area in which there is a base but nobody to fight. */
static gboolean
enters_freely (AdcStarReader *self, guint side)
{
  const AdcScenarioSide *defender = adc_scenario_find_side (self->clash->scenario, "defender");

  if (side != ADC_STAR_ATTACKER || defender == NULL ||
      !g_str_equal (adc_settings_get (defender->settings, "base", "no"), "yes"))
    return FALSE;

  for (guint i = 0; i < defender->forces->len; i++) {
    const AdcScenarioForce *force = defender->forces->pdata[i];

    if (force->place == NULL || find_unit (self->game, force->unit) != NULL)
      return FALSE;
  }

  return TRUE;
}

void
adc_star_reader_read_unit (AdcStarReader *self, guint side, const AdcScenarioForce *force,
                           AdcStarPlace place, guint skirmish)
{
  static const char * const known[] = { "attack", "health", "detector", "cloaking", NULL };
  static const char * const answers[] = { "no", "yes", NULL };
  AdcStarParty *party = &self->clash->parties[side];
  AdcStarSide *numbers = &self->clash->battle.sides[side];
  AdcPiece *piece = find_unit (self->game, force->unit);
  const char *abilities = adc_star_get_text (force, piece, "abilities");
  GHashTable *settings = force->settings;
  AdcStarUnit unit = { 0 };
  AdcStarFigure figure = { .line = force->line, .place = place, .skirmish = skirmish };

  adc_star_reader_refuse_strangers (self, settings, known, force->line, force->id);
  unit.attack = adc_star_reader_get_number (self, settings, "attack", -MAX_MODIFIER, MAX_MODIFIER,
                                            0, force->line, force->id);
  unit.health = adc_star_reader_get_number (self, settings, "health", -MAX_MODIFIER, MAX_MODIFIER,
                                            0, force->line, force->id);
  unit.is_detector = adc_star_reader_get_choice (self, settings, "detector", answers, force->line,
                                                 force->id) == 1 ||
                     has_word (abilities, "detector");
  unit.has_cloaking = adc_star_reader_get_choice (self, settings, "cloaking", answers, force->line,
                                                  force->id) == 1 ||
                      has_word (abilities, "cloaking");
  unit.is_assist = has_word (abilities, "assist");
  unit.is_light = force->unit != NULL && g_strv_contains (light_units, force->unit);

  figure.name = adc_scenario_dup_force_name (self->game, self->clash->scenario, force->id);
  if (place > ADC_STAR_PLACE_SUPPORT) {
    adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE, force->line, force->id, RULE_FRONT,
                       /* Translators: the name of a unit, then a place as written in the file */
                       _("%s: a unit is in front or in support, not at “%s”"), figure.name,
                       force->place);
    g_free (figure.name);
    return;
  }
  if (!check_unit (self, side, force, piece, figure.name)) {
    g_free (figure.name);
    return;
  }
  if (place == ADC_STAR_PLACE_NOWHERE && !enters_freely (self, side)) {
    party->n_absent++;
    adc_faults_append (self->faults, ADC_FAULT_MOMENTARY, force->line, force->id, RULE_SUPPORT,
                       /* Translators: the name of a unit */
                       _("%s: not in the battle yet; every unit is in front or in support"),
                       figure.name);
    g_free (figure.name);
    return;
  }

  figure.id = g_strdup (force->id);
  figure.unit = g_strdup (force->unit);
  figure.has_sacrifice = has_word (abilities, "sacrifice");
  figure.has_type = read_type (self, force, piece, &unit.realm);
  figure.has_hits = read_hits (self, force, piece, &unit.hits);
  figure.has_support = read_number (self, force, piece, "support", MAX_MODIFIER, &unit.support);
  figure.has_value = has_cost (self, force) && read_value (self, force, piece, 0, &unit.value);
  if (!figure.has_value)
    unit.value = 0;
  unit.kind = take_kind (self, force);
  place_unit (self, side, force, &figure);
  numbers->units[numbers->n_units++] = unit;
  g_array_append_val (party->figures, figure);
}

/* The first named is kept longest. */
void
adc_star_reader_read_order (AdcStarReader *self, guint side, const AdcScenarioSide *from)
{
  const char *text = adc_settings_get (from->settings, "spares", "");
  g_auto(GStrv) words = g_strsplit_set (text, " \t\r\n,", -1);
  AdcStarSide *numbers = &self->clash->battle.sides[side];
  const guint n_words = g_strv_length (words);

  for (guint i = 0; i < n_words; i++) {
    if (*words[i] == '\0')
      continue;
    if (find_unit (self->game, words[i]) == NULL) {
      adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE, from->line, NULL, NULL,
                         _("“%s” is no unit of this game"), words[i]);
      continue;
    }

    self->clash->parties[side].has_order = TRUE;
    for (guint j = 0; j < numbers->n_units; j++)
      if (g_strcmp0 (adc_star_figure (self->clash, side, j)->unit, words[i]) == 0)
        numbers->units[j].keep = MAX (numbers->units[j].keep, (int) (n_words - i));
  }
}
