/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-battle-report.h"

#include "adc-report-forecast.h"
#include "adc-report-layout.h"
#include "adc-report-resolution.h"

#include <glib/gi18n-lib.h>

#define MAX_NAMES_WIDTH 50 /* of two forces */
#define SHOT_INDENT 4
#define GAP 2 /* between columns */

static void
add_title (AdcPaper *out, AdcGame *game, AdcScenario *scenario)
{
  const char *title = adc_scenario_get_title (scenario);
  const char *summary = adc_scenario_get_summary (scenario);

  adc_paper_add_heading (out, 1, title != NULL ? title : _("Battle"));
  adc_paper_add_text (out, 2, adc_game_get_title (game));
  if (summary != NULL)
    adc_paper_add_text (out, 2, summary);
}

static void
add_side_heading (AdcPaper *out, AdcGame *game, const AdcScenarioSide *side)
{
  AdcEntry *faction = side->faction != NULL ? adc_game_lookup (game, side->faction) : NULL;
  const char *name = adc_battle_get_side_name (game, side->id);
  g_autoptr(GString) heading = g_string_new (name);

  if (side->name != NULL)
    g_string_append_printf (heading, ", %s", adc_text_get (side->name));
  if (faction != NULL && !g_str_equal (adc_entry_get_title (faction), name))
    g_string_append_printf (heading, " (%s)", adc_entry_get_title (faction));
  adc_paper_add_heading (out, 2, heading->str);
}

static char *
format_force (AdcGame *game, AdcScenario *scenario, const char *force, guint count)
{
  g_autofree char *name = adc_scenario_dup_force_name (game, scenario, force);

  /* Translators: a force and how many units it has */
  return g_strdup_printf (_("%s ×%u"), name, count);
}

static void
add_side (AdcPaper *out, AdcGame *game, AdcScenario *scenario, const AdcScenarioSide *side)
{
  g_autoptr(GPtrArray) places = g_ptr_array_new_with_free_func (g_free);
  guint width = 0;

  for (guint i = 0; i < side->forces->len; i++) {
    const AdcScenarioForce *force = side->forces->pdata[i];

    g_ptr_array_add (places, g_strdup (force->place != NULL ? force->place : "–"));
  }
  for (guint i = 0; i < side->arrivals->len; i++) {
    const AdcScenarioArrival *arrival = side->arrivals->pdata[i];

    /* Translators: when units will arrive */
    g_ptr_array_add (places, g_strdup_printf (_("round %u"), arrival->round));
  }
  for (guint i = 0; i < places->len; i++)
    width = MAX (width, adc_paper_measure (places->pdata[i]));

  add_side_heading (out, game, side);
  for (guint i = 0; i < side->forces->len; i++) {
    const AdcScenarioForce *force = side->forces->pdata[i];
    g_autofree char *text = format_force (game, scenario, force->id, force->count);

    adc_paper_add_row (out, 2, places->pdata[i], width, text);
  }
  for (guint i = 0; i < side->arrivals->len; i++) {
    const AdcScenarioArrival *arrival = side->arrivals->pdata[i];
    g_autofree char *text = format_force (game, scenario, arrival->force, arrival->count);

    adc_paper_add_row (out, 2, places->pdata[side->forces->len + i], width, text);
  }
}

/* “2 4 5”, and what became of a die that was thrown again: “2 4→1 5”. */
static char *
format_dice (const AdcScenarioShot *shot)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < shot->dice->len; i++) {
    g_string_append_printf (text, "%s%u", i > 0 ? " " : "", g_array_index (shot->dice, guint, i));
    for (guint j = 0; j < shot->rerolls->len; j++) {
      const AdcScenarioReroll *reroll = &g_array_index (shot->rerolls, AdcScenarioReroll, j);

      if (reroll->die == i)
        g_string_append_printf (text, "→%u", reroll->result);
    }
  }

  return g_string_free (text, FALSE);
}

