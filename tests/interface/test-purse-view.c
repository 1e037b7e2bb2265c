/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is in the purse and what it pays for, with the real widgets in the real window. */

#include "config.h"

#include "adc-driver.h"
#include "adc-have-panel.h"
#include "adc-kind-choice.h"
#include "adc-price-panel.h"
#include "adc-purse-view.h"
#include "adc-quote-panel.h"
#include "adc-want-panel.h"
#include "adc-want-row.h"
#include "widgets.h"

static AdcApplication *application;

static AdcPurseView *
get_view (void)
{
  return ADC_PURSE_VIEW (adc_driver_get_page (application, "purse"));
}

static AdcWallet *
get_wallet (void)
{
  return adc_purse_view_get_wallet (get_view ());
}

static guint
get_have (const char *token)
{
  return adc_wallet_get_have (
    get_wallet (), (guint) adc_purse_find_token (adc_wallet_get_purse (get_wallet ()), token));
}

/* As it is the first time. */
static void
open_view (void)
{
  adc_driver_open (application, "ark/purse");
  while (adc_wallet_can_undo (get_wallet ()))
    gtk_widget_activate_action (GTK_WIDGET (get_view ()), "purse.undo", NULL);
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
set (GType panel, const char *caption, double value)
{
  gtk_spin_button_set_value (widget_find_spin (get_panel (panel), caption), value);
  adc_driver_settle ();
}

/* A kind's button among those of a cost, by its letters. */
static void
toggle (GtkWidget *choice, const char *sign)
{
  GtkWidget *button = widget_find_saying (choice, GTK_TYPE_TOGGLE_BUTTON, sign);

  g_assert_nonnull (button);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
  adc_driver_settle ();
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

  adc_driver_open (application, "ark/purse");
  g_assert_cmpstr (adc_window_get_location (window), ==, "ark/purse");
  adc_driver_open (application, "ares/purse"); /* nothing is paid there */
  g_assert_cmpstr (adc_window_get_location (window), ==, "ark/purse");
}

/* From two wildcards to a unit awake. */
static void
test_pays (void)
{
  open_view ();
  g_assert_cmpuint (get_have ("mt"), ==, 2);
  assert_shown (ADC_TYPE_QUOTE_PANEL, "Nothing to pay");
  click (ADC_TYPE_PRICE_PANEL, "Wake a unit (5 Bt/Ti)");
  assert_shown (ADC_TYPE_QUOTE_PANEL, "No, it cannot be paid");
  assert_shown (ADC_TYPE_QUOTE_PANEL, "At least 3 tokens are missing.");
  assert_shown (ADC_TYPE_QUOTE_PANEL, "3 more Ti would be enough.");
  set (ADC_TYPE_HAVE_PANEL, "Titanium", 4);
  assert_shown (ADC_TYPE_QUOTE_PANEL, "Yes, it can be paid");
  assert_shown (ADC_TYPE_QUOTE_PANEL, "Wake a unit: pay 4 Ti + 1 Mt");
  assert_shown (ADC_TYPE_QUOTE_PANEL, "Left: 1 Mt");
  assert_shown (ADC_TYPE_PURSE_VIEW, "Yes\n");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (get_view ()), "purse.pay", NULL));
  adc_driver_settle ();
  g_assert_cmpuint (get_have ("ti"), ==, 0);
  g_assert_cmpuint (get_have ("mt"), ==, 1);
  g_assert_cmpuint (adc_wallet_get_n_lines (get_wallet ()), ==, 0);
  assert_shown (ADC_TYPE_QUOTE_PANEL, "Nothing to pay");
  g_assert_null (widget_find (get_panel (ADC_TYPE_WANT_PANEL), ADC_TYPE_WANT_ROW));

  gtk_widget_activate_action (GTK_WIDGET (get_view ()), "purse.undo", NULL);
  adc_driver_settle ();
  g_assert_cmpuint (get_have ("ti"), ==, 4);
  assert_shown (ADC_TYPE_WANT_PANEL, "Wake a unit");
  assert_shown (ADC_TYPE_WANT_PANEL, "5 Bt/Ti (as in the rulebook’s example)");
  gtk_widget_activate_action (GTK_WIDGET (get_view ()), "purse.redo", NULL);
  g_assert_cmpuint (get_have ("ti"), ==, 0);
}

