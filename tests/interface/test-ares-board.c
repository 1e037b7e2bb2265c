/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The board of Le Projet Arès as a player handles it, by the keyboard and by dragging. What comes
 * of it is read in the scenario. */

#include "ares-table.h"

#include "adc-ares-board-words.h"
#include "adc-ares-cell.h"
#include "adc-ares-line-view.h"
#include "adc-driver.h"
#include "adc-scenario-file.h"
#include "widgets.h"

#include <string.h>

static char *
dup_threshold (Table *table, const char *id)
{
  GtkWidget *cell = table_find_cell (table->line, id);
  GtkLabel *label = GTK_LABEL (gtk_widget_get_template_child (cell, G_OBJECT_TYPE (cell),
                                                              "threshold"));

  return gtk_widget_get_visible (GTK_WIDGET (label)) ? g_strdup (gtk_label_get_label (label))
                                                     : NULL;
}

static void
assert_threshold (Table *table, const char *from, const char *at, const char *expected)
{
  g_autofree char *threshold = NULL;

  adc_board_select (table->board, from, NULL);
  threshold = dup_threshold (table, at);
  g_assert_cmpstr (threshold, ==, expected);
}

/* Who shoots, at whom; the target chosen again shoots back. */
static void
test_choose (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  table_press_on (table, "mech-infantry", GDK_KEY_space, 0);
  g_assert_cmpstr (adc_board_get_from (table->board), ==, "mech-infantry");
  g_assert_null (adc_board_get_at (table->board));
  g_assert_true (gtk_widget_has_css_class (table_find_cell (table->line, "mech-infantry"),
                                           "shooter"));

  table_press (table, GDK_KEY_Up, 0);
  g_assert_cmpstr (table_get_focus (table), ==, "soldier");
  table_press (table, GDK_KEY_Right, 0);
  g_assert_cmpstr (table_get_focus (table), ==, "poison-ivy");
  table_press (table, GDK_KEY_space, 0);
  g_assert_cmpstr (adc_board_get_from (table->board), ==, "mech-infantry");
  g_assert_cmpstr (adc_board_get_at (table->board), ==, "poison-ivy");
  g_assert_true (gtk_widget_has_css_class (table_find_cell (table->line, "poison-ivy"), "target"));

  table_press (table, GDK_KEY_KP_Space, 0);
  g_assert_cmpstr (adc_board_get_from (table->board), ==, "poison-ivy");
  g_assert_cmpstr (adc_board_get_at (table->board), ==, "mech-infantry");

  g_assert_true (table_press (table, GDK_KEY_Escape, 0));
  g_assert_null (adc_board_get_from (table->board));
  g_assert_false (table_press (table, GDK_KEY_Escape, 0)); /* it is somebody else's now */
}

static void
test_thresholds (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *own = NULL;

  assert_threshold (table, "mech-infantry", "rover", "2");
  assert_threshold (table, "bomber", "poison-ivy", "4");
  assert_threshold (table, "stealth", "soldier", "–"); /* 0, and one unit makes no pair */
  assert_threshold (table, "poison-ivy", "tanks", "–");
  assert_threshold (table, "poison-ivy", "bomber", "0\u00a0½");
  assert_threshold (table, "tanks", "rover", "?");
  own = dup_threshold (table, "trooper");
  g_assert_null (own);
}

