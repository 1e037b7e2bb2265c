/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ares-battle-private.h"

#include "adc-error.h"
#include "adc-piece.h"
#include "adc-unit.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* From a scenario, which is only words, to the figures of a line. */

typedef struct {
  AdcAresBattle *battle;
  AdcGame       *game;
  GPtrArray     *faults;
  int            file_line; /* of what is being read */
} Reader;

void
adc_ares_complain (GPtrArray *faults, AdcFaultKind kind, int line, const char *force,
                   const char *rule, const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);

  g_ptr_array_add (faults, adc_fault_new (kind, line, force, rule, message));
}

static void
refuse_value (Reader *self, const char *force, const char *name, const char *value)
{
  adc_ares_complain (self->faults, ADC_FAULT_IMPOSSIBLE, self->file_line, force, NULL,
                     /* Translators: a value, then the name of a setting as written in the file */
                     _("“%s” is no value for the setting “%s”"), value, name);
}

static guint
read_choice (Reader *self, GHashTable *settings, const char *name, const char * const *choices,
             const char *force)
{
  const char *value = adc_settings_get (settings, name, choices[0]);

  for (guint i = 0; choices[i] != NULL; i++)
    if (g_str_equal (choices[i], value))
      return i;

  refuse_value (self, force, name, value);
  return 0;
}

static int
read_number (Reader *self, GHashTable *settings, const char *name, int fallback, int min, int max,
             const char *force)
{
  const char *value = adc_settings_get (settings, name, NULL);
  gint64 number;

  if (value == NULL)
    return fallback;
  if (g_ascii_string_to_signed (value, 10, min, max, &number, NULL))
    return number;

  refuse_value (self, force, name, value);
  return fallback;
}

/* A misspelt setting would be ignored in silence otherwise. */
static void
refuse_strangers (Reader *self, GHashTable *settings, const char * const *known, const char *force)
{
  GHashTableIter iter;
  gpointer name;

  g_hash_table_iter_init (&iter, settings);
  while (g_hash_table_iter_next (&iter, &name, NULL))
    if (!g_strv_contains (known, name))
      adc_ares_complain (self->faults, ADC_FAULT_IMPOSSIBLE, self->file_line, force, NULL,
                         _("there is no setting “%s” here"), (char *) name);
}

static void
read_settings (Reader *self)
{
  static const char * const known[] = { "attack", "place", "frontier", "round", "empty-buildings",
                                        NULL };
  static const char * const attacks[] = { "normal", "deep", "raid", NULL };
  static const char * const places[] = { "frontier", "base", NULL };
  static const char * const raid_places[] = { "base", NULL };
  static const char * const owners[] = { "unknown", "neutral", "attacker", "defender", NULL };
  AdcScenario *scenario = self->battle->scenario;
  GHashTable *settings = adc_scenario_get_settings (scenario);
  AdcAresLine *line = &self->battle->line;
  AdcAresOwner owner;
  AdcAresGoal goal;
  guint frontier;

  refuse_strangers (self, settings, known, NULL);
  self->file_line = adc_scenario_get_line (scenario, "attack");
  self->battle->attack = read_choice (self, settings, "attack", attacks, NULL);
  self->file_line = adc_scenario_get_line (scenario, "place");
  self->battle->is_at_base = self->battle->attack == ADC_ARES_NORMAL
                                 ? read_choice (self, settings, "place", places, NULL) == 1
                                 : read_choice (self, settings, "place", raid_places, NULL) == 0;
  line->is_raid = self->battle->attack == ADC_ARES_RAID;
  line->has_base_cards = self->battle->is_at_base && !line->is_raid;
  line->n_rounds = self->battle->attack == ADC_ARES_NORMAL ? 6 : 3;
  self->file_line = adc_scenario_get_line (scenario, "round");
  line->round = read_number (self, settings, "round", 1, 1, line->n_rounds, NULL);
  self->file_line = adc_scenario_get_line (scenario, "empty-buildings");
  line->n_empty_buildings = read_number (self, settings, "empty-buildings", 0, 0, 40, NULL);

  self->file_line = adc_scenario_get_line (scenario, "frontier");
  frontier = read_choice (self, settings, "frontier", owners, NULL);
  if (frontier == 0)
    return;

  owner = frontier - 1;
  goal = adc_ares_get_goal (owner, self->battle->attack);
  if (goal == ADC_ARES_GOAL_NONE)
    adc_ares_complain (self->faults, ADC_FAULT_IMPOSSIBLE, self->file_line, NULL, RULE_ATTACK,
                       _("whoever holds the Frontier cannot strike deep"));
  else if (self->battle->attack == ADC_ARES_NORMAL &&
           (goal == ADC_ARES_GOAL_BASE) != self->battle->is_at_base)
    adc_ares_complain (self->faults, ADC_FAULT_IMPOSSIBLE, self->file_line, NULL, RULE_ATTACK,
                       self->battle->is_at_base
                           ? _("a normal attack reaches the Base only from the Frontier")
                           : _("nobody fights over the Frontier unless the defender holds it"));
}

