/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "battle-engine.h"

#include "adc-battle.h"

#define TEST_TYPE_BATTLE (test_battle_get_type ())
G_DECLARE_FINAL_TYPE (TestBattle, test_battle, TEST, BATTLE, GObject)

struct _TestBattle {
  GObject parent_instance;
};

static gboolean is_impossible;
static gboolean is_missing;
static gboolean is_held;
static GMutex   mutex; /* of the last one */
static GCond    condition;

static AdcShot *
add_shot (GPtrArray *shots, const char *at, int score, int position)
{
  const int threshold = score + position;
  AdcShot *shot = adc_shot_new ("behemoth", at);

  shot->known = TRUE;
  shot->possible = threshold > 0;
  shot->threshold = threshold;
  shot->needed = MAX (threshold, 0);
  shot->n_dice = shot->possible ? 3 : 0;
  shot->chance = shot->needed / 6.0;
  shot->hits = adc_distribution_new_binomial (shot->n_dice, shot->chance);
  shot->losses = adc_distribution_cap (shot->hits, 2);
  g_ptr_array_add (shot->reasons, adc_reason_new_value ("Against buildings", score, "threshold"));
  if (position != 0)
    g_ptr_array_add (shot->reasons, adc_reason_new_value ("Columns jumped", position, NULL));
  if (!shot->possible)
    g_ptr_array_add (shot->reasons, adc_reason_new ("Below 0: it cannot shoot", "threshold"));
  g_ptr_array_add (shots, shot);

  return shot;
}

/* Ten faces, the high ones hit. */
static void
add_high_shot (GPtrArray *shots, const char *at, guint needed)
{
  AdcShot *shot = adc_shot_new ("trooper", at);

  shot->known = TRUE;
  shot->possible = TRUE;
  shot->n_faces = 10;
  shot->is_at_least = TRUE;
  shot->threshold = needed;
  shot->needed = needed;
  shot->n_dice = 2;
  shot->chance = (11 - needed) / 10.0;
  shot->hits = adc_distribution_new_binomial (shot->n_dice, shot->chance);
  g_ptr_array_add (shot->reasons, adc_reason_new_value ("Combat table", needed, NULL));
  g_ptr_array_add (shots, shot);
}

static GPtrArray *
list_shots (AdcBattle *battle G_GNUC_UNUSED)
{
  GPtrArray *shots = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_shot_free);
  AdcShot *shot = add_shot (shots, "minefield", 4, -2);

  shot->rerolled = adc_distribution_new_rerolled (3, shot->chance, 2);
  add_shot (shots, "trooper", 4, 0);
  add_shot (shots, "tower", 1, -3);
  g_ptr_array_add (shots, adc_shot_new ("behemoth", "stranger"));
  g_ptr_array_add (shots, adc_shot_new ("behemoth", "militia"));

  /* An X: there is no score, whatever else was counted. */
  shot = adc_shot_new ("behemoth", "plane");
  shot->known = TRUE;
  g_ptr_array_add (shot->reasons, adc_reason_new ("An X: it never shoots at this type", NULL));
  g_ptr_array_add (shot->reasons, adc_reason_new_value ("Columns jumped", -1, NULL));
  g_ptr_array_add (shots, shot);

  add_high_shot (shots, "behemoth", 7);
  add_high_shot (shots, "tower", 10);
  add_high_shot (shots, "plane", 1);

  return shots;
}

static GPtrArray *
list_notes (AdcBattle *battle G_GNUC_UNUSED)
{
  return g_ptr_array_new ();
}

static void
add_outcome (AdcForecast *forecast, const char *id, const char *label, double first, double second)
{
  AdcOutcome *outcome = adc_forecast_add_outcome (forecast, id, label);

  g_array_append_val (outcome->by_round, first);
  g_array_append_val (outcome->by_round, second);
  outcome->chance = first + second;
}

AdcForecast *
engine_create_forecast (double attacker)
{
  static const double left[] = { 0.125, 0.25, 0.625, 0, 0 };
  AdcForecast *forecast = adc_forecast_new ();
  AdcAdvice *advice = g_new0 (AdcAdvice, 1);

  forecast->exact = TRUE;
  forecast->first_round = 2;
  forecast->n_rounds = 3;
  add_outcome (forecast, "attacker", "Attacker wins", 0.25, attacker - 0.25);
  add_outcome (forecast, "defender", "Defender wins", 0, 1 - attacker);
  adc_forecast_add_survivors (forecast, "behemoth",
                              adc_distribution_new (left, G_N_ELEMENTS (left)));
  adc_forecast_add_survivors (forecast, "minefield", adc_distribution_new_certain (0));
  adc_forecast_add_survivors (forecast, "tower", adc_distribution_new_certain (0));
  advice->from = g_strdup ("behemoth");
  advice->at = g_strdup ("minefield");
  advice->simple = g_strdup ("trooper");
  advice->chance = 0.712;
  advice->simple_chance = 0.689;
  g_ptr_array_add (forecast->advice, advice);
  g_ptr_array_add (forecast->assumptions,
                   adc_reason_new ("Nobody retreats, however badly the battle goes for him.",
                                   "threshold"));

  return forecast;
}

