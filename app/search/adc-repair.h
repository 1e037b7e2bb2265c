/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-index-private.h"

/* Mends slips of the fingers. The query with the likeliest word for each that neither exists in any game nor begins
 * one, spelled as in that language where it is used there; NULL when there is nothing to mend, or nothing near
 * enough. */
char *adc_repair         (AdcIndex *index, const char *query, const char *language, guint32 scope);

/* The words of names that resemble those typed, when nothing was found with these; NULL: none does. */
char *adc_repair_loosely (AdcIndex *index, const char *query, guint32 scope);
