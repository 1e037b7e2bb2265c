/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-pack-template.h"

#include "adc-library-loader.h"
#include "adc-pack-folder.h"
#include "adc-visible.h"
#include "adc-whole-file.h"

#include <errno.h>
#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#define TEMPLATE "template" /* its folder and its id */
#define MAX_NAME 100        /* characters */
#define N_TITLES 2          /* of the game: one for each language */

static const char * const files[] = {
  "README.md", "cards.xml", "decks.xml", "game.xml", "rules.xml", "terms.xml", "units.xml",
};

char *
adc_pack_suggest_id (const char *name)
{
  g_autofree char *ascii = g_str_to_ascii (name, "C");
  g_autoptr(GString) id = g_string_new (NULL);

  for (const char *c = ascii; *c != '\0'; c++) {
    if (g_ascii_isalnum (*c))
      g_string_append_c (id, g_ascii_tolower (*c));
    else if (id->len > 0 && id->str[id->len - 1] != '-')
      g_string_append_c (id, '-');
  }
  g_string_truncate (id, MIN (id->len, 64));
  while (id->len > 0 && id->str[id->len - 1] == '-')
    g_string_truncate (id, id->len - 1);

  return id->len > 0 ? g_string_free (g_steal_pointer (&id), FALSE) : NULL;
}

static gboolean
is_empty (const char *folder)
{
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);

  return dir != NULL ? g_dir_read_name (dir) == NULL
                     : !g_file_test (folder, G_FILE_TEST_EXISTS | G_FILE_TEST_IS_SYMLINK);
}

static gboolean
check_id (const char *id, GError **error)
{
  if (id == NULL || !adc_pack_is_id (id))
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                 _("“%s” cannot be the id of a game: it takes small letters, digits and single "
                   "hyphens between them, 64 at most."),
                 id != NULL ? id : "");
  else if (adc_pack_ships (id))
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                 _("The game “%s” comes with the program: choose another id."), id);
  else
    return TRUE;

  return FALSE;
}

static gboolean
check_name (const char *name, GError **error)
{
  if (g_utf8_validate (name, -1, NULL) && adc_visible_find_trick (name) == 0 &&
      g_utf8_strlen (name, -1) <= MAX_NAME && strspn (name, " \t\r\n") < strlen (name))
    return TRUE;

  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
               _("The name of a game has from 1 to %d characters, and none that cannot be shown."),
               MAX_NAME);
  return FALSE;
}

/* What the first titles of a game say, which stand at the beginning of a line. */
static void
rename_game (GString *text, const char *name)
{
  g_autofree char *escaped = g_markup_escape_text (name, -1);
  gsize position = 0;

  for (guint i = 0; i < N_TITLES; i++) {
    const char *title = strstr (text->str + position, "\n  <title");
    const char *start = title != NULL ? strchr (title, '>') : NULL;
    const char *end = start != NULL ? strstr (start, "</title>") : NULL;

    if (end == NULL)
      return;
    position = (gsize) (start + 1 - text->str);
    g_string_erase (text, (gssize) position, end - start - 1);
    g_string_insert (text, (gssize) position, escaped);
  }
}

static gboolean
write_file (const char *folder, const char *file, const char *id, const char *name, GError **error)
{
  g_autofree char *from = adc_dup_data_path (TEMPLATE, file, NULL);
  g_autofree char *to = g_build_filename (folder, file, NULL);
  g_autofree char *contents = NULL;
  g_autofree char *root = g_strdup_printf ("<game format=\"1\" id=\"%s\"", id);
  g_autofree char *part = g_strdup_printf ("<entries format=\"1\" game=\"%s\"", id);
  g_autoptr(GString) text = NULL;

  if (!g_file_get_contents (from, &contents, NULL, error))
    return FALSE;

  text = g_string_new (contents);
  g_string_replace (text, "<game format=\"1\" id=\"" TEMPLATE "\"", root, 0);
  g_string_replace (text, "<entries format=\"1\" game=\"" TEMPLATE "\"", part, 0);
  if (name != NULL && g_str_equal (file, "game.xml"))
    rename_game (text, name);

  return adc_whole_file_write (to, text->str, (gssize) text->len, G_FILE_SET_CONTENTS_ONLY_EXISTING,
                               0666, error);
}

gboolean
adc_pack_template_write (const char *folder, const char *id, const char *name, char **given_id,
                         GError **error)
{
  g_autofree char *absolute = g_canonicalize_filename (folder, NULL);
  g_autofree char *basename = g_path_get_basename (absolute);
  g_autofree char *shown = g_filename_display_name (folder);
  g_autofree char *own_id = id != NULL ? g_strdup (id)
                                       : adc_pack_suggest_id (name != NULL ? name : basename);

  if (!check_id (own_id, error) || (name != NULL && !check_name (name, error)))
    return FALSE;

  if (!is_empty (absolute)) {
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_EXISTS,
                 _("“%s” is there already and not empty: nothing was written."), shown);
    return FALSE;
  }
  if (g_mkdir_with_parents (absolute, 0755) != 0) {
    g_set_error (error, G_IO_ERROR, g_io_error_from_errno (errno),
                 _("The folder “%s” cannot be made"), shown);
    return FALSE;
  }

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    if (!write_file (absolute, files[i], own_id, name, error))
      return FALSE;

  if (given_id != NULL)
    *given_id = g_steal_pointer (&own_id);
  return TRUE;
}
