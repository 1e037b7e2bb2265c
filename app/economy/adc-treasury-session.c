/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-treasury-session.h"

static GVariant *
to_variant (gpointer document)
{
  return adc_treasury_to_variant (document);
}

static gboolean
restore (gpointer document, GVariant *state)
{
  adc_treasury_restore (document, state);
  return TRUE;
}

AdcSession *
adc_treasury_session_new (AdcGame *game)
{
  static const AdcSessionKind kind = { ADC_TREASURY_VARIANT, to_variant, restore };

  g_return_val_if_fail (adc_treasury_session_is_for (game), NULL);

  return adc_session_new (adc_treasury_new (game), &kind);
}

AdcTreasury *
adc_treasury_session_get_treasury (AdcSession *self)
{
  return adc_session_get_document (self);
}

gboolean
adc_treasury_session_is_for (AdcGame *game)
{
  AdcEconomy *economy;

  g_return_val_if_fail (ADC_IS_GAME (game), FALSE);

  economy = adc_game_get_economy (game);
  return economy != NULL && adc_economy_get_orders (economy)->len > 0 &&
         adc_economy_get_resources (economy)->len > 0;
}
