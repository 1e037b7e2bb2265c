/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A walk through every entry of every view, wide in both languages and narrow in one of them. Run with
 * fatal warnings: one GTK complaint fails it. */

#include "adc-driver.h"
#include "adc-language.h"

typedef struct {
  const char *language;
  int         width;
  guint       first; /* entry of each list that is opened, and every so many after it */
  guint       step;
} Walk;

static const Walk walks[] = {
  { "fr", 1100, 0, 1 }, { "en", 1100, 0, 1 }, { "fr", 360, 0, 2 }, { "en", 360, 1, 2 }
};

static AdcApplication *application;

static void
walk_game (AdcGame *game, const Walk *walk)
{
  static const char * const views[] = {
    "rules", "glossary", "factions", "arsenal", "setup", "rooms", "map", "grid", "battle",
    "muster", "economy", "purse", "turn", "bookmarks"
  };

  for (guint i = 0; i < G_N_ELEMENTS (views); i++) {
    g_autofree char *location = g_strdup_printf ("%s/%s", adc_game_get_id (game), views[i]);

    adc_driver_open (application, location);
  }

  for (AdcKind kind = 0; kind < ADC_N_KINDS; kind++) {
    GListModel *entries = adc_game_get_entries (game, kind);

    for (guint i = walk->first; i < g_list_model_get_n_items (entries); i += walk->step) {
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

    walk_game (game, walk);
  }
}

/* Each walk is a test of its own, so that they can be made side by side. */
int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  application = adc_driver_start ();
  for (guint i = 0; i < G_N_ELEMENTS (walks); i++) {
    g_autofree char *path = g_strdup_printf ("/walk/%s/%d", walks[i].language, walks[i].width);

    g_test_add_data_func (path, &walks[i], test_walk);
  }
  status = g_test_run ();
  adc_driver_stop (application);

  return status;
}
