/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The disk is full, may not be written to, or what was there is gone: the player is told in a sentence or notices
 * nothing, what the files had they still have, and what he typed is still in the window. */

#include "config.h"

#include "adc-battle-view.h"
#include "adc-deck-file.h"
#include "adc-deck-heading.h"
#include "adc-paper-export.h"
#include "adc-piece.h"
#include "adc-scenario-file.h"
#include "adc-view.h"
#include "adc-whole-file.h"
#include "decks-window.h"
#include "disk-trouble.h"
#include "widgets.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#define STAT "vs-armour" /* of the piece below */

static const char *
get_home (void)
{
  return g_get_user_data_dir ();
}

static GtkWidget *
get_window (void)
{
  return GTK_WIDGET (adc_driver_get_window (decks_application));
}

static gboolean
window_says (gpointer words)
{
  return widget_says (get_window (), words);
}

static void
assert_window_says (const char *words)
{
  widget_assert_says (get_window (), words);
}

static char *
read_file (const char *path)
{
  char *contents = NULL;

  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  return contents;
}

static gboolean
is_clean (gpointer user_data G_GNUC_UNUSED)
{
  return !adc_deck_work_is_modified (decks_get_work ());
}

/* The reason, in the language the program speaks. */
static const char *
get_reason (gconstpointer trouble)
{
  const GError error = { G_FILE_ERROR,
                         GPOINTER_TO_INT (trouble) == DISK_FULL ? G_FILE_ERROR_NOSPC
                                                                : G_FILE_ERROR_ROFS,
                         (char *) "the words of a library" };

  return adc_whole_file_explain (&error);
}

static void
test_deck (gconstpointer data)
{
  g_autofree char *path = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *later = NULL;
  GtkWidget *dialog;

  decks_open_view ();
  decks_create ("Kept whole");
  path = g_strdup (adc_deck_work_get_path (decks_get_work ()));
  before = read_file (path);
  disk_trouble_set (GPOINTER_TO_INT (data), get_home (), NULL);
  decks_rename_to ("Typed since");

  /* A moment later it is to be kept by itself. */
  adc_driver_wait (window_says, (gpointer) "could not be kept for the next time");
  decks_act ("decks.save");
  dialog = decks_wait_window (ADW_TYPE_MESSAGE_DIALOG);
  widget_assert_says (dialog, get_reason (data));
  gtk_window_destroy (GTK_WINDOW (dialog));
  adc_driver_settle ();
  g_assert_cmpuint (disk_trouble_count (), >, 0);
  after = read_file (path);
  g_assert_cmpstr (after, ==, before);
  widget_assert_says (decks_get_part (ADC_TYPE_DECK_HEADING), "Typed since");

  disk_trouble_set (DISK_FINE, NULL, NULL);
  decks_act ("decks.save");
  adc_driver_wait (is_clean, NULL);
  later = read_file (path);
  g_assert_nonnull (strstr (later, "Typed since"));
}

static void
test_new_deck (gconstpointer data)
{
  GtkWidget *dialog;

  decks_open_view ();
  decks_create ("The one before");
  disk_trouble_set (GPOINTER_TO_INT (data), get_home (), NULL);
  decks_act ("decks.duplicate");
  dialog = decks_wait_window (ADW_TYPE_MESSAGE_DIALOG);
  widget_assert_says (dialog, get_reason (data));
  gtk_window_destroy (GTK_WINDOW (dialog));
  adc_driver_settle ();
  g_assert_cmpstr (adc_deck_get_title (decks_get_deck ()), ==, "The one before");
  disk_trouble_set (DISK_FINE, NULL, NULL);
}

static AdcBattleSession *
get_session (void)
{
  return adc_battles_get_session (adc_application_get_battles (decks_application), "ares");
}

static gboolean
has_session (gpointer user_data G_GNUC_UNUSED)
{
  return get_session () != NULL;
}

static void
rename_battle (void)
{
  static guint n;
  AdcScenario *scenario = adc_battle_session_get_scenario (get_session ());
  g_autoptr(AdcScenario) changed = adc_scenario_copy (scenario);
  g_autofree char *title = g_strdup_printf ("Battle %u", ++n);

  adc_scenario_take_title (changed, adc_text_new ("en", title));
  adc_battle_session_edit (get_session (), changed);
}

