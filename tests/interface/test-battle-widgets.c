/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A shot and the whole battle as the battle calculator shows them, of a made-up battle. */

#include "adc-dice-panel.h"
#include "adc-dice-tray.h"
#include "adc-driver.h"
#include "adc-fault-list.h"
#include "adc-forecast-pane.h"
#include "adc-shot-panel.h"
#include "adc-target-row.h"
#include "battle-engine.h"
#include "battle-stage.h"
#include "widgets.h"

static AdcShotPanel *
show_panel (Stage *stage, const char *from, const char *at)
{
  GtkWidget *panel = adc_shot_panel_new ();

  adc_shot_panel_set_session (ADC_SHOT_PANEL (panel), stage->session);
  adc_shot_panel_set_shot (ADC_SHOT_PANEL (panel), from, at);
  stage_show (stage, panel, 360);

  return ADC_SHOT_PANEL (panel);
}

static void
test_shot (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  AdcShotPanel *panel = show_panel (stage, "behemoth", "minefield");
  GtkWidget *widget = GTK_WIDGET (panel);
  GtkWidget *threshold = stage_find_class (widget, "threshold");
  g_autoptr(GPtrArray) checks = widget_find_all (widget, GTK_TYPE_CHECK_BUTTON);

  widget_assert_says (widget, "Behemoth ×3 → Minefield");
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (threshold)), ==, "2");
  widget_assert_named (threshold, "Threshold: 2");
  widget_assert_says (widget, "2 or less hits\n3 dice\n");
  widget_assert_says (widget, "4\nAgainst buildings\n−2\nColumns jumped\n= 2\n");
  widget_assert_says (widget, "At least one: 70.4\u00a0%\nExpected: 1.00 hits, 0.96 units lost\n");

  g_assert_cmpuint (checks->len, ==, 1);
  gtk_check_button_set_active (checks->pdata[0], TRUE);
  widget_assert_says (widget, "At least one: 86.8\u00a0%\nExpected: 1.57 hits\n");

  /* One without rerolls shows what it has, whatever was ticked. */
  adc_shot_panel_set_shot (panel, "behemoth", "trooper");
  stage_settle (stage);
  widget_assert_says (widget, "At least one: 96.3\u00a0%\nExpected: 2.00 hits, 1.70 units lost\n");
  g_assert_false (gtk_widget_get_mapped (checks->pdata[0]));

  adc_shot_panel_set_shot (panel, "behemoth", "tower");
  stage_settle (stage);
  widget_assert_named (threshold, "Threshold: −2");
  widget_assert_says (widget, "It cannot shoot\nBelow 0: it cannot shoot\n");
  widget_assert_silent (widget, "At least one: ");

  adc_shot_panel_set_shot (panel, "behemoth", "plane");
  stage_settle (stage);
  widget_assert_named (threshold, "Threshold: –");
  widget_assert_says (widget, "It cannot shoot\nAn X: it never shoots at this type\n");
}

/* Dice of ten faces, of which the high ones hit; the key 0 is a ten. */
static void
test_high_dice (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  AdcShotPanel *panel = show_panel (stage, "trooper", "behemoth");
  GtkWidget *dice = g_object_ref_sink (adc_dice_panel_new ());
  GtkWidget *tray = widget_get_child (dice, "tray");
  GtkWidget *window = gtk_window_new ();
  const AdcScenarioShot *shot;

  widget_assert_says (GTK_WIDGET (panel), "7 or more hits\n2 dice\n");
  widget_assert_says (GTK_WIDGET (panel), "At least one: 64.0\u00a0%\n");
  adc_shot_panel_set_shot (panel, "trooper", "tower");
  stage_settle (stage);
  widget_assert_says (GTK_WIDGET (panel), "Only a 10 hits\n2 dice\n");
  adc_shot_panel_set_shot (panel, "trooper", "plane");
  stage_settle (stage);
  widget_assert_says (GTK_WIDGET (panel), "Every die hits\n2 dice\n");

  gtk_window_set_child (GTK_WINDOW (window), dice);
  adc_dice_panel_set_session (ADC_DICE_PANEL (dice), stage->session);
  adc_dice_panel_set_shot (ADC_DICE_PANEL (dice), "trooper", "behemoth");
  g_assert_cmpstr (gtk_label_get_text (widget_get_child (dice, "shot_label")), ==,
                   "Trooper → Behemoth: 2 dice, 7 or more hits");
  g_assert_cmpuint (widget_count_children (widget_get_child (tray, "faces_box")), ==, 10);
  g_assert_true (adc_dice_tray_type (ADC_DICE_TRAY (tray), GDK_KEY_6));
  g_assert_true (adc_dice_tray_type (ADC_DICE_TRAY (tray), GDK_KEY_0));
  g_assert_cmpstr (gtk_label_get_text (widget_get_child (dice, "result_label")), ==, "1 hit");
  g_signal_emit_by_name (widget_get_child (dice, "fire_button"), "clicked");
  shot = adc_scenario_get_log (adc_battle_session_get_scenario (stage->session))->pdata[0];
  g_assert_cmpuint (g_array_index (shot->dice, guint, 0), ==, 6);
  g_assert_cmpuint (g_array_index (shot->dice, guint, 1), ==, 10);

  /* Another shot, other dice. */
  adc_dice_panel_set_shot (ADC_DICE_PANEL (dice), "behemoth", "minefield");
  g_assert_cmpuint (widget_count_children (widget_get_child (tray, "faces_box")), ==, 6);
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_finalize_object (dice);
}

