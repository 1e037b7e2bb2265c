/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-treasury.h"

/* What one must have before something can be bought. What somebody owns he has said; what another thing of his asked
 * for he has as well, and so what costs nothing. */

GPtrArray *adc_requirement_list_missing (AdcTreasury *treasury, AdcPiece *piece); /* of AdcPiece */

/* What can be said to be owned: whatever something else asks for, or lets its owner build something, if it is not free.
 * Of AdcPiece. */
GPtrArray *adc_requirement_list_all     (AdcTreasury *treasury);
