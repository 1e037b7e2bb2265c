/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Ways through the window: its history, its bookmarks, its two languages. */

#include "adc-driver.h"
#include "adc-language.h"
#include "adc-preferences.h"
#include "widgets.h"

static AdcApplication *application;

static char *
dup_screen (void)
{
  return adc_driver_dup_text (GTK_WIDGET (adc_driver_get_window (application)));
}

/* One keystroke swaps the language of what is on screen, and of the interface around it. */
static void
test_swap_language (void)
{
  g_autofree char *french = NULL;
  g_autofree char *english = NULL;

  adc_application_set_language (application, "fr");
  adc_driver_resize (application, 1100, 700);
  adc_driver_open (application, "ares/term/bouclier");
  french = dup_screen ();
  g_assert_nonnull (strstr (french, "Bouclier"));
  g_assert_nonnull (strstr (french, "Glossaire"));

  g_action_group_activate_action (G_ACTION_GROUP (application), "swap-language", NULL);
  adc_driver_settle ();
  english = dup_screen ();
  g_assert_cmpstr (adc_window_get_location (adc_driver_get_window (application)), ==,
                   "ares/term/bouclier");
  g_assert_nonnull (strstr (english, "Shield"));
  g_assert_nonnull (strstr (english, "Glossary"));
  g_assert_null (strstr (english, "Glossaire"));
}

static void
test_history (void)
{
  AdcWindow *window = adc_driver_get_window (application);

  adc_driver_open (application, "ares/term/bouclier");
  adc_driver_open (application, "ares/unit/trooper");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  g_assert_cmpstr (adc_window_get_location (window), ==, "ares/term/bouclier");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.forward", NULL);
  g_assert_cmpstr (adc_window_get_location (window), ==, "ares/unit/trooper");
}

/* A place that is gone leaves the reader where he was, and says so. */
static void
test_nowhere (void)
{
  static const char * const nowhere[] = {
    "ares/term/no-such-thing", "no-such-game/rules", "no-such-game", "ares", "ares/", "/", "//", "",
  };
  AdcWindow *window = adc_driver_get_window (application);
  g_autofree char *before = NULL;

  adc_driver_open (application, "ares/term/bouclier");
  before = dup_screen ();
  for (guint i = 0; i < G_N_ELEMENTS (nowhere); i++) {
    adc_driver_open (application, nowhere[i]);
    g_assert_cmpstr (adc_window_get_location (window), ==, "ares/term/bouclier");
    widget_assert_says (window, before);
  }
  widget_assert_says (window, "This entry is not there any more.");
}

static void
test_bookmarks (void)
{
  GSettings *settings = adc_application_get_settings (application);
  AdcWindow *window = adc_driver_get_window (application);
  g_auto(GStrv) added = NULL;
  g_auto(GStrv) removed = NULL;
  g_autofree char *page = NULL;

  adc_driver_open (application, "ares/term/bouclier");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.bookmark-current", NULL);
  added = g_settings_get_strv (settings, "bookmarks");
  g_assert_true (g_strv_contains ((const char * const *) added, "ares/term/bouclier"));
  adc_driver_open (application, "ares/bookmarks");
  page = dup_screen ();
  g_assert_nonnull (strstr (page, "Shield"));

  gtk_widget_activate_action (GTK_WIDGET (window), "win.toggle-bookmark", "s",
                              "ares/term/bouclier");
  removed = g_settings_get_strv (settings, "bookmarks");
  g_assert_cmpuint (g_strv_length (removed), ==, 0);
}

/* Going over the views with Tab opens none, and leaves the mark on the one that is open. */
static void
test_mark (void)
{
  GtkWidget *window = GTK_WIDGET (adc_driver_get_window (application));
  GtkListBox *views = GTK_LIST_BOX (widget_get_child (window, "views"));
  GtkStack *pages = GTK_STACK (widget_get_child (window, "pages"));
  GtkListBoxRow *shown;

  adc_driver_open (application, "ares/glossary");
  shown = gtk_list_box_get_selected_row (views);
  gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (views, 0)));
  gtk_list_box_select_row (views, gtk_list_box_get_row_at_index (views, 0));
  g_assert_true (gtk_list_box_get_selected_row (views) != shown);

  gtk_widget_child_focus (gtk_stack_get_visible_child (pages), GTK_DIR_TAB_FORWARD);
  adc_driver_settle ();
  g_assert_true (gtk_list_box_get_selected_row (views) == shown);
}

