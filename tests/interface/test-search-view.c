/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a search shows, and how one gets through it by keyboard, and told to a screen reader. */

#include "config.h"

#include "adc-driver.h"
#include "adc-recent-searches.h"
#include "adc-search-page.h"
#include "adc-search-preview.h"
#include "widgets.h"

#include <stdlib.h>
#include <string.h>

#define WIDE 1120
#define NARROW 360
#define HEIGHT 720

static AdcApplication *application;

static GtkWidget *
get_window (void)
{
  return GTK_WIDGET (adc_driver_get_window (application));
}

static AdcSearchPage *
get_page (void)
{
  return ADC_SEARCH_PAGE (adc_driver_get_page (application, "search"));
}

static GtkWidget *
get_entry (void)
{
  return widget_get_child (get_window (), "search_entry");
}

static AdcResultList *
get_list (void)
{
  return widget_get_child (get_page (), "list");
}

static GtkWidget *
get_part (const char *name)
{
  return widget_get_child (get_page (), name);
}

static gboolean
is_searching (void)
{
  return gtk_search_bar_get_search_mode (widget_get_child (get_window (), "search_bar"));
}

static gboolean
is_at_rest (gpointer page)
{
  return adc_search_page_is_at_rest (page);
}

static void
settle (void)
{
  adc_driver_settle ();
  adc_driver_wait (is_at_rest, get_page ());
}

static void
type (const char *text)
{
  GtkWidget *entry = get_entry ();

  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  g_signal_emit_by_name (entry, "search-changed");
  settle ();
}

/* From anywhere to a search for something, wherever the test before has left the window. */
static void
search (const char *text)
{
  adc_driver_open (application, "ares/rules");
  gtk_widget_activate_action (get_window (), "win.search", NULL);
  type (text);
}

static void
press (guint key)
{
  if (!widget_press_key (get_entry (), key, 0))
    g_error ("the field does not know the key %u", key);
}

/* What the window does for a key, which must be one thing. */
static void
press_accel (const char *accel)
{
  g_auto(GStrv) actions =
    gtk_application_get_actions_for_accel (GTK_APPLICATION (application), accel);
  g_autofree char *name = NULL;
  g_autoptr(GVariant) target = NULL;

  g_assert_cmpuint (g_strv_length (actions), ==, 1);
  g_assert_true (g_action_parse_detailed_name (actions[0], &name, &target, NULL));
  g_assert_true (gtk_widget_activate_action_variant (get_window (), name, target));
  settle ();
}

static void
close_search (void)
{
  g_signal_emit_by_name (get_entry (), "stop-search");
  adc_driver_settle ();
}

static AdcSearchResult *
get_result (guint position)
{
  AdcSearchRow *row = adc_result_list_get_row (get_list (), position);

  g_assert_nonnull (row);
  return adc_search_row_get_result (row);
}

static void
assert_location (guint position, const char *expected)
{
  g_autofree char *location = adc_search_result_dup_location (get_result (position));

  g_assert_cmpstr (location, ==, expected);
}

static void
assert_description (const char *expected)
{
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (get_entry ()),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, expected);
}

static AdcSearchRow *
get_row (guint position)
{
  return adc_result_list_get_row (get_list (), position);
}

/* Results no index would give in that order. */
static AdcAnswer *
answer_new (void)
{
  static const AdcFinding findings[] = {
    { "ares", "The Ares Project", ADC_KIND_RULE, "seuil-zero", "First", NULL, 9, "en",
      "A " ADC_MARK_START "match" ADC_MARK_END " & more.", 3, FALSE },
    { "ares", "The Ares Project", ADC_KIND_TERM, "bouclier", "Second", "Deuxième", 0, "fr", "",
      2, FALSE },
    { "starcraft", "StarCraft", ADC_KIND_RULE, "no-such-rule", "Third", NULL, 2, "en", "", 1,
      FALSE },
  };
  AdcAnswer *answer = adc_answer_new ();

  for (guint i = 0; i < G_N_ELEMENTS (findings); i++)
    g_ptr_array_add (answer->results, adc_search_result_new (&findings[i]));
  answer->n_found = G_N_ELEMENTS (findings);

  return answer;
}

