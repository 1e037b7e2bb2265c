/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <sqlite3.h>

#include "adc-entry.h"
#include "adc-index.h"
#include "adc-vocabulary.h"

/* Between the half that builds the index and the half that searches it. */

/* An entry in one language; its position in the array, plus one, is its rowid. */
typedef struct {
  AdcEntry   *entry;
  const char *language; /* interned */
  char       *title;    /* stemmed, like what it is compared with */
  char       *headword; /* likewise: the title up to a bracket, as in "Shield (ability)" */
  GPtrArray  *synonyms; /* likewise */
} AdcIndexRow;

struct _AdcIndex {
  GObject        parent_instance;
  AdcLibrary    *library; /* entries hold no reference on their game */
  GArray        *rows;
  AdcVocabulary *vocabulary;
  sqlite3       *database;
  GMutex         mutex; /* the database's */
};

G_DEFINE_AUTOPTR_CLEANUP_FUNC (sqlite3_stmt, sqlite3_finalize)

sqlite3_stmt *adc_index_prepare   (AdcIndex *self, const char *sql, GError **error);
gboolean      adc_index_fail      (AdcIndex *self, GError **error); /* always FALSE */
void          adc_index_bind_text (sqlite3_stmt *statement, int position, const char *text);