static void
test_shot_hints (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  AdcShotPanel *panel = show_panel (stage, NULL, NULL);
  GtkWidget *widget = GTK_WIDGET (panel);
  g_autoptr(AdcScenario) rolled = engine_create_scenario (3);

  widget_assert_says (widget, "Choose a force, then its target.");
  adc_shot_panel_set_shot (panel, "behemoth", NULL);
  stage_settle (stage);
  widget_assert_says (widget, "Now choose its target.");
  widget_assert_says (widget, "Minefield");
  adc_shot_panel_set_shot (panel, "minefield", "behemoth");
  stage_settle (stage);
  widget_assert_says (widget, "It cannot shoot at this target now.");
  adc_shot_panel_set_shot (panel, "nobody", "nowhere"); /* what is gone is no reason to fall over */
  stage_settle (stage);

  /* Once dice were rolled the scenario does not say how many are left. */
  adc_scenario_shot_add_die (adc_scenario_add_shot (rolled, 1, "minefield", "behemoth"), 1);
  adc_shot_panel_set_shot (panel, "behemoth", "minefield");
  adc_battle_session_edit (stage->session, rolled);
  stage_settle (stage);
  widget_assert_says (widget, "Behemoth → Minefield");

  engine_set_faults (FALSE, TRUE);
  adc_battle_session_refresh (stage->session);
  stage_settle (stage);
  widget_assert_says (widget, "This battle cannot be fought as it stands.");
  adc_shot_panel_set_session (panel, NULL);
  stage_settle (stage);
  widget_assert_silent (widget, "Behemoth");
}

static void
chosen_cb (Stage *stage, const char *target)
{
  g_free (stage->heard);
  stage->heard = g_strdup (target);
}

static void
test_targets (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  AdcShotPanel *panel = show_panel (stage, "behemoth", "minefield");
  g_autoptr(GPtrArray) rows = widget_find_all (GTK_WIDGET (panel), ADC_TYPE_TARGET_ROW);
  g_autoptr(GPtrArray) again = NULL;
  GtkWidget *trooper;

  g_assert_cmpuint (rows->len, ==, 6);
  trooper = rows->pdata[1];
  widget_assert_named (rows->pdata[0], "Minefield: threshold 2, "
                                      "3 dice · at least one hit: 70.4\u00a0% · 0.96 units lost");
  widget_assert_named (trooper, "Trooper: threshold 4, 3 dice · at least one hit: 96.3\u00a0% · "
                               "1.70 units lost, the most losses");
  widget_assert_named (rows->pdata[3], "Stranger: threshold ?, a value is missing");
  widget_assert_says (trooper, "Most losses");
  widget_assert_silent (rows->pdata[0], "Most losses");

  g_signal_connect_swapped (panel, "target-chosen", G_CALLBACK (chosen_cb), stage);
  gtk_widget_grab_focus (trooper);
  gtk_widget_activate (trooper);
  g_assert_cmpstr (stage->heard, ==, "trooper");

  /* What follows from the choice does not take the focus away. */
  adc_shot_panel_set_shot (panel, "behemoth", "trooper");
  stage_settle (stage);
  again = widget_find_all (GTK_WIDGET (panel), ADC_TYPE_TARGET_ROW);
  g_assert_true (again->pdata[1] == trooper);
  g_assert_true (gtk_widget_is_focus (trooper));
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (trooper), GTK_ACCESSIBLE_STATE_SELECTED, TRUE);
}

static guint
count_missing (Stage *stage)
{
  g_autoptr(GPtrArray) lists = widget_find_all (stage->widget, ADC_TYPE_FAULT_LIST);

  return lists->len > 0 ? adc_fault_list_get_n (lists->pdata[0]) : 0;
}

