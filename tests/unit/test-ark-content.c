/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The figures and names of Ark: Awakening that ship, one by one, against tables of the test's own,
 * every example of its rulebook and every note on it. What nobody knows has no value. */

#include "adc-library-loader.h"
#include "adc-markup.h"
#include "adc-plain.h"
#include "adc-ruling.h"
#include "adc-sequence.h"
#include "ark-facts.h"
#include "content-check.h"

static AdcGame *game;

/* ------ Names and values ------ */

static void
test_cards (void)
{
  static const char * const languages[] = { "fr", "en" };

  for (guint i = 0; i < ARK_N_CARDS; i++) {
    const ArkCard *card = &ark_cards[i];
    AdcEntry *entry = ADC_ENTRY (content_get_piece (game, card->id));

    content_check_value (game, card->id, "deck", card->deck);
    content_check_title (game, card->id, "fr", card->french);
    content_check_title (game, card->id, "en", card->english);
    for (guint j = 0; j < G_N_ELEMENTS (languages); j++)
      g_assert_cmpint (adc_entry_is_unofficial (entry, languages[j]), ==,
                       strstr (card->unofficial, languages[j]) != NULL);
  }
}

static void
check_number (const char *id, const char *stat, int expected)
{
  g_autofree char *text = expected != NO ? g_strdup_printf ("%d", expected) : NULL;

  content_check_value (game, id, stat, text);
}

static void
test_rooms (void)
{
  for (guint i = 0; i < ARK_N_ROOMS; i++) {
    const ArkRoom *room = &ark_rooms[i];

    check_number (room->id, "squares", room->squares);
    check_number (room->id, "rounds", room->rounds);
    content_check_value (game, room->id, "chain-from", room->chain_from);
    content_check_value (game, room->id, "chain-to", room->chain_to);
  }
}

static void
test_values (void)
{
  for (guint i = 0; i < ARK_N_VALUES; i++)
    content_check_value (game, ark_values[i].id, ark_values[i].stat, ark_values[i].value);
}

/* Whether nobody knows its power or it has none, it has no number. */
static void
test_beginners_help (void)
{
  AdcPiece *card = content_get_piece (game, "beginners-help");
  const AdcValue *power = adc_piece_get_shipped_value (card, "power");
  int number;

  g_assert_false (power != NULL && adc_value_get_integer (power, &number));
}

static void
test_actions (void)
{
  for (guint i = 0; i < ARK_N_ACTIONS; i++) {
    const ArkAction *action = &ark_actions[i];
    AdcEntry *entry = adc_game_lookup (game, action->id);

    content_check_title (game, action->id, "fr", action->french);
    content_check_title (game, action->id, "en", action->english);
    content_check_says (game, action->id, "fr", action->limit);
    g_assert_cmpint (adc_entry_get_kind (entry), ==, ADC_KIND_ABILITY);
    g_assert_cmpuint (adc_entry_get_page (entry), ==, action->page);
    g_assert_true (adc_entry_is_unofficial (entry, "en"));
  }
}

static void
test_factions (void)
{
  static const char * const ids[] = { "hara", "pajak", "gimmi", "diruni", "eeilis" };
  guint min;
  guint max;

  g_assert_cmpuint (g_list_model_get_n_items (adc_game_get_entries (game, ADC_KIND_FACTION)), ==,
                    G_N_ELEMENTS (ids));
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    g_assert_cmpint (adc_entry_get_kind (adc_game_lookup (game, ids[i])), ==, ADC_KIND_FACTION);
  adc_game_get_players (game, &min, &max);
  g_assert_cmpuint (min, ==, 1);
  g_assert_cmpuint (max, ==, 5);
}

/* ------ Texts ------ */

