/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The battle calculator in the real window: opening, undoing, saving, copying, printing, and that
 * nothing is lost on the way. */

#include "adc-battle-printer.h"
#include "adc-battle-view.h"
#include "adc-driver.h"
#include "adc-examples-menu.h"
#include "adc-language.h"
#include "adc-recent.h"

#include <glib/gstdio.h>
#include <string.h>

static AdcApplication *application;
static char *folder;

static GtkWidget *
find_widget (GtkWidget *widget, GType type)
{
  GtkWidget *found = NULL;

  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_widget (child, type);

  return found;
}

static GtkWidget *
get_view (void)
{
  return find_widget (GTK_WIDGET (adc_driver_get_window (application)), ADC_TYPE_BATTLE_VIEW);
}

static AdcBattleSession *
get_session (void)
{
  return adc_battle_view_get_session (ADC_BATTLE_VIEW (get_view ()));
}

static AdcScenario *
get_scenario (void)
{
  return adc_battle_session_get_scenario (get_session ());
}

static gboolean
has_session (gpointer user_data G_GNUC_UNUSED)
{
  return get_session () != NULL;
}

static void
open_view (void)
{
  adc_driver_open (application, "ares/battle");
  adc_driver_wait (has_session, NULL);
  adc_driver_settle ();
}

static GPtrArray *
get_examples (void)
{
  return adc_battles_get_examples (adc_application_get_battles (application), "ares");
}

static void
open_example (AdcScenario *example)
{
  g_autofree char *location = g_strdup_printf ("ares/battle/%s", adc_scenario_get_id (example));

  adc_driver_open (application, location);
}

/* An example with forces on both sides. */
static AdcScenario *
get_example (void)
{
  for (guint i = 0; i < get_examples ()->len; i++) {
    GPtrArray *sides = adc_scenario_get_sides (get_examples ()->pdata[i]);

    if (((AdcScenarioSide *) sides->pdata[0])->forces->len > 0 &&
        ((AdcScenarioSide *) sides->pdata[1])->forces->len > 0)
      return get_examples ()->pdata[i];
  }

  g_assert_not_reached ();
}

static AdcScenarioForce *
get_first_force (AdcScenario *scenario)
{
  AdcScenarioSide *side = adc_scenario_get_sides (scenario)->pdata[0];

  return side->forces->pdata[0];
}

/* As the board does it. */
static void
change_count (guint count)
{
  g_autoptr(AdcScenario) copy = adc_scenario_copy (get_scenario ());

  get_first_force (copy)->count = count;
  adc_battle_session_edit (get_session (), copy);
  adc_driver_settle ();
}

static guint
get_count (void)
{
  return get_first_force (get_scenario ())->count;
}

static void
activate (const char *action)
{
  g_assert_true (gtk_widget_activate_action (get_view (), action, NULL));
  adc_driver_settle ();
}

static gboolean
has_text (const char *text)
{
  g_autofree char *screen =
    adc_driver_dup_text (GTK_WIDGET (adc_driver_get_window (application)));

  return strstr (screen, text) != NULL;
}

static GFile *
get_file (const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  return g_file_new_for_path (path);
}

static void
test_start (void)
{
  open_view ();
  g_assert_true (has_text (adc_scenario_get_title (get_scenario ())));
  g_assert_cmpstr (adc_window_get_location (adc_driver_get_window (application)), ==,
                   "ares/battle");
  g_assert_cmpuint (get_examples ()->len, >, 20);
}

static void
test_every_example (gconstpointer data)
{
  static const int widths[] = { 1100, 360 };

  adc_application_set_language (application, data);
  open_view ();
  for (guint w = 0; w < G_N_ELEMENTS (widths); w++) {
    adc_driver_resize (application, widths[w], 700);
    for (guint i = 0; i < get_examples ()->len; i++) {
      AdcScenario *example = get_examples ()->pdata[i];

      open_example (example);
      g_assert_true (adc_scenario_equal (example, get_scenario ()));
      g_assert_true (has_text (adc_scenario_get_title (example)));
      g_assert_true (has_text (adc_scenario_get_summary (example)));
      g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (adc_driver_get_window (application))), <=,
                       widths[w]);
    }
  }
  adc_driver_resize (application, 1100, 700);
}

