/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-cli-deck.h"

#include "adc-cli-json.h"
#include "adc-cli-output.h"
#include "adc-deck-exchange.h"

#include <glib/gi18n-lib.h>

static gboolean
find_format (const char *name, AdcDeckFormat *format)
{
  *format = ADC_DECK_FORMAT_TEXT;
  if (name == NULL || adc_deck_format_from_name (name, format))
    return TRUE;

  /* Translators: do not translate --format, text, markdown, csv */
  adc_cli_complain (_("--format must be text, markdown or csv, not “%s”."), name);
  return FALSE;
}

int
adc_cli_deck_export (const AdcCliOptions *options)
{
  g_auto(AdcCliDeck) deck = { 0 };
  g_autofree char *text = NULL;
  AdcDeckFormat format;

  if (!find_format (options->format, &format) ||
      !adc_cli_deck_load (&deck, options->arguments[0]))
    return ADC_CLI_USAGE;

  text = adc_deck_export (deck.deck, deck.game, format);
  if (options->json) {
    g_autoptr(JsonBuilder) builder = json_builder_new ();

    json_builder_begin_object (builder);
    adc_cli_deck_add_head (builder, &deck);
    adc_cli_deck_add_cards (builder, &deck);
    adc_cli_add_string (builder, "text", text);
    json_builder_end_object (builder);
    adc_cli_print_json (builder);
  }

  return (options->json && options->output == NULL) || adc_cli_write_text (text, options->output)
           ? ADC_CLI_OK
           : ADC_CLI_FAILED;
}

int
adc_cli_deck_code (const AdcCliOptions *options)
{
  g_auto(AdcCliDeck) deck = { 0 };
  g_autofree char *code = NULL;

  if (!adc_cli_deck_load (&deck, options->arguments[0]))
    return ADC_CLI_USAGE;

  code = adc_deck_to_code (deck.deck);
  if (options->json) {
    g_autoptr(JsonBuilder) builder = json_builder_new ();

    json_builder_begin_object (builder);
    adc_cli_deck_add_head (builder, &deck);
    adc_cli_add_string (builder, "code", code);
    json_builder_end_object (builder);
    adc_cli_print_json (builder);
  } else {
    adc_cli_print ("%s\n", code);
  }

  return ADC_CLI_OK;
}

int
adc_cli_deck_decode (const AdcCliOptions *options)
{
  const char *argument = options->arguments[0];
  g_auto(AdcCliDeck) deck = { 0 };
  g_autoptr(GError) error = NULL;
  g_autofree char *code = g_str_equal (argument, "-")
                            ? adc_cli_read_text (argument, ADC_DECK_MAX_CODE)
                            : g_strdup (argument);

  if (code == NULL)
    return ADC_CLI_USAGE;

  deck.deck = adc_deck_from_code (code, &error);
  if (deck.deck == NULL) {
    adc_cli_complain ("%s", error->message);
    return ADC_CLI_USAGE;
  }

  if (options->json) {
    g_autoptr(JsonBuilder) builder = json_builder_new ();

    if (!adc_cli_deck_find_game (&deck))
      return ADC_CLI_USAGE;

    json_builder_begin_object (builder);
    adc_cli_deck_add_head (builder, &deck);
    adc_cli_deck_add_cards (builder, &deck);
    json_builder_end_object (builder);
    adc_cli_print_json (builder);
  }

  return (options->json && options->output == NULL) ||
             adc_cli_deck_write (deck.deck, options->output)
           ? ADC_CLI_OK
           : ADC_CLI_FAILED;
}