static void
test_pages (void)
{
  for (guint i = 0; i < ARK_N_PAGES; i++) {
    AdcEntry *rule = adc_game_lookup (game, ark_pages[i].rule);

    g_test_message ("%s", ark_pages[i].rule);
    g_assert_nonnull (rule);
    g_assert_cmpint (adc_entry_get_kind (rule), ==, ADC_KIND_RULE);
    g_assert_cmpuint (adc_entry_get_page (rule), ==, ark_pages[i].page);
  }
}

static void
test_lines (void)
{
  for (guint i = 0; i < ARK_N_LINES; i++)
    content_check_line (game, ark_lines[i].id, "fr", ark_lines[i].line);
}

static void
check_words (const ArkWords *words, guint n)
{
  for (guint i = 0; i < n; i++) {
    content_check_says (game, words[i].id, "fr", words[i].french);
    content_check_says (game, words[i].id, "en", words[i].english);
  }
}

static void
test_figures (void)
{
  check_words (ark_figures, ARK_N_FIGURES);
}

static void
test_notes (void)
{
  check_words (ark_notes, ARK_N_NOTES);
  for (guint i = 0; i < ARK_N_NOTES; i++) {
    AdcEntry *note = adc_game_lookup (game, ark_notes[i].id);
    const char * const *touches;

    g_assert_true (ADC_IS_RULING (note));
    touches = adc_ruling_get_touches (ADC_RULING (note));
    g_assert_nonnull (touches);
    g_assert_nonnull (touches[0]);
  }
}

/* ------ Examples ------ */

static AdcBlock *
find_example (AdcEntry *rule, const char *title)
{
  GPtrArray *blocks = adc_entry_get_blocks (rule);

  for (guint i = 0; i < blocks->len; i++) {
    AdcBlock *block = blocks->pdata[i];

    if (block->kind == ADC_BLOCK_EXAMPLE && block->text != NULL
        && g_str_equal (adc_text_get_source (block->text), title))
      return block;
  }

  return NULL;
}

static void
test_examples (void)
{
  for (guint i = 0; i < ARK_N_EXAMPLES; i++) {
    const ArkExample *example = &ark_examples[i];
    AdcEntry *rule = adc_game_lookup (game, example->rule);
    AdcBlock *block;
    g_autofree char *text = NULL;

    g_test_message ("%s, “%s”", example->rule, example->title);
    g_assert_nonnull (rule);
    block = find_example (rule, example->title);
    g_assert_nonnull (block);
    text = adc_plain_from_blocks (block->children, game, "fr");
    if (strstr (text, example->outcome) == NULL) {
      g_test_message ("It says “%s”, not “%s”", text, example->outcome);
      g_test_fail ();
    }
  }
}

/* ------ Both languages ------ */

static int
compare_numbers (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(const char * const *) a, *(const char * const *) b);
}

/* The numbers of a text, sorted; those in the ids of its links do not count. */
static char *
numbers_of (const char *markup)
{
  g_autofree char *text = adc_plain_from_markup (markup, game, "fr");
  g_autoptr(GPtrArray) numbers = g_ptr_array_new_with_free_func (g_free);
  const char *c = text;

  while (*c != '\0') {
    const gsize n = strspn (c, "0123456789");

    if (n > 0)
      g_ptr_array_add (numbers, g_strndup (c, n));
    c += MAX (n, 1);
  }
  g_ptr_array_sort (numbers, compare_numbers);
  g_ptr_array_add (numbers, NULL);

  return g_strjoinv (" ", (char **) numbers->pdata);
}

static void
check_numbers (const AdcText *text)
{
  g_autofree char *french = numbers_of (adc_text_get_in (text, "fr"));
  g_autofree char *english = numbers_of (adc_text_get_in (text, "en"));

  if (g_str_equal (french, english))
    return;
  g_test_message ("“%s”: %s, in English %s", adc_text_get_source (text), french, english);
  g_test_fail ();
}

static void
check_block (const AdcBlock *block, gpointer user_data G_GNUC_UNUSED)
{
  check_numbers (block->text);
}

