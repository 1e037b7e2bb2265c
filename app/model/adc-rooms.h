/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "adc-room-case.h"
#include "adc-text.h"

typedef struct _AdcGame AdcGame;

/* Cards with slots that tokens cover: who may put tokens there, what the cards give, and which rule says what. Once
 * loaded it never changes. */

typedef struct {
  char    *id;
  char    *colour; /* "#rrggbb" */
  AdcText *title;
} AdcRoomPlayer;

typedef enum {
  ADC_TOKEN_UNIT,
  ADC_TOKEN_CYLINDER, /* in the round slots, from top to bottom */
  ADC_TOKEN_CUBE,     /* in the square slots, from left to right */
} AdcToken;

/* Tokens of no player: they count for whoever controls their home. */
typedef struct {
  char     *id;
  AdcToken  token; /* a unit or a cylinder */
  char     *colour;
  char     *home;  /* the card they belong to; it gives them, by a column of that id */
  guint     count; /* that there are in all */
  AdcText  *title;
} AdcRoomNeutral;

typedef enum {
  ADC_BENEFIT_ACTION,   /* of a section, and of what adds to it */
  ADC_BENEFIT_RESOURCE, /* taken from a card */
  ADC_BENEFIT_BONUS,    /* counts by itself, elsewhere */
  ADC_BENEFIT_NEUTRAL,  /* tokens of no player */
} AdcBenefitKind;

typedef struct {
  char           *id; /* of an entry; of a neutral, its id */
  AdcBenefitKind  kind;
  char           *short_name;  /* of a resource: "Ti" */
  char           *section;     /* of an action: the card of the home it belongs to; or NULL */
  guint           line;        /* of an action: those of one line are done together */
  gboolean        is_pair;     /* X:Y */
  gboolean        is_supply;   /* Y says how many cylinders a player has in all */
  char           *variant_of;  /* the action it goes with, or NULL */
  gboolean        is_per_unit; /* it adds to that action, as often as the player has units */
  char           *deck;        /* of an action that takes from cards: which, or NULL; what rooms give adds to each */
  guint           most;        /* of how many cards */
  char           *rule;        /* or NULL */
} AdcBenefit;

/* Cards that are laid on the table. */
typedef struct {
  char     *deck;         /* or NULL */
  char     *card;         /* then just that one */
  gboolean  is_repeated;  /* several of the same */
  gboolean  is_activated; /* by who controls it when its squares are full */
} AdcRoomSort;

/* What a card says, each by a stat of cards. */
typedef enum {
  ADC_ROOM_COLUMNS, /* kind columns */
  ADC_ROOM_SQUARES, /* whole numbers */
  ADC_ROOM_ROUNDS,
  ADC_ROOM_COVERS, /* a choice of "cubes" and "cylinders": what covers the numbers */
  ADC_ROOM_PRICES, /* kind prices, of the squares */
  ADC_ROOM_CHAIN_FROM, /* pieces: after that section … */
  ADC_ROOM_CHAIN_TO,   /* … that one may follow */
  ADC_ROOM_GROUP,      /* a whole number */
  ADC_ROOM_N_STATS,
} AdcRoomStat;

/* What the entries are about that explain what was worked out. */
typedef enum {
  ADC_ROOM_RULE_NONE,      /* nobody controls it */
  ADC_ROOM_RULE_SHARED,    /* by units and cylinders */
  ADC_ROOM_RULE_EXCLUSIVE, /* most cubes */
  ADC_ROOM_RULE_TIE,       /* as many cubes */
  ADC_ROOM_RULE_HOME,      /* a home is always its owner's */
  ADC_ROOM_RULE_NEUTRAL,   /* neutral tokens count for whoever controls their home */
  ADC_ROOM_RULE_TURN,      /* each of several, in his turn */
  ADC_ROOM_RULE_CIRCLE,    /* neutrals that hold only each other's homes */
  ADC_ROOM_RULE_MODIFIER,  /* the first number one sees */
  ADC_ROOM_RULE_CUBES,     /* covered by cubes */
  ADC_ROOM_RULE_SUM,
  ADC_ROOM_RULE_BEFORE,    /* worked out when the phase begins */
  ADC_ROOM_RULE_FULL,      /* wholly integrated */
  ADC_ROOM_RULE_ACTIVATE,
  ADC_ROOM_RULE_CHAIN,
  ADC_ROOM_RULE_PAWN,      /* another section each turn */
  ADC_ROOM_RULE_CUBE,      /* how cubes are placed */
  ADC_ROOM_RULE_LIMIT,     /* one in each room and phase */
  ADC_ROOM_RULE_VARIANTS,  /* at a distance, for nothing */
  ADC_ROOM_RULE_CYLINDER,  /* how cylinders are placed */
  ADC_ROOM_RULE_SUPPLY,    /* neutrals come and go with what their home gives */
  ADC_ROOM_RULE_ENTER,     /* who may be in a home */
  ADC_ROOM_N_RULES,
} AdcRoomRule;

