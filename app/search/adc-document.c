/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-document.h"

#include "adc-completion.h"
#include "adc-game.h"
#include "adc-piece.h"
#include "adc-plain.h"
#include "adc-rule.h"
#include "adc-sequence.h"

#include <string.h>

typedef struct {
  GString    *out;
  AdcGame    *game;
  const char *language;
} Writer;

static void
append_line (GString *out, const char *line)
{
  if (*line == '\0')
    return;

  if (out->len > 0)
    g_string_append_c (out, '\n');
  g_string_append (out, line);
}

/* Steps are numbered 1, 1.1, 1.2, 2 and so on. */
static void
write_steps (Writer *writer, GListModel *steps, const char *parent_number)
{
  for (guint i = 0; i < g_list_model_get_n_items (steps); i++) {
    g_autoptr(AdcStep) step = g_list_model_get_item (steps, i);
    g_autofree char *number = g_strdup_printf ("%s%u.", parent_number, i + 1);
    const char *markup = adc_text_get_in (adc_step_get_title_text (step), writer->language);
    g_autofree char *title = adc_plain_from_markup (markup, writer->game, writer->language);
    g_autofree char *line = g_strdup_printf ("%s %s", number, title);
    g_autofree char *text = adc_plain_from_blocks (adc_step_get_blocks (step), writer->game,
                                                   writer->language);

    append_line (writer->out, line);
    append_line (writer->out, text);
    write_steps (writer, adc_step_get_children (step), number);
  }
}

char *
adc_document_dup_text (AdcEntry *entry, const char *language)
{
  g_autoptr(AdcGame) game = NULL;
  g_autofree char *text = NULL;
  Writer writer;

  g_return_val_if_fail (ADC_IS_ENTRY (entry) && language != NULL, NULL);

  text = adc_entry_dup_plain_text (entry, language);
  if (!ADC_IS_SEQUENCE (entry))
    return g_steal_pointer (&text);

  game = adc_entry_dup_game (entry);
  writer = (Writer) { g_string_new (text), game, language };
  write_steps (&writer, adc_sequence_get_steps (ADC_SEQUENCE (entry)), "");
  return g_string_free (writer.out, FALSE);
}

/* What the user typed in for it, or else what ships. */
static const char *
find_value (AdcPiece *piece, AdcGame *game, AdcStat *stat, GPtrArray *completions, AdcValue *value)
{
  const char *entry = adc_entry_get_id (ADC_ENTRY (piece));
  const AdcValue *shipped = adc_piece_get_shipped_value (piece, adc_stat_get_id (stat));

  for (guint i = 0; completions != NULL && i < completions->len; i++)
    if (adc_completion_is_for (completions->pdata[i], adc_game_get_id (game), entry,
                               adc_stat_get_id (stat))) {
      *value = (AdcValue) { (char *) adc_completion_get_text (completions->pdata[i]),
                            ADC_BASIS_USER, TRUE, NULL };
      return value->text;
    }

  if (shipped == NULL)
    return NULL;

  *value = *shipped;
  return value->text;
}

/* The words among a unit's or card's values ("Infantry, Recon 2"), one line each. Nobody looks
 * for a 3, nor for nothing. */
static void
write_values (Writer *writer, AdcPiece *piece, GPtrArray *completions)
{
  GListModel *stats = adc_piece_get_stats (piece);

  for (guint i = 0; stats != NULL && i < g_list_model_get_n_items (stats); i++) {
    g_autoptr(AdcStat) stat = g_list_model_get_item (stats, i);
    g_autofree char *words = NULL;
    const char *text;
    AdcValue value;

    if (adc_stat_get_kind (stat) == ADC_STAT_INTEGER)
      continue;

    text = find_value (piece, writer->game, stat, completions, &value);
    if (text == NULL || *text == '\0')
      continue;

    words = adc_stat_format_in (stat, writer->game, &value, writer->language);
    append_line (writer->out, words);
  }
}

