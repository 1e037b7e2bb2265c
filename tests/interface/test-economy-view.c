/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is bought and how it is paid, with the real widgets in the real window, for a game of the player's own. */

#include "config.h"

#include "adc-bill-panel.h"
#include "adc-driver.h"
#include "adc-economy-view.h"
#include "adc-holding-card.h"
#include "adc-holdings-panel.h"
#include "adc-more-panel.h"
#include "adc-order-panel.h"
#include "adc-piece-entry.h"
#include "adc-purchase-row.h"
#include "adc-stat-row.h"
#include "adc-stepper.h"
#include "treasury-game.h"
#include "widgets.h"

static AdcApplication *application;

static AdcEconomyView *
get_view (void)
{
  return ADC_ECONOMY_VIEW (adc_driver_get_page (application, "economy"));
}

static AdcTreasury *
get_treasury (void)
{
  return adc_treasury_session_get_treasury (adc_economy_view_get_session (get_view ()));
}

/* As it is the first time, but for who plays. */
static AdcEconomyView *
open_view (void)
{
  adc_driver_open (application, TREASURY_GAME "/economy");
  while (adc_session_can_undo (adc_economy_view_get_session (get_view ())))
    gtk_widget_activate_action (GTK_WIDGET (get_view ()), "economy.undo", NULL);
  gtk_drop_down_set_selected (widget_get_child (get_view (), "factions"), 2); /* Raynor */
  adc_driver_settle ();
  return get_view ();
}

static gpointer
get_panel (GType type)
{
  return widget_find (GTK_WIDGET (get_view ()), type);
}

/* Types into the first picker of a panel. */
static GtkWidget *
type (GtkWidget *panel, const char *text)
{
  GtkWidget *picker = widget_find (panel, ADC_TYPE_PIECE_ENTRY);

  gtk_editable_set_text (GTK_EDITABLE (widget_find (picker, GTK_TYPE_ENTRY)), text);
  adc_driver_settle ();
  return picker;
}

static void
pick (GType panel, const char *text)
{
  GtkWidget *picker = type (get_panel (panel), text);

  g_signal_emit_by_name (widget_find (picker, GTK_TYPE_ENTRY), "activate");
  adc_driver_settle ();
}

static void
set (GtkWidget *widget, const char *caption, double value)
{
  gtk_spin_button_set_value (widget_find_spin (widget, caption), value);
  adc_driver_settle ();
}

static GtkWidget *
get_card (const char *title)
{
  GtkWidget *card = widget_find_saying (get_panel (ADC_TYPE_HOLDINGS_PANEL),
                                        ADC_TYPE_HOLDING_CARD, title);

  g_assert_nonnull (card);
  return card;
}

static void
assert_shown (GType panel, const char *text)
{
  widget_assert_says (get_panel (panel), text);
}

static void
assert_not_shown (GType panel, const char *text)
{
  widget_assert_silent (get_panel (panel), text);
}

static void
test_offered (void)
{
  AdcWindow *window = adc_driver_get_window (application);

  adc_driver_open (application, TREASURY_GAME "/economy");
  g_assert_cmpstr (adc_window_get_location (window), ==, TREASURY_GAME "/economy");
  adc_driver_open (application, "ares/economy"); /* nothing is paid there */
  g_assert_cmpstr (adc_window_get_location (window), ==, TREASURY_GAME "/economy");
}