static void
read_types (Reader *self)
{
  AdcAresBattle *battle = self->battle;
  GListModel *types = adc_game_get_entries (self->game, ADC_KIND_UNIT_TYPE);
  GListModel *stats = adc_game_get_stats (self->game, ADC_KIND_UNIT);

  battle->n_types = MIN (g_list_model_get_n_items (types), ADC_ARES_MAX_TYPES);
  battle->line.building_type = ADC_ARES_MAX_TYPES;
  for (guint i = 0; i < battle->n_types; i++) {
    g_autoptr(AdcEntry) type = g_list_model_get_item (types, i);
    AdcAresType *to = &battle->types[i];

    to->id = g_strdup (adc_entry_get_id (type));
    to->title = g_strdup (adc_entry_get_title (type));
    if (g_str_equal (to->id, "building"))
      battle->line.building_type = i;
    for (guint j = 0; j < g_list_model_get_n_items (stats); j++) {
      g_autoptr(AdcStat) stat = g_list_model_get_item (stats, j);

      if (adc_stat_get_role (stat) == ADC_ROLE_SCORE &&
          g_strcmp0 (adc_stat_get_versus (stat), to->id) == 0 && to->score_stat == NULL) {
        to->score_stat = g_strdup (adc_stat_get_id (stat));
        to->score_title = g_strdup (adc_stat_get_title (stat));
      }
    }
  }
}

/* What the scenario says of a stat, else the card; NULL when nobody knows. Complete: of abilities. */
static char *
dup_value (Reader *self, const AdcScenarioForce *force, AdcPiece *piece, const char *stat_id,
           gboolean *is_complete)
{
  AdcStat *stat = adc_game_get_stat (self->game, ADC_KIND_UNIT, stat_id);
  const char *given = g_hash_table_lookup (force->values, stat_id);
  g_autoptr(GError) error = NULL;
  const AdcValue *value;
  char *text;

  if (is_complete != NULL)
    *is_complete = given != NULL;
  if (given == NULL) {
    value = piece != NULL ? adc_piece_get_value (piece, stat_id) : NULL;
    if (is_complete != NULL)
      *is_complete = value != NULL && value->complete;
    return value != NULL ? g_strdup (value->text) : NULL;
  }

  if (stat == NULL)
    return NULL;
  text = adc_stat_normalise (stat, self->game, given, &error);
  if (text == NULL)
    adc_ares_complain (self->faults, ADC_FAULT_IMPOSSIBLE, force->line, force->id, NULL, "%s",
                       error->message);

  return text;
}

static gboolean
dup_integer (Reader *self, const AdcScenarioForce *force, AdcPiece *piece, AdcStatRole role,
             int *number)
{
  GListModel *stats = adc_game_get_stats (self->game, ADC_KIND_UNIT);

  for (guint i = 0; i < g_list_model_get_n_items (stats); i++) {
    g_autoptr(AdcStat) stat = g_list_model_get_item (stats, i);

    if (adc_stat_get_role (stat) == role) {
      g_autofree char *text = dup_value (self, force, piece, adc_stat_get_id (stat), NULL);
      gint64 value;

      if (text == NULL || !g_ascii_string_to_signed (text, 10, -99, 99, &value, NULL))
        return FALSE;
      *number = value;
      return TRUE;
    }
  }

  return FALSE;
}

