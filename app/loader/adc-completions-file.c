/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-completions-file.h"

#include "adc-completion.h"
#include "adc-error.h"
#include "adc-library-loader.h"
#include "adc-whole-file.h"
#include "adc-xml.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <sys/file.h>
#include <unistd.h>

GPtrArray *
adc_completions_file_read (const char *path, GError **error)
{
  g_autoptr(GPtrArray) problems =
    g_ptr_array_new_with_free_func ((GDestroyNotify) adc_problem_free);
  g_autoptr(GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  g_autofree char *schema_path = adc_dup_data_path ("schemas", "completions.rng", NULL);
  g_autoptr(GError) reason = NULL;
  g_autoptr(AdcSchema) schema = adc_schema_load (schema_path, &reason);
  g_autoptr(xmlDoc) doc = NULL;

  if (schema == NULL) {
    g_set_error_literal (error, ADC_ERROR, ADC_ERROR_NOT_FOUND, reason->message);
    return NULL;
  }

  doc = adc_xml_read (path, problems);
  if (doc == NULL || !adc_schema_validate (schema, doc, path, problems)) {
    g_autofree char *message = adc_problem_format (problems->pdata[0]);

    g_set_error_literal (error, ADC_ERROR,
                         adc_problems_are_in_file (problems) ? ADC_ERROR_INVALID
                                                             : ADC_ERROR_NOT_FOUND,
                         message);
    return NULL;
  }

  for (xmlNode *node = adc_xml_first_element (xmlDocGetRootElement (doc)); node != NULL;
       node = adc_xml_next_element (node)) {
    g_autofree char *game = adc_xml_dup_attribute (node, "game");
    g_autofree char *entry = adc_xml_dup_attribute (node, "entry");
    g_autofree char *stat = adc_xml_dup_attribute (node, "stat");
    g_autofree char *text = adc_xml_dup_text (node);

    g_ptr_array_add (items, adc_completion_new (game, entry, stat, text));
  }

  return g_steal_pointer (&items);
}

char *
adc_completions_file_format (GPtrArray *items)
{
  GString *out = g_string_new ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                               "<completions format=\"1\">\n");

  for (guint i = 0; i < items->len; i++) {
    AdcCompletion *item = items->pdata[i];
    g_autofree char *line =
      g_markup_printf_escaped ("  <value game=\"%s\" entry=\"%s\" stat=\"%s\">%s</value>\n",
                               adc_completion_get_game (item), adc_completion_get_entry (item),
                               adc_completion_get_stat (item), adc_completion_get_text (item));

    g_string_append (out, line);
  }

  g_string_append (out, "</completions>\n");
  return g_string_free (out, FALSE);
}

static gboolean
make_folder (const char *path, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (path);

  if (g_mkdir_with_parents (folder, 0700) == 0)
    return TRUE;

  g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_FAILED, _("The folder “%s” cannot be made"),
               folder);
  return FALSE;
}

gboolean
adc_completions_file_write (const char *path, const char *contents, GError **error)
{
  if (!make_folder (path, error))
    return FALSE;

  /* Written beside and renamed over: a full disk or a power cut leaves the old file whole. */
  return adc_whole_file_write (path, contents, -1, G_FILE_SET_CONTENTS_DURABLE, 0600, error);
}

gboolean
adc_completions_file_set_aside (const char *path, GError **error)
{
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autofree char *name = g_strdup_printf ("%s.unreadable-%" G_GINT64_FORMAT, path,
                                           g_get_real_time ());
  g_autoptr(GFile) aside = g_file_new_for_path (name);

  return g_file_move (file, aside, G_FILE_COPY_NONE, NULL, NULL, NULL, error);
}

/* By what they are for: each looked for among all the others, those of a large file would take minutes. */
static GHashTable *
index_items (GPtrArray *items)
{
  GHashTable *index = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < items->len; i++)
    g_hash_table_insert (index, adc_completion_dup_key (items->pdata[i]), items->pdata[i]);

  return index;
}

