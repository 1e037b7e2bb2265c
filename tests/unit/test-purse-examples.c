/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rulebook's payments, as Ark: Awakening ships them, and what it says comes of them. */

#include "adc-language.h"
#include "adc-quote.h"
#include "adc-reason.h"
#include "shipped.h"

static guint
get (const char *token, const guint *counts)
{
  const int position = adc_purse_find_token (adc_game_get_purse (shipped_get_game ()), token);

  g_assert_cmpint (position, >=, 0);
  return counts[position];
}

static AdcWallet *
open_case (const char *id)
{
  AdcWallet *wallet = adc_wallet_new (shipped_get_game ());

  g_assert_true (adc_wallet_open_case (wallet, id));
  return wallet;
}

static void
assert_says (GPtrArray *reasons, const char *text, const char *rule)
{
  for (guint i = 0; i < reasons->len; i++) {
    const AdcReason *reason = reasons->pdata[i];

    if (g_str_equal (reason->label, text)) {
      g_assert_cmpstr (reason->rule, ==, rule);
      return;
    }
  }
  for (guint i = 0; i < reasons->len; i++)
    g_test_message ("%s", ((const AdcReason *) reasons->pdata[i])->label);
  g_error ("nothing says “%s”", text);
}

/* What the data say comes out, and what follows them leads to it. */
static void
test_all (void)
{
  AdcPurse *purse = adc_game_get_purse (shipped_get_game ());
  GPtrArray *cases = adc_purse_get_cases (purse);

  g_assert_cmpuint (cases->len, ==, 11);
  for (guint i = 0; i < cases->len; i++) {
    const AdcPurseCase *example = cases->pdata[i];
    g_autoptr(AdcWallet) wallet = open_case (example->id);
    g_autoptr(AdcQuote) quote = adc_quote_new (wallet);

    g_test_message ("%s", example->id);
    g_assert_nonnull (example->summary);
    g_assert_nonnull (adc_game_lookup (shipped_get_game (), example->rule));
    g_assert_cmpint (quote->verdict, ==, example->is_refused ? ADC_QUOTE_NO : ADC_QUOTE_YES);
    if (example->is_refused) {
      g_assert_cmpuint (get ("mt", quote->result->missing), ==, example->n_missing);
    } else {
      const AdcQuoteWay *best = quote->ways->pdata[0];

      for (guint t = 0; t < adc_purse_get_tokens (purse)->len; t++)
        g_assert_cmpuint (best->way->left[t], ==, example->left[t]);
    }
  }
}

/* A16: 5 Os/Di. Valid: 5 Os; 5 Di; 2 Di + 3 Mt. Not valid: 2 Di + 3 Os. */
static void
test_choice (void)
{
  g_autoptr(AdcWallet) wallet = open_case ("cinq-os-di-choix");
  g_autoptr(AdcQuote) both = adc_quote_new (wallet);
  g_autoptr(AdcWallet) poor = open_case ("cinq-os-di");
  g_autoptr(AdcQuote) filled = adc_quote_new (poor);
  g_autoptr(AdcWallet) mixed = open_case ("cinq-os-di-melange");
  g_autoptr(AdcQuote) refused = adc_quote_new (mixed);

  g_assert_cmpuint (both->ways->len, ==, 2);
  assert_says (((AdcQuoteWay *) both->ways->pdata[0])->reasons, "A cost of your own: pay 5 Os",
               "regle-depenser");
  assert_says (((AdcQuoteWay *) both->ways->pdata[1])->reasons, "A cost of your own: pay 5 Di",
               "regle-depenser");
  g_assert_cmpuint (filled->ways->len, ==, 1);
  assert_says (((AdcQuoteWay *) filled->ways->pdata[0])->reasons,
               "A cost of your own: pay 2 Di + 3 Mt", "regle-depenser");
  assert_says (((AdcQuoteWay *) filled->ways->pdata[0])->reasons, "Left: nothing", NULL);
  g_assert_cmpuint (get ("di", refused->result->missing), ==, 3);
  g_assert_cmpuint (get ("os", refused->result->missing), ==, 2);
  g_assert_cmpuint (get ("ti", refused->result->missing), ==, ADC_PAY_NEVER);
  assert_says (refused->reasons, "At least 2 tokens are missing.", "regle-depenser");
  assert_says (refused->reasons, "2 more Os would be enough.", NULL);
  assert_says (refused->reasons, "No number of Ti would be enough.", NULL);
}

