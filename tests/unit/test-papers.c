/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What leaves the program as text and as Markdown: every entry, section, glossary, faction sheet and
 * battle that ships, in both languages. */

#include "adc-battle-report.h"
#include "adc-faction.h"
#include "adc-language.h"
#include "adc-library-loader.h"
#include "adc-papers.h"
#include "adc-report-layout.h"
#include "adc-scenario-file.h"

#include <string.h>

static const char * const languages[] = { "fr", "en" };
static AdcLibrary *library;

/* For every game that ships, in every language. */
static void
foreach_game (void (*check) (AdcGame *game))
{
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++) {
    adc_language_set_current (languages[i]);
    for (guint j = 0; j < g_list_model_get_n_items (G_LIST_MODEL (library)); j++) {
      g_autoptr(AdcGame) game = g_list_model_get_item (G_LIST_MODEL (library), j);

      check (game);
    }
  }
  adc_language_set_current ("en");
}

static gboolean
is_word (char c)
{
  return g_ascii_isalnum (c) || c == '-' || (c & 0x80) != 0;
}

/* An id of several words would stand out; one that is a word of the language, as “mi-temps” may be,
 * is written like that in some text. */
static void
assert_no_ids (AdcGame *game, const char *text)
{
  for (const char *c = text; *c != '\0';) {
    g_autofree char *word = NULL;
    const char *start = c;

    while (is_word (*c))
      c++;
    if (c == start) {
      c++;
      continue;
    }
    word = g_strndup (start, c - start);
    if (strchr (word, '-') != NULL && g_ascii_islower (*word)) {
      AdcEntry *entry = adc_game_lookup (game, word);

      if (entry != NULL && strchr (strchr (word, '-') + 1, '-') != NULL)
        g_error ("“%s” is an id, in: %s", word, text);
    }
  }
}

static void
check_paper (AdcGame *game, AdcPaper *paper)
{
  g_autofree char *text = adc_paper_to_text (paper);
  g_autofree char *markdown = adc_paper_to_markdown (paper);
  GPtrArray *blocks = adc_paper_get_blocks (paper);

  g_assert_cmpuint (blocks->len, >, 1);
  g_assert_true (g_utf8_validate (text, -1, NULL));
  g_assert_cmpuint (strlen (text), >, strlen (adc_paper_get_title (paper)) + 10);
  g_assert_true (g_str_has_prefix (markdown, "# "));
  g_assert_null (strstr (text, "[["));
  g_assert_null (strstr (text, "]]"));
  g_assert_null (strstr (markdown, "[["));
  g_assert_null (strstr (text, "(null)"));
  g_assert_null (strstr (text, "\n\n\n"));
  g_assert_null (strstr (markdown, "\n\n\n"));
  assert_no_ids (game, text);
}

static void
check_entries (AdcGame *game)
{
  for (guint kind = 0; kind < ADC_N_KINDS; kind++) {
    GListModel *entries = adc_game_get_entries (game, kind);

    for (guint i = 0; i < g_list_model_get_n_items (entries); i++) {
      g_autoptr(AdcEntry) entry = g_list_model_get_item (entries, i);
      g_autoptr(AdcPaper) paper = adc_paper_of_entry (entry);
      g_autofree char *text = adc_paper_to_text (paper);
      g_autofree char *citation = adc_entry_dup_citation (entry);
      const AdcPaperBlock *title = adc_paper_get_blocks (paper)->pdata[0];
      g_autofree char *heading = adc_paper_dup_plain (title->spans);

      check_paper (game, paper);
      g_assert_cmpstr (heading, ==, adc_entry_get_title (entry));
      g_assert_cmpint (title->kind, ==, ADC_PAPER_HEADING);
    }
  }
}

static void
test_entries (void)
{
  foreach_game (check_entries);
}

