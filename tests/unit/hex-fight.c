/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "hex-fight.h"

#include <stdlib.h>
#include <string.h>

char *
hex_set_print (guint32 cells)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < ADC_HEX_CELLS; i++)
    if ((cells & adc_hex_bit (i)) != 0)
      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", adc_hex_cell_name (i));

  return g_string_free (text, FALSE);
}

char *
hex_state_print (const AdcHexPosition *position, const AdcHexState *state)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < ADC_HEX_CELLS; i++)
    if ((state->alive & adc_hex_bit (i)) != 0) {
      g_string_append_printf (text, "%s ", adc_hex_cell_name (i));
      if (state->wounds[i] > 0) {
        g_string_truncate (text, text->len - 1);
        g_string_append_printf (text, "/%u ", state->wounds[i]);
      }
    }
  g_string_append_c (text, '|');
  for (guint i = 0; i < position->n_sides; i++)
    g_string_append_printf (text, " %u", position->is_scored ? state->scored[i] : state->points[i]);

  return g_string_free (text, FALSE);
}

void
hex_answers_parse (AdcHexAnswers *answers, const char *text)
{
  g_auto(GStrv) words = g_strsplit (text != NULL ? text : "", " ", -1);

  memset (answers, 0, sizeof *answers);
  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0')
      answers->options[answers->n++] = (guint8) atoi (words[i]);
}

static AdcHexRecord *
fight (const AdcHexPosition *position, const char *text, AdcHexResult *result)
{
  AdcHexRecord *record = adc_hex_record_new ();
  g_autofree AdcHexResult *silent = g_new (AdcHexResult, 1);
  g_autofree char *end = NULL;
  g_autofree char *silent_end = NULL;
  AdcHexAnswers answers;

  hex_answers_parse (&answers, text);
  adc_hex_resolve (position, &answers, result, record);
  adc_hex_resolve (position, &answers, silent, NULL);
  end = hex_state_print (position, &result->end);
  silent_end = hex_state_print (position, &silent->end);
  g_assert_cmpstr (end, ==, silent_end);
  g_assert_cmpuint (result->n_questions, ==, silent->n_questions);
  return record;
}

void
hex_check_end_of (const AdcHexPosition *position, const char *answers, const char *expected)
{
  AdcHexResult result;
  AdcHexRecord *record = fight (position, answers, &result);
  g_autofree char *end = hex_state_print (position, &result.end);

  g_assert_cmpstr (end, ==, expected);
  adc_hex_record_free (record);
}

void
hex_check_end (const char *armies, const char *tiles, const char *answers, const char *expected)
{
  AdcHexPosition position;

  hex_board (&position, armies, tiles);
  hex_check_end_of (&position, answers, expected);
}

void
hex_check_acts_of (const AdcHexPosition *position, const char *expected)
{
  g_autoptr(GString) text = g_string_new (NULL);
  AdcHexResult result;
  AdcHexRecord *record = fight (position, NULL, &result);

  for (guint i = 0; i < record->phases->len; i++) {
    const AdcHexPhase *phase = record->phases->pdata[i];
    g_autofree char *acting = hex_set_print (phase->acting);

    g_string_append_printf (text, "%s%u %s", i > 0 ? ", " : "", phase->initiative, acting);
  }
  g_assert_cmpstr (text->str, ==, expected);
  adc_hex_record_free (record);
}

void
hex_check_acts (const char *armies, const char *tiles, const char *expected)
{
  AdcHexPosition position;

  hex_board (&position, armies, tiles);
  hex_check_acts_of (&position, expected);
}

void
hex_check_nets (const char *armies, const char *tiles, const char *expected)
{
  g_autofree char *netted = NULL;
  AdcHexPosition position;
  AdcHexSurvey survey;

  hex_board (&position, armies, tiles);
  adc_hex_survey (&position, &survey);
  netted = hex_set_print (survey.netted);
  g_assert_cmpstr (netted, ==, expected);
}

void
hex_check_asks (const char *armies, const char *tiles, const char *answers, const char *expected)
{
  static const char * const asks[] = { "explode", "convert", "heal", "relay" };
  g_autoptr(GString) text = g_string_new (NULL);
  AdcHexPosition position;
  AdcHexResult result;
  AdcHexRecord *record;

  hex_board (&position, armies, tiles);
  record = fight (&position, answers, &result);
  for (guint i = 0; i < result.n_questions; i++) {
    const AdcHexQuestion *question = &result.questions[i];

    g_string_append_printf (text, "%s%s ", i > 0 ? ", " : "", asks[question->ask]);
    if (question->cell != ADC_HEX_NOWHERE)
      g_string_append_printf (text, "%s ", adc_hex_cell_name (question->cell));
    g_string_append_printf (text, "%u", question->n_options);
  }
  g_assert_cmpstr (text->str, ==, expected);
  adc_hex_record_free (record);
}