/* A18 and A19: 8 Bt and 4 Ti, by the engine and by hand. */
static void
test_conversions (void)
{
  AdcPurse *purse = adc_game_get_purse (shipped_get_game ());
  const guint bt = (guint) adc_purse_find_token (purse, "bt");
  const guint ti = (guint) adc_purse_find_token (purse, "ti");
  const guint mt = (guint) adc_purse_get_wild (purse);
  g_autoptr(AdcWallet) wallet = open_case ("trois-conversions");
  g_autoptr(AdcQuote) quote = adc_quote_new (wallet);
  const AdcQuoteWay *best = quote->ways->pdata[0];
  guint n_plain, n_wild;

  g_assert_cmpuint (best->n_exchanges, ==, 3);
  assert_says (best->reasons, "Convert 3 Bt → 2 Mt, 2 times", "regle-conversions");
  assert_says (best->reasons, "Convert 3 Ti → 2 Mt", "regle-conversions");
  assert_says (best->reasons, "Left: 2 Bt, 1 Ti, 6 Mt", NULL);

  g_assert_true (adc_wallet_exchange (wallet, bt));
  g_assert_true (adc_wallet_exchange (wallet, bt));
  g_assert_true (adc_wallet_exchange (wallet, ti));
  g_assert_cmpuint (adc_wallet_get_have (wallet, bt), ==, 2);
  g_assert_cmpuint (adc_wallet_get_have (wallet, ti), ==, 1);
  g_assert_cmpuint (adc_wallet_get_have (wallet, mt), ==, 6);
  g_assert_true (adc_wallet_can_exchange (wallet, bt, &n_plain, &n_wild));
  g_assert_cmpuint (n_plain, ==, 2);
  g_assert_cmpuint (n_wild, ==, 1);
  g_assert_true (adc_wallet_exchange (wallet, bt));
  g_assert_cmpuint (adc_wallet_get_have (wallet, bt), ==, 0);
  g_assert_cmpuint (adc_wallet_get_have (wallet, mt), ==, 7);
  g_assert_false (adc_wallet_exchange (wallet, bt)); /* wildcards alone are given by nobody */
}

/* A20: each waking is paid for itself; nothing of the rest is put together. */
static void
test_waking (void)
{
  g_autoptr(AdcWallet) wallet = open_case ("reveils-et-soin");
  g_autoptr(AdcQuote) quote = adc_quote_new (wallet);
  const AdcQuoteWay *best = quote->ways->pdata[0];

  g_assert_cmpuint (quote->ways->len, ==, 1);
  assert_says (best->reasons, "Wake a unit: pay 5 Bt", "regle-stase");
  assert_says (best->reasons, "Wake a unit: pay 5 Ti", "regle-stase");
  assert_says (best->reasons, "Heal a unit: pay 1 Bt", "regle-stase");
  adc_wallet_pay (wallet, best->way);
  adc_wallet_add_price (wallet, "prix-reveil");
  {
    g_autoptr(AdcQuote) third = adc_quote_new (wallet);

    g_assert_cmpint (third->verdict, ==, ADC_QUOTE_NO);
    assert_says (third->reasons, "2 more Mt would be enough.", NULL);
    assert_says (third->reasons, "2 more Bt would be enough.", NULL);
    assert_says (third->reasons, "3 more Ti would be enough.", NULL);
  }
}

