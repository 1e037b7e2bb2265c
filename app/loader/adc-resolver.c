/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-parser.h"

#include "adc-faction.h"
#include "adc-markup.h"
#include "adc-problem.h"
#include "adc-ruling.h"

#include <glib/gi18n-lib.h>

typedef struct {
  char     *path;
  int       line;
  AdcEntry *from; /* or NULL */
  char     *id;
  int       kind; /* ADC_ANY_KIND, or what it must be */
} Reference;

typedef struct {
  char     *path;
  int       line;
  AdcPiece *piece;
  char     *stat;
  char     *text;
  AdcBasis  basis;
  gboolean  complete;
  char     *source;
} Value;

typedef struct {
  AdcParser     *parser;
  const xmlNode *node;
  AdcEntry      *from;
} LinkCollector;

static void
free_reference (gpointer data)
{
  Reference *reference = data;

  g_free (reference->path);
  g_clear_object (&reference->from);
  g_free (reference->id);
  g_free (reference);
}

static void
free_value (gpointer data)
{
  Value *value = data;

  g_free (value->path);
  g_object_unref (value->piece);
  g_free (value->stat);
  g_free (value->text);
  g_free (value->source);
  g_free (value);
}

AdcParser *
adc_parser_new (GPtrArray *problems)
{
  AdcParser *self = g_new0 (AdcParser, 1);

  self->problems = g_ptr_array_ref (problems);
  self->declared = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->references = g_ptr_array_new_with_free_func (free_reference);
  self->cases = g_ptr_array_new_with_free_func (free_reference);
  self->values = g_ptr_array_new_with_free_func (free_value);
  self->map_notes = g_ptr_array_new_with_free_func (adc_parser_free_note);
  self->room_notes = g_ptr_array_new_with_free_func (adc_parser_free_room_note);
  self->deck_notes = g_ptr_array_new_with_free_func (adc_parser_free_deck_note);
  self->n_earlier = problems->len;

  return self;
}

void
adc_parser_free (AdcParser *self)
{
  g_clear_object (&self->game);
  g_ptr_array_unref (self->problems);
  g_hash_table_unref (self->declared);
  g_ptr_array_unref (self->references);
  g_ptr_array_unref (self->cases);
  g_ptr_array_unref (self->values);
  g_ptr_array_unref (self->map_notes);
  g_ptr_array_unref (self->room_notes);
  g_ptr_array_unref (self->deck_notes);
  g_free (self->language);
  g_free (self);
}

gboolean
adc_parser_has_enough (AdcParser *self)
{
  return self->problems->len - self->n_earlier >= ADC_MAX_PROBLEMS;
}

static Reference *
create_reference (AdcParser *self, const xmlNode *node, AdcEntry *from, const char *id, int kind)
{
  Reference *reference = g_new0 (Reference, 1);

  reference->path = g_strdup (self->path);
  reference->line = xmlGetLineNo (node);
  g_set_object (&reference->from, from);
  reference->id = g_strdup (id);
  reference->kind = kind;

  return reference;
}

void
adc_parser_add_reference (AdcParser *self, const xmlNode *node, AdcEntry *from, const char *id,
                          int kind)
{
  g_ptr_array_add (self->references, create_reference (self, node, from, id, kind));
}

/* The entry that an attribute names as the one that says so: a rule, or a ruling on one. */
char *
adc_parser_read_rule (AdcParser *self, const xmlNode *node, const char *name)
{
  char *id = adc_xml_dup_attribute (node, name);

  if (id != NULL)
    adc_parser_add_reference (self, node, NULL, id, ADC_ANY_KIND);
  return id;
}

static void
collect_links (const AdcBlock *block, gpointer user_data)
{
  LinkCollector *collector = user_data;

  for (guint i = 0; i < adc_text_get_n (block->text); i++) {
    g_autoptr(GPtrArray) spans = adc_markup_parse (adc_text_get_nth (block->text, i, NULL));

    for (guint j = 0; j < spans->len; j++) {
      const AdcSpan *span = spans->pdata[j];

      if (span->target != NULL)
        adc_parser_add_reference (collector->parser, collector->node, collector->from, span->target,
                                  ADC_ANY_KIND);
    }
  }
}

void
adc_parser_add_links (AdcParser *self, const xmlNode *node, AdcEntry *from, GPtrArray *blocks)
{
  LinkCollector collector = { self, node, from };

  adc_blocks_foreach (blocks, collect_links, &collector);
}

