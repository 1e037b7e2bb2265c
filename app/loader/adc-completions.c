/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-completions.h"

#include "adc-error.h"
#include "adc-library-loader.h"
#include "adc-xml.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

struct _AdcCompletions {
  GObject     parent_instance;
  char       *path;
  GPtrArray  *items; /* of AdcCompletion */
  AdcLibrary *library;
  gboolean    unreadable; /* the file on disk could not be read: never write over it */
};

static GType
adc_completions_get_item_type (GListModel *model G_GNUC_UNUSED)
{
  return ADC_TYPE_COMPLETION;
}

static guint
adc_completions_get_n_items (GListModel *model)
{
  return ADC_COMPLETIONS (model)->items->len;
}

static gpointer
adc_completions_get_item (GListModel *model, guint position)
{
  GPtrArray *items = ADC_COMPLETIONS (model)->items;

  return position < items->len ? g_object_ref (items->pdata[position]) : NULL;
}

static void
list_model_iface_init (GListModelInterface *iface)
{
  iface->get_item_type = adc_completions_get_item_type;
  iface->get_n_items = adc_completions_get_n_items;
  iface->get_item = adc_completions_get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (AdcCompletions, adc_completions, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_iface_init))

static void
adc_completions_dispose (GObject *object)
{
  g_clear_object (&ADC_COMPLETIONS (object)->library);
  G_OBJECT_CLASS (adc_completions_parent_class)->dispose (object);
}

static void
adc_completions_finalize (GObject *object)
{
  AdcCompletions *self = ADC_COMPLETIONS (object);

  g_free (self->path);
  g_ptr_array_unref (self->items);
  G_OBJECT_CLASS (adc_completions_parent_class)->finalize (object);
}

static void
adc_completions_class_init (AdcCompletionsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_completions_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_completions_finalize;
}

static void
adc_completions_init (AdcCompletions *self)
{
  self->items = g_ptr_array_new_with_free_func (g_object_unref);
}

AdcCompletions *
adc_completions_new (const char *path)
{
  AdcCompletions *self = g_object_new (ADC_TYPE_COMPLETIONS, NULL);

  self->path = g_strdup (path);
  return self;
}

char *
adc_completions_dup_default_path (void)
{
  return g_build_filename (g_get_user_data_dir (), "aide-de-camp", "completions.xml", NULL);
}

static AdcPiece *
find_piece (AdcCompletions *self, AdcCompletion *completion)
{
  AdcGame *game = self->library != NULL
                    ? adc_library_get_game (self->library, adc_completion_get_game (completion))
                    : NULL;
  AdcEntry *entry = game != NULL ? adc_game_lookup (game, adc_completion_get_entry (completion))
                                 : NULL;

  return ADC_IS_PIECE (entry) ? ADC_PIECE (entry) : NULL;
}

/* The value as the game wants it today, or NULL when the game has changed under it: then it stays
 * in the file, unused. */
static char *
dup_valid_text (AdcPiece *piece, AdcCompletion *completion)
{
  g_autoptr(AdcGame) game = adc_entry_dup_game (ADC_ENTRY (piece));
  AdcStat *stat = adc_game_get_stat (game, adc_entry_get_kind (ADC_ENTRY (piece)),
                                     adc_completion_get_stat (completion));

  return stat != NULL ? adc_stat_normalise (stat, game, adc_completion_get_text (completion), NULL)
                      : NULL;
}

static void
show (AdcCompletions *self, AdcCompletion *completion, gboolean present)
{
  AdcPiece *piece = find_piece (self, completion);
  g_autofree char *text = NULL;

  if (piece == NULL)
    return;

  if (present)
    text = dup_valid_text (piece, completion);
  adc_piece_set_user_value (piece, adc_completion_get_stat (completion), text);
}

static guint
position_of (AdcCompletions *self, const char *game, const char *entry, const char *stat)
{
  for (guint i = 0; i < self->items->len; i++)
    if (adc_completion_is_for (self->items->pdata[i], game, entry, stat))
      return i;

  return self->items->len;
}

