/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A walk through every view of every game as somebody makes it who cannot see it: all that a screen reader finds there
 * has a name in the language of the window and a role that says what it is. What is wrong is gathered and told at the end.
 * The views are those the sidebar lists, so that a new one is walked through too. With ADC_WALK_KEYS set, Tab has to get
 * everywhere too; with ADC_WALK_ONLY set to a location only that is visited, keys and all, with “search” what is searched
 * and kept; with --verbose each stop of the keyboard is told. */

#include "reader.h"
#include "thing-words.h"

#include <libintl.h>
#include <locale.h>
#include <string.h>

#define KEY_ESCAPE 0xff1b
#define KEY_TAB 0xff09
#define KEY_PAGE_DOWN 0xff56

/* Modifiers are held down by the code of their key, which is the same on every X server. */
#define KEYCODE_CONTROL 37
#define KEYCODE_SHIFT 50

#define DOMAIN "aide-de-camp"

/* Keys are sent in handfuls, since some labels take one for each link they have and say nothing of it. */
#define HANDFUL 16
#define MAX_TABS 192
#define ENOUGH 4 /* stops known already, one after the other: the round is made */

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

static Reader *reader;
static const Language *language;
static char *main_window;     /* its path */
static GHashTable *complaints; /* each once, whatever the number of pages it is found on */

static void G_GNUC_PRINTF (3, 4)
complain (const char *page, const Thing *thing, const char *format, ...)
{
  g_autofree char *role = atspi_role_get_name (thing->role);
  g_autofree char *what = NULL;
  g_autofree char *line = NULL;
  const char *within = "";
  va_list arguments;

  for (const Thing *outer = thing->parent; outer != NULL && *within == '\0'; outer = outer->parent)
    within = outer->name;
  va_start (arguments, format);
  what = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  line = g_strdup_printf ("%s “%s” (%s) within “%s”: %s", role, thing->name, thing->description,
                          within, what);
  if (!g_hash_table_contains (complaints, line))
    g_printerr ("%s: %s\n", page, line);
  g_hash_table_add (complaints, g_steal_pointer (&line));
}

/* An English message of ours for which there is a French one. */
static gboolean
is_untranslated (const char *name)
{
  return language->is_french && *name != '\0' && !g_str_equal (dgettext (DOMAIN, name), name);
}

static void
check_thing (const char *page, const Thing *thing)
{
  if (!thing_is (thing, ATSPI_STATE_SHOWING) || thing_is_inside_control (thing))
    return;

  if (thing->role == ATSPI_ROLE_IMAGE && thing_is_nameless (thing))
    complain (page, thing, "a picture without a name that is not there for its looks only");
  if (thing_is_control (thing)) {
    if (thing_is_nameless (thing) && !thing_has_named_child (thing) && !thing_is_part_of_row (thing))
      complain (page, thing, "no name");
    if (thing_is (thing, ATSPI_STATE_FOCUSABLE) && thing_says_nothing (thing))
      complain (page, thing, "the role does not say what it is");
  }
  if (words_have_mnemonic (thing->name) || words_have_mnemonic (thing->description))
    complain (page, thing, "the mark of a mnemonic is read out");
  if (thing_is_control (thing) && is_untranslated (thing->name))
    complain (page, thing, "the name is not French: “%s”", dgettext (DOMAIN, thing->name));
}

static void
check_names (const char *page, Screen *screen)
{
  for (guint i = 0; i < screen->things->len; i++)
    check_thing (page, screen->things->pdata[i]);
}

/* They may have come on screen since: lists make their rows as they are gone through. */
static void
check_lost (const char *page, GPtrArray *paths)
{
  g_autoptr(Screen) screen = paths->len > 0 ? reader_look (reader) : NULL;

  for (guint i = 0; i < paths->len; i++) {
    g_autofree char *name = reader_dup_name (reader, paths->pdata[i]);
    const Thing *thing = g_hash_table_lookup (screen->by_path, paths->pdata[i]);

    if (thing != NULL) {
      check_thing (page, thing);
    } else if (name != NULL) {
      const Thing lost = { .name = name, .description = (char *) "" };

      complain (page, &lost, "it gets the focus, but is nowhere to be found");
    }
  }
}

