/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ark-card-form.h"

#include "adc-ark-edit.h"
#include "adc-ark-face.h"
#include "adc-ark-board-words.h"
#include "adc-wrap-layout.h"

#include <glib/gi18n-lib.h>

#define MAX_NAME 80 /* characters */

struct _AdcArkCardForm {
  GtkPopover        parent_instance;
  AdcArkSide        side;
  GtkButton        *play;
  AdcArkFace       *face;
  GtkEntry         *name;
  GtkWidget        *away;
  AdcBattleSession *session; /* or NULL */
  char             *force;   /* or NULL: the Alien's Pen that is not listed */
  gboolean          is_played;
  gboolean          is_updating;
};

G_DEFINE_FINAL_TYPE (AdcArkCardForm, adc_ark_card_form, GTK_TYPE_POPOVER)

static void
play_clicked_cb (AdcArkCardForm *self)
{
  g_autofree char *force = g_strdup (self->force);

  gtk_popover_popdown (GTK_POPOVER (self));
  if (self->session == NULL)
    return;

  if (self->is_played)
    adc_ark_edit_take_back (self->session, adc_ark_side_get_id (self->side));
  else
    adc_ark_edit_play (self->session, adc_ark_side_get_id (self->side), force);
}

static void
face_changed_cb (AdcArkCardForm *self)
{
  const AdcArkCard card = adc_ark_face_get_card (self->face);

  if (self->session != NULL && self->force != NULL)
    adc_ark_edit_set_card (self->session, self->force, card.power, card.critical);
}

static void
named_cb (AdcArkCardForm *self)
{
  if (!self->is_updating && self->session != NULL && self->force != NULL)
    adc_ark_edit_rename (self->session, self->force,
                         gtk_editable_get_text (GTK_EDITABLE (self->name)));
}

static void
activated_cb (AdcArkCardForm *self)
{
  named_cb (self);
  gtk_popover_popdown (GTK_POPOVER (self));
}

static void
discard_clicked_cb (AdcArkCardForm *self)
{
  g_autofree char *force = g_strdup (self->force);

  gtk_popover_popdown (GTK_POPOVER (self));
  if (self->session != NULL && force != NULL)
    adc_ark_edit_discard (self->session, force);
}

static void
remove_clicked_cb (AdcArkCardForm *self)
{
  g_autofree char *force = g_strdup (self->force);

  gtk_popover_popdown (GTK_POPOVER (self));
  if (self->session != NULL && force != NULL)
    adc_ark_edit_remove (self->session, force);
}

/* A name that was typed without Enter is not lost. */
static void
closed_cb (AdcArkCardForm *self)
{
  named_cb (self);
}

static void
adc_ark_card_form_dispose (GObject *object)
{
  g_clear_object (&ADC_ARK_CARD_FORM (object)->session);
  G_OBJECT_CLASS (adc_ark_card_form_parent_class)->dispose (object);
}

static void
adc_ark_card_form_finalize (GObject *object)
{
  g_free (ADC_ARK_CARD_FORM (object)->force);
  G_OBJECT_CLASS (adc_ark_card_form_parent_class)->finalize (object);
}

static void
adc_ark_card_form_class_init (AdcArkCardFormClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_ark_card_form_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_ark_card_form_finalize;
}

static GtkWidget *
create_name (AdcArkCardForm *self)
{
  self->name = GTK_ENTRY (gtk_entry_new ());
  gtk_entry_set_placeholder_text (self->name, _("Name, if you like"));
  gtk_entry_set_max_length (self->name, MAX_NAME);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->name), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Name of the artifact"), -1);
  g_signal_connect_object (self->name, "activate", G_CALLBACK (activated_cb), self,
                           G_CONNECT_SWAPPED);
  return GTK_WIDGET (self->name);
}

static void
add_button (AdcArkCardForm *self, GtkWidget *box, const char *label, GCallback clicked)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  gtk_widget_add_css_class (button, "compact");
  g_signal_connect_object (button, "clicked", clicked, self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), button);
}

static void
adc_ark_card_form_init (AdcArkCardForm *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);

  self->play = GTK_BUTTON (gtk_button_new ());
  gtk_button_set_use_underline (self->play, TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->play), "suggested-action");
  g_signal_connect_object (self->play, "clicked", G_CALLBACK (play_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  self->face = ADC_ARK_FACE (adc_ark_face_new ());
  g_signal_connect_object (self->face, "changed", G_CALLBACK (face_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->face, "activate", G_CALLBACK (activated_cb), self,
                           G_CONNECT_SWAPPED);
  self->away = adc_wrap_box_new (6);
  add_button (self, self->away, _("_Discarded"), G_CALLBACK (discard_clicked_cb));
  add_button (self, self->away, _("_Remove"), G_CALLBACK (remove_clicked_cb));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->face));
  gtk_box_append (GTK_BOX (box), create_name (self));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->play));
  gtk_box_append (GTK_BOX (box), self->away);
  gtk_widget_add_css_class (box, "ark-form");
  gtk_popover_set_child (GTK_POPOVER (self), box);
  g_signal_connect (self, "closed", G_CALLBACK (closed_cb), NULL);
}

GtkWidget *
adc_ark_card_form_new (AdcArkSide side)
{
  AdcArkCardForm *self = g_object_new (ADC_TYPE_ARK_CARD_FORM, NULL);

  self->side = side;
  return GTK_WIDGET (self);
}

static void
show_name (AdcArkCardForm *self)
{
  const AdcScenarioForce *force =
    self->force != NULL
      ? adc_scenario_find_force (adc_battle_session_get_scenario (self->session), self->force, NULL)
      : NULL;
  const char *name = force != NULL && force->name != NULL ? adc_text_get (force->name) : "";

  if (!g_str_equal (gtk_editable_get_text (GTK_EDITABLE (self->name)), name))
    gtk_editable_set_text (GTK_EDITABLE (self->name), name);
}

void
adc_ark_card_form_show (AdcArkCardForm *self, AdcBattleSession *session, const AdcArkHeld *card)
{
  g_return_if_fail (ADC_IS_ARK_CARD_FORM (self));

  g_set_object (&self->session, session);
  g_free (self->force);
  self->force = g_strdup (card->force);
  self->is_played = card->is_played;
  self->is_updating = TRUE;
  gtk_button_set_label (self->play, card->is_played ? _("_Take It Back") : _("_Play It"));
  adc_ark_face_set_card (self->face, card->card);
  show_name (self);
  gtk_widget_set_visible (GTK_WIDGET (self->face), !card->is_pen);
  gtk_widget_set_visible (GTK_WIDGET (self->name), card->unit == NULL);
  gtk_widget_set_visible (self->away, !card->is_pen);
  self->is_updating = FALSE;
}