static void
show_answer (const AdcAnswer *answer)
{
  search ("shield");
  adc_search_page_show_answer (get_page (), "shield", answer);
  settle ();
}

static AdcIndex *
get_index (void)
{
  return adc_index_keeper_get_index (adc_application_get_index_keeper (application));
}

/* As they come, whatever their kinds. */
static void
test_order (void)
{
  const AdcQuery options = { .game = "ares", .limit = 60 };
  g_autoptr(AdcAnswer) expected = adc_index_search (get_index (), "shot", &options, NULL);
  guint n_changes = 0;
  guint kinds = 0;

  adc_driver_resize (application, WIDE, HEIGHT);
  search ("shot");
  g_assert_cmpuint (expected->results->len, >, 12);
  g_assert_cmpuint (adc_result_list_get_n (get_list ()), ==, expected->results->len);
  for (guint i = 0; i < expected->results->len; i++) {
    g_autofree char *location = adc_search_result_dup_location (expected->results->pdata[i]);

    assert_location (i, location);
    kinds |= ADC_KIND_BIT (adc_search_result_get_kind (expected->results->pdata[i]));
    n_changes += i > 0 && adc_search_result_get_kind (expected->results->pdata[i]) !=
                            adc_search_result_get_kind (expected->results->pdata[i - 1]);
  }
  g_assert_cmpint (n_changes, >=, __builtin_popcount (kinds)); /* or groups would have passed too */

  /* All are in the list, those out of sight as well. */
  g_assert_cmpuint (widget_count_children (widget_get_child (get_list (), "list")), ==,
                    expected->results->len);
}

/* Fewer results leave no row of those before. */
static void
test_fewer (void)
{
  g_autoptr(AdcAnswer) answer = answer_new ();

  search ("shot");
  show_answer (answer);
  g_assert_cmpuint (widget_count_children (widget_get_child (get_list (), "list")), ==, 3);
}

static void
test_row (void)
{
  g_autoptr(AdcAnswer) answer = answer_new ();

  show_answer (answer);
  widget_assert_says (get_row (0), "First\n");
  widget_assert_says (get_row (0), "Rule\n");
  widget_assert_says (get_row (0), "p.\302\2409\n");
  widget_assert_says (get_row (0), "A match & more.");
  widget_assert_silent (get_row (0), "The Ares Project");
  g_assert_nonnull (strstr (
    gtk_label_get_label (GTK_LABEL (widget_get_child (get_row (0), "snippet"))), "<b>match</b>"));

  widget_assert_says (get_row (1), "Second\n“Deuxième”\n");
  widget_assert_says (get_row (1), "Term\n");
  widget_assert_silent (get_row (1), "p.");

  widget_assert_says (get_row (2), "StarCraft\n");
}

static void
assert_previewed (const char *location)
{
  AdcEntry *entry = adc_search_preview_get_entry (ADC_SEARCH_PREVIEW (get_part ("preview")));
  g_autofree char *shown = entry != NULL ? adc_entry_dup_location (entry) : NULL;

  g_assert_cmpstr (shown, ==, location);
}

static void
test_preview (void)
{
  g_autoptr(AdcAnswer) answer = answer_new ();

  adc_driver_resize (application, WIDE, HEIGHT);
  show_answer (answer);
  g_assert_true (gtk_widget_get_mapped (get_part ("preview")));
  assert_previewed ("ares/rule/seuil-zero");

  /* It follows once the selection rests; meanwhile one goes on typing. */
  press (GDK_KEY_Down);
  g_assert_false (adc_search_page_is_at_rest (get_page ()));
  assert_previewed ("ares/rule/seuil-zero");
  settle ();
  assert_previewed ("ares/term/bouclier");
  widget_assert_says (get_part ("preview"), "French: Bouclier");
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (get_window ())),
                                         get_entry ()));

  /* What the library does not have is not shown, and what was before is not left there. */
  press (GDK_KEY_Down);
  settle ();
  assert_previewed (NULL);
}

