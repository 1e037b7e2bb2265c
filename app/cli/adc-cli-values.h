/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

#include "adc-piece.h"

/* What a value rests on, if not on what is printed; else an empty text. */
const char *adc_cli_get_sign     (AdcPiece *piece, AdcStat *stat); /* one character, for tables */
const char *adc_cli_get_remark   (AdcPiece *piece, AdcStat *stat); /* a word */

/* Members "values", "bases" and "incomplete" of the object under construction; empty ones for what has no values. */
void        adc_cli_build_values (JsonBuilder *builder, AdcEntry *entry);

/* The whole entry as plain text in the current language: what it says, a sequence's steps, the values. */
char       *adc_cli_dup_text     (AdcEntry *entry);
