/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "adc-text.h"
#include "adc-value.h"

typedef struct _AdcGame AdcGame;

/* One of the things a game describes its units or its cards by: a cost, a score, a list of abilities. */

typedef enum {
  ADC_STAT_INTEGER,
  ADC_STAT_INTEGERS,  /* one or more, or a symbol: "2 1" */
  ADC_STAT_SIDES,     /* six, clockwise from the top of a tile: "1 0 0 2 0 0" */
  ADC_STAT_TEXT,
  ADC_STAT_TYPE,      /* the id of a unit type */
  ADC_STAT_ABILITIES, /* ids of abilities, each with its amount if it has one: "recon:2 resistant" */
  ADC_STAT_CHOICE,    /* the id of one of the stat's options */
  ADC_STAT_PIECES,    /* ids of units and cards, some more than once, or a symbol: "high-templar high-templar" */
  ADC_STAT_EFFECTS,   /* abilities of a card and for which units it has them: see adc-effect.h */
  ADC_STAT_COLUMNS,   /* numbers that tokens cover, and what they are of: see adc-column.h */
  ADC_STAT_PRICES,    /* of one slot after the other: see adc-price.h */
} AdcStatKind;

typedef enum {
  ADC_ROLE_NONE,
  ADC_ROLE_COST,
  ADC_ROLE_INITIATIVE,
  ADC_ROLE_SCORE,
  ADC_ROLE_COPIES,
  ADC_ROLE_TOUGHNESS,
  ADC_ROLE_MOVES,  /* zones of the map in one turn */
  ADC_ROLE_ENTERS, /* a choice of everywhere, ground and space */
  ADC_ROLE_DECK,     /* a choice: which pile a card belongs to */
  ADC_ROLE_EDITION,  /* a choice: which box a piece comes from: see adc-edition.h */
  ADC_ROLE_GROUP,    /* a choice: which cards are played with together: see adc-setup.h */
  ADC_ROLE_ICONS,    /* units a card is for */
  ADC_ROLE_BUILDS,   /* what a card lets its owner build */
  ADC_ROLE_REQUIRES, /* what one must have first */
  ADC_ROLE_CONSUMES, /* what one gives up for it */
  ADC_ROLE_MELEE, /* from here on: of the sides of a tile */
  ADC_ROLE_RANGED,
  ADC_ROLE_BEAM,
  ADC_ROLE_ARMOUR,
  ADC_ROLE_NET,
  ADC_ROLE_LINK,
} AdcStatRole;

/* That a stat has a value. */
typedef struct {
  char *stat;
  char *value;
} AdcStatMatch;

#define ADC_TYPE_STAT (adc_stat_get_type ())
G_DECLARE_FINAL_TYPE (AdcStat, adc_stat, ADC, STAT, GObject)

AdcStat            *adc_stat_new              (const char *id, AdcText *title, const char *kind, const char *role);
const char         *adc_stat_get_id           (AdcStat *self);
const char         *adc_stat_get_title        (AdcStat *self);
AdcText            *adc_stat_get_title_text   (AdcStat *self);
AdcStatKind         adc_stat_get_kind         (AdcStat *self);
AdcStatRole         adc_stat_get_role         (AdcStat *self);
const char         *adc_stat_get_versus       (AdcStat *self); /* the id of a unit type, or NULL */
const char * const *adc_stat_get_symbols      (AdcStat *self); /* words instead of a number */
void                adc_stat_get_range        (AdcStat *self, int *min, int *max);
guint               adc_stat_get_n_options    (AdcStat *self);
const char         *adc_stat_get_option       (AdcStat *self, guint position, const char **title);
gboolean            adc_stat_has_option       (AdcStat *self, const char *id);
gboolean            adc_stat_is_list          (AdcStat *self); /* whose empty text is a value, "none" */

/* Of a number of units: the number of cards that it is the average of, or NULL; and which of the cards for a unit count
 * for it, of AdcStatMatch. */
const char         *adc_stat_get_average_of   (AdcStat *self);
GPtrArray          *adc_stat_get_matches      (AdcStat *self);
char               *adc_stat_normalise        (AdcStat *self, AdcGame *game, const char *text, GError **error);
char               *adc_stat_format           (AdcStat *self, AdcGame *game, const AdcValue *value);
char               *adc_stat_format_in        (AdcStat *self, AdcGame *game, const AdcValue *value,
                                               const char *language);

/* For the loader, before the stat is shared. */
void     adc_stat_set_range   (AdcStat *self, int min, int max);
void     adc_stat_set_symbols (AdcStat *self, const char *symbols);
void     adc_stat_set_versus  (AdcStat *self, const char *unit_type);
void     adc_stat_set_average_of (AdcStat *self, const char *stat);
void     adc_stat_add_match   (AdcStat *self, const char *stat, const char *value);
gboolean adc_stat_add_option  (AdcStat *self, const char *id, AdcText *title);
