/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "real-program.h"

/* In a place nobody has been to. */
static void
write_settings (gboolean is_welcomed)
{
  g_autofree char *settings = g_strdup_printf ("[io/github/aidedecamp/AideDeCamp]\nwelcomed=%s\n",
                                               is_welcomed ? "true" : "false");
  g_autofree char *folder = g_build_filename (g_get_user_config_dir (), "glib-2.0", "settings",
                                              NULL);
  g_autofree char *path = g_build_filename (folder, "keyfile", NULL);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, settings, -1, NULL));
}

GSubprocess *
real_program_start (const char *locale, gboolean is_welcomed)
{
  g_autoptr(GSubprocessLauncher) launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_NONE);
  g_autoptr(GError) error = NULL;
  GSubprocess *program;

  write_settings (is_welcomed);
  g_subprocess_launcher_setenv (launcher, "GSETTINGS_BACKEND", "keyfile", TRUE);
  /* Our program may not warn; libraries of this process may, about peers that come and go. */
  g_subprocess_launcher_setenv (launcher, "G_DEBUG", "fatal-warnings", TRUE);
  g_subprocess_launcher_setenv (launcher, "LC_ALL", locale, TRUE);
  program = g_subprocess_launcher_spawn (launcher, &error, g_getenv ("ADC_PROGRAM"), NULL);
  g_assert_no_error (error);

  return program;
}
