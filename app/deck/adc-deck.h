/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-game.h"

/* A deck, army or pile that somebody builds: a document that knows no rule. Its cards are kept by their ids, and with
 * their names, so that one the game no longer has is not lost. What a zone or an option means, the game's AdcDeckKind
 * says. */

#define ADC_DECK_MAX_COUNT 9999 /* of one line */
#define ADC_DECK_MAX_LINES 5000
#define ADC_DECK_MAX_TEXT  4000 /* characters of the notes; names have at most */
#define ADC_DECK_MAX_NAME  200

/* Cards of one sort in one zone. With neither a card nor a name they are cards that nobody knows. */
typedef struct {
  char       *zone;
  char       *card;   /* id of an entry of the game, which may have it or not; NULL: it is none of the game's */
  char       *name;   /* as it was called when it was put there, or as the owner of the game calls it; or NULL */
  GHashTable *values; /* stat id → text: of a card of the owner's own; or NULL */
  guint       count;
} AdcDeckLine;

#define ADC_TYPE_DECK (adc_deck_get_type ())
G_DECLARE_FINAL_TYPE (AdcDeck, adc_deck, ADC, DECK, GObject)

AdcDeck    *adc_deck_new         (const char *game, const char *kind);
AdcDeck    *adc_deck_copy        (AdcDeck *self);
gboolean    adc_deck_equal       (AdcDeck *self, AdcDeck *other);

const char *adc_deck_get_game    (AdcDeck *self);
const char *adc_deck_get_kind    (AdcDeck *self);
const char *adc_deck_get_title   (AdcDeck *self); /* "" while it has none */
void        adc_deck_set_title   (AdcDeck *self, const char *title);
const char *adc_deck_get_notes   (AdcDeck *self); /* "" */
void        adc_deck_set_notes   (AdcDeck *self, const char *notes);
const char *adc_deck_get_faction (AdcDeck *self); /* or NULL */
void        adc_deck_set_faction (AdcDeck *self, const char *faction);
const char *adc_deck_get_edition (AdcDeck *self); /* or NULL: the first box */
void        adc_deck_set_edition (AdcDeck *self, const char *edition);
guint       adc_deck_get_players (AdcDeck *self); /* 0: nobody has said */
void        adc_deck_set_players (AdcDeck *self, guint n_players);

/* What is chosen for a choice, or NULL when nobody has: then it is the first option. */
const char *adc_deck_get_option  (AdcDeck *self, const char *choice);
void        adc_deck_set_option  (AdcDeck *self, const char *choice, const char *option); /* NULL: nobody has */
GPtrArray  *adc_deck_list_choices (AdcDeck *self); /* of char *: those somebody has chosen for, sorted */

/* Rules that the table does without. */
gboolean    adc_deck_ignores     (AdcDeck *self, const char *rule);
void        adc_deck_set_ignored (AdcDeck *self, const char *rule, gboolean is_ignored);
GPtrArray  *adc_deck_list_ignored (AdcDeck *self); /* of char *, sorted */

/* Of AdcDeckLine, in the order they were put there; never changed but by the functions below. */
GPtrArray  *adc_deck_get_lines   (AdcDeck *self);
guint       adc_deck_count       (AdcDeck *self); /* every card in every zone */

/* A line like that one, be it of this deck or not: the same card, in the same zone. Or NULL. */
const AdcDeckLine *adc_deck_find (AdcDeck *self, const AdcDeckLine *like);

/* Cards of the game by id (with their name for the day the game does without); by name only; or of neither. Values are
 * copied. Gives how many there was room for. */
guint       adc_deck_add         (AdcDeck *self, const char *zone, const char *card, const char *name,
                                  GHashTable *values, guint count);
void        adc_deck_add_entry   (AdcDeck *self, const char *zone, AdcEntry *entry, guint count);
void        adc_deck_set_count   (AdcDeck *self, const AdcDeckLine *like, guint count); /* 0: takes the line away */
guint       adc_deck_move        (AdcDeck *self, const AdcDeckLine *like, const char *zone, guint count); /* that many
                                                                              at most; gives how many went */
void        adc_deck_clear       (AdcDeck *self); /* of its cards */

/* An entry of the game, or NULL: nobody knows it, or the game has it no longer. */
AdcEntry   *adc_deck_line_lookup (const AdcDeckLine *self, AdcGame *game);
char       *adc_deck_line_dup_name (const AdcDeckLine *self, AdcGame *game); /* for people; “unknown card” */
gboolean    adc_deck_line_is_same (const AdcDeckLine *self, const AdcDeckLine *other); /* card, whatever the zone */

/* To find a line by its card and its zone. */
guint       adc_deck_line_hash   (gconstpointer self);
gboolean    adc_deck_line_equal  (gconstpointer self, gconstpointer other);

/* As a state to keep or to go back to: see adc-session.h. */
#define ADC_DECK_STATE_TYPE "(ssssssua{ss}asa(sssua{ss}))"
GVariant   *adc_deck_to_variant  (AdcDeck *self);
gboolean    adc_deck_restore     (AdcDeck *self, GVariant *state);
AdcDeck    *adc_deck_new_from_variant (GVariant *state); /* or NULL: it is none */
