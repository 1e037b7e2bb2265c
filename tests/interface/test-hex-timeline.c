/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The battle of Neuroshima Hex! beside its board: the outlook, the phases and the log. Most tests
 * take the illustrated battle of the rulebook. */

#include "hex-panels.h"

#include "adc-driver.h"
#include "adc-hex-log-row.h"
#include "adc-hex-timeline-panel.h"
#include "adc-term-popover.h"
#include "widgets.h"

static void
test_outlook (Panels *panels, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *panel = panels->panel;
  GtkWidget *line;

  widget_assert_says (panel, "If the Battle Began Now");
  widget_assert_says (panel, "Posterunek\n20 → 18\nLoses 2 points\n");
  widget_assert_says (panel, "Hegemonia\n20 → 14\nLoses 6 points\n");
  widget_assert_says (panel, "Caught in Nets\nBrawler\nPosterunek · netted by Net Fighter (b1)\n");
  widget_assert_says (panel, "Order of Action\nInitiative 4\nCommando\n"
                             "Posterunek · printed 3, +1 Scout (e3)\nInitiative 3\nRunner\n"
                             "Hegemonia · printed 2, +1 The Boss (d3)\n");
  widget_assert_says (panel, "Initiative 0\nPosterunek HQ\nPosterunek · printed 0\n"
                             "Hegemonia HQ\nHegemonia · printed 0\n");
  widget_assert_silent (panel, "is netted by"); /* once is enough */
  g_assert_null (widget_find_shown_button (panel, "Before"));

  /* Each line leads to its hex. */
  line = panels_find_named (panel, GTK_TYPE_BUTTON,
                            "Runner, c3: Hegemonia · printed 2, +1 The Boss (d3)");
  panels_press (line);
  g_assert_cmpuint (adc_hex_table_get_cell (panels->table), ==, adc_hex_cell_parse ("c3"));
  line = panels_find_named (panel, GTK_TYPE_BUTTON,
                            "Brawler, b2: Posterunek · netted by Net Fighter (b1)");
  panels_press (line);
  g_assert_cmpuint (adc_hex_table_get_cell (panels->table), ==, adc_hex_cell_parse ("b2"));
}

/* Whatever is moved, the forecast follows. */
static void
test_live (Panels *panels, gconstpointer data G_GNUC_UNUSED)
{
  g_assert_true (adc_hex_table_remove (panels->table, adc_hex_cell_parse ("e3"), NULL));
  panels_settle (panels);
  widget_assert_silent (panels->panel, "Initiative 4");
  widget_assert_says (panels->panel, "Initiative 3\nCommando\nPosterunek · printed 3\n");

  g_assert_true (adc_hex_table_remove (panels->table, adc_hex_cell_parse ("b1"), NULL));
  panels_settle (panels);
  widget_assert_silent (panels->panel, "Caught in Nets");
  widget_assert_says (panels->panel, "Brawler\nPosterunek · printed 3\n");

  adc_battle_session_undo (panels->session);
  adc_battle_session_undo (panels->session);
  panels_settle (panels);
  widget_assert_says (panels->panel, "netted by Net Fighter (b1)");
}

static void
assert_moment (Panels *panels, int moment, const char *title)
{
  panels_settle (panels);
  g_assert_cmpint (adc_hex_table_get_moment (panels->table), ==, moment);
  widget_assert_says (panels->panel, title);
}

/* The button that is pressed has the focus when the strip has it. */
static void
assert_strip (Panels *panels, const char *label)
{
  GtkWidget *focus = panels_get_focus (panels);

  g_assert_true (GTK_IS_TOGGLE_BUTTON (focus));
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (focus)));
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (focus)), ==, label);
}