/* A unit with its card, a sequence with its steps. */
static void
test_preview_whole (void)
{
  g_autoptr(AdcAnswer) answer = adc_answer_new ();
  const AdcFinding unit = { "ares", "", ADC_KIND_UNIT, "trooper", "Trooper", NULL, 0, "en", "", 2,
                            FALSE };
  const AdcFinding turn = { "ares", "", ADC_KIND_SEQUENCE, "sequence-round", "Round", NULL, 0, "en",
                            "", 1, FALSE };

  g_ptr_array_add (answer->results, adc_search_result_new (&unit));
  g_ptr_array_add (answer->results, adc_search_result_new (&turn));
  answer->n_found = 2;
  adc_driver_resize (application, WIDE, HEIGHT);
  show_answer (answer);
  widget_assert_says (get_part ("preview"), "Initiative");
  press (GDK_KEY_Down);
  settle ();
  widget_assert_says (get_part ("preview"), "Declare a Retreat\n");
  widget_assert_silent (get_part ("preview"), "Trooper");
}

static void
test_narrow (void)
{
  g_autofree char *second = NULL;

  search ("shield");
  adc_driver_resize (application, NARROW, HEIGHT);
  g_assert_false (gtk_widget_get_mapped (get_part ("preview")));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (get_row (0))));
  g_assert_cmpint (gtk_widget_get_width (get_window ()), <=, NARROW);
  press (GDK_KEY_Down);
  g_assert_true (adc_search_page_is_at_rest (get_page ())); /* nothing is set for nobody */

  adc_driver_resize (application, WIDE, HEIGHT);
  settle ();
  g_assert_true (gtk_widget_get_mapped (get_part ("preview")));
  second = adc_search_result_dup_location (get_result (1));
  assert_previewed (second);
}

static void
test_keys (void)
{
  g_autofree char *second = NULL;
  guint position;

  adc_driver_resize (application, WIDE, HEIGHT);
  search ("shot");
  press (GDK_KEY_Up);
  g_assert_cmpuint (adc_result_list_get_position (get_list ()), ==, 0);
  press (GDK_KEY_Page_Down);
  position = adc_result_list_get_position (get_list ());
  g_assert_cmpuint (position, >, 2);
  g_assert_cmpuint (position, <, adc_result_list_get_n (get_list ()) - 1);
  press (GDK_KEY_Page_Up);
  g_assert_cmpuint (adc_result_list_get_position (get_list ()), <, position - 1);
  for (guint i = 0; i < 100; i++)
    press (GDK_KEY_Page_Down);
  g_assert_cmpuint (adc_result_list_get_position (get_list ()), ==,
                    adc_result_list_get_n (get_list ()) - 1);

  /* With a modifier they belong to somebody else. */
  g_assert_false (widget_press_key (get_entry (), GDK_KEY_Page_Down, GDK_CONTROL_MASK));

  search ("shield");
  press (GDK_KEY_Down);
  second = adc_search_result_dup_location (get_result (1));
  g_signal_emit_by_name (get_entry (), "activate");
  adc_driver_settle ();
  g_assert_false (is_searching ());
  g_assert_cmpstr (adc_window_get_location (adc_driver_get_window (application)), ==, second);
}

/* The selected row is in sight though it has no focus. */
static void
test_scroll (void)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (
    widget_get_child (get_list (), "scroller"));
  graphene_rect_t bounds;

  adc_driver_resize (application, WIDE, HEIGHT);
  search ("shot");
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), ==, 0);
  for (guint i = 0; i < 12; i++)
    press (GDK_KEY_Down);
  adc_driver_settle ();
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), >, 0);
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (get_row (12)), GTK_WIDGET (get_list ()),
                                            &bounds));
  g_assert_cmpfloat (bounds.origin.y, >=, 0);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=,
                     gtk_widget_get_height (GTK_WIDGET (get_list ())));
  type ("shots");
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), ==, 0);
}

