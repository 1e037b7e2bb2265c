/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "monkey-pulse.h"

#include <execinfo.h>
#include <malloc.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define BEAT         20 /* milliseconds */
#define LONG         G_USEC_PER_SEC
#define N_REMEMBERED 40
#define N_FRAMES     64

static char remembered[N_REMEMBERED][160]; /* what was done last, for whoever has to do it again */
static guint n_noted;

static gint64 last_beat;  /* these two are shared with the thread */
static gint64 last_delay; /* microseconds spent waiting for a processor until then */
static PulseGap longest;
static guint patience;
static int server;
static guint beat;
static int is_over;
static GThread *listener;
static pthread_t main_thread;

static gint64
read_delay_of (int process)
{
  g_autofree char *text = NULL;
  g_autofree char *path = g_strdup_printf ("/proc/%d/task/%d/schedstat", process, process);

  /* run time, waiting, time slices: of the main thread, which has the number of the process */
  if (!g_file_get_contents (path, &text, NULL, NULL) || strchr (text, ' ') == NULL)
    return 0;

  return g_ascii_strtoll (strchr (text, ' ') + 1, NULL, 10) / 1000;
}

/* The server leaves its number in a file; one that does not is taken for quick. */
static int
find_server (void)
{
  const char *display = g_getenv ("DISPLAY");
  g_autofree char *path = g_strdup_printf ("/tmp/.X%d-lock",
                                           display != NULL ? atoi (display + 1) : 0);
  g_autofree char *text = NULL;

  return g_file_get_contents (path, &text, NULL, NULL) ? atoi (text) : 0;
}

static gint64
read_delay (void)
{
  return read_delay_of (getpid ()) + (server != 0 ? read_delay_of (server) : 0);
}

static gboolean
beat_cb (gpointer user_data G_GNUC_UNUSED)
{
  const gint64 now = g_get_monotonic_time ();
  const gint64 delay = read_delay ();
  const double wall = (now - last_beat) / (double) G_USEC_PER_SEC;
  const double seconds = wall - (delay - last_delay) / (double) G_USEC_PER_SEC;

  if (seconds > longest.seconds) {
    longest.seconds = seconds;
    longest.wall = wall;
    longest.action = n_noted;
  }
  __atomic_store_n (&last_delay, delay, __ATOMIC_RELAXED);
  __atomic_store_n (&last_beat, now, __ATOMIC_RELAXED);

  return G_SOURCE_CONTINUE;
}

static void
say_text (const char *text)
{
  G_GNUC_UNUSED const ssize_t n = write (STDERR_FILENO, text, strlen (text));
}

static void
say_where (void)
{
  void *frames[N_FRAMES];

  backtrace_symbols_fd (frames, backtrace (frames, N_FRAMES), STDERR_FILENO);
}

static void
slow_cb (int number G_GNUC_UNUSED)
{
  say_text ("\nno answer for a second, after: ");
  say_text (remembered[(n_noted + N_REMEMBERED - 1) % N_REMEMBERED]);
  say_text ("\n");
  say_where ();
}

static void
end_cb (int number)
{
  say_text ("\nthe last actions were:\n");
  for (guint i = 0; i < N_REMEMBERED; i++) {
    say_text (remembered[(n_noted + i) % N_REMEMBERED]);
    say_text ("\n");
  }
  say_where ();
  signal (number, SIG_DFL);
  raise (number);
}

static gpointer
listen (gpointer data G_GNUC_UNUSED)
{
  gint64 complained = 0;

  while (!__atomic_load_n (&is_over, __ATOMIC_RELAXED)) {
    const gint64 since = __atomic_load_n (&last_beat, __ATOMIC_RELAXED);
    const gint64 waited = read_delay () - __atomic_load_n (&last_delay, __ATOMIC_RELAXED);
    const gint64 gap = g_get_monotonic_time () - since;

    if (gap > patience * (gint64) G_USEC_PER_SEC) {
      pthread_kill (main_thread, SIGABRT);
    } else if (gap - waited > LONG && complained != since) {
      pthread_kill (main_thread, SIGUSR1);
      complained = since;
    }
    g_usleep (BEAT * 1000);
  }

  return NULL;
}

void
pulse_start (guint seconds)
{
  void *frames[1];

  backtrace (frames, 1); /* has its library loaded, which a handler may not do */
  patience = seconds;
  server = find_server ();
  main_thread = pthread_self ();
  signal (SIGUSR1, slow_cb);
  signal (SIGABRT, end_cb);
  signal (SIGSEGV, end_cb);
  signal (SIGTRAP, end_cb);
  last_beat = g_get_monotonic_time ();
  last_delay = read_delay ();
  beat = g_timeout_add_full (G_PRIORITY_DEFAULT, BEAT, beat_cb, NULL, NULL);
  listener = g_thread_new ("pulse", listen, NULL);
}

void
pulse_stop (void)
{
  __atomic_store_n (&is_over, 1, __ATOMIC_RELAXED);
  g_thread_join (listener);
  g_source_remove (beat);
}

void
pulse_note (guint action, const char *format, ...)
{
  char *line = remembered[n_noted % N_REMEMBERED];
  const size_t size = sizeof remembered[0];
  int length = snprintf (line, size, "%u: ", action);
  va_list arguments;

  va_start (arguments, format);
  vsnprintf (line + length, size - length, format, arguments);
  va_end (arguments);
  n_noted++;
}

PulseGap
pulse_get_longest (void)
{
  return longest;
}

long
pulse_weigh (void)
{
  g_autofree char *rollup = NULL;
  long total = 0;

  malloc_trim (0); /* what is free is nobody's */
  if (!g_file_get_contents ("/proc/self/smaps_rollup", &rollup, NULL, NULL))
    return 0;
  for (char *line = strstr (rollup, "Private_"); line != NULL; line = strstr (line + 1, "Private_"))
    total += strtol (strchr (line, ':') + 1, NULL, 10);

  return total;
}

double
pulse_get_used (void)
{
  const struct mallinfo2 info = mallinfo2 ();

  return (info.uordblks + info.hblkhd) / 1048576.0;
}
