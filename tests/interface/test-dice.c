/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "dice-table.h"

#include "adc-dice-tray.h"
#include "adc-language.h"
#include "adc-luck.h"

#include <adwaita.h>
#include <string.h>

static AdcThrow
prepare (AdcDiceTable *table, const char *from, const char *at)
{
  g_autofree char *why_not = NULL;
  AdcThrow throw = { 0 };

  g_assert_true (adc_board_prepare_throw (table->board, from, at, &throw, &why_not));
  g_assert_null (why_not);
  return throw;
}

static void
assert_firing (AdcDiceTable *table, const char *expected)
{
  g_autoptr(GPtrArray) firing = adc_board_list_firing (table->board);
  g_autofree char *ids = NULL;

  g_ptr_array_add (firing, NULL);
  ids = g_strjoinv (" ", (char **) firing->pdata);
  g_assert_cmpstr (ids, ==, expected);
}

static void
choose_again (AdcDiceTable *table, guint die)
{
  GtkWidget *again = adc_dice_table_get_again (table, die);

  g_assert_true (gtk_widget_get_child_visible (again));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (again), TRUE);
}

/* The first round of the rulebook's great battle, typed in as it was rolled there. */
static void
test_great_battle (AdcDiceTable *table, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *turn = NULL;

  assert_firing (table, "minefield stealth");
  adc_dice_table_fire (table, "stealth", "razors", "245");
  assert_firing (table, "minefield");

  adc_board_select (table->board, "minefield", "razors");
  g_assert_cmpstr (adc_dice_table_get_text (table, "shot_label"), ==,
                   "Minefield → Razor: 3 dice, 4 or less hits");
  adc_dice_table_type (table, "156");
  g_assert_false (gtk_widget_get_child_visible (adc_dice_table_get_again (table, 0)));
  choose_again (table, 1);
  g_assert_false (gtk_widget_get_sensitive (adc_dice_table_get (table, "fire_button")));
  adc_dice_table_type (table, "5");
  g_assert_cmpstr (adc_dice_table_get_text (table, "result_label"), ==,
                   "1 hit. 1 reroll left: choose a die that missed, or fire.");
  choose_again (table, 2);
  adc_dice_table_type (table, "4");
  g_assert_cmpstr (adc_dice_table_get_text (table, "result_label"), ==, "2 hits");
  adc_dice_table_click (table, "fire_button");

  turn = adc_board_describe_turn (table->board);
  g_assert_cmpstr (turn, ==, "Round 1 of 6 — initiative 2");
  assert_firing (table, "slicers behemoths mobile-aa");
  adc_dice_table_fire (table, "behemoths", "minefield", "226");
  adc_dice_table_fire (table, "mobile-aa", "slicers", "44");
  g_assert_true (adc_scenario_equal (adc_battle_session_get_scenario (table->session),
                                     table->shipped));
  g_assert_cmpuint (adc_board_get_rerolls (table->board, "stealth"), ==, 0);
}

/* Firing out of turn is asked for first. */
static void
test_skip (AdcDiceTable *table, gconstpointer data G_GNUC_UNUSED)
{
  const AdcScenarioShot *shot;
  g_auto(AdcThrow) throw = { 0 };

  adc_dice_table_fire (table, "stealth", "razors", "111");
  throw = prepare (table, "mobile-aa", "slicers");
  g_assert_cmpuint (throw.round, ==, 1);
  g_assert_nonnull (strstr (throw.skips, "Minefield"));

  adc_board_select (table->board, "mobile-aa", "slicers");
  g_assert_cmpstr (adc_dice_table_get_text (table, "notice_label"), ==, throw.skips);
  g_assert_false (gtk_widget_get_visible (adc_dice_table_get (table, "dice_box")));
  adc_dice_table_click (table, "skip_button");
  g_assert_true (gtk_widget_get_visible (adc_dice_table_get (table, "dice_box")));
  adc_dice_table_type (table, "44");
  adc_dice_table_click (table, "fire_button");

  g_assert_cmpuint (adc_dice_table_get_log (table)->len, ==, 2);
  shot = adc_dice_table_get_log (table)->pdata[1];
  g_assert_cmpuint (shot->dice->len, ==, throw.n_dice);
  g_assert_nonnull (adc_battle_session_get_battle (table->session));
  assert_firing (table, "slicers behemoths");
}