static void
test_pays (void)
{
  AdcEconomyView *view = open_view ();
  GtkWidget *row;

  assert_shown (ADC_TYPE_BILL_PANEL, "Nothing to pay");
  set (get_panel (ADC_TYPE_HOLDINGS_PANEL), "Workers", 6);
  pick (ADC_TYPE_ORDER_PANEL, "tank");
  pick (ADC_TYPE_ORDER_PANEL, "nothing of the kind");
  assert_shown (ADC_TYPE_ORDER_PANEL, "Nothing of that name can be added.");
  pick (ADC_TYPE_ORDER_PANEL, "");
  g_assert_cmpuint (adc_treasury_get_count (get_treasury (), "tank"), ==, 1);
  assert_shown (ADC_TYPE_BILL_PANEL, "It can be paid\n");
  assert_shown (ADC_TYPE_BILL_PANEL, "Ore 2, Gas 2 in all: 4 workers");
  assert_shown (ADC_TYPE_BILL_PANEL, "Ore, permanent: 2 workers");
  assert_shown (ADC_TYPE_BILL_PANEL, "2 in the pool, 0 unavailable");

  row = widget_find (get_panel (ADC_TYPE_ORDER_PANEL), ADC_TYPE_PURCHASE_ROW);
  widget_assert_named (widget_find (row, GTK_TYPE_SPIN_BUTTON), "How many: Tank");
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (widget_find (row, GTK_TYPE_SPIN_BUTTON)), 3);
  adc_driver_settle ();
  assert_shown (ADC_TYPE_BILL_PANEL, "It cannot be bought like this");
  assert_shown (ADC_TYPE_BILL_PANEL, "Gas: 4 are missing, even with forced mining.");
  assert_shown (ADC_TYPE_BILL_PANEL, "It takes 12 workers, and you have 6 to put to work.");
  assert_shown (ADC_TYPE_BILL_PANEL, "3 units are more than the build limit of 2.");
  set (get_panel (ADC_TYPE_ORDER_PANEL), "Build limit", 3);
  assert_not_shown (ADC_TYPE_BILL_PANEL, "build limit");
  g_assert_true (
    gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (widget_find (row, GTK_TYPE_SPIN_BUTTON))) ==
    3); /* the same row as before */

  gtk_widget_activate_action (GTK_WIDGET (view), "economy.undo", NULL);
  gtk_widget_activate_action (GTK_WIDGET (view), "economy.undo", NULL);
  g_assert_cmpuint (adc_treasury_get_count (get_treasury (), "tank"), ==, 1);
  gtk_widget_activate_action (GTK_WIDGET (view), "economy.redo", NULL);
  g_assert_cmpuint (adc_treasury_get_count (get_treasury (), "tank"), ==, 3);
  adc_driver_click_in (get_panel (ADC_TYPE_ORDER_PANEL), "Buy Nothing");
  assert_shown (ADC_TYPE_BILL_PANEL, "Nothing to pay");
  g_assert_null (widget_find (get_panel (ADC_TYPE_ORDER_PANEL), ADC_TYPE_PURCHASE_ROW));
}

/* A planet's name, what its cards hold, and what becomes of them. */
static void
test_cards (void)
{
  GtkWidget *panel, *picker, *release;

  open_view ();
  panel = get_panel (ADC_TYPE_HOLDINGS_PANEL);
  set (panel, "Workers", 10);
  picker = type (panel, "abaddon");
  g_assert_nonnull (widget_find_saying (picker, GTK_TYPE_BUTTON, "Abaddon, area 2"));
  widget_assert_named (widget_find_saying (picker, GTK_TYPE_BUTTON, "Abaddon, area 2"),
                       "Add Abaddon, area 2");
  g_assert_null (widget_find_saying (picker, GTK_TYPE_BUTTON, "Abaddon, area 3")); /* points */
  adc_driver_click_in (picker, "Abaddon, area 2");
  g_assert_null (widget_find (picker, GTK_TYPE_BUTTON));
  widget_assert_named (widget_find_spin (get_card ("Abaddon, area 2"), "Already there"),
                       "Abaddon, area 2: Already there");
  pick (ADC_TYPE_ORDER_PANEL, "tank");
  pick (ADC_TYPE_ORDER_PANEL, "tank");
  assert_shown (ADC_TYPE_BILL_PANEL, "It can be paid, with forced mining");
  assert_shown (ADC_TYPE_BILL_PANEL,
                "Abaddon, area 2: 2 workers, one beyond its capacity: partially depleted");
  gtk_check_button_set_active (
    GTK_CHECK_BUTTON (widget_find (get_card ("Abaddon, area 2"), GTK_TYPE_CHECK_BUTTON)), TRUE);
  adc_driver_settle ();
  assert_shown (ADC_TYPE_BILL_PANEL,
                "Abaddon, area 2: 2 workers, one beyond its capacity: the card leaves the game");
  assert_shown (ADC_TYPE_BILL_PANEL, "2 in the pool, 2 unavailable");

  /* One that is not in the list, and where to put them instead. */
  adc_driver_click_in (panel, "Other Card: Gas");
  set (get_card ("Gas, card 1"), "Capacity", 3);
  assert_shown (ADC_TYPE_BILL_PANEL, "It can be paid\n");
  assert_shown (ADC_TYPE_BILL_PANEL, "Gas, card 1: 1 worker");
  set (get_card ("Gas, permanent"), "To pay", 0);
  assert_shown (ADC_TYPE_BILL_PANEL, "Gas, card 1: 3 workers");
  assert_not_shown (ADC_TYPE_BILL_PANEL, "Gas, permanent");
  set (get_card ("Abaddon, area 2"), "To pay", 0);
  assert_shown (ADC_TYPE_BILL_PANEL, "Gas, card 1: 4 workers, one beyond its capacity");
  set (get_card ("Gas, card 1"), "To pay", 2);
  assert_shown (ADC_TYPE_BILL_PANEL, "the way you place your workers leaves 2 to pay");
  g_assert_cmpint (adc_treasury_get_holding (get_treasury (), 1)->source.pinned, ==, 0);
  release = gtk_widget_get_next_sibling (
    widget_find_saying (get_card ("Gas, permanent"), ADC_TYPE_STEPPER, "To pay"));
  widget_assert_named (release, "Let the Program Choose");
  adc_driver_click (release);
  g_assert_false (gtk_widget_get_visible (release));
  g_assert_cmpint (adc_treasury_get_holding (get_treasury (), 1)->source.pinned, ==, -1);
  assert_shown (ADC_TYPE_BILL_PANEL, "It can be paid\n");

  adc_driver_click (widget_find (get_card ("Abaddon, area 2"), GTK_TYPE_BUTTON));
  g_assert_null (widget_find_saying (panel, ADC_TYPE_HOLDING_CARD, "Abaddon, area 2"));
  g_assert_nonnull (get_card ("Gas, card 1"));
}

