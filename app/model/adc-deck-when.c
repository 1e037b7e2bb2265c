/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-deck-when.h"

void
adc_deck_when_clear (AdcDeckWhen *self)
{
  g_clear_pointer (&self->faction, g_free);
  g_clear_pointer (&self->edition, g_free);
  g_clear_pointer (&self->options, g_strfreev);
}