/* It is thrown as it will be when the losses of the faster are gone: with the Razors dead there is
 * one column less to jump. */
static void
test_skip_threshold (AdcDiceTable *table, gconstpointer data G_GNUC_UNUSED)
{
  g_auto(AdcThrow) early = { 0 };
  g_auto(AdcThrow) late = { 0 };
  g_auto(AdcThrow) due = { 0 };

  early = prepare (table, "mobile-aa", "slicers");
  adc_dice_table_fire (table, "stealth", "razors", "111");
  late = prepare (table, "mobile-aa", "slicers");
  adc_dice_table_fire (table, "minefield", "behemoths", "666");
  due = prepare (table, "mobile-aa", "slicers");

  g_assert_null (due.skips);
  g_assert_cmpint (late.threshold, ==, early.threshold + 1);
  g_assert_cmpint (late.threshold, ==, due.threshold);
  g_assert_cmpuint (late.needed, ==, due.needed);
  g_assert_cmpuint (late.n_dice, ==, due.n_dice);
}

/* One that has fired begins the next round. */
static void
test_next_round (AdcDiceTable *table, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *turn = NULL;

  adc_dice_table_fire (table, "stealth", "razors", "666");
  adc_board_select (table->board, "stealth", "behemoths");
  adc_board_select (table->board, "stealth", "razors");
  g_assert_nonnull (strstr (adc_dice_table_get_text (table, "notice_label"), "round 2"));
  adc_dice_table_click (table, "skip_button");
  adc_dice_table_type (table, "666");
  adc_dice_table_click (table, "fire_button");

  turn = adc_board_describe_turn (table->board);
  g_assert_cmpstr (turn, ==, "Round 2 of 6 — initiative 3");
  assert_firing (table, "minefield");
}

static void
test_why_not (AdcDiceTable *table, gconstpointer data G_GNUC_UNUSED)
{
  g_assert_cmpstr (adc_dice_table_get_text (table, "notice_label"), ==,
                   "Choose a force and its target.");

  adc_board_select (table->board, "turret", "slicers");
  g_assert_cmpstr (adc_dice_table_get_text (table, "notice_label"), ==,
                   "It is not in the battle line.");
  g_assert_false (gtk_widget_get_visible (adc_dice_table_get (table, "dice_box")));

  adc_board_select (table->board, "stealth", "minefield");
  g_assert_cmpstr (adc_dice_table_get_text (table, "notice_label"), ==,
                   "It cannot shoot at that now.");
}

static void
test_impossible (AdcDiceTable *table, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcScenario) broken =
    adc_scenario_copy (adc_battle_session_get_scenario (table->session));

  adc_board_select (table->board, "stealth", "razors");
  adc_dice_table_type (table, "12");
  adc_scenario_set (broken, "attack", "sideways");
  adc_battle_session_edit (table->session, broken);
  g_assert_null (adc_battle_session_get_battle (table->session));
  g_assert_cmpstr (adc_dice_table_get_text (table, "notice_label"), ==,
                   "The battle is impossible as it stands.");
  g_assert_false (gtk_widget_get_visible (adc_dice_table_get (table, "turn_strip")));

  adc_battle_session_undo (table->session);
  g_assert_true (gtk_widget_get_visible (adc_dice_table_get (table, "dice_box")));
}

/* Dice stay as they lie until they are for something else. */
static void
test_dice_stay (AdcDiceTable *table, gconstpointer data G_GNUC_UNUSED)
{
  adc_board_select (table->board, "stealth", "razors");
  adc_dice_table_type (table, "14b26");
  adc_battle_session_refresh (table->session);
  g_assert_cmpstr (adc_dice_table_get_text (table, "result_label"), ==,
                   "2 hits. 2 rerolls left: choose dice that missed, or fire.");

  adc_board_select (table->board, "stealth", "behemoths");
  g_assert_null (adc_dice_table_get_text (table, "result_label"));
  g_assert_false (gtk_widget_get_sensitive (adc_dice_table_get (table, "fire_button")));
}

