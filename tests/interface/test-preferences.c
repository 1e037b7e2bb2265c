/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What can be set, and what it changes at once. */

#include "adc-confirm.h"
#include "adc-driver.h"
#include "adc-folder-group.h"
#include "adc-games-group.h"
#include "adc-own-folder.h"
#include "adc-preferences.h"
#include "adc-values-page.h"
#include "widgets.h"

#include <glib/gstdio.h>
#include <string.h>

static AdcApplication *application;

static gpointer
open_preferences (void)
{
  gpointer preferences;

  g_action_group_activate_action (G_ACTION_GROUP (application), "preferences", NULL);
  adc_driver_settle ();
  preferences = widget_find_window (ADC_TYPE_PREFERENCES);
  g_assert_nonnull (preferences);
  return preferences;
}

static gboolean
is_gone (gpointer data G_GNUC_UNUSED)
{
  return widget_find_window (ADC_TYPE_PREFERENCES) == NULL;
}

static void
close_preferences (gpointer preferences)
{
  gtk_window_close (preferences);
  adc_driver_wait (is_gone, NULL);
}

static void
test_default_game (void)
{
  GSettings *settings = adc_application_get_settings (application);
  gpointer preferences = open_preferences ();
  AdwComboRow *row = widget_get_child (preferences, "game_row");
  g_autofree char *second = NULL;
  g_autofree char *none = NULL;

  g_assert_cmpuint (adw_combo_row_get_selected (row), ==, 0);
  adw_combo_row_set_selected (row, 2);
  second = g_settings_get_string (settings, "default-game");
  g_assert_cmpstr (second, ==, "ark");
  close_preferences (preferences);

  preferences = open_preferences ();
  row = widget_get_child (preferences, "game_row");
  g_assert_cmpuint (adw_combo_row_get_selected (row), ==, 2);
  adw_combo_row_set_selected (row, 0);
  none = g_settings_get_string (settings, "default-game");
  g_assert_cmpstr (none, ==, "");
  close_preferences (preferences);
}

/* A value nobody can have chosen here is shown as none. */
static void
test_nonsense (void)
{
  GSettings *settings = adc_application_get_settings (application);
  gpointer preferences;

  g_settings_set_string (settings, "default-game", "no-such-game");
  preferences = open_preferences ();
  g_assert_cmpuint (adw_combo_row_get_selected (widget_get_child (preferences, "game_row")), ==, 0);
  close_preferences (preferences);
  g_settings_reset (settings, "default-game");
}

/* What is chosen holds at once, and what was chosen elsewhere is shown. */
static void
test_reading (void)
{
  GSettings *settings = adc_application_get_settings (application);
  AdwStyleManager *style = adw_style_manager_get_default ();
  gpointer preferences;
  AdwComboRow *scheme;
  GtkAdjustment *zoom;

  g_settings_set_string (settings, "color-scheme", "dark");
  preferences = open_preferences ();
  scheme = widget_get_child (preferences, "scheme_row");
  zoom = widget_get_child (preferences, "zoom");
  g_assert_cmpuint (adw_combo_row_get_selected (scheme), ==, 2);
  g_assert_true (adw_style_manager_get_dark (style));
  adw_combo_row_set_selected (scheme, 1);
  g_assert_false (adw_style_manager_get_dark (style));

  gtk_adjustment_set_value (zoom, 150);
  g_assert_cmpint (g_settings_get_int (settings, "zoom"), ==, 150);
  g_settings_reset (settings, "zoom");
  g_assert_cmpfloat (gtk_adjustment_get_value (zoom), ==, 100);

  gtk_switch_set_active (widget_get_child (preferences, "confirm_switch"), TRUE);
  g_assert_true (g_settings_get_boolean (settings, "confirm-removals"));
  g_settings_reset (settings, "confirm-removals");
  g_settings_reset (settings, "color-scheme");
  close_preferences (preferences);
}

static GtkSwitch *
get_switch (GtkWidget *group, guint position)
{
  g_autoptr(GPtrArray) switches = widget_find_all (group, GTK_TYPE_SWITCH);

  return switches->pdata[position];
}

