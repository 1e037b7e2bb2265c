/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A battle of Buck Rogers on its board while it is fought: the combat table, whose turn it is, what
 * the dice have done. */

#include "buck-board.h"

#include "adc-driver.h"
#include "adc-forecast-pane.h"
#include "adc-language.h"
#include "adc-stat-editor.h"
#include "adc-value-dialog.h"
#include "widgets.h"

#include <string.h>

static GtkWidget *
get_cell (Buck *buck, AdcBuckType attacker, AdcBuckType target)
{
  return adc_buck_combat_table_get_cell (buck->table, attacker, target);
}

static void
assert_cell (Buck *buck, AdcBuckType attacker, AdcBuckType target, const char *text,
             const char *state)
{
  GtkWidget *cell = get_cell (buck, attacker, target);

  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (gtk_widget_get_first_child (cell))), ==, text);
  g_assert_true (gtk_widget_has_css_class (cell, "lit") == (g_strcmp0 (state, "lit") == 0));
  g_assert_true (gtk_widget_has_css_class (cell, "idle") == (g_strcmp0 (state, "idle") == 0));
}

/* The numbers of the table, the cells in use lit, the bonus of the leaders in them. */
static void
test_table (Buck *buck, gconstpointer data G_GNUC_UNUSED)
{
  assert_cell (buck, ADC_BUCK_TROOPER, ADC_BUCK_GENNIE, "8 → 6", "lit");
  assert_cell (buck, ADC_BUCK_TRANSPORT, ADC_BUCK_GENNIE, "10 → 8", "lit");
  assert_cell (buck, ADC_BUCK_FIGHTER, ADC_BUCK_TRANSPORT, "3", "idle"); /* escorted */
  assert_cell (buck, ADC_BUCK_TROOPER, ADC_BUCK_BATTLER, "X", NULL);
  assert_cell (buck, ADC_BUCK_BATTLER, ADC_BUCK_TROOPER, "B", NULL);
  assert_cell (buck, ADC_BUCK_SATELLITE, ADC_BUCK_FIGHTER, "6", NULL);
  widget_assert_named (get_cell (buck, ADC_BUCK_TROOPER, ADC_BUCK_GENNIE),
                       "Trooper at Gennie: 8, in use by Buck Rogers, with the leader: 6, in use "
                       "by Killer Kane, with the leader: 6");
  widget_assert_named (get_cell (buck, ADC_BUCK_TROOPER, ADC_BUCK_BATTLER),
                       "Trooper at Battler: impossible, not in use");

  /* One leader less: the two sides need different numbers. Nobody left: it goes out. */
  buck_press_on (buck, "b", "leader", GDK_KEY_Delete);
  assert_cell (buck, ADC_BUCK_TROOPER, ADC_BUCK_GENNIE, "6 / 8", "lit");
  buck_press_on (buck, "a", "leader", GDK_KEY_Delete);
  assert_cell (buck, ADC_BUCK_TROOPER, ADC_BUCK_GENNIE, "8", "lit");
  buck_press_on (buck, "a", "gennie", GDK_KEY_Delete);
  buck_press_on (buck, "b", "gennie", GDK_KEY_Delete);
  assert_cell (buck, ADC_BUCK_TROOPER, ADC_BUCK_GENNIE, "8", NULL);
}

/* Markers have a row and a column with the advanced table alone. */
static void
test_advanced (Buck *buck, gconstpointer data G_GNUC_UNUSED)
{
  assert_cell (buck, ADC_BUCK_TROOPER, ADC_BUCK_MARKER, "3", "lit");
  assert_cell (buck, ADC_BUCK_MARKER, ADC_BUCK_TROOPER, "8", "lit");
  g_assert_true (gtk_widget_get_visible (get_cell (buck, ADC_BUCK_MARKER, ADC_BUCK_TROOPER)));
  buck_choose (buck, NULL, "table", 0);
  g_assert_false (gtk_widget_get_visible (get_cell (buck, ADC_BUCK_MARKER, ADC_BUCK_TROOPER)));
  g_assert_false (gtk_widget_get_visible (get_cell (buck, ADC_BUCK_TROOPER, ADC_BUCK_MARKER)));
  buck_assert_count (buck, "b", "control-marker", "zone", 0);
}