/* An example that is not there leaves the player where he is. */
static void
test_no_example (void)
{
  AdcScenario *before;

  open_view ();
  before = get_scenario ();
  adc_driver_open (application, "ares/rule/seuil-zero");
  adc_driver_open (application, "ares/battle/no-such-example");
  adc_driver_open (application, "ares/battle/../game");
  adc_driver_open (application, "ares/rules/no-such-item");
  g_assert_false (gtk_widget_get_mapped (get_view ()));
  g_assert_true (get_scenario () == before);
}

/* Going back to the calculator goes back to what was made of the example, not to the example. */
static void
test_history (void)
{
  open_view ();
  adc_driver_open (application, "ares/rule/seuil-zero");
  open_example (get_example ());
  change_count (4);
  gtk_widget_activate_action (get_view (), "win.back", NULL);
  adc_driver_settle ();
  g_assert_false (gtk_widget_get_mapped (get_view ()));
  gtk_widget_activate_action (get_view (), "win.forward", NULL);
  adc_driver_settle ();
  g_assert_true (gtk_widget_get_mapped (get_view ()));
  g_assert_cmpuint (get_count (), ==, 4);
}

static void
test_undo (void)
{
  const guint before = get_first_force (get_example ())->count;
  AdcScenario *last;

  open_view ();
  last = g_object_ref (get_scenario ());
  open_example (get_example ());
  change_count (before + 1);
  activate ("battle.undo");
  g_assert_cmpuint (get_count (), ==, before);
  activate ("battle.redo");
  g_assert_cmpuint (get_count (), ==, before + 1);
  activate ("battle.reset");
  g_assert_cmpuint (get_count (), ==, before);

  /* Back beyond the opening: what was there before is not lost. */
  activate ("battle.undo");
  activate ("battle.undo");
  activate ("battle.undo");
  g_assert_true (get_scenario () == last);
  g_object_unref (last);
}

static void
test_new (void)
{
  open_view ();
  open_example (get_example ());
  activate ("battle.new");
  g_assert_cmpuint (((AdcScenarioSide *) adc_scenario_get_sides (get_scenario ())->pdata[0])
                      ->forces->len, ==, 0);
  activate ("battle.undo");
  g_assert_true (adc_scenario_equal (get_scenario (), get_example ()));
}

static gboolean
is_saved (gpointer user_data G_GNUC_UNUSED)
{
  return !adc_battle_session_is_modified (get_session ());
}

static gboolean
has_count (gpointer count)
{
  return get_count () == GPOINTER_TO_UINT (count);
}

static gboolean
is_recent (gpointer uri)
{
  g_autoptr(GPtrArray) recent = adc_recent_list ("ares");

  for (guint i = 0; i < recent->len; i++)
    if (g_str_equal (gtk_recent_info_get_uri (recent->pdata[i]), uri))
      return TRUE;

  return FALSE;
}

static void
test_save (void)
{
  g_autoptr(GFile) file = get_file ("saved.xml");
  g_autofree char *path = g_file_get_path (file);
  g_autofree char *uri = g_file_get_uri (file);

  open_view ();
  open_example (get_example ());
  g_assert_null (adc_scenario_get_file (get_scenario ()));
  change_count (4);
  adc_battle_view_save_file (ADC_BATTLE_VIEW (get_view ()), file);
  adc_driver_wait (is_saved, NULL);
  g_assert_true (g_file_query_exists (file, NULL));
  g_assert_cmpstr (adc_scenario_get_file (get_scenario ()), ==, path);
  g_assert_true (has_text ("saved.xml"));

  /* Saved again, it asks for no name. */
  change_count (3);
  g_assert_false (is_saved (NULL));
  activate ("battle.save");
  adc_driver_wait (is_saved, NULL);

  /* From the list of recent files. */
  adc_driver_wait (is_recent, uri);
  change_count (2);
  g_assert_true (gtk_widget_activate_action (get_view (), "battle.open-recent", "s", uri));
  adc_driver_wait (has_count, GUINT_TO_POINTER (3));
  g_assert_cmpstr (adc_scenario_get_file (get_scenario ()), ==, path);
  activate ("battle.undo");
  g_assert_cmpuint (get_count (), ==, 2);
}