/* All but the last one can be put away; the picker follows. */
static void
test_games (void)
{
  gpointer preferences = open_preferences ();
  GtkWidget *group = widget_get_child (preferences, "games_group");
  GtkDropDown *games = widget_get_child (adc_driver_get_window (application), "games");

  adw_preferences_window_set_visible_page (
    preferences, ADW_PREFERENCES_PAGE (gtk_widget_get_ancestor (group, ADW_TYPE_PREFERENCES_PAGE)));
  adc_driver_settle ();
  adc_driver_open (application, "ares/rules");
  for (guint i = 1; i < 5; i++)
    gtk_switch_set_active (get_switch (group, i), FALSE);
  g_assert_cmpuint (g_list_model_get_n_items (gtk_drop_down_get_model (games)), ==, 1);

  gtk_switch_set_active (get_switch (group, 0), FALSE);
  g_assert_true (gtk_switch_get_active (get_switch (group, 0)));
  adc_driver_settle ();
  widget_assert_says (preferences, "One game at least has to stay.");

  gtk_switch_set_active (get_switch (group, 5), TRUE); /* show all */
  g_assert_cmpuint (g_list_model_get_n_items (gtk_drop_down_get_model (games)), ==, 5);
  gtk_switch_set_active (get_switch (group, 5), FALSE);
  for (guint i = 1; i < 5; i++)
    gtk_switch_set_active (get_switch (group, i), TRUE);
  g_assert_cmpuint (g_list_model_get_n_items (gtk_drop_down_get_model (games)), ==, 5);
  close_preferences (preferences);
}

/* Groups and rows end with their window: one that is opened a hundred times must not be kept a hundred times. */
static void
test_nothing_stays (void)
{
  gpointer preferences = open_preferences ();
  g_autoptr(GPtrArray) groups = widget_find_all (preferences, ADW_TYPE_PREFERENCES_GROUP);
  gpointer window = NULL, group = NULL, row = NULL;

  g_set_weak_pointer (&window, preferences);
  g_set_weak_pointer (&group, groups->pdata[0]);
  g_set_weak_pointer (&row, widget_get_child (preferences, "game_row"));
  g_clear_pointer (&groups, g_ptr_array_unref);
  close_preferences (preferences);
  adc_driver_settle ();
  g_assert_null (window);
  g_assert_null (group);
  g_assert_null (row);
}

/* A value that is taken back comes back on demand, as it was. */
static void
test_take_back (void)
{
  AdcCompletions *completions = adc_application_get_completions (application);
  AdcPiece *piece = ADC_PIECE (adc_library_find (adc_application_get_library (application),
                                                 "ares/unit/trooper"));
  gpointer preferences;
  GtkWidget *page;
  g_autoptr(GError) error = NULL;

  adc_completions_set (completions, piece, "cost", "7", &error);
  g_assert_no_error (error);
  preferences = open_preferences ();
  page = widget_get_child (preferences, "values_page");
  adw_preferences_window_set_visible_page (preferences, ADW_PREFERENCES_PAGE (page));
  adc_driver_settle ();
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (completions)), ==, 1);

  adc_driver_click (widget_find_icon_button (page, "edit-undo-symbolic"));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (completions)), ==, 0);
  adc_driver_click (widget_find_button (preferences, "_Undo"));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (completions)), ==, 1);
  close_preferences (preferences);
  adc_completions_set (completions, piece, "cost", NULL, NULL);
  adc_completions_flush (completions);
}

static void
count_removal (gpointer widget G_GNUC_UNUSED, gpointer count)
{
  ++*(guint *) count;
}

static gpointer
find_question (void)
{
  return widget_find_window (ADW_TYPE_MESSAGE_DIALOG);
}

/* The button would close it as well. */
static void
answer (const char *response)
{
  GtkWindow *dialog = find_question ();

  g_assert_nonnull (dialog);
  g_object_ref (dialog);
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), response);
  gtk_window_destroy (dialog);
  g_object_unref (dialog);
}

/* Removed at once, unless one wants to be asked: then not before one agrees. */
static void
test_confirm (void)
{
  GSettings *settings = adc_application_get_settings (application);
  guint count = 0;
  const AdcConfirmation confirmation = {
    .heading = "Remove?", .name = "This", .remove = count_removal, .data = &count
  };

  adc_confirm_removal (adc_driver_get_window (application), &confirmation);
  g_assert_cmpuint (count, ==, 1);

  g_settings_set_boolean (settings, "confirm-removals", TRUE);
  adc_confirm_removal (adc_driver_get_window (application), &confirmation);
  g_assert_cmpuint (count, ==, 1);
  answer ("cancel");
  g_assert_cmpuint (count, ==, 1);
  adc_confirm_removal (adc_driver_get_window (application), &confirmation);
  answer ("remove");
  g_assert_cmpuint (count, ==, 2);
  g_settings_reset (settings, "confirm-removals");
}

