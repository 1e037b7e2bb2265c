/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-piece-filter.h"

#include "adc-faction.h"
#include "adc-game.h"
#include "adc-piece-words.h"

struct _AdcPieceFilter {
  GtkFilter  parent_instance;
  char      *faction;
  int        kind;
  char      *unit_type;
  char      *deck;
  char      *text; /* in plain ASCII; empty for any */
};

G_DEFINE_FINAL_TYPE (AdcPieceFilter, adc_piece_filter, GTK_TYPE_FILTER)

static void
append_text (GString *words, const AdcText *text)
{
  for (guint i = 0; i < adc_text_get_n (text); i++)
    g_string_append_printf (words, " %s", adc_text_get_nth (text, i, NULL));
}

static void
append_names (GString *words, AdcEntry *entry)
{
  GPtrArray *synonyms = adc_entry_get_synonyms (entry);

  append_text (words, adc_entry_get_title_text (entry));
  for (guint i = 0; i < synonyms->len; i++)
    append_text (words, synonyms->pdata[i]);
}

/* What a type or a list of abilities calls itself, in every language. */
static void
append_value (GString *words, AdcGame *game, const AdcValue *value)
{
  g_auto(GStrv) ids = g_strsplit_set (value->text, " @,", -1);

  for (guint i = 0; ids[i] != NULL; i++) {
    g_auto(GStrv) parts = g_strsplit (ids[i], ":", 2); /* an id and its amount */
    AdcEntry *entry = parts[0] != NULL ? adc_game_lookup (game, parts[0]) : NULL;

    if (entry != NULL)
      append_text (words, adc_entry_get_title_text (entry));
  }
}

static gboolean
matches_text (AdcPieceFilter *self, AdcPiece *piece)
{
  g_autoptr(AdcGame) game = adc_entry_dup_game (ADC_ENTRY (piece));
  g_autoptr(GString) words = g_string_new (NULL);
  GListModel *stats = adc_piece_get_stats (piece);

  append_names (words, ADC_ENTRY (piece));
  for (guint i = 0; stats != NULL && i < g_list_model_get_n_items (stats); i++) {
    g_autoptr(AdcStat) stat = g_list_model_get_item (stats, i);
    const AdcValue *value = adc_piece_get_value (piece, adc_stat_get_id (stat));
    AdcStatKind kind = adc_stat_get_kind (stat);

    if (value != NULL && (kind == ADC_STAT_TYPE || adc_stat_is_list (stat)))
      append_value (words, game, value);
    else if (value != NULL && kind == ADC_STAT_TEXT)
      g_string_append_printf (words, " %s", value->text);
  }

  return g_str_match_string (self->text, words->str, TRUE);
}

static gboolean
belongs (AdcPiece *piece, const char *faction)
{
  g_autoptr(AdcGame) game = adc_entry_dup_game (ADC_ENTRY (piece));
  const gboolean is_shared = adc_piece_is_shared (piece);
  AdcEntry *owner;

  if (g_str_equal (faction, ADC_NO_FACTION))
    return adc_piece_get_faction (piece) == NULL && !is_shared;
  if (g_str_equal (faction, ADC_EVERY_FACTION))
    return is_shared;

  if (is_shared)
    return adc_entry_get_kind (ADC_ENTRY (piece)) != ADC_KIND_CARD;

  owner = game != NULL ? adc_game_lookup (game, faction) : NULL;
  return ADC_IS_FACTION (owner) && adc_faction_owns (ADC_FACTION (owner), piece);
}

static gboolean
lies_in (AdcPiece *piece, const char *deck)
{
  g_autoptr(AdcGame) game = adc_entry_dup_game (ADC_ENTRY (piece));
  AdcStat *stat = game != NULL
                    ? adc_game_find_stat_by_role (game, adc_entry_get_kind (ADC_ENTRY (piece)),
                                                  ADC_ROLE_DECK)
                    : NULL;
  const AdcValue *value = stat != NULL ? adc_piece_get_value (piece, adc_stat_get_id (stat)) : NULL;

  return value != NULL && g_str_equal (value->text, deck);
}

static gboolean
adc_piece_filter_match (GtkFilter *filter, gpointer item)
{
  AdcPieceFilter *self = ADC_PIECE_FILTER (filter);
  AdcPiece *piece = ADC_PIECE (item);

  if (self->kind != ADC_ANY_KIND && adc_entry_get_kind (item) != (AdcKind) self->kind)
    return FALSE;

  if (self->faction != NULL && !belongs (piece, self->faction))
    return FALSE;

  if (self->deck != NULL && !lies_in (piece, self->deck))
    return FALSE;

  if (self->unit_type != NULL) {
    AdcEntry *type = adc_piece_get_unit_type (piece);

    if (type == NULL || g_strcmp0 (adc_entry_get_id (type), self->unit_type) != 0)
      return FALSE;
  }

  return *self->text == '\0' || matches_text (self, piece);
}

static void
adc_piece_filter_finalize (GObject *object)
{
  AdcPieceFilter *self = ADC_PIECE_FILTER (object);

  g_free (self->faction);
  g_free (self->unit_type);
  g_free (self->deck);
  g_free (self->text);
  G_OBJECT_CLASS (adc_piece_filter_parent_class)->finalize (object);
}

static void
adc_piece_filter_class_init (AdcPieceFilterClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_piece_filter_finalize;
  GTK_FILTER_CLASS (klass)->match = adc_piece_filter_match;
}

static void
adc_piece_filter_init (AdcPieceFilter *self)
{
  self->kind = ADC_ANY_KIND;
  self->text = g_strdup ("");
}

AdcPieceFilter *
adc_piece_filter_new (void)
{
  return g_object_new (ADC_TYPE_PIECE_FILTER, NULL);
}

static void
set_string (AdcPieceFilter *self, char **field, const char *value)
{
  if (g_strcmp0 (*field, value) == 0)
    return;

  g_free (*field);
  *field = g_strdup (value);
  gtk_filter_changed (GTK_FILTER (self), GTK_FILTER_CHANGE_DIFFERENT);
}

void
adc_piece_filter_set_faction (AdcPieceFilter *self, const char *faction)
{
  g_return_if_fail (ADC_IS_PIECE_FILTER (self));

  set_string (self, &self->faction, faction);
}

void
adc_piece_filter_set_unit_type (AdcPieceFilter *self, const char *type)
{
  g_return_if_fail (ADC_IS_PIECE_FILTER (self));

  set_string (self, &self->unit_type, type);
}

void
adc_piece_filter_set_deck (AdcPieceFilter *self, const char *deck)
{
  g_return_if_fail (ADC_IS_PIECE_FILTER (self));

  set_string (self, &self->deck, deck);
}

void
adc_piece_filter_set_kind (AdcPieceFilter *self, int kind)
{
  g_return_if_fail (ADC_IS_PIECE_FILTER (self));

  if (self->kind == kind)
    return;

  self->kind = kind;
  gtk_filter_changed (GTK_FILTER (self), GTK_FILTER_CHANGE_DIFFERENT);
}

void
adc_piece_filter_set_text (AdcPieceFilter *self, const char *text)
{
  g_autofree char *plain = NULL;

  g_return_if_fail (ADC_IS_PIECE_FILTER (self));

  /* GLib leaves the accents of what is looked for alone, and only of that. */
  plain = g_strstrip (g_str_to_ascii (text, NULL));
  set_string (self, &self->text, plain);
}
