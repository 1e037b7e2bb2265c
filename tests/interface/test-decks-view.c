/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The decks with the real widgets in the real window. */

#include "adc-deck-browser.h"
#include "adc-deck-cell.h"
#include "adc-deck-field.h"
#include "adc-deck-heading.h"
#include "adc-deck-item-row.h"
#include "adc-deck-notes.h"
#include "adc-deck-sheet.h"
#include "adc-new-deck-dialog.h"
#include "adc-seat-panel.h"
#include "adc-tracker-page.h"
#include "decks-window.h"
#include "widgets.h"

#include <string.h>

static gboolean
is_enabled (const char *icon)
{
  return gtk_widget_is_sensitive (
    widget_find_icon_button (decks_get_part (ADC_TYPE_DECK_HEADING), icon));
}

static gboolean
has_work (gpointer user_data G_GNUC_UNUSED)
{
  return decks_get_work () != NULL;
}

static gboolean
is_saved (gpointer user_data G_GNUC_UNUSED)
{
  return !adc_deck_work_is_modified (decks_get_work ());
}

static guint
count_rows (void)
{
  g_autoptr(GPtrArray) rows = widget_find_all (decks_get_part (ADC_TYPE_DECK_BROWSER),
                                               ADC_TYPE_DECK_ITEM_ROW);

  return rows->len;
}

static void
filter (const char *text)
{
  GtkWidget *entry = widget_get_child (decks_get_part (ADC_TYPE_DECK_BROWSER), "entry");

  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  g_signal_emit_by_name (entry, "search-changed");
  adc_driver_settle ();
}

static void
test_empty (void)
{
  decks_open_view ();
  widget_assert_says (decks_get_part (ADC_TYPE_DECK_BROWSER), "No Decks Yet");
  widget_assert_says (decks_get_view (), "No Deck Is Open");
  g_assert_null (decks_get_work ());
  adc_driver_open (decks_application, "buck-rogers/decks"); /* every game has them */
  g_assert_cmpstr (decks_get_location (), ==, "buck-rogers/decks");
}

/* Nothing is lost by it, and it says why it cannot be. */
static void
test_rename_to_nothing (void)
{
  AdwMessageDialog *dialog;
  GtkEditable *entry;

  decks_open_view ();
  decks_create ("Named");
  decks_press ("<Control>r");
  dialog = decks_wait_window (ADW_TYPE_MESSAGE_DIALOG);
  entry = GTK_EDITABLE (adw_message_dialog_get_extra_child (dialog));
  gtk_editable_set_text (entry, "  ");
  widget_assert_says (dialog, "A deck needs a title.");
  g_assert_false (adw_message_dialog_get_response_enabled (dialog, "rename"));
  gtk_editable_set_text (entry, " Other ");
  widget_assert_silent (dialog, "A deck needs a title.");
  adw_message_dialog_response (dialog, "rename");
  adc_driver_settle ();
  g_assert_true (decks_has_title ((gpointer) "Other"));
}

/* By the keyboard alone, from the standard list. */
static void
test_create (void)
{
  g_autofree char *location = NULL;
  GtkWidget *dialog;

  decks_open_view ();
  decks_press ("<Control>n");
  dialog = decks_wait_window (ADC_TYPE_NEW_DECK_DIALOG);
  widget_assert_says (dialog, "50 cards");
  adw_combo_row_set_selected (widget_get_child (dialog, "faction_row"), 1);
  g_assert_cmpstr (gtk_editable_get_text (widget_get_child (dialog, "title_row")), ==, "Kahoum");
  decks_finish_dialog (dialog);
  g_assert_cmpstr (adc_deck_get_faction (decks_get_deck ()), ==, "kahoum");
  g_assert_cmpuint (adc_deck_count (decks_get_deck ()), ==, 50);
  widget_assert_says (decks_get_part (ADC_TYPE_DECK_HEADING), "Kahoum");
  widget_assert_says (decks_get_part (ADC_TYPE_DECK_HEADING), "Legal as far as known");
  widget_assert_says (decks_get_part (ADC_TYPE_DECK_ITEM_ROW), "50 cards");
  g_assert_true (g_file_test (adc_deck_work_get_path (decks_get_work ()), G_FILE_TEST_IS_REGULAR));
  location = g_strconcat ("ares/decks/", adc_deck_work_get_path (decks_get_work ()), NULL);
  g_assert_cmpstr (decks_get_location (), ==, location);
}

