/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-error.h"
#include "adc-problem.h"
#include "adc-xml.h"

#include <glib/gi18n-lib.h>
#include <libxml/parser.h>

struct _AdcSchema {
  xmlRelaxNG *relaxng;
};

typedef struct {
  const char *path;
  GPtrArray  *problems;
  GPtrArray  *culprits; /* of xmlNode: children of the root that hold an error */
} Validation;

static void
ignore_error (void *user_data G_GNUC_UNUSED, AdcXmlError error G_GNUC_UNUSED)
{
}

/* The child of the root that holds a node, or NULL for the root itself. */
static xmlNode *
entry_of (xmlNode *node)
{
  while (node != NULL && node->parent != NULL && node->parent->parent != NULL &&
         node->parent->parent->type != XML_DOCUMENT_NODE)
    node = node->parent;

  return node != NULL && node->parent != NULL && node->parent->type == XML_ELEMENT_NODE ? node
                                                                                        : NULL;
}

static gboolean
is_reported (Validation *validation, int line)
{
  for (guint i = 0; i < validation->problems->len; i++) {
    const AdcProblem *problem = validation->problems->pdata[i];

    if (problem->line == line && g_str_equal (problem->file, validation->path))
      return TRUE;
  }

  return FALSE;
}

/* The validator tells of one mistake several times, from the inside out: the first sentence for a
 * line is the one that helps. */
static void
collect_error (void *user_data, AdcXmlError error)
{
  Validation *validation = user_data;
  xmlNode *entry = entry_of (error->node);
  g_autofree char *message = NULL;

  if (entry != NULL && !g_ptr_array_find (validation->culprits, entry, NULL))
    g_ptr_array_add (validation->culprits, entry);

  if (is_reported (validation, error->line))
    return;

  message = adc_xml_explain (error);
  g_ptr_array_add (validation->problems, adc_problem_new (validation->path, error->line, message));
}

/* The first schema of the program also fills tables that all of them share, and libxml2 does not
 * guard them: games and scenarios are loaded in threads of their own. */
static xmlRelaxNG *
parse_schema (const char *contents, gsize length)
{
  static GMutex mutex;
  g_autoptr(GMutexLocker) locker = g_mutex_locker_new (&mutex);
  xmlRelaxNGParserCtxt *context;
  xmlRelaxNG *relaxng;

  xmlInitParser ();
  context = xmlRelaxNGNewMemParserCtxt (contents, length);
  xmlRelaxNGSetParserStructuredErrors (context, (xmlStructuredErrorFunc) ignore_error, NULL);
  relaxng = xmlRelaxNGParse (context);
  xmlRelaxNGFreeParserCtxt (context);

  return relaxng;
}

AdcSchema *
adc_schema_load (const char *path, GError **error)
{
  g_autofree char *contents = NULL;
  xmlRelaxNG *relaxng = NULL;
  AdcSchema *self;
  gsize length;

  /* Read by us: libxml2 would complain of a missing file on the terminal. */
  if (g_file_get_contents (path, &contents, &length, NULL))
    relaxng = parse_schema (contents, length);
  if (relaxng == NULL) {
    g_set_error (error, ADC_ERROR, ADC_ERROR_INVALID,
                 _("the schema “%s” is missing or cannot be read"), path);
    return NULL;
  }

  self = g_new0 (AdcSchema, 1);
  self->relaxng = relaxng;
  return self;
}

void
adc_schema_free (AdcSchema *self)
{
  xmlRelaxNGFree (self->relaxng);
  g_free (self);
}

static gboolean
validate_once (AdcSchema *self, xmlDoc *doc, Validation *validation)
{
  xmlRelaxNGValidCtxt *context = xmlRelaxNGNewValidCtxt (self->relaxng);
  gboolean sound;

  xmlRelaxNGSetValidStructuredErrors (context, (xmlStructuredErrorFunc) collect_error, validation);
  sound = xmlRelaxNGValidateDoc (context, doc) == 0;
  xmlRelaxNGFreeValidCtxt (context);

  return sound;
}

gboolean
adc_schema_validate (AdcSchema *self, xmlDoc *doc, const char *path, GPtrArray *problems)
{
  gboolean sound = TRUE;

  for (;;) {
    g_autoptr(GPtrArray) culprits = g_ptr_array_new ();
    Validation validation = { path, problems, culprits };

    if (validate_once (self, doc, &validation))
      return sound;

    sound = FALSE;
    if (culprits->len == 0) /* the root itself is wrong: nothing below it can be trusted */
      return FALSE;

    for (guint i = 0; i < culprits->len; i++) {
      xmlUnlinkNode (culprits->pdata[i]);
      xmlFreeNode (culprits->pdata[i]);
    }
  }
}
