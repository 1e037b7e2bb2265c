/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "fuzz-battle.h"

#include "adc-battle-report.h"
#include "adc-library-loader.h"
#include "adc-piece.h"
#include "adc-scenario-file.h"

#define BATTLES 10     /* for each iteration: most are refused at a glance */
#define MAX_FORECAST 5 /* forces: larger battles are right or wrong in the same way, only later */
#define MAX_TOLD 12    /* likewise, where cards are forces as well as units */

/* Words that mean something somewhere, and some that mean nothing anywhere. */
static const char * const words[] = {
  "0", "1", "2", "3", "4", "6", "-1", "99", "X", "1.1", "2.1", "2.2", "3", "99.99", "", "yes", "no",
  "attack", "place", "round", "frontier", "base", "normal", "deep", "raid", "neutral", "attacker",
  "defender", "policy", "highest", "losses", "best", "reserves", "stay", "reinforce", "rerolls",
  "modifier", "retreat", "hand", "damage", "shield", "resources", "start-building", "type",
  "initiative", "abilities", "cost", "infantry", "armour", "air", "building", "vs-infantry",
  "vs-air", "resistant", "shield:9", "recon:2 no-flanking", "base-defence", "base-left", "moon",
  "empty-buildings", "a1", "b2", "b4", "c3", "c5", "d1", "e3", "f1", "rotation", "wounds", "points",
  "pile", "discard", "board", "hill", "scoring", "decisions", "0 - 1", "1 1 - 31", "team", "score",
  "kind", "territory", "near-orbit", "far-orbit", "space", "zone", "orbit", "aboard", "pavonis",
  "near-mars-orbit", "table", "basic", "advanced", "rounds", "owner", "a", "b", "sabotage", "try",
  "opening", "targets", "order", "value", "easiest", "fighter gennie", "trooper factory", "bonus",
  "bonus-advanced", "vs-trooper", "vs-fighter",
  "1:front", "1:support", "1:card", "1:reinforcement", "2:front", "2:support", "2:card",
  "2:reinforcement", "9:front", "deck", "limit", "area", "edition", "brood-war", "special", "aim",
  "hold", "spares", "marine zergling", "cloak-room", "air-support", "health", "cloaking",
  "detector", "cancels", "standard", "reinforcement", "major-attack", "major-health",
  "minor-attack", "minor-health", "icons", "any", "effects", "splash", "cancel sacrifice:2",
  "attack:2@marine splash-any", "no-enemy-support cloaking", "specialty", "support", "hits", "both",
  "none", "type-flying", "type-ground", "assist", "consumes",
  "room", "wounded", "hand", "played", "seen", "arsenal", "defence", "cubes", "unseen", "plays",
  "highest", "reply", "random", "viewpoint", "mode", "first-mission", "variant", "side-b", "powers",
  "critical-powers", "1 2 2 5", "power", "critical", "yes", "control", "shared", "own",
  "defence-per-unit", "combat-per-unit", "combat-per-cube",
};

static const char *
pick (GRand *random)
{
  return words[g_rand_int_range (random, 0, G_N_ELEMENTS (words))];
}

static gpointer
pick_one (GRand *random, GPtrArray *array)
{
  return array->len > 0 ? array->pdata[g_rand_int_range (random, 0, array->len)] : NULL;
}

/* One more tile, figure or card of the game, on its own side unless chance has it otherwise. */
static void
recruit (GRand *random, AdcGame *game, AdcScenario *scenario)
{
  GListModel *entries = adc_game_get_entries (game, g_rand_int_range (random, 0, 4) == 0
                                                      ? ADC_KIND_CARD
                                                      : ADC_KIND_UNIT);
  const guint n_entries = g_list_model_get_n_items (entries);
  g_autoptr(AdcPiece) piece = NULL;
  g_autofree char *id = NULL;
  AdcScenarioSide *side;
  AdcScenarioForce *force;

  if (n_entries == 0)
    return;

  piece = g_list_model_get_item (entries, (guint) g_rand_int_range (random, 0, (int) n_entries));
  side = adc_piece_get_faction (piece) != NULL
           ? adc_scenario_find_side (scenario, adc_piece_get_faction (piece))
           : NULL;
  if (side == NULL)
    side = pick_one (random, adc_scenario_get_sides (scenario));
  id = adc_scenario_dup_free_id (scenario, adc_entry_get_id (ADC_ENTRY (piece)));
  force = adc_scenario_add_force (side, id);
  force->unit = g_strdup (adc_entry_get_id (ADC_ENTRY (piece)));
  force->place = g_rand_boolean (random) ? g_strdup (pick (random)) : NULL;
}

static void
spoil_force (GRand *random, AdcScenarioForce *force, AdcScenario *scenario)
{
  AdcScenarioSide *enemy = pick_one (random, adc_scenario_get_sides (scenario));
  const AdcScenarioForce *target = pick_one (random, enemy->forces);

  switch (g_rand_int_range (random, 0, 6)) {
  case 0:
    force->count = g_rand_int_range (random, 0, 6);
    break;
  case 1:
    g_free (force->place);
    force->place = g_rand_boolean (random) ? g_strdup (pick (random)) : NULL;
    break;
  case 2:
    g_hash_table_replace (force->values, g_strdup (pick (random)), g_strdup (pick (random)));
    break;
  case 3:
    adc_settings_set (force->settings, pick (random), pick (random));
    break;
  case 4:
    g_ptr_array_add (force->targets, g_strdup (target != NULL ? target->id : pick (random)));
    break;
  default:
    g_hash_table_remove_all (force->values);
  }
}