static void
add_log (AdcPaper *out, AdcGame *game, AdcScenario *scenario)
{
  GPtrArray *log = adc_scenario_get_log (scenario);
  g_autoptr(GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  guint width = 0;
  guint round = G_MAXUINT;

  for (guint i = 0; i < log->len; i++) {
    const AdcScenarioShot *shot = log->pdata[i];
    g_autofree char *from = adc_scenario_dup_force_name (game, scenario, shot->from);
    g_autofree char *at = adc_scenario_dup_force_name (game, scenario, shot->at);

    g_ptr_array_add (names, g_strdup_printf ("%s → %s", from, at));
    width = MAX (width, adc_paper_measure (names->pdata[i]));
  }

  if (log->len > 0)
    adc_paper_add_heading (out, 2, _("Dice so far"));
  for (guint i = 0; i < log->len; i++) {
    const AdcScenarioShot *shot = log->pdata[i];
    g_autofree char *dice = format_dice (shot);

    if (shot->round != round) {
      g_autofree char *title = adc_report_format_round (shot->round);

      adc_paper_add_strong (out, 2, title);
      round = shot->round;
    }
    adc_paper_add_row (out, 4, names->pdata[i], MIN (width, MAX_NAMES_WIDTH), dice);
  }
}

static char *
format_need (const AdcShot *shot)
{
  /* Translators: how many dice are thrown */
  g_autofree char *dice = g_strdup_printf (ngettext ("%u die", "%u dice", shot->n_dice),
                                           shot->n_dice);

  if (shot->is_at_least)
    /* Translators: the lowest number that hits; then how many dice are thrown, as “3 dice” */
    return g_strdup_printf (_("%u or more, %s"), shot->needed, dice);
  if (shot->needed == 1)
    /* Translators: only a 1 hits; then how many dice are thrown, as “3 dice” */
    return g_strdup_printf (_("a 1, %s"), dice);

  /* Translators: the highest number that hits; then how many dice are thrown, as “3 dice” */
  return g_strdup_printf (_("%u or less, %s"), shot->needed, dice);
}

/* One cell when no die is thrown, else what is needed, the chance of a hit, the hits to expect. */
static GStrv
list_details (const AdcShot *shot)
{
  g_autoptr(GStrvBuilder) builder = g_strv_builder_new ();

  if (!shot->known) {
    g_strv_builder_add (builder, _("a value is missing"));
  } else if (!shot->possible || shot->hits == NULL) {
    g_strv_builder_add (builder, _("no dice"));
  } else {
    g_autofree char *need = format_need (shot);
    g_autofree char *percent =
      adc_report_format_percent (adc_distribution_get_at_least (shot->hits, 1));
    /* Translators: the chance of at least one hit */
    g_autofree char *chance = g_strdup_printf (_("at least one %s"), percent);
    /* Translators: how many hits there are on average */
    g_autofree char *mean = g_strdup_printf (_("expected %.2f"),
                                             adc_distribution_get_mean (shot->hits));

    g_strv_builder_add_many (builder, need, chance, mean, NULL);
  }

  return g_strv_builder_end (builder);
}

static void
add_rerolled (AdcPaper *out, const AdcDistribution *rerolled)
{
  g_autofree char *percent = adc_report_format_percent (adc_distribution_get_at_least (rerolled,
                                                                                       1));
  /* Translators: the chance of at least one hit, the hits on average */
  g_autofree char *text = g_strdup_printf (_("with every reroll: at least one %s, expected %.2f"),
                                           percent, adc_distribution_get_mean (rerolled));

  adc_paper_add_text (out, 6, text);
}

static void
add_reasons (AdcPaper *out, GPtrArray *reasons)
{
  gboolean is_first = TRUE;

  for (guint i = 0; reasons != NULL && i < reasons->len; i++) {
    const AdcReason *reason = reasons->pdata[i];
    g_autofree char *value = adc_reason_format_value (reason, is_first);
    const guint length = adc_paper_measure (value);
    g_autofree char *padded = g_strdup_printf ("%*s%s", length < 3 ? (int) (3 - length) : 0, "",
                                               value);

    adc_paper_add_row (out, 6, padded, 3, reason->label);
    is_first = is_first && !reason->has_value;
  }
}

/* “→ Minefield” */
static char *
format_target (AdcGame *game, AdcScenario *scenario, const AdcShot *shot)
{
  g_autofree char *name = adc_scenario_dup_force_name (game, scenario, shot->at);

  return g_strconcat ("→ ", name, NULL);
}

static guint
measure_details (const AdcShot *shot)
{
  g_auto(GStrv) details = list_details (shot);
  guint width = 0;

  for (guint i = 0; details[i] != NULL; i++)
    width += GAP + adc_paper_measure (details[i]);

  return width;
}

/* The widest target, unless the details of a shot would then be torn: a few long names rather get a
 * line of their own. */
static guint
measure_targets (AdcGame *game, AdcScenario *scenario, GPtrArray *shots)
{
  guint details_width = 0;
  guint width = 0;

  for (guint i = 0; i < shots->len; i++) {
    const AdcShot *shot = shots->pdata[i];
    g_autofree char *target = format_target (game, scenario, shot);

    width = MAX (width, adc_paper_measure (target));
    details_width = MAX (details_width, measure_details (shot));
  }

  details_width = MIN (details_width, ADC_PAPER_WIDTH / 4 * 3);
  return MIN (width, ADC_PAPER_WIDTH - SHOT_INDENT - details_width);
}

static void
add_shots (AdcPaper *out, AdcGame *game, AdcScenario *scenario, AdcBattle *battle)
{
  g_autoptr(GPtrArray) shots = adc_battle_list_shots (battle);
  const guint width = measure_targets (game, scenario, shots);
  const char *from = NULL;

  if (shots->len > 0)
    adc_paper_add_heading (out, 2, _("Shots"));
  for (guint i = 0; i < shots->len; i++) {
    const AdcShot *shot = shots->pdata[i];
    g_autofree char *target = format_target (game, scenario, shot);
    g_auto(GStrv) details = list_details (shot);

    if (g_strcmp0 (shot->from, from) != 0) {
      g_autofree char *name = adc_scenario_dup_force_name (game, scenario, shot->from);

      adc_paper_add_strong (out, 2, name);
      from = shot->from;
    }
    adc_paper_add_cells (out, SHOT_INDENT, target, width, (const char * const *) details);
    add_reasons (out, shot->reasons);
    if (shot->known && shot->possible && shot->rerolled != NULL)
      add_rerolled (out, shot->rerolled);
  }
}

static void
add_notes (AdcPaper *out, AdcBattle *battle)
{
  g_autoptr(GPtrArray) notes = adc_battle_list_notes (battle);

  if (notes->len > 0)
    adc_paper_add_heading (out, 2, _("Notes"));
  for (guint i = 0; i < notes->len; i++)
    adc_paper_add_item (out, 2, "•", ((const AdcReason *) notes->pdata[i])->label);
}

static void
add_faults (AdcPaper *out, GPtrArray *faults, AdcFaultKind kind, const char *heading)
{
  gboolean is_first = TRUE;

  for (guint i = 0; i < faults->len; i++) {
    const AdcFault *fault = faults->pdata[i];

    if (fault->kind != kind)
      continue;

    if (is_first)
      adc_paper_add_heading (out, 2, heading);
    adc_paper_add_item (out, 2, "•", fault->message);
    if (kind == ADC_FAULT_MISSING && fault->stat != NULL) {
      /* Translators: do not translate <value stat="…">; the window is the application's */
      g_autofree char *hint = g_strdup_printf (_("Type it in with <value stat=\"%s\"> or in the "
                                                 "window."),
                                               fault->stat);

      adc_paper_add_text (out, 4, hint);
    }
    if (kind == ADC_FAULT_MISSING && fault->setting != NULL) {
      /* Translators: do not translate <setting name="…">; the window is the application's */
      g_autofree char *hint = g_strdup_printf (_("Type it in with <setting name=\"%s\"> or in the "
                                                 "window."),
                                               fault->setting);

      adc_paper_add_text (out, 4, hint);
    }
    is_first = FALSE;
  }
}

AdcPaper *
adc_battle_paper (AdcGame *game, AdcScenario *scenario, AdcBattle *battle, GPtrArray *faults,
                  AdcForecast *forecast)
{
  g_autoptr(AdcResolution) resolution = NULL;
  const char *title;
  AdcPaper *out;
  GPtrArray *sides;

  g_return_val_if_fail (ADC_IS_GAME (game), NULL);
  g_return_val_if_fail (ADC_IS_SCENARIO (scenario), NULL);
  g_return_val_if_fail (battle == NULL || ADC_IS_BATTLE (battle), NULL);

  title = adc_scenario_get_title (scenario);
  out = adc_paper_new (title != NULL ? title : _("Battle"), game);
  sides = adc_scenario_get_sides (scenario);
  resolution = battle != NULL ? adc_battle_resolve (battle) : NULL;
  add_title (out, game, scenario);
  if (resolution != NULL)
    adc_report_add_table (out, game, scenario, resolution);
  for (guint i = 0; resolution == NULL && i < sides->len; i++)
    add_side (out, game, scenario, sides->pdata[i]);
  add_log (out, game, scenario);

  if (faults != NULL) {
    add_faults (out, faults, ADC_FAULT_IMPOSSIBLE, _("Impossible"));
    add_faults (out, faults, ADC_FAULT_MISSING, _("Missing"));
    add_faults (out, faults, ADC_FAULT_MOMENTARY, _("To be put right"));
  }
  if (battle != NULL) {
    add_notes (out, battle);
    add_shots (out, game, scenario, battle);
  }
  if (resolution != NULL)
    adc_report_add_resolution (out, game, scenario, resolution);
  if (forecast != NULL)
    adc_report_add_forecast (out, game, scenario, forecast);

  return out;
}

char *
adc_battle_report (AdcGame *game, AdcScenario *scenario, AdcBattle *battle, GPtrArray *faults,
                   AdcForecast *forecast)
{
  g_autoptr(AdcPaper) paper = adc_battle_paper (game, scenario, battle, faults, forecast);

  return paper != NULL ? adc_paper_to_text (paper) : NULL;
}
