/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Rules text is tested like code. Everything here holds for any game that ships, and for the guide. */

#include "adc-language.h"
#include "adc-library-loader.h"
#include "adc-markup.h"
#include "adc-piece.h"
#include "adc-sequence.h"

static const char * const languages[] = { "fr", "en" };

typedef struct {
  AdcEntry *entry;
  gboolean  failed;
} Check;

static int
compare_strings (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(const char * const *) a, *(const char * const *) b);
}

/* The ids a text links to, sorted, each as often as it stands there. */
static char *
links_of (const char *markup)
{
  g_autoptr(GPtrArray) spans = adc_markup_parse (markup);
  g_autoptr(GPtrArray) ids = g_ptr_array_new ();

  for (guint i = 0; i < spans->len; i++) {
    AdcSpan *span = spans->pdata[i];

    if (span->target != NULL)
      g_ptr_array_add (ids, span->target);
  }
  g_ptr_array_sort (ids, compare_strings);
  g_ptr_array_add (ids, NULL);

  return g_strjoinv (" ", (char **) ids->pdata);
}

static gboolean
has_letters (const char *text)
{
  for (const char *c = text; *c != '\0'; c = g_utf8_next_char (c))
    if (g_unichar_isalpha (g_utf8_get_char (c)))
      return TRUE;

  return FALSE;
}

static void
check_text (Check *check, const AdcText *text)
{
  g_autofree char *expected = links_of (adc_text_get_source (text));
  g_autofree char *location = adc_entry_dup_location (check->entry);

  for (guint i = 0; i < G_N_ELEMENTS (languages); i++) {
    const char *version = adc_text_get_in (text, languages[i]);
    g_autofree char *links = links_of (version);

    if (has_letters (adc_text_get_source (text)) && !adc_text_has (text, languages[i])) {
      g_test_message ("%s: not in “%s”: %s", location, languages[i], adc_text_get_source (text));
      check->failed = TRUE;
    } else if (!g_str_equal (links, expected)) {
      g_test_message ("%s: links differ in “%s”: %s", location, languages[i], version);
      check->failed = TRUE;
    } else if (strstr (version, "[[") != NULL && *links == '\0') {
      g_test_message ("%s: a link is not closed: %s", location, version);
      check->failed = TRUE;
    }
  }
}

static void
check_block (const AdcBlock *block, gpointer user_data)
{
  check_text (user_data, block->text);
}

static void
check_steps (Check *check, GListModel *steps)
{
  for (guint i = 0; i < g_list_model_get_n_items (steps); i++) {
    g_autoptr(AdcStep) step = g_list_model_get_item (steps, i);

    check_text (check, adc_step_get_title_text (step));
    adc_blocks_foreach (adc_step_get_blocks (step), check_block, check);
    check_steps (check, adc_step_get_children (step));
  }
}

static void
test_both_languages (gconstpointer data)
{
  AdcGame *game = ADC_GAME ((gpointer) data);
  gboolean failed = FALSE;

  for (AdcKind kind = 0; kind < ADC_N_KINDS; kind++) {
    GListModel *entries = adc_game_get_entries (game, kind);

    for (guint i = 0; i < g_list_model_get_n_items (entries); i++) {
      g_autoptr(AdcEntry) entry = g_list_model_get_item (entries, i);
      Check check = { entry, FALSE };

      check_text (&check, adc_entry_get_title_text (entry));
      adc_blocks_foreach (adc_entry_get_blocks (entry), check_block, &check);
      if (ADC_IS_SEQUENCE (entry))
        check_steps (&check, adc_sequence_get_steps (ADC_SEQUENCE (entry)));
      failed = failed || check.failed;
    }
  }

  g_assert_false (failed);
}

static void
test_sources (gconstpointer data)
{
  AdcGame *game = ADC_GAME ((gpointer) data);

  for (AdcKind kind = 0; kind < ADC_N_KINDS; kind++) {
    GListModel *entries = adc_game_get_entries (game, kind);

    for (guint i = 0; i < g_list_model_get_n_items (entries); i++) {
      g_autoptr(AdcEntry) entry = g_list_model_get_item (entries, i);
      const gboolean cited = adc_entry_get_page (entry) > 0 ||
                             adc_entry_get_section (entry) != NULL;

      if (!cited)
        g_error ("%s cites neither page nor section", adc_entry_get_id (entry));
    }
  }
}

/* More than which deck and which box it belongs to. */
static gboolean
has_values (AdcEntry *entry)
{
  GListModel *stats = ADC_IS_PIECE (entry) ? adc_piece_get_stats (ADC_PIECE (entry)) : NULL;

  for (guint i = 0; stats != NULL && i < g_list_model_get_n_items (stats); i++) {
    g_autoptr(AdcStat) stat = g_list_model_get_item (stats, i);
    const AdcStatRole role = adc_stat_get_role (stat);

    if (role != ADC_ROLE_DECK && role != ADC_ROLE_EDITION && role != ADC_ROLE_COPIES &&
        adc_piece_get_shipped_value (ADC_PIECE (entry), adc_stat_get_id (stat)) != NULL)
      return TRUE;
  }

  return FALSE;
}

/* Nobody looks up a heading with nothing under it; a chapter may consist of its rules, and a card of its figures. */
static void
test_no_empty_entry (gconstpointer data)
{
  AdcGame *game = ADC_GAME ((gpointer) data);
  static const AdcKind kinds[] = { ADC_KIND_TERM, ADC_KIND_RULING, ADC_KIND_ABILITY, ADC_KIND_UNIT,
                                   ADC_KIND_CARD };

  for (guint k = 0; k < G_N_ELEMENTS (kinds); k++) {
    GListModel *entries = adc_game_get_entries (game, kinds[k]);

    for (guint i = 0; i < g_list_model_get_n_items (entries); i++) {
      g_autoptr(AdcEntry) entry = g_list_model_get_item (entries, i);

      if (adc_entry_get_blocks (entry)->len == 0 && !has_values (entry))
        g_error ("%s says nothing", adc_entry_get_id (entry));
    }
  }
}

int
main (int argc, char *argv[])
{
  g_autoptr(AdcLibrary) library = NULL;
  g_autoptr(GPtrArray) problems = NULL;

  g_test_init (&argc, &argv, NULL);
  adc_language_set_current ("en");
  library = adc_library_load (&problems);
  for (guint i = 0; i < problems->len; i++) {
    g_autofree char *line = adc_problem_format (problems->pdata[i]);

    g_printerr ("%s\n", line);
  }
  g_assert_cmpuint (problems->len, ==, 0);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), >, 0);

  for (guint i = 0; i <= g_list_model_get_n_items (G_LIST_MODEL (library)); i++) {
    AdcGame *next = g_list_model_get_item (G_LIST_MODEL (library), i);
    AdcGame *game = next != NULL ? next : g_object_ref (adc_library_get_guide (library));
    g_autofree char *both = g_strdup_printf ("/content/%s/both-languages", adc_game_get_id (game));
    g_autofree char *sources = g_strdup_printf ("/content/%s/sources", adc_game_get_id (game));
    g_autofree char *empty = g_strdup_printf ("/content/%s/no-empty-entry", adc_game_get_id (game));

    g_test_add_data_func_full (both, game, test_both_languages, NULL);
    g_test_add_data_func_full (sources, game, test_sources, NULL);
    g_test_add_data_func_full (empty, game, test_no_empty_entry, g_object_unref);
  }

  return g_test_run ();
}
