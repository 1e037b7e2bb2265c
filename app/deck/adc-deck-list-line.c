/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-deck-list-line.h"

#include <string.h>

void
adc_list_item_clear (AdcListItem *self)
{
  g_clear_pointer (&self->name, g_free);
}

/* No-break spaces are spaces too. */
static const char *
skip_space (const char *text)
{
  while (*text != '\0' && g_unichar_isspace (g_utf8_get_char (text)))
    text = g_utf8_next_char (text);

  return text;
}

static const char *
find_end (const char *text)
{
  const char *end = text + strlen (text);

  while (end > text) {
    const char *before = g_utf8_prev_char (end);

    if (!g_unichar_isspace (g_utf8_get_char (before)))
      break;
    end = before;
  }

  return end;
}

static char *
dup_trimmed (const char *from, const char *to)
{
  g_autofree char *part = g_strndup (from, to - from);
  const char *start = skip_space (part);

  return g_strndup (start, find_end (start) - start);
}

static gboolean
is_bullet (gunichar letter)
{
  static const gunichar bullets[] = { '-', '*', '+', 0x2022, 0x2023, 0x2013, 0x2014, 0xb7, 0x25aa };

  for (guint i = 0; i < G_N_ELEMENTS (bullets); i++)
    if (letter == bullets[i])
      return TRUE;

  return FALSE;
}

char *
adc_list_line_dup_text (const char *line)
{
  g_autoptr(GString) plain = g_string_new (NULL);
  const char *start, *after;

  for (const char *c = line; *c != '\0'; c = g_utf8_next_char (c)) {
    const gunichar letter = g_utf8_get_char (c);

    g_string_append_unichar (plain, g_unichar_iscntrl (letter) && letter != '\t' ? ' ' : letter);
  }

  start = skip_space (plain->str);
  if (is_bullet (g_utf8_get_char (start))) {
    after = g_utf8_next_char (start);
    if (skip_space (after) > after)
      start = skip_space (after);
  }

  return g_strndup (start, find_end (start) - start);
}

char *
adc_list_line_dup_uncommented (const char *text)
{
  const char *end = text + strlen (text);
  const char *hash = strstr (text, " #");
  const char *slashes = strstr (text, "//");

  end = hash != NULL ? MIN (end, hash) : end;
  end = slashes != NULL ? MIN (end, slashes) : end;
  return dup_trimmed (text, end);
}

/* A number and what follows it; NULL: there is none. */
static const char *
read_number (const char *text, guint64 *number)
{
  char *end;

  if (!g_ascii_isdigit (*text))
    return NULL;

  *number = g_ascii_strtoull (text, &end, 10); /* the most there is when it is more */
  return end;
}

/* After “x”, “×” or “*”, or NULL. */
static const char *
skip_times (const char *text)
{
  const gunichar letter = g_utf8_get_char (text);

  return letter == 'x' || letter == 'X' || letter == 0xd7 || letter == '*' ? g_utf8_next_char (text)
                                                                           : NULL;
}

static gboolean
read_times (const char *text, AdcListItem *item)
{
  const char *after = read_number (text, &item->count);
  const char *name = after != NULL ? skip_times (skip_space (after)) : NULL;

  /* "2xenos" is two of something that begins with an x. */
  if (name == NULL || (g_ascii_isalpha (name[-1]) && skip_space (name) == name) ||
      *skip_space (name) == '\0')
    return FALSE;

  item->name = dup_trimmed (name, name + strlen (name));
  return TRUE;
}

static gboolean
read_before (const char *text, AdcListItem *item)
{
  const char *name = read_number (text, &item->count);

  if (name == NULL || *skip_space (name) == '\0' || g_ascii_ispunct (*name))
    return FALSE;

  item->name = dup_trimmed (name, name + strlen (name));
  return TRUE;
}

/* The number at the end and the name before it: "(2)", "x2", "(x2)", ": 2", or 2 after a tab. */
static gboolean
read_after (const char *text, AdcListItem *item)
{
  const char *end = text + strlen (text);
  const gboolean has_bracket = end > text && end[-1] == ')';
  const char *digits = has_bracket ? end - 1 : end;
  const char *name, *before;
  gboolean has_sign = FALSE;

  while (digits > text && g_ascii_isdigit (digits[-1]))
    digits--;
  if (read_number (digits, &item->count) == NULL || digits == text)
    return FALSE;

  before = g_utf8_prev_char (digits);
  if (skip_times (before) != NULL && before > text &&
      (has_bracket || !g_ascii_isalnum (before[-1]))) {
    digits = before;
    has_sign = TRUE;
  }
  if (has_bracket && (digits == text || digits[-1] != '('))
    return FALSE;

  name = has_bracket ? digits - 1 : digits;
  if (!has_bracket && !has_sign && digits[-1] == '\t')
    has_sign = TRUE;
  if (!has_bracket && !has_sign) {
    g_autofree char *rest = dup_trimmed (text, digits);

    if (!g_str_has_suffix (rest, ":") && !g_str_has_suffix (rest, ","))
      return FALSE;
    item->name = dup_trimmed (rest, rest + strlen (rest) - 1);
  } else {
    item->name = dup_trimmed (text, name);
  }

  return *item->name != '\0';
}

gboolean
adc_list_line_read (const char *line, AdcListForm form, AdcListItem *item)
{
  g_clear_pointer (&item->name, g_free);
  switch (form) {
  case ADC_LIST_FORM_TIMES:
    return read_times (line, item);
  case ADC_LIST_FORM_WHOLE:
    item->name = g_strdup (line);
    item->count = 1;
    return TRUE;
  case ADC_LIST_FORM_BEFORE:
    return read_before (line, item);
  case ADC_LIST_FORM_AFTER:
    return read_after (line, item);
  default:
    g_return_val_if_reached (FALSE);
  }
}

char *
adc_list_line_dup_unnumbered (const char *text)
{
  g_auto(AdcListItem) item = { 0 };

  if (g_str_has_suffix (text, ")") && adc_list_line_read (text, ADC_LIST_FORM_AFTER, &item))
    return g_steal_pointer (&item.name);

  return g_strdup (text);
}

static gboolean
is_between (const char *text, const char *opening, const char *closing)
{
  return strlen (text) > strlen (opening) + strlen (closing) && g_str_has_prefix (text, opening) &&
         g_str_has_suffix (text, closing);
}

char *
adc_list_line_dup_heading (const char *text)
{
  static const struct {
    const char *opening, *closing;
  } looks[] = { { "**", "**" }, { "__", "__" }, { "==", "==" }, { "[", "]" } };
  const char *start = text;

  while (*start == '#')
    start++;
  if (start > text)
    return dup_trimmed (start, start + strlen (start));
  if (g_str_has_suffix (text, ":"))
    return dup_trimmed (text, text + strlen (text) - 1);

  for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
    if (is_between (text, looks[i].opening, looks[i].closing))
      return dup_trimmed (text + strlen (looks[i].opening),
                          text + strlen (text) - strlen (looks[i].closing));

  return NULL;
}
