/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The program as somebody meets it who cannot see it: from outside, through AT-SPI, by keyboard. */

#include <atspi/atspi.h>
#include <gio/gio.h>
#include <string.h>

#define MAX_SECONDS 60

/* The library is older than automatic cleanup. */
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AtspiAccessible, g_object_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AtspiStateSet, g_object_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AtspiText, g_object_unref)

static gboolean
time_is_up (gpointer user_data)
{
  *(gboolean *) user_data = TRUE;
  return G_SOURCE_CONTINUE;
}

static gboolean
look_again (gpointer user_data G_GNUC_UNUSED)
{
  return G_SOURCE_CONTINUE;
}

/* Appends the text of everything below that is on screen, as a screen reader finds it. */
static void
gather_text (AtspiAccessible *accessible, GString *out)
{
  g_autoptr(AtspiStateSet) states = atspi_accessible_get_state_set (accessible);
  g_autoptr(AtspiText) text = NULL;
  const int n_children = atspi_accessible_get_child_count (accessible, NULL);

  if (states == NULL || !atspi_state_set_contains (states, ATSPI_STATE_VISIBLE))
    return;

  text = atspi_accessible_get_text_iface (accessible);
  if (text != NULL) {
    const int length = atspi_text_get_character_count (text, NULL);
    g_autofree char *contents = atspi_text_get_text (text, 0, length, NULL);

    if (contents != NULL)
      g_string_append_printf (out, "%s\n", contents);
  }

  for (int i = 0; i < n_children; i++) {
    g_autoptr(AtspiAccessible) child = atspi_accessible_get_child_at_index (accessible, i, NULL);

    if (child != NULL)
      gather_text (child, out);
  }
}

static char *
dup_screen (void)
{
  AtspiAccessible *desktop = atspi_get_desktop (0);
  GString *out = g_string_new (NULL);
  const int n_applications = atspi_accessible_get_child_count (desktop, NULL);

  for (int i = 0; i < n_applications; i++) {
    g_autoptr(AtspiAccessible) application = atspi_accessible_get_child_at_index (desktop, i, NULL);
    g_autofree char *name = application != NULL ? atspi_accessible_get_name (application, NULL)
                                                : NULL;
    const int n_windows = application != NULL ? atspi_accessible_get_child_count (application, NULL)
                                              : 0;

    if (g_strcmp0 (name, "aide-de-camp") != 0)
      continue;
    for (int j = 0; j < n_windows; j++) {
      g_autoptr(AtspiAccessible) window =
        atspi_accessible_get_child_at_index (application, j, NULL);

      if (window != NULL)
        gather_text (window, out);
    }
  }

  return g_string_free (out, FALSE);
}

/* Waits until a text is on screen, and returns all that is there. */
static char *
wait_for (const char *expected)
{
  gboolean is_up = FALSE;
  const guint timer = g_timeout_add_seconds (MAX_SECONDS, time_is_up, &is_up);
  const guint ticker = g_timeout_add (100, look_again, NULL);
  char *screen = dup_screen ();

  while (strstr (screen, expected) == NULL) {
    if (is_up)
      g_error ("“%s” never came on screen, which shows:\n%s", expected, screen);
    g_main_context_iteration (NULL, TRUE);
    g_free (screen);
    atspi_accessible_clear_cache (atspi_get_desktop (0));
    screen = dup_screen ();
  }

  g_source_remove (timer);
  g_source_remove (ticker);
  return screen;
}

static void
press (guint keyval)
{
  g_autoptr(GError) error = NULL;

  atspi_generate_keyboard_event (keyval, NULL, ATSPI_KEY_SYM, &error);
  g_assert_no_error (error);
}

static void
type (const char *text)
{
  for (const char *c = text; *c != '\0'; c++)
    press (*c);
}

static void
test_look_up (void)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(GSubprocessLauncher) launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_NONE);
  g_autoptr(GSubprocess) program = NULL;
  g_autofree char *start = NULL;
  g_autofree char *results = NULL;
  g_autofree char *article = NULL;
  g_autofree char *again = NULL;
  g_autofree char *second = NULL;

  /* Our program may not warn; the client's library does, about peers that come and go. */
  g_subprocess_launcher_setenv (launcher, "G_DEBUG", "fatal-warnings", TRUE);
  program = g_subprocess_launcher_spawn (launcher, &error, g_getenv ("ADC_PROGRAM"), NULL);
  g_assert_no_error (error);
  start = wait_for ("Le Projet Arès");
  g_assert_null (strstr (start, "Résultats"));

  type ("bouclier");
  results = wait_for ("Termes");
  g_assert_nonnull (strstr (results, "Bouclier"));

  press (0xff0d); /* Return */
  /* The line under the title: no list of results has it. */
  article = wait_for ("Anglais : Shield");
  g_assert_nonnull (strstr (article, "pion d’Énergie"));
  g_assert_nonnull (strstr (article, "p. 9"));

  /* Down from what is typed to the results, and to the second of them. */
  type ("deep");
  again = wait_for ("Capacité d’Attaque en Profondeur");
  press (0xff54); /* Down */
  press (0xff54);
  press (0xff0d);
  second = wait_for ("Anglais : Deep Strike Ability");

  g_subprocess_force_exit (program);
  g_subprocess_wait (program, NULL, NULL);
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  g_log_set_always_fatal (G_LOG_LEVEL_ERROR);
  g_assert_cmpint (atspi_init (), ==, 0);
  g_test_add_func ("/atspi/look-up", test_look_up);
  status = g_test_run ();
  atspi_exit ();

  return status;
}
