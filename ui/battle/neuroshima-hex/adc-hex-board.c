/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-hex-board.h"

#include "adc-hex-adviser-panel.h"
#include "adc-hex-map.h"
#include "adc-hex-medic-dialog.h"
#include "adc-hex-notice.h"
#include "adc-hex-orders-bar.h"
#include "adc-hex-setup.h"
#include "adc-hex-spread.h"
#include "adc-hex-timeline-panel.h"
#include "adc-hex-tray.h"

#include <glib/gi18n-lib.h>

struct _AdcHexBoard {
  AdcBoard         parent_instance;
  AdcHexTable     *table;
  AdcHexGrip      *grip;
  AdcHexSetup     *setup;
  AdcHexNotice    *notice;
  GtkWidget       *moment_bar;
  GtkLabel        *moment_label;
  AdcHexMap       *map;
  AdcHexOrdersBar *bar;
  GtkLabel        *status;
  AdcHexTray      *tray;
  guint            wanted;       /* the hex a tile is being looked for, or ADC_HEX_NOWHERE */
  guint            spoken;       /* the hex that something was said of */
  gboolean         is_from_hand; /* what was chosen last */
};

G_DEFINE_FINAL_TYPE (AdcHexBoard, adc_hex_board, ADC_TYPE_BOARD)

/* Screen readers say what a label of this role becomes. */
static void
said_cb (AdcHexBoard *self, const char *text)
{
  self->spoken = adc_hex_map_get_current (self->map);
  gtk_label_set_label (self->status, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->status), text != NULL && *text != '\0');
}

static void
refused_cb (AdcHexBoard *self, const AdcFault *fault)
{
  said_cb (self, NULL);
  adc_hex_notice_show (self->notice, adc_hex_table_get_game (self->table), fault);
}

/* By itself an overlay gives its children the height they want at the width they want, which may be
 * wider than there is room for. */
static gboolean
place_notice_cb (GtkWidget *overlay, GtkWidget *notice, GdkRectangle *place)
{
  const int room = gtk_widget_get_width (overlay);
  int natural, height;

  gtk_widget_measure (notice, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  place->width = MIN (natural, room);
  place->x = (room - place->width) / 2;
  place->y = 0;
  gtk_widget_measure (notice, GTK_ORIENTATION_VERTICAL, place->width, NULL, &height, NULL, NULL);
  place->height = height;
  return TRUE;
}

static void
show_moment (AdcHexBoard *self)
{
  const int moment = adc_hex_table_get_moment (self->table);
  g_autofree char *text = NULL;
  const AdcHexPhase *phase;
  AdcHexState state;

  adc_hex_table_get_state (self->table, &state, &phase);
  if (phase != NULL)
    /* Translators: what the board shows; %u is an initiative */
    text = g_strdup_printf (_("The battle at initiative %u: nothing can be moved here."),
                            phase->initiative);
  else if (moment != ADC_HEX_BEFORE)
    text = g_strdup (_("After the battle: nothing can be moved here."));
  gtk_label_set_label (self->moment_label, text != NULL ? text : "");
  gtk_widget_set_visible (self->moment_bar, text != NULL);
}

static void
update_actions (AdcHexBoard *self)
{
  const char * const *commands = adc_hex_map_list_commands ();
  GtkWidget *widget = GTK_WIDGET (self);
  const AdcHexHold hold = adc_hex_grip_get_hold (self->grip);

  for (guint i = 0; commands[i] != NULL; i++) {
    g_autofree char *action = g_strconcat ("hex.", commands[i], NULL);
    const gboolean is_pile = g_str_equal (commands[i], "hand") ||
                             g_str_equal (commands[i], "discard");
    const gboolean is_new = hold != ADC_HEX_HOLD_NOTHING && hold != ADC_HEX_HOLD_LIFTED &&
                            adc_hex_grip_get_piece (self->grip) != NULL;

    gtk_widget_action_set_enabled (widget, action,
                                   adc_hex_map_can (self->map, commands[i]) ||
                                     (is_pile && is_new));
  }
  gtk_widget_action_set_enabled (widget, "hex.cancel", hold != ADC_HEX_HOLD_NOTHING);
  gtk_widget_action_set_enabled (widget, "hex.moves", hold == ADC_HEX_HOLD_NOTHING);
}

/* What was said of one hex is no news of another. */
static void
map_updated_cb (AdcHexBoard *self)
{
  update_actions (self);
  if (adc_hex_map_get_current (self->map) != self->spoken)
    said_cb (self, NULL);
}

/* What was wrong is not what is done now. */
static void
table_changed_cb (AdcHexBoard *self)
{
  adc_hex_notice_hide (self->notice);
  show_moment (self);
}

static void
moment_changed_cb (AdcHexBoard *self)
{
  said_cb (self, NULL);
  show_moment (self);
}

static void
seek_cb (AdcHexBoard *self)
{
  self->wanted = adc_hex_map_get_current (self->map);
  gtk_widget_grab_focus (GTK_WIDGET (self->tray));
}

/* Straight to the hex it was looked for, or into the fingers. */
static void
chosen_cb (AdcHexBoard *self, AdcPiece *piece, gboolean is_from_hand)
{
  const char *side = adc_hex_table_get_side (self->table);
  const guint wanted = self->wanted;

  self->wanted = ADC_HEX_NOWHERE;
  self->is_from_hand = is_from_hand;
  adc_hex_notice_hide (self->notice);
  if (side == NULL ||
      !adc_hex_grip_take (self->grip, side, adc_entry_get_id (ADC_ENTRY (piece))))
    return;

  gtk_widget_grab_focus (GTK_WIDGET (self->map));
  if (wanted != ADC_HEX_NOWHERE && adc_hex_grip_get_hold (self->grip) == ADC_HEX_HOLD_TILE) {
    adc_hex_map_focus_cell (self->map, wanted);
    adc_hex_map_run (self->map, "put");
  } else {
    said_cb (self, NULL); /* what to do next is in the bar */
  }
}

static void
tray_left_cb (AdcHexBoard *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->map));
}

