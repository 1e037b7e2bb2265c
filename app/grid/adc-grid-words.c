/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-grid-words.h"

#include <glib/gi18n-lib.h>

char *
adc_grid_dup_cell (AdcGridMap *map, guint cell)
{
  g_autofree char *name = adc_grid_dup_name (adc_grid_map_get_columns (map), cell);
  const char *mark = adc_grid_map_get_mark (map, cell);

  if (mark == NULL)
    return g_steal_pointer (&name);

  /* Translators: a cell of a board and what the example calls it: “C4 (A)” */
  return g_strdup_printf (_("%s (%s)"), name, mark);
}

char *
adc_grid_dup_cells (AdcGridMap *map, GArray *cells)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < cells->len; i++) {
    g_autofree char *name = adc_grid_dup_cell (map, g_array_index (cells, guint, i));

    g_string_append_printf (text, "%s%s", i > 0 ? ", " : "", name);
  }

  return g_string_free (text, FALSE);
}

char *
adc_grid_dup_player (guint player)
{
  return player > 0 ? g_strdup_printf (_("Player %u"), player) : g_strdup (_("Nobody"));
}

char *
adc_grid_dup_place (AdcGridMap *map, guint cell)
{
  const AdcGridTile *tile = adc_grid_map_get_tile (map, cell);
  const AdcGridBase *base = adc_grid_map_get_base (map, cell);
  g_autofree char *name = adc_grid_dup_cell (map, cell);
  g_autofree char *player = NULL;

  if (tile == NULL)
    return g_steal_pointer (&name);
  if (base == NULL)
    /* Translators: a cell of a board and the tile in it: “C4, Teleporter” */
    return g_strdup_printf (_("%s, %s"), name, adc_text_get (tile->title));

  player = adc_grid_dup_player (base->owner);
  /* Translators: a player's board and whose it is: “Biodome (Player 1)” */
  return g_strdup_printf (_("%s (%s)"), adc_text_get (tile->title), player);
}

static void
append (GString *text, const char *part)
{
  g_string_append_printf (text, ", %s", part);
}

char *
adc_grid_describe_cell (AdcGridMap *map, guint cell)
{
  const guint place = adc_grid_map_get_place (map, cell);
  const AdcGridTile *tile = adc_grid_map_get_tile (map, cell);
  g_autofree char *name = adc_grid_dup_place (map, cell);
  GString *text = g_string_new (name);

  if (adc_grid_map_get_base (map, cell) != NULL) {
    g_autofree char *at = adc_grid_dup_cell (map, cell);

    append (text, at);
  }
  if (tile == NULL)
    append (text, _("empty"));
  if (adc_grid_map_has_token (map, cell))
    append (text, adc_grid_get_token (adc_grid_map_get_grid (map)));
  if (place != ADC_GRID_NOWHERE) {
    if (place == adc_grid_map_get_explored (map))
      append (text, _("explored"));
    if (place == adc_grid_map_get_from (map))
      append (text, _("start"));
    if (place == adc_grid_map_get_to (map))
      append (text, _("goal"));
  }

  return g_string_free (text, FALSE);
}
