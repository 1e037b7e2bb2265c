/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Games of one's own in the window: added, refused with file and line, replaced, removed, and back again. */

#include "adc-driver.h"
#include "adc-pack-copy.h"
#include "adc-pack-row.h"
#include "adc-pack-template.h"
#include "adc-packs-window.h"
#include "adc-problem-list.h"
#include "widgets.h"

#include <string.h>

#define N_FILES 60

static AdcApplication *application;
static char           *folder; /* where games come from */

static AdcPacksWindow *
get_window (void)
{
  return widget_find_window (ADC_TYPE_PACKS_WINDOW);
}

static gboolean
is_at_rest (gpointer user_data G_GNUC_UNUSED)
{
  return get_window () != NULL &&
         !gtk_widget_get_visible (widget_get_child (get_window (), "working"));
}

static void
rest (void)
{
  adc_driver_wait (is_at_rest, NULL);
  adc_driver_settle ();
}

static AdcPacksWindow *
open_window (void)
{
  g_action_group_activate_action (G_ACTION_GROUP (application), "packs", NULL);
  rest ();
  return get_window ();
}

static gboolean
is_closed (gpointer user_data G_GNUC_UNUSED)
{
  return get_window () == NULL;
}

static void
close_window (void)
{
  gtk_window_close (GTK_WINDOW (get_window ()));
  adc_driver_wait (is_closed, NULL);
  adc_driver_settle ();
}

/* The one behind it. */
static AdcWindow *
get_main_window (void)
{
  for (GList *item = gtk_application_get_windows (GTK_APPLICATION (application)); item != NULL;
       item = item->next)
    if (ADC_IS_WINDOW (item->data))
      return item->data;

  g_assert_not_reached ();
}

static const char *
get_location (void)
{
  return adc_window_get_location (get_main_window ());
}

static void
open_location (const char *location)
{
  adc_window_open (get_main_window (), location);
  adc_driver_settle ();
}

static char *
make_game (const char *id, const char *name)
{
  char *path = g_build_filename (folder, id, NULL);
  g_autoptr(GError) error = NULL;

  adc_pack_template_write (path, id, name, NULL, &error);
  g_assert_no_error (error);
  return path;
}

static gboolean
is_dialog (gpointer user_data G_GNUC_UNUSED)
{
  return widget_find_window (ADW_TYPE_MESSAGE_DIALOG) != NULL;
}

static GtkWidget *
wait_dialog (void)
{
  adc_driver_wait (is_dialog, NULL);
  adc_driver_settle ();
  return widget_find_window (ADW_TYPE_MESSAGE_DIALOG);
}

static AdcLibrary *
get_library (void)
{
  return adc_application_get_library (application);
}

static GtkWidget *
find_row (const char *title)
{
  return widget_find_saying (GTK_WIDGET (get_window ()), ADC_TYPE_PACK_ROW, title);
}

static void
remove_pack (const char *name)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (get_window ()), "packs.remove", "s",
                                             name));
  rest ();
}

static gboolean
is_indexed (gpointer id)
{
  AdcIndexKeeper *keeper = adc_application_get_index_keeper (application);

  return adc_index_has_game (adc_index_keeper_get_index (keeper), id);
}

static gboolean
is_not_indexed (gpointer id)
{
  return !is_indexed (id);
}

/* It is in the list, among the games and in the search at once; and gone from all of them when it is removed. */
static void
test_add_and_remove (void)
{
  g_autofree char *path = make_game ("phares", "Phares & Cie");
  GtkDropDown *games;
  guint n_before;

  games = widget_get_child (get_main_window (), "games");
  n_before = g_list_model_get_n_items (gtk_drop_down_get_model (games));
  open_window ();
  widget_assert_says (get_window (), "None yet.");
  adc_packs_window_add (get_window (), path);
  rest ();
  widget_assert_says (get_window (), "“Phares & Cie” is added");
  g_assert_nonnull (find_row ("Phares & Cie"));
  g_assert_nonnull (adc_library_get_game (get_library (), "phares"));
  g_assert_cmpuint (g_list_model_get_n_items (gtk_drop_down_get_model (games)), ==, n_before + 1);
  adc_driver_wait (is_indexed, (gpointer) "phares");
  close_window ();

  open_location ("phares/rule/contest");
  g_assert_cmpstr (get_location (), ==, "phares/rule/contest");
  open_window ();
  remove_pack ("phares");
  widget_assert_says (get_window (), "“Phares & Cie” is removed");
  g_assert_null (find_row ("Phares & Cie"));
  g_assert_null (adc_library_get_game (get_library (), "phares"));
  g_assert_cmpuint (g_list_model_get_n_items (gtk_drop_down_get_model (games)), ==, n_before);

  /* The window has gone elsewhere. */
  g_assert_false (g_str_has_prefix (get_location (), "phares/"));
  adc_driver_wait (is_not_indexed, (gpointer) "phares");

  adc_driver_click_in (GTK_WIDGET (get_window ()), "Undo");
  rest ();
  g_assert_nonnull (find_row ("Phares & Cie"));
  g_assert_nonnull (adc_library_get_game (get_library (), "phares"));
  remove_pack ("phares");
  close_window ();
}

