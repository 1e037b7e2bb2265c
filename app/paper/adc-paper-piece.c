/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-paper-private.h"

#include "adc-tile.h"

#include <glib/gi18n-lib.h>

static const char *
get_sign (const AdcValue *value)
{
  static const char * const signs[] = {
    [ADC_BASIS_STATED] = "",
    [ADC_BASIS_DEDUCED] = "~",
    [ADC_BASIS_USER] = "*",
  };

  return value != NULL ? signs[value->basis] : "";
}

char *
adc_paper_dup_value (AdcPiece *piece, AdcStat *stat)
{
  const AdcValue *value = adc_piece_get_value (piece, adc_stat_get_id (stat));
  g_autofree char *text = adc_piece_format_value (piece, stat);

  return g_strconcat (text, get_sign (value), NULL);
}

void
adc_paper_add_legend (AdcPaper *self)
{
  /* Translators: below the values of units and cards */
  adc_paper_add_small (self,
                       _("?: unknown. ~: deduced from an example. *: your value, typed in by you."));
}

/* The hexagon with what stands on its sides, and what the letters mean. */
static void
add_tile (AdcPaper *self, AdcPiece *piece)
{
  g_autofree char *drawing = NULL;
  AdcTile tile;

  if (!adc_tile_read (piece, &tile))
    return;

  drawing = adc_tile_draw_text (&tile);
  adc_paper_add_lines (self, 0, drawing);
}

static gboolean
has_plain_value (AdcPiece *piece, AdcStat *stat)
{
  const AdcValue *value = adc_piece_get_value (piece, adc_stat_get_id (stat));

  return value != NULL && value->basis == ADC_BASIS_STATED;
}

void
adc_paper_add_values (AdcPaper *self, AdcPiece *piece)
{
  GListModel *stats = adc_piece_get_stats (piece);
  const guint n_stats = stats != NULL ? g_list_model_get_n_items (stats) : 0;
  gboolean has_signs = FALSE;
  gboolean is_first = TRUE;
  guint width = 0;

  add_tile (self, piece);
  for (guint i = 0; i < n_stats; i++) {
    g_autoptr(AdcStat) stat = g_list_model_get_item (stats, i);

    if (adc_piece_concerns (piece, stat))
      width = MAX (width, adc_paper_measure (adc_stat_get_title (stat)));
  }
  for (guint i = 0; i < n_stats; i++) {
    g_autoptr(AdcStat) stat = g_list_model_get_item (stats, i);
    g_autofree char *value = NULL;
    AdcPaperBlock *row;

    if (!adc_piece_concerns (piece, stat))
      continue;

    value = adc_paper_dup_value (piece, stat);
    row = adc_paper_add_row (self, 2, adc_stat_get_title (stat), width, value);
    row->is_apart = is_first;
    is_first = FALSE;
    has_signs |= !has_plain_value (piece, stat);
  }
  if (has_signs)
    adc_paper_add_legend (self);
}