/* The views are one stop on the way with Tab, however many there are. */
static void
test_one_stop (void)
{
  GtkWidget *window = GTK_WIDGET (adc_driver_get_window (application));
  GtkListBox *views = GTK_LIST_BOX (widget_get_child (window, "views"));

  adc_driver_open (application, "ares/glossary");
  gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (views, 0)));
  gtk_widget_child_focus (window, GTK_DIR_TAB_FORWARD);
  g_assert_false (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)),
                                          GTK_WIDGET (views)));
}

/* The main menu opens by its key wherever it is: a narrow window hides it beside what is read, which is there again after. */
static void
test_menu (void)
{
  static const int widths[] = { 1100, 360 };
  GtkWidget *window = GTK_WIDGET (adc_driver_get_window (application));
  AdwLeaflet *leaflet = widget_get_child (window, "leaflet");
  GtkWidget *content = widget_get_child (window, "content");
  GtkPopover *menu = gtk_menu_button_get_popover (widget_get_child (window, "menu_button"));

  adc_driver_open (application, "ares/glossary");
  for (guint i = 0; i < G_N_ELEMENTS (widths); i++) {
    adc_driver_resize (application, widths[i], 700);
    g_assert_true (adw_leaflet_get_folded (leaflet) == (widths[i] == 360));
    gtk_widget_activate_action (window, "win.menu", NULL);
    adc_driver_settle ();
    g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (menu)));
    g_assert_true ((adw_leaflet_get_visible_child (leaflet) == content) == (widths[i] != 360));
    gtk_popover_popdown (menu);
    adc_driver_settle ();
    g_assert_true (adw_leaflet_get_visible_child (leaflet) == content);
  }
  adc_driver_resize (application, 1100, 700);
}

/* Who pastes a book into a search is not kept waiting at each key. */
static void
test_long_line (void)
{
  GtkWidget *window = GTK_WIDGET (adc_driver_get_window (application));
  GtkEditable *entry = GTK_EDITABLE (widget_find (window, GTK_TYPE_SEARCH_ENTRY));
  g_autofree char *book = g_strnfill (50000, 'x');

  gtk_widget_activate_action (window, "win.search", NULL);
  adc_driver_settle ();
  gtk_editable_set_text (entry, book);
  g_assert_cmpuint (strlen (gtk_editable_get_text (entry)), ==, 1000);
  gtk_editable_set_text (entry, "");
}

static gboolean
is_gone (gpointer weak)
{
  return *(gpointer *) weak == NULL;
}

/* Another language is chosen in the preferences, which go with the window they belong to. */
static void
test_choose_language (void)
{
  GtkWidget *preferences;
  gpointer gone;

  g_action_group_activate_action (G_ACTION_GROUP (application), "preferences", NULL);
  preferences = widget_find_window (ADC_TYPE_PREFERENCES);
  adc_driver_settle_window (preferences);
  gone = preferences;
  g_object_add_weak_pointer (gone, &gone);
  adw_combo_row_set_selected (widget_get_child (preferences, "language_row"), 1); /* French */
  adc_driver_wait (is_gone, &gone);
  adc_driver_settle ();
  g_assert_cmpstr (adc_language_get_current (), ==, "fr");
  adc_application_set_language (application, "en");
  adc_driver_settle ();
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  application = adc_driver_start ();
  g_test_add_func ("/window/swap-language", test_swap_language);
  g_test_add_func ("/window/history", test_history);
  g_test_add_func ("/window/nowhere", test_nowhere);
  g_test_add_func ("/window/bookmarks", test_bookmarks);
  g_test_add_func ("/window/mark", test_mark);
  g_test_add_func ("/window/one-stop", test_one_stop);
  g_test_add_func ("/window/menu", test_menu);
  g_test_add_func ("/window/long-line", test_long_line);
  g_test_add_func ("/window/choose-language", test_choose_language);
  status = g_test_run ();
  adc_driver_stop (application);

  return status;
}
