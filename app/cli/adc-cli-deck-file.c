/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-cli-deck.h"

#include "adc-cli-json.h"
#include "adc-cli-library.h"
#include "adc-cli-output.h"
#include "adc-deck-file.h"
#include "adc-deck-pool.h"
#include "adc-whole-file.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>

/* As compilers do, and “adc validate”: whatever reads those can jump to the place. */
static void
tell_problems (GPtrArray *problems)
{
  for (guint i = 0; i < problems->len; i++) {
    g_autofree char *text = adc_problem_format (problems->pdata[i]);
    g_autofree char *valid = g_utf8_make_valid (text, -1);

    fprintf (stderr, "%s\n", valid);
  }
}

gboolean
adc_cli_deck_load (AdcCliDeck *self, const char *path)
{
  g_autoptr(GPtrArray) problems =
    g_ptr_array_new_with_free_func ((GDestroyNotify) adc_problem_free);

  self->deck = adc_deck_load (path, problems);
  tell_problems (problems);

  return self->deck != NULL && adc_cli_deck_find_game (self);
}

gboolean
adc_cli_deck_find_game (AdcCliDeck *self)
{
  self->library = adc_cli_load_library (FALSE);
  self->game = adc_cli_find_game (self->library, adc_deck_get_game (self->deck));
  return self->game != NULL;
}

void
adc_cli_deck_clear (AdcCliDeck *self)
{
  g_clear_object (&self->deck);
  g_clear_object (&self->library);
  self->game = NULL;
}

gboolean
adc_cli_write_text (const char *text, const char *path)
{
  g_autoptr(GError) error = NULL;

  if (path == NULL)
    adc_cli_print ("%s", text);
  else if (!adc_whole_file_write (path, text, -1, G_FILE_SET_CONTENTS_ONLY_EXISTING, 0666, &error))
    adc_cli_complain ("%s", error->message);

  return error == NULL;
}

/* A deck is only ever written to a file: this one is read again and goes away. */
static char *
dup_document (AdcDeck *deck, GError **error)
{
  g_autofree char *path = NULL;
  char *text = NULL;
  const int file = g_file_open_tmp ("adc-XXXXXX" ADC_DECK_SUFFIX, &path, error);

  if (file < 0)
    return NULL;

  g_close (file, NULL);
  if (adc_deck_save (deck, path, error))
    g_file_get_contents (path, &text, NULL, error);
  g_unlink (path);

  return text;
}

gboolean
adc_cli_deck_write (AdcDeck *deck, const char *path)
{
  g_autoptr(GError) error = NULL;
  g_autofree char *text = NULL;

  if (path != NULL) {
    adc_deck_save (deck, path, &error);
  } else {
    text = dup_document (deck, &error);
    if (text != NULL)
      adc_cli_print ("%s", text);
  }
  if (error != NULL)
    adc_cli_complain ("%s", error->message);

  return error == NULL;
}

char *
adc_cli_read_text (const char *path, gsize max_bytes)
{
  g_autoptr(GString) text = g_string_new (NULL);
  FILE *file = g_str_equal (path, "-") ? stdin : g_fopen (path, "rb");
  char buffer[4096];
  gsize n_read;
  int problem;

  if (file == NULL) {
    /* Translators: a path, and why */
    adc_cli_complain (_("“%s” cannot be read: %s."), path, g_strerror (errno));
    return NULL;
  }

  /* One more tells that there is too much. */
  while (text->len <= max_bytes && (n_read = fread (buffer, 1, sizeof buffer, file)) > 0)
    g_string_append_len (text, buffer, n_read);
  problem = ferror (file) ? errno : 0;
  if (file != stdin)
    fclose (file);
  if (problem != 0) {
    adc_cli_complain (_("“%s” cannot be read: %s."), path, g_strerror (problem));
    return NULL;
  }

  for (gsize i = 0; i < text->len; i++)
    if (text->str[i] == '\0')
      text->str[i] = ' '; /* what follows is not lost */
  return g_strdup (text->str);
}

void
adc_cli_deck_add_head (JsonBuilder *builder, const AdcCliDeck *self)
{
  adc_cli_add_string (builder, "game", adc_deck_get_game (self->deck));
  adc_cli_add_string (builder, "kind", adc_deck_get_kind (self->deck));
  adc_cli_add_string (builder, "title", adc_deck_get_title (self->deck));
}

static void
add_line (JsonBuilder *builder, const AdcDeckLine *line, AdcGame *game)
{
  g_autofree char *name = adc_deck_line_dup_name (line, game);

  json_builder_begin_object (builder);
  adc_cli_add_string (builder, "zone", line->zone);
  adc_cli_add_string (builder, "id", line->card);
  adc_cli_add_string (builder, "name", line->card != NULL || line->name != NULL ? name : NULL);
  adc_cli_add_string (builder, "category", adc_deck_line_get_category (line, game));
  adc_cli_add_int (builder, "count", line->count);
  adc_cli_add_boolean (builder, "known", adc_deck_line_lookup (line, game) != NULL);
  json_builder_end_object (builder);
}

void
adc_cli_deck_add_cards (JsonBuilder *builder, const AdcCliDeck *self)
{
  g_autoptr(GPtrArray) choices = adc_deck_list_choices (self->deck);
  g_autoptr(GPtrArray) ignored = adc_deck_list_ignored (self->deck);
  GPtrArray *lines = adc_deck_get_lines (self->deck);

  adc_cli_add_string (builder, "faction", adc_deck_get_faction (self->deck));
  adc_cli_add_string (builder, "edition", adc_deck_get_edition (self->deck));
  adc_cli_add_int (builder, "players", adc_deck_get_players (self->deck));
  json_builder_set_member_name (builder, "options");
  json_builder_begin_object (builder);
  for (guint i = 0; i < choices->len; i++)
    adc_cli_add_string (builder, choices->pdata[i],
                        adc_deck_get_option (self->deck, choices->pdata[i]));
  json_builder_end_object (builder);
  adc_cli_begin_array (builder, "ignored");
  for (guint i = 0; i < ignored->len; i++)
    json_builder_add_string_value (builder, ignored->pdata[i]);
  json_builder_end_array (builder);
  adc_cli_add_string (builder, "notes", adc_deck_get_notes (self->deck));
  adc_cli_begin_array (builder, "cards");
  for (guint i = 0; i < lines->len; i++)
    add_line (builder, lines->pdata[i], self->game);
  json_builder_end_array (builder);
  adc_cli_add_int (builder, "count", adc_deck_count (self->deck));
}