static AdcCompletion *
find_same (GHashTable *index, AdcCompletion *item)
{
  g_autofree char *key = adc_completion_dup_key (item);

  return g_hash_table_lookup (index, key);
}

/* Either may be NULL: no value at all. */
static gboolean
is_same_value (AdcCompletion *a, AdcCompletion *b)
{
  return a == b || (a != NULL && b != NULL &&
                    g_str_equal (adc_completion_get_text (a), adc_completion_get_text (b)));
}

GPtrArray *
adc_completions_file_merge (GPtrArray *base, GPtrArray *ours, GPtrArray *theirs)
{
  GPtrArray *merged = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr(GHashTable) known = index_items (base);
  g_autoptr(GHashTable) here = index_items (ours);
  g_autoptr(GHashTable) there = index_items (theirs);

  for (guint i = 0; i < ours->len; i++) {
    AdcCompletion *mine = ours->pdata[i];
    AdcCompletion *before = find_same (known, mine), *other = find_same (there, mine);

    if (!is_same_value (mine, before)) /* typed here */
      g_ptr_array_add (merged, g_object_ref (mine));
    else if (other != NULL)
      g_ptr_array_add (merged, g_object_ref (is_same_value (mine, other) ? mine : other));
  }
  for (guint i = 0; i < theirs->len; i++) {
    AdcCompletion *other = theirs->pdata[i];

    /* Taken away here, unless somebody has typed another since. */
    if (find_same (here, other) == NULL && !is_same_value (other, find_same (known, other)))
      g_ptr_array_add (merged, g_object_ref (other));
  }

  return merged;
}

/* Others wait for it in their threads. What cannot be locked is written all the same: some file systems know no
 * locks. */
static int
lock_file (const char *path)
{
  g_autofree char *name = g_strconcat (path, ".lock", NULL);
  const int file = g_open (name, O_RDWR | O_CREAT | O_CLOEXEC, 0600);

  while (file >= 0 && flock (file, LOCK_EX) != 0 && errno == EINTR)
    ;
  return file;
}

/* What the file says now. One that is gone has not been emptied by anybody. */
static GPtrArray *
read_theirs (const char *path, GPtrArray *base, GError **error)
{
  g_autofree char *known = adc_completions_file_format (base);
  g_autofree char *contents = NULL;
  g_autoptr(GError) reason = NULL;
  GPtrArray *items;

  if (!g_file_test (path, G_FILE_TEST_EXISTS) ||
      (g_file_get_contents (path, &contents, NULL, NULL) && g_str_equal (contents, known)))
    return g_ptr_array_ref (base);

  items = adc_completions_file_read (path, &reason);
  if (items != NULL)
    return items;

  if (!g_error_matches (reason, ADC_ERROR, ADC_ERROR_INVALID)) {
    g_propagate_error (error, g_steal_pointer (&reason)); /* it may be as good as ever */
    return NULL;
  }

  return adc_completions_file_set_aside (path, error) ? g_ptr_array_ref (base) : NULL;
}

GPtrArray *
adc_completions_file_update (const char *path, GPtrArray *base, GPtrArray *ours, GError **error)
{
  g_autoptr(GPtrArray) theirs = NULL;
  g_autoptr(GPtrArray) merged = NULL;
  g_autofree char *contents = NULL;
  int lock;

  if (!make_folder (path, error))
    return NULL;

  lock = lock_file (path);
  theirs = read_theirs (path, base, error);
  if (theirs != NULL) {
    merged = adc_completions_file_merge (base, ours, theirs);
    contents = adc_completions_file_format (merged);
    if (!adc_completions_file_write (path, contents, error))
      g_clear_pointer (&merged, g_ptr_array_unref);
  }
  if (lock >= 0)
    close (lock);

  return g_steal_pointer (&merged);
}
