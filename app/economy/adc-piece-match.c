/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-piece-match.h"

#include "adc-name-fit.h"
#include "adc-tokenizer.h"

/* A place may have the name of what it is part of only there. */
static AdcNameFit
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

      if (entry != NULL && adc_name_fit_entry (entry, wanted) >= ADC_NAME_FIT_BEGINNING)
        return ADC_NAME_FIT_REFERENCE;
    }
  }

  return ADC_NAME_FIT_NONE;
}

GPtrArray *
adc_piece_match (AdcGame *game, GPtrArray *pieces, const char *text)
{
  GPtrArray *found = g_ptr_array_new ();
  g_autofree char *wanted = NULL;
  AdcNameFit best = ADC_NAME_FIT_REFERENCE;

  g_return_val_if_fail (ADC_IS_GAME (game), found);
  g_return_val_if_fail (pieces != NULL && text != NULL, found);

  wanted = adc_fold (text);
  if (*wanted == '\0')
    return found;

  for (guint i = 0; i < pieces->len; i++) {
    AdcNameFit fit = adc_name_fit_entry (pieces->pdata[i], wanted);

    if (fit == ADC_NAME_FIT_NONE && best == ADC_NAME_FIT_REFERENCE)
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
