/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The battle calculator in the real window: its examples, undoing, both languages, and that nothing
 * is lost on the way. */

#include "adc-board.h"
#include "adc-examples-menu.h"
#include "adc-forecast-pane.h"
#include "battle-window.h"
#include "widgets.h"

#include <string.h>

static void
test_start (void)
{
  battle_open_view ();
  g_assert_true (battle_has_text (adc_scenario_get_title (battle_get_scenario ())));
  g_assert_cmpstr (adc_window_get_location (adc_driver_get_window (battle_application)), ==,
                   "ares/battle");
  g_assert_cmpuint (battle_get_examples ()->len, >, 20);
}

static void
test_every_example (gconstpointer data)
{
  static const int widths[] = { 1100, 360 };

  adc_application_set_language (battle_application, data);
  battle_open_view ();
  for (guint w = 0; w < G_N_ELEMENTS (widths); w++) {
    adc_driver_resize (battle_application, widths[w], 700);
    for (guint i = 0; i < battle_get_examples ()->len; i++) {
      AdcScenario *example = battle_get_examples ()->pdata[i];

      battle_open (example);
      g_assert_true (adc_scenario_equal (example, battle_get_scenario ()));
      g_assert_true (battle_has_text (adc_scenario_get_title (example)));
      g_assert_true (battle_has_text (adc_scenario_get_summary (example)));
      g_assert_cmpint (gtk_widget_get_width (battle_get_window ()), <=, widths[w]);
    }
  }
  adc_driver_resize (battle_application, 1100, 700);
}

/* An example that is not there leaves the player where he is. */
static void
test_no_example (void)
{
  AdcScenario *before;

  battle_open_view ();
  before = battle_get_scenario ();
  adc_driver_open (battle_application, "ares/rule/seuil-zero");
  adc_driver_open (battle_application, "ares/battle/no-such-example");
  adc_driver_open (battle_application, "ares/battle/../game");
  adc_driver_open (battle_application, "ares/rules/no-such-item");
  g_assert_false (gtk_widget_get_mapped (battle_get_view ()));
  g_assert_true (battle_get_scenario () == before);
}

/* Going back to the calculator goes back to what was made of the example, not to the example. */
static void
test_history (void)
{
  battle_open_view ();
  adc_driver_open (battle_application, "ares/rule/seuil-zero");
  battle_open (battle_get_example ());
  battle_change_count (4);
  gtk_widget_activate_action (battle_get_view (), "win.back", NULL);
  adc_driver_settle ();
  g_assert_false (gtk_widget_get_mapped (battle_get_view ()));
  gtk_widget_activate_action (battle_get_view (), "win.forward", NULL);
  adc_driver_settle ();
  g_assert_true (gtk_widget_get_mapped (battle_get_view ()));
  g_assert_cmpuint (battle_get_count (), ==, 4);
}

static void
test_undo (void)
{
  const guint before = battle_count_in (battle_get_example ());
  AdcScenario *last;

  battle_open_view ();
  last = g_object_ref (battle_get_scenario ());
  battle_open (battle_get_example ());
  battle_change_count (before + 1);
  battle_activate ("battle.undo");
  g_assert_cmpuint (battle_get_count (), ==, before);
  battle_activate ("battle.redo");
  g_assert_cmpuint (battle_get_count (), ==, before + 1);
  battle_activate ("battle.reset");
  g_assert_cmpuint (battle_get_count (), ==, before);

  /* Back beyond the opening: what was there before is not lost. */
  battle_activate ("battle.undo");
  battle_activate ("battle.undo");
  battle_activate ("battle.undo");
  g_assert_true (battle_get_scenario () == last);
  g_object_unref (last);
}

static void
test_new (void)
{
  battle_open_view ();
  battle_open (battle_get_example ());
  battle_activate ("battle.new");
  g_assert_cmpuint (((AdcScenarioSide *) adc_scenario_get_sides (battle_get_scenario ())->pdata[0])
                      ->forces->len, ==, 0);
  battle_activate ("battle.undo");
  g_assert_true (adc_scenario_equal (battle_get_scenario (), battle_get_example ()));
}

static GtkWidget *
find_row (GtkWidget *list, const char *label)
{
  for (GtkWidget *row = gtk_widget_get_first_child (list); row != NULL;
       row = gtk_widget_get_next_sibling (row)) {
    g_autofree char *text = adc_driver_dup_text (row);

    if (GTK_IS_LIST_BOX_ROW (row) && g_str_equal (g_strchomp (text), label))
      return row;
  }

  g_assert_not_reached ();
}

/* Everything that can be opened is in the list, under the rule it illustrates. */
static void
test_menu (void)
{
  GtkWidget *menu, *list, *row;
  g_autofree char *text = NULL;

  battle_open_view ();
  battle_activate ("battle.new");
  battle_activate ("battle.browse");
  menu = widget_find (battle_get_view (), ADC_TYPE_EXAMPLES_MENU);
  g_assert_true (gtk_widget_get_mapped (menu));
  text = adc_driver_dup_text (menu);
  for (guint i = 0; i < battle_get_examples ()->len; i++) {
    AdcScenario *example = battle_get_examples ()->pdata[i];
    AdcGame *game = adc_battle_session_get_game (battle_get_session ());
    AdcEntry *rule = adc_game_lookup (game, adc_scenario_get_rule (example));

    g_assert_nonnull (strstr (text, adc_scenario_get_title (example)));
    g_assert_nonnull (strstr (text, adc_entry_get_title (rule)));
  }

  list = widget_find (menu, GTK_TYPE_LIST_BOX);
  row = find_row (list, adc_scenario_get_title (battle_get_example ()));
  g_signal_emit_by_name (row, "activate");
  adc_driver_settle ();
  g_assert_false (gtk_widget_get_mapped (menu));
  g_assert_true (adc_scenario_equal (battle_get_scenario (), battle_get_example ()));
}

