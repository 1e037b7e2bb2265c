/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The board of Neuroshima Hex! as a player sees it and finds the way about it. */

#include "hex-board.h"

#include "adc-hex-edit.h"
#include "adc-hex-setup.h"
#include "adc-scenario-file.h"
#include "widgets.h"

static void
test_names (Hex *hex, gconstpointer data G_GNUC_UNUSED)
{
  adc_hex_table_set_side (hex->table, "posterunek");
  widget_assert_named (hex_get_cell (hex, "c1"), "c1: empty");
  widget_assert_named (hex_get_cell (hex, "c3"),
                       "c3: Runner of Hegemonia, facing north, initiative now 3");
  widget_assert_named (hex_get_cell (hex, "b2"),
                       "b2: Brawler of Posterunek, facing south-west, initiative now 3, 2, netted "
                       "by Net Fighter (b1)");
  widget_assert_named (hex_get_cell (hex, "a2"),
                       "a2: Hegemonia HQ, facing north, 20 points");
  widget_assert_named (hex_find_item (hex, ADC_HEX_PILE_UNITS, "posterunek-runner"),
                       "Runner, 2 left");
  widget_assert_named (hex_find_item (hex, ADC_HEX_PILE_DISCARD, "posterunek-move"),
                       "Move, 3 discarded");
  g_assert_null (hex_find_item (hex, ADC_HEX_PILE_HAND, "posterunek-runner"));

  /* In the battle: who acts, and who does not live to see its end. */
  adc_hex_table_set_moment (hex->table, 0);
  widget_assert_named (hex_get_cell (hex, "e2"),
                       "e2: Commando of Posterunek, facing south, initiative now 4, acts in this "
                       "phase");
  widget_assert_named (hex_get_cell (hex, "b1"),
                       "b1: Net Fighter of Hegemonia, facing south-east, is destroyed in this "
                       "phase");
  adc_hex_table_set_moment (hex->table, 1);
  widget_assert_named (hex_get_cell (hex, "b1"), "b1: empty");
}

static void
assert_walk (Hex *hex, guint key, const char *expected)
{
  g_assert_true (hex_press (hex, key, 0));
  g_assert_cmpstr (hex_get_focus (hex), ==, expected);
}

static void
test_walk (Hex *hex, gconstpointer data G_GNUC_UNUSED)
{
  /* Along the column, and not beyond it. */
  hex_press_on (hex, "c3", GDK_KEY_Up, 0);
  g_assert_cmpstr (hex_get_focus (hex), ==, "c2");
  assert_walk (hex, GDK_KEY_Up, "c1");
  assert_walk (hex, GDK_KEY_Up, "c1");

  /* From column to column, without drifting up or down. */
  assert_walk (hex, GDK_KEY_Right, "d1");
  assert_walk (hex, GDK_KEY_Right, "e1");
  assert_walk (hex, GDK_KEY_Right, "e1");
  assert_walk (hex, GDK_KEY_Left, "d1");
  assert_walk (hex, GDK_KEY_Left, "c1");
  hex_press_on (hex, "c3", GDK_KEY_Down, 0);
  assert_walk (hex, GDK_KEY_Home, "a3");
  assert_walk (hex, GDK_KEY_End, "e3");
  assert_walk (hex, GDK_KEY_Left, "d3");
  assert_walk (hex, GDK_KEY_Left, "c4");

  /* All six directions on the number pad, its lock on or off. */
  adc_hex_map_focus_cell (hex->map, adc_hex_cell_parse ("c3"));
  assert_walk (hex, GDK_KEY_KP_9, "d2");
  assert_walk (hex, GDK_KEY_KP_3, "e2");
  assert_walk (hex, GDK_KEY_KP_2, "e3");
  assert_walk (hex, GDK_KEY_KP_End, "d4");
  assert_walk (hex, GDK_KEY_KP_Home, "c4");
  assert_walk (hex, GDK_KEY_KP_8, "c3");
}

/* One stop for the hexes; the arrows do the rest. */
static void
test_focus (Hex *hex, gconstpointer data G_GNUC_UNUSED)
{
  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (hex->board)));
  g_assert_cmpstr (hex_get_focus (hex), ==, "c3");
  g_assert_cmpuint (adc_hex_table_get_cell (hex->table), ==, adc_hex_cell_parse ("c3"));
  g_assert_false (gtk_widget_child_focus (GTK_WIDGET (hex->map), GTK_DIR_TAB_FORWARD));
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (hex->board), GTK_DIR_TAB_FORWARD));
  g_assert_null (hex_get_focus (hex)); /* the buttons below */
  g_assert_cmpuint (adc_hex_table_get_cell (hex->table), ==, ADC_HEX_NOWHERE);
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (hex->map), GTK_DIR_TAB_FORWARD));
  g_assert_cmpstr (hex_get_focus (hex), ==, "c3");
}

