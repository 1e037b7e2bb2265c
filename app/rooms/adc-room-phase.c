/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-room-phase.h"

#include "adc-room-table-private.h"

#include <glib/gi18n-lib.h>

static gboolean
names (const char *pieces, const char *wanted)
{
  g_auto(GStrv) ids = g_strsplit (pieces != NULL ? pieces : "", " ", -1);

  return g_strv_contains ((const char * const *) ids, wanted);
}

GPtrArray *
adc_room_phase_list_chains (AdcRoomTable *table)
{
  GPtrArray *chains = g_ptr_array_new ();
  GPtrArray *sections;

  g_return_val_if_fail (ADC_IS_ROOM_TABLE (table), chains);

  sections = adc_rooms_get_sections (table->rooms);
  for (guint i = 0; table->first != NULL && !table->is_chained && i < sections->len; i++) {
    gboolean is_open = FALSE;

    for (guint j = 0; j < table->places->len; j++) {
      const AdcRoomPlace *place = table->places->pdata[j];

      is_open |= adc_room_table_is_activated (table, place->id, table->active) &&
                 names (adc_room_table_get_text (table, place, ADC_ROOM_CHAIN_FROM),
                        table->first) &&
                 names (adc_room_table_get_text (table, place, ADC_ROOM_CHAIN_TO),
                        sections->pdata[i]);
    }
    if (is_open)
      g_ptr_array_add (chains, sections->pdata[i]);
  }

  return chains;
}

static const char *
get_title (AdcRoomTable *table, const char *section)
{
  AdcEntry *card = adc_game_lookup (table->game, section);

  return card != NULL ? adc_entry_get_title (card) : section;
}

AdcRefusal *
adc_room_phase_check (AdcRoomTable *table, const char *section)
{
  g_autoptr(GPtrArray) chains = NULL;

  g_return_val_if_fail (ADC_IS_ROOM_TABLE (table), NULL);
  g_return_val_if_fail (adc_room_table_find_section (table, table->active, section) != NULL, NULL);

  if (table->section != NULL)
    return adc_refusal_new (adc_rooms_get_rule (table->rooms, ADC_ROOM_RULE_CHAIN),
                            _("The phase under way must be over before another begins."));
  if (table->first == NULL) {
    if (g_strcmp0 (adc_room_table_get_pawn (table, table->active), section) != 0)
      return NULL;
    return adc_refusal_new (adc_rooms_get_rule (table->rooms, ADC_ROOM_RULE_PAWN),
                            /* Translators: a player, a section */
                            _("The pawn of %s stands on %s since the last turn: another section "
                              "must be chosen."),
                            adc_rooms_get_owner_title (table->rooms, table->active),
                            get_title (table, section));
  }
  if (table->is_chained)
    return adc_refusal_new (adc_rooms_get_rule (table->rooms, ADC_ROOM_RULE_CHAIN),
                            _("Only one chain may be used in a turn."));

  chains = adc_room_phase_list_chains (table);
  if (g_ptr_array_find_with_equal_func (chains, section, g_str_equal, NULL))
    return NULL;
  return adc_refusal_new (adc_rooms_get_rule (table->rooms, ADC_ROOM_RULE_CHAIN),
                          /* Translators: a player, two sections */
                          _("%s has activated nothing that leads from %s to %s."),
                          adc_rooms_get_owner_title (table->rooms, table->active),
                          get_title (table, table->first), get_title (table, section));
}

static void
freeze (AdcRoomTable *table)
{
  g_autoptr(AdcControls) controls = adc_controls_new (table);
  g_autoptr(GPtrArray) actions = adc_room_list_actions (table->rooms, table->section);

  for (guint i = 0; i < actions->len; i++) {
    const AdcBenefit *action = actions->pdata[i];
    g_autoptr(AdcRoomTotal) total = adc_room_total_new (table, controls, table->active, action->id);
    AdcFrozen *frozen = g_new0 (AdcFrozen, 1);

    frozen->benefit = g_strdup (action->id);
    frozen->total = total->total;
    g_ptr_array_add (table->frozen, frozen);
  }
}