static void
map_entered_cb (AdcHexBoard *self)
{
  self->wanted = ADC_HEX_NOWHERE;
}

static void
ask_cb (AdcHexBoard *self, AdcHexResult *result, guint question)
{
  adc_hex_medic_dialog_present (GTK_WIDGET (self), adc_hex_map_get_scene (self->map),
                                &result->questions[question], self->grip);
}

/* A tile or a card that was taken, and goes into the hand or is discarded instead. One of the hand
 * that goes into the hand has never left it. */
static gboolean
put_aside (AdcHexBoard *self, const char *pile)
{
  const AdcHexHold hold = adc_hex_grip_get_hold (self->grip);
  g_autofree char *side = g_strdup (adc_hex_grip_get_side (self->grip));
  g_autofree char *piece = g_strdup (adc_hex_grip_get_piece (self->grip));

  if (hold == ADC_HEX_HOLD_NOTHING || hold == ADC_HEX_HOLD_LIFTED || piece == NULL)
    return FALSE;

  adc_hex_grip_drop (self->grip);
  if (!self->is_from_hand || adc_hex_table_count_in (self->table, side, piece, "hand") == 0)
    adc_hex_table_put (self->table, side, piece, pile);
  else if (g_str_equal (pile, "discard"))
    adc_hex_table_shift (self->table, side, piece, "hand", pile);
  return TRUE;
}

static void
command_activated (GtkWidget *widget, const char *name, GVariant *parameter G_GNUC_UNUSED)
{
  AdcHexBoard *self = ADC_HEX_BOARD (widget);
  const char *command = name + strlen ("hex.");

  if ((g_str_equal (command, "hand") || g_str_equal (command, "discard")) &&
      put_aside (self, command))
    return;

  adc_hex_map_run (self->map, command);
}

static void
cancel_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                  GVariant *parameter G_GNUC_UNUSED)
{
  adc_hex_grip_drop (ADC_HEX_BOARD (widget)->grip);
}

static void
moves_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                 GVariant *parameter G_GNUC_UNUSED)
{
  AdcHexBoard *self = ADC_HEX_BOARD (widget);
  const char *side = adc_hex_table_get_side (self->table);

  if (side != NULL && adc_hex_grip_take_moves (self->grip, side))
    gtk_widget_grab_focus (GTK_WIDGET (self->map));
}

static void
before_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                  GVariant *parameter G_GNUC_UNUSED)
{
  AdcHexBoard *self = ADC_HEX_BOARD (widget);

  adc_hex_table_set_moment (self->table, ADC_HEX_BEFORE);
  gtk_widget_grab_focus (GTK_WIDGET (self->map));
}

static void
adc_hex_board_session_changed (AdcBoard *board)
{
  AdcHexBoard *self = ADC_HEX_BOARD (board);

  if (self->table != NULL)
    adc_hex_table_set_session (self->table, adc_board_get_session (board));
}

static GPtrArray *
adc_hex_board_list_panels (AdcBoard *board)
{
  AdcHexBoard *self = ADC_HEX_BOARD (board);
  GPtrArray *panels = g_ptr_array_new ();

  g_ptr_array_add (panels, adc_hex_timeline_panel_new (self->table));
  g_ptr_array_add (panels, adc_hex_adviser_panel_new (self->table));
  return panels;
}