/* The arrows go from cell to cell; Enter points at a shot, and then at the next one like it. */
static void
test_cells (Buck *buck, gconstpointer data G_GNUC_UNUSED)
{
  gtk_widget_grab_focus (GTK_WIDGET (buck->table));
  g_assert_true (gtk_widget_is_focus (get_cell (buck, ADC_BUCK_TROOPER, ADC_BUCK_TROOPER)));
  buck_press (buck, GDK_KEY_Right, 0);
  g_assert_true (gtk_widget_is_focus (get_cell (buck, ADC_BUCK_TROOPER, ADC_BUCK_GENNIE)));
  g_assert_true (buck_press (buck, GDK_KEY_Return, 0));
  g_assert_cmpstr (adc_board_get_from (buck->board), ==, "a-trooper");
  g_assert_cmpstr (adc_board_get_at (buck->board), ==, "b-gennie");
  g_assert_true (gtk_widget_has_css_class (get_cell (buck, ADC_BUCK_TROOPER, ADC_BUCK_GENNIE),
                                           "chosen"));
  buck_press (buck, GDK_KEY_space, 0);
  g_assert_cmpstr (adc_board_get_from (buck->board), ==, "b-trooper");
  g_assert_cmpstr (adc_board_get_at (buck->board), ==, "a-gennie");
  buck_press (buck, GDK_KEY_space, 0);
  g_assert_cmpstr (adc_board_get_from (buck->board), ==, "a-trooper");

  /* What is not lit points at nothing; the edge is the edge, and markers are beyond it. */
  buck_press (buck, GDK_KEY_End, 0);
  g_assert_true (gtk_widget_is_focus (get_cell (buck, ADC_BUCK_TROOPER, ADC_BUCK_SATELLITE)));
  buck_press (buck, GDK_KEY_Right, 0);
  g_assert_true (gtk_widget_is_focus (get_cell (buck, ADC_BUCK_TROOPER, ADC_BUCK_SATELLITE)));
  buck_press (buck, GDK_KEY_Return, 0);
  g_assert_cmpstr (adc_board_get_at (buck->board), ==, "b-gennie");
  g_assert_true (buck_press (buck, GDK_KEY_Escape, 0));
  g_assert_null (adc_board_get_from (buck->board));

  /* One stop for Tab. */
  g_assert_false (gtk_widget_child_focus (GTK_WIDGET (buck->table), GTK_DIR_TAB_FORWARD));
}

static void
assert_turn (Buck *buck, const char *expected)
{
  g_autofree char *turn = adc_board_describe_turn (buck->board);

  g_assert_cmpstr (turn, ==, expected);
}

static void
fire (Buck *buck, guint round, const char *from, const char *at, guint die)
{
  g_autoptr(AdcScenario) copy = adc_scenario_copy (buck_get_scenario (buck));

  adc_scenario_shot_add_die (adc_scenario_add_shot (copy, round, from, at), die);
  adc_battle_session_edit (buck->session, copy);
  g_assert_nonnull (adc_battle_session_get_battle (buck->session));
}

/* Whose turn it is, how many dice are thrown, and what is lost by firing out of turn. */
static void
test_turn (Buck *buck, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(GPtrArray) firing = adc_board_list_firing (buck->board);
  g_auto(AdcThrow) throw = { 0 };
  g_autofree char *why_not = NULL;

  assert_turn (buck, "Round 1 — Buck Rogers fires");
  g_assert_cmpuint (firing->len, ==, 4);
  g_assert_cmpstr (firing->pdata[0], ==, "a-trooper");

  /* Eight Troopers, two Gennies: two dice, and the others choose again. */
  g_assert_true (adc_board_prepare_throw (buck->board, "a-trooper", "b-gennie", &throw, &why_not));
  g_assert_cmpuint (throw.n_dice, ==, 2);
  g_assert_cmpuint (throw.needed, ==, 6);
  g_assert_cmpuint (throw.n_faces, ==, 10);
  g_assert_true (throw.is_at_least);
  g_assert_cmpuint (throw.round, ==, 1);
  g_assert_null (throw.skips);

  g_assert_true (adc_board_prepare_throw (buck->board, "b-gennie", "a-trooper", &throw, &why_not));
  g_assert_cmpuint (throw.n_dice, ==, 2);
  g_assert_nonnull (throw.skips);
  adc_throw_clear (&throw);
  g_assert_false (adc_board_prepare_throw (buck->board, "a-trooper", "b-transport", &throw,
                                           &why_not));
  g_assert_nonnull (why_not);
}

