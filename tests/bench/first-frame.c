/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Preloaded into a program: says how many microseconds passed from its start to its first frame and
 * how many kilobytes of memory are its own, then ends it. The program itself knows nothing of it.
 */

#include <gtk/gtk.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

static double
now (void)
{
  struct timespec time;

  clock_gettime (CLOCK_BOOTTIME, &time);
  return time.tv_sec + time.tv_nsec / 1e9;
}

/* When the process began, in seconds since boot: field 22 of its stat. */
static double
process_start (void)
{
  g_autofree char *stat = NULL;
  g_auto(GStrv) fields = NULL;

  g_file_get_contents ("/proc/self/stat", &stat, NULL, NULL);
  fields = g_strsplit (strrchr (stat, ')') + 2, " ", -1);
  return g_ascii_strtoull (fields[19], NULL, 10) / (double) sysconf (_SC_CLK_TCK);
}

/* Memory that is the program's own, in kilobytes. */
static long
private_memory (void)
{
  g_autofree char *rollup = NULL;
  long total = 0;

  g_file_get_contents ("/proc/self/smaps_rollup", &rollup, NULL, NULL);
  for (char *line = strstr (rollup, "Private_"); line != NULL; line = strstr (line + 1, "Private_"))
    total += strtol (strchr (line, ':') + 1, NULL, 10);

  return total;
}

static gboolean
report (gpointer user_data)
{
  printf ("%ld %ld\n", (long) (*(double *) user_data * 1e6), private_memory ());
  fflush (stdout);
  _exit (0);
}

static void
painted_cb (GdkFrameClock *clock G_GNUC_UNUSED)
{
  static double seconds;

  if (seconds > 0)
    return;

  seconds = now () - process_start ();
  g_timeout_add (atoi (g_getenv ("ADC_BENCH_SETTLE_MS")), report,
                 &seconds); /* until what it loads is loaded */
}

static gboolean
watch (gpointer user_data G_GNUC_UNUSED)
{
  g_autoptr(GListModel) toplevels = NULL;

  if (!gtk_is_initialized ())
    return G_SOURCE_CONTINUE;

  toplevels = g_object_ref (gtk_window_get_toplevels ());
  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++) {
    g_autoptr(GtkWidget) window = g_list_model_get_item (toplevels, i);

    if (gtk_widget_get_realized (window)) {
      g_signal_connect (gtk_widget_get_frame_clock (window), "after-paint", G_CALLBACK (painted_cb),
                        NULL);
      return G_SOURCE_REMOVE;
    }
  }

  return G_SOURCE_CONTINUE;
}

static void __attribute__ ((constructor))
install (void)
{
  g_timeout_add_full (G_PRIORITY_HIGH, 1, watch, NULL, NULL);
}
