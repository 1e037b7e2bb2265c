/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-paper-private.h"

#include "adc-markdown.h"
#include "adc-markup.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MAX_LEVEL 6 /* of headings */

typedef struct {
  GString    *out;
  GArray     *indents; /* of guint: of the lists that are open, the outermost first */
  const char *prefix;  /* of every line of the block */
} Writer;

/* One line, whatever is in it. */
static char *
flatten (const char *text)
{
  char *flat = g_strdup (text);

  return g_strdelimit (flat, "\n\r\t", ' ');
}

/* Stars that have a space inside them are no marks. */
static void
append_strong (GString *out, const char *text)
{
  const gsize n_before = strspn (text, " ");
  g_autofree char *inside = g_strchomp (g_strdup (text + n_before));
  g_autofree char *escaped = adc_markdown_escape (inside);
  const gsize n_after = strlen (text) - n_before - strlen (inside);

  if (*inside != '\0')
    g_string_append_printf (out, "%.*s**%s**%*s", (int) n_before, text, escaped, (int) n_after, "");
  else
    g_string_append (out, text);
}

char *
adc_paper_dup_markdown (GPtrArray *spans)
{
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < spans->len; i++) {
    const AdcSpan *span = spans->pdata[i];
    g_autofree char *flat = flatten (span->text);
    g_autofree char *escaped = adc_markdown_escape (flat);

    if (span->strong)
      append_strong (out, flat);
    else
      g_string_append (out, escaped);
  }

  return g_string_free (out, FALSE);
}

/* How deep in lists something is that begins there. */
static guint
enter_list (Writer *writer, guint indent)
{
  GArray *indents = writer->indents;

  while (indents->len > 0 && g_array_index (indents, guint, indents->len - 1) > indent)
    g_array_set_size (indents, indents->len - 1);
  if (indents->len == 0 || g_array_index (indents, guint, indents->len - 1) < indent)
    g_array_append_val (indents, indent);

  return indents->len - 1;
}

static gboolean
is_number (const char *mark)
{
  return g_ascii_isdigit (*mark) && g_str_has_suffix (mark, ".");
}

/* A box to be ticked is one in Markdown too, as far as that is widely understood. */
static void
add_item (Writer *writer, const AdcPaperBlock *block)
{
  const guint depth = enter_list (writer, block->indent);
  g_autofree char *text = adc_paper_dup_markdown (block->spans);
  g_autofree char *mark = NULL;

  if (is_number (block->mark))
    mark = g_strconcat (block->mark, " ", NULL);
  else if (g_str_equal (block->mark, "•"))
    mark = g_strdup ("- ");
  else if (g_str_equal (block->mark, "☐"))
    mark = g_strdup ("- [ ] ");
  else
    mark = g_strdup_printf ("- %s ", block->mark);

  g_string_append_printf (writer->out, "%s%*s%s%s\n", writer->prefix, (int) depth * 4, "", mark,
                          text);
}

static void
add_quote (Writer *writer, const AdcPaperBlock *block)
{
  g_auto(GStrv) lines = g_strsplit (block->cells->pdata[0], "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++) {
    g_autofree char *escaped = adc_markdown_escape (lines[i]);

    g_string_append_printf (writer->out, "%s> %s\n", writer->prefix, escaped);
  }
}

static gboolean
has_letter (const char *text)
{
  for (const char *c = text; *c != '\0'; c = g_utf8_next_char (c))
    if (g_unichar_isalpha (g_utf8_get_char (c)))
      return TRUE;

  return FALSE;
}

static void
add_row (Writer *writer, const AdcPaperBlock *block)
{
  const guint depth = enter_list (writer, block->indent);
  g_autofree char *name = g_strstrip (flatten (block->mark));
  g_autofree char *named = has_letter (name) ? g_strdup_printf (_("%s:"), name) : g_strdup (name);
  g_autofree char *escaped = adc_markdown_escape (named);

  g_string_append_printf (writer->out, "%s%*s-", writer->prefix, (int) depth * 4, "");
  if (*escaped != '\0')
    g_string_append_printf (writer->out, " **%s**", escaped);
  for (guint i = 0; i < block->cells->len; i++) {
    g_autofree char *flat = g_strstrip (flatten (block->cells->pdata[i]));
    g_autofree char *cell = adc_markdown_escape (flat);

    g_string_append_printf (writer->out, "%s %s", i > 0 ? " ·" : "", cell);
  }
  g_string_append_c (writer->out, '\n');
}

