/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-nearest.h"

#include "adc-tokenizer.h"

#include <string.h>

#define MAX_LETTERS 256 /* of what is compared: nobody names anything longer */

typedef struct {
  const char *name;
  guint       distance;
  guint       position;
} Candidate;

/* Optimal string alignment: each letter is touched once, which is what a typing mistake does. */
guint
adc_edit_distance (const char *a, const char *b, guint max)
{
  guint rows[3][MAX_LETTERS + 1];
  guint *before = rows[0], *above = rows[1], *row = rows[2];
  g_autofree gunichar *from = NULL;
  g_autofree gunichar *to = NULL;
  glong n_from, n_to;

  g_return_val_if_fail (a != NULL && b != NULL, max + 1);

  from = g_utf8_to_ucs4_fast (a, -1, &n_from);
  to = g_utf8_to_ucs4_fast (b, -1, &n_to);
  n_from = MIN (n_from, MAX_LETTERS);
  n_to = MIN (n_to, MAX_LETTERS);
  if (ABS (n_from - n_to) > max)
    return max + 1;

  for (glong j = 0; j <= n_to; j++)
    row[j] = j;

  for (glong i = 1; i <= n_from; i++) {
    guint *spare = before;

    before = above;
    above = row;
    row = spare;
    row[0] = i;
    for (glong j = 1; j <= n_to; j++) {
      guint change = above[j - 1] + (from[i - 1] != to[j - 1]);

      row[j] = MIN (change, MIN (above[j], row[j - 1]) + 1);
      if (i > 1 && j > 1 && from[i - 1] == to[j - 2] && from[i - 2] == to[j - 1])
        row[j] = MIN (row[j], before[j - 2] + 1);
    }
  }

  return MIN (row[n_to], max + 1);
}

/* Part of a name is nearer to it than any mistake but one: "shield" and "energy-shield". One of its
 * words may hold a mistake of its own: "sheild". */
static guint
measure (const char *wanted, const char *name)
{
  g_autofree char *folded = adc_fold (name);
  g_auto(GStrv) words = g_strsplit (folded, " ", -1);
  guint distance = adc_edit_distance (wanted, folded, MAX_LETTERS);

  if (strlen (wanted) < 3)
    return distance;
  if (strstr (folded, wanted) != NULL)
    return MIN (distance, 1);

  for (guint i = 0; words[i] != NULL; i++)
    distance = MIN (distance, adc_edit_distance (wanted, words[i], MAX_LETTERS) + 1);

  return distance;
}

static int
compare_candidates (gconstpointer a, gconstpointer b)
{
  const Candidate *one = a;
  const Candidate *other = b;

  if (one->distance != other->distance)
    return one->distance < other->distance ? -1 : 1;

  return one->position < other->position ? -1 : 1;
}

GStrv
adc_nearest_names (const char *name, const char * const *names, guint max_names)
{
  g_autoptr(GArray) candidates = g_array_new (FALSE, FALSE, sizeof (Candidate));
  g_autoptr(GStrvBuilder) nearest = g_strv_builder_new ();
  g_autofree char *wanted = NULL;

  g_return_val_if_fail (name != NULL && names != NULL, NULL);

  wanted = adc_fold (name);
  for (guint i = 0; names[i] != NULL; i++) {
    Candidate candidate = { names[i], measure (wanted, names[i]), i };

    g_array_append_val (candidates, candidate);
  }

  g_array_sort (candidates, compare_candidates);
  for (guint i = 0; i < MIN (candidates->len, max_names); i++)
    g_strv_builder_add (nearest, g_array_index (candidates, Candidate, i).name);

  return g_strv_builder_end (nearest);
}
