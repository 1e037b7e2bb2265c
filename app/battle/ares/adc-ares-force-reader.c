/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ares-reader.h"

#include "adc-piece.h"
#include "adc-unit.h"

#include <glib/gi18n-lib.h>

/* One force: what its card says, what the scenario says instead, and where it stands. */

/* What the scenario says of a stat, else the card; NULL when nobody knows. Complete: of abilities. */
static char *
dup_value (AdcAresReader *self, const AdcScenarioForce *force, AdcPiece *piece, const char *stat_id,
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
    adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE, force->line, force->id, NULL, "%s",
                       error->message);

  return text;
}

static gboolean
dup_integer (AdcAresReader *self, const AdcScenarioForce *force, AdcPiece *piece, AdcStatRole role,
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
read_abilities (AdcAresReader *self, const AdcScenarioForce *from, AdcPiece *piece, guint index,
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
read_figures (AdcAresReader *self, const AdcScenarioForce *from, AdcPiece *piece, guint index)
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

static void
read_place (AdcAresReader *self, const AdcScenarioForce *from, guint index)
{
  AdcAresLayout *layout = &self->battle->line.layout;
  const AdcAresSide side = self->battle->line.forces[index].side;
  guint column, rank;

  if (from->place == NULL)
    return;
  if (!adc_ares_parse_place (from->place, &column, &rank)) {
    adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE, from->line, from->id, NULL,
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
      adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE, from->line, from->id, NULL,
                         _("%s and %s cannot stand in the same place"),
                         self->battle->cards[i].name, self->battle->cards[index].name);
  layout->column[index] = column;
  layout->rank[index] = rank;
  layout->n_columns = MAX (layout->n_columns, column + 1);
}

void
adc_ares_reader_ask_cost (AdcAresReader *self, const AdcAresCard *card, int line, const char *rule)
{
  /* Translators: the name of a unit */
  g_autofree char *message = g_strdup_printf (_("The cost of %s is not known"), card->name);
  AdcFault *fault = adc_fault_new (ADC_FAULT_MISSING, line, card->id, rule, message);

  fault->stat = g_strdup ("cost");
  g_ptr_array_add (self->faults, fault);
}

/* Cards laid on a building become units first of all. */
static guint
construct (AdcAresReader *self, guint index, guint n_units, guint n_resources)
{
  const AdcAresCard *card = &self->battle->cards[index];
  g_autofree char *text = NULL;
  guint n_built, left_over;

  if (n_resources == 0)
    return n_units;
  if (!card->has_cost) {
    adc_ares_reader_ask_cost (self, card, card->file_line, RULE_CONSTRUCTION);
    return n_units;
  }

  n_built = adc_ares_construct (n_resources, card->cost, n_units, &left_over);
  /* Translators: the name of a unit, then numbers */
  text = g_strdup_printf (_("%s: %u resources at %d a unit make %u; resources left: %u"),
                          card->name, n_resources, card->cost, n_built, left_over);
  g_ptr_array_add (self->battle->notes, adc_reason_new (text, RULE_CONSTRUCTION));
  return n_units + n_built;
}

void
adc_ares_reader_read_force (AdcAresReader *self, const AdcScenarioForce *from, AdcAresSide side,
                            int modifier)
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
    adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE, from->line, from->id, NULL,
                       _("there is no unit “%s” in this game"), from->unit);
  g_hash_table_iter_init (&iter, from->values);
  while (g_hash_table_iter_next (&iter, &stat, NULL))
    if (adc_game_get_stat (self->game, ADC_KIND_UNIT, stat) == NULL)
      adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE, from->line, from->id, NULL,
                         _("units of this game have no “%s”"), (char *) stat);

  adc_ares_reader_refuse_strangers (self, from->settings, known, from->id);
  read_abilities (self, from, piece, index, &shield);
  read_figures (self, from, piece, index);
  force->modifier =
      modifier + adc_ares_reader_get_number (self, from->settings, "modifier", 0, -9, 9, from->id);
  force->leaves_building =
      adc_ares_reader_get_choice (self, from->settings, "start-building", answers, from->id) == 0;
  card->damage = adc_ares_reader_get_number (self, from->settings, "damage", 0, 0, 1, from->id);
  shield = adc_ares_reader_get_number (self, from->settings, "shield", shield, 0, 9, from->id);
  n_units = construct (
      self, index, from->count,
      adc_ares_reader_get_number (self, from->settings, "resources", 0, 0, 99, from->id));
  if (n_units > ADC_ARES_MAX_UNITS) {
    adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE, from->line, from->id, RULE_LIMIT,
                       _("%s cannot have %u units: a card holds four"), card->name, n_units);
    n_units = ADC_ARES_MAX_UNITS;
  }
  if (card->damage > 0 && force->hits_per_unit < 2) {
    adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE, from->line, from->id, RULE_RESISTANT,
                       _("%s cannot be damaged: its units are not resistant"), card->name);
    card->damage = 0;
  }
  adc_ares_line_set_strength (force, n_units, card->damage, shield);
  read_place (self, from, index);
}
