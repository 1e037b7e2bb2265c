/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A walk through every view of every game as somebody makes it who cannot see it: all that a screen reader finds there
 * has a name in the language of the window and a role that says what it is. What is wrong is gathered and told at the end.
 * The views are those the sidebar lists, so that a new one is walked through too. With ADC_WALK_KEYS set, Tab has to get
 * everywhere too; with ADC_WALK_ONLY set to locations, with commas between them, only those are visited, keys and all, with
 * “search” what is searched and kept, with “windows” what has a window of its own; with --verbose each stop of the keyboard is told. */

#include "assistive.h"
#include "reader.h"
#include "walk-keys.h"
#include "walk-windows.h"
#include "walk.h"

#include <libintl.h>
#include <locale.h>
#include <string.h>

typedef struct {
  const char *locale;
  const char *main_menu; /* as the window calls it */
  const char *views;
  gboolean    is_french;
} Language;

static const Language languages[] = {
  { "fr_FR.UTF-8", "Menu principal", "Vues", TRUE },
  { "en_US.UTF-8", "Main Menu", "Views", FALSE },
};

/* Where a view has more to show than it starts with. */
static const char * const places[] = {
  "ares/rule/modificateurs-position",
  "ares/unit/stealth-infantry",
  "ares/card/card-raid",
  "ares/ruling/ruling-stealth-infantry",
  "ares/battle/f2-raid",
  "neuroshima-hex/unit/borgo-super-mutant",
  "neuroshima-hex/faction/hegemonia",
  "neuroshima-hex/battle/exemple-tour-07-main",
  "buck-rogers/battle/armees-de-depart",
  "buck-rogers/zone/deimos",
  "buck-rogers/muster/works",
  "starcraft/battle/carte-inconnue",
  "starcraft/arsenal/zerg/base/averages",
  "starcraft/arsenal/protoss/base/tree/carrier",
  "ark/battle/toutes-les-paires",
  "ark/grid/a11-deux-actions",
  "ark/setup/a39-un-pourpre",
  "ark/purse/cinq-os-di-choix",
  "ark/rooms/a14-exploitation",
};

static Walk walk;
static const Language *language;

static gboolean
is_keen_on_keys (void)
{
  return g_getenv ("ADC_WALK_KEYS") != NULL || g_getenv ("ADC_WALK_ONLY") != NULL;
}

/* Keys are tried where they are asked for: to try them everywhere takes minutes. */
static void
visit (const char *page)
{
  g_autoptr(Screen) screen = reader_look (walk.reader);

  walk_check (&walk, page, screen);
  if (is_keen_on_keys ())
    walk_try_keys (&walk, page, screen);
}

/* Menus too; what they leave behind has to be gone before the next key. */
static void
visit_view (const char *page)
{
  g_autoptr(Screen) screen = reader_look_at (walk.reader, walk.main_window);

  walk_check (&walk, page, screen);
  if (walk_menus (&walk, page, screen))
    screen_free (reader_look (walk.reader));
  if (is_keen_on_keys ())
    walk_try_keys (&walk, page, screen);
}

/* A page of the rules is what the program starts with. */
static gboolean
has_rules (Reader *self, gpointer data G_GNUC_UNUSED)
{
  g_autoptr(Screen) screen = reader_look (self);
  const Thing *window = screen_find (screen, ATSPI_ROLE_FRAME, NULL);

  g_free (walk.main_window);
  walk.main_window = window != NULL ? g_strdup (window->path) : NULL;
  return screen_find (screen, ATSPI_ROLE_HEADING, NULL) != NULL &&
         screen_find (screen, ATSPI_ROLE_PUSH_BUTTON, language->main_menu) != NULL;
}

typedef struct {
  Thing   *list; /* of views */
  guint    shown;
  gboolean is_asked_for; /* another one */
} Sidebar;

static gboolean
has_moved_on (Reader *self, gpointer data)
{
  Sidebar *sidebar = data;

  for (guint i = 0; i < sidebar->list->children->len; i++) {
    const Thing *row = sidebar->list->children->pdata[i];

    if (i != sidebar->shown && reader_is (self, row->path, ATSPI_STATE_SELECTED)) {
      sidebar->shown = i;
      return TRUE;
    }
  }

  if (!sidebar->is_asked_for)
    reader_press_held (self, KEY_PAGE_DOWN, KEYCODE_CONTROL);
  sidebar->is_asked_for = TRUE;
  return FALSE;
}

