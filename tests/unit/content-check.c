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