static void
test_battle (gconstpointer data)
{
  g_autofree char *folder = adc_battles_dup_default_folder ();
  g_autofree char *path = g_build_filename (folder, "ares.xml", NULL);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *later = NULL;

  adc_driver_open (decks_application, "ares/battle");
  adc_driver_wait (has_session, NULL);
  rename_battle ();
  adc_battles_flush (adc_application_get_battles (decks_application));
  before = read_file (path);

  disk_trouble_set (GPOINTER_TO_INT (data), get_home (), NULL);
  rename_battle ();
  adc_driver_wait (window_says, (gpointer) "This battle could not be kept for the next time");
  assert_window_says (get_reason (data));
  after = read_file (path);
  g_assert_cmpstr (after, ==, before);

  disk_trouble_set (DISK_FINE, NULL, NULL);
  adc_battles_flush (adc_application_get_battles (decks_application));
  later = read_file (path);
  g_assert_cmpstr (later, !=, before);
}

static AdcPiece *
get_piece (void)
{
  AdcLibrary *library = adc_application_get_library (decks_application);

  return ADC_PIECE (adc_library_find (library, "ares/unit/behemoth"));
}

/* The values that a player types in from his cards. */
static void
test_values (gconstpointer data)
{
  AdcCompletions *completions = adc_application_get_completions (decks_application);
  g_autofree char *path = adc_completions_dup_default_path ();
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *later = NULL;

  g_assert_true (adc_completions_set (completions, get_piece (), STAT, "3", NULL));
  adc_completions_flush (completions);
  before = read_file (path);

  disk_trouble_set (GPOINTER_TO_INT (data), get_home (), NULL);
  g_assert_true (adc_completions_set (completions, get_piece (), STAT, "4", NULL));
  adc_driver_wait (window_says, (gpointer) "could not be saved yet");
  assert_window_says (get_reason (data));
  after = read_file (path);
  g_assert_cmpstr (after, ==, before);
  g_assert_cmpstr (adc_piece_get_value (get_piece (), STAT)->text, ==, "4");

  disk_trouble_set (DISK_FINE, NULL, NULL);
  adc_completions_flush (completions);
  later = read_file (path);
  g_assert_nonnull (strstr (later, ">4<"));
}

/* Half a file is worse than none. */
static void
test_export (gconstpointer data)
{
  static const char * const formats[] = { "markdown", "csv" };

  decks_open_view ();
  decks_create ("To be exported");
  for (guint i = 0; i < G_N_ELEMENTS (formats); i++) {
    g_autofree char *path = g_build_filename (get_home (), formats[i], NULL);
    GtkWidget *dialog;

    g_remove (path); /* of the time before */
    disk_trouble_set (GPOINTER_TO_INT (data), get_home (), NULL);
    adc_decks_view_export (decks_get_view (), formats[i], path);
    dialog = decks_wait_window (ADW_TYPE_MESSAGE_DIALOG);
    widget_assert_says (dialog, "The Deck Could Not Be Exported");
    gtk_window_destroy (GTK_WINDOW (dialog));
    adc_driver_settle ();
    g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
    disk_trouble_set (DISK_FINE, NULL, NULL);
  }
}

static char *
dup_old_file (const char *name)
{
  char *path = g_build_filename (get_home (), name, NULL);

  g_assert_true (g_file_set_contents (path, "what was there", -1, NULL));
  return path;
}

/* Where a file takes long to write, another dialog tells of it first. */
static gboolean
has_dialog (gpointer title)
{
  AdwMessageDialog *dialog = widget_find_window (ADW_TYPE_MESSAGE_DIALOG);

  return dialog != NULL && g_strcmp0 (adw_message_dialog_get_heading (dialog), title) == 0;
}

/* One sentence about the file that was asked for, not the one beside it; and that file as it was. */
static void
assert_refused (gconstpointer trouble, const char *title, const char *path)
{
  GtkWidget *dialog;
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *sentence = g_strdup_printf (_("“%s” cannot be written: %s."), name,
                                               get_reason (trouble));
  g_autofree char *contents = NULL;

  adc_driver_wait (has_dialog, (gpointer) title);
  dialog = decks_wait_window (ADW_TYPE_MESSAGE_DIALOG);
  contents = read_file (path);
  g_assert_cmpuint (disk_trouble_count (), >, 0);
  widget_assert_says (dialog, sentence);
  widget_assert_silent (dialog, get_home ());
  g_assert_cmpstr (contents, ==, "what was there");
  gtk_window_destroy (GTK_WINDOW (dialog));
  adc_driver_settle ();
}

