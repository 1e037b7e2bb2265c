/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-hex-battle-private.h"
#include "adc-piece.h"

/* From cards and scenarios, which are words, to what the engine works with. */

gboolean    adc_hex_is_tile        (AdcPiece *piece); /* that is laid on the board */
AdcHexTile *adc_hex_tile_read      (AdcPiece *piece); /* NULL: it is none */
guint       adc_hex_read_toughness (AdcPiece *piece);

/* Fills the battle from a scenario that has been checked; what comes of it is not worked out yet. */
void        adc_hex_battle_read    (AdcHexBattle *self, AdcGame *game, AdcScenario *scenario);
