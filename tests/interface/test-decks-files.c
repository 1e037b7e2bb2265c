/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What leaves the decks and comes back: files, codes, lists, the clipboard, paper. */

#include "adc-deck-browser.h"
#include "adc-deck-code-dialog.h"
#include "adc-deck-file.h"
#include "adc-deck-heading.h"
#include "adc-deck-import-dialog.h"
#include "adc-deck-item-row.h"
#include "adc-recent.h"
#include "adc-view.h"
#include "decks-window.h"
#include "widgets.h"

#include <string.h>

static char *folder;

static char *
build_path (const char *name)
{
  return g_build_filename (folder, name, NULL);
}

static gboolean
is_recent (gpointer path)
{
  g_autoptr(GPtrArray) recent = adc_recent_list (ADC_DECK_MIME_TYPE, "ares");
  g_autofree char *uri = g_filename_to_uri (path, NULL, NULL);

  for (guint i = 0; i < recent->len; i++)
    if (g_str_equal (gtk_recent_info_get_uri (recent->pdata[i]), uri))
      return TRUE;

  return FALSE;
}

static gboolean
is_in_file (gpointer path)
{
  return g_strcmp0 (adc_deck_work_get_path (decks_get_work ()), path) == 0;
}

static void
text_read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  *(char **) user_data = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
}

static gboolean
is_set (gpointer user_data)
{
  return *(gpointer *) user_data != NULL;
}

static char *
dup_clipboard (void)
{
  char *text = NULL;

  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (decks_get_view ())), NULL,
                                 text_read_cb, &text);
  adc_driver_wait (is_set, &text);
  return text;
}

/* Saved elsewhere, and opened again as if by a double click, while another game is shown. */
static void
test_open_file (void)
{
  g_autofree char *path = build_path ("elsewhere.adcdeck");
  g_autoptr(GFile) file = g_file_new_for_path (path);

  decks_open_view ();
  decks_create ("Traveller");
  adc_decks_view_save_as (decks_get_view (), path);
  adc_driver_wait (is_in_file, path);
  adc_driver_settle ();
  g_assert_true (g_str_has_suffix (decks_get_location (), path));
  adc_driver_wait (is_recent, path);

  adc_driver_open (decks_application, "ark/rules");
  g_application_open (G_APPLICATION (decks_application), &file, 1, "");
  adc_driver_wait (decks_has_title, (gpointer) "Traveller");
  adc_driver_settle ();
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (decks_get_view ())));
  widget_assert_says (decks_get_part (ADC_TYPE_DECK_HEADING), "Traveller");
}

/* Wherever its name lies in memory, the game is kept with the file. */
static void
test_recent_game (void)
{
  g_autofree char *path = build_path ("remembered.adcdeck");
  char *game = g_aligned_alloc (1, 256, 256);

  g_assert_true (g_file_set_contents (path, "", -1, NULL));
  g_strlcpy (game, "ares", 256);
  adc_recent_add (path, ADC_DECK_MIME_TYPE, game);
  g_assert_true (is_recent (path));
  g_aligned_free (game);
}

/* What is wrong is said with file and line, and the deck that is open stays. */
static void
test_broken (void)
{
  g_autofree char *path = build_path ("broken.adcdeck");
  g_autoptr(GFile) file = g_file_new_for_path (path);
  AdcDeckWork *before;
  GtkWidget *dialog;

  decks_open_view ();
  decks_create ("Whole");
  before = decks_get_work ();
  g_assert_true (g_file_set_contents (path, "<?xml version=\"1.0\"?>\n<deck>\n<oops\n", -1, NULL));
  g_application_open (G_APPLICATION (decks_application), &file, 1, "");
  dialog = decks_wait_window (ADW_TYPE_MESSAGE_DIALOG);
  widget_assert_says (dialog, "The Deck Could Not Be Opened");
  widget_assert_says (dialog, "broken.adcdeck:");
  gtk_window_destroy (GTK_WINDOW (dialog));
  adc_driver_settle ();
  g_assert_true (decks_get_work () == before);
  widget_assert_says (decks_get_part (ADC_TYPE_DECK_HEADING), "Whole");
}

