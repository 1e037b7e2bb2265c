/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "adc-text.h"

/* What is paid with what in a game: resources, what a faction always has of them, and the orders that spend them. Once
 * loaded it never changes. */

typedef struct {
  char  *stat;        /* the stat of units and cards that says how much of it they cost; its title is the resource's */
  guint  n_permanent; /* what every faction has of it each round, whatever it holds */
} AdcResource;

typedef struct {
  gboolean  is_units;      /* units */
  char     *deck;          /* else cards of that deck */
  guint     most;          /* in one order; 0: units: the build limit, else any number */
  gboolean  is_workers;    /* they pay for other things from the next round on */
  gboolean  is_full_price; /* nothing is ever taken off them */
  char     *rule;          /* id of the entry that says so, or NULL */
} AdcPurchase;

typedef struct {
  char      *id;
  AdcText   *title;
  guint      discount;  /* resources off one purchase when the order is a special one */
  guint      extra;     /* units beyond the build limit then */
  char      *rule;      /* or NULL */
  GPtrArray *purchases; /* of AdcPurchase */
} AdcOrder;

/* The cards of the game that give resources to who holds them. */
typedef struct {
  char *deck;
  char *resource; /* the stat that says which: a choice, one of its options called as the resource's stat */
  char *amount;   /* the stat that says how much, and so for how many workers there is room */
} AdcPlaces;

#define ADC_TYPE_ECONOMY (adc_economy_get_type ())
G_DECLARE_FINAL_TYPE (AdcEconomy, adc_economy, ADC, ECONOMY, GObject)

GPtrArray  *adc_economy_get_resources      (AdcEconomy *self); /* of AdcResource */
GPtrArray  *adc_economy_get_orders         (AdcEconomy *self); /* of AdcOrder */
guint       adc_economy_get_n_workers      (AdcEconomy *self); /* the most a faction can have */
guint       adc_economy_get_limit          (AdcEconomy *self); /* units in one order at the beginning; 0: any number */
const AdcPlaces *adc_economy_get_places    (AdcEconomy *self); /* or NULL */
const char *adc_economy_get_rule           (AdcEconomy *self); /* how one pays; or NULL, as are the others */
const char *adc_economy_get_permanent_rule (AdcEconomy *self);
const char *adc_economy_get_strain_rule    (AdcEconomy *self); /* taking more from a place than it gives */

/* For the loader, before the economy is shared. */
AdcEconomy  *adc_economy_new          (guint n_workers, const char *rule, const char *permanent_rule,
                                       const char *strain_rule);
void         adc_economy_set_limit    (AdcEconomy *self, guint limit);
void         adc_economy_set_places   (AdcEconomy *self, const AdcPlaces *places); /* copied */
gboolean     adc_economy_add_resource (AdcEconomy *self, const char *stat, guint n_permanent); /* FALSE: twice */
AdcOrder    *adc_economy_add_order    (AdcEconomy *self, const char *id, AdcText *title, guint discount,
                                       const char *rule); /* NULL: twice */
gboolean     adc_order_add_purchase   (AdcOrder *order, const AdcPurchase *purchase); /* copied; FALSE: twice */
