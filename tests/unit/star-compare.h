/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "star-oracle.h"

/* The engine's word against the oracle's. Where they differ, the test fails and the battle is
 * printed; FALSE then. */

gboolean star_compare_close    (double found, double expected, double tolerance,
                                const AdcStarBattle *battle, const char *format, ...)
  G_GNUC_PRINTF (5, 6);

/* All cards of the battle lie face up. */
gboolean star_compare_battle   (const AdcStarBattle *battle);

/* What the engine says must come out as one, or as the number of units. */
gboolean star_compare_sums     (const AdcStarBattle *battle, const AdcStarOdds *odds);
gboolean star_compare_odds     (const AdcStarBattle *battle);

/* The best plan for a hand; each that is offered is weighed, too. */
gboolean star_compare_advice   (const AdcStarBattle *battle, guint side, AdcStarAim aim);