/* What is wrong is said with file and line, can be copied, and nothing is added. */
static void
test_refused (void)
{
  g_autofree char *path = make_game ("broken", NULL);
  g_autofree char *file = g_build_filename (path, "terms.xml", NULL);
  GtkWidget *dialog, *list;

  g_assert_true (g_file_set_contents (file, "<entries format='1' game='broken' xml:lang='fr'>\n"
                                            "<term id='a' page='1'>\n<blink/></term></entries>",
                                      -1, NULL));
  open_window ();
  adc_packs_window_add (get_window (), path);
  dialog = wait_dialog ();
  widget_assert_says (dialog, "This Game Cannot Be Added");
  widget_assert_says (dialog, "terms.xml:3");
  widget_assert_says (dialog, "<blink> is not expected here");
  list = widget_find (dialog, ADC_TYPE_PROBLEM_LIST);
  adc_driver_click (widget_find_button (list, "_Copy"));
  widget_assert_says (list, "Copied");
  gtk_window_destroy (GTK_WINDOW (dialog));
  adc_driver_settle ();
  g_assert_null (adc_library_get_game (get_library (), "broken"));
  widget_assert_says (get_window (), "None yet.");
  close_window ();
}

/* One that was broken by hand is listed with what is wrong; once mended it is read again. */
static void
test_broken (void)
{
  g_autofree char *path = make_game ("mended", "Mended");
  g_autofree char *place = NULL;
  g_autofree char *whole = NULL;
  GtkWidget *row;

  open_window ();
  adc_packs_window_add (get_window (), path);
  rest ();
  close_window ();

  place = g_build_filename (g_get_user_data_dir (), "aide-de-camp", "games", "mended", "units.xml",
                            NULL);
  g_assert_true (g_file_get_contents (place, &whole, NULL, NULL));
  g_assert_true (g_file_set_contents (place, "<entries>\n<oops></entries>", -1, NULL));
  open_window ();
  row = widget_find (GTK_WIDGET (get_window ()), ADC_TYPE_PACK_ROW);
  widget_assert_says (row, "Cannot be used: ");
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), TRUE);
  adc_driver_settle ();
  widget_assert_says (row, "units.xml:2");

  g_assert_true (g_file_set_contents (place, whole, -1, NULL));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (get_window ()), "packs.reload", NULL));
  rest ();
  g_assert_nonnull (find_row ("Mended"));
  remove_pack ("mended");
  close_window ();
}

/* The one that is there already is asked about, and comes back when that is undone. */
static void
test_replace (void)
{
  g_autofree char *first = make_game ("same", "First Edition");
  g_autofree char *other = g_build_filename (folder, "elsewhere", NULL);
  GtkWidget *dialog;

  g_assert_true (adc_pack_template_write (other, "same", "Second Edition", NULL, NULL));
  open_window ();
  adc_packs_window_add (get_window (), first);
  rest ();
  open_location ("same/rule/contest");

  adc_packs_window_add (get_window (), other);
  dialog = wait_dialog ();
  widget_assert_says (dialog, "You have the game “First Edition” already.");
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  rest ();
  g_assert_nonnull (find_row ("First Edition"));

  adc_packs_window_add (get_window (), other);
  dialog = wait_dialog ();
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), "replace");
  rest ();
  g_assert_nonnull (find_row ("Second Edition"));
  g_assert_cmpstr (adc_game_get_title (adc_library_get_game (get_library (), "same")), ==,
                   "Second Edition");

  /* What was being read is still being read, in the new one. */
  g_assert_cmpstr (get_location (), ==, "same/rule/contest");
  widget_assert_says (get_main_window (), "Second Edition");

  adc_driver_click_in (GTK_WIDGET (get_window ()), "Undo");
  rest ();
  g_assert_nonnull (find_row ("First Edition"));
  remove_pack ("same");
  close_window ();
}

