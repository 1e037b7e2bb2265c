/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

typedef struct sqlite3 sqlite3;

/* How much entries are about a question. FTS5 goes through what matches and notes what it sees of each; once all are
 * seen it is known how rare each word is among them, and they can be weighed. */

#define ADC_MAX_SLOTS 12   /* words of a question that count */
#define ADC_MAX_PHRASES 96 /* what may stand for them, all together */
#define ADC_RANKER_FUNCTION "adc_note"
#define ADC_RANKER_POINTER "adc-ranker" /* the type of the pointer the function is given: an AdcRanker */

/* The columns, as the table has them. */
enum {
  ADC_COLUMN_TITLE,
  ADC_COLUMN_SYNONYMS,
  ADC_COLUMN_CONTEXT, /* what it belongs to, and questions it answers */
  ADC_COLUMN_BODY,
  ADC_N_COLUMNS,
};

/* What was seen of a row. */
typedef struct {
  float    likest[ADC_MAX_SLOTS]; /* how like the word itself is what stands for it; 0: nothing does */
  float    worth[ADC_MAX_SLOTS];  /* of that, where and as often as it stands there */
  float    nearness;              /* 1: the words follow each other; 0: they are alone or far apart */
  gboolean title_has_all;         /* the titles hold every word, or what is as good */
} AdcSight;

typedef struct {
  guint     n_slots;
  guint     n_phrases;               /* in the order of the expression */
  guint8    slot[ADC_MAX_PHRASES];   /* which of the words it stands for */
  float     weight[ADC_MAX_PHRASES]; /* 1 for the word itself, less for what is only like it */
  double    average_body;            /* words in a text; 0 until it is known */
  gboolean  is_by_names;             /* what only a text has is not covered */
  AdcSight  last;                    /* of the row that was noted last */
  guint     n_seen;                  /* rows noted */
  guint     n_having[ADC_MAX_SLOTS]; /* of them, those with the word or what is as good */
} AdcRanker;

gboolean adc_ranker_register (sqlite3 *database, GError **error);

/* How much a row is about the question, once all rows are noted, and what share of the question it covers; n_rows is
 * how many rows there are, matching or not. */
double   adc_ranker_weigh    (const AdcRanker *self, const AdcSight *sight, gint64 n_rows, double *covered);
