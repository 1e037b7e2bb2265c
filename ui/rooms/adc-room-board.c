/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-room-board-private.h"

#include "adc-room-card.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

#define SPACING 8

G_DEFINE_FINAL_TYPE (AdcRoomBoard, adc_room_board, ADC_TYPE_ROOM_PART)

enum { OPENED, N_SIGNALS };
static guint signals[N_SIGNALS];

void
adc_room_board_open (AdcRoomBoard *self)
{
  g_signal_emit (self, signals[OPENED], 0, TRUE);
}

static AdcRoomCard *
get_card (AdcRoomBoard *self, guint position)
{
  GtkFlowBoxChild *child = gtk_flow_box_get_child_at_index (self->flow, (int) position);

  return child != NULL ? ADC_ROOM_CARD (child) : NULL;
}

static void
choose (AdcRoomBoard *self, AdcRoomCard *card)
{
  if (DESK (self) != NULL)
    adc_room_desk_set_place (DESK (self), adc_room_card_get_place (card));
}

static void
card_entered_cb (AdcRoomBoard *self, GtkEventController *controller)
{
  choose (self, ADC_ROOM_CARD (gtk_event_controller_get_widget (controller)));
}

static void
card_activated_cb (AdcRoomBoard *self, GtkFlowBoxChild *child)
{
  choose (self, ADC_ROOM_CARD (child));
  g_signal_emit (self, signals[OPENED], 0, FALSE);
}

