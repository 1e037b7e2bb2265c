/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How likely it is to draw something, as a player asks for it. */

#include "config.h"

#include "adc-deal-panel.h"
#include "adc-deck-odds-page.h"
#include "adc-odds-curve.h"
#include "adc-opening-list.h"
#include "adc-wish-panel.h"
#include "deck-stage.h"
#include "decks-window.h"
#include "widgets.h"

static AdcApplication *application;

typedef struct {
  AdcDeckWork *work;
  GSettings   *settings;
  GtkWidget   *page;
  GtkWidget   *window;
} Fixture;

/* Ten cards: two blockers, one cannon, seven others. */
static void
set_up (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  AdcGame *game = deck_stage_get_game (application, "neuroshima-hex");

  fixture->settings = g_settings_new (ADC_APPLICATION_ID);
  g_settings_reset (fixture->settings, "show-draw-odds");
  fixture->work = adc_deck_work_new (
    game,
    deck_stage_new_deck (game, "moloch-blocker", 2, "moloch-gauss", 1, "moloch-medic", 7, NULL),
    NULL);
  fixture->page = adc_deck_odds_page_new ();
  adc_deck_odds_page_set_settings (ADC_DECK_ODDS_PAGE (fixture->page), fixture->settings);
  adc_deck_odds_page_set_work (ADC_DECK_ODDS_PAGE (fixture->page), fixture->work);
  fixture->window = deck_stage_open (fixture->page);
}

static void
tear_down (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  deck_stage_close (fixture->window);
  g_object_unref (fixture->work);
  g_object_unref (fixture->settings);
}

static GtkWidget *
get_wishes (Fixture *fixture)
{
  return widget_find (fixture->page, ADC_TYPE_WISH_PANEL);
}

static void
set (Fixture *fixture, gpointer from, const char *child, double value)
{
  gtk_spin_button_set_value (widget_get_child (from, child), value);
  adc_driver_settle_window (fixture->window);
}

static void
choose (Fixture *fixture, const char *child, guint line)
{
  gtk_drop_down_set_selected (widget_get_child (get_wishes (fixture), child), line);
  adc_driver_settle_window (fixture->window);
}

static const char *
get_answer (Fixture *fixture)
{
  return gtk_label_get_label (widget_get_child (get_wishes (fixture), "answer"));
}

/* 1 − C(8,3)/C(10,3) = 8/15; both of them: 8/C(10,3) = 1/15. */
static void
test_draws (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  set (fixture, get_wishes (fixture), "draws", 3);
  g_assert_cmpstr (get_answer (fixture), ==, "53.3 %");
  widget_assert_says (fixture->page, "to draw at least 1 × Blocker with the next 3 cards");
  set (fixture, get_wishes (fixture), "at_least", 2);
  g_assert_cmpstr (get_answer (fixture), ==, "6.7 %");
  set (fixture, get_wishes (fixture), "draws", 10);
  g_assert_cmpstr (get_answer (fixture), ==, "100 %");
}

/* The free kind deals nothing, so one card is assumed until somebody says otherwise. */
static void
test_turns (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  choose (fixture, "when_drop_down", 1);
  g_assert_cmpstr (get_answer (fixture), ==, "20.0 %");
  widget_assert_says (fixture->page, "with the opening hand");
  set (fixture, fixture->page, "opening", 3);
  g_assert_cmpstr (get_answer (fixture), ==, "53.3 %");
  set (fixture, fixture->page, "opening", 1);
  choose (fixture, "when_drop_down", 2);
  set (fixture, get_wishes (fixture), "turn", 2);
  set (fixture, fixture->page, "per_turn", 2);
  g_assert_cmpstr (get_answer (fixture), ==, "53.3 %");
  widget_assert_says (fixture->page, "by turn 2");
}

static void
test_category (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  GtkDropDown *wishes = widget_get_child (get_wishes (fixture), "wish_drop_down");
  GListModel *names = gtk_drop_down_get_model (wishes);
  guint found = G_MAXUINT;

  for (guint i = 0; i < g_list_model_get_n_items (names); i++)
    if (g_str_equal (gtk_string_list_get_string (GTK_STRING_LIST (names), i), "Soldier"))
      found = i;
  g_assert_cmpuint (found, !=, G_MAXUINT);
  choose (fixture, "wish_drop_down", found);
  set (fixture, get_wishes (fixture), "draws", 1);
  g_assert_cmpstr (get_answer (fixture), ==, "30.0 %"); /* a medic is a module */
}

/* Cards nobody knows make a range of it: 1 of 10 for sure, any of the 2 unknown ones perhaps. */
static void
test_unknown (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  AdcDeck *deck = adc_deck_work_get_deck (fixture->work);

  widget_assert_silent (fixture->page, "unknown");
  adc_deck_add (deck, "deck", NULL, NULL, NULL, 2);
  adc_deck_set_count (deck, adc_deck_get_lines (deck)->pdata[2], 5);
  adc_deck_work_commit (fixture->work);
  adc_driver_settle_window (fixture->window);
  choose (fixture, "wish_drop_down", 1);
  set (fixture, get_wishes (fixture), "draws", 1);
  g_assert_cmpstr (get_answer (fixture), ==, "10.0 % to 30.0 %");
  widget_assert_says (fixture->page, "2 cards of the deck are unknown");
}

