/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ares-line-view-private.h"

#include "adc-ares-force-editor.h"
#include "adc-ares-force-picker.h"
#include "adc-cell-menu.h"

#include <glib/gi18n-lib.h>
#include <math.h>

typedef void (*Command) (AdcAresLineView *self, AdcAresCell *cell);

/* The id of the force in a cell: a base card is none. */
static const char *
get_force (AdcAresLineView *self, AdcAresCell *cell)
{
  const char *id = adc_ares_cell_get_id (cell);

  return id != NULL && adc_ares_scene_find_force (self->scene, id) != NULL ? id : NULL;
}

static gboolean
is_base_card (AdcAresLineView *self, AdcAresCell *cell)
{
  return adc_ares_cell_get_id (cell) != NULL && get_force (self, cell) == NULL;
}

/* The side of whoever shoots goes on choosing who does; the other side is what it shoots at. A
 * target chosen again shoots back. */
void
adc_ares_line_view_choose (AdcAresLineView *self, AdcAresCell *cell)
{
  const char *id = adc_ares_cell_get_id (cell);
  const char *from = adc_board_get_from (self->board);
  const char *at = adc_board_get_at (self->board);
  const AdcAresForceInfo *shooter = adc_ares_scene_find_force (self->scene, from);

  if (id == NULL)
    return;

  if (is_base_card (self, cell))
    adc_board_select (self->board, from, id);
  else if (shooter == NULL)
    adc_board_select (self->board, id, NULL);
  else if (shooter->side == adc_ares_cell_get_side (cell))
    adc_board_select (self->board, id, at);
  else if (g_strcmp0 (at, id) == 0)
    adc_board_select (self->board, id, from);
  else
    adc_board_select (self->board, from, id);
}

static void
force_added_cb (AdcAresLineView *self, const char *force)
{
  adc_ares_line_view_focus_force (self, force);
}

static void
add_to (AdcAresLineView *self, AdcAresSide side, const AdcAresPlace *place)
{
  AdcAresForcePicker *picker = adc_ares_force_picker_new (self->board, side, place);

  g_signal_connect_object (picker, "added", G_CALLBACK (force_added_cb), self, G_CONNECT_SWAPPED);
  gtk_window_set_transient_for (GTK_WINDOW (picker),
                                GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))));
  gtk_window_present (GTK_WINDOW (picker));
}

static void
add (AdcAresLineView *self, AdcAresCell *cell)
{
  const AdcAresPlace place = {
    .in_line = TRUE,
    .column = adc_ares_cell_get_column (cell),
  };

  add_to (self, adc_ares_cell_get_side (cell), adc_ares_cell_get_id (cell) == NULL ? &place : NULL);
}

void
adc_ares_line_view_edit (AdcAresLineView *self, AdcAresCell *cell)
{
  const char *force = get_force (self, cell);

  if (force != NULL)
    adc_ares_force_editor_present (self->board, force);
  else if (!is_base_card (self, cell))
    add (self, cell);
}

static void
add_units (AdcAresLineView *self, AdcAresCell *cell, int n)
{
  g_autofree char *force = g_strdup (get_force (self, cell));
  AdcFault *fault = NULL;

  if (force == NULL ||
      !adc_ares_edit_add_units (adc_ares_line_view_get_session (self), force, n, &fault))
    adc_ares_line_view_refuse (self, fault);
}

static void
more (AdcAresLineView *self, AdcAresCell *cell)
{
  add_units (self, cell, 1);
}

static void
fewer (AdcAresLineView *self, AdcAresCell *cell)
{
  add_units (self, cell, -1);
}

static void
turn_damage (AdcAresLineView *self, AdcAresCell *cell)
{
  g_autofree char *force = g_strdup (get_force (self, cell));
  AdcFault *fault = NULL;

  if (force == NULL ||
      !adc_ares_edit_turn_damage (adc_ares_line_view_get_session (self), force, &fault))
    adc_ares_line_view_refuse (self, fault);
}

