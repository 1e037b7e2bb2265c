/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-cli-library.h"

#include "adc-cli-output.h"
#include "adc-completions.h"
#include "adc-library-loader.h"
#include "adc-nearest.h"

#include <glib/gi18n-lib.h>

#define N_NEAREST 3

void
adc_cli_tell_problems (GPtrArray *problems, gboolean list)
{
  if (problems->len > 0 && !list)
    /* Translators: “adc games” is a command */
    adc_cli_complain (ngettext ("%u problem kept a game from loading; “adc games” tells more.",
                                "%u problems kept games from loading; “adc games” tells more.",
                                problems->len),
                      problems->len);

  for (guint i = 0; list && i < problems->len; i++) {
    g_autofree char *line = adc_problem_format (problems->pdata[i]);

    adc_cli_complain ("%s", line);
  }
}

static void
attach_completions (AdcLibrary *library)
{
  g_autofree char *path = adc_completions_dup_default_path ();
  g_autoptr(AdcCompletions) completions = adc_completions_new (path);
  g_autoptr(GError) error = NULL;

  if (!adc_completions_load (completions, &error))
    adc_cli_complain (_("Your own values cannot be read: %s"), error->message);
  adc_completions_attach (completions, library);
}

AdcLibrary *
adc_cli_load_library (gboolean list_problems)
{
  g_autoptr(GPtrArray) problems = NULL;
  AdcLibrary *library = adc_library_load (&problems);

  adc_cli_tell_problems (problems, list_problems);
  attach_completions (library);
  return library;
}

/* The nearest of the names, and how many they are: what a plural form depends on. */
static char *
join_nearest (const char *name, GStrvBuilder *builder, guint *n_names)
{
  g_auto(GStrv) names = g_strv_builder_end (builder);
  g_auto(GStrv) nearest = adc_nearest_names (name, (const char * const *) names, N_NEAREST);

  *n_names = g_strv_length (nearest);
  return g_strjoinv (", ", nearest);
}

AdcGame *
adc_cli_find_game (AdcLibrary *library, const char *id)
{
  g_autoptr(GStrvBuilder) builder = NULL;
  g_autofree char *names = NULL;
  AdcGame *game = adc_library_get_game (library, id);
  guint n_names;

  if (game != NULL)
    return game;

  builder = g_strv_builder_new ();
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (library)); i++) {
    g_autoptr(AdcGame) other = g_list_model_get_item (G_LIST_MODEL (library), i);

    g_strv_builder_add (builder, adc_game_get_id (other));
  }

  names = join_nearest (id, builder, &n_names);
  if (n_names == 0)
    adc_cli_complain (_("There is no game “%s”, nor any other."), id);
  else
    adc_cli_complain (ngettext ("There is no game “%s”; the nearest name is %s.",
                                "There is no game “%s”; the nearest names are %s.", n_names),
                      id, names);

  return NULL;
}

gboolean
adc_cli_find_kind (const char *name, AdcKind *kind)
{
  g_autoptr(GStrvBuilder) builder = NULL;
  g_autofree char *names = NULL;
  guint n_names;

  if (adc_kind_from_name (name, kind))
    return TRUE;

  builder = g_strv_builder_new ();
  for (guint i = 0; i < ADC_N_KINDS; i++)
    g_strv_builder_add (builder, adc_kind_get_name (i));

  names = join_nearest (name, builder, &n_names);
  adc_cli_complain (_("There is no kind “%s”; the nearest names are %s."), name, names);
  return FALSE;
}

/* As it stands within a sentence. */
static char *
dup_kind (AdcKind kind)
{
  return g_utf8_strdown (adc_kind_get_title (kind), -1);
}

static void
complain_about_entry (AdcGame *game, AdcKind kind, const char *id)
{
  GListModel *entries = adc_game_get_entries (game, kind);
  g_autoptr(GStrvBuilder) builder = g_strv_builder_new ();
  g_autofree char *kinds = g_utf8_strdown (adc_kind_get_plural (kind), -1);
  g_autofree char *own = dup_kind (kind);
  g_autofree char *names = NULL;
  guint n_names;

  for (guint i = 0; i < g_list_model_get_n_items (entries); i++) {
    g_autoptr(AdcEntry) entry = g_list_model_get_item (entries, i);

    g_strv_builder_add (builder, adc_entry_get_id (entry));
  }

  names = join_nearest (id, builder, &n_names);
  if (n_names == 0)
    /* Translators: the title of a game, the name of a kind such as card */
    adc_cli_complain (_("%s has nothing of the kind “%s”."), adc_game_get_title (game), own);
  else
    /* Translators: the title of a game, what was asked for, “rules” or another kind, what there is */
    adc_cli_complain (ngettext ("%s has no “%s” among its %s; the nearest name is %s.",
                                "%s has no “%s” among its %s; the nearest names are %s.", n_names),
                      adc_game_get_title (game), id, kinds, names);
}

AdcEntry *
adc_cli_find_entry (AdcGame *game, AdcKind kind, const char *id)
{
  AdcEntry *entry = adc_game_lookup (game, id);

  if (entry == NULL) {
    complain_about_entry (game, kind, id);
    return NULL;
  }

  if (adc_entry_get_kind (entry) != kind) {
    const char *name = adc_kind_get_name (adc_entry_get_kind (entry));
    g_autofree char *wanted = dup_kind (kind);
    g_autofree char *found = dup_kind (adc_entry_get_kind (entry));

    /* Translators: an id, the kind asked for, the kind it has, then a command with game, kind and
     * id */
    adc_cli_complain (_("“%s” is not of the kind “%s” but “%s”: adc show %s %s %s"), id,
                      wanted, found, adc_game_get_id (game), name, id);
    return NULL;
  }

  return entry;
}