static void
read_abilities (Reader *self, const AdcScenarioForce *from, AdcPiece *piece, guint index,
                guint *shield)
{
  AdcAresForce *force = &self->battle->line.forces[index];
  AdcAresCard *card = &self->battle->cards[index];
  g_autofree char *text = dup_value (self, from, piece, "abilities", &card->has_all_abilities);
  g_auto(GStrv) abilities = g_strsplit (text != NULL ? text : "", " ", -1);

  if (piece == NULL)
    card->has_all_abilities = TRUE; /* typed in by hand: what is not said is not there */
  force->hits_per_unit = 1;
  for (guint i = 0; abilities[i] != NULL; i++) {
    g_auto(GStrv) parts = g_strsplit (abilities[i], ":", 2);
    const guint amount = parts[0] != NULL && parts[1] != NULL
                             ? CLAMP (g_ascii_strtoll (parts[1], NULL, 10), 0, 99)
                             : 1;

    if (g_strcmp0 (parts[0], "resistant") == 0)
      force->hits_per_unit = 2;
    else if (g_strcmp0 (parts[0], "shield") == 0)
      *shield = MIN (amount, 9);
    else if (g_strcmp0 (parts[0], "recon") == 0)
      force->recon = amount;
    else if (g_strcmp0 (parts[0], "no-flanking") == 0)
      force->no_flanking = TRUE;
    else if (g_strcmp0 (parts[0], "base-defence") == 0)
      card->is_base_defence = TRUE;
    else if (g_strcmp0 (parts[0], "deep-strike") == 0)
      card->is_deep_striker = TRUE;
  }
}

static void
read_figures (Reader *self, const AdcScenarioForce *from, AdcPiece *piece, guint index)
{
  AdcAresForce *force = &self->battle->line.forces[index];
  AdcAresCard *card = &self->battle->cards[index];
  g_autofree char *type = dup_value (self, from, piece, "type", NULL);

  force->type = ADC_ARES_MAX_TYPES;
  for (guint i = 0; i < self->battle->n_types; i++) {
    const char *stat = self->battle->types[i].score_stat;
    g_autofree char *score = stat != NULL ? dup_value (self, from, piece, stat, NULL) : NULL;
    gint64 number;

    if (g_strcmp0 (type, self->battle->types[i].id) == 0)
      force->type = i;
    if (score == NULL)
      force->scores[i] = ADC_ARES_UNKNOWN;
    else if (g_ascii_string_to_signed (score, 10, -99, 99, &number, NULL))
      force->scores[i] = number;
    else
      force->scores[i] = ADC_ARES_NEVER;
  }

  card->has_type = force->type < ADC_ARES_MAX_TYPES;
  card->has_initiative = dup_integer (self, from, piece, ADC_ROLE_INITIATIVE, &force->initiative);
  card->has_cost = dup_integer (self, from, piece, ADC_ROLE_COST, &card->cost) && card->cost > 0;
}

/* "2" or "2.1": a column from 1 and a rank. */
static gboolean
parse_place (const char *place, guint *column, guint *rank)
{
  g_auto(GStrv) parts = g_strsplit (place, ".", 2);
  guint64 number;

  *rank = 0;
  if (!g_ascii_string_to_unsigned (parts[0], 10, 1, ADC_ARES_MAX_FORCES, &number, NULL))
    return FALSE;
  *column = number - 1;
  if (parts[1] == NULL)
    return TRUE;
  if (!g_ascii_string_to_unsigned (parts[1], 10, 0, ADC_ARES_MAX_FORCES, &number, NULL))
    return FALSE;
  *rank = number;
  return TRUE;
}

static void
read_place (Reader *self, const AdcScenarioForce *from, guint index)
{
  AdcAresLayout *layout = &self->battle->line.layout;
  const AdcAresSide side = self->battle->line.forces[index].side;
  guint column, rank;

  if (from->place == NULL)
    return;
  if (!parse_place (from->place, &column, &rank)) {
    adc_ares_complain (self->faults, ADC_FAULT_IMPOSSIBLE, from->line, from->id, NULL,
                       _("“%s” is no place in the line: write 2 for the front of the second "
                         "column, 2.1 for the first force behind it"),
                       from->place);
    return;
  }
  if (self->battle->line.forces[index].hits == 0)
    return;

  for (guint i = 0; i < index; i++)
    if (layout->column[i] == column && layout->rank[i] == rank &&
        self->battle->line.forces[i].side == side)
      adc_ares_complain (self->faults, ADC_FAULT_IMPOSSIBLE, from->line, from->id, NULL,
                         _("%s and %s cannot stand in the same place"),
                         self->battle->cards[i].name, self->battle->cards[index].name);
  layout->column[index] = column;
  layout->rank[index] = rank;
  layout->n_columns = MAX (layout->n_columns, column + 1);
}

