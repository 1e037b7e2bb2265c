/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-report-forecast.h"

#include "adc-battle-report.h"
#include "adc-report-layout.h"

#include <glib/gi18n-lib.h>

#define MAX_NAME_WIDTH 30
#define PERCENT_WIDTH 8 /* of the widest one */
#define FEW_ROUNDS 8    /* that are all told, however unlikely */
#define MAX_ROUNDS 16   /* that are told one by one */
#define UNLIKELY   0.0005
#define ROUND_WIDTH 12 /* of “Round 12” and what is around it */

/* Percentages stand below each other. */
static char *
dup_padded_percent (double chance)
{
  g_autofree char *percent = adc_report_format_percent (chance);
  const guint length = adc_paper_measure (percent);

  return g_strdup_printf ("%*s%s", length < PERCENT_WIDTH ? (int) (PERCENT_WIDTH - length) : 0, "",
                          percent);
}

static void
add_outcomes (AdcPaper *out, AdcForecast *forecast)
{
  g_autofree char *exactness = adc_forecast_format_exactness (forecast);
  /* Translators: how sure the chances are, as in “Outcome: exact” */
  g_autofree char *heading = g_strdup_printf (_("Outcome: %s"), exactness);
  guint width = 0;

  for (guint i = 0; i < forecast->outcomes->len; i++)
    width = MAX (width, adc_paper_measure (((AdcOutcome *) forecast->outcomes->pdata[i])->label));

  adc_paper_add_heading (out, 2, heading);
  for (guint i = 0; i < forecast->outcomes->len; i++) {
    const AdcOutcome *outcome = forecast->outcomes->pdata[i];
    g_autofree char *percent = dup_padded_percent (outcome->chance);

    adc_paper_add_row (out, 2, outcome->label, MIN (width, MAX_NAME_WIDTH), percent);
  }
}

static double
get_chance (const AdcOutcome *outcome, guint round, gboolean is_open_ended)
{
  double chance = 0;

  for (guint i = round; i < outcome->by_round->len && (i == round || is_open_ended); i++)
    chance += g_array_index (outcome->by_round, double, i);

  return chance;
}

/* How many rounds are told: the last one then stands for all that come after it. */
static guint
count_told (GPtrArray *outcomes, guint n_rounds)
{
  guint n_told = MIN (n_rounds, MAX_ROUNDS);

  while (n_told > FEW_ROUNDS) {
    double rest = 0;

    for (guint i = 0; i < outcomes->len; i++)
      rest += get_chance (outcomes->pdata[i], n_told - 1, TRUE);
    if (rest > UNLIKELY)
      break;
    n_told--;
  }

  return n_told;
}

static GStrv
list_chances (GPtrArray *outcomes, guint round, gboolean is_open_ended)
{
  g_autoptr(GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; i < outcomes->len; i++) {
    const AdcOutcome *outcome = outcomes->pdata[i];
    g_autofree char *percent =
      dup_padded_percent (get_chance (outcome, round, is_open_ended));
    g_autofree char *cell = g_strdup_printf ("%s %s", outcome->label, percent);

    g_strv_builder_add (builder, cell);
  }

  return g_strv_builder_end (builder);
}

/* Whether all outcomes of a round stand on one line. */
static gboolean
are_narrow (GPtrArray *outcomes)
{
  guint width = ROUND_WIDTH;

  for (guint i = 0; i < outcomes->len; i++)
    width += adc_paper_measure (((AdcOutcome *) outcomes->pdata[i])->label) + PERCENT_WIDTH + 3;

  return width <= ADC_PAPER_WIDTH;
}

static char *
dup_round_title (guint round, gboolean is_open_ended)
{
  return is_open_ended ? g_strdup_printf (_("Round %u or later"), round)
                       : adc_report_format_round (round);
}

/* Below each other, and under each the rounds in which it may come. */
static void
add_outcome_rounds (AdcPaper *out, AdcForecast *forecast, const AdcOutcome *outcome, guint n_told)
{
  g_autoptr(GStrvBuilder) builder = g_strv_builder_new ();
  g_auto(GStrv) cells = NULL;

  for (guint i = 0; i < n_told; i++) {
    const gboolean is_open_ended = i == n_told - 1 && outcome->by_round->len > n_told;
    const double chance = get_chance (outcome, i, is_open_ended);
    g_autofree char *title = dup_round_title (forecast->first_round + i, is_open_ended);
    g_autofree char *percent = adc_report_format_percent (chance);
    /* Translators: a round and the chance that the battle ends in it, as in “Round 2: 12.5 %” */
    g_autofree char *cell = g_strdup_printf (_("%s: %s"), title, percent);

    if (chance > 0)
      g_strv_builder_add (builder, cell);
  }
  cells = g_strv_builder_end (builder);
  if (cells[0] == NULL)
    return;

  adc_paper_add_strong (out, 2, outcome->label);
  adc_paper_add_cells (out, 2, "", 0, (const char * const *) cells);
}