/* A22 and A23, and what is paid in another action. */
static void
test_cubes (void)
{
  g_autoptr(AdcWallet) wallet = open_case ("deux-cubes");
  g_autoptr(AdcQuote) quote = adc_quote_new (wallet);
  g_autoptr(AdcQuote) both = NULL;

  assert_says (((AdcQuoteWay *) quote->ways->pdata[0])->reasons, "Cube, factory: free",
               "regle-ingenierie");
  g_assert_cmpuint (quote->reasons->len, ==, 0);
  adc_wallet_set_have (wallet, 2, 1);
  adc_wallet_add_price (wallet, "prix-soin");
  both = adc_quote_new (wallet);
  g_assert_cmpint (both->verdict, ==, ADC_QUOTE_YES);
  g_assert_cmpuint (both->reasons->len, ==, 1);
  g_assert_true (g_str_has_prefix (((AdcReason *) both->reasons->pdata[0])->label,
                                   "Not all in one action: "));
}

/* The conversion for cylinders is one that has to be had. */
static void
test_cylinders (void)
{
  AdcPurse *purse = adc_game_get_purse (shipped_get_game ());
  g_autoptr(AdcWallet) wallet = open_case ("cylindres-en-plus");
  g_autoptr(AdcQuote) quote = adc_quote_new (wallet);
  g_autoptr(AdcQuote) off = NULL;
  guint position;

  assert_says (((AdcQuoteWay *) quote->ways->pdata[0])->reasons,
               "Move one more cylinder: pay 1 Os + 1 Mt", "regle-conversions");
  g_assert_nonnull (adc_purse_find_conversion (purse, "conversion-cylindre", &position));
  adc_wallet_set_conversion (wallet, position, FALSE);
  off = adc_quote_new (wallet);
  g_assert_cmpint (off->verdict, ==, ADC_QUOTE_NO);
  assert_says (off->reasons,
               "Move one more cylinder: that takes the conversion “2 Os = 1 more cylinder”, which "
               "is off.",
               "regle-conversions");
}

/* Two wildcards to begin with, and nothing that nobody has established. */
static void
test_data (void)
{
  AdcPurse *purse = adc_game_get_purse (shipped_get_game ());
  g_autoptr(AdcWallet) wallet = adc_wallet_new (shipped_get_game ());
  guint n_unknown = 0;

  for (guint t = 0; t < 5; t++) {
    const AdcPurseToken *token = adc_purse_get_token (purse, t);

    g_assert_cmpuint (adc_wallet_get_have (wallet, t), ==, token->is_wild ? 2 : 0);
    g_assert_nonnull (adc_game_lookup (shipped_get_game (), token->rule));
  }
  for (guint i = 0; i < adc_purse_get_prices (purse)->len; i++) {
    const AdcPursePrice *price = adc_purse_get_prices (purse)->pdata[i];

    g_assert_nonnull (adc_game_lookup (shipped_get_game (), price->rule));
    g_assert_nonnull (adc_game_lookup (shipped_get_game (), price->during));
    n_unknown += !price->is_known;
  }
  g_assert_cmpuint (n_unknown, ==, 5);
  g_assert_false (adc_wallet_has_conversion (wallet, 0)); /* where they come from is not said */
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  adc_language_set_current ("en");
  shipped_load ("ark");
  g_test_add_func ("/purse-examples/all", test_all);
  g_test_add_func ("/purse-examples/choice", test_choice);
  g_test_add_func ("/purse-examples/conversions", test_conversions);
  g_test_add_func ("/purse-examples/waking", test_waking);
  g_test_add_func ("/purse-examples/cubes", test_cubes);
  g_test_add_func ("/purse-examples/cylinders", test_cylinders);
  g_test_add_func ("/purse-examples/data", test_data);
  status = g_test_run ();
  shipped_unload ();
  return status;
}
