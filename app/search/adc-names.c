/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-names.h"

#include <string.h>

GPtrArray *
adc_names_list_keys (AdcStemmer *stemmer, const char * const *words)
{
  GPtrArray *keys = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < ADC_N_STEMS; i++) {
    g_autofree char *key = adc_stemmer_stem_words (stemmer, words, i);

    if (*key != '\0' && !g_ptr_array_find_with_equal_func (keys, key, g_str_equal, NULL))
      g_ptr_array_add (keys, g_steal_pointer (&key));
  }

  return keys;
}

GPtrArray *
adc_names_list_bare_keys (AdcStemmer *stemmer, const char * const *words, GHashTable *ignored)
{
  g_autoptr(GPtrArray) bare = g_ptr_array_new ();
  guint n_words = 0;

  for (; words[n_words] != NULL; n_words++)
    if (!g_hash_table_contains (ignored, words[n_words]))
      g_ptr_array_add (bare, (gpointer) words[n_words]);
  if (bare->len == 0 || bare->len == n_words)
    return g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (bare, NULL);
  return adc_names_list_keys (stemmer, (const char * const *) bare->pdata);
}

/* Fowler, Noll and Vo's, of 64 bits: two keys of a library never meet. */
gint64
adc_names_hash (const char *key)
{
  guint64 hash = G_GUINT64_CONSTANT (0xcbf29ce484222325);

  for (const char *c = key; *c != '\0'; c++)
    hash = (hash ^ (guchar) *c) * G_GUINT64_CONSTANT (0x100000001b3);

  return (gint64) hash;
}

char *
adc_names_dup_headword (const char *title)
{
  const char *bracket = strchr (title, '(');

  return bracket != NULL && bracket > title ? g_strndup (title, bracket - title) : NULL;
}
