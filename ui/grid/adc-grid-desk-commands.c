/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-grid-desk-private.h"

#include "adc-grid-base.h"

#include <glib/gi18n-lib.h>

const char * const adc_grid_desk_commands[] = { "explore", "from",  "to",     "token",
                                                "turn",    "exits", "remove", NULL };

static gboolean
is_room (AdcGridMap *map, guint cell)
{
  return adc_grid_map_is_room (map, cell);
}

static gboolean
is_place (AdcGridMap *map, guint cell)
{
  return adc_grid_map_get_place (map, cell) != ADC_GRID_NOWHERE;
}

static gboolean
can_have_token (AdcGridMap *map, guint cell)
{
  return is_room (map, cell) && adc_grid_get_token (adc_grid_map_get_grid (map)) != NULL;
}

static gboolean
is_base (AdcGridMap *map, guint cell)
{
  return adc_grid_map_get_base (map, cell) != NULL;
}

static gboolean
is_taken (AdcGridMap *map, guint cell)
{
  return adc_grid_map_get_tile (map, cell) != NULL;
}

static gboolean
is_explored (AdcGridMap *map, guint cell)
{
  return adc_grid_map_get_explored (map) == cell;
}

static gboolean
is_start (AdcGridMap *map, guint cell)
{
  return adc_grid_map_get_from (map) == adc_grid_map_get_place (map, cell);
}

static gboolean
is_end (AdcGridMap *map, guint cell)
{
  return adc_grid_map_get_to (map) == adc_grid_map_get_place (map, cell);
}

static gboolean
explore (AdcGridMap *map, guint cell)
{
  return adc_grid_map_set_explored (map, is_explored (map, cell) ? ADC_GRID_NOWHERE : cell);
}

static gboolean
start (AdcGridMap *map, guint cell)
{
  return adc_grid_map_set_from (map, is_start (map, cell) ? ADC_GRID_NOWHERE : cell);
}

static gboolean
end (AdcGridMap *map, guint cell)
{
  return adc_grid_map_set_to (map, is_end (map, cell) ? ADC_GRID_NOWHERE : cell);
}

static gboolean
toggle_token (AdcGridMap *map, guint cell)
{
  return adc_grid_map_set_token (map, cell, !adc_grid_map_has_token (map, cell));
}

/* To the next side on which there is room for it, its upper left corner where it is. */
static gboolean
turn (AdcGridMap *map, guint cell)
{
  AdcGridBase base = *adc_grid_map_get_base (map, cell);

  for (guint i = 0; i < 3; i++) {
    base.faces = (base.faces + 1) % 4;
    if (adc_grid_map_change_base (map, cell, &base))
      return TRUE;
  }

  return FALSE;
}

static gboolean
shift_exits (AdcGridMap *map, guint cell)
{
  const AdcGridTile *tile = adc_grid_map_get_tile (map, cell);
  AdcGridBase base = *adc_grid_map_get_base (map, cell);

  base.exit = (base.exit + 1) % adc_grid_tile_count_exits (tile);
  return adc_grid_map_change_base (map, cell, &base);
}

typedef gboolean (*Command) (AdcGridMap *map, guint cell);

static const struct {
  const char *name;
  Command     can;
  Command     is_done; /* or NULL: it never is */
  Command     run;
} commands[] = {
  { "explore", is_room, is_explored, explore },
  { "from", is_place, is_start, start },
  { "to", is_place, is_end, end },
  { "token", can_have_token, adc_grid_map_has_token, toggle_token },
  { "turn", is_base, NULL, turn },
  { "exits", is_base, NULL, shift_exits },
  { "remove", is_taken, NULL, adc_grid_map_remove },
};

gboolean
adc_grid_desk_can (AdcGridDesk *self, const char *command)
{
  g_return_val_if_fail (ADC_IS_GRID_DESK (self), FALSE);

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (g_str_equal (commands[i].name, command))
      return self->session != NULL &&
             commands[i].can (adc_grid_desk_get_map (self), self->cursor);

  return FALSE;
}

gboolean
adc_grid_desk_is_done (AdcGridDesk *self, const char *command)
{
  g_return_val_if_fail (ADC_IS_GRID_DESK (self), FALSE);

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (g_str_equal (commands[i].name, command) && commands[i].is_done != NULL)
      return adc_grid_desk_can (self, command) &&
             commands[i].is_done (adc_grid_desk_get_map (self), self->cursor);

  return FALSE;
}

void
adc_grid_desk_run (AdcGridDesk *self, const char *command)
{
  AdcGridMap *map;

  g_return_if_fail (ADC_IS_GRID_DESK (self));

  map = adc_grid_desk_get_map (self);
  if (!adc_grid_desk_can (self, command))
    return;

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (g_str_equal (commands[i].name, command)) {
      if (commands[i].run (map, self->cursor)) {
        adc_grid_desk_commit (self);
      } else {
        adc_grid_desk_say (self, _("There is no room for it there."));
        adc_grid_desk_changed (self);
      }
    }
}