/* In the battle the board is looked at; a button leads back before it. */
static void
test_battle (Hex *hex, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcScenario) before = adc_scenario_copy (hex_get_scenario (hex));
  GtkWidget *bar = widget_get_child (hex->board, "moment_bar");

  g_assert_false (gtk_widget_get_visible (bar));
  hex_choose (hex, ADC_HEX_PILE_CARDS, "posterunek-battle");
  hex_assert_pile (hex, "posterunek-battle", "discard", 3);
  g_assert_cmpint (adc_hex_table_get_moment (hex->table), ==, 0);
  g_assert_true (gtk_widget_get_visible (bar));
  g_assert_cmpstr (gtk_label_get_label (widget_get_child (hex->board, "moment_label")), ==,
                   "The battle at initiative 4: nothing can be moved here.");
  g_assert_false (gtk_widget_get_sensitive (GTK_WIDGET (hex->tray)));

  adc_battle_session_undo (hex->session);
  adc_hex_table_set_moment (hex->table, 0);
  hex_press_on (hex, "c3", GDK_KEY_r, 0);
  hex_press_on (hex, "c3", GDK_KEY_Delete, 0);
  hex_press_on (hex, "c3", GDK_KEY_Return, 0);
  hex_press_on (hex, "c3", GDK_KEY_Up, GDK_CONTROL_MASK);
  g_assert_null (hex_drag (hex->map, hex_get_cell (hex, "c3")));
  g_assert_false (adc_hex_map_can (hex->map, "turn-right"));
  g_assert_true (adc_scenario_equal (before, hex_get_scenario (hex)));

  adc_hex_table_set_moment (hex->table, 5);
  g_assert_cmpstr (gtk_label_get_label (widget_get_child (hex->board, "moment_label")), ==,
                   "After the battle: nothing can be moved here.");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (hex->board), "hex.before", NULL));
  g_assert_cmpint (adc_hex_table_get_moment (hex->table), ==, ADC_HEX_BEFORE);
  g_assert_false (gtk_widget_get_visible (bar));
  hex_press_on (hex, "c3", GDK_KEY_r, 0);
  hex_assert_at (hex, "c3", "hegemonia-runner@1");
}

static void
test_preview (Hex *hex, gconstpointer data G_GNUC_UNUSED)
{
  AdcHexBattle *battle = adc_hex_table_get_battle (hex->table);
  const AdcHexPlacement placement = { adc_hex_battle_find_tile (battle, "moloch-hunter"),
                                      adc_hex_cell_parse ("d3"), 4 };

  adc_hex_table_set_preview (hex->table, &placement, 1);
  g_assert_true (adc_hex_cell_has_ghost (hex_get_cell (hex, "d3")));
  adc_hex_table_set_preview (hex->table, NULL, 0);
  g_assert_false (adc_hex_cell_has_ghost (hex_get_cell (hex, "d3")));
}

static void
select_line (Hex *hex, const char *name, guint line)
{
  gpointer setup = widget_get_child (hex->board, "setup");

  gtk_drop_down_set_selected (widget_get_child (setup, name), line);
}

static void
assert_setup (Hex *hex, const char *expected)
{
  gpointer setup = widget_get_child (hex->board, "setup");

  g_assert_cmpstr (gtk_label_get_label (widget_get_child (setup, "summary")), ==, expected);
}

static void
test_setup (Hex *hex, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *alliance = widget_get_child (widget_get_child (hex->board, "setup"), "alliance_field");
  GHashTable *settings;

  assert_setup (hex, "Moloch, Posterunek · plain board");
  hex_lay (hex, "moloch-hunter", "c3", 0);

  /* Who takes another's army changes with that player. */
  select_line (hex, "player_1", 1);
  assert_setup (hex, "Posterunek, Moloch · plain board");
  hex_assert_at (hex, "c3", "moloch-hunter@0");
  select_line (hex, "player_3", 3);
  g_assert_false (gtk_widget_get_visible (alliance));
  select_line (hex, "player_4", 4);
  assert_setup (hex, "Posterunek, Moloch, Borgo, Hegemonia · plain board");
  g_assert_true (gtk_widget_get_visible (alliance));
  select_line (hex, "alliance", 1);
  assert_setup (hex, "Posterunek and Borgo against Moloch and Hegemonia · plain board");

  /* Three are no alliance any more. */
  select_line (hex, "player_4", 0);
  assert_setup (hex, "Posterunek, Moloch, Borgo · plain board");
  select_line (hex, "face", 1);
  assert_setup (hex, "Posterunek, Moloch, Borgo · King of the Hill");
  widget_assert_named (hex_get_cell (hex, "c2"), "c2: empty, hill, initiative +1");
  select_line (hex, "scoring", 1);
  settings = adc_scenario_get_settings (hex_get_scenario (hex));
  g_assert_cmpstr (adc_settings_get (settings, "board", NULL), ==, "hill");
  g_assert_cmpstr (adc_settings_get (settings, "scoring", NULL), ==, "points");
  g_assert_cmpuint (hex->n_refused, ==, 0);

  for (guint i = 0; i < 7; i++)
    adc_battle_session_undo (hex->session);
  assert_setup (hex, "Moloch, Posterunek · plain board");
}