/* A cost that nobody has given a name, paid in either of two ways. */
static void
test_own_cost (void)
{
  GtkWidget *choice, *add;

  open_view ();
  choice = widget_find (get_panel (ADC_TYPE_PRICE_PANEL), ADC_TYPE_KIND_CHOICE);
  add = widget_find_saying (get_panel (ADC_TYPE_PRICE_PANEL), GTK_TYPE_BUTTON, "Add This Cost");
  g_assert_false (gtk_widget_is_sensitive (add));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (widget_find (choice, GTK_TYPE_SPIN_BUTTON)), 5);
  toggle (choice, "Os");
  toggle (choice, "Di");
  click (ADC_TYPE_PRICE_PANEL, "Add This Cost");
  g_assert_cmpuint (adc_kind_choice_get_count (ADC_KIND_CHOICE (choice)), ==, 0);
  assert_shown (ADC_TYPE_WANT_PANEL, "5 Di/Os");
  set (ADC_TYPE_HAVE_PANEL, "Osvite", 5);
  set (ADC_TYPE_HAVE_PANEL, "Dilithium", 5);
  assert_shown (ADC_TYPE_QUOTE_PANEL, "pay 5 Os");
  assert_shown (ADC_TYPE_QUOTE_PANEL, "Other Ways");
  assert_shown (ADC_TYPE_QUOTE_PANEL, "Leaves 5 Os, 2 Mt; 0 conversions");
  gtk_expander_set_expanded (
    GTK_EXPANDER (widget_find (get_panel (ADC_TYPE_QUOTE_PANEL), GTK_TYPE_EXPANDER)), TRUE);
  adc_driver_settle ();
  click (ADC_TYPE_QUOTE_PANEL, "Pay This Way");
  g_assert_cmpuint (get_have ("os"), ==, 5);
  g_assert_cmpuint (get_have ("di"), ==, 0);
}

/* A price that nobody knows is typed once. */
static void
test_unknown (void)
{
  GtkWidget *row;

  open_view ();
  click (ADC_TYPE_PRICE_PANEL, "First cube, Power Generator Section (?)");
  assert_shown (ADC_TYPE_QUOTE_PANEL, "Not yet known");
  row = widget_find (get_panel (ADC_TYPE_WANT_PANEL), ADC_TYPE_KIND_CHOICE);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (widget_find (row, GTK_TYPE_SPIN_BUTTON)), 2);
  adc_driver_settle ();
  assert_shown (ADC_TYPE_QUOTE_PANEL, "Not yet known");
  toggle (row, "Bt");
  g_assert_true (row == widget_find (get_panel (ADC_TYPE_WANT_PANEL), ADC_TYPE_KIND_CHOICE));
  assert_shown (ADC_TYPE_WANT_PANEL, "2 Bt");
  assert_shown (ADC_TYPE_QUOTE_PANEL, "Yes, it can be paid");
  click (ADC_TYPE_WANT_PANEL, "Pay Nothing");
  click (ADC_TYPE_PRICE_PANEL, "First cube, Power Generator Section");
  assert_shown (ADC_TYPE_QUOTE_PANEL, "Yes, it can be paid");
}

/* Conversions are had or not, and done by hand as often as one likes. */
static void
test_conversions (void)
{
  GtkSwitch *control;

  open_view ();
  set (ADC_TYPE_HAVE_PANEL, "Biotics", 5);
  set (ADC_TYPE_WANT_PANEL, "Mt to keep", 4);
  assert_shown (ADC_TYPE_QUOTE_PANEL, "With the conversion “3 identical resources = 2 Mt” it");
  assert_not_shown (ADC_TYPE_HAVE_PANEL, "Everything converted");
  control = GTK_SWITCH (widget_find (get_panel (ADC_TYPE_HAVE_PANEL), GTK_TYPE_SWITCH));
  widget_assert_named (control, "You have the conversion 3 identical resources = 2 Mt");
  gtk_switch_set_active (control, TRUE);
  adc_driver_settle ();
  assert_shown (ADC_TYPE_QUOTE_PANEL, "Convert 3 Bt → 2 Mt");
  assert_shown (ADC_TYPE_QUOTE_PANEL, "Kept: 4 Mt");
  assert_shown (ADC_TYPE_HAVE_PANEL, "Everything converted: 5 Mt at most.");
  click (ADC_TYPE_HAVE_PANEL, "3 Bt → 2 Mt");
  click (ADC_TYPE_HAVE_PANEL, "2 Bt + 1 Mt → 2 Mt");
  g_assert_cmpuint (get_have ("bt"), ==, 0);
  g_assert_cmpuint (get_have ("mt"), ==, 5);
  assert_not_shown (ADC_TYPE_HAVE_PANEL, "→");
}

