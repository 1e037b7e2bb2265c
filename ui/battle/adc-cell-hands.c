/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-cell-hands.h"

static void
connect_hand (gpointer controller, const char *signal, GCallback hand, GtkWidget *widget)
{
  if (hand != NULL)
    g_signal_connect_object (controller, signal, hand, widget, G_CONNECT_SWAPPED);
}

static void
watch_drags (GtkWidget *widget, GType type, const AdcCellHands *hands)
{
  GtkDragSource *source = gtk_drag_source_new ();
  GtkDropTarget *target = gtk_drop_target_new (type, GDK_ACTION_MOVE);

  gtk_drag_source_set_actions (source, GDK_ACTION_MOVE);
  connect_hand (source, "prepare", hands->drag_prepare, widget);
  connect_hand (source, "drag-begin", hands->drag_begin, widget);
  connect_hand (source, "drag-end", hands->drag_end, widget);
  connect_hand (target, "enter", hands->drop_motion, widget);
  connect_hand (target, "motion", hands->drop_motion, widget);
  connect_hand (target, "leave", hands->drop_leave, widget);
  connect_hand (target, "drop", hands->drop, widget);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (source));
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (target));
}

GtkGesture *
adc_cell_hands_watch (GtkWidget *widget, GType type, const AdcCellHands *hands)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *long_press = gtk_gesture_long_press_new ();

  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);
  g_return_val_if_fail (hands != NULL, NULL);

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), 0);
  connect_hand (click, "pressed", hands->pressed, widget);
  connect_hand (click, "released", hands->released, widget);
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (long_press), TRUE);
  connect_hand (long_press, "pressed", hands->long_pressed, widget);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (long_press));
  watch_drags (widget, type, hands);

  return click;
}

void
adc_cell_hands_set_icon (GtkDragSource *source, GtkWidget *cell)
{
  g_autoptr(GdkPaintable) picture = NULL;

  g_return_if_fail (GTK_IS_DRAG_SOURCE (source));
  g_return_if_fail (GTK_IS_WIDGET (cell));

  picture = gtk_widget_paintable_new (cell);
  gtk_drag_source_set_icon (source, picture, gtk_widget_get_width (cell) / 2,
                            gtk_widget_get_height (cell) / 2);
}