/* Every rule of a section and every term is there, the terms in the order of the alphabet. */
static void
check_wholes (AdcGame *game)
{
  g_autoptr(AdcPaper) rules = adc_paper_of_rules (game);
  g_autoptr(AdcPaper) glossary = adc_paper_of_glossary (game);
  GListModel *entries = adc_game_get_entries (game, ADC_KIND_RULE);
  GPtrArray *blocks = adc_paper_get_blocks (glossary);
  g_autoptr(GHashTable) headings = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *before = NULL;
  guint n_terms = 0;

  check_paper (game, rules);
  check_paper (game, glossary);
  for (guint i = 0; i < adc_paper_get_blocks (rules)->len; i++) {
    const AdcPaperBlock *block = adc_paper_get_blocks (rules)->pdata[i];

    if (block->kind == ADC_PAPER_HEADING)
      g_hash_table_add (headings, adc_paper_dup_plain (block->spans));
  }
  for (guint i = 0; i < g_list_model_get_n_items (entries); i++) {
    g_autoptr(AdcEntry) rule = g_list_model_get_item (entries, i);

    g_assert_true (g_hash_table_contains (headings, adc_entry_get_title (rule)));
  }
  for (guint i = 0; i < blocks->len; i++) {
    const AdcPaperBlock *block = blocks->pdata[i];
    char *title;

    if (block->kind != ADC_PAPER_HEADING || block->level != 2)
      continue;
    title = adc_paper_dup_plain (block->spans);
    g_assert_true (before == NULL || g_utf8_collate (before, title) <= 0);
    g_free (before);
    before = title;
    n_terms++;
  }
  g_assert_cmpuint (n_terms, ==,
                    g_list_model_get_n_items (adc_game_get_entries (game, ADC_KIND_TERM)));
}

static void
test_wholes (void)
{
  foreach_game (check_wholes);
}

/* All its units are on the sheet of a faction, with every value, be it unknown. */
static void
check_factions (AdcGame *game)
{
  GListModel *factions = adc_game_get_entries (game, ADC_KIND_FACTION);

  for (guint i = 0; i < g_list_model_get_n_items (factions); i++) {
    g_autoptr(AdcFaction) faction = g_list_model_get_item (factions, i);
    g_autoptr(AdcPaper) paper = adc_paper_of_entry (ADC_ENTRY (faction));
    g_autofree char *text = adc_paper_to_text (paper);
    g_autofree char *markdown = adc_paper_to_markdown (paper);
    GListModel *units = adc_faction_get_units (faction);

    for (guint j = 0; j < g_list_model_get_n_items (units); j++) {
      g_autoptr(AdcPiece) unit = g_list_model_get_item (units, j);
      GListModel *stats = adc_piece_get_stats (unit);

      g_assert_nonnull (strstr (text, adc_entry_get_title (ADC_ENTRY (unit))));
      for (guint k = 0; k < g_list_model_get_n_items (stats); k++) {
        g_autoptr(AdcStat) stat = g_list_model_get_item (stats, k);

        if (adc_piece_concerns (unit, stat) &&
            adc_piece_get_value (unit, adc_stat_get_id (stat)) == NULL)
          g_assert_nonnull (strstr (markdown, "| ? |"));
      }
    }
  }
}

static void
test_factions (void)
{
  foreach_game (check_factions);
}

static void
test_own_value (void)
{
  AdcGame *game = adc_library_get_game (library, "ares");
  AdcPiece *unit = ADC_PIECE (adc_game_lookup (game, "trooper"));
  g_autoptr(AdcPaper) before = adc_paper_of_entry (ADC_ENTRY (unit));
  g_autofree char *text_before = adc_paper_to_text (before);
  g_autoptr(AdcPaper) after = NULL;
  g_autofree char *text = NULL;

  adc_piece_set_user_value (unit, "initiative", "17");
  after = adc_paper_of_entry (ADC_ENTRY (unit));
  text = adc_paper_to_text (after);
  adc_piece_set_user_value (unit, "initiative", NULL);
  g_assert_null (strstr (text_before, "17*"));
  g_assert_nonnull (strstr (text, "17*\n"));
  g_assert_nonnull (strstr (text, "*: your value"));
}