/* Those that had the focus, in order, each once. */
static GPtrArray *
go_round (const char *page, Screen *screen, gboolean is_backwards)
{
  GPtrArray *stops = g_ptr_array_new ();
  g_autoptr(GHashTable) seen = g_hash_table_new (NULL, NULL);
  g_autoptr(GPtrArray) lost = g_ptr_array_new_with_free_func (g_free);
  const Thing *last = NULL; /* some are told of twice */
  guint n_tabs = 0, n_known = 0;

  g_ptr_array_unref (reader_take_moves (reader, 0)); /* of before */
  while (n_known < ENOUGH && n_tabs < MAX_TABS) {
    g_autoptr(GPtrArray) moves = NULL;

    for (guint i = 0; i < HANDFUL; i++)
      if (is_backwards)
        reader_press_held (reader, KEY_TAB, KEYCODE_SHIFT);
      else
        reader_press (reader, KEY_TAB);
    n_tabs += HANDFUL;
    moves = reader_take_moves (reader, HANDFUL);
    if (moves->len == 0)
      break;
    for (guint i = 0; i < moves->len; i++) {
      Thing *thing = g_hash_table_lookup (screen->by_path, moves->pdata[i]);

      if (thing == last)
        continue;
      last = thing;
      if (thing == NULL) {
        g_ptr_array_add (lost, g_strdup (moves->pdata[i]));
      } else if (g_hash_table_add (seen, thing)) {
        g_ptr_array_add (stops, thing);
        n_known = 0;
      } else {
        n_known++;
      }
    }
  }

  for (guint i = 0; g_test_verbose () && i < stops->len; i++) {
    const Thing *thing = stops->pdata[i];

    g_test_message ("%s: %u. %s (%d, %d)", page, i + 1, thing->name, thing->place.x, thing->place.y);
  }
  check_lost (page, lost);
  if (stops->len == 0)
    complain (page, screen->things->pdata[0], "Tab moves no focus here");
  else if (n_known == 0) {
    complain (page, stops->pdata[stops->len - 1], "Tab does not get away from here");
    g_ptr_array_set_size (stops, 0); /* nothing to be said of the rest */
  }
  return stops;
}

static gboolean
is_above (const Thing *one, const Thing *other)
{
  return one->place.y + one->place.height <= other->place.y &&
         one->place.x < other->place.x + other->place.width;
}

/* Among neighbours it goes down, or to the right. Rows of a list move under the keys. */
static void
check_order (const char *page, GPtrArray *stops)
{
  for (guint i = 0; i + 1 < stops->len; i++) {
    const Thing *thing = stops->pdata[i];
    const Thing *next = stops->pdata[i + 1];

    if (thing->parent == next->parent && thing->role != ATSPI_ROLE_LIST_ITEM &&
        thing->role != ATSPI_ROLE_TABLE_CELL && is_above (next, thing))
      complain (page, thing, "the focus goes back up to “%s”", next->name);
  }
}

/* What scrolls a text is read as what the text belongs to. */
static gboolean
is_named_pane (const Thing *thing)
{
  return thing->role == ATSPI_ROLE_SCROLL_PANE && thing->parent != NULL &&
         !thing_is_nameless (thing->parent);
}

static void
check_stops (const char *page, GPtrArray *stops)
{
  for (guint i = 0; i < stops->len; i++) {
    const Thing *thing = stops->pdata[i];

    if (thing_is_nameless (thing) && !thing_has_named_child (thing) && !is_named_pane (thing) &&
        !thing_is_inside_control (thing))
      complain (page, thing, "it gets the focus and has no name");
  }
}

