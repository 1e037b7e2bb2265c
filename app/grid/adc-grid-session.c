/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-grid-session.h"

static GVariant *
to_variant (gpointer document)
{
  return adc_grid_map_to_variant (document);
}

static gboolean
restore (gpointer document, GVariant *state)
{
  return adc_grid_map_restore (document, state);
}

AdcSession *
adc_grid_session_new (AdcGame *game)
{
  static const AdcSessionKind kind = { ADC_GRID_MAP_VARIANT, to_variant, restore };

  g_return_val_if_fail (adc_game_get_grid (game) != NULL, NULL);

  return adc_session_new (adc_grid_map_new (game), &kind);
}

AdcGridMap *
adc_grid_session_get_map (AdcSession *self)
{
  return adc_session_get_document (self);
}
