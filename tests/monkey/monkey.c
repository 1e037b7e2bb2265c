/* SPDX-License-Identifier: GPL-3.0-or-later */

/* monkey SEED ACTIONS [strict|lenient [PLACE]]: plays with the window at random, which it must take without a critical
 * message. Strict: and without letting anybody wait for a second or getting fatter, which takes longer to find out, and
 * which a machine that has others to serve cannot promise. With a place, such as “decks”, only in views whose name has
 * that word.
 *
 * The program runs in this process, so that it can be asked what there is to click at; what it is given are events of
 * the X server's. The same seed gives the same actions as long as the program shows the same: forecasts come from
 * threads, so it may differ a little. */

#include "adc-driver.h"
#include "adc-language.h"
#include "monkey-eyes.h"
#include "monkey-hands.h"
#include "monkey-pulse.h"

#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>

#define N_WEIGHINGS  4
#define MAX_GROWTH   1.10 /* from the half to the end */
#define MAX_GAP      1.0  /* seconds */
#define PATIENCE     120  /* seconds without any answer */
#define FRAME_LIMIT  250  /* milliseconds that a frame is waited for */
#define STAY         60   /* actions in one place */
#define DIALOG_STAY  25   /* actions in a dialog before Escape is pressed */
#define CHOOSER_STAY 5

static AdcApplication *application;
static GRand *dice;
static guint n_actions;  /* so far */
static guint n_closed;   /* windows that were closed */
static guint n_stubborn; /* dialogs that would not close */
static guint n_known; /* criticals of GTK's own */

static guint
choose (guint n)
{
  return (guint) g_rand_int_range (dice, 0, (gint32) n);
}

static void
note_over (gpointer data)
{
  *(gboolean *) data = TRUE;
}

static gboolean
end_of_frame (GtkWidget *widget G_GNUC_UNUSED, GdkFrameClock *clock G_GNUC_UNUSED,
              gpointer user_data G_GNUC_UNUSED)
{
  return G_SOURCE_REMOVE;
}

static gboolean
time_is_up (gpointer user_data)
{
  note_over (user_data);
  return G_SOURCE_CONTINUE;
}

/* Until what was sent has been dealt with and a frame shows it. */
static void
look (void)
{
  GtkWindow *top = eyes_get_top (application);
  gboolean has_frame = FALSE, is_late = FALSE;
  const guint timer = g_timeout_add (FRAME_LIMIT, time_is_up, &is_late);
  guint tick = 0;

  if (top != NULL)
    tick = gtk_widget_add_tick_callback (GTK_WIDGET (top), end_of_frame, &has_frame, note_over);
  while (!is_late && (tick == 0 || !has_frame))
    g_main_context_iteration (NULL, TRUE);
  if (tick != 0 && !has_frame)
    gtk_widget_remove_tick_callback (GTK_WIDGET (top), tick);

  g_source_remove (timer);
}

static void
look_for (guint milliseconds)
{
  gboolean is_late = FALSE;
  const guint timer = g_timeout_add (milliseconds, time_is_up, &is_late);

  while (!is_late)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (timer);
}

static gboolean
is_loaded (gpointer user_data G_GNUC_UNUSED)
{
  return adc_application_get_library (application) != NULL;
}

/* Who closed it opens it again. */
static void
need_window (void)
{
  if (eyes_get_window (application) != NULL)
    return;

  n_closed++;
  g_application_activate (G_APPLICATION (application));
  look ();
}

/* GTK's own, which is for those who write programs. */
static gboolean
opens_inspector (guint keyval, GdkModifierType modifiers)
{
  const GdkModifierType both = GDK_CONTROL_MASK | GDK_SHIFT_MASK;

  keyval = gdk_keyval_to_lower (keyval);
  return (modifiers & both) == both && (keyval == GDK_KEY_i || keyval == GDK_KEY_d);
}

static void
press_key (guint keyval, GdkModifierType modifiers)
{
  g_autofree char *name = gtk_accelerator_name (keyval, modifiers);

  if (opens_inspector (keyval, modifiers))
    return;

  pulse_note (n_actions, "key %s", name);
  hands_focus (eyes_get_top (application));
  hands_key (keyval, modifiers);
}

