/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ares-line-view-private.h"

#include "adc-cell-hands.h"

static AdcAresCell *
pick_cell (AdcAresLineView *self, double x, double y)
{
  GtkWidget *picked = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);
  GtkWidget *cell = picked != NULL ? gtk_widget_get_ancestor (picked, ADC_TYPE_ARES_CELL) : NULL;

  return cell != NULL ? ADC_ARES_CELL (cell) : NULL;
}

static void
pressed_cb (AdcAresLineView *self, int n_press, double x, double y, GtkGesture *gesture)
{
  AdcAresCell *cell = pick_cell (self, x, y);

  if (cell == NULL)
    return;

  if (gdk_event_triggers_context_menu (gtk_event_controller_get_current_event (
        GTK_EVENT_CONTROLLER (gesture)))) {
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
    adc_ares_line_view_popup_menu (self, cell);
  } else if (n_press == 2 && adc_ares_cell_get_id (cell) != NULL) {
    adc_ares_line_view_edit (self, cell);
  }
}

/* Only when it ends where it began: a drag is no click. */
static void
released_cb (AdcAresLineView *self, int n_press, double x, double y, GtkGesture *gesture)
{
  AdcAresCell *cell = pick_cell (self, x, y);
  const guint button = gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (gesture));

  if (cell == NULL || n_press != 1 || button != GDK_BUTTON_PRIMARY)
    return;

  adc_ares_line_view_set_current (self, cell);
  if (adc_ares_cell_get_id (cell) != NULL)
    adc_ares_line_view_choose (self, cell);
  else
    adc_ares_line_view_edit (self, cell); /* adds a force there */
}

static void
long_pressed_cb (AdcAresLineView *self, double x, double y)
{
  AdcAresCell *cell = pick_cell (self, x, y);

  if (cell != NULL)
    adc_ares_line_view_popup_menu (self, cell);
}

/* The cell itself travels: it is of use to nobody but this line. */
static GdkContentProvider *
drag_prepare_cb (AdcAresLineView *self, double x, double y, GtkDragSource *source)
{
  AdcAresCell *cell = pick_cell (self, x, y);
  const char *id = cell != NULL ? adc_ares_cell_get_id (cell) : NULL;

  if (id == NULL || adc_ares_scene_find_force (self->scene, id) == NULL)
    return NULL;

  g_free (self->dragged);
  self->dragged = g_strdup (id);
  adc_cell_hands_set_icon (source, GTK_WIDGET (cell));

  return gdk_content_provider_new_typed (ADC_TYPE_ARES_CELL, cell);
}

static const AdcAresForceInfo *
get_dragged (AdcAresLineView *self)
{
  return self->scene != NULL && self->dragged != NULL
           ? adc_ares_scene_find_force (self->scene, self->dragged)
           : NULL;
}

static void
drag_begin_cb (AdcAresLineView *self)
{
  const AdcAresForceInfo *dragged = get_dragged (self);

  if (dragged == NULL)
    return;

  adc_ares_table_light_up (self->table, adc_ares_line_view_get_session (self), dragged);
  adc_ares_tray_light_up (self->trays[dragged->side], dragged->position != ADC_ARES_AWAY, FALSE);
}

static void
drag_end_cb (AdcAresLineView *self)
{
  adc_ares_table_put_out (self->table);
  for (guint side = 0; side < G_N_ELEMENTS (self->trays); side++)
    adc_ares_tray_light_up (self->trays[side], FALSE, FALSE);
  g_clear_pointer (&self->dragged, g_free);
}

/* Above the line and below it a force is taken out; beside it, it goes to the end. */
static gboolean
get_place (AdcAresLineView *self, const AdcAresForceInfo *dragged, double x, double y,
           AdcAresPlace *place)
{
  graphene_point_t point = GRAPHENE_POINT_INIT (x, y);
  graphene_rect_t bounds;

  if (!gtk_widget_compute_bounds (GTK_WIDGET (self->scroller), GTK_WIDGET (self), &bounds) ||
      y < bounds.origin.y || y > bounds.origin.y + bounds.size.height) {
    *place = (AdcAresPlace){ .in_line = FALSE };
    return dragged->position != ADC_ARES_AWAY;
  }

  return gtk_widget_compute_point (GTK_WIDGET (self), GTK_WIDGET (self->table), &point, &point) &&
         adc_ares_table_get_place (self->table, dragged, point.x, place);
}

static GdkDragAction
drop_motion_cb (AdcAresLineView *self, double x, double y)
{
  const AdcAresForceInfo *dragged = get_dragged (self);
  gboolean has_place = FALSE;
  AdcAresPlace place;

  if (dragged == NULL)
    return 0;

  has_place = get_place (self, dragged, x, y, &place);
  adc_ares_table_set_aim (self->table, dragged->side, has_place ? &place : NULL);
  adc_ares_tray_light_up (self->trays[dragged->side], dragged->position != ADC_ARES_AWAY,
                          has_place && !place.in_line);

  return GDK_ACTION_MOVE;
}

static void
drop_leave_cb (AdcAresLineView *self)
{
  adc_ares_table_set_aim (self->table, ADC_ARES_ATTACKER, NULL);
}

static gboolean
drop_cb (AdcAresLineView *self, const GValue *value, double x, double y)
{
  AdcAresCell *cell = g_value_get_object (value);
  const AdcAresForceInfo *dragged = adc_ares_scene_find_force (self->scene,
                                                               adc_ares_cell_get_id (cell));
  g_autofree char *force = NULL;
  AdcFault *fault = NULL;
  AdcAresPlace place;

  if (dragged == NULL || !get_place (self, dragged, x, y, &place))
    return FALSE;

  force = g_strdup (dragged->id);
  if (!adc_ares_edit_place (adc_ares_line_view_get_session (self), force, &place, &fault)) {
    if (fault != NULL)
      adc_ares_line_view_refuse (self, fault);
    return FALSE;
  }

  adc_ares_line_view_focus_force (self, force);
  adc_ares_line_view_announce_place (self, force);
  return TRUE;
}

void
adc_ares_line_view_watch_pointer (AdcAresLineView *self)
{
  static const AdcCellHands hands = {
    .pressed = G_CALLBACK (pressed_cb),
    .released = G_CALLBACK (released_cb),
    .long_pressed = G_CALLBACK (long_pressed_cb),
    .drag_prepare = G_CALLBACK (drag_prepare_cb),
    .drag_begin = G_CALLBACK (drag_begin_cb),
    .drag_end = G_CALLBACK (drag_end_cb),
    .drop_motion = G_CALLBACK (drop_motion_cb),
    .drop_leave = G_CALLBACK (drop_leave_cb),
    .drop = G_CALLBACK (drop_cb),
  };

  adc_cell_hands_watch (GTK_WIDGET (self), ADC_TYPE_ARES_CELL, &hands);
}
