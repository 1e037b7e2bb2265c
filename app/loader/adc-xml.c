/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-xml.h"

#include "adc-problem.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <string.h>

#define MAX_FILE_SIZE 8 /* megabytes; our largest file is a tenth of one */

typedef struct {
  const char *path;
  GPtrArray  *problems;
  gboolean    has_doctype;
} Reader;

static void
collect_error (void *user_data, AdcXmlError error)
{
  xmlParserCtxt *context = user_data;
  Reader *reader = context->_private;
  g_autofree char *message = NULL;

  if (error->level == XML_ERR_WARNING || reader->has_doctype)
    return;

  message = adc_xml_explain (error);
  g_ptr_array_add (reader->problems, adc_problem_new (reader->path, error->line, message));
}

/* A document type is where entities, external files and expansion bombs come from. We need none of
 * them. */
static void
refuse_doctype (void *user_data, const xmlChar *name G_GNUC_UNUSED,
                const xmlChar *external_id G_GNUC_UNUSED, const xmlChar *system_id G_GNUC_UNUSED)
{
  xmlParserCtxt *context = user_data;
  Reader *reader = context->_private;

  reader->has_doctype = TRUE;
  g_ptr_array_add (reader->problems,
                   adc_problem_new (reader->path, xmlSAX2GetLineNumber (context),
                                    _("a document type (<!DOCTYPE>) is not allowed here")));
  xmlStopParser (context);
}

static char *
read_bounded (const char *path, guint megabytes, gsize *length, GPtrArray *problems)
{
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autoptr(GFileInfo) info = NULL;
  g_autoptr(GError) error = NULL;
  char *contents = NULL;

  info = g_file_query_info (file, G_FILE_ATTRIBUTE_STANDARD_SIZE "," G_FILE_ATTRIBUTE_STANDARD_TYPE,
                            G_FILE_QUERY_INFO_NONE, NULL, &error);
  if (info != NULL && g_file_info_get_file_type (info) != G_FILE_TYPE_REGULAR)
    g_ptr_array_add (problems, adc_problem_new (path, 0, _("this is not an ordinary file")));
  else if (info != NULL && g_file_info_get_size (info) > (goffset) megabytes * 1024 * 1024)
    g_ptr_array_add (problems, adc_problem_printf (path, 0, _("the file is larger than %d MB"),
                                                   (int) megabytes));
  else if (info == NULL || !g_file_get_contents (path, &contents, length, &error))
    g_ptr_array_add (problems, adc_problem_new (path, 0, error->message));

  return contents;
}

xmlDoc *
adc_xml_read (const char *path, GPtrArray *problems)
{
  return adc_xml_read_small (path, MAX_FILE_SIZE, problems);
}

xmlDoc *
adc_xml_read_small (const char *path, guint megabytes, GPtrArray *problems)
{
  const int options = XML_PARSE_NONET | XML_PARSE_NOCDATA;
  Reader reader = { path, problems, FALSE };
  g_autofree char *contents = NULL;
  xmlParserCtxt *context;
  xmlDoc *doc;
  gsize length;
  guint before = problems->len;

  contents = read_bounded (path, megabytes, &length, problems);
  if (contents == NULL)
    return NULL;

  context = xmlNewParserCtxt ();
  context->_private = &reader;
  context->sax->internalSubset = refuse_doctype;
  context->sax->serror = (xmlStructuredErrorFunc) collect_error;
  doc = xmlCtxtReadMemory (context, contents, length, path, NULL, options);
  if (doc == NULL && problems->len == before)
    g_ptr_array_add (problems, adc_problem_new (path, 0, _("this is not XML")));
  xmlFreeParserCtxt (context);

  if (problems->len > before)
    g_clear_pointer (&doc, xmlFreeDoc);

  return doc;
}

char *
adc_xml_dup_attribute (const xmlNode *node, const char *name)
{
  g_autoptr(AdcXmlString) value = xmlGetProp (node, BAD_CAST name);

  return g_strdup ((const char *) value);
}

char *
adc_xml_dup_language (const xmlNode *node)
{
  g_autoptr(AdcXmlString) language = xmlGetNsProp (node, BAD_CAST "lang", XML_XML_NAMESPACE);

  return g_strdup ((const char *) language);
}

gboolean
adc_xml_is (const xmlNode *node, const char *name)
{
  return g_str_equal ((const char *) node->name, name);
}

static xmlNode *
element_from (xmlNode *node)
{
  while (node != NULL && node->type != XML_ELEMENT_NODE)
    node = node->next;

  return node;
}

xmlNode *
adc_xml_first_element (const xmlNode *parent)
{
  return element_from (parent->children);
}

xmlNode *
adc_xml_next_element (const xmlNode *node)
{
  return element_from (node->next);
}

/* Only ASCII white space is collapsed: a no-break space was put there on purpose. */
char *
adc_xml_dup_text (const xmlNode *node)
{
  g_autoptr(AdcXmlString) content = xmlNodeGetContent (node);
  GString *out = g_string_new (NULL);
  gboolean pending = FALSE;

  for (const char *c = (const char *) content; *c != '\0'; c++) {
    if (g_ascii_isspace (*c)) {
      pending = out->len > 0;
      continue;
    }
    if (pending)
      g_string_append_c (out, ' ');
    g_string_append_c (out, *c);
    pending = FALSE;
  }

  return g_string_free (out, FALSE);
}