static void
add_rounds (AdcPaper *out, AdcForecast *forecast)
{
  guint n_rounds = 0;
  guint n_told;

  for (guint i = 0; i < forecast->outcomes->len; i++)
    n_rounds = MAX (n_rounds, ((AdcOutcome *) forecast->outcomes->pdata[i])->by_round->len);

  n_told = count_told (forecast->outcomes, n_rounds);
  if (n_rounds > 0)
    adc_paper_add_heading (out, 2, _("When it comes"));
  if (!are_narrow (forecast->outcomes)) {
    for (guint i = 0; i < forecast->outcomes->len; i++)
      add_outcome_rounds (out, forecast, forecast->outcomes->pdata[i], n_told);
    return;
  }

  for (guint i = 0; i < n_told; i++) {
    const gboolean is_open_ended = i == n_told - 1 && n_rounds > n_told;
    g_autofree char *title = dup_round_title (forecast->first_round + i, is_open_ended);
    g_auto(GStrv) cells = list_chances (forecast->outcomes, i, is_open_ended);

    adc_paper_add_cells (out, 2, title, adc_paper_measure (title), (const char * const *) cells);
  }
}

/* The average, then the chance of each number that may come. */
static GStrv
list_numbers (const AdcDistribution *units)
{
  g_autoptr(GStrvBuilder) builder = g_strv_builder_new ();
  g_autofree char *mean = g_strdup_printf ("%.2f", adc_distribution_get_mean (units));

  g_strv_builder_add (builder, mean);
  for (guint i = 0; i <= adc_distribution_get_maximum (units); i++) {
    const double chance = adc_distribution_get_chance (units, i);
    g_autofree char *percent = adc_report_format_percent (chance);
    /* Translators: a number of units and the chance that so many are left, as in “2: 12.5 %” */
    g_autofree char *cell = g_strdup_printf (_("%u: %s"), i, percent);

    if (chance > 0)
      g_strv_builder_add (builder, cell);
  }

  return g_strv_builder_end (builder);
}

