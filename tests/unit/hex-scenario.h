/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-hex-battle.h"
#include "hex-tiles.h"

/* Scenarios of Neuroshima Hex! written in a line, and the battles made of them. */

/* What main () returns: tests in English. */
int          hex_scenario_run      (int argc, char *argv[], const HexTest *tests, guint n_tests);

/* Armies and tiles as hex_board () reads them; besides, "hand:moloch-move" and "discard:moloch-battle". A tile that
 * is of none of the armies goes to the first. Forces are called "moloch-hunter", "moloch-hunter-2", and so on. */
AdcScenario *hex_scenario          (const char *armies, const char *tiles);
void         hex_scenario_set      (AdcScenario *scenario, const char *force, const char *setting,
                                    const char *value);

/* The battle, which must be possible. */
AdcHexBattle *hex_scenario_fight   (AdcScenario *scenario);
AdcHexBattle *hex_fight            (const char *armies, const char *tiles);

/* Texts are wanted with titles for the ids in them: "{moloch-hq} (a1)". */
char        *hex_fill_in           (const char *text);
void         hex_assert_is         (const char *text, const char *wanted);
void         hex_assert_contains   (const char *text, const char *wanted);

/* Every sentence of a record, one to a line, after the initiative of its phase. */
char        *hex_record_dup_log    (const AdcHexRecord *record, AdcHexBattle *battle);
char        *hex_battle_dup_log    (AdcHexBattle *battle);