static void
ask_cost (Reader *self, const AdcAresCard *card, int line, const char *rule)
{
  /* Translators: the name of a unit */
  g_autofree char *message = g_strdup_printf (_("The cost of %s is not known"), card->name);
  AdcFault *fault = adc_fault_new (ADC_FAULT_MISSING, line, card->id, rule, message);

  fault->stat = g_strdup ("cost");
  g_ptr_array_add (self->faults, fault);
}

/* Cards laid on a building become units first of all. */
static guint
construct (Reader *self, guint index, guint n_units, guint n_resources)
{
  const AdcAresCard *card = &self->battle->cards[index];
  g_autofree char *text = NULL;
  guint n_built, left_over;

  if (n_resources == 0)
    return n_units;
  if (!card->has_cost) {
    ask_cost (self, card, card->file_line, RULE_CONSTRUCTION);
    return n_units;
  }

  n_built = adc_ares_construct (n_resources, card->cost, n_units, &left_over);
  /* Translators: the name of a unit, then numbers */
  text = g_strdup_printf (_("%s: %u resources at %d a unit make %u; resources left: %u"),
                          card->name, n_resources, card->cost, n_built, left_over);
  g_ptr_array_add (self->battle->notes, adc_reason_new (text, RULE_CONSTRUCTION));
  return n_units + n_built;
}

static void
read_force (Reader *self, const AdcScenarioForce *from, AdcAresSide side, int modifier)
{
  static const char * const known[] = { "damage", "shield", "modifier", "start-building",
                                        "resources", NULL };
  static const char * const answers[] = { "no", "yes", NULL };
  AdcAresBattle *battle = self->battle;
  const guint index = battle->line.n_forces++;
  AdcAresForce *force = &battle->line.forces[index];
  AdcAresCard *card = &battle->cards[index];
  AdcEntry *unit = from->unit != NULL ? adc_game_lookup (self->game, from->unit) : NULL;
  AdcPiece *piece = unit != NULL && ADC_IS_UNIT (unit) ? ADC_PIECE (unit) : NULL;
  guint shield = 0, n_units;
  GHashTableIter iter;
  gpointer stat;

  self->file_line = from->line;
  card->id = g_strdup (from->id);
  card->unit = g_strdup (from->unit);
  card->file_line = from->line;
  card->name = g_strdup (from->name != NULL ? adc_text_get (from->name)
                         : piece != NULL    ? adc_entry_get_title (unit)
                                            : from->id);
  force->side = side;
  if (from->unit != NULL && piece == NULL)
    adc_ares_complain (self->faults, ADC_FAULT_IMPOSSIBLE, from->line, from->id, NULL,
                       _("there is no unit “%s” in this game"), from->unit);
  g_hash_table_iter_init (&iter, from->values);
  while (g_hash_table_iter_next (&iter, &stat, NULL))
    if (adc_game_get_stat (self->game, ADC_KIND_UNIT, stat) == NULL)
      adc_ares_complain (self->faults, ADC_FAULT_IMPOSSIBLE, from->line, from->id, NULL,
                         _("units of this game have no “%s”"), (char *) stat);

  refuse_strangers (self, from->settings, known, from->id);
  read_abilities (self, from, piece, index, &shield);
  read_figures (self, from, piece, index);
  force->modifier = modifier + read_number (self, from->settings, "modifier", 0, -9, 9, from->id);
  force->leaves_building = read_choice (self, from->settings, "start-building", answers,
                                        from->id) == 0;
  card->damage = read_number (self, from->settings, "damage", 0, 0, 1, from->id);
  shield = read_number (self, from->settings, "shield", shield, 0, 9, from->id);
  n_units = construct (self, index, from->count,
                       read_number (self, from->settings, "resources", 0, 0, 99, from->id));
  if (n_units > ADC_ARES_MAX_UNITS) {
    adc_ares_complain (self->faults, ADC_FAULT_IMPOSSIBLE, from->line, from->id, RULE_LIMIT,
                       _("%s cannot have %u units: a card holds four"), card->name, n_units);
    n_units = ADC_ARES_MAX_UNITS;
  }
  if (card->damage > 0 && force->hits_per_unit < 2) {
    adc_ares_complain (self->faults, ADC_FAULT_IMPOSSIBLE, from->line, from->id, RULE_RESISTANT,
                       _("%s cannot be damaged: its units are not resistant"), card->name);
    card->damage = 0;
  }
  adc_ares_line_set_strength (force, n_units, card->damage, shield);
  read_place (self, from, index);
}