static void
test_create_empty (void)
{
  GtkWidget *dialog;
  AdwComboRow *kinds;

  decks_open_view ();
  decks_press ("<Control>n");
  dialog = decks_wait_window (ADC_TYPE_NEW_DECK_DIALOG);
  gtk_switch_set_active (widget_get_child (dialog, "standard"), FALSE);
  decks_finish_dialog (dialog);
  g_assert_cmpuint (adc_deck_count (decks_get_deck ()), ==, 0);
  widget_assert_says (decks_get_part (ADC_TYPE_DECK_HEADING), "Not legal: ");

  /* The free one asks for no faction and has no list. */
  decks_press ("<Control>n");
  dialog = decks_wait_window (ADC_TYPE_NEW_DECK_DIALOG);
  kinds = widget_get_child (dialog, "kind_row");
  adw_combo_row_set_selected (kinds,
                              g_list_model_get_n_items (adw_combo_row_get_model (kinds)) - 1);
  g_assert_false (gtk_widget_get_visible (widget_get_child (dialog, "faction_row")));
  g_assert_false (gtk_widget_get_sensitive (widget_get_child (dialog, "standard_row")));
  decks_finish_dialog (dialog);
  g_assert_cmpstr (adc_deck_get_kind (decks_get_deck ()), ==, ADC_DECK_KIND_FREE);
  widget_assert_says (decks_get_part (ADC_TYPE_DECK_HEADING), "No rules");
}

static void
test_rename_and_save (void)
{
  GtkWidget *heading;

  decks_open_view ();
  decks_create ("First");
  heading = decks_get_part (ADC_TYPE_DECK_HEADING);
  g_assert_false (is_enabled ("document-save-symbolic"));
  widget_assert_silent (heading, "Unsaved changes");
  decks_rename_to ("A & <b>");
  widget_assert_says (heading, "A & <b>");
  widget_assert_says (heading, "Unsaved changes");
  g_assert_true (is_enabled ("document-save-symbolic"));
  decks_act ("decks.undo");
  widget_assert_says (heading, "First");
  widget_assert_silent (heading, "Unsaved changes");
  g_assert_false (is_enabled ("edit-undo-symbolic"));
  decks_act ("decks.redo");
  widget_assert_says (heading, "A & <b>");
  decks_press ("<Control>s");
  adc_driver_wait (is_saved, NULL);
  adc_driver_settle ();
  widget_assert_silent (heading, "Unsaved changes");
  widget_assert_says (decks_get_part (ADC_TYPE_DECK_ITEM_ROW), "A & <b>"); /* the latest first */
  decks_rename_to ("Not saved");
  decks_act ("decks.revert");
  widget_assert_says (heading, "A & <b>");
  decks_act ("decks.undo");
  widget_assert_says (heading, "Not saved");
}

static void
test_filter (void)
{
  guint n_decks;

  decks_open_view ();
  decks_create ("Forteresse étoilée");
  decks_create ("Sword");
  n_decks = count_rows ();
  g_assert_cmpuint (n_decks, >=, 2);
  filter ("ETOIL");
  g_assert_cmpuint (count_rows (), ==, 1);
  widget_assert_says (decks_get_part (ADC_TYPE_DECK_ITEM_ROW), "Forteresse étoilée");
  filter ("nothing of that name");
  widget_assert_says (decks_get_part (ADC_TYPE_DECK_BROWSER), "No deck has these words.");
  filter ("");
  g_assert_cmpuint (count_rows (), ==, n_decks);

  /* Enter opens the first that is left. */
  filter ("forteresse");
  g_signal_emit_by_name (widget_get_child (decks_get_part (ADC_TYPE_DECK_BROWSER), "entry"),
                         "activate");
  adc_driver_wait (decks_has_title, (gpointer) "Forteresse étoilée");
  filter ("");

  /* Back goes to the deck before. */
  gtk_widget_activate_action (GTK_WIDGET (decks_get_view ()), "win.back", NULL);
  adc_driver_wait (decks_has_title, (gpointer) "Sword");
}

static gboolean
is_typing_in (GType type)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (adc_driver_get_window (decks_application)));

  return GTK_IS_TEXT (focus) && gtk_widget_get_mapped (focus) &&
         gtk_widget_is_ancestor (focus, decks_get_part (type));
}

static gboolean
is_typing (void)
{
  return is_typing_in (ADC_TYPE_DECK_FIELD);
}

static void
show_deck (const char *path, const char *title)
{
  g_assert_true (
    gtk_widget_activate_action (GTK_WIDGET (decks_get_view ()), "decks.show", "s", path));
  adc_driver_wait (decks_has_title, (gpointer) title);
  adc_driver_settle ();
}

