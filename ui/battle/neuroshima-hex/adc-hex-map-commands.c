/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-hex-map-private.h"

#include "adc-cell-menu.h"

#include <glib/gi18n-lib.h>

typedef gboolean (*Test) (AdcHexMap *self);
typedef void     (*Deed) (AdcHexMap *self);

static const AdcHexSight *
get_sight (AdcHexMap *self)
{
  return &self->scene.cells[self->current];
}

static gboolean
is_holding (AdcHexMap *self)
{
  return adc_hex_grip_get_hold (self->grip) != ADC_HEX_HOLD_NOTHING;
}

static gboolean
has_tile (AdcHexMap *self)
{
  return get_sight (self)->force != NULL && !is_holding (self);
}

/* Whose points count: in the variant they do not. */
static gboolean
has_points (AdcHexMap *self)
{
  return has_tile (self) && get_sight (self)->points >= 0;
}

/* An HQ stays on the board, or goes back among what is left. */
static gboolean
can_discard (AdcHexMap *self)
{
  return has_tile (self) && !get_sight (self)->is_hq;
}

static gboolean
can_wound (AdcHexMap *self)
{
  return can_discard (self) && get_sight (self)->wounds < get_sight (self)->toughness;
}

static gboolean
can_heal (AdcHexMap *self)
{
  return can_discard (self) && get_sight (self)->wounds > 0;
}

static gboolean
can_gain (AdcHexMap *self)
{
  return has_points (self) && get_sight (self)->points < ADC_HEX_HQ_POINTS;
}

static gboolean
can_lose (AdcHexMap *self)
{
  return has_points (self) && get_sight (self)->points > 1;
}

static gboolean
can_turn (AdcHexMap *self)
{
  return has_tile (self) || adc_hex_grip_has_tile (self->grip);
}

static gboolean
is_free (AdcHexMap *self)
{
  return get_sight (self)->force == NULL && !is_holding (self);
}

static void
lift (AdcHexMap *self)
{
  adc_hex_grip_lift (self->grip, self->current);
}

/* What to do next, if anything, is said below the board. */
static void
put (AdcHexMap *self)
{
  const guint cell = self->current;

  if (!adc_hex_grip_put (self->grip, cell))
    gtk_widget_error_bell (GTK_WIDGET (self));
  else if (!is_holding (self))
    adc_hex_map_say_cell (self, cell);
}

static void
seek (AdcHexMap *self)
{
  g_signal_emit_by_name (self, "seek");
}

static void
turn (AdcHexMap *self, int sixths)
{
  if (adc_hex_grip_has_tile (self->grip)) {
    const guint rotation = (adc_hex_grip_get_rotation (self->grip) + ADC_HEX_DIRECTIONS + sixths) %
                           ADC_HEX_DIRECTIONS;
    /* Translators: %s is a direction, such as “north-east” */
    g_autofree char *text = g_strdup_printf (_("Facing %s"), adc_hex_direction_name (rotation));

    adc_hex_grip_turn (self->grip, sixths);
    adc_hex_map_say (self, text);
  } else if (adc_hex_table_rotate (self->table, self->current, sixths)) {
    adc_hex_map_say_cell (self, self->current);
  }
}

static void
turn_right (AdcHexMap *self)
{
  turn (self, 1);
}

static void
turn_left (AdcHexMap *self)
{
  turn (self, -1);
}

static void
add_wounds (AdcHexMap *self, int n)
{
  if (adc_hex_table_set_wounds (self->table, self->current, get_sight (self)->wounds + n))
    adc_hex_map_say_cell (self, self->current);
}

static void
wound (AdcHexMap *self)
{
  add_wounds (self, 1);
}

static void
heal (AdcHexMap *self)
{
  add_wounds (self, -1);
}