static void
insert_card (AdcRoomBoard *self, guint place, guint position)
{
  GtkWidget *card = adc_room_card_new (place);
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect_object (focus, "enter", G_CALLBACK (card_entered_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (card, focus);
  gtk_flow_box_insert (self->flow, card, (int) position);
}

static gboolean
is_here (AdcRoomBoard *self, const AdcRoomPlace *place)
{
  return self->is_home ? g_strcmp0 (place->owner, adc_room_desk_get_player (DESK (self))) == 0
                       : place->owner == NULL;
}

static GPtrArray *
list_places (AdcRoomBoard *self)
{
  GPtrArray *all = adc_room_table_get_places (adc_room_desk_get_table (DESK (self)));
  GPtrArray *places = g_ptr_array_new ();

  for (guint i = 0; i < all->len; i++)
    if (is_here (self, all->pdata[i]))
      g_ptr_array_add (places, all->pdata[i]);

  return places;
}

static gboolean
has_place (GPtrArray *places, guint id)
{
  for (guint i = 0; i < places->len; i++)
    if (((const AdcRoomPlace *) places->pdata[i])->id == id)
      return TRUE;

  return FALSE;
}

/* A card stays as long as its place does: it may have the focus. Places keep their order. */
static void
match_cards (AdcRoomBoard *self, GPtrArray *places)
{
  AdcRoomCard *card;

  for (guint i = 0; (card = get_card (self, i)) != NULL;)
    if (has_place (places, adc_room_card_get_place (card)))
      i++;
    else
      gtk_flow_box_remove (self->flow, GTK_WIDGET (card));

  for (guint i = 0; i < places->len; i++) {
    const guint id = ((const AdcRoomPlace *) places->pdata[i])->id;

    card = get_card (self, i);
    if (card == NULL || adc_room_card_get_place (card) != id)
      insert_card (self, id, i);
  }
  while ((card = get_card (self, places->len)) != NULL)
    gtk_flow_box_remove (self->flow, GTK_WIDGET (card));
}

static void
update_heading (AdcRoomBoard *self, guint n_places)
{
  AdcRooms *rooms = adc_room_desk_get_rooms (DESK (self));
  AdcEntry *home = adc_game_lookup (adc_room_desk_get_game (DESK (self)),
                                    adc_rooms_get_home (rooms));
  g_autofree char *text = NULL;

  if (self->is_home)
    /* Translators: what a player's home is called, and the player: “Biodome: Yellow” */
    text = g_strdup_printf (_("%s: %s"), home != NULL ? adc_entry_get_title (home) : "?",
                            adc_rooms_get_owner_title (rooms,
                                                       adc_room_desk_get_player (DESK (self))));
  else
    text = g_strdup (_("Rooms on the Table"));
  gtk_label_set_label (self->heading, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->flow), GTK_ACCESSIBLE_PROPERTY_LABEL, text,
                                  -1);
  gtk_widget_set_visible (GTK_WIDGET (self->players), self->is_home);
  adc_room_owners_show (self->players, DESK (self),
                        adc_room_table_get_players (adc_room_desk_get_table (DESK (self))),
                        adc_room_desk_get_player (DESK (self)));
  gtk_widget_set_visible (GTK_WIDGET (self->nothing), n_places == 0);
  gtk_widget_set_visible (GTK_WIDGET (self->flow), n_places > 0);
}

static void
show_places (AdcRoomBoard *self)
{
  g_autoptr(GPtrArray) places = list_places (self);

  match_cards (self, places);
  for (guint i = 0; i < places->len; i++) {
    g_autoptr(AdcRoomLook) look = adc_room_look_new (DESK (self), places->pdata[i]);

    adc_room_card_show (get_card (self, i), look);
  }
  update_heading (self, places->len);
}

static void
adc_room_board_update (AdcRoomPart *part)
{
  AdcRoomBoard *self = ADC_ROOM_BOARD (part);
  const guint chosen = adc_room_desk_get_place (DESK (self))->id;
  AdcRoomCard *card;

  if (self->serial != adc_room_desk_get_serial (DESK (self)))
    show_places (self);
  self->serial = adc_room_desk_get_serial (DESK (self));
  for (guint i = 0; (card = get_card (self, i)) != NULL; i++)
    adc_room_card_set_chosen (card, adc_room_card_get_place (card) == chosen);
}

static void
player_picked_cb (AdcRoomBoard *self, const char *player)
{
  adc_room_desk_set_player (DESK (self), player);
}

static void
adc_room_board_class_init (AdcRoomBoardClass *klass)
{
  ADC_ROOM_PART_CLASS (klass)->update = adc_room_board_update;
  signals[OPENED] = g_signal_new ("opened", ADC_TYPE_ROOM_BOARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
}

static void
adc_room_board_init (AdcRoomBoard *self)
{
  self->heading = GTK_LABEL (adc_wrapped_label_new (NULL, "heading"));
  self->nothing = GTK_LABEL (adc_wrapped_label_new (
    _("No room has been laid yet. Type its name below, describe one of your own, or open an "
      "example."),
    "dim-label"));
  self->flow = GTK_FLOW_BOX (g_object_new (
    GTK_TYPE_FLOW_BOX, "selection-mode", GTK_SELECTION_NONE, "homogeneous", TRUE, "row-spacing",
    SPACING, "column-spacing", SPACING, "min-children-per-line", 1, "max-children-per-line", 6,
    NULL));
  g_signal_connect_object (self->flow, "child-activated", G_CALLBACK (card_activated_cb), self,
                           G_CONNECT_SWAPPED);
  self->players = ADC_ROOM_OWNERS (adc_room_owners_new (_("Whose home and totals are shown")));
  g_signal_connect_object (self->players, "picked", G_CALLBACK (player_picked_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->heading));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->players));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->nothing));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->flow));
  adc_room_board_watch_keys (self);
}

void
adc_room_board_set_home (AdcRoomBoard *self, gboolean is_home)
{
  g_return_if_fail (ADC_IS_ROOM_BOARD (self));

  self->is_home = is_home;
}

gboolean
adc_room_board_focus (AdcRoomBoard *self, guint place)
{
  AdcRoomCard *card;

  g_return_val_if_fail (ADC_IS_ROOM_BOARD (self), FALSE);

  for (guint i = 0; (card = get_card (self, i)) != NULL; i++)
    if (adc_room_card_get_place (card) == place)
      return gtk_widget_grab_focus (GTK_WIDGET (card));

  return FALSE;
}
