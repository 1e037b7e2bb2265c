/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ranker.h"

#include "adc-fts5.h"

#include <math.h>
#include <string.h>

/* What a word is worth where it stands, and how a text's length and repetitions weigh (as in
 * Okapi BM25): found by trying what suits the queries in tests/search best. */
#define TITLE_WEIGHT 3.0
#define SYNONYM_WEIGHT 2.4
#define CONTEXT_WEIGHT 2.0
#define MORE_NAMES 0.15 /* the other columns beside the best one */
#define BODY_WEIGHT 0.75
#define SATURATION 1.27
#define NEAR_WEIGHT 0.8
#define NEAR_SCALE 8.0    /* words between: at this many nearness is halved */
#define STRONG 0.8f       /* phrases at least this alike count as the word itself */
#define LIKE 0.46f        /* and at least this alike they make a word common */
/* Of the score that does not depend on how much of the question is covered. */
#define FULL_SHARE 0.3
/* Words of a title: at this many, half of what a short one has more is gone. */
#define BREVITY 15.0
#define BREVITY_FLOOR 0.4 /* what a long one has */
/* Words, in two languages, of a title that is a name for so many. */
#define MAX_TITLE(n) (4 * (int) (n) + 2)
#define COMMON 2.7        /* even a word that all have tells something */

#define MAX_SPOTS 96 /* of a row, whose distances are measured */

typedef struct {
  double tally[ADC_N_COLUMNS][ADC_MAX_SLOTS]; /* weighted occurrences */
  float  best[ADC_N_COLUMNS][ADC_MAX_SLOTS];  /* the likest phrase there */
  guint  n_words[ADC_N_COLUMNS];              /* slots found there */
  int    window[ADC_N_COLUMNS];               /* the least number of words that holds those slots */
} Finds;

/* A word found, for the distance to the others. */
typedef struct {
  guint8 column;
  guint8 slot;
  int    offset;
} Spot;

typedef struct {
  Spot  spots[MAX_SPOTS];
  guint n;
} Spots;

/* Spots come in order but for the last few: they are put where they belong from the end. */
static void
add_spot (Spots *self, int column, guint slot, int offset)
{
  guint i;

  if (self->n == MAX_SPOTS)
    return;

  for (i = self->n; i > 0; i--) {
    const Spot *before = &self->spots[i - 1];

    if (before->column < column || (before->column == column && before->offset <= offset))
      break;
    self->spots[i] = *before;
  }
  self->spots[i] = (Spot) { column, slot, offset };
  self->n++;
}

/* The narrowest stretch of each column with one of each slot that is there. */
static void
find_windows (const Spots *spots, guint n_slots, Finds *finds)
{
  int last[ADC_MAX_SLOTS];
  int column = -1;

  for (guint i = 0; i < spots->n; i++) {
    const Spot *spot = &spots->spots[i];
    int first = spot->offset;

    if (spot->column != column) {
      column = spot->column;
      memset (last, -1, sizeof last);
    }
    last[spot->slot] = spot->offset;
    for (guint j = 0; j < n_slots && first >= 0; j++)
      if (finds->best[column][j] > 0)
        first = MIN (first, last[j]); /* -1: not all were met yet */
    if (first >= 0)
      finds->window[column] = MIN (finds->window[column], spot->offset - first + 1);
  }
}

/* Not xInst (), which looks at all phrases for each word found. */
static int
look (const Fts5ExtensionApi *api, Fts5Context *context, const AdcRanker *ranker, Finds *finds)
{
  Spots spots = { .n = 0 };

  memset (finds, 0, sizeof *finds);
  for (guint i = 0; i < ADC_N_COLUMNS; i++)
    finds->window[i] = G_MAXINT;

  for (guint i = 0; i < ranker->n_phrases; i++) {
    const guint slot = ranker->slot[i];
    Fts5PhraseIter iter;
    int column, offset;
    int status = api->xPhraseFirst (context, i, &iter, &column, &offset);

    if (status != SQLITE_OK)
      return status;

    for (; column >= 0; api->xPhraseNext (context, &iter, &column, &offset)) {
      finds->n_words[column] += finds->best[column][slot] == 0;
      finds->tally[column][slot] += ranker->weight[i];
      finds->best[column][slot] = MAX (finds->best[column][slot], ranker->weight[i]);
      if (ranker->n_slots > 1)
        add_spot (&spots, column, slot, offset);
    }
  }

  find_windows (&spots, ranker->n_slots, finds);
  return SQLITE_OK;
}

/* A title is in two languages or more, one after the other; a short one says more by each word. */
static double
weigh_name (const Finds *finds, guint slot, double brevity)
{
  const double title = TITLE_WEIGHT * brevity * finds->best[ADC_COLUMN_TITLE][slot];
  const double synonym = SYNONYM_WEIGHT * finds->best[ADC_COLUMN_SYNONYMS][slot];
  const double context = CONTEXT_WEIGHT * finds->best[ADC_COLUMN_CONTEXT][slot];

  return MAX (title, MAX (synonym, context)) + MORE_NAMES * (title + synonym + context);
}