/* Whoever opens a deck can type a card at once; going through the views, or the charts, moves nobody there. */
static void
test_focus (void)
{
  AdwViewStack *pages;
  g_autofree char *path = NULL, *other = NULL;

  decks_open_view ();
  decks_create ("First");
  path = g_strdup (adc_deck_work_get_path (decks_get_work ()));
  g_assert_true (is_typing ());
  decks_create ("Second");
  other = g_strdup (adc_deck_work_get_path (decks_get_work ()));
  gtk_widget_grab_focus (widget_get_child (decks_get_part (ADC_TYPE_DECK_BROWSER), "entry"));
  g_assert_false (is_typing ());
  show_deck (path, "First");
  g_assert_true (is_typing ());

  adc_driver_open (decks_application, "ares/rules");
  decks_open_view ();
  g_assert_true (decks_has_title ((gpointer) "First"));
  gtk_widget_grab_focus (widget_get_child (decks_get_part (ADC_TYPE_DECK_BROWSER), "entry"));
  gtk_widget_activate_action (GTK_WIDGET (decks_get_view ()), "win.back", NULL);
  gtk_widget_activate_action (GTK_WIDGET (decks_get_view ()), "win.back", NULL);
  adc_driver_settle ();
  g_assert_false (is_typing ());

  pages = widget_get_child (decks_get_view (), "pages");
  adw_view_stack_set_visible_child_name (pages, "charts");
  show_deck (other, "Second");
  g_assert_cmpstr (adw_view_stack_get_visible_child_name (pages), ==, "charts");
  g_assert_false (is_typing ());
  decks_create ("Third"); /* a new one is to be built */
  g_assert_cmpstr (adw_view_stack_get_visible_child_name (pages), ==, "build");
  g_assert_true (is_typing ());
}

static gboolean
has_submenu (GMenuModel *menu)
{
  for (int i = 0; i < g_menu_model_get_n_items (menu); i++) {
    g_autoptr(GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);
    g_autoptr(GMenuModel) submenu = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SUBMENU);

    if (submenu != NULL || (section != NULL && has_submenu (section)))
      return TRUE;
  }

  return FALSE;
}

/* Its key opens it; and none of its lines leads where the keyboard would be lost. */
static void
test_menu (void)
{
  GtkMenuButton *button;

  decks_open_view ();
  decks_create ("Menu");
  button = widget_get_child (decks_get_part (ADC_TYPE_DECK_HEADING), "more_button");
  g_assert_false (has_submenu (gtk_menu_button_get_menu_model (button)));
  decks_press ("<Control>m");
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (gtk_menu_button_get_popover (button))));
  gtk_menu_button_popdown (button);
  adc_driver_settle ();
}

/* While notes are typed Ctrl+Z is about them, and Ctrl+S has all of them. */
static void
test_notes (void)
{
  GtkWidget *notes, *text;
  GtkTextBuffer *buffer;

  decks_open_view ();
  decks_create ("Noted");
  decks_rename_to ("A step");
  notes = decks_get_part (ADC_TYPE_DECK_NOTES);
  gtk_expander_set_expanded (GTK_EXPANDER (widget_find (notes, GTK_TYPE_EXPANDER)), TRUE);
  adc_driver_settle ();
  text = widget_find (notes, GTK_TYPE_TEXT_VIEW);
  g_assert_true (gtk_widget_grab_focus (text));
  buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (text));
  gtk_text_buffer_insert_at_cursor (buffer, "For", -1);
  g_assert_false (decks_press_in (widget_get_child (decks_get_view (), "deck_page"), "<Control>z"));
  g_assert_cmpstr (adc_deck_get_title (decks_get_deck ()), ==, "A step");
  gtk_text_buffer_insert_at_cursor (buffer, " Friday", -1);
  decks_press ("<Control>s");
  adc_driver_wait (is_saved, NULL);
  gtk_widget_grab_focus (decks_get_part (ADC_TYPE_DECK_FIELD));
  adc_driver_settle ();
  g_assert_false (adc_deck_work_is_modified (decks_get_work ()));
  g_assert_cmpstr (adc_deck_get_notes (decks_get_deck ()), ==, "For Friday");
}

static gboolean
is_menu_button (GtkWidget *widget, gconstpointer data G_GNUC_UNUSED)
{
  return GTK_IS_MENU_BUTTON (widget) &&
         gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (widget)) != NULL;
}

/* The letter that is underlined, if any is, must be nobody else's: or else its key chooses nothing. */
static void
check_letter (const char *label, GString *letters)
{
  const char *mark = label != NULL ? strchr (label, '_') : NULL;
  char letter;

  if (mark == NULL || mark[1] == '_')
    return;

  letter = g_ascii_tolower (mark[1]);
  if (strchr (letters->str, letter) != NULL)
    g_error ("“%s” has a letter that is taken", label);
  g_string_append_c (letters, letter);
}

