/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-hex-battle-private.h"

/* A battle in words, beside those that adc-hex-battle.h promises. */

const char *adc_hex_name                  (AdcHexBattle *self, guint cell); /* “Runner (c2)” */
char       *adc_hex_battle_list_names     (AdcHexBattle *self, guint32 cells); /* “Runner (c2), Ganger (d1)” */
char       *adc_hex_battle_format_healing (AdcHexBattle *self, guint medic, guint patient, guint attacker);

/* adc-hex-notes.c: what is to be known before the battle, added to its notes; and what a destroyed HQ means for the game once
 * it is over, or NULL. */
void        adc_hex_battle_note           (AdcHexBattle *self);
char       *adc_hex_battle_describe_end   (AdcHexBattle *self, const char **rule);

/* adc-hex-picture.c: the board in characters, before the battle; and how to read it. */
char       *adc_hex_battle_draw           (AdcHexBattle *self);
const char *adc_hex_battle_get_caption    (void);
