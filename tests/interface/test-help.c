/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The program explains itself: F1 and the search lead there, and the way back is where one was. */

#include "config.h"

#include "adc-document.h"
#include "adc-driver.h"
#include "adc-search-page.h"
#include "widgets.h"

#include <string.h>

#define WIDE 1120
#define NARROW 360
#define HEIGHT 720

#define RULE "ares/rule/modificateurs-position"
#define PAGE "aide-de-camp/rule/lire-une-page"

static AdcApplication *application;

static GtkWidget *
get_window (void)
{
  return GTK_WIDGET (adc_driver_get_window (application));
}

static AdcGame *
get_guide (void)
{
  return adc_library_get_guide (adc_application_get_library (application));
}

static void
assert_at (const char *location)
{
  g_assert_cmpstr (adc_window_get_location (adc_driver_get_window (application)), ==, location);
}

static void
assert_shows (const char *view)
{
  GtkStack *pages = widget_get_child (get_window (), "pages");

  g_assert_cmpstr (gtk_stack_get_visible_child_name (pages), ==, view);
}

/* What the window does for a key, which must be one thing. */
static void
press_accel (const char *accel)
{
  g_auto(GStrv) actions =
    gtk_application_get_actions_for_accel (GTK_APPLICATION (application), accel);

  g_assert_cmpuint (g_strv_length (actions), ==, 1);
  if (g_str_has_prefix (actions[0], "app."))
    g_action_group_activate_action (G_ACTION_GROUP (application), actions[0] + strlen ("app."),
                                    NULL);
  else
    g_assert_true (gtk_widget_activate_action (get_window (), actions[0], NULL));
  adc_driver_settle ();
}

static const char *
get_title (void)
{
  return adw_window_title_get_title (widget_get_child (get_window (), "title"));
}

/* The game that is played stays what it is, and the views are a key away. */
static void
test_open (void)
{
  GtkDropDown *games = widget_get_child (get_window (), "games");
  GtkListBox *views = widget_get_child (get_window (), "views");
  guint selected;

  adc_driver_resize (application, WIDE, HEIGHT);
  adc_driver_open (application, RULE);
  selected = gtk_drop_down_get_selected (games);
  press_accel ("F1");
  assert_at ("aide-de-camp/help");
  assert_shows ("help");
  g_assert_cmpstr (get_title (), ==, "Help");
  widget_assert_says (get_window (), "Finding a Rule");
  widget_assert_says (get_window (), "Your Games, Your Values, Your Files");
  g_assert_null (gtk_list_box_get_selected_row (views));
  g_assert_cmpuint (gtk_drop_down_get_selected (games), ==, selected);

  press_accel ("<Alt>Left");
  assert_at (RULE);
  assert_shows ("rules");
  g_assert_cmpstr (get_title (), ==, "Rules");
  g_assert_nonnull (gtk_list_box_get_selected_row (views));

  press_accel ("<Alt>Right");
  assert_at ("aide-de-camp/help");
  press_accel ("<Control>Page_Down");
  assert_at ("ares/rules");
}

/* A page of it, and from there the next one. */
static void
test_page (void)
{
  GtkWidget *page;

  adc_driver_open (application, RULE);
  adc_driver_open (application, PAGE);
  assert_at (PAGE);
  assert_shows ("help");
  page = adc_driver_get_page (application, "help");
  widget_assert_says (page, "Reading a Page");
  widget_assert_says (page, "all keyboard shortcuts");
  widget_assert_silent (page, "Rule ·");
  gtk_widget_activate_action (widget_get_child (page, "article"), "article.next", NULL);
  adc_driver_settle ();
  assert_at ("aide-de-camp/rule/unites-et-cartes");
  press_accel ("<Alt>Left");
  press_accel ("<Alt>Left");
  assert_at (RULE);
}

static void
test_search (void)
{
  GtkWidget *entry;
  AdcSearchPage *page;
  AdcResultList *list;
  AdcSearchRow *row;

  adc_driver_open (application, RULE);
  gtk_widget_activate_action (get_window (), "win.search", NULL);
  entry = widget_get_child (get_window (), "search_entry");
  gtk_editable_set_text (GTK_EDITABLE (entry), "how do I print");
  g_signal_emit_by_name (entry, "search-changed");
  adc_driver_settle ();
  page = ADC_SEARCH_PAGE (adc_driver_get_page (application, "search"));
  list = widget_get_child (page, "list");
  row = adc_result_list_get_row (list, 0);
  g_assert_true (adc_search_result_is_guide (adc_search_row_get_result (row)));
  g_assert_cmpstr (adc_search_row_get_spoken (row), ==, "Playing a Turn, Printing, Copying, Help");

  g_signal_emit_by_name (entry, "activate");
  adc_driver_settle ();
  assert_at ("aide-de-camp/rule/tour-et-impression");
  assert_shows ("help");
  press_accel ("<Alt>Left");
  assert_at (RULE);
}

/* The page is the same, and in the other language. */
static void
test_language (void)
{
  adc_driver_open (application, RULE);
  adc_driver_open (application, PAGE);
  press_accel ("F2");
  assert_at (PAGE);
  assert_shows ("help");
  widget_assert_says (adc_driver_get_page (application, "help"), "Lire une page");
  press_accel ("F2");
  widget_assert_says (adc_driver_get_page (application, "help"), "Reading a Page");
  press_accel ("<Alt>Left");
  assert_at (RULE);
}

