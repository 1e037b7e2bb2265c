/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Armies and production, with the real widgets in the real window. */

#include "config.h"

#include "adc-deployment-page.h"
#include "adc-deployment-verdict.h"
#include "adc-driver.h"
#include "adc-language.h"
#include "adc-maker-form.h"
#include "adc-muster-view.h"
#include "adc-order-list.h"
#include "adc-placement-card.h"
#include "adc-works-grid.h"
#include "adc-works-page.h"
#include "adc-zone-picker.h"
#include "widgets.h"

static AdcApplication *application;

static AdcMusterView *
get_view (void)
{
  return ADC_MUSTER_VIEW (adc_driver_get_page (application, "muster"));
}

static AdcDeployment *
get_plan (void)
{
  return adc_muster_session_get_deployment (adc_muster_view_get_session (get_view ()));
}

static AdcWorks *
get_works (void)
{
  return adc_muster_session_get_works (adc_muster_view_get_session (get_view ()));
}

/* As it is the first time. */
static AdcMusterView *
open_view (const char *page)
{
  g_autofree char *location = g_strdup_printf ("buck-rogers/muster/%s", page);

  adc_driver_open (application, location);
  while (adc_muster_session_can_undo (adc_muster_view_get_session (get_view ())))
    gtk_widget_activate_action (GTK_WIDGET (get_view ()), "muster.undo", NULL);
  adc_driver_settle ();
  return get_view ();
}

static gpointer
get_page (const char *name)
{
  return widget_get_child (get_view (), name);
}

static GtkWidget *
get_card (guint position)
{
  GtkWidget *card = gtk_widget_get_first_child (widget_get_child (get_page ("deployment_page"),
                                                                  "cards"));

  for (guint i = 0; i < position && card != NULL; i++)
    card = gtk_widget_get_next_sibling (card);

  return card;
}

static void
type_zone (const char *text)
{
  GtkWidget *picker = widget_find (get_page ("deployment_page"), ADC_TYPE_ZONE_PICKER);

  widget_enter (widget_find (picker, GTK_TYPE_ENTRY), text);
  adc_driver_settle ();
}

static void
assert_verdict (const char *text)
{
  widget_assert_says (widget_find (get_page ("deployment_page"), ADC_TYPE_DEPLOYMENT_VERDICT),
                      text);
}

static void
test_offered (void)
{
  AdcWindow *window = adc_driver_get_window (application);

  adc_driver_open (application, "buck-rogers/muster");
  g_assert_cmpstr (adc_window_get_location (window), ==, "buck-rogers/muster");
  adc_driver_open (application, "ares/muster"); /* which has no armies to muster */
  g_assert_cmpstr (adc_window_get_location (window), ==, "buck-rogers/muster");
}

static void
test_figures (void)
{
  AdcMusterView *view = open_view ("deployment");
  GtkWidget *figures = widget_get_child (get_page ("deployment_page"), "figures");

  widget_assert_says (figures, "18\npieces");
  widget_assert_says (figures, "6\nzones dealt");
  widget_assert_says (figures, "15\nzones to win");
  gtk_drop_down_set_selected (widget_get_child (view, "players"), 0);
  adc_driver_settle ();
  widget_assert_says (figures, "54\npieces");
  widget_assert_says (figures, "12\nzones dealt");
  widget_assert_says (figures, "25\nzones to win");
  widget_assert_says (figures, "18\nzones left free");
  widget_assert_says (widget_get_child (get_page ("deployment_page"), "army"), "24 × Trooper");

  gtk_widget_activate_action (GTK_WIDGET (view), "muster.undo", NULL);
  g_assert_cmpuint (gtk_drop_down_get_selected (widget_get_child (view, "players")), ==, 4);
  widget_assert_says (figures, "18\npieces");
}

