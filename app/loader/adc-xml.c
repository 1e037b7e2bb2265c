/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-xml.h"

#include "adc-problem.h"
#include "adc-xml-private.h"

#include <glib/gi18n-lib.h>
#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <string.h>

#define MAX_FILE_SIZE 8     /* megabytes; our largest file is a tenth of one */
#define MAX_ELEMENTS 100000 /* in one file; ours have fewer than two thousand */
#define MAX_ATTRIBUTE 4096  /* bytes of one */

typedef struct {
  const char *path;
  GPtrArray  *problems;
  guint       n_elements;
  gboolean    is_refused; /* for what it is: what else may be wrong does not matter */
} Reader;

static void
collect_error (void *user_data, AdcXmlError error)
{
  xmlParserCtxt *context = user_data;
  Reader *reader = context->_private;
  g_autofree char *message = NULL;

  if (error->level == XML_ERR_WARNING || reader->is_refused)
    return;

  message = adc_xml_explain (error);
  g_ptr_array_add (reader->problems, adc_problem_new (reader->path, error->line, message));
}

static void
refuse (xmlParserCtxt *context, const char *message)
{
  Reader *reader = context->_private;

  reader->is_refused = TRUE;
  g_ptr_array_add (reader->problems,
                   adc_problem_new (reader->path, xmlSAX2GetLineNumber (context), message));
  xmlStopParser (context);
}

/* A document type is where entities, external files and expansion bombs come from. We need none of
 * them. */
static void
refuse_doctype (void *user_data, const xmlChar *name G_GNUC_UNUSED,
                const xmlChar *external_id G_GNUC_UNUSED, const xmlChar *system_id G_GNUC_UNUSED)
{
  refuse (user_data, _("a document type (<!DOCTYPE>) is not allowed here"));
}

/* Five pointers each: name, prefix, namespace, where the value begins and ends. */
static gboolean
has_long_attribute (const xmlChar **attributes, int n_attributes)
{
  for (int i = 0; i < n_attributes; i++)
    if (attributes[5 * i + 4] - attributes[5 * i + 3] > MAX_ATTRIBUTE)
      return TRUE;

  return FALSE;
}

/* Counted before there is a tree: a million elements are small in a file and large in memory. */
static void
start_element (void *user_data, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri,
               int n_namespaces, const xmlChar **namespaces, int n_attributes, int n_defaulted,
               const xmlChar **attributes)
{
  xmlParserCtxt *context = user_data;
  Reader *reader = context->_private;
  g_autofree char *message = NULL;

  if (n_namespaces > 0) {
    refuse (context, _("a namespace (xmlns) is not allowed here"));
  } else if (++reader->n_elements > MAX_ELEMENTS) {
    message = g_strdup_printf (_("there are more than %d elements in this file"), MAX_ELEMENTS);
    refuse (context, message);
  } else if (has_long_attribute (attributes, n_attributes)) {
    message = g_strdup_printf (_("an attribute is longer than %d bytes"), MAX_ATTRIBUTE);
    refuse (context, message);
  } else {
    xmlSAX2StartElementNs (user_data, name, prefix, uri, n_namespaces, namespaces, n_attributes,
                           n_defaulted, attributes);
  }
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
  Reader reader = { path, problems, 0, FALSE };
  g_autofree char *contents = NULL;
  xmlParserCtxt *context;
  xmlDoc *doc;
  gsize length;
  guint before = problems->len;

  contents = adc_xml_file_read (path, megabytes, &length, problems);
  if (contents == NULL)
    return NULL;

  context = xmlNewParserCtxt ();
  context->_private = &reader;
  context->sax->internalSubset = refuse_doctype;
  context->sax->startElementNs = start_element;
  context->sax->serror = (xmlStructuredErrorFunc) collect_error;
  doc = xmlCtxtReadMemory (context, contents, length, path, "UTF-8", options);
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
