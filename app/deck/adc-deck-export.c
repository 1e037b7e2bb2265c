/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-deck-exchange-private.h"

#include "adc-deck-csv.h"
#include "adc-edition.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Lists that people read have the same parts, one after the other: what is to be said of the whole,
 * the verdict, the notes, and zone by zone, category by category, the cards. */

typedef struct {
  char *name;
  char *text;
} Fact;

typedef struct {
  AdcDeck           *deck;
  AdcGame           *game;
  const AdcDeckKind *kind;
  AdcDeckNames      *names;
  AdcDeckReport     *report;
  GArray            *facts; /* of Fact */
  AdcPaper          *out;
} Export;

static void
clear_fact (gpointer data)
{
  Fact *fact = data;

  g_free (fact->name);
  g_free (fact->text);
}

/* One line, whatever is in it. */
static char *
flatten (const char *text)
{
  g_autoptr(GString) flat = g_string_new (NULL);

  for (const char *c = text; *c != '\0'; c = g_utf8_next_char (c)) {
    const gunichar letter = g_utf8_get_char (c);
    const gboolean is_break = g_unichar_iscntrl (letter) || letter == 0x2028 || letter == 0x2029;

    g_string_append_unichar (flat, is_break ? ' ' : letter);
  }

  return g_strdup (g_strstrip (flat->str));
}

static void
add_fact (Export *self, const char *name, const char *text)
{
  const Fact fact = { flatten (name), flatten (text) };

  g_array_append_val (self->facts, fact);
}

static void
add_number (Export *self, const char *name, guint number)
{
  g_autofree char *text = g_strdup_printf ("%u", number);

  add_fact (self, name, text);
}

static void
add_edition (Export *self)
{
  AdcStat *stat = adc_game_find_stat_by_role (self->game, ADC_KIND_CARD, ADC_ROLE_EDITION);
  const char *edition = adc_deck_get_edition (self->deck);

  for (guint i = 0; stat != NULL && edition != NULL && i < adc_stat_get_n_options (stat); i++) {
    const char *title, *id = adc_stat_get_option (stat, i, &title);

    if (g_str_equal (id, edition))
      add_fact (self, adc_stat_get_title (stat), title);
  }
}

static void
add_choices (Export *self)
{
  for (guint i = 0; i < self->kind->choices->len; i++) {
    const AdcDeckChoice *choice = self->kind->choices->pdata[i];
    const char *chosen = adc_deck_get_chosen (self->deck, choice);

    for (guint j = 0; j < choice->options->len; j++) {
      const AdcDeckOption *option = choice->options->pdata[j];

      if (g_str_equal (option->id, chosen))
        add_fact (self, adc_text_get (choice->title), adc_text_get (option->title));
    }
  }
}

static void
add_total (Export *self)
{
  const guint n_unknown = self->report->n_unknown;
  g_autofree char *cards = adc_deck_format_count (self->game, self->kind, self->report->n_cards);
  g_autoptr(GString) text = g_string_new (cards);

  if (n_unknown > 0)
    /* Translators: of the cards of a deck, those on which nobody knows what stands */
    g_string_append_printf (text,
                            ngettext (", of which %u unknown", ", of which %u unknown", n_unknown),
                            n_unknown);
  add_fact (self, _("Total"), text->str);
}

static void
gather_facts (Export *self)
{
  const char *faction = adc_deck_get_faction (self->deck);
  AdcEntry *entry = faction != NULL ? adc_game_lookup (self->game, faction) : NULL;

  add_fact (self, _("Game"), adc_game_get_title (self->game));
  /* Translators: what sort of deck it is */
  add_fact (self, C_("deck", "Kind"), adc_deck_kind_get_title (self->kind));
  if (faction != NULL)
    add_fact (self, _("Faction"), entry != NULL ? adc_entry_get_title (entry) : faction);
  add_edition (self);
  if (adc_deck_get_players (self->deck) > 0)
    add_number (self, _("Players"), adc_deck_get_players (self->deck));
  add_choices (self);
  add_total (self);
}

static const char *
get_title (const Export *self)
{
  const char *title = adc_deck_get_title (self->deck);

  return *title != '\0' ? title : adc_deck_kind_get_title (self->kind);
}

/* What is broken, ignored or open, in a sentence with its rule; NULL: it is kept. */
static char *
describe (const AdcDeckFinding *finding)
{
  static const char * const verdicts[] = {
    [ADC_DECK_UNDECIDED] = N_("Undecided"),
    [ADC_DECK_IGNORED] = N_("Ignored"),
    [ADC_DECK_BROKEN] = N_("Broken"),
  };
  g_autofree char *citation = adc_entry_dup_citation (ADC_ENTRY (finding->rule));

  if (finding->verdict == ADC_DECK_KEPT)
    return NULL;

  /* Translators: what has become of a rule of decks, a sentence about it, its title, and where it
   * is printed: “Broken: Raids: 3, and at most 2 is allowed. (Raids; Rulebook, p. 4)” */
  return g_strdup_printf (_("%s: %s (%s; %s)"), _(verdicts[finding->verdict]), finding->message,
                          adc_entry_get_title (ADC_ENTRY (finding->rule)), citation);
}

