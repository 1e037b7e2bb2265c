/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The set-up assistant with the real widgets in the real window, for the game that has one. */

#include "config.h"

#include "adc-card-sorter.h"
#include "adc-driver.h"
#include "adc-group-cards.h"
#include "adc-group-picker.h"
#include "adc-setup-checklist.h"
#include "adc-setup-row.h"
#include "adc-setup-verdict.h"
#include "adc-setup-view.h"
#include "adc-table-chart.h"
#include "adc-table-panel.h"
#include "widgets.h"

#include <string.h>

static AdcApplication *application;

static AdcSetupView *
get_view (void)
{
  return ADC_SETUP_VIEW (adc_driver_get_page (application, "setup"));
}

static AdcSetupPlan *
get_plan (void)
{
  return adc_setup_view_get_plan (get_view ());
}

static void
act (const char *action)
{
  gtk_widget_activate_action (GTK_WIDGET (get_view ()), action, NULL);
  adc_driver_settle ();
}

/* As it is the first time. */
static void
open_view (void)
{
  adc_driver_open (application, "ark/setup");
  while (adc_setup_plan_can_undo (get_plan ()))
    gtk_widget_activate_action (GTK_WIDGET (get_view ()), "setup.undo", NULL);
  adc_driver_settle ();
}

static gpointer
get_panel (GType type)
{
  return widget_find (GTK_WIDGET (get_view ()), type);
}

static void
click (GType panel, const char *text)
{
  adc_driver_click_in (get_panel (panel), text);
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

static GtkWidget *
get_row (const char *title)
{
  GtkWidget *row = widget_find_saying (get_panel (ADC_TYPE_SETUP_CHECKLIST), ADC_TYPE_SETUP_ROW,
                                       title);

  if (row == NULL)
    g_error ("there is no row “%s”", title);
  return row;
}

static void
assert_row (const char *title, const char *quantity)
{
  g_autofree char *text = adc_driver_dup_text (get_row (title));
  g_autofree char *line = g_strconcat (quantity, "\n", NULL);

  if (!g_str_has_prefix (text, line))
    g_error ("“%s” does not begin with “%s”", text, quantity);
}

static void
select_nth (const char *drop_down, guint position)
{
  gtk_drop_down_set_selected (widget_get_child (get_view (), drop_down), position);
  adc_driver_settle ();
}

static void
test_offered (void)
{
  AdcWindow *window = adc_driver_get_window (application);

  adc_driver_open (application, "ark/setup");
  g_assert_cmpstr (adc_window_get_location (window), ==, "ark/setup");
  adc_driver_open (application, "ares/setup"); /* it has none */
  g_assert_cmpstr (adc_window_get_location (window), ==, "ark/setup");
}

static void
test_players (void)
{
  open_view ();
  assert_row ("Room stack", "16");
  assert_row ("Mission deck", "4–6");
  assert_row ("External generators placed", "?");
  assert_shown (ADC_TYPE_SETUP_VERDICT, "3 groups of the 3 are still to be chosen.");
  select_nth ("players", 4);
  assert_row ("Room stack", "28");
  assert_row ("Premium box", "1");
  assert_row ("External generators placed", "2");
  assert_shown (ADC_TYPE_TABLE_PANEL, "5 players, recommended");
  select_nth ("modes", 1);
  assert_shown (ADC_TYPE_SETUP_VERDICT, "“First Mission” is for 1 to 4 players, not for 5.");
  click (ADC_TYPE_SETUP_VERDICT, "Play “Normal game”");
  assert_shown (ADC_TYPE_SETUP_VERDICT, "4 groups of the 4 are still to be chosen.");
  select_nth ("players", 2);
  select_nth ("modes", 1);
  assert_row ("Room stack", "11");
  assert_shown (ADC_TYPE_SETUP_VERDICT, "The choices are sound");
  g_assert_false (gtk_widget_get_visible (get_panel (ADC_TYPE_GROUP_PICKER)));
  act ("setup.undo");
  assert_row ("Room stack", "20");
  act ("setup.redo");
  assert_row ("Room stack", "11");
}

/* By hand, against the rules, mended, by lot. */
static void
test_groups (void)
{
  GtkWidget *button;

  open_view ();
  click (ADC_TYPE_GROUP_PICKER, "Blue group 1");
  click (ADC_TYPE_GROUP_PICKER, "Purple group 1");
  button = widget_find_saying (get_panel (ADC_TYPE_GROUP_PICKER), GTK_TYPE_TOGGLE_BUTTON,
                               "Purple group 2");
  widget_assert_named (button, "Purple group 2");
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
  adc_driver_settle ();
  assert_shown (ADC_TYPE_GROUP_PICKER, "3 chosen of 3");
  assert_shown (ADC_TYPE_SETUP_VERDICT, "Not allowed");
  assert_shown (ADC_TYPE_SETUP_VERDICT, "Mission deck: 2, and it takes at least 4.");
  click (ADC_TYPE_SETUP_VERDICT, "Take “Blue group 2” Instead of “Purple group 2”");
  assert_shown (ADC_TYPE_SETUP_VERDICT, "The choices are sound");
  g_assert_false (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)));
  assert_row ("Mission deck", "4");
  click (ADC_TYPE_GROUP_PICKER, "Choose None");
  assert_row ("Mission deck", "4–6");
  click (ADC_TYPE_GROUP_PICKER, "Draw at Random");
  assert_shown (ADC_TYPE_SETUP_VERDICT, "The choices are sound");
}

