/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-deck-check.h"
#include "adc-deck-pool.h"
#include "adc-paper.h"

/* Decks as text, for people and for other programs. */

/* What is read at most, whoever sent it. */
#define ADC_DECK_MAX_LIST_BYTES (2 * 1024 * 1024)
#define ADC_DECK_MAX_LIST_LINES 20000
#define ADC_DECK_MAX_CODE       (4 * 1024 * 1024)  /* characters of a code, */
#define ADC_DECK_MAX_UNPACKED   (16 * 1024 * 1024) /* and bytes of what it says */

typedef enum {
  ADC_DECK_FORMAT_TEXT,
  ADC_DECK_FORMAT_MARKDOWN,
  ADC_DECK_FORMAT_CSV,
} AdcDeckFormat;

/* The whole deck, its notes and the verdict, for the caller to free; of CSV, the cards alone. */
AdcPaper   *adc_deck_paper              (AdcDeck *deck, AdcGame *game);
char       *adc_deck_export             (AdcDeck *deck, AdcGame *game, AdcDeckFormat format);
gboolean    adc_deck_format_from_name   (const char *name, AdcDeckFormat *format); /* "text", "markdown", "csv" */
const char *adc_deck_format_get_suffix  (AdcDeckFormat format); /* ".md" */

/* A line of a list that names no card of the game: it is kept under that name. Or one whose number no deck can hold. */
typedef struct {
  guint  line; /* from 1 */
  char  *name;
  char  *nearest; /* title of a card that it may mean, or NULL */
  char  *message; /* one sentence */
} AdcDeckStranger;

/* Adds the cards of a list such as "2x Commando" or "3 Marine", one a line, in any language; a heading that is the name
 * of a zone says where they go. Gives AdcDeckStranger, to be freed: none, when every name is known. What the lists of
 * adc_deck_export () say is understood. */
GPtrArray  *adc_deck_import             (AdcDeck *deck, AdcGame *game, const char *text);

/* One line that another player can paste: a version, the whole deck but its notes, a checksum. */
char       *adc_deck_to_code            (AdcDeck *deck);
AdcDeck    *adc_deck_from_code          (const char *code, GError **error);