static void
do_type (void)
{
  static const char letters[] = "abcdefghijklmnopqrstuvwxyz0123456789 etaoins";
  const guint n = 1 + choose (4);

  for (guint i = 0; i < n; i++)
    press_key ((guint) letters[choose (sizeof letters - 1)], 0);
}

static void
do_key (void)
{
  static const struct {
    guint keyval;
    guint weight;
  } keys[] = {
    { GDK_KEY_Return, 6 }, { GDK_KEY_Escape, 4 },    { GDK_KEY_Tab, 8 },    { GDK_KEY_Up, 5 },
    { GDK_KEY_Down, 8 },   { GDK_KEY_Left, 5 },      { GDK_KEY_Right, 5 },  { GDK_KEY_Page_Up, 2 },
    { GDK_KEY_Home, 1 },   { GDK_KEY_Page_Down, 2 }, { GDK_KEY_End, 1 },    { GDK_KEY_space, 5 },
    { GDK_KEY_Delete, 2 }, { GDK_KEY_BackSpace, 2 }, { GDK_KEY_plus, 1 },   { GDK_KEY_minus, 1 },
    { GDK_KEY_Menu, 2 },   { GDK_KEY_F10, 1 },       { GDK_KEY_KP_Add, 1 },
  };
  static const GdkModifierType modifiers[] = {
    0, 0, 0, 0, 0, 0, 0, 0, GDK_SHIFT_MASK, GDK_CONTROL_MASK, GDK_ALT_MASK,
    GDK_SHIFT_MASK | GDK_CONTROL_MASK,
  };
  guint total = 0, n;

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    total += keys[i].weight;
  n = choose (total);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++) {
    if (n < keys[i].weight) {
      press_key (keys[i].keyval, modifiers[choose (G_N_ELEMENTS (modifiers))]);
      return;
    }
    n -= keys[i].weight;
  }
}

static void
do_shortcut (void)
{
  g_autoptr(GArray) keys = eyes_list_keys (application,
                                           GTK_WIDGET (eyes_get_top (application)));
  const EyesKeys *chosen = &g_array_index (keys, EyesKeys, choose (keys->len));

  press_key (chosen->keyval, chosen->modifiers);
}

/* Moves the pointer there: to something that answers, or just anywhere. */
static void
point (const char *what)
{
  GtkWidget *area = GTK_WIDGET (eyes_get_top (application));
  g_autoptr(GPtrArray) popups = eyes_list_popups (area);
  g_autoptr(GPtrArray) things = NULL;
  GtkWidget *thing;

  if (popups->len > 0 && choose (10) < 8)
    area = popups->pdata[choose (popups->len)];
  things = eyes_list_things (area);
  thing = things->len > 0 && choose (10) < 6 ? things->pdata[choose (things->len)] : area;
  pulse_note (n_actions, "%s at %s in %s", what, G_OBJECT_TYPE_NAME (thing),
              G_OBJECT_TYPE_NAME (area));
  hands_move (thing, g_rand_double (dice) * gtk_widget_get_width (thing),
              g_rand_double (dice) * gtk_widget_get_height (thing));
}

static void
do_click (void)
{
  const guint kind = choose (10);

  point (kind < 7 ? "click" : kind < 8 ? "double click" : "right click");
  hands_click (kind < 8 ? GDK_BUTTON_PRIMARY : GDK_BUTTON_SECONDARY, kind == 7 ? 2 : 1);
}

static void
do_drag (void)
{
  const guint n = 1 + choose (4);

  point ("drag");
  hands_press (GDK_BUTTON_PRIMARY);
  for (guint i = 0; i < n; i++) {
    point ("drag on");
    look ();
  }
  hands_release (GDK_BUTTON_PRIMARY);
}

static void
do_scroll (void)
{
  const guint button = choose (8) == 0 ? 6 + choose (2) : 4 + choose (2);

  point ("scroll");
  hands_click (button, 1 + choose (5));
}

static void
do_move (void)
{
  point ("move");
}

static void
do_resize (void)
{
  const int width = g_rand_int_range (dice, 360, 1401), height = g_rand_int_range (dice, 360, 1001);

  pulse_note (n_actions, "resize to %d × %d", width, height);
  hands_resize (GTK_WINDOW (eyes_get_window (application)), width, height);
}

