/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-game.h"
#include "adc-ticks.h"

typedef struct {
  AdcGame     *game;
  AdcSequence *sequence; /* play (build, or attack), draw */
  AdcStep     *play, *build, *attack, *draw;
  AdcTicks    *ticks;
} Fixture;

static AdcStep *
new_step (const char *id)
{
  g_autoptr(AdcText) title = adc_text_new ("en", id);

  return adc_step_new (id, NULL, title);
}

static void
set_up (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(GSettings) settings = g_settings_new (ADC_APPLICATION_ID);
  g_autoptr(AdcText) title = adc_text_new ("en", "Game");
  const char * const elsewhere[] = { "other/turn/build", NULL };

  fixture->game = adc_game_new ("tiny", "en", title);
  fixture->sequence = g_object_new (ADC_TYPE_SEQUENCE, NULL);
  adc_entry_set_id (ADC_ENTRY (fixture->sequence), "turn");
  adc_game_add_entry (fixture->game, ADC_ENTRY (fixture->sequence));
  fixture->play = new_step ("play");
  fixture->build = new_step ("build");
  fixture->attack = new_step ("attack");
  fixture->draw = new_step ("draw");
  adc_step_add_child (fixture->play, fixture->build);
  adc_step_add_child (fixture->play, fixture->attack);
  adc_sequence_add_step (fixture->sequence, fixture->play);
  adc_sequence_add_step (fixture->sequence, fixture->draw);

  g_settings_set_strv (settings, "ticked-steps", elsewhere);
  fixture->ticks = adc_ticks_new (settings);
  adc_ticks_set_sequence (fixture->ticks, fixture->sequence);
}

static void
tear_down (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_assert_finalize_object (fixture->ticks);
  g_assert_finalize_object (fixture->game);
  g_assert_finalize_object (fixture->sequence);
  g_assert_finalize_object (fixture->play);
  g_assert_finalize_object (fixture->build);
  g_assert_finalize_object (fixture->attack);
  g_assert_finalize_object (fixture->draw);
}

static guint
count (Fixture *fixture)
{
  guint n_done, n_steps;

  adc_ticks_count (fixture->ticks, &n_done, &n_steps);
  g_assert_cmpuint (n_steps, ==, 3);
  return n_done;
}

static void
test_walk (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_assert_true (adc_ticks_get_current (fixture->ticks) == fixture->build);
  adc_ticks_set (fixture->ticks, fixture->build, TRUE);
  g_assert_cmpint (adc_ticks_get (fixture->ticks, fixture->play), ==, ADC_DONE_PARTLY);
  g_assert_true (adc_ticks_get_current (fixture->ticks) == fixture->attack);
  adc_ticks_set (fixture->ticks, fixture->attack, TRUE);
  g_assert_cmpint (adc_ticks_get (fixture->ticks, fixture->play), ==, ADC_DONE_ALL);
  adc_ticks_set (fixture->ticks, fixture->draw, TRUE);
  g_assert_cmpuint (count (fixture), ==, 3);
  g_assert_null (adc_ticks_get_current (fixture->ticks));
}

/* One goes on after the last tick; what was skipped comes at the end. */
static void
test_skip (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  adc_ticks_set (fixture->ticks, fixture->attack, TRUE);
  g_assert_true (adc_ticks_get_current (fixture->ticks) == fixture->draw);
  adc_ticks_set (fixture->ticks, fixture->draw, TRUE);
  g_assert_true (adc_ticks_get_current (fixture->ticks) == fixture->build);
}

static void
test_group (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  adc_ticks_set (fixture->ticks, fixture->attack, TRUE);
  adc_ticks_set (fixture->ticks, fixture->play, TRUE);
  g_assert_cmpuint (count (fixture), ==, 2);
  adc_ticks_set (fixture->ticks, fixture->play, FALSE);
  g_assert_cmpuint (count (fixture), ==, 0);
}

/* Other sequences keep their ticks, and all of it can be put back. */
static void
test_restore (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_auto(GStrv) before = NULL;
  g_auto(GStrv) after = NULL;

  adc_ticks_set (fixture->ticks, fixture->draw, TRUE);
  before = adc_ticks_dup_all (fixture->ticks);
  adc_ticks_set (fixture->ticks, fixture->draw, FALSE);
  after = adc_ticks_dup_all (fixture->ticks);
  g_assert_cmpuint (g_strv_length (after), ==, 1);
  g_assert_cmpstr (after[0], ==, "other/turn/build");

  adc_ticks_restore (fixture->ticks, (const char * const *) before);
  g_assert_cmpint (adc_ticks_get (fixture->ticks, fixture->draw), ==, ADC_DONE_ALL);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/ticks/walk", Fixture, NULL, set_up, test_walk, tear_down);
  g_test_add ("/ticks/skip", Fixture, NULL, set_up, test_skip, tear_down);
  g_test_add ("/ticks/group", Fixture, NULL, set_up, test_group, tear_down);
  g_test_add ("/ticks/restore", Fixture, NULL, set_up, test_restore, tear_down);

  return g_test_run ();
}