static void
test_names (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  AdcAresBattle *battle = ADC_ARES_BATTLE (adc_battle_session_get_battle (table->session));
  AdcAresForceInfo info;
  GtkWidget *cell;
  g_autofree char *bomber = NULL;
  g_autofree char *ivy = NULL;

  g_assert_true (adc_ares_battle_find_force (battle, "bomber", &info));
  bomber = adc_ares_describe_force (&info, ADC_ARES_SHOOTER, NULL);
  g_assert_cmpstr (bomber, ==,
                   "Bomber, 1 unit, attacker, column 2, in reinforcement, initiative unknown, "
                   "chosen to shoot");
  g_assert_true (adc_ares_battle_find_force (battle, "poison-ivy", &info));
  ivy = adc_ares_describe_force (&info, ADC_ARES_NO_ROLE, NULL);
  g_assert_cmpstr (ivy, ==,
                   "Poison Ivy, 3 units, defender, column 2, front line, initiative unknown");

  /* That is what the focus says, and more when it is shot at. */
  cell = table_find_cell (table->line, "poison-ivy");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_PROPERTY_LABEL, ivy);
  adc_board_select (table->board, "bomber", "poison-ivy");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Poison Ivy, 3 units, defender, column 2, front line, "
                                       "initiative unknown, chosen as the target, threshold 4");
}

static void
assert_places (Table *table, const char *expected)
{
  g_autoptr(GString) places = g_string_new (NULL);
  GPtrArray *sides = adc_scenario_get_sides (table_get_scenario (table));

  for (guint i = 0; i < sides->len; i++) {
    const AdcScenarioSide *side = sides->pdata[i];

    for (guint j = 0; j < side->forces->len; j++) {
      const AdcScenarioForce *force = side->forces->pdata[j];

      g_string_append_printf (places, "%s%s", places->len > 0 ? " " : "",
                              force->place != NULL ? force->place : "-");
    }
  }
  g_assert_cmpstr (places->str, ==, expected);
}

/* mech-infantry, trooper, bomber, stealth, tanks; soldier, poison-ivy, rover */
static void
test_move (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  assert_places (table, "1 2 2.1 3 4 1 2 4");

  /* Friends change places, and the focus goes with the force. */
  table_press_on (table, "mech-infantry", GDK_KEY_Right, GDK_CONTROL_MASK);
  assert_places (table, "2 1 2.1 3 4 1 2 4");
  g_assert_cmpstr (table_get_focus (table), ==, "mech-infantry");
  table_press (table, GDK_KEY_Left, GDK_CONTROL_MASK);
  assert_places (table, "1 2 2.1 3 4 1 2 4");

  /* The one behind steps forward; a force that stood behind goes out of the line. */
  table_press_on (table, "bomber", GDK_KEY_Up, GDK_CONTROL_MASK);
  assert_places (table, "1 2.1 2 3 4 1 2 4");
  table_press_on (table, "trooper", GDK_KEY_Down, GDK_CONTROL_MASK);
  assert_places (table, "1 - 2 3 4 1 2 4");
  /* Back: the only enemy nobody faces is nobody, so it goes to the end. */
  table_press (table, GDK_KEY_Up, GDK_CONTROL_MASK);
  assert_places (table, "1 5 2 3 4 1 2 4");

  /* The defender's front is downwards: rover goes to face the one without an enemy. */
  table_press_on (table, "rover", GDK_KEY_Left, GDK_CONTROL_MASK);
  assert_places (table, "1 5 2 3 4 1 2 3");

  /* Unengaged and at the edge: there is nowhere to go. */
  table_press_on (table, "trooper", GDK_KEY_Right, GDK_CONTROL_MASK);
  assert_places (table, "1 5 2 3 4 1 2 3");

  for (guint i = 0; i < 6; i++)
    adc_battle_session_undo (table->session);
  assert_places (table, "1 2 2.1 3 4 1 2 4");
  g_assert_false (adc_battle_session_can_undo (table->session));
}

static void
drop (Table *table, const char *force, GtkWidget *where, double part)
{
  GValue value = G_VALUE_INIT;
  graphene_rect_t bounds;
  gboolean dropped = FALSE;

  table_settle (table);
  g_assert_true (gtk_widget_compute_bounds (where, table->line, &bounds));
  g_value_init (&value, ADC_TYPE_ARES_CELL);
  g_value_set_object (&value, table_find_cell (table->line, force));
  g_signal_emit_by_name (widget_find_controller (table->line, GTK_TYPE_DROP_TARGET), "drop", &value,
                         bounds.origin.x + bounds.size.width * part,
                         bounds.origin.y + bounds.size.height / 2, &dropped);
  g_value_unset (&value);
}

