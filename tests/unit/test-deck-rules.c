/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-deck-check.h"
#include "adc-deck-file.h"
#include "adc-deck-pool.h"
#include "adc-edition.h"
#include "adc-faction.h"
#include "adc-language.h"
#include "adc-library-loader.h"

#include <string.h>

/* Every deck rule of every game that ships, against pairs of decks that keep it and break it:
 * tests/decks/GAME/RULE[.WHAT].valid.adcdeck and .invalid.adcdeck. */

#define VALID ".valid" ADC_DECK_SUFFIX
#define INVALID ".invalid" ADC_DECK_SUFFIX

static AdcLibrary *library;

static gboolean
judges (AdcDeckRule *rule)
{
  const AdcDeckLimit *limit = adc_deck_rule_get_limit (rule);

  return limit->bounds->len > 0 || limit->sets->len > 0;
}

static char *
get_folder (AdcGame *game)
{
  return g_test_build_filename (G_TEST_DIST, "decks", adc_game_get_id (game), NULL);
}

/* "deck-size" of "deck-size.team.valid.adcdeck". */
static char *
get_rule_id (const char *file)
{
  return g_strndup (file, strcspn (file, "."));
}

static AdcDeck *
load_deck (const char *folder, const char *file)
{
  g_autofree char *path = g_build_filename (folder, file, NULL);
  g_autoptr(GPtrArray) problems =
    g_ptr_array_new_with_free_func ((GDestroyNotify) adc_problem_free);
  AdcDeck *deck = adc_deck_load (path, problems);

  if (deck == NULL) {
    g_autofree char *text = adc_problem_format (problems->pdata[0]);

    g_test_message ("%s", text);
  }
  g_assert_nonnull (deck);

  return deck;
}

static AdcDeckStage
get_stage (AdcDeck *deck, AdcGame *game, AdcDeckRule *rule)
{
  const char *id = adc_deck_rule_get_limit (rule)->zone;
  const AdcDeckZone *zone =
    adc_deck_kind_find_zone (adc_deck_get_deck_kind (deck, game), id);

  return zone == NULL || zone->is_built ? ADC_DECK_STAGE_BUILD : ADC_DECK_STAGE_PLAY;
}

static const AdcDeckFinding *
find_finding (const AdcDeckReport *report, AdcDeckRule *rule)
{
  for (guint i = 0; i < report->findings->len; i++)
    if (((AdcDeckFinding *) report->findings->pdata[i])->rule == rule)
      return report->findings->pdata[i];

  return NULL;
}

static void
print_broken (const char *file, const AdcDeckReport *report)
{
  for (guint i = 0; i < report->findings->len; i++) {
    const AdcDeckFinding *finding = report->findings->pdata[i];

    if (finding->verdict == ADC_DECK_BROKEN)
      g_test_message ("%s: %s [%s]", file, finding->message,
                      adc_entry_get_id (ADC_ENTRY (finding->rule)));
  }
}

static void
check_valid (AdcGame *game, AdcDeckRule *rule, const char *folder, const char *file)
{
  g_autoptr(AdcDeck) deck = load_deck (folder, file);
  g_autoptr(AdcDeckReport) report = adc_deck_check (deck, game, get_stage (deck, game, rule));

  print_broken (file, report);
  g_assert_cmpuint (report->n_broken, ==, 0);
  if (find_finding (report, rule) == NULL)
    g_test_message ("%s: the rule says nothing of it", file);
  g_assert_nonnull (find_finding (report, rule));
  g_assert_cmpint (report->verdict, !=, ADC_DECK_BROKEN);
}

/* What a broken rule says: a sentence in either language, the rule in words, where it stands, where it links. */
static void
check_words (AdcGame *game, AdcDeck *deck, AdcDeckStage stage, AdcDeckRule *rule)
{
  static const char * const languages[] = { "fr", "en" };
  g_autofree char *before = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (languages); i++) {
    g_autoptr(AdcDeckReport) report = NULL;
    g_autofree char *citation = NULL;
    const AdcDeckFinding *finding;

    adc_language_set_current (languages[i]);
    report = adc_deck_check (deck, game, stage);
    finding = find_finding (report, rule);
    citation = adc_entry_dup_citation (ADC_ENTRY (rule));
    g_assert_cmpuint (strlen (finding->message), >, 10);
    g_assert_cmpuint (strlen (citation), >, 3);
    g_assert_cmpuint (adc_entry_get_blocks (ADC_ENTRY (rule))->len, >, 0);
    g_assert_nonnull (adc_game_lookup (game, adc_deck_rule_get_limit (rule)->rule));
    if (before == NULL)
      before = g_strdup (adc_entry_get_title (ADC_ENTRY (rule)));
    else
      g_assert_cmpstr (adc_entry_get_title (ADC_ENTRY (rule)), !=, before);
  }
}

