/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The file of values a user typed in: laid over the games, written and read again. */

#include "adc-completions-file.h"
#include "adc-completions.h"
#include "adc-error.h"
#include "target.h"

#include <string.h>

static char *path;

int
LLVMFuzzerInitialize (int *argc G_GNUC_UNUSED, char ***argv G_GNUC_UNUSED)
{
  target_begin ();
  target_get_library ();
  path = target_dup_path ("completions.xml");
  return 0;
}

/* The pieces as they ship again. */
static void
take_off (GPtrArray *items)
{
  for (guint i = 0; i < items->len; i++) {
    AdcGame *game = adc_library_get_game (target_get_library (),
                                          adc_completion_get_game (items->pdata[i]));
    AdcEntry *entry = game != NULL
                        ? adc_game_lookup (game, adc_completion_get_entry (items->pdata[i]))
                        : NULL;

    if (ADC_IS_PIECE (entry))
      adc_piece_set_user_value (ADC_PIECE (entry), adc_completion_get_stat (items->pdata[i]), NULL);
  }
}

static void
check_round_trip (GPtrArray *items)
{
  g_autofree char *text = adc_completions_file_format (items);
  g_autoptr(GError) error = NULL;
  g_autoptr(GPtrArray) again = NULL;

  target_write (path, text, strlen (text));
  again = adc_completions_file_read (path, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (again->len, ==, items->len);
  for (guint i = 0; i < items->len; i++)
    g_assert_cmpstr (adc_completion_get_text (items->pdata[i]), ==,
                     adc_completion_get_text (again->pdata[i]));
}

int
LLVMFuzzerTestOneInput (const guint8 *data, size_t size)
{
  g_autoptr(AdcCompletions) completions = adc_completions_new (path);
  g_autoptr(GPtrArray) items = NULL;
  g_autoptr(GError) error = NULL;

  target_write (path, data, size);
  if (!adc_completions_load (completions, &error)) {
    g_assert_true (*error->message != '\0' && g_utf8_validate (error->message, -1, NULL));
    return 0;
  }

  g_assert_no_error (error);
  adc_completions_attach (completions, target_get_library ());
  items = adc_completions_list (completions);
  take_off (items);
  check_round_trip (items);
  return 0;
}
