/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-entry.h"

/* What an entry says beyond its blocks, as plain text. */

/* Its blocks, and a sequence's steps below them. */
char *adc_document_dup_text   (AdcEntry *entry, const char *language);

/* The words among a unit's or card's values ("Infantry, Recon 2"), one line each, or an empty text. Only the values
 * that ship with the game: those the user types in belong to the main thread. */
char *adc_document_dup_values (AdcEntry *entry, const char *language);