/* Enter and Down may come before the last letters were searched for. */
static void
test_early (void)
{
  search ("frontier");
  gtk_editable_set_text (GTK_EDITABLE (get_entry ()), "shield");
  g_signal_emit_by_name (get_entry (), "activate");
  adc_driver_settle ();
  g_assert_cmpstr (adc_window_get_location (adc_driver_get_window (application)), ==,
                   "ares/term/bouclier");
}

/* Closing leaves everything as it was: the page, where it is scrolled, the focus. */
static void
test_close (void)
{
  GtkStack *pages = widget_get_child (get_window (), "pages");
  GtkWidget *focus;

  adc_driver_open (application, "ares/glossary");
  gtk_widget_child_focus (gtk_stack_get_visible_child (pages), GTK_DIR_TAB_FORWARD);
  focus = gtk_window_get_focus (GTK_WINDOW (get_window ()));
  gtk_widget_activate_action (get_window (), "win.search", NULL);
  type ("shield");
  g_assert_cmpstr (gtk_stack_get_visible_child_name (pages), ==, "search");
  close_search ();
  g_assert_false (is_searching ());
  g_assert_cmpstr (gtk_stack_get_visible_child_name (pages), ==, "glossary");
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (get_window ())) == focus);
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (get_page ())));
}

static void
assert_recent (const char *expected)
{
  g_auto(GStrv) recent = g_settings_get_strv (adc_application_get_settings (application),
                                              "recent-searches");
  g_autofree char *joined = g_strjoinv ("|", recent);

  g_assert_cmpstr (joined, ==, expected);
}

static void
open_first (const char *query)
{
  search (query);
  g_signal_emit_by_name (get_entry (), "activate");
  adc_driver_settle ();
}

static GtkWidget *
find_recent (const char *query)
{
  return widget_find_saying (widget_get_child (get_part ("start"), "recents"), ADW_TYPE_ACTION_ROW,
                             query);
}

static void
test_recent (void)
{
  g_settings_reset (adc_application_get_settings (application), "recent-searches");
  search ("frontier"); /* nothing is opened of it */
  open_first ("shield");
  open_first ("retreat ");
  assert_recent ("retreat|shield");
  open_first ("Shield");
  assert_recent ("Shield|retreat");

  search ("");
  g_assert_true (gtk_widget_get_mapped (get_part ("start")));
  widget_assert_says (get_part ("start"), "Recent Searches\n");
  g_assert_nonnull (find_recent ("retreat"));

  /* From the field down to the first, which goes into the field. */
  press (GDK_KEY_Down);
  gtk_widget_activate (find_recent ("retreat"));
  settle ();
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (get_entry ())), ==, "retreat");
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (get_list ())));
  assert_location (0, "ares/term/retraite-terme");
}

static void
test_many_recent (void)
{
  GSettings *settings = adc_application_get_settings (application);
  g_auto(GStrv) recent = NULL;

  g_settings_reset (settings, "recent-searches");
  for (guint i = 0; i < 15; i++) {
    g_autofree char *query = g_strdup_printf ("query %u", i);

    adc_recent_searches_add (settings, query);
  }
  adc_recent_searches_add (settings, "  ");
  recent = g_settings_get_strv (settings, "recent-searches");
  g_assert_cmpuint (g_strv_length (recent), ==, 10);
  g_assert_cmpstr (recent[0], ==, "query 14");
  g_assert_cmpstr (recent[9], ==, "query 5");
}

