/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-quote-private.h"

#include "adc-reason.h"

#include <glib/gi18n-lib.h>

static void
free_way (gpointer data)
{
  AdcQuoteWay *way = data;

  g_ptr_array_unref (way->reasons);
  g_free (way);
}

void
adc_quote_get_rules (AdcWallet *wallet, guint conversions, AdcPayRules *rules)
{
  AdcPurse *purse = adc_wallet_get_purse (wallet);
  guint position = 0;
  const AdcConversion *exchange = adc_purse_get_exchange (purse, &position);

  *rules = (AdcPayRules){ .n_kinds = adc_purse_get_tokens (purse)->len,
                          .wild = adc_purse_get_wild (purse) };
  if (exchange != NULL && (conversions >> position & 1) != 0) {
    rules->give = exchange->give;
    rules->get = exchange->get;
    rules->give_kinds = exchange->kinds;
  }
}

static guint
get_conversions (AdcWallet *wallet)
{
  guint conversions = 0;

  for (guint i = 0; i < adc_purse_get_conversions (adc_wallet_get_purse (wallet))->len; i++)
    conversions |= adc_wallet_has_conversion (wallet, i) ? 1u << i : 0;

  return conversions;
}

static void
ask (AdcQuestion *self, AdcWallet *wallet)
{
  self->wallet = wallet;
  self->purse = adc_wallet_get_purse (wallet);
  self->costs = g_array_new (FALSE, FALSE, sizeof (AdcPayCost));
  self->lines = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint i = 0; i < adc_wallet_get_n_lines (wallet); i++) {
    const AdcWalletLine *line = adc_wallet_get_line (wallet, i);
    const AdcPayCost cost = { line->count, line->kinds };

    for (guint n = 0; n < line->times; n++) {
      g_array_append_val (self->costs, cost);
      g_array_append_val (self->lines, i);
    }
  }
  self->task.costs = (const AdcPayCost *) self->costs->data;
  self->task.n_costs = self->costs->len;
  self->task.keep = adc_wallet_get_keep (wallet);
  for (guint t = 0; t < adc_purse_get_tokens (self->purse)->len; t++)
    self->task.have[t] = adc_wallet_get_have (wallet, t);
  adc_quote_get_rules (wallet, get_conversions (wallet), &self->task.rules);
}

static void
add_reason (AdcQuote *self, char *label, const char *rule)
{
  g_autofree char *taken = label;

  g_ptr_array_add (self->reasons, adc_reason_new (taken, rule));
}

/* TRUE: something stands in the way, whatever is in the purse. */
static gboolean
check_lines (AdcQuote *self, AdcWallet *wallet)
{
  gboolean is_wrong = FALSE;

  for (guint i = 0; i < adc_wallet_get_n_lines (wallet); i++) {
    const AdcWalletLine *line = adc_wallet_get_line (wallet, i);
    const char *title = adc_quote_get_title (line);
    guint position;

    if (!adc_wallet_line_is_known (line)) {
      /* Translators: what is to be paid for */
      add_reason (self,
                  g_strdup_printf (_("%s: the rulebook does not say what it costs. Type what your "
                                     "board says."),
                                   title),
                  line->price->rule);
      self->verdict = ADC_QUOTE_UNKNOWN;
      is_wrong = TRUE;
    } else if (line->price != NULL && line->price->conversion != NULL &&
               adc_purse_find_conversion (adc_wallet_get_purse (wallet),
                                          line->price->conversion->id, &position) != NULL &&
               !adc_wallet_has_conversion (wallet, position)) {
      /* Translators: what is to be paid for, and the conversion it takes: “2 Os = 1 cylinder” */
      add_reason (self,
                  g_strdup_printf (_("%s: that takes the conversion “%s”, which is off."), title,
                                   adc_text_get (line->price->conversion->title)),
                  line->price->rule);
      if (!is_wrong)
        self->verdict = ADC_QUOTE_NO;
      is_wrong = TRUE;
    }
  }

  return is_wrong;
}

