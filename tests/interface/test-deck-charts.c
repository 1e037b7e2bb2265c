/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a deck adds up to, and what another has instead. */

#include "config.h"

#include "adc-deck-chart.h"
#include "adc-deck-charts-page.h"
#include "adc-deck-compare-page.h"
#include "adc-deck-picker.h"
#include "adc-deck-pool.h"
#include "adc-difference-row.h"
#include "adc-library.h"
#include "deck-stage.h"
#include "widgets.h"

#include <glib/gstdio.h>
#include <string.h>

static AdcApplication *application;

static AdcGame *
get_game (void)
{
  return deck_stage_get_game (application, "neuroshima-hex");
}

static AdcDeckWork *
new_work (guint n_blockers, guint n_gauss)
{
  return adc_deck_work_new (get_game (),
                            deck_stage_new_deck (get_game (), "moloch-blocker", n_blockers,
                                                 "moloch-gauss", n_gauss, NULL),
                            NULL);
}

static const char *
find_chart (GtkWidget *page, const char *title)
{
  g_autoptr(GPtrArray) charts = widget_find_all (page, ADC_TYPE_DECK_CHART);

  for (guint i = 0; i < charts->len; i++)
    if (g_str_has_prefix (adc_deck_chart_get_text (charts->pdata[i]), title))
      return adc_deck_chart_get_text (charts->pdata[i]);

  return NULL;
}

/* A bar for each sort, and what nobody knows is a sort of its own. */
static void
test_charts (void)
{
  GtkWidget *page = adc_deck_charts_page_new ();
  g_autoptr(AdcDeckWork) work = new_work (2, 1);
  GtkWidget *window;
  const char *text;

  adc_deck_add (adc_deck_work_get_deck (work), "deck", NULL, NULL, NULL, 4);
  adc_deck_work_commit (work);
  adc_deck_charts_page_set_work (ADC_DECK_CHARTS_PAGE (page), work);
  window = deck_stage_open (page);
  text = find_chart (page, "Categories");
  g_assert_nonnull (text);
  g_assert_nonnull (strstr (text, "Soldier: 3"));
  g_assert_nonnull (strstr (text, ": 4"));
  widget_assert_named (widget_find (page, ADC_TYPE_DECK_CHART),
                       adc_deck_chart_get_text (ADC_DECK_CHART (
                         widget_find (page, ADC_TYPE_DECK_CHART))));

  adc_deck_add_entry (adc_deck_work_get_deck (work), "deck",
                      adc_game_lookup (get_game (), "moloch-blocker"), 5);
  adc_deck_work_commit (work);
  adc_driver_settle_window (window);
  g_assert_nonnull (strstr (find_chart (page, "Categories"), "Soldier: 8"));
  deck_stage_close (window);
}

static void
test_no_charts (void)
{
  GtkWidget *page = adc_deck_charts_page_new ();
  GtkWidget *window = deck_stage_open (page);
  g_autoptr(AdcDeckWork) work =
    adc_deck_work_new (get_game (), adc_deck_new ("neuroshima-hex", ADC_DECK_KIND_FREE), NULL);

  adc_deck_charts_page_set_work (ADC_DECK_CHARTS_PAGE (page), work);
  widget_assert_says (page, "Nothing to Count");
  adc_deck_charts_page_set_work (ADC_DECK_CHARTS_PAGE (page), NULL);
  widget_assert_says (page, "Nothing to Count");
  deck_stage_close (window);
}

static GtkWidget *
get_picker (GtkWidget *page)
{
  return widget_find (page, ADC_TYPE_DECK_PICKER);
}

/* As its standard list has it, then with two more of one and none of another. */
static void
test_standard (void)
{
  GtkWidget *page = adc_deck_compare_page_new ();
  g_autoptr(AdcDeckWork) work = deck_stage_new_work (get_game (), "moloch");
  AdcDeck *deck = adc_deck_work_get_deck (work);
  GtkWidget *window, *row;

  adc_deck_compare_page_set_work (ADC_DECK_COMPARE_PAGE (page), work);
  window = deck_stage_open (page);
  widget_assert_says (page, "No difference");
  widget_assert_says (page, "Its standard list");

  adc_deck_add (deck, "deck", "moloch-blocker", "Blocker", NULL, 2);
  adc_deck_work_commit (work);
  adc_driver_settle_window (window);
  widget_assert_says (page, "1 difference");
  widget_assert_says (page, "Blocker");
  widget_assert_says (page, "+2");
  widget_assert_silent (page, "Juggernaut");
  row = widget_find_saying (page, ADC_TYPE_DIFFERENCE_ROW, "+2");
  widget_assert_named (gtk_widget_get_parent (row),
                       "Blocker, Draw pile. Moloch: 4, Its standard list: 2. 2 more in Moloch");

  adc_deck_work_undo (work);
  adc_driver_settle_window (window);
  widget_assert_says (page, "No difference");
  deck_stage_close (window);
}