typedef struct {
  AdcWindow  *window;
  const char *folder;
} Reload;

static gboolean
is_reloaded (gpointer user_data)
{
  const Reload *reload = user_data;
  g_autofree char *folder = adc_own_folder_dup ();

  return g_str_equal (folder, reload->folder) && widget_find_window (ADC_TYPE_PREFERENCES) == NULL &&
         adc_driver_get_window (application) != reload->window;
}

/* Chooses a folder, answers if it is asked anything, and waits for the window that shows it. */
static void
choose_folder (const char *folder, const char *response)
{
  gpointer preferences = open_preferences ();
  g_autofree char *usual = adc_own_folder_dup_default ();
  Reload reload = { adc_driver_get_window (application), folder != NULL ? folder : usual };

  adc_folder_group_choose (widget_get_child (preferences, "folder_group"), folder);
  adc_driver_settle ();
  if (response != NULL)
    answer (response);
  adc_driver_wait (is_reloaded, &reload);
  adc_driver_settle ();
}

static guint
count_values (void)
{
  return g_list_model_get_n_items (G_LIST_MODEL (adc_application_get_completions (application)));
}

/* To another folder with what there is, and back without it. */
static void
test_folder (void)
{
  g_autofree char *other = g_dir_make_tmp ("adc-folder-XXXXXX", NULL);
  g_autofree char *values = g_build_filename (other, "completions.xml", NULL);
  AdcPiece *piece = ADC_PIECE (adc_library_find (adc_application_get_library (application),
                                                 "ares/unit/trooper"));

  adc_driver_open (application, "ares/term/bouclier");
  g_assert_true (adc_completions_set (adc_application_get_completions (application), piece, "cost",
                                      "7", NULL));
  choose_folder (other, "move");
  g_assert_cmpuint (count_values (), ==, 1);
  g_assert_true (g_file_test (values, G_FILE_TEST_EXISTS));
  widget_assert_says (adc_driver_get_window (application), other);
  g_assert_cmpstr (adc_window_get_location (adc_driver_get_window (application)), ==,
                   "ares/term/bouclier");

  choose_folder (NULL, "leave");
  g_assert_cmpuint (count_values (), ==, 0);
  g_assert_true (g_file_test (values, G_FILE_TEST_EXISTS));

  choose_folder (other, "leave"); /* it has some: that is the question */
  g_assert_cmpuint (count_values (), ==, 1);
  choose_folder (NULL, "move");
  g_assert_cmpuint (count_values (), ==, 1);
  g_assert_false (g_file_test (values, G_FILE_TEST_EXISTS));
  g_rmdir (other);
}

static gboolean
is_refused (gpointer preferences)
{
  return widget_says (preferences, "“/nowhere/at/all” is not a folder you can write in.");
}

/* One that cannot be used is refused with a sentence, and nothing changes. */
static void
test_no_folder (void)
{
  gpointer preferences = open_preferences ();
  AdcFolderGroup *group = widget_get_child (preferences, "folder_group");
  g_autofree char *before = adc_own_folder_dup ();
  g_autofree char *after = NULL;

  adw_preferences_window_set_visible_page (
    preferences, ADW_PREFERENCES_PAGE (gtk_widget_get_ancestor (GTK_WIDGET (group),
                                                                ADW_TYPE_PREFERENCES_PAGE)));
  adc_driver_settle ();
  adc_folder_group_choose (group, "/nowhere/at/all");
  adc_driver_settle ();
  if (find_question () != NULL) /* there are values of an earlier test */
    answer ("leave");
  adc_driver_wait (is_refused, preferences);
  after = adc_own_folder_dup ();
  g_assert_cmpstr (after, ==, before);
  close_preferences (preferences);
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  application = adc_driver_start ();
  adc_application_set_language (application, "en");
  adc_driver_settle ();
  g_test_add_func ("/preferences/default-game", test_default_game);
  g_test_add_func ("/preferences/nonsense", test_nonsense);
  g_test_add_func ("/preferences/reading", test_reading);
  g_test_add_func ("/preferences/games", test_games);
  g_test_add_func ("/preferences/nothing-stays", test_nothing_stays);
  g_test_add_func ("/preferences/take-back", test_take_back);
  g_test_add_func ("/preferences/confirm", test_confirm);
  g_test_add_func ("/preferences/no-folder", test_no_folder);
  g_test_add_func ("/preferences/folder", test_folder);
  status = g_test_run ();
  adc_driver_stop (application);

  return status;
}