static void
spoil (GRand *random, AdcGame *game, AdcScenario *scenario)
{
  AdcScenarioSide *side = pick_one (random, adc_scenario_get_sides (scenario));
  AdcScenarioForce *force = pick_one (random, side->forces);

  if (force == NULL)
    return;

  switch (g_rand_int_range (random, 0, 10)) {
  case 0:
    adc_scenario_set (scenario, pick (random), pick (random));
    break;
  case 1:
    adc_settings_set (side->settings, pick (random), pick (random));
    break;
  case 2:
    adc_scenario_add_arrival (side, g_rand_int_range (random, 1, 9), force->id,
                              g_rand_int_range (random, 0, 6));
    break;
  case 3: {
    AdcScenarioSide *enemy = pick_one (random, adc_scenario_get_sides (scenario));
    const AdcScenarioForce *target = pick_one (random, enemy->forces);
    AdcScenarioShot *shot = adc_scenario_add_shot (scenario, g_rand_int_range (random, 0, 4),
                                                   force->id,
                                                   target != NULL ? target->id : pick (random));
    const int n_faces = g_rand_boolean (random) ? 6 : 10;

    for (int n = g_rand_int_range (random, 0, 5); n > 0; n--)
      adc_scenario_shot_add_die (shot, g_rand_int_range (random, 1, n_faces + 1));
    break;
  }
  case 4:
    g_ptr_array_set_size (adc_scenario_get_log (scenario), 0);
    break;
  case 5:
    adc_scenario_remove_force (scenario, force->id);
    break;
  case 6:
    recruit (random, game, scenario);
    break;
  default:
    spoil_force (random, force, scenario);
  }
}

static guint
count_forces (AdcScenario *scenario)
{
  GPtrArray *sides = adc_scenario_get_sides (scenario);
  guint n = 0;

  for (guint i = 0; i < sides->len; i++)
    n += ((AdcScenarioSide *) sides->pdata[i])->forces->len;

  return n;
}

/* What is told, from its beginning to its end. */
static void
check_resolution (AdcScenario *scenario, const AdcResolution *resolution)
{
  for (guint i = 0; i < resolution->stages->len; i++) {
    const AdcStage *stage = resolution->stages->pdata[i];

    for (guint j = 0; j < stage->happenings->len; j++)
      g_assert_true (g_utf8_validate (((AdcHappening *) stage->happenings->pdata[j])->text, -1,
                                      NULL));
  }
  for (guint i = 0; i < resolution->survivors->len; i++)
    g_assert_nonnull (adc_scenario_find_force (scenario, resolution->survivors->pdata[i], NULL));
}

gboolean
fuzz_fight (AdcGame *game, AdcScenario *scenario)
{
  g_autoptr(GPtrArray) faults = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_fault_free);
  g_autoptr(AdcBattle) battle = adc_battle_new (game, scenario, faults);
  g_autoptr(GPtrArray) shots = NULL;
  g_autoptr(GPtrArray) notes = NULL;
  g_autoptr(AdcForecast) forecast = NULL;
  g_autoptr(AdcResolution) told = NULL;
  g_autofree char *report = adc_battle_report (game, scenario, battle, faults, NULL);

  g_assert_true (g_utf8_validate (report, -1, NULL));
  for (guint i = 0; i < faults->len; i++)
    g_assert_true (g_utf8_validate (((AdcFault *) faults->pdata[i])->message, -1, NULL));
  if (battle == NULL) {
    g_assert_cmpuint (faults->len, >, 0);
    return FALSE;
  }

  told = adc_battle_resolve (battle);
  shots = adc_battle_list_shots (battle);
  notes = adc_battle_list_notes (battle);
  g_assert_nonnull (shots);
  g_assert_nonnull (notes);
  if (told != NULL)
    check_resolution (scenario, told);
  if (!adc_battle_has_chance (battle)) {
    g_assert_nonnull (told);
    return TRUE;
  }
  if (count_forces (scenario) > (told != NULL ? MAX_TOLD : MAX_FORECAST))
    return FALSE;

  forecast = adc_battle_forecast (battle, NULL, NULL, NULL, NULL);
  if (forecast != NULL) {
    double sum = 0;

    for (guint i = 0; i < forecast->outcomes->len; i++)
      sum += ((AdcOutcome *) forecast->outcomes->pdata[i])->chance;
    g_assert_cmpfloat_with_epsilon (sum, 1, 1e-9);
  }

  return forecast != NULL;
}

void
fuzz_battles (GRand *random, int iterations)
{
  g_autoptr(AdcLibrary) library = adc_library_load (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (library)); i++) {
    g_autoptr(AdcGame) game = g_list_model_get_item (G_LIST_MODEL (library), i);
    g_autoptr(GPtrArray) shipped = NULL;
    guint n_fought = 0;

    if (!adc_battle_is_offered (adc_game_get_id (game)))
      continue;

    shipped = adc_scenario_load_shipped (adc_game_get_folder (game), NULL);
    for (int j = 0; j < iterations * BATTLES; j++) {
      g_autoptr(AdcScenario) scenario = adc_scenario_copy (pick_one (random, shipped));

      for (int n = g_rand_int_range (random, 1, 6); n > 0; n--)
        spoil (random, game, scenario);
      n_fought += fuzz_fight (game, scenario);
    }

    g_assert_cmpuint (n_fought, >, 0);
    g_print ("%d senseless battles of %s judged, %u of them fought, none crashed\n",
             iterations * BATTLES, adc_game_get_id (game), n_fought);
  }
}