/* A kind without a standard list has to be told what with; that is then another army. */
static void
test_pick (void)
{
  GtkWidget *page = adc_deck_compare_page_new ();
  g_autoptr(AdcDeckWork) work = new_work (2, 1);
  GtkWidget *window;

  adc_deck_compare_page_set_work (ADC_DECK_COMPARE_PAGE (page), work);
  window = deck_stage_open (page);
  widget_assert_says (page, "There is no standard list");
  g_assert_cmpuint (adc_deck_picker_list (ADC_DECK_PICKER (get_picker (page)), "borg"), ==, 1);
  g_assert_cmpuint (adc_deck_picker_list (ADC_DECK_PICKER (get_picker (page)), "zzz"), ==, 0);
  adc_deck_picker_list (ADC_DECK_PICKER (get_picker (page)), "Bórgo");
  adc_deck_picker_pick (ADC_DECK_PICKER (get_picker (page)), 0);
  adc_driver_settle_window (window);
  widget_assert_says (page, "Gauss Cannon");
  widget_assert_says (page, "−1");
  widget_assert_says (page, "Borgo");
  deck_stage_close (window);
}

/* Whoever goes back to it means that of whichever deck is open. */
static void
test_back_to_standard (void)
{
  GtkWidget *page = adc_deck_compare_page_new ();
  AdcDeckPicker *picker = ADC_DECK_PICKER (get_picker (page));
  g_autoptr(AdcDeckWork) moloch = deck_stage_new_work (get_game (), "moloch");
  g_autoptr(AdcDeckWork) borgo = deck_stage_new_work (get_game (), "borgo");
  GtkWidget *window;

  adc_deck_compare_page_set_work (ADC_DECK_COMPARE_PAGE (page), moloch);
  window = deck_stage_open (page);
  adc_deck_picker_list (picker, "borgo");
  adc_deck_picker_pick (picker, 0);
  adc_driver_settle_window (window);
  widget_assert_silent (page, "No difference");

  adc_deck_picker_list (picker, "its standard");
  adc_deck_picker_pick (picker, 0);
  adc_driver_settle_window (window);
  widget_assert_says (page, "No difference");
  adc_deck_compare_page_set_work (ADC_DECK_COMPARE_PAGE (page), borgo);
  adc_driver_settle_window (window);
  widget_assert_says (page, "Its standard list");
  widget_assert_says (page, "No difference");
  deck_stage_close (window);
}

static gboolean
has_picked (gpointer page)
{
  return widget_says (page, "My Blockers");
}

static gboolean
has_items (gpointer shelf)
{
  return g_list_model_get_n_items (shelf) > 0;
}

/* From the user's folder, read in a thread. */
static void
test_shelf (void)
{
  g_autofree char *folder = g_dir_make_tmp ("adc-decks-XXXXXX", NULL);
  g_autoptr(AdcDeckShelf) shelf = adc_deck_shelf_new (folder);
  GtkWidget *page = adc_deck_compare_page_new ();
  g_autoptr(AdcDeckWork) work = new_work (2, 1);
  g_autoptr(GError) error = NULL;
  AdcDeck *other = deck_stage_new_deck (get_game (), "moloch-blocker", 5, "moloch-gauss", 1, NULL);
  AdcDeckWork *added;
  GtkWidget *window;

  adc_deck_set_title (other, "My Blockers");
  added = adc_deck_shelf_add (shelf, get_game (), other, &error);
  g_assert_no_error (error);
  g_object_unref (added);
  adc_driver_wait (has_items, shelf);

  adc_deck_compare_page_set_shelf (ADC_DECK_COMPARE_PAGE (page), shelf,
                                   adc_application_get_library (application));
  adc_deck_compare_page_set_work (ADC_DECK_COMPARE_PAGE (page), work);
  window = deck_stage_open (page);
  g_assert_cmpuint (adc_deck_picker_list (ADC_DECK_PICKER (get_picker (page)), "my blo"), ==, 1);
  adc_deck_picker_pick (ADC_DECK_PICKER (get_picker (page)), 0);
  adc_driver_wait (has_picked, page);
  adc_driver_settle_window (window);
  widget_assert_says (page, "1 difference");
  widget_assert_says (page, "−3");
  deck_stage_close (window);
}