static void
test_forget (void)
{
  GSettings *settings = adc_application_get_settings (application);

  g_settings_set_strv (settings, "recent-searches", (const char *[]){ "a", "b <", "c", NULL });
  search ("");
  adc_driver_click (widget_find_icon_button (find_recent ("b <"), "window-close-symbolic"));
  assert_recent ("a|c");
  g_assert_null (find_recent ("b <"));

  adc_driver_click_in (get_part ("start"), "Clear");
  assert_recent ("");

  /* The toast of the first is on screen, that of the second waits behind it. */
  adc_driver_click_in (widget_get_child (get_window (), "toasts"), "Undo");
  assert_recent ("a|b <|c");
  g_assert_nonnull (find_recent ("c"));
}

/* The focus goes on to the next when one is taken away by the keyboard. */
static void
test_forget_by_keyboard (void)
{
  GSettings *settings = adc_application_get_settings (application);
  GtkWidget *focus;

  g_settings_set_strv (settings, "recent-searches", (const char *[]){ "a", "b", NULL });
  search ("");
  gtk_widget_grab_focus (widget_find_icon_button (find_recent ("a"), "window-close-symbolic"));
  adc_driver_click (gtk_window_get_focus (GTK_WINDOW (get_window ())));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (get_window ())) == find_recent ("b"));
  gtk_widget_grab_focus (widget_find_icon_button (find_recent ("b"), "window-close-symbolic"));
  adc_driver_click (gtk_window_get_focus (GTK_WINDOW (get_window ())));
  focus = gtk_window_get_focus (GTK_WINDOW (get_window ()));
  g_assert_true (focus != NULL && gtk_widget_is_ancestor (focus, get_entry ()));
}

static void
test_bookmarks (void)
{
  GSettings *settings = adc_application_get_settings (application);

  g_settings_reset (settings, "recent-searches");
  g_settings_reset (settings, "bookmarks");
  search ("");
  widget_assert_says (get_part ("start"), "Search the Rulebooks");

  g_settings_set_strv (settings, "bookmarks",
                       (const char *[]){ "ares/unit/behemoth", "gone/rule/x", NULL });
  adc_driver_settle ();
  widget_assert_says (get_part ("start"), "Behemoth\nUnit · The Ares Project\n");
  widget_assert_silent (get_part ("start"), "Recent Searches");
  gtk_widget_activate (widget_find_saying (get_part ("start"), ADW_TYPE_ACTION_ROW, "Behemoth"));
  adc_driver_settle ();
  g_assert_cmpstr (adc_window_get_location (adc_driver_get_window (application)), ==,
                   "ares/unit/behemoth");
  g_settings_reset (settings, "bookmarks");
}

static void
test_corrected (void)
{
  GtkWidget *button = gtk_widget_get_ancestor (get_part ("literal_label"), GTK_TYPE_BUTTON);

  search ("boucleir");
  widget_assert_says (get_page (), "Showing results for “bouclier”");
  widget_assert_says (get_page (), "Search for “boucleir” instead");
  assert_location (0, "ares/term/bouclier");
  g_assert_true (gtk_widget_get_focusable (button) && gtk_widget_get_mapped (button));

  adc_driver_click (button);
  widget_assert_silent (get_page (), "Showing results");
  widget_assert_says (get_page (), "Nothing Found");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (get_entry ())), ==, "boucleir");

  /* That was for this query; the next is mended again. */
  type ("boucleirs");
  widget_assert_says (get_page (), "Showing results");
  type ("bouclier");
  widget_assert_silent (get_page (), "Showing results");
}

static void
test_elsewhere (void)
{
  g_autoptr(AdcAnswer) answer = answer_new ();

  show_answer (answer);
  widget_assert_silent (get_page (), "Nothing in this game");
  answer->is_elsewhere = TRUE;
  show_answer (answer);
  widget_assert_says (get_page (), "Nothing in this game; from the other games:");
}

static guint
count_elsewhere (void)
{
  guint n = 0;

  for (guint i = 0; i < adc_result_list_get_n (get_list ()); i++)
    n += !g_str_equal (adc_search_result_get_game (get_result (i)), "ares");

  return n;
}