/* A file may say what no hand would do: it is shown, and can be put right. */
static void
test_strange_file (Hex *hex, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcScenario) strange = adc_scenario_copy (hex_get_scenario (hex));
  AdcScenarioForce *runner = adc_scenario_find_force (strange, "hegemonia-runner-1", NULL);
  AdcScenarioForce *boss = adc_scenario_find_force (strange, "hegemonia-boss-1", NULL);
  AdcScenarioForce *ganger = adc_scenario_find_force (strange, "hegemonia-ganger-2", NULL);
  AdcScenarioSide *side = adc_scenario_add_side (strange, "nobody");

  g_free (runner->unit);
  runner->unit = g_strdup ("no-such-tile");
  adc_settings_set (boss->settings, "rotation", "7");
  adc_settings_set (ganger->settings, "wounds", "many");
  g_free (adc_hex_edit_add (strange, side, "moloch-hunter")->place);
  adc_battle_session_edit (hex->session, strange);
  hex_settle (hex);

  g_assert_null (adc_hex_table_get_battle (hex->table));
  widget_assert_named (hex_get_cell (hex, "c3"), "c3: no-such-tile of Hegemonia");
  widget_assert_named (hex_get_cell (hex, "d3"),
                       "d3: The Boss of Hegemonia, facing north");
  hex_choose (hex, ADC_HEX_PILE_CARDS, "posterunek-move"); /* not now */
  g_assert_cmpuint (hex->n_refused, ==, 1);
  hex_press_on (hex, "c3", GDK_KEY_Delete, 0);
  hex_press_on (hex, "d3", GDK_KEY_r, 0);
  hex_press_on (hex, "d4", GDK_KEY_Delete, 0);
  select_line (hex, "player_3", 3); /* later GTKs show what is no army as nobody */
  select_line (hex, "player_3", 0);
  g_assert_nonnull (adc_hex_table_get_battle (hex->table));
}

static void
assert_narrow (Hex *hex)
{
  int minimum;

  gtk_widget_measure (GTK_WIDGET (hex->board), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL,
                      NULL, NULL);
  g_assert_cmpint (minimum, <=, 336);
}

/* Every battle that ships lies on the board, at every moment of it, and fits a narrow window. */
static void
test_examples (Hex *hex, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(GPtrArray) scenarios = adc_scenario_load_shipped (adc_game_get_folder (hex->game),
                                                              NULL);

  g_assert_cmpuint (scenarios->len, >, 30);
  for (guint i = 0; i < scenarios->len; i++) {
    const AdcHexScene *scene;

    adc_battle_session_open (hex->session, scenarios->pdata[i]);
    g_assert_nonnull (adc_hex_table_get_battle (hex->table));
    assert_narrow (hex);
    scene = adc_hex_map_get_scene (hex->map);
    for (guint j = 0; j < ADC_HEX_CELLS; j++)
      g_assert_true (scene->cells[j].force == NULL || scene->cells[j].piece != NULL);
    for (int moment = 0; moment <= adc_hex_table_get_n_phases (hex->table); moment++) {
      adc_hex_table_set_moment (hex->table, moment);
      adc_hex_table_set_event (hex->table, 0);
      hex_settle (hex);
    }
  }
}

/* On a narrow window everything is below everything, and the tiles can still be read. */
static void
test_narrow (Hex *hex, gconstpointer data G_GNUC_UNUSED)
{
  const int wide = gtk_widget_get_height (GTK_WIDGET (hex_get_cell (hex, "c3")));

  gtk_window_set_default_size (GTK_WINDOW (hex->window), 360, 800);
  hex_settle (hex);
  hex_settle (hex);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (hex->map)), <=, 360);
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (hex_get_cell (hex, "c3"))), >=, 60);
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (hex_get_cell (hex, "c3"))), <, wide);
}

int
main (int argc, char *argv[])
{
  static const HexTest tests[] = {
    { "/hex-board/names", "exemple-bataille", test_names },
    { "/hex-board/walk", NULL, test_walk },
    { "/hex-board/focus", "exemple-bataille", test_focus },
    { "/hex-board/battle", "exemple-bataille", test_battle },
    { "/hex-board/preview", NULL, test_preview },
    { "/hex-board/setup", NULL, test_setup },
    { "/hex-board/strange-file", "exemple-bataille", test_strange_file },
    { "/hex-board/examples", "exemple-bataille", test_examples },
    { "/hex-board/narrow", "exemple-bataille", test_narrow },
  };

  return hex_run (argc, argv, TRUE, tests, G_N_ELEMENTS (tests));
}