static void
test_ticks (void)
{
  GtkWidget *row, *check;

  open_view ();
  row = get_row ("Room stack");
  check = widget_find (row, GTK_TYPE_CHECK_BUTTON);
  widget_assert_named (check, "16 Room stack: laid out");
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), TRUE);
  adc_driver_settle ();
  assert_shown (ADC_TYPE_SETUP_CHECKLIST, "1 of ");
  g_assert_true (gtk_widget_has_css_class (row, "laid-out"));
  select_nth ("players", 2); /* another number: it is to be done again */
  g_assert_true (get_row ("Room stack") == row);
  g_assert_false (gtk_check_button_get_active (GTK_CHECK_BUTTON (check)));
  select_nth ("players", 1);
  g_assert_true (gtk_check_button_get_active (GTK_CHECK_BUTTON (check)));
  click (ADC_TYPE_SETUP_CHECKLIST, "Start Again");
  assert_shown (ADC_TYPE_SETUP_CHECKLIST, "0 of ");
  act ("setup.undo");
  g_assert_true (gtk_check_button_get_active (GTK_CHECK_BUTTON (check)));
}

/* What a lost picture showed, typed in; and what is no number. */
static void
type_into (const char *title, const char *text)
{
  GtkWidget *row = get_row (title);
  GtkWidget *entry;

  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), TRUE);
  adc_driver_settle ();
  entry = widget_find (row, ADW_TYPE_ENTRY_ROW);
  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  g_signal_emit_by_name (entry, "apply");
  adc_driver_settle ();
}

static void
test_typed (void)
{
  open_view ();
  type_into ("External generators placed", "many");
  assert_shown (ADC_TYPE_SETUP_CHECKLIST, "A whole number from 0 to 99, please, or nothing.");
  assert_row ("External generators placed", "?");
  type_into ("External generators placed", " 1 ");
  assert_not_shown (ADC_TYPE_SETUP_CHECKLIST, "please, or nothing.");
  assert_row ("External generators placed", "1");
  assert_row ("Cylinders on the external generators", "2");
  assert_row ("Exploration tokens placed", "?");
  type_into ("Teleporters placed", "2");
  assert_row ("Exploration tokens placed", "11");
  type_into ("Teleporters placed", "");
  assert_row ("Exploration tokens placed", "?");
}