static void
test_scope (void)
{
  adc_driver_open (application, "ares/rules");
  press_accel ("<Control>e"); /* nobody would see it */
  search ("retreat");
  g_assert_cmpuint (count_elsewhere (), ==, 0);
  widget_assert_silent (get_row (0), "The Ares Project");

  press_accel ("<Control>e");
  g_assert_cmpuint (count_elsewhere (), >, 0);
  for (guint i = 0; i < 3; i++) /* which of the games it is, is said of each */
    widget_assert_says (get_row (i), adc_search_result_get_game_title (get_result (i)));
  g_assert_true (gtk_toggle_button_get_active (
    GTK_TOGGLE_BUTTON (widget_find_button (get_window (), "All Games"))));

  /* It stays until somebody changes it, also in the window of the other language. */
  close_search ();
  search ("retreat");
  g_assert_cmpuint (count_elsewhere (), >, 0);
  press_accel ("<Control>e");
  g_assert_cmpuint (count_elsewhere (), ==, 0);
}

static void
assert_kinds (AdcKind kind)
{
  g_assert_cmpuint (adc_result_list_get_n (get_list ()), >, 0);
  for (guint i = 0; i < adc_result_list_get_n (get_list ()); i++)
    g_assert_cmpint (adc_search_result_get_kind (get_result (i)), ==, kind);
}

static guint
count_found (void)
{
  return adc_result_list_get_n (get_list ());
}

static void
test_kinds (void)
{
  guint n_all;

  adc_driver_open (application, "ares/rules");
  press_accel ("<Alt>1"); /* there is nothing to filter yet */
  search ("infantry");
  n_all = count_found ();
  g_assert_cmpuint (n_all, >, 10);
  press_accel ("<Alt>1");
  assert_kinds (ADC_KIND_RULE);
  g_assert_cmpuint (count_found (), <, n_all);
  press_accel ("<Alt>2");
  assert_kinds (ADC_KIND_TERM);
  press_accel ("<Alt>6");
  assert_kinds (ADC_KIND_UNIT);
  press_accel ("<Alt>0");
  g_assert_cmpuint (count_found (), ==, n_all);
  press_accel ("<Alt>eacute"); /* the key of 2 on a French keyboard */
  assert_kinds (ADC_KIND_TERM);

  /* It holds for the next query, but not for the next search. */
  type ("shield");
  assert_kinds (ADC_KIND_TERM);
  close_search ();
  search ("infantry");
  g_assert_cmpuint (count_found (), ==, n_all);

  adc_driver_click_in (get_part ("kinds"), "Terms");
  assert_kinds (ADC_KIND_TERM);
}

/* Of what there is nothing in the game there is no chip. */
static void
test_offered_kinds (void)
{
  search ("infantry");
  g_assert_nonnull (widget_find_shown_button (get_part ("kinds"), "Units"));
  g_assert_null (widget_find_shown_button (get_part ("kinds"), "Zones"));
  press_accel ("<Control>e");
  g_assert_nonnull (widget_find_shown_button (get_part ("kinds"), "Zones"));

  /* A filter that is not offered any more filters nothing any more. */
  adc_driver_click_in (get_part ("kinds"), "Zones");
  press_accel ("<Control>e");
  g_assert_cmpuint (count_found (), >, 0);

  adc_driver_open (application, "buck-rogers/rules");
  gtk_widget_activate_action (get_window (), "win.search", NULL);
  adc_driver_settle ();
  g_assert_nonnull (widget_find_shown_button (get_part ("kinds"), "Zones"));
}