/* What was hit stays until the round ends, and is shown apart. */
static void
test_hit (Buck *buck, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *row = GTK_WIDGET (buck_get_row (buck, "b", "gennie", "zone"));

  fire (buck, 1, "a-trooper", "b-gennie", 10);
  widget_assert_named (row, "Gennie: 2, 1 already hit, Killer Kane");
  g_assert_true (gtk_widget_has_css_class (row, "hit"));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
                                       "2, 1 already hit");

  /* Another Gennie was there all the time: the die lies as it fell. */
  buck_press_on (buck, "b", "gennie", GDK_KEY_plus);
  g_assert_cmpuint (adc_scenario_get_log (buck_get_scenario (buck))->len, ==, 1);
  widget_assert_named (row, "Gennie: 3, 1 already hit, Killer Kane");
  adc_battle_session_undo (buck->session);

  /* Without any, the die would have hit nobody: what it has done becomes the beginning. */
  buck_press (buck, GDK_KEY_Delete, 0);
  g_assert_cmpuint (adc_scenario_get_log (buck_get_scenario (buck))->len, ==, 0);
  buck_assert_count (buck, "b", "gennie", "zone", 0);
  buck_assert_count (buck, "b", "trooper", "zone", 8);
  adc_battle_session_undo (buck->session);
  g_assert_cmpuint (adc_scenario_get_log (buck_get_scenario (buck))->len, ==, 1);
}

/* Satellites fire first, then bombs fall, each as a step of its own. */
static void
test_opening (Buck *buck, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcScenario) unbombed = adc_scenario_copy (buck_get_scenario (buck));

  assert_turn (buck, "Round 1 — Buck Rogers fires");
  g_ptr_array_set_size (adc_scenario_get_log (unbombed), 0);
  adc_battle_session_edit (buck->session, unbombed);
  assert_turn (buck, "Bombing — Buck Rogers bombs");
  assert_cell (buck, ADC_BUCK_BATTLER, ADC_BUCK_TROOPER, "B → 7", "lit");
  widget_assert_named (get_cell (buck, ADC_BUCK_BATTLER, ADC_BUCK_TROOPER),
                       "Battler at Trooper: bombing only, in use by Buck Rogers, bombing: 7");

  gtk_widget_grab_focus (
    GTK_WIDGET (buck_get_row (buck, "b", "killer-satellite", "orbit")));
  buck_type (buck, "1");
  assert_turn (buck, "Opening shots — Killer Kane fires");
  buck_choose (buck, NULL, "opening", 1);
  g_assert_cmpstr (buck_get_setting (buck, NULL, "opening"), ==, "no");
  assert_turn (buck, "Round 1 — Buck Rogers fires");
}

static void
test_over (Buck *buck, gconstpointer data G_GNUC_UNUSED)
{
  g_auto(AdcThrow) throw = { 0 };
  g_autofree char *why_not = NULL;

  fire (buck, 1, "b-gennie", "a-trooper", 1);
  assert_turn (buck, "The battle is over: Buck Rogers holds the zone");
  g_assert_false (adc_board_prepare_throw (buck->board, "a-trooper", "b-gennie", &throw,
                                           &why_not));
  g_assert_cmpstr (why_not, ==, "The battle is over.");
}

/* With the advanced table nobody knows what a leader adds: it is asked for, and kept. */
static void
test_value (Buck *buck, gconstpointer data G_GNUC_UNUSED)
{
  AdcValueDialog *dialog;
  GtkWidget *editor;

  buck_choose (buck, NULL, "table", 1);
  assert_cell (buck, ADC_BUCK_TROOPER, ADC_BUCK_GENNIE, "8 → ?", "lit");
  g_assert_false (adc_board_ask_value (buck->board, "nobody", "bonus-advanced"));
  g_assert_false (adc_board_ask_value (buck->board, "a-leader", "nothing"));
  g_assert_true (adc_board_ask_value (buck->board, "a-leader", "bonus-advanced"));

  dialog = widget_find_window (ADC_TYPE_VALUE_DIALOG);
  editor = widget_find (GTK_WIDGET (dialog), ADC_TYPE_STAT_EDITOR);
  g_assert_false (adc_value_dialog_accept (dialog)); /* nothing typed */
  gtk_editable_set_text (GTK_EDITABLE (widget_find (editor, GTK_TYPE_ENTRY)), "99");
  g_assert_false (adc_value_dialog_accept (dialog));
  gtk_editable_set_text (GTK_EDITABLE (widget_find (editor, GTK_TYPE_ENTRY)), "1");
  g_assert_true (adc_value_dialog_accept (dialog));
  assert_cell (buck, ADC_BUCK_TROOPER, ADC_BUCK_GENNIE, "8 → 7", "lit");
}

