/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-markdown.h"

#include <string.h>

#define ALWAYS "\\`*_[]<>|~&" /* what means something anywhere in a line */
#define AT_START "#+-="       /* or at its beginning */

/* "1." and "1)" begin lists. */
static const char *
find_list_mark (const char *text)
{
  const char *end = text;

  while (g_ascii_isdigit (*end))
    end++;

  return end > text && (*end == '.' || *end == ')') ? end : NULL;
}

char *
adc_markdown_escape (const char *text)
{
  g_autoptr(GString) out = g_string_new (NULL);
  const char *mark = find_list_mark (text);

  for (const char *c = text; *c != '\0'; c++) {
    if (strchr (ALWAYS, *c) != NULL || c == mark || (c == text && strchr (AT_START, *c) != NULL))
      g_string_append_c (out, '\\');
    g_string_append_c (out, *c);
  }

  return g_strdup (out->str);
}

char *
adc_markdown_unescape (const char *text)
{
  g_autoptr(GString) out = g_string_new (NULL);

  for (const char *c = text; *c != '\0'; c++) {
    if (*c == '\\' && g_ascii_ispunct (c[1]))
      c++;
    g_string_append_c (out, *c);
  }

  return g_strdup (out->str);
}
