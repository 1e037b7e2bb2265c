/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-hex-resolve.h"

/* What tiles do outside battle: instants, and units that move. Each function says what is
 * allowed on the board as it lies, as sets of hexes; the last ones do it. */

/* Own tiles that a Move tile may take, those that move by themselves or by a Transport, and where
 * one of either may go, its own hex not included. */
guint32 adc_hex_orders_movable     (const AdcHexPosition *position, guint side);
guint32 adc_hex_orders_mobile      (const AdcHexPosition *position, guint side);
guint32 adc_hex_orders_reach       (const AdcHexPosition *position, guint cell);

/* Own tiles that may push, what one of them may push now, and where to: its owner picks. */
guint32 adc_hex_orders_pushers     (const AdcHexPosition *position, guint side);
guint32 adc_hex_orders_pushable    (const AdcHexPosition *position, guint pusher);
guint32 adc_hex_orders_push_places (const AdcHexPosition *position, guint pusher, guint pushed);

guint32 adc_hex_orders_grenade     (const AdcHexPosition *position, guint side);
guint32 adc_hex_orders_sniper      (const AdcHexPosition *position, guint side);
guint32 adc_hex_orders_bomb        (void); /* centres */

void    adc_hex_orders_move        (AdcHexPosition *position, guint from, guint to, guint rotation);

typedef enum { ADC_HEX_GRENADE, ADC_HEX_SNIPER, ADC_HEX_BOMB } AdcHexInstant;

/* Hurts as the instant says, medics answering; asks as a battle does (ADC_HEX_ASK_HEAL,
 * ADC_HEX_ASK_RELAY; the attacker of an option is ADC_HEX_NOWHERE). The record, which may be NULL,
 * gets one phase; what the instant does in it is a shot (the sniper's) or blasts, from nowhere. */
void    adc_hex_orders_strike      (const AdcHexPosition *position, AdcHexInstant instant,
                                    guint cell, const AdcHexAnswers *answers, AdcHexResult *result,
                                    AdcHexRecord *record);
