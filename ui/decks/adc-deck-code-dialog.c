/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-deck-code-dialog.h"

#include "adc-deck-exchange.h"

#include <glib/gi18n-lib.h>

struct _AdcDeckCodeDialog {
  AdwWindow    parent_instance;
  AdcLibrary  *library;
  AdcDeck     *deck; /* that the code stands for; or NULL */
  GtkEditable *entry;
  GtkImage    *icon;
  GtkLabel    *answer;
  GtkWidget   *open_button;
};

G_DEFINE_FINAL_TYPE (AdcDeckCodeDialog, adc_deck_code_dialog, ADW_TYPE_WINDOW)

static guint created;

static void
show_answer (AdcDeckCodeDialog *self, const char *icon, const char *text)
{
  const gboolean is_bad = icon != NULL && self->deck == NULL;

  gtk_image_set_from_icon_name (self->icon, icon);
  gtk_widget_set_visible (GTK_WIDGET (self->icon), icon != NULL);
  gtk_label_set_label (self->answer, text);
  if (is_bad)
    gtk_widget_add_css_class (GTK_WIDGET (self->icon), "error");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->icon), "error");
  gtk_widget_set_sensitive (self->open_button, self->deck != NULL);
}

static void
read_code (AdcDeckCodeDialog *self, const char *code)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(AdcDeck) deck = adc_deck_from_code (code, &error);
  AdcGame *game = deck != NULL ? adc_library_get_game (self->library, adc_deck_get_game (deck))
                               : NULL;
  g_autofree char *text = NULL;

  if (deck == NULL) {
    text = g_strdup (error->message);
  } else if (game == NULL) {
    /* Translators: %s is the identifier of a game */
    text = g_strdup_printf (_("This deck is of a game that is not here, “%s”."),
                            adc_deck_get_game (deck));
  } else {
    const guint n_cards = adc_deck_count (deck);

    /* Translators: the title of a deck, that of its game, and how many cards it has */
    text = g_strdup_printf (ngettext ("%s (%s), %u card", "%s (%s), %u cards", n_cards),
                            adc_deck_get_title (deck), adc_game_get_title (game), n_cards);
    self->deck = g_steal_pointer (&deck);
  }

  show_answer (self, self->deck != NULL ? "object-select-symbolic" : "dialog-warning-symbolic",
               text);
}

static void
changed_cb (AdcDeckCodeDialog *self)
{
  g_autofree char *code = g_strdup (gtk_editable_get_text (self->entry));

  g_clear_object (&self->deck);
  if (*g_strstrip (code) == '\0')
    show_answer (self, NULL, _("Paste the line that another player has sent you."));
  else
    read_code (self, code);
}

static void
open_cb (AdcDeckCodeDialog *self)
{
  if (self->deck == NULL)
    return;

  g_signal_emit (self, created, 0, self->deck);
  gtk_window_close (GTK_WINDOW (self));
}

static void
adc_deck_code_dialog_dispose (GObject *object)
{
  AdcDeckCodeDialog *self = ADC_DECK_CODE_DIALOG (object);

  g_clear_object (&self->library);
  g_clear_object (&self->deck);
  G_OBJECT_CLASS (adc_deck_code_dialog_parent_class)->dispose (object);
}

static void
adc_deck_code_dialog_class_init (AdcDeckCodeDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_deck_code_dialog_dispose;
  created = g_signal_new ("created", ADC_TYPE_DECK_CODE_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                          NULL, G_TYPE_NONE, 1, ADC_TYPE_DECK);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "decks/adc-deck-code-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcDeckCodeDialog, entry);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckCodeDialog, icon);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckCodeDialog, answer);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckCodeDialog, open_button);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, open_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
adc_deck_code_dialog_init (AdcDeckCodeDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  changed_cb (self);
}

GtkWidget *
adc_deck_code_dialog_new (AdcLibrary *library)
{
  AdcDeckCodeDialog *self;

  g_return_val_if_fail (ADC_IS_LIBRARY (library), NULL);

  self = g_object_new (ADC_TYPE_DECK_CODE_DIALOG, NULL);
  self->library = g_object_ref (library);
  gtk_widget_grab_focus (GTK_WIDGET (self->entry)); /* so that Enter opens it */
  return GTK_WIDGET (self);
}
