/* SPDX-License-Identifier: GPL-3.0-or-later */

/* make-index FILE: writes the index that ships with the program. Not installed. */

#include "config.h"

#include "adc-index-cache.h"
#include "adc-language.h"

#include <stdlib.h>

int
main (int argc, char *argv[])
{
  g_autoptr(GError) error = NULL;

  if (argc != 2) {
    g_printerr ("usage: make-index FILE\n");
    return EXIT_FAILURE;
  }

  adc_language_set_current ("fr"); /* the texts' own: “Note:” before a note is a word of ours */

  /* Whoever builds it may have games of his own: they are not what ships. */
  g_setenv ("XDG_DATA_HOME", argv[1], TRUE);
  if (!adc_index_cache_write_shipped (argv[1], &error)) {
    g_printerr ("%s\n", error->message);
    return EXIT_FAILURE;
  }

  return EXIT_SUCCESS;
}