/* It asks for what this shot needs, and for nothing else that is missing. */
static void
test_shot_missing (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  AdcShotPanel *panel = show_panel (stage, "behemoth", "stranger");

  engine_set_faults (TRUE, FALSE);
  adc_battle_session_refresh (stage->session);
  stage_settle (stage);
  widget_assert_says (GTK_WIDGET (panel), "A value is missing.\nA value is not known.\n");
  g_assert_cmpuint (count_missing (stage), ==, 3); /* its type, and hence any score against it */
  widget_click (widget_find_shown_button (GTK_WIDGET (panel), "_Enter the Value"));
  g_assert_cmpstr (stage->heard, ==, "stranger type");

  adc_shot_panel_set_shot (panel, "behemoth", "militia");
  stage_settle (stage);
  g_assert_cmpuint (count_missing (stage), ==, 1); /* the score against its type */
  widget_click (widget_find_shown_button (GTK_WIDGET (panel), "_Enter the Value"));
  g_assert_cmpstr (stage->heard, ==, "behemoth vs-infantry");

  adc_shot_panel_set_shot (panel, "behemoth", "minefield"); /* this one is known */
  stage_settle (stage);
  g_assert_cmpuint (count_missing (stage), ==, 0);
}

static GtkWidget *
show_pane (Stage *stage)
{
  GtkWidget *pane = adc_forecast_pane_new ();

  adc_forecast_pane_set_session (ADC_FORECAST_PANE (pane), stage->session);
  stage_show (stage, pane, 360);

  return pane;
}

static void
test_forecast (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcScenario) other = engine_create_scenario (2);
  GtkWidget *pane = show_pane (stage);

  adc_driver_wait (stage_is_idle, stage->session);
  stage_settle (stage);
  widget_assert_says (pane, "exact");
  widget_assert_says (pane, "Attacker wins\n71.2\u00a0%\nDefender wins\n28.8\u00a0%\n");
  widget_assert_says (pane, "Attacker: What Is Left\n"
                            "Behemoth\n1.50 of 3 left · wiped out: 12.5\u00a0%\n");
  widget_assert_says (pane, "Minefield\n0.00 of 2 left · wiped out: 100\u00a0%\n");
  widget_assert_silent (pane, "Tower\n"); /* it has no units and gets none */
  widget_assert_says (pane, "Best: Behemoth → Minefield, wins 71.2\u00a0%. "
                            "The simple choice, Trooper, costs 2.3 points.");
  widget_assert_says (pane, "Nobody retreats");
  g_assert_null (widget_find_shown_button (pane, "_Stop Comparing"));

  widget_click (widget_find_shown_button (pane, "Keep to Com_pare"));
  adc_battle_session_edit (stage->session, other);
  adc_driver_wait (stage_is_idle, stage->session);
  stage_settle (stage);
  widget_assert_says (pane, "0.0 points");
  widget_assert_says (pane, "1.50 of 2 left");
  widget_click (widget_find_shown_button (pane, "_Stop Comparing"));
  stage_settle (stage);
  widget_assert_silent (pane, "points\n");
}

/* As high as its text needs also when it was asked for its size before there was any. */
static void
test_forecast_late (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *pane = g_object_ref_sink (adc_forecast_pane_new ());
  GtkWidget *survivors = GTK_WIDGET (
    gtk_widget_get_template_child (pane, ADC_TYPE_FORECAST_PANE, "survivors"));
  int narrow, wide;

  gtk_widget_get_request_mode (survivors);
  adc_forecast_pane_set_session (ADC_FORECAST_PANE (pane), stage->session);
  adc_driver_wait (stage_is_idle, stage->session);
  gtk_widget_measure (survivors, GTK_ORIENTATION_VERTICAL, 200, &narrow, NULL, NULL, NULL);
  gtk_widget_measure (survivors, GTK_ORIENTATION_VERTICAL, 2000, &wide, NULL, NULL, NULL);
  g_assert_cmpint (narrow, >, wide);
  g_assert_finalize_object (pane);
}

static gboolean
is_half_done (gpointer pane)
{
  g_autoptr(GPtrArray) bars = widget_find_all (pane, GTK_TYPE_PROGRESS_BAR);

  return bars->len == 1 && gtk_progress_bar_get_fraction (bars->pdata[0]) == 0.5;
}

