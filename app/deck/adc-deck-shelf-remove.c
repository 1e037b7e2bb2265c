/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-deck-document.h"
#include "adc-deck-folder.h"
#include "adc-deck-shelf-private.h"
#include "adc-error.h"
#include "adc-whole-file.h"

#include <glib/gi18n-lib.h>

#define ATTRIBUTES                                                                                 \
  G_FILE_ATTRIBUTE_STANDARD_TYPE "," G_FILE_ATTRIBUTE_STANDARD_SIZE ","                            \
  G_FILE_ATTRIBUTE_TIME_MODIFIED "," G_FILE_ATTRIBUTE_TIME_MODIFIED_USEC

void
adc_deck_remains_free (AdcDeckRemains *self)
{
  g_free (self->path);
  g_clear_pointer (&self->contents, g_bytes_unref);
  g_clear_pointer (&self->unsaved, g_bytes_unref);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcDeckRemains, adc_deck_remains_free)

/* What it takes to bring a file back as it is, whatever is in it. */
static AdcDeckRemains *
read_remains (AdcDeckShelf *self, const char *path, GError **error)
{
  g_autoptr(AdcDeckRemains) remains = g_new0 (AdcDeckRemains, 1);
  g_autofree char *unsaved = adc_deck_folder_dup_unsaved (self->folder, path);
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autoptr(GFile) unsaved_file = g_file_new_for_path (unsaved);
  g_autoptr(GFileInfo) info =
    g_file_query_info (file, ATTRIBUTES, G_FILE_QUERY_INFO_NONE, NULL, error);

  if (info == NULL)
    return NULL;
  if (g_file_info_get_file_type (info) != G_FILE_TYPE_REGULAR ||
      g_file_info_get_size (info) > ADC_DECK_MAX_SIZE * 1024 * 1024) {
    g_set_error (error, ADC_ERROR, ADC_ERROR_INVALID,
                 _("“%s” does not look like a deck and is left alone"), path);
    return NULL;
  }

  remains->path = g_strdup (path);
  remains->contents = g_file_load_bytes (file, NULL, NULL, error);
  if (remains->contents == NULL)
    return NULL;

  remains->unsaved = g_file_load_bytes (unsaved_file, NULL, NULL, NULL); /* seldom there */
  remains->modified =
    g_file_info_get_attribute_uint64 (info, G_FILE_ATTRIBUTE_TIME_MODIFIED) * G_USEC_PER_SEC +
    g_file_info_get_attribute_uint32 (info, G_FILE_ATTRIBUTE_TIME_MODIFIED_USEC);
  return g_steal_pointer (&remains);
}

gboolean
adc_deck_shelf_remove (AdcDeckShelf *self, const char *path, GError **error)
{
  g_autofree char *canonical = NULL;
  g_autofree char *unsaved = NULL;
  g_autoptr(AdcDeckRemains) remains = NULL;
  g_autoptr(GFile) file = NULL;
  g_autoptr(GFile) unsaved_file = NULL;
  AdcDeckSlot *slot;

  g_return_val_if_fail (ADC_IS_DECK_SHELF (self) && path != NULL, FALSE);

  canonical = g_canonicalize_filename (path, NULL);
  unsaved = adc_deck_folder_dup_unsaved (self->folder, canonical);
  file = g_file_new_for_path (canonical);
  unsaved_file = g_file_new_for_path (unsaved);
  slot = g_hash_table_lookup (self->slots, canonical);
  if (slot != NULL && slot->keeper != NULL)
    adc_file_keeper_flush (ADC_FILE_KEEPER (slot->keeper));
  remains = read_remains (self, canonical, error);
  if (remains == NULL ||
      (!g_file_trash (file, NULL, NULL) && !g_file_delete (file, NULL, error)))
    return FALSE;

  /* What was not saved belongs to this deck, not to another that may have its name one day. */
  if (slot != NULL)
    g_clear_object (&slot->keeper);
  g_file_delete (unsaved_file, NULL, NULL);
  g_clear_pointer (&self->remains, adc_deck_remains_free);
  self->remains = g_steal_pointer (&remains);
  adc_deck_shelf_show (self, canonical, NULL);

  return TRUE;
}

static gboolean
write_bytes (const char *path, GBytes *bytes, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (path);
  gsize length;
  const char *contents = g_bytes_get_data (bytes, &length);

  if (g_mkdir_with_parents (folder, 0700) != 0) {
    g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_FAILED, _("The folder “%s” cannot be made"),
                 folder);
    return FALSE;
  }

  return adc_whole_file_write (path, contents != NULL ? contents : "", length, 0, 0666, error);
}

/* Back to where it was in the list: a date that cannot be set is no harm. */
static void
set_modified (const char *path, gint64 modified)
{
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autoptr(GFileInfo) info = g_file_info_new ();

  g_file_info_set_attribute_uint64 (info, G_FILE_ATTRIBUTE_TIME_MODIFIED,
                                    modified / G_USEC_PER_SEC);
  g_file_info_set_attribute_uint32 (info, G_FILE_ATTRIBUTE_TIME_MODIFIED_USEC,
                                    modified % G_USEC_PER_SEC);
  g_file_set_attributes_from_info (file, info, G_FILE_QUERY_INFO_NONE, NULL, NULL);
}

gboolean
adc_deck_shelf_restore (AdcDeckShelf *self, GError **error)
{
  const AdcDeckRemains *remains;
  g_autofree char *unsaved = NULL;
  g_autoptr(AdcDeckItem) item = NULL;
  AdcDeckSlot *slot;

  g_return_val_if_fail (ADC_IS_DECK_SHELF (self), FALSE);

  remains = self->remains;
  if (remains == NULL) {
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
                         _("There is nothing to put back"));
    return FALSE;
  }
  if (g_file_test (remains->path, G_FILE_TEST_EXISTS)) {
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_EXISTS,
                 /* Translators: a file */
                 _("The deck cannot be put back: “%s” is there already"), remains->path);
    return FALSE;
  }

  unsaved = adc_deck_folder_dup_unsaved (self->folder, remains->path);
  if ((remains->unsaved != NULL && !write_bytes (unsaved, remains->unsaved, error)) ||
      !write_bytes (remains->path, remains->contents, error))
    return FALSE;

  set_modified (remains->path, remains->modified);
  slot = g_hash_table_lookup (self->slots, remains->path);
  if (slot != NULL) {
    adc_deck_slot_keep (slot);
    adc_file_keeper_touch (ADC_FILE_KEEPER (slot->keeper)); /* it may have been changed meanwhile */
  }
  item = adc_deck_folder_read_item (remains->path, NULL);
  adc_deck_shelf_show (self, remains->path, item);
  g_clear_pointer (&self->remains, adc_deck_remains_free);

  return TRUE;
}