static void
test_placement (void)
{
  AdcMusterView *view = open_view ("deployment");
  AdcDeploymentPage *page = get_page ("deployment_page");
  GtkWidget *fill = widget_get_child (page, "fill_button");
  GtkSpinButton *spin;

  assert_verdict ("Allowed so far");
  g_assert_false (gtk_widget_get_sensitive (fill));
  type_zone ("BACH");
  type_zone ("near mercury orbit"); /* not on the ground */
  type_zone ("nowhere");
  type_zone ("bach"); /* there already */
  g_assert_cmpuint (adc_deployment_get_n_zones (get_plan ()), ==, 1);
  type_zone ("tolstoi");
  g_assert_cmpuint (adc_deployment_get_n_zones (get_plan ()), ==, 2);
  g_assert_cmpstr (adc_placement_card_get_zone (ADC_PLACEMENT_CARD (get_card (1))), ==, "tolstoi");
  g_assert_false (gtk_widget_get_sensitive (fill));

  spin = widget_find_spin (get_card (0), "Trooper");
  widget_assert_named (spin, "Trooper in Bach");
  gtk_spin_button_set_value (spin, 8);
  g_assert_cmpuint (adc_deployment_get_total (get_plan (), "bach"), ==, 8);
  assert_verdict ("Bach has 8 pieces: no more than 6 may begin in a zone.");
  widget_assert_says (get_card (0), "8 of 6");
  adc_driver_click_in (widget_get_child (page, "verdict"), "Take 2 pieces away");
  g_assert_cmpint (gtk_spin_button_get_value_as_int (spin), ==, 6);
  assert_verdict ("Allowed so far");
  assert_verdict ("Still to place: 1 × Leader, 2 × Trooper");
  assert_verdict ("4 times left");

  type_zone ("hielo");
  adc_driver_click (fill);
  assert_verdict ("A legal plan");
  g_assert_cmpuint (adc_deployment_get_n_left (get_plan ()), ==, 0);
  g_assert_true (spin == widget_find_spin (get_card (0), "Trooper")); /* cards stay */

  gtk_widget_activate_action (GTK_WIDGET (view), "muster.undo", NULL);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (spin), ==, 6);
  gtk_widget_activate_action (GTK_WIDGET (view), "muster.redo", NULL);
  assert_verdict ("A legal plan");

  gtk_check_button_set_active (GTK_CHECK_BUTTON (widget_find (get_card (2), GTK_TYPE_CHECK_BUTTON)),
                               FALSE);
  assert_verdict ("Hielo is not among the zones you are dealt");
  adc_driver_click (widget_get_child (page, "clear_button"));
  assert_verdict ("Allowed so far");
  g_assert_false (gtk_widget_get_sensitive (widget_get_child (page, "clear_button")));
}

/* With two players each zone has a colour, and its pieces go with it. */
static void
test_armies (void)
{
  AdcMusterView *view = open_view ("deployment");
  GtkDropDown *armies;

  gtk_drop_down_set_selected (widget_get_child (view, "players"), 0);
  type_zone ("bach");
  gtk_spin_button_set_value (widget_find_spin (get_card (0), "Fighter"), 3);
  armies = GTK_DROP_DOWN (widget_find (get_card (0), GTK_TYPE_DROP_DOWN));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (armies)));
  gtk_drop_down_set_selected (armies, 2);
  g_assert_cmpuint (adc_deployment_get_count (get_plan (), "bach", 3, "fighter"), ==, 3);
  g_assert_cmpuint (adc_deployment_get_count (get_plan (), "bach", 1, "fighter"), ==, 0);
  assert_verdict ("Army 3 still to place: 1 × Leader, 8 × Trooper, 1 × Fighter");

  gtk_drop_down_set_selected (widget_get_child (view, "players"), 4);
  assert_verdict ("You have no army 3 in a game of 6 players.");
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (armies)));
}

static AdcWorksGrid *
get_grid (void)
{
  return widget_get_child (get_page ("works_page"), "grid");
}

