/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-visible.h"

#include <string.h>

#define REPLACEMENT 0xFFFD

static gboolean
is_trick (gunichar letter)
{
  if (letter < 0x20)
    return letter != '\t' && letter != '\n' && letter != '\r';

  return (letter >= 0x7F && letter < 0xA0) ||      /* delete, and controls that no keyboard has */
         (letter >= 0x202A && letter <= 0x202E) || /* embeddings and overrides of direction */
         (letter >= 0x2066 && letter <= 0x2069) || /* isolates */
         letter == 0x2028 || letter == 0x2029 ||   /* ends of lines and paragraphs */
         (letter >= 0xFFF9 && letter <= 0xFFFB) || /* annotations */
         (letter >= 0xE0000 && letter <= 0xE007F); /* tags */
}

gunichar
adc_visible_find_trick (const char *text)
{
  for (const char *c = text; *c != '\0'; c = g_utf8_next_char (c))
    if (is_trick (g_utf8_get_char (c)))
      return g_utf8_get_char (c);

  return 0;
}

char *
adc_visible_dup (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  GString *out = g_string_sized_new (strlen (valid));

  for (const char *c = valid; *c != '\0'; c = g_utf8_next_char (c)) {
    const gunichar letter = g_utf8_get_char (c);

    g_string_append_unichar (out, is_trick (letter) ? REPLACEMENT : letter);
  }

  return g_string_free (out, FALSE);
}