/* Arrows move among what belongs together. */
static gboolean
is_reached (const Thing *thing, GHashTable *reached)
{
  for (const Thing *outer = thing; outer != NULL; outer = outer->parent) {
    if (g_hash_table_contains (reached, outer))
      return TRUE;
    if (outer->role == ATSPI_ROLE_FRAME || outer->role == ATSPI_ROLE_DIALOG)
      break;
  }

  return FALSE;
}

/* Those of the window itself are not for the keyboard. */
static gboolean
is_window_button (const Thing *thing)
{
  return g_str_equal (thing->name, dgettext ("gtk40", "Minimize")) ||
         g_str_equal (thing->name, dgettext ("gtk40", "Maximize")) ||
         g_str_equal (thing->name, dgettext ("gtk40", "Close"));
}

/* All that holds a stop in which arrows move. */
static GHashTable *
find_groups (GPtrArray *stops)
{
  GHashTable *groups = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < stops->len; i++) {
    g_hash_table_add (groups, stops->pdata[i]);
    for (Thing *outer = ((Thing *) stops->pdata[i])->parent; outer != NULL; outer = outer->parent)
      if (outer->role == ATSPI_ROLE_LIST || outer->role == ATSPI_ROLE_LIST_BOX ||
          outer->role == ATSPI_ROLE_TABLE || outer->role == ATSPI_ROLE_GROUPING ||
          outer->role == ATSPI_ROLE_PAGE_TAB_LIST || outer->role == ATSPI_ROLE_MENU ||
          (outer->role == ATSPI_ROLE_PANEL && *outer->name != '\0'))
        g_hash_table_add (groups, outer);
  }

  return groups;
}

/* Lists make their rows, and shift them, while the focus goes through. */
static gboolean
is_in_list (const Thing *thing)
{
  for (const Thing *outer = thing->parent; outer != NULL; outer = outer->parent)
    if (outer->role == ATSPI_ROLE_LIST || outer->role == ATSPI_ROLE_TABLE)
      return TRUE;

  return FALSE;
}

/* A window over another one keeps the keys to itself. */
static gboolean
is_in_top_window (Screen *screen, const Thing *thing)
{
  const Thing *root = screen->things->pdata[0];

  if (root->children->len < 2)
    return TRUE;
  while (thing->parent != NULL && thing->parent != root)
    thing = thing->parent;
  return !g_str_equal (thing->path, main_window);
}

static GPtrArray *
list_unreached (Screen *screen, GPtrArray *stops)
{
  GPtrArray *unreached = g_ptr_array_new ();
  g_autoptr(GHashTable) groups = find_groups (stops);

  for (guint i = 0; i < screen->things->len; i++) {
    Thing *thing = screen->things->pdata[i];

    if (is_in_top_window (screen, thing) && thing_is (thing, ATSPI_STATE_FOCUSABLE) &&
        thing_is (thing, ATSPI_STATE_SHOWING) &&
        thing_is (thing, ATSPI_STATE_SENSITIVE) && thing->role != ATSPI_ROLE_SCROLL_PANE &&
        thing->role != ATSPI_ROLE_HEADING && /* where a reader is put to begin, and need not come back to */
        thing->role != ATSPI_ROLE_LIST &&    /* its rows matter */
        !thing_is_inside_control (thing) && !is_window_button (thing) && !is_reached (thing, groups))
      g_ptr_array_add (unreached, thing);
  }

  return unreached;
}

/* Where the focus was before is where Tab comes back to: what is above that, Shift+Tab gets to. */
static void
check_reach (const char *page, Screen *screen, GPtrArray *stops)
{
  g_autoptr(GPtrArray) unreached = list_unreached (screen, stops);
  g_autoptr(Screen) now = NULL;

  if (unreached->len > 0) {
    g_autoptr(GPtrArray) back = go_round (page, screen, TRUE);

    g_ptr_array_extend (back, stops, NULL, NULL);
    g_ptr_array_unref (unreached);
    unreached = list_unreached (screen, back);
  }
  if (unreached->len == 0)
    return;

  now = reader_look (reader); /* a list may show something else for each row that was passed */
  for (guint i = 0; i < unreached->len; i++) {
    const Thing *thing = unreached->pdata[i];
    const Thing *same = g_hash_table_lookup (now->by_path, thing->path);

    if (same != NULL && thing_is (same, ATSPI_STATE_SHOWING) &&
        thing_is (same, ATSPI_STATE_FOCUSABLE) && !is_in_list (same))
      complain (page, thing, "the keyboard does not get there");
  }
}

