/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-deck-exchange-private.h"

#include "adc-deck-csv.h"
#include "adc-deck-list-line.h"
#include "adc-markdown.h"
#include "adc-piece.h"
#include "adc-tokenizer.h"
#include "adc-zone.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MAX_NEAREST 50          /* names looked for among all others: nobody mends more by hand */
#define MAX_NEAREST_LETTERS 60 /* and no card is called anything longer */
#define MARKDOWN_SECTION "## "
#define MARKDOWN_FACT "- **"

/* Of our own lists, everything before the first section is about the deck as a whole. */
typedef enum {
  LIST_FREE,
  LIST_TEXT,
  LIST_MARKDOWN,
} ListKind;

typedef struct {
  AdcDeck      *deck;
  AdcGame      *game;
  AdcDeckNames *names;
  const char   *zone;      /* where cards go now */
  GPtrArray    *strangers;
  guint         line;      /* from 1 */
  guint         n_nearest;
  ListKind      list_kind;
  gboolean      is_begun;  /* past what is about the whole deck */
} Import;

static void
free_stranger (gpointer data)
{
  AdcDeckStranger *stranger = data;

  g_free (stranger->name);
  g_free (stranger->nearest);
  g_free (stranger->message);
  g_free (stranger);
}

static AdcDeckStranger *
add_stranger (Import *self, const char *name)
{
  AdcDeckStranger *stranger = g_new0 (AdcDeckStranger, 1);

  stranger->line = self->line;
  stranger->name = g_strdup (name);
  g_ptr_array_add (self->strangers, stranger);
  return stranger;
}

static void
tell_unknown (Import *self, const char *name)
{
  AdcDeckStranger *stranger = add_stranger (self, name);
  const char *game = adc_game_get_title (self->game);

  if (g_utf8_strlen (name, -1) <= MAX_NEAREST_LETTERS && self->n_nearest++ < MAX_NEAREST)
    stranger->nearest = adc_deck_names_dup_nearest (self->names, name);
  if (stranger->nearest != NULL)
    stranger->message =
      /* Translators: the number of a line of a list, the title of a game, a name that is not one of
       * its cards, and one that is */
      g_strdup_printf (_("Line %u: %s has no “%s”; did you mean “%s”? It is kept under that name."),
                       self->line, game, name, stranger->nearest);
  else
    stranger->message =
      /* Translators: the number of a line of a list, the title of a game, a name that is not one of
       * its cards */
      g_strdup_printf (_("Line %u: %s has no “%s”. It is kept under that name."), self->line, game,
                       name);
}

/* Gives FALSE, having said so, when no deck can hold that many. */
static gboolean
check_count (Import *self, const AdcListItem *item)
{
  if (item->count >= 1 && item->count <= ADC_DECK_MAX_COUNT)
    return TRUE;

  add_stranger (self, item->name)->message =
    /* Translators: the number of a line of a list, the name of a card, the largest number */
    g_strdup_printf (_("Line %u: how many of “%s” there are must be a number from 1 to %u. They "
                       "are left out."),
                     self->line, item->name, ADC_DECK_MAX_COUNT);
  return FALSE;
}

static void
add_cards (Import *self, const char *card, const char *name, guint count)
{
  const guint n_added = adc_deck_add (self->deck, self->zone, card, name, NULL, count);

  if (n_added == count)
    return;

  add_stranger (self, name != NULL ? name : ADC_DECK_UNKNOWN_MARK)->message =
    g_strdup_printf (ngettext ("Line %u: the deck is full, and %u card found no room.",
                               "Line %u: the deck is full, and %u cards found no room.",
                               count - n_added),
                     self->line, count - n_added);
}

/* No longer than names may be. */
static void
add_by_name (Import *self, const char *card, const char *name, guint count)
{
  g_autofree char *kept = g_utf8_substring (name, 0, MIN (g_utf8_strlen (name, -1),
                                                          ADC_DECK_MAX_NAME));

  g_strdelimit (kept, "\t", ' '); /* which only a table has */
  tell_unknown (self, kept);
  add_cards (self, card, kept, count);
}

static gboolean
is_unknown (const char *name)
{
  static const char unknown[] = N_("Unknown card");
  g_autofree char *folded = adc_fold (name);
  g_autofree char *source = adc_fold (unknown);
  g_autofree char *translated = adc_fold (_(unknown));

  return g_str_equal (name, ADC_DECK_UNKNOWN_MARK) || g_str_equal (folded, source) ||
         g_str_equal (folded, translated);
}