static void
order (const char *maker, guint turn, const char *text)
{
  adc_driver_click (adc_works_grid_get_cell (get_grid (), maker, turn));
  adc_driver_click_in (widget_find (GTK_WIDGET (get_grid ()), ADC_TYPE_ORDER_LIST), text);
}

static void
test_production (void)
{
  AdcMusterView *view = open_view ("works");
  GtkWidget *notes = widget_get_child (get_page ("works_page"), "notes");
  GtkWidget *cell, *orders;

  cell = adc_works_grid_get_cell (get_grid (), "1", 1);
  widget_assert_named (cell, "Factory 1, turn 1: nothing");
  order ("1", 1, "2 × Trooper");
  widget_assert_named (cell, "Factory 1, turn 1: 2 × Trooper");
  widget_assert_says (GTK_WIDGET (get_grid ()), "10 of 20");
  g_assert_true (gtk_widget_has_css_class (cell, "makes"));

  order ("2", 1, "1 × Factory");
  widget_assert_says (adc_works_grid_get_cell (get_grid (), "2", 1), "Factory begun");
  g_assert_nonnull (adc_works_grid_get_cell (get_grid (), "2/1", 3));
  g_assert_false (gtk_widget_get_sensitive (adc_works_grid_get_cell (get_grid (), "2/1", 2)));
  order ("2/1", 3, "1 × Fighter");
  widget_assert_says (GTK_WIDGET (get_grid ()), "5 of 15");

  /* Satellites wait for the planet. */
  adc_driver_click (adc_works_grid_get_cell (get_grid (), "1", 2));
  orders = widget_find (GTK_WIDGET (get_grid ()), ADC_TYPE_ORDER_LIST);
  g_assert_false (gtk_widget_is_sensitive (widget_find_saying (orders, GTK_TYPE_BUTTON,
                                                               "Killer Satellite")));
  widget_assert_says (orders, "the whole planet must be yours");
  adc_driver_click (adc_works_grid_get_cell (get_grid (), "1", 0));
  {
    GtkWidget *form = widget_find (GTK_WIDGET (get_grid ()), ADC_TYPE_MAKER_FORM);
    GtkWidget *label = widget_find_saying (form, GTK_TYPE_LABEL, "The planet is mine");
    GtkWidget *holds = gtk_label_get_mnemonic_widget (GTK_LABEL (label));

    gtk_check_button_set_active (GTK_CHECK_BUTTON (holds), TRUE);
    g_assert_true (adc_works_get_plan (get_works (), "1")->holds_body);
    widget_enter (widget_find (form, GTK_TYPE_ENTRY), "deimos");
    g_assert_cmpstr (adc_works_get_plan (get_works (), "1")->zone, ==, "deimos");
    widget_assert_says (adc_works_grid_get_cell (get_grid (), "1", 0), "1: Deimos");
  }
  gtk_widget_activate_action (GTK_WIDGET (view), "muster.undo", NULL);
  order ("1", 2, "1 × Killer Satellite");
  widget_assert_says (adc_works_grid_get_cell (get_grid (), "1", 3), "1 × Killer Satellite");

  /* Refused afterwards: the box is empty. */
  g_assert_false (gtk_widget_get_visible (notes));
  gtk_spin_button_set_value (
    widget_find_spin (widget_get_child (get_page ("works_page"), "in_play"), "Trooper"), 20);
  widget_assert_says (notes, "Factory 1, turn 1: Trooper: none is left, all 20 are on the board "
                             "or in production.");
  g_assert_true (gtk_widget_has_css_class (adc_works_grid_get_cell (get_grid (), "1", 1),
                                           "refused"));
  gtk_widget_activate_action (GTK_WIDGET (view), "muster.undo", NULL);
  g_assert_false (gtk_widget_get_visible (notes));
}