/* The name, and what else says which card it is. */
static char *
dup_name (const Export *self, const AdcDeckLine *line)
{
  g_autofree char *name = adc_deck_line_dup_name (line, self->game);
  g_autofree char *flat = flatten (name);
  AdcEntry *entry = adc_deck_line_lookup (line, self->game);

  if (entry != NULL ? !adc_deck_names_is_clear (self->names, entry) : line->card != NULL)
    return g_strdup_printf ("%s [%s]", flat, line->card);
  if (line->card == NULL && line->name == NULL)
    return g_strdup_printf ("%s [" ADC_DECK_UNKNOWN_MARK "]", flat);

  return g_steal_pointer (&flat);
}

/* The zones that have cards, those of the kind first, and how many there are. */
static GPtrArray *
list_zones (const Export *self, GHashTable *counts)
{
  GPtrArray *lines = adc_deck_get_lines (self->deck);
  GPtrArray *zones = g_ptr_array_new ();

  for (guint i = 0; i < lines->len; i++) {
    const AdcDeckLine *line = lines->pdata[i];
    const guint count = GPOINTER_TO_UINT (g_hash_table_lookup (counts, line->zone)) + line->count;

    g_hash_table_insert (counts, line->zone, GUINT_TO_POINTER (count));
  }
  for (guint i = 0; i < self->kind->zones->len; i++) {
    const AdcDeckZone *zone = self->kind->zones->pdata[i];

    if (g_hash_table_contains (counts, zone->id))
      g_ptr_array_add (zones, zone->id);
  }
  for (guint i = 0; i < lines->len; i++) {
    const AdcDeckLine *line = lines->pdata[i];

    if (!g_ptr_array_find_with_equal_func (zones, line->zone, g_str_equal, NULL))
      g_ptr_array_add (zones, line->zone);
  }

  return zones;
}

static GPtrArray *
list_categories (const Export *self, const char *zone)
{
  GPtrArray *lines = adc_deck_get_lines (self->deck);
  GPtrArray *categories = g_ptr_array_new ();

  for (guint i = 0; i < lines->len; i++) {
    const AdcDeckLine *line = lines->pdata[i];
    const char *category = adc_deck_line_get_category (line, self->game);

    if (g_str_equal (line->zone, zone) &&
        !g_ptr_array_find_with_equal_func (categories, category, g_str_equal, NULL))
      g_ptr_array_add (categories, (gpointer) category);
  }

  return categories;
}

/* In one column with the facts, all its lines below each other. */
static void
add_notes (Export *self, guint width)
{
  g_auto(GStrv) lines = g_strsplit (adc_deck_get_notes (self->deck), "\n", -1);
  g_autofree char *notes = NULL;

  if (lines[0] == NULL)
    return;

  for (guint i = 0; lines[i] != NULL; i++) {
    g_autofree char *line = lines[i];

    lines[i] = flatten (line);
  }
  notes = g_strjoinv ("\n", lines);
  adc_paper_add_row (self->out, 2, _("Notes"), width, notes)->is_quote = TRUE;
}

static void
add_beginning (Export *self)
{
  g_autofree char *title = flatten (get_title (self));
  guint width = MAX (adc_paper_measure (_("Verdict")), adc_paper_measure (_("Notes")));

  for (guint i = 0; i < self->facts->len; i++)
    width = MAX (width, adc_paper_measure (g_array_index (self->facts, Fact, i).name));

  adc_paper_add_heading (self->out, 1, title)->is_whole = TRUE;
  for (guint i = 0; i < self->facts->len; i++) {
    const Fact *fact = &g_array_index (self->facts, Fact, i);

    adc_paper_add_row (self->out, 2, fact->name, width, fact->text)->is_apart = i == 0;
  }
  adc_paper_add_row (self->out, 2, _("Verdict"), width, self->report->summary);
  for (guint i = 0; i < self->report->findings->len; i++) {
    g_autofree char *text = describe (self->report->findings->pdata[i]);

    if (text != NULL)
      adc_paper_add_item (self->out, 2, "•", text);
  }
  add_notes (self, width);
}

/* Lines that name cards and zones are understood when they are read back, so they are not torn. */
static void
add_zone (Export *self, const char *title, guint count)
{
  g_autofree char *flat = flatten (title);
  g_autofree char *heading = g_strdup_printf ("%s (%u)", flat, count);

  adc_paper_add_heading (self->out, 2, heading)->is_whole = TRUE;
}

