/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-whole-file.h"

#include <glib/gi18n-lib.h>

/* The system has words for these too, but not always in the language that is read here. */
const char *
adc_whole_file_explain (const GError *error)
{
  if (error->domain != G_FILE_ERROR)
    return error->message;

  switch (error->code) {
  case G_FILE_ERROR_NOSPC:
    /* Translators: why something cannot be written; follows a colon */
    return _("there is no room left on the disk");
  case G_FILE_ERROR_ROFS:
    /* Translators: why something cannot be written; follows a colon */
    return _("this place can only be read");
  case G_FILE_ERROR_ACCES:
  case G_FILE_ERROR_PERM:
    /* Translators: why something cannot be written; follows a colon */
    return _("you may not write there");
  case G_FILE_ERROR_NOENT:
  case G_FILE_ERROR_NOTDIR:
    /* Translators: why something cannot be written; follows a colon */
    return _("there is no such folder");
  case G_FILE_ERROR_ISDIR:
    /* Translators: why something cannot be written; follows a colon */
    return _("there is a folder of that name");
  case G_FILE_ERROR_NAMETOOLONG:
    /* Translators: why something cannot be written; follows a colon */
    return _("the name is too long");
  default:
    return error->message;
  }
}

gboolean
adc_whole_file_write (const char *path, const char *contents, gssize length,
                      GFileSetContentsFlags flags, int mode, GError **error)
{
  g_autoptr(GError) reason = NULL;
  g_autofree char *name = NULL;

  g_return_val_if_fail (path != NULL && (contents != NULL || length == 0), FALSE);

  if (g_file_set_contents_full (path, contents, length, flags | G_FILE_SET_CONTENTS_CONSISTENT,
                                mode, &reason))
    return TRUE;

  name = g_filename_display_basename (path);
  g_set_error (error, reason->domain, reason->code,
               /* Translators: the name of a file, why */
               _("“%s” cannot be written: %s."), name, adc_whole_file_explain (reason));
  return FALSE;
}