/* One of the folder that cannot be read is listed all the same, with the reason. */
static void
test_broken_item (void)
{
  g_autofree char *shelf = adc_deck_shelf_dup_default_folder ();
  g_autofree char *path = g_build_filename (shelf, "damaged.adcdeck", NULL);
  GtkWidget *row, *dialog;

  decks_open_view ();
  g_mkdir_with_parents (shelf, 0755);
  g_assert_true (g_file_set_contents (path, "<deck>", -1, NULL));
  adc_deck_shelf_load_async (adc_application_get_shelf (decks_application), NULL, NULL, NULL);
  adc_driver_wait (decks_says, (gpointer) "damaged.adcdeck");
  row = widget_find_saying (decks_get_part (ADC_TYPE_DECK_BROWSER), ADC_TYPE_DECK_ITEM_ROW,
                            "damaged.adcdeck");
  g_assert_true (gtk_widget_activate_action (row, "decks.show", "s", path));
  dialog = decks_wait_window (ADW_TYPE_MESSAGE_DIALOG);
  widget_assert_says (dialog, "damaged.adcdeck:1:");
  gtk_window_destroy (GTK_WINDOW (dialog));
  g_assert_true (gtk_widget_activate_action (row, "decks.remove", "s", path));
  adc_driver_settle ();
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
}

static void
test_export (void)
{
  g_autofree char *path = build_path ("deck.md");
  g_autofree char *contents = NULL;
  g_autoptr(AdcPaper) paper = NULL;
  GtkWidget *dialog;

  decks_open_view ();
  decks_create ("Exported");
  adc_decks_view_export (decks_get_view (), "markdown", path);
  adc_driver_wait (decks_says, (gpointer) "The deck is exported");
  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  g_assert_nonnull (strstr (contents, "Exported"));
  paper = adc_view_dup_paper (ADC_VIEW (decks_get_view ()), ADC_SCOPE_PAGE);
  g_assert_cmpstr (adc_paper_get_title (paper), ==, "Exported");

  /* There is no such folder: a sentence, and no file. */
  adc_decks_view_export (decks_get_view (), "csv", "/nowhere/at/all/deck.csv");
  dialog = decks_wait_window (ADW_TYPE_MESSAGE_DIALOG);
  widget_assert_says (dialog, "The Deck Could Not Be Exported");
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* Activates what the menu has for exporting, and sees that each asks for a file; how many there are. */
static guint
export_from (GMenuModel *menu)
{
  guint n = 0;

  for (int i = 0; i < g_menu_model_get_n_items (menu); i++) {
    g_autoptr(GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);
    g_autofree char *action = NULL;
    g_autoptr(GVariant) target = NULL;

    if (section != NULL)
      n += export_from (section);
    g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_ACTION, "s", &action);
    if (g_strcmp0 (action, "decks.export") != 0)
      continue;

    target = g_menu_model_get_item_attribute_value (menu, i, G_MENU_ATTRIBUTE_TARGET, NULL);
    g_assert_true (gtk_widget_activate_action_variant (GTK_WIDGET (decks_get_view ()), action, target));
    gtk_window_close (GTK_WINDOW (decks_wait_window (GTK_TYPE_FILE_CHOOSER_DIALOG)));
    adc_driver_settle ();
    n++;
  }

  return n;
}

static void
test_export_menu (void)
{
  GtkWidget *heading = widget_find (GTK_WIDGET (decks_get_view ()), ADC_TYPE_DECK_HEADING);
  GtkMenuButton *button = widget_get_child (heading, "more_button");

  g_assert_cmpuint (export_from (gtk_menu_button_get_menu_model (button)), ==, 3);
}

static void
test_code (void)
{
  g_autofree char *code = NULL;
  g_autofree char *text = NULL;
  g_autofree char *path = NULL;
  GtkWidget *dialog, *button;
  GtkEditable *entry;

  decks_open_view ();
  decks_create ("Shared");
  path = g_strdup (adc_deck_work_get_path (decks_get_work ()));
  decks_act ("win.copy-text");
  text = dup_clipboard ();
  g_assert_nonnull (strstr (text, "Shared"));
  decks_act ("decks.copy-code");
  code = dup_clipboard ();
  decks_act ("decks.paste-code");
  dialog = decks_wait_window (ADC_TYPE_DECK_CODE_DIALOG);
  entry = widget_get_child (dialog, "entry");
  button = widget_get_child (dialog, "open_button");
  widget_assert_says (dialog, "Paste the line that another player has sent you.");
  g_assert_false (gtk_widget_get_sensitive (button));
  gtk_editable_set_text (entry, "no code at all");
  widget_assert_silent (dialog, "Paste the line");
  g_assert_false (gtk_widget_get_sensitive (button));
  gtk_editable_set_text (entry, code);
  widget_assert_says (dialog, "50 cards");
  g_assert_true (gtk_widget_get_sensitive (button));
  decks_finish_dialog (dialog);
  g_assert_cmpstr (adc_deck_get_title (decks_get_deck ()), ==, "Shared");
  g_assert_cmpstr (adc_deck_work_get_path (decks_get_work ()), !=, path);
}