static void
add_survivors (AdcPaper *out, AdcGame *game, AdcScenario *scenario, GPtrArray *survivors,
               const char *heading)
{
  g_autoptr(GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  guint width = 0;

  for (guint i = 0; i < survivors->len; i++) {
    const AdcSurvivors *left = survivors->pdata[i];

    g_ptr_array_add (names, adc_scenario_dup_force_name (game, scenario, left->force));
    width = MAX (width, adc_paper_measure (names->pdata[i]));
  }

  if (survivors->len > 0)
    adc_paper_add_heading (out, 2, heading);
  for (guint i = 0; i < survivors->len; i++) {
    g_auto(GStrv) cells = list_numbers (((AdcSurvivors *) survivors->pdata[i])->units);

    adc_paper_add_cells (out, 2, names->pdata[i], MIN (width, MAX_NAME_WIDTH),
                          (const char * const *) cells);
  }
}

static void
add_advice (AdcPaper *out, AdcGame *game, AdcScenario *scenario, GPtrArray *advice)
{
  if (advice->len > 0)
    adc_paper_add_heading (out, 2, _("Best targets"));

  for (guint i = 0; i < advice->len; i++) {
    const AdcAdvice *best = advice->pdata[i];
    g_autofree char *from = adc_scenario_dup_force_name (game, scenario, best->from);
    g_autofree char *at = adc_scenario_dup_force_name (game, scenario, best->at);
    g_autofree char *chance = adc_report_format_percent (best->chance);
    g_autofree char *text = NULL;

    if (best->simple == NULL || g_str_equal (best->simple, best->at)) {
      /* Translators: a force, what it should shoot at, the chance that its side wins then */
      text = g_strdup_printf (_("%s → %s: %s"), from, at, chance);
    } else {
      g_autofree char *simple = adc_scenario_dup_force_name (game, scenario, best->simple);
      g_autofree char *other_chance = adc_report_format_percent (best->simple_chance);

      /* Translators: a force, what it should shoot at, the chance that its side wins then; what
       * the simple choice would be, and the chance then */
      text = g_strdup_printf (_("%s → %s: %s; the simple choice, %s: %s"), from, at, chance, simple,
                              other_chance);
    }
    adc_paper_add_item (out, 2, "•", text);
  }
}

/* Each on a line of its own: they are few, and their outcomes long. */
static void
add_contests (AdcPaper *out, GPtrArray *contests)
{
  for (guint i = 0; i < contests->len; i++) {
    const AdcContest *contest = contests->pdata[i];
    /* Translators: what the chances that follow are about, as “Skirmish 1” */
    g_autofree char *heading = g_strdup_printf (_("Chances of %s"), contest->label);
    guint width = 0;

    for (guint j = 0; j < contest->outcomes->len; j++)
      width = MAX (width, adc_paper_measure (((AdcOutcome *) contest->outcomes->pdata[j])->label));

    adc_paper_add_heading (out, 2, heading);
    for (guint j = 0; j < contest->outcomes->len; j++) {
      const AdcOutcome *outcome = contest->outcomes->pdata[j];
      g_autofree char *percent = dup_padded_percent (outcome->chance);

      if (outcome->chance > 0)
        adc_paper_add_row (out, 2, outcome->label, MIN (width, MAX_NAME_WIDTH), percent);
    }
  }
}

static const char *
get_side_name (AdcGame *game, AdcScenario *scenario, const char *id)
{
  const AdcScenarioSide *side = adc_scenario_find_side (scenario, id);

  return side != NULL ? adc_scenario_get_side_name (game, side)
                      : adc_battle_get_side_name (game, id);
}

static void
add_balance (AdcPaper *out, AdcGame *game, AdcScenario *scenario, GPtrArray *balance)
{
  guint width = 0;

  for (guint i = 0; i < balance->len; i++) {
    const AdcStake *stake = balance->pdata[i];

    width = MAX (width, adc_paper_measure (get_side_name (game, scenario, stake->side)));
  }

  if (balance->len > 0)
    adc_paper_add_heading (out, 2, _("Value lost: expected"));
  for (guint i = 0; i < balance->len; i++) {
    const AdcStake *stake = balance->pdata[i];
    g_autofree char *lost = g_strdup_printf ("%.2f", stake->lost);

    adc_paper_add_row (out, 2, get_side_name (game, scenario, stake->side),
                        MIN (width, MAX_NAME_WIDTH), lost);
  }
}

/* The best one with what it is made of, and the others after it. */
static void
add_plans (AdcPaper *out, AdcGame *game, AdcScenario *scenario, GPtrArray *plans)
{
  for (guint i = 0; i < plans->len; i++) {
    const AdcPlan *plan = plans->pdata[i];
    g_autofree char *percent = adc_report_format_percent (plan->chance);
    g_autofree char *worth = adc_plan_format_worth (plan);
    /* Translators: on average, value destroyed minus value lost; then the chance to have the
     * area */
    g_autofree char *heading = g_strdup_printf (i == 0 ? _("Best plan: value %s, area %s")
                                                       : _("Next best: value %s, area %s"),
                                                worth, percent);

    adc_paper_add_heading (out, 2, heading);
    for (guint j = 0; j < plan->steps->len; j++) {
      const AdcPlanStep *step = plan->steps->pdata[j];
      g_autofree char *from = step->from != NULL
                                ? adc_scenario_dup_force_name (game, scenario, step->from)
                                : g_strdup (_("Top card of the deck"));
      g_autofree char *at = adc_scenario_dup_force_name (game, scenario, step->at);
      g_autofree char *text = g_strdup_printf ("%s → %s", from, at);

      adc_paper_add_item (out, 2, "•", text);
    }
  }
}

void
adc_report_add_forecast (AdcPaper *out, AdcGame *game, AdcScenario *scenario, AdcForecast *forecast)
{
  add_outcomes (out, forecast);
  add_rounds (out, forecast);
  add_survivors (out, game, scenario, forecast->survivors,
                 _("Units left at the end: expected, chances"));
  add_survivors (out, game, scenario, forecast->extras, _("Also counted: expected, chances"));
  add_advice (out, game, scenario, forecast->advice);
  add_contests (out, forecast->contests);
  add_balance (out, game, scenario, forecast->balance);
  add_plans (out, game, scenario, forecast->plans);

  if (forecast->assumptions->len > 0)
    adc_paper_add_heading (out, 2, _("Assumptions"));
  for (guint i = 0; i < forecast->assumptions->len; i++)
    adc_paper_add_item (out, 2, "•", ((const AdcReason *) forecast->assumptions->pdata[i])->label);
}