static void
test_phases (Panels *panels, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *panel = panels->panel;

  panels_press (widget_find_shown_button (panel, "_Resolve the Battle"));
  assert_moment (panels, 0, "Initiative 4\n");
  assert_strip (panels, "4");
  widget_assert_says (panel, "Before\n4\n3\n2\n1\n0\nEnd\n");
  widget_assert_says (panel, "Hegemonia\n20\nLoses nothing; 14 at the end\n");
  widget_assert_says (panel, "Acting: Commando (e2)\n");
  widget_assert_says (panel, "Net Fighter (b1) is destroyed and leaves the board\n");
  widget_assert_silent (panel, "Order of Action");

  panels_press (panels_find_named (panel, GTK_TYPE_BUTTON, "Next Phase"));
  assert_moment (panels, 1, "Initiative 3\n");
  widget_assert_says (panel, "Posterunek\n20 → 18\nLoses 2 points; 18 at the end\n");
  widget_assert_says (panel, "Hegemonia\n20 → 18\nLoses 2 points; 14 at the end\n");

  panels_press (widget_find_shown_button (panel, "1"));
  assert_moment (panels, 3, "Initiative 1\n");
  widget_assert_says (panel, "Hegemonia\n15 → 14\nLoses 1 point; 14 at the end\n");

  panels_press (widget_find_shown_button (panel, "End"));
  assert_moment (panels, 5, "After the Battle\n");
  g_assert_false (
    gtk_widget_is_sensitive (panels_find_named (panel, GTK_TYPE_BUTTON, "Next Phase")));
  panels_press (panels_find_named (panel, GTK_TYPE_BUTTON, "Previous Phase"));
  assert_moment (panels, 4, "Initiative 0\n");

  panels_press (widget_find_shown_button (panel, "Before"));
  assert_moment (panels, ADC_HEX_BEFORE, "If the Battle Began Now");
  g_assert_true (panels_get_focus (panels) ==
                 widget_find_shown_button (panel, "_Resolve the Battle"));
}

static void
press_in_strip (Panels *panels, guint key)
{
  GtkWidget *box = gtk_widget_get_parent (panels_get_focus (panels));

  g_assert_true (widget_press_key (box, key, 0));
}

static void
test_strip_keys (Panels *panels, gconstpointer data G_GNUC_UNUSED)
{
  panels_press (widget_find_shown_button (panels->panel, "_Resolve the Battle"));
  panels_settle (panels);
  press_in_strip (panels, GDK_KEY_Right);
  assert_moment (panels, 1, "Initiative 3\n");
  assert_strip (panels, "3");
  press_in_strip (panels, GDK_KEY_End);
  assert_moment (panels, 5, "After the Battle\n");
  assert_strip (panels, "End");
  press_in_strip (panels, GDK_KEY_Right); /* there is nothing after it */
  assert_moment (panels, 5, "After the Battle\n");
  press_in_strip (panels, GDK_KEY_Left);
  assert_moment (panels, 4, "Initiative 0\n");
  press_in_strip (panels, GDK_KEY_Home);
  assert_moment (panels, 0, "Initiative 4\n");
  assert_strip (panels, "4");
}

static gboolean
press_shortcut (Panels *panels, const char *keys)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (panels->panel);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);

    for (guint j = 0; GTK_IS_SHORTCUT_CONTROLLER (controller) &&
                      j < g_list_model_get_n_items (G_LIST_MODEL (controller)); j++) {
      g_autoptr(GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (controller), j);
      g_autofree char *name = gtk_shortcut_trigger_to_string (gtk_shortcut_get_trigger (shortcut));

      if (g_str_has_prefix (name, keys))
        return gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, panels->panel,
                                             NULL);
    }
  }

  g_assert_not_reached ();
}

