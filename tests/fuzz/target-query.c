/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What somebody types. The first two letters say how it is searched; the rest is the query. */

#include "adc-index.h"
#include "fuzz-queries.h"
#include "target.h"

static AdcIndex *search_index;

int
LLVMFuzzerInitialize (int *argc G_GNUC_UNUSED, char ***argv G_GNUC_UNUSED)
{
  g_autoptr(GError) error = NULL;

  target_begin ();
  search_index = adc_index_new (target_get_library (), &error);
  g_assert_no_error (error);
  return 0;
}

int
LLVMFuzzerTestOneInput (const guint8 *data, size_t size)
{
  static const char * const games[] = {
    NULL, "ares", "ark", "buck-rogers", "neuroshima-hex", "starcraft", "no-such-game", "",
  };
  static const char * const languages[] = { NULL, "fr", "en", "de" };
  g_autofree char *query = NULL;
  g_autoptr(GError) error = NULL;
  g_autoptr(AdcAnswer) answer = NULL;
  AdcQuery options = { .limit = 10 };

  if (size < 2)
    return 0;

  options.game = games[data[0] % G_N_ELEMENTS (games)];
  options.language = languages[data[0] / 8 % G_N_ELEMENTS (languages)];
  options.everywhere = (data[1] & 1) != 0;
  options.or_elsewhere = (data[1] & 2) != 0;
  options.literal = (data[1] & 4) != 0;
  options.kinds = (data[1] & 8) != 0 ? ADC_KIND_BIT (data[1] / 16) : 0;
  query = target_dup_text (data + 2, size - 2);
  answer = adc_index_search (search_index, query, &options, &error);
  g_assert_no_error (error);
  fuzz_check_answer (answer, &options);
  return 0;
}