static void
read_side (Reader *self, const AdcScenarioSide *from, AdcAresSide side)
{
  static const char * const known[] = { "policy", "reserves", "rerolls", "modifier", "retreat",
                                        "hand", NULL };
  static const char * const policies[] = { "highest", "losses", "best", NULL };
  static const char * const reserves[] = { "stay", "reinforce", NULL };
  AdcAresLine *line = &self->battle->line;
  int modifier;

  self->file_line = from->line;
  refuse_strangers (self, from->settings, known, NULL);
  line->policy[side] = read_choice (self, from->settings, "policy", policies, NULL);
  line->reserves[side] = read_choice (self, from->settings, "reserves", reserves, NULL);
  line->rerolls[side] = read_number (self, from->settings, "rerolls", 0, 0, 20, NULL);
  line->retreat[side] = read_number (self, from->settings, "retreat", 0, 0, line->n_rounds, NULL);
  modifier = read_number (self, from->settings, "modifier", 0, -9, 9, NULL);
  if (side == ADC_ARES_DEFENDER)
    self->battle->hand = read_number (self, from->settings, "hand", 3, 0, 20, NULL);
  for (guint i = 0; i < from->forces->len; i++) {
    if (line->n_forces == ADC_ARES_MAX_FORCES) {
      adc_ares_complain (self->faults, ADC_FAULT_IMPOSSIBLE, from->line, NULL, NULL,
                         _("there are more than %d forces"), ADC_ARES_MAX_FORCES);
      return;
    }
    read_force (self, from->forces->pdata[i], side, modifier);
  }
}

static guint
find_card (Reader *self, const char *id)
{
  for (guint i = 0; i < self->battle->line.n_forces; i++)
    if (g_str_equal (self->battle->cards[i].id, id))
      return i;

  return ADC_ARES_NOWHERE;
}

/* Targets can be read only once every force is known. */
static void
read_targets (Reader *self, const AdcScenarioForce *from)
{
  const guint index = find_card (self, from->id);
  AdcAresForce *force = &self->battle->line.forces[index];

  for (guint i = 0; i < from->targets->len && force->n_targets < ADC_ARES_MAX_TARGETS; i++) {
    const char *id = from->targets->pdata[i];
    guint at = find_card (self, id);

    if (g_str_equal (id, "base-left"))
      at = ADC_ARES_BASE_LEFT;
    else if (g_str_equal (id, "base-right"))
      at = ADC_ARES_BASE_RIGHT;

    if (at == ADC_ARES_NOWHERE ||
        (at < ADC_ARES_MAX_FORCES && self->battle->line.forces[at].side == force->side))
      adc_ares_complain (self->faults, ADC_FAULT_IMPOSSIBLE, from->line, from->id, RULE_TARGET,
                         _("“%s” is no force of the enemy"), id);
    else if (at >= ADC_ARES_MAX_FORCES &&
             (!self->battle->line.has_base_cards || force->side != ADC_ARES_ATTACKER))
      adc_ares_complain (self->faults, ADC_FAULT_IMPOSSIBLE, from->line, from->id,
                         RULE_BASE_CARDS,
                         _("only the attacker of a Base shoots at Base cards, and not in a raid"));
    else
      force->targets[force->n_targets++] = at;
  }
}

