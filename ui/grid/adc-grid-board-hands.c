/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-grid-board-private.h"

#include "adc-grid-paths.h"

#define ZOOM_STEP 1.25

static AdcGridMap *
get_map (AdcGridBoard *self)
{
  return self->desk != NULL ? adc_grid_desk_get_map (self->desk) : NULL;
}

static void
go (AdcGridBoard *self, AdcGridSide side)
{
  const guint next = adc_grid_get_beside (get_map (self), adc_grid_desk_get_cursor (self->desk),
                                          side);

  if (next != ADC_GRID_NOWHERE)
    adc_grid_desk_set_cursor (self->desk, next);
  else
    gtk_widget_error_bell (GTK_WIDGET (self));
}

/* To the end of the row. */
static void
go_far (AdcGridBoard *self, gboolean is_end)
{
  const guint columns = adc_grid_map_get_columns (get_map (self));
  const guint first = adc_grid_desk_get_cursor (self->desk) / columns * columns;

  adc_grid_desk_set_cursor (self->desk, is_end ? first + columns - 1 : first);
}

/* The tile in hand, else the one whose places are lit. */
static void
lay (AdcGridBoard *self)
{
  const AdcGridTile *tool = adc_grid_desk_get_tool (self->desk);
  const guint cursor = adc_grid_desk_get_cursor (self->desk);

  if (tool == NULL)
    tool = adc_grid_desk_get_asked (self->desk);
  if (tool == NULL || !adc_grid_map_is_empty (get_map (self), cursor) ||
      !adc_grid_desk_lay (self->desk, cursor, tool))
    gtk_widget_error_bell (GTK_WIDGET (self));
}

static gboolean
lay_nth (AdcGridBoard *self, guint number)
{
  GPtrArray *tiles = adc_grid_get_tiles (adc_grid_map_get_grid (get_map (self)));

  if (number >= tiles->len)
    return GDK_EVENT_PROPAGATE;

  if (!adc_grid_desk_lay (self->desk, adc_grid_desk_get_cursor (self->desk), tiles->pdata[number]))
    gtk_widget_error_bell (GTK_WIDGET (self));
  return GDK_EVENT_STOP;
}

static const struct {
  guint       key;
  const char *command;
} commands[] = {
  { GDK_KEY_e, "explore" },      { GDK_KEY_f, "from" },     { GDK_KEY_t, "to" },
  { GDK_KEY_k, "token" },        { GDK_KEY_r, "turn" },     { GDK_KEY_x, "exits" },
  { GDK_KEY_Delete, "remove" },  { GDK_KEY_BackSpace, "remove" },
  { GDK_KEY_KP_Delete, "remove" },
};

static gboolean
run_command (AdcGridBoard *self, guint key)
{
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (commands[i].key == gdk_keyval_to_lower (key)) {
      if (adc_grid_desk_can (self->desk, commands[i].command))
        adc_grid_desk_run (self->desk, commands[i].command);
      else
        gtk_widget_error_bell (GTK_WIDGET (self));
      return GDK_EVENT_STOP;
    }

  return GDK_EVENT_PROPAGATE;
}

static gboolean
key_pressed_cb (AdcGridBoard *self, guint key, guint code G_GNUC_UNUSED, GdkModifierType state)
{
  const GdkModifierType modifiers = state & gtk_accelerator_get_default_mod_mask ();

  if (get_map (self) == NULL || (modifiers & ~GDK_SHIFT_MASK) != 0)
    return GDK_EVENT_PROPAGATE;
  /* On some keyboards digits are capitals. */
  if (key >= GDK_KEY_1 && key <= GDK_KEY_9)
    return lay_nth (self, key - GDK_KEY_1);
  if (key >= GDK_KEY_KP_1 && key <= GDK_KEY_KP_9)
    return lay_nth (self, key - GDK_KEY_KP_1);

  switch (key) {
  case GDK_KEY_plus:
  case GDK_KEY_KP_Add:
    adc_grid_board_set_zoom (self, self->zoom * ZOOM_STEP);
    return GDK_EVENT_STOP;
  case GDK_KEY_minus:
  case GDK_KEY_KP_Subtract:
    adc_grid_board_set_zoom (self, self->zoom / ZOOM_STEP);
    return GDK_EVENT_STOP;
  default:
    break;
  }
  if (modifiers != 0)
    return GDK_EVENT_PROPAGATE;

  switch (key) {
  case GDK_KEY_Up:
  case GDK_KEY_KP_Up:
    go (self, ADC_GRID_NORTH);
    break;
  case GDK_KEY_Right:
  case GDK_KEY_KP_Right:
    go (self, ADC_GRID_EAST);
    break;
  case GDK_KEY_Down:
  case GDK_KEY_KP_Down:
    go (self, ADC_GRID_SOUTH);
    break;
  case GDK_KEY_Left:
  case GDK_KEY_KP_Left:
    go (self, ADC_GRID_WEST);
    break;
  case GDK_KEY_Home:
  case GDK_KEY_KP_Home:
    go_far (self, FALSE);
    break;
  case GDK_KEY_End:
  case GDK_KEY_KP_End:
    go_far (self, TRUE);
    break;
  case GDK_KEY_Return:
  case GDK_KEY_KP_Enter:
  case GDK_KEY_ISO_Enter:
  case GDK_KEY_space:
  case GDK_KEY_KP_Space:
    lay (self);
    break;
  case GDK_KEY_Escape:
    if (adc_grid_desk_get_tool (self->desk) == NULL)
      return GDK_EVENT_PROPAGATE;
    adc_grid_desk_set_tool (self->desk, NULL);
    break;
  default:
    return run_command (self, key);
  }

  return GDK_EVENT_STOP;
}

