/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-rooms-view.h"

#include "adc-case-menu.h"
#include "adc-game-setting.h"
#include "adc-program-settings.h"
#include "adc-room-adder.h"
#include "adc-room-board.h"
#include "adc-room-example.h"
#include "adc-room-facts.h"
#include "adc-room-hands.h"
#include "adc-room-notice.h"
#include "adc-room-panel.h"
#include "adc-room-play.h"
#include "adc-room-totals.h"
#include "adc-room-turn.h"
#include "adc-two-columns.h"
#include "adc-undo-keys.h"
#include "adc-view.h"
#include "adc-wrap-layout.h"

#include <glib/gi18n-lib.h>

#define KEY "rooms"
#define MIN_TWO 680 /* pixels, as AdcTwoColumns has it: below, the panels are out of sight */

struct _AdcRoomsView {
  AdwBin             parent_instance;
  AdcCaseMenu       *examples_menu;
  GtkBox            *players_box; /* a check button for each */
  AdcRoomNotice     *notice;
  GtkScrolledWindow *scroller;
  GtkWidget         *columns;
  AdcRoomExample    *example;
  AdcRoomBoard      *rooms_board;
  AdcRoomAdder      *adder;
  AdcRoomBoard      *home_board;
  AdcRoomPanel      *panel;
  AdcRoomHands      *hands;
  AdcRoomPlay       *play;
  AdcRoomFacts      *facts;
  AdcRoomTurn       *turn;
  AdcRoomTotals     *totals;
  GSettings         *settings;
  AdcRoomDesk       *desk;
  AdcCompletions    *completions;
  guint              refresh; /* the source that will look at the cards again */
  gboolean           is_updating;
};

static AdcSession *
get_session (AdcRoomsView *self)
{
  return adc_room_desk_get_session (self->desk);
}

static AdcRoomTable *
get_table (AdcRoomsView *self)
{
  return adc_room_desk_get_table (self->desk);
}

static const char *
get_game_id (AdcRoomsView *self)
{
  return adc_game_get_id (adc_room_desk_get_game (self->desk));
}

static void
load (AdcRoomsView *self)
{
  g_autoptr(GVariant) state = adc_game_setting_load (self->settings, KEY, get_game_id (self));

  if (state != NULL)
    adc_session_restore (get_session (self), state);
}

static void
table_changed_cb (AdcRoomsView *self)
{
  adc_game_setting_save (self->settings, KEY, get_game_id (self),
                         adc_session_get_state (get_session (self)));
}

static void
update_players (AdcRoomsView *self)
{
  self->is_updating = TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->players_box));
       child != NULL; child = gtk_widget_get_next_sibling (child))
    gtk_check_button_set_active (GTK_CHECK_BUTTON (child),
                                 adc_room_table_has_player (get_table (self),
                                                            gtk_widget_get_name (child)));
  self->is_updating = FALSE;
}

static void
desk_changed_cb (AdcRoomsView *self)
{
  update_players (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "rooms.undo",
                                 adc_session_can_undo (get_session (self)));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "rooms.redo",
                                 adc_session_can_redo (get_session (self)));
}

static gboolean
refresh_cb (gpointer user_data)
{
  AdcRoomsView *self = user_data;

  self->refresh = 0;
  if (self->desk != NULL)
    adc_session_refresh (get_session (self));

  return G_SOURCE_REMOVE;
}

/* Later: the row that somebody typed it into is still at work. */
static void
completions_changed_cb (AdcRoomsView *self)
{
  if (self->refresh == 0)
    self->refresh = g_idle_add (refresh_cb, self);
}

/* The last one stays. */
static void
player_toggled_cb (AdcRoomsView *self, GtkCheckButton *button)
{
  if (self->is_updating)
    return;

  adc_room_table_set_player (get_table (self), gtk_widget_get_name (GTK_WIDGET (button)),
                             gtk_check_button_get_active (button));
  adc_room_desk_finish (self->desk, NULL);
  update_players (self);
}

