/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-cli.h"
#include "adc-deck.h"
#include "adc-library.h"

#include <json-glib/json-glib.h>

/* What the commands about deck files have in common. */

typedef struct {
  AdcLibrary *library;
  AdcDeck    *deck;
  AdcGame    *game; /* of the library */
} AdcCliDeck;

/* FALSE: what is wrong has been said. */
gboolean adc_cli_deck_load        (AdcCliDeck *self, const char *path);
gboolean adc_cli_deck_find_game   (AdcCliDeck *self); /* that of its deck */
void     adc_cli_deck_clear       (AdcCliDeck *self);

/* To a file or, without one, to the output. */
gboolean adc_cli_deck_write       (AdcDeck *deck, const char *path);
gboolean adc_cli_write_text       (const char *text, const char *path);

/* What is in a file or, for "-", what comes in; NULL: what is wrong has been said. */
char    *adc_cli_read_text        (const char *path, gsize max_bytes);

/* Members of the object under construction. */
void     adc_cli_deck_add_head    (JsonBuilder *builder, const AdcCliDeck *self); /* game, kind, title */
void     adc_cli_deck_add_cards   (JsonBuilder *builder, const AdcCliDeck *self); /* and all the rest */

/* Whether the game has such a box; if not, that has been said. */
gboolean adc_cli_check_edition    (AdcGame *game, const char *id);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AdcCliDeck, adc_cli_deck_clear)
