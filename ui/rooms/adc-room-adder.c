/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-room-adder.h"

#include "adc-piece-entry.h"

#include <glib/gi18n-lib.h>

struct _AdcRoomAdder {
  AdcRoomPart    parent_instance;
  AdcPieceEntry *entry;
  AdcGame       *game; /* which the entry has; borrowed */
};

G_DEFINE_FINAL_TYPE (AdcRoomAdder, adc_room_adder, ADC_TYPE_ROOM_PART)

#define DESK(self) (adc_room_part_get_desk (self))

enum { DESCRIBED, N_SIGNALS };
static guint signals[N_SIGNALS];

static GPtrArray *
list_offers (gpointer user_data)
{
  return adc_room_table_list_offers (adc_room_desk_get_table (DESK (user_data)));
}

static void
finish (AdcRoomAdder *self, guint place)
{
  if (place == 0) {
    adc_room_desk_finish (DESK (self), adc_refusal_new (NULL, "%s",
                                                        _("No more rooms can be laid.")));
    return;
  }
  adc_room_desk_finish (DESK (self), NULL);
  adc_room_desk_set_place (DESK (self), place);
}

static void
picked_cb (AdcRoomAdder *self, const char *card)
{
  finish (self, adc_room_table_add_card (adc_room_desk_get_table (DESK (self)), card));
}

static void
describe_clicked_cb (AdcRoomAdder *self)
{
  const guint place = adc_room_table_add_own (adc_room_desk_get_table (DESK (self)),
                                              _("Another room"));

  finish (self, place);
  if (place != 0)
    g_signal_emit (self, signals[DESCRIBED], 0);
}

static void
adc_room_adder_update (AdcRoomPart *part)
{
  AdcRoomAdder *self = ADC_ROOM_ADDER (part);
  AdcGame *game = adc_room_desk_get_game (DESK (self));

  if (self->game == game)
    return;

  self->game = game;
  adc_piece_entry_set_game (self->entry, game);
}

static void
adc_room_adder_class_init (AdcRoomAdderClass *klass)
{
  ADC_ROOM_PART_CLASS (klass)->update = adc_room_adder_update;
  signals[DESCRIBED] = g_signal_new ("described", ADC_TYPE_ROOM_ADDER, G_SIGNAL_RUN_LAST, 0, NULL,
                                     NULL, NULL, G_TYPE_NONE, 0);
}

static void
adc_room_adder_init (AdcRoomAdder *self)
{
  GtkWidget *describe = gtk_button_new_with_label (_("Describe Another Room"));

  self->entry = ADC_PIECE_ENTRY (
    adc_piece_entry_new (_("Lay a room: its name"), list_offers, self));
  g_signal_connect_object (self->entry, "picked", G_CALLBACK (picked_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_set_halign (describe, GTK_ALIGN_START);
  gtk_widget_set_tooltip_text (describe, _("One Whose Card Is Not Known: Say What Is Printed on "
                                           "It"));
  g_signal_connect_object (describe, "clicked", G_CALLBACK (describe_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->entry));
  gtk_box_append (GTK_BOX (self), describe);
}
