/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-cli-deck.h"

#include "adc-cli-json.h"
#include "adc-cli-output.h"
#include "adc-deck-check.h"

#include <glib/gi18n-lib.h>

static const char * const names[] = {
  [ADC_DECK_KEPT] = "kept",
  [ADC_DECK_UNDECIDED] = "undecided",
  [ADC_DECK_IGNORED] = "ignored",
  [ADC_DECK_BROKEN] = "broken",
};

static const char * const titles[] = {
  [ADC_DECK_UNDECIDED] = N_("Undecided"),
  [ADC_DECK_IGNORED] = N_("Ignored"),
  [ADC_DECK_BROKEN] = N_("Broken"),
};

static void
add_limit (JsonBuilder *builder, const char *name, int limit)
{
  json_builder_set_member_name (builder, name);
  if (limit != ADC_DECK_NO_LIMIT)
    json_builder_add_int_value (builder, limit);
  else
    json_builder_add_null_value (builder);
}

static void
add_finding (JsonBuilder *builder, const AdcDeckFinding *finding)
{
  AdcEntry *rule = ADC_ENTRY (finding->rule);
  g_autofree char *location = adc_entry_dup_location (rule);
  g_autofree char *citation = adc_entry_dup_citation (rule);

  json_builder_begin_object (builder);
  adc_cli_add_string (builder, "verdict", names[finding->verdict]);
  adc_cli_add_string (builder, "message", finding->message);
  adc_cli_add_string (builder, "location", location);
  adc_cli_add_string (builder, "title", adc_entry_get_title (rule));
  adc_cli_add_string (builder, "citation", citation);
  adc_cli_add_string (builder, "rule", adc_deck_rule_get_limit (finding->rule)->rule);
  adc_cli_add_string (builder, "card", finding->card);
  adc_cli_add_int (builder, "count", finding->count);
  adc_cli_add_int (builder, "unknown", finding->n_unknown);
  add_limit (builder, "min", finding->min);
  add_limit (builder, "max", finding->max);
  adc_cli_add_string (builder, "repair", finding->repair);
  json_builder_end_object (builder);
}

static void
print_json (const AdcCliDeck *deck, const AdcDeckReport *report)
{
  g_autoptr(JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  adc_cli_deck_add_head (builder, deck);
  adc_cli_add_boolean (builder, "legal", report->verdict != ADC_DECK_BROKEN);
  adc_cli_add_string (builder, "verdict", names[report->verdict]);
  adc_cli_add_string (builder, "summary", report->summary);
  adc_cli_add_int (builder, "count", report->n_cards);
  adc_cli_add_int (builder, "unknown", report->n_unknown);
  adc_cli_begin_array (builder, "findings");
  for (guint i = 0; i < report->findings->len; i++)
    add_finding (builder, report->findings->pdata[i]);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  adc_cli_print_json (builder);
}

static void
print_finding (const AdcDeckFinding *finding)
{
  AdcEntry *rule = ADC_ENTRY (finding->rule);
  g_autofree char *location = adc_entry_dup_location (rule);
  g_autofree char *citation = adc_entry_dup_citation (rule);
  /* Translators: what has become of a rule (“Broken”), and a sentence about it */
  g_autofree char *message =
    g_strdup_printf (_("%s: %s"), _(titles[finding->verdict]), finding->message);
  /* Translators: the title of a rule, where it is printed, and what finds it in the program */
  g_autofree char *source =
    g_strdup_printf (_("%s; %s; %s"), adc_entry_get_title (rule), citation, location);

  adc_cli_print ("\n");
  adc_cli_print_text (message, 0);
  adc_cli_print_text (source, 2);
  if (finding->repair != NULL) {
    /* Translators: what would mend a deck */
    g_autofree char *repair = g_strdup_printf (_("Repair: %s"), finding->repair);

    adc_cli_print_text (repair, 2);
  }
}

static void
print_report (const AdcCliDeck *deck, const AdcDeckReport *report)
{
  if (*adc_deck_get_title (deck->deck) != '\0')
    adc_cli_print_heading (adc_deck_get_title (deck->deck));
  adc_cli_print_text (report->summary, 0);
  for (guint i = 0; i < report->findings->len; i++) {
    const AdcDeckFinding *finding = report->findings->pdata[i];

    if (finding->verdict != ADC_DECK_KEPT)
      print_finding (finding);
  }
}

int
adc_cli_deck_check (const AdcCliOptions *options)
{
  g_auto(AdcCliDeck) deck = { 0 };
  g_autoptr(AdcDeckReport) report = NULL;

  if (!adc_cli_deck_load (&deck, options->arguments[0]))
    return ADC_CLI_USAGE;

  report = adc_deck_check (deck.deck, deck.game, ADC_DECK_STAGE_BUILD);
  if (options->json)
    print_json (&deck, report);
  else
    print_report (&deck, report);

  return report->verdict == ADC_DECK_BROKEN ? ADC_CLI_FAILED : ADC_CLI_OK;
}