static void
remove_force (AdcAresLineView *self, AdcAresCell *cell)
{
  g_autofree char *force = g_strdup (get_force (self, cell));
  g_autofree char *text = NULL;

  if (force == NULL)
    return;

  /* Translators: %s is the name of a force that was taken away from the battle */
  text = g_strdup_printf (_("%s removed"), adc_ares_scene_find_force (self->scene, force)->name);
  adc_ares_edit_remove (adc_ares_line_view_get_session (self), force);
  adc_ares_line_view_set_status (self, text);
}

static void
move (AdcAresLineView *self, AdcAresCell *cell, AdcAresMove direction)
{
  g_autofree char *force = g_strdup (get_force (self, cell));
  AdcFault *fault = NULL;

  if (force != NULL &&
      adc_ares_edit_move (adc_ares_line_view_get_session (self), force, direction, &fault))
    adc_ares_line_view_announce_place (self, force);
  else
    adc_ares_line_view_refuse (self, fault);
}

static void
move_left (AdcAresLineView *self, AdcAresCell *cell)
{
  move (self, cell, ADC_ARES_MOVE_LEFT);
}

static void
move_right (AdcAresLineView *self, AdcAresCell *cell)
{
  move (self, cell, ADC_ARES_MOVE_RIGHT);
}

static void
move_forward (AdcAresLineView *self, AdcAresCell *cell)
{
  move (self, cell, ADC_ARES_MOVE_FORWARD);
}

static void
move_backward (AdcAresLineView *self, AdcAresCell *cell)
{
  move (self, cell, ADC_ARES_MOVE_BACKWARD);
}

/* The attacker's front is above his reinforcements, the defender's below. */
static void
move_up (AdcAresLineView *self, AdcAresCell *cell)
{
  if (adc_ares_cell_get_side (cell) == ADC_ARES_ATTACKER)
    move_forward (self, cell);
  else
    move_backward (self, cell);
}

static void
move_down (AdcAresLineView *self, AdcAresCell *cell)
{
  if (adc_ares_cell_get_side (cell) == ADC_ARES_ATTACKER)
    move_backward (self, cell);
  else
    move_forward (self, cell);
}

static const struct {
  const char *action;
  Command     command;
} commands[] = {
  { "line.choose", adc_ares_line_view_choose },
  { "line.edit", adc_ares_line_view_edit },
  { "line.add", add },
  { "line.more", more },
  { "line.fewer", fewer },
  { "line.damage", turn_damage },
  { "line.remove", remove_force },
  { "line.move-left", move_left },
  { "line.move-right", move_right },
  { "line.move-forward", move_forward },
  { "line.move-backward", move_backward },
};

static void
command_activated (GtkWidget *widget, const char *name, GVariant *parameter G_GNUC_UNUSED)
{
  AdcAresLineView *self = ADC_ARES_LINE_VIEW (widget);

  for (guint i = 0; self->current != NULL && i < G_N_ELEMENTS (commands); i++)
    if (g_str_equal (commands[i].action, name)) {
      commands[i].command (self, self->current);
      return;
    }
}

static void
add_to_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *parameter)
{
  const gboolean attacker = g_str_equal (g_variant_get_string (parameter, NULL), "attacker");

  add_to (ADC_ARES_LINE_VIEW (widget), attacker ? ADC_ARES_ATTACKER : ADC_ARES_DEFENDER, NULL);
}

void
adc_ares_line_view_install_commands (GtkWidgetClass *widget_class)
{
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    gtk_widget_class_install_action (widget_class, commands[i].action, NULL, command_activated);
  gtk_widget_class_install_action (widget_class, "line.add-to", "s", add_to_activated);
}

