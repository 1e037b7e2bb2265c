/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "fuzz-damage.h"

#include "adc-problem.h"

#include <string.h>

static gsize
somewhere (GRand *random, GString *text)
{
  return text->len > 0 ? (gsize) g_rand_int_range (random, 0, text->len) : 0;
}

/* One value in quotes or brackets becomes another one of the same text: the file stays well formed,
 * and only what it says is wrong. */
static void
exchange (GRand *random, GString *text)
{
  gsize start[2], length[2];
  g_autofree char *piece = NULL;

  for (guint i = 0; i < 2; i++) {
    const char *mark = strpbrk (text->str + somewhere (random, text), i == 0 ? "\">" : "\"");

    if (mark == NULL)
      return;
    start[i] = mark + 1 - text->str;
    length[i] = strcspn (mark + 1, "<>\"");
  }
  piece = g_strndup (text->str + start[1], length[1]);
  g_string_erase (text, start[0], length[0]);
  g_string_insert (text, start[0], piece);
}

/* From one bracket or quote to the next: what an author would forget, repeat or swap. */
static void
pick_piece (GRand *random, GString *text, gsize *start, gsize *length)
{
  const char *from = text->str + somewhere (random, text);

  *start = from - text->str;
  *length = MIN (strcspn (from, "<>\"") + 1, text->len - *start);
}

void
fuzz_damage (GRand *random, GString *text, const char * const *snippets)
{
  const int n_snippets = g_strv_length ((char **) snippets);
  g_autofree char *piece = NULL;
  gsize start, length;

  pick_piece (random, text, &start, &length);
  switch (g_rand_int_range (random, 0, 10)) {
  case 0:
    if (text->len > 0)
      text->str[start] ^= 1 << g_rand_int_range (random, 0, 8);
    break;
  case 1:
    g_string_erase (text, start, length);
    break;
  case 2:
    piece = g_strndup (text->str + start, length);
    g_string_insert (text, somewhere (random, text), piece);
    break;
  case 3:
    g_string_insert (text, start, snippets[g_rand_int_range (random, 0, n_snippets)]);
    break;
  case 4:
    g_string_truncate (text, start);
    break;
  case 5:
    length = g_rand_int_range (random, 1, 4000);
    g_string_erase (text, start, MIN (length, text->len - start));
    break;
  case 6:
  case 7:
  case 8:
    exchange (random, text);
    break;
  default:
    piece = g_strnfill (g_rand_int_range (random, 1, 70000), 'a');
    g_string_insert (text, start, piece);
  }
}

void
fuzz_check_problems (GPtrArray *problems)
{
  for (guint i = 0; i < problems->len; i++) {
    const AdcProblem *problem = problems->pdata[i];

    g_assert_cmpint (problem->line, >=, 0);
    g_assert_true (*problem->message != '\0');
    g_assert_true (g_utf8_validate (problem->message, -1, NULL));
  }
}
