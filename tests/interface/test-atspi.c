/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The program as somebody meets it who cannot see it: from outside, through AT-SPI, by keyboard. */

#include "assistive.h"
#include "real-program.h"

#include <atspi/atspi.h>
#include <string.h>

#define MAX_STEPS 60

/* The library is older than automatic cleanup. */
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AtspiAccessible, g_object_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AtspiStateSet, g_object_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AtspiText, g_object_unref)

/* Appends the text of everything below that is on screen, or its name, as a screen reader finds
 * it. */
static void
gather (AtspiAccessible *accessible, gboolean is_by_name, GString *out)
{
  g_autoptr(AtspiStateSet) states = atspi_accessible_get_state_set (accessible);
  g_autoptr(AtspiText) text = NULL;
  g_autofree char *name = NULL;
  const int n_children = atspi_accessible_get_child_count (accessible, NULL);

  if (states == NULL || !atspi_state_set_contains (states, ATSPI_STATE_VISIBLE))
    return;

  name = is_by_name ? atspi_accessible_get_name (accessible, NULL) : NULL;
  if (name != NULL)
    g_string_append_printf (out, "%s\n", name);
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
      gather (child, is_by_name, out);
  }
}

static char *
dup_screen (gboolean is_by_name)
{
  g_autoptr(AtspiAccessible) desktop = atspi_get_desktop (0);
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
        gather (window, is_by_name, out);
    }
  }

  return g_string_free (out, FALSE);
}

typedef struct {
  const char *expected;
  gboolean    is_by_name;
  char       *screen;
} Sight;

static gboolean
is_shown (gpointer data)
{
  Sight *sight = data;
  g_autoptr(AtspiAccessible) desktop = atspi_get_desktop (0);

  g_free (sight->screen);
  atspi_accessible_clear_cache (desktop);
  sight->screen = dup_screen (sight->is_by_name);
  return strstr (sight->screen, sight->expected) != NULL;
}

/* Waits until something is on screen, and returns all that is there. */
static char *
wait_until_shown (const char *expected, gboolean is_by_name)
{
  Sight sight = { expected, is_by_name, NULL };

  if (!assistive_wait (is_shown, &sight, ASSISTIVE_PATIENCE))
    g_error ("“%s” never came on screen, which shows:\n%s", expected, sight.screen);
  return sight.screen;
}

static char *
wait_for (const char *text)
{
  return wait_until_shown (text, FALSE);
}

static void
type (const char *text)
{
  for (const char *c = text; *c != '\0'; c++)
    assistive_press (*c);
}

/* What has the focus, as the program announces it. Only its address is kept: the library's objects
 * die under whoever asks them something while the program takes them away. */
static char *focused_bus;
static char *focused_path;
static guint n_focus_changes;

static void
focus_changed_cb (AtspiEvent *event, void *user_data G_GNUC_UNUSED)
{
  const AtspiObject *source = (AtspiObject *) event->source;

  if (event->detail1 == 1 && source->app != NULL) {
    g_free (focused_bus);
    g_free (focused_path);
    focused_bus = g_strdup (source->app->bus_name);
    focused_path = g_strdup (source->path);
    n_focus_changes++;
  }
  g_boxed_free (ATSPI_TYPE_EVENT, event);
}

static gboolean
focus_is_called (gpointer data)
{
  static GDBusConnection *bus;
  g_autofree char *name = NULL;

  if (focused_path == NULL)
    return FALSE;
  if (bus == NULL)
    bus = assistive_connect ();

  name = assistive_dup_name (bus, focused_bus, focused_path);
  return name != NULL && strstr (name, data) != NULL;
}

static void
wait_for_focus (const char *name)
{
  if (!assistive_wait (focus_is_called, (gpointer) name, ASSISTIVE_PATIENCE))
    g_error ("“%s” never had the focus", name);
}

static gboolean
focus_has_moved (gpointer data)
{
  return n_focus_changes != *(guint *) data;
}

/* Presses a key until what has the focus is called so. */
static void
go_to (guint keyval, const char *name)
{
  for (guint i = 0; !focus_is_called ((gpointer) name); i++) {
    guint before = n_focus_changes;

    if (i == MAX_STEPS)
      g_error ("“%s” never had the focus", name);
    assistive_press (keyval);
    if (!assistive_wait (focus_has_moved, &before, ASSISTIVE_PATIENCE))
      g_error ("the focus does not move on the way to “%s”", name);
  }
}