/* Every battle that ships, be it that nobody can say how it ends. */
static void
check_battles (AdcGame *game)
{
  g_autoptr(GPtrArray) problems = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_problem_free);
  g_autofree char *folder = adc_dup_data_path ("games", adc_game_get_id (game), NULL);
  g_autoptr(GPtrArray) scenarios = adc_scenario_load_shipped (folder, problems);

  g_assert_cmpuint (problems->len, ==, 0);
  g_assert_cmpuint (scenarios->len, >, 0);
  for (guint i = 0; i < scenarios->len; i++) {
    AdcScenario *scenario = scenarios->pdata[i];
    g_autoptr(GPtrArray) faults = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_fault_free);
    g_autoptr(AdcBattle) battle = adc_battle_new (game, scenario, faults);
    g_autoptr(AdcPaper) paper = adc_battle_paper (game, scenario, battle, faults, NULL);
    g_autofree char *text = adc_paper_to_text (paper);
    g_autofree char *report = adc_battle_report (game, scenario, battle, faults, NULL);
    g_autofree char *markdown = adc_paper_to_markdown (paper);

    check_paper (game, paper);
    g_assert_cmpstr (text, ==, report);
    g_assert_cmpstr (adc_paper_get_title (paper), ==, adc_scenario_get_title (scenario));
    g_assert_nonnull (strstr (markdown, "\n## "));
  }
}

static void
test_battles (void)
{
  foreach_game (check_battles);
}

/* Without the breaks and the columns it was given. */
static char *
dup_flat (const char *text)
{
  g_auto(GStrv) words = g_strsplit_set (text, " \n", -1);
  GString *out = g_string_new (NULL);

  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0')
      g_string_append_printf (out, "%s%s", out->len > 0 ? " " : "", words[i]);

  return g_string_free (out, FALSE);
}

static void
assert_has (const char *flat, const char *words)
{
  g_autofree char *flat_words = dup_flat (words);

  if (strstr (flat, flat_words) == NULL)
    g_error ("there is no “%s” in: %s", words, flat);
}

/* Every way it may end with its chance, whatever is left of whom, and what was assumed. */
static void
check_forecast (AdcGame *game, AdcScenario *scenario, AdcForecast *forecast, const char *flat)
{
  g_autofree char *exactness = adc_forecast_format_exactness (forecast);

  assert_has (flat, exactness);
  for (guint i = 0; i < forecast->outcomes->len; i++) {
    const AdcOutcome *outcome = forecast->outcomes->pdata[i];
    g_autofree char *percent = adc_report_format_percent (outcome->chance);
    g_autofree char *row = g_strdup_printf ("%s %s", outcome->label, percent);

    assert_has (flat, row);
  }
  for (guint i = 0; i < forecast->survivors->len; i++) {
    const AdcSurvivors *left = forecast->survivors->pdata[i];
    g_autofree char *name = adc_scenario_dup_force_name (game, scenario, left->force);
    g_autofree char *row = g_strdup_printf ("%s %.2f", name, adc_distribution_get_mean (left->units));

    assert_has (flat, row);
  }
  for (guint i = 0; i < forecast->assumptions->len; i++)
    assert_has (flat, ((const AdcReason *) forecast->assumptions->pdata[i])->label);
}

/* What happens in each phase. */
static void
check_resolution (AdcResolution *resolution, const char *flat)
{
  for (guint i = 0; i < resolution->stages->len; i++) {
    const AdcStage *stage = resolution->stages->pdata[i];

    assert_has (flat, stage->label);
    for (guint j = 0; j < stage->happenings->len; j++)
      assert_has (flat, ((const AdcHappening *) stage->happenings->pdata[j])->text);
  }
}

