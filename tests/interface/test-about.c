/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the about window says, and what goes along with a bug report. */

#include "config.h"

#include "adc-about.h"
#include "adc-driver.h"
#include "widgets.h"

#include <string.h>

static AdcApplication *application;

static gboolean
has_words (GtkWidget *widget, gconstpointer words)
{
  return GTK_IS_LABEL (widget) && strstr (gtk_label_get_text (GTK_LABEL (widget)), words) != NULL;
}

static void
test_window (void)
{
  g_autofree char *info = adc_about_dup_debug_info (application);
  AdwAboutWindow *about;

  g_action_group_activate_action (G_ACTION_GROUP (application), "about", NULL);
  adc_driver_settle ();
  about = widget_find_window (ADW_TYPE_ABOUT_WINDOW);
  g_assert_nonnull (about);
  widget_assert_says (about, ADC_VERSION);
  g_assert_cmpint (adw_about_window_get_license_type (about), ==, GTK_LICENSE_GPL_3_0);
  g_assert_cmpstr (adw_about_window_get_debug_info (about), ==, info);
  g_assert_nonnull (widget_find_if (GTK_WIDGET (about), has_words, "CC BY-SA 4.0"));
  g_assert_nonnull (widget_find_if (GTK_WIDGET (about), has_words, "by the publishers"));
  gtk_window_close (GTK_WINDOW (about));
}

/* Nothing is said to be elsewhere than where the metainfo says it is. */
static void
test_website (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data",
                                                 ADC_APPLICATION_ID ".metainfo.xml.in", NULL);
  g_autoptr(AdwAboutWindow) about = ADW_ABOUT_WINDOW (g_object_ref_sink (adc_about_new (application)));
  g_autofree char *contents = NULL;
  g_autofree char *element = NULL;
  g_autoptr(GError) error = NULL;

  g_file_get_contents (path, &contents, NULL, &error);
  g_assert_no_error (error);
  element = g_strdup_printf ("<url type=\"homepage\">%s</url>",
                             adw_about_window_get_website (about));
  g_assert_nonnull (strstr (contents, element));
  gtk_window_destroy (GTK_WINDOW (about));
}

static char *
dup_notes (const char *language)
{
  GtkWidget *about;
  char *notes;

  adc_application_set_language (application, language);
  adc_driver_settle ();
  about = g_object_ref_sink (adc_about_new (application));
  notes = g_strdup (adw_about_window_get_release_notes (ADW_ABOUT_WINDOW (about)));
  g_assert_cmpstr (adw_about_window_get_release_notes_version (ADW_ABOUT_WINDOW (about)), ==,
                   ADC_VERSION);
  gtk_window_destroy (GTK_WINDOW (about));
  g_object_unref (about);

  return notes;
}

/* What the metainfo says of this version, in the language of the window and in no other. */
static void
test_release_notes (void)
{
  g_autofree char *french = dup_notes ("fr");
  g_autofree char *english = dup_notes ("en");
  AdwAboutWindow *about;

  g_assert_true (g_str_has_prefix (english, "<p>First release, with every rule of "));
  g_assert_true (g_str_has_suffix (english, "</p>"));
  g_assert_true (g_str_has_prefix (french, "<p>Première version"));
  g_assert_null (strstr (french, "First release"));
  g_assert_null (strstr (english, "Première"));

  g_action_group_activate_action (G_ACTION_GROUP (application), "about", NULL);
  adc_driver_settle ();
  about = widget_find_window (ADW_TYPE_ABOUT_WINDOW);
  widget_assert_says (about, "What’s New");
  gtk_window_close (GTK_WINDOW (about));
}

static void
test_debug_info (void)
{
  static const char * const lines[] = { "Aide-de-camp " ADC_VERSION "\n", "\nGTK 4.", "\nlibadwaita 1.",
                                        "\nGLib 2.", "\nlibxml2 2.", "\nSQLite 3.", "\nSystem: ",
                                        "\nLanguage: en\n", "\nGames: /", "\nOwn values and games: /",
                                        "\nOwn decks and battles: /", "\nIndex: /",
                                        "\nGames loaded: 5\n", "\n  ares\n", "\nOwn values: 0\n",
                                        "\nProblems: 0\n" };
  g_autofree char *info = adc_about_dup_debug_info (application);

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    if (strstr (info, lines[i]) == NULL)
      g_error ("there is no “%s” in\n%s", lines[i], info);
  g_assert_nonnull (strstr (info, g_get_user_data_dir ()));
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  application = adc_driver_start ();
  adc_application_set_language (application, "en");
  adc_driver_settle ();
  g_test_add_func ("/about/window", test_window);
  g_test_add_func ("/about/website", test_website);
  g_test_add_func ("/about/release-notes", test_release_notes);
  g_test_add_func ("/about/debug-info", test_debug_info);
  status = g_test_run ();
  adc_driver_stop (application);

  return status;
}
