/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-game.h"

/* What one player's makers are to make over the next turns. A maker is named by an id: one that is in play now by a
 * number, one that is made on the way by its parent's id and the turn it was begun in ("2/3"). What one gets without
 * any maker is ordered from ADC_WORKS_MARKET as from a maker. Turns are counted from 1. */

#define ADC_WORKS_MAX_TURNS 12
#define ADC_WORKS_MAX_MAKERS 24
#define ADC_WORKS_MAX_COUNT 999
#define ADC_WORKS_MARKET "market"

/* An order is the id of a unit, or one of these; NULL: carry on with what is half made, else make nothing. */
#define ADC_ORDER_STOP "!stop"           /* gives up what is half made */
#define ADC_ORDER_DISMANTLE "!dismantle" /* takes the maker off the board */

typedef struct {
  char     *zone;                        /* id, or NULL: not said */
  char     *half;                        /* id of the unit it has spent one turn on already, or NULL */
  gboolean  is_waiting;                  /* beside another maker or aboard: it makes nothing */
  gboolean  holds_body;                  /* the whole body is the player's, and the orbit beside is clear */
  char     *orders[ADC_WORKS_MAX_TURNS];
} AdcMakerPlan;

typedef struct {
  char     *order;      /* or NULL */
  gboolean  is_allowed;
  char     *message;    /* why not, in the reader's language, or NULL */
  char     *rule;       /* id of an entry, or NULL */
} AdcWorksChoice;

void adc_works_choice_free (AdcWorksChoice *self);

#define ADC_TYPE_WORKS (adc_works_get_type ())
G_DECLARE_FINAL_TYPE (AdcWorks, adc_works, ADC, WORKS, GObject)

AdcWorks           *adc_works_new           (AdcGame *game); /* which has a muster with a maker; the most players */
AdcGame            *adc_works_get_game      (AdcWorks *self);
gboolean            adc_works_set_n_players (AdcWorks *self, guint n_players); /* FALSE: not a number to play with */
guint               adc_works_get_n_turns   (AdcWorks *self);
void                adc_works_set_n_turns   (AdcWorks *self, guint n_turns);

/* What can be made, and how many of it are on the board now. */
GPtrArray          *adc_works_get_units     (AdcWorks *self); /* ids */
const AdcProduct   *adc_works_find_product  (AdcWorks *self, const char *maker, const char *unit); /* or NULL */
guint               adc_works_get_in_play   (AdcWorks *self, const char *unit);
gboolean            adc_works_set_in_play   (AdcWorks *self, const char *unit, guint count); /* FALSE: makers, unknown */
guint               adc_works_get_others    (AdcWorks *self, const char *unit); /* of a shared supply, the others' */
gboolean            adc_works_set_others    (AdcWorks *self, const char *unit, guint count);
guint               adc_works_get_supply    (AdcWorks *self, const char *unit); /* or ADC_NO_LIMIT */

guint               adc_works_get_n_makers  (AdcWorks *self); /* in play now */
const char         *adc_works_get_maker     (AdcWorks *self, guint position);
const char         *adc_works_add_maker     (AdcWorks *self); /* its id; NULL: too many */
gboolean            adc_works_remove_maker  (AdcWorks *self, const char *maker);

const AdcMakerPlan *adc_works_get_plan      (AdcWorks *self, const char *maker); /* never NULL */
gboolean            adc_works_set_zone      (AdcWorks *self, const char *maker, const char *zone); /* or NULL */
gboolean            adc_works_set_half      (AdcWorks *self, const char *maker, const char *unit); /* or NULL */
gboolean            adc_works_set_waiting   (AdcWorks *self, const char *maker, gboolean is_waiting);
gboolean            adc_works_set_holds_body (AdcWorks *self, const char *maker, gboolean holds_body);
gboolean            adc_works_set_order     (AdcWorks *self, const char *maker, guint turn, const char *order);
void                adc_works_clear_orders  (AdcWorks *self);

/* Everything that could be ordered there, of AdcWorksChoice, and what forbids it. */
GPtrArray          *adc_works_list_choices  (AdcWorks *self, const char *maker, guint turn);

/* What is kept. Restoring takes what it understands and drops the rest. */
GVariant           *adc_works_to_variant    (AdcWorks *self);
void                adc_works_restore       (AdcWorks *self, GVariant *variant);

#define ADC_WORKS_VARIANT "(ua{su}a{su}asa(sssbba(us)))"
