/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-hex-map-private.h"

#include "adc-cell-hands.h"

#define CALM 400000 /* microseconds without scrolling after which the wheel is meant for a tile */

static guint
pick_cell (AdcHexMap *self, double x, double y)
{
  GtkWidget *picked = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);

  return ADC_IS_HEX_CELL (picked) ? adc_hex_cell_get_number (ADC_HEX_CELL (picked))
                                  : ADC_HEX_NOWHERE;
}

static void
pressed_cb (AdcHexMap *self, int n_press, double x, double y, GtkGesture *gesture)
{
  const guint cell = pick_cell (self, x, y);
  GdkEvent *event = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (gesture));

  if (cell == ADC_HEX_NOWHERE)
    return;

  if (event != NULL && gdk_event_triggers_context_menu (event)) {
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
    adc_hex_map_focus_cell (self, cell);
    adc_hex_map_popup_menu (self);
  } else if (n_press == 2 && adc_hex_grip_get_hold (self->grip) == ADC_HEX_HOLD_NOTHING) {
    adc_hex_map_focus_cell (self, cell);
    adc_hex_map_run (self, self->scene.cells[cell].force != NULL ? "lift" : "seek");
  }
}

/* Only when it ends where it began: a drag is no click. */
static void
released_cb (AdcHexMap *self, int n_press, double x, double y, GtkGesture *gesture)
{
  const guint cell = pick_cell (self, x, y);
  const guint button = gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (gesture));

  if (cell == ADC_HEX_NOWHERE || n_press != 1 || button != GDK_BUTTON_PRIMARY)
    return;

  adc_hex_map_focus_cell (self, cell);
  if (adc_hex_grip_get_hold (self->grip) != ADC_HEX_HOLD_NOTHING)
    adc_hex_map_run (self, "put");
}

static void
long_pressed_cb (AdcHexMap *self, double x, double y)
{
  const guint cell = pick_cell (self, x, y);

  if (cell == ADC_HEX_NOWHERE)
    return;

  adc_hex_map_focus_cell (self, cell);
  adc_hex_map_popup_menu (self);
}

/* A pointer that lies still says nothing, even when the board moves under it. */
static void
motion_cb (AdcHexMap *self, double x, double y)
{
  if (self->table == NULL || (x == self->pointer_x && y == self->pointer_y))
    return;

  self->pointer_x = x;
  self->pointer_y = y;
  adc_hex_table_set_cell (self->table, pick_cell (self, x, y));
}

static void
leave_cb (AdcHexMap *self)
{
  if (self->table != NULL)
    adc_hex_table_set_cell (self->table, adc_hex_map_get_focus (self) != NULL ? self->current
                                                                              : ADC_HEX_NOWHERE);
}

static gboolean
is_wheel (GtkEventController *controller)
{
  GdkDevice *device = gtk_event_controller_get_current_event_device (controller);

  return device == NULL || gdk_device_get_source (device) != GDK_SOURCE_TOUCHPAD;
}

/* A page that is being scrolled goes on, whatever comes under the pointer. */
static gboolean
scroll_cb (AdcHexMap *self, double dx G_GNUC_UNUSED, double dy, GtkEventController *controller)
{
  const guint cell = pick_cell (self, self->pointer_x, self->pointer_y);
  const char *command = dy > 0 ? "turn-right" : "turn-left";

  if (dy == 0 || cell == ADC_HEX_NOWHERE || !is_wheel (controller) ||
      g_get_monotonic_time () - self->scrolled_at < CALM)
    return GDK_EVENT_PROPAGATE;
  if (!adc_hex_grip_has_tile (self->grip) && self->scene.cells[cell].force == NULL)
    return GDK_EVENT_PROPAGATE;

  self->current = cell;
  if (!adc_hex_map_can (self, command))
    return GDK_EVENT_PROPAGATE;

  adc_hex_map_run (self, command);
  return GDK_EVENT_STOP;
}

/* What is dragged is in the fingers from there on. */
static GdkContentProvider *
drag_prepare_cb (AdcHexMap *self, double x, double y, GtkDragSource *source)
{
  const guint cell = pick_cell (self, x, y);

  if (cell == ADC_HEX_NOWHERE || !adc_hex_map_is_editable (self) ||
      self->scene.cells[cell].force == NULL)
    return NULL;

  adc_cell_hands_set_icon (source, self->cells[cell]);
  self->current = cell;
  adc_hex_grip_lift (self->grip, cell);
  return gdk_content_provider_new_typed (ADC_TYPE_HEX_GRIP, self->grip);
}

static void
drag_end_cb (AdcHexMap *self)
{
  adc_hex_grip_drop (self->grip);
}

static GdkDragAction
drop_motion_cb (AdcHexMap *self, double x, double y)
{
  const guint cell = pick_cell (self, x, y);

  adc_hex_table_set_cell (self->table, cell);
  return cell != ADC_HEX_NOWHERE ? GDK_ACTION_MOVE : 0;
}

static gboolean
drop_cb (AdcHexMap *self, const GValue *value, double x, double y)
{
  const guint cell = pick_cell (self, x, y);

  if (cell == ADC_HEX_NOWHERE || g_value_get_object (value) != (gpointer) self->grip ||
      !adc_hex_map_is_editable (self))
    return FALSE;

  adc_hex_map_focus_cell (self, cell);
  adc_hex_map_run (self, "put");
  return TRUE;
}

static void
scrolled_cb (AdcHexMap *self)
{
  self->scrolled_at = g_get_monotonic_time ();
}

/* The page the board is on, if it can be scrolled. */
static void
watch_page (AdcHexMap *self)
{
  GtkWidget *page = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment =
    page != NULL ? gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (page)) : NULL;

  if (adjustment == NULL)
    return;

  g_signal_handlers_disconnect_by_func (adjustment, scrolled_cb, self);
  g_signal_connect_object (adjustment, "value-changed", G_CALLBACK (scrolled_cb), self,
                           G_CONNECT_SWAPPED);
}

void
adc_hex_map_watch_pointer (AdcHexMap *self)
{
  static const AdcCellHands hands = {
    .pressed = G_CALLBACK (pressed_cb),
    .released = G_CALLBACK (released_cb),
    .long_pressed = G_CALLBACK (long_pressed_cb),
    .drag_prepare = G_CALLBACK (drag_prepare_cb),
    .drag_end = G_CALLBACK (drag_end_cb),
    .drop_motion = G_CALLBACK (drop_motion_cb),
    .drop_leave = G_CALLBACK (leave_cb),
    .drop = G_CALLBACK (drop_cb),
  };
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *scroll =
    gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL |
                                     GTK_EVENT_CONTROLLER_SCROLL_DISCRETE);

  adc_cell_hands_watch (GTK_WIDGET (self), ADC_TYPE_HEX_GRIP, &hands);
  g_signal_connect_object (motion, "enter", G_CALLBACK (motion_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "motion", G_CALLBACK (motion_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "leave", G_CALLBACK (leave_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (scroll, "scroll", G_CALLBACK (scroll_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  gtk_widget_add_controller (GTK_WIDGET (self), scroll);
  g_signal_connect (self, "map", G_CALLBACK (watch_page), NULL);
}
