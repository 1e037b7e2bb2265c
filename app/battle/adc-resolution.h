/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* How a battle goes, step by step, for the terminal, the clipboard and the printer: phases with what happens in them, what the
 * players decided, and the totals before and after. It never changes once made. */

typedef struct {
  char *kind;      /* "shot", "death": stable, for scripts */
  char *from;      /* ids of forces, or NULL */
  char *at;
  char *direction; /* "ne", or NULL */
  int   strength;  /* -1 where these have no sense */
  int   stopped;   /* by armour */
  int   amount;    /* wounds, or points */
  char *text;      /* one sentence in the reader's language */
  char *rule;      /* id of the entry that says so, or NULL */
} AdcHappening;

typedef struct {
  int        number; /* its initiative; -1: after the battle */
  char      *label;
  GPtrArray *actors;     /* of char *: ids of the forces that act in it */
  GPtrArray *happenings; /* of AdcHappening */
  GPtrArray *losses;     /* of char *: ids of the forces that are gone after it */
} AdcStage;

typedef struct {
  char      *side;
  int        stage;   /* number of the stage it came up in */
  char      *text;
  GPtrArray *options; /* of char *, the reader's language */
  guint      taken;
  gboolean   is_given; /* said by the scenario; FALSE: the best for its owner */
} AdcDecision;

typedef struct {
  char *side;
  char *label; /* "HQ points" */
  int   before;
  int   after;
} AdcTotal;

typedef struct {
  char      *picture;   /* what lies on the table before, in characters: lines of at most 78 columns; or NULL */
  char      *caption;   /* how to read it, or NULL */
  GPtrArray *order;     /* of AdcStage, in which nothing happens: who acts when, as things stand before */
  GPtrArray *stages;    /* of AdcStage */
  GPtrArray *decisions; /* of AdcDecision */
  GPtrArray *totals;    /* of AdcTotal */
  GPtrArray *survivors; /* of char *: ids of forces */
  GPtrArray *losses;    /* likewise: those gone */
  gboolean    is_open;  /* not everything is known: totals, survivors and losses are for a forecast to say */
  GHashTable *names;    /* id of a force → what it is called here, where it says more than the scenario does */
} AdcResolution;

AdcResolution *adc_resolution_new        (void);
void           adc_resolution_free       (AdcResolution *self);
AdcStage      *adc_resolution_add_order  (AdcResolution *self, int number, const char *label);
AdcStage      *adc_resolution_add_stage  (AdcResolution *self, int number, const char *label);
AdcHappening  *adc_stage_add             (AdcStage *self, const char *kind, const char *text, const char *rule);
AdcDecision   *adc_resolution_add_decision (AdcResolution *self, const char *side, int stage, const char *text);
void           adc_resolution_add_total  (AdcResolution *self, const char *side, const char *label, int before, int after);
void           adc_resolution_set_name   (AdcResolution *self, const char *force, const char *name);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcResolution, adc_resolution_free)