/* Another target needs other dice, even if they need the same. */
static void
test_other_target (AdcDiceTable *table, gconstpointer data G_GNUC_UNUSED)
{
  g_auto(AdcThrow) left = { 0 };
  g_auto(AdcThrow) right = { 0 };

  left = prepare (table, "behemoths", "base-left");
  right = prepare (table, "behemoths", "stealth");
  g_assert_true (adc_throw_equal (&left, &right));
  adc_board_select (table->board, "behemoths", "base-left");
  adc_dice_table_click (table, "skip_button");
  adc_dice_table_type (table, "1");
  adc_board_select (table->board, "behemoths", "stealth");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (adc_dice_table_get_die (table, 0)), ==,
                   "Die 1: not thrown yet");
}

/* A tap on a die takes it back. */
static void
test_tap (AdcDiceTable *table, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *tray = adc_dice_table_get (table, "tray");
  GObject *faces = gtk_widget_get_template_child (tray, ADC_TYPE_DICE_TRAY, "faces_box");
  const AdcScenarioShot *shot;

  adc_board_select (table->board, "stealth", "razors");
  adc_dice_table_type (table, "644");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (adc_dice_table_get_die (table, 0)), ==,
                   "Die 1: 6, a miss");
  g_signal_emit_by_name (adc_dice_table_get_die (table, 0), "clicked");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (adc_dice_table_get_die (table, 0)), ==,
                   "Die 1: not thrown yet");
  g_signal_emit_by_name (gtk_widget_get_first_child (GTK_WIDGET (faces)), "clicked");
  adc_dice_table_click (table, "fire_button");

  shot = adc_dice_table_get_log (table)->pdata[0];
  g_assert_cmpuint (g_array_index (shot->dice, guint, 0), ==, 1);
  g_assert_cmpuint (g_array_index (shot->dice, guint, 1), ==, 4);
}

/* The keys never go astray: what goes grey hands the focus on. */
static void
test_focus (AdcDiceTable *table, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *tray = adc_dice_table_get (table, "tray");
  GtkWidget *roll =
    GTK_WIDGET (gtk_widget_get_template_child (tray, ADC_TYPE_DICE_TRAY, "roll_button"));

  adc_board_select (table->board, "stealth", "razors");
  gtk_widget_grab_focus (roll);
  adc_dice_table_type (table, "611");
  g_assert_true (gtk_window_get_focus (table->window) == adc_dice_table_get_again (table, 0));
  choose_again (table, 0);
  adc_dice_table_type (table, "1");
  g_assert_true (gtk_window_get_focus (table->window) == adc_dice_table_get (table, "fire_button"));
  adc_dice_table_type (table, "b");
  g_assert_false (gtk_widget_get_sensitive (adc_dice_table_get (table, "fire_button")));
  g_assert_true (gtk_window_get_focus (table->window) == roll);
  adc_dice_table_type (table, "1");
  adc_dice_table_click (table, "fire_button");
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (table->window),
                                         GTK_WIDGET (table->panel)));
}

/* The same seed rolls the same dice. */
static void
test_seed (AdcDiceTable *table, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *tray = adc_dice_table_get (table, "tray");
  GObject *roll = gtk_widget_get_template_child (tray, ADC_TYPE_DICE_TRAY, "roll_button");

  for (guint i = 0; i < 2; i++) {
    g_object_set (table->panel, "seed", 42, NULL);
    adc_board_select (table->board, "stealth", "razors");
    g_signal_emit_by_name (roll, "clicked");
    adc_dice_table_click (table, "fire_button");
    adc_board_select (table->board, "minefield", "razors");
    g_signal_emit_by_name (roll, "clicked");
    adc_dice_table_click (table, "fire_button");
    if (i == 0) {
      g_object_unref (table->shipped);
      table->shipped = g_object_ref (adc_battle_session_get_scenario (table->session));
      adc_battle_session_undo (table->session);
      adc_battle_session_undo (table->session);
    }
  }

  g_assert_true (adc_battle_session_get_scenario (table->session) != table->shipped);
  g_assert_true (adc_scenario_equal (adc_battle_session_get_scenario (table->session),
                                     table->shipped));
}

/* A button of the strip points at its force, and keeps the target where it can. */
static void
test_turn_strip (AdcDiceTable *table, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *strip = adc_dice_table_get (table, "turn_strip");
  GtkWidget *box = gtk_widget_get_first_child (strip);
  GtkWidget *firing = gtk_widget_get_last_child (box);

  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (gtk_widget_get_first_child (box))), ==,
                   "Round 1 of 6 — initiative 3. May fire now:");
  adc_board_select (table->board, "stealth", "razors");
  g_signal_emit_by_name (gtk_widget_get_first_child (firing), "clicked");
  g_assert_cmpstr (adc_board_get_from (table->board), ==, "minefield");
  g_assert_cmpstr (adc_board_get_at (table->board), ==, "razors");
}