static void
check_menu (GMenuModel *menu, GString *letters)
{
  for (int i = 0; i < g_menu_model_get_n_items (menu); i++) {
    g_autoptr(GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);
    g_autofree char *label = NULL;

    if (section != NULL)
      check_menu (section, letters);
    else if (g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_LABEL, "s", &label))
      check_letter (label, letters);
  }
}

static void
check_pages (void)
{
  AdwViewStack *stack = widget_get_child (decks_get_view (), "pages");
  g_autoptr(GListModel) pages = G_LIST_MODEL (adw_view_stack_get_pages (stack));
  g_autoptr(GString) letters = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (pages); i++) {
    g_autoptr(AdwViewStackPage) page = g_list_model_get_item (pages, i);

    check_letter (adw_view_stack_page_get_title (page), letters);
  }
}

static void
test_letters (void)
{
  static const char * const languages[] = { "fr", "en" };

  decks_open_view ();
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++) {
    g_autoptr(GPtrArray) buttons = NULL;

    adc_application_set_language (decks_application, languages[i]);
    adc_driver_settle ();
    buttons = widget_find_all_if (GTK_WIDGET (decks_get_view ()), is_menu_button, NULL);
    g_assert_cmpuint (buttons->len, >=, 3);
    for (guint j = 0; j < buttons->len; j++) {
      g_autoptr(GString) letters = g_string_new (NULL);

      check_menu (gtk_menu_button_get_menu_model (buttons->pdata[j]), letters);
    }
    check_pages ();
  }
}

static void
test_duplicate (void)
{
  g_autofree char *path = NULL;

  decks_open_view ();
  decks_create ("Twin");
  path = g_strdup (adc_deck_work_get_path (decks_get_work ()));
  decks_press ("<Control><Shift>n");
  g_assert_cmpstr (adc_deck_get_title (decks_get_deck ()), ==, "Twin (copy)");
  g_assert_cmpstr (adc_deck_work_get_path (decks_get_work ()), !=, path);
  g_assert_cmpuint (adc_deck_count (decks_get_deck ()), ==, 50);
}

/* A number is taken when the focus leaves it. Its line may go by that, while GTK still goes up from it. */
static void
test_leave_number (void)
{
  GtkWidget *sheet, *number, *cell;

  decks_open_view ();
  decks_create ("Counted");
  sheet = decks_get_part (ADC_TYPE_DECK_SHEET);
  number = widget_find_nth_usable (sheet, GTK_TYPE_SPIN_BUTTON, 0);
  cell = gtk_widget_get_ancestor (widget_find_nth_usable (sheet, GTK_TYPE_SPIN_BUTTON, 1),
                                  ADC_TYPE_DECK_CELL);
  gtk_widget_grab_focus (number);
  gtk_editable_set_text (GTK_EDITABLE (number), "0");
  gtk_widget_grab_focus (cell);
  adc_driver_settle ();
  g_assert_cmpuint (adc_deck_count (decks_get_deck ()), <, 50);
}

/* With the key in the list, and back with the button of the toast. */
static void
test_delete (void)
{
  GtkWidget *list;
  g_autofree char *path = NULL;
  guint n_decks;

  decks_open_view ();
  decks_create ("Doomed");
  path = g_strdup (adc_deck_work_get_path (decks_get_work ()));
  n_decks = count_rows ();
  list = widget_get_child (decks_get_part (ADC_TYPE_DECK_BROWSER), "list");
  g_assert_true (gtk_widget_activate_action (list, "decks.remove", "s", path));
  adc_driver_settle ();
  g_assert_null (decks_get_work ());
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_cmpuint (count_rows (), ==, n_decks - 1);
  widget_assert_says (decks_get_view (), "The deck is removed");
  adc_driver_click_in (GTK_WIDGET (decks_get_view ()), "Undo");
  adc_driver_wait (decks_has_title, (gpointer) "Doomed");
  adc_driver_settle ();
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_cmpuint (count_rows (), ==, n_decks);
  decks_act ("decks.delete");
  g_assert_null (decks_get_work ());
}

/* Another language, another window: the same deck with all its steps. */
static void
test_language (void)
{
  AdcDeckWork *work;

  decks_open_view ();
  decks_create ("Polyglot");
  decks_rename_to ("Changed");
  work = decks_get_work ();
  adc_application_set_language (decks_application, "fr");
  adc_driver_settle ();
  adc_driver_wait (has_work, NULL);
  g_assert_true (decks_get_work () == work);
  g_assert_true (adc_deck_work_can_undo (work));
  adc_application_set_language (decks_application, "en");
  adc_driver_settle ();
  adc_driver_wait (has_work, NULL);
}

