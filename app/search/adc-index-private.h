/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-analyzer.h"
#include "adc-fts5.h"
#include "adc-index.h"
#include "adc-ranker.h"

/* Between adc-index.c (an index and its database), adc-index-builder.c (which fills it), adc-question.c (what is
 * asked), adc-index-search.c (what is found) and adc-index-results.c (what is shown of it). */

/* Any change of what is in the database, or of how words are folded and stemmed, makes it another. */
#define ADC_INDEX_FORMAT 2
#define ADC_INDEX_MEMORY ":memory:" /* the path of a database that is in no file */
#define ADC_MAX_LANGUAGES 16 /* that a text may be in */
#define ADC_MAX_WORDS 32 /* of a query: what comes after was pasted by accident */

#define ADC_GUIDE_BIT (1u << 31) /* no game has it */

/* Games as the index knows them, in the order of the library; the guide, if there is one, comes last. */
typedef struct {
  char    *id;
  guint32  bit;
  GStrv    titles; /* one for each language of the index; an empty text where there is none */
} AdcIndexGame;

/* Documents of one game and kind follow each other. */
typedef struct {
  guint   game;
  AdcKind kind;
  gint64  first;
  gint64  last;
} AdcIndexRange;

/* What a name of an entry is: in the table of names by its stems, in the table of spellings letter by letter. */
typedef enum {
  ADC_NAME_TITLE,
  ADC_NAME_SYNONYM,
  ADC_NAME_BARE_TITLE, /* without the words that do not matter */
  ADC_NAME_BARE_SYNONYM,
} AdcNameWhat;

struct _AdcIndex {
  GObject        parent_instance;
  GMutex         mutex; /* the database's, and all below */
  sqlite3       *database;
  char          *path; /* of the file it is kept in, or NULL */
  gboolean       is_in_memory;
  AdcAnalyzer    analyzer;
  GPtrArray     *games;     /* of AdcIndexGame */
  GArray        *ranges;    /* of AdcIndexRange */
  GPtrArray     *languages; /* codes */
  GHashTable    *ignored;   /* words */
  AdcLexicon    *words;
  AdcLexicon    *stems;
  gint64         n_documents; /* of games: the guide's come after them */
  sqlite3_stmt  *statements[16]; /* prepared when first needed; adc_index_get_statement () */
};

/* In the order of their texts in adc-index.c. */
typedef enum {
  ADC_SQL_SEARCH,
  ADC_SQL_NAME,
  ADC_SQL_SPELLING,
  ADC_SQL_ALIKE,
  ADC_SQL_DOCUMENT,
  ADC_SQL_ENTRY,
  ADC_SQL_TEXT,
  ADC_SQL_WORD,
  ADC_N_SQL,
} AdcSql;

/* One that is ready to be bound; reset it after use. NULL: the database failed. */
sqlite3_stmt        *adc_index_get_statement (AdcIndex *self, AdcSql sql, GError **error);
gboolean             adc_index_fail          (AdcIndex *self, GError **error); /* always FALSE */
gboolean             adc_index_execute       (AdcIndex *self, const char *sql, GError **error);
void                 adc_index_bind_text     (sqlite3_stmt *statement, int position, const char *text);
const AdcIndexRange *adc_index_find_range    (AdcIndex *self, gint64 document);
guint                adc_index_find_language (AdcIndex *self, const char *language); /* G_MAXUINT: none of ours */
guint32              adc_index_get_bits      (AdcIndex *self, const char *game); /* all for NULL, 0: there is none */

static inline gboolean
adc_index_is_guide (const AdcIndexGame *game)
{
  return game->bit == ADC_GUIDE_BIT;
}

/* The number of a document's text in a language. */
static inline gint64
adc_index_get_text_id (gint64 document, guint language)
{
  return document * ADC_MAX_LANGUAGES + language;
}

/* Title and text of a document in one of the index's languages. FALSE: it has none. */
gboolean             adc_index_read_text     (AdcIndex *self, gint64 document, guint language, char **title,
                                              char **body);

/* A document as it is shown in that language, with the words marked that it was found by: stem -> anything. A title in
 * another language is shown for those that were typed. NULL: the database is damaged. */
AdcSearchResult     *adc_index_create_result (AdcIndex *self, gint64 document, guint language, GHashTable *marks,
                                              GHashTable *typed, double score);

/* On a database, with SQLite's flags; nothing is read from it yet. */
AdcIndex            *adc_index_open          (const char *path, int flags, GError **error);
gboolean             adc_index_read          (AdcIndex *self, GError **error);

/* Fills an empty database. Values are those that ship and, where there are any, the user's: AdcCompletions, or NULL. */
gboolean             adc_index_fill          (AdcIndex *self, AdcLibrary *library, GPtrArray *completions,
                                              GError **error);