static void
test_look_up (void)
{
  static const guint control[] = { KEYCODE_CONTROL };
  g_autoptr(GSubprocess) program = real_program_start ("C.UTF-8", TRUE);
  g_autofree char *start = NULL;
  g_autofree char *results = NULL;
  g_autofree char *article = NULL;
  g_autofree char *again = NULL;
  g_autofree char *here = NULL;

  start = wait_for ("Le Projet Arès");
  g_assert_null (strstr (start, "Résultats"));

  type ("bouclier");
  results = wait_for ("résultats");
  g_assert_nonnull (strstr (results, "Bouclier"));

  assistive_press (KEY_RETURN);
  /* The name of the window: a preview beside the results has all the rest. */
  g_free (wait_until_shown ("Bouclier — Aide-de-camp", TRUE));
  article = wait_for ("Anglais : Shield");
  g_assert_nonnull (strstr (article, "pion d’Énergie"));
  g_assert_nonnull (strstr (article, "p. 9"));
  g_assert_null (strstr (article, "résultats"));

  /* Down from what is typed to the results, and to the second of them. */
  type ("deep");
  again = wait_for ("Capacité d’Attaque en Profondeur");
  g_assert_null (strstr (again, "2 sur "));
  assistive_press (KEY_DOWN);
  g_free (wait_for ("2 sur "));
  assistive_press (KEY_RETURN);
  g_free (wait_until_shown ("Capacité d’Attaque en Profondeur — Aide-de-camp", TRUE));

  /* The other games have one too; Escape leaves them all, and the next search begins anew. */
  type ("retraite");
  here = wait_for ("résultats");
  g_assert_null (strstr (here, "StarCraft : Le Jeu de Plateau"));
  assistive_press_held ('e', control, G_N_ELEMENTS (control));
  g_free (wait_for ("StarCraft : Le Jeu de Plateau"));
  assistive_press_held ('e', control, G_N_ELEMENTS (control));
  assistive_press (KEY_ESCAPE);
  type ("base");
  g_free (wait_for ("résultats"));
  assistive_press (KEY_RETURN);
  g_free (wait_until_shown ("Base — Aide-de-camp", TRUE));

  g_subprocess_force_exit (program);
  g_subprocess_wait (program, NULL, NULL);
}

/* A battle without a mouse: an example, who shoots at whom, and what the die needs. */
static void
test_battle (void)
{
  static const guint control[] = { KEYCODE_CONTROL };
  static const guint control_shift[] = { KEYCODE_CONTROL, KEYCODE_SHIFT };
  AtspiEventListener *listener = atspi_event_listener_new (focus_changed_cb, NULL, NULL);
  g_autoptr(GSubprocess) program = real_program_start ("en_US.UTF-8", TRUE);

  g_assert_true (atspi_event_listener_register (listener, "object:state-changed:focused", NULL));
  g_free (wait_for ("The Ares Project"));
  for (guint i = 0; i < 4; i++)
    assistive_press_held (KEY_PAGE_DOWN, control, G_N_ELEMENTS (control));
  g_free (wait_for ("Set-up"));

  assistive_press_held ('o', control_shift, G_N_ELEMENTS (control_shift));
  wait_for_focus ("Open a File");
  go_to (KEY_DOWN, "All modifiers in one line");
  assistive_press (KEY_RETURN);
  g_free (wait_for ("Eleven thresholds"));

  go_to (KEY_TAB, "column");
  go_to (KEY_DOWN, "Bomber");
  assistive_press (' ');
  g_free (wait_for ("Bomber ×1"));
  go_to (KEY_UP, "Poison Ivy");
  go_to (KEY_LEFT, "Soldier");
  assistive_press (' ');
  g_free (wait_for ("Bomber ×1 → Soldier"));
  g_free (wait_until_shown ("Threshold: 3", TRUE));
  g_free (wait_for ("In reinforcement"));

  /* Plus is a key of the line's, and starts no search; undoing takes it back. */
  assistive_press ('+');
  wait_for_focus ("Soldier, 2 units");
  assistive_press_held ('z', control, G_N_ELEMENTS (control));
  wait_for_focus ("Soldier, 1 unit");

  g_subprocess_force_exit (program);
  g_subprocess_wait (program, NULL, NULL);
  atspi_event_listener_deregister (listener, "object:state-changed:focused", NULL);
  g_object_unref (listener);
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  g_log_set_always_fatal (G_LOG_LEVEL_ERROR);
  g_assert_cmpint (atspi_init (), ==, 0);
  g_test_add_func ("/atspi/look-up", test_look_up);
  g_test_add_func ("/atspi/battle", test_battle);
  status = g_test_run ();
  atspi_exit ();

  return status;
}