static gboolean
is_id (const char *text)
{
  return *text != '\0' && strlen (text) <= ADC_DECK_MAX_NAME &&
         strspn (text, "abcdefghijklmnopqrstuvwxyz0123456789-") == strlen (text);
}

static gboolean
is_card (AdcEntry *entry)
{
  return ADC_IS_PIECE (entry) || ADC_IS_ZONE (entry);
}

/* What stands in brackets at the end of a name, and the name without; NULL: nothing does. */
static char *
split_mark (const char *name, char **rest)
{
  const char *bracket = strrchr (name, '[');

  if (bracket == NULL || !g_str_has_suffix (name, "]"))
    return NULL;

  *rest = g_strchomp (g_strndup (name, bracket - name));
  return g_strndup (bracket + 1, strlen (bracket) - 2);
}

/* Whether the name says surely what it is, and then it is added. */
static gboolean
add_known (Import *self, const AdcListItem *item)
{
  g_autofree char *rest = NULL;
  g_autofree char *mark = split_mark (item->name, &rest);
  AdcEntry *entry = mark != NULL ? adc_game_lookup (self->game, mark) : NULL;

  if (!is_card (entry))
    entry = adc_deck_names_find (self->names, item->name);
  if (is_card (entry)) {
    if (check_count (self, item))
      add_cards (self, adc_entry_get_id (entry), adc_entry_get_title (entry), item->count);
    return TRUE;
  }
  if (g_strcmp0 (mark, ADC_DECK_UNKNOWN_MARK) == 0 || is_unknown (item->name)) {
    if (check_count (self, item))
      add_cards (self, NULL, NULL, item->count);
    return TRUE;
  }
  if (mark != NULL && self->list_kind != LIST_FREE && is_id (mark) && *rest != '\0') {
    if (check_count (self, item))
      add_by_name (self, mark, rest, item->count); /* the game had it once */
    return TRUE;
  }

  return FALSE;
}

static gboolean
try_forms (Import *self, const char *text)
{
  g_auto(AdcListItem) item = { 0 };

  for (AdcListForm form = 0; form < ADC_N_LIST_FORMS; form++)
    if (adc_list_line_read (text, form, &item) && add_known (self, &item))
      return TRUE;

  return FALSE;
}

/* Nobody knows the name: the way it is most likely meant. */
static void
add_stranger_card (Import *self, const char *text)
{
  static const AdcListForm forms[] = { ADC_LIST_FORM_TIMES, ADC_LIST_FORM_BEFORE,
                                       ADC_LIST_FORM_AFTER, ADC_LIST_FORM_WHOLE };
  g_auto(AdcListItem) item = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    if (adc_list_line_read (text, forms[i], &item))
      break;

  if (check_count (self, &item))
    add_by_name (self, NULL, item.name, item.count);
}

static gboolean
set_zone (Import *self, const char *heading)
{
  g_autofree char *unnumbered = adc_list_line_dup_unnumbered (heading);
  const AdcDeckZone *zone = adc_deck_names_find_zone (self->names, heading);

  if (zone == NULL)
    zone = adc_deck_names_find_zone (self->names, unnumbered);
  if (zone != NULL)
    self->zone = zone->id;

  return zone != NULL;
}

static const char *
get_first_zone (Import *self)
{
  return adc_deck_kind_get_first_zone (adc_deck_get_deck_kind (self->deck, self->game))->id;
}

/* A heading by its look says where cards go or nothing; a line that looks like a card does only if
 * it is the name of a zone and of no card. */
static gboolean
read_heading (Import *self, const char *text)
{
  g_auto(AdcListItem) item = { 0 };
  g_autofree char *unnumbered = NULL;
  g_autofree char *heading = NULL;

  if (adc_list_line_read (text, ADC_LIST_FORM_TIMES, &item))
    return FALSE;

  heading = adc_list_line_dup_heading (text);
  if (heading != NULL) {
    set_zone (self, heading);
    return TRUE;
  }

  unnumbered = adc_list_line_dup_unnumbered (text);
  if (adc_deck_names_is_admitted (self->names, unnumbered))
    return FALSE;

  return set_zone (self, text) || (adc_deck_names_find (self->names, unnumbered) == NULL &&
                                   adc_deck_names_is_heading (self->names, unnumbered));
}

