/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-cli-setup.h"

#include "adc-cli-json.h"
#include "adc-cli-output.h"
#include "adc-reason.h"

static void
add_options (JsonBuilder *builder, AdcSetupPlan *plan)
{
  GPtrArray *choices = adc_setup_get_choices (adc_setup_plan_get_setup (plan));

  adc_cli_begin_array (builder, "options");
  for (guint i = 0; i < choices->len; i++) {
    const AdcSetupChoice *choice = choices->pdata[i];

    for (guint j = 0; j < choice->options->len; j++) {
      const AdcSetupOption *option = choice->options->pdata[j];

      if (adc_setup_plan_has_option (plan, option->id))
        json_builder_add_string_value (builder, option->id);
    }
  }
  json_builder_end_array (builder);
}

static void
add_groups (JsonBuilder *builder, AdcSetupPlan *plan)
{
  AdcSetup *setup = adc_setup_plan_get_setup (plan);
  GPtrArray *chosen = adc_setup_plan_get_groups (plan);

  adc_cli_add_int (builder, "groups-needed", adc_setup_groups_get_needed (plan));
  adc_cli_begin_array (builder, "groups-chosen");
  for (guint i = 0; i < chosen->len; i++)
    json_builder_add_string_value (builder, chosen->pdata[i]);
  json_builder_end_array (builder);
  adc_cli_begin_array (builder, "groups");
  for (guint i = 0; i < adc_setup_groups_count (plan); i++) {
    const char *title;
    const char *group = adc_setup_groups_get (plan, i, &title);

    json_builder_begin_object (builder);
    adc_cli_add_string (builder, "id", group);
    adc_cli_add_string (builder, "title", title);
    adc_cli_add_string (builder, "kind", adc_setup_get_kind_of (setup, group)->id);
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
}

static void
add_number (JsonBuilder *builder, const char *name, gboolean is_known, int number)
{
  if (is_known) {
    adc_cli_add_int (builder, name, number);
  } else {
    json_builder_set_member_name (builder, name);
    json_builder_add_null_value (builder);
  }
}

static void
add_steps (JsonBuilder *builder, GPtrArray *reasons)
{
  adc_cli_begin_array (builder, "steps");
  for (guint i = 0; i < reasons->len; i++) {
    const AdcReason *reason = reasons->pdata[i];

    json_builder_begin_object (builder);
    adc_cli_add_string (builder, "label", reason->label);
    add_number (builder, "value", reason->has_value, reason->value);
    adc_cli_add_string (builder, "rule", reason->rule);
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
}

static void
add_cards (JsonBuilder *builder, GPtrArray *cards)
{
  adc_cli_begin_array (builder, "cards");
  for (guint i = 0; i < cards->len; i++) {
    json_builder_begin_object (builder);
    adc_cli_add_string (builder, "id", adc_entry_get_id (cards->pdata[i]));
    adc_cli_add_string (builder, "title", adc_entry_get_title (cards->pdata[i]));
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
}

static void
add_line (JsonBuilder *builder, const AdcSetupLine *line)
{
  static const char * const places[] = {
    [ADC_SETUP_TO_TABLE] = "table",
    [ADC_SETUP_TO_BOX] = "box",
    [ADC_SETUP_TO_NOWHERE] = NULL,
  };
  const AdcSetupComponent *component = line->component;
  const AdcSetupQuantity *quantity = &line->quantity;
  const gboolean is_number = quantity->is_known && !quantity->is_all;

  json_builder_begin_object (builder);
  adc_cli_add_string (builder, "id", component->id);
  adc_cli_add_string (builder, "title", adc_text_get (component->title));
  adc_cli_add_string (builder, "text",
                      component->summary != NULL ? adc_text_get (component->summary) : NULL);
  add_number (builder, "min", is_number, quantity->min);
  add_number (builder, "max", is_number, quantity->max);
  adc_cli_add_boolean (builder, "all", quantity->is_all);
  adc_cli_add_boolean (builder, "open", quantity->is_open);
  adc_cli_add_boolean (builder, "deduced", quantity->is_deduced);
  adc_cli_add_string (builder, "place", places[component->place]);
  adc_cli_add_string (builder, "rule", component->rule);
  add_steps (builder, line->reasons);
  add_cards (builder, line->cards);
  json_builder_end_object (builder);
}

static void
add_sections (JsonBuilder *builder, const AdcSetupList *list)
{
  const AdcSetupSection *section = NULL;

  adc_cli_begin_array (builder, "sections");
  for (guint i = 0; i < list->lines->len; i++) {
    const AdcSetupLine *line = list->lines->pdata[i];

    if (line->section != section) {
      if (section != NULL) {
        json_builder_end_array (builder);
        json_builder_end_object (builder);
      }
      section = line->section;
      json_builder_begin_object (builder);
      adc_cli_add_string (builder, "id", section->id);
      adc_cli_add_string (builder, "title", adc_text_get (section->title));
      adc_cli_add_boolean (builder, "each-player", section->is_each_player);
      adc_cli_begin_array (builder, "lines");
    }
    add_line (builder, line);
  }
  if (section != NULL) {
    json_builder_end_array (builder);
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
}

static void
add_layouts (JsonBuilder *builder, AdcSetupPlan *plan)
{
  g_autoptr(GPtrArray) layouts = adc_setup_fit_list_layouts (plan);

  adc_cli_begin_array (builder, "layouts");
  for (guint i = 0; i < layouts->len; i++) {
    const AdcSetupLayout *layout = layouts->pdata[i];

    json_builder_begin_object (builder);
    adc_cli_add_string (builder, "id", layout->id);
    adc_cli_add_string (builder, "title", adc_text_get (layout->title));
    adc_cli_add_int (builder, "width", layout->width);
    adc_cli_add_int (builder, "depth", layout->depth);
    adc_cli_add_string (builder, "fit",
                        adc_setup_fit_get_name (adc_setup_fit_get (plan, layout)));
    adc_cli_add_string (builder, "rule", layout->rule);
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
}

static void
add_faults (JsonBuilder *builder, const AdcSetupList *list)
{
  adc_cli_begin_array (builder, "faults");
  for (guint i = 0; i < list->faults->len; i++) {
    const AdcSetupFault *fault = list->faults->pdata[i];

    json_builder_begin_object (builder);
    adc_cli_add_string (builder, "message", fault->message);
    adc_cli_add_string (builder, "rule", fault->rule);
    adc_cli_add_string (builder, "repair", fault->repair);
    adc_cli_add_boolean (builder, "refusal", adc_setup_fault_is_refusal (fault));
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
}

void
adc_cli_print_setup_json (AdcSetupPlan *plan, const AdcSetupList *list)
{
  g_autoptr(JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  adc_cli_add_string (builder, "game", adc_game_get_id (adc_setup_plan_get_game (plan)));
  adc_cli_add_int (builder, "players", adc_setup_plan_get_n_players (plan));
  adc_cli_add_string (builder, "mode", adc_setup_plan_get_mode (plan)->id);
  add_options (builder, plan);
  add_groups (builder, plan);
  add_sections (builder, list);
  add_layouts (builder, plan);
  add_faults (builder, list);
  json_builder_end_object (builder);
  adc_cli_print_json (builder);
}
