/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-hex-map-private.h"

#include <math.h>

#define N_COLUMNS 5

typedef void (*Key) (AdcHexMap *self);

/* How far down the middle of a hex is, in heights of a hex; two columns side by side are half a hex
 * apart. */
static double
get_row (guint cell)
{
  int q, r;

  adc_hex_get_axial (cell, &q, &r);
  return r + q / 2.0;
}

static int
get_column (guint cell)
{
  int q, r;

  adc_hex_get_axial (cell, &q, &r);
  return q + N_COLUMNS / 2;
}

/* The hex of a column nearest to where the keyboard wants to be; of two, the upper one. */
static guint
find_in_column (AdcHexMap *self, int column)
{
  guint found = self->current;
  double nearest = G_MAXDOUBLE;

  for (guint cell = 0; cell < ADC_HEX_CELLS; cell++) {
    const double distance = fabs (get_row (cell) - self->row);

    if (get_column (cell) == column && distance < nearest) {
      found = cell;
      nearest = distance;
    }
  }

  return found;
}

static guint
find_aside (AdcHexMap *self, int step)
{
  return find_in_column (self, CLAMP (get_column (self->current) + step, 0, N_COLUMNS - 1));
}

static guint
find_neighbour (AdcHexMap *self, guint direction)
{
  const guint next = adc_hex_neighbours[self->current][direction];

  return next != ADC_HEX_NOWHERE ? next : self->current;
}

/* Up and down decide how far down the keyboard is; from column to column it stays there. */
static void
go_along (AdcHexMap *self, guint direction)
{
  adc_hex_map_focus_cell (self, find_neighbour (self, direction));
  self->row = get_row (self->current);
}

static void
go_up (AdcHexMap *self)
{
  go_along (self, 0);
}

static void
go_down (AdcHexMap *self)
{
  go_along (self, 3);
}

static void
go_north_east (AdcHexMap *self)
{
  go_along (self, 1);
}

static void
go_south_east (AdcHexMap *self)
{
  go_along (self, 2);
}

static void
go_south_west (AdcHexMap *self)
{
  go_along (self, 4);
}

static void
go_north_west (AdcHexMap *self)
{
  go_along (self, 5);
}

static void
go_left (AdcHexMap *self)
{
  adc_hex_map_focus_cell (self, find_aside (self, -1));
}

static void
go_right (AdcHexMap *self)
{
  adc_hex_map_focus_cell (self, find_aside (self, 1));
}

static void
go_to_start (AdcHexMap *self)
{
  adc_hex_map_focus_cell (self, find_aside (self, -N_COLUMNS));
}

static void
go_to_end (AdcHexMap *self)
{
  adc_hex_map_focus_cell (self, find_aside (self, N_COLUMNS));
}

/* The tile itself, to the hex where the focus would go. */
static void
move_to (AdcHexMap *self, guint to)
{
  if (to == self->current || !adc_hex_map_can (self, "lift") ||
      !adc_hex_table_move (self->table, self->current, to)) {
    gtk_widget_error_bell (GTK_WIDGET (self));
    return;
  }

  adc_hex_map_focus_cell (self, to);
  self->row = get_row (to);
  adc_hex_map_say_cell (self, to);
}

static void
move_up (AdcHexMap *self)
{
  move_to (self, find_neighbour (self, 0));
}

static void
move_down (AdcHexMap *self)
{
  move_to (self, find_neighbour (self, 3));
}

static void
move_left (AdcHexMap *self)
{
  move_to (self, find_aside (self, -1));
}

static void
move_right (AdcHexMap *self)
{
  move_to (self, find_aside (self, 1));
}

/* Puts down what is held, picks up what lies there, or asks for a tile. */
static void
activate (AdcHexMap *self)
{
  if (adc_hex_grip_get_hold (self->grip) != ADC_HEX_HOLD_NOTHING)
    adc_hex_map_run (self, "put");
  else if (self->scene.cells[self->current].force != NULL)
    adc_hex_map_run (self, "lift");
  else
    adc_hex_map_run (self, "seek");
}

static void
turn_right (AdcHexMap *self)
{
  adc_hex_map_run (self, "turn-right");
}

static void
turn_left (AdcHexMap *self)
{
  adc_hex_map_run (self, "turn-left");
}

static void
more (AdcHexMap *self)
{
  adc_hex_map_run (self, self->scene.cells[self->current].is_hq ? "gain" : "wound");
}

static void
fewer (AdcHexMap *self)
{
  adc_hex_map_run (self, self->scene.cells[self->current].is_hq ? "lose" : "heal");
}

static void
remove_tile (AdcHexMap *self)
{
  adc_hex_map_run (self, "remove");
}

static void
discard (AdcHexMap *self)
{
  adc_hex_map_run (self, "discard");
}

static void
take_back (AdcHexMap *self)
{
  adc_hex_map_run (self, "hand");
}