static void
test_drag (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  /* Behind a friend, in a new column, in front of a lonely enemy, out of the line. */
  drop (table, "stealth", table_find_cell (table->line, "trooper"), 0.5);
  assert_places (table, "1 2 2.1 2.2 3 1 2 3");
  drop (table, "stealth", table_find_cell (table->line, "tanks"), 0.05);
  assert_places (table, "1 2 2.1 3 4 1 2 4");
  drop (table, "rover", table_find_cell (table->line, "stealth"), 0.5);
  assert_places (table, "1 2 2.1 3 4 1 2 3");
  drop (table, "tanks", gtk_widget_get_last_child (table->line), 0.5);
  g_assert_null (table_get_force (table, "tanks")->place);
}

/* What the rules forbid is refused in a toast with the rule, and nothing changes. */
static void
test_refuse (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcScenario) before = adc_scenario_copy (table_get_scenario (table));
  g_autofree char *text = NULL;

  g_assert_null (table_find_toast (table));
  drop (table, "mech-infantry", table_find_cell (table->line, "stealth"), 0.5);
  g_assert_true (adc_scenario_equal (before, table_get_scenario (table)));
  g_assert_nonnull (table_find_toast (table));
  table_settle (table);
  text = adc_driver_dup_text (table_find_toast (table));
  g_assert_nonnull (strstr (text, "unopposed"));
  g_assert_nonnull (widget_find (table_find_toast (table), GTK_TYPE_BUTTON));
}

static void
test_count (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  table_press_on (table, "soldier", GDK_KEY_plus, GDK_SHIFT_MASK);
  g_assert_cmpuint (table_get_force (table, "soldier")->count, ==, 2);
  table_press (table, GDK_KEY_KP_Add, 0);
  table_press (table, GDK_KEY_KP_Add, 0);
  table_press (table, GDK_KEY_KP_Add, 0);
  g_assert_cmpuint (table_get_force (table, "soldier")->count, ==, 4);
  g_assert_nonnull (table_find_toast (table));
  g_assert_false (table_press (table, GDK_KEY_plus, GDK_CONTROL_MASK)); /* larger text, elsewhere */

  /* Without units it waits out of the line, and can come back. */
  for (guint i = 0; i < 5; i++)
    table_press (table, GDK_KEY_minus, 0);
  g_assert_cmpuint (table_get_force (table, "soldier")->count, ==, 0);
  g_assert_null (table_get_force (table, "soldier")->place);
  g_assert_cmpstr (table_get_focus (table), ==, "soldier");

  table_press_on (table, "rover", GDK_KEY_Delete, 0);
  g_assert_null (table_get_force (table, "rover"));
  g_assert_nonnull (gtk_root_get_focus (GTK_ROOT (table->window)));
  table_press_on (table, "tanks", GDK_KEY_d, 0); /* not resistant */
  g_assert_null (adc_settings_get (table_get_force (table, "tanks")->settings, "damage", NULL));
}

/* Once dice have been rolled, a change by hand begins from where they left the line. */
static void
test_settle (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  const AdcScenarioForce *behemoths;

  g_assert_cmpuint (adc_scenario_get_log (table_get_scenario (table))->len, ==, 4);
  table_press_on (table, "turret", GDK_KEY_minus, 0); /* nothing to do: the dice stay */
  g_assert_cmpuint (adc_scenario_get_log (table_get_scenario (table))->len, ==, 4);

  table_press_on (table, "behemoths", GDK_KEY_D, 0);
  g_assert_cmpuint (adc_scenario_get_log (table_get_scenario (table))->len, ==, 0);
  behemoths = table_get_force (table, "behemoths");
  g_assert_cmpstr (adc_settings_get (behemoths->settings, "damage", NULL), ==, "1");
  g_assert_cmpuint (table_get_force (table, "razors")->count, ==, 0);
  g_assert_null (table_get_force (table, "razors")->place);
  g_assert_cmpuint (table_get_force (table, "minefield")->count, ==, 1);
}

