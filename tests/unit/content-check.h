/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-game.h"
#include "adc-piece.h"

/* What is asked of the content of every game that ships. */

/* Each is a sequence worth following step by step. */
void content_check_sequences (AdcGame *game, const char * const *ids);

/* A unit or card that must be there. */
AdcPiece *content_get_piece (AdcGame *game, const char *id);

/* What the files say of it; NULL: nobody knows, and so they must not either. These report what they find and let the
 * test go on, so that one run lists all that is wrong. */
void content_check_value (AdcGame *game, const char *id, const char *stat, const char *expected);
void content_check_title (AdcGame *game, const char *id, const char *language, const char *expected);
void content_check_says  (AdcGame *game, const char *id, const char *language, const char *expected);
void content_check_line  (AdcGame *game, const char *id, const char *language, const char *expected); /* all of a line */