static const AdcCellMenuItem menu_items[] = {
  { N_("_Choose"), "line.choose", 0 },
  { N_("_Edit…"), "line.edit", 0 },
  { N_("One Unit _More"), "line.more", 1 },
  { N_("One Unit _Fewer"), "line.fewer", 1 },
  { N_("_Damaged or Repaired"), "line.damage", 1 },
  { N_("Move _Left"), "line.move-left", 2 },
  { N_("Move _Right"), "line.move-right", 2 },
  { N_("Move _Towards the Front"), "line.move-forward", 2 },
  { N_("Move _Back"), "line.move-backward", 2 },
  { N_("_Add a Force…"), "line.add", 3 },
  { N_("Remove from the _Battle"), "line.remove", 3 },
};

void
adc_ares_line_view_popup_menu (AdcAresLineView *self, AdcAresCell *cell)
{
  adc_ares_line_view_set_current (self, cell);
  if (self->menu == NULL)
    self->menu = adc_cell_menu_new (GTK_WIDGET (self), menu_items, G_N_ELEMENTS (menu_items));
  adc_cell_menu_popup (self->menu, GTK_WIDGET (cell));
}

static gboolean
find_position (AdcAresLineView *self, AdcAresCell *cell, guint *row, guint *place)
{
  for (*row = 0; *row < self->rows->len; (*row)++)
    if (g_ptr_array_find (self->rows->pdata[*row], cell, place))
      return TRUE;

  return FALSE;
}

/* The middle of a cell, as the eye goes up and down. */
static double
get_middle (AdcAresLineView *self, AdcAresCell *cell)
{
  graphene_rect_t bounds;

  if (!gtk_widget_compute_bounds (GTK_WIDGET (cell), GTK_WIDGET (self), &bounds))
    return 0;

  return bounds.origin.x + bounds.size.width / 2;
}

static void
go_to_row (AdcAresLineView *self, AdcAresCell *cell, int step)
{
  guint row, place;
  GPtrArray *cells;
  guint nearest = 0;

  if (!find_position (self, cell, &row, &place) || (step < 0 && row == 0) ||
      (step > 0 && row + 1 == self->rows->len))
    return;

  cells = self->rows->pdata[row + step];
  for (guint i = 1; i < cells->len; i++)
    if (fabs (get_middle (self, cells->pdata[i]) - get_middle (self, cell)) <
        fabs (get_middle (self, cells->pdata[nearest]) - get_middle (self, cell)))
      nearest = i;
  adc_ares_line_view_set_current (self, cells->pdata[nearest]);
}

static void
go_up (AdcAresLineView *self, AdcAresCell *cell)
{
  go_to_row (self, cell, -1);
}

static void
go_down (AdcAresLineView *self, AdcAresCell *cell)
{
  go_to_row (self, cell, 1);
}

/* Within the row; a step too far stays at its end. */
static void
go_along (AdcAresLineView *self, AdcAresCell *cell, int step)
{
  guint row, place;

  if (find_position (self, cell, &row, &place)) {
    GPtrArray *cells = self->rows->pdata[row];
    const int last = (int) cells->len - 1;

    adc_ares_line_view_set_current (self, cells->pdata[CLAMP ((int) place + step, 0, last)]);
  }
}

static void
go_left (AdcAresLineView *self, AdcAresCell *cell)
{
  go_along (self, cell, -1);
}

static void
go_right (AdcAresLineView *self, AdcAresCell *cell)
{
  go_along (self, cell, 1);
}

static void
go_to_start (AdcAresLineView *self, AdcAresCell *cell)
{
  go_along (self, cell, -G_MAXINT16);
}

static void
go_to_end (AdcAresLineView *self, AdcAresCell *cell)
{
  go_along (self, cell, G_MAXINT16);
}