static void
clear_text (gpointer data)
{
  AdcDocumentText *text = data;

  g_free (text->title);
  g_free (text->body);
}

static void
add_all_languages (GPtrArray *lines, const AdcText *text, AdcGame *game)
{
  for (guint i = 0; i < adc_text_get_n (text); i++) {
    const char *language;
    const char *markup = adc_text_get_nth (text, i, &language);

    g_ptr_array_add (lines, adc_plain_from_markup (markup, game, language));
  }
}

/* A player may know a thing by its name in any language. */
static void
add_synonyms (GPtrArray *lines, AdcEntry *entry, AdcGame *game)
{
  GPtrArray *synonyms = adc_entry_get_synonyms (entry);

  for (guint i = 0; i < synonyms->len; i++)
    add_all_languages (lines, synonyms->pdata[i], game);
}

/* "Borgo scout": a unit is asked for with its faction; a rule with the chapter it stands in. */
static void
add_context (GPtrArray *lines, AdcEntry *entry, AdcGame *game)
{
  GPtrArray *asked = adc_entry_get_asked (entry);
  AdcEntry *above = NULL;

  for (guint i = 0; i < asked->len; i++)
    add_all_languages (lines, asked->pdata[i], game);

  if (ADC_IS_RULE (entry)) {
    above = adc_game_lookup (game, adc_rule_get_parent (ADC_RULE (entry)));
  } else if (ADC_IS_PIECE (entry)) {
    above = adc_piece_lookup_faction (ADC_PIECE (entry));
    if (above != NULL)
      add_synonyms (lines, above, game);
  }

  if (above != NULL)
    add_all_languages (lines, adc_entry_get_title_text (above), game);
}

AdcDocument *
adc_document_new (AdcEntry *entry, GPtrArray *completions)
{
  AdcDocument *self = g_new0 (AdcDocument, 1);
  g_autoptr(AdcGame) game = NULL;
  AdcText *title;

  g_return_val_if_fail (ADC_IS_ENTRY (entry), NULL);

  game = adc_entry_dup_game (entry);
  title = adc_entry_get_title_text (entry);
  self->texts = g_array_new (FALSE, FALSE, sizeof (AdcDocumentText));
  g_array_set_clear_func (self->texts, clear_text);
  self->synonyms = g_ptr_array_new_with_free_func (g_free);
  self->context = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < adc_text_get_n (title); i++) {
    AdcDocumentText text;
    g_autofree char *body = NULL;
    Writer writer;
    const char *markup = adc_text_get_nth (title, i, &text.language);

    body = adc_document_dup_text (entry, text.language);
    writer = (Writer) { g_string_new (body), game, text.language };
    if (ADC_IS_PIECE (entry))
      write_values (&writer, ADC_PIECE (entry), completions);
    text.title = adc_plain_from_markup (markup, game, text.language);
    text.body = g_string_free (writer.out, FALSE);
    g_array_append_val (self->texts, text);
  }
  add_synonyms (self->synonyms, entry, game);
  add_context (self->context, entry, game);

  return self;
}

void
adc_document_free (AdcDocument *self)
{
  g_array_unref (self->texts);
  g_ptr_array_unref (self->synonyms);
  g_ptr_array_unref (self->context);
  g_free (self);
}

char *
adc_document_join (GPtrArray *lines)
{
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < lines->len; i++)
    append_line (out, lines->pdata[i]);

  return g_string_free (out, FALSE);
}

static gsize
measure_lines (GPtrArray *lines)
{
  gsize size = 0;

  for (guint i = 0; i < lines->len; i++)
    size += strlen (lines->pdata[i]);

  return size;
}

gsize
adc_document_get_size (const AdcDocument *self)
{
  gsize size = measure_lines (self->synonyms) + measure_lines (self->context);

  for (guint i = 0; i < self->texts->len; i++) {
    const AdcDocumentText *text = &g_array_index (self->texts, AdcDocumentText, i);

    size += strlen (text->title) + strlen (text->body);
  }

  return size;
}