/* The luck log follows the dice: fired, undone, done again. */
static void
test_luck_follows (AdcDiceTable *table, gconstpointer data G_GNUC_UNUSED)
{
  GListModel *luck = G_LIST_MODEL (adc_luck_get (table->settings));
  g_autoptr(AdcLuckEntry) entry = NULL;

  adc_dice_table_fire (table, "stealth", "razors", "245");
  g_assert_cmpuint (g_list_model_get_n_items (luck), ==, 1);
  entry = g_list_model_get_item (luck, 0);
  g_assert_cmpstr (adc_luck_entry_get_side (entry), ==, "terrans");
  g_assert_cmpstr (adc_luck_entry_get_from (entry), ==, "Stealth Infantry");
  g_assert_cmpstr (adc_luck_entry_get_at (entry), ==, "Razor");
  g_assert_cmpstr (adc_luck_entry_get_dice (entry), ==, "2 4 5");
  g_assert_cmpuint (adc_luck_entry_get_hits (entry), ==, 1);
  g_assert_cmpfloat_with_epsilon (adc_luck_entry_get_expected (entry), 1, 1e-9);

  adc_battle_session_undo (table->session);
  g_assert_cmpuint (g_list_model_get_n_items (luck), ==, 0);
  adc_battle_session_redo (table->session);
  g_assert_cmpuint (g_list_model_get_n_items (luck), ==, 1);

  /* To begin again is not to undo: the dice have fallen. */
  adc_battle_session_reset (table->session);
  g_assert_cmpuint (adc_dice_table_get_log (table)->len, ==, 0);
  g_assert_cmpuint (g_list_model_get_n_items (luck), ==, 1);
  adc_battle_session_undo (table->session);
  g_assert_cmpuint (g_list_model_get_n_items (luck), ==, 1);

  /* What was cleared does not come back by another door. */
  g_ptr_array_unref (adc_luck_clear (adc_luck_get (table->settings), "ares"));
  adc_battle_session_undo (table->session);
  adc_battle_session_redo (table->session);
  g_assert_cmpuint (g_list_model_get_n_items (luck), ==, 0);
}

/* A reroll counts as a die of its own: 5 dice at 4 in 6. */
static void
test_luck_rerolls (AdcDiceTable *table, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcLuckEntry) entry = NULL;

  adc_board_select (table->board, "minefield", "razors");
  adc_dice_table_type (table, "156");
  choose_again (table, 1);
  choose_again (table, 2);
  adc_dice_table_type (table, "54");
  adc_dice_table_click (table, "fire_button");

  entry = g_list_model_get_item (G_LIST_MODEL (adc_luck_get (table->settings)), 0);
  g_assert_cmpstr (adc_luck_entry_get_dice (entry), ==, "1 5→5 6→4");
  g_assert_cmpuint (adc_luck_entry_get_hits (entry), ==, 2);
  g_assert_cmpfloat_with_epsilon (adc_luck_entry_get_expected (entry), 5 * 4 / 6.0, 1e-9);
}

static void
add (const char *path, void (*test) (AdcDiceTable *table, gconstpointer data))
{
  g_test_add (path, AdcDiceTable, NULL, adc_dice_table_set_up, test, adc_dice_table_tear_down);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  adc_language_set_current ("en");

  add ("/dice/great-battle", test_great_battle);
  add ("/dice/skip", test_skip);
  add ("/dice/skip-threshold", test_skip_threshold);
  add ("/dice/next-round", test_next_round);
  add ("/dice/why-not", test_why_not);
  add ("/dice/impossible", test_impossible);
  add ("/dice/dice-stay", test_dice_stay);
  add ("/dice/other-target", test_other_target);
  add ("/dice/tap", test_tap);
  add ("/dice/focus", test_focus);
  add ("/dice/seed", test_seed);
  add ("/dice/turn-strip", test_turn_strip);
  add ("/dice/luck-follows", test_luck_follows);
  add ("/dice/luck-rerolls", test_luck_rerolls);

  return g_test_run ();
}
