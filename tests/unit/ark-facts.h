/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* What is known of Ark: Awakening, typed in a second time. NO and NULL: nobody knows, and so the
 * files must not either. */

#define NO (-1)

typedef struct {
  const char *id;
  const char *deck;
  const char *french;
  const char *english;
  const char *unofficial; /* the languages in which the rulebook prints no name */
} ArkCard;

/* What is printed on a room, as far as the rulebook or the Spanish appendices say. */
typedef struct {
  const char *id;
  int         squares;
  int         rounds;
  const char *chain_from;
  const char *chain_to;
} ArkRoom;

typedef struct {
  const char *id;
  const char *stat;
  const char *value;
} ArkValue;

typedef struct {
  const char *id;
  const char *french;
  const char *english;
  guint       page;
  const char *limit; /* what its French text says of how much or how often */
} ArkAction;

typedef struct {
  const char *rule;
  guint       page;
} ArkPage;

/* A whole line of a table; the numbers of the English are those of the French. */
typedef struct {
  const char *id;
  const char *line;
} ArkLine;

typedef struct {
  const char *rule;
  const char *title;
  const char *outcome;
} ArkExample;

typedef struct {
  const char *id;
  const char *french;
  const char *english;
} ArkWords;

enum {
  ARK_N_CARDS = 34,
  ARK_N_ROOMS = 16,
  ARK_N_VALUES = 38,
  ARK_N_ACTIONS = 19,
  ARK_N_PAGES = 33,
  ARK_N_LINES = 79,
  ARK_N_EXAMPLES = 41,
  ARK_N_NOTES = 30,
  ARK_N_FIGURES = 27,
};

extern const ArkCard    ark_cards[ARK_N_CARDS];
extern const ArkRoom    ark_rooms[ARK_N_ROOMS];
extern const ArkValue   ark_values[ARK_N_VALUES];
extern const ArkAction  ark_actions[ARK_N_ACTIONS];
extern const ArkPage    ark_pages[ARK_N_PAGES];
extern const ArkLine    ark_lines[ARK_N_LINES];
extern const ArkExample ark_examples[ARK_N_EXAMPLES];
extern const ArkWords   ark_notes[ARK_N_NOTES];
extern const ArkWords   ark_figures[ARK_N_FIGURES];