static void
test_template (void)
{
  g_autofree char *path = g_build_filename (folder, "beginning", NULL);
  g_autofree char *file = g_build_filename (path, "game.xml", NULL);
  g_autofree char *first = g_build_filename (folder, "my-game", "game.xml", NULL);
  g_autofree char *second = g_build_filename (folder, "my-game-2", "game.xml", NULL);

  open_window ();
  adc_packs_window_write_template (get_window (), path);
  widget_assert_says (get_window (), "A game to begin with is in “beginning”");
  g_assert_true (g_file_test (file, G_FILE_TEST_IS_REGULAR));

  /* Where there is something already it goes beside it. */
  adc_packs_window_write_template (get_window (), folder);
  adc_packs_window_write_template (get_window (), folder);
  g_assert_true (g_file_test (first, G_FILE_TEST_IS_REGULAR));
  g_assert_true (g_file_test (second, G_FILE_TEST_IS_REGULAR));
  adc_packs_window_add (get_window (), path);
  rest ();
  g_assert_nonnull (find_row ("Lighthouse Duel"));
  remove_pack ("beginning");
  close_window ();
}

/* So large that one can watch it being read. */
static char *
make_large_game (void)
{
  char *path = make_game ("large", "Large");

  for (guint i = 0; i < N_FILES; i++) {
    g_autofree char *name = g_strdup_printf ("more-%02u.xml", i);
    g_autofree char *file = g_build_filename (path, name, NULL);
    g_autoptr(GString) text =
      g_string_new ("<entries format='1' game='large' xml:lang='fr'>\n");

    for (guint j = 0; j < 400; j++)
      g_string_append_printf (text,
                              "<term id='t-%u-%u' page='1'><title>T</title><p>x</p></term>\n", i, j);
    g_string_append (text, "</entries>\n");
    g_assert_true (g_file_set_contents (file, text->str, -1, NULL));
  }

  return path;
}

static gboolean
says_which_file (gpointer user_data G_GNUC_UNUSED)
{
  const char *text = gtk_label_get_label (widget_get_child (get_window (), "working_label"));

  return g_str_has_prefix (text, "Checking “large”… more-") && g_str_has_suffix (text, ")") &&
         strstr (text, " of ") != NULL;
}

/* While a game is read one sees how far it is and can give it up. What is asked for meanwhile comes after it. */
static void
test_progress (void)
{
  g_autofree char *path = make_large_game ();
  g_autofree char *other = make_game ("next", "Next");
  GtkWidget *button;

  open_window ();
  button = widget_find_button (GTK_WIDGET (get_window ()), "_Add a Game…");
  g_assert_true (gtk_widget_is_sensitive (button));
  gtk_widget_grab_focus (button);
  adc_packs_window_add (get_window (), path);
  g_assert_false (gtk_widget_is_sensitive (button));
  adc_driver_wait (says_which_file, NULL);
  adc_packs_window_add (get_window (), other);
  adc_driver_click_in (GTK_WIDGET (get_window ()), "Cancel");
  rest ();
  g_assert_null (find_row ("Large"));
  g_assert_null (adc_library_get_game (get_library (), "large"));
  g_assert_nonnull (find_row ("Next"));
  g_assert_true (gtk_widget_is_sensitive (button));
  g_assert_true (gtk_widget_is_focus (button));
  remove_pack ("next");
  close_window ();
}

/* Everything has a name for who cannot see it. */
static void
test_names (void)
{
  g_autofree char *path = make_game ("named", "Named");
  GtkWidget *row;

  open_window ();
  adc_packs_window_add (get_window (), path);
  rest ();
  row = find_row ("Named");
  widget_assert_named (widget_find_icon_button (row, "user-trash-symbolic"), "Remove: Named");
  widget_assert_named (widget_find_icon_button (row, "folder-open-symbolic"),
                       "Open the Folder: Named");
  widget_assert_named (widget_get_child (get_window (), "list"), "Games you added");
  remove_pack ("named");
  close_window ();
}

int
main (int argc, char **argv)
{
  g_autofree char *own = g_build_filename (g_get_user_data_dir (), "aide-de-camp", NULL);
  int status;

  g_test_init (&argc, &argv, NULL);
  adw_init ();
  adc_pack_remove_tree (own); /* of the time before */
  folder = g_dir_make_tmp ("adc-packs-XXXXXX", NULL);
  application = adc_driver_start ();
  adc_application_set_language (application, "en");
  adc_driver_settle ();

  g_test_add_func ("/packs-view/add-and-remove", test_add_and_remove);
  g_test_add_func ("/packs-view/refused", test_refused);
  g_test_add_func ("/packs-view/broken", test_broken);
  g_test_add_func ("/packs-view/replace", test_replace);
  g_test_add_func ("/packs-view/template", test_template);
  g_test_add_func ("/packs-view/names", test_names);
  g_test_add_func ("/packs-view/progress", test_progress);
  status = g_test_run ();

  adc_driver_stop (application);
  adc_pack_remove_tree (folder);
  g_free (folder);
  return status;
}
