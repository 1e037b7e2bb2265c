/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-test-engine.h"

#include "adc-error.h"

#define N_MISSING 9
#define MAX_SECONDS 30

#define ADC_TYPE_TEST_BATTLE (adc_test_battle_get_type ())
G_DECLARE_FINAL_TYPE (AdcTestBattle, adc_test_battle, ADC, TEST_BATTLE, GObject)

struct _AdcTestBattle {
  GObject parent_instance;
  guint   n_units;
};

static GMutex mutex;
static GCond cond;
static gboolean is_closed;
static gboolean is_stubborn;

static GPtrArray *
adc_test_battle_list_shots (AdcBattle *battle G_GNUC_UNUSED)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) adc_shot_free);
}

static GPtrArray *
adc_test_battle_list_notes (AdcBattle *battle G_GNUC_UNUSED)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) adc_reason_free);
}

static void
wake (GCancellable *cancellable G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
  g_mutex_lock (&mutex);
  g_cond_broadcast (&cond);
  g_mutex_unlock (&mutex);
}

static void
wait_at_gate (GCancellable *cancellable)
{
  gulong handler = cancellable != NULL ? g_cancellable_connect (cancellable, G_CALLBACK (wake),
                                                                NULL, NULL)
                                       : 0;

  g_mutex_lock (&mutex);
  while (is_closed && (is_stubborn || !g_cancellable_is_cancelled (cancellable)))
    g_cond_wait (&cond, &mutex);
  g_mutex_unlock (&mutex);
  g_cancellable_disconnect (cancellable, handler);
}

static AdcForecast *
adc_test_battle_forecast (AdcBattle *battle, AdcProgress progress, gpointer data,
                          GCancellable *cancellable, GError **error)
{
  const guint n_units = ADC_TEST_BATTLE (battle)->n_units;
  AdcForecast *forecast;

  if (n_units == N_MISSING) {
    g_set_error (error, ADC_ERROR, ADC_ERROR_INVALID, "a value is missing");
    return NULL;
  }

  if (progress != NULL)
    progress (0.25, data);
  wait_at_gate (cancellable);
  if (!is_stubborn && g_cancellable_set_error_if_cancelled (cancellable, error))
    return NULL;

  forecast = adc_forecast_new ();
  adc_forecast_add_outcome (forecast, "attacker", "Attacker")->chance = n_units / 10.0;
  adc_forecast_add_outcome (forecast, "defender", "Defender")->chance = 1 - n_units / 10.0;
  return forecast;
}

static void
battle_iface_init (AdcBattleInterface *iface)
{
  iface->list_shots = adc_test_battle_list_shots;
  iface->list_notes = adc_test_battle_list_notes;
  iface->forecast = adc_test_battle_forecast;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (AdcTestBattle, adc_test_battle, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (ADC_TYPE_BATTLE, battle_iface_init))

static void
adc_test_battle_class_init (AdcTestBattleClass *klass G_GNUC_UNUSED)
{
}

static void
adc_test_battle_init (AdcTestBattle *self G_GNUC_UNUSED)
{
}

static AdcBattle *
prepare (AdcGame *game G_GNUC_UNUSED, AdcScenario *scenario, GPtrArray *faults)
{
  const guint n_units = adc_test_engine_count_units (scenario);
  AdcTestBattle *battle;

  if (n_units == 0) {
    g_ptr_array_add (faults, adc_fault_new (ADC_FAULT_IMPOSSIBLE, 0, NULL, NULL, "nobody is here"));
    return NULL;
  }
  if (n_units == N_MISSING)
    g_ptr_array_add (faults, adc_fault_new (ADC_FAULT_MISSING, 0, NULL, NULL, "unknown"));

  battle = g_object_new (ADC_TYPE_TEST_BATTLE, NULL);
  battle->n_units = n_units;
  return ADC_BATTLE (battle);
}

/* Linked before the program's own, which is therefore never taken out of its archive. */
const AdcEngine *
adc_engine_find (const char *game_id)
{
  static const char * const sides[] = { "attacker", "defender", NULL };
  static const AdcEngine engine = {
    .game = "tiny", .prepare = prepare, .sides = sides, .first = "met-first"
  };

  return g_strcmp0 (game_id, engine.game) == 0 ? &engine : NULL;
}

void
adc_test_engine_close_gate (void)
{
  g_mutex_lock (&mutex);
  is_closed = TRUE;
  g_mutex_unlock (&mutex);
}

void
adc_test_engine_open_gate (void)
{
  g_mutex_lock (&mutex);
  is_closed = FALSE;
  g_cond_broadcast (&cond);
  g_mutex_unlock (&mutex);
}

void
adc_test_engine_set_stubborn (gboolean stubborn)
{
  g_mutex_lock (&mutex);
  is_stubborn = stubborn;
  g_mutex_unlock (&mutex);
}

AdcScenario *
adc_test_engine_create_scenario (guint n_units)
{
  AdcScenario *scenario = adc_scenario_new ("tiny");
  AdcScenarioForce *attacker = adc_scenario_add_force (adc_scenario_add_side (scenario, "attacker"),
                                                       "reds");
  AdcScenarioForce *defender = adc_scenario_add_force (adc_scenario_add_side (scenario, "defender"),
                                                       "blues");

  adc_scenario_take_title (scenario, adc_text_new ("en", "A skirmish"));
  attacker->unit = g_strdup ("soldier");
  attacker->count = n_units;
  attacker->place = g_strdup ("1");
  defender->unit = g_strdup ("soldier");
  defender->count = 1;
  defender->place = g_strdup ("1");

  return scenario;
}

guint
adc_test_engine_count_units (AdcScenario *scenario)
{
  const AdcScenarioForce *force = adc_scenario_find_force (scenario, "reds", NULL);

  return force != NULL ? force->count : 0;
}

static gboolean
time_is_up (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_CONTINUE;
}

static gboolean
look_again (gpointer data G_GNUC_UNUSED)
{
  return G_SOURCE_CONTINUE;
}

void
adc_test_engine_wait (AdcTestCondition condition, gpointer data)
{
  gboolean is_up = FALSE;
  const guint timer = g_timeout_add_seconds (MAX_SECONDS, time_is_up, &is_up);
  const guint ticker = g_timeout_add (50, look_again, NULL);

  while (!condition (data)) {
    if (is_up)
      g_error ("waited in vain for %d seconds", MAX_SECONDS);
    g_main_context_iteration (NULL, TRUE);
  }

  g_source_remove (timer);
  g_source_remove (ticker);
}

static gboolean
is_gone (gpointer object)
{
  return *(gpointer *) object == NULL;
}

void
adc_test_engine_let_go (gpointer object)
{
  gpointer held = object;

  g_object_add_weak_pointer (object, &held);
  g_object_unref (object);
  adc_test_engine_wait (is_gone, &held);
}