/* A number stands beside its unit, wherever it is. */
static void
test_totals (void)
{
  GtkWidget *grid, *head, *total;
  graphene_rect_t beside, there;

  open_view ("works");
  grid = GTK_WIDGET (get_grid ());
  gtk_adjustment_set_value (widget_get_child (get_page ("works_page"), "n_turns"), 1);
  adc_driver_settle ();
  head = widget_find_saying (grid, GTK_TYPE_LABEL, "Fighter");
  total = widget_find_saying (grid, GTK_TYPE_LABEL, "4 of 15");
  g_assert_true (gtk_widget_compute_bounds (head, grid, &beside));
  g_assert_true (gtk_widget_compute_bounds (total, grid, &there));
  g_assert_cmpfloat_with_epsilon (beside.origin.y, there.origin.y, 1);
}

static void
test_makers (void)
{
  AdcMusterView *view = open_view ("works");
  gpointer page = get_page ("works_page");

  adc_driver_click (widget_get_child (page, "add_button"));
  g_assert_cmpuint (adc_works_get_n_makers (get_works ()), ==, 3);
  g_assert_nonnull (adc_works_grid_get_cell (get_grid (), "3", 6));
  g_assert_null (adc_works_grid_get_cell (get_grid (), "3", 7));
  gtk_adjustment_set_value (widget_get_child (page, "n_turns"), 12);
  g_assert_nonnull (adc_works_grid_get_cell (get_grid (), "3", 12));

  for (guint i = 0; i < 3; i++) {
    g_autofree char *maker = g_strdup_printf ("%u", i + 1);

    order (maker, 1, "Dismantle");
  }
  order (ADC_WORKS_MARKET, 2, "1 × Fighter");
  widget_assert_says (adc_works_grid_get_cell (get_grid (), ADC_WORKS_MARKET, 2), "1 × Fighter");

  adc_driver_click (adc_works_grid_get_cell (get_grid (), "3", 0));
  adc_driver_click_in (widget_find (GTK_WIDGET (get_grid ()), ADC_TYPE_MAKER_FORM), "Remove");
  g_assert_null (adc_works_grid_get_cell (get_grid (), "3", 1));
  while (adc_works_get_n_makers (get_works ()) < ADC_WORKS_MAX_MAKERS)
    g_signal_emit_by_name (widget_get_child (page, "add_button"), "clicked");
  adc_driver_settle ();
  g_assert_false (gtk_widget_get_sensitive (widget_get_child (page, "add_button")));
  gtk_widget_activate_action (GTK_WIDGET (view), "muster.undo", NULL);
  g_assert_true (gtk_widget_get_sensitive (widget_get_child (page, "add_button")));
}

/* Across a new window in the other language, and over what is damaged. */
static void
test_kept (void)
{
  GSettings *settings = adc_application_get_settings (application);
  g_autoptr(GVariant) before = NULL;
  g_autoptr(GVariant) after = NULL;
  g_autoptr(GVariant) other = NULL;

  open_view ("deployment");
  type_zone ("bach");
  gtk_spin_button_set_value (widget_find_spin (get_card (0), "Trooper"), 3);
  before = g_variant_ref (adc_muster_session_get_state (adc_muster_view_get_session (get_view ())));
  adc_application_set_language (application, "fr");
  adc_driver_open (application, "buck-rogers/muster");
  after = g_variant_ref (adc_muster_session_get_state (adc_muster_view_get_session (get_view ())));
  g_assert_true (g_variant_equal (before, after));
  g_assert_cmpint (gtk_spin_button_get_value_as_int (widget_find_spin (get_card (0), "Soldat")), ==,
                   3);

  g_settings_set_value (settings, "muster-plans",
                        g_variant_new_parsed ("{'buck-rogers': <'?'>, 'other': <7>}"));
  adc_application_set_language (application, "en");
  adc_driver_open (application, "buck-rogers/muster/deployment");
  g_assert_cmpuint (adc_deployment_get_n_zones (get_plan ()), ==, 0);
  type_zone ("hielo");
  {
    g_autoptr(GVariant) plans = g_settings_get_value (settings, "muster-plans");

    other = g_variant_lookup_value (plans, "other", G_VARIANT_TYPE_INT32);
  }
  g_assert_cmpint (g_variant_get_int32 (other), ==, 7);
  g_settings_reset (settings, "muster-plans");
}

