/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a player has and wants to pay, for a game of the tests' own; and what can be wrong with
 * its data. */

#include "adc-game-loader.h"
#include "adc-language.h"
#include "adc-library-loader.h"
#include "adc-quote.h"
#include "adc-reason.h"
#include "adc-test-game.h"

#define TITLE(text) "<title>" text "</title>"
#define TOKEN(id, sign, more) \
  "<resource id=\"" id "\" sign=\"" sign "\" colour=\"#336699\" " more ">" TITLE (id) "</resource>"
#define TOKENS \
  TOKEN ("gold", "G", "start=\"3\"") TOKEN ("iron", "I", "") TOKEN ("star", "S", "wild=\"true\"")
#define EXCHANGE(of, give, get) \
  "<conversion id=\"melt\" rule=\"pay\">" TITLE ("Melt") \
  "<give count=\"" give "\" of=\"" of "\"/><get count=\"" get "\"/></conversion>"
#define PRICES \
  "<price id=\"wall\" rule=\"pay\" during=\"build\">" TITLE ("Wall") \
  "<cost count=\"4\" of=\"gold iron\"/></price>" \
  "<price id=\"gate\" rule=\"pay\" during=\"trade\">" TITLE ("Gate") "</price>" \
  "<price id=\"path\" basis=\"example\">" TITLE ("Path") "<free/></price>"

#define PURSE(parts) "<purse rule=\"pay\">" parts "</purse>"
#define CASE(parts) "<case id=\"one\">" TITLE ("One") parts "</case>"

/* The purse stands on line 6. */
static AdcTestGame *
create_game (const char *purse)
{
  AdcTestGame *files = adc_test_game_new ();
  g_autofree char *game = g_strconcat ("<?xml version=\"1.0\"?>\n"
                                       "<game format=\"1\" id=\"tiny\" xml:lang=\"en\">\n"
                                       TITLE ("Tiny") "\n"
                                       "<players min=\"1\" max=\"2\"/>\n"
                                       "<source id=\"book\">" TITLE ("Book") "</source>\n",
                                       purse, "\n</game>\n", NULL);

  adc_test_game_write (files, "game.xml", game);
  adc_test_game_write (files, "entries.xml",
                       "<?xml version=\"1.0\"?>\n"
                       "<entries format=\"1\" game=\"tiny\" xml:lang=\"en\">"
                       "<rule id=\"pay\" page=\"1\">" TITLE ("Paying") "</rule>"
                       "<rule id=\"build\" page=\"1\">" TITLE ("Building") "</rule>"
                       "<rule id=\"trade\" page=\"1\">" TITLE ("Trading") "</rule></entries>\n");

  return files;
}

typedef struct {
  AdcTestGame *files;
  AdcGame     *game;
  AdcWallet   *wallet;
  guint        n_changes;
} Fixture;

static void
changed_cb (Fixture *fixture)
{
  fixture->n_changes++;
}

static void
set_up (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(GPtrArray) problems =
    g_ptr_array_new_with_free_func ((GDestroyNotify) adc_problem_free);
  g_autofree char *path = adc_dup_data_path ("schemas", "game.rng", NULL);
  g_autoptr(AdcSchema) schema = adc_schema_load (path, NULL);

  fixture->files = create_game (PURSE (TOKENS EXCHANGE ("gold iron", "3", "2") PRICES));
  fixture->game = adc_game_load (fixture->files->folder, schema, problems);
  g_assert_nonnull (fixture->game);
  fixture->wallet = adc_wallet_new (fixture->game);
  g_signal_connect_swapped (fixture->wallet, "changed", G_CALLBACK (changed_cb), fixture);
}

static void
tear_down (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_assert_finalize_object (fixture->wallet);
  g_clear_object (&fixture->game);
  adc_test_game_free (fixture->files);
}

static void
assert_says (GPtrArray *reasons, guint position, const char *text)
{
  g_assert_cmpuint (position, <, reasons->len);
  g_assert_cmpstr (((const AdcReason *) reasons->pdata[position])->label, ==, text);
}

