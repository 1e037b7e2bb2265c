/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-deck-csv.h"

#include <string.h>

#define FORMULA "=+-@\t" /* what a spreadsheet computes, or skips to find such a thing */

void
adc_csv_add_field (GString *out, const char *text)
{
  const gboolean is_formula = *text != '\0' && strchr (FORMULA, *text) != NULL;
  const gboolean is_first = out->len == 0 || out->str[out->len - 1] == '\n';

  if (!is_first)
    g_string_append_c (out, ',');
  if (!is_formula && !(is_first && *text == '\0') && strpbrk (text, ",\"\r\n") == NULL &&
      *text != ' ' && *text != '\'') {
    g_string_append (out, text);
    return;
  }

  g_string_append_c (out, '"');
  /* What begins with a quote has one more, so that reading it back takes that one away. */
  if (is_formula || *text == '\'')
    g_string_append_c (out, '\'');
  for (const char *c = text; *c != '\0'; c++) {
    if (*c == '"')
      g_string_append_c (out, '"');
    g_string_append_c (out, *c);
  }
  g_string_append_c (out, '"');
}

void
adc_csv_end_record (GString *out)
{
  g_string_append (out, "\r\n");
}

static const char *
read_quoted (const char *text, GString *field, guint *n_lines)
{
  for (; *text != '\0'; text++) {
    if (*text == '"' && text[1] != '"')
      return text + 1;
    if (*text == '"')
      text++;
    *n_lines += *text == '\n';
    g_string_append_c (field, *text);
  }

  return text;
}

static char *
take_field (GString *field)
{
  const char *text = field->str;
  char *copy;

  if (*text == '\'' && text[1] != '\0' && (text[1] == '\'' || strchr (FORMULA, text[1]) != NULL))
    text++;
  copy = g_strdup (text);
  g_string_truncate (field, 0);
  return copy;
}

const char *
adc_csv_read_record (const char *text, char separator, GPtrArray *fields, guint *n_lines)
{
  g_autoptr(GString) field = g_string_new (NULL);

  g_ptr_array_set_size (fields, 0);
  while (*text != '\0' && *text != '\n') {
    if (*text == '"' && field->len == 0) {
      text = read_quoted (text + 1, field, n_lines);
    } else if (*text == separator) {
      g_ptr_array_add (fields, take_field (field));
      text++;
    } else {
      if (*text != '\r')
        g_string_append_c (field, *text);
      text++;
    }
  }
  g_ptr_array_add (fields, take_field (field));
  *n_lines += 1;

  return *text == '\n' ? text + 1 : NULL;
}
