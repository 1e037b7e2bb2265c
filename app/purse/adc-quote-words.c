/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-quote-private.h"

#include "adc-reason.h"

#include <glib/gi18n-lib.h>

/* Takes what is said. */
static void
add (GPtrArray *reasons, char *label, const char *rule)
{
  g_autofree char *taken = label;

  g_ptr_array_add (reasons, adc_reason_new (taken, rule));
}

char *
adc_quote_dup_cost (AdcPurse *purse, guint count, guint kinds)
{
  const int wild = adc_purse_get_wild (purse);
  const guint plain = adc_purse_get_all_kinds (purse) & ~(wild >= 0 ? 1u << wild : 0);
  g_autoptr(GString) signs = g_string_new (NULL);

  if (count == 0)
    return g_strdup (_("free"));
  if ((kinds & plain) == plain && (plain & (plain - 1)) != 0)
    /* Translators: a price: so many tokens, all of the same kind, whichever it is */
    return g_strdup_printf (_("%u of any one kind"), count);

  for (guint t = 0; t < adc_purse_get_tokens (purse)->len; t++)
    if ((kinds >> t & 1) != 0)
      g_string_append_printf (signs, "%s%s", signs->len > 0 ? "/" : "",
                              adc_purse_get_token (purse, t)->sign);
  /* Translators: a number of tokens and the letters on them: “5 Os/Di”; no break between them */
  return g_strdup_printf (_("%u %s"), count, signs->str);
}

char *
adc_quote_dup_sum (AdcPurse *purse, const guint *counts)
{
  g_autoptr(GString) text = g_string_new (NULL);

  for (guint t = 0; t < adc_purse_get_tokens (purse)->len; t++) {
    g_autofree char *cost = NULL;

    if (counts[t] == 0)
      continue;
    cost = g_strdup_printf (_("%u %s"), counts[t], adc_purse_get_token (purse, t)->sign);
    g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", cost);
  }

  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : g_strdup (_("nothing"));
}

char *
adc_quote_dup_given (AdcPurse *purse, guint token, guint n_plain, guint n_wild)
{
  const int wild = adc_purse_get_wild (purse);
  g_autofree char *plain = g_strdup_printf (_("%u %s"), n_plain,
                                            adc_purse_get_token (purse, token)->sign);
  g_autofree char *filled = NULL;

  if (n_wild == 0)
    return g_steal_pointer (&plain);

  filled = g_strdup_printf (_("%u %s"), n_wild, adc_purse_get_token (purse, (guint) wild)->sign);
  /* Translators: tokens of two kinds that are given together: “2 Bt + 1 Mt” */
  return n_plain == 0 ? g_steal_pointer (&filled) : g_strdup_printf (_("%s + %s"), plain, filled);
}

const char *
adc_quote_get_title (const AdcWalletLine *line)
{
  return line->price != NULL ? adc_text_get (line->price->title) : _("A cost of your own");
}

char *
adc_quote_dup_line_cost (AdcPurse *purse, const AdcWalletLine *line)
{
  return adc_wallet_line_is_known (line) ? adc_quote_dup_cost (purse, line->count, line->kinds)
                                         : g_strdup ("?");
}

static void
explain_exchange (GPtrArray *reasons, const AdcQuestion *question, const AdcPayStep *step)
{
  const AdcConversion *exchange = adc_purse_get_exchange (question->purse, NULL);
  const AdcPurseToken *wild =
    adc_purse_get_token (question->purse, (guint) question->task.rules.wild);
  g_autofree char *given =
    adc_quote_dup_given (question->purse, step->kind, step->n_plain, step->n_wild);
  g_autofree char *got = g_strdup_printf (_("%u %s"), exchange->get, wild->sign);

  if (step->times > 1)
    /* Translators: tokens given (“3 Bt”) and got (“2 Mt”), and how often */
    add (reasons,
         g_strdup_printf (ngettext ("Convert %s → %s, %u time", "Convert %s → %s, %u times",
                                    step->times),
                          given, got, step->times),
         exchange->rule);
  else
    /* Translators: tokens given (“2 Bt + 1 Mt”) and got (“2 Mt”) */
    add (reasons, g_strdup_printf (_("Convert %s → %s"), given, got), exchange->rule);
}