static void
test_shortcuts (Panels *panels, gconstpointer data G_GNUC_UNUSED)
{
  const char *forward = "<Control>Return|";
  const char *back = "<Shift><Control>Return|";

  press_shortcut (panels, back); /* it has not begun */
  assert_moment (panels, ADC_HEX_BEFORE, "If the Battle Began Now");
  g_assert_true (press_shortcut (panels, forward));
  assert_moment (panels, 0, "Initiative 4\n");
  for (guint i = 0; i < 5; i++)
    g_assert_true (press_shortcut (panels, forward));
  assert_moment (panels, 5, "After the Battle\n");
  press_shortcut (panels, forward);
  assert_moment (panels, 5, "After the Battle\n");
  g_assert_true (press_shortcut (panels, back));
  assert_moment (panels, 4, "Initiative 0\n");
}

static AdcHexLogRow *
get_row (Panels *panels, guint position)
{
  g_autoptr(GPtrArray) rows = widget_find_all (panels->panel, ADC_TYPE_HEX_LOG_ROW);

  g_assert_cmpuint (position, <, rows->len);
  return rows->pdata[position];
}

static GtkListBox *
get_list (AdcHexLogRow *row)
{
  return GTK_LIST_BOX (gtk_widget_get_parent (GTK_WIDGET (row)));
}

static void
test_log (Panels *panels, gconstpointer data G_GNUC_UNUSED)
{
  AdcHexLogRow *row;

  adc_hex_table_set_moment (panels->table, 1);
  panels_settle (panels);
  row = get_row (panels, 1);
  widget_assert_named (row, "Runner (c3) strikes Posterunek HQ (c2) to the north; strength 2: 1, "
                            "+1 from The Boss (d3); 2 wounds");
  g_assert_cmpint (adc_hex_table_get_event (panels->table), ==, -1);

  gtk_list_box_select_row (get_list (row), GTK_LIST_BOX_ROW (row));
  panels_settle (panels);
  g_assert_cmpint (adc_hex_table_get_event (panels->table), ==, adc_hex_log_row_get_event (row));
  g_assert_nonnull (widget_find_shown_button (panels->panel, "Show the _Whole Phase on the Board"));

  /* What the board points at is chosen here as well. */
  adc_hex_table_set_event (panels->table, adc_hex_log_row_get_event (get_row (panels, 0)));
  g_assert_true (gtk_list_box_get_selected_row (get_list (row)) ==
                 GTK_LIST_BOX_ROW (get_row (panels, 0)));

  panels_press (widget_find_shown_button (panels->panel, "Show the _Whole Phase on the Board"));
  panels_settle (panels);
  g_assert_cmpint (adc_hex_table_get_event (panels->table), ==, -1);
  g_assert_null (gtk_list_box_get_selected_row (get_list (row)));
  g_assert_true (ADC_IS_HEX_LOG_ROW (panels_get_focus (panels)));
}

/* The log that holds the list has the key that lets go. */
static void
test_log_escape (Panels *panels, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *log;

  adc_hex_table_set_moment (panels->table, 1);
  panels_settle (panels);
  log = gtk_widget_get_ancestor (GTK_WIDGET (get_row (panels, 0)), g_type_from_name ("AdcHexLog"));
  g_assert_false (widget_press_key (log, GDK_KEY_Escape, 0)); /* it is somebody else's */
  adc_hex_table_set_event (panels->table, 0);
  g_assert_true (widget_press_key (log, GDK_KEY_Escape, 0));
  g_assert_cmpint (adc_hex_table_get_event (panels->table), ==, -1);
}

static gboolean
popover_is_open (gpointer data)
{
  g_autoptr(GPtrArray) popovers = widget_find_all (((Panels *) data)->window,
                                                   ADC_TYPE_TERM_POPOVER);

  return popovers->len == 1;
}

static void
test_log_rule (Panels *panels, gconstpointer data G_GNUC_UNUSED)
{
  adc_hex_table_set_moment (panels->table, 0);
  panels_settle (panels);
  gtk_widget_grab_focus (GTK_WIDGET (get_row (panels, 0)));
  gtk_widget_activate (GTK_WIDGET (get_row (panels, 0)));
  adc_driver_wait (popover_is_open, panels);
}

