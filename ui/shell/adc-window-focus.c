/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-window-private.h"

#include "adc-typed-number.h"

static gboolean
let_go (gpointer user_data G_GNUC_UNUSED)
{
  return G_SOURCE_REMOVE;
}

/* What a number means is done when the focus leaves it, and may take away the line it stands in, while GTK still goes up
 * from it and holds on to none of what it meets. So all that the focus was in is kept until GTK is done with that, however
 * often the focus moves meanwhile. */
static void
keep_way_up (AdcWindow *self)
{
  GtkWidget *widget = gtk_window_get_focus (GTK_WINDOW (self));

  if (self->focus_way != NULL)
    g_idle_add_full (G_PRIORITY_DEFAULT, let_go, g_steal_pointer (&self->focus_way),
                     (GDestroyNotify) g_ptr_array_unref);
  if (widget == NULL)
    return;

  self->focus_way = g_ptr_array_new_with_free_func (g_object_unref);
  for (; widget != NULL && widget != GTK_WIDGET (self); widget = gtk_widget_get_parent (widget))
    g_ptr_array_add (self->focus_way, g_object_ref (widget));
}

/* Before Tab looks for where to go: GTK looks for ever once that is gone. What had the focus may be gone as well, but for
 * the focus: a label that comes next asks about it when it no longer has that. */
static gboolean
adc_window_focus (GtkWidget *widget, GtkDirectionType direction)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (widget));
  g_autoptr(GtkWidget) kept = focus != NULL ? g_object_ref (focus) : NULL;
  GtkWidgetClass *parent_class = g_type_class_peek (g_type_parent (ADC_TYPE_WINDOW));

  adc_typed_number_take (widget);

  return parent_class->focus (widget, direction);
}

/* And before a press gives the focus to what is there. In the number itself it only moves the cursor. */
static void
pressed_cb (AdcWindow *self, int n_press G_GNUC_UNUSED, double x, double y)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));
  GtkWidget *target = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);
  GtkWidget *spin =
    target != NULL ? gtk_widget_get_ancestor (target, GTK_TYPE_SPIN_BUTTON) : NULL;

  if (focus != NULL && (spin == NULL || !gtk_widget_is_ancestor (focus, spin)))
    adc_typed_number_take (GTK_WIDGET (self));
}

void
adc_window_init_focus (AdcWindow *self)
{
  GtkGesture *press = gtk_gesture_click_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (press), 0);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (press), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (press, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (press));
  g_signal_connect (self, "notify::focus-widget", G_CALLBACK (keep_way_up), NULL);
}

void
adc_window_install_focus (GtkWidgetClass *widget_class)
{
  widget_class->focus = adc_window_focus;
}
