/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-cli-battle.h"

#include "adc-cli-json.h"
#include "adc-cli-output.h"

static void
add_double (JsonBuilder *builder, const char *name, double number)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_double_value (builder, number);
}

/* The chances of 0, 1, 2, …; empty when nobody knows. */
static void
add_chances (JsonBuilder *builder, const char *name, const AdcDistribution *distribution)
{
  adc_cli_begin_array (builder, name);
  for (guint i = 0; distribution != NULL && i <= adc_distribution_get_maximum (distribution); i++)
    json_builder_add_double_value (builder, adc_distribution_get_chance (distribution, i));
  json_builder_end_array (builder);
}

static void
add_mean (JsonBuilder *builder, const char *name, const AdcDistribution *distribution)
{
  if (distribution != NULL)
    add_double (builder, name, adc_distribution_get_mean (distribution));
  else
    adc_cli_add_string (builder, name, NULL);
}

/* A score that can never hit is no number: then nothing adds up to a threshold. */
static gboolean
has_threshold (const AdcShot *shot)
{
  for (guint i = 0; shot->known && i < shot->reasons->len; i++)
    if (((const AdcReason *) shot->reasons->pdata[i])->has_value)
      return TRUE;

  return FALSE;
}

static void
build_steps (JsonBuilder *builder, GPtrArray *reasons)
{
  adc_cli_begin_array (builder, "steps");
  for (guint i = 0; i < reasons->len; i++) {
    const AdcReason *reason = reasons->pdata[i];

    json_builder_begin_object (builder);
    adc_cli_add_string (builder, "label", reason->label);
    if (reason->has_value)
      adc_cli_add_int (builder, "value", reason->value);
    else
      adc_cli_add_string (builder, "value", NULL);
    adc_cli_add_string (builder, "rule", reason->rule);
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
}

static void
build_shot (JsonBuilder *builder, const AdcShot *shot)
{
  const AdcDistribution *hits = shot->known ? shot->hits : NULL;
  const AdcDistribution *losses = shot->known ? shot->losses : NULL;

  json_builder_begin_object (builder);
  adc_cli_add_string (builder, "from", shot->from);
  adc_cli_add_string (builder, "at", shot->at);
  if (has_threshold (shot))
    adc_cli_add_int (builder, "threshold", shot->threshold);
  else
    adc_cli_add_string (builder, "threshold", NULL);
  adc_cli_add_int (builder, "dice", shot->n_dice);
  adc_cli_add_int (builder, "faces", shot->n_faces);
  adc_cli_add_int (builder, "needed", shot->needed);
  adc_cli_add_boolean (builder, "at-least", shot->is_at_least);
  adc_cli_add_boolean (builder, "possible", shot->possible);
  add_chances (builder, "hits", hits);
  if (shot->known && shot->rerolled != NULL)
    add_chances (builder, "hits-rerolled", shot->rerolled);
  add_mean (builder, "expected-hits", hits);
  add_mean (builder, "expected-losses", losses);
  build_steps (builder, shot->reasons);
  json_builder_end_object (builder);
}

static void
build_shots (JsonBuilder *builder, AdcBattle *battle)
{
  g_autoptr(GPtrArray) shots = adc_battle_list_shots (battle);

  adc_cli_begin_array (builder, "shots");
  for (guint i = 0; i < shots->len; i++)
    build_shot (builder, shots->pdata[i]);
  json_builder_end_array (builder);
}

static void
build_chances (JsonBuilder *builder, GPtrArray *outcomes)
{
  json_builder_set_member_name (builder, "outcomes");
  json_builder_begin_object (builder);
  for (guint i = 0; i < outcomes->len; i++) {
    const AdcOutcome *outcome = outcomes->pdata[i];

    add_double (builder, outcome->id, outcome->chance);
  }
  json_builder_end_object (builder);
}

static void
build_outcomes (JsonBuilder *builder, AdcForecast *forecast)
{
  if (forecast != NULL)
    build_chances (builder, forecast->outcomes);
  else
    adc_cli_add_string (builder, "outcomes", NULL);
}

static void
build_rounds (JsonBuilder *builder, AdcForecast *forecast)
{
  guint n_rounds = 0;

  for (guint i = 0; forecast != NULL && i < forecast->outcomes->len; i++)
    n_rounds = MAX (n_rounds, ((AdcOutcome *) forecast->outcomes->pdata[i])->by_round->len);

  adc_cli_begin_array (builder, "by-round");
  for (guint i = 0; i < n_rounds; i++) {
    json_builder_begin_object (builder);
    adc_cli_add_int (builder, "round", forecast->first_round + i);
    for (guint j = 0; j < forecast->outcomes->len; j++) {
      const AdcOutcome *outcome = forecast->outcomes->pdata[j];

      add_double (builder, outcome->id,
                  i < outcome->by_round->len ? g_array_index (outcome->by_round, double, i) : 0);
    }
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
}

static void
build_survivors (JsonBuilder *builder, const char *name, GPtrArray *survivors)
{
  adc_cli_begin_array (builder, name);
  for (guint i = 0; survivors != NULL && i < survivors->len; i++) {
    const AdcSurvivors *left = survivors->pdata[i];

    json_builder_begin_object (builder);
    adc_cli_add_string (builder, "force", left->force);
    add_chances (builder, "units", left->units);
    add_mean (builder, "expected", left->units);
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
}

static void
build_advice (JsonBuilder *builder, AdcForecast *forecast)
{
  adc_cli_begin_array (builder, "advice");
  for (guint i = 0; forecast != NULL && i < forecast->advice->len; i++) {
    const AdcAdvice *advice = forecast->advice->pdata[i];

    json_builder_begin_object (builder);
    adc_cli_add_string (builder, "from", advice->from);
    adc_cli_add_string (builder, "at", advice->at);
    add_double (builder, "chance", advice->chance);
    adc_cli_add_string (builder, "simple", advice->simple);
    add_double (builder, "simple-chance", advice->simple_chance);
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
}

static void
build_contests (JsonBuilder *builder, AdcForecast *forecast)
{
  adc_cli_begin_array (builder, "contests");
  for (guint i = 0; forecast != NULL && i < forecast->contests->len; i++) {
    const AdcContest *contest = forecast->contests->pdata[i];

    json_builder_begin_object (builder);
    adc_cli_add_string (builder, "id", contest->id);
    build_chances (builder, contest->outcomes);
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
}

static void
build_plan (JsonBuilder *builder, const AdcPlan *plan)
{
  json_builder_begin_object (builder);
  adc_cli_add_string (builder, "side", plan->side);
  add_double (builder, "worth", plan->worth);
  add_double (builder, "chance", plan->chance);
  adc_cli_begin_array (builder, "steps");
  for (guint i = 0; i < plan->steps->len; i++) {
    const AdcPlanStep *step = plan->steps->pdata[i];

    json_builder_begin_object (builder);
    adc_cli_add_string (builder, "from", step->from);
    adc_cli_add_string (builder, "at", step->at);
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

static void
build_plans (JsonBuilder *builder, AdcForecast *forecast)
{
  adc_cli_begin_array (builder, "plans");
  for (guint i = 0; forecast != NULL && i < forecast->plans->len; i++)
    build_plan (builder, forecast->plans->pdata[i]);
  json_builder_end_array (builder);
}

static void
build_balance (JsonBuilder *builder, AdcForecast *forecast)
{
  adc_cli_begin_array (builder, "balance");
  for (guint i = 0; forecast != NULL && i < forecast->balance->len; i++) {
    const AdcStake *stake = forecast->balance->pdata[i];

    json_builder_begin_object (builder);
    adc_cli_add_string (builder, "side", stake->side);
    add_double (builder, "lost", stake->lost);
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
}

static void
build_logged_shot (JsonBuilder *builder, const AdcScenarioShot *shot)
{
  json_builder_begin_object (builder);
  adc_cli_add_int (builder, "round", shot->round);
  adc_cli_add_string (builder, "from", shot->from);
  adc_cli_add_string (builder, "at", shot->at);

  adc_cli_begin_array (builder, "dice");
  for (guint i = 0; i < shot->dice->len; i++)
    json_builder_add_int_value (builder, g_array_index (shot->dice, guint, i));
  json_builder_end_array (builder);

  adc_cli_begin_array (builder, "rerolls");
  for (guint i = 0; i < shot->rerolls->len; i++) {
    const AdcScenarioReroll *reroll = &g_array_index (shot->rerolls, AdcScenarioReroll, i);

    json_builder_begin_object (builder);
    adc_cli_add_int (builder, "die", reroll->die + 1); /* as in the file */
    adc_cli_add_int (builder, "result", reroll->result);
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

static void
build_log (JsonBuilder *builder, GPtrArray *log)
{
  adc_cli_begin_array (builder, "log");
  for (guint i = 0; i < log->len; i++)
    build_logged_shot (builder, log->pdata[i]);
  json_builder_end_array (builder);
}

static void
build_notes (JsonBuilder *builder, AdcBattle *battle)
{
  g_autoptr(GPtrArray) notes = adc_battle_list_notes (battle);

  adc_cli_begin_array (builder, "notes");
  for (guint i = 0; i < notes->len; i++) {
    const AdcReason *note = notes->pdata[i];

    json_builder_begin_object (builder);
    adc_cli_add_string (builder, "text", note->label);
    adc_cli_add_string (builder, "rule", note->rule);
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
}

static void
build_faults (JsonBuilder *builder, GPtrArray *faults)
{
  adc_cli_begin_array (builder, "missing");
  for (guint i = 0; i < faults->len; i++) {
    const AdcFault *fault = faults->pdata[i];

    if (fault->kind != ADC_FAULT_MISSING)
      continue;

    json_builder_begin_object (builder);
    adc_cli_add_string (builder, "force", fault->force);
    adc_cli_add_string (builder, "stat", fault->stat);
    adc_cli_add_string (builder, "side", fault->side);
    adc_cli_add_string (builder, "setting", fault->setting);
    adc_cli_add_string (builder, "message", fault->message);
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);

  adc_cli_begin_array (builder, "warnings");
  for (guint i = 0; i < faults->len; i++) {
    const AdcFault *fault = faults->pdata[i];

    if (fault->kind == ADC_FAULT_MOMENTARY)
      json_builder_add_string_value (builder, fault->message);
  }
  json_builder_end_array (builder);
}

void
adc_cli_add_remarks (JsonBuilder *builder, AdcBattle *battle, GPtrArray *faults)
{
  build_notes (builder, battle);
  build_faults (builder, faults);
}

/* The round being fought, when no forecast says so: that of the last dice, or the one it begins
 * with. */
static guint
get_round (AdcScenario *scenario)
{
  GPtrArray *log = adc_scenario_get_log (scenario);
  const char *setting = adc_settings_get (adc_scenario_get_settings (scenario), "round", "1");
  guint64 round = 1;

  if (log->len > 0)
    return ((const AdcScenarioShot *) log->pdata[log->len - 1])->round;

  g_ascii_string_to_unsigned (setting, 10, 1, G_MAXUINT, &round, NULL);
  return round;
}

/* How well the end is known; null when it is not. */
static void
build_exactness (JsonBuilder *builder, AdcForecast *forecast)
{
  static const char * const names[] = { "rounds", "exact", "error" };

  for (guint i = 0; forecast == NULL && i < G_N_ELEMENTS (names); i++)
    adc_cli_add_string (builder, names[i], NULL);
  if (forecast == NULL)
    return;

  adc_cli_add_int (builder, "rounds", forecast->n_rounds);
  adc_cli_add_boolean (builder, "exact", forecast->exact);
  add_double (builder, "error", forecast->error);
  if (!forecast->exact)
    adc_cli_add_int (builder, "trials", forecast->n_trials);
}

static void
build_assumptions (JsonBuilder *builder, AdcForecast *forecast)
{
  adc_cli_begin_array (builder, "assumptions");
  for (guint i = 0; forecast != NULL && i < forecast->assumptions->len; i++)
    json_builder_add_string_value (builder,
                                   ((const AdcReason *) forecast->assumptions->pdata[i])->label);
  json_builder_end_array (builder);
}

void
adc_cli_print_battle_json (AdcGame *game, AdcScenario *scenario, AdcBattle *battle,
                           GPtrArray *faults, AdcResolution *resolution, AdcForecast *forecast)
{
  g_autoptr(JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  adc_cli_add_string (builder, "game", adc_game_get_id (game));
  adc_cli_add_string (builder, "title", adc_scenario_get_title (scenario));
  adc_cli_add_int (builder, "round",
                   forecast != NULL ? forecast->first_round : get_round (scenario));
  build_exactness (builder, forecast);
  build_assumptions (builder, forecast);
  build_outcomes (builder, forecast);
  build_rounds (builder, forecast);
  build_shots (builder, battle);
  build_survivors (builder, "survivors", forecast != NULL ? forecast->survivors : NULL);
  build_survivors (builder, "extras", forecast != NULL ? forecast->extras : NULL);
  build_advice (builder, forecast);
  if (resolution != NULL) {
    build_contests (builder, forecast);
    build_plans (builder, forecast);
    build_balance (builder, forecast);
    adc_cli_add_resolution (builder, resolution);
  }
  build_log (builder, adc_scenario_get_log (scenario));
  adc_cli_add_remarks (builder, battle, faults);
  json_builder_end_object (builder);
  adc_cli_print_json (builder);
}
