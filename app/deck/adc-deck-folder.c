/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-deck-folder.h"

#include "adc-deck-document.h"
#include "adc-deck-file.h"

#define MAX_NAME 60 /* characters of a title in the name of its file */

#define ATTRIBUTES                                                                                 \
  G_FILE_ATTRIBUTE_STANDARD_NAME "," G_FILE_ATTRIBUTE_STANDARD_TYPE ","                            \
  G_FILE_ATTRIBUTE_TIME_MODIFIED "," G_FILE_ATTRIBUTE_TIME_MODIFIED_USEC

static gint64
get_modified (GFileInfo *info)
{
  return g_file_info_get_attribute_uint64 (info, G_FILE_ATTRIBUTE_TIME_MODIFIED) * G_USEC_PER_SEC +
         g_file_info_get_attribute_uint32 (info, G_FILE_ATTRIBUTE_TIME_MODIFIED_USEC);
}

char *
adc_deck_folder_dup_sentence (GPtrArray *problems)
{
  const AdcProblem *first = problems->pdata[0];
  g_autofree char *name = g_filename_display_basename (first->file);
  AdcProblem *shown = adc_problem_new (name, first->line, first->message);
  char *sentence = adc_problem_format (shown);

  adc_problem_free (shown);
  return sentence;
}

/* The schema may be NULL: then the array says why. */
static AdcDeckItem *
read_item (const char *path, gint64 modified, AdcSchema *schema, GPtrArray *problems)
{
  g_autoptr(AdcDeck) deck = NULL;
  g_autofree char *sentence = NULL;

  if (schema != NULL)
    deck = adc_deck_load_with (path, schema, problems);
  if (deck == NULL)
    sentence = adc_deck_folder_dup_sentence (problems);

  return adc_deck_item_new (path, modified, deck, sentence);
}

static int
compare_items (gconstpointer a, gconstpointer b)
{
  return adc_deck_item_compare (*(AdcDeckItem * const *) a, *(AdcDeckItem * const *) b);
}

static gboolean
is_deck (GFileInfo *info)
{
  const char *name = g_file_info_get_name (info);

  return g_file_info_get_file_type (info) == G_FILE_TYPE_REGULAR && *name != '.' &&
         g_str_has_suffix (name, ADC_DECK_SUFFIX);
}

GPtrArray *
adc_deck_folder_list (const char *folder, GCancellable *cancellable)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr(GFile) file = g_file_new_for_path (folder);
  /* No folder, no decks: not a problem. */
  g_autoptr(GFileEnumerator) files =
    g_file_enumerate_children (file, ATTRIBUTES, G_FILE_QUERY_INFO_NONE, cancellable, NULL);
  g_autoptr(GPtrArray) schema_problems =
    g_ptr_array_new_with_free_func ((GDestroyNotify) adc_problem_free);
  g_autoptr(AdcSchema) schema = adc_deck_load_schema (schema_problems);
  GFileInfo *info;

  while (files != NULL && g_file_enumerator_iterate (files, &info, NULL, cancellable, NULL) &&
         info != NULL) {
    g_autofree char *path = g_build_filename (folder, g_file_info_get_name (info), NULL);
    g_autoptr(GPtrArray) problems =
      g_ptr_array_new_with_free_func ((GDestroyNotify) adc_problem_free);

    if (is_deck (info))
      g_ptr_array_add (items, read_item (path, get_modified (info), schema,
                                         schema != NULL ? problems : schema_problems));
  }
  g_ptr_array_sort (items, compare_items);

  return items;
}

AdcDeckItem *
adc_deck_folder_read_item (const char *path, AdcDeck *deck)
{
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autoptr(GFileInfo) info =
    g_file_query_info (file, ATTRIBUTES, G_FILE_QUERY_INFO_NONE, NULL, NULL);
  g_autoptr(GPtrArray) problems =
    g_ptr_array_new_with_free_func ((GDestroyNotify) adc_problem_free);
  g_autoptr(AdcSchema) schema = NULL;

  if (info == NULL)
    return NULL;
  if (deck != NULL)
    return adc_deck_item_new (path, get_modified (info), deck, NULL);

  schema = adc_deck_load_schema (problems);
  return read_item (path, get_modified (info), schema, problems);
}

/* Letters and digits that every file system has, with a dash between words; a title in another
 * script leaves nothing. */
static char *
dup_plain_name (const char *title)
{
  g_autofree char *valid = g_utf8_make_valid (title, -1);
  g_autofree char *ascii = g_str_to_ascii (valid, "C");
  g_autoptr(GString) out = g_string_new (NULL);
  gboolean pending = FALSE;

  for (const char *c = ascii; *c != '\0' && out->len < MAX_NAME; c++) {
    if (!g_ascii_isalnum (*c)) {
      pending = out->len > 0;
      continue;
    }
    if (pending)
      g_string_append_c (out, '-');
    g_string_append_c (out, g_ascii_tolower (*c));
    pending = FALSE;
  }

  return g_strdup (out->len > 0 ? out->str : "deck");
}

static gboolean
is_there (const char *path)
{
  return g_file_test (path, G_FILE_TEST_EXISTS) || g_file_test (path, G_FILE_TEST_IS_SYMLINK);
}

char *
adc_deck_folder_dup_unused (const char *folder, const char *title, GHashTable *taken)
{
  g_autofree char *plain = dup_plain_name (title);

  for (guint i = 1;; i++) {
    g_autofree char *name = i == 1 ? g_strconcat (plain, ADC_DECK_SUFFIX, NULL)
                                   : g_strdup_printf ("%s-%u" ADC_DECK_SUFFIX, plain, i);
    g_autofree char *path = g_build_filename (folder, name, NULL);
    g_autofree char *unsaved = adc_deck_folder_dup_unsaved (folder, path);

    /* What is kept of a deck whose file is gone must not come back in another one. */
    if (!is_there (path) && !is_there (unsaved) && !g_hash_table_contains (taken, path))
      return g_steal_pointer (&path);
  }
}

char *
adc_deck_folder_dup_unsaved (const char *folder, const char *path)
{
  g_autofree char *hash = g_compute_checksum_for_string (G_CHECKSUM_SHA256, path, -1);
  g_autofree char *name = g_strconcat (hash, ADC_DECK_SUFFIX, NULL);

  return g_build_filename (folder, "unsaved", name, NULL);
}

char *
adc_deck_folder_dup_mark (const char *path)
{
  g_autofree char *contents = NULL;
  gsize length;

  if (!g_file_get_contents (path, &contents, &length, NULL))
    return NULL;

  return g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) contents, length);
}
