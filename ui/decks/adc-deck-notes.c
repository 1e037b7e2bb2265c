/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-deck-notes.h"

#include "adc-field-error.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

#define MIN_HEIGHT 90 /* pixels */
#define PAUSE 1000    /* milliseconds in which nobody types: what was typed is a step */

struct _AdcDeckNotes {
  AdwBin         parent_instance;
  GtkWidget     *view;
  GtkTextBuffer *buffer; /* of the view */
  GtkWidget     *full;   /* says that there is no more room */
  AdcDeckWork   *work;
  guint          pause;    /* the source that waits for one */
  guint          n_frames; /* since it was opened */
  gboolean       is_updating;
};

G_DEFINE_FINAL_TYPE (AdcDeckNotes, adc_deck_notes, ADW_TYPE_BIN)

static char *
dup_text (AdcDeckNotes *self)
{
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (self->buffer, &start, &end);
  return gtk_text_buffer_get_text (self->buffer, &start, &end, FALSE);
}

static void
update (AdcDeckNotes *self)
{
  const char *notes =
    self->work != NULL ? adc_deck_get_notes (adc_deck_work_get_deck (self->work)) : "";
  g_autofree char *shown = dup_text (self);

  if (g_str_equal (shown, notes))
    return;

  self->is_updating = TRUE;
  gtk_text_buffer_set_text (self->buffer, notes, -1);
  self->is_updating = FALSE;
}

static void
show_full (AdcDeckNotes *self, gboolean is_full)
{
  gtk_widget_set_visible (self->full, is_full);
  adc_field_error_set (self->view, is_full, self->full);
}

static gboolean
paused_cb (gpointer user_data)
{
  AdcDeckNotes *self = user_data;

  self->pause = 0;
  adc_deck_notes_commit (self);
  return G_SOURCE_REMOVE;
}

/* The deck has each letter at once, so that it can be saved, copied and printed by a key pressed
 * right after; but not each letter is a step. */
static void
changed_cb (AdcDeckNotes *self)
{
  g_autofree char *text = NULL;

  show_full (self, FALSE);
  if (self->is_updating || self->work == NULL)
    return;

  text = dup_text (self);
  adc_deck_set_notes (adc_deck_work_get_deck (self->work), text);
  if (!adc_deck_work_is_modified (self->work))
    adc_deck_notes_commit (self); /* there is something to save now */
  g_clear_handle_id (&self->pause, g_source_remove);
  self->pause = g_timeout_add (PAUSE, paused_cb, self);
}

/* What there is no room for is not taken in the first place. */
static void
insert_text_cb (AdcDeckNotes *self, GtkTextIter *where G_GNUC_UNUSED, char *text, int length)
{
  const int n_chars = gtk_text_buffer_get_char_count (self->buffer);

  if (self->is_updating || n_chars + g_utf8_strlen (text, length) <= ADC_DECK_MAX_TEXT)
    return;

  g_signal_stop_emission_by_name (self->buffer, "insert-text");
  show_full (self, TRUE);
  gtk_widget_error_bell (GTK_WIDGET (self));
}

static void
adc_deck_notes_dispose (GObject *object)
{
  AdcDeckNotes *self = ADC_DECK_NOTES (object);

  g_clear_handle_id (&self->pause, g_source_remove);
  g_clear_object (&self->work);
  G_OBJECT_CLASS (adc_deck_notes_parent_class)->dispose (object);
}

static void
adc_deck_notes_class_init (AdcDeckNotesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_deck_notes_dispose;
}

static void
create_view (AdcDeckNotes *self)
{
  GtkWidget *view = self->view = gtk_text_view_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  self->buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (view));
  gtk_text_view_set_wrap_mode (GTK_TEXT_VIEW (view), GTK_WRAP_WORD_CHAR);
  gtk_text_view_set_accepts_tab (GTK_TEXT_VIEW (view), FALSE);
  gtk_widget_set_size_request (view, -1, MIN_HEIGHT);
  gtk_widget_add_css_class (view, "card");
  gtk_widget_add_css_class (view, "deck-notes");
  gtk_accessible_update_property (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Notes"),
                                  -1);
  g_signal_connect_object (self->buffer, "insert-text", G_CALLBACK (insert_text_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->buffer, "changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "leave", G_CALLBACK (adc_deck_notes_commit), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (view, focus);
}

static void
create_full (AdcDeckNotes *self)
{
  g_autofree char *words = g_strdup_printf (_("Notes have %d characters at most."),
                                            ADC_DECK_MAX_TEXT);

  self->full = adc_wrapped_label_new (words, "error");
  gtk_widget_set_visible (self->full, FALSE);
}

/* Once it has its place, which takes a frame: what has the focus is brought into sight. */
static gboolean
focus_cb (GtkWidget *view, GdkFrameClock *clock G_GNUC_UNUSED, gpointer user_data)
{
  AdcDeckNotes *self = user_data;

  if (self->n_frames++ == 0)
    return G_SOURCE_CONTINUE;

  gtk_widget_grab_focus (view);
  return G_SOURCE_REMOVE;
}

/* Its key opens it, wherever the focus is, for whoever wants to write. */
static void
expanded_cb (AdcDeckNotes *self, GParamSpec *pspec G_GNUC_UNUSED, GtkExpander *expander)
{
  if (!gtk_expander_get_expanded (expander))
    return;

  self->n_frames = 0;
  gtk_widget_add_tick_callback (self->view, focus_cb, self, NULL);
}

static void
adc_deck_notes_init (AdcDeckNotes *self)
{
  GtkWidget *expander = gtk_expander_new_with_mnemonic (_("_Notes"));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  create_full (self);
  create_view (self);
  gtk_box_append (GTK_BOX (box), self->view);
  gtk_box_append (GTK_BOX (box), self->full);
  /* GTK 4.8 would have Tab go into it, going backwards, while it is folded away. */
  g_object_bind_property (expander, "expanded", self->view, "can-focus", G_BINDING_SYNC_CREATE);
  gtk_expander_set_child (GTK_EXPANDER (expander), box);
  g_signal_connect_object (expander, "notify::expanded", G_CALLBACK (expanded_cb), self,
                           G_CONNECT_SWAPPED);
  adw_bin_set_child (ADW_BIN (self), expander);
}

void
adc_deck_notes_set_work (AdcDeckNotes *self, AdcDeckWork *work)
{
  g_return_if_fail (ADC_IS_DECK_NOTES (self));
  g_return_if_fail (work == NULL || ADC_IS_DECK_WORK (work));

  if (self->work == work)
    return;

  adc_deck_notes_commit (self); /* of the deck that was there */
  if (self->work != NULL)
    g_signal_handlers_disconnect_by_func (self->work, update, self);
  g_set_object (&self->work, work);
  if (work != NULL)
    g_signal_connect_object (work, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

void
adc_deck_notes_commit (AdcDeckNotes *self)
{
  g_return_if_fail (ADC_IS_DECK_NOTES (self));

  g_clear_handle_id (&self->pause, g_source_remove);
  if (self->work != NULL)
    adc_deck_work_commit (self->work);
}