static const struct {
  guint           key;
  GdkModifierType modifiers;
  Command         command;
} keys[] = {
  { GDK_KEY_Left, 0, go_left },
  { GDK_KEY_Right, 0, go_right },
  { GDK_KEY_Up, 0, go_up },
  { GDK_KEY_Down, 0, go_down },
  { GDK_KEY_Home, 0, go_to_start },
  { GDK_KEY_End, 0, go_to_end },
  { GDK_KEY_Left, GDK_CONTROL_MASK, move_left },
  { GDK_KEY_Right, GDK_CONTROL_MASK, move_right },
  { GDK_KEY_Up, GDK_CONTROL_MASK, move_up },
  { GDK_KEY_Down, GDK_CONTROL_MASK, move_down },
  { GDK_KEY_space, 0, adc_ares_line_view_choose },
  { GDK_KEY_Return, 0, adc_ares_line_view_edit },
  { GDK_KEY_plus, 0, more },
  { GDK_KEY_minus, 0, fewer },
  { GDK_KEY_Delete, 0, remove_force },
  { GDK_KEY_Insert, 0, add },
  { GDK_KEY_a, 0, add },
  { GDK_KEY_d, 0, turn_damage },
  { GDK_KEY_Menu, 0, adc_ares_line_view_popup_menu },
  { GDK_KEY_F10, GDK_SHIFT_MASK, adc_ares_line_view_popup_menu },
};

/* The number pad's keys do what the others do. */
static guint
normalise_key (guint key)
{
  static const guint pad[][2] = {
    { GDK_KEY_KP_Left, GDK_KEY_Left },       { GDK_KEY_KP_Right, GDK_KEY_Right },
    { GDK_KEY_KP_Up, GDK_KEY_Up },           { GDK_KEY_KP_Down, GDK_KEY_Down },
    { GDK_KEY_KP_Home, GDK_KEY_Home },       { GDK_KEY_KP_End, GDK_KEY_End },
    { GDK_KEY_KP_Space, GDK_KEY_space },     { GDK_KEY_KP_Enter, GDK_KEY_Return },
    { GDK_KEY_ISO_Enter, GDK_KEY_Return },   { GDK_KEY_KP_Add, GDK_KEY_plus },
    { GDK_KEY_KP_Subtract, GDK_KEY_minus },  { GDK_KEY_KP_Delete, GDK_KEY_Delete },
    { GDK_KEY_KP_Insert, GDK_KEY_Insert },
  };

  for (guint i = 0; i < G_N_ELEMENTS (pad); i++)
    if (pad[i][0] == key)
      return pad[i][1];

  return gdk_keyval_to_lower (key);
}

static gboolean
has_selection (AdcAresLineView *self)
{
  return adc_board_get_from (self->board) != NULL || adc_board_get_at (self->board) != NULL;
}

static gboolean
key_pressed_cb (AdcAresLineView *self, guint key, guint code G_GNUC_UNUSED, GdkModifierType state)
{
  AdcAresCell *cell = adc_ares_line_view_get_focus (self);
  GdkModifierType modifiers = state & gtk_accelerator_get_default_mod_mask ();

  if (cell == NULL || adc_ares_line_view_get_session (self) == NULL)
    return GDK_EVENT_PROPAGATE;

  key = normalise_key (key);
  self->current = cell;
  if (key == GDK_KEY_Escape && modifiers == 0 && has_selection (self)) {
    adc_board_select (self->board, NULL, NULL);
    return GDK_EVENT_STOP;
  }

  /* On many keyboards a plus sign is a capital of something. */
  if (key != GDK_KEY_F10)
    modifiers &= ~GDK_SHIFT_MASK;
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (keys[i].key == key && keys[i].modifiers == modifiers) {
      keys[i].command (self, cell);
      return GDK_EVENT_STOP;
    }

  return GDK_EVENT_PROPAGATE;
}

/* Before anybody else, or the scrolled window would take the arrows with Control. */
void
adc_ares_line_view_watch_keys (AdcAresLineView *self)
{
  GtkEventController *controller = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect_object (controller, "key-pressed", G_CALLBACK (key_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}