#define ADC_TYPE_ROOMS (adc_rooms_get_type ())
G_DECLARE_FINAL_TYPE (AdcRooms, adc_rooms, ADC, ROOMS, GObject)

GPtrArray            *adc_rooms_get_players   (AdcRooms *self); /* of AdcRoomPlayer */
GPtrArray            *adc_rooms_get_neutrals  (AdcRooms *self); /* of AdcRoomNeutral */
GPtrArray            *adc_rooms_get_benefits  (AdcRooms *self); /* of AdcBenefit, with those of neutrals */
GPtrArray            *adc_rooms_get_sorts     (AdcRooms *self); /* of AdcRoomSort */
GPtrArray            *adc_rooms_get_cases     (AdcRooms *self); /* of AdcRoomCase: the rulebook's examples */
const char           *adc_rooms_get_home      (AdcRooms *self); /* the card that is a player's home */
GPtrArray            *adc_rooms_get_sections  (AdcRooms *self); /* ids of the cards that are its sections */
const char           *adc_rooms_get_stat      (AdcRooms *self, AdcRoomStat stat); /* chains and group: or NULL */
const char           *adc_rooms_get_rule      (AdcRooms *self, AdcRoomRule rule); /* or NULL */
const AdcRoomPlayer  *adc_rooms_find_player   (AdcRooms *self, const char *id); /* or NULL, as are the others */
const AdcRoomNeutral *adc_rooms_find_neutral  (AdcRooms *self, const char *id);
const AdcBenefit     *adc_rooms_find_benefit  (AdcRooms *self, const char *id);
const AdcRoomCase    *adc_rooms_find_case     (AdcRooms *self, const char *id);

/* In the reader's language. */
const char *adc_rooms_get_owner_title   (AdcRooms *self, const char *owner); /* a player or a neutral */
const char *adc_rooms_get_benefit_title (AdcRooms *self, AdcGame *game, const char *benefit); /* NULL: “?” */

/* Which one somebody means who types its title, its short name or its id, whatever the accents and capitals; or NULL.
 * */
const AdcBenefit *adc_rooms_guess_benefit (AdcRooms *self, AdcGame *game, const char *words);
const AdcBenefit *adc_rooms_find_resource (AdcRooms *self, const char *short_name); /* whatever the capitals */

/* For the loader, before the rooms are shared. What is added is copied; FALSE: there is one of that id already. */
AdcRooms *adc_rooms_new          (void);
void      adc_rooms_set_home     (AdcRooms *self, const char *card);
gboolean  adc_rooms_add_section  (AdcRooms *self, const char *card);
void      adc_rooms_set_stat     (AdcRooms *self, AdcRoomStat which, const char *stat);
void      adc_rooms_set_rule     (AdcRooms *self, AdcRoomRule which, const char *rule);
gboolean  adc_rooms_add_player   (AdcRooms *self, const AdcRoomPlayer *player);
gboolean  adc_rooms_add_neutral  (AdcRooms *self, const AdcRoomNeutral *neutral);
gboolean  adc_rooms_add_benefit  (AdcRooms *self, const AdcBenefit *benefit);
void      adc_rooms_add_sort     (AdcRooms *self, const AdcRoomSort *sort);
gboolean  adc_rooms_take_case    (AdcRooms *self, AdcRoomCase *room_case); /* freed when there is one already */
