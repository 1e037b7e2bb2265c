/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* What the pointer does to a widget full of things that can be clicked and dragged. */

/* Handlers of the signals of GTK, with the widget first. Any may be NULL. */
typedef struct {
  GCallback pressed; /* any button */
  GCallback released;
  GCallback long_pressed; /* a finger */

  GCallback drag_prepare;
  GCallback drag_begin;
  GCallback drag_end;

  GCallback drop_motion; /* and when it comes in */
  GCallback drop_leave;
  GCallback drop;
} AdcCellHands;

/* What is dragged is of the type; it is moved, never copied. Lends the gesture that hears clicks. */
GtkGesture *adc_cell_hands_watch    (GtkWidget *widget, GType type, const AdcCellHands *hands);

/* What is dragged hangs by its middle from the pointer. */
void        adc_cell_hands_set_icon (GtkDragSource *source, GtkWidget *cell);