static void
test_steps (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  AdcWallet *wallet = fixture->wallet;

  g_assert_cmpuint (adc_wallet_get_have (wallet, 0), ==, 3); /* what one begins with */
  g_assert_false (adc_wallet_commit (wallet));
  adc_wallet_set_have (wallet, 1, 2000);
  g_assert_true (adc_wallet_commit (wallet));
  g_assert_cmpuint (adc_wallet_get_have (wallet, 1), ==, ADC_PURSE_MAX_COUNT);
  g_assert_true (adc_wallet_add_price (wallet, "wall"));
  g_assert_true (adc_wallet_add_price (wallet, "wall"));
  g_assert_true (adc_wallet_add_cost (wallet, 2, 0x3));
  g_assert_true (adc_wallet_commit (wallet));
  g_assert_cmpuint (adc_wallet_get_n_lines (wallet), ==, 2);
  g_assert_cmpuint (adc_wallet_get_line (wallet, 0)->times, ==, 2);
  adc_wallet_undo (wallet);
  g_assert_cmpuint (adc_wallet_get_n_lines (wallet), ==, 0);
  g_assert_cmpuint (adc_wallet_get_have (wallet, 1), ==, ADC_PURSE_MAX_COUNT);
  adc_wallet_redo (wallet);
  g_assert_cmpuint (adc_wallet_get_n_lines (wallet), ==, 2);
  g_assert_false (adc_wallet_can_redo (wallet));
  g_assert_cmpuint (fixture->n_changes, ==, 4);
}

static void
test_refused (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  AdcWallet *wallet = fixture->wallet;

  g_assert_false (adc_wallet_add_price (wallet, "tower"));
  g_assert_false (adc_wallet_add_cost (wallet, 0, 0x1));
  g_assert_false (adc_wallet_add_cost (wallet, 1, 0));
  g_assert_false (adc_wallet_add_cost (wallet, 1, 0x8));
  g_assert_false (adc_wallet_add_cost (wallet, 1000, 0x1));
  g_assert_false (adc_wallet_set_times (wallet, 0, 1));
  g_assert_true (adc_wallet_add_price (wallet, "wall"));
  g_assert_false (adc_wallet_set_times (wallet, 0, 100));
  g_assert_false (adc_wallet_set_cost (wallet, 0, 1, 0x1)); /* everybody knows it */
  g_assert_false (adc_wallet_open_case (wallet, "nowhere"));
  g_assert_false (adc_wallet_exchange (wallet, 0)); /* he does not have it */
  while (adc_wallet_get_n_lines (wallet) < ADC_WALLET_MAX_LINES)
    g_assert_true (adc_wallet_add_cost (wallet, 1, 0x1));
  g_assert_false (adc_wallet_add_cost (wallet, 1, 0x1));
  g_assert_true (adc_wallet_set_times (wallet, 0, 0));
  g_assert_cmpuint (adc_wallet_get_n_lines (wallet), ==, ADC_WALLET_MAX_LINES - 1);
}

/* What nobody knows is asked for, and kept once it is typed. */
static void
test_unknown (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  AdcWallet *wallet = fixture->wallet;
  g_autoptr(AdcQuote) unknown = NULL;
  g_autoptr(AdcQuote) known = NULL;
  g_autofree char *cost = NULL;

  adc_wallet_add_price (wallet, "gate");
  cost = adc_quote_dup_line_cost (adc_wallet_get_purse (wallet), adc_wallet_get_line (wallet, 0));
  g_assert_cmpstr (cost, ==, "?");
  unknown = adc_quote_new (wallet);
  g_assert_cmpint (unknown->verdict, ==, ADC_QUOTE_UNKNOWN);
  assert_says (unknown->reasons, 0,
               "Gate: the rulebook does not say what it costs. Type what your board says.");
  g_assert_true (adc_wallet_set_cost (wallet, 0, 2, 0)); /* half of it */
  g_assert_false (adc_wallet_line_is_known (adc_wallet_get_line (wallet, 0)));
  g_assert_true (adc_wallet_set_cost (wallet, 0, 2, 0x1));
  known = adc_quote_new (wallet);
  g_assert_cmpint (known->verdict, ==, ADC_QUOTE_YES);
  assert_says (((AdcQuoteWay *) known->ways->pdata[0])->reasons, 0, "Gate: pay 2 G");
  adc_wallet_clear (wallet);
  adc_wallet_commit (wallet);
  adc_wallet_add_price (wallet, "gate");
  g_assert_cmpuint (adc_wallet_get_line (wallet, 0)->count, ==, 2);
}

