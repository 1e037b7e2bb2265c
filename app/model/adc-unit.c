/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-unit.h"

#include "adc-game.h"

struct _AdcUnit {
  AdcPiece parent_instance;
};

G_DEFINE_FINAL_TYPE (AdcUnit, adc_unit, ADC_TYPE_PIECE)

static void
adc_unit_class_init (AdcUnitClass *klass)
{
  ADC_ENTRY_CLASS (klass)->kind = ADC_KIND_UNIT;
}

static void
adc_unit_init (AdcUnit *self G_GNUC_UNUSED)
{
}

AdcEntry *
adc_unit_get_unit_type (AdcUnit *self)
{
  g_autoptr(AdcGame) game = adc_entry_dup_game (ADC_ENTRY (self));
  GListModel *stats = adc_piece_get_stats (ADC_PIECE (self));

  for (guint i = 0; stats != NULL && i < g_list_model_get_n_items (stats); i++) {
    g_autoptr(AdcStat) stat = g_list_model_get_item (stats, i);
    const AdcValue *value = adc_piece_get_value (ADC_PIECE (self), adc_stat_get_id (stat));

    if (adc_stat_get_kind (stat) == ADC_STAT_TYPE && value != NULL)
      return adc_game_lookup (game, value->text);
  }

  return NULL;
}
