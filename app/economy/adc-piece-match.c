/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-piece-match.h"

#include "adc-tokenizer.h"

#include <string.h>

/* How well a name fits, from nothing to the very same. */
typedef enum {
  FIT_NONE,
  FIT_REFERENCE, /* that of another piece */
  FIT_INSIDE,
  FIT_BEGINNING,
  FIT_EXACT,
} Fit;

static Fit
compare (const char *name, const char *wanted)
{
  g_autofree char *folded = adc_fold (name);

  if (g_str_equal (folded, wanted))
    return FIT_EXACT;
  if (g_str_has_prefix (folded, wanted))
    return FIT_BEGINNING;
  return strstr (folded, wanted) != NULL ? FIT_INSIDE : FIT_NONE;
}

static Fit
compare_text (const AdcText *text, const char *wanted)
{
  Fit best = FIT_NONE;

  for (guint i = 0; i < adc_text_get_n (text); i++)
    best = MAX (best, compare (adc_text_get_nth (text, i, NULL), wanted));

  return best;
}

static Fit
compare_names (AdcEntry *entry, const char *wanted)
{
  GPtrArray *synonyms = adc_entry_get_synonyms (entry);
  Fit best = compare_text (adc_entry_get_title_text (entry), wanted);

  for (guint i = 0; i < synonyms->len; i++)
    best = MAX (best, compare_text (synonyms->pdata[i], wanted));

  return best;
}

/* A place may have the name of what it is part of only there. */
static Fit
compare_references (AdcGame *game, AdcPiece *piece, const char *wanted)
{
  GListModel *stats = adc_game_get_stats (game, adc_entry_get_kind (ADC_ENTRY (piece)));

  for (guint i = 0; i < g_list_model_get_n_items (stats); i++) {
    g_autoptr(AdcStat) stat = g_list_model_get_item (stats, i);
    const AdcValue *value = adc_stat_get_kind (stat) == ADC_STAT_PIECES
                              ? adc_piece_get_value (piece, adc_stat_get_id (stat))
                              : NULL;
    g_auto(GStrv) ids = value != NULL ? g_strsplit (value->text, " ", -1) : NULL;

    for (guint j = 0; ids != NULL && ids[j] != NULL; j++) {
      AdcEntry *entry = adc_game_lookup (game, ids[j]);

      if (entry != NULL && compare_names (entry, wanted) >= FIT_BEGINNING)
        return FIT_REFERENCE;
    }
  }

  return FIT_NONE;
}

GPtrArray *
adc_piece_match (AdcGame *game, GPtrArray *pieces, const char *text)
{
  GPtrArray *found = g_ptr_array_new ();
  g_autofree char *wanted = NULL;
  Fit best = FIT_REFERENCE;

  g_return_val_if_fail (ADC_IS_GAME (game), found);
  g_return_val_if_fail (pieces != NULL && text != NULL, found);

  wanted = adc_fold (text);
  if (*wanted == '\0')
    return found;

  for (guint i = 0; i < pieces->len; i++) {
    Fit fit = compare_names (pieces->pdata[i], wanted);

    if (fit == FIT_NONE && best == FIT_REFERENCE)
      fit = compare_references (game, pieces->pdata[i], wanted);
    if (fit > best) {
      g_ptr_array_set_size (found, 0);
      best = fit;
    }
    if (fit == best)
      g_ptr_array_add (found, pieces->pdata[i]);
  }

  return found;
}