static void
list_players (AdcRoomsView *self)
{
  GPtrArray *players = adc_rooms_get_players (adc_room_desk_get_rooms (self->desk));

  adc_room_part_clear (self->players_box);
  for (guint i = 0; i < players->len; i++) {
    const char *id = ((const AdcRoomPlayer *) players->pdata[i])->id;
    GtkWidget *check = gtk_check_button_new_with_label (
      adc_rooms_get_owner_title (adc_room_desk_get_rooms (self->desk), id));

    gtk_widget_set_name (check, id);
    g_signal_connect_object (check, "toggled", G_CALLBACK (player_toggled_cb), self,
                             G_CONNECT_SWAPPED);
    gtk_box_append (self->players_box, check);
  }
}

static void
list_examples (AdcRoomsView *self)
{
  GPtrArray *cases = adc_rooms_get_cases (adc_room_desk_get_rooms (self->desk));

  adc_case_menu_clear (self->examples_menu);
  for (guint i = 0; i < cases->len; i++) {
    const AdcRoomCase *example = cases->pdata[i];

    adc_case_menu_add (self->examples_menu, example->id, adc_room_case_get_title (example));
  }
}

static void
example_chosen_cb (AdcRoomsView *self, const char *id)
{
  adc_rooms_view_open_case (self, id);
  adc_room_board_focus (self->rooms_board, adc_room_desk_get_place (self->desk)->id);
}

/* With the keyboard one asks for the panel; with the pointer one may just choose the card, and sees
 * the panel beside it unless the window is narrow. */
static void
card_opened_cb (AdcRoomsView *self, gboolean is_asked)
{
  if (is_asked || gtk_widget_get_width (self->columns) < MIN_TWO)
    gtk_widget_grab_focus (GTK_WIDGET (self->panel));
}

static void
described_cb (AdcRoomsView *self)
{
  adc_room_facts_open (self->facts);
}

static void
undo_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                GVariant *parameter G_GNUC_UNUSED)
{
  adc_session_undo (get_session (ADC_ROOMS_VIEW (widget)));
}

static void
redo_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                GVariant *parameter G_GNUC_UNUSED)
{
  adc_session_redo (get_session (ADC_ROOMS_VIEW (widget)));
}

static void
clear_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                 GVariant *parameter G_GNUC_UNUSED)
{
  AdcRoomsView *self = ADC_ROOMS_VIEW (widget);

  adc_room_table_clear (get_table (self));
  adc_room_desk_finish (self->desk, NULL);
  adc_room_desk_close_case (self->desk);
}

static void
give_desk_to_parts (AdcRoomsView *self)
{
  const gpointer parts[] = { self->notice, self->example, self->rooms_board, self->adder,
                             self->home_board, self->panel, self->hands, self->play, self->facts,
                             self->turn, self->totals };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    adc_room_part_set_desk (parts[i], self->desk);
}

