/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "walk-windows.h"

#include "assistive.h"

#include <libintl.h>
#include <string.h>

/* What was opened below a button: its path, or NULL. */
static char *
dup_opened (Reader *reader, const char *button)
{
  g_autoptr(Screen) screen = reader_look_at (reader, button);
  const Thing *root = screen->things->pdata[0];

  for (guint i = 0; i < root->children->len; i++) {
    const Thing *child = root->children->pdata[i];

    if (child->role != ATSPI_ROLE_PUSH_BUTTON && thing_is (child, ATSPI_STATE_SHOWING))
      return g_strdup (child->path);
  }

  return NULL;
}

static gboolean
is_opened (Reader *reader, gpointer data)
{
  g_autofree char *opened = dup_opened (reader, data);

  return opened != NULL;
}

static gboolean
is_closed (Reader *reader, gpointer data)
{
  return !is_opened (reader, data);
}

static void
visit_menu (Walk *self, const char *page, const Thing *button)
{
  const Thing *toggle = button->children->pdata[0];
  g_autofree char *opened = NULL;
  g_autoptr(Screen) screen = NULL;

  reader_click (self->reader, toggle->path);
  reader_wait (self->reader, is_opened, button->path, page);
  opened = dup_opened (self->reader, button->path);
  screen = reader_look_at (self->reader, opened);
  walk_check (self, page, screen);
  reader_press (self->reader, KEY_ESCAPE);
  reader_wait (self->reader, is_closed, button->path, page);
}

/* A button that opens something holds another one, which is what is clicked. */
static gboolean
opens_something (const Thing *thing)
{
  const Thing *first = thing->children->len > 0 ? thing->children->pdata[0] : NULL;

  return (thing->role == ATSPI_ROLE_PUSH_BUTTON || thing->role == ATSPI_ROLE_COMBO_BOX) &&
         thing_is (thing, ATSPI_STATE_SHOWING) && first != NULL &&
         first->role == ATSPI_ROLE_PUSH_BUTTON && thing_is (first, ATSPI_STATE_SHOWING) &&
         thing_is (first, ATSPI_STATE_SENSITIVE);
}

/* What is below the edge has nowhere to open its menu. */
static gboolean
is_in_sight (Screen *screen, const Thing *thing)
{
  const Thing *inside = screen->things->len > 1 ? screen->things->pdata[1] : thing;

  return thing->place.y >= inside->place.y &&
         thing->place.y + thing->place.height <= inside->place.y + inside->place.height;
}

/* The rows of a list have the same menu each; what stands for such a menu is its path. */
static const char *
get_kind (const Thing *thing)
{
  for (const Thing *outer = thing->parent; outer != NULL; outer = outer->parent)
    if (outer->role == ATSPI_ROLE_LIST || outer->role == ATSPI_ROLE_TABLE)
      return outer->path;

  return thing->path;
}

gboolean
walk_menus (Walk *self, const char *view, Screen *screen)
{
  const guint n_before = g_hash_table_size (self->menus);

  for (guint i = 0; i < screen->things->len; i++) {
    const Thing *thing = screen->things->pdata[i];
    g_autofree char *page = NULL;

    if (!opens_something (thing) || !is_in_sight (screen, thing))
      continue;
    page = g_strdup_printf ("%s, %s", view, thing->name);
    if (g_hash_table_add (self->menus, g_strdup (get_kind (thing))))
      visit_menu (self, page, thing);
  }

  return g_hash_table_size (self->menus) > n_before;
}

static gboolean
has_window (Reader *reader, gpointer data)
{
  return reader_count_windows (reader) == GPOINTER_TO_UINT (data);
}

static void
wait_for_windows (Walk *self, guint n_windows, const char *page)
{
  reader_wait (self->reader, has_window, GUINT_TO_POINTER (n_windows), page);
}

/* The window over the main one. */
static Screen *
look_at_window (Walk *self, const char *page)
{
  g_autofree char *path = NULL;

  wait_for_windows (self, 2, page);
  path = reader_dup_other_window (self->reader, self->main_window);
  return reader_look_at (self->reader, path);
}

static gboolean
is_chosen (Reader *reader, gpointer data)
{
  return reader_is (reader, data, ATSPI_STATE_SELECTED) ||
         reader_is (reader, data, ATSPI_STATE_CHECKED) ||
         reader_is (reader, data, ATSPI_STATE_PRESSED);
}

/* The pages that tabs lead to, each by its name: where there is little room the same tabs are there once more. */
static void
visit_tabs (Walk *self, const char *page, Screen *screen)
{
  const Thing *root = screen->things->pdata[0];
  g_autoptr(GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < screen->things->len; i++) {
    const Thing *tab = screen->things->pdata[i];
    g_autofree char *name = g_strdup_printf ("%s, %s", page, tab->name);
    g_autoptr(Screen) now = NULL;

    if (tab->role != ATSPI_ROLE_PAGE_TAB || !thing_is (tab, ATSPI_STATE_SHOWING) ||
        !g_hash_table_add (names, tab->name) || is_chosen (self->reader, tab->path))
      continue;
    reader_click (self->reader, tab->path);
    reader_wait (self->reader, is_chosen, tab->path, name);
    now = reader_look_at (self->reader, root->path);
    walk_check (self, name, now);
    walk_menus (self, page, now);
  }
}

