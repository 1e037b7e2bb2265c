/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-report-resolution.h"

#include "adc-battle-report.h"
#include "adc-report-layout.h"

#include <glib/gi18n-lib.h>

#define MAX_NAME_WIDTH 30

static char *
dup_name (AdcGame *game, AdcScenario *scenario, AdcResolution *resolution, const char *force)
{
  const char *name = g_hash_table_lookup (resolution->names, force);

  return name != NULL ? g_strdup (name) : adc_scenario_dup_force_name (game, scenario, force);
}

/* “Runner (c2), Ganger (d1)” */
static char *
join_names (AdcGame *game, AdcScenario *scenario, AdcResolution *resolution, GPtrArray *forces)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < forces->len; i++) {
    g_autofree char *name = dup_name (game, scenario, resolution, forces->pdata[i]);

    g_string_append_printf (text, "%s%s", i > 0 ? ", " : "", name);
  }

  return g_string_free (text, FALSE);
}

static void
add_picture (AdcPaper *out, AdcResolution *resolution)
{
  adc_paper_add_heading (out, 2, _("Board"));
  adc_paper_add_lines (out, 2, resolution->picture);
  if (resolution->caption != NULL)
    adc_paper_add_text (out, 2, resolution->caption);
}

static void
add_side (AdcPaper *out, AdcGame *game, AdcScenario *scenario, AdcResolution *resolution,
          const AdcScenarioSide *side)
{
  const char *army = adc_battle_get_side_name (game, side->id);
  g_autofree char *heading = side->name != NULL
                               ? g_strdup_printf ("%s, %s", army, adc_text_get (side->name))
                               : g_strdup (army);
  g_autoptr(GPtrArray) forces = g_ptr_array_new ();
  g_autofree char *names = NULL;

  for (guint i = 0; i < side->forces->len; i++)
    g_ptr_array_add (forces, ((AdcScenarioForce *) side->forces->pdata[i])->id);
  names = join_names (game, scenario, resolution, forces);
  adc_paper_add_heading (out, 2, heading);
  adc_paper_add_text (out, 2, forces->len > 0 ? names : "–");
}

void
adc_report_add_table (AdcPaper *out, AdcGame *game, AdcScenario *scenario,
                      AdcResolution *resolution)
{
  GPtrArray *sides = adc_scenario_get_sides (scenario);

  if (resolution->picture != NULL)
    add_picture (out, resolution);
  for (guint i = 0; i < sides->len; i++)
    add_side (out, game, scenario, resolution, sides->pdata[i]);
}

static void
add_order (AdcPaper *out, AdcGame *game, AdcScenario *scenario, AdcResolution *resolution)
{
  guint width = 0;

  for (guint i = 0; i < resolution->order->len; i++)
    width = MAX (width, adc_paper_measure (((AdcStage *) resolution->order->pdata[i])->label));

  if (resolution->order->len > 0)
    adc_paper_add_heading (out, 2, _("Who acts when, as things stand before the battle"));
  for (guint i = 0; i < resolution->order->len; i++) {
    const AdcStage *stage = resolution->order->pdata[i];
    g_autofree char *names = join_names (game, scenario, resolution, stage->actors);

    adc_paper_add_row (out, 2, stage->label, MIN (width, MAX_NAME_WIDTH), names);
  }
}

static void
add_stages (AdcPaper *out, AdcResolution *resolution)
{
  for (guint i = 0; i < resolution->stages->len; i++) {
    const AdcStage *stage = resolution->stages->pdata[i];

    adc_paper_add_heading (out, 2, stage->label);
    for (guint j = 0; j < stage->happenings->len; j++)
      adc_paper_add_item (out, 2, "•", ((const AdcHappening *) stage->happenings->pdata[j])->text);
    if (stage->happenings->len == 0)
      adc_paper_add_text (out, 2, _("Nothing happens."));
  }
  if (resolution->stages->len == 0) {
    adc_paper_add_heading (out, 2, _("The battle"));
    adc_paper_add_text (out, 2, _("Nobody acts."));
  }
}

static const char *
find_label (AdcResolution *resolution, int number)
{
  for (guint i = 0; i < resolution->stages->len; i++) {
    const AdcStage *stage = resolution->stages->pdata[i];

    if (stage->number == number)
      return stage->label;
  }

  return NULL;
}

static void
add_decision (AdcPaper *out, AdcGame *game, AdcResolution *resolution, const AdcDecision *decision)
{
  const char *label = find_label (resolution, decision->stage);
  const char *side = adc_battle_get_side_name (game, decision->side);
  g_autofree char *question =
    label != NULL
      /* Translators: a phase of the battle, who decides, a question */
      ? g_strdup_printf (_("%s, %s: %s"), label, side, decision->text)
      : g_strdup_printf (_("%s: %s"), side, decision->text);

  adc_paper_add_strong (out, 2, question);
  for (guint i = 0; i < decision->options->len; i++) {
    const char *option = decision->options->pdata[i];
    g_autofree char *taken = NULL;

    if (i != decision->taken) {
      adc_paper_add_row (out, 4, "–", 1, option);
      continue;
    }

    taken = g_strdup_printf (decision->is_given
                               /* Translators: what a player decided */
                               ? _("%s (as the scenario says)")
                               /* Translators: what a player would decide */
                               : _("%s (best for its owner)"),
                             option);
    adc_paper_add_row (out, 4, "✓", 1, taken);
  }
}

static void
add_totals (AdcPaper *out, AdcGame *game, AdcResolution *resolution)
{
  const char *label = NULL;
  guint width = 0;

  for (guint i = 0; i < resolution->totals->len; i++) {
    const AdcTotal *total = resolution->totals->pdata[i];

    width = MAX (width, adc_paper_measure (adc_battle_get_side_name (game, total->side)));
  }

  for (guint i = 0; i < resolution->totals->len; i++) {
    const AdcTotal *total = resolution->totals->pdata[i];
    g_autofree char *text = g_strdup_printf ("%d → %d", total->before, total->after);

    if (g_strcmp0 (label, total->label) != 0)
      adc_paper_add_heading (out, 2, total->label);
    label = total->label;
    adc_paper_add_row (out, 2, adc_battle_get_side_name (game, total->side),
                        MIN (width, MAX_NAME_WIDTH), text);
  }
}

static void
add_forces (AdcPaper *out, AdcGame *game, AdcScenario *scenario, AdcResolution *resolution,
            GPtrArray *forces, const char *heading)
{
  g_autofree char *names = join_names (game, scenario, resolution, forces);

  adc_paper_add_heading (out, 2, heading);
  adc_paper_add_text (out, 2, forces->len > 0 ? names : _("Nobody"));
}

void
adc_report_add_resolution (AdcPaper *out, AdcGame *game, AdcScenario *scenario,
                           AdcResolution *resolution)
{
  add_order (out, game, scenario, resolution);
  add_stages (out, resolution);
  if (resolution->decisions->len > 0)
    adc_paper_add_heading (out, 2, _("Decisions"));
  for (guint i = 0; i < resolution->decisions->len; i++)
    add_decision (out, game, resolution, resolution->decisions->pdata[i]);
  if (resolution->is_open)
    return;

  add_totals (out, game, resolution);
  add_forces (out, game, scenario, resolution, resolution->losses, _("Losses"));
  add_forces (out, game, scenario, resolution, resolution->survivors, _("Survivors"));
}