/* It can be found again like anything else. */
static void
test_bookmark (void)
{
  adc_driver_open (application, PAGE);
  press_accel ("<Control>d");
  adc_driver_open (application, "ares/bookmarks");
  widget_assert_says (adc_driver_get_page (application, "bookmarks"), "Reading a Page");
  widget_assert_says (adc_driver_get_page (application, "bookmarks"), "Help · Aide-de-camp");
  adc_driver_open (application, PAGE);
  press_accel ("<Control>d");
}

static void
read_all (void)
{
  GListModel *pages = adc_game_get_outline (get_guide ());

  for (guint i = 0; i < g_list_model_get_n_items (pages); i++) {
    g_autoptr(AdcEntry) page = g_list_model_get_item (pages, i);
    g_autofree char *location = adc_entry_dup_location (page);

    adc_driver_open (application, location);
    widget_assert_says (adc_driver_get_page (application, "help"), adc_entry_get_title (page));
    g_assert_cmpint (gtk_widget_get_width (get_window ()), <=, NARROW);
  }
}

/* The list of pages first, then each page alone, in both languages. */
static void
test_narrow (void)
{
  adc_driver_open (application, RULE);
  adc_driver_resize (application, NARROW, HEIGHT);
  press_accel ("F1");
  widget_assert_says (get_window (), "The Battle Calculator");
  read_all ();
  press_accel ("F2");
  read_all ();
  press_accel ("F2");
  adc_driver_resize (application, WIDE, HEIGHT);
}

/* "Ctrl+Shift+O" as GTK writes it. */
static char *
dup_accel (const char *name)
{
  static const struct {
    const char *said;
    const char *meant;
  } keys[] = {
    { "Ctrl", "<Control>" }, { "Shift", "<Shift>" }, { "Alt", "<Alt>" },   { "?", "question" },
    { "Enter", "Return" },   { "Page", "Page_Up" },
  };
  g_auto(GStrv) parts = g_strsplit (name, "+", -1);
  GString *accel = g_string_new (NULL);

  for (guint i = 0; parts[i] != NULL; i++) {
    const char *meant = parts[i];

    for (guint j = 0; j < G_N_ELEMENTS (keys); j++)
      if (g_str_equal (parts[i], keys[j].said))
        meant = keys[j].meant;
    if (strlen (meant) == 1)
      g_string_append_c (accel, g_ascii_tolower (*meant));
    else
      g_string_append (accel, meant);
  }

  return g_string_free (accel, FALSE);
}

/* Of the keys that the window of shortcuts lists: " <Control>n <Control>o … ". */
static char *
dup_listed (void)
{
  g_autoptr(GBytes) bytes = g_resources_lookup_data (ADC_RESOURCES "shell/help-overlay.ui", 0, NULL);
  g_autoptr(GRegex) regex = g_regex_new ("name=\"accelerator\">([^<]*)<", 0, 0, NULL);
  g_autoptr(GMatchInfo) match = NULL;
  g_autoptr(GString) listed = g_string_new (" ");
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);

  for (g_regex_match_full (regex, data, (gssize) size, 0, 0, &match, NULL); g_match_info_matches (match);
       g_match_info_next (match, NULL)) {
    g_autofree char *accels = g_match_info_fetch (match, 1);

    g_string_append_printf (listed, "%s ", accels);
  }
  g_string_replace (listed, "&lt;", "<", 0);
  g_string_replace (listed, "&gt;", ">", 0);

  return g_strdup (listed->str);
}

/* Every key with a modifier that a page names does something. */
static void
test_keys (void)
{
  g_autoptr(GRegex) regex = g_regex_new ("\\b(?:Ctrl|Alt|Shift)(?:\\+(?:[A-Za-z]+|[0-9?]))+|\\bF[0-9]+",
                                         0, 0, NULL);
  GListModel *rules = adc_game_get_outline (get_guide ());
  g_autofree char *listed = dup_listed ();
  guint n_keys = 0;

  for (guint i = 0; i < g_list_model_get_n_items (rules); i++) {
    g_autoptr(AdcEntry) page = g_list_model_get_item (rules, i);
    g_autofree char *text = adc_document_dup_text (page, "en");
    g_autoptr(GMatchInfo) match = NULL;

    for (g_regex_match (regex, text, 0, &match); g_match_info_matches (match);
         g_match_info_next (match, NULL)) {
      g_autofree char *name = g_match_info_fetch (match, 0);
      g_autofree char *accel = dup_accel (name);
      g_autofree char *word = g_strdup_printf (" %s ", accel);
      g_auto(GStrv) actions =
        gtk_application_get_actions_for_accel (GTK_APPLICATION (application), accel);

      n_keys++;
      if (g_strv_length (actions) == 0 && strstr (listed, word) == NULL)
        g_error ("“%s” names %s, which is %s, and does nothing", adc_entry_get_id (page), name,
                 accel);
    }
  }

  g_assert_cmpuint (n_keys, >, 30);
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  application = adc_driver_start ();
  adc_application_set_language (application, "en");
  adc_driver_settle ();
  g_test_add_func ("/help/open", test_open);
  g_test_add_func ("/help/page", test_page);
  g_test_add_func ("/help/search", test_search);
  g_test_add_func ("/help/language", test_language);
  g_test_add_func ("/help/bookmark", test_bookmark);
  g_test_add_func ("/help/narrow", test_narrow);
  g_test_add_func ("/help/keys", test_keys);
  status = g_test_run ();
  adc_driver_stop (application);

  return status;
}