static void
test_settings (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  AdcScenarioSide *attacker;

  table_choose (table, NULL, "round", 2);
  g_assert_cmpstr (table_get_setting (table, "round"), ==, "3");
  table_choose (table, "attacker", "rerolls", 4);
  table_choose (table, "attacker", "modifier", 0);
  table_choose (table, "attacker", "policy", 2);
  attacker = adc_scenario_find_side (table_get_scenario (table), "attacker");
  g_assert_cmpstr (adc_settings_get (attacker->settings, "rerolls", NULL), ==, "4");
  g_assert_cmpstr (adc_settings_get (attacker->settings, "modifier", NULL), ==, "-5");
  g_assert_cmpstr (adc_settings_get (attacker->settings, "policy", NULL), ==, "best");
  adc_battle_session_undo (table->session);
  attacker = adc_scenario_find_side (table_get_scenario (table), "attacker");
  g_assert_null (adc_settings_get (attacker->settings, "policy", NULL));

  /* A raid of five forces is impossible: it is shown all the same, and what is wrong is marked. */
  table_choose (table, NULL, "attack", 2);
  g_assert_cmpstr (table_get_setting (table, "attack"), ==, "raid");
  g_assert_null (table_get_setting (table, "place"));
  g_assert_null (adc_battle_session_get_battle (table->session));
  g_assert_true (gtk_widget_has_css_class (table_find_cell (table->line, "bomber"), "impossible"));
  g_assert_nonnull (table_find_cell (table->line, "rover"));
  table_choose (table, NULL, "attack", 0);
  g_assert_nonnull (adc_battle_session_get_battle (table->session));
}

static void
assert_all_shown (Table *table, AdcScenario *scenario)
{
  GPtrArray *sides = adc_scenario_get_sides (scenario);

  for (guint i = 0; i < sides->len; i++) {
    const AdcScenarioSide *side = sides->pdata[i];

    for (guint j = 0; j < side->forces->len; j++) {
      const AdcScenarioForce *force = side->forces->pdata[j];

      g_assert_nonnull (table_find_cell (table->line, force->id));
    }
  }
}

/* A file may ask for what we would never offer. */
static void
test_strange_file (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcScenario) strange = adc_scenario_copy (table_get_scenario (table));
  AdcScenarioForce *stealth = adc_scenario_find_force (strange, "stealth", NULL);
  AdcScenarioForce *tanks = adc_scenario_find_force (strange, "tanks", NULL);
  GtkWidget *field, *drop_down;

  g_free (stealth->place);
  stealth->place = g_strdup ("2");
  g_free (tanks->place);
  tanks->place = g_strdup ("99999999999.x");
  adc_scenario_set (strange, "round", "forty");
  adc_battle_session_edit (table->session, strange);

  g_assert_null (adc_battle_session_get_battle (table->session));
  assert_all_shown (table, strange);
  field = widget_find_option (GTK_WIDGET (table->board), NULL, "round");
  drop_down = widget_find (field, GTK_TYPE_DROP_DOWN);
  g_assert_cmpstr (gtk_string_object_get_string (
                     gtk_drop_down_get_selected_item (GTK_DROP_DOWN (drop_down))),
                   ==, "forty");

  /* It can be put right by hand. */
  table_choose (table, NULL, "round", 0);
  table_press_on (table, "tanks", GDK_KEY_Up, GDK_CONTROL_MASK);
  table_press_on (table, "stealth", GDK_KEY_Down, GDK_CONTROL_MASK);
  g_assert_nonnull (adc_battle_session_get_battle (table->session));
}

