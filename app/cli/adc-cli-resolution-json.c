/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-cli-battle.h"

#include "adc-cli-json.h"
#include "adc-cli-output.h"

static void
add_strings (JsonBuilder *builder, const char *name, GPtrArray *strings)
{
  adc_cli_begin_array (builder, name);
  for (guint i = 0; i < strings->len; i++)
    json_builder_add_string_value (builder, strings->pdata[i]);
  json_builder_end_array (builder);
}

/* null where the number has no sense. */
static void
add_number (JsonBuilder *builder, const char *name, int number)
{
  if (number >= 0)
    adc_cli_add_int (builder, name, number);
  else
    adc_cli_add_string (builder, name, NULL);
}

static void
build_order (JsonBuilder *builder, GPtrArray *order)
{
  adc_cli_begin_array (builder, "order");
  for (guint i = 0; i < order->len; i++) {
    const AdcStage *stage = order->pdata[i];

    json_builder_begin_object (builder);
    add_number (builder, "initiative", stage->number);
    add_strings (builder, "acting", stage->actors);
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
}

static void
build_event (JsonBuilder *builder, const AdcHappening *happening)
{
  json_builder_begin_object (builder);
  adc_cli_add_string (builder, "kind", happening->kind);
  adc_cli_add_string (builder, "from", happening->from);
  adc_cli_add_string (builder, "at", happening->at);
  adc_cli_add_string (builder, "direction", happening->direction);
  add_number (builder, "strength", happening->strength);
  add_number (builder, "armour", happening->stopped);
  add_number (builder, "wounds", happening->amount);
  adc_cli_add_string (builder, "text", happening->text);
  adc_cli_add_string (builder, "rule", happening->rule);
  json_builder_end_object (builder);
}

static void
build_phases (JsonBuilder *builder, GPtrArray *stages)
{
  adc_cli_begin_array (builder, "phases");
  for (guint i = 0; i < stages->len; i++) {
    const AdcStage *stage = stages->pdata[i];

    json_builder_begin_object (builder);
    add_number (builder, "initiative", stage->number);
    add_strings (builder, "acting", stage->actors);
    adc_cli_begin_array (builder, "events");
    for (guint j = 0; j < stage->happenings->len; j++)
      build_event (builder, stage->happenings->pdata[j]);
    json_builder_end_array (builder);
    add_strings (builder, "deaths", stage->losses);
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
}

static void
build_decisions (JsonBuilder *builder, GPtrArray *decisions)
{
  adc_cli_begin_array (builder, "decisions");
  for (guint i = 0; i < decisions->len; i++) {
    const AdcDecision *decision = decisions->pdata[i];

    json_builder_begin_object (builder);
    adc_cli_add_string (builder, "side", decision->side);
    add_number (builder, "initiative", decision->stage);
    adc_cli_add_string (builder, "text", decision->text);
    add_strings (builder, "options", decision->options);
    adc_cli_add_int (builder, "taken", decision->taken);
    adc_cli_add_boolean (builder, "given", decision->is_given);
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
}

static void
build_points (JsonBuilder *builder, GPtrArray *totals)
{
  adc_cli_begin_array (builder, "points");
  for (guint i = 0; i < totals->len; i++) {
    const AdcTotal *total = totals->pdata[i];

    json_builder_begin_object (builder);
    adc_cli_add_string (builder, "side", total->side);
    adc_cli_add_int (builder, "before", total->before);
    adc_cli_add_int (builder, "after", total->after);
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
}

void
adc_cli_add_resolution (JsonBuilder *builder, AdcResolution *resolution)
{
  build_order (builder, resolution->order);
  build_phases (builder, resolution->stages);
  build_decisions (builder, resolution->decisions);
  build_points (builder, resolution->totals);
  if (resolution->is_open)
    adc_cli_add_string (builder, "losses", NULL);
  else
    add_strings (builder, "losses", resolution->losses);
}

void
adc_cli_print_resolution_json (AdcGame *game, AdcScenario *scenario, AdcBattle *battle,
                               GPtrArray *faults, AdcResolution *resolution)
{
  g_autoptr(JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  adc_cli_add_string (builder, "game", adc_game_get_id (game));
  adc_cli_add_string (builder, "title", adc_scenario_get_title (scenario));
  adc_cli_add_resolution (builder, resolution);
  add_strings (builder, "survivors", resolution->survivors);
  adc_cli_add_remarks (builder, battle, faults);
  json_builder_end_object (builder);
  adc_cli_print_json (builder);
}