/* What is printed into a file, in either language. */
static void
test_pdf (gconstpointer data)
{
  static const struct {
    const char *language, *title;
  } cases[] = {
    { "fr", "Le PDF n’a pas pu être écrit" },
    { "en", "The PDF Could Not Be Written" },
  };
  g_autofree char *path = dup_old_file ("old.pdf");

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr(AdcPaper) paper = NULL;

    adc_application_set_language (decks_application, cases[i].language);
    adc_driver_open (decks_application, "ares/rule/seuil-zero");
    paper = adc_view_dup_paper (ADC_VIEW (adc_driver_get_page (decks_application, "rules")),
                                ADC_SCOPE_PAGE);
    disk_trouble_set (GPOINTER_TO_INT (data), get_home (), NULL);
    adc_paper_export (GTK_WINDOW (get_window ()), paper, path);
    assert_refused (data, cases[i].title, path);
    disk_trouble_set (DISK_FINE, NULL, NULL);
  }
}

/* A battle is saved under a name of its own. */
static void
test_save_battle (gconstpointer data)
{
  g_autofree char *path = dup_old_file ("old.xml");
  g_autoptr(GFile) file = g_file_new_for_path (path);

  adc_driver_open (decks_application, "ares/battle");
  adc_driver_wait (has_session, NULL);
  disk_trouble_set (GPOINTER_TO_INT (data), get_home (), NULL);
  adc_battle_view_save_file (
    ADC_BATTLE_VIEW (adc_driver_get_page (decks_application, "battle")), file);
  assert_refused (data, "The Battle Could Not Be Saved", path);
  disk_trouble_set (DISK_FINE, NULL, NULL);
}

static void
exported_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_assert_false (adc_completions_export_finish (ADC_COMPLETIONS (source), result, user_data));
}

static gboolean
is_set (gpointer pointer)
{
  return *(gpointer *) pointer != NULL;
}

static void
test_export_values (gconstpointer data)
{
  g_autofree char *path = dup_old_file ("values.xml");
  g_autofree char *contents = NULL;
  g_autoptr(GError) error = NULL;

  disk_trouble_set (GPOINTER_TO_INT (data), get_home (), NULL);
  adc_completions_export_async (adc_application_get_completions (decks_application), path,
                                exported_cb, &error);
  adc_driver_wait (is_set, &error);
  g_assert_nonnull (strstr (error->message, get_reason (data)));
  contents = read_file (path);
  g_assert_cmpstr (contents, ==, "what was there");
  disk_trouble_set (DISK_FINE, NULL, NULL);
}

/* Moved away while the program runs, by whoever tidies up. */
static void
test_data_gone (void)
{
  g_autofree char *folder = g_build_filename (get_home (), "aide-de-camp", NULL);
  g_autofree char *path = NULL;
  g_autofree char *contents = NULL;
  g_autofree char *battles = adc_battles_dup_default_folder ();
  g_autofree char *battle = g_build_filename (battles, "ares.xml", NULL);

  decks_open_view ();
  decks_create ("Where to");
  path = g_strdup (adc_deck_work_get_path (decks_get_work ()));
  decks_remove_folder (folder);
  decks_rename_to ("Here");
  decks_act ("decks.save");
  adc_driver_wait (is_clean, NULL);
  contents = read_file (path);
  g_assert_nonnull (strstr (contents, "Here"));

  adc_driver_open (decks_application, "ares/battle");
  adc_driver_wait (has_session, NULL);
  rename_battle ();
  adc_battles_flush (adc_application_get_battles (decks_application));
  g_assert_true (g_file_test (battle, G_FILE_TEST_EXISTS));
}

int
main (int argc, char *argv[])
{
  static const struct {
    const char *name;
    DiskTrouble trouble;
  } troubles[] = { { "full", DISK_FULL }, { "read-only", DISK_READ_ONLY } };
  int status;

  g_test_init (&argc, &argv, NULL);
  g_log_set_always_fatal (G_LOG_LEVEL_CRITICAL | G_LOG_FATAL_MASK); /* GTK warns of its own files */
  decks_start ();
  for (guint i = 0; i < G_N_ELEMENTS (troubles); i++) {
    const gpointer data = GINT_TO_POINTER (troubles[i].trouble);
#define ADD(what, function)                                                                        \
  do {                                                                                             \
    g_autofree char *path = g_strdup_printf ("/disk/%s/" what, troubles[i].name);                  \
    g_test_add_data_func (path, data, function);                                                   \
  } while (0)
    ADD ("deck", test_deck);
    ADD ("new-deck", test_new_deck);
    ADD ("battle", test_battle);
    ADD ("values", test_values);
    ADD ("export", test_export);
    ADD ("pdf", test_pdf);
    ADD ("save-battle", test_save_battle);
    ADD ("export-values", test_export_values);
#undef ADD
  }
  g_test_add_func ("/disk/data-gone", test_data_gone);
  status = g_test_run ();
  decks_stop ();

  return status;
}
