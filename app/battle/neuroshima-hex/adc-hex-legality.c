/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-battle-report.h"
#include "adc-hex-reader.h"
#include "adc-settings-reader.h"

#include <glib/gi18n-lib.h>

/* What the rules forbid on a board, and what no scenario of this game can mean. */

typedef struct {
  AdcGame     *game;
  AdcScenario *scenario;
  GPtrArray   *faults;
  char        *occupants[ADC_HEX_CELLS]; /* names of the tiles found so far, or NULL */
} Checker;

#define refuse(self, line, force, rule, ...) \
  adc_faults_append ((self)->faults, ADC_FAULT_IMPOSSIBLE, line, force, rule, __VA_ARGS__)

static void
refuse_strangers (Checker *self, GHashTable *settings, const char * const *known, int line,
                  const char *force)
{
  adc_settings_refuse_strangers (settings, known, self->scenario, self->faults, line, force);
}

static void
check_choice (Checker *self, const char *name, const char * const *choices, const char *rule)
{
  const char *value = adc_settings_get (adc_scenario_get_settings (self->scenario), name, NULL);

  if (value != NULL && !g_strv_contains (choices, value))
    refuse (self, adc_scenario_get_line (self->scenario, name), NULL, rule,
            /* Translators: a value, then the name of a setting as written in the file */
            _("“%s” is no value for the setting “%s”"), value, name);
}

/* TRUE also when nothing is said. */
static gboolean
is_number (GHashTable *settings, const char *name, guint min, guint max)
{
  const char *value = adc_settings_get (settings, name, NULL);

  return value == NULL || g_ascii_string_to_unsigned (value, 10, min, max, NULL, NULL);
}

static void
check_decisions (Checker *self)
{
  const char *text = adc_settings_get (adc_scenario_get_settings (self->scenario), "decisions", "");
  g_auto(GStrv) words = g_strsplit (text, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0' && !g_str_equal (words[i], "-") &&
        !g_ascii_string_to_unsigned (words[i], 10, 0, ADC_HEX_OPTIONS - 1, NULL, NULL)) {
      refuse (self, adc_scenario_get_line (self->scenario, "decisions"), NULL, NULL,
              /* Translators: what stands in a file instead; - is to stay as it is */
              _("“%s” is no decision: the number of an option is wanted, or “-” for the best"),
              words[i]);
      return;
    }
}

static void
check_settings (Checker *self)
{
  static const char * const known[] = { "board", "scoring", "decisions", NULL };
  static const char * const boards[] = { "plain", "hill", NULL };
  static const char * const scorings[] = { "points", NULL };

  refuse_strangers (self, adc_scenario_get_settings (self->scenario), known, 0, NULL);
  check_choice (self, "board", boards, RULE_HILL);
  check_choice (self, "scoring", scorings, RULE_POINTS);
  check_decisions (self);
  if (adc_scenario_get_log (self->scenario)->len > 0)
    refuse (self, ((AdcScenarioShot *) adc_scenario_get_log (self->scenario)->pdata[0])->line, NULL,
            RULE_BATTLE, _("Nobody throws dice in this game"));
}

static gboolean
is_army (AdcGame *game, const char *id)
{
  AdcEntry *entry = adc_game_lookup (game, id);

  return entry != NULL && adc_entry_get_kind (entry) == ADC_KIND_FACTION;
}

static void
check_army (Checker *self, const AdcScenarioSide *side, guint index)
{
  GPtrArray *sides = adc_scenario_get_sides (self->scenario);

  if (!is_army (self->game, side->id))
    refuse (self, side->line, NULL, RULE_SET_UP, _("“%s” is no army of this game"), side->id);
  else if (side->faction != NULL && !g_str_equal (side->faction, side->id))
    refuse (self, side->line, NULL, RULE_SET_UP,
            /* Translators: two ids */
            _("A side is named after its army: “%s” cannot lead that of “%s”"), side->id,
            side->faction);
  for (guint i = 0; i < index; i++)
    if (g_str_equal (((AdcScenarioSide *) sides->pdata[i])->id, side->id))
      refuse (self, side->line, NULL, RULE_SET_UP,
              /* Translators: the name of an army */
              _("%s fights twice: each player leads another army"),
              adc_battle_get_side_name (self->game, side->id));
}

static void
check_teams (Checker *self)
{
  GPtrArray *sides = adc_scenario_get_sides (self->scenario);
  guint n_members[2] = { 0, 0 };
  guint n_named = 0;

  for (guint i = 0; i < sides->len; i++) {
    const char *team = adc_settings_get (((AdcScenarioSide *) sides->pdata[i])->settings, "team",
                                         NULL);

    n_named += team != NULL;
    n_members[0] += g_strcmp0 (team, "1") == 0;
    n_members[1] += g_strcmp0 (team, "2") == 0;
  }

  if (n_named > 0 && (sides->len != 4 || n_members[0] != 2 || n_members[1] != 2))
    refuse (self, ((AdcScenarioSide *) sides->pdata[0])->line, NULL, RULE_ALLIANCE,
            _("An alliance is two against two: four armies, two of them in team 1 and two in team "
              "2"));
}

