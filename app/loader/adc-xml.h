/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <libxml/relaxng.h>
#include <libxml/tree.h>
#include <libxml/xmlerror.h>

/* libxml2, tamed: ordinary files of a bounded size, in UTF-8, with a bounded number of elements; no network, no document
 * type and so no entities at all, no namespaces and so nothing included. */

G_DEFINE_AUTOPTR_CLEANUP_FUNC (xmlDoc, xmlFreeDoc)

typedef xmlChar AdcXmlString; /* xmlFree is a variable, so it needs a function around it */
static inline void adc_xml_string_free (AdcXmlString *string) { xmlFree (string); }
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcXmlString, adc_xml_string_free)

#if LIBXML_VERSION >= 21200
typedef const xmlError *AdcXmlError;
#else
typedef xmlError *AdcXmlError;
#endif

typedef struct _AdcSchema AdcSchema;

/* Problems (AdcProblem) are appended to the array; NULL is returned when there was at least one. */
xmlDoc    *adc_xml_read         (const char *path, GPtrArray *problems);
xmlDoc    *adc_xml_read_small   (const char *path, guint megabytes, GPtrArray *problems); /* at most */

/* Elements that stand in one other, except in the root of a file of entries. */
#define ADC_XML_MAX_CHILDREN 1000

/* How much there is in documents. */
typedef struct {
  guint n_elements;
  gsize n_bytes; /* of texts and attributes */
} AdcXmlSize;

/* Whether all texts and attributes can be shown as they are: none has a character that plays tricks, none is absurdly
 * long; nor is any element absurdly full. If not, the first that is not becomes a problem. What there is is added to the size. */
gboolean   adc_xml_check_texts  (xmlDoc *doc, const char *path, AdcXmlSize *size, GPtrArray *problems);

AdcSchema *adc_schema_load      (const char *path, GError **error);
void       adc_schema_free      (AdcSchema *self);

/* Appends what is wrong, or at least the first thing. Returns whether the document is sound. */
gboolean   adc_schema_check     (AdcSchema *self, xmlDoc *doc, const char *path, GPtrArray *problems);

/* For a root whose children do not depend on each other: appends all that is wrong and takes the offending children out
 * of the document, so that one bad entry hides neither the next bad one nor the good ones. All of them, when it is the root
 * that is wrong. Returns whether the document was sound. */
gboolean   adc_schema_validate  (AdcSchema *self, xmlDoc *doc, const char *path, GPtrArray *problems);

char      *adc_xml_dup_attribute (const xmlNode *node, const char *name); /* or NULL */
char      *adc_xml_dup_language  (const xmlNode *node); /* its own xml:lang, or NULL */
gboolean   adc_xml_is            (const xmlNode *node, const char *name);
xmlNode   *adc_xml_first_element (const xmlNode *parent);
xmlNode   *adc_xml_next_element  (const xmlNode *node);
char      *adc_xml_dup_text      (const xmlNode *node); /* white space collapsed */

/* libxml2 speaks English only; this says the same in the user's language. */
char      *adc_xml_explain       (AdcXmlError error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcSchema, adc_schema_free)