static void
test_nothing (void)
{
  g_autoptr(AdcAnswer) answer = adc_answer_new ();

  g_strfreev (answer->nearest);
  answer->nearest = g_strdupv ((char *[]){ "Shield", "Frontier", NULL });
  show_answer (answer);
  widget_assert_says (get_page (), "Nothing Found");
  widget_assert_says (get_page (), "Did you mean…");
  g_assert_null (widget_find_shown_button (get_part ("nothing"), "Search All _Kinds"));

  adc_driver_click_in (get_part ("nothing"), "Frontier");
  settle ();
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (get_entry ())), ==, "Frontier");
  assert_location (0, "ares/term/frontiere");
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (get_window ())),
                                         get_entry ()));

  show_answer (answer);
  adc_driver_click (widget_find_shown_button (get_part ("nothing"), "Search All _Games"));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (get_list ()))); /* of the query there is */
  show_answer (answer);
  g_assert_null (widget_find_shown_button (get_part ("nothing"), "Search All _Games"));
  press_accel ("<Control>e");

  press_accel ("<Alt>1");
  adc_search_page_show_answer (get_page (), "shield", answer);
  adc_driver_settle ();
  adc_driver_click (widget_find_shown_button (get_part ("nothing"), "Search All _Kinds"));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (get_list ())));

  show_answer (answer);
  adc_driver_click (widget_find_shown_button (get_part ("nothing"), "Look in the _Index"));
  g_assert_cmpstr (adc_window_get_location (adc_driver_get_window (application)), ==,
                   "ares/glossary");
}

/* Without names that resemble it, none are announced; Down goes to the first button there is. */
static void
test_nothing_near (void)
{
  g_autoptr(AdcAnswer) answer = adc_answer_new ();

  show_answer (answer);
  widget_assert_silent (get_page (), "Did you mean");
  assert_description ("Nothing found");
  press (GDK_KEY_Down);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (get_window ())) ==
                 widget_find_shown_button (get_part ("nothing"), "Search All _Games"));
}

static void
assert_place (guint position, int n)
{
  GtkAccessible *row = GTK_ACCESSIBLE (get_row (position));

  gtk_test_accessible_assert_relation (row, GTK_ACCESSIBLE_RELATION_POS_IN_SET, position + 1);
  gtk_test_accessible_assert_relation (row, GTK_ACCESSIBLE_RELATION_SET_SIZE, n);
}

static void
test_spoken (void)
{
  g_autoptr(AdcAnswer) answer = answer_new ();
  GtkWidget *status = get_part ("status_label");

  show_answer (answer);
  g_assert_cmpint (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (status)), ==,
                   GTK_ACCESSIBLE_ROLE_STATUS);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (status)), ==, "3 results");
  assert_description ("3 results: First, Rule, page\302\2409");
  widget_assert_named (get_row (0), "First, Rule, page\302\2409");
  widget_assert_named (get_row (1), "Second, Deuxième, Term");
  widget_assert_named (get_row (2), "Third, Rule, StarCraft, page\302\2402");
  for (guint i = 0; i < 3; i++)
    assert_place (i, 3);
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (get_row (0)), GTK_ACCESSIBLE_STATE_SELECTED,
                                    TRUE);

  press (GDK_KEY_Down);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (status)), ==, "2 of 3");
  assert_description ("2 of 3: Second, Deuxième, Term");
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (get_row (0)), GTK_ACCESSIBLE_STATE_SELECTED,
                                    FALSE);
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (get_row (1)), GTK_ACCESSIBLE_STATE_SELECTED,
                                    TRUE);

  g_ptr_array_set_size (answer->results, 1);
  answer->n_found = 1;
  show_answer (answer);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (status)), ==, "1 result");
  assert_place (0, 1);
  answer->n_found = 75;
  show_answer (answer);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (status)), ==, "The best 1 of 75 results");
}

/* The window is built again, and the search goes on in the other language. */
static void
test_swap_language (void)
{
  search ("retreat");
  press_accel ("<Control>e");
  adc_application_set_language (application, "fr");
  settle ();
  g_assert_true (is_searching ());
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (get_entry ())), ==, "retreat");
  g_assert_cmpuint (count_elsewhere (), >, 0);
  widget_assert_says (get_page (), "Terme\n");
  press_accel ("<Control>e");
  g_assert_cmpuint (count_elsewhere (), ==, 0);
  adc_application_set_language (application, "en");
  settle ();
}

