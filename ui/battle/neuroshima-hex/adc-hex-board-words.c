/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-hex-board-words.h"

#include <glib/gi18n-lib.h>

char *
adc_hex_list_names (const AdcHexScene *scene, guint32 cells)
{
  GString *list = g_string_new (NULL);

  for (guint cell = 0; cell < ADC_HEX_CELLS; cell++) {
    g_autofree char *name = NULL;

    if ((cells & adc_hex_bit (cell)) == 0)
      continue;
    name = adc_hex_scene_dup_name (scene, cell);
    if (list->len > 0)
      g_string_append (list, _(", "));
    g_string_append (list, name);
  }

  return g_string_free (list, FALSE);
}

static void
add (GString *words, const char *part)
{
  g_string_append (words, _(", "));
  g_string_append (words, part);
}

static void
take (GString *words, char *part)
{
  add (words, part);
  g_free (part);
}

/* Only what is not as printed. */
static void
add_initiatives (GString *words, const AdcHexSight *sight)
{
  g_autoptr(GString) now = g_string_new (NULL);
  AdcTile tile;
  gboolean is_printed;

  if (!adc_tile_read (sight->piece, &tile))
    return;

  is_printed = sight->n_initiatives == tile.n_initiatives;
  for (guint i = 0; i < sight->n_initiatives; i++) {
    is_printed = is_printed && sight->initiatives[i] == tile.initiatives[i];
    g_string_append_printf (now, "%s%d", i > 0 ? _(", ") : "", sight->initiatives[i]);
  }

  if (!is_printed && sight->n_initiatives == 0)
    add (words, _("acts no more"));
  else if (!is_printed)
    /* Translators: one or several numbers, which are not those printed on the tile */
    take (words, g_strdup_printf (_("initiative now %s"), now->str));
}

static void
add_nets (GString *words, const AdcHexScene *scene, guint cell)
{
  g_autofree char *holders = NULL;

  if (!scene->cells[cell].is_netted)
    return;

  holders = adc_hex_list_names (scene, adc_hex_survey_get_holders (&scene->position,
                                                                   &scene->survey, cell));
  if (*holders != '\0')
    /* Translators: one or several tiles, each with its hex */
    take (words, g_strdup_printf (_("netted by %s"), holders));
  else
    add (words, _("netted"));
}

static void
add_tile (GString *words, const AdcHexScene *scene, guint cell)
{
  const AdcHexSight *sight = &scene->cells[cell];

  if (sight->is_hq)
    g_string_append (words, sight->name); /* which says whose it is */
  else
    /* Translators: a tile, and the army it belongs to, as in “Runner of Hegemonia” */
    g_string_append_printf (words, _("%s of %s"), sight->name, scene->armies[sight->side].name);
  if (sight->piece == NULL)
    return;

  /* Translators: %s is a direction, such as “north-east” */
  take (words, g_strdup_printf (_("facing %s"), adc_hex_direction_name (sight->rotation)));
  if (sight->points >= 0)
    take (words, g_strdup_printf (ngettext ("%d point", "%d points", sight->points),
                                  sight->points));
  if (sight->wounds > 0)
    take (words, g_strdup_printf (ngettext ("%d wound", "%d wounds", sight->wounds),
                                  sight->wounds));
  if (scene->is_legal) {
    add_initiatives (words, sight);
    add_nets (words, scene, cell);
  }
  if (sight->acts)
    add (words, _("acts in this phase"));
  if (sight->dies)
    add (words, _("is destroyed in this phase"));
}

char *
adc_hex_describe_cell (const AdcHexScene *scene, guint cell, gboolean is_open)
{
  g_autoptr(GString) words = g_string_new (NULL);
  const int ring = adc_hex_ring (cell);

  if (scene->cells[cell].force != NULL)
    add_tile (words, scene, cell);
  else
    g_string_append (words, _("empty"));
  if (scene->is_hill && ring < 2)
    /* Translators: a hex on the hill, and what it adds to the initiative of a tile there */
    take (words, g_strdup_printf (_("hill, initiative +%d"), 2 - ring));
  if (is_open)
    add (words, _("can be chosen"));

  /* Translators: a hex, and what lies there */
  return g_strdup_printf (_("%s: %s"), adc_hex_cell_name (cell), words->str);
}
