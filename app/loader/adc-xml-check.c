/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-problem.h"
#include "adc-visible.h"
#include "adc-xml.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Bytes; ours have a tenth of that at most. A text is laid out whole when it is shown, and a name stands in lists. */
#define MAX_TEXT 16384
#define MAX_NAME 400

typedef struct {
  const char *path;
  GPtrArray  *problems;
  AdcXmlSize *size;
} Check;

static void
complain (Check *check, const xmlNode *node, const char *format, ...) G_GNUC_PRINTF (3, 4);

static void
complain (Check *check, const xmlNode *node, const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_ptr_array_add (check->problems,
                   adc_problem_new (check->path, xmlGetLineNo (node), message));
}

static gboolean
is_plain (Check *check, const xmlNode *node, const xmlChar *text)
{
  const gunichar trick = adc_visible_find_trick ((const char *) text);

  check->size->n_bytes += strlen ((const char *) text);
  if (trick == 0)
    return TRUE;

  /* Translators: the number of a character in Unicode, and the name of an XML element */
  complain (check, node, _("the invisible character U+%04X in <%s> is not allowed: it changes how "
                           "the text around it looks"),
            trick, node->name);
  return FALSE;
}

static gboolean
is_name (const xmlNode *node)
{
  return adc_xml_is (node, "title") || adc_xml_is (node, "synonym");
}

/* The node's own: its attributes, the text between its children. */
static gboolean
is_node_plain (Check *check, const xmlNode *node)
{
  const gsize most = is_name (node) ? MAX_NAME : MAX_TEXT;
  gsize n_bytes = 0;

  check->size->n_elements++;
  for (const xmlAttr *attribute = node->properties; attribute != NULL; attribute = attribute->next)
    for (const xmlNode *text = attribute->children; text != NULL; text = text->next)
      if (text->content != NULL && !is_plain (check, node, text->content))
        return FALSE;

  for (const xmlNode *child = node->children; child != NULL; child = child->next) {
    if (child->type != XML_TEXT_NODE && child->type != XML_CDATA_SECTION_NODE)
      continue;
    if (!is_plain (check, node, child->content))
      return FALSE;
    n_bytes += strspn ((const char *) child->content, " \t\r\n") ==
                   strlen ((const char *) child->content)
                 ? 0
                 : strlen ((const char *) child->content);
  }

  if (n_bytes > most)
    complain (check, node, _("the text of <%s> is longer than %u bytes"), node->name,
              (guint) most);
  return n_bytes <= most;
}

/* Entries do not depend on one another, so a file may have any number of them. */
static gboolean
may_be_full (const xmlNode *node)
{
  return node->parent->type != XML_ELEMENT_NODE && adc_xml_is (node, "entries");
}

/* Depth is bounded by libxml2's own limit. */
static gboolean
is_tree_plain (Check *check, const xmlNode *node)
{
  guint n_children = 0;

  if (!is_node_plain (check, node))
    return FALSE;

  for (const xmlNode *child = adc_xml_first_element (node); child != NULL;
       child = adc_xml_next_element (child)) {
    if (++n_children > ADC_XML_MAX_CHILDREN && !may_be_full (node)) {
      complain (check, node, _("<%s> holds more than %d elements"), node->name,
                ADC_XML_MAX_CHILDREN);
      return FALSE;
    }
    if (!is_tree_plain (check, child))
      return FALSE;
  }

  return TRUE;
}

gboolean
adc_xml_check_texts (xmlDoc *doc, const char *path, AdcXmlSize *size, GPtrArray *problems)
{
  Check check = { path, problems, size };

  return is_tree_plain (&check, xmlDocGetRootElement (doc));
}