static void
test_all_phases (Panels *panels, gconstpointer data G_GNUC_UNUSED)
{
  AdcHexLogRow *row;
  g_autoptr(GPtrArray) checks = NULL;
  g_autoptr(GPtrArray) rows = NULL;

  adc_hex_table_set_moment (panels->table, 5);
  panels_settle (panels);
  widget_assert_silent (panels->panel, "Commando (e2) shoots");
  checks = widget_find_all (panels->panel, GTK_TYPE_CHECK_BUTTON);
  g_assert_cmpuint (checks->len, ==, 1);
  gtk_check_button_set_active (checks->pdata[0], TRUE);
  panels_settle (panels);
  widget_assert_says (panels->panel, "Commando (e2) shoots");
  widget_assert_says (panels->panel, "Runner (c3) is destroyed and leaves the board");

  /* A line of another phase leads there, and keeps the focus. */
  rows = widget_find_all (panels->panel, ADC_TYPE_HEX_LOG_ROW);
  row = rows->pdata[2];
  g_assert_cmpuint (adc_hex_log_row_get_phase (row), ==, 1);
  gtk_widget_grab_focus (GTK_WIDGET (row));
  gtk_list_box_select_row (get_list (row), GTK_LIST_BOX_ROW (row));
  assert_moment (panels, 1, "Initiative 3\n");
  g_assert_cmpint (adc_hex_table_get_event (panels->table), ==, 0);
  g_assert_true (gtk_list_box_get_selected_row (get_list (row)) == GTK_LIST_BOX_ROW (row));
  g_assert_true (panels_get_focus (panels) == GTK_WIDGET (row));
}

/* Those who hit nobody are told once, and not at all if they hit somebody elsewhere. */
static void
test_idle (Panels *panels, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(GPtrArray) rows = NULL;

  adc_hex_table_set_moment (panels->table, adc_hex_table_get_n_phases (panels->table) - 1);
  panels_settle (panels);
  rows = widget_find_all (panels->panel, ADC_TYPE_HEX_LOG_ROW);
  g_assert_cmpuint (rows->len, ==, 2);
  widget_assert_named (rows->pdata[0], "Posterunek HQ (a3) attacks and meets nobody");
  widget_assert_named (rows->pdata[1], "Moloch HQ (c5) attacks and meets nobody");
}

static void
edit (Panels *panels, AdcScenario *scenario)
{
  adc_battle_session_edit (panels->session, scenario);
  panels_settle (panels);
}

static void
test_empty (Panels *panels, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *fight = widget_find_shown_button (panels->panel, "_Resolve the Battle");

  widget_assert_says (panels->panel, "Nobody on the board can act: a battle would change nothing.");
  widget_assert_says (panels->panel, "Moloch\n–\nNo HQ on the board\n");
  g_assert_false (gtk_widget_is_sensitive (fight));
  press_shortcut (panels, "<Control>Return|");
  g_assert_cmpint (adc_hex_table_get_moment (panels->table), ==, ADC_HEX_BEFORE);

  adc_hex_table_set_session (panels->table, NULL);
  panels_settle (panels);
  widget_assert_says (panels->panel, "There is no battle.");
  g_assert_null (widget_find_shown_button (panels->panel, "_Resolve the Battle"));
}

/* What the rules forbid is said, with the rule; and there is nothing to resolve. */
static void
test_faults (Panels *panels, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcScenario) copy = adc_scenario_copy (panels_get_scenario (panels));
  GPtrArray *faults;

  adc_hex_table_set_moment (panels->table, 1);
  panels_settle (panels);
  panels_add (copy, "posterunek", "posterunek-scout", "c3"); /* where the Runner lies */
  edit (panels, copy);
  faults = adc_battle_session_get_faults (panels->session);
  g_assert_cmpuint (faults->len, ==, 1);
  widget_assert_says (panels->panel, "This battle cannot be fought as it stands.");
  widget_assert_says (panels->panel, ((const AdcFault *) faults->pdata[0])->message);
  widget_assert_silent (panels->panel, "Order of Action");
  g_assert_null (widget_find_shown_button (panels->panel, "_Resolve the Battle"));
  g_assert_null (widget_find_shown_button (panels->panel, "Before"));

  adc_battle_session_undo (panels->session);
  panels_settle (panels);
  widget_assert_says (panels->panel, "Order of Action");
}