/* The arrows walk along the curve, and what it says there is said. */
static void
test_curve (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *curve = widget_find (fixture->page, ADC_TYPE_ODDS_CURVE);
  const char *said = "After 2 draws, in turn 2: 37.8 %";

  g_assert_true (widget_press_key (curve, GDK_KEY_Home, 0));
  widget_assert_says (fixture->page, "After 0 draws, in turn 1: 0 %");
  g_assert_true (widget_press_key (curve, GDK_KEY_Right, 0));
  widget_assert_says (fixture->page, "After 1 draw, in turn 1: 20.0 %");
  g_assert_true (widget_press_key (curve, GDK_KEY_Right, 0));
  widget_assert_says (fixture->page, "After 2 draws, in turn 2: 37.8 %");
  gtk_test_accessible_assert_property (curve, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, said);
  g_assert_true (widget_press_key (curve, GDK_KEY_End, 0));
  widget_assert_says (fixture->page, "After 10 draws, in turn 10: 100 %");
  g_assert_true (widget_press_key (curve, GDK_KEY_Right, 0));
  g_assert_cmpuint (adc_odds_curve_get_marker (ADC_ODDS_CURVE (curve)), ==, 10);
  g_assert_false (widget_press_key (curve, GDK_KEY_Tab, 0));
}

static void
test_opening_list (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *list = widget_find (fixture->page, ADC_TYPE_OPENING_LIST);

  widget_assert_says (list, "Blocker\n20.0 %");
  widget_assert_says (list, "Gauss Cannon\n10.0 %");
  set (fixture, fixture->page, "opening", 2);
  widget_assert_says (list, "Blocker\n37.8 %");
}

static guint
count_dealt (Fixture *fixture)
{
  return widget_count_children (widget_get_child (widget_find (fixture->page, ADC_TYPE_DEAL_PANEL),
                                                  "cards"));
}

static void
test_deal (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *panel = widget_find (fixture->page, ADC_TYPE_DEAL_PANEL);

  g_assert_cmpuint (count_dealt (fixture), ==, 0);
  set (fixture, fixture->page, "opening", 10);
  adc_driver_click_in (panel, "Deal a Hand");
  g_assert_cmpuint (count_dealt (fixture), ==, 3); /* all there is, three sorts */
  widget_assert_says (panel, "2 × Blocker");
  widget_assert_says (panel, "7 × Medic");
  g_assert_nonnull (widget_find_shown_button (panel, "Deal Again"));

  set (fixture, fixture->page, "opening", 1); /* another hand: that one is put away */
  g_assert_cmpuint (count_dealt (fixture), ==, 0);
  adc_deal_panel_set_seed (ADC_DEAL_PANEL (panel), 1);
  adc_deal_panel_deal (ADC_DEAL_PANEL (panel));
  g_assert_cmpuint (count_dealt (fixture), ==, 1);
}

/* The key deals wherever the focus is, unless something is typed. */
static void
test_deal_key (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  gtk_window_set_focus (GTK_WINDOW (fixture->window), NULL);
  g_assert_true (decks_press_in (fixture->page, "d"));
  g_assert_cmpuint (count_dealt (fixture), >, 0);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) ==
                 widget_get_child (widget_find (fixture->page, ADC_TYPE_DEAL_PANEL), "button"));
  gtk_widget_grab_focus (widget_get_child (fixture->page, "opening"));
  g_assert_false (decks_press_in (fixture->page, "d"));
}

/* Off means that no chance is anywhere on the page. */
static void
test_off (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  widget_assert_says (fixture->page, "%");
  gtk_switch_set_active (widget_get_child (fixture->page, "odds_switch"), FALSE);
  adc_driver_settle_window (fixture->window);
  g_assert_false (g_settings_get_boolean (fixture->settings, "show-draw-odds"));
  widget_assert_silent (fixture->page, "%");
  widget_assert_silent (fixture->page, "Opening");
  widget_assert_says (fixture->page, "Show draw odds");
  widget_assert_says (fixture->page, "as long as this is off");
  g_settings_set_boolean (fixture->settings, "show-draw-odds", TRUE);
  adc_driver_settle_window (fixture->window);
  widget_assert_says (fixture->page, "%");
}

static void
test_nothing (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  adc_deck_odds_page_set_work (ADC_DECK_ODDS_PAGE (fixture->page), NULL);
  adc_driver_settle_window (fixture->window);
  widget_assert_says (fixture->page, "There is nothing to draw.");
}

#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  application = adc_driver_start ();
  adc_application_set_language (application, "en");

  ADD ("/deck-odds/draws", test_draws);
  ADD ("/deck-odds/turns", test_turns);
  ADD ("/deck-odds/category", test_category);
  ADD ("/deck-odds/unknown", test_unknown);
  ADD ("/deck-odds/curve", test_curve);
  ADD ("/deck-odds/opening-list", test_opening_list);
  ADD ("/deck-odds/deal", test_deal);
  ADD ("/deck-odds/deal-key", test_deal_key);
  ADD ("/deck-odds/off", test_off);
  ADD ("/deck-odds/nothing", test_nothing);

  status = g_test_run ();
  adc_driver_stop (application);
  return status;
}