static gboolean
adc_hex_board_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (ADC_HEX_BOARD (widget)->map));
}

static void
adc_hex_board_dispose (GObject *object)
{
  AdcHexBoard *self = ADC_HEX_BOARD (object);

  if (self->table != NULL) {
    g_signal_handlers_disconnect_by_data (self->table, self);
    g_signal_handlers_disconnect_by_data (self->grip, self);
    adc_hex_grip_drop (self->grip); /* or what is held would be looked for on a table without a battle */
    adc_hex_table_set_session (self->table, NULL);
  }
  g_clear_object (&self->grip);
  g_clear_object (&self->table);
  G_OBJECT_CLASS (adc_hex_board_parent_class)->dispose (object);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  const char * const *commands = adc_hex_map_list_commands ();

  for (guint i = 0; commands[i] != NULL; i++) {
    g_autofree char *action = g_strconcat ("hex.", commands[i], NULL);

    gtk_widget_class_install_action (widget_class, action, NULL, command_activated);
  }
  gtk_widget_class_install_action (widget_class, "hex.cancel", NULL, cancel_activated);
  gtk_widget_class_install_action (widget_class, "hex.moves", NULL, moves_activated);
  gtk_widget_class_install_action (widget_class, "hex.before", NULL, before_activated);
}

static void
adc_hex_board_class_init (AdcHexBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  AdcBoardClass *board_class = ADC_BOARD_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_hex_board_dispose;
  widget_class->grab_focus = adc_hex_board_grab_focus;
  board_class->session_changed = adc_hex_board_session_changed;
  board_class->list_panels = adc_hex_board_list_panels;
  install_actions (widget_class);
  g_type_ensure (ADC_TYPE_HEX_MAP);
  g_type_ensure (ADC_TYPE_HEX_NOTICE);
  g_type_ensure (ADC_TYPE_HEX_ORDERS_BAR);
  g_type_ensure (ADC_TYPE_HEX_SETUP);
  g_type_ensure (ADC_TYPE_HEX_SPREAD);
  g_type_ensure (ADC_TYPE_HEX_TRAY);
  gtk_widget_class_set_template_from_resource (widget_class, ADC_RESOURCES
                                               "battle/neuroshima-hex/adc-hex-board.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcHexBoard, setup);
  gtk_widget_class_bind_template_child (widget_class, AdcHexBoard, notice);
  gtk_widget_class_bind_template_child (widget_class, AdcHexBoard, moment_bar);
  gtk_widget_class_bind_template_child (widget_class, AdcHexBoard, moment_label);
  gtk_widget_class_bind_template_child (widget_class, AdcHexBoard, map);
  gtk_widget_class_bind_template_child (widget_class, AdcHexBoard, bar);
  gtk_widget_class_bind_template_child (widget_class, AdcHexBoard, status);
  gtk_widget_class_bind_template_child (widget_class, AdcHexBoard, tray);
  gtk_widget_class_bind_template_callback (widget_class, place_notice_cb);
}

static void
adc_hex_board_init (AdcHexBoard *self)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  self->wanted = ADC_HEX_NOWHERE;
  self->table = adc_hex_table_new ();
  self->grip = adc_hex_grip_new (self->table);
  gtk_widget_init_template (GTK_WIDGET (self));
  adc_hex_setup_set_table (self->setup, self->table);
  adc_hex_map_set_table (self->map, self->table, self->grip);
  adc_hex_orders_bar_set_map (self->bar, self->map, self->table, self->grip);
  adc_hex_tray_set_table (self->tray, self->table, self->grip);
  g_signal_connect_object (self->table, "changed", G_CALLBACK (table_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->table, "refused", G_CALLBACK (refused_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->table, "notify::moment", G_CALLBACK (moment_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->grip, "changed", G_CALLBACK (adc_hex_notice_hide), self->notice,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->grip, "ask", G_CALLBACK (ask_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->map, "said", G_CALLBACK (said_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->map, "seek", G_CALLBACK (seek_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->map, "updated", G_CALLBACK (map_updated_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->tray, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->tray, "left", G_CALLBACK (tray_left_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "enter", G_CALLBACK (map_entered_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->map), focus);
  update_actions (self);
}

GtkWidget *
adc_hex_board_new (void)
{
  return g_object_new (ADC_TYPE_HEX_BOARD, NULL);
}

AdcHexTable *
adc_hex_board_get_table (AdcHexBoard *self)
{
  g_return_val_if_fail (ADC_IS_HEX_BOARD (self), NULL);

  return self->table;
}