void
adc_parser_add_case (AdcParser *self, const xmlNode *node, const char *path)
{
  g_ptr_array_add (self->cases, create_reference (self, node, NULL, path, ADC_ANY_KIND));
}

void
adc_parser_add_value (AdcParser *self, const xmlNode *node, AdcPiece *piece)
{
  g_autofree char *basis = adc_xml_dup_attribute (node, "basis");
  g_autofree char *complete = adc_xml_dup_attribute (node, "complete");
  Value *value = g_new0 (Value, 1);

  value->path = g_strdup (self->path);
  value->line = xmlGetLineNo (node);
  value->piece = g_object_ref (piece);
  value->stat = adc_xml_dup_attribute (node, "stat");
  value->text = adc_xml_dup_text (node);
  value->basis = g_strcmp0 (basis, "deduced") == 0 ? ADC_BASIS_DEDUCED : ADC_BASIS_STATED;
  value->complete = g_strcmp0 (complete, "false") != 0 && g_strcmp0 (complete, "0") != 0;
  value->source = adc_xml_dup_attribute (node, "source");
  if (value->source != NULL && !adc_game_has_source (self->game, value->source))
    adc_parser_complain (self, node, _("there is no source “%s”"), value->source);
  g_ptr_array_add (self->values, value);
}

static void
resolve_reference (AdcParser *self, const Reference *reference, gboolean is_sound)
{
  AdcEntry *target = adc_game_lookup (self->game, reference->id);

  if (target == NULL) {
    /* Where nothing was refused, an id that is no entry's is that of something else: a step, an
     * orbit. */
    if (is_sound || !g_hash_table_contains (self->declared, reference->id))
      g_ptr_array_add (self->problems,
                       adc_problem_printf (reference->path, reference->line,
                                           _("nothing in this game has the id “%s”"),
                                           reference->id));
  } else if (reference->kind != ADC_ANY_KIND &&
             adc_entry_get_kind (target) != (AdcKind) reference->kind) {
    g_ptr_array_add (self->problems,
                     adc_problem_printf (reference->path, reference->line,
                                         /* Translators: an id, what it is, what it should be (rule,
                                            unit, …) */
                                         _("“%s” is a “%s”, but a “%s” is wanted here"),
                                         reference->id,
                                         adc_kind_get_name (adc_entry_get_kind (target)),
                                         adc_kind_get_name (reference->kind)));
  } else if (ADC_IS_FACTION (reference->from) && ADC_IS_FACTION (target) &&
             reference->kind == ADC_KIND_FACTION &&
             adc_faction_get_parent (ADC_FACTION (target)) != NULL) {
    g_ptr_array_add (self->problems,
                     adc_problem_printf (reference->path, reference->line,
                                         _("“%s” is itself part of a faction"), reference->id));
  } else if (reference->from != NULL && reference->from != target) {
    adc_game_add_backlink (self->game, reference->id, reference->from);
  }
}

static void
resolve_case (AdcParser *self, const Reference *reference)
{
  if (!adc_game_has_case (self->game, reference->id))
    g_ptr_array_add (self->problems,
                     adc_problem_printf (reference->path, reference->line,
                                         _("no view of this game has an example “%s”"),
                                         reference->id));
}

static AdcValue *
create_value (const Value *value, const char *text)
{
  AdcValue *created = adc_value_new (text, value->basis, value->complete);

  created->source = g_strdup (value->source);

  return created;
}

static void
resolve_value (AdcParser *self, const Value *value)
{
  AdcStat *stat = adc_game_get_stat (self->game, adc_entry_get_kind (ADC_ENTRY (value->piece)),
                                     value->stat);
  g_autoptr(GError) error = NULL;
  g_autofree char *text = NULL;

  if (stat == NULL) {
    g_ptr_array_add (self->problems, adc_problem_printf (value->path, value->line,
                                                         _("there is no stat “%s”"), value->stat));
    return;
  }

  text = adc_stat_normalise (stat, self->game, value->text, &error);
  if (text == NULL)
    g_ptr_array_add (self->problems, adc_problem_new (value->path, value->line, error->message));
  else if (!adc_piece_take_value (value->piece, value->stat, create_value (value, text)))
    g_ptr_array_add (self->problems,
                     adc_problem_printf (value->path, value->line,
                                         _("the value of “%s” stands twice"), value->stat));
}

