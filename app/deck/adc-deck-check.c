/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-deck-check-private.h"

static void
free_finding (gpointer data)
{
  AdcDeckFinding *finding = data;

  g_object_unref (finding->rule);
  g_free (finding->card);
  g_free (finding->message);
  g_free (finding->repair);
  g_clear_pointer (&finding->repaired, g_variant_unref);
  g_free (finding);
}

void
adc_deck_report_free (AdcDeckReport *self)
{
  g_ptr_array_unref (self->findings);
  g_free (self->summary);
  g_free (self);
}

static AdcDeckFinding *
add_finding (const AdcDeckCase *self, AdcDeckReport *report, AdcDeckRule *rule,
             const AdcDeckBound *bound, guint count, guint n_unknown)
{
  AdcDeckFinding *finding = g_new0 (AdcDeckFinding, 1);

  finding->rule = g_object_ref (rule);
  finding->count = count;
  finding->n_unknown = n_unknown;
  finding->min = bound != NULL ? bound->min : ADC_DECK_NO_LIMIT;
  finding->max = bound != NULL ? bound->max : ADC_DECK_NO_LIMIT;
  if ((finding->max != ADC_DECK_NO_LIMIT && (int) count > finding->max) ||
      (finding->min != ADC_DECK_NO_LIMIT && (int) (count + n_unknown) < finding->min))
    finding->verdict = adc_deck_ignores (self->deck, adc_entry_get_id (ADC_ENTRY (rule)))
                         ? ADC_DECK_IGNORED
                         : ADC_DECK_BROKEN;
  else if (finding->min != ADC_DECK_NO_LIMIT && (int) count < finding->min)
    finding->verdict = ADC_DECK_UNDECIDED;
  else
    finding->verdict = ADC_DECK_KEPT;
  g_ptr_array_add (report->findings, finding);

  return finding;
}

static gboolean
is_bad (const AdcDeckFinding *finding)
{
  return finding->verdict == ADC_DECK_BROKEN || finding->verdict == ADC_DECK_IGNORED;
}

static void
check_sum (const AdcDeckCase *self, AdcDeckReport *report, AdcDeckRule *rule,
           const AdcDeckBound *bound)
{
  const AdcDeckLimit *limit = adc_deck_rule_get_limit (rule);
  GPtrArray *lines = adc_deck_get_lines (self->deck);
  g_autofree char *subject = adc_deck_words_subject (self, limit);
  guint count = 0, n_unknown = 0;
  AdcDeckFinding *finding;

  for (guint i = 0; i < lines->len; i++) {
    const AdcDeckLine *line = lines->pdata[i];

    if (!adc_deck_judge_in_zone (self, limit, line))
      continue;

    switch (adc_deck_judge_line (self, limit, line)) {
    case ADC_DECK_MATCH_YES:
      count += line->count;
      break;
    case ADC_DECK_MATCH_UNKNOWN:
      n_unknown += line->count;
      break;
    case ADC_DECK_MATCH_NO:
      break;
    }
  }

  finding = add_finding (self, report, rule, bound, count, n_unknown);
  finding->card = g_strdup (limit->card);
  finding->message = adc_deck_words_count (subject, finding);
  if (is_bad (finding))
    adc_deck_repair_count (self, finding, NULL);
}

/* Lines of the same card in several zones are one card. */
static guint
count_card (const AdcDeckCase *self, const AdcDeckLimit *limit, const AdcDeckLine *like,
            GHashTable *done)
{
  GPtrArray *lines = adc_deck_get_lines (self->deck);
  guint count = 0;

  if (!g_hash_table_add (done, g_strdup (like->card)))
    return 0;

  for (guint i = 0; i < self->kind->zones->len; i++) {
    const AdcDeckZone *zone = self->kind->zones->pdata[i];
    const AdcDeckLine place = { .zone = zone->id, .card = like->card };
    const AdcDeckLine *line = adc_deck_find (self->deck, &place);

    if (line != NULL && adc_deck_judge_in_zone (self, limit, line))
      count += line->count;
  }
  for (guint i = 0; count == 0 && i < lines->len; i++) /* it is in no zone there is */
    if (g_strcmp0 (((AdcDeckLine *) lines->pdata[i])->card, like->card) == 0)
      count += ((AdcDeckLine *) lines->pdata[i])->count;

  return count;
}

