/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

/* What armies of a game begin with, and what is made during it, as the game's data says. Once loaded it never
 * changes. */

typedef struct {
  char  *unit;
  guint  count;
} AdcMusterPiece;

typedef struct {
  guint  n_players;
  guint  n_armies; /* of each player */
  guint  n_zones;  /* that each player is dealt */
  guint  limit;    /* pieces in one zone at the set-up; 0: none */
  guint  n_to_win; /* zones */
  char  *rule;     /* id of the entry that says so, or NULL */
} AdcMusterTable;

typedef struct {
  char  *unit;
  guint  count;
  guint  n_turns;
  char  *rule;    /* or NULL */
} AdcProduct;

#define ADC_TYPE_MUSTER (adc_muster_get_type ())
G_DECLARE_FINAL_TYPE (AdcMuster, adc_muster, ADC, MUSTER, GObject)

guint                 adc_muster_get_batch    (AdcMuster *self); /* pieces put down at a time, in one zone */
GPtrArray            *adc_muster_get_pieces   (AdcMuster *self); /* of AdcMusterPiece: one army at the start */
GPtrArray            *adc_muster_get_tables   (AdcMuster *self); /* of AdcMusterTable, by number of players */
const AdcMusterTable *adc_muster_find_table   (AdcMuster *self, guint n_players); /* or NULL */
const char           *adc_muster_get_maker    (AdcMuster *self); /* the unit that makes others, or NULL */
const char           *adc_muster_get_maker_rule  (AdcMuster *self);
GPtrArray            *adc_muster_get_products (AdcMuster *self); /* of AdcProduct: what one maker makes */
GPtrArray            *adc_muster_get_market   (AdcMuster *self); /* of AdcProduct: what one gets without a maker */
const char           *adc_muster_get_market_rule (AdcMuster *self);

/* For the loader, before the muster is shared. */
AdcMuster *adc_muster_new         (guint batch);
gboolean   adc_muster_add_piece   (AdcMuster *self, const char *unit, guint count); /* FALSE: it is in it already */
gboolean   adc_muster_add_table   (AdcMuster *self, const AdcMusterTable *table);   /* likewise; copied */
void       adc_muster_set_maker   (AdcMuster *self, const char *unit, const char *rule);
void       adc_muster_set_market  (AdcMuster *self, const char *rule);
gboolean   adc_muster_add_product (AdcMuster *self, GPtrArray *products, const AdcProduct *product); /* likewise */