static void
attach_rulings (AdcGame *game)
{
  GListModel *rulings = adc_game_get_entries (game, ADC_KIND_RULING);

  for (guint i = 0; i < g_list_model_get_n_items (rulings); i++) {
    g_autoptr(AdcRuling) ruling = g_list_model_get_item (rulings, i);
    const char * const *touches = adc_ruling_get_touches (ruling);

    for (guint j = 0; touches[j] != NULL; j++) {
      AdcEntry *entry = adc_game_lookup (game, touches[j]);

      if (entry != NULL)
        adc_entry_add_ruling (entry, ADC_ENTRY (ruling));
    }
  }
}

static void
attach_pieces (AdcGame *game, AdcKind kind)
{
  GListModel *pieces = adc_game_get_entries (game, kind);

  for (guint i = 0; i < g_list_model_get_n_items (pieces); i++) {
    g_autoptr(AdcPiece) piece = g_list_model_get_item (pieces, i);
    AdcEntry *faction = adc_game_lookup (game, adc_piece_get_faction (piece));

    if (!ADC_IS_FACTION (faction))
      continue;
    if (kind == ADC_KIND_UNIT)
      adc_faction_add_unit (ADC_FACTION (faction), ADC_ENTRY (piece));
    else
      adc_faction_add_card (ADC_FACTION (faction), ADC_ENTRY (piece));
  }
}

/* What a faction is part of has its pieces by now, and is part of nothing. */
static void
share_pieces (AdcGame *game)
{
  GListModel *factions = adc_game_get_entries (game, ADC_KIND_FACTION);

  for (guint i = 0; i < g_list_model_get_n_items (factions); i++) {
    g_autoptr(AdcFaction) faction = g_list_model_get_item (factions, i);
    AdcEntry *parent = adc_game_lookup (game, adc_faction_get_parent (faction));
    GListModel *pieces;

    if (!ADC_IS_FACTION (parent) || adc_faction_get_parent (ADC_FACTION (parent)) != NULL)
      continue;

    pieces = adc_faction_get_units (ADC_FACTION (parent));
    for (guint j = 0; j < g_list_model_get_n_items (pieces); j++) {
      g_autoptr(AdcEntry) unit = g_list_model_get_item (pieces, j);

      adc_faction_add_unit (faction, unit);
    }

    pieces = adc_faction_get_cards (ADC_FACTION (parent));
    for (guint j = 0; j < g_list_model_get_n_items (pieces); j++) {
      g_autoptr(AdcEntry) card = g_list_model_get_item (pieces, j);

      adc_faction_add_card (faction, card);
    }
  }
}

/* Which values the cards of each deck have. */
static void
note_decks (AdcParser *self)
{
  AdcStat *deck = adc_game_find_stat_by_role (self->game, ADC_KIND_CARD, ADC_ROLE_DECK);

  for (guint i = 0; deck != NULL && i < self->values->len; i++) {
    const Value *value = self->values->pdata[i];
    const AdcValue *pile = adc_piece_get_shipped_value (value->piece, adc_stat_get_id (deck));

    if (pile != NULL && adc_entry_get_kind (ADC_ENTRY (value->piece)) == ADC_KIND_CARD)
      adc_game_note_deck (self->game, pile->text, adc_piece_get_category (value->piece),
                          value->stat);
  }
}

void
adc_parser_resolve (AdcParser *self)
{
  const gboolean is_sound = self->problems->len == self->n_earlier;

  for (guint i = 0; i < self->references->len && !adc_parser_has_enough (self); i++)
    resolve_reference (self, self->references->pdata[i], is_sound);
  for (guint i = 0; i < self->cases->len && !adc_parser_has_enough (self); i++)
    resolve_case (self, self->cases->pdata[i]);
  for (guint i = 0; i < self->values->len && !adc_parser_has_enough (self); i++)
    resolve_value (self, self->values->pdata[i]);

  adc_parser_finish_map (self);
  adc_parser_finish_rooms (self);
  adc_parser_finish_decks (self);
  attach_rulings (self->game);
  attach_pieces (self->game, ADC_KIND_UNIT);
  attach_pieces (self->game, ADC_KIND_CARD);
  share_pieces (self->game);
  note_decks (self);
}