static guint
pick (AdcGridBoard *self, double x, double y)
{
  AdcGridMap *map = get_map (self);
  double left, top, size = adc_grid_board_get_size (self, &left, &top);
  const double column = (x - left) / size, row = (y - top) / size;

  if (column < 0 || row < 0 || column >= adc_grid_map_get_columns (map) ||
      row >= adc_grid_map_get_rows (map))
    return ADC_GRID_NOWHERE;

  return (guint) row * adc_grid_map_get_columns (map) + (guint) column;
}

static void
released_cb (AdcGridBoard *self, int n_press G_GNUC_UNUSED, double x, double y)
{
  const guint cell = get_map (self) != NULL ? pick (self, x, y) : ADC_GRID_NOWHERE;
  const AdcGridTile *tool;

  gtk_widget_grab_focus (GTK_WIDGET (self));
  if (cell == ADC_GRID_NOWHERE)
    return;

  tool = adc_grid_desk_get_tool (self->desk);
  if (tool != NULL && adc_grid_map_is_empty (get_map (self), cell))
    adc_grid_desk_lay (self->desk, cell, tool);
  else
    adc_grid_desk_set_cursor (self->desk, cell);
}

static void
drag_begin_cb (AdcGridBoard *self, double x G_GNUC_UNUSED, double y G_GNUC_UNUSED,
               GtkGestureDrag *gesture)
{
  self->drag_left = self->left;
  self->drag_top = self->top;
  /* All of it is seen: a finger scrolls the page. */
  if (self->zoom <= 1)
    gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_DENIED);
}

static void
drag_update_cb (AdcGridBoard *self, double x, double y, GtkGestureDrag *gesture)
{
  double left, top, size;

  if (!gtk_drag_check_threshold (GTK_WIDGET (self), 0, 0, (int) x, (int) y))
    return;

  size = adc_grid_board_get_size (self, &left, &top);
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  adc_grid_board_move (self, self->drag_left - x / size, self->drag_top - y / size);
}

/* With Control, as elsewhere; without it the page scrolls. */
static gboolean
scroll_cb (AdcGridBoard *self, double dx G_GNUC_UNUSED, double dy,
           GtkEventControllerScroll *controller)
{
  const GdkModifierType state =
    gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (controller));

  if ((state & GDK_CONTROL_MASK) == 0)
    return GDK_EVENT_PROPAGATE;

  adc_grid_board_set_zoom (self, dy < 0 ? self->zoom * ZOOM_STEP : self->zoom / ZOOM_STEP);
  return GDK_EVENT_STOP;
}

void
adc_grid_board_watch (AdcGridBoard *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkEventController *keyboard = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();
  GtkEventController *scroll =
    gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL |
                                     GTK_EVENT_CONTROLLER_SCROLL_DISCRETE);
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *drag = gtk_gesture_drag_new ();

  g_signal_connect_object (keyboard, "key-pressed", G_CALLBACK (key_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (widget, keyboard);
  g_signal_connect_object (focus, "enter", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "leave", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (widget, focus);
  g_signal_connect_object (scroll, "scroll", G_CALLBACK (scroll_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (widget, scroll);
  g_signal_connect_object (click, "released", G_CALLBACK (released_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (click));
  g_signal_connect_object (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (drag, "drag-update", G_CALLBACK (drag_update_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (drag));
}