/* What it is called in a complaint: its title, and its hex if it has one. */
static char *
dup_name (Checker *self, const AdcScenarioForce *force)
{
  AdcEntry *entry = force->unit != NULL ? adc_game_lookup (self->game, force->unit) : NULL;
  const char *title = entry != NULL ? adc_entry_get_title (entry) : force->id;

  /* Translators: the name of a tile and that of its hex, as in “Runner (c2)” */
  return force->place != NULL ? g_strdup_printf (_("%s (%s)"), title, force->place)
                              : g_strdup (title);
}

static gboolean
is_hq (AdcEntry *unit)
{
  AdcEntry *type = ADC_IS_PIECE (unit) ? adc_piece_get_unit_type (ADC_PIECE (unit)) : NULL;

  return type != NULL && g_str_equal (adc_entry_get_id (type), "hq");
}

/* The tile it is, or NULL when the complaint is that it is none. */
static AdcEntry *
check_unit (Checker *self, const AdcScenarioSide *side, const AdcScenarioForce *force)
{
  AdcEntry *entry = force->unit != NULL ? adc_game_lookup (self->game, force->unit) : NULL;
  g_autofree char *name = dup_name (self, force);

  if (!ADC_IS_PIECE (entry) ||
      (adc_entry_get_kind (entry) == ADC_KIND_UNIT && !adc_hex_is_tile (ADC_PIECE (entry)))) {
    refuse (self, force->line, force->id, RULE_TILES, _("“%s” is no tile of this game"),
            force->unit != NULL ? force->unit : force->id);
    return NULL;
  }
  if (g_strcmp0 (adc_piece_get_faction (ADC_PIECE (entry)), side->id) != 0) {
    refuse (self, force->line, force->id, RULE_SET_UP,
            /* Translators: the name of a tile, then that of an army */
            _("%s is no tile of %s"), name, adc_battle_get_side_name (self->game, side->id));
    return NULL;
  }
  if (force->count != 1)
    refuse (self, force->line, force->id, NULL,
            /* Translators: the name of a tile */
            _("%s: each tile stands for itself, one by one"), name);
  if (g_hash_table_size (force->values) > 0)
    refuse (self, force->line, force->id, RULE_TILES,
            /* Translators: the name of a tile */
            _("%s is what is printed on it: its figures cannot be changed here"), name);
  if (force->targets->len > 0)
    refuse (self, force->line, force->id, RULE_BLOW,
            /* Translators: the name of a tile */
            _("%s chooses no targets: what it hits lies in the direction of its attacks"), name);

  return entry;
}

static void
check_place (Checker *self, const AdcScenarioForce *force, AdcEntry *unit)
{
  const guint cell = adc_hex_cell_parse (force->place);

  if (adc_entry_get_kind (unit) != ADC_KIND_UNIT) {
    refuse (self, force->line, force->id, RULE_ACTIONS,
            /* Translators: the name of a tile, then a hex such as c2 */
            _("%s is an action tile and is never laid on the board, so not in %s either"),
            adc_entry_get_title (unit), force->place);
  } else if (cell == ADC_HEX_NOWHERE) {
    refuse (self, force->line, force->id, RULE_PLACE,
            /* Translators: the name of a tile, then what stands instead of a hex */
            _("%s: the board has no hex “%s”, only a1 to e3"), adc_entry_get_title (unit),
            force->place);
  } else if (self->occupants[cell] != NULL) {
    refuse (self, force->line, force->id, RULE_PLACE,
            /* Translators: the name of a tile, a hex such as c2, the name of the tile there */
            _("%s cannot lie in %s, where %s lies already"), adc_entry_get_title (unit),
            force->place, self->occupants[cell]);
  } else {
    self->occupants[cell] = g_strdup (adc_entry_get_title (unit));
  }
}

