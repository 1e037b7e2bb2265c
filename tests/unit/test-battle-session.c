/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-battle-session.h"
#include "adc-test-engine.h"

typedef struct {
  AdcGame          *game;
  AdcBattleSession *session;
  guint             n_changes;
  AdcForecast      *before; /* not ours */
} Fixture;

static void
count_change (Fixture *fixture)
{
  fixture->n_changes++;
}

static void
set_up (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcText) title = adc_text_new ("en", "Tiny game");
  g_autoptr(AdcScenario) scenario = adc_test_engine_create_scenario (1);

  adc_test_engine_open_gate ();
  adc_test_engine_set_stubborn (FALSE);
  fixture->game = adc_game_new ("tiny", "en", title);
  fixture->session = adc_battle_session_new (fixture->game, scenario);
  g_signal_connect_swapped (fixture->session, "changed", G_CALLBACK (count_change), fixture);
}

static void
tear_down (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  adc_test_engine_open_gate ();
  g_assert_finalize_object (fixture->session);
  adc_test_engine_let_go (fixture->game);
}

static gboolean
has_forecast (gpointer session)
{
  return adc_battle_session_get_forecast (session) != NULL;
}

static gboolean
has_pinned (gpointer session)
{
  return adc_battle_session_get_pinned (session) != NULL;
}

static gboolean
has_begun (gpointer session)
{
  return adc_battle_session_get_progress (session) == 0.25;
}

static gboolean
is_idle (gpointer session)
{
  return adc_battle_session_get_progress (session) == -1;
}

static void
edit (Fixture *fixture, guint n_units)
{
  g_autoptr(AdcScenario) copy =
    adc_scenario_copy (adc_battle_session_get_scenario (fixture->session));

  adc_scenario_find_force (copy, "reds", NULL)->count = n_units;
  adc_battle_session_edit (fixture->session, copy);
}

static guint
count_units (Fixture *fixture)
{
  return adc_test_engine_count_units (adc_battle_session_get_scenario (fixture->session));
}

static void
test_undo (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  AdcBattleSession *session = fixture->session;

  g_assert_false (adc_battle_session_can_undo (session));
  edit (fixture, 2);
  edit (fixture, 3);
  g_assert_cmpuint (fixture->n_changes, ==, 2);
  g_assert_cmpuint (count_units (fixture), ==, 3);

  adc_battle_session_undo (session);
  g_assert_cmpuint (count_units (fixture), ==, 2);
  adc_battle_session_undo (session);
  g_assert_cmpuint (count_units (fixture), ==, 1);
  g_assert_false (adc_battle_session_can_undo (session));
  adc_battle_session_undo (session);
  g_assert_cmpuint (fixture->n_changes, ==, 4);

  adc_battle_session_redo (session);
  adc_battle_session_redo (session);
  g_assert_cmpuint (count_units (fixture), ==, 3);
  g_assert_false (adc_battle_session_can_redo (session));
}

/* What was undone is gone once something else was done instead. */
static void
test_branch (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  edit (fixture, 2);
  adc_battle_session_undo (fixture->session);
  edit (fixture, 5);
  g_assert_false (adc_battle_session_can_redo (fixture->session));
  adc_battle_session_undo (fixture->session);
  g_assert_cmpuint (count_units (fixture), ==, 1);
}

static void
test_no_change (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  edit (fixture, 1);
  g_assert_cmpuint (fixture->n_changes, ==, 0);
  g_assert_false (adc_battle_session_can_undo (fixture->session));
}

static void
test_bound (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  guint n_undone = 0;

  for (guint i = 0; i < 250; i++)
    edit (fixture, i % 2 + 2);
  while (adc_battle_session_can_undo (fixture->session)) {
    adc_battle_session_undo (fixture->session);
    n_undone++;
  }
  g_assert_cmpuint (n_undone, ==, 200);
}