/* Things that are paid in different actions are not paid at once. */
static void
check_actions (AdcQuote *self, AdcWallet *wallet)
{
  g_autoptr(GString) names = g_string_new (NULL);
  g_autoptr(GPtrArray) seen = g_ptr_array_new ();

  for (guint i = 0; i < adc_wallet_get_n_lines (wallet); i++) {
    const AdcPursePrice *price = adc_wallet_get_line (wallet, i)->price;
    AdcEntry *entry = price != NULL && price->during != NULL
                        ? adc_game_lookup (adc_wallet_get_game (wallet), price->during)
                        : NULL;

    if (entry == NULL || g_ptr_array_find (seen, entry, NULL))
      continue;
    g_ptr_array_add (seen, entry);
    g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", adc_entry_get_title (entry));
  }
  if (seen->len > 1)
    /* Translators: the names of actions, separated by commas */
    add_reason (self, g_strdup_printf (_("Not all in one action: %s."), names->str),
                adc_entry_get_id (seen->pdata[0]));
}

/* Somebody may have a conversion and not have said so. */
static void
check_exchange (AdcQuote *self, const AdcQuestion *question)
{
  const AdcConversion *exchange = adc_purse_get_exchange (question->purse, NULL);
  AdcPayTask task = question->task;
  g_autoptr(AdcPayResult) result = NULL;

  if (exchange == NULL || task.rules.give > 0)
    return;

  adc_quote_get_rules (question->wallet, ~0u, &task.rules);
  result = adc_pay_find (&task);
  if (result->ways->len > 0)
    /* Translators: a conversion: “3 identical resources = 2 Mt” */
    add_reason (self,
                g_strdup_printf (_("With the conversion “%s” it could be paid: switch it on if you "
                                   "have it."),
                                 adc_text_get (exchange->title)),
                exchange->rule);
}

static void
add_way (AdcQuote *self, const AdcQuestion *question, const AdcPayWay *way)
{
  AdcQuoteWay *quoted = g_new0 (AdcQuoteWay, 1);

  quoted->way = way;
  for (guint t = 0; t < question->task.rules.n_kinds; t++)
    quoted->n_exchanges += way->exchanges[t];
  quoted->reasons = adc_quote_explain_way (question, way);
  g_ptr_array_add (self->ways, quoted);
}

static void
answer (AdcQuote *self, const AdcQuestion *question)
{
  self->result = adc_pay_find (&question->task);
  if (self->result->is_too_much) {
    self->verdict = ADC_QUOTE_TOO_MUCH;
    add_reason (self, g_strdup (_("There are too many ways to choose the kinds for that much at "
                                  "once. Pay part of it first.")),
                NULL);
    return;
  }

  for (guint i = 0; i < self->result->ways->len; i++)
    add_way (self, question, self->result->ways->pdata[i]);
  if (self->ways->len == 0) {
    self->verdict = ADC_QUOTE_NO;
    adc_quote_explain_missing (self->reasons, question, self->result);
    check_exchange (self, question);
  } else {
    self->verdict = question->task.n_costs > 0 || question->task.keep > 0 ? ADC_QUOTE_YES
                                                                         : ADC_QUOTE_NOTHING;
  }
}

static char *
dup_headline (const AdcQuote *self)
{
  switch (self->verdict) {
  case ADC_QUOTE_NOTHING:
    return g_strdup (_("Nothing to pay"));
  case ADC_QUOTE_YES:
    return g_strdup (_("Yes, it can be paid"));
  case ADC_QUOTE_UNKNOWN:
    return g_strdup (_("Not yet known: a price is missing"));
  case ADC_QUOTE_TOO_MUCH:
    return g_strdup (_("Too much at once"));
  case ADC_QUOTE_NO:
  default:
    return g_strdup (_("No, it cannot be paid"));
  }
}

AdcQuote *
adc_quote_new (AdcWallet *wallet)
{
  AdcQuote *self = g_new0 (AdcQuote, 1);
  AdcQuestion question = { 0 };

  g_return_val_if_fail (ADC_IS_WALLET (wallet), self);

  self->ways = g_ptr_array_new_with_free_func (free_way);
  self->reasons = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_reason_free);
  ask (&question, wallet);
  if (!check_lines (self, wallet))
    answer (self, &question);
  check_actions (self, wallet);
  self->headline = dup_headline (self);
  g_array_unref (question.costs);
  g_array_unref (question.lines);

  return self;
}

void
adc_quote_free (AdcQuote *self)
{
  if (self == NULL)
    return;

  g_clear_pointer (&self->ways, g_ptr_array_unref);
  g_clear_pointer (&self->reasons, g_ptr_array_unref);
  adc_pay_result_free (self->result);
  g_free (self->headline);
  g_free (self);
}
