/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-arsenal.h"

/* What a faction can come to build, and what each thing needs: a graph without circles, laid out in columns. A node
 * needs what lets it be built, what it requires and what is given up for it. Made of the values as they are; after one
 * changed, another must be made. */

typedef enum {
  ADC_TECH_REQUIRED, /* must be there */
  ADC_TECH_CONSUMED, /* must be given up, so many of it */
  ADC_TECH_OTHER,    /* would do instead of the one before */
} AdcTechNeedKind;

typedef struct {
  AdcTechNeedKind kind;
  guint           node; /* its position */
  guint           count;
} AdcTechNeed;

typedef struct {
  AdcPiece  *piece;
  GArray    *needs;     /* of AdcTechNeed */
  int        parent;    /* the node it hangs on, one of its needs; -1: none */
  guint      depth;     /* how far down the tree of parents */
  guint      column;    /* right of all it needs */
  guint      row;
  gboolean   is_open;   /* nobody knows what it needs */
  GPtrArray *missing;   /* of char *: ids of what it requires that is in another box */
  GPtrArray *upgrades;  /* of AdcPiece: cards to be bought that are for it */
} AdcTechNode;

#define ADC_TYPE_TECH_TREE (adc_tech_tree_get_type ())
G_DECLARE_FINAL_TYPE (AdcTechTree, adc_tech_tree, ADC, TECH_TREE, GObject)

gboolean           adc_tech_tree_exists        (AdcGame *game); /* some stat says what builds what */
AdcTechTree       *adc_tech_tree_new           (AdcGame *game, AdcFaction *faction, const char *edition);
AdcGame           *adc_tech_tree_get_game      (AdcTechTree *self);

/* In reading order: each node before those that hang on it. */
guint              adc_tech_tree_get_n_nodes   (AdcTechTree *self);
const AdcTechNode *adc_tech_tree_get_node      (AdcTechTree *self, guint position);
int                adc_tech_tree_find          (AdcTechTree *self, const char *id); /* of a piece; -1: there is none */
guint              adc_tech_tree_get_n_columns (AdcTechTree *self);
guint              adc_tech_tree_get_n_rows    (AdcTechTree *self);
