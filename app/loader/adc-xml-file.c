/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-xml-private.h"

#include "adc-problem.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define MAX_ATTRIBUTES 256 /* in one tag: libxml2 compares each with all others */

static void
complain_about_system (const char *path, int number, GPtrArray *problems)
{
  g_autofree char *shown = g_filename_display_name (path);
  /* Translators: the path of a file, what the system says */
  g_autofree char *text = g_strdup_printf (_("“%s” cannot be read: %s"), shown,
                                           g_strerror (number));

  g_ptr_array_add (problems, adc_problem_elsewhere (path, text));
}

/* A pipe that nobody writes to must not keep anybody waiting, hence O_NONBLOCK. */
static int
open_ordinary (const char *path, goffset *size, GPtrArray *problems)
{
  const int file = open (path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY);
  struct stat status;

  if (file < 0) {
    complain_about_system (path, errno, problems);
  } else if (fstat (file, &status) != 0 || !S_ISREG (status.st_mode)) {
    g_ptr_array_add (problems, adc_problem_new (path, 0, _("this is not an ordinary file")));
    close (file);
    return -1;
  } else {
    *size = status.st_size;
  }

  return file;
}

/* What the file says of its size may be wrong: reading goes on until it ends or is too much. */
static char *
read_all (int file, const char *path, gsize most, gsize *length, GPtrArray *problems)
{
  g_autoptr(GByteArray) contents = g_byte_array_new ();
  guint8 buffer[16384];
  gssize n_read;

  while ((n_read = read (file, buffer, sizeof buffer)) != 0) {
    if (n_read < 0 && errno == EINTR)
      continue;
    if (n_read < 0) {
      complain_about_system (path, errno, problems);
      return NULL;
    }
    g_byte_array_append (contents, buffer, (guint) n_read);
    if (contents->len > most)
      break;
  }

  *length = contents->len;
  g_byte_array_append (contents, (const guint8 *) "", 1);
  return (char *) g_byte_array_free (g_steal_pointer (&contents), FALSE);
}

static int
count_lines (const char *from, const char *to)
{
  int n_lines = 1;

  for (; from < to; from++)
    n_lines += *from == '\n';

  return n_lines;
}

static gboolean
is_utf8 (const char *path, const char *contents, gsize length, GPtrArray *problems)
{
  const char *end;

  if (g_utf8_validate_len (contents, length, &end))
    return TRUE;

  g_ptr_array_add (problems,
                   adc_problem_new (path, count_lines (contents, end),
                                    _("there is a character that XML does not allow, or the file "
                                       "is not in UTF-8")));
  return FALSE;
}

/* Where an attribute may begin to have its value: = and a quote. No text has so many of them without a tag in between,
 * and no tag has one inside. */
static gboolean
has_few_attributes (const char *path, const char *contents, GPtrArray *problems)
{
  guint n_attributes = 0;

  for (const char *c = contents; *c != '\0'; c++) {
    if (*c == '<') {
      n_attributes = 0;
    } else if (*c == '=') {
      const char *next = c + 1 + strspn (c + 1, " \t\r\n");

      if ((*next == '"' || *next == '\'') && ++n_attributes > MAX_ATTRIBUTES) {
        g_ptr_array_add (problems,
                         adc_problem_printf (path, count_lines (contents, c),
                                             _("there are more than %d attributes here"),
                                             MAX_ATTRIBUTES));
        return FALSE;
      }
    }
  }

  return TRUE;
}

char *
adc_xml_file_read (const char *path, guint megabytes, gsize *length, GPtrArray *problems)
{
  const gsize most = (gsize) megabytes * 1024 * 1024;
  g_autofree char *contents = NULL;
  goffset size = 0;
  const int file = open_ordinary (path, &size, problems);

  if (file < 0)
    return NULL;

  if (size <= (goffset) most)
    contents = read_all (file, path, most, length, problems);
  close (file);
  if (size > (goffset) most || (contents != NULL && *length > most)) {
    g_ptr_array_add (problems, adc_problem_printf (path, 0, _("the file is larger than %d MB"),
                                                   (int) megabytes));
    return NULL;
  }

  if (contents == NULL || !is_utf8 (path, contents, *length, problems) ||
      !has_few_attributes (path, contents, problems))
    return NULL;

  return g_steal_pointer (&contents);
}