static const struct {
  guint           key;
  GdkModifierType modifiers;
  Key             function;
} keys[] = {
  { GDK_KEY_Up, 0, go_up },
  { GDK_KEY_Down, 0, go_down },
  { GDK_KEY_Left, 0, go_left },
  { GDK_KEY_Right, 0, go_right },
  { GDK_KEY_Home, 0, go_to_start },
  { GDK_KEY_End, 0, go_to_end },
  { GDK_KEY_KP_7, 0, go_north_west },
  { GDK_KEY_KP_8, 0, go_up },
  { GDK_KEY_KP_9, 0, go_north_east },
  { GDK_KEY_KP_1, 0, go_south_west },
  { GDK_KEY_KP_2, 0, go_down },
  { GDK_KEY_KP_3, 0, go_south_east },
  { GDK_KEY_KP_4, 0, go_left },
  { GDK_KEY_KP_6, 0, go_right },
  { GDK_KEY_Up, GDK_CONTROL_MASK, move_up },
  { GDK_KEY_Down, GDK_CONTROL_MASK, move_down },
  { GDK_KEY_Left, GDK_CONTROL_MASK, move_left },
  { GDK_KEY_Right, GDK_CONTROL_MASK, move_right },
  { GDK_KEY_Return, 0, activate },
  { GDK_KEY_space, 0, activate },
  { GDK_KEY_r, 0, turn_right },
  { GDK_KEY_bracketright, 0, turn_right },
  { GDK_KEY_r, GDK_SHIFT_MASK, turn_left },
  { GDK_KEY_bracketleft, 0, turn_left },
  { GDK_KEY_plus, 0, more },
  { GDK_KEY_minus, 0, fewer },
  { GDK_KEY_h, 0, take_back },
  { GDK_KEY_Delete, 0, remove_tile },
  { GDK_KEY_BackSpace, 0, remove_tile },
  { GDK_KEY_Delete, GDK_SHIFT_MASK, discard },
  { GDK_KEY_BackSpace, GDK_SHIFT_MASK, discard },
  { GDK_KEY_Menu, 0, adc_hex_map_popup_menu },
  { GDK_KEY_F10, GDK_SHIFT_MASK, adc_hex_map_popup_menu },
};

/* The number pad's keys do what the others do; with and without its lock, its corners are the
 * slanting directions. */
static guint
normalise_key (guint key)
{
  static const guint pad[][2] = {
    { GDK_KEY_KP_Left, GDK_KEY_Left },       { GDK_KEY_KP_Right, GDK_KEY_Right },
    { GDK_KEY_KP_Up, GDK_KEY_Up },           { GDK_KEY_KP_Down, GDK_KEY_Down },
    { GDK_KEY_KP_Home, GDK_KEY_KP_7 },       { GDK_KEY_KP_Page_Up, GDK_KEY_KP_9 },
    { GDK_KEY_KP_End, GDK_KEY_KP_1 },        { GDK_KEY_KP_Page_Down, GDK_KEY_KP_3 },
    { GDK_KEY_KP_Space, GDK_KEY_space },     { GDK_KEY_KP_Enter, GDK_KEY_Return },
    { GDK_KEY_ISO_Enter, GDK_KEY_Return },   { GDK_KEY_KP_Add, GDK_KEY_plus },
    { GDK_KEY_KP_Subtract, GDK_KEY_minus },  { GDK_KEY_KP_Delete, GDK_KEY_Delete },
    { GDK_KEY_KP_5, GDK_KEY_Return },        { GDK_KEY_KP_Begin, GDK_KEY_Return },
  };

  for (guint i = 0; i < G_N_ELEMENTS (pad); i++)
    if (pad[i][0] == key)
      return pad[i][1];

  return gdk_keyval_to_lower (key);
}

/* On many keyboards a sign is a capital of something. */
static gboolean
is_sign (guint key)
{
  return key == GDK_KEY_plus || key == GDK_KEY_minus || key == GDK_KEY_bracketleft ||
         key == GDK_KEY_bracketright;
}

static gboolean
key_pressed_cb (AdcHexMap *self, guint key, guint code G_GNUC_UNUSED, GdkModifierType state)
{
  GdkModifierType modifiers = state & gtk_accelerator_get_default_mod_mask ();

  if (self->table == NULL || adc_hex_map_get_focus (self) == NULL)
    return GDK_EVENT_PROPAGATE;

  key = normalise_key (key);
  if (key == GDK_KEY_Escape && modifiers == 0)
    return adc_hex_grip_back (self->grip) ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;

  if (is_sign (key))
    modifiers &= ~GDK_SHIFT_MASK;
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (keys[i].key == key && keys[i].modifiers == modifiers) {
      keys[i].function (self);
      return GDK_EVENT_STOP;
    }

  return GDK_EVENT_PROPAGATE;
}

/* Before anybody else, or the scrolled window would take the arrows with Control. */
void
adc_hex_map_watch_keys (AdcHexMap *self)
{
  GtkEventController *controller = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect_object (controller, "key-pressed", G_CALLBACK (key_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}
