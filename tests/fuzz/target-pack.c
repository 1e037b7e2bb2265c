/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A game's folder, by the door that players' own games come in by: schema, parser, resolver. Its
 * files stand in the input one after another, game.xml first, with a sign between them that no XML
 * may have. What loads is looked at as the views would. */

#include "adc-deck-check.h"
#include "adc-deck-pool.h"
#include "adc-game-loader.h"
#include "adc-library-loader.h"
#include "fuzz-damage.h"
#include "fuzz-pieces.h"
#include "target.h"

#include <glib/gstdio.h>
#include <string.h>

#define NEXT_FILE '\f'
#define MAX_FILES 4

static AdcSchema *schema;
static char *folder;
static char *paths[MAX_FILES];

int
LLVMFuzzerInitialize (int *argc G_GNUC_UNUSED, char ***argv G_GNUC_UNUSED)
{
  static const char * const names[MAX_FILES] = { "game.xml", "a.xml", "b.xml", "c.xml" };
  g_autofree char *rules = NULL;

  target_begin ();
  rules = adc_dup_data_path ("schemas", "game.rng", NULL);
  schema = adc_schema_load (rules, NULL);
  g_assert_nonnull (schema);
  folder = target_dup_path ("tiny");
  g_mkdir (folder, 0700);
  for (guint i = 0; i < MAX_FILES; i++)
    paths[i] = g_build_filename (folder, names[i], NULL);
  return 0;
}

static void
write_files (const guint8 *data, gsize size)
{
  const guint8 *end = data + size;

  for (guint i = 0; i < MAX_FILES; i++) {
    const guint8 *next;

    if (data == NULL) {
      g_unlink (paths[i]);
      continue;
    }

    next = i + 1 < MAX_FILES && data < end ? memchr (data, NEXT_FILE, end - data) : NULL;
    target_write (paths[i], data, (next != NULL ? next : end) - data);
    data = next != NULL ? next + 1 : NULL;
  }
}

static void
check_entries (AdcGame *game)
{
  for (guint kind = 0; kind < ADC_N_KINDS; kind++) {
    GListModel *entries = adc_game_get_entries (game, kind);

    for (guint i = 0; i < g_list_model_get_n_items (entries); i++) {
      g_autoptr(AdcEntry) entry = g_list_model_get_item (entries, i);
      g_autofree char *text = adc_entry_dup_plain_text (entry, "fr");
      g_autofree char *citation = adc_entry_dup_citation (entry);

      g_assert_true (g_utf8_validate (text, -1, NULL));
      g_assert_true (citation == NULL || g_utf8_validate (citation, -1, NULL));
    }
  }
}

static void
check_deck_kinds (AdcGame *game)
{
  GPtrArray *kinds = adc_game_get_deck_kinds (game);

  for (guint i = 0; i < kinds->len; i++) {
    g_autoptr(AdcDeck) deck = adc_deck_new_standard (game, kinds->pdata[i], NULL, NULL, 2);
    g_autoptr(AdcDeckReport) report = adc_deck_check (deck, game, ADC_DECK_STAGE_BUILD);

    g_assert_nonnull (report->summary);
  }
}

int
LLVMFuzzerTestOneInput (const guint8 *data, size_t size)
{
  g_autoptr(GPtrArray) problems =
    g_ptr_array_new_with_free_func ((GDestroyNotify) adc_problem_free);
  g_autoptr(GRand) random = g_rand_new_with_seed (1);
  g_autoptr(AdcGame) game = NULL;

  if (size == 0)
    return 0;

  write_files (data, size);
  game = adc_game_load (folder, schema, problems);
  fuzz_check_problems (problems);
  g_assert_true ((game == NULL) == (problems->len > 0));
  if (game == NULL)
    return 0;

  adc_game_set_folder (game, folder, TRUE);
  check_entries (game);
  check_deck_kinds (game);
  fuzz_pieces (random, game);
  return 0;
}
