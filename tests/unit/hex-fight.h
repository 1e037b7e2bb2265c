/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "hex-tiles.h"

/* Battles on boards of hex-tiles.h, and how they end, in words that fit a line. */

/* "c1 c3/1 | 20 18": the hexes of the tiles that are left, with their wounds, then the points of
 * each HQ. */
char *hex_state_print (const AdcHexPosition *position, const AdcHexState *state);

/* Answers: "0 2", or NULL for first options. */
void  hex_answers_parse (AdcHexAnswers *answers, const char *text);

/* The battle is fought with and without a record, which must not matter. */
void  hex_check_end  (const char *armies, const char *tiles, const char *answers,
                      const char *expected);
/* Who acts: "3 c1 c4, 0 c2". */
void  hex_check_acts (const char *armies, const char *tiles, const char *expected);
/* Who is netted: "c1 c4". */
void  hex_check_nets (const char *armies, const char *tiles, const char *expected);
/* What is asked: "explode c3 2, heal 4": what, of whom, how many options. */
void  hex_check_asks (const char *armies, const char *tiles, const char *answers,
                      const char *expected);
/* The same for a board that cannot be written in a line. */
void  hex_check_end_of  (const AdcHexPosition *position, const char *answers, const char *expected);
void  hex_check_acts_of (const AdcHexPosition *position, const char *expected);
char *hex_set_print     (guint32 cells); /* "c1 c4" */
