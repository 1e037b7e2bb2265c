/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-error.h"
#include "adc-problem.h"
#include "adc-xml.h"

#include <glib/gi18n-lib.h>
#include <libxml/parser.h>

#define MAX_FOUND 50        /* problems of one file; to find the next ones, all of it is gone through again */
#define MAX_CHECKED 1000000 /* elements, every time they are gone through; a second or two */

struct _AdcSchema {
  xmlRelaxNG *relaxng;
};

typedef struct {
  const char *path;
  GPtrArray  *problems;
  GPtrArray  *culprits; /* of xmlNode: children of the root that hold an error */
  char       *unplaced; /* the name of an element whose attributes are wrong, somewhere */
  guint       before;   /* problems there were before this file */
  guint       n_elements; /* in the document */
  guint      *n_checked;  /* elements gone through so far */
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

/* What is found from now on is not worth the wait. */
static gboolean
is_enough (const Validation *validation)
{
  return validation->problems->len - validation->before >= MAX_FOUND ||
         *validation->n_checked + validation->n_elements > MAX_CHECKED;
}

static guint
count_elements (const xmlNode *node)
{
  guint n_elements = 1;

  for (node = adc_xml_first_element (node); node != NULL; node = adc_xml_next_element (node))
    n_elements += count_elements (node);

  return n_elements;
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

static void
add_culprit (Validation *validation, xmlNode *node)
{
  xmlNode *entry = entry_of (node);

  if (entry != NULL && !g_ptr_array_find (validation->culprits, entry, NULL))
    g_ptr_array_add (validation->culprits, entry);
}

/* The validator tells of one mistake several times, from the inside out: the first sentence for a
 * line is the one that helps. Of attributes it may say no more than the name of their element, and
 * often it goes on to say which one, and where. */
static void
collect_error (void *user_data, AdcXmlError error)
{
  Validation *validation = user_data;
  g_autofree char *message = NULL;

  if (validation->problems->len - validation->before >= MAX_FOUND)
    return;

  if (error->node == NULL && error->code == XML_RELAXNG_ERR_ATTRVALID) {
    g_free (validation->unplaced);
    validation->unplaced = g_strdup (error->str1);
    return;
  }

  if (error->code == XML_RELAXNG_ERR_INVALIDATTR)
    g_clear_pointer (&validation->unplaced, g_free);
  add_culprit (validation, error->node);
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
run_validator (AdcSchema *self, xmlDoc *doc, Validation *validation)
{
  xmlRelaxNGValidCtxt *context = xmlRelaxNGNewValidCtxt (self->relaxng);
  gboolean sound;

  *validation->n_checked += validation->n_elements;
  xmlRelaxNGSetValidStructuredErrors (context, (xmlStructuredErrorFunc) collect_error, validation);
  sound = xmlRelaxNGValidateDoc (context, doc) == 0;
  xmlRelaxNGFreeValidCtxt (context);

  return sound;
}

static void
list_elements (const xmlNode *node, const char *name, GPtrArray *found)
{
  if (adc_xml_is (node, name))
    g_ptr_array_add (found, (gpointer) node);

  for (node = adc_xml_first_element (node); node != NULL; node = adc_xml_next_element (node))
    list_elements (node, name, found);
}

static void
remove_from (xmlNode *node)
{
  while (node != NULL) {
    xmlNode *next = node->next;

    xmlUnlinkNode (node);
    xmlFreeNode (node);
    node = next;
  }
}

/* Whether the attributes are wrong in the document up to the n-th element of that name. */
static gboolean
is_wrong_up_to (AdcSchema *self, xmlDoc *doc, const char *name, guint n,
                const Validation *whole)
{
  g_autoptr(xmlDoc) copy = xmlCopyDoc (doc, TRUE);
  g_autoptr(GPtrArray) elements = g_ptr_array_new ();
  g_autoptr(GPtrArray) problems =
    g_ptr_array_new_with_free_func ((GDestroyNotify) adc_problem_free);
  g_autoptr(GPtrArray) culprits = g_ptr_array_new ();
  Validation validation = { "", problems, culprits, NULL, 0, whole->n_elements, whole->n_checked };
  g_autofree char *unplaced = NULL;
  xmlNode *node;

  list_elements (xmlDocGetRootElement (copy), name, elements);
  node = elements->pdata[n];
  remove_from (node->children);
  for (; node->type == XML_ELEMENT_NODE; node = node->parent)
    remove_from (node->next);

  run_validator (self, copy, &validation);
  unplaced = validation.unplaced;
  return g_strcmp0 (unplaced, name) == 0;
}

/* The validator reads from top to bottom and stops there: the first element up to which the
 * document is wrong is the one. */
static xmlNode *
find_unplaced (AdcSchema *self, xmlDoc *doc, const char *name, const Validation *validation)
{
  g_autoptr(GPtrArray) elements = g_ptr_array_new ();
  guint first = 0, last;

  list_elements (xmlDocGetRootElement (doc), name, elements);
  if (elements->len == 0)
    return NULL;

  for (last = elements->len - 1; first < last;) {
    const guint middle = (first + last) / 2;

    if (is_enough (validation))
      return NULL;
    if (is_wrong_up_to (self, doc, name, middle, validation))
      last = middle;
    else
      first = middle + 1;
  }

  return elements->pdata[first];
}

static gboolean
validate_once (AdcSchema *self, xmlDoc *doc, Validation *validation)
{
  const gboolean sound = run_validator (self, doc, validation);
  g_autofree char *unplaced = g_steal_pointer (&validation->unplaced);
  xmlNode *node;
  int line;

  if (unplaced == NULL)
    return sound;

  node = find_unplaced (self, doc, unplaced, validation);
  line = node != NULL ? xmlGetLineNo (node) : 0;
  add_culprit (validation, node);
  if (!is_reported (validation, line))
    g_ptr_array_add (validation->problems,
                     adc_problem_printf (validation->path, line,
                                         _("an attribute of <%s> is missing or wrong"), unplaced));
  return FALSE;
}

gboolean
adc_schema_check (AdcSchema *self, xmlDoc *doc, const char *path, GPtrArray *problems)
{
  g_autoptr(GPtrArray) culprits = g_ptr_array_new ();
  const guint before = problems->len;
  guint n_checked = 0;
  Validation validation = { path, problems, culprits, NULL, before,
                            count_elements (xmlDocGetRootElement (doc)), &n_checked };

  if (validate_once (self, doc, &validation))
    return TRUE;

  if (problems->len == before)
    g_ptr_array_add (problems, adc_problem_new (path, 0, _("this does not follow the schema")));
  return FALSE;
}

/* What a whole document has in common while it is gone through. */
typedef struct {
  const char *path;
  GPtrArray  *problems;
  guint       before;    /* problems there were */
  guint       n_checked; /* elements gone through so far */
} Course;

/* FALSE: nothing of it can be trusted. Otherwise what is wrong is taken out. */
static gboolean
validate_part (AdcSchema *self, xmlDoc *doc, Course *course)
{
  const guint n_elements = count_elements (xmlDocGetRootElement (doc));

  for (;;) {
    g_autoptr(GPtrArray) culprits = g_ptr_array_new ();
    Validation validation = { course->path, course->problems, culprits, NULL,
                              course->before, n_elements, &course->n_checked };

    if (validate_once (self, doc, &validation))
      return TRUE;

    if (culprits->len == 0) /* the root itself is wrong, or nobody knows what is */
      return FALSE;

    if (is_enough (&validation)) {
      g_ptr_array_add (course->problems,
                       adc_problem_new (course->path, 0, _("there may be more: mend these first")));
      return FALSE;
    }

    for (guint i = 0; i < culprits->len; i++) {
      xmlUnlinkNode (culprits->pdata[i]);
      xmlFreeNode (culprits->pdata[i]);
    }
  }
}

/* Leaves the root with the first of its children only, and returns the others. */
static xmlNode *
cut_children (xmlNode *root)
{
  xmlNode *node = root->children;
  guint n_elements = 0;

  while (node != NULL && (node->type != XML_ELEMENT_NODE || ++n_elements <= ADC_XML_MAX_CHILDREN))
    node = node->next;
  if (node == NULL || node->prev == NULL)
    return NULL;

  root->last = node->prev;
  root->last->next = NULL;
  node->prev = NULL;
  return node;
}

static void
set_children (xmlNode *root, xmlNode *first)
{
  root->children = root->last = first;
  while (root->last != NULL && root->last->next != NULL)
    root->last = root->last->next;
}

static void
append_children (GPtrArray *nodes, xmlNode *root)
{
  for (xmlNode *node = root->children; node != NULL; node = node->next)
    g_ptr_array_add (nodes, node);
  set_children (root, NULL);
}

static void
join_children (xmlNode *root, GPtrArray *nodes)
{
  for (guint i = 0; i < nodes->len; i++) {
    xmlNode *node = nodes->pdata[i];

    node->prev = i > 0 ? nodes->pdata[i - 1] : NULL;
    node->next = i + 1 < nodes->len ? nodes->pdata[i + 1] : NULL;
  }
  set_children (root, nodes->len > 0 ? nodes->pdata[0] : NULL);
}

/* Some children at a time: for each mistake libxml2 goes through all that come before it. */
gboolean
adc_schema_validate (AdcSchema *self, xmlDoc *doc, const char *path, GPtrArray *problems)
{
  g_autoptr(GPtrArray) sound = g_ptr_array_new ();
  xmlNode *root = xmlDocGetRootElement (doc);
  Course course = { path, problems, problems->len, 0 };
  gboolean is_trusted = TRUE;
  xmlNode *rest;

  do {
    rest = cut_children (root);
    is_trusted = validate_part (self, doc, &course);
    append_children (sound, root);
    set_children (root, rest);
  } while (is_trusted && rest != NULL);

  append_children (sound, root);
  join_children (root, sound);
  if (!is_trusted)
    remove_from (root->children);

  return problems->len == course.before;
}