static gboolean
has_two_items (gpointer shelf)
{
  return g_list_model_get_n_items (shelf) == 2;
}

static AdcDeckWork *
add_file (AdcDeckShelf *shelf, const char *title)
{
  AdcDeck *deck = deck_stage_new_deck (get_game (), "moloch-blocker", 5, NULL);
  g_autoptr(GError) error = NULL;
  AdcDeckWork *work;

  adc_deck_set_title (deck, title);
  work = adc_deck_shelf_add (shelf, get_game (), deck, &error);
  g_assert_no_error (error);
  return work;
}

static void
pick (AdcDeckPicker *picker, const char *words)
{
  g_assert_cmpuint (adc_deck_picker_list (picker, words), ==, 1);
  adc_deck_picker_pick (picker, 0);
}

static void
picked_cb (AdcDeckPicker *picker G_GNUC_UNUSED, AdcDeck *deck G_GNUC_UNUSED, const char *name,
           GString *names)
{
  g_string_append_printf (names, "%s.", name);
}

static void
read_cb (GObject *shelf, GAsyncResult *result, gpointer is_read)
{
  g_autoptr(AdcDeckWork) work =
    adc_deck_shelf_open_finish (ADC_DECK_SHELF (shelf), result, NULL, NULL);

  g_assert_nonnull (work);
  *(gboolean *) is_read = TRUE;
}

static gboolean
is_true (gpointer flag)
{
  return *(gboolean *) flag;
}

/* Until whatever was asked for before has been read too. */
static void
wait_read (AdcDeckShelf *shelf, const char *path)
{
  gboolean is_read = FALSE;

  adc_deck_shelf_open_async (shelf, adc_application_get_library (application), path, read_cb,
                             &is_read);
  adc_driver_wait (is_true, &is_read);
  adc_driver_settle ();
}

/* What is picked last is taken, however long what was picked before takes to read. */
static void
test_last_pick (void)
{
  g_autofree char *folder = g_dir_make_tmp ("adc-decks-XXXXXX", NULL);
  g_autoptr(AdcDeckShelf) shelf = adc_deck_shelf_new (folder);
  GtkWidget *picker = adc_deck_picker_new ();
  g_autoptr(GString) names = g_string_new (NULL);
  AdcDeckWork *slow = add_file (shelf, "My Slow");
  g_autoptr(AdcDeckWork) quick = add_file (shelf, "My Quick"); /* it is open already */
  g_autofree char *path = g_strdup (adc_deck_work_get_path (slow));
  GtkWidget *window;

  g_object_unref (slow);
  adc_driver_wait (has_two_items, shelf);
  adc_deck_picker_set_game (ADC_DECK_PICKER (picker), get_game ());
  adc_deck_picker_set_shelf (ADC_DECK_PICKER (picker), shelf,
                             adc_application_get_library (application));
  g_signal_connect (picker, "picked", G_CALLBACK (picked_cb), names);
  window = deck_stage_open (picker);

  pick (ADC_DECK_PICKER (picker), "my slow");
  pick (ADC_DECK_PICKER (picker), "borgo");
  wait_read (shelf, path);
  g_assert_cmpstr (names->str, ==, "Borgo.");
  pick (ADC_DECK_PICKER (picker), "my slow");
  pick (ADC_DECK_PICKER (picker), "my quick");
  wait_read (shelf, path);
  g_assert_cmpstr (names->str, ==, "Borgo.My Quick.");
  pick (ADC_DECK_PICKER (picker), "my quick");
  pick (ADC_DECK_PICKER (picker), "my slow");
  wait_read (shelf, path);
  g_assert_cmpstr (names->str, ==, "Borgo.My Quick.My Slow.");
  deck_stage_close (window);
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  application = adc_driver_start ();
  adc_application_set_language (application, "en");

  g_test_add_func ("/deck-charts/charts", test_charts);
  g_test_add_func ("/deck-charts/nothing", test_no_charts);
  g_test_add_func ("/deck-compare/standard", test_standard);
  g_test_add_func ("/deck-compare/pick", test_pick);
  g_test_add_func ("/deck-compare/back-to-standard", test_back_to_standard);
  g_test_add_func ("/deck-compare/shelf", test_shelf);
  g_test_add_func ("/deck-picker/last-pick", test_last_pick);

  status = g_test_run ();
  adc_driver_stop (application);
  return status;
}
