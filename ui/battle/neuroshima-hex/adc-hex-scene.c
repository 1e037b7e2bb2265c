/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-hex-scene.h"

#include "adc-faction.h"
#include "adc-hex-edit.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define NO_COLOUR "#77767b"
#define MAX_NUMBER 999

GdkRGBA
adc_hex_army_get_colour (AdcGame *game, const char *faction)
{
  AdcEntry *entry = faction != NULL ? adc_game_lookup (game, faction) : NULL;
  const char *name = ADC_IS_FACTION (entry) ? adc_faction_get_colour (ADC_FACTION (entry)) : NULL;
  GdkRGBA colour;

  if (name == NULL || !gdk_rgba_parse (&colour, name))
    gdk_rgba_parse (&colour, NO_COLOUR);

  return colour;
}

static gboolean
is_hq (AdcPiece *piece)
{
  const AdcValue *type = adc_piece_get_value (piece, "type");

  return type != NULL && g_str_equal (type->text, "hq");
}

static int
get_toughness (AdcPiece *piece)
{
  int toughness;

  return adc_value_get_integer (adc_piece_get_value (piece, "toughness"), &toughness) ? toughness
                                                                                      : 0;
}

static void
read_force (AdcHexSight *sight, AdcGame *game, const AdcScenarioForce *force, guint side)
{
  AdcEntry *entry = force->unit != NULL ? adc_game_lookup (game, force->unit) : NULL;

  memset (sight, 0, sizeof (*sight));
  sight->force = force->id;
  sight->name = force->unit != NULL ? force->unit : force->id;
  sight->side = side;
  sight->points = -1;
  sight->rotation = adc_hex_edit_get_number (force->settings, "rotation", ADC_HEX_DIRECTIONS - 1,
                                             0);
  sight->wounds = adc_hex_edit_get_number (force->settings, "wounds", MAX_NUMBER, 0);
  if (!ADC_IS_PIECE (entry))
    return;

  sight->piece = ADC_PIECE (entry);
  sight->name = force->name != NULL ? adc_text_get (force->name) : adc_entry_get_title (entry);
  sight->toughness = get_toughness (sight->piece);
  sight->is_hq = is_hq (sight->piece);
  if (sight->is_hq)
    sight->points = adc_hex_edit_get_number (force->settings, "points", MAX_NUMBER,
                                             ADC_HEX_HQ_POINTS);
}

static void
read_side (AdcHexScene *self, AdcGame *game, const AdcScenarioSide *side, guint number)
{
  AdcEntry *entry = adc_game_lookup (game, side->faction != NULL ? side->faction : side->id);

  self->armies[number] = (AdcHexArmy){
    .id = side->id,
    .name = entry != NULL ? adc_entry_get_title (entry) : side->id,
    .colour = adc_hex_army_get_colour (game, side->id),
  };
  self->n_armies = number + 1;
  for (guint i = 0; i < side->forces->len; i++) {
    const AdcScenarioForce *force = side->forces->pdata[i];
    const guint cell = adc_hex_edit_get_cell (force);

    if (cell < ADC_HEX_CELLS)
      read_force (&self->cells[cell], game, force, number);
  }
}

/* Whoever is gone leaves the board at the end of the phase; until then it is crossed out. */
static void
mark_deaths (AdcHexScene *self)
{
  for (guint i = 0; i < self->phase->n_events; i++) {
    const AdcHexEvent *event = &self->phase->events[i];

    if (event->kind == ADC_HEX_EVENT_DEATH && event->cell < ADC_HEX_CELLS)
      self->cells[event->cell].dies = TRUE;
  }
}

static void
show_survey (AdcHexScene *self, guint cell)
{
  AdcHexSight *sight = &self->cells[cell];

  sight->is_netted = (self->survey.netted & adc_hex_bit (cell)) != 0;
  sight->n_initiatives = 0;
  for (guint i = 0; i < self->survey.n_actions[cell] && i < ADC_HEX_ACTIONS; i++)
    if (self->survey.actions[cell][i] >= 0)
      sight->initiatives[sight->n_initiatives++] = self->survey.actions[cell][i];
}

/* The state reached in the battle, over what the scenario says. */
static void
show_moment (AdcHexScene *self, AdcHexTable *table)
{
  AdcHexState state;

  adc_hex_table_get_state (table, &state, &self->phase);
  self->position = *adc_hex_battle_get_position (adc_hex_table_get_battle (table));
  adc_hex_position_apply (&self->position, &state);
  if (self->phase != NULL)
    self->survey = self->phase->survey;
  else
    adc_hex_survey (&self->position, &self->survey);

  for (guint cell = 0; cell < ADC_HEX_CELLS; cell++) {
    AdcHexSight *sight = &self->cells[cell];

    if ((state.alive & adc_hex_bit (cell)) == 0) {
      memset (sight, 0, sizeof (*sight));
      continue;
    }
    if (sight->is_hq)
      sight->points = self->is_scored ? -1 : state.points[sight->side];
    else
      sight->wounds = state.wounds[cell];
    sight->acts = self->phase != NULL && (self->phase->acting & adc_hex_bit (cell)) != 0;
    show_survey (self, cell);
  }
  if (self->phase != NULL)
    mark_deaths (self);
}

void
adc_hex_scene_read (AdcHexScene *self, AdcHexTable *table)
{
  AdcBattleSession *session = adc_hex_table_get_session (table);
  AdcScenario *scenario = session != NULL ? adc_battle_session_get_scenario (session) : NULL;
  GPtrArray *sides = scenario != NULL ? adc_scenario_get_sides (scenario) : NULL;
  GHashTable *settings;

  memset (self, 0, sizeof (*self));
  if (scenario == NULL)
    return;

  settings = adc_scenario_get_settings (scenario);
  self->is_hill = g_str_equal (adc_settings_get (settings, "board", "plain"), "hill");
  self->is_scored = g_strcmp0 (adc_settings_get (settings, "scoring", NULL), "points") == 0;
  self->is_legal = adc_hex_table_get_battle (table) != NULL;
  for (guint i = 0; i < sides->len && i < ADC_HEX_PLAYERS; i++)
    read_side (self, adc_hex_table_get_game (table), sides->pdata[i], i);
  if (self->is_legal)
    show_moment (self, table);
}

int
adc_hex_scene_find_army (const AdcHexScene *self, const char *side)
{
  for (guint i = 0; i < self->n_armies; i++)
    if (g_strcmp0 (self->armies[i].id, side) == 0)
      return i;

  return -1;
}

char *
adc_hex_scene_dup_name (const AdcHexScene *self, guint cell)
{
  if (self->cells[cell].force == NULL)
    return g_strdup (adc_hex_cell_name (cell));

  /* Translators: a tile and the hex it lies on, as in “Runner (c2)” */
  return g_strdup_printf (_("%s (%s)"), self->cells[cell].name, adc_hex_cell_name (cell));
}