/* Only what stays in the folder: letters, Enter, Escape. */
static void
play_with_chooser (void)
{
  const guint kind = choose (4);

  if (kind < 2)
    do_type ();
  else
    press_key (kind == 2 ? GDK_KEY_Return : GDK_KEY_Escape, 0);
}

static void
play (void)
{
  static const struct {
    void (*act) (void);
    guint weight;
  } acts[] = {
    { do_type, 10 }, { do_key, 30 },   { do_shortcut, 12 }, { do_click, 34 },
    { do_drag, 5 },  { do_scroll, 6 }, { do_move, 2 },      { do_resize, 1 },
  };
  guint n = choose (100);

  for (guint i = 0; i < G_N_ELEMENTS (acts); i++) {
    if (n < acts[i].weight) {
      acts[i].act ();
      return;
    }
    n -= acts[i].weight;
  }
}

/* Somebody who has seen enough of a dialog presses Escape, and then again; what does not mind is
 * closed as from its title bar, and in the end from outside. */
static void
leave_dialog (GtkWindow *dialog, guint n_tries)
{
  if (n_tries < 4) {
    press_key (GDK_KEY_Escape, 0);
    return;
  }

  pulse_note (n_actions, "close %s", G_OBJECT_TYPE_NAME (dialog));
  if (n_tries < 6) {
    gtk_window_close (dialog);
    return;
  }

  n_stubborn++;
  g_printerr ("action %u: nothing closes a %s “%s”\n", n_actions,
              G_OBJECT_TYPE_NAME (dialog), gtk_window_get_title (dialog));
  gtk_window_destroy (dialog);
}

static void
act (void)
{
  static gpointer dialog; /* weak */
  static guint n_stayed;
  GtkWindow *top;
  guint limit;

  need_window ();
  top = eyes_get_top (application);
  hands_bring_back (GTK_WINDOW (eyes_get_window (application)));
  hands_bring_back (top);
  if (ADC_IS_WINDOW (top)) {
    play ();
    return;
  }

  if (dialog != top) {
    g_set_weak_pointer (&dialog, top);
    n_stayed = 0;
  }
  limit = eyes_is_chooser (top) ? CHOOSER_STAY : DIALOG_STAY;
  if (n_stayed++ >= limit)
    leave_dialog (top, n_stayed - limit);
  else if (eyes_is_chooser (top))
    play_with_chooser ();
  else
    play ();
}

static void
go (const char *place)
{
  pulse_note (n_actions, "go to %s", place);
  adc_window_open (eyes_get_window (application), place);
  look ();
}

static void
leave_dialogs (void)
{
  guint n_tries = 0;
  GtkWindow *top;

  need_window ();
  while (top = eyes_get_top (application), !ADC_IS_WINDOW (top)) {
    leave_dialog (top, ++n_tries);
    look ();
    need_window ();
  }
  for (n_tries = 0; n_tries < 4; n_tries++) { /* menus, the search */
    press_key (GDK_KEY_Escape, 0);
    look ();
  }
  need_window ();
}

/* Everything has been seen, and the window is where it was at first: only then can weights be compared. */
static long
weigh (GPtrArray *places)
{
  leave_dialogs ();
  adc_application_set_language (application, "fr");
  g_settings_reset (adc_application_get_settings (application), "zoom");
  hands_resize (GTK_WINDOW (eyes_get_window (application)), 1000, 800);
  for (guint i = 0; i < places->len; i++)
    go (places->pdata[i]);
  go (places->pdata[0]);
  look_for (1500); /* until the keepers have written and the threads have gone */

  return pulse_weigh ();
}

/* GTK 4.8 wants to know on which monitor a menu opens, and complains when what it belongs to was
 * scrolled off the screen while it had the focus. Nothing of ours can help that; anything else is
 * fatal. */
static gboolean
is_ours (const char *domain, GLogLevelFlags level G_GNUC_UNUSED, const char *message,
         gpointer user_data G_GNUC_UNUSED)
{
  const gboolean is_known = g_strcmp0 (domain, "Gdk") == 0 &&
                            strstr (message, "gdk_monitor_get_geometry") != NULL;

  n_known += is_known;
  return !is_known;
}

