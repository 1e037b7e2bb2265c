/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What leaves the battle calculator and comes back: files, the clipboard, paper. */

#include "adc-recent.h"
#include "adc-scenario-file.h"
#include "battle-window.h"

#include <glib/gstdio.h>
#include <string.h>

static char *folder;

static GFile *
get_file (const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  return g_file_new_for_path (path);
}

static gboolean
is_saved (gpointer user_data G_GNUC_UNUSED)
{
  return !adc_battle_session_is_modified (battle_get_session ());
}

static gboolean
has_count (gpointer count)
{
  return battle_get_count () == GPOINTER_TO_UINT (count);
}

static gboolean
is_recent (gpointer uri)
{
  g_autoptr(GPtrArray) recent = adc_recent_list (ADC_SCENARIO_MIME_TYPE, "ares");

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

  battle_open_view ();
  battle_open (battle_get_example ());
  g_assert_null (adc_scenario_get_file (battle_get_scenario ()));
  battle_change_count (4);
  adc_battle_view_save_file (ADC_BATTLE_VIEW (battle_get_view ()), file);
  adc_driver_wait (is_saved, NULL);
  g_assert_true (g_file_query_exists (file, NULL));
  g_assert_cmpstr (adc_scenario_get_file (battle_get_scenario ()), ==, path);
  g_assert_true (battle_has_text ("saved.xml"));

  /* Saved again, it asks for no name. */
  battle_change_count (3);
  g_assert_false (is_saved (NULL));
  battle_activate ("battle.save");
  adc_driver_wait (is_saved, NULL);

  /* From the list of recent files. */
  adc_driver_wait (is_recent, uri);
  battle_change_count (2);
  g_assert_true (gtk_widget_activate_action (battle_get_view (), "battle.open-recent", "s", uri));
  adc_driver_wait (has_count, GUINT_TO_POINTER (3));
  g_assert_cmpstr (adc_scenario_get_file (battle_get_scenario ()), ==, path);
  battle_activate ("battle.undo");
  g_assert_cmpuint (battle_get_count (), ==, 2);
}

static gboolean
has_dialog (gpointer user_data G_GNUC_UNUSED)
{
  return battle_find_dialog () != NULL;
}

/* What is wrong is said with file and line, and the battle stays. */
static void
test_broken (gconstpointer data)
{
  g_autoptr(GFile) file = get_file ("broken.xml");
  g_autofree char *path = g_file_get_path (file);
  AdcScenario *before;
  g_autofree char *text = NULL;

  battle_open_view ();
  before = battle_get_scenario ();
  g_assert_true (g_file_set_contents (path, data, -1, NULL));
  adc_battle_view_open_file (ADC_BATTLE_VIEW (battle_get_view ()), file);
  adc_driver_wait (has_dialog, NULL);
  text = adc_driver_dup_text (battle_find_dialog ());
  g_assert_nonnull (strstr (text, path));
  g_assert_true (battle_get_scenario () == before);
  gtk_window_destroy (GTK_WINDOW (battle_find_dialog ()));
}

static void
test_unwritable (void)
{
  g_autoptr(GFile) file = get_file ("no-folder");
  g_autoptr(GFile) below = g_file_get_child (file, "battle.xml");
  g_autofree char *path = g_file_get_path (file);

  battle_open_view ();
  battle_open (battle_get_example ());
  battle_change_count (4);
  g_assert_true (g_file_set_contents (path, "", -1, NULL));
  adc_battle_view_save_file (ADC_BATTLE_VIEW (battle_get_view ()), below);
  adc_driver_wait (has_dialog, NULL);
  g_assert_false (is_saved (NULL));
  g_assert_null (adc_scenario_get_file (battle_get_scenario ()));
  gtk_window_destroy (GTK_WINDOW (battle_find_dialog ()));
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
  return adc_battle_session_get_progress (battle_get_session ()) < 0;
}

static void
open_example_with_forecast (void)
{
  for (guint i = 0; i < battle_get_examples ()->len; i++) {
    battle_open (battle_get_examples ()->pdata[i]);
    adc_driver_wait (is_answered, NULL);
    if (adc_battle_session_get_forecast (battle_get_session ()) != NULL)
      return;
  }

  g_assert_not_reached ();
}

static void
test_copy (void)
{
  g_autofree char *text = NULL;

  battle_open_view ();
  open_example_with_forecast ();
  battle_activate ("win.copy-text");
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (battle_get_view ()), NULL, text_read_cb,
                                 &text);
  adc_driver_wait (is_set, &text);
  g_assert_nonnull (strstr (text, adc_scenario_get_title (battle_get_scenario ())));
  g_assert_nonnull (strchr (text, '%'));
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

  battle_open_view ();
  battle_open (battle_get_example ());
  battle_change_count (4);
  adc_battles_flush (adc_application_get_battles (battle_application));
  adc_battles_open_async (battles, adc_battle_session_get_game (battle_get_session ()), opened_cb,
                          &session);
  adc_driver_wait (is_set, &session);
  g_assert_true (adc_scenario_equal (adc_battle_session_get_scenario (session),
                                     battle_get_scenario ()));
}

static void
remove_folder (void)
{
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (folder, name, NULL);

    g_remove (path);
  }
  g_rmdir (folder);
  g_free (folder);
}

int
main (int argc, char *argv[])
{
  static const char not_xml[] = "no battle at all";
  static const char not_ours[] =
    "<?xml version=\"1.0\"?>\n<scenario format=\"1\" game=\"ares\"/>\n";
  static const char other_game[] =
    "<?xml version=\"1.0\"?>\n"
    "<scenario format=\"1\" game=\"other\"><title>Elsewhere</title><side id=\"a\"/></scenario>\n";
  int status;

  g_test_init (&argc, &argv, NULL);
  folder = g_dir_make_tmp ("adc-test-XXXXXX", NULL);
  battle_start ();
  g_test_add_func ("/battle-files/save", test_save);
  g_test_add_data_func ("/battle-files/broken/not-xml", not_xml, test_broken);
  g_test_add_data_func ("/battle-files/broken/not-ours", not_ours, test_broken);
  g_test_add_data_func ("/battle-files/broken/other-game", other_game, test_broken);
  g_test_add_func ("/battle-files/unwritable", test_unwritable);
  g_test_add_func ("/battle-files/restart", test_restart);
  g_test_add_func ("/battle-files/copy", test_copy);
  status = g_test_run ();
  battle_stop ();
  remove_folder ();

  return status;
}