static void
test_reset (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  edit (fixture, 2);
  edit (fixture, 3);
  g_assert_true (adc_battle_session_is_modified (fixture->session));
  adc_battle_session_reset (fixture->session);
  g_assert_cmpuint (count_units (fixture), ==, 1);
  g_assert_false (adc_battle_session_is_modified (fixture->session));
  adc_battle_session_undo (fixture->session);
  g_assert_cmpuint (count_units (fixture), ==, 3);
}

/* Opening another battle loses nothing: not even which file the first one is in. */
static void
test_open (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcScenario) other = adc_test_engine_create_scenario (7);
  AdcBattleSession *session = fixture->session;

  adc_battle_session_set_saved (session, "/first.xml");
  edit (fixture, 2);
  adc_scenario_set_file (other, "/second.xml");
  adc_battle_session_open (session, other);
  g_assert_cmpuint (count_units (fixture), ==, 7);
  g_assert_false (adc_battle_session_is_modified (session));
  edit (fixture, 8);
  adc_battle_session_reset (session);
  g_assert_cmpuint (count_units (fixture), ==, 7);
  g_assert_cmpstr (adc_scenario_get_file (adc_battle_session_get_scenario (session)), ==,
                   "/second.xml");

  adc_battle_session_undo (session);
  adc_battle_session_undo (session);
  adc_battle_session_undo (session);
  g_assert_cmpuint (count_units (fixture), ==, 2);
  g_assert_true (adc_battle_session_is_modified (session));
  g_assert_cmpstr (adc_scenario_get_file (adc_battle_session_get_scenario (session)), ==,
                   "/first.xml");
  adc_battle_session_reset (session);
  g_assert_cmpuint (count_units (fixture), ==, 1);
}

static void
test_saved (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  AdcBattleSession *session = fixture->session;
  guint n_notified = 0;

  edit (fixture, 2);
  g_signal_connect_swapped (session, "notify::is-modified", G_CALLBACK (g_atomic_int_inc),
                            &n_notified);
  adc_battle_session_set_saved (session, "/battle.xml");
  g_assert_cmpuint (n_notified, ==, 1);
  g_assert_false (adc_battle_session_is_modified (session));

  /* The step before has changed since, and is saved to the same file. */
  adc_battle_session_undo (session);
  g_assert_true (adc_battle_session_is_modified (session));
  g_assert_cmpstr (adc_scenario_get_file (adc_battle_session_get_scenario (session)), ==,
                   "/battle.xml");
  adc_battle_session_redo (session);
  g_assert_false (adc_battle_session_is_modified (session));
}

static void
test_forecast (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  AdcBattleSession *session = fixture->session;

  g_assert_nonnull (adc_battle_session_get_battle (session));
  g_assert_null (adc_battle_session_get_forecast (session));
  g_assert_cmpfloat (adc_battle_session_get_progress (session), ==, 0);
  adc_test_engine_wait (has_forecast, fixture->session);
  g_assert_cmpfloat (adc_battle_session_get_progress (session), ==, -1);
  g_assert_cmpfloat (adc_forecast_get_chance (adc_battle_session_get_forecast (session),
                                              "attacker"), ==, 0.1);
}

static void
test_progress (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  adc_test_engine_close_gate ();
  edit (fixture, 2);
  g_assert_cmpfloat (adc_battle_session_get_progress (fixture->session), ==, 0);
  adc_test_engine_wait (has_begun, fixture->session);
  adc_test_engine_open_gate ();
  adc_test_engine_wait (is_idle, fixture->session);
}

/* Until every thread has said what it had to say. */
static void
drain (void)
{
  while (g_main_context_pending (NULL))
    g_main_context_iteration (NULL, FALSE);
}

static void
test_cancel (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  AdcBattleSession *session = fixture->session;

  adc_test_engine_close_gate ();
  edit (fixture, 2);
  adc_test_engine_wait (has_begun, fixture->session);
  adc_battle_session_cancel (session);
  g_assert_cmpfloat (adc_battle_session_get_progress (session), ==, -1);
  adc_test_engine_open_gate ();
  drain ();
  g_assert_null (adc_battle_session_get_forecast (session));
  g_assert_cmpfloat (adc_battle_session_get_progress (session), ==, -1);

  /* Asked again, it answers. */
  adc_battle_session_refresh (session);
  adc_test_engine_wait (has_forecast, fixture->session);
}