static void
test_swap_language (void)
{
  AdcBattleSession *session;
  AdcScenario *scenario;

  adc_application_set_language (battle_application, "fr");
  battle_open_view ();
  battle_open (battle_get_example ());
  battle_change_count (4);
  session = battle_get_session ();
  scenario = battle_get_scenario ();
  g_action_group_activate_action (G_ACTION_GROUP (battle_application), "swap-language", NULL);
  adc_driver_settle ();
  g_assert_true (battle_get_session () == session);
  g_assert_true (battle_get_scenario () == scenario);
  g_assert_true (battle_has_text (adc_scenario_get_title (scenario)));
  g_assert_true (battle_has_text ("Battle"));
  battle_activate ("battle.undo");
  g_assert_true (adc_scenario_equal (battle_get_scenario (), battle_get_example ()));
}

static void
test_rename (void)
{
  GtkWidget *entry;

  battle_open_view ();
  battle_open (battle_get_example ());
  battle_activate ("battle.rename");
  entry = adw_message_dialog_get_extra_child (ADW_MESSAGE_DIALOG (battle_find_dialog ()));
  gtk_editable_set_text (GTK_EDITABLE (entry), "  ");
  widget_assert_says (battle_find_dialog (), "A battle needs a name.");
  gtk_editable_set_text (GTK_EDITABLE (entry), "  My <first> battle & others ");
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (battle_find_dialog ()), "rename");
  adc_driver_settle ();
  g_assert_cmpstr (adc_scenario_get_title (battle_get_scenario ()), ==,
                   "My <first> battle & others");
  g_assert_true (battle_has_text ("My <first> battle & others"));
  battle_activate ("battle.undo");
  g_assert_true (adc_scenario_equal (battle_get_scenario (), battle_get_example ()));
}

static void
test_no_calculator (void)
{
  battle_open_view ();
  adc_driver_open (battle_application, "tiny/battle");
  g_assert_null (battle_get_session ());
  g_assert_true (battle_has_text ("No Battle Calculator"));
  battle_open_view ();
  g_assert_nonnull (battle_get_session ());
}

static void
write_tiny_game (void)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "aide-de-camp", "games", "tiny",
                                            NULL);
  g_autofree char *file = g_build_filename (path, "game.xml", NULL);

  g_assert_cmpint (g_mkdir_with_parents (path, 0700), ==, 0);
  g_assert_true (g_file_set_contents (file,
                                      "<?xml version=\"1.0\"?>\n"
                                      "<game format=\"1\" id=\"tiny\" xml:lang=\"en\">\n"
                                      "  <title>Tiny game</title>\n"
                                      "  <players min=\"2\" max=\"2\"/>\n"
                                      "  <source id=\"booklet\"><title>Booklet</title></source>\n"
                                      "</game>\n",
                                      -1, NULL));
}

static gboolean
shows_tall_board (gpointer user_data G_GNUC_UNUSED)
{
  GtkWidget *board = widget_find (battle_get_view (), ADC_TYPE_BOARD);

  return board != NULL && adc_board_is_tall (ADC_BOARD (board));
}

static void
get_bounds (GType type, graphene_rect_t *bounds)
{
  GtkWidget *widget = widget_find (battle_get_view (), type);

  g_assert_true (gtk_widget_compute_bounds (widget, battle_get_window (), bounds));
}

/* How it ends is seen together with the board: below it, or beside one that fills the window. */
static void
test_tall_board (void)
{
  graphene_rect_t board;
  graphene_rect_t pane;

  adc_driver_resize (battle_application, 1100, 700);
  battle_open_view ();
  g_assert_false (shows_tall_board (NULL));
  get_bounds (ADC_TYPE_BOARD, &board);
  get_bounds (ADC_TYPE_FORECAST_PANE, &pane);
  g_assert_cmpfloat (pane.origin.y, >=, board.origin.y + board.size.height);

  adc_driver_open (battle_application, "buck-rogers/battle");
  adc_driver_wait (shows_tall_board, NULL);
  adc_driver_settle ();
  get_bounds (ADC_TYPE_BOARD, &board);
  get_bounds (ADC_TYPE_FORECAST_PANE, &pane);
  g_assert_cmpfloat (pane.origin.x, >=, board.origin.x + board.size.width);
  battle_open_view ();
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  write_tiny_game ();
  battle_start ();
  g_test_add_func ("/battle-view/start", test_start);
  g_test_add_data_func ("/battle-view/every-example/fr", "fr", test_every_example);
  g_test_add_data_func ("/battle-view/every-example/en", "en", test_every_example);
  g_test_add_func ("/battle-view/no-example", test_no_example);
  g_test_add_func ("/battle-view/history", test_history);
  g_test_add_func ("/battle-view/undo", test_undo);
  g_test_add_func ("/battle-view/new", test_new);
  g_test_add_func ("/battle-view/menu", test_menu);
  g_test_add_func ("/battle-view/swap-language", test_swap_language);
  g_test_add_func ("/battle-view/rename", test_rename);
  g_test_add_func ("/battle-view/tall-board", test_tall_board);
  g_test_add_func ("/battle-view/no-calculator", test_no_calculator);
  status = g_test_run ();
  battle_stop ();

  return status;
}
