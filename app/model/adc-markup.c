/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-markup.h"

#include <string.h>

void
adc_span_free (AdcSpan *self)
{
  g_free (self->text);
  g_free (self->target);
  g_free (self);
}

static void
add_span (GPtrArray *spans, char *text, char *target, gboolean strong)
{
  AdcSpan *span;

  if (target == NULL && *text == '\0') {
    g_free (text);
    return;
  }

  span = g_new0 (AdcSpan, 1);
  span->text = text;
  span->target = target;
  span->strong = strong;
  g_ptr_array_add (spans, span);
}

static void
add_link (GPtrArray *spans, const char *start, const char *end, gboolean strong)
{
  const char *bar = memchr (start, '|', end - start);

  if (bar == NULL)
    add_span (spans, NULL, g_strndup (start, end - start), strong);
  else
    add_span (spans, g_strndup (bar + 1, end - bar - 1), g_strndup (start, bar - start), strong);
}

/* An unclosed mark is an ordinary character: a text is never refused for its asterisks. */
GPtrArray *
adc_markup_parse (const char *text)
{
  GPtrArray *spans = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_span_free);
  const char *start = text;
  const char *cursor = text;
  gboolean strong = FALSE;

  while (*cursor != '\0') {
    const char *end = g_str_has_prefix (cursor, "[[") ? strstr (cursor, "]]") : NULL;

    if (end != NULL) {
      add_span (spans, g_strndup (start, cursor - start), NULL, strong);
      add_link (spans, cursor + 2, end, strong);
      start = cursor = end + 2;
    } else if (*cursor == '*' && (strong || strchr (cursor + 1, '*') != NULL)) {
      add_span (spans, g_strndup (start, cursor - start), NULL, strong);
      strong = !strong;
      start = ++cursor;
    } else {
      cursor++;
    }
  }

  add_span (spans, g_strndup (start, cursor - start), NULL, FALSE);
  return spans;
}
