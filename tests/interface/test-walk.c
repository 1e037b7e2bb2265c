/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A walk through every entry of every view, in both languages, wide and narrow. Run with fatal
 * warnings: one GTK complaint fails it. */

#include "adc-driver.h"
#include "adc-language.h"

static AdcApplication *application;

static void
walk_game (AdcGame *game)
{
  static const char * const views[] = { "rules",  "glossary", "factions",
                                        "battle", "turn",     "bookmarks" };

  for (guint i = 0; i < G_N_ELEMENTS (views); i++) {
    g_autofree char *location = g_strdup_printf ("%s/%s", adc_game_get_id (game), views[i]);

    adc_driver_open (application, location);
  }

  for (AdcKind kind = 0; kind < ADC_N_KINDS; kind++) {
    GListModel *entries = adc_game_get_entries (game, kind);

    for (guint i = 0; i < g_list_model_get_n_items (entries); i++) {
      g_autoptr(AdcEntry) entry = g_list_model_get_item (entries, i);
      g_autofree char *location = adc_entry_dup_location (entry);
      g_autofree char *text = NULL;

      adc_driver_open (application, location);
      text = adc_driver_dup_text (GTK_WIDGET (adc_driver_get_window (application)));
      if (strstr (text, adc_entry_get_title (entry)) == NULL)
        g_error ("“%s” is not on screen after %s was opened", adc_entry_get_title (entry),
                 location);
    }
  }
}

typedef struct {
  const char *language;
  int         width;
} Walk;

static const Walk walks[] = { { "fr", 1100 }, { "en", 1100 }, { "fr", 360 }, { "en", 360 } };

static void
test_walk (gconstpointer data)
{
  const Walk *walk = data;
  AdcLibrary *library = adc_application_get_library (application);

  adc_application_set_language (application, walk->language);
  adc_driver_resize (application, walk->width, 700);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (adc_driver_get_window (application))), <=,
                   walk->width);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (library)); i++) {
    g_autoptr(AdcGame) game = g_list_model_get_item (G_LIST_MODEL (library), i);

    walk_game (game);
  }
}

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

/* A place that is gone leaves the reader where he was. */
static void
test_nowhere (void)
{
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  adc_driver_open (application, "ares/term/bouclier");
  before = dup_screen ();
  adc_driver_open (application, "ares/term/no-such-thing");
  adc_driver_open (application, "no-such-game/rules");
  after = dup_screen ();
  g_assert_cmpstr (before, ==, after);
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

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  application = adc_driver_start ();
  for (guint i = 0; i < G_N_ELEMENTS (walks); i++) {
    g_autofree char *path = g_strdup_printf ("/walk/%s-%d", walks[i].language, walks[i].width);

    g_test_add_data_func (path, &walks[i], test_walk);
  }
  g_test_add_func ("/walk/swap-language", test_swap_language);
  g_test_add_func ("/walk/history", test_history);
  g_test_add_func ("/walk/nowhere", test_nowhere);
  g_test_add_func ("/walk/bookmarks", test_bookmarks);
  status = g_test_run ();
  adc_driver_stop (application);

  return status;
}
