/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-hex-edit.h"

#define HAND "hand"
#define DISCARD "discard"

guint
adc_hex_edit_get_number (GHashTable *settings, const char *name, guint most, guint fallback)
{
  const char *text = adc_settings_get (settings, name, NULL);
  guint64 number;

  if (text == NULL || !g_ascii_string_to_unsigned (text, 10, 0, most, &number, NULL))
    return fallback;

  return number;
}

void
adc_hex_edit_set_number (GHashTable *settings, const char *name, guint number, guint usual)
{
  g_autofree char *text = number != usual ? g_strdup_printf ("%u", number) : NULL;

  adc_settings_set (settings, name, text);
}

guint
adc_hex_edit_get_cell (const AdcScenarioForce *force)
{
  return force->place != NULL ? adc_hex_cell_parse (force->place) : ADC_HEX_NOWHERE;
}

const char *
adc_hex_edit_get_pile (const AdcScenarioForce *force)
{
  return force->place == NULL ? adc_settings_get (force->settings, "pile", HAND) : NULL;
}

AdcScenarioForce *
adc_hex_edit_find_at (AdcScenario *scenario, guint cell, AdcScenarioSide **side)
{
  GPtrArray *sides = adc_scenario_get_sides (scenario);
  AdcScenarioForce *found = NULL;

  for (guint i = 0; i < sides->len; i++) {
    AdcScenarioSide *candidate = sides->pdata[i];

    for (guint j = 0; j < candidate->forces->len; j++) {
      if (adc_hex_edit_get_cell (candidate->forces->pdata[j]) != cell)
        continue;
      found = candidate->forces->pdata[j];
      if (side != NULL)
        *side = candidate;
    }
  }

  return found;
}

AdcScenarioForce *
adc_hex_edit_find_in (AdcScenarioSide *side, const char *piece, const char *pile)
{
  for (guint i = 0; i < side->forces->len; i++) {
    AdcScenarioForce *force = side->forces->pdata[i];

    if (g_strcmp0 (force->unit, piece) == 0 &&
        g_strcmp0 (adc_hex_edit_get_pile (force), pile) == 0)
      return force;
  }

  return NULL;
}

guint
adc_hex_edit_count (AdcScenarioSide *side, const char *piece)
{
  guint n = 0;

  for (guint i = 0; i < side->forces->len; i++)
    if (g_strcmp0 (((AdcScenarioForce *) side->forces->pdata[i])->unit, piece) == 0)
      n++;

  return n;
}

AdcScenarioForce *
adc_hex_edit_add (AdcScenario *scenario, AdcScenarioSide *side, const char *piece)
{
  g_autofree char *id = adc_scenario_dup_free_id (scenario, piece);
  AdcScenarioForce *force = adc_scenario_add_force (side, id);

  force->unit = g_strdup (piece);
  return force;
}

void
adc_hex_edit_lay (AdcScenarioForce *force, guint cell, guint rotation)
{
  g_free (force->place);
  force->place = g_strdup (adc_hex_cell_name (cell));
  adc_settings_set (force->settings, "pile", NULL);
  adc_hex_edit_set_number (force->settings, "rotation", rotation, 0);
}

void
adc_hex_edit_put (AdcScenarioForce *force, const char *pile)
{
  g_clear_pointer (&force->place, g_free);
  adc_settings_set (force->settings, "rotation", NULL);
  adc_settings_set (force->settings, "wounds", NULL);
  adc_settings_set (force->settings, "points", NULL);
  adc_settings_set (force->settings, "pile", g_str_equal (pile, HAND) ? NULL : pile);
}

void
adc_hex_edit_spend (AdcScenario *scenario, AdcScenarioSide *side, const char *card)
{
  AdcScenarioForce *force = adc_hex_edit_find_in (side, card, HAND);

  if (force == NULL)
    force = adc_hex_edit_add (scenario, side, card);
  adc_hex_edit_put (force, DISCARD);
}

/* The turns of two teams alternate, so that every other player is an ally. */
void
adc_hex_edit_set_armies (AdcScenario *scenario, const char * const *factions, gboolean alliance)
{
  GPtrArray *sides = adc_scenario_get_sides (scenario);

  for (guint i = sides->len; i > 0; i--)
    if (!g_strv_contains (factions, ((AdcScenarioSide *) sides->pdata[i - 1])->id))
      g_ptr_array_remove_index (sides, i - 1);

  for (guint i = 0; factions[i] != NULL; i++) {
    AdcScenarioSide *side = adc_scenario_find_side (scenario, factions[i]);
    guint position;

    if (side == NULL)
      side = adc_scenario_add_side (scenario, factions[i]);
    g_free (side->faction);
    side->faction = g_strdup (factions[i]);
    adc_settings_set (side->settings, "team", !alliance ? NULL : i % 2 == 0 ? "1" : "2");

    g_ptr_array_find (sides, side, &position);
    g_ptr_array_steal_index (sides, position);
    g_ptr_array_insert (sides, MIN (i, sides->len), side);
  }
}
