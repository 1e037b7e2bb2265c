/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-muster-words.h"

#include "adc-muster-units.h"

#include <glib/gi18n-lib.h>

char *
adc_muster_words_count (AdcGame *game, const char *unit, guint count)
{
  /* Translators: how many of a unit, and its name */
  return g_strdup_printf (_("%u × %s"), count, adc_muster_unit_get_title (game, unit));
}

char *
adc_muster_words_turns (guint n_turns)
{
  return g_strdup_printf (ngettext ("%u turn", "%u turns", n_turns), n_turns);
}

static char *
dup_army_left (AdcDeployment *plan, guint army)
{
  AdcGame *game = adc_deployment_get_game (plan);
  GPtrArray *pieces = adc_muster_get_pieces (adc_game_get_muster (game));
  g_autoptr(GString) text = g_string_new (NULL);

  for (guint i = 0; i < pieces->len; i++) {
    const AdcMusterPiece *piece = pieces->pdata[i];
    const guint left = adc_deployment_get_left (plan, army, piece->unit);
    g_autofree char *count = adc_muster_words_count (game, piece->unit, left);

    if (left > 0)
      g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", count);
  }

  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

char *
adc_muster_words_left (AdcDeployment *plan)
{
  const guint n_armies = adc_deployment_get_n_armies (plan);
  g_autoptr(GString) text = g_string_new (NULL);

  for (guint a = 1; a <= n_armies; a++) {
    g_autofree char *left = dup_army_left (plan, a);
    g_autofree char *line = NULL;

    if (left == NULL)
      continue;
    if (n_armies > 1)
      /* Translators: the number of an army, then pieces: “2 × Trooper, 1 × Fighter” */
      line = g_strdup_printf (_("Army %u still to place: %s"), a, left);
    else
      /* Translators: pieces: “2 × Trooper, 1 × Fighter” */
      line = g_strdup_printf (_("Still to place: %s"), left);
    g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", line);
  }

  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

char *
adc_muster_words_maker (AdcWorks *works, const AdcWorksRow *row)
{
  AdcGame *game = adc_works_get_game (works);
  AdcMap *map = adc_game_get_map (game);
  const char *id = adc_works_get_plan (works, row->maker)->zone;
  AdcZone *zone = id != NULL && map != NULL ? adc_map_find_zone (map, id) : NULL;
  const char *maker;

  if (g_str_equal (row->maker, ADC_WORKS_MARKET))
    return g_strdup (_("Black market"));

  if (zone != NULL)
    /* Translators: the number of a maker, then the zone it is in: “2: Bach” */
    return g_strdup_printf (_("%u: %s"), row->number, adc_entry_get_title (ADC_ENTRY (zone)));

  maker = adc_muster_get_maker (adc_game_get_muster (game));
  /* Translators: the name of the unit that makes others, then which one: “Factory 2” */
  return g_strdup_printf (_("%s %u"), adc_muster_unit_get_title (game, maker), row->number);
}

char *
adc_muster_words_cell (AdcGame *game, const AdcWorksCell *cell)
{
  switch (cell->kind) {
  case ADC_CELL_MAKES:
    return adc_muster_words_count (game, cell->unit, cell->count);
  case ADC_CELL_BEGINS:
  case ADC_CELL_CONTINUES:
    /* Translators: the name of a unit that is being made and not finished in this turn */
    return g_strdup_printf (_("%s begun"), adc_muster_unit_get_title (game, cell->unit));
  case ADC_CELL_REFUSED:
    /* Translators: the name of a unit that cannot be made */
    return g_strdup_printf (_("%s refused"), adc_muster_unit_get_title (game, cell->unit));
  case ADC_CELL_WAITING:
    return g_strdup (_("waits"));
  case ADC_CELL_DISMANTLED:
    return g_strdup (_("dismantled"));
  case ADC_CELL_IDLE:
    return g_strdup (_("nothing"));
  case ADC_CELL_ABSENT:
  default:
    return g_strdup ("");
  }
}

char *
adc_muster_words_order (AdcWorks *works, const char *maker, const char *order, gboolean is_half)
{
  const AdcProduct *product = adc_works_find_product (works, maker, order);
  g_autofree char *count = NULL;
  g_autofree char *turns = NULL;

  if (order == NULL)
    return g_strdup (is_half ? _("Carry on") : _("Nothing"));
  if (g_str_equal (order, ADC_ORDER_STOP))
    return g_strdup (_("Give it up"));
  if (g_str_equal (order, ADC_ORDER_DISMANTLE) || product == NULL)
    return g_strdup (_("Dismantle"));

  count = adc_muster_words_count (adc_works_get_game (works), order, product->count);
  turns = adc_muster_words_turns (product->n_turns);
  /* Translators: pieces, then how long they take: “1 × Battler, 2 turns” */
  return g_strdup_printf (_("%s, %s"), count, turns);
}
