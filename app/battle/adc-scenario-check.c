/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-scenario-check.h"

#include "adc-battle.h"
#include "adc-card.h"
#include "adc-game-loader.h"
#include "adc-library-loader.h"
#include "adc-scenario-file.h"

#include <glib/gi18n-lib.h>

static GPtrArray *
problem_array_new (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) adc_problem_free);
}

/* The reference may be NULL, and then there is nothing to say. */
static void
check_reference (AdcScenario *scenario, AdcGame *game, int line, const char *id, AdcKind kind,
                 GPtrArray *problems)
{
  AdcEntry *entry = id != NULL ? adc_game_lookup (game, id) : NULL;

  if (id != NULL && entry == NULL)
    g_ptr_array_add (problems, adc_problem_printf (adc_scenario_get_file (scenario), line,
                                                   _("nothing in this game has the id “%s”"), id));
  else if (entry != NULL && adc_entry_get_kind (entry) != kind)
    g_ptr_array_add (problems, adc_problem_printf (adc_scenario_get_file (scenario), line,
                                                   /* Translators: an id, what it is, what it should
                                                      be (rule, unit, …) */
                                                   _("“%s” is a “%s”, but a “%s” is wanted here"),
                                                   id,
                                                   adc_kind_get_name (adc_entry_get_kind (entry)),
                                                   adc_kind_get_name (kind)));
}

static gboolean
has_cards (AdcGame *game)
{
  const AdcEngine *engine = adc_engine_find (adc_game_get_id (game));

  return engine != NULL && engine->has_cards;
}

/* What is not in the battle may be a card: one lies in a hand. */
static AdcKind
get_wanted_kind (AdcGame *game, const AdcScenarioForce *force)
{
  AdcEntry *entry = force->unit != NULL ? adc_game_lookup (game, force->unit) : NULL;
  const gboolean may_be_card = force->place == NULL || has_cards (game);

  return may_be_card && ADC_IS_CARD (entry) ? ADC_KIND_CARD : ADC_KIND_UNIT;
}

/* What is typed in without a unit may be a card where these are fought with. */
static AdcStat *
find_stat (AdcGame *game, const AdcScenarioForce *force, const char *id)
{
  AdcStat *stat = adc_game_get_stat (game, get_wanted_kind (game, force), id);

  if (stat == NULL && force->unit == NULL && has_cards (game))
    stat = adc_game_get_stat (game, ADC_KIND_CARD, id);

  return stat;
}

static void
check_values (AdcScenario *scenario, AdcGame *game, const AdcScenarioForce *force,
              GPtrArray *problems)
{
  g_autoptr(GList) names = g_hash_table_get_keys (force->values);

  names = g_list_sort (names, (GCompareFunc) g_strcmp0);
  for (GList *item = names; item != NULL; item = item->next) {
    AdcStat *stat = find_stat (game, force, item->data);
    g_autoptr(GError) error = NULL;
    g_autofree char *text = NULL;

    if (stat == NULL) {
      g_ptr_array_add (problems,
                       adc_problem_printf (adc_scenario_get_file (scenario), force->line,
                                           _("there is no stat “%s”"), (char *) item->data));
      continue;
    }

    text = adc_stat_normalise (stat, game, adc_settings_get (force->values, item->data, ""),
                               &error);
    if (text == NULL)
      g_ptr_array_add (problems, adc_problem_new (adc_scenario_get_file (scenario), force->line,
                                                  error->message));
  }
}

void
adc_scenario_check_references (AdcScenario *self, AdcGame *game, GPtrArray *problems)
{
  GPtrArray *sides = adc_scenario_get_sides (self);
  const char *rule = adc_scenario_get_rule (self);

  /* Anything a player can look up may have its example. */
  if (rule != NULL && adc_game_lookup (game, rule) == NULL)
    g_ptr_array_add (problems, adc_problem_printf (adc_scenario_get_file (self), 0,
                                                   _("nothing in this game has the id “%s”"),
                                                   rule));

  for (guint i = 0; i < sides->len; i++) {
    const AdcScenarioSide *side = sides->pdata[i];

    check_reference (self, game, side->line, side->faction, ADC_KIND_FACTION, problems);
    for (guint j = 0; j < side->forces->len; j++) {
      const AdcScenarioForce *force = side->forces->pdata[j];

      check_reference (self, game, force->line, force->unit, get_wanted_kind (game, force),
                       problems);
      check_values (self, game, force, problems);
    }
  }
}

/* A value that is missing may be unknown to everybody: only what the rules forbid is wrong. */
static void
check_rules (AdcScenario *scenario, AdcGame *game, GPtrArray *problems)
{
  g_autoptr(GPtrArray) faults = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_fault_free);
  g_autoptr(AdcBattle) battle = NULL;

  if (!adc_battle_is_offered (adc_game_get_id (game)))
    return;

  battle = adc_battle_new (game, scenario, faults);
  for (guint i = 0; i < faults->len; i++) {
    const AdcFault *fault = faults->pdata[i];

    if (fault->kind == ADC_FAULT_IMPOSSIBLE)
      g_ptr_array_add (problems, adc_problem_new (adc_scenario_get_file (scenario), fault->line,
                                                  fault->message));
  }
}

static gboolean
is_in (const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

static void
check_game (const char *folder, GPtrArray *problems)
{
  g_autofree char *schema_path = adc_dup_data_path ("schemas", "game.rng", NULL);
  g_autoptr(GError) error = NULL;
  g_autoptr(AdcSchema) schema = adc_schema_load (schema_path, &error);
  g_autoptr(AdcGame) game = NULL;
  g_autoptr(GPtrArray) scenarios = NULL;

  if (schema == NULL) {
    g_ptr_array_add (problems, adc_problem_new (schema_path, 0, error->message));
    return;
  }

  game = adc_game_load (folder, schema, problems);
  scenarios = adc_scenario_load_shipped (folder, problems);
  for (guint i = 0; game != NULL && i < scenarios->len; i++) {
    const guint before = problems->len;

    adc_scenario_check_references (scenarios->pdata[i], game, problems);
    if (problems->len == before)
      check_rules (scenarios->pdata[i], game, problems);
  }
}

/* A file is what its root says it is; one that cannot be read at all is for the games' loader to
 * explain. */
static gboolean
is_scenario (const char *path)
{
  g_autoptr(GPtrArray) problems = problem_array_new ();
  g_autoptr(xmlDoc) doc = adc_xml_read (path, problems);

  return doc != NULL && adc_xml_is (xmlDocGetRootElement (doc), "scenario");
}

static void
check_scenarios_folder (const char *folder, GPtrArray *problems)
{
  g_autofree char *game = g_path_get_dirname (folder);
  g_autoptr(GPtrArray) scenarios = adc_scenario_load_shipped (game, problems);
}

GPtrArray *
adc_scenario_check_path (const char *path)
{
  g_autoptr(GPtrArray) problems = problem_array_new ();
  g_autofree char *absolute = g_canonicalize_filename (path, NULL);
  g_autofree char *name = g_path_get_basename (absolute);

  if (!g_file_test (absolute, G_FILE_TEST_IS_DIR)) {
    g_autoptr(AdcScenario) scenario = NULL;

    if (!is_scenario (absolute))
      return adc_validate_path (absolute);
    scenario = adc_scenario_load (absolute, problems);
  } else if (g_str_equal (name, "scenarios") && !is_in (absolute, "game.xml")) {
    check_scenarios_folder (absolute, problems);
  } else {
    check_game (absolute, problems);
  }

  return g_steal_pointer (&problems);
}