static void
check_lines (const char *text)
{
  g_auto(GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    g_assert_cmpuint (adc_paper_measure (lines[i]), <=, ADC_PAPER_WIDTH);
}

/* What the calculator of each game says of whatever it can work out. */
static void
check_results (AdcGame *game)
{
  g_autofree char *folder = adc_dup_data_path ("games", adc_game_get_id (game), NULL);
  g_autoptr(GPtrArray) scenarios = adc_scenario_load_shipped (folder, NULL);
  guint n_results = 0;

  for (guint i = 0; i < scenarios->len; i++) {
    AdcScenario *scenario = scenarios->pdata[i];
    g_autoptr(GPtrArray) faults = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_fault_free);
    g_autoptr(AdcBattle) battle = adc_battle_new (game, scenario, faults);
    const gboolean has_chance = battle != NULL && adc_battle_has_chance (battle);
    g_autoptr(AdcForecast) forecast =
      has_chance ? adc_battle_forecast (battle, NULL, NULL, NULL, NULL) : NULL;
    g_autoptr(AdcResolution) resolution = battle != NULL ? adc_battle_resolve (battle) : NULL;
    g_autoptr(AdcPaper) paper = NULL;
    g_autofree char *text = NULL;
    g_autofree char *flat = NULL;
    g_autofree char *markdown = NULL;

    if (battle == NULL || (has_chance && forecast == NULL)) /* a value is missing */
      continue;

    paper = adc_battle_paper (game, scenario, battle, faults, forecast);
    text = adc_paper_to_text (paper);
    flat = dup_flat (text);
    markdown = adc_paper_to_markdown (paper);
    check_paper (game, paper);
    check_lines (text);
    g_assert_true (forecast != NULL || resolution != NULL);
    if (resolution != NULL)
      check_resolution (resolution, flat);
    if (forecast != NULL) {
      check_forecast (game, scenario, forecast, flat);
      /* Translated as the program is. */
      g_assert_nonnull (strstr (markdown, g_str_equal (adc_language_get_current (), "fr")
                                            ? "\n## Issue"
                                            : "\n## Outcome"));
    }
    n_results++;
  }
  g_assert_cmpuint (n_results, >, 2);
}

static void
test_results (void)
{
  foreach_game (check_results);
}

static AdcGame *
get_any_game (void)
{
  return adc_library_get_game (library, "ares");
}