/* Where initiative comes from: modules of both sides, the hill, an action more. */
static void
test_reasons (Panels *panels, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcScenario) scenario = adc_scenario_new ("neuroshima-hex");
  AdcScenarioForce *force;

  adc_scenario_add_side (scenario, "moloch")->faction = g_strdup ("moloch");
  adc_scenario_add_side (scenario, "posterunek")->faction = g_strdup ("posterunek");
  adc_scenario_set (scenario, "board", "hill");
  panels_add (scenario, "moloch", "moloch-hq", "c3");
  panels_add (scenario, "posterunek", "posterunek-hq", "e3");
  force = panels_add (scenario, "posterunek", "posterunek-saboteur", "c2");
  adc_settings_set (force->settings, "rotation", "3");
  panels_add (scenario, "posterunek", "posterunek-commando", "e2");
  edit (panels, scenario);

  widget_assert_says (panels->panel, "Initiative 3\nCommando\nPosterunek · printed 3\n");
  widget_assert_says (panels->panel, "Initiative 2\nCommando\n"
                                     "Posterunek · one more action, from Posterunek HQ (e3)\n");
  widget_assert_says (panels->panel, "Initiative 1\nMoloch HQ\n"
                                     "Moloch · printed 0, −1 Saboteur (c2), +2 the hill\n");
}

static void
test_names (Panels *panels, gconstpointer data G_GNUC_UNUSED)
{
  g_assert_nonnull (panels_find_named (panels->panel, GTK_TYPE_BOX,
                                       "Hegemonia, HQ points 20 → 14. Loses 6 points"));
  adc_hex_table_set_moment (panels->table, 0);
  panels_settle (panels);
  widget_assert_named (widget_find_shown_button (panels->panel, "3"), "Initiative 3");
  widget_assert_named (widget_find_shown_button (panels->panel, "End"), "After the Battle");
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (widget_find_shown_button (panels->panel, "4")),
                                    GTK_ACCESSIBLE_STATE_PRESSED, GTK_ACCESSIBLE_TRISTATE_TRUE);
}

int
main (int argc, char *argv[])
{
  static const PanelsTest tests[] = {
    { "/hex-timeline/outlook", "exemple-bataille", test_outlook },
    { "/hex-timeline/live", "exemple-bataille", test_live },
    { "/hex-timeline/phases", "exemple-bataille", test_phases },
    { "/hex-timeline/strip-keys", "exemple-bataille", test_strip_keys },
    { "/hex-timeline/shortcuts", "exemple-bataille", test_shortcuts },
    { "/hex-timeline/log", "exemple-bataille", test_log },
    { "/hex-timeline/log-escape", "exemple-bataille", test_log_escape },
    { "/hex-timeline/log-rule", "exemple-bataille", test_log_rule },
    { "/hex-timeline/all-phases", "exemple-bataille", test_all_phases },
    { "/hex-timeline/idle", "faq-medecin-plusieurs-unites", test_idle },
    { "/hex-timeline/empty", NULL, test_empty },
    { "/hex-timeline/faults", "exemple-bataille", test_faults },
    { "/hex-timeline/reasons", NULL, test_reasons },
    { "/hex-timeline/names", "exemple-bataille", test_names },
  };

  return panels_run (argc, argv, adc_hex_timeline_panel_new, tests, G_N_ELEMENTS (tests));
}