/* From the first view down until it is the first again. */
static void
walk_game (const char *game)
{
  g_autofree char *start = g_strconcat (game, "/rules", NULL);
  g_autoptr(Screen) screen = NULL;
  Sidebar sidebar = { 0 };

  reader_do (walk.reader, "open", start);
  screen = reader_look (walk.reader);
  sidebar.list = screen_find (screen, ATSPI_ROLE_LIST, language->views);
  do {
    const Thing *row = sidebar.list->children->pdata[sidebar.shown];
    g_autofree char *page = g_strdup_printf ("%s, %s", game, row->name);

    visit_view (page);
    sidebar.is_asked_for = FALSE;
    reader_wait (walk.reader, has_moved_on, &sidebar, page);
  } while (sidebar.shown != 0);
}

static void
walk_games (void)
{
  g_autofree char *folder = g_build_filename (g_getenv ("ADC_DATA_DIR"), "games", NULL);
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
  const char *game;

  g_assert_nonnull (dir);
  while ((game = g_dir_read_name (dir)) != NULL)
    walk_game (game);
}

static void
walk_places (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (places); i++) {
    reader_do (walk.reader, "open", places[i]);
    visit (places[i]);
  }
}

/* Beside what is typed, what answers; and a page that is kept. */
static void
walk_search (void)
{
  reader_do (walk.reader, "open", "ares/rule/seuil-zero");
  reader_press_held (walk.reader, 'd', KEYCODE_CONTROL);
  reader_do (walk.reader, "open", "ares/bookmarks");
  visit ("bookmarks");
  reader_do (walk.reader, "search", "bouclier");
  visit ("search with results");
  reader_do (walk.reader, "search", "bouclofrontiere");
  visit ("search without results");
  reader_press (walk.reader, KEY_ESCAPE);
}

static gboolean
is_welcoming (Reader *self, gpointer data G_GNUC_UNUSED)
{
  g_autoptr(Screen) screen = reader_look (self);

  return screen_find (screen, ATSPI_ROLE_CHECK_BOX, NULL) != NULL;
}

/* Somebody comes for the first time. */
static void
walk_welcome (void)
{
  walk.reader = reader_new (language->locale, FALSE);
  reader_wait (walk.reader, is_welcoming, NULL, "the page that welcomes");
  visit ("welcome");
  reader_free (walk.reader);
}

static void
walk_only (const char *locations)
{
  g_auto(GStrv) parts = g_strsplit (locations, ",", -1);

  for (guint i = 0; parts[i] != NULL; i++) {
    if (g_str_equal (parts[i], "search")) {
      walk_search ();
    } else if (g_str_equal (parts[i], "windows")) {
      walk_windows (&walk);
      walk_decks (&walk);
      walk_forms (&walk);
    } else {
      reader_do (walk.reader, "open", parts[i]);
      visit (parts[i]);
    }
  }
}

static void
test_walk (gconstpointer data)
{
  const char *only = g_getenv ("ADC_WALK_ONLY");

  language = data;
  setlocale (LC_ALL, language->locale);
  walk.is_french = language->is_french;
  walk.menus = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  if (only == NULL)
    walk_welcome ();
  walk.reader = reader_new (language->locale, TRUE);
  reader_wait (walk.reader, has_rules, NULL, "the rules, in the language that was asked for");
  if (only != NULL) {
    walk_only (only);
  } else {
    walk_windows (&walk);
    walk_decks (&walk);
    walk_forms (&walk);
    walk_games ();
    walk_places ();
    walk_search ();
  }
  reader_free (walk.reader);
  g_hash_table_unref (walk.menus);
  g_free (walk.main_window);

  if (g_hash_table_size (walk.complaints) > 0)
    g_error ("%u things are wrong", g_hash_table_size (walk.complaints));
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  g_log_set_always_fatal (G_LOG_LEVEL_ERROR);
  bindtextdomain (DOMAIN, g_getenv ("ADC_LOCALE_DIR"));
  bind_textdomain_codeset (DOMAIN, "UTF-8");
  walk.complaints = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_assert_cmpint (atspi_init (), ==, 0);
  g_test_add_data_func ("/atspi-walk/fr", &languages[0], test_walk);
  g_test_add_data_func ("/atspi-walk/en", &languages[1], test_walk);
  status = g_test_run ();
  atspi_exit ();

  return status;
}