/* Examples open from the menu and from elsewhere, and can be undone. */
static void
test_examples (void)
{
  AdcPurseView *view;
  GtkListBox *list;

  open_view ();
  view = get_view ();
  list = widget_get_child (widget_get_child (view, "examples_menu"), "list");
  g_assert_nonnull (gtk_list_box_get_row_at_index (list, 10));
  g_signal_emit_by_name (list, "row-activated", gtk_list_box_get_row_at_index (list, 6));
  adc_driver_settle ();
  assert_shown (ADC_TYPE_PURSE_VIEW, "Two awakenings and one healing");
  assert_shown (ADC_TYPE_QUOTE_PANEL, "Left: 3 Bt, 2 Ti");
  adc_driver_open (application, "ark/purse/troisieme-reveil");
  assert_shown (ADC_TYPE_QUOTE_PANEL, "At least 2 tokens are missing.");
  assert_shown (ADC_TYPE_PURSE_VIEW, "A third awakening: refused");
  g_assert_false (adc_purse_view_open_case (view, "nowhere"));
  set (ADC_TYPE_HAVE_PANEL, "Metamorphite", 2);
  assert_not_shown (ADC_TYPE_PURSE_VIEW, "A third awakening: refused"); /* not any more */
  assert_shown (ADC_TYPE_QUOTE_PANEL, "Yes, it can be paid");
  open_view ();
  g_assert_cmpuint (get_have ("mt"), ==, 2);
}

/* Numbers are kept as they were typed, and so are rows. */
static void
test_rows (void)
{
  GtkWidget *row, *times;

  open_view ();
  click (ADC_TYPE_PRICE_PANEL, "Heal a unit");
  click (ADC_TYPE_PRICE_PANEL, "Heal a unit");
  row = widget_find (get_panel (ADC_TYPE_WANT_PANEL), ADC_TYPE_WANT_ROW);
  times = widget_find (row, GTK_TYPE_SPIN_BUTTON);
  widget_assert_named (times, "How often: Heal a unit");
  g_assert_cmpint (gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (times)), ==, 2);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (times), 4);
  adc_driver_settle ();
  g_assert_true (row == widget_find (get_panel (ADC_TYPE_WANT_PANEL), ADC_TYPE_WANT_ROW));
  assert_shown (ADC_TYPE_QUOTE_PANEL, "At least 2 tokens are missing.");
  click (ADC_TYPE_PRICE_PANEL, "Cube, factory (free)");
  assert_shown (ADC_TYPE_QUOTE_PANEL, "Not all in one action:");
  times = gtk_widget_get_last_child (gtk_widget_get_first_child (row));
  widget_assert_named (times, "Do Not Pay Heal a unit");
  g_signal_emit_by_name (times, "clicked");
  adc_driver_settle ();
  g_assert_cmpuint (adc_wallet_get_n_lines (get_wallet ()), ==, 1);
  assert_not_shown (ADC_TYPE_WANT_PANEL, "Heal a unit");
  assert_shown (ADC_TYPE_QUOTE_PANEL, "Cube, factory: free");
}

/* What was worked on comes back in the other language; what is no wallet is not taken for one, and that of other games
 * stays. */
static void
test_kept (void)
{
  GSettings *settings = adc_application_get_settings (application);
  g_autoptr(GVariant) all = NULL;
  g_autoptr(GVariant) other = NULL;

  open_view ();
  set (ADC_TYPE_HAVE_PANEL, "Biotics", 12);
  click (ADC_TYPE_PRICE_PANEL, "Wake a unit");
  adc_application_set_language (application, "fr");
  adc_driver_open (application, "ark/purse");
  g_assert_cmpuint (get_have ("bt"), ==, 12);
  assert_shown (ADC_TYPE_WANT_PANEL, "Réveiller une unité");
  assert_shown (ADC_TYPE_QUOTE_PANEL, "Oui, c’est payable");

  g_settings_set_value (settings, "wallets",
                        g_variant_new_parsed ("{'ark': <'?'>, 'other': <7>}"));
  adc_application_set_language (application, "en");
  adc_driver_open (application, "ark/purse");
  g_assert_cmpuint (get_have ("bt"), ==, 0);
  set (ADC_TYPE_HAVE_PANEL, "Biotics", 1);
  all = g_settings_get_value (settings, "wallets");
  other = g_variant_lookup_value (all, "other", G_VARIANT_TYPE_INT32);
  g_assert_cmpint (g_variant_get_int32 (other), ==, 7);
  g_settings_reset (settings, "wallets");
}