static double
measure_nearness (const Finds *finds, int column, guint n_slots)
{
  const int n = finds->n_words[column];

  if (n < 2)
    return 0;

  return n / (1 + MAX (0, finds->window[column] - n) / NEAR_SCALE) / n_slots;
}

static gboolean
has_all (const AdcRanker *ranker, const Finds *finds, int column)
{
  for (guint i = 0; i < ranker->n_slots; i++)
    if (finds->best[column][i] < STRONG)
      return FALSE;

  return TRUE;
}

static void
note_sight (AdcRanker *self, const Finds *finds, int title_size, int body_size)
{
  const double brevity = BREVITY_FLOOR + 1 / (1 + title_size / BREVITY);
  const double length = body_size / self->average_body;
  AdcSight *sight = &self->last;

  sight->nearness = 0;
  sight->title_has_all = title_size <= MAX_TITLE (self->n_slots) &&
                         has_all (self, finds, ADC_COLUMN_TITLE);
  for (guint i = 0; i < self->n_slots; i++) {
    const double tally = finds->tally[ADC_COLUMN_BODY][i];

    sight->worth[i] = weigh_name (finds, i, brevity);
    if (tally > 0) /* an entry may have no text at all */
      sight->worth[i] += BODY_WEIGHT * tally / (tally + SATURATION * length);
    sight->likest[i] = 0;
    for (guint j = 0; j < ADC_N_COLUMNS; j++)
      if (!self->is_by_names || j != ADC_COLUMN_BODY)
        sight->likest[i] = MAX (sight->likest[i], finds->best[j][i]);
    self->n_having[i] += sight->likest[i] > LIKE;
  }
  for (int i = 0; i < ADC_N_COLUMNS; i++)
    sight->nearness = MAX (sight->nearness, measure_nearness (finds, i, self->n_slots));
  self->n_seen++;
}

double
adc_ranker_weigh (const AdcRanker *self, const AdcSight *sight, gint64 n_rows, double *covered)
{
  double sum = 0, matched = 0, all = 0;

  for (guint i = 0; i < self->n_slots; i++) {
    const double having = self->n_having[i];
    const double rarity = log (1 + (MAX (n_rows, having) - having + 0.5) / (having + 0.5)) + COMMON;

    sum += rarity * sight->worth[i];
    matched += rarity * sight->likest[i];
    all += rarity;
  }

  *covered = matched / all;
  return (sum + NEAR_WEIGHT * matched * sight->nearness) *
         (FULL_SHARE + (1 - FULL_SHARE) * pow (matched / all, 2));
}

static int
measure_average (const Fts5ExtensionApi *api, Fts5Context *context, AdcRanker *ranker)
{
  sqlite3_int64 n_rows = 0, size = 0;
  int status = api->xRowCount (context, &n_rows);

  if (status == SQLITE_OK)
    status = api->xColumnTotalSize (context, ADC_COLUMN_BODY, &size);
  ranker->average_body = n_rows > 0 && size > 0 ? (double) size / n_rows : 1;

  return status;
}

static void
note (const Fts5ExtensionApi *api, Fts5Context *context, sqlite3_context *result, int n_values,
      sqlite3_value **values)
{
  AdcRanker *ranker = n_values == 1 ? sqlite3_value_pointer (values[0], ADC_RANKER_POINTER) : NULL;
  int title_size = 0, body_size = 0;
  Finds finds;
  int status;

  if (ranker == NULL) {
    sqlite3_result_error (result, "a ranker is needed", -1);
    return;
  }

  status = look (api, context, ranker, &finds);
  if (status == SQLITE_OK && ranker->average_body == 0)
    status = measure_average (api, context, ranker);
  if (status == SQLITE_OK)
    status = api->xColumnSize (context, ADC_COLUMN_TITLE, &title_size);
  if (status == SQLITE_OK)
    status = api->xColumnSize (context, ADC_COLUMN_BODY, &body_size);
  if (status != SQLITE_OK) {
    sqlite3_result_error_code (result, status);
    return;
  }

  note_sight (ranker, &finds, title_size, body_size);
  sqlite3_result_int (result, ranker->n_seen);
}

gboolean
adc_ranker_register (sqlite3 *database, GError **error)
{
  fts5_api *api = adc_fts5_get_api (database, error);

  if (api == NULL)
    return FALSE;
  if (api->xCreateFunction (api, ADC_RANKER_FUNCTION, NULL, note, NULL) == SQLITE_OK)
    return TRUE;

  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, sqlite3_errmsg (database));
  return FALSE;
}