static void
visit_window (Walk *self, const char *page)
{
  g_autoptr(Screen) screen = look_at_window (self, page);

  walk_check (self, page, screen);
  walk_menus (self, page, screen);
  visit_tabs (self, page, screen);
  reader_press (self->reader, KEY_ESCAPE);
  wait_for_windows (self, 1, page);
}

void
walk_windows (Walk *self)
{
  static const char * const actions[] = { "preferences", "packs", "about" };
  static const guint keys[] = { KEYCODE_CONTROL, KEYCODE_SHIFT };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++) {
    reader_do (self->reader, actions[i], NULL);
    visit_window (self, actions[i]);
  }
  assistive_press_held ('/', keys, G_N_ELEMENTS (keys)); /* which is a question mark */
  visit_window (self, "shortcuts");
}

typedef struct {
  const char *msgid;
  char       *path; /* of what is called so */
} Search;

/* The beginning is enough, up to what is filled in. */
static gboolean
finds (Reader *reader, gpointer data)
{
  Search *search = data;
  g_autoptr(Screen) screen = reader_look (reader);
  g_auto(GStrv) parts = g_strsplit (dgettext (DOMAIN, search->msgid), "%s", 2);
  g_auto(GStrv) halves = g_strsplit (parts[0], "_", 2); /* the mark of a mnemonic is not read */
  g_autofree char *name = g_strjoinv ("", halves);

  for (guint i = 0; i < screen->things->len && search->path == NULL; i++) {
    const Thing *thing = screen->things->pdata[i];

    if (thing->role == ATSPI_ROLE_PUSH_BUTTON && g_str_has_prefix (thing->name, name) &&
        thing_is (thing, ATSPI_STATE_SHOWING) && thing_is (thing, ATSPI_STATE_SENSITIVE))
      search->path = g_strdup (thing->path);
  }

  return search->path != NULL;
}

/* Clicks at what has a name, once it is there. */
static void
click_at (Walk *self, const char *msgid)
{
  Search search = { msgid, NULL };

  reader_wait (self->reader, finds, &search, msgid);
  reader_click (self->reader, search.path);
  g_free (search.path);
}

static void
wait_for_button (Walk *self, const char *msgid)
{
  Search search = { msgid, NULL };

  reader_wait (self->reader, finds, &search, msgid);
  g_free (search.path);
}

static void
visit_main (Walk *self, const char *page)
{
  g_autoptr(Screen) screen = reader_look_at (self->reader, self->main_window);

  walk_check (self, page, screen);
  walk_menus (self, page, screen);
  visit_tabs (self, page, screen);
}

#define PATIENCE (3 * G_USEC_PER_SEC) /* before a key is pressed again */

typedef struct {
  guint  keyval;
  gint64 pressed; /* when it was last; 0: not yet */
} Press;

static gboolean
comes_by_key (Reader *reader, gpointer data)
{
  Press *press = data;
  const gint64 now = g_get_monotonic_time ();

  if (reader_count_windows (reader) == 2)
    return TRUE;

  if (press->pressed == 0 || now - press->pressed > PATIENCE) {
    reader_press_held (reader, press->keyval, KEYCODE_CONTROL);
    press->pressed = now;
  }

  return FALSE;
}

/* A key pressed in the moment a menu goes may go with it. */
static void
open_by_key (Walk *self, guint keyval, const char *page)
{
  Press press = { keyval, 0 };

  reader_wait (self->reader, comes_by_key, &press, page);
}

void
walk_decks (Walk *self)
{
  g_autoptr(Screen) dialog = NULL;

  reader_do (self->reader, "open", "ares/decks");
  open_by_key (self, 'n', "new deck");
  dialog = look_at_window (self, "new deck");
  walk_check (self, "new deck", dialog);
  reader_press (self->reader, KEY_RETURN);
  wait_for_windows (self, 1, "new deck");

  wait_for_button (self, "More");
  visit_main (self, "deck");
  open_by_key (self, 'i', "import into a deck");
  visit_window (self, "import into a deck");
  reader_press_held (self->reader, 't', KEYCODE_CONTROL);
  wait_for_button (self, "Add a Deck");
  visit_main (self, "tracker");
}

void
walk_forms (Walk *self)
{
  reader_do (self->reader, "open", "ark/battle/exemple-defense");
  click_at (self, "_Enter the Value");
  visit_window (self, "a value that is missing");
  reader_do (self->reader, "open", "ares/battle/f2-raid");
  click_at (self, "Add a Force to the Attacker");
  visit_window (self, "a force to add");
}