/* The forecast of an old set-up comes late, and is not listened to. */
static void
test_stale (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  AdcBattleSession *session = fixture->session;

  adc_test_engine_wait (has_forecast, fixture->session);
  adc_test_engine_close_gate ();
  adc_test_engine_set_stubborn (TRUE);
  for (guint i = 2; i <= 6; i++)
    edit (fixture, i);
  adc_test_engine_wait (has_begun, fixture->session);
  adc_test_engine_open_gate ();
  adc_test_engine_wait (has_forecast, fixture->session);
  drain ();
  g_assert_cmpfloat (adc_forecast_get_chance (adc_battle_session_get_forecast (session),
                                              "attacker"), ==, 0.6);
}

static void
test_impossible (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  AdcBattleSession *session = fixture->session;
  GPtrArray *faults;

  adc_test_engine_wait (has_forecast, fixture->session);
  edit (fixture, 0);
  faults = adc_battle_session_get_faults (session);
  g_assert_null (adc_battle_session_get_battle (session));
  g_assert_null (adc_battle_session_get_forecast (session));
  g_assert_cmpfloat (adc_battle_session_get_progress (session), ==, -1);
  g_assert_cmpuint (faults->len, ==, 1);
  g_assert_cmpint (((AdcFault *) faults->pdata[0])->kind, ==, ADC_FAULT_IMPOSSIBLE);

  adc_battle_session_undo (session);
  g_assert_nonnull (adc_battle_session_get_battle (session));
  g_assert_cmpuint (adc_battle_session_get_faults (session)->len, ==, 0);
}

static void
test_missing (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  edit (fixture, 9);
  adc_test_engine_wait (is_idle, fixture->session);
  g_assert_nonnull (adc_battle_session_get_battle (fixture->session));
  g_assert_null (adc_battle_session_get_forecast (fixture->session));
  g_assert_cmpuint (adc_battle_session_get_faults (fixture->session)->len, ==, 1);
}

static void
test_pin (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  AdcBattleSession *session = fixture->session;
  g_autoptr(AdcForecast) pinned = NULL;

  adc_test_engine_wait (has_forecast, fixture->session);
  pinned = adc_forecast_ref (adc_battle_session_get_forecast (session));
  adc_battle_session_pin (session);
  g_assert_true (adc_battle_session_get_pinned (session) == pinned);
  edit (fixture, 4);
  adc_test_engine_wait (has_forecast, fixture->session);
  g_assert_true (adc_battle_session_get_pinned (session) == pinned);
  g_assert_cmpuint (
    adc_test_engine_count_units (adc_battle_session_get_pinned_scenario (session)), ==, 1);

  adc_battle_session_unpin (session);
  g_assert_null (adc_battle_session_get_pinned (session));
  g_assert_null (adc_battle_session_get_pinned_scenario (session));
}

/* What is pinned before it was worked out is worked out all the same. */
static void
test_pin_early (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  AdcBattleSession *session = fixture->session;

  adc_test_engine_close_gate ();
  edit (fixture, 3);
  adc_battle_session_pin (session);
  g_assert_null (adc_battle_session_get_pinned (session));
  edit (fixture, 5);
  adc_test_engine_open_gate ();
  adc_test_engine_wait (has_pinned, fixture->session);
  g_assert_cmpfloat (adc_forecast_get_chance (adc_battle_session_get_pinned (session),
                                              "attacker"), ==, 0.3);
}

static gboolean
pinned_is_new (gpointer data)
{
  Fixture *fixture = data;

  return adc_battle_session_get_pinned (fixture->session) != fixture->before;
}

