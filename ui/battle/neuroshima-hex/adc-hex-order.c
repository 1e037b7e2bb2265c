/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-hex-order.h"

#include "adc-hex-names.h"
#include "adc-reason.h"

#include <glib/gi18n-lib.h>

static void
free_turn (gpointer data)
{
  AdcHexTurn *turn = data;

  g_free (turn->reason);
  g_free (turn);
}

/* “+1 Scout (c1)” */
static char *
format_part (int value, const char *name)
{
  g_autoptr(AdcReason) reason = adc_reason_new_value (name, value, NULL);
  g_autofree char *number = adc_reason_format_value (reason, FALSE);

  /* Translators: what a tile's initiative gains and from where, as in “+1 Scout (c1)” */
  return g_strdup_printf (C_("initiative", "%s %s"), number, name);
}

/* What the linked tile adds to the initiative of the one in the cell, or takes from it. */
static int
get_gift (const AdcHexPosition *position, const AdcHexSurvey *survey, guint giver, guint cell)
{
  const AdcHexTile *tile = position->cells[giver].tile;

  return adc_hex_are_foes (position, survey->servants[giver], position->cells[cell].side)
           ? -tile->takes_initiative
           : tile->gives_initiative;
}

static char *
explain_printed (AdcHexTable *table, guint cell, guint action)
{
  AdcHexBattle *battle = adc_hex_table_get_battle (table);
  const AdcHexPosition *position = adc_hex_battle_get_position (battle);
  const AdcHexSurvey *survey = adc_hex_battle_get_survey (battle);
  const guint32 givers = adc_hex_survey_get_givers (position, survey, cell);
  const int printed = position->cells[cell].tile->initiatives[action];
  const int hill = position->is_hill ? 2 - adc_hex_ring (cell) : 0;
  g_autoptr(GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  /* Translators: the initiative a tile has by itself */
  g_ptr_array_add (parts, g_strdup_printf (_("printed %d"), printed));
  for (guint giver = 0; giver < ADC_HEX_CELLS; giver++) {
    const int gift = (givers & adc_hex_bit (giver)) != 0
                       ? get_gift (position, survey, giver, cell)
                       : 0;

    if (gift != 0) {
      g_autofree char *name = adc_hex_name_dup_tile (table, giver);

      g_ptr_array_add (parts, format_part (gift, name));
    }
  }
  if (hill > 0)
    /* Translators: where initiative comes from: the place on the board, “King of the Hill” */
    g_ptr_array_add (parts, format_part (hill, _("the hill")));
  if (printed + survey->initiative_bonus[cell] < 0)
    g_ptr_array_add (parts, g_strdup (_("never below 0")));
  g_ptr_array_add (parts, NULL);

  return g_strjoinv (", ", (GStrv) parts->pdata);
}

static char *
explain_extra (AdcHexTable *table, guint cell)
{
  AdcHexBattle *battle = adc_hex_table_get_battle (table);
  const AdcHexPosition *position = adc_hex_battle_get_position (battle);
  guint32 givers = adc_hex_survey_get_givers (position, adc_hex_battle_get_survey (battle), cell);
  g_autofree char *names = NULL;

  for (guint giver = 0; giver < ADC_HEX_CELLS; giver++)
    if ((givers & adc_hex_bit (giver)) != 0 && position->cells[giver].tile->gives_actions == 0)
      givers &= ~adc_hex_bit (giver);
  names = adc_hex_name_dup_tiles (table, givers);

  /* Translators: an action a tile has besides its own; %s are the tiles that give it */
  return g_strdup_printf (_("one more action, from %s"), names);
}

static void
add_turns (AdcHexTable *table, guint cell, GPtrArray *turns)
{
  AdcHexBattle *battle = adc_hex_table_get_battle (table);
  const AdcHexTile *tile = adc_hex_battle_get_position (battle)->cells[cell].tile;
  const AdcHexSurvey *survey = adc_hex_battle_get_survey (battle);

  for (guint i = 0; i < survey->n_actions[cell]; i++) {
    AdcHexTurn *turn;

    if (survey->actions[cell][i] < 0)
      continue;

    turn = g_new0 (AdcHexTurn, 1);
    turn->initiative = survey->actions[cell][i];
    turn->cell = cell;
    turn->reason = i < tile->n_initiatives ? explain_printed (table, cell, i)
                                           : explain_extra (table, cell);
    g_ptr_array_add (turns, turn);
  }
}

static int
compare_turns (gconstpointer a, gconstpointer b, gpointer data)
{
  const AdcHexPosition *position = data;
  const AdcHexTurn *first = *(AdcHexTurn * const *) a;
  const AdcHexTurn *second = *(AdcHexTurn * const *) b;

  if (first->initiative != second->initiative)
    return second->initiative - first->initiative;
  if (position->cells[first->cell].side != position->cells[second->cell].side)
    return position->cells[first->cell].side - position->cells[second->cell].side;

  return (int) first->cell - (int) second->cell;
}

GPtrArray *
adc_hex_order_list (AdcHexTable *table)
{
  AdcHexBattle *battle = adc_hex_table_get_battle (table);
  const AdcHexSurvey *survey = adc_hex_battle_get_survey (battle);
  GPtrArray *turns = g_ptr_array_new_with_free_func (free_turn);

  for (guint cell = 0; cell < ADC_HEX_CELLS; cell++)
    if ((survey->occupied & ~survey->netted & adc_hex_bit (cell)) != 0)
      add_turns (table, cell, turns);
  g_ptr_array_sort_with_data (turns, compare_turns,
                              (gpointer) adc_hex_battle_get_position (battle));

  return turns;
}