/* Payments for the same thing with the same tokens are one line. */
static void
explain_payment (GPtrArray *reasons, const AdcQuestion *question, const AdcPayStep *step,
                 guint times)
{
  const AdcWalletLine *line = adc_wallet_get_line (
    question->wallet, g_array_index (question->lines, guint, step->cost));
  const char *rule = line->price != NULL && line->price->rule != NULL
                       ? line->price->rule
                       : adc_purse_get_rule (question->purse);
  const char *title = adc_quote_get_title (line);
  g_autofree char *given =
    adc_quote_dup_given (question->purse, step->kind, step->n_plain, step->n_wild);

  if (step->n_plain + step->n_wild == 0)
    /* Translators: what costs nothing */
    add (reasons, g_strdup_printf (_("%s: free"), title), rule);
  else if (times > 1)
    /* Translators: what is paid, with which tokens (“2 Di + 3 Mt”), and how often */
    add (reasons,
         g_strdup_printf (ngettext ("%s: pay %s, %u time", "%s: pay %s, %u times", times), title,
                          given, times),
         rule);
  else
    /* Translators: what is paid, and with which tokens: “2 Di + 3 Mt” */
    add (reasons, g_strdup_printf (_("%s: pay %s"), title, given), rule);
}

static gboolean
is_alike (const AdcQuestion *question, const AdcPayStep *one, const AdcPayStep *other)
{
  return !one->is_exchange && !other->is_exchange && one->kind == other->kind &&
         one->n_plain == other->n_plain && one->n_wild == other->n_wild &&
         g_array_index (question->lines, guint, one->cost) ==
           g_array_index (question->lines, guint, other->cost);
}

GPtrArray *
adc_quote_explain_way (const AdcQuestion *question, const AdcPayWay *way)
{
  GPtrArray *reasons = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_reason_free);
  g_autoptr(GArray) steps = adc_pay_list_steps (&question->task, way);
  g_autofree char *left = adc_quote_dup_sum (question->purse, way->left);

  for (guint i = 0; i < steps->len; i++) {
    const AdcPayStep *step = &g_array_index (steps, AdcPayStep, i);
    guint times = 1;

    if (step->is_exchange) {
      explain_exchange (reasons, question, step);
      continue;
    }
    while (i + 1 < steps->len && is_alike (question, step, step + times)) {
      times++;
      i++;
    }
    explain_payment (reasons, question, step, times);
  }
  if (question->task.keep > 0) {
    g_autofree char *kept =
      adc_quote_dup_given (question->purse, (guint) question->task.rules.wild, 0,
                           question->task.keep);

    /* Translators: tokens that were not to be spent: “6 Mt” */
    add (reasons, g_strdup_printf (_("Kept: %s"), kept), adc_purse_get_rule (question->purse));
  }
  /* Translators: what is left in the purse: “2 Ti, 3 Bt”, or “nothing” */
  add (reasons, g_strdup_printf (_("Left: %s"), left), NULL);

  return reasons;
}

/* The fewest tokens of all are the fewest wildcards, if there are any: they stand for all
 * others. */
void
adc_quote_explain_missing (GPtrArray *reasons, const AdcQuestion *question,
                           const AdcPayResult *result)
{
  const char *rule = adc_purse_get_rule (question->purse);
  const int wild = question->task.rules.wild;

  if (wild >= 0) {
    const guint n = result->missing[wild];

    add (reasons,
         g_strdup_printf (ngettext ("At least %u token is missing.",
                                    "At least %u tokens are missing.", n),
                          n),
         rule);
  } else {
    add (reasons, g_strdup (_("Tokens are missing.")), rule);
  }
  for (guint i = 0; i < question->task.rules.n_kinds; i++) {
    /* the wildcard first */
    const guint t = wild < 0 ? i : i == 0 ? (guint) wild : i <= (guint) wild ? i - 1 : i;
    const AdcPurseToken *token = adc_purse_get_token (question->purse, t);
    const guint n = result->missing[t];

    if (n == ADC_PAY_NEVER)
      /* Translators: the letters on a kind of tokens */
      add (reasons, g_strdup_printf (_("No number of %s would be enough."), token->sign), NULL);
    else
      /* Translators: a number and the letters on a kind of tokens: “2 more Mt” */
      add (reasons,
           g_strdup_printf (ngettext ("%u more %s would be enough.", "%u more %s would be enough.",
                                      n),
                            n, token->sign),
           NULL);
  }
}
