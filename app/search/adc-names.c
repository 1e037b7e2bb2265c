/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-names.h"

#include <string.h>

#define PREFIX "=" /* apart from other keys of the same table */

GPtrArray *
adc_names_list_keys (AdcStemmer *stemmer, const char * const *words)
{
  GPtrArray *keys = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < ADC_N_STEMS; i++) {
    g_autofree char *stems = adc_stemmer_stem_words (stemmer, words, i);
    g_autofree char *key = g_strconcat (PREFIX, stems, NULL);

    if (*stems != '\0' && !g_ptr_array_find_with_equal_func (keys, key, g_str_equal, NULL))
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

char *
adc_names_dup_headword (const char *title)
{
  const char *bracket = strchr (title, '(');

  return bracket != NULL && bracket > title ? g_strndup (title, bracket - title) : NULL;
}
