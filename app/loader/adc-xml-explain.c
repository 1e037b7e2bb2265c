/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-visible.h"
#include "adc-xml.h"

#include <glib/gi18n-lib.h>

/* What authors of games really meet has a sentence of its own; the rest falls back on two that are
 * always true. */

#define MAX_QUOTED 60 /* characters of the file in a sentence about it */

/* What libxml2 quotes may be as long as the file, and cut in the middle of a character. */
static char *
dup_quoted (const char *text)
{
  g_autofree char *valid = adc_visible_dup (text != NULL ? text : "");

  if (g_utf8_strlen (valid, -1) > MAX_QUOTED) {
    g_autofree char *start = g_utf8_substring (valid, 0, MAX_QUOTED);

    return g_strconcat (start, "…", NULL);
  }

  return g_steal_pointer (&valid);
}

static char *
explain_syntax (AdcXmlError error)
{
  g_autofree char *first = dup_quoted (error->str1);
  g_autofree char *second = dup_quoted (error->str2);

  switch (error->code) {
  case XML_ERR_TAG_NAME_MISMATCH:
    /* Translators: two XML element names and the line of the first */
    return g_strdup_printf (_("<%s>, opened on line %d, is closed by </%s>"), first, error->int1,
                            second);
  case XML_ERR_TAG_NOT_FINISHED:
    return g_strdup_printf (_("<%s> is never closed"), first);
  case XML_ERR_DOCUMENT_EMPTY:
    return g_strdup (_("the file is empty or does not begin with an element"));
  case XML_ERR_DOCUMENT_END:
    return g_strdup (_("there is something after the end of the document"));
  case XML_ERR_UNDECLARED_ENTITY:
  case XML_WAR_UNDECLARED_ENTITY:
    return g_strdup_printf (_("the entity &%s; is not known"), first);
  case XML_ERR_ATTRIBUTE_REDEFINED:
    return g_strdup_printf (_("the attribute “%s” stands twice"), first);
  case XML_ERR_INVALID_CHAR:
  case XML_ERR_INVALID_ENCODING:
    return g_strdup (
        _("there is a character that XML does not allow, or the file is not in UTF-8"));
  case XML_ERR_LT_IN_ATTRIBUTE:
    return g_strdup (_("“<” inside an attribute must be written “&lt;”"));
  case XML_ERR_NAME_REQUIRED:
    return g_strdup (_("“<” or “&” inside a text must be written “&lt;” or “&amp;”"));
  case XML_ERR_ENTITY_LOOP:
    return g_strdup (_("an entity contains itself"));
  default:
    return g_strdup (_("this is not well-formed XML"));
  }
}

/* The validator's codes are not public, but stable since 2.6: relaxng.h lists them as
 * xmlRelaxNGValidErr. */
static char *
explain_schema (AdcXmlError error)
{
  g_autofree char *first = dup_quoted (error->str1);
  g_autofree char *second = dup_quoted (error->str2);
  const xmlNode *node = error->node;

  switch (error->code) {
  case XML_RELAXNG_ERR_ELEMWRONG:
    return g_strdup_printf (_("<%s> is not expected here"), first);
  case XML_RELAXNG_ERR_ELEMNAME:
    return g_strdup_printf (_("<%s> is expected here, not <%s>"), first, second);
  case XML_RELAXNG_ERR_NOELEM:
    return g_strdup_printf (_("<%s> is missing"), first);
  case XML_RELAXNG_ERR_ATTRVALID:
    return g_strdup_printf (_("an attribute of <%s> is missing or wrong"), first);
  case XML_RELAXNG_ERR_INVALIDATTR:
    return g_strdup_printf (_("the attribute “%s” of <%s> is unknown or has a wrong value"), first,
                            second);
  case XML_RELAXNG_ERR_CONTENTVALID:
    return g_strdup_printf (_("the content of <%s> is not what it should be"), first);
  case XML_RELAXNG_ERR_EXTRACONTENT:
    return g_strdup_printf (_("<%s> holds something it should not: %s"), first, second);
  case XML_RELAXNG_ERR_TEXTWRONG:
    return g_strdup_printf (_("<%s> may not hold text of its own"), first);
  case XML_RELAXNG_ERR_DATATYPE: /* of which it says the type, and not what does not fit it */
    return g_strdup_printf (_("the content of <%s> is not what it should be"),
                            node != NULL ? (const char *) node->name : "…");
  case XML_RELAXNG_ERR_TYPEVAL:
  case XML_RELAXNG_ERR_VALUE:
    return g_strdup_printf (_("the value “%s” is not possible here"),
                            *second != '\0' ? second : first);
  default:
    return g_strdup (_("this does not follow the schema"));
  }
}

char *
adc_xml_explain (AdcXmlError error)
{
  return error->domain == XML_FROM_RELAXNGV ? explain_schema (error) : explain_syntax (error);
}