static void
put (AdcCompletions *self, AdcCompletion *completion)
{
  const guint position = position_of (self, adc_completion_get_game (completion),
                                      adc_completion_get_entry (completion),
                                      adc_completion_get_stat (completion));
  const gboolean replaces = position < self->items->len;

  if (replaces)
    g_ptr_array_remove_index (self->items, position);
  g_ptr_array_insert (self->items, position, g_object_ref (completion));
  g_list_model_items_changed (G_LIST_MODEL (self), position, replaces ? 1 : 0, 1);
  show (self, completion, TRUE);
}

static void
take_out (AdcCompletions *self, guint position)
{
  g_autoptr(AdcCompletion) completion = g_object_ref (self->items->pdata[position]);

  g_ptr_array_remove_index (self->items, position);
  g_list_model_items_changed (G_LIST_MODEL (self), position, 1, 0);
  show (self, completion, FALSE);
}

/* Reads a file of completions into an array of AdcCompletion. */
static GPtrArray *
read_file (const char *path, GError **error)
{
  g_autoptr(GPtrArray) problems =
    g_ptr_array_new_with_free_func ((GDestroyNotify) adc_problem_free);
  g_autoptr(GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  g_autofree char *schema_path = adc_dup_data_path ("schemas", "completions.rng", NULL);
  g_autoptr(AdcSchema) schema = adc_schema_load (schema_path, error);
  g_autoptr(xmlDoc) doc = NULL;

  if (schema == NULL)
    return NULL;

  doc = adc_xml_read (path, problems);
  if (doc == NULL || !adc_schema_validate (schema, doc, path, problems)) {
    g_autofree char *message = adc_problem_format (problems->pdata[0]);

    g_set_error_literal (error, ADC_ERROR, ADC_ERROR_INVALID, message);
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

static gboolean
write_file (AdcCompletions *self, const char *path, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr(GString) out = g_string_new (
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<completions format=\"1\">\n");

  for (guint i = 0; i < self->items->len; i++) {
    AdcCompletion *item = self->items->pdata[i];
    g_autofree char *line =
      g_markup_printf_escaped ("  <value game=\"%s\" entry=\"%s\" stat=\"%s\">%s</value>\n",
                               adc_completion_get_game (item), adc_completion_get_entry (item),
                               adc_completion_get_stat (item), adc_completion_get_text (item));

    g_string_append (out, line);
  }
  g_string_append (out, "</completions>\n");

  if (g_mkdir_with_parents (folder, 0700) != 0) {
    g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_FAILED, _("The folder “%s” cannot be made"),
                 folder);
    return FALSE;
  }

  /* Written beside and renamed over: a full disk or a power cut leaves the old file whole. */
  return g_file_set_contents_full (path, out->str, out->len,
                                   G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE,
                                   0600, error);
}

static gboolean
set_unreadable_aside (AdcCompletions *self, GError **error)
{
  g_autoptr(GFile) file = g_file_new_for_path (self->path);
  g_autofree char *name = g_strdup_printf ("%s.unreadable-%" G_GINT64_FORMAT, self->path,
                                           g_get_real_time ());
  g_autoptr(GFile) aside = g_file_new_for_path (name);

  if (!g_file_move (file, aside, G_FILE_COPY_NONE, NULL, NULL, NULL, error))
    return FALSE;

  self->unreadable = FALSE;
  return TRUE;
}

static gboolean
save (AdcCompletions *self, GError **error)
{
  if (self->unreadable && !set_unreadable_aside (self, error))
    return FALSE;

  return write_file (self, self->path, error);
}

gboolean
adc_completions_load (AdcCompletions *self, GError **error)
{
  g_autoptr(GPtrArray) items = NULL;

  g_return_val_if_fail (ADC_IS_COMPLETIONS (self), FALSE);

  if (!g_file_test (self->path, G_FILE_TEST_EXISTS))
    return TRUE;

  items = read_file (self->path, error);
  self->unreadable = items == NULL;
  for (guint i = 0; items != NULL && i < items->len; i++)
    put (self, items->pdata[i]);

  return items != NULL;
}

void
adc_completions_attach (AdcCompletions *self, AdcLibrary *library)
{
  g_return_if_fail (ADC_IS_COMPLETIONS (self));

  g_set_object (&self->library, library);
  for (guint i = 0; i < self->items->len; i++)
    show (self, self->items->pdata[i], TRUE);
}

/* Puts the list back as it was when it cannot be saved: the screen never shows what the disk does
 * not hold. */
static gboolean
save_or_restore (AdcCompletions *self, AdcCompletion *before, guint position, GError **error)
{
  if (save (self, error))
    return TRUE;

  if (before != NULL)
    put (self, before);
  else
    take_out (self, position);

  return FALSE;
}

gboolean
adc_completions_set (AdcCompletions *self, AdcPiece *piece, const char *stat, const char *text,
                     GError **error)
{
  g_autoptr(AdcGame) game = NULL;
  g_autoptr(AdcCompletion) completion = NULL;
  g_autoptr(AdcCompletion) before = NULL;
  g_autofree char *normalised = NULL;
  const char *entry;
  AdcStat *found;
  guint position;

  g_return_val_if_fail (ADC_IS_COMPLETIONS (self), FALSE);
  g_return_val_if_fail (ADC_IS_PIECE (piece), FALSE);

  game = adc_entry_dup_game (ADC_ENTRY (piece));
  entry = adc_entry_get_id (ADC_ENTRY (piece));
  found = adc_game_get_stat (game, adc_entry_get_kind (ADC_ENTRY (piece)), stat);
  g_return_val_if_fail (found != NULL, FALSE);

  position = position_of (self, adc_game_get_id (game), entry, stat);
  if (position < self->items->len)
    before = g_object_ref (self->items->pdata[position]);

  /* An empty list of abilities is a value, "none"; an empty anything else means "unknown again". */
  if (text == NULL || (*text == '\0' && adc_stat_get_kind (found) != ADC_STAT_ABILITIES))
    return before == NULL || adc_completions_remove (self, before, error);

  normalised = adc_stat_normalise (found, game, text, error);
  if (normalised == NULL)
    return FALSE;

  completion = adc_completion_new (adc_game_get_id (game), entry, stat, normalised);
  put (self, completion);
  return save_or_restore (self, before, position, error);
}

gboolean
adc_completions_remove (AdcCompletions *self, AdcCompletion *completion, GError **error)
{
  g_autoptr(AdcCompletion) before = g_object_ref (completion);
  guint position;

  g_return_val_if_fail (ADC_IS_COMPLETIONS (self), FALSE);

  if (!g_ptr_array_find (self->items, completion, &position))
    return TRUE;

  take_out (self, position);
  return save_or_restore (self, before, position, error);
}

gboolean
adc_completions_export (AdcCompletions *self, const char *path, GError **error)
{
  g_return_val_if_fail (ADC_IS_COMPLETIONS (self), FALSE);

  return write_file (self, path, error);
}

int
adc_completions_import (AdcCompletions *self, const char *path, GError **error)
{
  g_autoptr(GPtrArray) before = NULL;
  g_autoptr(GPtrArray) items = NULL;

  g_return_val_if_fail (ADC_IS_COMPLETIONS (self), -1);

  items = read_file (path, error);
  if (items == NULL)
    return -1;

  before = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < self->items->len; i++)
    g_ptr_array_add (before, g_object_ref (self->items->pdata[i]));
  for (guint i = 0; i < items->len; i++)
    put (self, items->pdata[i]);

  if (!save (self, error)) {
    while (self->items->len > 0)
      take_out (self, self->items->len - 1);
    for (guint i = 0; i < before->len; i++)
      put (self, before->pdata[i]);
    return -1;
  }

  return items->len;
}