static void
read_arrival (Reader *self, const AdcScenarioArrival *arrival, AdcAresSide side, guint *n_cards)
{
  AdcAresBattle *battle = self->battle;
  const guint index = find_card (self, arrival->force);
  const AdcAresCard *card = index < ADC_ARES_MAX_FORCES ? &battle->cards[index] : NULL;
  const char *reason = NULL;

  if (side != ADC_ARES_DEFENDER || !battle->is_at_base)
    reason = _("emergency defence is for the defender of a Base");
  else if (battle->line.is_raid)
    reason = _("there is no emergency defence in a raid");
  else if (card == NULL || battle->line.forces[index].side != side)
    reason = _("emergency defence builds units of one’s own");
  else if (!card->is_base_defence && card->has_all_abilities)
    reason = _("emergency defence builds base defence units only");
  else if (arrival->round > battle->line.n_rounds)
    reason = _("the battle does not last that long");
  if (reason != NULL) {
    adc_ares_complain (self->faults, ADC_FAULT_IMPOSSIBLE, arrival->line, arrival->force,
                       RULE_ARRIVALS, "%s", reason);
    return;
  }

  if (arrival->round < battle->line.round)
    return; /* over and done with */
  if (!card->has_cost) {
    ask_cost (self, card, arrival->line, RULE_ARRIVALS);
  } else {
    *n_cards += card->cost * arrival->count;
  }
  battle->line.forces[index].arrivals[arrival->round] =
      MIN (battle->line.forces[index].arrivals[arrival->round] + arrival->count,
           ADC_ARES_MAX_UNITS);
}

static void
read_arrivals (Reader *self, const AdcScenarioSide *from, AdcAresSide side)
{
  guint n_cards = 0;

  for (guint i = 0; i < from->arrivals->len; i++)
    read_arrival (self, from->arrivals->pdata[i], side, &n_cards);
  if (n_cards > self->battle->hand)
    adc_ares_complain (self->faults, ADC_FAULT_IMPOSSIBLE, from->line, NULL, RULE_ARRIVALS,
                       /* Translators: numbers of cards */
                       _("emergency defence for %u is too much for a hand of %u"), n_cards,
                       self->battle->hand);
}

/* Units that wait in their base come along when their force is called; those never called keep out of it. */
static void
sort_out_waiting (AdcAresBattle *self)
{
  for (guint i = 0; i < self->line.n_forces; i++) {
    AdcAresForce *force = &self->line.forces[i];
    guint round = 1;

    if (adc_ares_layout_has (&self->line.layout, i))
      continue;

    while (round <= ADC_ARES_MAX_ROUNDS && force->arrivals[round] == 0)
      round++;
    if (round > ADC_ARES_MAX_ROUNDS) {
      self->cards[i].n_waiting = adc_ares_force_count_units (force, force->hits);
    } else {
      force->arrivals[round] = MIN (force->arrivals[round] +
                                        adc_ares_force_count_units (force, force->hits),
                                    ADC_ARES_MAX_UNITS);
    }
    force->hits = 0;
  }
}

gboolean
adc_ares_battle_read (AdcAresBattle *self, AdcGame *game, GPtrArray *faults)
{
  static const char * const ids[] = { "attacker", "defender" };
  Reader reader = { .battle = self, .game = game, .faults = faults };
  GPtrArray *sides = adc_scenario_get_sides (self->scenario);
  const guint n_faults = faults->len;

  memset (self->line.layout.column, ADC_ARES_NOWHERE, sizeof self->line.layout.column);
  read_types (&reader);
  read_settings (&reader);
  for (guint i = 0; i < sides->len; i++) {
    const AdcScenarioSide *side = sides->pdata[i];

    if (!g_str_equal (side->id, ids[0]) && !g_str_equal (side->id, ids[1]))
      adc_ares_complain (faults, ADC_FAULT_IMPOSSIBLE, side->line, NULL, NULL,
                         _("the sides are “attacker” and “defender”, not “%s”"), side->id);
  }
  for (AdcAresSide side = 0; side < 2; side++) {
    const AdcScenarioSide *from = adc_scenario_find_side (self->scenario, ids[side]);

    if (from != NULL)
      read_side (&reader, from, side);
  }
  if (faults->len > n_faults)
    for (guint i = n_faults; i < faults->len; i++)
      if (((AdcFault *) faults->pdata[i])->kind == ADC_FAULT_IMPOSSIBLE)
        return FALSE;

  for (AdcAresSide side = 0; side < 2; side++) {
    const AdcScenarioSide *from = adc_scenario_find_side (self->scenario, ids[side]);

    for (guint i = 0; from != NULL && i < from->forces->len; i++)
      read_targets (&reader, from->forces->pdata[i]);
    if (from != NULL)
      read_arrivals (&reader, from, side);
  }
  adc_ares_layout_compact (&self->line, &self->line.layout);
  sort_out_waiting (self);
  return TRUE;
}