static void
check_wounds (Checker *self, const AdcScenarioForce *force, AdcEntry *unit)
{
  g_autofree char *name = NULL;
  guint toughness;

  if (is_number (force->settings, "wounds", 0, 0))
    return;
  toughness = adc_hex_read_toughness (ADC_PIECE (unit));
  if (!is_hq (unit) && is_number (force->settings, "wounds", 0, toughness))
    return;

  name = dup_name (self, force);
  if (is_hq (unit))
    refuse (self, force->line, force->id, RULE_HQ,
            /* Translators: the name of a tile */
            _("%s has no wounds: an HQ loses points"), name);
  else if (toughness == 0)
    refuse (self, force->line, force->id, RULE_TOUGHNESS,
            /* Translators: the name of a tile */
            _("%s is destroyed by its first wound and can bear none"), name);
  else
    refuse (self, force->line, force->id, RULE_TOUGHNESS,
            /* Translators: the name of a tile, then how many wounds it survives */
            ngettext ("%s bears %u wound at most: the next one destroys it",
                      "%s bears %u wounds at most: the next one destroys it", toughness),
            name, toughness);
}

static void
check_state (Checker *self, const AdcScenarioForce *force, AdcEntry *unit)
{
  const char *points = adc_settings_get (force->settings, "points", NULL);
  g_autofree char *name = dup_name (self, force);

  if (!is_number (force->settings, "rotation", 0, ADC_HEX_DIRECTIONS - 1))
    refuse (self, force->line, force->id, RULE_PLACE,
            /* Translators: the name of a tile, then what was written in the file */
            _("%s is turned by 0 to 5 sixths, not by “%s”"), name,
            adc_settings_get (force->settings, "rotation", NULL));
  if (points != NULL && !is_hq (unit))
    refuse (self, force->line, force->id, RULE_HQ,
            /* Translators: the name of a tile */
            _("%s has no points: only an HQ has"), name);
  else if (!is_number (force->settings, "points", 1, ADC_HEX_HQ_POINTS))
    refuse (self, force->line, force->id, RULE_HQ,
            /* Translators: the name of a tile, then what was written in the file */
            _("%s has 1 to 20 points, not “%s”"), name, points);
  check_wounds (self, force, unit);
}

static gboolean
is_discarded (const AdcScenarioForce *force)
{
  return g_strcmp0 (adc_settings_get (force->settings, "pile", NULL), "discard") == 0;
}

static void
check_pile (Checker *self, const AdcScenarioForce *force, AdcEntry *unit)
{
  static const char * const piles[] = { "hand", "discard", NULL };
  const char *pile = adc_settings_get (force->settings, "pile", piles[0]);

  if (!g_strv_contains (piles, pile))
    refuse (self, force->line, force->id, RULE_DRAWING,
            /* Translators: a value, then the name of a setting as written in the file */
            _("“%s” is no value for the setting “%s”"), pile, "pile");
  else if (force->place == NULL && is_hq (unit))
    refuse (self, force->line, force->id, is_discarded (force) ? RULE_HQ : RULE_SET_UP,
            is_discarded (force)
              /* Translators: the name of an HQ */
              ? _("%s is never discarded")
              /* Translators: the name of an HQ */
              : _("%s is set aside before the tiles are drawn and is never in hand"),
            adc_entry_get_title (unit));
}

static void
check_force (Checker *self, const AdcScenarioSide *side, const AdcScenarioForce *force)
{
  static const char * const known[] = { "rotation", "wounds", "points", "pile", NULL };
  AdcEntry *unit = check_unit (self, side, force);

  refuse_strangers (self, force->settings, known, force->line, force->id);
  if (unit == NULL)
    return;

  check_state (self, force, unit);
  check_pile (self, force, unit);
  if (force->place != NULL)
    check_place (self, force, unit);
}

static guint
get_copies (AdcGame *game, AdcEntry *unit)
{
  GListModel *stats = adc_game_get_stats (game, adc_entry_get_kind (unit));
  int copies = -1;

  for (guint i = 0; i < g_list_model_get_n_items (stats); i++) {
    g_autoptr(AdcStat) stat = g_list_model_get_item (stats, i);
    const AdcValue *value = adc_piece_get_value (ADC_PIECE (unit), adc_stat_get_id (stat));

    if (adc_stat_get_role (stat) == ADC_ROLE_COPIES && value != NULL)
      adc_value_get_integer (value, &copies);
  }

  return copies >= 0 ? (guint) copies : G_MAXUINT;
}