/* What it asks for is said to be there, and taken back. */
static void
test_asks (void)
{
  GtkWidget *panel;

  open_view ();
  panel = get_panel (ADC_TYPE_HOLDINGS_PANEL);
  set (panel, "Workers", 6);
  pick (ADC_TYPE_ORDER_PANEL, "firebat");
  assert_shown (ADC_TYPE_BILL_PANEL, "It can be paid\n");
  assert_shown (ADC_TYPE_BILL_PANEL, "Firebat asks for Barracks 2");
  adc_driver_click_in (get_panel (ADC_TYPE_BILL_PANEL), "I Have Barracks 2");
  assert_not_shown (ADC_TYPE_BILL_PANEL, "asks for");
  widget_assert_named (widget_find_saying (panel, GTK_TYPE_BUTTON, "Barracks 2"),
                       "Take Barracks 2 Away");
  adc_driver_click_in (panel, "Barracks 2");
  assert_shown (ADC_TYPE_BILL_PANEL, "Firebat asks for Barracks 2");
  gtk_drop_down_set_selected (widget_get_child (get_view (), "editions"), 1);
  adc_driver_settle ();
  assert_shown (ADC_TYPE_BILL_PANEL, "Firebat asks for Barracks 2 (Wars)");
}

/* A cost nobody knows is typed in once, and is known from then on. */
static void
test_unknown (void)
{
  static const char * const texts[] = { "2", "1" };
  AdcCompletions *completions = adc_application_get_completions (application);

  open_view ();
  set (get_panel (ADC_TYPE_HOLDINGS_PANEL), "Workers", 6);
  pick (ADC_TYPE_ORDER_PANEL, "barracks 2");
  assert_shown (ADC_TYPE_ORDER_PANEL, "Ore ?, Gas ?");
  assert_shown (ADC_TYPE_BILL_PANEL, "What Barracks 2 costs is not known");
  assert_not_shown (ADC_TYPE_BILL_PANEL, "worker"); /* which would be none */
  pick (ADC_TYPE_ORDER_PANEL, "marine");
  assert_shown (ADC_TYPE_BILL_PANEL, "At least Ore 1: 1 worker");
  gtk_widget_activate_action (GTK_WIDGET (get_view ()), "economy.undo", NULL);
  adc_driver_settle ();
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++) {
    GtkWidget *row = widget_find (get_panel (ADC_TYPE_BILL_PANEL), ADC_TYPE_STAT_ROW);

    adc_stat_row_edit (ADC_STAT_ROW (row));
    gtk_editable_set_text (GTK_EDITABLE (widget_find (row, GTK_TYPE_ENTRY)), texts[i]);
    gtk_widget_activate_action (row, "stat-row.save", NULL);
    adc_driver_settle ();
  }
  assert_shown (ADC_TYPE_ORDER_PANEL, "Ore 2, Gas 1");
  assert_shown (ADC_TYPE_BILL_PANEL, "It can be paid\n");
  g_assert_null (widget_find (get_panel (ADC_TYPE_BILL_PANEL), ADC_TYPE_STAT_ROW));

  while (g_list_model_get_n_items (G_LIST_MODEL (completions)) > 0) {
    g_autoptr(AdcCompletion) completion = g_list_model_get_item (G_LIST_MODEL (completions), 0);

    adc_completions_remove (completions, completion);
  }
  adc_driver_settle ();
  assert_shown (ADC_TYPE_ORDER_PANEL, "Ore ?, Gas ?");
}