gboolean
adc_room_phase_begin (AdcRoomTable *table, const char *section, AdcRefusal **refusal)
{
  AdcRefusal *wrong = adc_room_phase_check (table, section);

  if (wrong != NULL)
    return adc_refusal_take (refusal, wrong);

  if (table->first == NULL) {
    table->first = g_strdup (section);
    adc_room_table_set_pawn (table, table->active, section);
  } else {
    table->is_chained = TRUE; /* the pawn stays where it is */
  }
  table->section = g_strdup (section);
  g_array_set_size (table->integrated, 0);
  g_ptr_array_set_size (table->frozen, 0);
  freeze (table);
  return TRUE;
}

void
adc_room_phase_end (AdcRoomTable *table)
{
  g_return_if_fail (ADC_IS_ROOM_TABLE (table));

  g_clear_pointer (&table->section, g_free);
  g_ptr_array_set_size (table->frozen, 0);
  g_array_set_size (table->integrated, 0);
}

void
adc_room_turn_end (AdcRoomTable *table)
{
  guint position = 0;

  g_return_if_fail (ADC_IS_ROOM_TABLE (table));

  g_ptr_array_find_with_equal_func (table->players, table->active, g_str_equal, &position);
  adc_room_table_forget_turn (table);
  adc_room_table_set_active (table, table->players->pdata[(position + 1) % table->players->len]);
}

const char *
adc_room_phase_get_section (AdcRoomTable *table)
{
  g_return_val_if_fail (ADC_IS_ROOM_TABLE (table), NULL);

  return table->section;
}

gboolean
adc_room_phase_is_chained (AdcRoomTable *table)
{
  g_return_val_if_fail (ADC_IS_ROOM_TABLE (table), FALSE);

  return table->is_chained;
}

GPtrArray *
adc_room_phase_get_frozen (AdcRoomTable *table)
{
  g_return_val_if_fail (ADC_IS_ROOM_TABLE (table), NULL);

  return table->frozen;
}

static AdcFrozen *
find_frozen (AdcRoomTable *table, const char *benefit)
{
  for (guint i = 0; i < table->frozen->len; i++)
    if (g_str_equal (((const AdcFrozen *) table->frozen->pdata[i])->benefit, benefit))
      return table->frozen->pdata[i];

  return NULL;
}

const AdcFrozen *
adc_room_phase_find (AdcRoomTable *table, const char *benefit)
{
  g_return_val_if_fail (ADC_IS_ROOM_TABLE (table), NULL);

  return find_frozen (table, benefit);
}

gboolean
adc_room_phase_spend (AdcRoomTable *table, const char *benefit, AdcRefusal **refusal)
{
  AdcFrozen *frozen;
  const char *rule;

  g_return_val_if_fail (ADC_IS_ROOM_TABLE (table), FALSE);

  rule = adc_rooms_get_rule (table->rooms, ADC_ROOM_RULE_BEFORE);
  frozen = find_frozen (table, benefit);
  if (frozen == NULL)
    return adc_refusal_take (refusal,
                             adc_refusal_new (rule, _("It belongs to no phase under way.")));
  if (frozen->total.is_known && frozen->n_spent >= (guint) MAX (frozen->total.x, 0))
    return adc_refusal_take (
      refusal, adc_refusal_new (rule,
                                /* Translators: an action, how much there was of it */
                                _("%s: all %d are spent; there is more only in another phase."),
                                adc_rooms_get_benefit_title (table->rooms, table->game, benefit),
                                frozen->total.x));

  frozen->n_spent++;
  return TRUE;
}

gboolean
adc_room_phase_unspend (AdcRoomTable *table, const char *benefit)
{
  AdcFrozen *frozen;

  g_return_val_if_fail (ADC_IS_ROOM_TABLE (table), FALSE);

  frozen = find_frozen (table, benefit);
  if (frozen == NULL || frozen->n_spent == 0)
    return FALSE;

  frozen->n_spent--;
  return TRUE;
}