static GtkWidget *
find_dialog (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr(GtkWidget) window = g_list_model_get_item (windows, i);

    if (ADW_IS_MESSAGE_DIALOG (window) && gtk_widget_get_mapped (window))
      return window;
  }

  return NULL;
}

static gboolean
has_dialog (gpointer user_data G_GNUC_UNUSED)
{
  return find_dialog () != NULL;
}

/* What is wrong is said with file and line, and the battle stays. */
static void
test_broken (gconstpointer data)
{
  g_autoptr(GFile) file = get_file ("broken.xml");
  g_autofree char *path = g_file_get_path (file);
  AdcScenario *before;
  g_autofree char *text = NULL;

  open_view ();
  before = get_scenario ();
  g_assert_true (g_file_set_contents (path, data, -1, NULL));
  adc_battle_view_open_file (ADC_BATTLE_VIEW (get_view ()), file);
  adc_driver_wait (has_dialog, NULL);
  text = adc_driver_dup_text (find_dialog ());
  g_assert_nonnull (strstr (text, path));
  g_assert_true (get_scenario () == before);
  gtk_window_destroy (GTK_WINDOW (find_dialog ()));
}

static void
test_unwritable (void)
{
  g_autoptr(GFile) file = get_file ("no-folder");
  g_autoptr(GFile) below = g_file_get_child (file, "battle.xml");
  g_autofree char *path = g_file_get_path (file);

  open_view ();
  open_example (get_example ());
  change_count (4);
  g_assert_true (g_file_set_contents (path, "", -1, NULL));
  adc_battle_view_save_file (ADC_BATTLE_VIEW (get_view ()), below);
  adc_driver_wait (has_dialog, NULL);
  g_assert_false (is_saved (NULL));
  g_assert_null (adc_scenario_get_file (get_scenario ()));
  gtk_window_destroy (GTK_WINDOW (find_dialog ()));
}

static GtkWidget *
find_row (GtkWidget *list, const char *label)
{
  for (GtkWidget *row = gtk_widget_get_first_child (list); row != NULL;
       row = gtk_widget_get_next_sibling (row)) {
    g_autofree char *text = adc_driver_dup_text (row);

    if (GTK_IS_LIST_BOX_ROW (row) && g_str_equal (g_strchomp (text), label))
      return row;
  }

  g_assert_not_reached ();
}

/* Everything that can be opened is in the list, under the rule it illustrates. */
static void
test_menu (void)
{
  GtkWidget *menu, *list, *row;
  g_autofree char *text = NULL;

  open_view ();
  activate ("battle.new");
  activate ("battle.browse");
  menu = find_widget (get_view (), ADC_TYPE_EXAMPLES_MENU);
  g_assert_true (gtk_widget_get_mapped (menu));
  text = adc_driver_dup_text (menu);
  for (guint i = 0; i < get_examples ()->len; i++) {
    AdcScenario *example = get_examples ()->pdata[i];
    AdcGame *game = adc_battle_session_get_game (get_session ());
    AdcEntry *rule = adc_game_lookup (game, adc_scenario_get_rule (example));

    g_assert_nonnull (strstr (text, adc_scenario_get_title (example)));
    g_assert_nonnull (strstr (text, adc_entry_get_title (rule)));
  }

  list = find_widget (menu, GTK_TYPE_LIST_BOX);
  row = find_row (list, adc_scenario_get_title (get_example ()));
  g_signal_emit_by_name (row, "activate");
  adc_driver_settle ();
  g_assert_false (gtk_widget_get_mapped (menu));
  g_assert_true (adc_scenario_equal (get_scenario (), get_example ()));
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

static gboolean
is_answered (gpointer user_data G_GNUC_UNUSED)
{
  return adc_battle_session_get_progress (get_session ()) < 0;
}

static void
open_example_with_forecast (void)
{
  for (guint i = 0; i < get_examples ()->len; i++) {
    open_example (get_examples ()->pdata[i]);
    adc_driver_wait (is_answered, NULL);
    if (adc_battle_session_get_forecast (get_session ()) != NULL)
      return;
  }

  g_assert_not_reached ();
}

static void
test_copy (void)
{
  g_autofree char *text = NULL;

  open_view ();
  open_example_with_forecast ();
  activate ("battle.copy");
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (get_view ()), NULL, text_read_cb, &text);
  adc_driver_wait (is_set, &text);
  g_assert_nonnull (strstr (text, adc_scenario_get_title (get_scenario ())));
  g_assert_nonnull (strchr (text, '%'));
}

