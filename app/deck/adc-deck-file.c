/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-deck-file.h"

#include "adc-deck-document.h"
#include "adc-error.h"
#include "adc-library-loader.h"
#include "adc-whole-file.h"

#include <glib/gi18n-lib.h>

#define FORMAT 1

AdcSchema *
adc_deck_load_schema (GPtrArray *problems)
{
  g_autofree char *path = adc_dup_data_path ("schemas", "deck.rng", NULL);
  g_autoptr(GError) error = NULL;
  AdcSchema *schema = adc_schema_load (path, &error);

  if (schema == NULL)
    g_ptr_array_add (problems, adc_problem_elsewhere (path, error->message));

  return schema;
}

static gboolean
is_newer (const xmlNode *root)
{
  g_autofree char *format = adc_xml_dup_attribute (root, "format");
  guint64 number;

  return format != NULL &&
         g_ascii_string_to_unsigned (format, 10, FORMAT + 1, G_MAXUINT, &number, NULL);
}

static gboolean
has_title (const xmlNode *root)
{
  for (const xmlNode *node = adc_xml_first_element (root); node != NULL;
       node = adc_xml_next_element (node))
    if (adc_xml_is (node, "title"))
      return TRUE;

  return FALSE;
}

/* What the schema would refuse too, in words that help nobody. */
static gboolean
has_what_it_needs (const xmlNode *root, const char *path, GPtrArray *problems)
{
  const int line = xmlGetLineNo (root);
  AdcProblem *problem;

  if (!adc_xml_is (root, "deck"))
    problem = adc_problem_printf (path, line, _("the file should begin with <%s>, not <%s>"),
                                  "deck", root->name);
  else if (is_newer (root))
    problem = adc_problem_new (path, line,
                               _("this deck was saved by a later version of Aide-de-camp"));
  else if (!has_title (root))
    problem = adc_problem_printf (path, line, _("<%s> is missing"), "title");
  else
    return adc_deck_check_texts (root, path, problems);

  g_ptr_array_add (problems, problem);
  return FALSE;
}

static AdcDeck *
check_document (xmlDoc *doc, const char *path, AdcSchema *schema, GPtrArray *problems)
{
  if (!has_what_it_needs (xmlDocGetRootElement (doc), path, problems) ||
      !adc_schema_check (schema, doc, path, problems))
    return NULL;

  return adc_deck_read_document (doc, path, problems);
}

AdcDeck *
adc_deck_load_with (const char *path, AdcSchema *schema, GPtrArray *problems)
{
  g_autoptr(xmlDoc) doc = adc_xml_read_small (path, ADC_DECK_MAX_SIZE, problems);

  return doc != NULL ? check_document (doc, path, schema, problems) : NULL;
}

AdcDeck *
adc_deck_load (const char *path, GPtrArray *problems)
{
  g_autoptr(AdcSchema) schema = NULL;

  g_return_val_if_fail (path != NULL && problems != NULL, NULL);

  schema = adc_deck_load_schema (problems);
  return schema != NULL ? adc_deck_load_with (path, schema, problems) : NULL;
}

static gboolean
set_error (GError **error, const char *reason)
{
  /* Translators: why follows */
  g_set_error (error, ADC_ERROR, ADC_ERROR_INVALID, _("The deck cannot be saved: %s"), reason);
  return FALSE;
}

/* What could not be read again is not worth writing: a name that is too long, more cards than a
 * file may have. */
static gboolean
check_readable (xmlDoc *doc, gsize length, const char *path, GError **error)
{
  g_autoptr(GPtrArray) problems =
    g_ptr_array_new_with_free_func ((GDestroyNotify) adc_problem_free);
  g_autoptr(AdcSchema) schema = adc_deck_load_schema (problems);
  g_autoptr(AdcDeck) again = NULL;

  if (length > ADC_DECK_MAX_SIZE * 1024 * 1024)
    g_ptr_array_add (problems, adc_problem_printf (path, 0, _("the file is larger than %d MB"),
                                                   ADC_DECK_MAX_SIZE));
  else if (schema == NULL)
    return TRUE; /* the program was taken off the disk while it runs: what somebody did comes first */
  else
    again = check_document (doc, path, schema, problems);

  return again != NULL || set_error (error, ((AdcProblem *) problems->pdata[0])->message);
}

gboolean
adc_deck_save (AdcDeck *self, const char *path, GError **error)
{
  const GFileSetContentsFlags flags =
    G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE;
  g_autofree char *folder = NULL;
  g_autoptr(xmlDoc) doc = NULL;
  g_autoptr(AdcXmlString) contents = NULL;
  g_autoptr(GError) reason = NULL;
  int length;

  g_return_val_if_fail (ADC_IS_DECK (self) && path != NULL, FALSE);

  doc = adc_deck_write_document (self);
  xmlDocDumpFormatMemoryEnc (doc, &contents, &length, "UTF-8", TRUE);
  g_assert (contents != NULL);
  if (!check_readable (doc, length, path, error))
    return FALSE;

  folder = g_path_get_dirname (path);
  if (g_mkdir_with_parents (folder, 0700) != 0) {
    g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_FAILED, _("The folder “%s” cannot be made"),
                 folder);
    return FALSE;
  }

  return g_file_set_contents_full (path, (const char *) contents, length, flags, 0666, &reason) ||
         set_error (error, adc_whole_file_explain (reason));
}
