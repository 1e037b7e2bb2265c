/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "thing-words.h"

#include <string.h>

/* GTK calls what has no name by its type. */
gboolean
thing_is_nameless (const Thing *thing)
{
  const char *name = thing->name;

  return *name == '\0' || g_str_has_suffix (name, "-symbolic") ||
         ((g_str_has_prefix (name, "Gtk") || g_str_has_prefix (name, "Adw") ||
           g_str_has_prefix (name, "Adc")) &&
          g_ascii_isupper (name[3]) && strchr (name, ' ') == NULL);
}

/* What a control is made of is read with it; a message that passes by is libadwaita's. */
gboolean
thing_is_inside_control (const Thing *thing)
{
  for (const Thing *outer = thing->parent; outer != NULL; outer = outer->parent)
    switch (outer->role) {
    case ATSPI_ROLE_PUSH_BUTTON:
    case ATSPI_ROLE_TOGGLE_BUTTON:
    case ATSPI_ROLE_CHECK_BOX:
    case ATSPI_ROLE_RADIO_BUTTON:
    case ATSPI_ROLE_SPIN_BUTTON:
    case ATSPI_ROLE_MENU_ITEM:
    case ATSPI_ROLE_CHECK_MENU_ITEM:
    case ATSPI_ROLE_RADIO_MENU_ITEM:
    case ATSPI_ROLE_PAGE_TAB:
    case ATSPI_ROLE_LINK:
    case ATSPI_ROLE_ENTRY:
    case ATSPI_ROLE_TEXT:
    case ATSPI_ROLE_IMAGE:
    case ATSPI_ROLE_COMBO_BOX:
      return TRUE;
    case ATSPI_ROLE_FILLER:
      if (g_str_equal (outer->name, "AdwToastWidget"))
        return TRUE;
      break;
    case ATSPI_ROLE_LIST_ITEM: /* the other things in a row are on their own */
    case ATSPI_ROLE_TABLE_CELL:
      if (thing->role == ATSPI_ROLE_IMAGE && *outer->name != '\0')
        return TRUE;
      break;
    default:
      break;
    }

  return FALSE;
}

static gboolean
holds_named_row (const Thing *thing)
{
  if (thing->role == ATSPI_ROLE_LIST_ITEM && *thing->name != '\0')
    return TRUE;
  for (guint i = 0; i < thing->children->len; i++)
    if (holds_named_row (thing->children->pdata[i]))
      return TRUE;

  return FALSE;
}

/* A row may leave the focus, and the name, to what it holds: the row of a tree, or the first of rows that unfold. */
gboolean
thing_has_named_child (const Thing *thing)
{
  if (thing->role != ATSPI_ROLE_LIST_ITEM)
    return FALSE;

  for (guint i = 0; i < thing->children->len; i++) {
    const Thing *child = thing->children->pdata[i];

    if ((thing_is (child, ATSPI_STATE_FOCUSABLE) && *child->name != '\0' && !thing_is_nameless (child)) ||
        holds_named_row (child))
      return TRUE;
  }

  return FALSE;
}

/* Without a name, a later GTK calls such a list a panel. */
static gboolean
is_list (const Thing *thing)
{
  const Thing *first = thing->children->len > 0 ? thing->children->pdata[0] : NULL;

  return thing->role == ATSPI_ROLE_LIST ||
         (thing->role == ATSPI_ROLE_PANEL && first != NULL && first->role == ATSPI_ROLE_LIST_ITEM);
}

/* Rows that unfold hold a list of their own, which libadwaita leaves to the row. */
gboolean
thing_is_part_of_row (const Thing *thing)
{
  const Thing *outer = thing->parent;

  while (outer != NULL && outer->role != ATSPI_ROLE_LIST_ITEM && !is_list (outer))
    outer = outer->parent;
  return is_list (thing) && outer != NULL && outer->role == ATSPI_ROLE_LIST_ITEM;
}

gboolean
thing_is_control (const Thing *thing)
{
  switch (thing->role) {
  case ATSPI_ROLE_PUSH_BUTTON:
  case ATSPI_ROLE_TOGGLE_BUTTON:
  case ATSPI_ROLE_CHECK_BOX:
  case ATSPI_ROLE_RADIO_BUTTON:
  case ATSPI_ROLE_SPIN_BUTTON:
  case ATSPI_ROLE_COMBO_BOX:
  case ATSPI_ROLE_ENTRY:
  case ATSPI_ROLE_TEXT:
  case ATSPI_ROLE_SLIDER:
  case ATSPI_ROLE_LINK:
  case ATSPI_ROLE_MENU_ITEM:
  case ATSPI_ROLE_PAGE_TAB:
    return TRUE;
  default:
    /* What scrolls takes the focus only when nothing inside does; the round of the keys sees to that. */
    return thing_is (thing, ATSPI_STATE_FOCUSABLE) && thing->role != ATSPI_ROLE_SCROLL_PANE;
  }
}

gboolean
thing_says_nothing (const Thing *thing)
{
  switch (thing->role) {
  case ATSPI_ROLE_INVALID:
  case ATSPI_ROLE_UNKNOWN:
  case ATSPI_ROLE_FILLER:
  case ATSPI_ROLE_SECTION:
    return TRUE;
  case ATSPI_ROLE_PANEL: /* GTK's own rows of a tree are such */
    return (thing->parent == NULL || thing->parent->role != ATSPI_ROLE_LIST_ITEM) &&
           !thing_is_part_of_row (thing);
  default:
    return FALSE;
  }
}

gboolean
words_have_mnemonic (const char *name)
{
  const char *mark = strchr (name, '_');

  return mark != NULL && !g_path_is_absolute (name) && /* a folder may be called so */
         g_unichar_isalpha (g_utf8_get_char (mark + 1));
}

/* “Save Save”: by what is written and by a name of its own. */
gboolean
words_are_doubled (const char *name)
{
  const gsize half = strlen (name) / 2;

  return strlen (name) % 2 == 1 && half > 1 && name[half] == ' ' &&
         strncmp (name, name + half + 1, half) == 0;
}
