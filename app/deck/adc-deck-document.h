/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-deck.h"
#include "adc-xml.h"

/* Between the files that read and write decks. All of it runs in any thread. */

#define ADC_DECK_MAX_SIZE 8 /* megabytes of a file; a few kilobytes are usual */

/* adc-deck-file.c: for whoever reads many. NULL: what is wrong was appended. */
AdcSchema *adc_deck_load_schema    (GPtrArray *problems);
AdcDeck   *adc_deck_load_with      (const char *path, AdcSchema *schema, GPtrArray *problems);

/* adc-deck-reader.c: what the schema cannot say, or not in words that help; then a deck of it. */
gboolean   adc_deck_check_texts    (const xmlNode *root, const char *path, GPtrArray *problems);
AdcDeck   *adc_deck_read_document  (xmlDoc *doc, const char *path, GPtrArray *problems); /* a valid one */

/* adc-deck-writer.c */
xmlDoc    *adc_deck_write_document (AdcDeck *self);