static gboolean
check_card (const AdcDeckCase *self, AdcDeckReport *report, AdcDeckRule *rule,
            const AdcDeckBound *bound, const AdcDeckLine *line, GHashTable *done)
{
  const AdcDeckLimit *limit = adc_deck_rule_get_limit (rule);
  AdcEntry *entry = adc_deck_line_lookup (line, self->game);
  const int n_copies = entry != NULL ? adc_deck_get_copies (entry) : -1;
  g_autofree char *name = adc_deck_line_dup_name (line, self->game);
  AdcDeckBound own = {
    .min = bound->all_copies ? n_copies : bound->min, /* −1, no limit, where nobody knows */
    .max = bound->copies ? n_copies : bound->max,
  };
  AdcDeckFinding *finding;
  guint count;

  if (line->card == NULL || !adc_deck_judge_in_zone (self, limit, line) ||
      adc_deck_judge_line (self, limit, line) != ADC_DECK_MATCH_YES)
    return TRUE;

  count = count_card (self, limit, line, done);
  if (count == 0 || ((own.max == ADC_DECK_NO_LIMIT || (int) count <= own.max) &&
                     (int) count >= own.min))
    return TRUE;

  finding = add_finding (self, report, rule, &own, count, 0);
  finding->card = g_strdup (line->card);
  finding->message = limit->foreign ? adc_deck_words_foreign (name, count)
                                    : adc_deck_words_count (name, finding);
  adc_deck_repair_count (self, finding, line);
  return FALSE;
}

static void
check_each (const AdcDeckCase *self, AdcDeckReport *report, AdcDeckRule *rule,
            const AdcDeckBound *bound)
{
  g_autoptr(GHashTable) done = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GPtrArray *lines = adc_deck_get_lines (self->deck);
  gboolean is_kept = TRUE;

  for (guint i = 0; i < lines->len; i++)
    is_kept &= check_card (self, report, rule, bound, lines->pdata[i], done);

  if (is_kept)
    add_finding (self, report, rule, NULL, 0, 0)->message =
      g_strdup (adc_entry_get_title (ADC_ENTRY (rule)));
}

static gboolean
has_card (const AdcDeckCase *self, const char *card)
{
  GPtrArray *lines = adc_deck_get_lines (self->deck);

  for (guint i = 0; i < lines->len; i++)
    if (g_strcmp0 (((AdcDeckLine *) lines->pdata[i])->card, card) == 0)
      return TRUE;

  return FALSE;
}

static gboolean
check_set (const AdcDeckCase *self, AdcDeckReport *report, AdcDeckRule *rule, GStrv cards)
{
  const AdcDeckBound all = { .min = (int) g_strv_length (cards), .max = ADC_DECK_NO_LIMIT };
  AdcEntry *there = NULL, *missing = NULL;
  AdcDeckFinding *finding;
  guint n_there = 0;

  for (guint i = 0; cards[i] != NULL; i++) {
    AdcEntry *entry = adc_game_lookup (self->game, cards[i]);

    if (has_card (self, cards[i])) {
      there = entry;
      n_there++;
    } else if (missing == NULL && adc_deck_admits (self->deck, self->game, entry)) {
      missing = entry;
    }
  }
  if (there == NULL || missing == NULL)
    return TRUE;

  finding = add_finding (self, report, rule, &all, n_there, 0);
  finding->card = g_strdup (adc_entry_get_id (missing));
  finding->message =
    adc_deck_words_alone (adc_entry_get_title (there), adc_entry_get_title (missing));
  adc_deck_repair_set (self, finding, missing);
  return FALSE;
}