static void
add_points (AdcHexMap *self, int n)
{
  const AdcHexSight *sight = get_sight (self);

  if (adc_hex_table_set_points (self->table, self->scene.armies[sight->side].id,
                                sight->points + n))
    adc_hex_map_say_cell (self, self->current);
}

static void
gain (AdcHexMap *self)
{
  add_points (self, 1);
}

static void
lose (AdcHexMap *self)
{
  add_points (self, -1);
}

static void
take_away (AdcHexMap *self, const char *pile)
{
  if (adc_hex_table_remove (self->table, self->current, pile))
    adc_hex_map_say_cell (self, self->current);
  else
    gtk_widget_error_bell (GTK_WIDGET (self));
}

static void
remove_tile (AdcHexMap *self)
{
  take_away (self, NULL);
}

static void
discard (AdcHexMap *self)
{
  take_away (self, "discard");
}

static void
take_back (AdcHexMap *self)
{
  take_away (self, "hand");
}

/* What is offered; and what is tried when a key asks for it all the same: the rules say why not. */
static const struct {
  const char *name;
  Test        is_offered;
  Test        is_tried;
  Deed        deed;
} commands[] = {
  { "lift", has_tile, has_tile, lift },
  { "put", is_holding, is_holding, put },
  { "seek", is_free, is_free, seek },
  { "turn-right", can_turn, can_turn, turn_right },
  { "turn-left", can_turn, can_turn, turn_left },
  { "wound", can_wound, has_tile, wound },
  { "heal", can_heal, can_heal, heal },
  { "gain", can_gain, has_points, gain },
  { "lose", can_lose, has_points, lose },
  { "remove", has_tile, has_tile, remove_tile },
  { "discard", can_discard, has_tile, discard },
  { "hand", can_discard, has_tile, take_back },
};

const char * const *
adc_hex_map_list_commands (void)
{
  static const char *names[G_N_ELEMENTS (commands) + 1];

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    names[i] = commands[i].name;

  return names;
}

gboolean
adc_hex_map_can (AdcHexMap *self, const char *command)
{
  g_return_val_if_fail (ADC_IS_HEX_MAP (self), FALSE);
  g_return_val_if_fail (command != NULL, FALSE);

  if (!adc_hex_map_is_editable (self))
    return FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (g_str_equal (commands[i].name, command))
      return commands[i].is_offered (self);

  return FALSE;
}

void
adc_hex_map_run (AdcHexMap *self, const char *command)
{
  g_return_if_fail (ADC_IS_HEX_MAP (self));
  g_return_if_fail (command != NULL);

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++) {
    if (!g_str_equal (commands[i].name, command))
      continue;
    if (adc_hex_map_is_editable (self) && commands[i].is_tried (self))
      commands[i].deed (self);
    else
      gtk_widget_error_bell (GTK_WIDGET (self));
  }
}

static const AdcCellMenuItem menu_items[] = {
  { N_("_Pick Up"), "hex.lift", 0 },
  { N_("_Put Here"), "hex.put", 0 },
  { N_("_Choose a Tile…"), "hex.seek", 0 },
  { N_("Turn _Clockwise"), "hex.turn-right", 1 },
  { N_("Turn _Anticlockwise"), "hex.turn-left", 1 },
  { N_("One _Wound More"), "hex.wound", 2 },
  { N_("One Wound _Fewer"), "hex.heal", 2 },
  { N_("One Po_int More"), "hex.gain", 2 },
  { N_("One Point _Fewer"), "hex.lose", 2 },
  { N_("Into the _Hand"), "hex.hand", 3 },
  { N_("To the _Discard Pile"), "hex.discard", 3 },
  { N_("_Back among Those Left"), "hex.remove", 3 },
};

void
adc_hex_map_popup_menu (AdcHexMap *self)
{
  if (self->menu == NULL)
    self->menu = adc_cell_menu_new (GTK_WIDGET (self), menu_items, G_N_ELEMENTS (menu_items));
  adc_cell_menu_popup (self->menu, self->cells[self->current]);
}
