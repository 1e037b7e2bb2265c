/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What we are measured against: the least a libadwaita application can be. */

#include <adwaita.h>

static void
activated_cb (GtkApplication *application)
{
  GtkWidget *window = adw_application_window_new (application);

  gtk_window_set_default_size (GTK_WINDOW (window), 960, 680);
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (window), adw_header_bar_new ());
  gtk_window_present (GTK_WINDOW (window));
}

int
main (int argc, char *argv[])
{
  g_autoptr(AdwApplication) application = adw_application_new (NULL, G_APPLICATION_NON_UNIQUE);

  g_signal_connect (application, "activate", G_CALLBACK (activated_cb), NULL);
  return g_application_run (G_APPLICATION (application), argc, argv);
}