/* For the keyboard the line is one place among the buttons beside it. */
static void
test_focus (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  guint n_stops = 0;

  /* Whoever asks for the board is led to the line. */
  gtk_widget_grab_focus (gtk_widget_get_ancestor (table->line, ADC_TYPE_BOARD));
  g_assert_cmpstr (table_get_focus (table), ==, "soldier");

  gtk_root_set_focus (gtk_widget_get_root (table->line), NULL);
  gtk_widget_child_focus (table->line, GTK_DIR_TAB_FORWARD);
  g_assert_null (table_get_focus (table)); /* the button of the defender */
  while (gtk_widget_child_focus (table->line, GTK_DIR_TAB_FORWARD)) {
    g_assert_cmpuint (++n_stops, <, 5);
    if (n_stops == 1)
      g_assert_cmpstr (table_get_focus (table), ==, "soldier");
  }
  g_assert_cmpuint (n_stops, ==, 2);

  /* All of it can be reached by arrows, and Home and End go along the row. */
  table_settle (table);
  adc_ares_line_view_focus_force (ADC_ARES_LINE_VIEW (table->line), "rover");
  table_press (table, GDK_KEY_Home, 0);
  g_assert_cmpstr (table_get_focus (table), ==, "soldier");
  table_press (table, GDK_KEY_End, 0);
  g_assert_cmpstr (table_get_focus (table), ==, "rover");
  table_press (table, GDK_KEY_Down, 0);
  g_assert_cmpstr (table_get_focus (table), ==, "tanks");
  table_press (table, GDK_KEY_Down, 0);
  g_assert_cmpstr (table_get_focus (table), ==, "bomber");
  table_press (table, GDK_KEY_Down, 0);
  g_assert_cmpstr (table_get_focus (table), ==, "bomber");
  table_press (table, GDK_KEY_Up, 0);
  g_assert_cmpstr (table_get_focus (table), ==, "trooper");
}

/* Every battle that ships has all its forces on the board, and fits a narrow window. */
static void
test_examples (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(GPtrArray) scenarios = adc_scenario_load_shipped (adc_game_get_folder (table->game),
                                                              NULL);

  g_assert_cmpuint (scenarios->len, >, 20);
  for (guint i = 0; i < scenarios->len; i++) {
    int minimum;

    adc_battle_session_open (table->session, scenarios->pdata[i]);
    assert_all_shown (table, scenarios->pdata[i]);
    gtk_widget_measure (GTK_WIDGET (table->board), GTK_ORIENTATION_HORIZONTAL, -1, &minimum,
                        NULL, NULL, NULL);
    g_assert_cmpint (minimum, <=, 336);
  }
}

/* Nothing is cut off on a narrow window. */
static void
test_narrow (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  int minimum;

  gtk_widget_measure (GTK_WIDGET (table->board), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL,
                      NULL, NULL);
  g_assert_cmpint (minimum, <=, 336);
  gtk_window_set_default_size (GTK_WINDOW (table->window), 360, 700);
  table_settle (table);
  table_settle (table);
  g_assert_true (gtk_widget_has_css_class (table->line, "narrow"));
}

int
main (int argc, char *argv[])
{
  static const TableTest tests[] = {
    { "/ares-board/choose", "d2-modificateurs", test_choose },
    { "/ares-board/thresholds", "d2-modificateurs", test_thresholds },
    { "/ares-board/names", "d2-modificateurs", test_names },
    { "/ares-board/move", "d2-modificateurs", test_move },
    { "/ares-board/drag", "d2-modificateurs", test_drag },
    { "/ares-board/refuse", "d2-modificateurs", test_refuse },
    { "/ares-board/count", "d2-modificateurs", test_count },
    { "/ares-board/settle", "e2-round-1", test_settle },
    { "/ares-board/settings", "d2-modificateurs", test_settings },
    { "/ares-board/strange-file", "d2-modificateurs", test_strange_file },
    { "/ares-board/focus", "d2-modificateurs", test_focus },
    { "/ares-board/examples", "d2-modificateurs", test_examples },
    { "/ares-board/narrow", "e2-round-1", test_narrow },
  };

  return table_run (argc, argv, tests, G_N_ELEMENTS (tests));
}