/* Dashes and the like. */
static gboolean
is_ornament (const char *text)
{
  g_autofree char *folded = adc_fold (text);

  return *folded == '\0' && strchr (text, '?') == NULL;
}

static void
read_card_line (Import *self, const char *line)
{
  g_autofree char *text = adc_list_line_dup_text (line);
  g_autofree char *uncommented = NULL;

  if (is_ornament (text) || g_str_has_prefix (text, "//") || read_heading (self, text) ||
      try_forms (self, text))
    return;

  if (self->list_kind == LIST_FREE)
    uncommented = adc_list_line_dup_uncommented (text);
  if (uncommented == NULL || g_str_equal (uncommented, text))
    add_stranger_card (self, text);
  else
    read_card_line (self, uncommented);
}

static gboolean
is_section (const Import *self, const char *line)
{
  return self->list_kind == LIST_MARKDOWN
           ? g_str_has_prefix (line, MARKDOWN_SECTION)
           : *line != '\0' && !g_unichar_isspace (g_utf8_get_char (line));
}

/* Of our own lists: what the zone is called stands over it; where no zone is called that, in
 * another language, the first one takes the cards. */
static void
read_own_line (Import *self, const char *line)
{
  if (is_section (self, line)) {
    g_autofree char *unescaped = adc_markdown_unescape (line);
    const char *heading = self->list_kind == LIST_MARKDOWN
                            ? unescaped + strlen (MARKDOWN_SECTION)
                            : line;

    self->is_begun = TRUE;
    self->zone = get_first_zone (self);
    set_zone (self, heading);
  } else if (self->is_begun && self->list_kind == LIST_MARKDOWN) {
    g_autofree char *unescaped = adc_markdown_unescape (line);

    read_card_line (self, unescaped);
  } else if (self->is_begun) {
    read_card_line (self, line);
  }
}

static gboolean
names_game (AdcGame *game, const char *line)
{
  AdcText *titles = adc_game_get_title_text (game);
  g_autofree char *folded = adc_fold (line);

  for (guint i = 0; i < adc_text_get_n (titles); i++) {
    g_autofree char *title = adc_fold (adc_text_get_nth (titles, i, NULL));

    if (*title != '\0' && g_str_has_suffix (folded, title) && strlen (folded) > strlen (title))
      return TRUE;
  }

  return FALSE;
}

/* Ours begin with a title and, before any section, say of which game they are. */
static ListKind
find_list_kind (AdcGame *game, GStrv lines)
{
  if (lines[0] == NULL || *lines[0] == '\0' || *lines[0] == ' ')
    return LIST_FREE;

  for (guint i = 1; lines[i] != NULL; i++) {
    const gboolean is_fact = g_str_has_prefix (lines[i], MARKDOWN_FACT);

    if (!is_fact && *lines[i] != '\0' && !g_str_has_prefix (lines[i], "  "))
      break;
    if (names_game (game, lines[i]))
      return is_fact ? LIST_MARKDOWN : LIST_TEXT;
  }

  return LIST_FREE;
}

static void
tell_cut (Import *self)
{
  add_stranger (self, "")->message =
    /* Translators: the number of a line of a list */
    g_strdup_printf (_("The list is too long: what follows line %u is left out."), self->line);
}

/* Whatever ends them. */
static GStrv
split_lines (const char *text)
{
  g_autoptr(GString) unix_text = g_string_new (text);

  g_string_replace (unix_text, "\r\n", "\n", 0);
  g_strdelimit (unix_text->str, "\r", '\n');
  return g_strsplit (unix_text->str, "\n", ADC_DECK_MAX_LIST_LINES + 1);
}

static void
import_lines (Import *self, const char *text)
{
  g_auto(GStrv) lines = split_lines (text);

  self->list_kind = find_list_kind (self->game, lines);
  for (guint i = 0; lines[i] != NULL; i++) {
    if (i == ADC_DECK_MAX_LIST_LINES) {
      tell_cut (self);
      return;
    }

    self->line = i + 1;
    if (self->list_kind == LIST_FREE)
      read_card_line (self, lines[i]);
    else if (i > 0)
      read_own_line (self, lines[i]);
  }
}