static void
keep_places (GPtrArray *places, const char *word)
{
  for (guint i = places->len; i > 0; i--)
    if (strstr (places->pdata[i - 1], word) == NULL)
      g_ptr_array_remove_index (places, i - 1);
  if (places->len == 0)
    g_error ("there is no view named “%s”", word);
}

/* Files go to a folder of our own, wherever a chooser begins. */
static char *
make_home (void)
{
  char *home = g_dir_make_tmp ("adc-monkey-XXXXXX", NULL);

  g_assert_nonnull (home);
  g_setenv ("HOME", home, TRUE);
  g_setenv ("XDG_DATA_HOME", home, TRUE);
  g_setenv ("XDG_CONFIG_HOME", home, TRUE);
  g_setenv ("XDG_CACHE_HOME", home, TRUE);
  g_assert_cmpint (g_chdir (home), ==, 0);

  return home;
}

static void
remove_home (const char *home)
{
  const char *arguments[] = { "rm", "-rf", home, NULL };

  g_spawn_sync ("/", (char **) arguments, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL, NULL,
                NULL);
}

static void
start (void)
{
  g_set_prgname ("aide-de-camp"); /* as when it runs: choosers write it into the list of recent files */
  application = adc_driver_begin (G_APPLICATION_NON_UNIQUE);
  g_application_hold (G_APPLICATION (application)); /* a closed window is opened again */
  g_application_activate (G_APPLICATION (application));
  adc_driver_wait (is_loaded, NULL);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", choose (2) == 0, NULL);
  hands_open ();
}

int
main (int argc, char *argv[])
{
  const guint seed = argc > 1 ? (guint) atoi (argv[1]) : 1;
  const guint total = argc > 2 ? (guint) atoi (argv[2]) : 20000;
  const gboolean is_strict = argc > 3 && g_str_equal (argv[3], "strict");
  g_autofree char *home = make_home ();
  g_autoptr(GPtrArray) places = NULL;
  long weights[N_WEIGHINGS + 1] = { 0 };
  guint n_weighed = 0;
  PulseGap gap;
  gboolean is_fat, is_slow;

  dice = g_rand_new_with_seed (seed);
  g_test_log_set_fatal_handler (is_ours, NULL);
  start ();
  places = eyes_list_places (application);
  if (argc > 4)
    keep_places (places, argv[4]);
  if (is_strict)
    weights[n_weighed] = weigh (places);
  n_weighed++;
  pulse_start (PATIENCE);
  for (n_actions = 1; n_actions <= total; n_actions++) {
    if (n_actions % STAY == 1) {
      leave_dialogs ();
      go (places->pdata[choose (places->len)]);
    }
    act ();
    look ();
    if (is_strict && n_actions == (guint64) total * n_weighed / N_WEIGHINGS) {
      weights[n_weighed++] = weigh (places);
      gap = pulse_get_longest ();
      g_print ("%u actions: %.1f MB, %.1f in use, longest gap %.2f s (%.2f s with waiting) at action %u\n",
               n_actions, weights[n_weighed - 1] / 1024.0, pulse_get_used (), gap.seconds, gap.wall,
               gap.action);
    }
  }
  pulse_stop ();

  gap = pulse_get_longest ();
  is_fat = is_strict && weights[N_WEIGHINGS] > weights[N_WEIGHINGS / 2] * MAX_GROWTH;
  is_slow = gap.seconds > MAX_GAP;
  g_print ("seed %u: %u actions in %u places, %u windows closed, %u dialogs that would not close, "
           "%u criticals of GTK's own\n"
           "memory %.1f MB at first, %.1f at half, %.1f at the end%s; longest gap %.2f s%s\n",
           seed, total, places->len, n_closed, n_stubborn, n_known, weights[0] / 1024.0,
           weights[N_WEIGHINGS / 2] / 1024.0, weights[N_WEIGHINGS] / 1024.0,
           is_fat ? ": it grows" : "", gap.seconds, is_slow ? ": too long" : "");
  leave_dialogs ();
  hands_close ();
  g_application_release (G_APPLICATION (application));
  adc_driver_stop (application);
  g_rand_free (dice);
  remove_home (home);

  return is_strict && (is_fat || is_slow) ? EXIT_FAILURE : EXIT_SUCCESS;
}
