/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-paper-export.h"

#include "adc-paper-pdf.h"

#include <glib/gi18n-lib.h>

#define PATIENCE 400 /* milliseconds before somebody wants to know how far it is */
#define TICK     100

typedef struct {
  GtkWindow      *window; /* weak */
  GtkWindow      *dialog; /* weak: that shows how far it is; or NULL */
  GtkProgressBar *bar;    /* of the dialog */
  GCancellable   *cancellable;
  guint           timeout;
  guint           n_ticks;
  int             percent; /* set by the thread */
} Export;

static void
free_export (Export *self)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  if (self->dialog != NULL)
    gtk_window_destroy (self->dialog);
  g_clear_weak_pointer (&self->dialog);
  g_clear_weak_pointer (&self->window);
  g_object_unref (self->cancellable);
  g_free (self);
}

void
adc_paper_show_failure (GtkWindow *window, const char *title, const char *text)
{
  GtkWidget *dialog = adw_message_dialog_new (window, title, text);

  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
progress_cb (double part, gpointer data)
{
  g_atomic_int_set (&((Export *) data)->percent, (int) (part * 100));
}

static void
response_cb (GCancellable *cancellable)
{
  g_cancellable_cancel (cancellable);
}

static void
show_dialog (Export *self)
{
  GtkWidget *dialog = adw_message_dialog_new (self->window, _("Writing the PDF"), NULL);
  GtkWidget *bar = gtk_progress_bar_new ();

  gtk_accessible_update_property (GTK_ACCESSIBLE (bar), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Writing the PDF"), -1);
  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog), bar);
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "cancel", _("_Cancel"));
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (response_cb), self->cancellable,
                           G_CONNECT_SWAPPED);
  self->bar = GTK_PROGRESS_BAR (bar);
  g_set_weak_pointer (&self->dialog, GTK_WINDOW (dialog));
  gtk_window_present (GTK_WINDOW (dialog));
}

static gboolean
tick_cb (gpointer data)
{
  Export *self = data;

  self->n_ticks++;
  if (self->dialog == NULL && self->n_ticks == PATIENCE / TICK && self->window != NULL)
    show_dialog (self);
  if (self->dialog != NULL)
    gtk_progress_bar_set_fraction (self->bar, g_atomic_int_get (&self->percent) / 100.0);

  return G_SOURCE_CONTINUE;
}

static void
written_cb (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer user_data)
{
  Export *self = user_data;
  g_autoptr(GError) error = NULL;
  const gboolean is_written = adc_paper_pdf_write_finish (result, &error);

  if (self->window != NULL && is_written)
    gtk_widget_activate_action (GTK_WIDGET (self->window), "win.toast", "s",
                                _("The PDF is written"));
  else if (self->window != NULL && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    adc_paper_show_failure (self->window, _("The PDF Could Not Be Written"), error->message);
  free_export (self);
}

void
adc_paper_export (GtkWindow *window, AdcPaper *paper, const char *path)
{
  Export *self;

  g_return_if_fail (GTK_IS_WINDOW (window) && paper != NULL && path != NULL);

  self = g_new0 (Export, 1);
  g_set_weak_pointer (&self->window, window);
  self->cancellable = g_cancellable_new ();
  self->timeout = g_timeout_add (TICK, tick_cb, self);
  adc_paper_pdf_write_async (paper, path, progress_cb, self, self->cancellable, written_cb, self);
}