static void
test_table (void)
{
  GtkWidget *panel, *chart;
  GtkWidget *spin;

  open_view ();
  select_nth ("players", 3);
  panel = get_panel (ADC_TYPE_TABLE_PANEL);
  chart = widget_find (panel, ADC_TYPE_TABLE_CHART);
  widget_assert_named (chart, "4 players, recommended");
  spin = widget_find (panel, GTK_TYPE_SPIN_BUTTON);
  widget_assert_named (spin, "Width of your table in centimetres");
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), 110);
  adc_setup_plan_set_table (get_plan (), 110, 80);
  adc_setup_plan_commit (get_plan ());
  adc_driver_settle ();
  widget_assert_named (chart, "4 players, for a narrow table");
  assert_shown (ADC_TYPE_TABLE_PANEL, "It fits: it takes 104 × 80 cm, and your table has 110 × 80.");
  assert_shown (ADC_TYPE_TABLE_PANEL, "It does not fit: it takes 96 × 96 cm");
  gtk_check_button_set_active (
    GTK_CHECK_BUTTON (widget_find (widget_find_saying (panel, ADW_TYPE_ACTION_ROW, "recommended"),
                                   GTK_TYPE_CHECK_BUTTON)),
    TRUE);
  adc_driver_settle ();
  assert_shown (ADC_TYPE_SETUP_VERDICT, "It does not fit: it takes 96 × 96 cm");
  click (ADC_TYPE_SETUP_VERDICT, "Lay Out “4 players, for a narrow table”");
  assert_not_shown (ADC_TYPE_SETUP_VERDICT, "It does not fit");
}

/* The rulebook's example, by its location; the card sorter agrees with it. */
static void
test_example (void)
{
  open_view ();
  adc_driver_open (application, "ark/setup/a37-filtre");
  g_assert_cmpuint (adc_setup_plan_get_groups (get_plan ())->len, ==, 3);
  assert_shown (ADC_TYPE_CARD_SORTER, "It stays: both its icons are of groups chosen.");
  gtk_drop_down_set_selected (
    GTK_DROP_DOWN (widget_find (get_panel (ADC_TYPE_CARD_SORTER), GTK_TYPE_DROP_DOWN)), 3);
  adc_driver_settle ();
  assert_shown (ADC_TYPE_CARD_SORTER, "Back into the box: “Blue group 4” is not chosen.");
  g_assert_true (adc_setup_view_open_case (get_view (), "a39-deux-pourpres"));
  adc_driver_settle ();
  assert_row ("Mission deck", "~6");
  g_assert_false (adc_setup_view_open_case (get_view (), "nowhere"));
}

/* Who says which room is of which group sees it named. */
static gboolean
is_named (gpointer title)
{
  return widget_says (get_row ("Special rooms in the stack"), title);
}

static void
test_cards (void)
{
  GtkWidget *panel, *row;

  open_view ();
  g_assert_true (adc_setup_view_open_case (get_view (), "a38-aucun-pourpre"));
  panel = get_panel (ADC_TYPE_GROUP_CARDS);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (widget_find (panel, ADW_TYPE_EXPANDER_ROW)),
                                 TRUE);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (get_row ("Special rooms in the stack")), TRUE);
  adc_driver_settle ();
  assert_shown (ADC_TYPE_GROUP_CARDS, "0 known of 9");
  row = widget_find_saying (panel, ADW_TYPE_COMBO_ROW, "Robotics");
  g_assert_nonnull (row);
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), 2);
  adc_driver_wait (is_named, (gpointer) "Robotics");
  assert_shown (ADC_TYPE_GROUP_CARDS, "1 known of 9");
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), 0);
  adc_driver_settle ();
  g_assert_false (is_named ((gpointer) "Robotics"));
}

