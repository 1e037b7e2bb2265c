/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-document.h"

#include "adc-game.h"
#include "adc-piece.h"
#include "adc-plain.h"
#include "adc-sequence.h"

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

/* Nobody looks for a 3, nor for nothing. */
static void
write_value (Writer *writer, AdcStat *stat, const AdcValue *value)
{
  g_autofree char *words = NULL;

  if (adc_stat_get_kind (stat) == ADC_STAT_INTEGER || *value->text == '\0')
    return;

  words = adc_stat_format_in (stat, writer->game, value, writer->language);
  append_line (writer->out, words);
}

char *
adc_document_dup_values (AdcEntry *entry, const char *language)
{
  g_autoptr(AdcGame) game = NULL;
  GListModel *stats;
  Writer writer;

  g_return_val_if_fail (ADC_IS_ENTRY (entry) && language != NULL, NULL);

  game = adc_entry_dup_game (entry);
  writer = (Writer) { g_string_new (NULL), game, language };
  stats = ADC_IS_PIECE (entry) ? adc_piece_get_stats (ADC_PIECE (entry)) : NULL;
  for (guint i = 0; stats != NULL && i < g_list_model_get_n_items (stats); i++) {
    g_autoptr(AdcStat) stat = g_list_model_get_item (stats, i);
    const AdcValue *value = adc_piece_get_shipped_value (ADC_PIECE (entry), adc_stat_get_id (stat));

    if (value != NULL)
      write_value (&writer, stat, value);
  }

  return g_string_free (writer.out, FALSE);
}