static void
import_record (Import *self, GPtrArray *fields)
{
  const char * const *texts = (const char * const *) fields->pdata;
  g_auto(AdcListItem) item = { 0 };
  const char *id;
  AdcEntry *entry;

  if (fields->len == 1 && *texts[0] == '\0')
    return; /* an empty line */
  if (fields->len < ADC_DECK_N_CSV) {
    add_stranger (self, texts[0])->message =
      /* Translators: the number of a line of a table */
      g_strdup_printf (_("Line %u: there are too few columns. It is left out."), self->line);
    return;
  }

  id = texts[ADC_DECK_CSV_ID];
  item.name = adc_list_line_dup_text (texts[ADC_DECK_CSV_NAME]);
  if (!g_ascii_string_to_unsigned (texts[ADC_DECK_CSV_COUNT], 10, 0, G_MAXUINT64, &item.count,
                                   NULL))
    item.count = 0;
  if (!check_count (self, &item))
    return;

  self->zone = get_first_zone (self);
  set_zone (self, texts[ADC_DECK_CSV_ZONE]);
  entry = adc_game_lookup (self->game, id);
  if (is_card (entry))
    add_cards (self, id, adc_entry_get_title (entry), item.count);
  else if (is_id (id))
    add_by_name (self, id, *item.name != '\0' ? item.name : id, item.count);
  else if (*item.name == '\0' || g_str_equal (texts[ADC_DECK_CSV_UNKNOWN], "1"))
    add_cards (self, NULL, NULL, item.count);
  else if (!add_known (self, &item))
    add_by_name (self, NULL, item.name, item.count);
}

/* The sign between the columns: a comma, unless a spreadsheet has put another. 0: it is no table of
 * ours. */
static char
find_separator (const char *text)
{
  static const char separators[] = ",;\t";
  g_autoptr(GPtrArray) fields = g_ptr_array_new_with_free_func (g_free);
  g_auto(GStrv) header = g_strsplit (ADC_DECK_CSV_HEADER, ",", -1);
  guint n_lines;

  for (const char *c = separators; *c != '\0'; c++) {
    g_autofree char *line = g_strndup (text, strcspn (text, "\n"));

    adc_csv_read_record (line, *c, fields, &n_lines);
    g_ptr_array_add (fields, NULL);
    if (g_strv_equal ((const char * const *) fields->pdata, (const char * const *) header))
      return *c;
  }

  return 0;
}

static void
import_table (Import *self, const char *text, char separator)
{
  g_autoptr(GPtrArray) fields = g_ptr_array_new_with_free_func (g_free);
  guint n_lines = 0;
  const char *rest = adc_csv_read_record (text, separator, fields, &n_lines);

  while (rest != NULL) {
    self->line = n_lines + 1;
    if (self->line > ADC_DECK_MAX_LIST_LINES) {
      tell_cut (self);
      return;
    }
    rest = adc_csv_read_record (rest, separator, fields, &n_lines);
    import_record (self, fields);
  }
}

GPtrArray *
adc_deck_import (AdcDeck *deck, AdcGame *game, const char *text)
{
  g_autoptr(AdcDeckNames) names = NULL;

  g_return_val_if_fail (ADC_IS_DECK (deck) && ADC_IS_GAME (game) && text != NULL, NULL);

  names = adc_deck_names_new (deck, game);
  return adc_deck_import_with (deck, game, names, text);
}

GPtrArray *
adc_deck_import_with (AdcDeck *deck, AdcGame *game, AdcDeckNames *names, const char *text)
{
  g_autoptr(GPtrArray) strangers = g_ptr_array_new_with_free_func (free_stranger);
  g_autofree char *valid = NULL;
  Import import = { .deck = deck, .game = game, .names = names, .strangers = strangers };
  const char *start;
  gsize length;
  char separator;

  import.zone = get_first_zone (&import);
  length = strnlen (text, ADC_DECK_MAX_LIST_BYTES + 1);
  valid = g_utf8_make_valid (text, MIN (length, ADC_DECK_MAX_LIST_BYTES));
  start = g_str_has_prefix (valid, "\xef\xbb\xbf") ? valid + 3 : valid; /* spreadsheets begin so */
  separator = find_separator (start);
  if (separator != 0)
    import_table (&import, start, separator);
  else
    import_lines (&import, start);
  if (length > ADC_DECK_MAX_LIST_BYTES)
    tell_cut (&import);

  return g_steal_pointer (&strangers);
}
