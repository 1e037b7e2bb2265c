/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-deck-when.h"
#include "adc-kind.h"
#include "adc-text.h"

/* A sort of deck, army or pile of a game: what may be in it, where its cards may be, what it usually consists of. Once
 * loaded it never changes. Every game also has one that admits everything and is judged by nothing. */

#define ADC_DECK_KIND_FREE "free" /* its id */

typedef enum {
  ADC_DECK_ROLE_DRAW, /* piles one draws from lie on one another, the first on top */
  ADC_DECK_ROLE_HAND,
  ADC_DECK_ROLE_TABLE,
  ADC_DECK_ROLE_DISCARD,
  ADC_DECK_ROLE_OUT,  /* of the game */
} AdcDeckRole;

typedef struct {
  char        *id;
  AdcText     *title;      /* or NULL: as zones of its role are called */
  AdcDeckRole  role;
  gboolean     is_built;   /* cards are put there while the deck is built */
  gboolean     is_played;  /* or during the game */
  gboolean     is_counted; /* what is there is part of the deck */
  char        *start;      /* the zone its cards are in when the game begins; NULL: none */
} AdcDeckZone;

typedef struct {
  char    *id;
  AdcText *title;
} AdcDeckOption;

typedef struct {
  char      *id;
  AdcText   *title;
  GPtrArray *options; /* of AdcDeckOption: one at least, the first unless somebody says otherwise */
} AdcDeckChoice;

typedef enum {
  ADC_DECK_WHOSE_ANY,
  ADC_DECK_WHOSE_OWN,
  ADC_DECK_WHOSE_SHARED,
  ADC_DECK_WHOSE_NOBODY,
} AdcDeckWhose;

/* Pieces and zones of the map. */
typedef struct {
  gboolean      is_any; /* it says nothing at all */
  char         *card;   /* that one; or NULL, and then */
  AdcKind       on;
  AdcDeckWhose  whose;
  char         *stat;   /* or NULL */
  char         *value;  /* or NULL; of zones, the kind */
} AdcDeckFilter;

typedef struct {
  AdcDeckFilter filter; /* any: cards that nobody knows */
  int           count;  /* −1: as many as there are copies */
  char         *zone;
} AdcDeckTake;

typedef struct {
  AdcDeckWhen  when;
  GPtrArray   *takes; /* of AdcDeckTake */
} AdcDeckRecipe;

typedef struct {
  AdcDeckWhen  when;
  guint        n_opening; /* cards drawn to begin with */
  guint        n_turn;    /* usually drawn in a turn */
  char        *rule;      /* or NULL */
} AdcDeckDeal;

typedef struct {
  char      *id;
  AdcText   *title;    /* or NULL: the free one */
  AdcText   *summary;  /* or NULL */
  char      *rule;     /* or NULL */
  gboolean   has_factions;
  gboolean   has_players;
  gboolean   has_editions;
  GPtrArray *choices;  /* of AdcDeckChoice */
  GPtrArray *admits;   /* of AdcDeckFilter */
  GPtrArray *zones;    /* of AdcDeckZone, one at least */
  GPtrArray *deals;    /* of AdcDeckDeal */
  GPtrArray *lists;    /* of AdcDeckRecipe */
} AdcDeckKind;

const char          *adc_deck_kind_get_title   (const AdcDeckKind *self);
const char          *adc_deck_kind_get_summary (const AdcDeckKind *self); /* or NULL */
gboolean             adc_deck_kind_is_free     (const AdcDeckKind *self);
const AdcDeckZone   *adc_deck_kind_get_first_zone (const AdcDeckKind *self); /* where cards go unless somebody says */
const AdcDeckZone   *adc_deck_kind_find_zone   (const AdcDeckKind *self, const char *id); /* or NULL */
const AdcDeckZone   *adc_deck_kind_find_role   (const AdcDeckKind *self, AdcDeckRole role); /* played, the first; or NULL */
const AdcDeckChoice *adc_deck_kind_find_choice (const AdcDeckKind *self, const char *option); /* that has it; or NULL */
const char          *adc_deck_zone_get_title   (const AdcDeckZone *self);

/* For the loader, before the kind is shared. */
AdcDeckKind   *adc_deck_kind_new        (const char *id);
AdcDeckKind   *adc_deck_kind_new_free   (void);
void           adc_deck_kind_free       (AdcDeckKind *self);
AdcDeckZone   *adc_deck_kind_add_zone   (AdcDeckKind *self, const char *id, AdcDeckRole role);
AdcDeckChoice *adc_deck_kind_add_choice (AdcDeckKind *self, const char *id);
void           adc_deck_choice_add      (AdcDeckChoice *self, const char *id, AdcText *title);
AdcDeckFilter *adc_deck_kind_add_admit  (AdcDeckKind *self);
AdcDeckDeal   *adc_deck_kind_add_deal   (AdcDeckKind *self);
AdcDeckRecipe *adc_deck_kind_add_recipe (AdcDeckKind *self);
AdcDeckTake   *adc_deck_recipe_add_take (AdcDeckRecipe *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcDeckKind, adc_deck_kind_free)
