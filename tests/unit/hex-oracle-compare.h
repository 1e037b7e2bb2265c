/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-hex-choice.h"
#include "hex-oracle.h"

/* Ways to hold the engine against the oracle on one board. Each says what is wrong, to be freed, or
 * NULL; what is too much to be compared is skipped. */

enum {
  HEX_COMPARE_BATTLES  = 20000,
  HEX_COMPARE_OUTCOMES = 3000,
};

/* The state of things before the battle. */
char    *hex_compare_survey   (const AdcHexPosition *position, gboolean *is_skipped);

/* All that can come of it. */
char    *hex_compare_ends     (const AdcHexPosition *position, gboolean *is_skipped);

/* What is asked, who acts, who dies, with some answers. */
char    *hex_compare_course   (const AdcHexPosition *position, gboolean *is_skipped);

/* What is best for its owner. */
char    *hex_compare_choice   (const AdcHexPosition *position, gboolean *is_skipped);

/* Those that hurt. */
char    *hex_compare_instants (const AdcHexPosition *position, gboolean *is_skipped);

/* What they share. */
void     hex_compare_read     (const AdcHexPosition *position, const AdcHexState *state,
                               HexOracleOutcome *outcome);
void     hex_compare_append   (GString *text, const AdcHexPosition *position,
                               const HexOracleOutcome *outcome);

/* The answers after those of a result, each question having its options in turn; FALSE: those were
 * the last. */
gboolean hex_compare_advance  (const AdcHexResult *result, AdcHexAnswers *answers);

/* Questions or options that do not fit are not asked: then not all can be expected. */
gboolean hex_compare_is_full  (const AdcHexResult *result);