static void
test_tracker (void)
{
  decks_open_view ();
  decks_create ("Followed");
  decks_act ("decks.follow");
  g_assert_cmpstr (decks_get_location (), ==, "ares/decks/tracker");
  g_assert_true (is_typing_in (ADC_TYPE_SEAT_PANEL));
  widget_enter (widget_get_child (decks_get_part (ADC_TYPE_SEAT_PANEL), "search"), "raid");
  adc_driver_settle ();
  g_assert_true (is_typing_in (ADC_TYPE_SEAT_PANEL));
  widget_assert_says (decks_get_part (ADC_TYPE_SEAT_PANEL), "47 cards left to draw");
  g_assert_true (decks_press_in (decks_get_part (ADC_TYPE_TRACKER_PAGE), "<Control>z"));
  widget_assert_says (decks_get_part (ADC_TYPE_SEAT_PANEL), "48 cards left to draw");
  g_assert_false (gtk_widget_get_mapped (decks_get_part (ADC_TYPE_DECK_HEADING)));
  gtk_widget_activate_action (GTK_WIDGET (decks_get_view ()), "win.back", NULL);
  adc_driver_settle ();
  g_assert_true (gtk_widget_get_mapped (decks_get_part (ADC_TYPE_DECK_HEADING)));
}

/* One at a time: the list, then the deck, and back. */
static void
test_narrow (void)
{
  decks_open_view ();
  adc_driver_resize (decks_application, 360, 640);
  decks_create ("Slender");
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (decks_get_view ())), <=, 360);
  g_assert_true (gtk_widget_get_mapped (decks_get_part (ADC_TYPE_DECK_HEADING)));
  g_assert_false (gtk_widget_get_mapped (decks_get_part (ADC_TYPE_DECK_BROWSER)));
  adc_driver_click_in (GTK_WIDGET (decks_get_view ()), "List");
  g_assert_true (gtk_widget_get_mapped (decks_get_part (ADC_TYPE_DECK_BROWSER)));
  g_assert_false (gtk_widget_get_mapped (decks_get_part (ADC_TYPE_DECK_HEADING)));
  adc_driver_resize (decks_application, 1120, 760);
  g_assert_true (gtk_widget_get_mapped (decks_get_part (ADC_TYPE_DECK_HEADING)));
}

/* A button that greys itself gives the focus to where cards are added. */
static void
test_emptied (void)
{
  GtkWidget *view = GTK_WIDGET (decks_get_view ());
  GtkWidget *button, *focus;

  decks_open_view ();
  decks_create ("Emptied");
  gtk_widget_activate_action (view, "decks.findings", NULL);
  adc_driver_settle ();
  button = widget_find_saying (view, GTK_TYPE_BUTTON, "Empty");
  g_assert_nonnull (button);
  gtk_widget_grab_focus (button);
  adc_driver_click (button);
  g_assert_false (gtk_widget_get_sensitive (button));
  focus = gtk_root_get_focus (gtk_widget_get_root (view));
  g_assert_nonnull (focus);
  g_assert_nonnull (gtk_widget_get_ancestor (focus, ADC_TYPE_DECK_FIELD));
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  decks_start ();
  g_test_add_func ("/decks-view/empty", test_empty);
  g_test_add_func ("/decks-view/create", test_create);
  g_test_add_func ("/decks-view/create-empty", test_create_empty);
  g_test_add_func ("/decks-view/rename-and-save", test_rename_and_save);
  g_test_add_func ("/decks-view/filter", test_filter);
  g_test_add_func ("/decks-view/focus", test_focus);
  g_test_add_func ("/decks-view/menu", test_menu);
  g_test_add_func ("/decks-view/duplicate", test_duplicate);
  g_test_add_func ("/decks-view/leave-number", test_leave_number);
  g_test_add_func ("/decks-view/delete", test_delete);
  g_test_add_func ("/decks-view/language", test_language);
  g_test_add_func ("/decks-view/tracker", test_tracker);
  g_test_add_func ("/decks-view/emptied", test_emptied);
  g_test_add_func ("/decks-view/narrow", test_narrow);
  g_test_add_func ("/decks-view/letters", test_letters);
  g_test_add_func ("/decks-view/notes", test_notes);
  g_test_add_func ("/decks-view/rename-to-nothing", test_rename_to_nothing);
  status = g_test_run ();
  decks_stop ();

  return status;
}
