/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-release-notes.h"

#include "adc-language.h"
#include "adc-xml.h"

#include <gio/gio.h>
#include <libxml/parser.h>

static xmlNode *
find_child (const xmlNode *parent, const char *name)
{
  xmlNode *node = parent != NULL ? adc_xml_first_element (parent) : NULL;

  while (node != NULL && !adc_xml_is (node, name))
    node = adc_xml_next_element (node);

  return node;
}

/* Translations stand behind their originals. */
static gboolean
is_read_in (const xmlNode *node, const char *language)
{
  g_autofree char *own = adc_xml_dup_language (node);

  return g_strcmp0 (own, language) == 0;
}

static void
append_text (GString *out, const xmlNode *node)
{
  g_autofree char *text = adc_xml_dup_text (node);
  g_autofree char *escaped = g_markup_escape_text (text, -1);

  g_string_append_printf (out, "<%s>%s</%s>", node->name, escaped, node->name);
}

static char *
format_notes (const xmlNode *description, const char *language)
{
  GString *out = g_string_new (NULL);

  for (xmlNode *node = adc_xml_first_element (description); node != NULL;
       node = adc_xml_next_element (node)) {
    gsize before = out->len;
    gsize begun;

    if (adc_xml_is (node, "p")) {
      if (is_read_in (node, language))
        append_text (out, node);
      continue;
    }

    /* A list, in which each item is translated by itself. */
    g_string_append_printf (out, "<%s>", node->name);
    begun = out->len;
    for (xmlNode *item = adc_xml_first_element (node); item != NULL;
         item = adc_xml_next_element (item))
      if (is_read_in (item, language))
        append_text (out, item);
    if (out->len > begun)
      g_string_append_printf (out, "</%s>", node->name);
    else
      g_string_truncate (out, before);
  }

  return g_string_free (out, FALSE);
}

char *
adc_release_notes_dup (char **version)
{
  g_autoptr(GBytes) bytes = g_resources_lookup_data (ADC_RESOURCES "metainfo.xml", 0, NULL);
  g_autoptr(xmlDoc) doc = NULL;
  xmlNode *release, *description;
  const char *language = adc_language_get_current ();
  g_autofree char *notes = NULL;
  const char *contents;
  gsize length;

  g_assert (bytes != NULL);
  contents = g_bytes_get_data (bytes, &length);
  doc = xmlReadMemory (contents, (int) length, "metainfo.xml", NULL, XML_PARSE_NONET);
  g_assert (doc != NULL);
  /* The newest one comes first. */
  release = find_child (find_child (xmlDocGetRootElement (doc), "releases"), "release");
  description = find_child (release, "description");
  g_assert (description != NULL);
  *version = adc_xml_dup_attribute (release, "version");

  notes = format_notes (description, language);
  return *notes != '\0' ? g_steal_pointer (&notes) : format_notes (description, NULL);
}