/* A special order, another order, and what could be bought as well. */
static void
test_orders (void)
{
  GtkWidget *panel;

  open_view ();
  panel = get_panel (ADC_TYPE_ORDER_PANEL);
  assert_shown (ADC_TYPE_MORE_PANEL, "say first how many you have");
  assert_not_shown (ADC_TYPE_BILL_PANEL, "Workers afterwards");
  set (get_panel (ADC_TYPE_HOLDINGS_PANEL), "Workers", 4);
  assert_not_shown (ADC_TYPE_MORE_PANEL, "say first how many you have");
  assert_shown (ADC_TYPE_BILL_PANEL, "Workers afterwards");
  assert_shown (ADC_TYPE_MORE_PANEL, "Tank");
  assert_shown (ADC_TYPE_MORE_PANEL, "If you have what it asks for\nFirebat");
  assert_not_shown (ADC_TYPE_MORE_PANEL, "Ghost"); /* nobody knows what it costs */
  widget_assert_named (widget_find_saying (get_panel (ADC_TYPE_MORE_PANEL), GTK_TYPE_BUTTON,
                                           "Tank"),
                       "Buy One More: Tank (Ore 2, Gas 2)");
  adc_driver_click_in (get_panel (ADC_TYPE_MORE_PANEL), "Tank");
  assert_shown (ADC_TYPE_MORE_PANEL, "Nothing more can be paid.");
  gtk_check_button_set_active (GTK_CHECK_BUTTON (widget_find (panel, GTK_TYPE_CHECK_BUTTON)), TRUE);
  adc_driver_settle ();
  assert_shown (ADC_TYPE_BILL_PANEL, "Special order, taken off Tank where it serves best: Gas 1");
  assert_shown (ADC_TYPE_MORE_PANEL, "Marine");

  gtk_drop_down_set_selected (GTK_DROP_DOWN (widget_find (panel, GTK_TYPE_DROP_DOWN)), 1);
  adc_driver_settle ();
  assert_shown (ADC_TYPE_ORDER_PANEL, "Nothing yet");
  assert_not_shown (ADC_TYPE_ORDER_PANEL, "Special order");
  assert_not_shown (ADC_TYPE_ORDER_PANEL, "Build limit");
  pick (ADC_TYPE_ORDER_PANEL, "stim");
  pick (ADC_TYPE_ORDER_PANEL, "armour");
  assert_shown (ADC_TYPE_BILL_PANEL, "Technologies: no more than 1 with one order.");
  gtk_drop_down_set_selected (GTK_DROP_DOWN (widget_find (panel, GTK_TYPE_DROP_DOWN)), 0);
  adc_driver_settle ();
  assert_shown (ADC_TYPE_ORDER_PANEL, "Tank"); /* it was kept */
}

/* Kept in another language, and whatever else stands in the settings. */
static void
test_kept (void)
{
  GSettings *settings = adc_application_get_settings (application);
  g_autoptr(GVariant) other = NULL;

  open_view ();
  set (get_panel (ADC_TYPE_HOLDINGS_PANEL), "Workers", 7);
  pick (ADC_TYPE_HOLDINGS_PANEL, "braken");
  pick (ADC_TYPE_ORDER_PANEL, "tank");
  adc_application_set_language (application, "fr");
  adc_driver_open (application, TREASURY_GAME "/economy");
  g_assert_cmpuint (adc_treasury_get_workers (get_treasury ()), ==, 7);
  g_assert_cmpuint (adc_treasury_get_count (get_treasury (), "tank"), ==, 1);
  assert_shown (ADC_TYPE_HOLDINGS_PANEL, "Braken, zone 1");
  assert_shown (ADC_TYPE_ORDER_PANEL, "Char");

  g_settings_set_value (settings, "treasuries",
                        g_variant_new_parsed ("{'" TREASURY_GAME "': <'?'>, 'other': <7>}"));
  adc_application_set_language (application, "en");
  adc_driver_open (application, TREASURY_GAME "/economy");
  g_assert_cmpuint (adc_treasury_get_workers (get_treasury ()), ==, 0);
  set (get_panel (ADC_TYPE_HOLDINGS_PANEL), "Workers", 1);
  {
    g_autoptr(GVariant) all = g_settings_get_value (settings, "treasuries");

    other = g_variant_lookup_value (all, "other", G_VARIANT_TYPE_INT32);
  }
  g_assert_cmpint (g_variant_get_int32 (other), ==, 7);
  g_settings_reset (settings, "treasuries");
}