/* What was searched for last is in the settings, and there when the program comes back. */
static void
test_restart (void)
{
  g_autoptr(GSettings) settings = g_settings_new (ADC_APPLICATION_ID);
  g_auto(GStrv) recent = NULL;

  g_settings_reset (settings, "recent-searches");
  open_first ("shield");
  gtk_window_destroy (GTK_WINDOW (get_window ()));
  g_application_activate (G_APPLICATION (application));
  adc_driver_settle ();
  search ("");
  g_assert_nonnull (find_recent ("shield"));
  recent = g_settings_get_strv (settings, "recent-searches");
  g_assert_true (g_strv_contains ((const char * const *) recent, "shield"));
}

static AdcAnswer *
ask (const char *query)
{
  const AdcQuery options = { .everywhere = TRUE, .limit = 60 };

  return adc_index_search (get_index (), query, &options, NULL);
}

static int
compare (gconstpointer a, gconstpointer b)
{
  const int *one = a;
  const int *other = b;

  return *one - *other;
}

/* With “-m perf” only: what it takes to show sixty results, up to the next frame. */
static void
test_speed (void)
{
  g_autoptr(AdcAnswer) first = ask ("re");
  g_autoptr(AdcAnswer) second = ask ("tu");
  int times[31];

  g_assert_cmpuint (first->results->len, ==, 60);
  search ("shield");
  for (guint i = 0; i < G_N_ELEMENTS (times); i++) {
    const gint64 start = g_get_monotonic_time ();
    int height;

    adc_search_page_show_answer (get_page (), "re", i % 2 == 0 ? first : second);
    gtk_widget_measure (widget_get_child (get_list (), "list"), GTK_ORIENTATION_VERTICAL, 380,
                        &height, NULL, NULL, NULL);
    times[i] = (int) (g_get_monotonic_time () - start);
    settle ();
  }
  qsort (times, G_N_ELEMENTS (times), sizeof times[0], compare);
  g_test_minimized_result (times[15], "sixty results in %d µs", times[15]);
  g_assert_cmpint (times[15], <, 16000);
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  application = adc_driver_start ();
  adc_application_set_language (application, "en");
  adc_driver_settle ();
  g_test_add_func ("/search-view/order", test_order);
  g_test_add_func ("/search-view/fewer", test_fewer);
  g_test_add_func ("/search-view/row", test_row);
  g_test_add_func ("/search-view/preview", test_preview);
  g_test_add_func ("/search-view/preview-whole", test_preview_whole);
  g_test_add_func ("/search-view/narrow", test_narrow);
  g_test_add_func ("/search-view/keys", test_keys);
  g_test_add_func ("/search-view/scroll", test_scroll);
  g_test_add_func ("/search-view/early", test_early);
  g_test_add_func ("/search-view/close", test_close);
  g_test_add_func ("/search-view/recent", test_recent);
  g_test_add_func ("/search-view/many-recent", test_many_recent);
  g_test_add_func ("/search-view/forget", test_forget);
  g_test_add_func ("/search-view/forget-by-keyboard", test_forget_by_keyboard);
  g_test_add_func ("/search-view/bookmarks", test_bookmarks);
  g_test_add_func ("/search-view/corrected", test_corrected);
  g_test_add_func ("/search-view/elsewhere", test_elsewhere);
  g_test_add_func ("/search-view/scope", test_scope);
  g_test_add_func ("/search-view/kinds", test_kinds);
  g_test_add_func ("/search-view/offered-kinds", test_offered_kinds);
  g_test_add_func ("/search-view/nothing", test_nothing);
  g_test_add_func ("/search-view/nothing-near", test_nothing_near);
  g_test_add_func ("/search-view/spoken", test_spoken);
  g_test_add_func ("/search-view/swap-language", test_swap_language);
  g_test_add_func ("/search-view/restart", test_restart);
  if (g_test_perf ())
    g_test_add_func ("/search-view/speed", test_speed);
  status = g_test_run ();
  adc_driver_stop (application);

  return status;
}
