/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "frames.h"

#include <adwaita.h>
#include <time.h>

#define N_ROUNDS 3

typedef struct {
  gint64 begin;
  gint64 worst;
} Watch;

static gint64
get_work (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * G_USEC_PER_SEC + time.tv_nsec / 1000;
}

static gboolean
quit (gpointer loop)
{
  g_main_loop_quit (loop);
  return G_SOURCE_REMOVE;
}

static void
wait_ms (guint milliseconds)
{
  g_autoptr(GMainLoop) loop = g_main_loop_new (NULL, FALSE);

  g_timeout_add (milliseconds, quit, loop);
  g_main_loop_run (loop);
}

static void
painted_cb (Watch *watch)
{
  watch->worst = MAX (watch->worst, get_work () - watch->begin);
  watch->begin = get_work ();
}

GtkWidget *
frames_present (GtkWidget *child, int width)
{
  GtkWidget *window = adw_window_new ();

  adw_window_set_content (ADW_WINDOW (window), child);
  gtk_window_set_default_size (GTK_WINDOW (window), width, 700);
  gtk_window_present (GTK_WINDOW (window));
  wait_ms (500);
  return window;
}

/* What is done, and every frame until nothing moves any more. */
gint64
frames_measure (GtkWidget *window, void (*act) (GtkWidget *widget, guint step), GtkWidget *widget)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);
  Watch watch = { 0 };
  gulong handler =
    g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (painted_cb), &watch);
  gint64 best[FRAMES_N_STEPS], worst = 0;

  for (guint round = 0; round < N_ROUNDS; round++)
    for (guint i = 0; i < FRAMES_N_STEPS; i++) {
      watch.worst = 0;
      watch.begin = get_work ();
      act (widget, i);
      wait_ms (60); /* entries wait a while for the next letter */
      best[i] = round == 0 ? watch.worst : MIN (best[i], watch.worst);
    }
  g_signal_handler_disconnect (clock, handler);
  for (guint i = 0; i < FRAMES_N_STEPS; i++)
    worst = MAX (worst, best[i]);

  return worst;
}
