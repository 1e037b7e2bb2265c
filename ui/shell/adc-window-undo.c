/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-window-private.h"

#include <glib/gi18n-lib.h>

/* What it takes to undo; it lives as long as its toast, and the toast no longer than the window. */
typedef struct {
  AdcWindow *window;
  AdcPiece  *piece;
  char      *stat;
  char      *previous;
  GStrv      ticked;
} Undo;

static void
free_undo (gpointer data, GClosure *closure G_GNUC_UNUSED)
{
  Undo *undo = data;

  g_clear_object (&undo->piece);
  g_free (undo->stat);
  g_free (undo->previous);
  g_strfreev (undo->ticked);
  g_free (undo);
}

static void
offer (AdcWindow *self, const char *text, GCallback callback, Undo *undo)
{
  AdwToast *toast = adw_toast_new (text);

  adw_toast_set_button_label (toast, _("_Undo"));
  g_signal_connect_data (toast, "button-clicked", callback, undo, free_undo, G_CONNECT_SWAPPED);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

static void
undo_completion (Undo *undo)
{
  AdcApplication *application = adc_window_get_application (undo->window);
  g_autoptr(GError) error = NULL;

  if (!adc_completions_set (adc_application_get_completions (application), undo->piece, undo->stat,
                            undo->previous, &error))
    adc_window_add_toast (undo->window, error->message);
}

static void
undo_reset (Undo *undo)
{
  adc_turn_view_restore (ADC_TURN_VIEW (adc_window_get_page (undo->window, "turn")),
                         (const char * const *) undo->ticked);
}

void
adc_window_offer_completion_undo (AdcWindow *self, AdcPiece *piece, const char *stat,
                                  const char *previous)
{
  Undo *undo = g_new0 (Undo, 1);
  const AdcValue *value = adc_piece_get_value (piece, stat);
  const gboolean is_ours = value == NULL || value->basis != ADC_BASIS_USER;

  undo->window = self;
  undo->piece = g_object_ref (piece);
  undo->stat = g_strdup (stat);
  undo->previous = g_strdup (previous);
  offer (self, is_ours ? _("Back to our value") : _("Your value is kept"),
         G_CALLBACK (undo_completion), undo);
}

void
adc_window_offer_reset_undo (AdcWindow *self, const char * const *ticked_before)
{
  Undo *undo = g_new0 (Undo, 1);

  undo->window = self;
  undo->ticked = g_strdupv ((char **) ticked_before);
  offer (self, _("All ticks taken away"), G_CALLBACK (undo_reset), undo);
}