static gboolean
is_ready (gpointer dialog)
{
  return gtk_window_get_focus (dialog) == widget_get_child (dialog, "add_button");
}

static void
test_import (void)
{
  GtkWidget *dialog, *mend;
  AdwActionRow *row;
  GtkTextBuffer *buffer;
  guint n_before;

  decks_open_view ();
  decks_create ("Imported into");
  n_before = adc_deck_count (decks_get_deck ());
  decks_press ("<Control>i");
  dialog = decks_wait_window (ADC_TYPE_DECK_IMPORT_DIALOG);
  g_assert_false (gtk_widget_get_sensitive (widget_get_child (dialog, "add_button")));
  buffer = gtk_text_view_get_buffer (widget_get_child (dialog, "text"));
  gtk_text_buffer_set_text (buffer, "2x Barracks\n3 Zorglub\n1 Barracs\n", -1);
  adc_driver_settle ();
  widget_assert_says (dialog, "6 cards will be added.");
  widget_assert_says (dialog, "Zorglub");
  widget_assert_says (dialog, "Barracs");
  g_assert_cmpuint (adc_deck_count (decks_get_deck ()), ==, n_before); /* not yet */
  mend = widget_find_saying (dialog, GTK_TYPE_BUTTON, "Use “Barracks”");
  row = ADW_ACTION_ROW (gtk_widget_get_ancestor (mend, ADW_TYPE_ACTION_ROW));
  gtk_widget_grab_focus (GTK_WIDGET (row));
  adw_action_row_activate (row);
  adc_driver_wait (is_ready, dialog); /* nothing else is to be mended */
  widget_assert_silent (widget_get_child (dialog, "list"), "Barracs");
  widget_assert_says (widget_get_child (dialog, "list"), "Zorglub");
  adc_driver_click (widget_get_child (dialog, "add_button"));
  g_assert_cmpuint (adc_deck_count (decks_get_deck ()), ==, n_before + 6);
  widget_assert_says (decks_get_view (), "6 cards added, 1 doubtful line");
  decks_act ("decks.undo");
  g_assert_cmpuint (adc_deck_count (decks_get_deck ()), ==, n_before);
}

/* What was not saved comes back the next time, with a way to do without. */
static void
test_recovered (void)
{
  g_autofree char *path = NULL;
  g_autofree char *uri = NULL;

  decks_open_view ();
  decks_create ("Kept");
  decks_rename_to ("Forgotten");
  path = g_strdup (adc_deck_work_get_path (decks_get_work ()));
  adc_driver_open (decks_application, "ark/decks"); /* nobody has it any more */
  uri = g_filename_to_uri (path, NULL, NULL);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (decks_get_view ()), "decks.open-recent",
                                             "s", uri));
  adc_driver_wait (decks_has_title, (gpointer) "Forgotten");
  adc_driver_settle ();
  widget_assert_says (decks_get_view (), "Unsaved work is back");
  adc_driver_click_in (GTK_WIDGET (decks_get_view ()), "Revert");
  widget_assert_says (decks_get_part (ADC_TYPE_DECK_HEADING), "Kept");
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  folder = g_dir_make_tmp ("adc-test-XXXXXX", NULL);
  decks_start ();
  g_test_add_func ("/decks-files/open-file", test_open_file);
  g_test_add_func ("/decks-files/recent-game", test_recent_game);
  g_test_add_func ("/decks-files/broken", test_broken);
  g_test_add_func ("/decks-files/broken-item", test_broken_item);
  g_test_add_func ("/decks-files/export", test_export);
  g_test_add_func ("/decks-files/export-menu", test_export_menu);
  g_test_add_func ("/decks-files/code", test_code);
  g_test_add_func ("/decks-files/import", test_import);
  g_test_add_func ("/decks-files/recovered", test_recovered);
  status = g_test_run ();
  decks_stop ();
  decks_remove_folder (folder);
  g_free (folder);

  return status;
}
