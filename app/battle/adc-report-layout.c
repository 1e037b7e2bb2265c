/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-report-layout.h"

#include <glib/gi18n-lib.h>

#define ROUNDING 1e-12 /* what adding up chances may lose */

guint
adc_report_measure (const char *text)
{
  guint width = 0;

  for (const char *c = text; *c != '\0'; c = g_utf8_next_char (c)) {
    gunichar letter = g_utf8_get_char (c);

    if (!g_unichar_iszerowidth (letter))
      width += g_unichar_iswide (letter) ? 2 : 1;
  }

  return width;
}

/* What is possible is never shown as 0, nor what may fail as 100. */
char *
adc_report_format_percent (double chance)
{
  if (chance <= 0 || chance >= 1 - ROUNDING)
    /* Translators: a percentage; keep the no-break space where your language wants one */
    return g_strdup_printf (_("%d %%"), chance <= 0 ? 0 : 100);
  if (chance < 0.0005)
    /* Translators: a percentage */
    return g_strdup_printf (_("< %.1f %%"), 0.1);
  if (chance > 0.9995)
    /* Translators: a percentage */
    return g_strdup_printf (_("> %.1f %%"), 99.9);

  /* Translators: a percentage */
  return g_strdup_printf (_("%.1f %%"), chance * 100);
}

char *
adc_report_format_round (guint round)
{
  return round > 0 ? g_strdup_printf (_("Round %u"), round)
                   : g_strdup (_("Before the first round"));
}

static void
add_spaces (GString *out, guint n_spaces)
{
  g_string_append_printf (out, "%*s", (int) n_spaces, "");
}

/* The line has been begun up to the indent; lines that follow begin there too. */
static void
add_wrapped (GString *out, guint indent, const char * const *words, guint gap)
{
  guint column = indent;

  for (guint i = 0; words[i] != NULL; i++) {
    const guint length = adc_report_measure (words[i]);

    if (i > 0 && column + gap + length > ADC_REPORT_WIDTH) {
      g_string_append_c (out, '\n');
      add_spaces (out, indent);
      column = indent;
    } else if (i > 0) {
      add_spaces (out, gap);
      column += gap;
    }
    g_string_append (out, words[i]);
    column += length;
  }
  g_string_append_c (out, '\n');
}

void
adc_report_add_heading (GString *out, const char *text)
{
  if (out->len > 0)
    g_string_append_c (out, '\n');
  adc_report_add_text (out, 0, text);
}

void
adc_report_add_text (GString *out, guint indent, const char *text)
{
  g_auto(GStrv) words = g_strsplit (text, " ", -1);

  add_spaces (out, indent);
  add_wrapped (out, indent, (const char * const *) words, 1);
}

void
adc_report_add_item (GString *out, const char *text)
{
  g_auto(GStrv) words = g_strsplit (text, " ", -1);

  g_string_append (out, "  • ");
  add_wrapped (out, 4, (const char * const *) words, 1);
}

/* Leaves the line where the second column begins, and says where that is. */
static guint
begin_row (GString *out, guint indent, const char *name, guint name_width)
{
  const guint length = adc_report_measure (name);
  const guint start = indent + name_width + 2;

  add_spaces (out, indent);
  g_string_append (out, name);
  if (length <= name_width) {
    add_spaces (out, start - indent - length);
  } else {
    g_string_append_c (out, '\n');
    add_spaces (out, start);
  }

  return start;
}

void
adc_report_add_row (GString *out, guint indent, const char *name, guint name_width,
                    const char *text)
{
  g_auto(GStrv) words = g_strsplit (text, " ", -1);
  const guint start = begin_row (out, indent, name, name_width);

  add_wrapped (out, start, (const char * const *) words, 1);
}

void
adc_report_add_cells (GString *out, guint indent, const char *name, guint name_width,
                      const char * const *cells)
{
  const guint start = begin_row (out, indent, name, name_width);

  add_wrapped (out, start, cells, 2);
}