static int
print (const char *path, const char *text)
{
  g_autoptr(GtkPrintOperation) operation = adc_battle_printer_new ("A battle", text);
  g_autoptr(GError) error = NULL;
  GtkPrintOperationResult result;
  int n_pages;

  gtk_print_operation_set_export_filename (operation, path);
  result = gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT,
                                    GTK_WINDOW (adc_driver_get_window (application)), &error);
  g_assert_no_error (error);
  g_assert_cmpint (result, ==, GTK_PRINT_OPERATION_RESULT_APPLY);
  g_object_get (operation, "n-pages-to-print", &n_pages, NULL);

  return n_pages;
}

static void
test_print (void)
{
  g_autoptr(GFile) file = get_file ("battle.pdf");
  g_autofree char *path = g_file_get_path (file);
  g_autofree char *contents = NULL;
  g_autoptr(GString) text = g_string_new (NULL);
  gsize size;

  for (guint i = 0; i < 40; i++)
    g_string_append_printf (text, "Line %u\n", i);
  g_assert_cmpint (print (path, text->str), ==, 1);
  g_assert_true (g_file_get_contents (path, &contents, &size, NULL));
  g_assert_cmpmem (contents, 5, "%PDF-", 5);

  for (guint i = 0; i < 160; i++)
    g_string_append_printf (text, "Line %u\n", i);
  g_assert_cmpint (print (path, text->str), ==, 4);
  g_assert_cmpint (print (path, ""), ==, 1);
}

static void
test_swap_language (void)
{
  AdcBattleSession *session;
  AdcScenario *scenario;

  adc_application_set_language (application, "fr");
  open_view ();
  open_example (get_example ());
  change_count (4);
  session = get_session ();
  scenario = get_scenario ();
  g_action_group_activate_action (G_ACTION_GROUP (application), "swap-language", NULL);
  adc_driver_settle ();
  g_assert_true (get_session () == session);
  g_assert_true (get_scenario () == scenario);
  g_assert_true (has_text (adc_scenario_get_title (scenario)));
  g_assert_true (has_text ("Battle"));
  activate ("battle.undo");
  g_assert_true (adc_scenario_equal (get_scenario (), get_example ()));
}

static void
test_rename (void)
{
  GtkWidget *entry;

  open_view ();
  open_example (get_example ());
  activate ("battle.rename");
  entry = adw_message_dialog_get_extra_child (ADW_MESSAGE_DIALOG (find_dialog ()));
  gtk_editable_set_text (GTK_EDITABLE (entry), "  My <first> battle & others ");
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (find_dialog ()), "rename");
  adc_driver_settle ();
  g_assert_cmpstr (adc_scenario_get_title (get_scenario ()), ==, "My <first> battle & others");
  g_assert_true (has_text ("My <first> battle & others"));
  activate ("battle.undo");
  g_assert_true (adc_scenario_equal (get_scenario (), get_example ()));
}