static void
test_words (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  AdcWallet *wallet = fixture->wallet;
  g_autoptr(AdcQuote) nothing = adc_quote_new (wallet);
  g_autoptr(AdcQuote) no = NULL;
  g_autoptr(AdcQuote) yes = NULL;
  g_autoptr(AdcQuote) apart = NULL;
  g_autoptr(AdcQuote) too_much = NULL;

  g_assert_cmpint (nothing->verdict, ==, ADC_QUOTE_NOTHING);
  g_assert_cmpstr (nothing->headline, ==, "Nothing to pay");
  adc_wallet_add_price (wallet, "wall");
  adc_wallet_set_have (wallet, 1, 3);
  no = adc_quote_new (wallet);
  g_assert_cmpint (no->verdict, ==, ADC_QUOTE_NO);
  assert_says (no->reasons, 0, "At least 1 token is missing.");
  assert_says (no->reasons, 1, "1 more S would be enough.");
  assert_says (no->reasons, 4,
               "With the conversion “Melt” it could be paid: switch it on if you have it.");
  adc_wallet_set_conversion (wallet, 0, TRUE);
  yes = adc_quote_new (wallet);
  g_assert_cmpint (yes->verdict, ==, ADC_QUOTE_YES);
  assert_says (((AdcQuoteWay *) yes->ways->pdata[0])->reasons, 0, "Convert 3 I → 2 S");
  assert_says (((AdcQuoteWay *) yes->ways->pdata[0])->reasons, 1, "Wall: pay 3 G + 1 S");
  assert_says (((AdcQuoteWay *) yes->ways->pdata[0])->reasons, 2, "Left: 1 S");
  adc_wallet_add_price (wallet, "gate");
  adc_wallet_set_cost (wallet, 1, 1, 0x4);
  apart = adc_quote_new (wallet);
  g_assert_cmpint (apart->verdict, ==, ADC_QUOTE_YES);
  assert_says (apart->reasons, 0, "Not all in one action: Building, Trading.");
  adc_wallet_clear (wallet);
  for (guint i = 0; i < 20; i++)
    adc_wallet_add_cost (wallet, 1u << (i / 2), 0x3);
  for (guint i = 0; i < 20; i++)
    adc_wallet_set_times (wallet, i, 99);
  too_much = adc_quote_new (wallet);
  g_assert_cmpint (too_much->verdict, ==, ADC_QUOTE_TOO_MUCH);
}

/* What is kept comes back, and what is none of ours changes nothing. */
static void
test_state (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  AdcWallet *wallet = fixture->wallet;
  g_autoptr(AdcWallet) other = adc_wallet_new (fixture->game);
  g_autoptr(GVariant) wrong = g_variant_ref_sink (g_variant_new_string ("purse"));
  g_autoptr(GVariant) strange = g_variant_ref_sink (g_variant_new_parsed (
    "({'gold': uint32 5000, 'mud': 3}, uint32 2000, ['melt', 'burn'],"
    " [('wall', uint32 500, uint32 9, ['mud']), ('tower', 1, 1, ['gold']),"
    " ('', 1, 3, ['mud']), ('', 0, 3, ['gold'])],"
    " {'wall': (uint32 1, ['gold']), 'gate': (uint32 7, ['iron'])})"));

  adc_wallet_set_have (wallet, 2, 7);
  adc_wallet_set_keep (wallet, 3);
  adc_wallet_set_conversion (wallet, 0, TRUE);
  adc_wallet_add_price (wallet, "gate");
  adc_wallet_set_cost (wallet, 0, 4, 0x2);
  adc_wallet_set_times (wallet, 0, 3);
  adc_wallet_add_cost (wallet, 2, 0x5);
  adc_wallet_commit (wallet);
  g_assert_true (adc_wallet_restore (other, adc_wallet_get_state (wallet)));
  g_assert_true (g_variant_equal (adc_wallet_get_state (other), adc_wallet_get_state (wallet)));
  g_assert_false (adc_wallet_can_undo (other));
  g_assert_false (adc_wallet_restore (other, wrong));
  g_assert_cmpuint (adc_wallet_get_keep (other), ==, 3);

  g_assert_true (adc_wallet_restore (other, strange));
  g_assert_cmpuint (adc_wallet_get_have (other, 0), ==, ADC_PURSE_MAX_COUNT);
  g_assert_cmpuint (adc_wallet_get_keep (other), ==, ADC_PURSE_MAX_COUNT);
  g_assert_true (adc_wallet_has_conversion (other, 0));
  g_assert_cmpuint (adc_wallet_get_n_lines (other), ==, 2);
  g_assert_cmpuint (adc_wallet_get_line (other, 0)->times, ==, ADC_WALLET_MAX_TIMES);
  g_assert_cmpuint (adc_wallet_get_line (other, 0)->count, ==, 4); /* the game's */
  g_assert_cmpuint (adc_wallet_get_line (other, 1)->times, ==, 1);
}