static gboolean
is_answered (gpointer session)
{
  return adc_battle_session_get_progress (session) < 0;
}

/* The panes every game has say this game's words: sides by their leaders, and who lives. */
static void
test_forecast (Buck *buck, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *pane = adc_forecast_pane_new ();
  GtkWidget *window = adw_window_new ();
  g_autofree char *text = NULL;

  adc_forecast_pane_set_session (ADC_FORECAST_PANE (pane), buck->session);
  adw_window_set_content (ADW_WINDOW (window), pane);
  gtk_window_present (GTK_WINDOW (window));
  adc_driver_wait (is_answered, buck->session);
  adc_driver_settle_window (window);
  text = adc_driver_dup_text (widget_get_child (pane, "survivors"));
  g_assert_nonnull (strstr (text, "Buck Rogers: What Is Left\n"));
  g_assert_nonnull (strstr (text, "Killer Kane: What Is Left\n"));
  g_assert_nonnull (strstr (text, "Leader (Buck Rogers)\nleft: "));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* In the other language the window is built anew: the new board says the same of the battle. */
static void
test_language (Buck *buck, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *french;
  GtkWidget *row;

  adc_language_set_current ("fr");
  adc_battle_session_refresh (buck->session);
  row = GTK_WIDGET (buck_get_row (buck, "b", "factory", "zone"));
  widget_assert_named (row, "Usine\u00a0: 2, Killer Kane"); /* what was there follows as well */

  french = g_object_ref_sink (g_object_new (G_OBJECT_TYPE (buck->board), NULL));
  adc_board_set_session (ADC_BOARD (french), buck->session);
  row = widget_find (french, ADC_TYPE_BUCK_PIECE_ROW);
  widget_assert_named (row, "Soldat\u00a0: 8, Buck Rogers");
  g_assert_finalize_object (french);
  adc_language_set_current ("en");
}

typedef void (*Deed) (Buck *buck, GRand *random);

static void
press_something (Buck *buck, GRand *random)
{
  static const guint keys[] = {
    GDK_KEY_0, GDK_KEY_1, GDK_KEY_2, GDK_KEY_5, GDK_KEY_9, GDK_KEY_plus, GDK_KEY_minus, GDK_KEY_Up,
    GDK_KEY_Down, GDK_KEY_Left, GDK_KEY_Right, GDK_KEY_Home, GDK_KEY_End, GDK_KEY_Page_Up,
    GDK_KEY_Page_Down, GDK_KEY_Return, GDK_KEY_space, GDK_KEY_BackSpace, GDK_KEY_Delete,
    GDK_KEY_Escape,
  };

  if (gtk_root_get_focus (GTK_ROOT (buck->window)) == NULL)
    gtk_widget_grab_focus (GTK_WIDGET (buck->board));
  if (g_rand_int_range (random, 0, 8) == 0)
    gtk_widget_grab_focus (GTK_WIDGET (buck->table));
  if (gtk_root_get_focus (GTK_ROOT (buck->window)) != NULL)
    buck_press (buck, keys[g_rand_int_range (random, 0, G_N_ELEMENTS (keys))], 0);
}

/* Not what opens a list: that is modal, and nobody could go on before it is closed. */
static void
click_something (Buck *buck, GRand *random)
{
  g_autoptr(GPtrArray) buttons =
    widget_find_all_offered (GTK_WIDGET (buck->board), GTK_TYPE_BUTTON);
  GtkWidget *button;

  button = buttons->pdata[g_rand_int_range (random, 0, buttons->len)];
  if (gtk_widget_get_ancestor (button, GTK_TYPE_DROP_DOWN) == NULL)
    g_signal_emit_by_name (button, "clicked");
}

static void
choose_something (Buck *buck, GRand *random)
{
  g_autoptr(GPtrArray) choices =
    widget_find_all_offered (GTK_WIDGET (buck->board), GTK_TYPE_DROP_DOWN);
  GtkDropDown *choice;

  choice = choices->pdata[g_rand_int_range (random, 0, choices->len)];
  gtk_drop_down_set_selected (
    choice, g_rand_int_range (random, 0, g_list_model_get_n_items (
                                           gtk_drop_down_get_model (choice))));
}

static void
throw_something (Buck *buck, GRand *random)
{
  AdcBattle *battle = adc_battle_session_get_battle (buck->session);
  g_autoptr(GPtrArray) shots = battle != NULL ? adc_battle_list_shots (battle) : NULL;
  g_auto(AdcThrow) throw = { 0 };
  g_autofree char *why_not = NULL;
  const AdcShot *shot;

  if (shots == NULL || shots->len == 0)
    return;

  shot = shots->pdata[g_rand_int_range (random, 0, shots->len)];
  adc_board_select (buck->board, shot->from, shot->at);
  if (adc_board_prepare_throw (buck->board, shot->from, shot->at, &throw, &why_not)) {
    g_autoptr(AdcScenario) copy = adc_scenario_copy (buck_get_scenario (buck));
    AdcScenarioShot *thrown = adc_scenario_add_shot (copy, throw.round, shot->from, shot->at);

    for (guint i = 0; i < throw.n_dice; i++)
      adc_scenario_shot_add_die (thrown, g_rand_int_range (random, 1, 11));
    adc_battle_session_edit (buck->session, copy);
    g_assert_nonnull (adc_battle_session_get_battle (buck->session)); /* what is offered is taken */
  }
}

static void
go_back (Buck *buck, GRand *random)
{
  if (g_rand_boolean (random))
    adc_battle_session_undo (buck->session);
  else
    adc_battle_session_redo (buck->session);
}

/* Whatever is done, in whatever order: nothing breaks, the board shows the battle, and all of it
 * can be undone. */
static void
test_random (Buck *buck, gconstpointer data G_GNUC_UNUSED)
{
  static const Deed deeds[] = { press_something, press_something,  press_something,
                                press_something, click_something,  choose_something,
                                throw_something, throw_something,  go_back };
  g_autoptr(GRand) random = g_rand_new_with_seed (25);
  g_autoptr(AdcScenario) opened = adc_scenario_copy (buck_get_scenario (buck));

  for (guint i = 0; i < 600; i++) {
    GPtrArray *sides;

    deeds[g_rand_int_range (random, 0, G_N_ELEMENTS (deeds))](buck, random);
    sides = adc_scenario_get_sides (buck_get_scenario (buck));
    g_assert_cmpuint (sides->len, >=, 2);
    for (guint j = 0; j < sides->len; j++)
      buck_get_panel (buck, ((AdcScenarioSide *) sides->pdata[j])->id);
    if (i % 50 == 0)
      buck_settle (buck);
  }

  while (adc_battle_session_can_undo (buck->session))
    adc_battle_session_undo (buck->session);
  g_assert_true (adc_scenario_equal (opened, buck_get_scenario (buck)));
}

int
main (int argc, char *argv[])
{
  static const BuckTest tests[] = {
    { "/buck-moment/table", "armees-de-depart", test_table },
    { "/buck-moment/advanced", "table-avancee", test_advanced },
    { "/buck-moment/cells", "armees-de-depart", test_cells },
    { "/buck-moment/turn", "armees-de-depart", test_turn },
    { "/buck-moment/hit", "armees-de-depart", test_hit },
    { "/buck-moment/opening", "bombardement", test_opening },
    { "/buck-moment/over", "soldat-gennie", test_over },
    { "/buck-moment/value", "armees-de-depart", test_value },
    { "/buck-moment/forecast", "armees-de-depart", test_forecast },
    { "/buck-moment/language", "armees-de-depart", test_language },
    { "/buck-moment/random", "armees-de-depart", test_random },
    { "/buck-moment/random-in-orbit", "asteroide", test_random },
  };

  return buck_run (argc, argv, tests, G_N_ELEMENTS (tests));
}