static void
test_kept (void)
{
  GSettings *settings = adc_application_get_settings (application);
  g_autoptr(GVariant) kept = NULL;
  g_autoptr(GVariant) state = NULL;
  g_autoptr(AdcSetupPlan) plan = adc_setup_plan_new (adc_setup_plan_get_game (get_plan ()));

  open_view ();
  select_nth ("players", 4);
  kept = g_settings_get_value (settings, "setups");
  state = g_variant_lookup_value (kept, "ark", NULL);
  g_assert_true (adc_setup_plan_restore (plan, state));
  g_assert_cmpuint (adc_setup_plan_get_n_players (plan), ==, 5);
}

static void
test_copy (void)
{
  GdkContentProvider *content;
  g_auto(GValue) value = G_VALUE_INIT;

  open_view ();
  act ("setup.copy");
  content = gdk_clipboard_get_content (gtk_widget_get_clipboard (GTK_WIDGET (get_view ())));
  g_value_init (&value, G_TYPE_STRING);
  g_assert_true (gdk_content_provider_get_value (content, &value, NULL));
  g_assert_nonnull (strstr (g_value_get_string (&value), "[ ]    16  Room stack\n"));
}

/* Whatever is pressed, nothing breaks, in a narrow window and in French too. */
static void
test_chance (void)
{
  g_autoptr(GRand) rand = g_rand_new_with_seed (11);
  static const char * const groups[] = { "Groupe bleu 1", "Groupe bleu 2", "Groupe pourpre 1",
                                         "Groupe pourpre 2" };

  adc_application_set_language (application, "fr");
  adc_driver_resize (application, 360, 700);
  open_view ();
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (adc_driver_get_window (application))), <=,
                   360);
  for (guint i = 0; i < 120; i++) {
    switch (g_rand_int_range (rand, 0, 6)) {
    case 0:
      gtk_widget_activate_action (GTK_WIDGET (get_view ()), "setup.undo", NULL);
      break;
    case 1:
      gtk_widget_activate_action (GTK_WIDGET (get_view ()), "setup.redo", NULL);
      break;
    case 2:
      gtk_drop_down_set_selected (widget_get_child (get_view (), "players"),
                                  (guint) g_rand_int_range (rand, 0, 5));
      break;
    case 3:
      gtk_drop_down_set_selected (widget_get_child (get_view (), "modes"),
                                  (guint) g_rand_int_range (rand, 0, 2));
      break;
    case 4: {
      const char *group = groups[g_rand_int_range (rand, 0, G_N_ELEMENTS (groups))];
      GtkWidget *button =
        widget_find_saying (get_panel (ADC_TYPE_GROUP_PICKER), GTK_TYPE_TOGGLE_BUTTON, group);

      if (button != NULL)
        gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), g_rand_boolean (rand));
      break;
    }
    default:
      adc_setup_plan_set_table (get_plan (), (guint) g_rand_int_range (rand, 0, 200),
                                (guint) g_rand_int_range (rand, 0, 200));
      adc_setup_plan_commit (get_plan ());
    }
    if (i % 10 == 0)
      adc_driver_settle ();
  }
  adc_driver_settle ();
  adc_application_set_language (application, "en");
  adc_driver_resize (application, 1100, 700);
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  application = adc_driver_start ();
  adc_application_set_language (application, "en");

  g_test_add_func ("/setup-view/offered", test_offered);
  g_test_add_func ("/setup-view/players", test_players);
  g_test_add_func ("/setup-view/groups", test_groups);
  g_test_add_func ("/setup-view/ticks", test_ticks);
  g_test_add_func ("/setup-view/typed", test_typed);
  g_test_add_func ("/setup-view/table", test_table);
  g_test_add_func ("/setup-view/example", test_example);
  g_test_add_func ("/setup-view/cards", test_cards);
  g_test_add_func ("/setup-view/kept", test_kept);
  g_test_add_func ("/setup-view/copy", test_copy);
  g_test_add_func ("/setup-view/chance", test_chance);
  status = g_test_run ();
  adc_driver_stop (application);

  return status;
}