/* One click mends it, for good. */
static void
check_repair (AdcGame *game, AdcDeck *deck, AdcDeckRule *rule, const char *file)
{
  g_autoptr(AdcDeck) mended = adc_deck_copy (deck);

  for (guint n_clicks = 0;; n_clicks++) {
    g_autoptr(AdcDeckReport) report = adc_deck_check (mended, game, ADC_DECK_STAGE_BUILD);
    const AdcDeckFinding *finding = find_finding (report, rule);

    if (finding->verdict != ADC_DECK_BROKEN)
      break;
    if (finding->repaired == NULL)
      g_test_message ("%s: no repair", file);
    g_assert_nonnull (finding->repaired);
    g_assert_cmpuint (strlen (finding->repair), >, 3);
    g_assert_cmpuint (n_clicks, <, 20); /* a card at a time, where several are foreign */
    g_assert_true (adc_deck_restore (mended, finding->repaired));
  }
}

static void
check_ignored (AdcGame *game, AdcDeck *deck, AdcDeckStage stage, AdcDeckRule *rule, guint n_broken)
{
  g_autoptr(AdcDeckReport) report = NULL;

  adc_deck_set_ignored (deck, adc_entry_get_id (ADC_ENTRY (rule)), TRUE);
  report = adc_deck_check (deck, game, stage);
  g_assert_cmpint (find_finding (report, rule)->verdict, ==, ADC_DECK_IGNORED);
  g_assert_cmpuint (report->n_ignored, >, 0);
  g_assert_cmpuint (report->n_broken, <, n_broken);
}

static void
check_invalid (AdcGame *game, AdcDeckRule *rule, const char *folder, const char *file)
{
  g_autoptr(AdcDeck) deck = load_deck (folder, file);
  const AdcDeckStage stage = get_stage (deck, game, rule);
  g_autoptr(AdcDeckReport) report = adc_deck_check (deck, game, stage);
  const AdcDeckFinding *finding = find_finding (report, rule);

  if (finding == NULL || finding->verdict != ADC_DECK_BROKEN)
    g_test_message ("%s: the rule is not broken", file);
  g_assert_nonnull (finding);
  g_assert_cmpint (finding->verdict, ==, ADC_DECK_BROKEN);
  g_assert_cmpint (report->verdict, ==, ADC_DECK_BROKEN);
  check_words (game, deck, stage, rule);
  if (stage == ADC_DECK_STAGE_BUILD)
    check_repair (game, deck, rule, file);
  check_ignored (game, deck, stage, rule, report->n_broken);
}

/* Gives how many pairs the rule has. */
static guint
check_rule (AdcGame *game, AdcDeckRule *rule, const char *folder)
{
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
  guint n_valid = 0, n_invalid = 0;
  const char *file;

  while (dir != NULL && (file = g_dir_read_name (dir)) != NULL) {
    g_autofree char *id = get_rule_id (file);

    if (!g_str_equal (id, adc_entry_get_id (ADC_ENTRY (rule))))
      continue;
    if (g_str_has_suffix (file, INVALID)) {
      check_invalid (game, rule, folder, file);
      n_invalid++;
    } else {
      g_assert_true (g_str_has_suffix (file, VALID));
      check_valid (game, rule, folder, file);
      n_valid++;
    }
  }
  if (n_valid == 0 || n_invalid == 0)
    g_test_message ("%s/%s has no pair of decks", adc_game_get_id (game),
                    adc_entry_get_id (ADC_ENTRY (rule)));
  g_assert_cmpuint (n_valid, >, 0);
  g_assert_cmpuint (n_invalid, ==, n_valid);

  return n_valid;
}

static void
test_pairs (gconstpointer data)
{
  AdcGame *game = adc_library_get_game (library, data);
  GListModel *rules = adc_game_get_entries (game, ADC_KIND_DECK_RULE);
  g_autofree char *folder = get_folder (game);
  guint n_pairs = 0, n_rules = 0;

  for (guint i = 0; i < g_list_model_get_n_items (rules); i++) {
    g_autoptr(AdcDeckRule) rule = g_list_model_get_item (rules, i);

    if (judges (rule)) {
      n_pairs += check_rule (game, rule, folder);
      n_rules++;
    }
  }
  g_test_message ("%s: %u rules, %u pairs", adc_game_get_id (game), n_rules, n_pairs);
  g_assert_cmpuint (n_rules, >, 0);
}

/* A deck for a rule that is no longer there would test nothing. */
static void
test_strays (gconstpointer data)
{
  AdcGame *game = adc_library_get_game (library, data);
  g_autofree char *folder = get_folder (game);
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
  const char *file;

  g_assert_nonnull (dir);
  while ((file = g_dir_read_name (dir)) != NULL) {
    g_autofree char *id = get_rule_id (file);
    AdcEntry *rule = adc_game_lookup (game, id);

    g_assert_true (ADC_IS_DECK_RULE (rule) && judges (ADC_DECK_RULE (rule)));
  }
}