/* Whatever is pressed, in whatever order: warnings are fatal. */
static void
test_chance (void)
{
  const GType panels[] = { ADC_TYPE_HAVE_PANEL, ADC_TYPE_WANT_PANEL, ADC_TYPE_PRICE_PANEL,
                           ADC_TYPE_QUOTE_PANEL };
  g_autoptr(GRand) rand = g_rand_new_with_seed (31);

  open_view ();
  for (guint i = 0; i < 250; i++) {
    GtkWidget *panel = get_panel (panels[g_rand_int_range (rand, 0, G_N_ELEMENTS (panels))]);
    guint n = g_rand_int_range (rand, 0, 14);
    GtkWidget *widget;

    switch (g_rand_int_range (rand, 0, 7)) {
    case 0:
      gtk_widget_activate_action (GTK_WIDGET (get_view ()), "purse.undo", NULL);
      break;
    case 1:
      gtk_widget_activate_action (GTK_WIDGET (get_view ()), "purse.redo", NULL);
      break;
    case 2:
      gtk_widget_activate_action (GTK_WIDGET (get_view ()), "purse.pay", NULL);
      break;
    case 3:
      widget = widget_find_nth_usable (panel, GTK_TYPE_SWITCH, n);
      if (widget != NULL)
        gtk_switch_set_active (GTK_SWITCH (widget), g_rand_boolean (rand));
      break;
    case 4:
      widget = widget_find_nth_usable (panel, GTK_TYPE_SPIN_BUTTON, n);
      if (widget != NULL)
        gtk_spin_button_set_value (GTK_SPIN_BUTTON (widget), g_rand_int_range (rand, 0, 30));
      break;
    default:
      widget = widget_find_nth_usable (panel, GTK_TYPE_BUTTON, n);
      if (widget != NULL && !gtk_widget_has_css_class (widget, "rule-button"))
        g_signal_emit_by_name (widget, "clicked");
    }
    if (i % 10 == 0)
      adc_driver_settle ();
  }
}

/* In a window as narrow as a telephone, nothing asks for more. */
static void
test_narrow (void)
{
  static const char * const languages[] = { "fr", "en" };

  for (guint l = 0; l < G_N_ELEMENTS (languages); l++) {
    int minimum;

    adc_application_set_language (application, languages[l]);
    adc_driver_resize (application, 360, 700);
    adc_driver_open (application, "ark/purse/cinq-os-di-choix");
    adc_wallet_add_price (get_wallet (), "prix-cube-production");
    adc_wallet_set_have (get_wallet (), 0, 999);
    adc_wallet_commit (get_wallet ());
    adc_driver_settle ();
    gtk_widget_measure (GTK_WIDGET (get_view ()), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL,
                        NULL, NULL);
    g_assert_cmpint (minimum, <=, 360);
    g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (adc_driver_get_window (application))), <=,
                     360);
  }
  adc_driver_resize (application, 1100, 700);
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  application = adc_driver_start ();
  adc_application_set_language (application, "en");
  g_test_add_func ("/purse-view/offered", test_offered);
  g_test_add_func ("/purse-view/pays", test_pays);
  g_test_add_func ("/purse-view/own-cost", test_own_cost);
  g_test_add_func ("/purse-view/unknown", test_unknown);
  g_test_add_func ("/purse-view/conversions", test_conversions);
  g_test_add_func ("/purse-view/examples", test_examples);
  g_test_add_func ("/purse-view/rows", test_rows);
  g_test_add_func ("/purse-view/kept", test_kept);
  g_test_add_func ("/purse-view/chance", test_chance);
  g_test_add_func ("/purse-view/narrow", test_narrow);
  status = g_test_run ();
  adc_driver_stop (application);
  return status;
}