/* Board, hand and discard pile together. The one too many is named, and those after it are not. */
static void
check_copies (Checker *self, const AdcScenarioSide *side)
{
  const char *army = adc_battle_get_side_name (self->game, side->id);
  g_autoptr(GHashTable) counts = g_hash_table_new (g_direct_hash, g_direct_equal);
  guint n_hqs = 0;

  for (guint i = 0; i < side->forces->len; i++) {
    const AdcScenarioForce *force = side->forces->pdata[i];
    AdcEntry *unit = force->unit != NULL ? adc_game_lookup (self->game, force->unit) : NULL;
    guint count, copies;

    if (!ADC_IS_PIECE (unit) || g_strcmp0 (adc_piece_get_faction (ADC_PIECE (unit)), side->id) != 0)
      continue; /* which has been said */

    count = GPOINTER_TO_UINT (g_hash_table_lookup (counts, unit)) + 1;
    copies = get_copies (self->game, unit);
    g_hash_table_insert (counts, unit, GUINT_TO_POINTER (count));
    if (is_hq (unit)) {
      if (++n_hqs == 2)
        refuse (self, force->line, force->id, RULE_HQ,
                /* Translators: the name of an army */
                _("%s has two HQs: an army has a single one"), army);
    } else if (copies < G_MAXUINT && count == copies + 1) {
      refuse (self, force->line, force->id, RULE_TILES,
              /* Translators: the name of an army, a number of tiles, the name of that tile */
              ngettext ("%s has only %u tile “%s”, on the board, in hand and discarded together",
                        "%s has only %u tiles “%s”, on the board, in hand and discarded together",
                        copies),
              army, copies, adc_entry_get_title (unit));
    }
  }
}

static void
check_hand (Checker *self, const AdcScenarioSide *side)
{
  guint n_tiles = 0;

  for (guint i = 0; i < side->forces->len; i++) {
    const AdcScenarioForce *force = side->forces->pdata[i];

    n_tiles += force->place == NULL && !is_discarded (force);
    if (n_tiles > ADC_HEX_MAX_HAND) {
      refuse (self, force->line, force->id, RULE_DRAWING,
              /* Translators: a number of tiles; then the name of the army */
              _("Nobody has more than %u tiles in hand, not even %s"), ADC_HEX_MAX_HAND,
              adc_battle_get_side_name (self->game, side->id));
      return;
    }
  }
}

static void
check_side (Checker *self, const AdcScenarioSide *side, guint index)
{
  static const char * const known[] = { "team", "score", NULL };

  check_army (self, side, index);
  refuse_strangers (self, side->settings, known, side->line, NULL);
  if (!is_number (side->settings, "score", 0, ADC_HEX_MAX_SCORE))
    refuse (self, side->line, NULL, RULE_POINTS,
            /* Translators: a value, then the name of a setting as written in the file */
            _("“%s” is no value for the setting “%s”"),
            adc_settings_get (side->settings, "score", NULL), "score");
  if (side->arrivals->len > 0)
    refuse (self, ((AdcScenarioArrival *) side->arrivals->pdata[0])->line, NULL, RULE_BATTLE,
            _("No tile arrives while a battle is fought"));

  for (guint i = 0; i < side->forces->len; i++)
    check_force (self, side, side->forces->pdata[i]);
  check_copies (self, side);
  check_hand (self, side);
}

static gboolean
has_hq (Checker *self, const AdcScenarioSide *side)
{
  for (guint i = 0; i < side->forces->len; i++) {
    const AdcScenarioForce *force = side->forces->pdata[i];

    if (force->place != NULL && force->unit != NULL &&
        is_hq (adc_game_lookup (self->game, force->unit)))
      return TRUE;
  }

  return FALSE;
}

/* On an empty board nobody has begun, and nothing is wrong. */
static void
ask_for_hqs (Checker *self)
{
  GPtrArray *sides = adc_scenario_get_sides (self->scenario);
  gboolean is_empty = TRUE;

  for (guint i = 0; i < ADC_HEX_CELLS; i++)
    is_empty &= self->occupants[i] == NULL;

  for (guint i = 0; !is_empty && i < sides->len; i++) {
    const AdcScenarioSide *side = sides->pdata[i];

    if (!has_hq (self, side))
      adc_faults_append (self->faults, ADC_FAULT_MOMENTARY, side->line, NULL, RULE_OPENING,
                         /* Translators: the name of an army */
                         _("%s has no HQ on the board: it is the first tile that is laid"),
                         adc_battle_get_side_name (self->game, side->id));
  }
}

gboolean
adc_hex_check (AdcGame *game, AdcScenario *scenario, GPtrArray *faults)
{
  Checker self = { game, scenario, faults, { NULL } };
  GPtrArray *sides = adc_scenario_get_sides (scenario);
  const guint n_faults = faults->len;
  gboolean is_allowed;

  check_settings (&self);
  if (sides->len < 2 || sides->len > ADC_HEX_PLAYERS)
    refuse (&self, sides->len > 0 ? ((AdcScenarioSide *) sides->pdata[sides->len - 1])->line : 0,
            NULL, RULE_PLAYERS, _("Two to four armies fight, neither fewer nor more"));
  for (guint i = 0; i < sides->len; i++)
    check_side (&self, sides->pdata[i], i);
  check_teams (&self);

  is_allowed = faults->len == n_faults;
  if (is_allowed)
    ask_for_hqs (&self);
  for (guint i = 0; i < ADC_HEX_CELLS; i++)
    g_free (self.occupants[i]);

  return is_allowed;
}