static void
check_sets (const AdcDeckCase *self, AdcDeckReport *report, AdcDeckRule *rule)
{
  GPtrArray *sets = adc_deck_rule_get_limit (rule)->sets;
  gboolean is_kept = TRUE;

  for (guint i = 0; i < sets->len; i++)
    is_kept &= check_set (self, report, rule, sets->pdata[i]);

  if (is_kept)
    add_finding (self, report, rule, NULL, 0, 0)->message =
      g_strdup (adc_entry_get_title (ADC_ENTRY (rule)));
}

static void
check_rule (const AdcDeckCase *self, AdcDeckReport *report, AdcDeckRule *rule)
{
  const AdcDeckLimit *limit = adc_deck_rule_get_limit (rule);
  const AdcDeckBound *bound;

  if (!adc_deck_judge_applies (self, limit))
    return;

  if (limit->sets->len > 0)
    check_sets (self, report, rule);
  bound = adc_deck_judge_find_bound (self, limit);
  if (bound == NULL)
    return;

  if (limit->each || limit->foreign)
    check_each (self, report, rule, bound);
  else
    check_sum (self, report, rule, bound);
}

static gboolean
is_unknown (const AdcDeckLine *line, AdcGame *game)
{
  return line->values == NULL && adc_deck_line_lookup (line, game) == NULL;
}

static void
count_cards (const AdcDeckCase *self, AdcDeckReport *report)
{
  const AdcDeckLimit whole = { .zone = NULL };
  GPtrArray *lines = adc_deck_get_lines (self->deck);

  for (guint i = 0; i < lines->len; i++) {
    const AdcDeckLine *line = lines->pdata[i];

    if (!adc_deck_judge_in_zone (self, &whole, line))
      continue;
    report->n_cards += line->count;
    if (is_unknown (line, self->game))
      report->n_unknown += line->count;
  }
}

/* A stable sort: rules of one verdict stay in the order of the game's. */
static int
compare_verdicts (gconstpointer a, gconstpointer b, gpointer user_data G_GNUC_UNUSED)
{
  const AdcDeckFinding *first = *(AdcDeckFinding * const *) a;
  const AdcDeckFinding *second = *(AdcDeckFinding * const *) b;

  return (int) second->verdict - (int) first->verdict;
}

static void
sum_up (const AdcDeckCase *self, AdcDeckReport *report)
{
  for (guint i = 0; i < report->findings->len; i++) {
    const AdcDeckFinding *finding = report->findings->pdata[i];

    report->n_broken += finding->verdict == ADC_DECK_BROKEN;
    report->n_ignored += finding->verdict == ADC_DECK_IGNORED;
    if (finding->verdict == ADC_DECK_UNDECIDED && report->verdict == ADC_DECK_KEPT)
      report->verdict = ADC_DECK_UNDECIDED;
  }
  if (report->n_broken > 0)
    report->verdict = ADC_DECK_BROKEN;
  else if (report->n_unknown > 0 && report->findings->len > 0)
    report->verdict = ADC_DECK_UNDECIDED;

  report->summary = adc_deck_words_summary (self, report);
}

AdcDeckReport *
adc_deck_check (AdcDeck *deck, AdcGame *game, AdcDeckStage stage)
{
  AdcDeckReport *report;
  GListModel *rules;
  AdcDeckCase self = { .deck = deck, .game = game, .stage = stage };

  g_return_val_if_fail (ADC_IS_DECK (deck) && ADC_IS_GAME (game), NULL);

  self.kind = adc_deck_get_deck_kind (deck, game);
  report = g_new0 (AdcDeckReport, 1);
  report->findings = g_ptr_array_new_with_free_func (free_finding);
  count_cards (&self, report);
  rules = adc_game_get_entries (game, ADC_KIND_DECK_RULE);
  for (guint i = 0; i < g_list_model_get_n_items (rules); i++) {
    g_autoptr(AdcDeckRule) rule = g_list_model_get_item (rules, i);

    check_rule (&self, report, rule);
  }

  g_ptr_array_sort_with_data (report->findings, compare_verdicts, NULL);
  sum_up (&self, report);
  return report;
}
