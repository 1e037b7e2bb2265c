/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "walk.h"

#include "thing-words.h"

#include <libintl.h>

void
walk_complain (Walk *self, const char *page, const Thing *thing, const char *format, ...)
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
  if (!g_hash_table_contains (self->complaints, line))
    g_printerr ("%s: %s\n", page, line);
  g_hash_table_add (self->complaints, g_steal_pointer (&line));
}

/* An English message of ours for which there is a French one. A language is called by its own name. */
static gboolean
is_untranslated (Walk *self, const char *name)
{
  return self->is_french && !g_str_equal (name, "English") && *name != '\0' && !g_str_equal (dgettext (DOMAIN, name), name);
}

void
walk_check_thing (Walk *self, const char *page, const Thing *thing)
{
  if (!thing_is (thing, ATSPI_STATE_SHOWING) || thing_is_inside_control (thing))
    return;

  if (thing->role == ATSPI_ROLE_IMAGE && thing_is_nameless (thing))
    walk_complain (self, page, thing, "a picture without a name that is not there for its looks only");
  if (thing_is_control (thing)) {
    if (thing_is_nameless (thing) && !thing_has_named_child (thing) && !thing_is_part_of_row (thing))
      walk_complain (self, page, thing, "no name");
    if (thing_is (thing, ATSPI_STATE_FOCUSABLE) && thing_says_nothing (thing))
      walk_complain (self, page, thing, "the role does not say what it is");
  }
  if (thing_is_control (thing) && words_are_doubled (thing->name))
    walk_complain (self, page, thing, "the name is said twice");
  if (words_have_mnemonic (thing->name) || words_have_mnemonic (thing->description))
    walk_complain (self, page, thing, "the mark of a mnemonic is read out");
  if (thing_is_control (thing) && is_untranslated (self, thing->name))
    walk_complain (self, page, thing, "the name is not French: “%s”", dgettext (DOMAIN, thing->name));
}

void
walk_check (Walk *self, const char *page, Screen *screen)
{
  g_test_message ("%s: %u things", page, screen->things->len);
  for (guint i = 0; i < screen->things->len; i++)
    walk_check_thing (self, page, screen->things->pdata[i]);
}
