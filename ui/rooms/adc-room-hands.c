/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-room-hands.h"

#include "adc-room-owners.h"
#include "adc-room-words.h"
#include "adc-stepper.h"
#include "adc-wrap-layout.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

#define N_TOKENS (ADC_TOKEN_CUBE + 1)

struct _AdcRoomHands {
  AdcRoomPart    parent_instance;
  GtkLabel      *heading;
  AdcRoomOwners *owners;
  AdcStepper    *steppers[N_TOKENS];
};

G_DEFINE_FINAL_TYPE (AdcRoomHands, adc_room_hands, ADC_TYPE_ROOM_PART)

#define DESK(self) (adc_room_part_get_desk (self))

static void
owner_picked_cb (AdcRoomHands *self, const char *owner)
{
  adc_room_desk_set_owner (DESK (self), owner);
}

static void
stepped_cb (AdcRoomHands *self, AdcStepper *stepper)
{
  for (AdcToken token = 0; token < N_TOKENS; token++)
    if (self->steppers[token] == stepper)
      adc_room_desk_set_count (DESK (self), token, adc_stepper_get_value (stepper));
  adc_room_part_update (self); /* even when nothing came of it */
}

static void
update_steppers (AdcRoomHands *self)
{
  AdcRoomTable *table = adc_room_desk_get_table (DESK (self));
  const AdcRoomPlace *place = adc_room_desk_get_place (DESK (self));
  const char *owner = adc_room_desk_get_owner (DESK (self));

  for (AdcToken token = 0; token < N_TOKENS; token++) {
    const guint count = adc_room_place_count (place, token, owner);
    const gboolean has_slots = token == ADC_TOKEN_UNIT ||
                               adc_room_table_get_slots (table, place, token) != 0;

    adc_stepper_set_value (self->steppers[token], count);
    gtk_widget_set_visible (GTK_WIDGET (self->steppers[token]),
                            count > 0 ||
                              (has_slots && adc_room_desk_has_token (DESK (self), owner, token)));
  }
}

static void
adc_room_hands_update (AdcRoomPart *part)
{
  AdcRoomHands *self = ADC_ROOM_HANDS (part);
  g_autoptr(GPtrArray) owners = adc_room_desk_list_owners (DESK (self));
  /* Translators: the player, or another owner, whose tokens are put down */
  g_autofree char *heading = g_strdup_printf (
    _("What Lies There: %s"), adc_rooms_get_owner_title (adc_room_desk_get_rooms (DESK (self)),
                                                         adc_room_desk_get_owner (DESK (self))));

  gtk_label_set_label (self->heading, heading);
  adc_room_owners_show (self->owners, DESK (self), owners, adc_room_desk_get_owner (DESK (self)));
  update_steppers (self);
}

static void
adc_room_hands_class_init (AdcRoomHandsClass *klass)
{
  ADC_ROOM_PART_CLASS (klass)->update = adc_room_hands_update;
}

static void
adc_room_hands_init (AdcRoomHands *self)
{
  GtkWidget *steppers = adc_wrap_box_new (9);

  self->owners = ADC_ROOM_OWNERS (adc_room_owners_new (_("Whose tokens")));
  g_signal_connect_object (self->owners, "picked", G_CALLBACK (owner_picked_cb), self,
                           G_CONNECT_SWAPPED);
  for (AdcToken token = 0; token < N_TOKENS; token++) {
    const char *title = adc_room_words_get_token (token);

    self->steppers[token] = ADC_STEPPER (adc_stepper_new (title, title, ADC_ROOM_MAX_TOKENS));
    g_signal_connect_object (self->steppers[token], "stepped", G_CALLBACK (stepped_cb), self,
                             G_CONNECT_SWAPPED);
    gtk_widget_set_halign (GTK_WIDGET (self->steppers[token]), GTK_ALIGN_START);
    gtk_box_append (GTK_BOX (steppers), GTK_WIDGET (self->steppers[token]));
  }
  self->heading = GTK_LABEL (adc_wrapped_label_new (NULL, "heading"));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->heading));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->owners));
  gtk_box_append (GTK_BOX (self), steppers);
}
