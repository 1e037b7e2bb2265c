/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-word-list.h"

#include "adc-library-loader.h"
#include "adc-problem.h"
#include "adc-tokenizer.h"
#include "adc-xml.h"

#define MAX_MEGABYTES 4
#define MAX_WORDS 10000 /* to ignore */

AdcWordList *
adc_word_list_new (void)
{
  AdcWordList *self = g_new0 (AdcWordList, 1);

  self->ignored = g_ptr_array_new_with_free_func (g_free);
  self->alike = g_ptr_array_new_with_free_func (g_free);
  return self;
}

void
adc_word_list_free (AdcWordList *self)
{
  g_ptr_array_unref (self->ignored);
  g_ptr_array_unref (self->alike);
  g_free (self);
}

static void
read_children (AdcWordList *self, const xmlNode *root)
{
  for (const xmlNode *node = adc_xml_first_element (root); node != NULL;
       node = adc_xml_next_element (node)) {
    g_autofree char *text = adc_xml_dup_text (node);

    if (adc_xml_is (node, "alike")) {
      g_ptr_array_add (self->alike, g_steal_pointer (&text));
    } else {
      g_auto(GStrv) words = adc_fold_words (text, MAX_WORDS);

      for (guint i = 0; words[i] != NULL; i++)
        g_ptr_array_add (self->ignored, g_steal_pointer (&words[i]));
    }
  }
}

AdcWordList *
adc_word_list_load (GError **error)
{
  g_autofree char *path = adc_dup_data_path ("words.xml", NULL);
  g_autofree char *schema_path = adc_dup_data_path ("schemas", "words.rng", NULL);
  g_autoptr(GPtrArray) problems =
    g_ptr_array_new_with_free_func ((GDestroyNotify) adc_problem_free);
  g_autoptr(xmlDoc) doc = adc_xml_read_small (path, MAX_MEGABYTES, problems);
  g_autoptr(AdcSchema) schema = adc_schema_load (schema_path, error);
  AdcWordList *self;

  if (schema == NULL)
    return NULL;
  if (doc == NULL || !adc_schema_check (schema, doc, path, problems)) {
    g_autofree char *reason = adc_problem_format (problems->pdata[0]);

    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, reason);
    return NULL;
  }

  self = adc_word_list_new ();
  read_children (self, xmlDocGetRootElement (doc));
  return self;
}