static void
add_category (Export *self, const char *zone, const char *category)
{
  GPtrArray *lines = adc_deck_get_lines (self->deck);

  adc_paper_add_label (self->out, 2, category)->is_whole = TRUE;
  for (guint i = 0; i < lines->len; i++) {
    const AdcDeckLine *line = lines->pdata[i];

    if (g_str_equal (line->zone, zone) &&
        g_str_equal (adc_deck_line_get_category (line, self->game), category)) {
      g_autofree char *name = dup_name (self, line);
      g_autofree char *count = g_strdup_printf ("%u ×", line->count);

      adc_paper_add_item (self->out, 4, count, name)->is_whole = TRUE;
    }
  }
}

static void
write_list (Export *self)
{
  g_autoptr(GHashTable) counts = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr(GPtrArray) zones = list_zones (self, counts);

  gather_facts (self);
  add_beginning (self);
  for (guint i = 0; i < zones->len; i++) {
    const AdcDeckZone *zone = adc_deck_kind_find_zone (self->kind, zones->pdata[i]);
    g_autoptr(GPtrArray) categories = list_categories (self, zones->pdata[i]);

    add_zone (self, zone != NULL ? adc_deck_zone_get_title (zone) : zones->pdata[i],
              GPOINTER_TO_UINT (g_hash_table_lookup (counts, zones->pdata[i])));
    for (guint j = 0; j < categories->len; j++)
      add_category (self, zones->pdata[i], categories->pdata[j]);
  }
}

static void
write_table (GString *out, AdcDeck *deck, AdcGame *game)
{
  GPtrArray *lines = adc_deck_get_lines (deck);

  g_string_append (out, ADC_DECK_CSV_HEADER);
  adc_csv_end_record (out);
  for (guint i = 0; i < lines->len; i++) {
    const AdcDeckLine *line = lines->pdata[i];
    g_autofree char *name = adc_deck_line_dup_name (line, game);
    g_autofree char *count = g_strdup_printf ("%u", line->count);
    const gboolean is_unknown = line->card == NULL && line->name == NULL;

    adc_csv_add_field (out, line->zone);
    adc_csv_add_field (out, line->card != NULL ? line->card : "");
    adc_csv_add_field (out, name);
    adc_csv_add_field (out, adc_deck_line_get_category (line, game));
    adc_csv_add_field (out, count);
    adc_csv_add_field (out, is_unknown ? "1" : "0");
    adc_csv_end_record (out);
  }
}

AdcPaper *
adc_deck_paper (AdcDeck *deck, AdcGame *game)
{
  g_autoptr(AdcDeckNames) names = NULL;
  g_autoptr(AdcDeckReport) report = NULL;
  g_autoptr(GArray) facts = g_array_new (FALSE, FALSE, sizeof (Fact));
  Export export = { .deck = deck, .game = game, .facts = facts };

  g_return_val_if_fail (ADC_IS_DECK (deck) && ADC_IS_GAME (game), NULL);

  g_array_set_clear_func (facts, clear_fact);
  export.kind = adc_deck_get_deck_kind (deck, game);
  export.names = names = adc_deck_names_new (deck, game);
  export.report = report = adc_deck_check (deck, game, ADC_DECK_STAGE_BUILD);
  export.out = adc_paper_new (get_title (&export), game);
  write_list (&export);

  return export.out;
}

char *
adc_deck_export (AdcDeck *deck, AdcGame *game, AdcDeckFormat format)
{
  g_autoptr(AdcPaper) paper = NULL;

  g_return_val_if_fail (ADC_IS_DECK (deck) && ADC_IS_GAME (game), NULL);

  if (format == ADC_DECK_FORMAT_CSV) {
    g_autoptr(GString) out = g_string_new (NULL);

    write_table (out, deck, game);
    return g_strdup (out->str);
  }

  paper = adc_deck_paper (deck, game);
  return format == ADC_DECK_FORMAT_TEXT ? adc_paper_to_text (paper)
                                        : adc_paper_to_markdown (paper);
}

static const struct {
  const char *name, *suffix;
} formats[] = {
  [ADC_DECK_FORMAT_TEXT] = { "text", ".txt" },
  [ADC_DECK_FORMAT_MARKDOWN] = { "markdown", ".md" },
  [ADC_DECK_FORMAT_CSV] = { "csv", ".csv" },
};

gboolean
adc_deck_format_from_name (const char *name, AdcDeckFormat *format)
{
  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    if (g_str_equal (formats[i].name, name)) {
      *format = i;
      return TRUE;
    }

  return FALSE;
}

const char *
adc_deck_format_get_suffix (AdcDeckFormat format)
{
  return formats[format].suffix;
}