static void
add_lines (Writer *writer, const AdcPaperBlock *block)
{
  g_autofree char *text = adc_paper_dup_plain (block->spans);
  g_auto(GStrv) lines = g_strsplit (text, "\n", -1);

  g_string_append_printf (writer->out, "%s```\n", writer->prefix);
  for (guint i = 0; lines[i] != NULL; i++)
    if (*lines[i] != '\0')
      g_string_append_printf (writer->out, "%s%s\n", writer->prefix, lines[i]);
  g_string_append_printf (writer->out, "%s```\n", writer->prefix);
}

static void
add_heading (Writer *writer, const AdcPaperBlock *block)
{
  const guint level = block->kind == ADC_PAPER_LABEL ? 3 : MIN (block->level, MAX_LEVEL);
  g_autofree char *text = adc_paper_dup_markdown (block->spans);

  g_string_append_printf (writer->out, "%s%.*s %s\n", writer->prefix, (int) level, "######", text);
}

/* What is said below an item goes on with it. */
static void
add_text (Writer *writer, const AdcPaperBlock *block)
{
  g_autofree char *text = adc_paper_dup_markdown (block->spans);
  const guint depth = writer->indents->len;
  const char *mark = block->is_small && *text != '\0' ? "*" : "";

  g_string_append_printf (writer->out, "%s%*s%s%s%s\n", writer->prefix, (int) depth * 4, "", mark,
                          text, mark);
}

static gboolean
is_listed (const AdcPaperBlock *block)
{
  return block->kind == ADC_PAPER_ITEM || (block->kind == ADC_PAPER_ROW && !block->is_quote);
}

/* Lists are ended by whatever is no part of them. */
static void
update_lists (Writer *writer, const AdcPaperBlock *block, const AdcPaperBlock *before)
{
  const gboolean goes_on =
    before != NULL && block->box == before->box &&
    (is_listed (block) ||
     (block->kind == ADC_PAPER_TEXT && !block->is_apart && writer->indents->len > 0 &&
      block->indent > g_array_index (writer->indents, guint, writer->indents->len - 1)));

  if (!goes_on)
    g_array_set_size (writer->indents, 0);
}

static void
add_block (Writer *writer, const AdcPaperBlock *block)
{
  switch (block->kind) {
  case ADC_PAPER_HEADING:
  case ADC_PAPER_LABEL:
    add_heading (writer, block);
    break;
  case ADC_PAPER_ITEM:
    add_item (writer, block);
    break;
  case ADC_PAPER_ROW:
    if (block->is_quote)
      add_quote (writer, block);
    else
      add_row (writer, block);
    break;
  case ADC_PAPER_TABLE:
    adc_paper_add_markdown_table (writer->out, writer->prefix, block);
    break;
  case ADC_PAPER_LINES:
    add_lines (writer, block);
    break;
  case ADC_PAPER_TEXT:
  default:
    add_text (writer, block);
  }
}

/* A line that is not empty, between paragraphs of one box, keeps it in one piece. */
static void
add_gap (Writer *writer, const AdcPaperBlock *block, const AdcPaperBlock *before)
{
  if (is_listed (block) && is_listed (before) && block->box == before->box && !block->is_apart)
    return;

  g_string_append (writer->out, block->box != 0 && block->box == before->box ? ">\n" : "\n");
}

char *
adc_paper_to_markdown (AdcPaper *self)
{
  GPtrArray *blocks = adc_paper_get_blocks (self);
  g_autoptr(GArray) indents = g_array_new (FALSE, FALSE, sizeof (guint));
  Writer writer = { g_string_new (NULL), indents, "" };
  const AdcPaperBlock *before = NULL;

  for (guint i = 0; i < blocks->len; i++) {
    const AdcPaperBlock *block = blocks->pdata[i];

    if (before != NULL)
      add_gap (&writer, block, before);
    update_lists (&writer, block, before);
    writer.prefix = block->box != 0 ? "> " : "";
    add_block (&writer, block);
    before = block;
  }

  return g_string_free (writer.out, FALSE);
}