static void
check_standard (AdcDeck *deck, AdcGame *game, guint *n_lists)
{
  g_autoptr(AdcDeckReport) report = NULL;
  g_autofree char *name = g_strdup_printf (
    "%s/%s %s %s, %u players", adc_deck_get_game (deck), adc_deck_get_kind (deck),
    adc_deck_get_faction (deck) != NULL ? adc_deck_get_faction (deck) : "",
    adc_deck_get_edition (deck) != NULL ? adc_deck_get_edition (deck) : "",
    adc_deck_get_players (deck));

  if (!adc_deck_fill_standard (deck, game))
    return; /* there is no such game: two choices that do not go together */

  report = adc_deck_check (deck, game, ADC_DECK_STAGE_BUILD);
  print_broken (name, report);
  g_assert_cmpuint (report->n_broken, ==, 0);
  g_assert_cmpuint (report->findings->len, >, 0);
  *n_lists += 1;
}

/* Whatever can be chosen, one choice after the other. */
static void
check_choices (AdcDeck *deck, AdcGame *game, const AdcDeckKind *kind, guint n_chosen, guint *n_lists)
{
  const AdcDeckChoice *choice;

  if (n_chosen == kind->choices->len) {
    check_standard (deck, game, n_lists);
    return;
  }

  choice = kind->choices->pdata[n_chosen];
  for (guint i = 0; i < choice->options->len; i++) {
    adc_deck_set_option (deck, choice->id, ((AdcDeckOption *) choice->options->pdata[i])->id);
    check_choices (deck, game, kind, n_chosen + 1, n_lists);
  }
}

static void
check_players (AdcGame *game, const AdcDeckKind *kind, const char *faction, const char *edition,
               guint *n_lists)
{
  guint min, max;

  adc_game_get_players (game, &min, &max);
  for (guint n = min; n <= (kind->has_players ? max : min); n++) {
    g_autoptr(AdcDeck) deck = adc_deck_new_standard (game, kind, faction, edition, n);

    check_choices (deck, game, kind, 0, n_lists);
  }
}

static guint
check_editions (AdcGame *game, const AdcDeckKind *kind, const char *faction)
{
  guint n_lists = 0;
  AdcStat *stat = kind->has_editions
                    ? adc_game_find_stat_by_role (game, ADC_KIND_CARD, ADC_ROLE_EDITION)
                    : NULL;

  if (stat == NULL)
    check_players (game, kind, faction, NULL, &n_lists);
  for (guint i = 0; stat != NULL && i < adc_stat_get_n_options (stat); i++) {
    const char *edition = adc_stat_get_option (stat, i, NULL);

    if (adc_edition_is_box (stat, edition))
      check_players (game, kind, faction, edition, &n_lists);
  }

  if (n_lists == 0)
    g_test_message ("%s/%s %s has no list", adc_game_get_id (game), kind->id, faction);
  g_assert_cmpuint (n_lists, >, 0);
  return n_lists;
}

/* Every standard list is legal by the game's own rules. */
static void
test_standard (gconstpointer data)
{
  AdcGame *game = adc_library_get_game (library, data);
  GPtrArray *kinds = adc_game_get_deck_kinds (game);
  guint n_lists = 0;

  for (guint i = 0; i < kinds->len; i++) {
    const AdcDeckKind *kind = kinds->pdata[i];
    g_autoptr(GPtrArray) factions = adc_deck_list_factions (game, kind);

    if (adc_deck_kind_is_free (kind))
      continue;
    g_assert_true (!kind->has_factions || factions->len > 0);
    for (guint j = 0; j < factions->len; j++)
      n_lists += check_editions (game, kind, adc_entry_get_id (factions->pdata[j]));
    if (factions->len == 0)
      n_lists += check_editions (game, kind, NULL);
  }
  g_test_message ("%s: %u standard lists", adc_game_get_id (game), n_lists);
  g_assert_cmpuint (n_lists, >, 0);
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  library = adc_library_load (NULL);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), >=, 5);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (library)); i++) {
    g_autoptr(AdcGame) game = g_list_model_get_item (G_LIST_MODEL (library), i);
    const char *id = adc_game_get_id (game);
    g_autofree char *pairs = g_strdup_printf ("/deck-rules/%s/pairs", id);
    g_autofree char *strays = g_strdup_printf ("/deck-rules/%s/strays", id);
    g_autofree char *standard = g_strdup_printf ("/deck-rules/%s/standard", id);

    g_test_add_data_func (pairs, id, test_pairs);
    g_test_add_data_func (strays, id, test_strays);
    g_test_add_data_func (standard, id, test_standard);
  }

  status = g_test_run ();
  g_object_unref (library);
  return status;
}