/* When cards change, so does what they were compared with. */
static void
test_refresh (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  AdcBattleSession *session = fixture->session;
  g_autoptr(AdcForecast) before = NULL;

  adc_test_engine_wait (has_forecast, fixture->session);
  adc_battle_session_pin (session);
  before = adc_forecast_ref (adc_battle_session_get_forecast (session));
  adc_battle_session_refresh (session);
  g_assert_cmpuint (fixture->n_changes, ==, 1);
  adc_test_engine_wait (has_forecast, fixture->session);
  g_assert_true (adc_battle_session_get_forecast (session) != before);
  fixture->before = before;
  adc_test_engine_wait (pinned_is_new, fixture);
  g_assert_nonnull (adc_battle_session_get_pinned (session));
  g_assert_false (adc_battle_session_can_undo (session));
}

/* Nobody waits for the answer any more: the thread must not touch what is gone. */
static void
test_gone (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  adc_test_engine_close_gate ();
  adc_test_engine_set_stubborn (TRUE);
  edit (fixture, 2);
  adc_battle_session_pin (fixture->session);
  adc_test_engine_wait (has_begun, fixture->session);
}

static void
test_properties (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcBattle) battle = NULL;
  g_autoptr(AdcForecast) forecast = NULL;
  g_autoptr(AdcForecast) pinned = NULL;
  double progress;
  gboolean can_undo, can_redo, is_modified;

  edit (fixture, 2);
  adc_test_engine_wait (has_forecast, fixture->session);
  g_object_get (fixture->session, "battle", &battle, "forecast", &forecast, "pinned", &pinned,
                "progress", &progress, "can-undo", &can_undo, "can-redo", &can_redo, "is-modified",
                &is_modified, NULL);
  g_assert_true (battle == adc_battle_session_get_battle (fixture->session));
  g_assert_true (forecast == adc_battle_session_get_forecast (fixture->session));
  g_assert_null (pinned);
  g_assert_cmpfloat (progress, ==, -1);
  g_assert_true (can_undo);
  g_assert_false (can_redo);
  g_assert_true (is_modified);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/battle-session/undo", Fixture, NULL, set_up, test_undo, tear_down);
  g_test_add ("/battle-session/branch", Fixture, NULL, set_up, test_branch, tear_down);
  g_test_add ("/battle-session/no-change", Fixture, NULL, set_up, test_no_change, tear_down);
  g_test_add ("/battle-session/bound", Fixture, NULL, set_up, test_bound, tear_down);
  g_test_add ("/battle-session/reset", Fixture, NULL, set_up, test_reset, tear_down);
  g_test_add ("/battle-session/open", Fixture, NULL, set_up, test_open, tear_down);
  g_test_add ("/battle-session/saved", Fixture, NULL, set_up, test_saved, tear_down);
  g_test_add ("/battle-session/forecast", Fixture, NULL, set_up, test_forecast, tear_down);
  g_test_add ("/battle-session/progress", Fixture, NULL, set_up, test_progress, tear_down);
  g_test_add ("/battle-session/cancel", Fixture, NULL, set_up, test_cancel, tear_down);
  g_test_add ("/battle-session/stale", Fixture, NULL, set_up, test_stale, tear_down);
  g_test_add ("/battle-session/impossible", Fixture, NULL, set_up, test_impossible, tear_down);
  g_test_add ("/battle-session/missing", Fixture, NULL, set_up, test_missing, tear_down);
  g_test_add ("/battle-session/pin", Fixture, NULL, set_up, test_pin, tear_down);
  g_test_add ("/battle-session/pin-early", Fixture, NULL, set_up, test_pin_early, tear_down);
  g_test_add ("/battle-session/refresh", Fixture, NULL, set_up, test_refresh, tear_down);
  g_test_add ("/battle-session/gone", Fixture, NULL, set_up, test_gone, tear_down);
  g_test_add ("/battle-session/properties", Fixture, NULL, set_up, test_properties, tear_down);

  return g_test_run ();
}