/* Nothing is wider than the window, in either language. */
static void
test_narrow (void)
{
  static const char * const languages[] = { "fr", "en" };
  static const char * const pages[] = { "deployment", "works" };

  for (guint l = 0; l < G_N_ELEMENTS (languages); l++) {
    adc_application_set_language (application, languages[l]);
    adc_driver_resize (application, 360, 720);
    for (guint p = 0; p < G_N_ELEMENTS (pages); p++) {
      int minimum;

      open_view (pages[p]);
      adc_deployment_set_n_players (get_plan (), 2);
      type_zone ("eurasian regency");
      adc_driver_settle ();
      gtk_widget_measure (GTK_WIDGET (get_view ()), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL,
                          NULL, NULL);
      g_assert_cmpint (minimum, <=, 360);
    }
  }
  adc_driver_resize (application, 1100, 760);
}

/* Whatever is clicked: nothing is complained of. */
static void
test_chance (void)
{
  g_autoptr(GRand) rand = g_rand_new_with_seed (25);
  AdcMusterView *view = open_view ("works");

  for (guint i = 0; i < 120; i++) {
    g_autoptr(AdcWorksResult) result = adc_works_compute (get_works ());
    const AdcWorksRow *row =
      result->rows->len > 0 ? result->rows->pdata[g_rand_int_range (rand, 0, result->rows->len)]
                            : result->market;
    GtkWidget *cell = adc_works_grid_get_cell (get_grid (), row->maker,
                                               g_rand_int_range (rand, 1, result->n_turns + 1));

    switch (g_rand_int_range (rand, 0, 6)) {
    case 0:
      gtk_widget_activate_action (GTK_WIDGET (view), "muster.undo", NULL);
      break;
    case 1:
      gtk_widget_activate_action (GTK_WIDGET (view), "muster.redo", NULL);
      break;
    case 2:
      gtk_drop_down_set_selected (widget_get_child (view, "players"),
                                  g_rand_int_range (rand, 0, 5));
      break;
    default:
      if (gtk_widget_is_sensitive (cell)) {
        GtkWidget *orders, *button;
        guint n = g_rand_int_range (rand, 0, 9);

        g_signal_emit_by_name (cell, "clicked");
        orders = widget_find (GTK_WIDGET (get_grid ()), ADC_TYPE_ORDER_LIST);
        button = gtk_widget_get_first_child (orders);
        while (n-- > 0 && gtk_widget_get_next_sibling (button) != NULL)
          button = gtk_widget_get_next_sibling (button);
        if (gtk_widget_is_sensitive (button))
          g_signal_emit_by_name (button, "clicked");
      }
    }
    if (i % 10 == 0)
      adc_driver_settle ();
  }
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  application = adc_driver_start ();
  adc_application_set_language (application, "en");

  g_test_add_func ("/muster-view/offered", test_offered);
  g_test_add_func ("/muster-view/figures", test_figures);
  g_test_add_func ("/muster-view/placement", test_placement);
  g_test_add_func ("/muster-view/armies", test_armies);
  g_test_add_func ("/muster-view/production", test_production);
  g_test_add_func ("/muster-view/totals", test_totals);
  g_test_add_func ("/muster-view/makers", test_makers);
  g_test_add_func ("/muster-view/kept", test_kept);
  g_test_add_func ("/muster-view/narrow", test_narrow);
  g_test_add_func ("/muster-view/chance", test_chance);
  status = g_test_run ();
  adc_driver_stop (application);

  return status;
}