static void
check_steps (GListModel *steps)
{
  for (guint i = 0; i < g_list_model_get_n_items (steps); i++) {
    g_autoptr(AdcStep) step = g_list_model_get_item (steps, i);

    check_numbers (adc_step_get_title_text (step));
    adc_blocks_foreach (adc_step_get_blocks (step), check_block, NULL);
    check_steps (adc_step_get_children (step));
  }
}

static void
test_translation (void)
{
  for (AdcKind kind = 0; kind < ADC_N_KINDS; kind++) {
    GListModel *entries = adc_game_get_entries (game, kind);

    for (guint i = 0; i < g_list_model_get_n_items (entries); i++) {
      g_autoptr(AdcEntry) entry = g_list_model_get_item (entries, i);

      check_numbers (adc_entry_get_title_text (entry));
      adc_blocks_foreach (adc_entry_get_blocks (entry), check_block, NULL);
      if (ADC_IS_SEQUENCE (entry))
        check_steps (adc_sequence_get_steps (ADC_SEQUENCE (entry)));
    }
  }
}

/* All worked examples can be opened, but two that are remarks on words and icons. */
static void
test_shown (void)
{
  static const char * const views[] = { "setup", "rooms", "grid", "purse" };
  GListModel *rules = adc_game_get_entries (game, ADC_KIND_RULE);
  guint n_shown = 0, n_others = 0;

  for (guint i = 0; i < g_list_model_get_n_items (rules); i++) {
    g_autoptr(AdcEntry) rule = g_list_model_get_item (rules, i);
    GPtrArray *blocks = adc_entry_get_blocks (rule);

    for (guint j = 0; j < blocks->len; j++) {
      const AdcBlock *block = blocks->pdata[j];

      if (block->kind != ADC_BLOCK_EXAMPLE)
        continue;
      if (block->shown != NULL)
        g_assert_true (adc_game_has_case (game, block->shown));
      if (block->shown != NULL || block->scenario != NULL)
        n_shown++;
      else
        n_others++;
    }
  }
  g_assert_cmpuint (n_shown, ==, 39);
  g_assert_cmpuint (n_others, ==, 2);

  for (guint i = 0; i < G_N_ELEMENTS (views); i++) {
    g_autofree char *nowhere = g_strconcat (views[i], "/nowhere", NULL);

    g_assert_false (adc_game_has_case (game, nowhere));
  }
}

/* ------ Steps to follow ------ */

static void
test_sequences (void)
{
  static const char * const ids[] = { "sequence-mise-en-place", "sequence-tour",
                                      "sequence-exploration",   "sequence-combat",
                                      "sequence-fin-pioche",    NULL };

  content_check_sequences (game, ids);
}

int
main (int argc, char *argv[])
{
  g_autoptr(AdcLibrary) library = NULL;

  g_test_init (&argc, &argv, NULL);
  library = adc_library_load (NULL);
  game = adc_library_get_game (library, "ark");
  g_assert_nonnull (game);
  g_test_add_func ("/ark-content/cards", test_cards);
  g_test_add_func ("/ark-content/rooms", test_rooms);
  g_test_add_func ("/ark-content/values", test_values);
  g_test_add_func ("/ark-content/beginners-help", test_beginners_help);
  g_test_add_func ("/ark-content/actions", test_actions);
  g_test_add_func ("/ark-content/factions", test_factions);
  g_test_add_func ("/ark-content/pages", test_pages);
  g_test_add_func ("/ark-content/lines", test_lines);
  g_test_add_func ("/ark-content/figures", test_figures);
  g_test_add_func ("/ark-content/notes", test_notes);
  g_test_add_func ("/ark-content/examples", test_examples);
  g_test_add_func ("/ark-content/shown", test_shown);
  g_test_add_func ("/ark-content/translation", test_translation);
  g_test_add_func ("/ark-content/sequences", test_sequences);

  return g_test_run ();
}