/* Nothing is wider than the window, in either language. */
static void
test_narrow (void)
{
  static const char * const languages[] = { "fr", "en" };

  for (guint l = 0; l < G_N_ELEMENTS (languages); l++) {
    int minimum;

    adc_application_set_language (application, languages[l]);
    adc_driver_resize (application, 360, 720);
    open_view ();
    pick (ADC_TYPE_HOLDINGS_PANEL, "abaddon");
    adc_driver_click_in (get_panel (ADC_TYPE_HOLDINGS_PANEL), l == 0 ? "Gaz" : "Gas");
    pick (ADC_TYPE_ORDER_PANEL, "ghost");
    pick (ADC_TYPE_ORDER_PANEL, "firebat");
    type (get_panel (ADC_TYPE_ORDER_PANEL), "a");
    adc_driver_settle ();
    gtk_widget_measure (GTK_WIDGET (get_view ()), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL,
                        NULL, NULL);
    g_assert_cmpint (minimum, <=, 360);
  }
  adc_driver_resize (application, 1100, 760);
}

/* Whatever is clicked and stepped: nothing is complained of. */
static void
test_chance (void)
{
  g_autoptr(GRand) rand = g_rand_new_with_seed (27);

  open_view ();
  for (guint i = 0; i < 250; i++) {
    const GType types[] = { ADC_TYPE_HOLDINGS_PANEL, ADC_TYPE_ORDER_PANEL, ADC_TYPE_MORE_PANEL,
                            ADC_TYPE_HOLDINGS_PANEL };
    GtkWidget *panel = get_panel (types[g_rand_int_range (rand, 0, G_N_ELEMENTS (types))]);
    guint n = g_rand_int_range (rand, 0, 10);
    GtkWidget *widget;

    switch (g_rand_int_range (rand, 0, 7)) {
    case 0:
      gtk_widget_activate_action (GTK_WIDGET (get_view ()), "economy.undo", NULL);
      break;
    case 1:
      gtk_widget_activate_action (GTK_WIDGET (get_view ()), "economy.redo", NULL);
      break;
    case 2:
      pick (ADC_TYPE_HOLDINGS_PANEL, g_rand_boolean (rand) ? "abaddon" : "braken");
      break;
    case 3:
      pick (ADC_TYPE_ORDER_PANEL, g_rand_boolean (rand) ? "tank" : "marine");
      break;
    case 4:
      widget = widget_find_nth_usable (panel, GTK_TYPE_SPIN_BUTTON, n);
      if (widget != NULL)
        gtk_spin_button_set_value (GTK_SPIN_BUTTON (widget), g_rand_int_range (rand, 0, 7));
      break;
    case 5:
      widget = widget_find_nth_usable (panel, GTK_TYPE_CHECK_BUTTON, n);
      if (widget != NULL)
        gtk_check_button_set_active (GTK_CHECK_BUTTON (widget), g_rand_boolean (rand));
      break;
    default:
      widget = widget_find_nth_usable (panel, GTK_TYPE_BUTTON, n);
      if (widget != NULL && !gtk_widget_has_css_class (widget, "purchase-title") &&
          !gtk_widget_has_css_class (widget, "rule-button"))
        g_signal_emit_by_name (widget, "clicked");
    }
    if (i % 10 == 0)
      adc_driver_settle ();
  }
}

int
main (int argc, char *argv[])
{
  g_autofree char *folder = NULL;
  int status;

  g_test_init (&argc, &argv, NULL);
  folder = g_build_filename (g_get_user_data_dir (), "aide-de-camp", "games", TREASURY_GAME, NULL);
  treasury_game_write (folder);
  application = adc_driver_start ();
  adc_application_set_language (application, "en");

  g_test_add_func ("/economy-view/offered", test_offered);
  g_test_add_func ("/economy-view/pays", test_pays);
  g_test_add_func ("/economy-view/cards", test_cards);
  g_test_add_func ("/economy-view/asks", test_asks);
  g_test_add_func ("/economy-view/unknown", test_unknown);
  g_test_add_func ("/economy-view/orders", test_orders);
  g_test_add_func ("/economy-view/kept", test_kept);
  g_test_add_func ("/economy-view/narrow", test_narrow);
  g_test_add_func ("/economy-view/chance", test_chance);
  status = g_test_run ();
  adc_driver_stop (application);

  return status;
}