/* Keys are tried where they are asked for: to try them everywhere takes minutes. */
static void
visit (const char *page)
{
  g_autoptr(Screen) screen = reader_look (reader);
  g_autoptr(GPtrArray) stops = NULL;

  check_names (page, screen);
  if (g_getenv ("ADC_WALK_KEYS") == NULL && g_getenv ("ADC_WALK_ONLY") == NULL)
    return;

  stops = go_round (page, screen, FALSE);
  check_stops (page, stops);
  check_order (page, stops);
  if (stops->len > 0)
    check_reach (page, screen, stops);
}

/* A page of the rules is what the program starts with. */
static gboolean
has_rules (Reader *self, gpointer data G_GNUC_UNUSED)
{
  g_autoptr(Screen) screen = reader_look (self);
  const Thing *window = screen_find (screen, ATSPI_ROLE_FRAME, NULL);

  g_free (main_window);
  main_window = window != NULL ? g_strdup (window->path) : NULL;
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

  reader_do (reader, "open", start);
  screen = reader_look (reader);
  sidebar.list = screen_find (screen, ATSPI_ROLE_LIST, language->views);
  do {
    const Thing *row = sidebar.list->children->pdata[sidebar.shown];
    g_autofree char *page = g_strdup_printf ("%s, %s", game, row->name);

    visit (page);
    sidebar.is_asked_for = FALSE;
    reader_wait (reader, has_moved_on, &sidebar, page);
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
    reader_do (reader, "open", places[i]);
    visit (places[i]);
  }
}

/* Beside what is typed, what answers; and a page that is kept. */
static void
walk_search (void)
{
  reader_do (reader, "open", "ares/rule/seuil-zero");
  reader_press_held (reader, 'd', KEYCODE_CONTROL);
  reader_do (reader, "open", "ares/bookmarks");
  visit ("bookmarks");
  reader_do (reader, "search", "bouclier");
  visit ("search with results");
  reader_do (reader, "search", "bouclofrontiere");
  visit ("search without results");
  reader_press (reader, KEY_ESCAPE);
}

static void
test_walk (gconstpointer data)
{
  language = data;
  setlocale (LC_ALL, language->locale);
  reader = reader_new (language->locale);
  reader_wait (reader, has_rules, NULL, "the rules, in the language that was asked for");
  if (g_strcmp0 (g_getenv ("ADC_WALK_ONLY"), "search") != 0 &&
      g_getenv ("ADC_WALK_ONLY") != NULL) {
    reader_do (reader, "open", g_getenv ("ADC_WALK_ONLY"));
    visit (g_getenv ("ADC_WALK_ONLY"));
  } else {
    if (g_getenv ("ADC_WALK_ONLY") == NULL) {
      walk_games ();
      walk_places ();
    }
    walk_search ();
  }
  reader_free (reader);

  if (g_hash_table_size (complaints) > 0)
    g_error ("%u things are wrong", g_hash_table_size (complaints));
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  g_log_set_always_fatal (G_LOG_LEVEL_ERROR);
  bindtextdomain (DOMAIN, g_getenv ("ADC_LOCALE_DIR"));
  bind_textdomain_codeset (DOMAIN, "UTF-8");
  complaints = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_assert_cmpint (atspi_init (), ==, 0);
  g_test_add_data_func ("/atspi-walk/fr", &languages[0], test_walk);
  g_test_add_data_func ("/atspi-walk/en", &languages[1], test_walk);
  status = g_test_run ();
  atspi_exit ();

  return status;
}