static void
wake (void)
{
  g_mutex_lock (&mutex);
  g_cond_broadcast (&condition);
  g_mutex_unlock (&mutex);
}

static AdcForecast *
forecast_battle (AdcBattle *battle G_GNUC_UNUSED, AdcProgress progress, gpointer data,
                 GCancellable *cancellable, GError **error)
{
  const gulong handler = g_cancellable_connect (cancellable, G_CALLBACK (wake), NULL, NULL);

  progress (0.5, data);
  g_mutex_lock (&mutex);
  while (is_held && !g_cancellable_is_cancelled (cancellable))
    g_cond_wait (&condition, &mutex);
  g_mutex_unlock (&mutex);
  g_cancellable_disconnect (cancellable, handler);
  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return NULL;
  if (is_missing) {
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED, "a value is missing");
    return NULL;
  }

  return engine_create_forecast (0.712);
}

static void
battle_iface_init (AdcBattleInterface *iface)
{
  iface->list_shots = list_shots;
  iface->list_notes = list_notes;
  iface->forecast = forecast_battle;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (TestBattle, test_battle, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (ADC_TYPE_BATTLE, battle_iface_init))

static void
test_battle_class_init (TestBattleClass *klass G_GNUC_UNUSED)
{
}

static void
test_battle_init (TestBattle *self G_GNUC_UNUSED)
{
}

static void
add_missing (GPtrArray *faults, const char *force, const char *stat)
{
  AdcFault *fault = adc_fault_new (ADC_FAULT_MISSING, 0, force, NULL, "A value is not known.");

  fault->stat = g_strdup (stat);
  g_ptr_array_add (faults, fault);
}

static AdcBattle *
prepare (AdcGame *game G_GNUC_UNUSED, AdcScenario *scenario G_GNUC_UNUSED, GPtrArray *faults)
{
  if (is_missing) {
    add_missing (faults, "stranger", "type");
    add_missing (faults, "trooper", "type");
    add_missing (faults, "stranger", "vs-infantry");
    add_missing (faults, "behemoth", "vs-infantry");
    add_missing (faults, "behemoth", "vs-building");
    add_missing (faults, "behemoth", "initiative");
  }
  if (is_impossible)
    g_ptr_array_add (faults, adc_fault_new (ADC_FAULT_IMPOSSIBLE, 0, "behemoth", "threshold",
                                            "It cannot stand there."));

  return is_impossible ? NULL : g_object_new (TEST_TYPE_BATTLE, NULL);
}

static const char *
get_name (const char *id)
{
  return g_str_equal (id, "attacker") ? "Attacker" : NULL;
}

static const AdcEngine engine = { .game = "tiny", .prepare = prepare, .get_name = get_name };

/* In the place of the one that knows the games. */
const AdcEngine *
adc_engine_find (const char *game_id)
{
  return g_strcmp0 (game_id, engine.game) == 0 ? &engine : NULL;
}

static AdcScenarioForce *
add_force (AdcScenarioSide *side, const char *id, const char *name, guint count)
{
  AdcScenarioForce *force = adc_scenario_add_force (side, id);

  force->name = adc_text_new ("en", name);
  force->count = count;
  return force;
}

AdcScenario *
engine_create_scenario (guint n_behemoths)
{
  AdcScenario *scenario = adc_scenario_new ("tiny");
  AdcScenarioSide *side = adc_scenario_add_side (scenario, "attacker");
  AdcScenarioForce *militia;

  add_force (side, "behemoth", "Behemoth", n_behemoths);
  side = adc_scenario_add_side (scenario, "defender");
  add_force (side, "minefield", "Minefield", 2);
  add_force (side, "trooper", "Trooper", 2);
  add_force (side, "tower", "Tower", 0);
  add_force (side, "stranger", "Stranger", 1);
  add_force (side, "plane", "Plane", 1);
  militia = add_force (side, "militia", "Militia", 1);
  adc_settings_set (militia->values, "type", "infantry");

  return scenario;
}

void
engine_set_faults (gboolean missing, gboolean impossible)
{
  is_missing = missing;
  is_impossible = impossible;
}

void
engine_hold (gboolean hold)
{
  g_mutex_lock (&mutex);
  is_held = hold;
  g_cond_broadcast (&condition);
  g_mutex_unlock (&mutex);
}
