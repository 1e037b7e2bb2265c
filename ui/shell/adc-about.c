/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-about.h"

#include "adc-index-cache.h"
#include "adc-language.h"
#include "adc-library-loader.h"
#include "adc-own-folder.h"
#include "adc-problem.h"
#include "adc-release-notes.h"
#include "adc-versions.h"

#include <glib/gi18n-lib.h>

#define WEBSITE  "https://aidedecamp.github.io" /* as in the metainfo; a test compares them */
#define CC_BY_SA "https://creativecommons.org/licenses/by-sa/4.0/"

static void
append_versions (GString *out)
{
  g_autofree char *system = g_get_os_info (G_OS_INFO_KEY_PRETTY_NAME);

  g_string_append_printf (out, "Aide-de-camp %s\n", ADC_VERSION);
  g_string_append_printf (out, "GTK %u.%u.%u (%s)\n", gtk_get_major_version (),
                          gtk_get_minor_version (), gtk_get_micro_version (),
                          G_OBJECT_TYPE_NAME (gdk_display_get_default ()));
  g_string_append_printf (out, "libadwaita %u.%u.%u\n", adw_get_major_version (),
                          adw_get_minor_version (), adw_get_micro_version ());
  adc_versions_append (out);
  g_string_append_printf (out, "System: %s%s\n", system != NULL ? system : "unknown",
                          g_file_test ("/.flatpak-info", G_FILE_TEST_EXISTS) ? " (Flatpak)" : "");
  g_string_append_printf (out, "Language: %s\n", adc_language_get_current ());
}

static void
append_folder (GString *out, const char *what, const char *path)
{
  g_autofree char *shown = g_filename_display_name (path);

  g_string_append_printf (out, "%s: %s\n", what, shown);
}

static void
append_folders (GString *out)
{
  g_autofree char *data = adc_dup_data_path ("games", NULL);
  g_autofree char *own = adc_own_folder_dup ();
  g_autofree char *usual = adc_own_folder_dup_default ();
  g_autofree char *index = adc_index_cache_dup_path ();

  append_folder (out, "Games", data);
  append_folder (out, "Own values and games", own);
  append_folder (out, "Own decks and battles", usual);
  append_folder (out, "Index", index);
}

static void
append_games (AdcApplication *application, GString *out)
{
  GListModel *games = G_LIST_MODEL (adc_application_get_library (application));
  GPtrArray *problems = adc_application_get_problems (application);
  AdcCompletions *completions = adc_application_get_completions (application);

  if (games == NULL) {
    g_string_append (out, "Still loading\n");
    return;
  }

  g_string_append_printf (out, "Games loaded: %u\n", g_list_model_get_n_items (games));
  for (guint i = 0; i < g_list_model_get_n_items (games); i++) {
    g_autoptr(AdcGame) game = g_list_model_get_item (games, i);

    g_string_append_printf (out, "  %s%s\n", adc_game_get_id (game),
                            adc_game_is_users_own (game) ? " (added)" : "");
  }
  g_string_append_printf (out, "Own values: %u\n",
                          g_list_model_get_n_items (G_LIST_MODEL (completions)));
  g_string_append_printf (out, "Problems: %u\n", problems->len);
  for (guint i = 0; i < problems->len; i++) {
    g_autofree char *line = adc_problem_format (problems->pdata[i]);

    g_string_append_printf (out, "  %s\n", line);
  }
}

char *
adc_about_dup_debug_info (AdcApplication *application)
{
  GString *out = g_string_new (NULL);

  g_return_val_if_fail (ADC_IS_APPLICATION (application), NULL);

  append_versions (out);
  g_string_append_c (out, '\n');
  append_folders (out);
  g_string_append_c (out, '\n');
  append_games (application, out);

  return g_string_free (out, FALSE);
}

static void
add_legal (AdwAboutWindow *about)
{
  /* Translators: %s is the name of a licence, with a link */
  g_autofree char *content =
    g_strdup_printf (_("The texts of rules, units and cards are our own words, and may be shared "
                       "under %s."),
                     "<a href=\"" CC_BY_SA "\">CC BY-SA 4.0</a>");

  adw_about_window_add_legal_section (about, _("Content of the Games"), NULL, GTK_LICENSE_CUSTOM,
                                      content);
  adw_about_window_add_legal_section (
    about, _("The Games Themselves"), NULL, GTK_LICENSE_CUSTOM,
    _("Names and trademarks belong to their owners. Aide-de-camp is not made, endorsed or supported "
      "by the publishers of the games, and contains none of their artwork."));
}

GtkWidget *
adc_about_new (AdcApplication *application)
{
  GtkWidget *self = adw_about_window_new ();
  AdwAboutWindow *about = ADW_ABOUT_WINDOW (self);
  g_autofree char *debug_info = adc_about_dup_debug_info (application);
  g_autofree char *version = NULL;
  g_autofree char *notes = adc_release_notes_dup (&version);

  adw_about_window_set_application_name (about, _("Aide-de-camp"));
  adw_about_window_set_application_icon (about, ADC_APPLICATION_ID);
  adw_about_window_set_developer_name (about, _("Aide-de-camp contributors"));
  adw_about_window_set_version (about, ADC_VERSION);
  adw_about_window_set_release_notes_version (about, version);
  adw_about_window_set_release_notes (about, notes);
  adw_about_window_set_comments (
    about, _("Rules, units and turns of your war games, in French and in English."));
  adw_about_window_set_website (about, WEBSITE);
  adw_about_window_set_license_type (about, GTK_LICENSE_GPL_3_0); /* or any later version */
  add_legal (about);
  adw_about_window_set_debug_info (about, debug_info);
  adw_about_window_set_debug_info_filename (about, "aide-de-camp.txt");

  return self;
}
