/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-plain.h"

#include "adc-game.h"
#include "adc-language.h"
#include "adc-markup.h"

#include <glib/gi18n-lib.h>

typedef struct {
  GString    *out;
  AdcGame    *game;
  const char *language;
} Writer;

static void
append_markup (GString *out, const char *markup, AdcGame *game, const char *language)
{
  g_autoptr(GPtrArray) spans = adc_markup_parse (markup);

  for (guint i = 0; i < spans->len; i++) {
    const AdcSpan *span = spans->pdata[i];
    AdcEntry *entry;

    if (span->text != NULL) {
      g_string_append (out, span->text);
      continue;
    }

    entry = game != NULL ? adc_game_lookup (game, span->target) : NULL;
    g_string_append (out, entry != NULL ? adc_entry_get_title_in (entry, language) : span->target);
  }
}

static void
write_line (Writer *writer, const char *prefix, const AdcText *text)
{
  g_string_append (writer->out, prefix);
  if (text != NULL)
    append_markup (writer->out, adc_text_get_in (text, writer->language), writer->game,
                   writer->language);
  g_string_append_c (writer->out, '\n');
}

static void
write_items (Writer *writer, const AdcBlock *list)
{
  for (guint i = 0; i < list->children->len; i++) {
    const AdcBlock *item = list->children->pdata[i];
    g_autofree char *number = g_strdup_printf ("%u. ", i + 1);

    write_line (writer, list->kind == ADC_BLOCK_STEPS ? number : "• ", item->text);
  }
}

static void
write_row (Writer *writer, const AdcBlock *row)
{
  for (guint i = 0; i < row->children->len; i++) {
    const AdcBlock *cell = row->children->pdata[i];

    g_string_append (writer->out, i > 0 ? " | " : "");
    append_markup (writer->out, adc_text_get_in (cell->text, writer->language), writer->game,
                   writer->language);
  }
  g_string_append_c (writer->out, '\n');
}

/* A word of the interface, so there is none in a language the interface does not speak at the
 * moment. */
static const char *
block_heading (Writer *writer, const AdcBlock *block)
{
  static const char * const notes[] = {
    [ADC_NOTE_REMARK] = N_("Note: "),
    [ADC_NOTE_TIP] = N_("Tip: "),
    [ADC_NOTE_EDITORIAL] = N_("Editorial note: "),
  };

  if (!g_str_equal (writer->language, adc_language_get_current ()))
    return "";

  return block->kind == ADC_BLOCK_NOTE ? _(notes[block->note]) : _("Example: ");
}

static void
write_blocks (Writer *writer, GPtrArray *blocks)
{
  for (guint i = 0; i < blocks->len; i++) {
    const AdcBlock *block = blocks->pdata[i];

    switch (block->kind) {
    case ADC_BLOCK_LIST:
    case ADC_BLOCK_STEPS:
      write_items (writer, block);
      break;
    case ADC_BLOCK_ROW:
      write_row (writer, block);
      break;
    case ADC_BLOCK_TABLE:
      if (block->text != NULL)
        write_line (writer, "", block->text);
      write_blocks (writer, block->children);
      break;
    case ADC_BLOCK_NOTE:
    case ADC_BLOCK_EXAMPLE:
      if (block->text != NULL)
        write_line (writer, block_heading (writer, block), block->text);
      else
        g_string_append (writer->out, block_heading (writer, block));
      write_blocks (writer, block->children);
      break;
    default:
      write_line (writer, "", block->text);
    }
  }
}

char *
adc_plain_from_markup (const char *markup, AdcGame *game, const char *language)
{
  GString *out = g_string_new (NULL);

  append_markup (out, markup, game, language);
  return g_string_free (out, FALSE);
}

char *
adc_plain_from_blocks (GPtrArray *blocks, AdcGame *game, const char *language)
{
  Writer writer = { g_string_new (NULL), game, language };

  write_blocks (&writer, blocks);
  if (writer.out->len > 0)
    g_string_truncate (writer.out, writer.out->len - 1); /* the last line's end */

  return g_string_free (writer.out, FALSE);
}
