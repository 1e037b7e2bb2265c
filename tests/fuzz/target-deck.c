/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A deck's file: read, judged, written and read again. */

#include "adc-deck-check.h"
#include "adc-deck-document.h"
#include "adc-problem.h"
#include "fuzz-damage.h"
#include "fuzz-exchange.h"
#include "target.h"

static AdcSchema *schema;
static char *path;

int
LLVMFuzzerInitialize (int *argc G_GNUC_UNUSED, char ***argv G_GNUC_UNUSED)
{
  g_autoptr(GPtrArray) problems = g_ptr_array_new ();

  target_begin ();
  target_get_library ();
  schema = adc_deck_load_schema (problems);
  g_assert_nonnull (schema);
  path = target_dup_path ("deck.adcdeck");
  return 0;
}

static AdcDeck *
load (void)
{
  g_autoptr(GPtrArray) problems =
    g_ptr_array_new_with_free_func ((GDestroyNotify) adc_problem_free);
  AdcDeck *deck = adc_deck_load_with (path, schema, problems);

  fuzz_check_problems (problems);
  g_assert_true ((deck == NULL) == (problems->len > 0));
  return deck;
}

static void
judge (AdcDeck *deck)
{
  AdcGame *game = adc_library_get_game (target_get_library (), adc_deck_get_game (deck));

  for (AdcDeckStage stage = ADC_DECK_STAGE_BUILD; game != NULL && stage <= ADC_DECK_STAGE_PLAY;
       stage++) {
    g_autoptr(AdcDeckReport) report = adc_deck_check (deck, game, stage);

    g_assert_true (g_utf8_validate (report->summary, -1, NULL));
  }
}

int
LLVMFuzzerTestOneInput (const guint8 *data, size_t size)
{
  g_autoptr(AdcDeck) deck = NULL;
  g_autoptr(AdcDeck) again = NULL;
  g_autoptr(xmlDoc) doc = NULL;
  g_autoptr(AdcXmlString) contents = NULL;
  int length;

  target_write (path, data, size);
  deck = load ();
  if (deck == NULL)
    return 0;

  fuzz_check_deck (deck);
  judge (deck);
  doc = adc_deck_write_document (deck);
  xmlDocDumpFormatMemoryEnc (doc, &contents, &length, "UTF-8", TRUE);
  target_write (path, contents, length);
  again = load ();
  g_assert_nonnull (again);
  g_assert_cmpuint (adc_deck_count (deck), ==, adc_deck_count (again));
  return 0;
}
