/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-paper-private.h"

#include <glib/gi18n-lib.h>

#define GAP 2 /* columns between a name and what is said of it, and between cells */
#define BOX_INDENT 2

guint
adc_paper_measure (const char *text)
{
  guint width = 0;

  for (const char *c = text; *c != '\0'; c = g_utf8_next_char (c)) {
    gunichar letter = g_utf8_get_char (c);

    if (!g_unichar_iszerowidth (letter))
      width += g_unichar_iswide (letter) ? 2 : 1;
  }

  return width;
}

void
adc_paper_add_spaces (GString *out, guint n_spaces)
{
  g_string_append_printf (out, "%*s", (int) n_spaces, "");
}

/* The line has been begun up to the indent; lines that follow begin there too. */
static void
add_wrapped (GString *out, guint indent, const char * const *words, guint gap)
{
  guint column = indent;

  for (guint i = 0; words[i] != NULL; i++) {
    const guint length = adc_paper_measure (words[i]);

    if (i > 0 && column + gap + length > ADC_PAPER_WIDTH) {
      g_string_append_c (out, '\n');
      adc_paper_add_spaces (out, indent);
      column = indent;
    } else if (i > 0) {
      adc_paper_add_spaces (out, gap);
      column += gap;
    }
    g_string_append (out, words[i]);
    column += length;
  }
  g_string_append_c (out, '\n');
}

void
adc_paper_add_wrapped_text (GString *out, guint indent, const char *text)
{
  g_auto(GStrv) words = g_strsplit (text, " ", -1);

  add_wrapped (out, indent, (const char * const *) words, 1);
}

/* Each line of it begins where the first one does. */
static void
add_text (GString *out, guint indent, const char *text, gboolean is_whole)
{
  g_auto(GStrv) lines = g_strsplit (text, "\n", -1);

  if (lines[0] == NULL)
    g_string_append_c (out, '\n');
  for (guint i = 0; lines[i] != NULL; i++) {
    if (i > 0)
      adc_paper_add_spaces (out, indent);
    if (is_whole)
      g_string_append_printf (out, "%s\n", lines[i]);
    else
      adc_paper_add_wrapped_text (out, indent, lines[i]);
  }
}

/* Leaves the line where the second column begins, and says where that is. */
static guint
begin_row (GString *out, guint indent, const char *name, guint name_width)
{
  const guint length = adc_paper_measure (name);
  const guint start = indent + name_width + GAP;

  adc_paper_add_spaces (out, indent);
  g_string_append (out, name);
  if (length <= name_width) {
    adc_paper_add_spaces (out, start - indent - length);
  } else {
    g_string_append_c (out, '\n');
    adc_paper_add_spaces (out, start);
  }

  return start;
}

static void
add_row (GString *out, const AdcPaperBlock *block, guint indent)
{
  const guint start = begin_row (out, indent, block->mark, block->width);
  g_autoptr(GPtrArray) cells = NULL;

  if (block->cells->len == 1) {
    add_text (out, start, block->cells->pdata[0], FALSE);
    return;
  }

  cells = g_ptr_array_new ();
  g_ptr_array_extend (cells, block->cells, NULL, NULL);
  g_ptr_array_add (cells, NULL);
  add_wrapped (out, start, (const char * const *) cells->pdata, GAP);
}

static void
add_item (GString *out, const AdcPaperBlock *block, guint indent, const char *text)
{
  adc_paper_add_spaces (out, indent);
  g_string_append_printf (out, "%s ", block->mark);
  add_text (out, indent + adc_paper_measure (block->mark) + 1, text, block->is_whole);
}

static void
add_lines (GString *out, guint indent, const char *text)
{
  g_auto(GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    if (*lines[i] != '\0') {
      adc_paper_add_spaces (out, indent);
      g_string_append_printf (out, "%s\n", lines[i]);
    }
}

static void
add_block (GString *out, const AdcPaperBlock *block)
{
  const guint indent = block->indent + (block->box != 0 ? BOX_INDENT : 0);
  g_autofree char *text = block->spans != NULL ? adc_paper_dup_plain (block->spans) : NULL;
  g_autofree char *label = NULL;

  switch (block->kind) {
  case ADC_PAPER_LABEL:
    /* Translators: what something is called, before what is said of it or over a list; it must end
     * with a colon */
    label = g_strdup_printf (_("%s:"), text);
    adc_paper_add_spaces (out, indent);
    add_text (out, indent, label, block->is_whole);
    break;
  case ADC_PAPER_ITEM:
    add_item (out, block, indent, text);
    break;
  case ADC_PAPER_ROW:
    add_row (out, block, indent);
    break;
  case ADC_PAPER_TABLE:
    adc_paper_add_text_table (out, indent, block);
    break;
  case ADC_PAPER_LINES:
    add_lines (out, indent, text);
    break;
  case ADC_PAPER_HEADING:
  case ADC_PAPER_TEXT:
  default:
    adc_paper_add_spaces (out, indent);
    add_text (out, indent, text, block->is_whole);
  }
}

char *
adc_paper_to_text (AdcPaper *self)
{
  GPtrArray *blocks = adc_paper_get_blocks (self);
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < blocks->len; i++) {
    const AdcPaperBlock *block = blocks->pdata[i];

    if (block->is_apart)
      g_string_append_c (out, '\n');
    add_block (out, block);
  }

  return g_string_free (out, FALSE);
}
