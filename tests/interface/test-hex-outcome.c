/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What comes of a battle of Neuroshima Hex! beside its board: what players decide, how it ends, and
 * the points in every variant. */

#include "hex-panels.h"

#include "adc-driver.h"
#include "adc-hex-option-line.h"
#include "adc-hex-points-bar.h"
#include "adc-hex-question-row.h"
#include "adc-hex-timeline-panel.h"
#include "widgets.h"

static const AdcScenarioForce *
get_force (Panels *panels, const char *id)
{
  return adc_scenario_find_force (panels_get_scenario (panels), id, NULL);
}

static void
assert_moment (Panels *panels, int moment, const char *title)
{
  panels_settle (panels);
  g_assert_cmpint (adc_hex_table_get_moment (panels->table), ==, moment);
  widget_assert_says (panels->panel, title);
}

static gboolean
ends_are_known (gpointer data)
{
  return !widget_says (((Panels *) data)->panel, "…");
}

static GtkCheckButton *
get_check (Panels *panels, guint question, guint option)
{
  g_autoptr(GPtrArray) rows = widget_find_all (panels->panel, ADC_TYPE_HEX_QUESTION_ROW);
  g_autoptr(GPtrArray) lines = widget_find_all (rows->pdata[question], ADC_TYPE_HEX_OPTION_LINE);
  g_autoptr(GPtrArray) checks = widget_find_all (lines->pdata[option], GTK_TYPE_CHECK_BUTTON);

  return checks->pdata[0];
}

static const char *
get_decisions (Panels *panels)
{
  return adc_settings_get (adc_scenario_get_settings (panels_get_scenario (panels)), "decisions",
                           NULL);
}

/* One medic, two wounded. */
static void
test_decide (Panels *panels, gconstpointer data G_GNUC_UNUSED)
{
  GtkCheckButton *second;

  adc_hex_table_set_moment (panels->table, 0);
  panels_settle (panels);
  adc_driver_wait (ends_are_known, panels);
  widget_assert_says (panels->panel, "Which medic cancels what?\n"
                                     "Medic (c3) cancels the wounds of Guard (c2) by Commando (c1)"
                                     "\nMoloch:\u00a0HQ\u00a020,\u00a01\u00a0tile · "
                                     "Posterunek:\u00a0HQ\u00a020,\u00a01\u00a0tile\n");
  widget_assert_says (panels->panel, "Left to what is best for Moloch\n");
  widget_assert_says (panels->panel, "Ripper (d3) is destroyed and leaves the board");
  g_assert_true (gtk_check_button_get_active (get_check (panels, 0, 0)));
  g_assert_nonnull (widget_find_shown_button (panels->panel, "3\u2009?"));

  second = get_check (panels, 0, 1);
  widget_assert_named (second, "Medic (c3) cancels the wounds of Ripper (d3) by Commando (e3). "
                               "Moloch:\u00a0HQ\u00a020,\u00a01\u00a0tile · "
                               "Posterunek:\u00a0HQ\u00a020,\u00a01\u00a0tile");
  gtk_widget_grab_focus (GTK_WIDGET (second));
  gtk_check_button_set_active (second, TRUE);
  panels_settle (panels);
  g_assert_cmpstr (get_decisions (panels), ==, "1");
  g_assert_cmpint (adc_hex_table_get_moment (panels->table), ==, 0);
  g_assert_true (panels_get_focus (panels) == GTK_WIDGET (second));
  g_assert_true (gtk_check_button_get_active (second));
  widget_assert_says (panels->panel, "Decided by you, for Moloch\n");
  widget_assert_says (panels->panel, "Guard (c2) is destroyed and leaves the board");

  /* It is one step; and can be left to the program again. */
  adc_battle_session_undo (panels->session);
  panels_settle (panels);
  g_assert_null (get_decisions (panels));
  g_assert_true (gtk_check_button_get_active (get_check (panels, 0, 0)));
  adc_battle_session_redo (panels->session);
  panels_settle (panels);
  panels_press (widget_find_shown_button (panels->panel, "Take the _Best Instead"));
  panels_settle (panels);
  g_assert_null (get_decisions (panels));
  g_assert_true (panels_get_focus (panels) == GTK_WIDGET (second) ||
                 panels_get_focus (panels) == GTK_WIDGET (get_check (panels, 0, 0)));
  g_assert_true (gtk_check_button_get_active (get_check (panels, 0, 0)));
}

/* The Clown had better explode: the alternatives differ, and the best is marked. */
static void
test_best (Panels *panels, gconstpointer data G_GNUC_UNUSED)
{
  adc_hex_table_set_moment (panels->table, 0);
  panels_settle (panels);
  adc_driver_wait (ends_are_known, panels);
  widget_assert_says (panels->panel, "Does The Clown (a2) attack or explode?\nIt attacks\n"
                                     "Moloch:\u00a0HQ\u00a020,");
  g_assert_true (gtk_check_button_get_active (get_check (panels, 0, 1)));
  widget_assert_says (GTK_WIDGET (get_check (panels, 0, 1)), "Best for Moloch");
  widget_assert_silent (GTK_WIDGET (get_check (panels, 0, 0)), "Best for Moloch");
}