static void
test_forecast_cancelled (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcScenario) other = engine_create_scenario (2);
  GtkWidget *pane = show_pane (stage);

  adc_driver_wait (stage_is_idle, stage->session);
  engine_hold (TRUE);
  adc_battle_session_edit (stage->session, other);
  stage_settle (stage);
  widget_assert_says (pane, "Attacker wins");
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (pane), GTK_ACCESSIBLE_STATE_BUSY, TRUE);

  /* The old answer stays, in the end faded and no longer said to be exact. */
  adc_driver_wait (is_half_done, pane);
  stage_find_class (pane, "stale");
  widget_assert_silent (pane, "exact\n");

  widget_click (widget_find_shown_button (pane, "_Cancel"));
  stage_settle (stage);
  widget_assert_says (pane, "The computation was stopped.");
  widget_assert_silent (pane, "Attacker wins");

  engine_hold (FALSE);
  widget_click (widget_find_shown_button (pane, "Compute _Again"));
  adc_driver_wait (stage_is_idle, stage->session);
  stage_settle (stage);
  widget_assert_says (pane, "exact\n");
  widget_assert_says (pane, "1.50 of 2 left");
}

static void
test_forecast_faults (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *pane = show_pane (stage);

  adc_driver_wait (stage_is_idle, stage->session);
  engine_set_faults (TRUE, FALSE);
  adc_battle_session_refresh (stage->session);
  adc_driver_wait (stage_is_idle, stage->session);
  stage_settle (stage);
  widget_assert_says (pane, "something is missing:\nA value is not known.\n");
  widget_assert_silent (pane, "Attacker wins");
  widget_click (widget_find_shown_button (pane, "_Enter the Value"));
  g_assert_cmpstr (stage->heard, ==, "stranger type");

  engine_set_faults (FALSE, TRUE);
  adc_battle_session_refresh (stage->session);
  stage_settle (stage);
  widget_assert_says (pane, "This battle cannot be fought as it stands.\nIt cannot stand there.\n");
  g_assert_null (widget_find_shown_button (pane, "_Enter the Value"));

  adc_forecast_pane_set_session (ADC_FORECAST_PANE (pane), NULL);
  stage_settle (stage);
  widget_assert_says (pane, "There is no battle.");
  widget_assert_silent (pane, "It cannot stand there.");
}

static void
assert_fits (GtkWidget *widget)
{
  const int width = gtk_widget_get_width (widget);
  const int height = gtk_widget_get_height (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    graphene_rect_t bounds;

    if (!gtk_widget_get_mapped (child) || !gtk_widget_compute_bounds (child, widget, &bounds))
      continue;

    if (bounds.origin.x < -0.5 || bounds.origin.x + bounds.size.width > width + 0.5 ||
        bounds.origin.y + bounds.size.height > height + 0.5)
      g_error ("a %s does not fit into its %s", G_OBJECT_TYPE_NAME (child),
               G_OBJECT_TYPE_NAME (widget));
    assert_fits (child);
  }
}

/* On the narrowest window nothing is cut off and nothing covers anything. */
static void
test_narrow (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *panel = adc_shot_panel_new ();
  GtkWidget *pane = adc_forecast_pane_new ();

  gtk_box_append (GTK_BOX (box), panel);
  gtk_box_append (GTK_BOX (box), pane);
  adc_shot_panel_set_session (ADC_SHOT_PANEL (panel), stage->session);
  adc_shot_panel_set_shot (ADC_SHOT_PANEL (panel), "behemoth", "minefield");
  adc_forecast_pane_set_session (ADC_FORECAST_PANE (pane), stage->session);
  stage_show (stage, box, 300);
  adc_driver_wait (stage_is_idle, stage->session);
  adc_battle_session_pin (stage->session);
  stage_settle (stage);
  g_assert_cmpint (gtk_widget_get_width (box), <=, 300);
  assert_fits (box);
}

static void
add_tests (void)
{
  STAGE_ADD ("/battle-widgets/shot", NULL, test_shot);
  STAGE_ADD ("/battle-widgets/shot/high-dice", NULL, test_high_dice);
  STAGE_ADD ("/battle-widgets/shot/hints", NULL, test_shot_hints);
  STAGE_ADD ("/battle-widgets/shot/targets", NULL, test_targets);
  STAGE_ADD ("/battle-widgets/shot/missing", NULL, test_shot_missing);
  STAGE_ADD ("/battle-widgets/forecast", NULL, test_forecast);
  STAGE_ADD ("/battle-widgets/forecast/late", NULL, test_forecast_late);
  STAGE_ADD ("/battle-widgets/forecast/cancelled", NULL, test_forecast_cancelled);
  STAGE_ADD ("/battle-widgets/forecast/faults", NULL, test_forecast_faults);
  STAGE_ADD ("/battle-widgets/narrow", NULL, test_narrow);
}

int
main (int argc, char *argv[])
{
  return stage_run (&argc, &argv, add_tests);
}