static void
test_no_calculator (void)
{
  open_view ();
  adc_driver_open (application, "tiny/battle");
  g_assert_null (get_session ());
  g_assert_true (has_text ("No Battle Calculator"));
  open_view ();
  g_assert_nonnull (get_session ());
}

static void
opened_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  *(AdcBattleSession **) user_data = adc_battles_open_finish (ADC_BATTLES (source), result);
}

/* The next time the program is started, it finds the battle where it was left. */
static void
test_restart (void)
{
  g_autofree char *kept = adc_battles_dup_default_folder ();
  g_autoptr(AdcBattles) battles = adc_battles_new (kept);
  g_autoptr(AdcBattleSession) session = NULL;

  open_view ();
  open_example (get_example ());
  change_count (4);
  adc_battles_flush (adc_application_get_battles (application));
  adc_battles_open_async (battles, adc_battle_session_get_game (get_session ()), opened_cb,
                          &session);
  adc_driver_wait (is_set, &session);
  g_assert_true (adc_scenario_equal (adc_battle_session_get_scenario (session), get_scenario ()));
}

static void
write_tiny_game (void)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "aide-de-camp", "games", "tiny",
                                            NULL);
  g_autofree char *file = g_build_filename (path, "game.xml", NULL);

  g_assert_cmpint (g_mkdir_with_parents (path, 0700), ==, 0);
  g_assert_true (g_file_set_contents (file,
                                      "<?xml version=\"1.0\"?>\n"
                                      "<game format=\"1\" id=\"tiny\" xml:lang=\"en\">\n"
                                      "  <title>Tiny game</title>\n"
                                      "  <players min=\"2\" max=\"2\"/>\n"
                                      "  <source id=\"booklet\"><title>Booklet</title></source>\n"
                                      "</game>\n",
                                      -1, NULL));
}

int
main (int argc, char *argv[])
{
  static const char not_xml[] = "no battle at all";
  static const char not_ours[] = "<?xml version=\"1.0\"?>\n<scenario format=\"1\" game=\"ares\"/>\n";
  static const char other_game[] =
    "<?xml version=\"1.0\"?>\n"
    "<scenario format=\"1\" game=\"other\"><title>Elsewhere</title><side id=\"a\"/></scenario>\n";
  int status;

  g_test_init (&argc, &argv, NULL);
  write_tiny_game ();
  folder = g_dir_make_tmp ("adc-test-XXXXXX", NULL);
  application = adc_driver_start ();
  adc_application_set_language (application, "en");
  g_test_add_func ("/battle-view/start", test_start);
  g_test_add_data_func ("/battle-view/every-example/fr", "fr", test_every_example);
  g_test_add_data_func ("/battle-view/every-example/en", "en", test_every_example);
  g_test_add_func ("/battle-view/no-example", test_no_example);
  g_test_add_func ("/battle-view/history", test_history);
  g_test_add_func ("/battle-view/undo", test_undo);
  g_test_add_func ("/battle-view/new", test_new);
  g_test_add_func ("/battle-view/save", test_save);
  g_test_add_data_func ("/battle-view/broken/not-xml", not_xml, test_broken);
  g_test_add_data_func ("/battle-view/broken/not-ours", not_ours, test_broken);
  g_test_add_data_func ("/battle-view/broken/other-game", other_game, test_broken);
  g_test_add_func ("/battle-view/unwritable", test_unwritable);
  g_test_add_func ("/battle-view/menu", test_menu);
  g_test_add_func ("/battle-view/copy", test_copy);
  g_test_add_func ("/battle-view/print", test_print);
  g_test_add_func ("/battle-view/swap-language", test_swap_language);
  g_test_add_func ("/battle-view/rename", test_rename);
  g_test_add_func ("/battle-view/no-calculator", test_no_calculator);
  g_test_add_func ("/battle-view/restart", test_restart);
  status = g_test_run ();
  adc_driver_stop (application);
  g_free (folder);

  return status;
}