static void
test_end (Panels *panels, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *panel = panels->panel;

  adc_hex_table_set_moment (panels->table, 5);
  panels_settle (panels);
  widget_assert_says (panel, "Hegemonia\n20 → 14\nLoses 6 points\n");
  widget_assert_says (panel, "No HQ is destroyed.\n"
                             "Posterunek: Losses\nAnnihilator\nBrawler\nMedic\n"
                             "3 tiles left besides the HQ\nHegemonia: Losses\nNet Fighter\nRunner\n"
                             "4 tiles left besides the HQ\n");

  panels_press (widget_find_shown_button (panel, "Back to the Be_ginning"));
  assert_moment (panels, ADC_HEX_BEFORE, "If the Battle Began Now");
  g_assert_true (panels_get_focus (panels) ==
                 widget_find_shown_button (panel, "_Resolve the Battle"));

  adc_hex_table_set_moment (panels->table, 5);
  panels_settle (panels);
  panels_press (widget_find_shown_button (panel, "_Take the Dead Away"));
  assert_moment (panels, ADC_HEX_BEFORE, "If the Battle Began Now");
  g_assert_true (panels_get_focus (panels) ==
                 widget_find_shown_button (panel, "_Resolve the Battle"));
  g_assert_null (get_force (panels, "posterunek-annihilator-1")->place);
  widget_assert_silent (panel, "Annihilator");

  adc_battle_session_undo (panels->session);
  panels_settle (panels);
  widget_assert_says (panel, "Annihilator");
  g_assert_false (adc_battle_session_can_undo (panels->session));
}

static void
edit (Panels *panels, AdcScenario *scenario)
{
  adc_battle_session_edit (panels->session, scenario);
  panels_settle (panels);
}

static void
test_scores (Panels *panels, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcScenario) copy = adc_scenario_copy (panels_get_scenario (panels));

  adc_scenario_set (copy, "scoring", "points");
  adc_settings_set (adc_scenario_find_side (copy, "posterunek")->settings, "score", "7");
  edit (panels, copy);
  widget_assert_says (panels->panel, "Posterunek\n7 → 13\nScores 6 points\n");
  widget_assert_says (panels->panel, "Hegemonia\n0 → 2\nScores 2 points\n");
  g_assert_nonnull (panels_find_named (panels->panel, GTK_TYPE_BOX,
                                       "Posterunek, score 7 → 13. Scores 6 points"));
  adc_hex_table_set_moment (panels->table, 2);
  panels_settle (panels);
  widget_assert_says (panels->panel, "Posterunek\n9 → 12\nScores 3 points; 13 at the end\n");
  widget_assert_says (panels->panel, "Hegemonia\n2\nScores nothing; 2 at the end\n");
}

static void
test_destroyed (Panels *panels, gconstpointer data G_GNUC_UNUSED)
{
  g_assert_true (adc_hex_table_set_points (panels->table, "hegemonia", 5));
  panels_settle (panels);
  widget_assert_says (panels->panel, "Hegemonia\n5 → 0\nThe HQ is destroyed\n");
  adc_hex_table_set_moment (panels->table, adc_hex_table_get_n_phases (panels->table));
  panels_settle (panels);
  widget_assert_says (panels->panel, "The HQ of Hegemonia is destroyed: Posterunek wins");
  widget_assert_says (panels->panel, "Hegemonia: Losses\nHegemonia HQ\n");
}

/* Four armies, two of them allies. */
static void
test_alliance (Panels *panels, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(GPtrArray) bars = widget_find_all (panels->panel, ADC_TYPE_HEX_POINTS_BAR);

  g_assert_cmpuint (bars->len, ==, 4);
  widget_assert_says (panels->panel, "Caught in Nets\nHunter-Killer\n"
                                     "Moloch · netted by Net Fighter (b3)\n");
  adc_hex_table_set_moment (panels->table, adc_hex_table_get_n_phases (panels->table));
  panels_settle (panels);
  widget_assert_says (panels->panel, "Hegemonia: Losses\nGanger\n");
  widget_assert_says (panels->panel, "Moloch: Losses\nNo losses\n");
}

int
main (int argc, char *argv[])
{
  static const PanelsTest tests[] = {
    { "/hex-outcome/decide", "faq-medecin-plusieurs-unites", test_decide },
    { "/hex-outcome/best", "clown-bord", test_best },
    { "/hex-outcome/end", "exemple-bataille", test_end },
    { "/hex-outcome/scores", "exemple-bataille", test_scores },
    { "/hex-outcome/destroyed", "exemple-bataille", test_destroyed },
    { "/hex-outcome/alliance", "alliance-moloch", test_alliance },
  };

  return panels_run (argc, argv, adc_hex_timeline_panel_new, tests, G_N_ELEMENTS (tests));
}