/* What means something to Markdown is shown as it stands. */
static void
test_escaping (void)
{
  static const struct {
    const char *text, *markdown;
  } cases[] = {
    { "2 * 3 * 4", "2 \\* 3 \\* 4" },   { "a | b", "a \\| b" },     { "<b>", "\\<b\\>" },
    { "`code`", "\\`code\\`" },         { "# no heading", "\\# no heading" },
    { "- no item", "\\- no item" },     { "+1", "\\+1" },           { "1. no number", "1\\. no number" },
    { "12) neither", "12\\) neither" }, { "[a](b)", "\\[a\\](b)" }, { "a_b_c", "a\\_b\\_c" },
    { "back\\slash", "back\\\\slash" }, { "AT&T;", "AT\\&T;" },     { "two\nlines", "two lines" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr(AdcPaper) paper = adc_paper_new ("Title", get_any_game ());
    g_autofree char *expected = g_strconcat (cases[i].markdown, "\n", NULL);
    g_autofree char *markdown = NULL;

    adc_paper_add_text (paper, 0, cases[i].text);
    markdown = adc_paper_to_markdown (paper);
    g_assert_cmpstr (markdown, ==, expected);
  }
}

static AdcPaper *
create_sample (void)
{
  AdcPaper *paper = adc_paper_new ("Sample", get_any_game ());
  AdcPaperBlock *table;
  AdcPaperRow *row;

  adc_paper_add_heading (paper, 1, "Sample");
  adc_paper_add_small (paper, "Rulebook, p. 9");
  adc_paper_add_marked_text (paper, 0, "Words that *stand out * here.", get_any_game ());
  adc_paper_add_item (paper, 0, "•", "one");
  adc_paper_add_item (paper, 3, "1.", "inside");
  adc_paper_add_item (paper, 0, "☐", "to do");
  adc_paper_open_box (paper);
  adc_paper_add_strong (paper, 0, "Note");
  adc_paper_add_text (paper, 0, "beside");
  adc_paper_add_text (paper, 0, "the text");
  adc_paper_close_box (paper);
  table = adc_paper_add_table (paper);
  row = adc_paper_table_add (table, TRUE);
  adc_paper_row_add (row, "Name");
  adc_paper_row_add (row, "A|B");
  row = adc_paper_table_add (table, FALSE);
  adc_paper_row_add (row, "x");
  adc_paper_row_add (row, "12");
  row = adc_paper_table_add (table, FALSE);
  adc_paper_row_add (row, "short");

  return paper;
}

static void
test_markdown (void)
{
  g_autoptr(AdcPaper) paper = create_sample ();
  g_autofree char *markdown = adc_paper_to_markdown (paper);

  g_assert_cmpstr (markdown, ==,
                   "# Sample\n"
                   "\n"
                   "*Rulebook, p. 9*\n"
                   "\n"
                   "Words that **stand out**  here.\n"
                   "\n"
                   "- one\n"
                   "    1. inside\n"
                   "- [ ] to do\n"
                   "\n"
                   "> **Note**\n"
                   ">\n"
                   "> beside\n"
                   ">\n"
                   "> the text\n"
                   "\n"
                   "| Name | A\\|B |\n"
                   "| --- | --- |\n"
                   "| x | 12 |\n"
                   "| short |  |\n");
}

static void
test_text (void)
{
  g_autoptr(AdcPaper) paper = create_sample ();
  g_autofree char *text = adc_paper_to_text (paper);

  g_assert_cmpstr (text, ==,
                   "Sample\n"
                   "Rulebook, p. 9\n"
                   "\n"
                   "Words that stand out  here.\n"
                   "\n"
                   "• one\n"
                   "   1. inside\n"
                   "☐ to do\n"
                   "\n"
                   "  Note\n"
                   "  beside\n"
                   "\n"
                   "  the text\n"
                   "\n"
                   "Name  A|B\n"
                   "----  ---\n"
                   "x     12\n"
                   "short\n");
}

/* Too wide for a line: each row is told cell by cell, and no line is too long. */
static void
test_wide_table (void)
{
  g_autoptr(AdcPaper) paper = adc_paper_new ("Wide", get_any_game ());
  AdcPaperBlock *table = adc_paper_add_table (paper);
  AdcPaperRow *head = adc_paper_table_add (table, TRUE);
  AdcPaperRow *row = adc_paper_table_add (table, FALSE);
  g_autofree char *text = NULL;
  g_auto(GStrv) lines = NULL;

  for (guint i = 0; i < 12; i++) {
    g_autofree char *name = g_strdup_printf ("A long name %u", i);

    adc_paper_row_add (head, name);
    adc_paper_row_add (row, i == 11 ? "a cell with so many words in it that it will not be able to stay "
                                      "on one line of eighty columns"
                                    : "3");
  }
  text = adc_paper_to_text (paper);
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    g_assert_cmpuint (adc_paper_measure (lines[i]), <=, ADC_PAPER_WIDTH);
  g_assert_true (g_str_has_prefix (text, "3\n  A long name 1: 3\n"));
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  library = adc_library_load (NULL);
  adc_language_set_current ("en");
  g_test_add_func ("/papers/text", test_text);
  g_test_add_func ("/papers/markdown", test_markdown);
  g_test_add_func ("/papers/escaping", test_escaping);
  g_test_add_func ("/papers/wide-table", test_wide_table);
  g_test_add_func ("/papers/entries", test_entries);
  g_test_add_func ("/papers/wholes", test_wholes);
  g_test_add_func ("/papers/factions", test_factions);
  g_test_add_func ("/papers/own-value", test_own_value);
  g_test_add_func ("/papers/battles", test_battles);
  g_test_add_func ("/papers/results", test_results);
  status = g_test_run ();
  g_object_unref (library);

  return status;
}
