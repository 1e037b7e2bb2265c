/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "walk-keys.h"

#include "assistive.h"
#include "thing-words.h"

#include <libintl.h>
#include <string.h>

/* Keys are sent in handfuls, since some labels take one for each link they have and say nothing of it. */
#define HANDFUL 16
#define MAX_TABS 192
#define ENOUGH 4 /* stops known already, one after the other: the round is made */

/* They may have come on screen since: lists make their rows as they are gone through. */
static void
check_lost (Walk *self, const char *page, GPtrArray *paths)
{
  g_autoptr(Screen) screen = paths->len > 0 ? reader_look (self->reader) : NULL;

  for (guint i = 0; i < paths->len; i++) {
    g_autofree char *name = reader_dup_name (self->reader, paths->pdata[i]);
    const Thing *thing = g_hash_table_lookup (screen->by_path, paths->pdata[i]);

    if (thing != NULL) {
      walk_check_thing (self, page, thing);
    } else if (name != NULL) {
      const Thing lost = { .name = name, .description = (char *) "" };

      walk_complain (self, page, &lost, "it gets the focus, but is nowhere to be found");
    }
  }
}

/* Those that had the focus, in order, each once. */
static GPtrArray *
go_round (Walk *self, const char *page, Screen *screen, gboolean is_backwards)
{
  GPtrArray *stops = g_ptr_array_new ();
  g_autoptr(GHashTable) seen = g_hash_table_new (NULL, NULL);
  g_autoptr(GPtrArray) lost = g_ptr_array_new_with_free_func (g_free);
  const Thing *last = NULL; /* some are told of twice */
  guint n_tabs = 0, n_known = 0;

  g_ptr_array_unref (reader_take_moves (self->reader, 0)); /* of before */
  while (n_known < ENOUGH && n_tabs < MAX_TABS) {
    g_autoptr(GPtrArray) moves = NULL;

    for (guint i = 0; i < HANDFUL; i++)
      if (is_backwards)
        reader_press_held (self->reader, KEY_TAB, KEYCODE_SHIFT);
      else
        reader_press (self->reader, KEY_TAB);
    n_tabs += HANDFUL;
    moves = reader_take_moves (self->reader, HANDFUL);
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
  check_lost (self, page, lost);
  if (stops->len == 0)
    walk_complain (self, page, screen->things->pdata[0], "Tab moves no focus here");
  else if (n_known == 0) {
    walk_complain (self, page, stops->pdata[stops->len - 1], "Tab does not get away from here");
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
check_order (Walk *self, const char *page, GPtrArray *stops)
{
  for (guint i = 0; i + 1 < stops->len; i++) {
    const Thing *thing = stops->pdata[i];
    const Thing *next = stops->pdata[i + 1];

    if (thing->parent == next->parent && thing->role != ATSPI_ROLE_LIST_ITEM &&
        thing->role != ATSPI_ROLE_TABLE_CELL && is_above (next, thing))
      walk_complain (self, page, thing, "the focus goes back up to “%s”", next->name);
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
check_stops (Walk *self, const char *page, GPtrArray *stops)
{
  for (guint i = 0; i < stops->len; i++) {
    const Thing *thing = stops->pdata[i];

    if (thing_is_nameless (thing) && !thing_has_named_child (thing) && !is_named_pane (thing) &&
        !thing_is_inside_control (thing))
      walk_complain (self, page, thing, "it gets the focus and has no name");
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

/* A window over another one keeps the keys to itself. */
static gboolean
is_in_top_window (Walk *self, Screen *screen, const Thing *thing)
{
  const Thing *root = screen->things->pdata[0];

  if (root->children->len < 2)
    return TRUE;
  while (thing->parent != NULL && thing->parent != root)
    thing = thing->parent;
  return !g_str_equal (thing->path, self->main_window);
}

static GPtrArray *
list_unreached (Walk *self, Screen *screen, GPtrArray *stops)
{
  GPtrArray *unreached = g_ptr_array_new ();
  g_autoptr(GHashTable) groups = find_groups (stops);

  for (guint i = 0; i < screen->things->len; i++) {
    Thing *thing = screen->things->pdata[i];

    if (is_in_top_window (self, screen, thing) && thing_is (thing, ATSPI_STATE_FOCUSABLE) &&
        thing_is (thing, ATSPI_STATE_SHOWING) &&
        thing_is (thing, ATSPI_STATE_SENSITIVE) && thing->role != ATSPI_ROLE_SCROLL_PANE &&
        thing->role != ATSPI_ROLE_HEADING && /* where a reader is put to begin, and need not come back to */
        thing->role != ATSPI_ROLE_LIST &&    /* its rows matter */
        !thing_is_inside_control (thing) && !is_window_button (thing) && !is_reached (thing, groups))
      g_ptr_array_add (unreached, thing);
  }

  return unreached;
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

/* Where the focus was before is where Tab comes back to: what is above that, Shift+Tab gets to. */
static void
check_reach (Walk *self, const char *page, Screen *screen, GPtrArray *stops)
{
  g_autoptr(GPtrArray) unreached = list_unreached (self, screen, stops);
  g_autoptr(Screen) now = NULL;

  if (unreached->len > 0) {
    g_autoptr(GPtrArray) back = go_round (self, page, screen, TRUE);

    g_ptr_array_extend (back, stops, NULL, NULL);
    g_ptr_array_unref (unreached);
    unreached = list_unreached (self, screen, back);
  }
  if (unreached->len == 0)
    return;

  now = reader_look (self->reader); /* a list may show something else for each row that was passed */
  for (guint i = 0; i < unreached->len; i++) {
    const Thing *thing = unreached->pdata[i];
    const Thing *same = g_hash_table_lookup (now->by_path, thing->path);

    if (same != NULL && thing_is (same, ATSPI_STATE_SHOWING) &&
        thing_is (same, ATSPI_STATE_FOCUSABLE) && !is_in_list (same))
      walk_complain (self, page, thing, "the keyboard does not get there");
  }
}

void
walk_try_keys (Walk *self, const char *page, Screen *screen)
{
  g_autoptr(GPtrArray) stops = go_round (self, page, screen, FALSE);

  check_stops (self, page, stops);
  check_order (self, page, stops);
  if (stops->len > 0)
    check_reach (self, page, screen, stops);
}