static void
adc_rooms_view_set_game (AdcView *view, AdcGame *game)
{
  AdcRoomsView *self = ADC_ROOMS_VIEW (view);

  if (self->desk != NULL && adc_room_desk_get_game (self->desk) == game)
    return;

  g_clear_object (&self->desk);
  self->desk = adc_room_desk_new (game);
  adc_room_desk_set_completions (self->desk, self->completions);
  load (self);
  list_players (self);
  list_examples (self);
  give_desk_to_parts (self);
  g_signal_connect_object (get_session (self), "changed", G_CALLBACK (table_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->desk, "changed", G_CALLBACK (desk_changed_cb), self,
                           G_CONNECT_SWAPPED);
  desk_changed_cb (self);
}

static gboolean
adc_rooms_view_is_offered (AdcGame *game)
{
  return adc_room_session_is_for (game);
}

static gboolean
adc_rooms_view_show_item (AdcView *view, const char *id)
{
  return adc_rooms_view_open_case (ADC_ROOMS_VIEW (view), id);
}

static void
view_iface_init (AdcViewInterface *iface)
{
  iface->set_game = adc_rooms_view_set_game;
  iface->show_item = adc_rooms_view_show_item;
  iface->is_offered = adc_rooms_view_is_offered;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (AdcRoomsView, adc_rooms_view, ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (ADC_TYPE_VIEW, view_iface_init))

static void
adc_rooms_view_dispose (GObject *object)
{
  AdcRoomsView *self = ADC_ROOMS_VIEW (object);

  g_clear_handle_id (&self->refresh, g_source_remove);
  g_clear_object (&self->desk);
  g_clear_object (&self->settings);
  g_clear_object (&self->completions);
  G_OBJECT_CLASS (adc_rooms_view_parent_class)->dispose (object);
}

static void
adc_rooms_view_class_init (AdcRoomsViewClass *klass)
{
  const GType types[] = { ADC_TYPE_CASE_MENU,    ADC_TYPE_ROOM_ADDER, ADC_TYPE_ROOM_BOARD,
                          ADC_TYPE_ROOM_EXAMPLE, ADC_TYPE_ROOM_FACTS, ADC_TYPE_ROOM_HANDS,
                          ADC_TYPE_ROOM_NOTICE,  ADC_TYPE_ROOM_PANEL, ADC_TYPE_ROOM_PLAY,
                          ADC_TYPE_ROOM_TOTALS,  ADC_TYPE_ROOM_TURN,  ADC_TYPE_TWO_COLUMNS,
                          ADC_TYPE_WRAP_LAYOUT };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_rooms_view_dispose;
  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    g_type_ensure (types[i]);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "rooms/adc-rooms-view.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcRoomsView, examples_menu);
  gtk_widget_class_bind_template_child (widget_class, AdcRoomsView, players_box);
  gtk_widget_class_bind_template_child (widget_class, AdcRoomsView, notice);
  gtk_widget_class_bind_template_child (widget_class, AdcRoomsView, scroller);
  gtk_widget_class_bind_template_child (widget_class, AdcRoomsView, columns);
  gtk_widget_class_bind_template_child (widget_class, AdcRoomsView, example);
  gtk_widget_class_bind_template_child (widget_class, AdcRoomsView, rooms_board);
  gtk_widget_class_bind_template_child (widget_class, AdcRoomsView, adder);
  gtk_widget_class_bind_template_child (widget_class, AdcRoomsView, home_board);
  gtk_widget_class_bind_template_child (widget_class, AdcRoomsView, panel);
  gtk_widget_class_bind_template_child (widget_class, AdcRoomsView, hands);
  gtk_widget_class_bind_template_child (widget_class, AdcRoomsView, play);
  gtk_widget_class_bind_template_child (widget_class, AdcRoomsView, facts);
  gtk_widget_class_bind_template_child (widget_class, AdcRoomsView, turn);
  gtk_widget_class_bind_template_child (widget_class, AdcRoomsView, totals);
  gtk_widget_class_bind_template_callback (widget_class, card_opened_cb);
  gtk_widget_class_bind_template_callback (widget_class, described_cb);
  gtk_widget_class_bind_template_callback (widget_class, example_chosen_cb);
  gtk_widget_class_install_action (widget_class, "rooms.undo", NULL, undo_activated);
  gtk_widget_class_install_action (widget_class, "rooms.redo", NULL, redo_activated);
  gtk_widget_class_install_action (widget_class, "rooms.clear", NULL, clear_activated);
}

static void
adc_rooms_view_init (AdcRoomsView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->settings = adc_program_settings_new ();
  adc_room_board_set_home (self->home_board, TRUE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "rooms.undo", FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "rooms.redo", FALSE);
  adc_undo_keys_add (GTK_WIDGET (self), "rooms.undo", "rooms.redo");
}

void
adc_rooms_view_set_completions (AdcRoomsView *self, AdcCompletions *completions)
{
  g_return_if_fail (ADC_IS_ROOMS_VIEW (self));
  g_return_if_fail (ADC_IS_COMPLETIONS (completions));

  if (!g_set_object (&self->completions, completions))
    return;

  if (self->desk != NULL)
    adc_room_desk_set_completions (self->desk, completions);
  g_signal_connect_object (completions, "items-changed", G_CALLBACK (completions_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

AdcRoomDesk *
adc_rooms_view_get_desk (AdcRoomsView *self)
{
  g_return_val_if_fail (ADC_IS_ROOMS_VIEW (self), NULL);

  return self->desk;
}

gboolean
adc_rooms_view_open_case (AdcRoomsView *self, const char *id)
{
  const AdcRoomCase *example;

  g_return_val_if_fail (ADC_IS_ROOMS_VIEW (self), FALSE);

  if (self->desk == NULL || !adc_room_desk_open_case (self->desk, id))
    return FALSE;

  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
  example = adc_room_desk_get_case (self->desk);
  if (example->benefit != NULL)
    adc_room_totals_open (self->totals, example->benefit);

  return TRUE;
}