typedef struct {
  const char *name;
  const char *purse;
  const char *wanted; /* all that is said */
} Fault;

static const Fault faults[] = {
  { "sound", PURSE (TOKENS EXCHANGE ("any", "3", "2") PRICES), "" },
  { "token-twice", PURSE (TOKEN ("gold", "G", "") TOKEN ("gold", "H", "")),
    "game.xml:6: the resource “gold” stands twice\n" },
  { "two-wildcards",
    PURSE (TOKEN ("gold", "G", "wild=\"true\"") TOKEN ("iron", "I", "wild=\"true\"")),
    "game.xml:6: there is another wildcard already\n" },
  { "no-wildcard", PURSE (TOKEN ("gold", "G", "") EXCHANGE ("gold", "3", "2")),
    "game.xml:6: a conversion gives wildcards, and there are none\n" },
  { "gives-more", PURSE (TOKENS EXCHANGE ("gold", "2", "2")),
    "game.xml:6: a conversion must give less than it takes\n" },
  { "conversion-twice", PURSE (TOKENS EXCHANGE ("gold", "3", "2") EXCHANGE ("iron", "3", "2")),
    "game.xml:6: there is another conversion for wildcards already\n"
    "game.xml:6: the conversion “melt” stands twice\n" },
  { "unknown-token", PURSE (TOKENS EXCHANGE ("gold mud", "3", "2")),
    "game.xml:6: there is no resource “mud”\n" },
  { "price-twice", PURSE (TOKENS PRICES PRICES),
    "game.xml:6: the price “wall” stands twice\n"
    "game.xml:6: the price “gate” stands twice\n"
    "game.xml:6: the price “path” stands twice\n" },
  { "unknown-rule", PURSE (TOKEN ("gold", "G", "rule=\"nowhere\"")),
    "game.xml:6: nothing in this game has the id “nowhere”\n" },
  { "unknown-price", PURSE (TOKENS CASE ("<want price=\"tower\"/>")),
    "game.xml:6: there is no price “tower”\n" },
  { "unknown-conversion", PURSE (TOKENS CASE ("<with conversion=\"burn\"/>")),
    "game.xml:6: there is no conversion “burn”\n" },
  { "unknown-amount", PURSE (TOKENS CASE ("<have of=\"mud\" count=\"2\"/>")),
    "game.xml:6: there is no resource “mud”\n" },
  { "keeps-nothing", PURSE (TOKEN ("gold", "G", "") CASE ("<keep count=\"2\"/>")),
    "game.xml:6: only wildcards can be kept, and there are none\n" },
  { "case-twice", PURSE (TOKENS CASE ("") CASE ("")),
    "game.xml:6: the example “one” stands twice\n" },
};

static void
test_fault (gconstpointer data)
{
  const Fault *fault = data;
  g_autoptr(AdcTestGame) files = create_game (fault->purse);
  g_autoptr(GPtrArray) problems = adc_validate_path (files->folder);
  g_autoptr(GString) said = g_string_new (NULL);

  for (guint i = 0; i < problems->len; i++) {
    const AdcProblem *problem = problems->pdata[i];
    g_autofree char *name = g_path_get_basename (problem->file);

    g_string_append_printf (said, "%s:%d: %s\n", name, problem->line, problem->message);
  }
  g_assert_cmpstr (said->str, ==, fault->wanted);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  adc_language_set_current ("en");
#define ADD(name, function) \
  g_test_add ("/purse/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("steps", test_steps);
  ADD ("refused", test_refused);
  ADD ("unknown", test_unknown);
  ADD ("words", test_words);
  ADD ("state", test_state);
#undef ADD
  for (guint i = 0; i < G_N_ELEMENTS (faults); i++) {
    g_autofree char *path = g_strconcat ("/purse/faults/", faults[i].name, NULL);

    g_test_add_data_func (path, &faults[i], test_fault);
  }
  return g_test_run ();
}
