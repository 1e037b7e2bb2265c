/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "content-check.h"

#include "adc-sequence.h"

void
content_check_sequences (AdcGame *game, const char * const *ids)
{
  for (guint i = 0; ids[i] != NULL; i++) {
    AdcEntry *sequence = adc_game_lookup (game, ids[i]);

    g_test_message ("%s", ids[i]);
    g_assert_true (ADC_IS_SEQUENCE (sequence));
    g_assert_cmpuint (g_list_model_get_n_items (adc_sequence_get_steps (ADC_SEQUENCE (sequence))),
                      >=, 3);
  }
}

static AdcEntry *
get_entry (AdcGame *game, const char *id)
{
  AdcEntry *entry = adc_game_lookup (game, id);

  if (entry == NULL)
    g_error ("There is no “%s”", id);

  return entry;
}

AdcPiece *
content_get_piece (AdcGame *game, const char *id)
{
  AdcEntry *piece = get_entry (game, id);

  g_assert_true (ADC_IS_PIECE (piece));

  return ADC_PIECE (piece);
}

static void
compare (const char *what, const char *id, const char *found, const char *expected)
{
  if (g_strcmp0 (found, expected) == 0)
    return;
  g_test_message ("%s of %s: found %s, expected %s", what, id, found != NULL ? found : "nothing",
                  expected != NULL ? expected : "nothing");
  g_test_fail ();
}

void
content_check_value (AdcGame *game, const char *id, const char *stat, const char *expected)
{
  const AdcValue *value = adc_piece_get_shipped_value (content_get_piece (game, id), stat);

  compare (stat, id, value != NULL ? value->text : NULL, expected);
}

void
content_check_title (AdcGame *game, const char *id, const char *language, const char *expected)
{
  compare (language, id, adc_entry_get_title_in (get_entry (game, id), language), expected);
}

void
content_check_says (AdcGame *game, const char *id, const char *language, const char *expected)
{
  g_autofree char *text = adc_entry_dup_plain_text (get_entry (game, id), language);

  if (strstr (text, expected) != NULL)
    return;
  g_test_message ("%s does not say “%s” in “%s”", id, expected, language);
  g_test_fail ();
}

void
content_check_line (AdcGame *game, const char *id, const char *language, const char *expected)
{
  g_autofree char *text = adc_entry_dup_plain_text (get_entry (game, id), language);
  g_auto(GStrv) lines = g_strsplit (text, "\n", -1);

  if (g_strv_contains ((const char * const *) lines, expected))
    return;
  g_test_message ("%s has no line “%s” in “%s”", id, expected, language);
  g_test_fail ();
}
